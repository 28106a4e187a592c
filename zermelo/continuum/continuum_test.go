package continuum_test

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"strings"
	"testing"

	"pgregory.net/rapid"

	"github.com/cgt-go/sdk/cgt"
	"github.com/cgt-go/sdk/internal/ruletest"
	"github.com/cgt-go/sdk/internal/svg/svgtest"
	"github.com/cgt-go/sdk/zermelo"
	"github.com/cgt-go/sdk/zermelo/continuum"
)

// plane is the ship on the plane.
func plane() continuum.Approach {
	return continuum.Approach{Steps: []continuum.Interval{{Low: zermelo.Rat(1, 1), High: zermelo.Rat(3, 1)}}, End: zermelo.Rat(1, 1), Misere: true}
}

// cells is a game with a continuum whose numbers are multiples of 1/scale, as a game with finitely many positions. The
// cell 2n is the distance n/scale, and 2n+1 all distances from there to (n+1)/scale, without the ends. From all
// distances in a cell the same cells can be reached, so that they have the same winner.
func cells(a continuum.Approach, scale int64) cgt.ImpartialFunc[int64] {
	multiple := func(x zermelo.Rational) int64 { return x.Num() * scale / x.Den() }
	return func(dst []int64, cell int64) []int64 {
		if n := multiple(a.End); cell < 2*n || cell == 2*n && a.EndClosed {
			return dst
		}
		for _, s := range a.Steps {
			from, to := cell-2*multiple(s.High), cell-2*multiple(s.Low)
			// From a point an open end is not reached, and from all that is between two points some of what is next to
			// it is.
			if cell%2 == 0 && s.HighOpen {
				from++
			}
			if cell%2 == 0 && s.LowOpen {
				to--
			}
			for q := max(from, 0); q <= to; q++ {
				dst = append(dst, q)
			}
		}
		return dst
	}
}

// TestApproachAgreesWithCells compares intervals with the solution of a finite game.
func TestApproachAgreesWithCells(t *testing.T) {
	// It returns in how many points that were looked at the player who moves loses.
	check := func(t rapid.TB, a continuum.Approach, scale int64) (losses int) {
		const to = 36
		sol, err := a.Solve(context.Background(), zermelo.Rat(to, scale), cgt.Limits{})
		if err != nil {
			t.Fatal(err)
		}
		if err := sol.Verify(context.Background()); err != nil {
			t.Fatal(err)
		}
		game := zermelo.Normal[int64](cells(a, scale))
		if a.Misere {
			game = zermelo.Misere[int64](cells(a, scale))
		}
		for cell := int64(0); cell <= 2*to; cell++ {
			finite, err := zermelo.Solve(context.Background(), game, zermelo.Turned[int64]{Pos: cell})
			if err != nil {
				t.Fatal(err)
			}
			d := zermelo.Rat(cell, 2*scale)
			wins, ok := sol.Wins(d)
			if !ok || wins != (finite.StartValue() == zermelo.Win) {
				t.Fatalf("%v: wins: %v, %v, want %v", d, wins, ok, finite.StartValue())
			}
			inPlay := d.Compare(a.End) > 0 || d == a.End && !a.EndClosed
			lost, won := 0, 0
			for _, i := range sol.Lost() {
				if i.Contains(d) {
					lost++
				}
			}
			for _, i := range sol.Won() {
				if i.Contains(d) {
					won++
				}
			}
			losses += lost
			if inPlay && (lost+won != 1 || won == 1 != wins) || !inPlay && lost+won != 0 {
				t.Fatalf("%v is in %d intervals that are lost and %d that are won", d, lost, won)
			}
			q, ok := sol.Move(d)
			if ok != (inPlay && wins) {
				t.Fatalf("there is a move from %v: %v", d, ok)
			}
			if !ok {
				continue
			}
			step, _ := zermelo.RationalFromRat(d.Rat().Sub(d.Rat(), q.Rat()))
			isStep := false
			for _, i := range a.Steps {
				isStep = isStep || i.Contains(step)
			}
			if loses, ok := sol.Wins(q); !isStep || loses || !ok || q.Sign() < 0 {
				t.Fatalf("a step of %v from %v to %v: %v, %v", step, d, q, isStep, loses)
			}
		}
		return losses
	}
	// With steps of 1 to 2 and the end at 1 there are distances that are lost, in normal and in misère play.
	for _, isMisere := range []bool{false, true} {
		a := continuum.Approach{Steps: []continuum.Interval{{Low: zermelo.Rat(1, 1), High: zermelo.Rat(2, 1)}}, End: zermelo.Rat(1, 1), Misere: isMisere}
		if check(t, a, 1) == 0 {
			t.Error("nothing was lost")
		}
	}
	rapid.Check(t, func(t *rapid.T) {
		scale := rapid.Int64Range(1, 4).Draw(t, "scale")
		a := continuum.Approach{EndClosed: rapid.Bool().Draw(t, "closed"), Misere: rapid.Bool().Draw(t, "misère")}
		least := int64(1 << 60)
		for range rapid.IntRange(1, 3).Draw(t, "steps") {
			low := rapid.Int64Range(1, 12).Draw(t, "low")
			high := low + rapid.Int64Range(0, 6).Draw(t, "more")
			i := continuum.Interval{Low: zermelo.Rat(low, scale), High: zermelo.Rat(high, scale)}
			if low < high {
				i.LowOpen, i.HighOpen = rapid.Bool().Draw(t, "low open"), rapid.Bool().Draw(t, "high open")
			}
			least = min(least, low)
			a.Steps = append(a.Steps, i)
		}
		a.End = zermelo.Rat(least+rapid.Int64Range(1, 3).Draw(t, "end"), scale)
		check(t, a, scale)
	})
}

