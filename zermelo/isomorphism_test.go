package zermelo_test

import (
	"context"
	"errors"
	"fmt"
	"math/bits"
	"slices"
	"strings"
	"testing"

	"pgregory.net/rapid"

	"github.com/cgt-go/sdk/cgt"
	"github.com/cgt-go/sdk/internal/ruletest"
	"github.com/cgt-go/sdk/rulesets/chocolate"
	"github.com/cgt-go/sdk/rulesets/pieces"
	"github.com/cgt-go/sdk/rulesets/piles"
	"github.com/cgt-go/sdk/zermelo"
)

// drawIntGraph draws a graph with few kinds of vertices, so that many are alike.
func drawIntGraph(t *rapid.T, most int) *zermelo.Graph[zermelo.Int] {
	n := rapid.IntRange(1, most).Draw(t, "vertices")
	vertices := make([]zermelo.Vertex[zermelo.Int], n)
	degree := rapid.IntRange(1, 3).Draw(t, "degree")
	for v := range vertices {
		x := &vertices[v]
		x.Moves = rapid.SliceOfN(rapid.IntRange(0, n-1), 0, degree).Draw(t, "moves")
		x.Turn = zermelo.Player(rapid.IntRange(0, 3).Draw(t, "turn") / 3)
		if len(x.Moves) == 0 {
			x.Payoff = new(zermelo.Int)
			*x.Payoff = zermelo.Int(rapid.IntRange(0, 3).Draw(t, "payoff") / 3)
		}
	}
	g, err := zermelo.NewGraph(0, vertices, new(zermelo.Int))
	if err != nil {
		t.Fatal(err)
	}
	return g
}

// relabelled returns the same graph with other numbers, moves in another order, and some of them twice.
func relabelled(t *rapid.T, g *zermelo.Graph[zermelo.Int]) (h *zermelo.Graph[zermelo.Int], image []int) {
	for v := range g.Len() {
		image = append(image, v)
	}
	image = rapid.Permutation(image).Draw(t, "image")
	vertices := make([]zermelo.Vertex[zermelo.Int], g.Len())
	for v, x := range g.All() {
		for i, w := range x.Moves {
			x.Moves[i] = image[w]
		}
		if len(x.Moves) > 0 {
			x.Moves = rapid.Permutation(append(x.Moves, x.Moves[0])).Draw(t, "moves")
		}
		x.Name = ""
		vertices[image[v]] = x
	}
	endless, _ := g.Unending()
	h, err := zermelo.NewGraph(image[g.Start()], vertices, &endless)
	if err != nil {
		t.Fatal(err)
	}
	return h, image
}

// isIsomorphism decides by the definition, over all pairs of vertices that can be reached.
func isIsomorphism(g, h *zermelo.Graph[zermelo.Int], image []int) bool {
	gv, hv := allVertices(g), allVertices(h)
	reached := func(vertices []zermelo.Vertex[zermelo.Int], start int) map[int]bool {
		seen := map[int]bool{}
		var visit func(v int)
		visit = func(v int) {
			if !seen[v] {
				seen[v] = true
				for _, w := range vertices[v].Moves {
					visit(w)
				}
			}
		}
		visit(start)
		return seen
	}
	from, onto := reached(gv, g.Start()), reached(hv, h.Start())
	if image[g.Start()] != h.Start() || len(from) != len(onto) {
		return false
	}
	taken := map[int]bool{}
	for v := range from {
		if image[v] < 0 || taken[image[v]] || !onto[image[v]] {
			return false
		}
		taken[image[v]] = true
		a, b := gv[v], hv[image[v]]
		if (a.Payoff == nil) != (b.Payoff == nil) || a.Payoff != nil && *a.Payoff != *b.Payoff || a.Payoff == nil && a.Turn != b.Turn {
			return false
		}
		for w := range from {
			if slices.Contains(a.Moves, w) != slices.Contains(b.Moves, image[w]) {
				return false
			}
		}
	}
	return true
}

// permutations calls f for all permutations of 0 to n − 1, until it returns true.
func permutations(n int, f func([]int) bool) bool {
	p := make([]int, 0, n)
	var next func() bool
	next = func() bool {
		if len(p) == n {
			return f(p)
		}
		for x := range n {
			if !slices.Contains(p, x) {
				p = append(p, x)
				if next() {
					return true
				}
				p = p[:len(p)-1]
			}
		}
		return false
	}
	return next()
}

