package bridgit_test

import (
	"errors"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"pgregory.net/rapid"

	"github.com/cgt-go/sdk/cgt"
	"github.com/cgt-go/sdk/cgttest"
	"github.com/cgt-go/sdk/internal/panics"
	"github.com/cgt-go/sdk/internal/ruletest"
	"github.com/cgt-go/sdk/internal/svg/svgtest"
	"github.com/cgt-go/sdk/rulesets/bridgit"
	"github.com/cgt-go/sdk/zermelo"
	"github.com/cgt-go/sdk/zermelo/structure"
	"github.com/cgt-go/sdk/zermelo/switching"
)

func must[T any](v T, err error) T {
	if err != nil {
		panic(err)
	}
	return v
}

type point struct{ x, y int }

// link returns the ends of a link of X or O on the board, in steps of half the distance between points of one player:
// those of X have odd x and even y, those of O the other way round.
func link(col, line int, c byte) (p, q point) {
	x, y := 2*col+1+line%2, line+1
	if (c == 'X') == (line%2 == 0) {
		return point{x, y - 1}, point{x, y + 1}
	}
	return point{x - 1, y}, point{x + 1, y}
}

// joins reports whether the player has joined the own sides, by the definition: points that are reached from one side
// over links, which belong to the player as the text says.
func joins(text string, c byte) bool {
	lines := strings.Split(text, "|")
	next := map[point][]point{}
	for line := range lines {
		for col := range lines[line] {
			if lines[line][col] == c {
				p, q := link(col, line, c)
				next[p], next[q] = append(next[p], q), append(next[q], p)
			}
		}
	}
	width, height := 2*len(lines[0]), len(lines)+1
	reached := map[point]bool{}
	var todo []point
	for p := range next {
		if c == 'X' && p.y == 0 || c == 'O' && p.x == 0 {
			reached[p] = true
			todo = append(todo, p)
		}
	}
	for len(todo) > 0 {
		p := todo[len(todo)-1]
		todo = todo[:len(todo)-1]
		if c == 'X' && p.y == height || c == 'O' && p.x == width {
			return true
		}
		for _, q := range next[p] {
			if !reached[q] {
				reached[q] = true
				todo = append(todo, q)
			}
		}
	}
	return false
}

// drawPosition draws a position that can be reached by playing.
func drawPosition(t *rapid.T) bridgit.Position {
	size := rapid.IntRange(2, 6)
	p := must(bridgit.New(size.Draw(t, "cols"), size.Draw(t, "rows")))
	for range rapid.IntRange(0, 64).Draw(t, "links") {
		if _, ok := (bridgit.Rules{}).End(p); ok {
			break
		}
		p = rapid.SampledFrom(bridgit.Rules{}.AppendMoves(nil, p)).Draw(t, "move")
	}
	return p
}

// TestGameLaws runs the property kit.
func TestGameLaws(t *testing.T) {
	cgttest.RunGame[bridgit.Position, zermelo.Result](t, bridgit.Rules{}, bridgit.MustParse("..|.|.."), bridgit.MustParse("...|XO|.X.|..|..O"))
}

