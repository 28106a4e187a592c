package zermelo

import (
	"math"
	"testing"
)

// countdown is the game of taking 1, 2 or 3 from a number; the sum of what Max takes, less that of Min, is what Max
// gets, up to the remainder by 5.
type countdown struct{}

type count struct {
	left, sum int
	next      Player
}

func (countdown) End(p count) (Int, bool) { return Int(p.sum % 5), p.left == 0 }
func (countdown) Turn(p count) Player     { return p.next }
func (countdown) AppendMoves(dst []count, p count) []count {
	for n := 1; n <= min(p.left, 3); n++ {
		dst = append(dst, count{p.left - n, p.sum + n*(1-2*int(p.next)), p.next.Opponent()})
	}
	return dst
}

type estimatedCountdown struct{ countdown }

func (estimatedCountdown) Estimate(p count) int { return p.sum }

// A search has taken all from its stacks when it has an answer, and when it pauses, so that they are as long as the
// play it looks at and not as the search.
func TestSearchesLeaveNothing(t *testing.T) {
	start := count{40, 0, Max}
	paused := map[string]int{}
	for _, game := range []Game[count, Int]{countdown{}, estimatedCountdown{}} {
		s := &Solver[count, Int]{Game: game}
		want, err := s.with(Induction).Value(t.Context(), start)
		if err != nil {
			t.Fatal(err)
		}
		for v := Int(-5); v <= 5; v++ {
			for _, most := range []int{math.MaxInt, 100} {
				w := atLeast(v)
				newSearch := func() *search[count, Int] {
					h, err := s.newSearch(t.Context())
					if err != nil {
						t.Fatal(err)
					}
					h.isPart, h.most = true, most
					return h
				}
				a, n := newAlphaBeta(newSearch(), 1000), newProofNumber(newSearch(), 1000)
				for name, f := range map[string]struct {
					glance         func(count) (kid[count, Int], error)
					find           func(kid[count, Int], window[Int]) (span[Int], error)
					onPath, onKids func() int
				}{
					"alpha–beta":   {a.glance, a.find, a.path.len, a.kids.len},
					"proof number": {n.glance, n.find, n.path.len, n.kids.len},
				} {
					k, err := f.glance(start)
					if err != nil {
						t.Fatal(err)
					}
					got, err := f.find(k, w)
					switch {
					case err == errPause && most == 100:
						paused[name]++
					case err != nil:
						t.Errorf("%s, at least %v: %v", name, v, err)
					case (got.hasLo && got.lo >= v) != (want >= v):
						t.Errorf("%s: at least %v is %v, want %v", name, v, !(want >= v), want >= v)
					}
					if f.onPath() > 0 || f.onKids() > 0 {
						t.Errorf("%s, at least %v, %d positions: %d and %d are left", name, v, most, f.onPath(), f.onKids())
					}
				}
			}
		}
		x, err := s.newDeepening(t.Context())
		if err != nil {
			t.Fatal(err)
		}
		if v, err := x.value(start); err != nil || v != want {
			t.Errorf("deepening: %v, %v, want %v", v, err, want)
		}
		if x.path.len() > 0 || x.kids.len() > 0 {
			t.Errorf("deepening: %d and %d are left", x.path.len(), x.kids.len())
		}
	}
	for _, name := range []string{"alpha–beta", "proof number"} {
		if paused[name] == 0 {
			t.Errorf("%s has never paused", name)
		}
	}
}
