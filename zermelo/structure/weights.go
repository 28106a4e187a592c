package structure

import (
	"fmt"
	"math/big"

	"github.com/cgt-go/sdk/zermelo"
)

// Weights is the strategy of Erdős and Selfridge for [Claiming] games: it keeps the opponent from having all cells of
// one of some lines. A line that the player has touched weighs nothing, any other one 2^−n, where n is the number of
// cells that the opponent still lacks: the probability that the opponent gets them all if every free cell falls to
// either by a coin. The player takes a cell whose lines weigh most together.
//
// If the player is to move and all lines together weigh less than 1, the opponent never has a line. The cell that the
// player takes loses the weight of its lines, and the next one of the opponent doubles that of its own, which weigh no
// more, or it would have been taken. So the sum does not grow from one move of the player to the next; a line that the
// opponent has would weigh 1.
//
// It is immutable and safe for concurrent use.
//
// Source: P. Erdős, J. L. Selfridge, On a combinatorial game, Journal of Combinatorial Theory A 14 (1973).
type Weights struct {
	lines *Lines
	who   zermelo.Player
}

// NewWeights returns the strategy of who against the lines, and checks that the argument holds from the start: that
// [Weights.Potential] is less than 1. On the empty board it is if the lines weigh less than 1, where who begins; if the
// opponent does, it is enough that they weigh less than 1/2. Otherwise the error is a [*HypothesisError] that names the
// cell of which the opponent has most. It takes time linear in the cells of all lines, with numbers of as many bits as
// the longest line has cells. It panics if the lines are nil, or if who is no player.
func NewWeights(lines *Lines, start Claims, who zermelo.Player) (*Weights, error) {
	if lines == nil || who > zermelo.Min {
		panic(fmt.Errorf("structure: weights without lines, or for %v", who))
	}
	w := &Weights{lines, who}
	x := w.Potential(start)
	if x.Cmp(one) < 0 {
		return w, nil
	}
	e := &HypothesisError{"weights", nil, fmt.Sprintf("the lines weigh %s from %v on, which is not less than 1", x.RatString(), start)}
	if cell, _ := w.heaviest(start); cell >= 0 {
		e.Cells = []int{cell}
	}
	return nil, e
}

// Potential returns the number that stays below 1: the weight of all lines where the player is to move, and where the
// opponent is to move the most that it can become by that move. It makes a [Potential] of the weights.
func (w *Weights) Potential(p Claims) *big.Rat {
	ws := w.weigh(p)
	sum := ws.sum
	if p.Next != w.who {
		if cell := ws.heaviest(); cell >= 0 {
			sum.Add(sum, ws.cells[cell])
		}
	}
	return new(big.Rat).SetFrac(sum, new(big.Int).Lsh(big.NewInt(1), uint(ws.scale)))
}

// Argument returns the argument as a [Potential] for a game, with which it can be checked.
func (w *Weights) Argument(game *Claiming) Potential[Claims] {
	return Potential[Claims]{game, w.who, w.Potential}
}

// Strategy returns the strategy: a free cell whose lines weigh most, and the first of these if there are more. It takes
// time linear in the cells of all lines. It says nothing where the opponent is to move, or if no cell is free.
func (w *Weights) Strategy() zermelo.Strategy[Claims] {
	return zermelo.StrategyFunc[Claims](func(p Claims) (next Claims, ok bool) {
		if p.Next != w.who {
			return next, false
		}
		cell, ok := w.heaviest(p)
		if !ok {
			return next, false
		}
		return p.Claim(cell), true
	})
}

// heaviest returns the free cell whose lines weigh most, and the first free one if all weigh nothing.
func (w *Weights) heaviest(p Claims) (cell int, ok bool) {
	if cell = w.weigh(p).heaviest(); cell >= 0 {
		return cell, true
	}
	for c := range w.lines.cells {
		if p.IsFree(c) {
			return c, true
		}
	}
	return -1, false
}

// weighing is what the lines weigh at a position, in units of 2^−scale.
type weighing struct {
	scale int // the cells of the longest line
	sum   *big.Int
	cells []*big.Int // of each free cell: what its lines weigh; nil is nothing
}

func (w *Weights) weigh(p Claims) weighing {
	own, other := p.Of(w.who), p.Of(w.who.Opponent())
	ws := weighing{sum: new(big.Int), cells: make([]*big.Int, w.lines.cells)}
	for _, line := range w.lines.lines {
		ws.scale = max(ws.scale, len(line))
	}
	units := map[int]*big.Int{} // by the number of cells that are free
	var free []int
	for _, line := range w.lines.lines {
		free = free[:0]
		isTouched := false
		for _, c := range line {
			isTouched = isTouched || own.Contains(c)
			if !other.Contains(c) {
				free = append(free, c)
			}
		}
		if isTouched {
			continue
		}
		unit := units[len(free)]
		if unit == nil {
			unit = new(big.Int).Lsh(big.NewInt(1), uint(ws.scale-len(free)))
			units[len(free)] = unit
		}
		ws.sum.Add(ws.sum, unit)
		for _, c := range free {
			if ws.cells[c] == nil {
				ws.cells[c] = new(big.Int)
			}
			ws.cells[c].Add(ws.cells[c], unit)
		}
	}
	return ws
}

// heaviest returns the first of the free cells that weigh most, or −1 if none weighs anything.
func (ws weighing) heaviest() int {
	best := -1
	for c, x := range ws.cells {
		if x != nil && (best < 0 || x.Cmp(ws.cells[best]) > 0) {
			best = c
		}
	}
	return best
}
