package cgttest

import (
	"cmp"
	"math/rand/v2"

	"github.com/cgt-go/sdk/zermelo"
)

// RandomStrategy returns an adversary that makes any of the game's moves with equal chances, which come from seed. The
// answers depend on what was asked before, so it is for one play and one goroutine.
func RandomStrategy[Pos comparable, V zermelo.Payoff[V]](game zermelo.Game[Pos, V], seed uint64) zermelo.Strategy[Pos] {
	return GreedyStrategy(game, func(Pos) float64 { return 0 }, seed)
}

// GreedyStrategy returns an adversary that makes the move with the largest score, and any of them with equal chances,
// which come from seed, where there are more. The score is that of the position after the move; one that is not a
// number is less than all others. The answers depend on what was asked before, so it is for one play and one goroutine.
func GreedyStrategy[Pos comparable, V zermelo.Payoff[V]](game zermelo.Game[Pos, V], score func(p Pos) float64, seed uint64) zermelo.Strategy[Pos] {
	rng := rand.New(rand.NewPCG(seed, 0))
	return zermelo.StrategyFunc[Pos](func(p Pos) (q Pos, ok bool) {
		var best []Pos
		most := 0.0
		for _, q := range game.AppendMoves(nil, p) {
			x := score(q)
			switch c := cmp.Compare(x, most); {
			case len(best) == 0 || c > 0:
				best, most = append(best[:0], q), x
			case c == 0:
				best = append(best, q)
			}
		}
		if len(best) == 0 {
			return q, false
		}
		return best[rng.IntN(len(best))], true
	})
}

// DefaultPlays is what a zero Plays of a [StrategySuite] stands for.
const DefaultPlays = 10
