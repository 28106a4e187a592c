package noughts

import (
	"math/bits"

	"github.com/cgt-go/sdk/zermelo"
)

// Rules are the rules, as a game for package zermelo. Positions that are the same but for a rotation or reflection of
// the board are alike.
type Rules struct {
	// InRow is how many marks in a row win; less than 1 stands for 3.
	InRow int
	// Misere says that whoever has so many in a row loses.
	Misere bool
}

func (r Rules) inRow() int {
	if r.InRow < 1 {
		return 3
	}
	return r.InRow
}

// with returns the result when who has a row.
func (r Rules) with(who zermelo.Player) zermelo.Result {
	if r.Misere {
		who = who.Opponent()
	}
	return zermelo.WinFor(who)
}

// End returns the result if somebody has so many marks in a row, or a draw if the board is full. If both have, which
// cannot be by playing, it is who has not moved last.
func (r Rules) End(p Position) (zermelo.Result, bool) {
	b, n := p.on(), r.inRow()
	own, other := p.marks()
	switch who := p.Turn(); {
	case b.hasRow(own, n):
		return r.with(who), true
	case b.hasRow(other, n):
		return r.with(who.Opponent()), true
	}
	return zermelo.Draw, p.open() == 0
}

// Turn returns [Position.Turn].
func (r Rules) Turn(p Position) zermelo.Player { return p.Turn() }

// AppendMoves appends the positions after a mark in each empty cell; those first through which most rows go.
func (r Rules) AppendMoves(dst []Position, p Position) []Position {
	b, open := p.on(), p.open()
	if len(b.orders) == 0 {
		return dst
	}
	order := b.orders[0]
	if n := r.inRow(); n <= len(b.orders) {
		order = b.orders[n-1]
	}
	for _, cell := range order {
		if open&cell != 0 {
			dst = append(dst, p.mark(cell))
		}
	}
	return dst
}

// Normalize returns the first one of the images of p.
func (r Rules) Normalize(p Position) (q Position, swapped bool) {
	q = p
	for _, s := range p.on().symmetries {
		x := s.image(p.x)
		if x > q.x {
			continue
		}
		if o := s.image(p.o); x < q.x || o < q.o {
			q.x, q.o = x, o
		}
	}
	return q, false
}

// Bounds knows who wins with the next move, or because the opponent can stop only one of two rows, and what nobody can
// win since there is no room left for a row. Under misère play it knows only the last of these.
func (r Rules) Bounds(p Position) (least, most zermelo.Result, ok bool) {
	b, n, open := p.on(), r.inRow(), p.open()
	own, other := p.marks()
	if !r.Misere {
		win := zermelo.WinFor(p.Turn())
		if b.completes(own, n)&open != 0 {
			return win, win, true
		}
		if threats := b.completes(other, n) & open; threats&(threats-1) != 0 {
			return win.Neg(), win.Neg(), true
		}
	}
	least, most = zermelo.Loss, zermelo.Win
	if !b.hasRow(p.x|open, n) {
		least, most = r.without(zermelo.Max, least, most)
	}
	if !b.hasRow(p.o|open, n) {
		least, most = r.without(zermelo.Min, least, most)
	}
	return least, most, least > zermelo.Loss || most < zermelo.Win
}

// without returns the bounds if who will have no row.
func (r Rules) without(who zermelo.Player, least, most zermelo.Result) (zermelo.Result, zermelo.Result) {
	if r.with(who) == zermelo.Win {
		return least, zermelo.Draw
	}
	return zermelo.Draw, most
}

// Estimate counts the cells that would complete a row, of X less those of O, and under misère play the other way round;
// and then, with less weight, the rows that are still open to each.
func (r Rules) Estimate(p Position) int {
	b, n, open := p.on(), r.inRow(), p.open()
	e := 64*(bits.OnesCount64(b.completes(p.x, n)&open)-bits.OnesCount64(b.completes(p.o, n)&open)) + b.rooms(p.x|open, n) - b.rooms(p.o|open, n)
	if r.Misere {
		return -e
	}
	return e
}

// hasRow reports whether there are n marks in a row.
func (b *board) hasRow(marks uint64, n int) bool {
	if n == 1 {
		return marks != 0
	}
	for i := range b.directions {
		if d := &b.directions[i]; d.rows(marks, n) != 0 {
			return true
		}
	}
	return false
}

// rooms returns the number of rows that lie in a set of cells.
func (b *board) rooms(cells uint64, n int) int {
	rooms := 0
	for i := range b.directions {
		rooms += bits.OnesCount64(b.directions[i].rows(cells, n))
	}
	return rooms
}

// rows returns where n marks in a row begin.
func (d *direction) rows(marks uint64, n int) uint64 {
	if n > len(d.starts) {
		return 0
	}
	row := marks & d.starts[n-1]
	for m := 1; m < n && row != 0; m++ {
		row &= marks >> (m * d.shift)
	}
	return row
}

// completes returns the cells where a mark would complete n in a row, whether they are empty or not.
func (b *board) completes(marks uint64, n int) uint64 {
	if n == 1 {
		return b.all
	}
	var found uint64
	for i := range b.directions {
		d := &b.directions[i]
		if n > len(d.starts) {
			continue
		}
		for missing := range n {
			row := d.starts[n-1]
			for m := 0; m < n && row != 0; m++ {
				if m != missing {
					row &= marks >> (m * d.shift)
				}
			}
			found |= row << (missing * d.shift)
		}
	}
	return found
}
