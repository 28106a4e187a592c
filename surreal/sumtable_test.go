package surreal

import (
	"context"
	"errors"
	"fmt"
	"math/rand/v2"
	"slices"
	"testing"

	"pgregory.net/rapid"

	"github.com/cgt-go/sdk/cgt"
)

// TestSumTable compares the table with sums of two games at a time.
func TestSumTable(t *testing.T) {
	inSomeRegimes(t, func(t *testing.T) {
		found := 0
		checkOften(t, 8, func(t *rapid.T) {
			var games []Game
			for i := range rapid.IntRange(3, 5).Draw(t, "games") {
				switch rapid.IntRange(0, 5).Draw(t, fmt.Sprint(i, " kind")) {
				case 0:
					if i > 0 { // equal summands, and such as cancel
						games = append(games, games[rapid.IntRange(0, i-1).Draw(t, fmt.Sprint(i, " again"))])
						continue
					}
				case 1:
					if i > 0 {
						games = append(games, games[rapid.IntRange(0, i-1).Draw(t, fmt.Sprint(i, " again"))].Neg())
						continue
					}
				}
				games = append(games, drawGame(t, fmt.Sprint(i), 1+i%2))
			}
			e := new(engine)
			var want Game
			for _, g := range games {
				want = e.add(want, g)
			}
			table := newSumTable(new(engine), 1<<14)
			got := table.value(table.ref(games))
			if table.full {
				return
			}
			found++
			if got != want {
				t.Errorf("the sum of %v is %v in the table; two at a time it is %v", games, got, want)
			}
		})
		if found < 50 && !testing.Short() {
			t.Errorf("only %d sums were found by the table", found)
		}
	})
}

// TestSumTableHot adds hot games of birthday 3 in both ways.
func TestSumTableHot(t *testing.T) {
	hot := hotGames()
	r := rand.New(rand.NewPCG(1, 2))
	for range 30 {
		games := make([]Game, 5)
		for i := range games {
			games[i] = hot[r.IntN(len(hot))]
		}
		got := Sum(games...)
		setDuringTest(t, &sumTables, false)
		want := Sum(games...)
		sumTables = true
		if got != want {
			t.Errorf("the sum of %v is %v with the table and %v without", games, got, want)
		}
	}
}

// TestSumTableFull checks that a table that is too small says so, or has the right value.
func TestSumTableFull(t *testing.T) {
	games := []Game{MustParse("{2|1||-1}"), MustParse("{1|*}"), MustParse("+-2"), MustParse("{^|-1/2}"), MustParse("{2|1||-1}")}
	want := games[0].Add(games[1]).Add(games[2]).Add(games[3]).Add(games[4])
	full, right := 0, 0
	for most := range 400 {
		table := newSumTable(new(engine), most)
		got := table.value(table.ref(games))
		switch {
		case table.full:
			full++
		case got == want:
			right++
		default:
			t.Errorf("with %d positions the sum is %v, want %v", most, got, want)
		}
	}
	if full == 0 || right == 0 {
		t.Errorf("the table was full %d times and large enough %d times", full, right)
	}
}

// TestSumTableLimits checks that a Calculator ends a sum of many games at any number of steps, or finds the right
// value.
func TestSumTableLimits(t *testing.T) {
	games := []Game{MustParse("{2|1||-1}"), MustParse("{1|*}"), MustParse("+-2"), MustParse("{^|-1/2}"), MustParse("{3||1*|-1}")}
	want := Sum(games...)
	failed, done := 0, 0
	for steps := 1; steps < 200_000; steps += 1 + steps/8 {
		c := Calculator{Limits: Limits{Steps: steps}}
		got, err := c.Sum(context.Background(), games...)
		switch {
		case errors.Is(err, cgt.ErrLimit):
			failed++
		case err == nil && got == want:
			done++
		default:
			t.Errorf("with %d steps: %v, %v", steps, got, err)
		}
	}
	if failed == 0 || done == 0 {
		t.Errorf("%d sums failed and %d were found", failed, done)
	}
}

// TestSumTableMany adds so many copies that a table would be full.
func TestSumTableMany(t *testing.T) {
	h := MustParse("{2|1||-1}") // 4·h = 1; row C39
	for _, n := range []int{4, 8, 15, 16, 17, 400} {
		if got := Sum(slices.Repeat([]Game{h}, n)...); got != h.Mul(int64(n)) || n%4 == 0 && got != Int(int64(n)/4) {
			t.Errorf("%d copies of %v add up to %v", n, h, got)
		}
	}
}

// hotGames returns the hot games of birthday 3.
func hotGames() []Game {
	born, _ := BornBy(3)
	return slices.DeleteFunc(born, func(g Game) bool { return !g.IsHot() || g.Birthday() != DyadicFromInt(3) })
}

// TestSumAlike adds games that are the same, or the negatives of each other, but for numbers.
func TestSumAlike(t *testing.T) {
	checkOften(t, 3, func(t *rapid.T) {
		var kinds []Game
		for i := range 2 {
			kinds = append(kinds, drawGame(t, fmt.Sprint("kind ", i), 2))
		}
		var games []Game
		var want Game
		for i := range rapid.IntRange(3, 7).Draw(t, "games") {
			g := rapid.SampledFrom(kinds).Draw(t, fmt.Sprint(i))
			if rapid.Bool().Draw(t, fmt.Sprint(i, " negative")) {
				g = g.Neg()
			}
			g = g.Add(FromDyadic(NewDyadic(rapid.Int64Range(-40, 40).Draw(t, fmt.Sprint(i, " number")), 3)))
			games = append(games, g)
			want = want.Add(g)
		}
		if got := Sum(games...); got != want {
			t.Errorf("the sum of %v is %v, want %v", games, got, want)
		}
		e := new(engine)
		shifted, x := e.alike(slices.DeleteFunc(slices.Clone(games), Game.isNumberUpStar))
		sum := FromDyadic(x)
		for _, g := range shifted {
			sum = sum.Add(g)
		}
		for _, g := range games {
			if g.isNumberUpStar() {
				sum = sum.Add(g)
			}
		}
		if sum != want {
			t.Errorf("%v are taken for %v and the number %v", games, shifted, x)
		}
	})
}
