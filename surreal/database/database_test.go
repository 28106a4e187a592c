package database_test

import (
	"bytes"
	"context"
	"crypto/sha256"
	"errors"
	"fmt"
	"iter"
	"slices"
	"sync"
	"testing"

	"pgregory.net/rapid"

	"github.com/cgt-go/sdk/cgt"
	"github.com/cgt-go/sdk/rulesets/board"
	"github.com/cgt-go/sdk/rulesets/clobber"
	"github.com/cgt-go/sdk/rulesets/domineering"
	"github.com/cgt-go/sdk/rulesets/nogo"
	"github.com/cgt-go/sdk/surreal"
	"github.com/cgt-go/sdk/surreal/database"
	"github.com/cgt-go/sdk/surreal/sums"
)

// pieces yields all sets of squares within a rectangle.
func pieces(rows, cols int) iter.Seq[domineering.Position] {
	return func(yield func(domineering.Position) bool) {
		for squares := range uint64(1) << (rows * cols) {
			var bits uint64
			for row := range rows {
				bits |= squares >> (row * cols) & (1<<cols - 1) << (8 * row)
			}
			if !yield(domineering.FromBits(bits)) {
				return
			}
		}
	}
}

func one[Pos any](p ...Pos) iter.Seq[Pos] { return slices.Values(p) }

func build[Pos comparable](t testing.TB, m database.Maker[Pos], starts iter.Seq[Pos]) *database.Database[Pos] {
	t.Helper()
	d, leftOut, err := m.Build(t.Context(), starts)
	if err != nil || leftOut != 0 {
		t.Fatalf("%d left out, %v", leftOut, err)
	}
	return d
}

func fileOf[Pos comparable](t testing.TB, d *database.Database[Pos]) []byte {
	t.Helper()
	var b bytes.Buffer
	n, err := d.WriteTo(&b)
	if err != nil || n != int64(b.Len()) {
		t.Fatalf("%d of %d bytes, %v", n, b.Len(), err)
	}
	return b.Bytes()
}

// play finds by the definition who wins a position less a value.
type play[Pos comparable] struct {
	rules cgt.Ruleset[Pos]
	wins  map[playKey[Pos]]bool
}

type playKey[Pos comparable] struct {
	p   Pos
	g   surreal.Game
	who cgt.Player
}

// first reports whether who, moving first, wins p − g.
func (o *play[Pos]) first(p Pos, g surreal.Game, who cgt.Player) bool {
	key := playKey[Pos]{p, g, who}
	wins, ok := o.wins[key]
	if ok {
		return wins
	}
	for _, q := range o.rules.AppendMoves(nil, p, who) {
		wins = wins || !o.first(q, g, who.Opponent())
	}
	for h := range g.Options(who.Opponent()) {
		wins = wins || !o.first(p, h, who.Opponent())
	}
	o.wins[key] = wins
	return wins
}

// wantValues checks by play that each position is equal to its value.
func wantValues[Pos comparable](t *testing.T, rules cgt.Ruleset[Pos], d *database.Database[Pos]) {
	t.Helper()
	o := play[Pos]{rules, map[playKey[Pos]]bool{}}
	for p, g := range d.All() {
		if o.first(p, g, cgt.Left) || o.first(p, g, cgt.Right) {
			t.Errorf("%v is not %v", p, g)
		}
	}
}

// TestValues plays positions against their values.
func TestValues(t *testing.T) {
	d := build(t, maker(), pieces(3, 3))
	wantValues(t, domineering.Rules{}, d)
	for p := range pieces(3, 3) { // which may split, and lie anywhere
		if _, ok := d.Value(p); !ok {
			t.Errorf("%v is not there", p)
		}
	}
	strips := database.Maker[board.Board]{Name: "nogo", Rules: nogo.Rules{}, Parse: nogo.Parse}
	wantValues(t, nogo.Rules{}, build(t, strips, one(board.New(1, 6, '.'), nogo.MustParse("..|.."))))
	clobbers := database.Maker[board.Board]{Name: "clobber", Rules: clobber.Rules{}, Parse: clobber.Parse}
	wantValues(t, clobber.Rules{}, build(t, clobbers, one(clobber.MustParse("xoxoxo"), clobber.MustParse("xox|oxo"))))
	cram := maker()
	cram.Rules = domineering.Cram{}
	wantValues(t, domineering.Cram{}, build(t, cram, one(domineering.Rectangle(3, 3))))
}

