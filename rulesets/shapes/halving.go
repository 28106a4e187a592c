package shapes

import (
	"fmt"
	"math/big"

	"github.com/cgt-go/sdk/zermelo"
)

// Halving is Max's strategy for so many cells in a row if he marks two of them in a turn, and Min one. He thinks of
// 2^(n−2) frames for n in a row, none of which has a cell of another one. First he marks a cell in each frame in which
// Min has none; when he is through, Min has spoilt half of the frames at most, since she marks half as many. Then he
// marks a second cell in each of the others, half of which are left again, and so on. When two cells are lacking in the
// last one he marks both.
//
// So he needs at most 2^(n−2) turns, and one for 1 in a row. For 100 in a row that is more than can be played, but not
// more than can be said: see [HalvingTurns]; and from a start with enough marks the rest can be played. If there are
// frames only, fewer of them are not enough, at least for up to six in a row.
//
// Source: A. Shen, Games and strategies from the viewpoint of mathematics, §6, problem 25, which has 2^n frames; the
// last two marks, made at once, save three of four.
type Halving struct {
	length int
	cells  []int // of each frame: how many Max has marked, or spoilt
	ripe   []int // frames that lack two cells at most, when they came to that
	stage  []int // the frames of this stage
	next   int   // the first of them that may still want a mark
	begun  bool
	seen   [2]int // marks that were looked at
	spare  int    // where to look for a point outside the frames
}

const spoilt = -1

// MaxFrames is the largest number of frames of a [Halving].
const MaxFrames = 1 << 24

// NewHalving returns the strategy for so many cells in a row. The frames begin in the column 0 of the rows 0, 2, 4, …,
// so that they have no cells side by side; there are so many as the second number says. With [HalvingTurns] of them it
// wins from the empty paper, and with 2^m from a start at which Max has n − 2 − m marks in each. With fewer of them it
// may come to nothing, and then marks nothing. NewHalving panics if length or frames is not positive, or if there are
// more frames than [MaxFrames].
func NewHalving(length, frames int) *Halving {
	if length < 1 || frames < 1 || frames > MaxFrames {
		panic(fmt.Errorf("shapes: %d frames for %d in a row", frames, length))
	}
	return &Halving{length: length, cells: make([]int, frames)}
}

// HalvingTurns returns the number of turns that [Halving] needs at most from the empty paper, which is that of its
// frames: 2^(n−2) for n in a row, and 1 for one. It panics if n is not positive.
func HalvingTurns(n int) *big.Int {
	if n < 1 {
		panic(fmt.Errorf("shapes: %d in a row", n))
	}
	return new(big.Int).Lsh(big.NewInt(1), uint(max(0, n-2)))
}

// Mark returns two points, or none if all frames are spoilt. It takes constant time on average.
func (h *Halving) Mark(b *Board) []Point {
	h.look(b)
	if !h.begun {
		h.begun = true
		for i, n := range h.cells {
			if n == spoilt {
				continue
			}
			h.stage = append(h.stage, i)
			if n >= h.length-2 && n < h.length {
				h.ripe = append(h.ripe, i)
			}
		}
	}
	var points []Point
	for len(h.ripe) > 0 {
		i := h.ripe[len(h.ripe)-1]
		if h.cells[i] == spoilt {
			h.ripe = h.ripe[:len(h.ripe)-1]
			continue
		}
		for x := range h.length {
			if p := (Point{x, 2 * i}); b.IsFree(p) {
				points = append(points, p)
			}
		}
		return h.fill(b, points)
	}
	if h.next == len(h.stage) {
		h.newStage()
	}
	for ; h.next < len(h.stage) && len(points) < 2; h.next++ {
		if i := h.stage[h.next]; h.cells[i] != spoilt {
			points = append(points, h.firstFree(b, i))
		}
	}
	if len(points) == 0 {
		h.newStage() // the last ones of the stage are spoilt
		for ; h.next < len(h.stage) && len(points) < 2; h.next++ {
			points = append(points, h.firstFree(b, h.stage[h.next]))
		}
	}
	if len(points) == 0 {
		return nil
	}
	return h.fill(b, points)
}

// look looks at the marks made since the last time.
func (h *Halving) look(b *Board) {
	for ; h.seen[zermelo.Max] < b.Len(zermelo.Max); h.seen[zermelo.Max]++ {
		i, ok := h.frame(b.Mark(zermelo.Max, h.seen[zermelo.Max]))
		if !ok || h.cells[i] == spoilt {
			continue
		}
		if h.cells[i]++; h.begun && h.cells[i] >= h.length-2 {
			h.ripe = append(h.ripe, i)
		}
	}
	for ; h.seen[zermelo.Min] < b.Len(zermelo.Min); h.seen[zermelo.Min]++ {
		if i, ok := h.frame(b.Mark(zermelo.Min, h.seen[zermelo.Min])); ok {
			h.cells[i] = spoilt
		}
	}
}

// frame returns the frame to which a cell belongs.
func (h *Halving) frame(p Point) (i int, ok bool) {
	return p.Y / 2, p.Y >= 0 && p.Y%2 == 0 && p.Y/2 < len(h.cells) && p.X >= 0 && p.X < h.length
}

// newStage goes on with half as many frames, which are there if the stage had an even number.
func (h *Halving) newStage() {
	half := max(1, len(h.stage)/2)
	var left []int
	for _, i := range h.stage {
		if h.cells[i] != spoilt && len(left) < half {
			left = append(left, i)
		}
	}
	h.stage, h.next = left, 0
}

// firstFree returns the first free cell of a frame.
func (h *Halving) firstFree(b *Board, i int) Point {
	p := Point{0, 2 * i}
	for !b.IsFree(p) {
		p.X++
	}
	return p
}

// fill adds points outside the frames until there are two.
func (h *Halving) fill(b *Board, points []Point) []Point {
	for len(points) < 2 {
		p := Point{h.spare, -1}
		if h.spare++; b.IsFree(p) {
			points = append(points, p)
		}
	}
	return points
}
