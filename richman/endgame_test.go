package richman_test

import (
	"context"
	"fmt"
	"log"
	"math/big"
	"math/rand/v2"
	"slices"
	"testing"

	"github.com/cgt-go/sdk/cgt"
	"github.com/cgt-go/sdk/richman"
)

// queenEnding is the endgame of king and queen against king on a square board, when moves are auctioned. Since one
// player may move several times in a row, check and mate mean nothing: as in bidding chess, a king may move to an
// attacked square and may be taken, and whoever takes the other's king wins. If Black takes the queen it is a draw, as
// it is in chess. White is Left, and so Blue.
//
// Source: J. Bhat, S. Payne, Bidding chess, Mathematical Intelligencer 31 (2009), for playing until a king is taken.
type queenEnding struct{ size int8 }

// ending is a position: the squares of the pieces, by files from a1 on, or −1 if a piece has been taken.
type ending struct{ king, queen, black int8 }

const taken = -1

// start has White's king in the corner a1 with the queen beside it, and Black's king in the other corner.
func (e queenEnding) start() ending { return e.normal(ending{0, 1, e.size*e.size - 1}) }

// AppendMoves has the moves of the pieces as in chess, to positions that stand for all that look the same.
func (e queenEnding) AppendMoves(dst []ending, p ending, who cgt.Player) []ending {
	if who == cgt.Right {
		e.walk(p.black, 1, func(to int8) bool {
			q := ending{p.king, p.queen, to}
			if to == p.king {
				q.king = taken
			}
			if to == p.queen {
				q.queen = taken
			}
			dst = append(dst, e.normal(q))
			return true
		})
		return dst
	}
	move := func(q ending, to int8) {
		if to == p.black {
			q.black = taken
		}
		dst = append(dst, e.normal(q))
	}
	e.walk(p.king, 1, func(to int8) bool {
		if to != p.queen {
			move(ending{to, p.queen, p.black}, to)
		}
		return true
	})
	e.walk(p.queen, e.size, func(to int8) bool {
		if to == p.king {
			return false
		}
		move(ending{p.king, to, p.black}, to)
		return to != p.black
	})
	return dst
}

// walk calls visit for the squares in all eight directions, the nearest ones first, until it returns false.
func (e queenEnding) walk(from, most int8, visit func(to int8) bool) {
	for dx := int8(-1); dx <= 1; dx++ {
		for dy := int8(-1); dy <= 1; dy++ {
			x, y := from/e.size+dx, from%e.size+dy
			for i := int8(0); i < most && (dx != 0 || dy != 0) && 0 <= x && x < e.size && 0 <= y && y < e.size; i++ {
				if !visit(x*e.size + y) {
					break
				}
				x, y = x+dx, y+dy
			}
		}
	}
}

// end says who has taken the other's king, if a draw counts for drawn.
func (e queenEnding) end(drawn richman.Player) func(p ending) (richman.Player, bool) {
	return func(p ending) (richman.Player, bool) {
		switch {
		case p.black == taken:
			return richman.Blue, true
		case p.king == taken:
			return richman.Red, true
		}
		return drawn, p.queen == taken
	}
}

// normal returns the position that stands for those that are the same after turning or reflecting the board. Where a
// piece has been taken nothing else matters.
func (e queenEnding) normal(p ending) ending {
	switch {
	case p.black == taken:
		return ending{0, 0, taken}
	case p.king == taken:
		return ending{taken, 0, 0}
	case p.queen == taken:
		return ending{0, taken, 0}
	}
	best := p
	for i := 1; i < 8; i++ {
		q := ending{e.image(p.king, i), e.image(p.queen, i), e.image(p.black, i)}
		if slices.Compare([]int8{q.king, q.black, q.queen}, []int8{best.king, best.black, best.queen}) < 0 {
			best = q
		}
	}
	return best
}

// image returns where a square is after one of the eight symmetries.
func (e queenEnding) image(s int8, i int) int8 {
	x, y := s/e.size, s%e.size
	if i&1 != 0 {
		x = e.size - 1 - x
	}
	if i&2 != 0 {
		y = e.size - 1 - y
	}
	if i&4 != 0 {
		x, y = y, x
	}
	return x*e.size + y
}

// name returns a position where nothing has been taken as text.
func (e queenEnding) name(p ending) string {
	square := func(s int8) string { return fmt.Sprintf("%c%d", 'a'+s/e.size, 1+s%e.size) }
	return "K" + square(p.king) + " Q" + square(p.queen) + " k" + square(p.black)
}