// TestKnown compares with known values: the boards of Domineering in Winning Ways, ch. 5.
func TestKnown(t *testing.T) {
	d := build(t, maker(), one(domineering.Rectangle(3, 3), domineering.Rectangle(2, 4)))
	for text, want := range map[string]string{"..|..": "+-1", "..|..|..": "{1/2|-2}", ".|.|.|.": "2", "..|.#": "*"} {
		if g, ok := d.Value(domineering.MustParse(text)); !ok || g != surreal.MustParse(want) {
			t.Errorf("%s is %v, %v, want %s", text, g, ok, want)
		}
	}
}

// TestFile compares a small file with what the format says, byte by byte.
func TestFile(t *testing.T) {
	m := maker()
	m.Version = 300
	d := build(t, m, one(domineering.Rectangle(2, 3)))
	want := "surreal database 1\n" +
		"\x0bdomineering" + "\xac\x02" + // 300 = 2·128 + 44
		"\x04" + "\x02-1" + "\x04-1/2" + "\x011" + "\x012" +
		"\x02" + "\x01\x02\x01\x00" + "\x01\x03\x01\x01" + // {1|-1} and {2|-1/2}
		"\x04" + "\x02..\x00" + "\x07...|.##\x01" + "\x07...|...\x05" + "\x05..|..\x04"
	sum := sha256.Sum256([]byte(want))
	if got := string(fileOf(t, d)); got != want+string(sum[:]) {
		t.Errorf("%q, want %q and its sum", got, want)
	}
}

// TestSame builds and writes with several goroutines, and reads and writes again.
func TestSame(t *testing.T) {
	var first []byte
	for _, goroutines := range []int{0, 1, 2, 5, 1000} {
		m := maker()
		m.Goroutines = goroutines
		d := build(t, m, pieces(4, 4))
		file := fileOf(t, d)
		if first == nil {
			first = file
		}
		if !bytes.Equal(file, first) {
			t.Fatalf("%d goroutines write another file", goroutines)
		}
		m.Sample = -1
		again, err := m.Read(t.Context(), bytes.NewReader(file))
		if err != nil {
			t.Fatal(err)
		}
		if !bytes.Equal(fileOf(t, again), first) {
			t.Error("what was read is written in another way")
		}
		if again.String() != "domineering" || again.Len() != d.Len() {
			t.Errorf("%v with %d positions, want %d", again, again.Len(), d.Len())
		}
		for p, g := range d.All() {
			if h, ok := again.Value(p); !ok || h != g {
				t.Errorf("%v is %v, %v, want %v", p, h, ok, g)
			}
		}
	}
}

// TestLeftOut builds with few steps for a value.
func TestLeftOut(t *testing.T) {
	var files [][]byte
	for _, goroutines := range []int{1, 3} {
		m := maker()
		m.Limits.Steps = 300
		m.Goroutines = goroutines
		d, leftOut, err := m.Build(t.Context(), one(domineering.Rectangle(4, 4)))
		if err != nil || leftOut == 0 || d.Len() == 0 {
			t.Fatalf("%d positions, %d left out, %v", d.Len(), leftOut, err)
		}
		if _, ok := d.Value(domineering.Rectangle(4, 4)); ok {
			t.Error("the whole board is not left out")
		}
		m.Limits.Steps = 0
		if all := build(t, m, one(domineering.Rectangle(4, 4))); all.Len() != d.Len()+leftOut {
			t.Errorf("%d positions and %d left out, of %d", d.Len(), leftOut, all.Len())
		}
		files = append(files, fileOf(t, d))
		d, err = m.Read(t.Context(), bytes.NewReader(files[0]))
		if err != nil {
			t.Fatal(err)
		}
		if err := d.Verify(t.Context()); err != nil {
			t.Error(err)
		}
	}
	if !bytes.Equal(files[0], files[1]) {
		t.Error("with more goroutines there is another file")
	}
}

// round is a game on the numbers from 0 to 5: Left adds 1, from 5 to 2; Right, from 4, goes to 0.
func round(dst []int, p int, who cgt.Player) []int {
	switch {
	case who == cgt.Right && p == 4:
		return append(dst, 6)
	case who == cgt.Right || p == 6:
		return dst
	case p == 5:
		return append(dst, 2)
	}
	return append(dst, p+1)
}

func number(text string) (n int, err error) {
	_, err = fmt.Sscanf(text, "%d", &n)
	return n, err
}

