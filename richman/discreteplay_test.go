package richman_test

import (
	"math/rand/v2"
	"testing"

	"github.com/cgt-go/sdk/richman"
)

// Whoever has enough has a bid, and it leaves him with enough against every bid of the other one, every decision about
// a tie and every move; whoever has not has none.
func TestDiscreteBid(t *testing.T) {
	random := rand.New(rand.NewPCG(12, 13))
	bids := 0
	for range 60 {
		g := randomBoard(t, random, 1+random.IntN(5))
		for _, ties := range []richman.Ties{richman.TieBreak, richman.TieLot} {
			d := discrete(t, g, random.IntN(10), ties)
			for v := range g.Len() {
				for _, who := range []richman.Player{richman.Blue, richman.Red} {
					need, canHold := d.Hold(v, who)
					for i := range 2 * (d.Chips() + 1) {
						have := richman.Chips{Count: i / 2, HasStar: i%2 == 1}
						if ties == richman.TieLot && have.HasStar {
							continue
						}
						bid, to, ok := d.Bid(v, who, have)
						if _, isTerminal := g.Winner(v); ok != (canHold && !isTerminal && have.Compare(need) >= 0) {
							t.Fatalf("%v, %v has %v of %d and needs %v: %v", ties, who, have, d.Chips(), need, ok)
						}
						if ok {
							bids++
							checkBid(t, d, v, who, have, bid, to)
						}
					}
				}
			}
		}
	}
	if bids < 1000 {
		t.Errorf("only %d bids", bids)
	}
}

// checkBid checks a bid against all that can come of it.
func checkBid(t *testing.T, d *richman.Discrete, v int, who richman.Player, have richman.Chips, bid, to int) {
	t.Helper()
	enough := func(w int, left richman.Chips) {
		if need, ok := d.Hold(w, who); !ok || left.Compare(need) < 0 {
			t.Errorf("%v: %v has %v of %d at %d and bids %d: he comes to %d with %v and needs %v", d.Ties(), who, have, d.Chips(), v, bid, w, left, need)
		}
	}
	moves := func(star bool) { enough(to, richman.Chips{Count: have.Count - bid, HasStar: star}) }
	moved := func(y int, star bool) {
		for w := range d.Graph().Successors(v) {
			enough(w, richman.Chips{Count: have.Count + y, HasStar: star})
		}
	}
	for y := range d.Chips() - have.Count + 1 {
		switch {
		case bid > y:
			moves(have.HasStar)
		case bid < y:
			moved(y, have.HasStar)
		case d.Ties() == richman.TieLot:
			moves(false)
			moved(y, false)
		case !have.HasStar:
			moves(false)
			moved(y, true)
		case d.UseTieBreak(v, who, have, bid):
			moves(false)
		default:
			moved(y, true)
		}
	}
}
