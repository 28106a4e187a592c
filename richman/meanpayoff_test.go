package richman_test

import (
	"context"
	"errors"
	"math"
	"math/big"
	"math/rand/v2"
	"slices"
	"strconv"
	"testing"

	"github.com/cgt-go/sdk/cgt"
	"github.com/cgt-go/sdk/richman"
)

// ringArena returns a random arena that is one bottom: a ring, with some chords.
func ringArena(t testing.TB, random *rand.Rand, n, chords int) *richman.Arena {
	t.Helper()
	edges := make([][]int, n)
	for v := range n {
		edges[v] = append(edges[v], (v+1)%n)
	}
	for range chords {
		v := random.IntN(n)
		edges[v] = append(edges[v], random.IntN(n))
	}
	a, err := richman.NewArena(edges, nil, nil, nil)
	if err != nil {
		t.Fatal(err)
	}
	return a
}

func randomWeights(random *rand.Rand, n, most int) []int64 {
	weights := make([]int64, n)
	for v := range weights {
		weights[v] = int64(random.IntN(2*most+1) - most)
	}
	return weights
}

func meanPayoff(t testing.TB, a *richman.Arena, weights []int64, chance *big.Rat) *richman.MeanPayoff {
	t.Helper()
	var solver richman.Solver
	m, err := solver.MeanPayoff(context.Background(), a, weights, chance)
	if err != nil {
		t.Fatal(err)
	}
	if err := m.Verify(context.Background()); err != nil {
		t.Fatal(err)
	}
	return m
}

// chainPayoff returns the mean payoff from each vertex of the Markov chain of two positional strategies, but for errors
// of about 1e-8: the rate times the value with discount, by Gaussian elimination in floating point.
func chainPayoff(weights []int64, chance float64, blue, red []int) []float64 {
	const rate = 1e-9
	n := len(weights)
	rows := make([][]float64, n)
	for v := range rows {
		rows[v] = make([]float64, n+1)
		rows[v][v]++
		rows[v][blue[v]] -= (1 - rate) * (1 - chance)
		rows[v][red[v]] -= (1 - rate) * chance
		rows[v][n] = rate * float64(weights[v])
	}
	for i := range n {
		for k := range n {
			if k == i {
				continue
			}
			f := rows[k][i] / rows[i][i]
			for j := i; j <= n; j++ {
				rows[k][j] -= f * rows[i][j]
			}
		}
	}
	x := make([]float64, n)
	for v := range x {
		x[v] = rows[v][n] / rows[v][v]
	}
	return x
}

// What Blue can be sure of among positional strategies, which suffice, is the value; and so is what Red can be sure of.
func TestMeanPayoffByStrategies(t *testing.T) {
	random := rand.New(rand.NewPCG(31, 32))
	for i := range 100 {
		a := ringArena(t, random, 1+random.IntN(4), random.IntN(4))
		weights := randomWeights(random, a.Len(), 6)
		chance := big.NewRat(1, 2)
		if i%2 == 1 {
			chance = big.NewRat(1+random.Int64N(6), 7)
		}
		p, _ := chance.Float64()
		m := meanPayoff(t, a, weights, chance)
		exact, ok := m.Value(0)
		if !ok {
			t.Fatal("an arena that is one bottom has none")
		}
		got, _ := exact.Float64()
		for start := range a.Len() {
			sure := math.Inf(-1)
			for blue := range positional(a) {
				worst := math.Inf(1)
				for red := range positional(a) {
					worst = min(worst, chainPayoff(weights, p, blue, red)[start])
				}
				sure = max(sure, worst)
			}
			if math.Abs(sure-got) > 1e-5 {
				t.Errorf("%d: from %d Blue is sure of %v, and the value is %v", i, start, sure, exact)
			}
		}
	}
}

// For any function h, the mean payoff is between the least and the greatest difference of what the equation makes of h
// and h itself. Iterating it, half way each time, lets them meet.
func TestMeanPayoffByIteration(t *testing.T) {
	random := rand.New(rand.NewPCG(33, 34))
	for range 30 {
		n := 5 + random.IntN(20)
		a := ringArena(t, random, n, 2*n)
		weights := randomWeights(random, n, 9)
		exact, _ := meanPayoff(t, a, weights, nil).Value(0)
		h, next := make([]float64, n), make([]float64, n)
		low, high := 0.0, 1.0
		for i := 0; i < 20_000 && high-low > 1e-9; i++ {
			low, high = math.Inf(1), math.Inf(-1)
			for v := range n {
				least, most := math.Inf(1), math.Inf(-1)
				for w := range a.Successors(v) {
					least, most = min(least, h[w]), max(most, h[w])
				}
				d := float64(weights[v]) + (least+most)/2 - h[v]
				low, high = min(low, d), max(high, d)
				next[v] = h[v] + d/2
			}
			shift := next[0]
			for v := range n {
				h[v] = next[v] - shift
			}
		}
		got, _ := exact.Float64()
		if got < low-1e-9 || got > high+1e-9 || high-low > 1e-6 {
			t.Errorf("the value is %v, and is between %v and %v", got, low, high)
		}
	}
}

