package chomp

import "github.com/cgt-go/sdk/zermelo"

// Strategy returns the strategy that wins every bar of the solution that can be won, for either player: it moves to the
// bar of smallest rank, that is the first one in the order of [Bar.Compare], that loses. It says nothing at bars that
// lose, and at those that do not fit into the rectangle of the solution. Ranks become smaller with each move, so that
// play under the strategy ends; package zermelo can check it against every reply.
//
// Source: A. Shen, Games and strategies from the viewpoint of mathematics, problem 39.
func (s *Solution) Strategy() zermelo.Strategy[zermelo.Turned[Bar]] {
	return zermelo.StrategyFunc[zermelo.Turned[Bar]](func(p zermelo.Turned[Bar]) (q zermelo.Turned[Bar], ok bool) {
		moves, ok := s.WinningMoves(p.Pos)
		if !ok || len(moves) == 0 {
			return q, false
		}
		first := moves[0]
		for _, b := range moves[1:] {
			if b.Compare(first) < 0 {
				first = b
			}
		}
		return zermelo.Turned[Bar]{Pos: first, Next: p.Next.Opponent()}, true
	})
}
