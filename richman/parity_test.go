package richman_test

import (
	"errors"
	"fmt"
	"math"
	"math/big"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"github.com/cgt-go/sdk/richman"
)

// randomArena returns an arena with n vertices that are no terminals, and one or two successors of each; with terminals
// there are two more vertices.
func randomArena(t *testing.T, random *rand.Rand, n int, hasTerminals bool) *richman.Arena {
	t.Helper()
	all := n
	var blues, reds []int
	if hasTerminals {
		all, blues, reds = n+2, []int{n}, []int{n + 1}
	}
	edges := make([][]int, all)
	for v := range n {
		for range 1 + random.IntN(2) {
			edges[v] = append(edges[v], random.IntN(all))
		}
	}
	a, err := richman.NewArena(edges, blues, reds, nil)
	if err != nil {
		t.Fatal(err)
	}
	return a
}

// positional yields all ways to choose a successor of each vertex that is no terminal; terminals lead to themselves.
func positional(a *richman.Arena) func(yield func([]int) bool) {
	return func(yield func([]int) bool) {
		n := a.Len()
		lists := make([][]int, n)
		at, moves := make([]int, n), make([]int, n)
		for v := range n {
			if lists[v] = slices.Collect(a.Successors(v)); lists[v] == nil {
				lists[v] = []int{v}
			}
		}
		for {
			for v := range n {
				moves[v] = lists[v][at[v]]
			}
			if !yield(moves) {
				return
			}
			v := 0
			for ; v < n; v++ {
				if at[v]++; at[v] < len(lists[v]) {
					break
				}
				at[v] = 0
			}
			if v == n {
				return
			}
		}
	}
}

// chain says who wins, 1 if it is Red, from each vertex of the Markov chain of two positional strategies: the chance of
// coming to a recurrent class that is Red's.
func chain(a *richman.Arena, priorities, blue, red []int) []float64 {
	n := a.Len()
	reach := make([][]bool, n)
	for v := range reach {
		reach[v] = make([]bool, n)
		for todo := []int{v}; len(todo) > 0; todo = todo[1:] {
			for _, w := range [2]int{blue[todo[0]], red[todo[0]]} {
				if !reach[v][w] {
					reach[v][w] = true
					todo = append(todo, w)
				}
			}
		}
	}
	x, isFixed := make([]float64, n), make([]bool, n)
	for v := range n {
		isRecurrent, top := true, 0
		for w := range n {
			if reach[v][w] {
				isRecurrent = isRecurrent && reach[w][v]
				top = max(top, priorities[w])
			}
		}
		if who, ok := a.Winner(v); ok {
			top = int(who)
		}
		if isRecurrent {
			isFixed[v], x[v] = true, float64(top%2)
		}
	}
	for range 300 {
		for v := range n {
			if !isFixed[v] {
				x[v] = (x[blue[v]] + x[red[v]]) / 2
			}
		}
	}
	return x
}

// If a fair coin decides who moves, positional strategies are the best there are, and the chance that Red wins is the
// critical share, for parity games too: so all pairs of strategies are tried. This knows nothing of bottoms.
func TestParityByStrategies(t *testing.T) {
	random := rand.New(rand.NewPCG(21, 22))
	var solver richman.Solver
	for i := range 150 {
		a := randomArena(t, random, 1+random.IntN(4), i%2 == 0)
		priorities := make([]int, a.Len())
		for v := range priorities {
			priorities[v] = random.IntN(5)
		}
		p, err := a.Parity(priorities)
		if err != nil {
			t.Fatal(err)
		}
		s, err := solver.Parity(t.Context(), p)
		if err != nil {
			t.Fatal(err)
		}
		if err := s.Verify(t.Context()); err != nil {
			t.Error(err)
		}
		want := make([]float64, a.Len()) // the best that Red can be sure of
		for red := range positional(a) {
			worst := slices.Repeat([]float64{1}, a.Len())
			for blue := range positional(a) {
				for v, x := range chain(a, priorities, blue, red) {
					worst[v] = min(worst[v], x)
				}
			}
			for v, x := range worst {
				want[v] = max(want[v], x)
			}
		}
		for v := range a.Len() {
			if got, _ := s.Solution().Value(v).Float64(); math.Abs(got-want[v]) > 1e-9 {
				t.Errorf("%d: from %d Red has %v, want %v", i, v, got, want[v])
			}
		}
	}
}