// TestFindIsomorphism: graphs that were relabelled are found to be isomorphic, by a map that passes the check and the
// definition.
func TestFindIsomorphism(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		g := drawIntGraph(t, 30)
		h, _ := relabelled(t, g)
		image, ok, err := zermelo.FindIsomorphism(context.Background(), g, h, cgt.Limits{})
		if err != nil || !ok || !isIsomorphism(g, h, image) {
			t.Fatalf("%v, %v, %v", image, ok, err)
		}
		n, err := zermelo.CheckIsomorphism(context.Background(), g, g.Start(), h, func(v int) int { return image[v] }, cgt.Limits{})
		if reached := g.Len() - strings.Count(fmt.Sprint(image), "-1"); err != nil || n != reached {
			t.Errorf("%d positions, want %d: %v", n, reached, err)
		}
	})
}

// TestSmallIsomorphisms compares with all permutations, for pairs of small graphs that may and may not be isomorphic.
func TestSmallIsomorphisms(t *testing.T) {
	found := [2]int{}
	rapid.Check(t, func(t *rapid.T) {
		g := drawIntGraph(t, 5)
		h, _ := relabelled(t, g)
		if rapid.Bool().Draw(t, "other") {
			// Move one move, if there is one, or give it to the other player.
			vertices := allVertices(h)
			for v := range vertices {
				vertices[v].Name = ""
			}
			v := h.Start() // a difference elsewhere often makes none
			if rapid.Bool().Draw(t, "elsewhere") {
				v = rapid.IntRange(0, h.Len()-1).Draw(t, "from")
			}
			switch moves := vertices[v].Moves; {
			case rapid.Bool().Draw(t, "turn"):
				vertices[v].Turn = vertices[v].Turn.Opponent()
			case len(moves) > 0:
				moves[0] = rapid.IntRange(0, h.Len()-1).Draw(t, "to")
			}
			var err error
			if h, err = zermelo.NewGraph(h.Start(), vertices, new(zermelo.Int)); err != nil {
				t.Fatal(err)
			}
		}
		want := permutations(g.Len(), func(image []int) bool { return isIsomorphism(g, h, image) })
		image, ok, err := zermelo.FindIsomorphism(context.Background(), g, h, cgt.Limits{})
		if err != nil || ok != want || ok && !isIsomorphism(g, h, image) {
			t.Fatalf("%v, %v, %v, want %v", image, ok, err, want)
		}
		if want {
			found[1]++
		} else {
			found[0]++
		}
	})
	if !testing.Short() && (found[0] == 0 || found[1] == 0) { // twenty pairs may be all alike
		t.Errorf("%d pairs are isomorphic and %d are not", found[1], found[0])
	}
}

// cycles returns a graph whose start leads to all vertices of undirected cycles of the given lengths: colours alone do
// not tell them apart.
func cycles(t testing.TB, lengths ...int) *zermelo.Graph[zermelo.Int] {
	t.Helper()
	vertices := []zermelo.Vertex[zermelo.Int]{{}}
	for _, n := range lengths {
		first := len(vertices)
		for i := range n {
			vertices[0].Moves = append(vertices[0].Moves, first+i)
			vertices = append(vertices, zermelo.Vertex[zermelo.Int]{Moves: []int{first + (i+1)%n, first + (i+n-1)%n}})
		}
	}
	g, err := zermelo.NewGraph(0, vertices, new(zermelo.Int))
	if err != nil {
		t.Fatal(err)
	}
	return g
}

