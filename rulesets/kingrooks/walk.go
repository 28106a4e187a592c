package kingrooks

import "github.com/cgt-go/sdk/zermelo"

// Walk returns White's strategy. On the diagonal from the corner (0,0) the king goes along it, away from the corner;
// above it he goes left and then down to the corner, and below it down and then left, so that he comes to the diagonal
// in the corner. From the end of the diagonal he steps down. If a rook stands where he wants to go along the diagonal,
// he steps to the right instead, and is in check.
//
// He says nothing where Black is to move, or when he is in check. He is in check after 4(n − 1) moves at most on a
// board with n rows and ⌊n/2⌋ rooks at least, up to n − 1 to the end of the diagonal if he starts on it, 2(n − 1) to
// the corner, and n − 1 from there.
//
// Source: Shen, problem 24.
func (r Rules) Walk() zermelo.Strategy[Position] {
	return zermelo.StrategyFunc[Position](func(p Position) (Position, bool) {
		if p.IsCheck() {
			return Position{}, false
		}
		to, n := p.King, r.Size-1
		switch {
		case to.Col == to.Row && to.Col < n:
			to = Square{to.Col + 1, to.Row + 1}
			if _, isTaken := p.find(to); isTaken {
				to.Row--
			}
		case to.Row > to.Col && to.Col > 0:
			to.Col--
		case to.Row > to.Col, to.Row > 0:
			to.Row--
		default:
			to.Col--
		}
		return r.MoveKing(p, to)
	})
}
