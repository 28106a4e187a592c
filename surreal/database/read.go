package database

import (
	"context"
	"errors"
	"fmt"
	"io"

	"github.com/cgt-go/sdk/cgt"
	"github.com/cgt-go/sdk/internal/limit"
	"github.com/cgt-go/sdk/internal/sealed"
	"github.com/cgt-go/sdk/surreal"
)

// Read reads a database that [Database.WriteTo] has written, to the end of r. If m.Sample is not 0, it verifies values
// of that many positions, as [Database.Verify] does.
//
// Input that is not all of a file for the name, version and rules of m is a *[FileError]; it has behind it a
// *[cgt.LimitError] if a limit is reached, a *[cgt.SyntaxError] if a position cannot be read, or the error of r. A
// value in the sample that is wrong is a *[cgt.RulesetError]. If ctx is done the error is its cause. The memory is in
// proportion to what is read, whatever the counts in it say. Read panics if Rules or Parse is nil.
func (m *Maker[Pos]) Read(ctx context.Context, r io.Reader) (*Database[Pos], error) {
	m.check("Read")
	f := &reading[Pos]{Maker: m, ctx: ctx, in: sealed.NewReader(r), part: "head", db: newDatabase(m)}
	if err := f.read(); err != nil {
		if ctx.Err() != nil && !errors.As(err, new(*FileError)) {
			return nil, context.Cause(ctx)
		}
		return nil, err
	}
	if err := f.db.verifySome(ctx, limit.Count(m.Sample, 0)); err != nil {
		return nil, err
	}
	return f.db, nil
}

// Head returns the name and the version that stand at the beginning of a file. Nothing else is checked, nor is it read.
// An error is a *[FileError].
func Head(r io.Reader) (name string, version uint64, err error) {
	f := &reading[int]{in: sealed.NewReader(r), part: "head"}
	return f.head()
}

// reading is a file being read.
type reading[Pos comparable] struct {
	*Maker[Pos]
	ctx   context.Context
	in    *sealed.Reader
	part  string
	db    *Database[Pos]
	games []surreal.Game
	used  []bool // the games that something refers to
	last  string // the text of the last position
}

func (f *reading[Pos]) fail(err error, format string, args ...any) error {
	return &FileError{f.in.Offset(), f.part, fmt.Sprintf(format, args...), err}
}

// broken returns the error for a number or text that cannot be read.
func (f *reading[Pos]) broken(err error) error {
	if e := f.in.Err(); e != nil {
		err = e
	}
	return f.fail(err, "%v", err)
}

func (f *reading[Pos]) number() (uint64, error) {
	n, err := f.in.Uvarint()
	if err != nil {
		return 0, f.broken(err)
	}
	return n, nil
}

func (f *reading[Pos]) text() (string, error) {
	text, err := f.in.Text()
	if err != nil {
		return "", f.broken(err)
	}
	return text, nil
}

// list reads a number and calls item as many times.
func (f *reading[Pos]) list(what string, item func() error) error {
	f.part = "number of " + what + "s"
	n, err := f.number()
	if err != nil {
		return err
	}
	for i := range n {
		if i%256 == 0 && f.ctx.Err() != nil {
			return context.Cause(f.ctx)
		}
		f.part = fmt.Sprintf("%s %d", what, i)
		if err := item(); err != nil {
			return err
		}
	}
	return nil
}

func (f *reading[Pos]) head() (name string, version uint64, err error) {
	if !f.in.Begins(head) {
		if err := f.in.Err(); err != nil && err != io.ErrUnexpectedEOF {
			return "", 0, f.broken(err)
		}
		return "", 0, f.fail(f.in.Err(), "it does not begin with %q", head)
	}
	if name, err = f.text(); err != nil {
		return "", 0, err
	}
	if version, err = f.number(); err != nil {
		return "", 0, err
	}
	return name, version, nil
}

