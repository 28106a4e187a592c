package connect

import (
	"math/bits"

	"github.com/cgt-go/sdk/zermelo"
)

// Rules are the rules, as a game for package zermelo. A position and its mirror image are alike.
type Rules struct {
	// InRow is how many stones in a row win; less than 1 stands for 4.
	InRow int
}

func (r Rules) inRow() int {
	if r.InRow < 1 {
		return 4
	}
	return r.InRow
}

// End returns who has so many stones in a row, or a draw if the board is full. If both have, which cannot be by
// playing, it is who has not moved last.
func (r Rules) End(p Position) (zermelo.Result, bool) {
	v := p.look()
	for _, who := range [2]zermelo.Player{v.turn(), v.turn().Opponent()} {
		if v.hasRow(v.stones[who], r.inRow()) {
			return zermelo.WinFor(who), true
		}
	}
	return zermelo.Draw, v.next == 0
}

// Turn returns [Position.Turn].
func (r Rules) Turn(p Position) zermelo.Player { return p.Turn() }

// AppendMoves appends the positions after a stone in each column that is not full, from the middle outwards.
func (r Rules) AppendMoves(dst []Position, p Position) []Position {
	v := p.look()
	who := v.turn()
	cols := p.Cols()
	for i := range cols {
		col := (cols - 1) / 2 // the middle, then to the right and to the left in turn
		if i%2 == 1 {
			col += (i + 1) / 2
		} else {
			col -= i / 2
		}
		if at := v.next & v.column(col); at != 0 {
			dst = append(dst, p.add(at, who))
		}
	}
	return dst
}

// Normalize returns p or its mirror image.
func (r Rules) Normalize(p Position) (q Position, swapped bool) {
	height, cols := p.Rows()+1, p.Cols()
	column := uint64(1)<<height - 1
	var mirrored uint64
	for code := p.code; cols > 0; cols-- {
		mirrored = mirrored<<height | code&column
		code >>= height
	}
	p.code = min(p.code, mirrored)
	return p, false
}

// Bounds knows who wins with the next move, or because the opponent can stop only one of two rows, and what nobody can
// win because there is no room left for a row.
func (r Rules) Bounds(p Position) (least, most zermelo.Result, ok bool) {
	v := p.look()
	n := r.inRow()
	who := v.turn()
	own, other := v.stones[who], v.stones[who.Opponent()]
	win := zermelo.WinFor(who)
	if v.completes(own, n)&v.next != 0 {
		return win, win, true
	}
	threats := v.completes(other, n) & v.board &^ v.all()
	if forced := threats & v.next; forced != 0 {
		// It must be taken; what the opponent wins then is the square above it.
		if forced&(forced-1) != 0 || forced<<1&threats != 0 {
			return win.Neg(), win.Neg(), true
		}
	} else if v.next != 0 && v.next&^(threats>>1) == 0 {
		return win.Neg(), win.Neg(), true // below each square that can be taken is one that the opponent wants
	}
	open := v.board &^ v.all()
	least, most = zermelo.Loss, zermelo.Win
	if !v.hasRow(v.stones[zermelo.Max]|open, n) {
		most = zermelo.Draw
	}
	if !v.hasRow(v.stones[zermelo.Min]|open, n) {
		least = zermelo.Draw
	}
	return least, most, least > zermelo.Loss || most < zermelo.Win
}

// Estimate counts the squares that would complete a row, of Max less those of Min.
func (r Rules) Estimate(p Position) int {
	v := p.look()
	open := v.board &^ v.all()
	n := r.inRow()
	return bits.OnesCount64(v.completes(v.stones[zermelo.Max], n)&open) - bits.OnesCount64(v.completes(v.stones[zermelo.Min], n)&open)
}

// directions returns by how much a square is shifted to the next one upwards, to the right, and aslant.
func (v *view) directions() [4]int { return [4]int{1, v.height, v.height + 1, v.height - 1} }

// hasRow reports whether there are n stones in a row.
func (v *view) hasRow(stones uint64, n int) bool {
	for _, d := range v.directions() {
		// The squares from which m stones in a row begin: those of 1, then doubled while that is not too many.
		row := stones
		for m := 1; m < n && row != 0; {
			step := min(m, n-m)
			row &= row >> (step * d)
			m += step
		}
		if row != 0 {
			return true
		}
	}
	return false
}

// completes returns the squares where a stone would complete n in a row, but perhaps in a place where there is none.
func (v *view) completes(stones uint64, n int) uint64 {
	if n == 1 {
		return v.board
	}
	var found uint64
	if n == 4 { // the usual number, which takes a third of the time so
		for _, d := range v.directions() {
			before := stones << d & (stones << (2 * d))
			after := stones >> d & (stones >> (2 * d))
			found |= before&(stones<<(3*d)|stones>>d) | after&(stones>>(3*d)|stones<<d)
		}
		return found
	}
	for _, d := range v.directions() {
		// after is where m stones follow, and before is where n − 1 − m come before.
		after := ^uint64(0)
		for m := 0; m < n && after != 0; m++ {
			if m > 0 {
				after &= stones >> (m * d)
			}
			before := after
			for k := 1; k < n-m && before != 0; k++ {
				before &= stones << (k * d)
			}
			found |= before
		}
	}
	return found
}
