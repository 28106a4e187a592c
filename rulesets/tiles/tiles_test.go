package tiles_test

import (
	"slices"
	"strings"
	"testing"

	"pgregory.net/rapid"

	"github.com/cgt-go/sdk/cgt"
	"github.com/cgt-go/sdk/cgttest"
	"github.com/cgt-go/sdk/internal/ruletest"
	"github.com/cgt-go/sdk/internal/svg/svgtest"
	"github.com/cgt-go/sdk/rulesets/noughts"
	"github.com/cgt-go/sdk/rulesets/tiles"
	"github.com/cgt-go/sdk/zermelo"
)

// hasSum is the definition: some n of the tiles have the sum.
func hasSum(list []int, n, sum int) bool {
	if n == 0 || len(list) == 0 {
		return n == 0 && sum == 0
	}
	return hasSum(list[1:], n-1, sum-list[0]) || hasSum(list[1:], n, sum)
}

// TestGameLaws runs the property kit, on the tiles from 1 to 9 and on fewer.
func TestGameLaws(t *testing.T) {
	cgttest.RunGame[tiles.Position, zermelo.Result](t, tiles.Rules{}, tiles.MustParse("........."))
	cgttest.RunGame[tiles.Position, zermelo.Result](t, tiles.Rules{Count: 2, Sum: 7}, tiles.MustParse("......"), tiles.MustParse("X..O.."))
}

// TestDefinition compares what the rules say with the definition.
func TestDefinition(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		p, err := tiles.New(rapid.IntRange(0, 12).Draw(t, "tiles"))
		if err != nil {
			t.Fatal(err)
		}
		rules := tiles.Rules{Count: rapid.IntRange(1, 4).Draw(t, "count"), Sum: rapid.IntRange(1, 30).Draw(t, "sum")}
		var taken [2][]int
		for {
			v, isEnd := rules.End(p)
			var want zermelo.Result
			for who := range taken {
				if hasSum(taken[who], rules.Count, rules.Sum) {
					want = zermelo.WinFor(zermelo.Player(who))
				}
			}
			n := len(taken[0]) + len(taken[1])
			if isEnd != (want != 0 || n == p.Tiles()) || isEnd && v != want {
				t.Fatalf("%v, %+v: %v, %v, want %v", p, rules, v, isEnd, want)
			}
			if q, err := tiles.Parse(p.String()); err != nil || q != p {
				t.Fatalf("%v is read as %v, %v", p, q, err)
			}
			if isEnd {
				return
			}
			moves := rules.AppendMoves(nil, p)
			if who := zermelo.Player(n % 2); rules.Turn(p) != who || len(moves) != p.Tiles()-n {
				t.Fatalf("%v: %v to move, %v", p, rules.Turn(p), moves)
			}
			tile := rapid.IntRange(0, p.Tiles()+1).Draw(t, "tile")
			q, ok := p.Take(tile)
			if want := tile >= 1 && tile <= p.Tiles() && !slices.Contains(append(p.Of(zermelo.Max), p.Of(zermelo.Min)...), tile); ok != want || ok != slices.Contains(moves, q) {
				t.Fatalf("%v: taking %d: %v, %v", p, tile, q, ok)
			}
			if ok {
				taken[n%2] = append(taken[n%2], tile)
				slices.Sort(taken[n%2])
				p = q
			}
			for who := range taken {
				if !slices.Equal(p.Of(zermelo.Player(who)), taken[who]) {
					t.Fatalf("%v has %v, want %v", who, p.Of(zermelo.Player(who)), taken[who])
				}
			}
		}
	})
}

// TestNormalize compares the values with and without the symmetry.
func TestNormalize(t *testing.T) {
	for _, c := range []struct{ tiles, count, sum int }{{9, 3, 15}, {10, 3, 15}, {8, 2, 9}, {7, 3, 12}, {8, 3, 12}, {6, 2, 7}} {
		rules := tiles.Rules{Count: c.count, Sum: c.sum}
		p, err := tiles.New(c.tiles)
		if err != nil {
			t.Fatal(err)
		}
		slow, err := zermelo.Solve(t.Context(), bare(rules), p)
		if err != nil {
			t.Fatal(err)
		}
		fast, err := zermelo.Solve(t.Context(), rules, p)
		if err != nil {
			t.Fatal(err)
		}
		if isAlike := c.count*(c.tiles+1) == 2*c.sum; isAlike != (fast.Len() < slow.Len()) {
			t.Errorf("%+v: %d positions of %d", c, fast.Len(), slow.Len())
		}
		search := zermelo.Solver[tiles.Position, zermelo.Result]{Game: rules}
		if v, err := search.Value(t.Context(), p); err != nil || v != slow.StartValue() {
			t.Errorf("%+v: %v, %v by search, but %v by induction", c, v, err, slow.StartValue())
		}
		for q, v := range slow.All() {
			if w, ok := fast.Value(q); !ok || v != w {
				t.Fatalf("%+v: %v is worth %v, and %v with symmetry", c, q, v, w)
			}
		}
	}
}