// TestDefinition compares the rules with the definition, and with the game on a graph.
func TestDefinition(t *testing.T) {
	rules := bridgit.Rules{}
	rapid.Check(t, func(t *rapid.T) {
		p := drawPosition(t)
		text := p.String()
		if q, err := bridgit.Parse(text); err != nil || q != p {
			t.Fatalf("%v is read as %v, %v", p, q, err)
		}
		v, isEnd := rules.End(p)
		x, o := joins(text, 'X'), joins(text, 'O')
		if isEnd != (x || o) || isEnd && v != map[bool]zermelo.Result{true: zermelo.Win, false: zermelo.Loss}[x] {
			t.Fatalf("%v: %v, %v, want %v, %v", p, v, isEnd, x, o)
		}
		game, at := must(p.Board().Game()), p.Claims()
		if w, ok := game.End(at); ok != isEnd || ok && w != v || game.Turn(at) != p.Turn() {
			t.Fatalf("%v: %v, %v on the graph", p, w, ok)
		}
		b := []byte(text)
		slices.Reverse(b)
		turned := bridgit.MustParse(string(b))
		q, isSwapped := rules.Normalize(p)
		if r, _ := rules.Normalize(turned); q != r || q != p && q != turned || isSwapped {
			t.Fatalf("%v is like %v, but %v is like %v", p, q, turned, r)
		}
		if isEnd {
			return
		}
		moves := rules.AppendMoves(nil, p)
		claims := game.AppendMoves(nil, at)
		if len(moves) != strings.Count(text, ".") || len(claims) != len(moves) {
			t.Fatalf("%v: %d moves, and %d on the graph", p, len(moves), len(claims))
		}
		place := 0
		for line, row := range strings.Split(text, "|") {
			for col := range row {
				if got := p.Board().Place(col, line); got != place {
					t.Fatalf("the place %d on the line %d is %d, want %d", col, line, got, place)
				}
				who, isDrawn := p.At(place)
				if c := row[col]; isDrawn != (c != '.') || isDrawn && "XO"[who] != c {
					t.Fatalf("%v: %v, %v at %d", p, who, isDrawn, place)
				}
				if q, ok := p.Draw(place); ok == isDrawn || ok && (q != moves[0] || q.Claims() != claims[0]) {
					t.Fatalf("%v: %v, %v after a link at %d", p, q, ok, place)
				} else if ok {
					moves, claims = moves[1:], claims[1:]
				}
				place++
			}
		}
		if _, ok := p.Draw(place); ok || p.Board().NumPlaces() != place {
			t.Fatalf("%v has a place %d", p, place)
		}
	})
}

// On a full board exactly one player has joined the sides (Shen, problem 41).
func TestS41OneSideConnects(t *testing.T) {
	for _, text := range []string{"..", "..|.|..", "...|..|...", "..|.|..|.|.."} {
		var places []int
		for i := range text {
			if text[i] == '.' {
				places = append(places, i)
			}
		}
		for set := range 1 << len(places) {
			b := []byte(text)
			for i, at := range places {
				b[at] = "XO"[set>>i&1]
			}
			if x, o := joins(string(b), 'X'), joins(string(b), 'O'); x == o {
				t.Fatalf("%s: X joins %v, O joins %v", b, x, o)
			}
		}
	}
}

// Who wins on small boards is found by search, by the graph, and by what is known: with as many columns as rows but one
// whoever begins wins, with fewer rows the first player, with more the second.
func TestS41Winners(t *testing.T) {
	for _, size := range [][2]int{{2, 2}, {2, 3}, {2, 4}, {2, 5}, {3, 2}, {3, 3}, {3, 4}, {4, 3}, {3, 5}, {4, 4}} {
		p := must(bridgit.New(size[0], size[1]))
		s := zermelo.Solver[bridgit.Position, zermelo.Result]{Game: bridgit.Rules{}, Method: zermelo.ProofNumber}
		v, err := s.Value(t.Context(), p)
		if err != nil {
			t.Fatal(err)
		}
		want := zermelo.Win
		class := switching.Short
		switch {
		case size[1] == size[0]+1:
			class = switching.Neutral
		case size[1] > size[0]+1:
			want, class = zermelo.Loss, switching.Cut
		}
		if v != want {
			t.Errorf("%v: %v", size, v)
		}
		if got := solve(t, p.Board()).Class(); got != class {
			t.Errorf("%v: %v, want %v", size, got, class)
		}
	}
	// On any size.
	for cols := 2; cols <= 30; cols++ {
		s := solve(t, must(bridgit.NewBoard(cols, cols+1)))
		if s.Class() != switching.Neutral || s.Class().Winner(zermelo.Max) != zermelo.Max {
			t.Errorf("%d columns: %v", cols, s.Class())
		}
		// One edge more makes two spanning trees.
		if f := must(s.Game().Graph().Forests(t.Context())); f.Missing() != 1 {
			t.Errorf("%d columns: %d edges are missing", cols, f.Missing())
		}
		// 14 points and 25 places for 4 columns, 134 and 265 for 12.
		if g := s.Game().Graph(); g.NumVertices() != cols*(cols-1)+2 || g.NumEdges() != cols*cols+(cols-1)*(cols-1) {
			t.Errorf("%d columns: %d points and %d places", cols, g.NumVertices(), g.NumEdges())
		}
	}
}

