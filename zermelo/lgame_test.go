package zermelo_test

import (
	"math/bits"
	"slices"
	"testing"

	"github.com/cgt-go/sdk/internal/ruletest"
	"github.com/cgt-go/sdk/zermelo"
)

// ells is a position of the L-game on 4 × 4 cells: sets of cells for the pieces of the players and for the two neutral
// ones.
type ells struct {
	Pieces  [2]uint16
	Neutral uint16
	Next    zermelo.Player
}

// lGame is E. de Bono's L-game: a player puts the own piece, an L of four cells, somewhere else on empty cells, turned
// or turned over as one likes, and may then move one of the neutral cells. Who cannot put the piece somewhere else
// loses. Positions have numbers; moves are not taken back.
type lGame struct {
	places []uint16
	number *[1 << 16]int // of a place
}

func newLGame() lGame {
	g := lGame{number: new([1 << 16]int)}
	seen := map[uint16]bool{}
	for image := range 8 {
		for row := range 4 {
			for col := range 4 {
				place, ok := uint16(0), true
				for _, cell := range [4][2]int{{0, 0}, {1, 0}, {2, 0}, {2, 1}} {
					r, c := cell[0], cell[1]
					if image&1 != 0 {
						r = -r
					}
					if image&2 != 0 {
						c = -c
					}
					if image&4 != 0 {
						r, c = c, r
					}
					if r, c = r+row, c+col; r < 0 || r > 3 || c < 0 || c > 3 {
						ok = false
						break
					}
					place |= 1 << (4*r + c)
				}
				if ok && !seen[place] {
					seen[place] = true
					g.number[place] = len(g.places)
					g.places = append(g.places, place)
				}
			}
		}
	}
	return g
}

func (g lGame) End(p ells) (zermelo.Result, bool) {
	taken := p.Neutral | p.Pieces[p.Next.Opponent()]
	for _, place := range g.places {
		if place&taken == 0 && place != p.Pieces[p.Next] {
			return 0, false
		}
	}
	return zermelo.WinFor(p.Next.Opponent()), true
}
func (lGame) Turn(p ells) zermelo.Player       { return p.Next }
func (lGame) Unending() (zermelo.Result, bool) { return zermelo.Draw, true }
func (g lGame) AppendMoves(dst []ells, p ells) []ells {
	taken := p.Neutral | p.Pieces[p.Next.Opponent()]
	for _, place := range g.places {
		if place&taken != 0 || place == p.Pieces[p.Next] {
			continue
		}
		q := p
		q.Pieces[p.Next], q.Next = place, p.Next.Opponent()
		dst = append(dst, q)
		for from := range 16 {
			if p.Neutral>>from&1 == 0 {
				continue
			}
			for to := range 16 {
				if (taken|place)>>to&1 == 0 {
					q.Neutral = p.Neutral&^(1<<from) | 1<<to
					dst = append(dst, q)
				}
			}
		}
	}
	return dst
}

func (lGame) Normalize(p ells) (ells, bool) {
	if p.Next == zermelo.Min {
		return ells{[2]uint16{p.Pieces[1], p.Pieces[0]}, p.Neutral, zermelo.Max}, true
	}
	return p, false
}

func (g lGame) Size() int { return len(g.places) * len(g.places) * 256 }
func (g lGame) Index(p ells) int {
	n := g.number[p.Pieces[0]]*len(g.places) + g.number[p.Pieces[1]]
	first := bits.TrailingZeros16(p.Neutral)
	return n*256 + first*16 + bits.TrailingZeros16(p.Neutral&(p.Neutral-1))
}

func (g lGame) Position(i int) (p ells, ok bool) {
	a, b := i/16%16, i%16
	p.Neutral = 1<<a | 1<<b
	i /= 256
	p.Pieces = [2]uint16{g.places[i/len(g.places)], g.places[i%len(g.places)]}
	return p, a < b && p.Pieces[0]&p.Pieces[1] == 0 && p.Neutral&(p.Pieces[0]|p.Pieces[1]) == 0
}

// TestLGame checks that the L-game has 18,368 positions with a player to move, of which 120 are mates, and that it is a
// draw from the usual start. Source: computed by a program that shares nothing with this one.
func TestLGame(t *testing.T) {
	g := newLGame()
	s := zermelo.Solver[any, zermelo.Result]{Game: ruletest.EraseGame(g)}
	all, err := s.SolveAll(t.Context())
	if err != nil {
		t.Fatal(err)
	}
	if err := all.Verify(t.Context()); err != nil {
		t.Error(err)
	}
	mates := 0
	for c := range all.Counts() {
		if c.IsEnding && c.Distance == 0 {
			mates += c.Positions
		}
	}
	if all.Len() != 18_368 || mates != 120 {
		t.Errorf("%d positions, %d mates", all.Len(), mates)
	}
	// The pieces stand in the two columns in the middle, and the neutral ones in two corners.
	start := ells{[2]uint16{0x0222 | 0x0004, 0x4440 | 0x2000}, 0x8001, zermelo.Max}
	if v, ok := all.Value(start); !ok || v != zermelo.Draw {
		t.Errorf("the start is a %v, %v", v, ok)
	}
	s.Method = zermelo.Retrograde
	sol, err := s.Solve(t.Context(), start)
	if err != nil {
		t.Fatal(err)
	}
	if !slices.Equal(answers(sol), answersOf(all, sol)) {
		t.Error("the solution from the start is not that of all positions")
	}
}

// answersOf are the answers of s for the positions that of has.
func answersOf[Pos comparable, V zermelo.Payoff[V]](s, of *zermelo.Solution[Pos, V]) (all []answer) {
	for p := range of.All() {
		v, _ := s.Value(p)
		d, ok := s.Distance(p)
		all = append(all, answer{p, v, d, ok})
	}
	return all
}
