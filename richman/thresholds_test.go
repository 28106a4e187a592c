package richman_test

import (
	"bytes"
	"context"
	"errors"
	"math/big"
	"math/rand/v2"
	"slices"
	"testing"

	"github.com/cgt-go/sdk/cgt"
	"github.com/cgt-go/sdk/richman"
)

func taxman(tb testing.TB, t string) richman.Rule {
	tb.Helper()
	rule, err := richman.Taxman(rat(t))
	if err != nil {
		tb.Fatal(err)
	}
	return rule
}

func thresholds(tb testing.TB, g *richman.Graph, rule richman.Rule) *richman.Thresholds {
	tb.Helper()
	s, err := richman.FindThresholds(context.Background(), g, rule, richman.Precision{})
	if err != nil {
		tb.Fatal(err)
	}
	if err := s.Verify(context.Background()); err != nil {
		tb.Error(err)
	}
	return s
}

// value returns c[0] + c[1]x + c[2]x² + ….
func value(c []int64, x *big.Rat) *big.Rat {
	y := new(big.Rat)
	for i := len(c) - 1; i >= 0; i-- {
		y.Mul(y, x)
		y.Add(y, big.NewRat(c[i], 1))
	}
	return y
}

// Thresholds that are roots of polynomials with integer coefficients. They are those of notes by hand: on fig. 2 under
// the rule of Poorman T(v1) = T(v2)/(1+T(v2)) and T(v2) = 1/(2−T(v1)), so that x = T(v1) satisfies x² − 3x + 1 = 0 and
// is (3−√5)/2. On the path with five vertices between the ends they are 1−√½, √2−1, 1/2, 2−√2 and √½; with t = 1/2 on
// fig. 2 they are 3−√7 and √7−2.
func TestIrrationalThresholds(t *testing.T) {
	for _, test := range []struct {
		name  string
		g     *richman.Graph
		rule  richman.Rule
		roots [][]int64 // for each vertex the coefficients, lowest first; nil for 1/2
	}{
		{"figure 2", figure2(t), richman.Poorman(), [][]int64{{1, -3, 1}, {-1, 1, 1}}},
		{"path of 5", board(t, "b 2", "1 3", "2 4", "3 5", "4 r"), richman.Poorman(), [][]int64{{1, -4, 2}, {-1, 2, 1}, {-1, 2}, {2, -4, 1}, {-1, 0, 2}}},
		{"figure 2, taxman 1/2", figure2(t), taxman(t, "1/2"), [][]int64{{2, -6, 1}, {-3, 4, 1}}},
	} {
		s := thresholds(t, test.g, test.rule)
		for v, c := range test.roots {
			low, high := s.Bounds(v)
			if len(c) == 2 { // a rational number
				if value(c, low).Sign() != 0 && value(c, low).Sign() == value(c, high).Sign() {
					t.Errorf("%s: v%d is between %v and %v", test.name, v+1, low, high)
				}
				continue
			}
			if value(c, low).Sign()*value(c, high).Sign() != -1 {
				t.Errorf("%s: there is no root of %v between %v and %v", test.name, c, low, high)
			}
			if width := new(big.Rat).Sub(high, low); width.Cmp(rat("1/18446744073709551616")) > 0 {
				t.Errorf("%s: the interval of v%d has the length %v", test.name, v+1, width)
			}
			if _, ok := s.Verdict(v, low); ok {
				t.Errorf("%s: a verdict at the bound", test.name)
			}
			below, above := new(big.Rat).Sub(low, rat("1/1000")), new(big.Rat).Add(high, rat("1/1000"))
			if verdict, ok := s.Verdict(v, below); !ok || verdict != richman.RedWins {
				t.Errorf("%s: %v below", test.name, verdict)
			}
			if verdict, ok := s.Verdict(v, above); !ok || verdict != richman.BlueWins {
				t.Errorf("%s: %v above", test.name, verdict)
			}
		}
	}
}

// By hand: on fig. 1 under the rule of Poorman T(v1) = 1/(1+1) and T(v2) = 1/(2−1/2).
func TestPoormanFigure1(t *testing.T) {
	s := thresholds(t, board(t, "b r", "1 r"), richman.Poorman())
	for v, want := range rats("1/2 2/3 0 1") {
		if got, ok := s.Value(v); !ok || got.Cmp(want) != 0 {
			t.Errorf("vertex %d: %v, want %v", v, got, want)
		}
	}
	if bid := s.Bid(1, richman.Blue); bid.Cmp(rat("1/3")) != 0 || s.Bid(1, richman.Red).Cmp(bid) != 0 { // (2/3−1/3)/(1−1/3) = 1/2
		t.Errorf("the bid at v2 is %v", bid)
	}
}