// solve solves a board and verifies the solution.
func solve(t *testing.T, b bridgit.Board) *switching.Solution {
	t.Helper()
	s := must(must(b.Game()).Solve(t.Context()))
	if err := s.Verify(); err != nil {
		t.Errorf("%v: %v", b, err)
	}
	return s
}

// The strategy of the first player never loses: against every reply on 2 × 3 and 3 × 4, and against random and greedy
// play on 20 × 21. So does that of the second player who begins.
func TestS41Strategies(t *testing.T) {
	for _, size := range [][2]int{{2, 3}, {3, 4}} {
		s := solve(t, must(bridgit.NewBoard(size[0], size[1])))
		for who := zermelo.Max; who <= zermelo.Min; who++ {
			strategy, ok := s.Strategy(who)
			if !ok {
				t.Fatal("no strategy")
			}
			n, err := zermelo.CheckStrategy(t.Context(), s.Game(), structure.Claims{Next: who}, who, strategy, zermelo.WinFor(who), cgt.Limits{})
			if err != nil {
				t.Error(err)
			}
			t.Logf("%v, %v begins: %d positions", size, who, n)
		}
	}
	b := must(bridgit.NewBoard(20, 21))
	s := solve(t, b)
	rng := rand.New(rand.NewPCG(41, 1))
	for who := zermelo.Max; who <= zermelo.Min; who++ {
		for name, opponent := range map[string]zermelo.Strategy[structure.Claims]{"random": random(b, rng), "greedy": greedy(b, who.Opponent())} {
			strategies := [2]zermelo.Strategy[structure.Claims]{opponent, opponent}
			strategies[who], _ = s.Strategy(who)
			play, err := zermelo.Match(t.Context(), s.Game(), structure.Claims{Next: who}, strategies[0], strategies[1], b.NumPlaces())
			if err != nil || play.Payoff != zermelo.WinFor(who) {
				t.Errorf("%v against %s play: %v, %v", who, name, play.Payoff, err)
			}
		}
	}
}

// random is a strategy that draws a link at a random place.
func random(b bridgit.Board, rng *rand.Rand) zermelo.Strategy[structure.Claims] {
	return zermelo.StrategyFunc[structure.Claims](func(p structure.Claims) (structure.Claims, bool) {
		for {
			if place := rng.IntN(b.NumPlaces()); p.IsFree(place) {
				return p.Claim(place), true
			}
		}
	})
}

// greedy is a strategy that draws the first link of a path, from one side of the player to the other, with as few links
// that are not drawn as can be.
func greedy(b bridgit.Board, who zermelo.Player) zermelo.Strategy[structure.Claims] {
	type way struct {
		to    point
		place int
	}
	next := map[point][]way{}
	for line := range 2*b.Rows() - 3 {
		for col := range b.Cols() - line%2 {
			p, q := link(col, line, "XO"[who])
			place := b.Place(col, line)
			next[p], next[q] = append(next[p], way{q, place}), append(next[q], way{p, place})
		}
	}
	return zermelo.StrategyFunc[structure.Claims](func(at structure.Claims) (structure.Claims, bool) {
		distance, first := map[point]int{}, map[point]int{}
		var todo []point
		for i := range max(b.Cols(), b.Rows()) {
			p := point{2*i + 1, 0}
			if who == zermelo.Min {
				p = point{0, 2*i + 1}
			}
			if len(next[p]) > 0 {
				distance[p], first[p] = 0, -1
				todo = append(todo, p)
			}
		}
		best, place := b.NumPlaces(), -1
		for ; len(todo) > 0; todo = todo[1:] {
			p := todo[0]
			if (who == zermelo.Max && p.y == 2*b.Rows()-2 || who == zermelo.Min && p.x == 2*b.Cols()) && distance[p] < best {
				best, place = distance[p], first[p]
			}
			for _, w := range next[p] {
				d, f := distance[p], first[p]
				switch {
				case at.IsFree(w.place):
					d++
					if f < 0 {
						f = w.place
					}
				case !at.Of(who).Contains(w.place):
					continue
				}
				if old, ok := distance[w.to]; !ok || d < old {
					distance[w.to], first[w.to] = d, f
					todo = append(todo, w.to)
				}
			}
		}
		return at.Claim(place), true
	})
}