// bare hides what the rules know, so that every position counts.
func bare(r tiles.Rules) zermelo.Game[tiles.Position, zermelo.Result] {
	return zermelo.Rules[tiles.Position, zermelo.Result]{Ended: r.End, Mover: r.Turn, Moves: r.AppendMoves}
}

// magic is the magic square.
var magic = [3][3]int{{4, 9, 2}, {3, 5, 7}, {8, 1, 6}}

// marked returns the position of noughts and crosses as one of tiles.
func marked(p noughts.Position) tiles.Position {
	letters := []byte(".........")
	for row := range magic {
		for col, tile := range magic[row] {
			if who, ok := p.At(col, row, 0); ok {
				letters[tile-1] = "XO"[who]
			}
		}
	}
	return tiles.MustParse(string(letters))
}

// moves are the moves of a game, as rules that [cgt.CheckIsomorphism] reads.
func moves[Pos comparable](g zermelo.Game[Pos, zermelo.Result]) cgt.Ruleset[Pos] {
	return cgt.RulesetFunc[Pos](func(dst []Pos, p Pos, who cgt.Player) []Pos {
		if _, isEnd := g.End(p); isEnd || (g.Turn(p) == zermelo.Max) != (who == cgt.Left) {
			return dst
		}
		return g.AppendMoves(dst, p)
	})
}

// TestS32MagicSquare checks that tiles and noughts and crosses are the same game by way of the magic square: the moves
// of each player, by an isomorphism of the graphs of positions, and the results. So it is a draw, which is found
// without it as well (Shen, problem 32).
func TestS32MagicSquare(t *testing.T) {
	crosses := zermelo.Rules[noughts.Position, zermelo.Result]{Ended: noughts.Rules{}.End, Mover: noughts.Rules{}.Turn, Moves: noughts.Rules{}.AppendMoves}
	start, err := noughts.New(3, 3, 1)
	if err != nil {
		t.Fatal(err)
	}
	n, err := cgt.CheckIsomorphism(t.Context(), moves[noughts.Position](crosses), start, moves(bare(tiles.Rules{})), marked, cgt.Limits{})
	if err != nil || n != 5478 {
		t.Errorf("%d positions, %v", n, err)
	}
	seen := map[noughts.Position]bool{start: true}
	for todo := []noughts.Position{start}; len(todo) > 0; {
		p := todo[len(todo)-1]
		todo = todo[:len(todo)-1]
		q := marked(p)
		v, isEnd := crosses.End(p)
		if w, ok := (tiles.Rules{}).End(q); w != v || ok != isEnd || p.Turn() != q.Turn() {
			t.Fatalf("%v: %v, %v, but %v: %v, %v", p, v, isEnd, q, w, ok)
		}
		if isEnd {
			continue
		}
		for _, next := range crosses.AppendMoves(nil, p) {
			if !seen[next] {
				seen[next] = true
				todo = append(todo, next)
			}
		}
	}
	if len(seen) != n {
		t.Errorf("%d positions, but %d of crosses", n, len(seen))
	}
	// The values of tiles are right for noughts and crosses, and none is missing.
	p, _ := tiles.New(9)
	direct, err := zermelo.Solve(t.Context(), tiles.Rules{}, p)
	if err != nil || direct.StartValue() != zermelo.Draw {
		t.Fatal(direct, err)
	}
	if _, err := zermelo.CheckLabels(t.Context(), zermelo.Game[noughts.Position, zermelo.Result](crosses), start, func(p noughts.Position) (zermelo.Result, bool) { return direct.Value(marked(p)) }, cgt.Limits{}); err != nil {
		t.Error(err)
	}
	for _, m := range []zermelo.Method{zermelo.AlphaBeta, zermelo.ProofNumber} {
		s := zermelo.Solver[tiles.Position, zermelo.Result]{Game: tiles.Rules{}, Method: m}
		proof, err := s.Prove(t.Context(), p)
		if err != nil || proof.Value() != zermelo.Draw {
			t.Fatal(m, proof, err)
		}
		if err := proof.Verify(t.Context()); err != nil {
			t.Error(m, err)
		}
	}
}

func TestTexts(t *testing.T) {
	ruletest.Text(t, tiles.Parse, "", ".", "....X...O")
	ruletest.Errors(t, tiles.Parse, map[string]int{"x": 0, "XX": 0, "..|..": 3, strings.Repeat(".", 65): 64})
	ruletest.Normal(t, tiles.Parse, map[string]string{" X . ": "X."})
	ruletest.JSON(t, tiles.MustParse("X.O"), `"X.O"`, `"x"`, `"XX"`)
	for _, n := range []int{-1, 65} {
		if p, err := tiles.New(n); err == nil {
			t.Errorf("%d: %v", n, p)
		}
	}
}

func TestSVG(t *testing.T) {
	for _, text := range []string{"", "X", "....X...O"} {
		svgtest.Check(t, tiles.MustParse(text).AppendSVG(nil), 5000, text)
	}
}
