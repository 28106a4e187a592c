package nogo

import (
	"github.com/cgt-go/sdk/cgt"
	"github.com/cgt-go/sdk/rulesets/board"
)

// block is a set of stones of one player that touch.
type block struct {
	owner cgt.Player
	room  int  // the only empty square that it touches, or one of the below
	safe  bool // it has room for good
}

// What room there is, if not a single square.
const (
	noRoom   = -1
	muchRoom = -2
)

// analysis has the blocks of a board.
type analysis struct {
	b      board.Board
	of     []int // the block of each square, −1 for none
	blocks []block
}

// desk is where small boards are analysed without allocation.
type desk struct {
	of, stack [small]int
	blocks    [small]block
}

const small = 64 // squares

// newAnalysis returns the analysis of a board, which uses the desk.
func newAnalysis(b board.Board, d *desk) analysis {
	n := b.Len()
	a := analysis{b: b, of: d.of[:], blocks: d.blocks[:0]}
	if n > small {
		a.of = make([]int, n)
	}
	for i := range n {
		a.of[i] = -1
	}
	if isStrip(b) {
		a.alongStrip()
		return a
	}
	stack := d.stack[:0]
	for start := range n {
		who, ok := owner(b.At(start))
		if !ok || a.of[start] >= 0 {
			continue
		}
		k := len(a.blocks)
		found := block{owner: who, room: noRoom}
		a.of[start] = k
		stack = append(stack[:0], start)
		for len(stack) > 0 {
			i := stack[len(stack)-1]
			stack = stack[:len(stack)-1]
			if b.At(i) != stones[who] {
				found.safe = true
			}
			for _, j := range beside(b, i) {
				if j < 0 {
					continue
				}
				switch letter := b.At(j); letter {
				case '-':
					found.safe = true
				case '.':
					if found.room == noRoom {
						found.room = j
					} else if found.room != j {
						found.room = muchRoom
					}
				default:
					if other, ok := owner(letter); ok && other == who && a.of[j] < 0 {
						a.of[j] = k
						stack = append(stack, j)
					}
				}
			}
		}
		if found.safe {
			found.room = muchRoom
		}
		a.blocks = append(a.blocks, found)
	}
	return a
}

// isStrip reports whether a board has one row or one column. Then the neighbours of a square are the one before and the
// one after it.
func isStrip(b board.Board) bool { return b.Cols() == 1 || b.Cols() == b.Len() }

// alongStrip finds the blocks of a strip.
func (a *analysis) alongStrip() {
	n := a.b.Len()
	for at := 0; at < n; {
		who, ok := owner(a.b.At(at))
		if !ok {
			at++
			continue
		}
		found := block{owner: who, room: noRoom}
		from := at
		for at < n {
			letter := a.b.At(at)
			if other, ok := owner(letter); !ok || other != who {
				break
			}
			if letter != stones[who] {
				found.safe = true
			}
			a.of[at] = len(a.blocks)
			at++
		}
		for _, end := range [...]int{from - 1, at} {
			if end < 0 || end == n {
				continue
			}
			switch a.b.At(end) {
			case '-':
				found.safe = true
			case '.':
				if found.room == noRoom {
					found.room = end
				} else {
					found.room = muchRoom
				}
			}
		}
		if found.safe {
			found.room = muchRoom
		}
		a.blocks = append(a.blocks, found)
	}
}

// owner returns whose stone a letter is.
func owner(letter byte) (who cgt.Player, ok bool) {
	switch letter {
	case 'x', 'l':
		return cgt.Left, true
	case 'o', 'r':
		return cgt.Right, true
	}
	return 0, false
}

// beside returns the neighbours of a square, −1 for those that are not there.
func beside(b board.Board, i int) [4]int {
	cols := b.Cols()
	if isStrip(b) {
		near := [4]int{i - 1, i + 1, -1, -1}
		if i+1 == b.Len() {
			near[1] = -1
		}
		return near
	}
	near := [4]int{i - cols, i - 1, i + 1, i + cols}
	switch i % cols {
	case 0:
		near[1] = -1
	case cols - 1:
		near[2] = -1
	}
	if near[0] < 0 {
		near[0] = -1
	}
	if near[3] >= b.Len() {
		near[3] = -1
	}
	return near
}

// allows reports whether who may move on an empty square.
func (a *analysis) allows(at int, who cgt.Player) bool {
	room := false
	for _, j := range beside(a.b, at) {
		if j < 0 {
			continue
		}
		if letter := a.b.At(j); letter == '.' || letter == '-' {
			room = true
			continue
		}
		k := a.of[j]
		switch {
		case k < 0:
		case a.blocks[k].owner != who:
			if a.blocks[k].room == at {
				return false
			}
		case a.blocks[k].room != at:
			room = true
		}
	}
	return room
}