// TestK9ClosedForm compares with a closed form for steps from a to b, where play is over below e, which is a at least:
// in misère play the distances from e + k(a + b) are lost, up to but without those that are more by a, and in normal
// play they lie higher by b. Each step from there leads to a distance that is won, and from all others some step leads
// there.
func TestK9ClosedForm(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		number := func(what string, low, high int64) int64 { return rapid.Int64Range(low, high).Draw(t, what) }
		den := number("denominator", 1, 9)
		a := number("a", 1, 20)
		b, e := number("b", a, 40), number("e", a, 30)
		isMisere := rapid.Bool().Draw(t, "misère")
		game := continuum.Approach{Steps: []continuum.Interval{{Low: zermelo.Rat(a, den), High: zermelo.Rat(b, den)}}, End: zermelo.Rat(e, den), Misere: isMisere}
		const n = 7
		sol, err := game.Solve(t.Context(), zermelo.Rat(e+n*(a+b)-1, den), cgt.Limits{})
		if err != nil {
			t.Fatal(err)
		}
		for k, i := range sol.Lost() {
			from := e + int64(k)*(a+b)
			if !isMisere {
				from += b
			}
			want := continuum.Interval{Low: zermelo.Rat(from, den), High: zermelo.Rat(from+a, den), HighOpen: true}
			if k == n-1 && !isMisere && a == 1 { // cut off where the solution ends
				want.High, want.HighOpen = zermelo.Rat(e+n*(a+b)-1, den), false
			}
			if i != want && k < n-1 {
				t.Fatalf("%v, want %v", i, want)
			}
		}
		if len(sol.Lost()) != n {
			t.Fatalf("%d intervals", len(sol.Lost()))
		}
	})
}

