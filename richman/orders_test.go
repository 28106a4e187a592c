package richman

import (
	"context"
	"errors"
	"math/big"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"github.com/cgt-go/sdk/cgt"
	"github.com/cgt-go/sdk/internal/countdown"
	"github.com/cgt-go/sdk/internal/poll"
)

// R13: both algorithms agree with the fast one.
func TestOrdersAgainstSolve(t *testing.T) {
	r := rand.New(rand.NewPCG(12, 12))
	ctx := context.Background()
	for i := range 400 {
		g := randomGraph(r, 2+r.IntN(4), 1, 1+i%4)
		if g == nil {
			continue
		}
		s, err := Solve(ctx, g)
		if err != nil {
			t.Fatal(err)
		}
		var want []*big.Rat
		for v := range g.Len() {
			want = append(want, s.Value(v))
		}
		a, tried, err := AllOrders(ctx, g)
		if err != nil || tried < 1 {
			t.Fatal(tried, err)
		}
		checkSolution(t, g.edges, a, want)
		b, _, err := IterateAndSolve(ctx, g, 0)
		if err != nil {
			t.Fatal(err)
		}
		checkSolution(t, g.edges, b, want)
	}
	for range 100 {
		g := randomGraph(r, 10, 2, 3)
		if g == nil {
			continue
		}
		s, err := Solve(ctx, g)
		if err != nil {
			t.Fatal(err)
		}
		b, _, err := IterateAndSolve(ctx, g, 0)
		if err != nil {
			t.Fatal(err)
		}
		for v := range g.Len() {
			if b.Value(v).Cmp(s.Value(v)) != 0 {
				t.Errorf("%v at %d: %v, want %v", g.edges, v, b.Value(v), s.Value(v))
			}
		}
	}
}

// R13: all graphs with one blue, one red and up to two other vertices, and those with three without loops.
func TestOrdersOfAllSmallGraphs(t *testing.T) {
	ctx := context.Background()
	count := 0
	for n := 1; n <= 3; n++ {
		var sets [][][]int // of successors, by vertex
		for v := range n {
			var list [][]int
			for bits := 1; bits < 1<<(n+2); bits++ {
				var set []int
				for w := range n + 2 {
					if bits>>w&1 != 0 {
						set = append(set, w)
					}
				}
				if n < 3 || bits>>v&1 == 0 {
					list = append(list, set)
				}
			}
			sets = append(sets, list)
		}
		edges := make([][]int, n+2)
		for i := 0; ; i++ {
			rest := i
			for v, list := range sets {
				edges[v] = list[rest%len(list)]
				rest /= len(list)
			}
			if rest > 0 {
				break
			}
			g, err := NewGraph(edges, []int{n}, []int{n + 1}, nil)
			if err != nil {
				continue // no terminal can be reached
			}
			count++
			s, err := Solve(ctx, g)
			if err != nil {
				t.Fatal(err)
			}
			a, _, err := AllOrders(ctx, g)
			if err != nil {
				t.Fatal(edges, err)
			}
			b, _, err := IterateAndSolve(ctx, g, 0)
			if err != nil {
				t.Fatal(edges, err)
			}
			for v := range n {
				if x := s.Value(v); a.Value(v).Cmp(x) != 0 || b.Value(v).Cmp(x) != 0 {
					t.Errorf("%v at %d: %v, %v and %v", edges, v, x, a.Value(v), b.Value(v))
				}
			}
		}
	}
	// All graphs less those in which some vertices lead only to each other: 7 − 1, 15² − 33 and 15³ − 63.
	if count != 6+192+3312 {
		t.Errorf("%d graphs", count)
	}
}

// In the beginning all values are 0, and the tie rule alone decides. With it the first order is right on these graphs;
// if ties are broken by number, the equations of the first have a solution that is no Richman function, and those of
// the second depend on each other.
func TestIterateAndSolveTies(t *testing.T) {
	ctx := context.Background()
	for _, test := range []struct {
		edges [][]int
		want  string
	}{
		{[][]int{{1, 3}, {0, 1, 2}, nil, nil}, "2/3 1/3"},
		{[][]int{{0, 1, 2}, {3, 4}, {0, 1, 2}, nil, nil}, "1/2 1/2 1/2"},
	} {
		n := len(test.edges) - 2
		g, err := NewGraph(test.edges, []int{n}, []int{n + 1}, nil)
		if err != nil {
			t.Fatal(err)
		}
		s, steps, err := IterateAndSolve(ctx, g, 0)
		if err != nil || steps != 0 {
			t.Fatal(steps, err)
		}
		var want []*big.Rat
		for f := range strings.FieldsSeq(test.want) {
			x, ok := new(big.Rat).SetString(f)
			if !ok {
				t.Fatal(f)
			}
			want = append(want, x)
		}
		checkSolution(t, test.edges, s, want)
		o, err := newOrders(ctx, g)
		if err != nil {
			t.Fatal(err)
		}
		if s, err := o.try(o.open); s != nil || err != nil {
			t.Errorf("%v: the order by number is right, too: %v", test.edges, err)
		}
	}
}