// The rule with t = 0 is that of Richman, so that the thresholds are the Richman function, on graphs with cycles too.
func TestThresholdsOfRichman(t *testing.T) {
	random := rand.New(rand.NewPCG(1, 2))
	exact := 0
	for range 30 {
		g := randomBoard(t, random, 2+random.IntN(12))
		want, got := solution(t, g), thresholds(t, g, richman.Richman())
		for v := range g.Len() {
			low, high := got.Bounds(v)
			if r := want.Value(v); r.Cmp(low) < 0 || r.Cmp(high) > 0 {
				t.Fatalf("vertex %d: R is %v, and not between %v and %v", v, r, low, high)
			}
			if x, ok := got.Value(v); ok {
				exact++
				if x.Cmp(want.Value(v)) != 0 {
					t.Errorf("vertex %d: %v, want %v", v, x, want.Value(v))
				}
			}
		}
	}
	if exact < 150 {
		t.Errorf("only %d values are exact", exact)
	}
}

// slowThresholds iterates the definition in exact fractions from below and from above: for each vertex the share B
// where the bid that Blue can afford is the bid that Red cannot afford to let him win with. It solves for the bid by
// halving, and not by the formula.
func slowThreshold(a, b, t *big.Rat, steps int) (low, high *big.Rat) {
	one := rat("1")
	// At the share B Blue can afford bids up to (B−a)/(1−ta), and is safe from those from (b−B)/(1−t+tb) on.
	low, high = new(big.Rat).Set(a), new(big.Rat).Set(b)
	for range steps {
		m := new(big.Rat).Add(low, high)
		m.Quo(m, rat("2"))
		most := new(big.Rat).Mul(t, a)
		most.Sub(one, most)
		if most.Sign() == 0 {
			return one, one
		}
		most.Quo(new(big.Rat).Sub(m, a), most)
		least := new(big.Rat).Sub(b, one)
		least.Mul(least, t)
		least.Add(least, one) // 1−t+tb
		if least.Sign() == 0 {
			return new(big.Rat), new(big.Rat)
		}
		least.Quo(new(big.Rat).Sub(b, m), least)
		if most.Cmp(least) >= 0 {
			high = m
		} else {
			low = m
		}
	}
	return low, high
}

// Thresholds of every rule satisfy the definition by bids.
func TestThresholdsByBids(t *testing.T) {
	random := rand.New(rand.NewPCG(3, 4))
	for i := range 20 {
		g := randomBoard(t, random, 2+random.IntN(6))
		bank := big.NewRat(int64(i%5), 4)
		rule, err := richman.Taxman(bank)
		if err != nil {
			t.Fatal(err)
		}
		s := thresholds(t, g, rule)
		for v := range g.Len() - 2 {
			low, high := s.Bounds(v)
			var a, b []*big.Rat // bounds of the smallest and the largest successor
			for w := range g.Successors(v) {
				x, y := s.Bounds(w)
				if a == nil {
					a, b = []*big.Rat{x, y}, []*big.Rat{x, y}
					continue
				}
				for i, z := range []*big.Rat{x, y} {
					if z.Cmp(a[i]) < 0 {
						a[i] = z
					}
					if z.Cmp(b[i]) > 0 {
						b[i] = z
					}
				}
			}
			const steps = 50
			below, _ := slowThreshold(a[0], b[0], bank, steps)
			_, above := slowThreshold(a[1], b[1], bank, steps)
			if below.Cmp(high) > 0 || above.Cmp(low) < 0 {
				t.Errorf("%v: vertex %d is between %v and %v, and by bids between %v and %v", rule, v, low, high, below, above)
			}
			if gap := new(big.Rat).Sub(above, below); gap.Cmp(rat("1/1000000")) > 0 {
				t.Errorf("%v: the definition leaves %v open", rule, gap)
			}
		}
	}
}

