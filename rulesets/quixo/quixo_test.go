package quixo_test

import (
	"errors"
	"slices"
	"strings"
	"testing"

	"pgregory.net/rapid"

	"github.com/cgt-go/sdk/cgt"
	"github.com/cgt-go/sdk/cgttest"
	"github.com/cgt-go/sdk/internal/ruletest"
	"github.com/cgt-go/sdk/internal/svg/svgtest"
	"github.com/cgt-go/sdk/rulesets/quixo"
	"github.com/cgt-go/sdk/zermelo"
)

func newRules(t testing.TB, size int) quixo.Rules {
	t.Helper()
	rules, err := quixo.New(size)
	if err != nil {
		t.Fatal(err)
	}
	return rules
}

// endless is the capability under a name that is not that of its method.
type endless = zermelo.Unending[zermelo.Result]

// unturned are the rules without what they know of positions that are alike.
type unturned struct {
	zermelo.Game[quixo.Position, zermelo.Result]
	endless
	zermelo.Indexer[quixo.Position]
	zermelo.Retractor[quixo.Position]
}

func newUnturned(t testing.TB, size int) unturned {
	rules := newRules(t, size)
	return unturned{rules, rules, rules, rules}
}

// drawPosition draws any board.
func drawPosition(t *rapid.T) quixo.Position {
	size := rapid.IntRange(quixo.MinSize, quixo.MaxSize).Draw(t, "size")
	rows := make([]string, size)
	for i := range rows {
		rows[i] = rapid.StringOfN(rapid.RuneFrom([]rune("xo.")), size, size, -1).Draw(t, "row")
	}
	return quixo.MustParse(strings.Join(rows, "/") + " " + rapid.SampledFrom([]string{"x", "o"}).Draw(t, "next"))
}

// moves plays by the definition, on a grid of bytes.
func moves(p quixo.Position) (texts []string) {
	text := p.String()
	board, own := text[:len(text)-2], text[len(text)-1]
	next := map[byte]string{'x': " o", 'o': " x"}[own]
	rows := strings.Split(board, "/")
	n := len(rows)
	for row := range n {
		for col := range n {
			onBorder := row == 0 || row == n-1 || col == 0 || col == n-1
			if !onBorder || rows[row][col] != '.' && rows[row][col] != own {
				continue
			}
			// push returns a line of cubes after the one at a place is pushed in from the beginning or the end.
			push := func(line string, at int, fromEnd bool) string {
				rest := line[:at] + line[at+1:]
				if fromEnd {
					return rest + string(own)
				}
				return string(own) + rest
			}
			for _, fromEnd := range []bool{false, true} {
				edge := 0
				if fromEnd {
					edge = n - 1
				}
				if col != edge {
					grid := slices.Clone(rows)
					grid[row] = push(rows[row], col, fromEnd)
					texts = append(texts, strings.Join(grid, "/")+next)
				}
				if row != edge {
					var line []byte
					for i := range n {
						line = append(line, rows[i][col])
					}
					grid := slices.Clone(rows)
					for i, c := range push(string(line), row, fromEnd) {
						grid[i] = grid[i][:col] + string(c) + grid[i][col+1:]
					}
					texts = append(texts, strings.Join(grid, "/")+next)
				}
			}
		}
	}
	slices.Sort(texts)
	return texts
}

// TestGameLaws runs the property kit.
func TestGameLaws(t *testing.T) {
	for _, p := range []quixo.Position{quixo.MustParse("../.. x"), quixo.MustParse("xox/.x./oo. o")} {
		cgttest.RunGame[quixo.Position, zermelo.Result](t, newRules(t, p.Size()), p)
	}
}

