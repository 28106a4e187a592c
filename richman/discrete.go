package richman

import (
	"context"
	"fmt"

	"github.com/cgt-go/sdk/cgt"
)

// Ties says what happens when bids in chips are equal.
type Ties uint8

// The rules for equal bids.
const (
	// TieBreak: one player has the tie-break. If the bids are equal he decides: he moves and pays, and the other one
	// gets the tie-break with the chips; or the other one moves and pays, and he keeps it.
	TieBreak Ties = iota
	// TieLot: a lot decides who moves and pays.
	TieLot
)

// String returns "tie-break" or "lot".
func (t Ties) String() string {
	switch t {
	case TieBreak:
		return "tie-break"
	case TieLot:
		return "lot"
	}
	return fmt.Sprintf("Ties(%d)", uint8(t))
}

// Discrete has the thresholds of a bidding game with whole chips, by the rule of Richman: what a player must have to
// win for sure, and what he must have to be sure not to lose. It is immutable and safe for concurrent use.
//
// Source: M. Develin, S. Payne, Discrete bidding games, Electronic Journal of Combinatorics 17 (2010).
type Discrete struct {
	g     *Graph
	total int
	ties  Ties
	// The thresholds for each player in half chips: 2·count, and 1 for the star; lots have no odd ones. What cannot be
	// forced needs more than there is: 2·(total+1).
	win, hold [2][]int
}

const (
	mostChips  = 1 << 28 // so that sums of half chips are an int of 32 bits
	mostStates = 1 << 24 // of the search of [Discrete.Verify]
)

// SolveDiscrete finds the thresholds of g with so many chips in all. The error is a [*ChipsError] if there are less
// than 0 chips or if ties is none of the rules, a [*cgt.LimitError] if there are more than 2^28 chips, a [*GraphError]
// if the graph is one of [NewPartizanGraph], or the cause of ctx. The time is at most the number of chips times the
// square of the size of g; memory grows with the size of g alone.
//
// Let low be the smallest and high the largest of what is needed at the successors. With a tie-break a player needs
// half of the sum of the chips of both, rounded down, and the star, but for two cases: no star if the sum is even and
// low has none, and one chip more, without star, if the sum is odd and low has one (Develin and Payne). If lots decide
// he needs half of the sum, rounded up: then he can bid what he has above low, and if the other one moves he has high
// at least. To win for sure he needs the largest solution of these equations, which says how he can get on to a
// terminal; and not to lose the smallest one.
func SolveDiscrete(ctx context.Context, g *Graph, chips int, ties Ties) (*Discrete, error) {
	switch {
	case chips < 0:
		return nil, &ChipsError{fmt.Sprintf("there cannot be %d chips", chips)}
	case chips > mostChips:
		return nil, &cgt.LimitError{What: "chips", Limit: mostChips}
	case ties > TieLot:
		return nil, &ChipsError{fmt.Sprintf("there is no rule %v for equal bids", ties)}
	}
	if g.isPartizan() {
		return nil, &GraphError{Msg: "bids in chips are solved only where both players have the same moves"}
	}
	d := &Discrete{g: g, total: chips, ties: ties}
	for _, who := range []Player{Blue, Red} {
		for _, wins := range []bool{true, false} {
			values, err := d.iterate(ctx, who, wins)
			if err != nil {
				return nil, err
			}
			if wins {
				d.win[who] = values
			} else {
				d.hold[who] = values
			}
		}
	}
	return d, nil
}

// iterate returns the largest or the smallest solution for a player.
func (d *Discrete) iterate(ctx context.Context, who Player, largest bool) ([]int, error) {
	values := make([]int, d.g.Len())
	for v := range values {
		p, ok := d.g.Winner(v)
		if ok && p != who || !ok && largest {
			values[v] = d.never()
		}
	}
	for changed := true; changed; {
		if ctx.Err() != nil {
			return nil, context.Cause(ctx)
		}
		changed = false
		for v := range values {
			if x := d.step(values, v); x != values[v] {
				values[v], changed = x, true
			}
		}
	}
	return values, nil
}

// never returns more than a player can have.
func (d *Discrete) never() int { return 2 * (d.total + 1) }

// step returns what is needed at v if values are needed at its successors.
func (d *Discrete) step(values []int, v int) int {
	first, low, high := true, values[v], values[v]
	for w := range d.g.Successors(v) {
		if x := values[w]; first {
			low, high, first = x, x, false
		} else {
			low, high = min(low, x), max(high, x)
		}
	}
	if first {
		return values[v]
	}
	sum := low/2 + high/2
	if d.ties == TieLot {
		return 2 * ((sum + 1) / 2)
	}
	switch isOdd, star := sum%2 == 1, low%2 == 1; {
	case !isOdd && !star:
		return sum / 2 * 2
	case isOdd && star:
		return sum/2*2 + 2
	}
	return sum/2*2 + 1
}

// Graph returns the graph.
func (d *Discrete) Graph() *Graph { return d.g }

// Chips returns how many chips there are in all.
func (d *Discrete) Chips() int { return d.total }

// Ties returns what happens when bids are equal.
func (d *Discrete) Ties() Ties { return d.ties }

// Win returns the least that a player must have to win from v for sure; ok is false if nothing suffices.
func (d *Discrete) Win(v int, who Player) (least Chips, ok bool) { return d.holding(d.win[who][v]) }

// Hold returns the least that a player must have not to lose from v for sure; ok is false if nothing suffices.
func (d *Discrete) Hold(v int, who Player) (least Chips, ok bool) { return d.holding(d.hold[who][v]) }

func (d *Discrete) holding(x int) (least Chips, ok bool) {
	if x >= d.never() {
		return Chips{}, false
	}
	return Chips{x / 2, x%2 == 1}, true
}