func TestApproachErrors(t *testing.T) {
	ctx := t.Context()
	var bad *zermelo.GameError
	one, two := zermelo.Rat(1, 1), zermelo.Rat(2, 1)
	for _, a := range []continuum.Approach{
		{End: one},
		{End: one, Steps: []continuum.Interval{{Low: two, High: one}}},
		{End: one, Steps: []continuum.Interval{{Low: one, High: one, LowOpen: true}}},
		{End: one, Steps: []continuum.Interval{{High: one, LowOpen: true}}},
		{End: one, Steps: []continuum.Interval{{Low: two, High: two}}},
		{End: one, Steps: []continuum.Interval{{Low: one, High: two, LowOpen: true}}},
	} {
		if _, err := a.Solve(ctx, two, cgt.Limits{}); !errors.As(err, &bad) {
			t.Errorf("%v: %v", a, err)
		}
	}
	a := plane()
	if _, err := a.Solve(ctx, zermelo.Rat(1_000, 1), cgt.Limits{Positions: 50}); !errors.Is(err, cgt.ErrLimit) {
		t.Error(err)
	}
	if _, err := a.Solve(ctx, zermelo.Rat(1<<61-1, 1<<57-1), cgt.Limits{}); !errors.Is(err, cgt.ErrLimit) {
		t.Error(err)
	}
	stop := errors.New("stop")
	stopped, cancel := context.WithCancelCause(ctx)
	cancel(stop)
	if _, err := a.Solve(stopped, two, cgt.Limits{}); !errors.Is(err, stop) {
		t.Error(err)
	}
	s, err := a.Solve(ctx, zermelo.Rat(100, 1), cgt.Limits{})
	if err != nil {
		t.Fatal(err)
	}
	if err := s.Verify(stopped); !errors.Is(err, stop) {
		t.Error(err)
	}
	for _, d := range []zermelo.Rational{zermelo.Rat(-1, 2), zermelo.Rat(201, 2), zermelo.Rat(1<<62, 1)} {
		if _, ok := s.Wins(d); ok {
			t.Errorf("%v is solved", d)
		}
		if q, ok := s.Move(d); ok {
			t.Errorf("there is a move from %v to %v", d, q)
		}
	}
	none, err := a.Solve(ctx, zermelo.Rat(-5, 1), cgt.Limits{})
	if err != nil || len(none.Lost())+len(none.Won()) > 0 || none.Verify(ctx) != nil {
		t.Errorf("%v, %v", none, err)
	}
}

// TestApproachPicture checks that pictures are XML.
func TestApproachPicture(t *testing.T) {
	for _, to := range []int64{-1, 0, 1, 20, 4000} {
		s, err := plane().Solve(t.Context(), zermelo.Rat(to, 1), cgt.Limits{})
		if err != nil {
			t.Fatal(err)
		}
		svgtest.Check(t, s.AppendSVG(nil), 100_000, to)
	}
}

func TestInterval(t *testing.T) {
	ruletest.Text(t, continuum.ParseInterval, "[0,0]", "(1/2,3)", "[-5/12,7/3)", "(2,1]")
	ruletest.Errors(t, continuum.ParseInterval, map[string]int{"": 0, "1,2]": 0, "[1;2]": 5, "[1,2": 4, "[1,2/0]": 5, "[x,2]": 1, "[": 1, "[,": 2, "[1,]": 3, "[1, x]": 4, "[ x,1]": 2, "[1 2,3]": 1, "[ , 1]": 2, "[1\t,2]": 1})
	ruletest.JSON(t, continuum.Interval{High: zermelo.Rat(1, 2), HighOpen: true}, `"[0,1/2)"`, `"[0,1/2"`)
}

// The ship on the plane: a move of up to 3 that brings it nearer by 1 at least. Play is over nearer than 1, and whoever
// brings the ship there loses. It is lost from 1 to less than 2, from 5 to less than 6, and so on: to the step s the
// answer is a step of 4 − s.
func ExampleApproach() {
	ctx := context.Background()
	plane := continuum.Approach{
		Steps:  []continuum.Interval{{Low: zermelo.Rat(1, 1), High: zermelo.Rat(3, 1)}},
		End:    zermelo.Rat(1, 1),
		Misere: true,
	}
	s, err := plane.Solve(ctx, zermelo.Rat(20, 1), cgt.Limits{})
	if err != nil {
		fmt.Println(err)
		return
	}
	fmt.Println("lost:", s.Lost())
	fmt.Println("won: ", s.Won())
	fmt.Println(s.Move(zermelo.Rat(25, 2)))
	fmt.Println(s.Verify(ctx))
	// Output:
	// lost: [[1,2) [5,6) [9,10) [13,14) [17,18)]
	// won:  [[2,5) [6,9) [10,13) [14,17) [18,20]]
	// 19/2 true
	// <nil>
}

// With more than one interval of steps, some of them open, the answer is less simple.
func ExampleApproach_Solve() {
	var steps []continuum.Interval
	err := json.Unmarshal([]byte(`["[1,3/2)", "(4,5]"]`), &steps)
	if err != nil {
		fmt.Println(err)
		return
	}
	s, err := continuum.Approach{Steps: steps, End: zermelo.Rat(1, 1)}.Solve(context.Background(), zermelo.Rat(12, 1), cgt.Limits{})
	fmt.Println(s, err)
	// Output: lost: [5/2,7/2) [6,13/2] [17/2,19/2) (23/2,12] <nil>
}