// TestIsomorphismNeedsPairs has graphs that refinement alone does not tell apart.
func TestIsomorphismNeedsPairs(t *testing.T) {
	ctx := t.Context()
	for _, test := range []struct {
		g, h *zermelo.Graph[zermelo.Int]
		want bool
	}{
		{cycles(t, 6), cycles(t, 3, 3), false},
		{cycles(t, 3, 3), cycles(t, 3, 3), true},
		{cycles(t, 5, 7, 12), cycles(t, 12, 5, 7), true},
		{cycles(t, 5, 7, 12), cycles(t, 4, 8, 12), false},
		{cycles(t, 4, 4, 4, 4), cycles(t, 8, 8), false},
	} {
		image, ok, err := zermelo.FindIsomorphism(ctx, test.g, test.h, cgt.Limits{})
		if err != nil || ok != test.want || ok && !isIsomorphism(test.g, test.h, image) {
			t.Errorf("%v, %v, want %v", ok, err, test.want)
		}
	}
	_, _, err := zermelo.FindIsomorphism(ctx, cycles(t, 5, 7, 12), cycles(t, 4, 8, 12), cgt.Limits{Positions: 3})
	if !errors.Is(err, cgt.ErrLimit) {
		t.Errorf("limit: %v", err)
	}
	stop := errors.New("stop")
	stopped, cancel := context.WithCancelCause(ctx)
	cancel(stop)
	if _, _, err := zermelo.FindIsomorphism(stopped, cycles(t, 5), cycles(t, 5), cgt.Limits{}); !errors.Is(err, stop) {
		t.Error(err)
	}
	// A star with very many leaves that are all alike.
	star := func() *zermelo.Graph[zermelo.Int] {
		vertices := make([]zermelo.Vertex[zermelo.Int], 50_001)
		for v := 1; v < len(vertices); v++ {
			vertices[0].Moves = append(vertices[0].Moves, v)
			vertices[v].Payoff = new(zermelo.Int)
		}
		g, err := zermelo.NewGraph(0, vertices, nil)
		if err != nil {
			t.Fatal(err)
		}
		return g
	}
	image, ok, err := zermelo.FindIsomorphism(ctx, star(), star(), cgt.Limits{})
	slices.Sort(image)
	if !ok || err != nil || len(slices.Compact(image)) != 50_001 {
		t.Errorf("a star: %v, %v", ok, err)
	}
}

// crossed has the squares that the two players have taken, as sets of bits. The first is Max.
type crossed struct{ x, o uint16 }

// lines is a game in which numbers from 0 to 8 are taken in turn, until a player has three that are on a list.
type lines []uint16

func (l lines) End(p crossed) (zermelo.Result, bool) {
	for _, line := range l {
		switch line {
		case p.x & line:
			return zermelo.Win, true
		case p.o & line:
			return zermelo.Loss, true
		}
	}
	return zermelo.Draw, p.x|p.o == 1<<9-1
}

func (l lines) Turn(p crossed) zermelo.Player {
	return zermelo.Player(bits.OnesCount16(p.x) - bits.OnesCount16(p.o))
}

func (l lines) AppendMoves(dst []crossed, p crossed) []crossed {
	for i := range 9 {
		switch bit := uint16(1) << i; {
		case (p.x|p.o)&bit != 0:
		case l.Turn(p) == zermelo.Max:
			dst = append(dst, crossed{p.x | bit, p.o})
		default:
			dst = append(dst, crossed{p.x, p.o | bit})
		}
	}
	return dst
}

// noughtsAndTiles are noughts and crosses, and the game of tiles 1 to 9 of which three should sum to 15.
func noughtsAndTiles() (crosses, tiles lines) {
	for i := range 3 {
		crosses = append(crosses, 0b111<<(3*i), 0b1001001<<i)
	}
	crosses = append(crosses, 0b100010001, 0b001010100)
	for a := 1; a <= 9; a++ {
		for b := a + 1; b <= 9; b++ {
			if c := 15 - a - b; c > b && c <= 9 {
				tiles = append(tiles, 1<<(a-1)|1<<(b-1)|1<<(c-1))
			}
		}
	}
	return crosses, tiles
}

// Shen's problem 32: the game of tiles is noughts and crosses, through the magic square; it is a draw. The search finds
// an isomorphism without being told of the square. Both have 5,478 positions, in 219 classes of bisimilar ones, and 224
// if it counts how many moves there are to each class, which is what the trees have.
func TestS32Tiles(t *testing.T) {
	ctx := t.Context()
	crosses, tiles := noughtsAndTiles()
	for _, l := range []lines{crosses, tiles} {
		if sol := shenSolved[any](t, ruletest.EraseGame(l), crossed{}); sol.StartValue() != zermelo.Draw || sol.Len() != 5478 {
			t.Errorf("%v, %d positions", sol.StartValue(), sol.Len())
		}
	}
	magic := []int{2, 7, 6, 9, 5, 1, 4, 3, 8}
	toSquares := func(set uint16) (squares uint16) {
		for square, tile := range magic {
			squares |= set >> (tile - 1) & 1 << square
		}
		return squares
	}
	throughSquare := func(p crossed) crossed { return crossed{toSquares(p.x), toSquares(p.o)} }
	if n, err := zermelo.CheckIsomorphism(ctx, tiles, crossed{}, crosses, throughSquare, cgt.Limits{}); n != 5478 || err != nil {
		t.Errorf("through the magic square: %d positions, %v", n, err)
	}
	g, positions, err := zermelo.Explore(ctx, tiles, crossed{}, cgt.Limits{})
	if err != nil {
		t.Fatal(err)
	}
	h, squares, err := zermelo.Explore(ctx, crosses, crossed{}, cgt.Limits{})
	if err != nil {
		t.Fatal(err)
	}
	image, ok, err := zermelo.FindIsomorphism(ctx, g, h, cgt.Limits{})
	if !ok || err != nil {
		t.Fatalf("%v, %v", ok, err)
	}
	found := map[crossed]crossed{}
	for v, w := range image {
		found[positions[v]] = squares[w]
	}
	if n, err := zermelo.CheckIsomorphism(ctx, tiles, crossed{}, crosses, func(p crossed) crossed { return found[p] }, cgt.Limits{}); n != 5478 || err != nil {
		t.Errorf("%d positions, %v", n, err)
	}
	for _, graph := range []*zermelo.Graph[zermelo.Result]{g, h} {
		q, _, err := graph.Quotient(ctx)
		if err != nil || q.Len() != 219 {
			t.Errorf("%d classes, %v, want 219", q.Len(), err)
		}
		if n := treeClasses(graph); n != 224 {
			t.Errorf("%d classes of trees, want 224", n)
		}
	}
}

