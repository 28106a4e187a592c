package sums_test

import (
	"context"
	"fmt"
	"math/rand/v2"
	"slices"
	"testing"

	"github.com/cgt-go/sdk/cgt"
	"github.com/cgt-go/sdk/surreal"
	"github.com/cgt-go/sdk/surreal/sums"
)

// TestSwitches has sums of switches {a|b} and a number: whoever moves plays the hottest one, so that the score is z ±
// (x₁ − x₂ + x₃ …) for the sum z of the means and the temperatures x₁ ≥ x₂ ≥ …, and who wins is its sign. If it is 0,
// it is who is not to move when the switches are played.
//
// Source: Dubna notes, proposition 4.5.
func TestSwitches(t *testing.T) {
	source := rand.New(rand.NewPCG(3, 6))
	var s sums.Solver
	for range 200 {
		var sum []sums.Component
		var score int64 // four times that if Left begins, less the sum of the means
		var means int64
		var heats []int64
		for range 1 + source.IntN(40) {
			b := source.Int64N(60) - 30
			a := b + 1 + source.Int64N(30)
			sum = append(sum, sums.Value(surreal.MustParse(fmt.Sprintf("{%d|%d}", a, b))))
			means += 2 * (a + b)
			heats = append(heats, 2*(a-b))
		}
		slices.Sort(heats)
		for i := range heats {
			score = heats[i] - score
		}
		shift := source.Int64N(9) - 4
		if source.IntN(2) == 0 { // near the border between the players
			shift -= score
		}
		number := surreal.NewDyadic(shift-means, 2)
		sum = append(sum, sums.Value(surreal.FromDyadic(number)))
		last := len(heats)%2 == 1 // whoever begins moves last
		if z := shift + score; mustWin(t, &s, cgt.Left, sum...) != (z > 0 || z == 0 && last) {
			t.Errorf("with the score %d/4 Left wins %v wrongly, or not", z, sum)
		}
		if z := shift - score; mustWin(t, &s, cgt.Right, sum...) != (z < 0 || z == 0 && last) {
			t.Errorf("with the score %d/4 Right wins %v wrongly, or not", z, sum)
		}
	}
}

// threats returns a sum of games {a||b|c} and −{a||b|c}, and a number that makes its mean 0.
func threats(source *rand.Rand, n, most int) []sums.Component {
	var sum []sums.Component
	var mean surreal.Dyadic
	for range n {
		c := source.IntN(most)
		b := c + 1 + source.IntN(most)
		a := b + 1 + source.IntN(most)
		g := surreal.MustParse(fmt.Sprintf("{%d||%d|%d}", a, b, c))
		if source.IntN(2) == 0 {
			g = g.Neg()
		}
		mean = mean.Add(g.Mean())
		sum = append(sum, sums.Value(g))
	}
	return append(sum, sums.Value(surreal.FromDyadic(mean.Neg())))
}

// TestThreats compares sums of games {a||b|c}, which are hard in general, with their exact values as long as there are
// few of them, and has those of more checked by play.
func TestThreats(t *testing.T) {
	source := rand.New(rand.NewPCG(3, 8))
	for n := 1; n <= 16; n++ {
		var s sums.Solver
		sum := threats(source, n, 8)
		got, err := s.Outcome(context.Background(), sum...)
		if err != nil {
			t.Fatal(err)
		}
		if n <= 5 {
			var total surreal.Game
			for _, c := range sum {
				total = total.Add(surreal.MustParse(c.String()))
			}
			if want := total.Outcome(); got != want {
				t.Errorf("%v is %v, want %v", sum, got, want)
			}
			continue
		}
		sol, err := s.Solve(context.Background(), cgt.Left, sum...)
		if err != nil || sol.Winner != got.Winner(cgt.Left) {
			t.Fatalf("%v, %v", sol, err)
		}
		if _, err := sol.Verify(context.Background(), sums.VerifyLimits{Positions: 100, Plays: 2}); err != nil {
			t.Error(err)
		}
	}
}