// Changing the signs of the weights exchanges the players, and adding to all of them adds to the value.
func TestMeanPayoffLaws(t *testing.T) {
	random := rand.New(rand.NewPCG(35, 36))
	for range 30 {
		n := 1 + random.IntN(12)
		a := ringArena(t, random, n, n)
		weights := randomWeights(random, n, 5)
		chance := big.NewRat(1+random.Int64N(4), 5)
		other := new(big.Rat).Sub(rat("1"), chance)
		value, _ := meanPayoff(t, a, weights, chance).Value(0)
		var negative, more []int64
		for _, w := range weights {
			negative, more = append(negative, -w), append(more, w+7)
		}
		turned, _ := meanPayoff(t, a, negative, other).Value(0)
		if turned.Neg(turned); turned.Cmp(value) != 0 {
			t.Errorf("%v, and %v with the players exchanged", value, turned)
		}
		raised, _ := meanPayoff(t, a, more, chance).Value(0)
		if raised.Sub(raised, rat("7")); raised.Cmp(value) != 0 {
			t.Errorf("%v, and %v without what was added", value, raised)
		}
	}
}

// Loops at two vertices with a way there and back: each player stays where it is good for him, so that the chain of the
// best strategies need not be connected.
func TestMeanPayoffDegenerate(t *testing.T) {
	a, err := richman.NewArena([][]int{{0, 1}, {1, 0}}, nil, nil, nil)
	if err != nil {
		t.Fatal(err)
	}
	for _, test := range []struct {
		weights []int64
		chance  string
		want    string
	}{
		{[]int64{0, 0}, "1/2", "0"},
		{[]int64{1, 0}, "1/2", "1/2"},
		{[]int64{1, 0}, "1/3", "2/3"},
		{[]int64{3, 3}, "1/5", "3"},
		{[]int64{math.MaxInt64, math.MinInt64}, "1/2", "-1/2"},
	} {
		value, _ := meanPayoff(t, a, test.weights, rat(test.chance)).Value(1)
		if value.RatString() != test.want {
			t.Errorf("%v with %s: %v, want %s", test.weights, test.chance, value, test.want)
		}
	}
}

func TestMeanPayoffErrors(t *testing.T) {
	random := rand.New(rand.NewPCG(37, 38))
	a := ringArena(t, random, 30, 60)
	weights := randomWeights(random, 30, 5)
	ctx := t.Context()
	var solver richman.Solver
	var wrong *richman.GraphError
	if _, err := solver.MeanPayoff(ctx, a, weights[1:], nil); !errors.As(err, &wrong) {
		t.Error(err)
	}
	if _, err := solver.MeanPayoff(ctx, a, weights, rat("1")); err == nil {
		t.Error("a coin that always falls for Red")
	}
	for _, limits := range []richman.Limits{{Steps: 10_000}, {Words: 100}} {
		limited := richman.Solver{Limits: limits}
		if _, err := limited.MeanPayoff(ctx, a, weights, nil); !errors.Is(err, cgt.ErrLimit) {
			t.Errorf("%+v: %v", limits, err)
		}
	}
	long := ringArena(t, random, 20_000, 0) // a system of equations does not fit into the memory
	if _, err := solver.MeanPayoff(ctx, long, make([]int64, long.Len()), nil); !errors.Is(err, cgt.ErrLimit) {
		t.Errorf("an arena that is too large: %v", err)
	}
	cancelled, cancel := context.WithCancel(ctx)
	cancel()
	if _, err := solver.MeanPayoff(cancelled, a, weights, nil); !errors.Is(err, context.Canceled) {
		t.Error(err)
	}
	m := meanPayoff(t, a, weights, rat("1/3"))
	if err := m.Verify(cancelled); !errors.Is(err, context.Canceled) {
		t.Error(err)
	}
	if _, err := m.Threshold(rat("0"), false); err == nil {
		t.Error("thresholds with a coin that is not fair")
	}
	if _, ok := m.Bidder(richman.Blue, 0, rat("1/2")); ok {
		t.Error("a bidder with a coin that is not fair")
	}
}

// Coins of rules: at the ends and between as the literature has them.
func TestCoin(t *testing.T) {
	for _, share := range []string{"1/7", "1/2", "5/6"} {
		x := rat(share)
		if got := richman.Richman().Coin(x); got.RatString() != "1/2" {
			t.Errorf("Richman with %s: %v", share, got)
		}
		if got := richman.Poorman().Coin(x); got.Add(got, x).RatString() != "1" {
			t.Errorf("poorman with %s: %v with the share", share, got)
		}
		// Avni, Henzinger and Žikelić: Blue's chance is (ρ + τ(1 − ρ)) / (1 + τ), where the other player gets the part
		// τ.
		for _, bank := range []string{"1/4", "2/3"} {
			tau := new(big.Rat).Sub(rat("1"), rat(bank))
			blue := new(big.Rat).Sub(rat("1"), x)
			blue.Add(x, blue.Mul(tau, blue))
			blue.Quo(blue, tau.Add(rat("1"), tau))
			if got := taxman(t, bank).Coin(x); got.Add(got, blue).RatString() != "1" {
				t.Errorf("taxman %s with %s: %v in all", bank, share, got)
			}
		}
	}
}