// treeClasses counts the different trees of a graph without cycles whose moves lead to larger numbers.
func treeClasses[V zermelo.Payoff[V]](g *zermelo.Graph[V]) int {
	vertices := allVertices(g)
	class := make([]int, len(vertices))
	number := map[string]int{}
	for v := len(vertices) - 1; v >= 0; v-- {
		x := vertices[v]
		var moves []int
		for _, w := range x.Moves {
			moves = append(moves, class[w])
		}
		slices.Sort(moves)
		key := fmt.Sprint(x.Turn, moves)
		if x.Payoff != nil {
			key = fmt.Sprint(*x.Payoff)
		}
		if _, ok := number[key]; !ok {
			number[key] = len(number)
		}
		class[v] = number[key]
	}
	return len(number)
}

// The one-way rook is Nim with two heaps (figs. 5 and 6), and the king is a game of two heaps (fig. 7).
func TestS12IsomorphicToNim(t *testing.T) {
	heaps := func(p zermelo.Turned[pieces.Square]) zermelo.Turned[piles.Pair] {
		return zermelo.Turned[piles.Pair]{Pos: piles.Pair{A: uint64(p.Pos.Col), B: uint64(p.Pos.Row)}, Next: p.Next}
	}
	start := shenStart(pieces.Square{Row: 7, Col: 7})
	for name, test := range map[string]struct {
		piece pieces.Piece
		rules cgt.Ruleset[piles.Pair]
		same  bool
	}{
		"rook": {pieces.Rook(), pairNim, true},
		"king": {pieces.King(), piles.King{}, true},
		"both": {pieces.Rook(), piles.King{}, false},
	} {
		from, to := zermelo.Normal[pieces.Square](pieces.Rules{Piece: test.piece}), zermelo.Normal(test.rules)
		n, err := zermelo.CheckIsomorphism(t.Context(), from, start, to, heaps, cgt.Limits{})
		var no *cgt.IsomorphismError
		if test.same != (err == nil) || test.same && n < 64 || !test.same && !errors.As(err, &no) {
			t.Errorf("%s: %d positions, %v", name, n, err)
		}
	}
}

// A game is the same as the exchanged one exchanged again, and what Max gets in the one Min gets in the other.
func TestExchange(t *testing.T) {
	ctx := context.Background()
	rapid.Check(t, func(t *rapid.T) {
		g := drawIntGraph(t, 10)
		endless := zermelo.Int(rapid.IntRange(-1, 1).Draw(t, "endless"))
		game := zermelo.Loopy[int](g, endless)
		other := zermelo.Exchange(game)
		sol, err := zermelo.Solve(ctx, game, g.Start())
		if err != nil {
			t.Fatal(err)
		}
		mirrored, err := zermelo.Solve(ctx, other, g.Start())
		if err != nil || mirrored.StartValue() != -sol.StartValue() || mirrored.Verify(ctx) != nil {
			t.Fatalf("%v, %v, want %v", mirrored.StartValue(), err, -sol.StartValue())
		}
		same := func(v int) int { return v }
		if n, err := zermelo.CheckIsomorphism(ctx, game, g.Start(), zermelo.Exchange(other), same, cgt.Limits{}); n != sol.Len() || err != nil {
			t.Errorf("%d positions, %v", n, err)
		}
	})
	// Positions that are alike stay so.
	nim := zermelo.Exchange(zermelo.Normal(ruletest.EraseRules(piles.King{})))
	sol, err := zermelo.Solve(ctx, nim, shenStart[any](piles.Pair{A: 3, B: 4}))
	if err != nil || sol.StartValue() != zermelo.Win.Neg() || sol.Len() > 15 {
		t.Errorf("%v", err)
	}
}

