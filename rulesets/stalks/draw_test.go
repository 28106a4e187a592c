package stalks_test

import (
	"pgregory.net/rapid"

	"github.com/cgt-go/sdk/cgt"
	"github.com/cgt-go/sdk/cgttest/cgtrapid"
	"github.com/cgt-go/sdk/rulesets/stalks"
	"github.com/cgt-go/sdk/surreal"
	"github.com/cgt-go/sdk/surreal/transfinite"
)

func signs(s string) transfinite.SignExpansion { return transfinite.MustParseSignExpansion(s) }

func ordinal(s string) transfinite.Ordinal { return transfinite.MustParseOrdinal(s) }

// sum returns the sum of stalks given by their signs.
func sum(words ...string) stalks.Position {
	var xs []transfinite.SignExpansion
	for _, w := range words {
		xs = append(xs, signs(w))
	}
	return stalks.New(xs)
}

// drawStalk draws a stalk that is worth a number: any runs, or runs with a fraction that is not dyadic, or the stalk of
// a sum of powers of ω.
func drawStalk(t *rapid.T) transfinite.SignExpansion {
	if rapid.Bool().Draw(t, "by value") {
		var x transfinite.Number
		for range rapid.IntRange(0, 3).Draw(t, "terms") {
			c := transfinite.MustParse(rapid.SampledFrom([]string{"1", "-1", "2", "1/2", "-3/4", "1/3", "-2/3", "5/7"}).Draw(t, "coefficient"))
			y := transfinite.MustParse(rapid.SampledFrom([]string{"0", "0", "1", "-1", "1/2", "2", "-2", "w", "w - 1", "-w", "1/w", "1 - 1/w"}).Draw(t, "exponent"))
			x = x.Add(c.Mul(y.OmegaPow()))
		}
		s, err := x.SignExpansion()
		if err != nil {
			t.Fatal(err)
		}
		return s
	}
	var x transfinite.SignExpansion
	for range rapid.IntRange(0, 4).Draw(t, "runs") {
		n := ordinal(rapid.SampledFrom([]string{"1", "1", "2", "3", "w", "w", "w*2", "w+1", "w^2", "w^w", "w^2+w*3+1"}).Draw(t, "length"))
		x = x.Concat(transfinite.SignRun(rapid.SampledFrom([]int{1, -1}).Draw(t, "sign"), n))
	}
	return x
}

// drawPosition draws a sum of stalks and games. Often it is a sum of numbers near 0, for a stalk comes with its
// negative, or with one that is a little different.
func drawPosition(t *rapid.T, withGames bool) stalks.Position {
	var xs []transfinite.SignExpansion
	for range rapid.IntRange(0, 2).Draw(t, "stalks") {
		x := drawStalk(t)
		xs = append(xs, x)
		switch rapid.IntRange(0, 3).Draw(t, "near zero") {
		case 0:
			xs = append(xs, x.Neg())
		case 1:
			xs = append(xs, x.Neg().Concat(drawStalk(t)))
		}
	}
	var games []surreal.Game
	if withGames {
		for range rapid.IntRange(0, 3).Draw(t, "games") {
			games = append(games, cgtrapid.Game(2).Draw(t, "game"))
		}
	}
	return stalks.New(xs, games...)
}

// moves returns legal moves: in games all of them, and in stalks some, at low and high places of runs and of copies of
// blocks.
func moves(p stalks.Position, who cgt.Player) []stalks.Move {
	sign := 1
	if who == cgt.Right {
		sign = -1
	}
	offsets := []string{"0", "1", "5", "9", "w", "w+7", "w*3", "w^2", "w^2*5+w", "w^w"}
	var list []stalks.Move
	for i := range p.NumStalks() {
		var below transfinite.Ordinal
		for s := range p.Stalk(i).Segments() {
			copies := []uint64{0}
			var block transfinite.Ordinal
			if s.Repeated {
				copies = []uint64{0, 1, 7, 12}
				for _, r := range s.Runs {
					block = block.Add(r.Length)
				}
			}
			for _, n := range copies {
				at := below.Add(block.Mul(transfinite.OrdinalFromUint(n)))
				for _, r := range s.Runs {
					for _, o := range offsets {
						if o := ordinal(o); r.Sign == sign && o.Compare(r.Length) < 0 {
							list = append(list, stalks.Move{Component: i, Height: at.Add(o)})
						}
					}
					at = at.Add(r.Length)
				}
			}
			below = below.Add(s.Len())
		}
	}
	for i := range p.NumGames() {
		i += p.NumStalks()
		for h := range p.Game(i).Options(who) {
			list = append(list, stalks.Move{Component: i, Option: h})
		}
	}
	return list
}