// TestDefinition compares moves, ends and numbers with the definition.
func TestDefinition(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		p := drawPosition(t)
		rules, err := quixo.New(p.Size())
		if err != nil {
			t.Fatal(err)
		}
		var got []string
		for _, q := range rules.AppendMoves(nil, p) {
			got = append(got, q.String())
			if !slices.Contains(rules.AppendParents(nil, q), p) {
				t.Fatalf("%v is not among the parents of %v", p, q)
			}
		}
		slices.Sort(got)
		if want := moves(p); !slices.Equal(got, want) {
			t.Fatalf("from %v: %v, want %v", p, got, want)
		}
		for _, q := range rules.AppendParents(nil, p) {
			if !slices.Contains(rules.AppendMoves(nil, q), p) {
				t.Fatalf("no move leads from %v to %v", q, p)
			}
		}

		var has [2]bool
		for who := zermelo.Max; who <= zermelo.Min; who++ {
			var diagonals [2]int
			for i := range p.Size() {
				var row, col int
				for j := range p.Size() {
					if w, ok := p.At(i, j); ok && w == who {
						row++
					}
					if w, ok := p.At(j, i); ok && w == who {
						col++
					}
				}
				has[who] = has[who] || row == p.Size() || col == p.Size()
				if w, ok := p.At(i, i); ok && w == who {
					diagonals[0]++
				}
				if w, ok := p.At(i, p.Size()-1-i); ok && w == who {
					diagonals[1]++
				}
			}
			has[who] = has[who] || slices.Contains(diagonals[:], p.Size())
		}
		v, isEnd := rules.End(p)
		switch {
		case isEnd != (has[0] || has[1]):
			t.Fatalf("end of %v: %v", p, isEnd)
		case isEnd && (v == zermelo.WinFor(p.Turn())) != has[p.Turn()]:
			t.Fatalf("%v ends with %v", p, v)
		}

		q, isSwapped := rules.Normalize(p)
		if r, again := rules.Normalize(q); r != q || again || q.Turn() != zermelo.Max || isSwapped != (p.Turn() == zermelo.Min) {
			t.Fatalf("%v stands for %v, and %v for that", q, p, r)
		}
		image := turnOver(p)
		if r, _ := rules.Normalize(image); r != q {
			t.Fatalf("%v stands for %v, but %v for %v", q, p, r, image)
		}
		if rules.Size() > 0 {
			if back, ok := rules.Position(rules.Index(p)); !ok || back != p {
				t.Fatalf("the position with the number of %v is %v", p, back)
			}
		}
	})
	rules := newRules(t, 3)
	for _, i := range []int{-1, rules.Size()} {
		if _, ok := rules.Position(i); ok {
			t.Errorf("there is a position %d", i)
		}
	}
	if i := rules.Index(newRules(t, 4).Start()); i >= 0 {
		t.Errorf("a board of another size has the number %d", i)
	}
	if newRules(t, 5).Size() != 0 {
		t.Error("5 × 5 has numbers")
	}
}

// turnOver turns the board by a quarter and changes the symbols.
func turnOver(p quixo.Position) quixo.Position {
	var rows []string
	for i := range p.Size() {
		row := ""
		for j := range p.Size() {
			who, ok := p.At(j, p.Size()-1-i)
			switch {
			case !ok:
				row += "."
			case who == zermelo.Max:
				row += "o"
			default:
				row += "x"
			}
		}
		rows = append(rows, row)
	}
	next := " o"
	if p.Turn() == zermelo.Min {
		next = " x"
	}
	return quixo.MustParse(strings.Join(rows, "/") + next)
}

func TestSizes(t *testing.T) {
	for _, size := range []int{-1, 0, quixo.MinSize - 1, quixo.MaxSize + 1, 1 << 30} {
		_, err := quixo.New(size)
		_, started := quixo.Start(size)
		for _, err := range []error{err, started} {
			var wrong *quixo.SizeError
			if !errors.As(err, &wrong) || wrong.Size != size {
				t.Errorf("size %d: %v", size, err)
			}
		}
	}
}

func TestLaws(t *testing.T) {
	for size := 2; size <= 3; size++ {
		if _, err := zermelo.CheckIndex[quixo.Position, zermelo.Result](t.Context(), newRules(t, size), cgt.Limits{}); err != nil {
			t.Error(err)
		}
	}
	if n, err := zermelo.CheckIndex(t.Context(), newUnturned(t, 2), cgt.Limits{}); err != nil || n != 2*81 {
		t.Errorf("%d positions, %v", n, err)
	}
}

