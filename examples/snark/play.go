package main

import (
	"bufio"
	"bytes"
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"io/fs"
	"os"
	"slices"
	"strings"

	"github.com/cgt-go/sdk/rulesets/ship"
	"github.com/cgt-go/sdk/zermelo"
)

type (
	position = zermelo.Turned[ship.Point]
	session  = zermelo.Session[position, zermelo.Result]
)

// errQuit ends a game that is not over.
var errQuit = errors.New("quit")

// table is where a person and the computer sit.
type table struct {
	o      options
	lines  <-chan line
	out    io.Writer
	ctx    context.Context
	record zermelo.Record
}

// line is a line of the input, or the error at its end.
type line struct {
	text string
	err  error
}

// maxLine is the largest length of a line of the input in bytes, with its end.
const maxLine = 1 << 12

// play is the form play.
func play(ctx context.Context, o options, stdin io.Reader, stdout io.Writer) error {
	chart, err := o.chart(ctx)
	if err != nil {
		return err
	}
	t := &table{o: o, lines: read(ctx, stdin), out: stdout, ctx: ctx}
	if o.record != "" {
		// First of all, for who reads a device or a pipe may never come to its end.
		if err := checkWritable(o.record); err != nil {
			return err
		}
	}
	if t.record, err = loadRecord(o.record); err != nil {
		return err
	}
	engine := &zermelo.Engine[position, zermelo.Result]{
		Game: chart.Game(), Values: zermelo.ValuerFunc[position, zermelo.Result](chart.Label), Patience: o.patience, Seed: o.seed,
	}
	if _, err := t.begin(engine); err != nil {
		return fmt.Errorf("%s: %w", o.record, err)
	}
	fmt.Fprintf(stdout, "Sail to the island A0, nearer with each move; whoever brings the ship there loses. The word help explains. The seed is %d.\n", o.seed)
	for {
		err := t.game(engine)
		if errors.Is(err, errQuit) || errors.Is(err, io.EOF) {
			fmt.Fprintln(stdout, "Farewell.")
			return nil
		}
		if err != nil {
			return err
		}
		if err := saveRecord(o.record, t.record); err != nil {
			return err
		}
		again, err := t.ask("Another game? (yes or no) ")
		if err != nil && !errors.Is(err, io.EOF) {
			return err
		}
		if err != nil || !strings.HasPrefix(again, "y") {
			fmt.Fprintln(stdout, "Farewell.")
			return nil
		}
	}
}

// read reads lines until ctx is done, also where reading cannot be interrupted.
func read(ctx context.Context, in io.Reader) <-chan line {
	lines := make(chan line)
	go func() {
		s := bufio.NewScanner(in)
		s.Buffer(nil, maxLine)
		for {
			l := line{err: io.EOF}
			if s.Scan() {
				l = line{text: s.Text()}
			} else if errors.Is(s.Err(), bufio.ErrTooLong) {
				l.err = fmt.Errorf("a line of the input is longer than %d bytes", maxLine-1)
			} else if s.Err() != nil {
				l.err = s.Err()
			}
			select {
			case lines <- l:
			case <-ctx.Done():
				return
			}
			if l.err != nil {
				return
			}
		}
	}()
	return lines
}

// ask prints a prompt and returns a word in small letters.
func (t *table) ask(prompt string) (string, error) {
	if _, err := io.WriteString(t.out, prompt); err != nil {
		return "", err
	}
	select {
	case l := <-t.lines:
		if l.err != nil {
			fmt.Fprintln(t.out)
		}
		return strings.ToLower(strings.TrimSpace(l.text)), l.err
	case <-t.ctx.Done():
		return "", errors.New("interrupted")
	}
}

// computer returns whom the computer plays: Max begins.
func (t *table) computer() zermelo.Player {
	if t.o.second {
		return zermelo.Max
	}
	return zermelo.Min
}

// begin begins a game with the record of those before it.
func (t *table) begin(engine *zermelo.Engine[position, zermelo.Result]) (*session, error) {
	return engine.Begin(t.record, position{Pos: t.o.board.Corner()}, t.computer())
}

