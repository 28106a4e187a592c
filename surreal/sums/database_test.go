package sums_test

import (
	"errors"
	"fmt"
	"slices"
	"testing"

	"github.com/cgt-go/sdk/cgt"
	"github.com/cgt-go/sdk/rulesets/domineering"
	"github.com/cgt-go/sdk/surreal"
	"github.com/cgt-go/sdk/surreal/sums"
)

// table is a database of positions of Domineering. It counts the answers.
type table struct {
	values map[domineering.Position]surreal.Game
	known  int
}

func (d *table) Lookup(c sums.Component) (surreal.Game, bool) {
	p, negative, ok := sums.AtUnder(c, cgt.Ruleset[domineering.Position](domineering.Rules{}))
	g, ok2 := d.values[p]
	if ok = ok && ok2 && !negative; ok {
		d.known++
	}
	return g, ok
}

// tableOf has the values of all positions within a rectangle, as a solver finds them.
func tableOf(t testing.TB, rows, cols int) *table {
	d := &table{values: map[domineering.Position]surreal.Game{}}
	s := surreal.Solver[domineering.Position]{Rules: domineering.Rules{}}
	for squares := range uint64(1) << (rows * cols) {
		var bits uint64
		for row := range rows {
			bits |= squares >> (row * cols) & (1<<cols - 1) << (8 * row)
		}
		p, _ := domineering.Rules{}.Normalize(domineering.FromBits(bits))
		g, err := s.Value(t.Context(), p)
		if err != nil {
			t.Fatal(err)
		}
		d.values[p] = g
	}
	return d
}

// TestDatabase compares answers with those that are found without a database, also where values are not looked for
// otherwise.
func TestDatabase(t *testing.T) {
	d := tableOf(t, 3, 3)
	cram := sums.Of[domineering.Position](domineering.Cram{}, domineering.Rectangle(3, 3))
	for _, sum := range [][]sums.Component{
		{domineeringBoard(3, 3), domineeringBoard(2, 3)},
		{domineeringBoard(4, 5)},
		{domineeringBoard(3, 4).Neg(), domineeringBoard(4, 4), clobberBoard("xo|ox"), cram},
		append(games("{3|-1}", "^*"), domineeringBoard(5, 2), domineeringBoard(3, 3).Neg()),
	} {
		for _, who := range []cgt.Player{cgt.Left, cgt.Right} {
			plain := sums.Solver{}
			want, err := plain.WinningMoves(t.Context(), who, sum...)
			if err != nil {
				t.Fatal(err)
			}
			d.known = 0
			s := sums.Solver{Database: sums.Databases{&table{}, d}}
			got, err := s.WinningMoves(t.Context(), who, sum...)
			if err != nil || !slices.Equal(got, want) {
				t.Errorf("%v, %v first: %v, %v, want %v", sum, who, got, err, want)
			}
			if d.known == 0 {
				t.Errorf("%v: the database knows nothing", sum)
			}
		}
	}
}

// TestDatabaseBelieved shows that the values of the database are taken and no others, and not for other rules.
func TestDatabaseBelieved(t *testing.T) {
	lie := surreal.MustParse("{5|4}")
	board := domineering.MustParse("..|..")
	d := &table{values: map[domineering.Position]surreal.Game{board: lie}}
	s := sums.Solver{Database: d}
	cram := sums.Of[domineering.Position](domineering.Cram{}, board)
	got, err := s.Values(t.Context(), sums.Of(domineering.Rules{}, board), sums.Of(domineering.Rules{}, board).Neg(), cram, sums.Value(lie), sums.Component{})
	want := []surreal.Game{lie, lie.Neg(), {}, lie, {}}
	if err != nil || !slices.Equal(got, want) {
		t.Errorf("%v, %v, want %v", got, err, want)
	}
	if outcome, err := s.Outcome(t.Context(), sums.Of(domineering.Rules{}, board)); err != nil || outcome != cgt.L {
		t.Errorf("%v, %v", outcome, err)
	}
}

// TestValues compares with the values that package surreal finds.
func TestValues(t *testing.T) {
	solver := surreal.Solver[domineering.Position]{Rules: domineering.Rules{}}
	want, err := solver.Value(t.Context(), domineering.Rectangle(4, 4))
	if err != nil {
		t.Fatal(err)
	}
	for _, d := range []sums.Database{nil, tableOf(t, 3, 3)} {
		s := sums.Solver{Database: d}
		got, err := s.Values(t.Context(), domineeringBoard(4, 4), cram(2, 3), strip(5))
		if err != nil || !slices.Equal(got, []surreal.Game{want, surreal.MustParse("*"), surreal.MustParse("*")}) {
			t.Errorf("%v, %v", got, err)
		}
	}
	s := sums.Solver{Limits: sums.Limits{Positions: 3}}
	if _, err := s.Values(t.Context(), domineeringBoard(4, 4)); err == nil {
		t.Error("no error for more than three positions")
	}
	if _, _, ok := sums.AtUnder(sums.Value(want), cgt.Ruleset[domineering.Position](domineering.Rules{})); ok {
		t.Error("a value is a position")
	}
	p, negative, ok := sums.AtUnder(domineeringBoard(1, 2).Neg(), cgt.Ruleset[domineering.Position](domineering.Rules{}))
	if fmt.Sprint(p, negative, ok) != ".. true true" {
		t.Error(p, negative, ok)
	}
}

// TestVerifyDatabase shows that a wrong value is found out by play, for Verify asks nothing but the rules.
func TestVerifyDatabase(t *testing.T) {
	board := domineering.MustParse("..|..")
	sum := []sums.Component{sums.Of(domineering.Rules{}, board), sums.Value(surreal.MustParse("1/2"))}
	for lie, right := range map[string]bool{"+-1": true, "-1": false, "3": false, "{5|-5||-5}": false} {
		d := &table{values: map[domineering.Position]surreal.Game{board: surreal.MustParse(lie)}}
		s := sums.Solver{Database: d}
		wrong := 0
		for _, first := range []cgt.Player{cgt.Left, cgt.Right} {
			solution, err := s.Solve(t.Context(), first, sum...)
			if err != nil {
				t.Fatal(err)
			}
			if _, err := solution.Verify(t.Context(), sums.VerifyLimits{}); errors.As(err, new(*sums.VerifyError)) {
				wrong++
			} else if err != nil {
				t.Error(err)
			}
		}
		if right != (wrong == 0) {
			t.Errorf("with the value %s, %d solutions are refused", lie, wrong)
		}
	}
}
