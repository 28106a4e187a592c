package hex

import (
	"math/rand/v2"
	"slices"
	"testing"

	"github.com/cgt-go/sdk/cgt"
	"github.com/cgt-go/sdk/zermelo"
)

// links returns a copy of a link and of all that it is made of, that one first.
func links(l *link) []*link {
	copies := map[*link]*link{}
	var list []*link
	var clone func(l *link) *link
	clone = func(l *link) *link {
		if c, ok := copies[l]; ok {
			return c
		}
		c := new(link)
		*c = *l
		copies[l] = c
		list = append(list, c)
		c.parts = slices.Clone(l.parts)
		for i, p := range c.parts {
			c.parts[i] = clone(p)
		}
		return c
	}
	clone(l)
	return list
}

// Proofs with something changed at random are refused, or they still hold: then their strategies win against every
// reply.
func TestChangedProofs(t *testing.T) {
	rng := rand.New(rand.NewPCG(40, 2))
	refused := 0
	for range 3000 {
		p, err := New(3, 3)
		if err != nil {
			t.Fatal(err)
		}
		for range rng.IntN(4) {
			if _, isOver := (Rules{}).End(p); !isOver {
				moves := Rules{}.AppendMoves(nil, p)
				p = moves[rng.IntN(len(moves))]
			}
		}
		proof, err := Prove(t.Context(), p, cgt.Limits{})
		if err != nil {
			t.Fatal(err)
		}
		all := links(proof.root)
		changed := &Proof{p, proof.winner, all[0]}
		l := all[rng.IntN(len(all))]
		switch rng.IntN(9) {
		case 0:
			l.free ^= 1 << rng.IntN(9)
		case 1:
			l.needs ^= 1 << rng.IntN(9)
		case 2:
			l.key = int8(rng.IntN(9))
		case 3:
			l.kind = linkKind(rng.IntN(4))
		case 4:
			l.ends[rng.IntN(2)] = end(rng.IntN(9))
		case 5:
			l.ends[rng.IntN(2)] = sideFrom + end(rng.IntN(2))
		case 6:
			if n := len(l.parts); n > 0 {
				l.parts = slices.Delete(l.parts, 0, 1)
			}
		case 7:
			if n := len(l.parts); n > 0 {
				leaves := slices.DeleteFunc(slices.Clone(all), func(l *link) bool { return len(l.parts) > 0 }) // so that no link becomes a part of itself
				l.parts[rng.IntN(n)] = leaves[rng.IntN(len(leaves))]
			}
		case 8:
			changed.winner = changed.winner.Opponent()
		}
		if changed.Verify() != nil {
			refused++
			continue
		}
		if _, err := zermelo.CheckStrategy(t.Context(), Rules{}, p, changed.winner, changed.Strategy(), changed.Value(), cgt.Limits{}); err != nil {
			t.Fatalf("%v: %v", p, err)
		}
	}
	if refused < 1000 {
		t.Errorf("only %d proofs were refused", refused)
	}
}
