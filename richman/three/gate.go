package three

import (
	"fmt"
	"math/big"

	"github.com/cgt-go/sdk/richman"
)

// Gatekeeper is a winning strategy of one player against two: see [Analysis.Win].
type Gatekeeper struct {
	g     *Graph
	who   richman.Player
	gate  int
	gates []bool
	most  int // rounds
}

// gatesOf reports of each vertex whether it is a gate of a player: he can move to a terminal of his from it, and
// everywhere else it leads to, he can move straight back.
func (g *Graph) gatesOf(who int) []bool {
	gates := make([]bool, g.Len())
	for v := range gates {
		goal, safe := false, true
		for w := range g.Successors(v) {
			if g.winner[w] == who {
				goal = true
			} else {
				safe = safe && w != v && g.leads(w, v)
			}
		}
		gates[v] = goal && safe
	}
	return gates
}

func (g *Graph) leads(v, w int) bool {
	for u := range g.Successors(v) {
		if u == w {
			return true
		}
	}
	return false
}

// Win returns a winning strategy of a player for matches that begin at v with so much money of the three players, by
// the rule of Richman, if he has one of this kind; ok is false if not, and that does not mean that he has none. It
// panics if there are not three amounts of money, none of them nil.
//
// The strategy is about a gate: a vertex from which one move wins, and from wherever else it leads one can move
// straight back. At the gate he bids all that he has; so if he does not win he is paid at least as much. He wins if
// neither of the others has twice as much as he has, and one of them has less. At a vertex before the gate he outbids
// both others, and moves to the gate. He wins from there if he has more than twice as much as either of them. Each time
// the token comes back to such a vertex, his money exceeds twice that of the richer one by at least 3/2 of what it did
// before, so that this ends.
//
// Source: the Richman notes, §9, where the graph is fig. 2.
func (a *Analysis) Win(who richman.Player, v int, money []*big.Rat) (k *Gatekeeper, ok bool) {
	own, first, second := split(who, money)
	rich, poor := first, second
	if rich.Cmp(poor) < 0 {
		rich, poor = poor, rich
	}
	k = &Gatekeeper{g: a.g, who: who, gate: v, gates: a.gates[who]}
	twice := new(big.Rat).Add(own, own)
	var surplus *big.Rat // of the player over twice the richer one, when the token is before the gate
	if w, isTerminal := a.g.Winner(v); isTerminal {
		return k, w == who
	}
	switch {
	case a.gates[who][v] && rich.Cmp(twice) < 0 && poor.Cmp(own) < 0:
		k.most = 1
		if rich.Cmp(own) < 0 { // so that nobody can outbid him
			return k, true
		}
		left := new(big.Rat).Sub(rich, own)
		if left.Cmp(poor) < 0 {
			left.Set(poor)
		}
		surplus = left.Sub(own, left)
		surplus.Add(surplus, surplus)
	case new(big.Rat).Add(rich, rich).Cmp(own) < 0:
		if k.gate, ok = a.before(who, v); !ok {
			return nil, false
		}
		surplus = new(big.Rat).Sub(own, rich)
		surplus.Sub(surplus, rich)
	default:
		return nil, false
	}
	total := new(big.Rat).Add(own, rich)
	total.Add(total, poor)
	for k.most += 2; surplus.Cmp(total) <= 0; k.most += 2 {
		surplus.Mul(surplus, big.NewRat(3, 2))
	}
	return k, true
}

// before returns the gate to which one can move from v.
func (a *Analysis) before(who richman.Player, v int) (gate int, ok bool) {
	for w := range a.g.Successors(v) {
		if a.gates[who][w] {
			return w, true
		}
	}
	return 0, false
}

// split returns the money of a player and of the two others, in their order.
func split(who richman.Player, money []*big.Rat) (own, first, second *big.Rat) {
	check(money)
	p := partners(who)
	return money[who], money[p[0]], money[p[1]]
}

// Rounds returns a number of rounds in which the strategy wins for sure.
func (k *Gatekeeper) Rounds() int { return k.most }

// Offer implements [richman.Bidder]. Its error is [richman.ErrStrategy] if the View is of another player, board or
// rule, or if the money of the others is a secret.
func (k *Gatekeeper) Offer(v richman.View) (bid *big.Rat, to int, err error) {
	money, err := moneyOf(v, k.g, k.who)
	if err != nil {
		return nil, 0, err
	}
	own, first, second := split(k.who, money)
	if k.gates[v.Vertex()] {
		for w := range k.g.Successors(v.Vertex()) {
			if k.g.winner[w] == int(k.who) {
				return own, w, nil
			}
		}
	}
	rich := first
	if rich.Cmp(second) < 0 {
		rich = second
	}
	bid = new(big.Rat).Sub(own, rich)
	bid.Sub(bid, rich)
	bid.Mul(bid, big.NewRat(1, 4))
	if bid.Sign() < 0 { // he has not begun as he should, and does what he can
		bid.SetInt64(0)
	}
	if bid.Add(bid, rich); bid.Cmp(own) > 0 {
		bid = own
	}
	return bid, k.gate, nil
}

// moneyOf returns the money of all players, as one of them sees it.
func moneyOf(v richman.View, g *Graph, who richman.Player) ([]*big.Rat, error) {
	switch {
	case v.Players() != Players:
		return nil, fmt.Errorf("%w: it is of three players, and there are %d", richman.ErrStrategy, v.Players())
	case v.Player() != who:
		return nil, fmt.Errorf("%w: it is of %v, and %v plays it", richman.ErrStrategy, who, v.Player())
	case v.Board() != richman.Board(g):
		return nil, fmt.Errorf("%w: it is for another board", richman.ErrStrategy)
	case v.Rule() != richman.Richman():
		return nil, fmt.Errorf("%w: it is for the rule %v, and this is %v", richman.ErrStrategy, richman.Richman(), v.Rule())
	}
	money := make([]*big.Rat, Players)
	for p := range money {
		x, ok := v.Money(richman.Player(p))
		if !ok {
			return nil, fmt.Errorf("%w: it has to see the money of all players", richman.ErrStrategy)
		}
		money[p] = x
	}
	return money, nil
}