func TestCheckIsomorphismFails(t *testing.T) {
	parse := func(text string) *zermelo.Graph[zermelo.Rational] {
		g, err := zermelo.ParseGraph(text)
		if err != nil {
			t.Fatal(err)
		}
		return g
	}
	same := func(v int) int { return v }
	g := parse("max(1, min(2, 3))")
	for _, other := range []string{
		"min(1, min(2, 3))",
		"max(0, min(2, 3))",
		"max(1, 2)",
		"max(1, min(2, 3), 4)",
		`{"start":"0","endless":"0","positions":{"0":{"turn":"Max","moves":["1","2"]},"1":{"payoff":"1"},"2":{"turn":"Min","moves":["3","4"]},"3":{"payoff":"2"},"4":{"payoff":"3"}}}`,
	} {
		var no *cgt.IsomorphismError
		if _, err := zermelo.CheckIsomorphism(t.Context(), g, 0, parse(other), same, cgt.Limits{}); !errors.As(err, &no) {
			t.Errorf("%s: %v", other, err)
		}
	}
	if _, err := zermelo.CheckIsomorphism(t.Context(), parse("max(1, 1)"), 0, parse("max(1)"), func(v int) int { return min(v, 1) }, cgt.Limits{}); err == nil {
		t.Error("two positions have the same image")
	}
	if _, err := zermelo.CheckIsomorphism(t.Context(), g, 0, g, same, cgt.Limits{Positions: 3}); !errors.Is(err, cgt.ErrLimit) {
		t.Error(err)
	}
}

// heaps4 are four heaps of Nim.
type heaps4 [4]int

var nim4 = cgt.ImpartialFunc[heaps4](func(dst []heaps4, p heaps4) []heaps4 {
	for i, n := range p {
		for left := range n {
			p[i] = left
			dst = append(dst, p)
		}
		p[i] = n
	}
	return dst
})

// Shen's problem 31: a bar with a poisoned square is Nim with four heaps, the numbers of rows and columns on each side
// of the square.
func TestS31Chocolate(t *testing.T) {
	ctx := t.Context()
	bar, err := chocolate.New(4, 5, 2, 4)
	if err != nil {
		t.Fatal(err)
	}
	heaps := func(p zermelo.Turned[chocolate.Bar]) zermelo.Turned[heaps4] {
		return zermelo.Turned[heaps4]{Pos: heaps4{p.Pos.Left, p.Pos.Right, p.Pos.Above, p.Pos.Below}, Next: p.Next}
	}
	from, to := zermelo.Normal[chocolate.Bar](chocolate.Poisoned{}), zermelo.Normal[heaps4](nim4)
	n, err := zermelo.CheckIsomorphism(ctx, from, shenStart(bar), to, heaps, cgt.Limits{})
	// Three columns on the left and one on the right, one row above and two below; not all of these positions with both
	// players to move can be reached.
	if most := 2 * 4 * 2 * 2 * 3; err != nil || n < most/2 || n > most {
		t.Errorf("%d positions, %v", n, err)
	}
	sol := shenSolved(t, zermelo.Normal(ruletest.EraseRules(chocolate.Poisoned{})), shenStart[any](bar))
	for p := range sol.All() {
		h := heaps(zermelo.Turned[chocolate.Bar]{Pos: p.Pos.(chocolate.Bar), Next: p.Next}).Pos
		shenLost(t, sol, p.Pos, h[0]^h[1]^h[2]^h[3] == 0)
	}
	// With a counter too many it is not the same game.
	wrong := func(p zermelo.Turned[chocolate.Bar]) zermelo.Turned[heaps4] {
		q := heaps(p)
		q.Pos[0]++
		return q
	}
	var no *cgt.IsomorphismError
	if _, err := zermelo.CheckIsomorphism(ctx, from, shenStart(bar), to, wrong, cgt.Limits{}); !errors.As(err, &no) {
		t.Error(err)
	}
}
