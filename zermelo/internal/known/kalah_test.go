package known_test

import (
	"testing"

	"github.com/cgt-go/sdk/internal/detector"
	"github.com/cgt-go/sdk/zermelo"
)

// kalah is played with some holes on each side. A move sows the counters of a hole one by one, through one's own store
// and past that of the opponent. Whose last counter falls into his store moves again, so that the players do not
// alternate; if it falls into an empty hole of his own and the opposite hole is not empty, he gets both. Play ends when
// a side is empty, and the rest belongs to whose side it is on; or, if it goes on longer, only when that is so for whom
// it is the turn of.
type kalah struct {
	holes    int
	isLonger bool
}

// bowls are the holes of Max, his store, the holes of Min, and his store, in the order of sowing, with 6 holes at most.
type bowls struct {
	Counters [14]int8
	Next     zermelo.Player
}

func (g kalah) start(counters int8) bowls {
	var p bowls
	for i := range g.holes {
		p.Counters[i], p.Counters[g.holes+1+i] = counters, counters
	}
	return p
}

func (g kalah) side(p bowls, who zermelo.Player) (sum int) {
	for i := range g.holes {
		sum += int(p.Counters[int(who)*(g.holes+1)+i])
	}
	return sum
}

func (kalah) Turn(p bowls) zermelo.Player { return p.Next }

func (g kalah) End(p bowls) (zermelo.Int, bool) {
	max, min := g.side(p, zermelo.Max), g.side(p, zermelo.Min)
	isEnd := max == 0 || min == 0
	if g.isLonger {
		isEnd = g.side(p, p.Next) == 0
	}
	return zermelo.Int(int(p.Counters[g.holes]) + max - int(p.Counters[2*g.holes+1]) - min), isEnd
}

func (g kalah) AppendMoves(dst []bowls, p bowls) []bowls {
	own, n := int(p.Next)*(g.holes+1), 2*g.holes+2
	store, other := own+g.holes, (own+g.holes+n/2)%n
	for hole := own; hole < store; hole++ {
		if p.Counters[hole] == 0 {
			continue
		}
		q, at := p, hole
		q.Counters[hole] = 0
		for range p.Counters[hole] {
			if at = (at + 1) % n; at == other {
				at = (at + 1) % n
			}
			q.Counters[at]++
		}
		if opposite := 2*g.holes - at; at >= own && at < store && q.Counters[at] == 1 && q.Counters[opposite] > 0 {
			q.Counters[store] += 1 + q.Counters[opposite]
			q.Counters[at], q.Counters[opposite] = 0, 0
		}
		if at != store {
			q.Next = q.Next.Opponent()
		}
		dst = append(dst, q)
	}
	return dst
}

// lead returns by how much Max is ahead in the stores, and the number of counters that are in none.
func (g kalah) lead(p bowls) (lead, left int) {
	return int(p.Counters[g.holes]) - int(p.Counters[2*g.holes+1]), g.side(p, zermelo.Max) + g.side(p, zermelo.Min)
}

// Bounds says that what is in the stores stays there.
func (g kalah) Bounds(p bowls) (least, most zermelo.Int, ok bool) {
	lead, left := g.lead(p)
	return zermelo.Int(lead - left), zermelo.Int(lead + left), true
}

func (g kalah) Estimate(p bowls) int {
	lead, _ := g.lead(p)
	return lead
}

// TestKalah checks by how much the first player wins small games, by two methods (G. Irving, J. Donkers, J. Uiterwijk,
// Solving Kalah, 2000; the figures were computed again by a program that shares nothing with this one).
func TestKalah(t *testing.T) {
	for _, test := range []struct {
		game     kalah
		counters int8
		want     zermelo.Int
		isLong   bool // so that it is only searched
	}{
		{kalah{holes: 1}, 1, 0, false},
		{kalah{holes: 1}, 2, -2, false},
		{kalah{holes: 1}, 3, 6, false},
		{kalah{holes: 1}, 4, -2, false},
		{kalah{holes: 1}, 5, 2, false},
		{kalah{holes: 2}, 2, -2, false},
		{kalah{holes: 2}, 4, -10, false},
		{kalah{holes: 2}, 6, 8, false},
		{kalah{holes: 3}, 1, 0, false},
		{kalah{holes: 3}, 2, 4, false},
		{kalah{holes: 3}, 3, 2, false},
		{kalah{holes: 3}, 4, 2, false},
		{kalah{holes: 4}, 2, 6, false},
		{kalah{holes: 4}, 4, 2, true},
		{kalah{holes: 6}, 2, 6, true},
		{kalah{1, true}, 5, 0, false},
		{kalah{2, true}, 4, -12, false},
		{kalah{5, true}, 3, 6, true},
	} {
		start := test.game.start(test.counters)
		methods := []zermelo.Method{zermelo.AlphaBeta, zermelo.Induction}
		if test.isLong {
			if methods = methods[:1]; testing.Short() || detector.On {
				continue
			}
		}
		for _, m := range methods {
			s := zermelo.Solver[bowls, zermelo.Int]{Game: test.game, Method: m}
			if v, err := s.Value(t.Context(), start); err != nil || v != test.want {
				t.Errorf("%+v with %d counters by %v: %v, %v, want %v", test.game, test.counters, m, v, err, test.want)
			}
		}
	}
}
