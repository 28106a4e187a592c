package three_test

import (
	"math/big"
	"math/rand/v2"
	"slices"

	"github.com/cgt-go/sdk/richman"
	"github.com/cgt-go/sdk/richman/three"
)

// opponents of a player, or of partners: what they bid, of what they have.
var kinds = map[string]func(random *rand.Rand, v richman.View) *big.Rat{
	"random":  func(random *rand.Rand, v richman.View) *big.Rat { return part(v.Own(), random.IntN(65)) },
	"all in":  func(_ *rand.Rand, v richman.View) *big.Rat { return v.Own() },
	"nothing": func(*rand.Rand, richman.View) *big.Rat { return new(big.Rat) },
	"low":     func(random *rand.Rand, v richman.View) *big.Rat { return part(v.Own(), random.IntN(8)) },
	"copying": func(_ *rand.Rand, v richman.View) *big.Rat {
		most := new(big.Rat)
		if n := v.Rounds(); n > 0 {
			for _, x := range v.Round(n - 1).Bids {
				if x.Cmp(most) > 0 {
					most = x
				}
			}
		}
		if own := v.Own(); most.Cmp(own) > 0 {
			return own
		}
		return most
	},
	// a little more than that, where it is possible
	"outbidding": func(_ *rand.Rand, v richman.View) *big.Rat {
		most, own := richest(v), v.Own()
		if most.Add(most, big.NewRat(1, 1000)); most.Cmp(own) > 0 {
			return new(big.Rat)
		}
		return most
	},
	// just as much as the richest of the others has, so as to win or to tie
	"matching": func(_ *rand.Rand, v richman.View) *big.Rat {
		most, own := richest(v), v.Own()
		if most.Cmp(own) > 0 {
			return own
		}
		return most
	},
}

// richest returns how much the richest of the others has.
func richest(v richman.View) *big.Rat {
	most := new(big.Rat)
	for p := range three.Players {
		if x, ok := v.Money(richman.Player(p)); ok && richman.Player(p) != v.Player() && x.Cmp(most) > 0 {
			most = x
		}
	}
	return most
}

func part(x *big.Rat, of64 int) *big.Rat { return x.Mul(x, big.NewRat(int64(of64), 64)) }

// opponent moves to a terminal of the team if he can, and else anywhere but to one of the others if he can.
func opponent(random *rand.Rand, kind string, team ...richman.Player) richman.Bidder {
	return richman.BidderFunc(func(v richman.View) (*big.Rat, int, error) {
		var good, open, all []int
		for w := range v.Board().Successors(v.Vertex()) {
			all = append(all, w)
			if who, ok := v.Board().Winner(w); !ok {
				open = append(open, w)
			} else if slices.Contains(team, who) {
				good = append(good, w)
			}
		}
		for _, list := range [][]int{good, open, all} {
			if len(list) > 0 {
				return kinds[kind](random, v), list[random.IntN(len(list))], nil
			}
		}
		return nil, 0, nil
	})
}

func kindNames() []string {
	var names []string
	for name := range kinds {
		names = append(names, name)
	}
	slices.Sort(names)
	return names
}

// prescribed bids as one should in the game of two players against the richer one of the others.
func prescribed(a *three.Analysis, who richman.Player) richman.Bidder {
	return richman.BidderFunc(func(v richman.View) (*big.Rat, int, error) {
		total, own := new(big.Rat), v.Own()
		for p := range three.Players {
			if x, ok := v.Money(richman.Player(p)); ok && richman.Player(p) != who && x.Cmp(total) > 0 {
				total = x
			}
		}
		bid := total.Add(total, own)
		if bid.Mul(bid, a.Solo(who).Bid(v.Vertex())); bid.Cmp(own) > 0 {
			bid = own
		}
		return bid, a.Solo(who).Move(v.Vertex(), richman.Blue), nil
	})
}