func TestOrdersErrors(t *testing.T) {
	ctx := context.Background()
	var le *cgt.LimitError
	if _, _, err := AllOrders(ctx, pathGraph(9)); !errors.As(err, &le) {
		t.Error(err)
	}
	r := rand.New(rand.NewPCG(13, 13))
	for steps := 0; ; { // until there is a graph that needs two steps
		g := randomGraph(r, 10, 2, 3)
		if g == nil {
			continue
		}
		var err error
		if _, steps, err = IterateAndSolve(ctx, g, 0); err != nil {
			t.Fatal(err)
		}
		if steps > 1 {
			if _, n, err := IterateAndSolve(ctx, g, -1); err != nil || n != steps {
				t.Errorf("without a limit: %d steps, %v", n, err)
			}
			if _, n, err := IterateAndSolve(ctx, g, 1); !errors.As(err, &le) || n != 1 {
				t.Errorf("with one step: %d, %v", n, err)
			}
			if _, n, err := IterateAndSolve(ctx, g, steps); err != nil || n != steps {
				t.Errorf("with %d steps: %d, %v", steps, n, err)
			}
			break
		}
	}
	g, err := NewPartizanGraph([][]int{{1}, nil, nil}, [][]int{{2}, nil, nil}, []int{1}, []int{2}, nil)
	if err != nil {
		t.Fatal(err)
	}
	var ge *GraphError
	if _, _, err := AllOrders(ctx, g); !errors.As(err, &ge) {
		t.Error(err)
	}
	ctx, cancel := context.WithCancelCause(ctx)
	why := errors.New("why")
	cancel(why)
	if _, _, err := AllOrders(ctx, pathGraph(3)); !errors.Is(err, why) {
		t.Error(err)
	}
	if _, _, err := IterateAndSolve(ctx, pathGraph(3), 0); !errors.Is(err, why) {
		t.Error(err)
	}
}

// A call that is stopped tells how far it came.
func TestOrdersStopped(t *testing.T) {
	r := rand.New(rand.NewPCG(13, 13))
	another := func(n, edges int, call func(g *Graph) (int, error)) *Graph {
		for {
			if g := randomGraph(r, n, edges, 3); g != nil {
				switch count, err := call(g); {
				case err != nil:
					t.Fatal(err)
				case count > 2:
					return g
				}
			}
		}
	}
	g := another(5, 1, func(g *Graph) (int, error) { _, n, err := AllOrders(t.Context(), g); return n, err })
	slow := another(10, 2, func(g *Graph) (int, error) { _, n, err := IterateAndSolve(t.Context(), g, 0); return n + 1, err })
	for name, call := range map[string]func(context.Context) (*Solution, int, error){
		"AllOrders":       func(ctx context.Context) (*Solution, int, error) { return AllOrders(ctx, g) },
		"IterateAndSolve": func(ctx context.Context) (*Solution, int, error) { return IterateAndSolve(ctx, slow, -1) },
	} {
		whole := countdown.New(1<<30, nil)
		_, all, err := call(whole)
		if err != nil || all < 2 {
			t.Fatalf("%s: %d, %v", name, all, err)
		}
		before := 0
		for looks := range whole.Looks() {
			s, n, err := call(countdown.New(looks, nil))
			if s != nil || !errors.Is(err, context.Canceled) || n < before || n > all {
				t.Fatalf("%s, stopped after %d looks: %v, %d after %d of %d, %v", name, looks, s, n, before, all, err)
			}
			before = n
		}
		if before < all-1 {
			t.Errorf("%s: %d of %d at the last look", name, before, all)
		}
	}
}