func TestBuildErrors(t *testing.T) {
	rules := cgt.RulesetFunc[int](round)
	m := database.Maker[int]{Name: "round", Rules: rules, Parse: number}
	_, _, err := m.Build(t.Context(), one(0))
	var loop *cgt.LoopError
	if !errors.As(err, &loop) || !slices.Equal(loop.Cycle, []string{"0", "1", "2", "3", "4", "5"}[2:]) || len(loop.Movers) != 4 || slices.Contains(loop.Movers, cgt.Right) {
		t.Errorf("%v", err)
	}
	if d, _, err := m.Build(t.Context(), one(6)); err != nil || d.Len() != 1 {
		t.Errorf("%v", err)
	}
	m.Limits.Positions = 4
	if _, _, err := m.Build(t.Context(), one(0)); !errors.Is(err, cgt.ErrLimit) {
		t.Errorf("%v", err)
	}
	m.Parse = func(string) (int, error) { return 6, nil }
	var broken *cgt.RulesetError
	if _, _, err := m.Build(t.Context(), one(3)); !errors.As(err, &broken) || broken.Position != "3" {
		t.Errorf("%v", err)
	}
	m.Parse = func(string) (int, error) { return 0, errors.New("no number") }
	if _, _, err := m.Build(t.Context(), one(3)); !errors.As(err, &broken) || broken.Position != "3" {
		t.Errorf("%v", err)
	}
	m.Parse, m.Rules = number, falling{}
	if _, _, err := m.Build(t.Context(), one(3)); !errors.As(err, &broken) || broken.Position != "2" {
		t.Errorf("%v", err)
	}
	stopped := errors.New("stopped")
	ctx, cancel := context.WithCancelCause(t.Context())
	cancel(stopped)
	if _, _, err := m.Build(ctx, one(3)); err != stopped {
		t.Errorf("%v", err)
	}
	func() {
		defer func() {
			if recover() == nil {
				t.Error("no panic without rules")
			}
		}()
		_, _, _ = (&database.Maker[int]{}).Build(t.Context(), one(3))
	}()
}

// falling normalises n to n − 1, and so breaks the contract.
type falling struct{}

func (falling) AppendMoves(dst []int, _ int, _ cgt.Player) []int { return dst }
func (falling) Normalize(p int) (int, bool)                      { return p - 1, false }

// TestCancel stops while values are found.
func TestCancel(t *testing.T) {
	stopped := errors.New("stopped")
	for _, after := range []int{1, 100, 2000} {
		ctx, cancel := context.WithCancelCause(t.Context())
		n := 0
		m := maker()
		_, _, err := m.Build(ctx, func(yield func(domineering.Position) bool) {
			for p := range pieces(4, 4) {
				if n++; n == after {
					cancel(stopped)
				}
				if !yield(p) {
					return
				}
			}
		})
		if err != stopped || n > after+5000 {
			t.Errorf("stopped after %d, at %d: %v", after, n, err)
		}
		d := build(t, maker(), pieces(2, 3))
		if err := d.Verify(ctx); err != stopped {
			t.Error(err)
		}
		if _, err := m.Read(ctx, bytes.NewReader(fileOf(t, d))); err != stopped {
			t.Error(err)
		}
	}
}

// TestSums compares who wins sums of pieces, with a database and without.
func TestSums(t *testing.T) {
	d := build(t, maker(), pieces(3, 3))
	piece := rapid.Custom(func(t *rapid.T) sums.Component {
		c := sums.Of(domineering.Rules{}, domineering.FromBits(rapid.Uint64().Draw(t, "squares")&0x0f0f0f0f))
		if rapid.Bool().Draw(t, "negative") {
			c = c.Neg()
		}
		return c
	})
	with := sums.Solver{Database: d}
	rapid.Check(t, func(t *rapid.T) {
		sum := rapid.SliceOfN(piece, 1, 3).Draw(t, "sum")
		var without sums.Solver
		want, err := without.Outcome(t.Context(), sum...)
		if err != nil {
			t.Fatal(err)
		}
		if got, err := with.Outcome(t.Context(), sum...); err != nil || got != want {
			t.Fatalf("%v: %v, %v, want %v", sum, got, err, want)
		}
	})
}

// TestTogether uses a database in several goroutines.
func TestTogether(t *testing.T) {
	d := build(t, maker(), pieces(3, 3))
	var together sync.WaitGroup
	for range 4 {
		together.Go(func() {
			s := sums.Solver{Database: d}
			wins, err := s.Wins(t.Context(), cgt.Left, sums.Of(domineering.Rules{}, domineering.Rectangle(4, 3)), sums.Of(domineering.Rules{}, domineering.Rectangle(3, 3)))
			if err != nil || !wins {
				t.Errorf("%v, %v", wins, err)
			}
			if err := d.Verify(t.Context()); err != nil {
				t.Error(err)
			}
		})
	}
	together.Wait()
}