// The never-losing strategies of all rules keep the share above the threshold after every round.
func TestThresholdsSafe(t *testing.T) {
	random := rand.New(rand.NewPCG(5, 6))
	for i := range 20 {
		g := randomBoard(t, random, 2+random.IntN(6))
		rule := taxman(t, big.NewRat(int64(i%5), 4).RatString())
		s, r := thresholds(t, g, rule), solution(t, g)
		v := random.IntN(g.Len() - 2)
		low, high := s.Bounds(v)
		for _, who := range []richman.Player{richman.Blue, richman.Red} {
			need := high
			if who == richman.Red {
				need = new(big.Rat).Sub(rat("1"), low)
			}
			if need.Cmp(rat("1")) >= 0 {
				continue
			}
			for _, money := range capitals(need, who, rat("7/3")) {
				m := richman.Match{Board: g, Rule: rule, Start: v, Money: money, Rounds: 30, Seed: random.Uint64()}
				playAgainst(t, r, m, who, s.Safe(who), func(name string, transcript *richman.Transcript) {
					for i := range transcript.Money {
						v := transcript.Start
						if i > 0 {
							v = transcript.Rounds[i-1].To
						}
						low, high := s.Bounds(v)
						if share := shareOf(transcript, i, richman.Blue); who == richman.Blue && share.Cmp(high) <= 0 || who == richman.Red && share.Cmp(low) >= 0 {
							t.Fatalf("%v, %v against %s: Blue has the share %v after %d rounds, between %v and %v", rule, who, name, share, i, low, high)
						}
					}
					if !transcript.Draw && transcript.Winner != who {
						t.Fatalf("%v: %v loses against %s", rule, who, name)
					}
				})
			}
		}
	}
}

// noughtsAndCrosses returns the graph of noughts and crosses in which either player may make any move, and the ends:
// crosses have won, noughts have won, and the board is full. The empty board is the vertex 0. Boards that rotations and
// reflections make equal are one vertex.
func noughtsAndCrosses() (edges [][]int, blue, red, drawn []int) {
	const crosses, noughts = 1, 2
	lines := [8][3]int{{0, 1, 2}, {3, 4, 5}, {6, 7, 8}, {0, 3, 6}, {1, 4, 7}, {2, 5, 8}, {0, 4, 8}, {2, 4, 6}}
	index := map[[9]byte]int{{}: 0}
	positions := [][9]byte{{}}
	least := func(p [9]byte) [9]byte { // among the rotations and reflections
		best := p
		for i := range 8 {
			var q [9]byte
			for k := range q {
				if i == 4 {
					q[k] = p[k%3*3+k/3]
				} else {
					q[k] = p[k%3*3+2-k/3]
				}
			}
			p = q
			if bytes.Compare(p[:], best[:]) < 0 {
				best = p
			}
		}
		return best
	}
	for v := 0; v < len(positions); v++ {
		p := positions[v]
		winner, full := byte(0), true
		for _, l := range lines {
			if p[l[0]] != 0 && p[l[0]] == p[l[1]] && p[l[1]] == p[l[2]] {
				winner = p[l[0]]
			}
		}
		edges = append(edges, nil)
		for i, c := range p {
			if c != 0 || winner != 0 {
				continue
			}
			full = false
			for mark := byte(crosses); mark <= noughts; mark++ {
				q := p
				q[i] = mark
				q = least(q)
				w, ok := index[q]
				if !ok {
					w = len(positions)
					index[q], positions = w, append(positions, q)
				}
				edges[v] = append(edges[v], w)
			}
		}
		switch {
		case winner == crosses:
			blue = append(blue, v)
		case winner == noughts:
			red = append(red, v)
		case full:
			drawn = append(drawn, v)
		}
	}
	return edges, blue, red, drawn
}

// The shares with which crosses win noughts and crosses by auction from the empty board. Under the rule of Richman it
// is 133/256 if a draw counts for noughts (M. Develin, S. Payne, Discrete bidding games, 2010). Under that of Poorman a
// separate recursion gave the same fractions, for a draw that counts for noughts and for crosses.
func TestNoughtsAndCrossesByAuction(t *testing.T) {
	edges, blue, red, drawn := noughtsAndCrosses()
	for _, test := range []struct {
		rule      richman.Rule
		blue, red []int
		want      string
	}{
		{richman.Richman(), blue, slices.Concat(red, drawn), "133/256"},
		{richman.Poorman(), blue, slices.Concat(red, drawn), "396925/786688"},
		{richman.Poorman(), slices.Concat(blue, drawn), red, "389763/786688"},
	} {
		g, err := richman.NewGraph(edges, test.blue, test.red, nil)
		if err != nil {
			t.Fatal(err)
		}
		s, err := richman.FindThresholds(context.Background(), g, test.rule, richman.Precision{})
		if err != nil {
			t.Fatal(err)
		}
		if got, ok := s.Value(0); !ok || got.RatString() != test.want {
			t.Errorf("%v: %v, want %s", test.rule, got, test.want)
		}
	}
}