// Whoever has the strategy keeps the promise after every round, with little money too, and always has some left.
func TestMeanPayoffBidder(t *testing.T) {
	random := rand.New(rand.NewPCG(39, 40))
	for range 15 {
		n := 2 + random.IntN(5)
		a := ringArena(t, random, n, n)
		weights := randomWeights(random, n, 4)
		m := meanPayoff(t, a, weights, nil)
		value, _ := m.Value(0)
		g, _ := value.Float64()
		h := func(v int) float64 {
			x, _ := m.Bias(v)
			f, _ := x.Float64()
			return f
		}
		most := 0.0
		for v := range n {
			most = max(most, (h(m.Move(v, richman.Blue))-h(m.Move(v, richman.Red)))/2)
		}
		for _, who := range []richman.Player{richman.Blue, richman.Red} {
			sign := 1 - 2*float64(who)
			b, ok := m.Bidder(who, 0, rat("1/4"))
			if !ok {
				t.Fatal("no bidder")
			}
			kappa := 1.0 // of no matter if most is 0
			if most > 0 {
				kappa = min(0.25/(most*most), 1/(2*most))
			}
			for _, bid := range []func(v richman.View) *big.Rat{
				func(richman.View) *big.Rat { return new(big.Rat) },
				func(v richman.View) *big.Rat { return new(big.Rat).Mul(v.Own(), big.NewRat(random.Int64N(3), 64)) },
				func(v richman.View) *big.Rat { return new(big.Rat).Mul(v.Own(), big.NewRat(random.Int64N(9), 8)) },
				func(v richman.View) *big.Rat { // as much as the other one bids, and a little more
					own := v.Own()
					other, _ := v.Money(who)
					bid := other.Mul(other, new(big.Rat).SetFloat64(1.01*kappa*most))
					if bid.Cmp(own) > 0 {
						return own
					}
					return bid
				},
			} {
				rival := richman.BidderFunc(func(v richman.View) (*big.Rat, int, error) { return bid(v), m.Move(v.Vertex(), v.Player()), nil })
				bidders := []richman.Bidder{b, rival}
				money := rats("1/10 9/10")
				if who == richman.Red {
					slices.Reverse(bidders)
					slices.Reverse(money)
				}
				play, err := richman.Match{Board: a, Money: money, Rounds: 120, Seed: random.Uint64()}.Play(t.Context(), bidders...)
				if err != nil {
					t.Fatal(err)
				}
				paid := 0.0
				for i, r := range play.Rounds {
					paid += sign * float64(weights[r.From])
					left, _ := play.Money[i+1][who].Float64()
					promise := float64(i+1)*sign*g + sign*(h(0)-h(r.To)) - float64(i+1)*kappa*most*most
					if most > 0 {
						promise += math.Log(0.1/left) / kappa
					}
					if paid < promise-1e-6 || left <= 0 {
						t.Fatalf("%v has got %v after %d rounds, and was promised %v; he has %v left", who, paid, i+1, promise, left)
					}
				}
			}
		}
	}
}

// Fig. 2 of the notes with a bottom at each end in place of the terminals.
func TestMeanPayoffThreshold(t *testing.T) {
	a, err := richman.NewArena([][]int{{2, 1}, {0, 3}, {2}, {3}}, nil, nil, nil)
	if err != nil {
		t.Fatal(err)
	}
	m := meanPayoff(t, a, []int64{100, 100, 5, 2}, nil)
	for _, test := range []struct {
		c      string
		isMore bool
		want   string
	}{
		{"2", false, "0"},
		{"2", true, "1/3"},
		{"3", false, "1/3"},
		{"5", false, "1/3"},
		{"5", true, "1"},
		{"11/2", false, "1"},
	} {
		g, err := m.Threshold(rat(test.c), test.isMore)
		if err != nil {
			t.Fatal(err)
		}
		if got := solution(t, g).Value(0).RatString(); got != test.want {
			t.Errorf("more than %s (or at least, %v): %s, want %s", test.c, !test.isMore, got, test.want)
		}
	}
	if _, ok := m.Value(0); ok {
		t.Error("a value where no bottom is")
	}
	if _, ok := m.Bias(1); ok {
		t.Error("h where no bottom is")
	}
	if m.Move(0, richman.Blue) != 0 {
		t.Error("a move where no bottom is")
	}
}

// BenchmarkMeanPayoff solves random arenas that are one bottom, with about three successors of each vertex.
func BenchmarkMeanPayoff(b *testing.B) {
	for _, n := range []int{20, 50, 100} {
		b.Run("size="+strconv.Itoa(n), func(b *testing.B) {
			random := rand.New(rand.NewPCG(41, uint64(n)))
			a := ringArena(b, random, n, 2*n)
			weights := randomWeights(random, n, 100)
			var solver richman.Solver
			for b.Loop() {
				if _, err := solver.MeanPayoff(b.Context(), a, weights, nil); err != nil {
					b.Fatal(err)
				}
			}
		})
	}
}
