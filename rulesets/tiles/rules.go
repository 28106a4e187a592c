package tiles

import (
	"math/bits"

	"github.com/cgt-go/sdk/zermelo"
)

// Rules are the rules, as a game for package zermelo. If the sum is so that each tile may be replaced by the one as far
// from the other end, as 15 is for three of nine, positions that are the same but for this are alike.
type Rules struct {
	// Count is how many tiles win, and Sum what must be their sum; less than 1 stands for 3 and for 15.
	Count, Sum int
}

func (r Rules) numbers() (count, sum int) {
	count, sum = r.Count, r.Sum
	if count < 1 {
		count = 3
	}
	if sum < 1 {
		sum = 15
	}
	return count, sum
}

// End returns who has tiles with the sum, or a draw if all are taken. If both have, which cannot be by playing, it is
// the first player.
func (r Rules) End(p Position) (zermelo.Result, bool) {
	for who := zermelo.Max; who <= zermelo.Min; who++ {
		if r.hasSum(p.taken[who]) {
			return zermelo.WinFor(who), true
		}
	}
	return zermelo.Draw, p.open() == 0
}

// Turn returns [Position.Turn].
func (r Rules) Turn(p Position) zermelo.Player { return p.Turn() }

// AppendMoves appends the positions after each tile that can be taken, from the smallest one.
func (r Rules) AppendMoves(dst []Position, p Position) []Position {
	who := p.Turn()
	for open := p.open(); open != 0; open &= open - 1 {
		q := p
		q.taken[who] |= open & -open
		dst = append(dst, q)
	}
	return dst
}

// Normalize returns p, or the position with each tile replaced by the one as far from the other end, if that is like it
// and comes first.
func (r Rules) Normalize(p Position) (q Position, swapped bool) {
	count, sum := r.numbers()
	if n := p.Tiles(); count > n || count*(n+1) != 2*sum {
		return p, false
	}
	q = p
	for who := range q.taken {
		q.taken[who] = bits.Reverse64(p.taken[who]) >> (64 - p.Tiles())
	}
	if q.taken[0] < p.taken[0] || q.taken[0] == p.taken[0] && q.taken[1] < p.taken[1] {
		return q, false
	}
	return p, false
}

// hasSum reports whether there are so many tiles with the sum in a set.
func (r Rules) hasSum(set uint64) bool {
	count, sum := r.numbers()
	if count > bits.OnesCount64(set) || sum > MaxTiles*(MaxTiles+1)/2 {
		return false
	}
	// Whether s is the sum of n of the tiles so far is in reached[n][s].
	reached := make([][]bool, count+1)
	for n := range reached {
		reached[n] = make([]bool, sum+1)
	}
	reached[0][0] = true
	for ; set != 0; set &= set - 1 {
		tile := bits.TrailingZeros64(set) + 1
		for n := count; n > 0; n-- {
			for s := sum; s >= tile; s-- {
				reached[n][s] = reached[n][s] || reached[n-1][s-tile]
			}
		}
	}
	return reached[count][sum]
}