// The winner visits his goal again and again, against everybody, and never runs out of money.
func TestParityPlay(t *testing.T) {
	random := rand.New(rand.NewPCG(23, 24))
	var solver richman.Solver
	visits := 0
	for i := range 25 {
		a := randomArena(t, random, 2+random.IntN(4), i%4 == 0)
		priorities := make([]int, a.Len())
		for v := range priorities {
			priorities[v] = random.IntN(4)
		}
		p, err := a.Parity(priorities)
		if err != nil {
			t.Fatal(err)
		}
		s, err := solver.Parity(t.Context(), p)
		if err != nil {
			t.Fatal(err)
		}
		start := random.IntN(a.Len())
		for _, who := range []richman.Player{richman.Blue, richman.Red} {
			need := s.Solution().Value(start)
			if who == richman.Red {
				need.Sub(rat("1"), need)
			}
			if need.Cmp(rat("1")) >= 0 {
				if _, ok := s.Winning(who, start, rat("1"), rat("1")); ok {
					t.Errorf("%v wins where he cannot", who)
				}
				continue
			}
			own := need.Add(need, rat("1/8"))
			if own.Cmp(rat("1")) >= 0 {
				continue
			}
			money := []*big.Rat{own, new(big.Rat).Sub(rat("1"), own)}
			if who == richman.Red {
				slices.Reverse(money)
			}
			b, ok := s.Winning(who, start, own, rat("1"))
			if !ok {
				t.Fatalf("%v has 1/8 more than he needs, and does not win", who)
			}
			var last *big.Rat
			spied := richman.BidderFunc(func(v richman.View) (*big.Rat, int, error) {
				bid, to, err := b.Offer(v)
				last = bid
				return bid, to, err
			})
			for _, opponent := range []struct {
				name string
				bid  func(v richman.View) *big.Rat
			}{
				{"all in", richman.View.Own},
				{"nothing", func(richman.View) *big.Rat { return new(big.Rat) }},
				{"random", func(v richman.View) *big.Rat { return new(big.Rat).Mul(v.Own(), big.NewRat(random.Int64N(9), 8)) }},
				{"copying", func(richman.View) *big.Rat { return new(big.Rat).Set(last) }},
				{"outbidding", func(richman.View) *big.Rat { return new(big.Rat).Add(last, rat("1/64")) }},
			} {
				name := opponent.name
				if who == richman.Red && (name == "copying" || name == "outbidding") {
					continue // Red is asked second, and cannot be spied upon
				}
				rival := richman.BidderFunc(func(v richman.View) (*big.Rat, int, error) {
					list := slices.Collect(a.Successors(v.Vertex()))
					bid := opponent.bid(v)
					if own := v.Own(); bid.Cmp(own) > 0 {
						bid = own
					}
					return bid, list[random.IntN(len(list))], nil
				})
				bidders := []richman.Bidder{spied, rival}
				if who == richman.Red {
					slices.Reverse(bidders)
				}
				const rounds = 250
				play, err := richman.Match{Board: a, Start: start, Money: money, Rounds: rounds, Seed: random.Uint64()}.Play(t.Context(), bidders...)
				if err != nil {
					t.Fatalf("%s: %v", name, err)
				}
				if !play.Draw {
					if play.Winner != who {
						t.Errorf("%v against %s: %v wins", who, name, play.Winner)
					}
					continue
				}
				goal, ok := b.Goal(play.End())
				if !ok {
					t.Errorf("%v against %s: after %d rounds the token is at %d", who, name, rounds, play.End())
					continue
				}
				n := 0
				for i, r := range play.Rounds {
					if r.To == goal {
						n++
					}
					if play.Money[i+1][who].Sign() <= 0 {
						t.Fatalf("%v against %s has nothing left", who, name)
					}
				}
				if n < 5 {
					t.Errorf("%v against %s visits %d only %d times", who, name, goal, n)
				}
				visits += n
			}
		}
	}
	if visits < 1000 {
		t.Errorf("only %d visits in all", visits)
	}
}