// game plays one game.
func (t *table) game(engine *zermelo.Engine[position, zermelo.Result]) error {
	s, err := t.begin(engine)
	if err != nil {
		return err
	}
	computer := t.computer()
	fmt.Fprintf(t.out, "\n%s", t.draw(s))
	for {
		who, ok := s.Turn()
		if !ok {
			break
		}
		if who == computer {
			q, err := s.Reply()
			if err != nil {
				return err
			}
			fmt.Fprintf(t.out, "The computer sails to %v.\n%s", q.Pos, t.draw(s))
			continue
		}
		if err := t.move(s); err != nil {
			return err
		}
	}
	v, _ := s.Payoff()
	t.record = s.Record()
	if v == zermelo.WinFor(computer.Opponent()) {
		fmt.Fprint(t.out, "The computer has brought the ship to the island: you win.")
	} else {
		fmt.Fprint(t.out, "You have brought the ship to the island, and softly and suddenly vanish: you lose.")
	}
	fmt.Fprintf(t.out, " You have won %d and lost %d.\n", t.record.Lost, t.record.Won)
	return nil
}

// move lets the person make a move.
func (t *table) move(s *session) error {
	for {
		word, err := t.ask(fmt.Sprintf("The ship is at %v. Where to? ", s.Position().Pos))
		if err != nil {
			return err
		}
		switch word {
		case "":
			continue
		case "quit":
			return errQuit
		case "help":
			fmt.Fprint(t.out, help)
			continue
		case "map":
			fmt.Fprint(t.out, t.draw(s))
			continue
		case "log":
			fmt.Fprint(t.out, t.log(s))
			continue
		case "moves":
			for _, q := range s.Moves() {
				fmt.Fprintf(t.out, "%v ", q.Pos)
			}
			fmt.Fprintln(t.out)
			continue
		}
		p, err := ship.ParsePoint(word)
		if err != nil {
			fmt.Fprintf(t.out, "%q is neither a point nor one of the words moves, map, log, help and quit.\n", word)
			continue
		}
		err = s.Play(position{Pos: p, Next: s.Position().Next.Opponent()})
		if errors.As(err, new(*zermelo.MoveError)) {
			fmt.Fprintf(t.out, "The ship cannot sail from %v to %v.\n", s.Position().Pos, p)
			continue
		}
		return err
	}
}

// log lists the points where the ship was, without saying where the computer gave way.
func (t *table) log(s *session) string {
	var b strings.Builder
	done := s.Transcript()
	for i, p := range done.Positions {
		who := "start"
		if i > 0 {
			who = "you"
			if done.Movers[i-1] == done.Engine {
				who = "computer"
			}
		}
		fmt.Fprintf(&b, "%d. %-8s %v\n", i, who, p.Pos)
	}
	return b.String()
}

// draw returns the board: the ship, the island, and where the ship can sail to.
func (t *table) draw(s *session) string {
	at := s.Position().Pos
	var moves []ship.Point
	for _, q := range s.Moves() {
		moves = append(moves, q.Pos)
	}
	var b strings.Builder
	for row := t.o.board.Rows - 1; row >= 0; row-- {
		fmt.Fprintf(&b, "%2d", row)
		for col := range t.o.board.Cols {
			sign := byte('.')
			switch p := (ship.Point{Col: col, Row: row}); {
			case p == at:
				sign = 'S'
			case slices.Contains(moves, p):
				sign = 'o'
			case p == ship.Point{}:
				sign = '#'
			}
			b.Write([]byte{' ', sign})
		}
		b.WriteByte('\n')
	}
	b.WriteString("  ")
	for col := range t.o.board.Cols {
		b.Write([]byte{' ', byte('A' + col)})
	}
	b.WriteByte('\n')
	return b.String()
}

// loadRecord reads the record of games from a file; without a name, or where there is no such file, there are none. A
// file with anything else in it is an error, for it is to be written over.
func loadRecord(name string) (r zermelo.Record, err error) {
	if name == "" {
		return r, nil
	}
	text, err := os.ReadFile(name)
	if errors.Is(err, fs.ErrNotExist) {
		return r, nil
	}
	if err != nil {
		return r, named(name, err)
	}
	var found *zermelo.Record
	d := json.NewDecoder(bytes.NewReader(text))
	d.DisallowUnknownFields()
	if err := d.Decode(&found); err != nil {
		return r, fmt.Errorf("%s: this is no record of games: %w; without the file a new one begins", name, err)
	}
	if _, err := d.Token(); found == nil || err != io.EOF {
		return r, fmt.Errorf("%s: this is no record of games", name)
	}
	r = *found
	if r.Drawn != 0 {
		return r, fmt.Errorf("%s: %d games were drawn, but no game of this kind is", name, r.Drawn)
	}
	return r, nil
}

func saveRecord(name string, r zermelo.Record) error {
	if name == "" {
		return nil
	}
	text, err := json.Marshal(r)
	if err != nil {
		return err
	}
	return writeFile(name, append(text, '\n'))
}
