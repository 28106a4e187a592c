package structure

import (
	"fmt"
	"slices"

	"github.com/cgt-go/sdk/zermelo"
)

// Mirror is a symmetry of a [Placement] game with which one of the players wins, by taking the image of each cell that
// the opponent takes. [NewMirror] checks that this is so, and that is the proof: no position is looked at.
//
// Call a cell bad if it is its own image, or in conflict with it. If there is none the second player wins. If the
// player's answers have kept the cells that are taken symmetric, and the opponent takes a cell, its image is free: it
// was not taken, or the cell would have been; it is in conflict with none that were taken before, or the cell would be,
// with an image of theirs; and it is in conflict neither with the cell nor the same. If there are bad cells, but one of
// them is its own image and in conflict with all the others, the first player takes that one, and is then the second
// player on a board whose other bad cells are all blocked.
//
// A Mirror is immutable and safe for concurrent use.
//
// Source: A. Shen, Games and strategies from the viewpoint of mathematics, §5.
type Mirror struct {
	image []int
	first int // the cell that the first player begins with, or −1
}

// NewMirror checks that a symmetry wins a placement game: that each cell is the image of its image, that images of
// cells in conflict are in conflict, and that there are no bad cells, or that taking one blocks the others, see
// [Mirror]. If not, the error is a [*HypothesisError] that names cells. It takes time linear in the conflicts, but for
// a logarithm.
func NewMirror(board *Placement, image func(cell int) int) (*Mirror, error) {
	const argument = "symmetry"
	images, err := involution(argument, board.NumCells(), image)
	if err != nil {
		return nil, err
	}
	var bad []int
	for c, d := range images {
		for e := range board.Conflicts(c) {
			if !board.InConflict(d, images[e]) {
				return nil, &HypothesisError{argument, []int{c, e}, fmt.Sprintf("the cells %d and %d are in conflict, and their images %d and %d are not", c, e, d, images[e])}
			}
		}
		if c == d || board.InConflict(c, d) {
			bad = append(bad, c)
		}
	}
	m := &Mirror{images, -1}
	if len(bad) == 0 {
		return m, nil
	}
	for _, c := range bad {
		if images[c] != c || len(board.conflicts[c]) < len(bad)-1 {
			continue
		}
		if !slices.ContainsFunc(bad, func(d int) bool { return d != c && !board.InConflict(c, d) }) {
			m.first = c
			return m, nil
		}
	}
	c := bad[0]
	msg := fmt.Sprintf("the cell %d is in conflict with its image %d", c, images[c])
	if images[c] == c {
		msg = fmt.Sprintf("the cell %d is its own image", c)
	}
	return nil, &HypothesisError{argument, bad, msg + ", and no cell that is its own image blocks all such cells"}
}

// First returns the cell that the first player takes to win; ok is false if it is the second player who wins.
func (m *Mirror) First() (cell int, ok bool) { return m.first, m.first >= 0 }

// Image returns the image of a cell. It panics if there is no such cell.
func (m *Mirror) Image(cell int) int { return m.image[cell] }

// Strategy returns the strategy of the player who wins, for the game that [zermelo.Normal] makes of the [Placement]. It
// takes time linear in the cells. Where all that was taken has its image but for one cell, it takes the image of that
// one; if the first player wins, it begins with the cell of [Mirror.First]. It says nothing at other positions, which
// do not arise, and does not ask who is to move.
func (m *Mirror) Strategy() zermelo.Strategy[zermelo.Turned[Cells]] {
	return zermelo.StrategyFunc[zermelo.Turned[Cells]](func(p zermelo.Turned[Cells]) (q zermelo.Turned[Cells], ok bool) {
		answer := -1
		if p.Pos == (Cells{}) {
			answer = m.first
		}
		for c := range p.Pos.All() {
			if c >= len(m.image) {
				return q, false
			}
			if d := m.image[c]; !p.Pos.Contains(d) {
				if answer >= 0 {
					return q, false
				}
				answer = d
			}
		}
		if answer < 0 {
			return q, false
		}
		return zermelo.Turned[Cells]{Pos: p.Pos.With(answer), Next: p.Next.Opponent()}, true
	})
}