func TestArenaErrors(t *testing.T) {
	var wrong *richman.GraphError
	for name, test := range map[string]func() error{
		"dead end": func() error {
			_, err := richman.NewArena([][]int{{1}, nil}, nil, nil, nil)
			return err
		},
		"successor": func() error {
			_, err := richman.NewArena([][]int{{1}}, nil, nil, nil)
			return err
		},
		"two colors": func() error {
			_, err := richman.NewArena([][]int{nil}, []int{0}, []int{0}, nil)
			return err
		},
		"different moves": func() error {
			_, err := richman.ParseArena(`{"edges": {"a": {"blue": ["a"], "red": ["b"]}, "b": ["a"]}}`)
			return err
		},
	} {
		if err := test(); !errors.As(err, &wrong) {
			t.Errorf("%s: %v", name, err)
		}
	}
	a, err := richman.ParseArena(`{"edges": {"a": ["b", "c"], "b": ["a"], "c": ["d"], "d": ["c"]}}`)
	if err != nil {
		t.Fatal(err)
	}
	if got := fmt.Sprint(a.Bottoms()); got != "[[2 3]]" {
		t.Errorf("the bottoms are %s", got)
	}
	for _, err := range []error{
		second(a.Parity([]int{1, 2})),
		second(a.Parity([]int{1, 2, 3, -1})),
		second(a.Buchi(richman.Green, nil)),
		second(a.Buchi(richman.Blue, []int{4})),
	} {
		if !errors.As(err, &wrong) {
			t.Error(err)
		}
	}
	if _, err := richman.ParseArena(`{"edges": {"a": 1}}`); err == nil || err.Error() != `arena in JSON: offset 16: the successors of "a" must be a list` {
		t.Error(err)
	}
	if _, err := richman.ParseArena(`{"edges": {"a": ["x"]}}`); err == nil || err.Error() != `arena in JSON: offset 17: there is no vertex "x"` {
		t.Error(err)
	}
}

func TestParseParity(t *testing.T) {
	for text, want := range map[string]string{
		`{"edges": {"a": ["a"]}, "priorities": {"a": 1.5}}`:           "offset 44: a priority must be",
		`{"edges": {"a": ["a"]}, "priorities": {"a": -1}}`:            "offset 44: a priority must be",
		`{"edges": {"a": ["a"]}, "priorities": {"a": "1"}}`:           "offset 44: a priority must be",
		`{"edges": {"a": ["a"]}, "priorities": {"a": 2147483648}}`:    "offset 44: a priority must be",
		`{"edges": {"a": ["a"]}, "priorities": {"b": 1}}`:             `offset 39: there is no vertex "b"`,
		`{"edges": {"a": ["a"]}, "priorities": {"a": 1, "a": 1}}`:     `offset 47: the key "a" stands twice`,
		`{"edges": {"a": ["a"]}, "priorities": []}`:                   "offset 38: priorities must begin with",
		`{"edges": {"a": ["a"]}, "priorities": {}, "priorities": {}}`: "offset 42: the key",
		`{"edges": {"a": []}}`:                                        "no successor",
	} {
		if _, err := richman.ParseParity(text); err == nil || !strings.Contains(err.Error(), want) {
			t.Errorf("%s: %v, want %q", text, err, want)
		}
	}
	p, err := richman.ParseParity(`{"priorities": {"b": 7}, "edges": {"a": ["b"], "b": ["a"], "c": []}, "red": ["c"]}`)
	if err != nil || p.Priority(0) != 0 || p.Priority(1) != 7 {
		t.Error(p, err)
	}
	if _, err := richman.ParseArena(`{"edges": {"a": ["a"]}, "priorities": {}}`); err == nil {
		t.Error("priorities in an arena")
	}
}

func second[T any](_ T, err error) error { return err }

// A game has one winner: where Blue has the objective of Büchi with no goal, Red has that of co-Büchi.
func TestBuchi(t *testing.T) {
	a, err := richman.NewArena([][]int{{1, 2}, {1}, {2}}, nil, nil, nil)
	if err != nil {
		t.Fatal(err)
	}
	var solver richman.Solver
	for _, test := range []struct {
		who   richman.Player
		goals []int
		want  string
	}{
		{richman.Blue, nil, "[1/1 1/1 1/1]"},
		{richman.Blue, []int{1}, "[1/2 0/1 1/1]"},
		{richman.Blue, []int{0}, "[1/1 1/1 1/1]"},
		{richman.Red, []int{1}, "[1/2 1/1 0/1]"},
		{richman.Red, []int{1, 2}, "[1/1 1/1 1/1]"},
		{richman.Red, []int{0}, "[0/1 0/1 0/1]"},
	} {
		p, err := a.Buchi(test.who, test.goals)
		if err != nil {
			t.Fatal(err)
		}
		s, err := solver.Parity(t.Context(), p)
		if err != nil {
			t.Fatal(err)
		}
		var got []*big.Rat
		for v := range 3 {
			got = append(got, s.Solution().Value(v))
		}
		if text := fmt.Sprint(got); text != test.want {
			t.Errorf("%v wants to visit %v: %s, want %s", test.who, test.goals, text, test.want)
		}
	}
}