func (f *reading[Pos]) read() error {
	name, version, err := f.head()
	switch {
	case err != nil:
		return err
	case name != f.Name:
		return f.fail(nil, "it is of the game %.100q, not of %.100q", name, f.Name)
	case version != f.Version:
		return f.fail(nil, "it is for version %d of the rules, not %d", version, f.Version)
	}
	if err := f.list("simple value", f.simple); err != nil {
		return err
	}
	if err := f.list("value", f.game); err != nil {
		return err
	}
	if err := f.list("position", f.position); err != nil {
		return err
	}
	f.part = "values"
	for i, used := range f.used {
		if !used {
			return f.fail(nil, "value %d of all is not used", i)
		}
	}
	f.part = "sum"
	switch right, err := f.in.Ends(); {
	case err != nil:
		return f.broken(err)
	case !right:
		return f.fail(nil, "it is wrong: the file is damaged")
	}
	f.part = "end"
	switch _, err := f.in.ReadByte(); {
	case err == nil:
		return f.fail(nil, "there is more behind it")
	case err != io.EOF:
		return f.broken(err)
	}
	return nil
}

// add adds a value if it comes after those before.
func (f *reading[Pos]) add(g surreal.Game) error {
	if n := len(f.games); n > 0 && compareValues(f.games[n-1], g) >= 0 {
		return f.fail(nil, "it is not in order")
	}
	f.games = append(f.games, g)
	f.used = append(f.used, false)
	return nil
}

// arithmetic returns the error of a computation.
func (f *reading[Pos]) arithmetic(err error) error {
	if f.ctx.Err() != nil {
		return context.Cause(f.ctx)
	}
	return f.fail(err, "%v", err)
}

// simple reads a value that is a sum of a number, a multiple of ↑ and a nimber.
func (f *reading[Pos]) simple() error {
	text, err := f.text()
	if err != nil {
		return err
	}
	g, err := f.db.calculator.Parse(f.ctx, text)
	if err != nil {
		return f.arithmetic(err)
	}
	if !isSimple(g) || g.String() != text {
		return f.fail(nil, "%.100q is not the text of a number, a multiple of ^ and a nimber", text)
	}
	return f.add(g)
}

// game reads another value.
func (f *reading[Pos]) game() error {
	var options [2][]surreal.Game
	for who := cgt.Left; who <= cgt.Right; who++ {
		count, err := f.number()
		if err != nil {
			return err
		}
		next := uint64(0)
		for range count {
			n, err := f.number()
			switch {
			case err != nil:
				return err
			case n < next:
				return f.fail(nil, "its options are not in order")
			case n >= uint64(len(f.games)):
				return f.fail(nil, "its option %d does not come before it", n)
			}
			next = n + 1
			f.used[n] = true
			options[who] = append(options[who], f.games[n])
		}
	}
	g, err := f.db.calculator.New(f.ctx, options[cgt.Left], options[cgt.Right])
	if err != nil {
		return f.arithmetic(err)
	}
	if isSimple(g) || !hasOptions(g, cgt.Left, options[cgt.Left]) || !hasOptions(g, cgt.Right, options[cgt.Right]) {
		return f.fail(nil, "it is not in canonical form")
	}
	return f.add(g)
}

// hasOptions reports whether games, of which no two are equal, are the options of who in g.
func hasOptions(g surreal.Game, who cgt.Player, games []surreal.Game) bool {
	if g.NumOptions(who) != len(games) {
		return false
	}
	want := map[surreal.Game]bool{}
	for _, o := range games {
		want[o] = true
	}
	for o := range g.Options(who) {
		if !want[o] {
			return false
		}
	}
	return true
}

// position reads a position and where its value is.
func (f *reading[Pos]) position() error {
	if most := f.mostPositions(); f.db.Len() >= most {
		err := &cgt.LimitError{What: "positions", Limit: most}
		return f.fail(err, "%v", err)
	}
	text, err := f.text()
	if err != nil {
		return err
	}
	if f.db.Len() > 0 && text <= f.last {
		return f.fail(nil, "%.100q is not in order", text)
	}
	f.last = text
	p, err := f.Parse(text)
	if err != nil {
		return f.fail(err, "%.100q: %v", text, err)
	}
	if again, err := f.Maker.text(&f.db.splitter, p); err != nil || again != text {
		return f.fail(err, "%.100q is not as the rules write and normalise it", text)
	}
	n, err := f.number()
	switch {
	case err != nil:
		return err
	case n >= uint64(len(f.games)):
		return f.fail(nil, "there is no value %d", n)
	}
	f.used[n] = true
	f.db.add(p, f.games[n])
	return nil
}
