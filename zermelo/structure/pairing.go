package structure

import (
	"fmt"

	"github.com/cgt-go/sdk/zermelo"
)

// Pairing is a strategy for [Claiming] games: some of the cells are in pairs, and whenever the opponent takes one of a
// pair the player takes the other. So the opponent never has both, and no goal can be reached that needs a pair:
// [Lines.BlockedBy] and [Cycles.BlockedBy] check whether one does. It is immutable and safe for concurrent use.
//
// Sources: A. W. Hales, R. I. Jewett, Regularity and positional games, Transactions of the American Mathematical
// Society 106 (1963); A. Shen, Games and strategies from the viewpoint of mathematics, problems 27 and 33.
type Pairing struct{ partner []int } // −1 for cells without one

// NewPairing returns a pairing on a board with so many cells. A cell that is not on the board, or in two pairs, is a
// [*CellError].
func NewPairing(cells int, pairs ...[2]int) (*Pairing, error) {
	if err := checkCells(cells); err != nil {
		return nil, err
	}
	p := &Pairing{make([]int, cells)}
	for c := range p.partner {
		p.partner[c] = -1
	}
	for i, pair := range pairs {
		for k, c := range pair {
			if err := checkCell("pair", i, c, cells); err != nil {
				return nil, err
			}
			if p.partner[c] >= 0 {
				return nil, &CellError{fmt.Sprintf("pair %d", i), c, cells, "the cell is in a pair already"}
			}
			p.partner[c] = pair[1-k]
		}
		if pair[0] == pair[1] {
			return nil, &CellError{fmt.Sprintf("pair %d", i), pair[0], cells, "both cells of the pair are the same"}
		}
	}
	return p, nil
}

// NumCells returns the number of cells of the board.
func (p *Pairing) NumCells() int { return len(p.partner) }

// Partner returns the other cell of the pair of a cell; ok is false if it is in none.
func (p *Pairing) Partner(cell int) (partner int, ok bool) {
	if cell < 0 || cell >= len(p.partner) || p.partner[cell] < 0 {
		return 0, false
	}
	return p.partner[cell], true
}

// Strategy returns the strategy for a player, who may be the one that begins. It takes the free cell of the first pair
// of which the opponent has the other; if there is none, the first free cell that is in no pair, or else the first free
// one, which does no harm. It takes time linear in the cells, and says nothing where the opponent is to move.
func (p *Pairing) Strategy(who zermelo.Player) zermelo.Strategy[Claims] {
	return zermelo.StrategyFunc[Claims](func(at Claims) (next Claims, ok bool) {
		if at.Next != who {
			return next, false
		}
		for c := range at.Of(who.Opponent()).All() {
			if d, ok := p.Partner(c); ok && at.IsFree(d) {
				return at.Claim(d), true
			}
		}
		free := -1
		for c, d := range p.partner {
			switch {
			case !at.IsFree(c):
			case d < 0:
				return at.Claim(c), true
			case free < 0:
				free = c
			}
		}
		if free < 0 {
			return next, false
		}
		return at.Claim(free), true
	})
}

// hasPair reports whether some of the cells make a pair.
func (p *Pairing) hasPair(cells []int) bool {
	in := make(map[int]bool, len(cells))
	for _, c := range cells {
		if d, ok := p.Partner(c); ok && in[d] {
			return true
		}
		in[c] = true
	}
	return false
}

// BlockedBy returns nil if every line has a pair, so that whoever plays by the pairing never lets the opponent have a
// line. Otherwise the error is a [*HypothesisError] for the first line that has none: the opponent may then get it. It
// takes time linear in the cells of all lines.
func (l *Lines) BlockedBy(p *Pairing) error {
	for _, line := range l.lines {
		if !p.hasPair(line) {
			return &HypothesisError{"pairing", line, fmt.Sprintf("the line %v has no pair", line)}
		}
	}
	return nil
}

// Pairing looks for a pairing that blocks the lines in which each line has a pair of its own, with no cell in two of
// them; ok is false if there is none. By Hall's theorem there is one if and only if any n of the lines have at least 2n
// cells together. It takes time at most in proportion to the number of lines times the cells of all lines.
func (l *Lines) Pairing() (p *Pairing, ok bool) {
	owner := make([]int, l.cells) // of a cell: a line, or −1
	for c := range owner {
		owner[c] = -1
	}
	type visit struct {
		search int // the last search that came to the line, from 1
		by     int // the cell of the line that another one wants
		from   int // that other line
	}
	visits := make([]visit, len(l.lines))
	var queue []int
	// find gives a line one cell more; lines on the way give up a cell for another one.
	find := func(start, search int) bool {
		queue = append(queue[:0], start)
		visits[start] = visit{search, -1, -1}
		for i := 0; i < len(queue); i++ {
			line := queue[i]
			for _, c := range l.lines[line] {
				if o := owner[c]; o >= 0 {
					if visits[o].search != search {
						visits[o] = visit{search, c, line}
						queue = append(queue, o)
					}
					continue
				}
				for line >= 0 {
					owner[c] = line
					c, line = visits[line].by, visits[line].from
				}
				return true
			}
		}
		return false
	}
	for line := range l.lines {
		if !find(line, 2*line+1) || !find(line, 2*line+2) {
			return nil, false
		}
	}
	pairs := make([][2]int, len(l.lines))
	has := make([]int, len(l.lines))
	for c, line := range owner {
		if line >= 0 {
			pairs[line][has[line]] = c
			has[line]++
		}
	}
	p, err := NewPairing(l.cells, pairs...)
	return p, err == nil
}