func TestTexts(t *testing.T) {
	ruletest.Text(t, bridgit.Parse, "", "..", "..|.|X.|O|..", "XO.|..|...")
	ruletest.Normal(t, bridgit.Parse, map[string]string{" . X \n  O\r\n . . \n": ".X|O|..", "\n\t": ""})
	ruletest.Errors(t, bridgit.Parse, map[string]int{
		"x": 0, ".": 0, "..|x": 3, "..|.": 4, "..|..|..": 5, "..|.|...": 8, "..||..": 3, "O.": 0, "XX": 0, "|..": 0,
		strings.Repeat(".", 65): 64, ".......|......|.......|......|.......|......|.......|......|.......|......|.......": 73,
	})
	ruletest.JSON(t, bridgit.MustParse("..|X|.."), `"..|X|.."`, `"x"`, `"XX"`)
	for _, size := range [][2]int{{0, 1}, {1, 2}, {2, 1}, {-1, 4}, {6, 8}, {1 << 30, 1 << 30}, {2, 1 << 30}} {
		var e *bridgit.SizeError
		if p, err := bridgit.New(size[0], size[1]); !errors.As(err, &e) || p != (bridgit.Position{}) || e.Most != bridgit.MaxPlaces {
			t.Errorf("%v: %v, %v", size, p, err)
		}
	}
	if b, err := bridgit.NewBoard(1<<20, 4); !errors.As(err, new(*bridgit.SizeError)) {
		t.Error(b, err)
	}
	if p, err := bridgit.New(6, 7); err != nil || p.Board().NumPlaces() != 61 {
		t.Error(p, err)
	}
	var none bridgit.Position
	if v, ok := (bridgit.Rules{}).End(none); !ok || v != zermelo.Draw {
		t.Errorf("on no board: %v, %v", v, ok)
	}
	if q, _ := (bridgit.Rules{}).Normalize(none); q != none || len((bridgit.Rules{}).AppendMoves(nil, none)) > 0 {
		t.Error(q)
	}
	if _, ok := none.Draw(0); ok {
		t.Error("a link on no board")
	}
	if _, err := none.Board().Game(); !errors.As(err, new(*bridgit.SizeError)) {
		t.Error(err)
	}
	panics.Expect(t, map[string]func(){
		"col":  func() { bridgit.MustParse("..|.|..").Board().Place(1, 1) },
		"line": func() { bridgit.MustParse("..|.|..").Board().Place(0, 3) },
		"text": func() { bridgit.MustParse("x") },
	})
}

func TestSVG(t *testing.T) {
	for _, text := range []string{"", "..", "..|.|X.|O|.."} {
		svgtest.Check(t, bridgit.MustParse(text).AppendSVG(nil), 3000, text)
	}
	b := must(bridgit.NewBoard(20, 21))
	svgtest.Check(t, b.AppendSVG(nil, structure.Claims{Max: structure.NewCells(0, 20, 9999)}), 100_000, "a large board")
}

func BenchmarkStrategy(b *testing.B) {
	board := must(bridgit.NewBoard(50, 51))
	s := must(must(board.Game()).Solve(b.Context()))
	for b.Loop() {
		r, _ := s.Begin(zermelo.Max, zermelo.Max)
		rng := rand.New(rand.NewPCG(41, 2))
		for _, place := range rng.Perm(board.NumPlaces()) {
			if turn, ok := r.Turn(); !ok {
				break
			} else if turn == zermelo.Max {
				must(r.Reply())
			}
			if _, ok := r.Turn(); ok {
				_ = r.Play(place) // unless it is taken
			}
		}
		b.ReportMetric(float64(r.NumMoves()), "moves")
	}
}
