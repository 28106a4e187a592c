package quixo

import (
	"math/bits"

	"github.com/cgt-go/sdk/zermelo"
)

// Rules are the rules for boards of one size, as a [zermelo.Game] with all capabilities that such a game can have:
// positions that are alike are found, positions have numbers up to 4 × 4, and moves are taken back. The zero Rules are
// of no use: see [New]. They are for positions of their size, and may panic at others. They are safe for concurrent
// use.
type Rules struct{ *geometry }

// New returns the rules for boards with so many rows and columns. The error is that of [Start].
func New(size int) (Rules, error) {
	if _, err := Start(size); err != nil {
		return Rules{}, err
	}
	return Rules{geometries[size]()}, nil
}

// Start returns the position in which all cubes are blank.
func (r Rules) Start() Position { return Position{size: uint8(r.size)} }

// End returns who has made a line. If there are lines of both symbols, the player to move wins, because the opponent
// has made his.
func (r Rules) End(p Position) (zermelo.Result, bool) {
	last := p.next.Opponent()
	switch {
	case r.hasLine(p.marks[p.next]):
		return zermelo.WinFor(p.next), true
	case r.hasLine(p.marks[last]):
		return zermelo.WinFor(last), true
	}
	return zermelo.Draw, false
}

// Turn returns who is to move.
func (r Rules) Turn(p Position) zermelo.Player { return p.next }

// Unending says that a play without end is a draw.
func (r Rules) Unending() (zermelo.Result, bool) { return zermelo.Draw, true }

// AppendMoves appends the positions after each move: by the rows and columns of the cube that is taken, pushed in from
// the left, the right, above and below.
func (r Rules) AppendMoves(dst []Position, p Position) []Position {
	own, other := p.marks[p.next], p.marks[p.next^1]
	for i := range r.slides {
		s := &r.slides[i]
		if other&s.taken != 0 {
			continue
		}
		q := Position{size: p.size, next: p.next ^ 1}
		q.marks[p.next], q.marks[p.next^1] = s.push(own)|s.placed, s.push(other)
		dst = append(dst, q)
	}
	return dst
}

// AppendParents appends the positions from which a move leads to p, and some where play has ended.
func (r Rules) AppendParents(dst []Position, p Position) []Position {
	last := p.next ^ 1
	own, other := p.marks[last], p.marks[p.next]
	for i := range r.slides {
		s := &r.slides[i]
		if own&s.placed == 0 {
			continue
		}
		q := Position{size: p.size, next: last}
		q.marks[last], q.marks[p.next] = s.pull(own), s.pull(other)
		dst = append(dst, q)
		q.marks[last] |= s.taken
		dst = append(dst, q)
	}
	return dst
}

// Normalize returns the position that stands for those that look the same when the board is turned or turned over, or
// when the symbols and the player to move are changed. In it X is to move.
func (r Rules) Normalize(p Position) (q Position, swapped bool) {
	x, o := p.marks[p.next], p.marks[p.next^1]
	if r.size < MaxSize {
		l := r.least[x]
		x = uint32(l.set)
		turns := l.turns >> 1
		if l.turns&1 == 0 {
			t := bits.TrailingZeros8(turns)
			turns &= turns - 1
			q.marks[1] = r.turned(t, o)
		} else {
			q.marks[1] = o
		}
		for ; turns != 0; turns &= turns - 1 {
			q.marks[1] = min(q.marks[1], r.turned(bits.TrailingZeros8(turns), o))
		}
		q.marks[0], q.size = x, p.size
		return q, p.next == zermelo.Min
	}
	q = Position{marks: [2]uint32{x, o}, size: p.size}
	for t := range r.turns {
		a := r.turned(t, x)
		if a > q.marks[0] {
			continue
		}
		if b := r.turned(t, o); a < q.marks[0] || b < q.marks[1] {
			q.marks = [2]uint32{a, b}
		}
	}
	return q, p.next == zermelo.Min
}

// Size returns how many numbers positions have: two for each way to fill the board, and 0 for the board of 5 × 5, which
// is too large.
func (r Rules) Size() int { return 2 * r.places }

// Index returns the number of p: those in which X is to move come first, and otherwise a number has a digit for each
// cube to the base 3.
func (r Rules) Index(p Position) int {
	if int(p.size) != r.size {
		return -1
	}
	x, o := p.marks[0], p.marks[1]
	return r.ones[0][x&255] + r.ones[1][x>>8&255] + 2*(r.ones[0][o&255]+r.ones[1][o>>8&255]) + int(p.next)*r.places
}

// Position returns the position with the number i.
func (r Rules) Position(i int) (p Position, ok bool) {
	if i < 0 || i >= 2*r.places {
		return Position{}, false
	}
	if i >= r.places {
		i -= r.places
		p.next = zermelo.Min
	}
	low, high := r.marks[uint32(i)%eightDigits], r.marks[uint32(i)/eightDigits]
	p.marks = [2]uint32{uint32(low[0]) | uint32(high[0])<<8, uint32(low[1]) | uint32(high[1])<<8}
	p.size = uint8(r.size)
	return p, true
}