// Too few sweeps: the error says so, and the bounds still hold.
func TestThresholdsLimits(t *testing.T) {
	g := figure2(t)
	s, err := richman.FindThresholds(context.Background(), g, richman.Poorman(), richman.Precision{Bits: 1000, Sweeps: 3})
	var limit *cgt.LimitError
	if !errors.As(err, &limit) || limit.Limit != 3 {
		t.Fatalf("%v, want a limit of 3", err)
	}
	if err := s.Verify(context.Background()); err != nil {
		t.Error(err)
	}
	if low, high := s.Bounds(0); value([]int64{1, -3, 1}, low).Sign()*value([]int64{1, -3, 1}, high).Sign() != -1 {
		t.Errorf("no root between %v and %v", low, high)
	}
	if s, err := richman.FindThresholds(context.Background(), g, richman.Poorman(), richman.Precision{Bits: 1000}); err != nil {
		t.Error(err)
	} else if low, high := s.Bounds(0); new(big.Rat).Sub(high, low).Cmp(new(big.Rat).SetFrac(big.NewInt(1), new(big.Int).Lsh(big.NewInt(1), 1000))) > 0 {
		t.Error("the interval is too long")
	}
	ctx, cancel := context.WithCancel(context.Background())
	cancel()
	if s, err := richman.FindThresholds(ctx, g, richman.Poorman(), richman.Precision{}); s != nil || !errors.Is(err, context.Canceled) {
		t.Errorf("%v, want that it is cancelled", err)
	}
}

// A chain in which each threshold has about as many digits as the two before it together is too long to be exact: then
// there are intervals.
func TestLongThresholds(t *testing.T) {
	list := []string{"b r", "1 r"}
	for v := 3; v <= 40; v++ {
		list = append(list, board3(v))
	}
	s := thresholds(t, board(t, list...), richman.Poorman())
	if _, ok := s.Value(10); !ok {
		t.Error("v11 is not exact")
	}
	if _, ok := s.Value(39); ok {
		t.Error("v40 is exact")
	}
}

// board3 returns the two vertices before v.
func board3(v int) string {
	return big.NewInt(int64(v-1)).String() + " " + big.NewInt(int64(v-2)).String()
}

// Blue wants to reach v3 of a graph that Red can leave to v4 for good; and if nobody can leave, Blue needs no more than
// any money.
func TestReach(t *testing.T) {
	edges := [][]int{{1, 2}, {0, 3}, {0}, {4}, {3}}
	g, err := richman.Reach(edges, richman.Blue, []int{2}, nil)
	if err != nil {
		t.Fatal(err)
	}
	s := solution(t, g)
	for v, want := range rats("1/3 2/3 0 1 1") { // fig. 2
		if got := s.Value(v); got.Cmp(want) != 0 {
			t.Errorf("vertex %d: %v, want %v", v, got, want)
		}
	}
	if g, err = richman.Reach(edges, richman.Red, []int{2}, nil); err != nil {
		t.Fatal(err)
	}
	s = solution(t, g)
	for v, want := range rats("2/3 1/3 1 0 0") {
		if got := s.Value(v); got.Cmp(want) != 0 {
			t.Errorf("vertex %d: %v, want %v", v, got, want)
		}
	}
	if g, err = richman.Reach([][]int{{1, 2}, {0}, {}}, richman.Blue, []int{2}, nil); err != nil {
		t.Fatal(err)
	}
	if got := solution(t, g).Value(0); got.Sign() != 0 {
		t.Errorf("%v, want 0", got)
	}
	for _, test := range []struct {
		edges   [][]int
		targets []int
		names   []string
	}{{[][]int{{1}}, nil, nil}, {[][]int{{0}}, []int{1}, nil}, {[][]int{{0}}, []int{-1}, nil}, {[][]int{{0}}, nil, []string{"a", "b"}}} {
		var wrong *richman.GraphError
		if _, err := richman.Reach(test.edges, richman.Blue, test.targets, test.names); !errors.As(err, &wrong) {
			t.Errorf("%v: %v", test, err)
		}
	}
}
