package zermelo_test

import (
	"context"
	"fmt"
	"runtime"
	"testing"

	"github.com/cgt-go/sdk/cgt"
	"github.com/cgt-go/sdk/zermelo"
)

// square is a square of a board with the player to move.
type square struct {
	X, Y int16
	Next zermelo.Player
}

// king is the game of a king that goes left, down, or both ways at once, until he reaches the corner; who moves there
// wins. If it is loopy, he may also go one to the right.
type king struct {
	size    int16
	isLoopy bool
}

func (g king) End(p square) (zermelo.Result, bool) {
	return zermelo.WinFor(p.Next.Opponent()), p.X == 0 && p.Y == 0
}
func (g king) Turn(p square) zermelo.Player { return p.Next }
func (g king) AppendMoves(dst []square, p square) []square {
	next := p.Next.Opponent()
	if p.X > 0 {
		dst = append(dst, square{p.X - 1, p.Y, next})
	}
	if p.Y > 0 {
		dst = append(dst, square{p.X, p.Y - 1, next})
	}
	if p.X > 0 && p.Y > 0 {
		dst = append(dst, square{p.X - 1, p.Y - 1, next})
	}
	if g.isLoopy && p.X+1 < g.size {
		dst = append(dst, square{p.X + 1, p.Y, next})
	}
	return dst
}

func (g king) Unending() (zermelo.Result, bool) { return zermelo.Draw, g.isLoopy }

// kingByNumber has numbers for squares, and takes moves back.
type kingByNumber struct{ king }

func (g kingByNumber) Size() int { return 2 * int(g.size) * int(g.size) }
func (g kingByNumber) Index(p square) int {
	return (int(p.Next)*int(g.size)+int(p.Y))*int(g.size) + int(p.X)
}

func (g kingByNumber) Position(i int) (square, bool) {
	n := uint32(g.size)
	j := uint32(i)
	row := j / n
	next := zermelo.Max
	if row >= n {
		row, next = row-n, zermelo.Min
	}
	return square{int16(j % n), int16(row), next}, true
}

func (g kingByNumber) AppendParents(dst []square, p square) []square {
	last := p.Next.Opponent()
	if p.X+1 < g.size {
		dst = append(dst, square{p.X + 1, p.Y, last})
	}
	if p.Y+1 < g.size {
		dst = append(dst, square{p.X, p.Y + 1, last})
	}
	if p.X+1 < g.size && p.Y+1 < g.size {
		dst = append(dst, square{p.X + 1, p.Y + 1, last})
	}
	if g.isLoopy && p.X > 0 {
		dst = append(dst, square{p.X - 1, p.Y, last})
	}
	return dst
}

// BenchmarkSolve solves a board with 2 · 1000² positions of 6 bytes. Bytes are what the solution keeps for each.
func BenchmarkSolve(b *testing.B) {
	for _, game := range []struct {
		name string
		zermelo.Game[square, zermelo.Result]
		zermelo.Method
	}{
		{"Induction", king{1000, false}, zermelo.Induction},
		{"Retrograde", king{1000, false}, zermelo.Retrograde},
		{"Retrograde/loopy", king{1000, true}, zermelo.Retrograde},
		{"Indexed", kingByNumber{king{1000, false}}, zermelo.Indexed},
		{"Indexed/loopy", kingByNumber{king{1000, true}}, zermelo.Indexed},
	} {
		for _, goroutines := range []int{1, 2} {
			if goroutines > 1 && game.Method == zermelo.Induction {
				continue // which is Retrograde then
			}
			b.Run(fmt.Sprintf("%s/goroutines=%d", game.name, goroutines), func(b *testing.B) {
				var (
					before, after runtime.MemStats
					sol           *zermelo.Solution[square, zermelo.Result]
					err           error
				)
				for b.Loop() {
					b.StopTimer()
					sol = nil
					runtime.GC()
					runtime.ReadMemStats(&before)
					b.StartTimer()
					s := zermelo.Solver[square, zermelo.Result]{Game: game.Game, Method: game.Method, Goroutines: goroutines, Limits: cgt.Limits{Positions: -1}}
					if sol, err = s.Solve(context.Background(), square{999, 999, zermelo.Max}); err != nil {
						b.Fatal(err)
					}
				}
				runtime.GC()
				runtime.ReadMemStats(&after)
				n := float64(sol.Len())
				b.ReportMetric(n*float64(b.N)/b.Elapsed().Seconds(), "positions/s")
				b.ReportMetric(float64(after.HeapAlloc-before.HeapAlloc)/n, "bytes/position")
				runtime.KeepAlive(sol)
			})
		}
	}
}

// stairs is the game of going one or two steps down; who takes the last one wins. Whoever begins loses if and only if
// the number of steps is a multiple of 3.
type stairs struct{}

func (stairs) End(p step) (zermelo.Result, bool) {
	return zermelo.WinFor(p.next.Opponent()), p.left == 0
}
func (stairs) Turn(p step) zermelo.Player { return p.next }
func (stairs) AppendMoves(dst []step, p step) []step {
	for n := range min(p.left, 2) {
		dst = append(dst, step{p.left - 1 - n, p.next.Opponent()})
	}
	return dst
}

type step struct {
	left int32
	next zermelo.Player
}

// BenchmarkLongPlay asks for the value of a position from which play takes up to a million moves.
func BenchmarkLongPlay(b *testing.B) {
	for b.Loop() {
		s := zermelo.Solver[step, zermelo.Result]{Game: stairs{}, Method: zermelo.AlphaBeta, Limits: cgt.Limits{Positions: -1}}
		if v, err := s.Value(context.Background(), step{999_999, zermelo.Max}); err != nil || v != zermelo.Loss {
			b.Fatal(v, err)
		}
	}
}