// solve returns the solution of the game in which a draw counts for drawn.
func (e queenEnding) solve(tb testing.TB, drawn richman.Player) (*richman.Solution, []ending) {
	tb.Helper()
	g, positions, err := richman.Explore(tb.Context(), e, e.end(drawn), e.start(), cgt.Limits{})
	if err != nil {
		tb.Fatal(err)
	}
	s, err := richman.Solve(tb.Context(), g)
	if err != nil {
		tb.Fatal(err)
	}
	return s, positions
}

// Positions without symmetries and moves by the definition, iterated from both sides: the share that White needs is
// between.
func TestQueenEnding(t *testing.T) {
	for _, drawn := range []richman.Player{richman.Blue, richman.Red} {
		e := queenEnding{4}
		s, positions := e.solve(t, drawn)
		if err := s.Verify(t.Context()); err != nil {
			t.Error(err)
		}
		low, high := endingByDefinition(4, float64(drawn), 0), endingByDefinition(4, float64(drawn), 1)
		n := 0
		for v, p := range positions {
			if p.king == taken || p.queen == taken || p.black == taken {
				continue
			}
			n++
			x, _ := s.Value(v).Float64()
			if a, b := low(p), high(p); a > x+1e-9 || b < x-1e-9 || b-a > 1e-9 {
				t.Errorf("%s, a draw is %v's: %v, want from %v to %v", e.name(p), drawn, x, a, b)
			}
		}
		if n < 400 {
			t.Errorf("only %d positions", n)
		}
	}
}

// endingByDefinition iterates the equations for all positions on a board of this size, where a draw counts as drawn.
func endingByDefinition(size int8, drawn, start float64) func(p ending) float64 {
	squares := size * size
	distance := func(a, b int8) (dx, dy int8) { return b/size - a/size, b%size - a%size }
	abs := func(x int8) int8 { return max(x, -x) }
	isNext := func(a, b int8) bool {
		dx, dy := distance(a, b)
		return a != b && max(abs(dx), abs(dy)) == 1
	}
	isFree := func(a, b, c int8) bool { // a queen can go from a to b if a piece is on c
		dx, dy := distance(a, b)
		if a == b || dx != 0 && dy != 0 && abs(dx) != abs(dy) {
			return false
		}
		ex, ey := distance(a, c)
		isBetween := dx*ey == dy*ex && ex*dx+ey*dy > 0 && max(abs(ex), abs(ey)) < max(abs(dx), abs(dy))
		return !isBetween
	}
	// The moves of both players by the numbers of positions; the last three numbers are for the ends.
	n := int(squares) * int(squares) * int(squares)
	number := func(king, queen, black int8) int {
		return (int(king)*int(squares)+int(queen))*int(squares) + int(black)
	}
	won, lost, draw := n, n+1, n+2
	moves := make([][2][]int, n)
	for king := range squares {
		for queen := range squares {
			for black := range squares {
				if king == queen || king == black || queen == black {
					continue
				}
				m := &moves[number(king, queen, black)]
				add := func(who richman.Player, to int) { m[who] = append(m[who], to) }
				for to := range squares {
					switch {
					case !isNext(king, to) || to == queen:
					case to == black:
						add(richman.Blue, won)
					default:
						add(richman.Blue, number(to, queen, black))
					}
					switch {
					case to == king || !isFree(queen, to, king) || to != black && !isFree(queen, to, black):
					case to == black:
						add(richman.Blue, won)
					default:
						add(richman.Blue, number(king, to, black))
					}
					switch {
					case !isNext(black, to):
					case to == king:
						add(richman.Red, lost)
					case to == queen:
						add(richman.Red, draw)
					default:
						add(richman.Red, number(king, queen, to))
					}
				}
			}
		}
	}
	x := slices.Repeat([]float64{start}, n+3)
	x[won], x[lost], x[draw] = 0, 1, drawn
	for range 200 {
		for i, m := range moves {
			if m[richman.Blue] == nil {
				continue
			}
			least, most := 1.0, 0.0
			for _, j := range m[richman.Blue] {
				least = min(least, x[j])
			}
			for _, j := range m[richman.Red] {
				most = max(most, x[j])
			}
			x[i] = (least + most) / 2
		}
	}
	return func(p ending) float64 { return x[number(p.king, p.queen, p.black)] }
}