func ExampleApproachSolution_Wins() {
	s, err := plane().Solve(context.Background(), zermelo.Rat(10, 1), cgt.Limits{})
	fmt.Println(err)
	for _, d := range []zermelo.Rational{zermelo.Rat(1, 2), zermelo.Rat(19, 10), zermelo.Rat(2, 1), zermelo.Rat(11, 1)} {
		wins, ok := s.Wins(d)
		fmt.Println(d, wins, ok)
	}
	// Output:
	// <nil>
	// 1/2 true true
	// 19/10 false true
	// 2 true true
	// 11 false false
}

func ExampleParseInterval() {
	i, err := continuum.ParseInterval("[1, 10/4)")
	fmt.Println(i, i.Contains(zermelo.Rat(5, 2)), i.IsEmpty(), err)
	// Output: [1,5/2) false false <nil>
}

// TestSVGOfLongNumbers: numbers at the ends of intervals are apart and on the sheet, however long they are, and the first
// ones are there.
func TestSVGOfLongNumbers(t *testing.T) {
	for _, c := range []struct {
		a  continuum.Approach
		to zermelo.Rational
	}{
		{continuum.Approach{Steps: []continuum.Interval{{Low: zermelo.Rat(1, 3), High: zermelo.Rat(17, 13), LowOpen: true}}, End: zermelo.Rat(1, 3), EndClosed: true}, zermelo.Rat(40, 1)},
		{continuum.Approach{Steps: []continuum.Interval{{Low: zermelo.Rat(1, 1), High: zermelo.Rat(10001, 10000)}}, End: zermelo.Rat(1, 1)}, zermelo.Rat(40, 1)},
		{continuum.Approach{Steps: []continuum.Interval{{Low: zermelo.Rat(1, 7), High: zermelo.Rat(2, 7)}, {Low: zermelo.Rat(3, 5), High: zermelo.Rat(4, 5)}}, End: zermelo.Rat(1, 7)}, zermelo.Rat(8, 1)},
		{continuum.Approach{Steps: []continuum.Interval{{Low: zermelo.Rat(1, 1_000_000_000_007), High: zermelo.Rat(2, 1_000_000_000_007)}}, End: zermelo.Rat(1, 1_000_000_000_007)}, zermelo.Rat(119, 1_000_000_000_007)},
	} {
		s, err := c.a.Solve(t.Context(), c.to, cgt.Limits{})
		if err != nil {
			t.Fatal(err)
		}
		picture := s.AppendSVG(nil)
		svgtest.Check(t, picture, 20_000, s)
		svgtest.Apart(t, picture, s)
		if texts := svgtest.Texts(t, picture); len(texts) < 4 || texts[0].Text != fmt.Sprint(s.Lost()[0].Low) || texts[1].Text != fmt.Sprint(s.Lost()[0].High) {
			t.Errorf("the texts of %v: %v", s, texts)
		}
	}
}

// TestZeroSolution: a solution of nothing has no intervals.
func TestZeroSolution(t *testing.T) {
	var s continuum.ApproachSolution
	if got := s.String(); got != "lost:" || len(s.Lost()) > 0 {
		t.Errorf("%q", got)
	}
}

// TestSVGOfPoints: an interval that is one point has its number once, below the line if there is no room above it.
func TestSVGOfPoints(t *testing.T) {
	a := continuum.Approach{Steps: []continuum.Interval{{Low: zermelo.Rat(1, 1), High: zermelo.Rat(2, 1)}}, End: zermelo.Rat(1, 1)}
	for far := int64(3); far <= 120; far += 3 {
		s, err := a.Solve(t.Context(), zermelo.Rat(far, 1), cgt.Limits{})
		if err != nil {
			t.Fatal(err)
		}
		lost := s.Lost()
		if last := lost[len(lost)-1]; last.Low != last.High {
			t.Fatalf("the last interval is %v", last)
		}
		if n := strings.Count(string(s.AppendSVG(nil)), fmt.Sprintf(">%d</text>", far)); n != 1 {
			t.Errorf("the last point, %d, has %d numbers", far, n)
		}
	}
}