// A system of equations ends with its context, and there is none that does not fit in the memory.
func TestIterateAndSolveLarge(t *testing.T) {
	if _, _, err := IterateAndSolve(countdown.New(3, nil), pathGraph(300), -1); !errors.Is(err, context.Canceled) {
		t.Error(err)
	}
	// While the equations are made and while they are turned into integers, it looks once in each.
	const size = 60
	ctx := countdown.New(1<<30, nil)
	if _, _, err := IterateAndSolve(ctx, pathGraph(size+2), 0); err != nil || ctx.Looks() < 2*size {
		t.Errorf("%d looks: %v", ctx.Looks(), err)
	}
	for n := 0; n < 2*size; n++ {
		if s, _, err := IterateAndSolve(countdown.New(n, nil), pathGraph(size+2), 0); s != nil || !errors.Is(err, context.Canceled) {
			t.Errorf("after %d looks: %v", n, err)
		}
	}
	var tooMany *cgt.LimitError
	if _, _, err := IterateAndSolve(context.Background(), pathGraph(4000), -1); !errors.As(err, &tooMany) || tooMany.What != "words of numbers" {
		t.Error(err)
	}
}

// What [orders] finds in one walk is what its definition says, round by round; and it looks at the context.
func TestFarFromLess(t *testing.T) {
	r := rand.New(rand.NewPCG(14, 14))
	for range 300 {
		g := randomGraph(r, 2+r.IntN(12), 1, 1+r.IntN(4))
		if g == nil {
			continue
		}
		o, err := newOrders(t.Context(), g)
		if err != nil {
			t.Fatal(err)
		}
		values := make([]*big.Rat, g.Len())
		for v, x := range o.values {
			if values[v] = x; x == nil {
				values[v] = big.NewRat(r.Int64N(3), 2)
			}
		}
		isLess := func(w, v int) bool {
			c := values[w].Cmp(values[v])
			return c < 0 || c == 0 && o.number[w] < 0 && o.values[w].Sign() == 0
		}
		want := make([]int, g.Len())
		for round := 1; round <= len(o.open); round++ {
			for _, v := range o.open {
				for _, w := range g.edges[v] {
					if want[v] == 0 && (round == 1 && isLess(w, v) || round > 1 && values[w].Cmp(values[v]) == 0 && want[w] == round-1) {
						want[v] = round
					}
				}
			}
		}
		for _, v := range o.open {
			if want[v] == 0 {
				want[v] = len(o.open) + 1
			}
		}
		if got, err := o.farFromLess(values); err != nil || !slices.Equal(got, want) {
			t.Errorf("%v with %v: %v, %v, want %v", g.edges, values, got, err, want)
		}
		if len(o.open) == 0 {
			continue
		}
		o.linear.budget.Ctx, o.looks = countdown.New(0, nil), 0
		if _, err := o.sorted(values); !errors.Is(err, context.Canceled) {
			t.Errorf("it does not look at the context: %v", err)
		}
	}
}

// Where the edges are many, it looks at the context all along: of a complete graph each edge counts in each walk.
func TestIterateAndSolveLooks(t *testing.T) {
	const n = 70
	edges := make([][]int, n+2)
	for v := range n {
		for w := range n {
			edges[v] = append(edges[v], w)
		}
	}
	edges[0], edges[n-1] = append(edges[0], n), append(edges[n-1], n+1)
	g, err := NewGraph(edges, []int{n}, []int{n + 1}, nil)
	if err != nil {
		t.Fatal(err)
	}
	o, err := newOrders(t.Context(), g)
	if err != nil {
		t.Fatal(err)
	}
	ctx := countdown.New(1<<30, nil)
	o.linear.budget.Ctx = ctx
	values := make([]*big.Rat, g.Len())
	for v := range values {
		values[v] = big.NewRat(int64(v), 100)
	}
	if _, err := o.sorted(values); err != nil || ctx.Looks() < n*n/poll.Every {
		t.Errorf("%d looks: %v", ctx.Looks(), err)
	}
	// The first order is right: it is made, its equations are, their solution is checked, and moves are found. In each
	// of these the edges are looked at.
	ctx = countdown.New(1<<30, nil)
	o.linear.budget.Ctx, o.looks = ctx, 0
	for v, x := range o.values {
		if values[v] = x; x == nil {
			values[v] = new(big.Rat)
		}
	}
	order, err := o.sorted(values)
	if err != nil {
		t.Fatal(err)
	}
	before := ctx.Looks()
	if s, err := o.try(order); s == nil || err != nil || ctx.Looks()-before < 3*n+2*n*n/poll.Every {
		t.Errorf("%d looks in a right order: %v, %v", ctx.Looks()-before, s, err)
	}
}