// BenchmarkQueenEnding explores, solves and verifies the endgame on boards of several sizes, up to that of chess.
func BenchmarkQueenEnding(b *testing.B) {
	for _, bench := range []struct {
		size int8
		want string
	}{{4, "9/32"}, {6, "37/256"}, {8, "4789/65536"}} {
		b.Run(fmt.Sprintf("size=%d", bench.size), func(b *testing.B) {
			for b.Loop() {
				s, positions := queenEnding{bench.size}.solve(b, richman.Red)
				b.ReportMetric(float64(len(positions)), "positions")
				if err := s.Verify(b.Context()); err != nil {
					b.Fatal(err)
				}
				if got := s.Value(0).RatString(); got != bench.want {
					b.Fatalf("White needs %s, want %s", got, bench.want)
				}
			}
		})
	}
}

// What share of the money wins the endgame of king and queen against king when moves are auctioned? On the board of
// chess it is 4789/65536 from these corners, which BenchmarkQueenEnding finds.
func ExampleExplore_endgame() {
	for _, size := range []int8{3, 4, 5} {
		rules := queenEnding{size}
		for _, drawn := range []richman.Player{richman.Red, richman.Blue} {
			g, positions, err := richman.Explore(context.Background(), rules, rules.end(drawn), rules.start(), cgt.Limits{})
			if err != nil {
				log.Fatal(err)
			}
			s, err := richman.Solve(context.Background(), g)
			if err != nil {
				log.Fatal(err)
			}
			if drawn == richman.Red {
				fmt.Print(size, "×", size, ", ", rules.name(positions[0]), ": White wins above ", s.Value(0).RatString())
				continue
			}
			fmt.Println(" and does not lose above", s.Value(0).RatString(), s.Verify(context.Background()))
		}
	}
	// Output:
	// 3×3, Ka1 Qa2 kc3: White wins above 3/8 and does not lose above 5/16 <nil>
	// 4×4, Ka1 Qa2 kd4: White wins above 9/32 and does not lose above 13/64 <nil>
	// 5×5, Ka1 Qa2 ke5: White wins above 13/64 and does not lose above 69/512 <nil>
}

// With more than the share that he needs, each player wins by his winning strategy, where both could move to and fro
// for ever.
func TestQueenEndingPlay(t *testing.T) {
	random := rand.New(rand.NewPCG(61, 62))
	for _, drawn := range []richman.Player{richman.Red, richman.Blue} {
		e := queenEnding{4}
		s, _ := e.solve(t, drawn)
		g := s.Graph()
		for _, who := range []richman.Player{richman.Blue, richman.Red} {
			own := s.Value(0)
			if who == richman.Red {
				own.Sub(rat("1"), own)
			}
			own.Add(own, rat("1/50"))
			money := []*big.Rat{own, new(big.Rat).Sub(rat("1"), own)}
			if who == richman.Red {
				slices.Reverse(money)
			}
			winner, ok := s.Winning(who, 0, own, rat("1"))
			if !ok {
				t.Fatalf("%v does not win", who)
			}
			for i, bid := range []func(v richman.View) *big.Rat{
				richman.View.Own,
				func(v richman.View) *big.Rat { return new(big.Rat).Mul(s.Bid(v.Vertex()), rat("51/50")) },
				func(v richman.View) *big.Rat { return s.Bid(v.Vertex()) },
				func(v richman.View) *big.Rat { return new(big.Rat).Mul(v.Own(), big.NewRat(random.Int64N(5), 4)) },
			} {
				rival := richman.BidderFunc(func(v richman.View) (*big.Rat, int, error) {
					to := s.Move(v.Vertex(), v.Player())
					if list := slices.Collect(g.Moves(v.Vertex(), v.Player())); random.IntN(3) == 0 {
						to = list[random.IntN(len(list))]
					}
					x := bid(v)
					if most := v.Own(); x.Cmp(most) > 0 {
						x = most
					}
					return x, to, nil
				})
				bidders := []richman.Bidder{winner, rival}
				if who == richman.Red {
					slices.Reverse(bidders)
				}
				play, err := richman.Match{Board: g, Money: money, Rounds: 3000, Seed: random.Uint64()}.Play(t.Context(), bidders...)
				if err != nil {
					t.Fatal(err)
				}
				if play.Draw || play.Winner != who || big.NewInt(int64(len(play.Rounds))).Cmp(winner.Rounds()) > 0 {
					t.Errorf("%v against %d, a draw is %v's: draw %v, %v wins in %d rounds of %v", who, i, drawn, play.Draw, play.Winner, len(play.Rounds), winner.Rounds())
				}
			}
		}
	}
}
