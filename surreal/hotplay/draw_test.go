package hotplay_test

import (
	"fmt"
	"math/rand/v2"

	"github.com/cgt-go/sdk/surreal"
)

// threats returns the sum of n games {a||b|c} or their negatives, with a − b and b − c from 1 to most.
func threats(random *rand.Rand, n, most int) []surreal.Game {
	games := make([]surreal.Game, n)
	for i := range games {
		b := random.IntN(5) - 2
		a, c := b+1+random.IntN(most), b-1-random.IntN(most)
		games[i] = surreal.MustParse(fmt.Sprintf("{%d||%d|%d}", a, b, c))
		if random.IntN(2) == 0 {
			games[i] = games[i].Neg()
		}
	}
	return games
}

// hotGames returns the sum of n games that are random, and most often hot.
func hotGames(random *rand.Rand, n int) []surreal.Game {
	games := make([]surreal.Game, n)
	for i := range games {
		for try := 0; try < 5 && !games[i].IsHot(); try++ {
			games[i] = surreal.Random(random, 4, 2).Mul(1 + random.Int64N(2))
			if random.IntN(3) > 0 {
				games[i] = games[i].Add(surreal.New([]surreal.Game{surreal.Random(random, 3, 2).Add(surreal.Int(random.Int64N(4)))}, []surreal.Game{surreal.Random(random, 3, 2).Sub(surreal.Int(random.Int64N(4)))}))
			}
		}
	}
	return games
}

// switches returns the sum of n switches {x|y}, a number and two infinitesimals.
func switches(random *rand.Rand, n int) []surreal.Game {
	games := []surreal.Game{surreal.FromDyadic(surreal.NewDyadic(random.Int64N(17)-8, 2)), surreal.Up(random.Int64N(3)), surreal.Nimber(1)}
	for range n {
		y := random.Int64N(9) - 6
		x := y + 1 + random.Int64N(8)
		games = append(games, surreal.New([]surreal.Game{surreal.FromDyadic(surreal.NewDyadic(x, 1))}, []surreal.Game{surreal.FromDyadic(surreal.NewDyadic(y, 1))}))
	}
	random.Shuffle(len(games), func(i, j int) { games[i], games[j] = games[j], games[i] })
	return games
}

// doubleThreats returns the sum of n games {a|b||c|d}, in which a move of either player may be a threat.
func doubleThreats(random *rand.Rand, n int) []surreal.Game {
	games := make([]surreal.Game, n)
	for i := range games {
		b := random.IntN(4)
		c := -random.IntN(4)
		games[i] = surreal.MustParse(fmt.Sprintf("{%d|%d||%d|%d}", b+random.IntN(20), b, c, c-random.IntN(20)))
	}
	return games
}

// choices returns the sum of n games whose options are games {a, {b|c} | d, {e|f}} or numbers: which of the options
// there is better depends on the temperature.
func choices(random *rand.Rand, n int) []surreal.Game {
	games := make([]surreal.Game, n)
	for i := range games {
		a, d := 4+random.IntN(4), -4-random.IntN(4)
		c, f := a-1-random.IntN(6), d+1+random.IntN(6)
		choice := fmt.Sprintf("{%d,{%d|%d}|%d,{%d|%d}}", a, a+9+random.IntN(20), c, d, f, d-9-random.IntN(20))
		games[i] = surreal.MustParse(fmt.Sprintf("{%s|%d}", choice, d-1-random.IntN(4)))
		if random.IntN(2) == 0 {
			games[i] = games[i].Neg()
		}
	}
	return games
}