// TestThree checks 3 × 3: the first player wins in 7 moves, by a table with and without parents, by lists of positions
// and moves, and with and without symmetry. Without it, 32,027 positions can be reached, as GamesmanOne counts.
func TestThree(t *testing.T) {
	ctx := t.Context()
	rules := newRules(t, 3)
	all := newUnturned(t, 3)
	withoutParents := struct {
		zermelo.Game[quixo.Position, zermelo.Result]
		endless
		zermelo.Indexer[quixo.Position]
		cgt.Normalizer[quixo.Position]
	}{rules, rules, rules, rules}
	var want *zermelo.Solution[quixo.Position, zermelo.Result]
	for i, game := range []zermelo.Game[quixo.Position, zermelo.Result]{all, rules, withoutParents} {
		for _, m := range []zermelo.Method{zermelo.Retrograde, zermelo.Indexed} {
			s := zermelo.Solver[quixo.Position, zermelo.Result]{Game: game, Method: m, Goroutines: 1 + int(m)%2}
			sol, err := s.Solve(ctx, rules.Start())
			if err != nil {
				t.Fatal(err)
			}
			if d, ok := sol.Distance(rules.Start()); sol.StartValue() != zermelo.Win || !ok || d != 7 {
				t.Errorf("game %d, %v: %v in %d", i, m, sol.StartValue(), d)
			}
			if err := sol.Verify(ctx); err != nil {
				t.Error(err)
			}
			if want == nil {
				want = sol
				if sol.Len() != 32_027 {
					t.Errorf("%d positions", sol.Len())
				}
				// As whoever is to move sees them, with his own symbol first, there are about half as many.
				seen := map[string]bool{}
				for p := range sol.All() {
					board, next, _ := strings.Cut(p.String(), " ")
					if next == "o" {
						board = strings.NewReplacer("x", "o", "o", "x").Replace(board)
					}
					seen[board] = true
				}
				if len(seen) != 16_021 {
					t.Errorf("%d positions as the player to move sees them", len(seen))
				}
			}
			for p, v := range want.All() {
				got, ok := sol.Value(p)
				d, _ := want.Distance(p)
				if e, _ := sol.Distance(p); !ok || got != v || d != e {
					t.Fatalf("game %d, %v: %v is %v in %d, want %v in %d", i, m, p, got, e, v, d)
				}
			}
		}
	}
	s := zermelo.Solver[quixo.Position, zermelo.Result]{Game: all, Goroutines: 3}
	sol, err := s.SolveAll(ctx)
	if err != nil {
		t.Fatal(err)
	}
	if err := sol.Verify(ctx); err != nil {
		t.Error(err)
	}
	if sol.Len() != 39_366 {
		t.Errorf("%d positions in all", sol.Len())
	}
}

func TestTexts(t *testing.T) {
	ruletest.Text(t, quixo.Parse, "../.. x", "x.o/.../..o o", "....x/...../ooooo/...../xxxxx x")
	ruletest.Errors(t, quixo.Parse, map[string]int{
		"": 0, "x": 0, "./. x": 0, ".../../... x": 6, ".../...": 7, ".../.../...": 11, ".../.../... z": 12, ".../.../... xx": 13,
		"....../": 0, "...a": 3, ".../a": 4,
	})
	ruletest.Normal(t, quixo.Parse, map[string]string{" x . / . o\to ": "x./.o o"})
	if _, err := quixo.Parse("......"); !errors.Is(err, cgt.ErrLimit) {
		t.Error(err)
	}
	ruletest.JSON(t, quixo.MustParse("x./.o x"), `"x./.o x"`, `"x./.o"`)
	if _, ok := quixo.MustParse("xx/xx x").At(0, 2); ok {
		t.Error("a cube beside the board")
	}
}

// TestPictures checks that pictures are XML.
func TestPictures(t *testing.T) {
	for _, text := range []string{"../.. x", "xo.../...../..xxx/...../ooooo o"} {
		svgtest.Check(t, quixo.MustParse(text).AppendSVG(nil), 10_000, text)
	}
}
