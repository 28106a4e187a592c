package cgtrapid

import (
	"fmt"
	"slices"
	"sync"

	"pgregory.net/rapid"

	"github.com/cgt-go/sdk/cgt"
	"github.com/cgt-go/sdk/cgttest/oracle"
	"github.com/cgt-go/sdk/surreal"
)

// checkSize panics if a size is negative.
func checkSize(what string, n int) {
	if n < 0 {
		panic(fmt.Errorf("cgtrapid: %s: the size %d is negative", what, n))
	}
}

// dayTwo returns the 22 values born by day 2, the simplest first: those born earlier, and of those born on
// the same day those with fewer options.
var dayTwo = sync.OnceValue(func() []surreal.Game {
	var games []surreal.Game
	for _, t := range oracle.Born(2) {
		games = append(games, surreal.FromTree(t))
	}
	slices.SortStableFunc(games, func(g, h surreal.Game) int {
		if c := g.Birthday().Compare(h.Birthday()); c != 0 {
			return c
		}
		return g.NumOptions(cgt.Left) + g.NumOptions(cgt.Right) - h.NumOptions(cgt.Left) - h.NumOptions(cgt.Right)
	})
	return games
})

// bornBy returns those of the values born by day 2 that are born by the given day and are kept.
func bornBy(day int, keep func(surreal.Game) bool) []surreal.Game {
	return slices.DeleteFunc(slices.Clone(dayTwo()), func(g surreal.Game) bool {
		return g.Birthday().Compare(surreal.DyadicFromInt(int64(day))) > 0 || !keep(g)
	})
}

// Game returns a generator of games born by the given day; there is 1 by day 0, and there are 4, 22 and 1474 by the
// next ones. From day 3 on a game is drawn as a choice of up to three options for each player. Days
// after the fourth make games whose sums take long.
func Game(maxBirthday int) *rapid.Generator[surreal.Game] {
	checkSize("Game", maxBirthday)
	if maxBirthday <= 2 {
		return rapid.SampledFrom(bornBy(maxBirthday, func(surreal.Game) bool { return true }))
	}
	options := some(Game(maxBirthday-1), 3)
	return rapid.Custom(func(t *rapid.T) surreal.Game {
		left, right := options.Draw(t, "Left"), options.Draw(t, "Right")
		g := surreal.New(left, right)
		if g.IsNumber() && rapid.IntRange(0, 3).Draw(t, "exchanged") > 0 {
			g = surreal.New(right, left) // otherwise most would be numbers
		}
		return g
	})
}

// AllSmall returns a generator of all-small games born by the given day: those in which no number but 0 can be
// reached.
func AllSmall(maxBirthday int) *rapid.Generator[surreal.Game] {
	checkSize("AllSmall", maxBirthday)
	if maxBirthday <= 2 {
		return rapid.SampledFrom(bornBy(maxBirthday, isAllSmall))
	}
	options := rapid.SliceOfN(AllSmall(maxBirthday-1), 1, 3)
	return rapid.Custom(func(t *rapid.T) surreal.Game {
		return surreal.New(options.Draw(t, "Left"), options.Draw(t, "Right"))
	})
}

// isAllSmall looks through all positions of g.
func isAllSmall(g surreal.Game) bool {
	if g.IsNumber() {
		return g.IsZero()
	}
	for who := cgt.Left; who <= cgt.Right; who++ {
		for o := range g.Options(who) {
			if !isAllSmall(o) {
				return false
			}
		}
	}
	return true
}

// Infinitesimal returns a generator of games both of whose stops are 0: all-small games, tinies and
// minies, and sums of two of these.
func Infinitesimal() *rapid.Generator[surreal.Game] {
	tiny := rapid.Custom(func(t *rapid.T) surreal.Game {
		g := surreal.Tiny(surreal.FromDyadic(positive(t, "tiny of")))
		if rapid.Bool().Draw(t, "miny") {
			return g.Neg()
		}
		return g
	})
	small := AllSmall(3)
	return rapid.OneOf(AllSmall(2), small, tiny, rapid.Custom(func(t *rapid.T) surreal.Game {
		return small.Draw(t, "all-small").Add(tiny.Draw(t, "tiny"))
	}))
}

// positive draws a positive number.
func positive(t *rapid.T, label string) surreal.Dyadic {
	return surreal.NewDyadic(rapid.Int64Range(1, 20).Draw(t, label), rapid.UintRange(0, 3).Draw(t, label))
}

// Switch returns a generator of games {x | y} for numbers x > y.
func Switch() *rapid.Generator[surreal.Game] {
	number := smallDyadic()
	return rapid.Custom(func(t *rapid.T) surreal.Game {
		y := number.Draw(t, "Right")
		x := y.Add(positive(t, "Left more by"))
		return surreal.New([]surreal.Game{surreal.FromDyadic(x)}, []surreal.Game{surreal.FromDyadic(y)})
	})
}

// Hot returns a generator of games whose Left stop is above their Right stop. The options of Right are
// games born by the day before maxBirthday, those of Left are such games plus a number.
func Hot(maxBirthday int) *rapid.Generator[surreal.Game] {
	checkSize("Hot", maxBirthday)
	options := rapid.SliceOfN(Game(max(0, maxBirthday-1)), 1, 2)
	return rapid.Custom(func(t *rapid.T) surreal.Game {
		left, right := options.Draw(t, "Left"), options.Draw(t, "Right")
		gain := positive(t, "Left gains")
		// The Left stop is the largest of the Right stops of left, the Right stop the smallest of the
		// Left stops of right.
		gap := slices.MinFunc(stops(right, surreal.Game.LeftStop), surreal.Dyadic.Compare).
			Sub(slices.MaxFunc(stops(left, surreal.Game.RightStop), surreal.Dyadic.Compare))
		if gap.Sign() > 0 {
			gain = gain.Add(gap)
		}
		for i, g := range left {
			left[i] = g.Add(surreal.FromDyadic(gain))
		}
		return surreal.New(left, right)
	})
}

func stops(games []surreal.Game, stop func(surreal.Game) surreal.Dyadic) []surreal.Dyadic {
	var xs []surreal.Dyadic
	for _, g := range games {
		xs = append(xs, stop(g))
	}
	return xs
}

// Any returns a generator of games of all kinds that this package has, of moderate size.
func Any() *rapid.Generator[surreal.Game] {
	return rapid.OneOf(Game(2), smallNumberUpStar(), Game(3), Switch(), Hot(2), Infinitesimal())
}
