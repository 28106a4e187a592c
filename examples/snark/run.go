package main

import (
	"context"
	"errors"
	"flag"
	"fmt"
	"io"
	"math/rand/v2"
	"strconv"
	"strings"

	"github.com/cgt-go/sdk/rulesets/ship"
)

// options are the words of the command line.
type options struct {
	exercise, reach int
	board           ship.Board
	seed            uint64
	patience        int
	second          bool
	record          string
	file            string // of the form map
}

// run is main with its surroundings as parameters. It returns the exit status.
func run(ctx context.Context, args []string, stdin io.Reader, stdout, stderr io.Writer) int {
	if err := snark(ctx, args, stdin, stdout); err != nil {
		fmt.Fprintln(stderr, "snark: "+strings.Join(strings.Fields(err.Error()), " "))
		return 2
	}
	return 0
}

func snark(ctx context.Context, args []string, stdin io.Reader, stdout io.Writer) error {
	form := "play"
	if len(args) > 0 && !strings.HasPrefix(args[0], "-") {
		form, args = args[0], args[1:]
	}
	if form == "help" && len(args) > 0 {
		return errors.New("help stands alone")
	}
	switch form {
	case "help":
		_, err := io.WriteString(stdout, help)
		return err
	case "play", "map":
	default:
		return fmt.Errorf("there is no form %q; the forms are play, map and help", form)
	}
	o, err := parse(form, args)
	if errors.Is(err, flag.ErrHelp) {
		_, err = io.WriteString(stdout, help)
		return err
	}
	if err != nil {
		return err
	}
	if form == "map" {
		return writeMap(ctx, o, stdout)
	}
	return play(ctx, o, stdin, stdout)
}

// parse reads the flags of a form.
func parse(form string, args []string) (o options, err error) {
	flags := flag.NewFlagSet("snark", flag.ContinueOnError)
	flags.SetOutput(io.Discard)
	flags.IntVar(&o.exercise, "exercise", 1, "")
	flags.IntVar(&o.reach, "reach", 3, "")
	size := flags.String("size", "10x10", "")
	if form == "play" {
		flags.Uint64Var(&o.seed, "seed", rand.Uint64(), "")
		flags.IntVar(&o.patience, "patience", 0, "")
		flags.BoolVar(&o.second, "second", false, "")
		flags.StringVar(&o.record, "record", "", "")
	}
	if err := flags.Parse(args); err != nil {
		return o, err
	}
	if form == "map" && flags.NArg() == 1 {
		if o.file = flags.Arg(0); o.file == "-" {
			o.file = "" // standard output
		}
	} else if flags.NArg() > 0 {
		return o, fmt.Errorf("there are words too many: %q; flags such as -size stand before a file", flags.Args())
	}
	if o.board, err = parseSize(*size); err != nil {
		return o, err
	}
	switch {
	case o.exercise < 1 || o.exercise > 3:
		return o, fmt.Errorf("there is no exercise %d; they are 1, 2 and 3", o.exercise)
	case o.reach < 1 || o.reach > 1000:
		return o, fmt.Errorf("the reach %d is not from 1 to 1000", o.reach)
	case form == "play" && max(o.board.Cols, o.board.Rows) > mostPlayed:
		return o, fmt.Errorf("a board to play on has up to %d columns and rows", mostPlayed)
	}
	return o, nil
}

const (
	mostPlayed = 26        // columns and rows of a board to play on, which must fit on a screen
	mostMapped = 4_000_000 // points of a map
)

// parseSize reads columns and rows.
func parseSize(text string) (ship.Board, error) {
	cols, rows, ok := strings.Cut(text, "x")
	c, err1 := strconv.ParseUint(cols, 10, 31)
	r, err2 := strconv.ParseUint(rows, 10, 31)
	switch {
	case !ok || err1 != nil || err2 != nil || c == 0 || r == 0:
		return ship.Board{}, fmt.Errorf("the size %q is no columns and rows such as 80x25", text)
	case c > ship.MaxSize || r > ship.MaxSize || c*r > mostMapped:
		return ship.Board{}, fmt.Errorf("the size %s is too large: a board has up to %d columns and rows and %d points", text, ship.MaxSize, mostMapped)
	}
	return ship.Board{Cols: int(c), Rows: int(r)}, nil
}

// moves returns the rules of the exercise.
func (o options) moves() ship.Moves {
	switch o.exercise {
	case 2:
		return ship.Lines{Board: o.board, Most: o.reach}
	case 3:
		return ship.Lines{Board: o.board}
	}
	return ship.Rules{Board: o.board, SquaredReach: o.reach * o.reach}
}

const help = `Snark is the ship of the sea chart. You and the computer sail it in turn, each time nearer to
the island A0, and whoever brings it there loses.

  snark [play] [flags]        play against the computer
  snark map [flags] [FILE]    write who wins at each point: as text, or as a picture .svg or .png

  -exercise N      1: as far as the reach, in any straight line, to where it is nearer to the island
                   2: left, down or diagonally, up to the reach; 3: any number of points
  -size COLSxROWS  the board; 10x10 if not said otherwise
  -reach R         how far a move may be; 3 if not said otherwise
  -seed N          let chance repeat itself
  -patience N      your losing streak after which the computer gives way in every second game; -1: never
  -second          let the computer begin
  -record F        keep the record of games in the file F

In a game you type a point such as H7, or one of these words:
  moves   where the ship can sail to
  map     the board
  log     the moves so far
  help    this text
  quit    the end
`
