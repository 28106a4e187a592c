package endgames_test

import (
	"context"
	"errors"
	"fmt"
	"math/rand/v2"
	"slices"
	"sync"
	"testing"

	"github.com/google/go-cmp/cmp"

	"github.com/cgt-go/sdk/cgttest"
	"github.com/cgt-go/sdk/internal/detector"
	"github.com/cgt-go/sdk/internal/panics"
	"github.com/cgt-go/sdk/internal/ruletest"
	"github.com/cgt-go/sdk/internal/svg/svgtest"
	"github.com/cgt-go/sdk/rulesets/endgames"
	"github.com/cgt-go/sdk/zermelo"
)

type (
	position = endgames.Position
	solution = zermelo.Solution[position, zermelo.Result]
)

// all is the solution of all positions.
var all = sync.OnceValues(func() (*solution, error) {
	s := zermelo.Solver[position, zermelo.Result]{Game: endgames.Rules{}, Goroutines: 2}
	return s.SolveAll(context.Background())
})

// TestTables checks what is known of the three endgames. Positions that are alike count once, which for those with a
// pawn means that it is on the files a to d.
//
// Sources: M. Bain's database of king and rook against king, with 28,056 positions in which Black is to move, by the
// moves to mate; the number of legal positions with a pawn, 331,352 in all, of which 111,282 of those with the pawn on
// the files a to d are won, is that of the bit bases of chess programs; the other numbers were computed by a program
// that shares nothing with this one.
func TestTables(t *testing.T) {
	table, err := all()
	if err != nil {
		t.Fatal(err)
	}
	if err := table.Verify(t.Context()); err != nil {
		t.Error(err)
	}
	type summary struct {
		White, Black int   // legal positions, by who is to move
		Won          int   // of both
		Mates        []int // positions with Black to move, by the moves to mate
	}
	got := map[endgames.Piece]*summary{endgames.Queen: {}, endgames.Rook: {}, endgames.Pawn: {}}
	for p, v := range table.All() {
		piece, _ := p.Piece()
		s, ok := got[piece]
		if !ok {
			if v != zermelo.Draw {
				t.Fatalf("%v is not a draw", p)
			}
			continue
		}
		d, isWon := table.Distance(p)
		if isWon = isWon && v == zermelo.Win; isWon {
			s.Won++
		}
		if p.Turn() == zermelo.Max {
			s.White++
			continue
		}
		s.Black++
		if isWon {
			for len(s.Mates) <= d/2 {
				s.Mates = append(s.Mates, 0)
			}
			s.Mates[d/2]++
		}
	}
	queen, rook, pawn := got[endgames.Queen], got[endgames.Rook], got[endgames.Pawn]
	if want := []int{46, 169, 372, 936, 1773, 3190, 4997, 6769, 5483, 1417, 8}; !slices.Equal(queen.Mates, want) || queen.Black != 28_056 {
		t.Errorf("queen: %+v", *queen)
	}
	want := []int{27, 78, 246, 81, 198, 471, 592, 683, 1433, 1712, 1985, 2854, 3597, 4194, 4553, 2166, 390}
	if !slices.Equal(rook.Mates, want) || rook.Black != 28_056 {
		t.Errorf("rook: %+v", *rook)
	}
	if 2*pawn.White != 163_328 || 2*pawn.Black != 168_024 || pawn.Won != 111_282 || len(pawn.Mates) != 29 {
		t.Errorf("pawn: %+v", *pawn)
	}
}

// TestQueenOnAllSquares checks king and queen against king without what is known of positions that are alike. Source:
// as for [TestTables].
func TestQueenOnAllSquares(t *testing.T) {
	if detector.On {
		t.Skip("the other tests look for races in less time")
	}
	rules := endgames.Rules{Piece: endgames.Queen}
	s := zermelo.Solver[position, zermelo.Result]{Game: unturned{rules, rules, rules, rules}}
	table, err := s.SolveAll(t.Context())
	if err != nil {
		t.Fatal(err)
	}
	white, black, lost, mates, stalemates, longest := 0, 0, 0, 0, 0, 0
	for p, v := range table.All() {
		piece, _ := p.Piece()
		switch _, isEnd := rules.End(p); {
		case piece != endgames.Queen:
			continue
		case p.Turn() == zermelo.Max:
			white++
			continue
		case isEnd && v == zermelo.Win:
			mates++
		case isEnd:
			stalemates++
		}
		black++
		if v == zermelo.Win {
			lost++
			d, _ := table.Distance(p)
			longest = max(longest, d/2)
		}
	}
	got := []int{white, black, lost, mates, stalemates, longest}
	if diff := cmp.Diff([]int{144_508, 223_944, 200_896, 364, 872, 10}, got); diff != "" {
		t.Error(diff)
	}
}

type endless = zermelo.Unending[zermelo.Result]

// unturned are rules without what they know of positions that are alike.
type unturned struct {
	zermelo.Game[position, zermelo.Result]
	endless
	zermelo.Indexer[position]
	zermelo.Retractor[position]
}

// TestOtherSolvers solves king and pawn from one position by lists of positions and moves, and compares all that can be
// reached, also with the pieces that the pawn becomes, with the table.
func TestOtherSolvers(t *testing.T) {
	table, err := all()
	if err != nil {
		t.Fatal(err)
	}
	s := zermelo.Solver[position, zermelo.Result]{Game: endgames.Rules{}, Method: zermelo.Retrograde}
	sol, err := s.Solve(t.Context(), endgames.MustParse("8/8/8/8/8/7k/P7/K7 w"))
	if err != nil {
		t.Fatal(err)
	}
	if sol.Len() < 100_000 {
		t.Errorf("only %d positions", sol.Len())
	}
	for p, v := range sol.All() {
		w, ok := table.Value(p)
		d, _ := sol.Distance(p)
		if e, _ := table.Distance(p); !ok || v != w || d != e {
			t.Fatalf("%v: %v in %d, but the table has %v in %d", p, v, d, w, e)
		}
	}
}

// TestRookWins checks that there are positions in which a pawn must become a rook, because a queen would stalemate.
func TestRookWins(t *testing.T) {
	table, err := all()
	if err != nil {
		t.Fatal(err)
	}
	p := endgames.MustParse("8/1P6/k7/8/K7/8/8/8 w")
	if best := table.BestMoves(p); len(best) != 1 || best[0] != endgames.MustParse("1R6/8/k7/8/K7/8/8/8 b") {
		t.Errorf("%v", best)
	}
	if v, _ := table.Value(endgames.MustParse("1Q6/8/k7/8/K7/8/8/8 b")); v != zermelo.Draw {
		t.Errorf("with a queen: %v", v)
	}
}

// TestKeySquares checks a rule of the books: with the pawn on the ranks 2 to 4 and not on the edge, White wins if the
// king is on one of the three squares two ranks before the pawn, whoever is to move, if Black cannot take the pawn at
// once. (M. Dvoretsky, Dvoretsky's Endgame Manual, ch. 1.)
func TestKeySquares(t *testing.T) {
	table, err := all()
	if err != nil {
		t.Fatal(err)
	}
	n := 0
	for p, v := range table.All() {
		piece, at := p.Piece()
		k := p.WhiteKing()
		if piece != endgames.Pawn || at.File() == 0 || at.Rank() > 3 || k.Rank() != at.Rank()+2 || k.File() < at.File()-1 || k.File() > at.File()+1 {
			continue
		}
		if b := p.BlackKing(); p.Turn() == zermelo.Min && max(b.File()-at.File(), at.File()-b.File(), b.Rank()-at.Rank(), at.Rank()-b.Rank()) == 1 {
			continue
		}
		if n++; v != zermelo.Win {
			t.Errorf("%v is a %v", p, v)
		}
	}
	if n < 1000 {
		t.Errorf("only %d positions", n)
	}
}

// TestLaws checks, for random positions, that numbers are inverse to positions, and that the moves taken back are those
// that there are. It is what [zermelo.CheckIndex] checks for all positions, which takes 10 seconds here.
func TestLaws(t *testing.T) {
	for _, piece := range []endgames.Piece{endgames.Queen, endgames.Rook, endgames.Pawn} {
		rules := endgames.Rules{Piece: piece}
		normal := func(p position) position {
			q, isSwapped := rules.Normalize(p)
			if again, _ := rules.Normalize(q); isSwapped || again != q {
				t.Fatalf("%v stands for %v, and %v for that", q, p, again)
			}
			return q
		}
		hasMove := func(from, to position) bool {
			return slices.ContainsFunc(rules.AppendMoves(nil, from), func(q position) bool { return normal(q) == to })
		}
		rng := rand.New(rand.NewPCG(1, 2))
		checked := 0
		for range 30_000 {
			p, ok := rules.Position(rng.IntN(rules.Size()))
			if !ok {
				continue
			}
			checked++
			if q, ok := rules.Position(rules.Index(p)); !ok || q != p {
				t.Fatalf("%v has the number %d, which is that of %v", p, rules.Index(p), q)
			}
			p = normal(p)
			if _, isEnd := rules.End(p); !isEnd {
				for _, q := range rules.AppendMoves(nil, p) {
					if !slices.ContainsFunc(rules.AppendParents(nil, normal(q)), func(o position) bool { return normal(o) == p }) {
						t.Fatalf("%v is not among the parents of %v", p, q)
					}
				}
			}
			for _, o := range rules.AppendParents(nil, p) {
				o = normal(o)
				if q, ok := rules.Position(rules.Index(o)); !ok || q != o {
					continue // not legal
				}
				if _, isEnd := rules.End(o); !isEnd && !hasMove(o, p) {
					t.Fatalf("no move leads from %v to %v", o, p)
				}
			}
		}
		if checked < 3000 {
			t.Errorf("%v: only %d positions", piece, checked)
		}
	}
}

// TestGameLaws runs the property kit, near mates and where a pawn can be promoted. From all these positions too many
// can be reached to find values, but what the moves say of the nearest ones fits with what the rules offer.
func TestGameLaws(t *testing.T) {
	for piece, texts := range map[endgames.Piece][]string{
		endgames.Queen: {"8/8/8/8/8/1K6/7Q/k7 w - -", "8/8/8/8/8/2K5/1Q6/k7 b - -"},
		endgames.Rook:  {"8/8/8/8/8/1K6/7R/k7 w - -", "8/8/8/8/8/1K6/R7/1k6 b - -"},
		endgames.Pawn:  {"8/P7/8/8/8/1K6/8/k7 w - -", "8/8/8/8/8/k7/P7/K7 w - -"},
	} {
		var starts []position
		for _, text := range texts {
			starts = append(starts, endgames.MustParse(text))
		}
		cgttest.GameSuite[position, zermelo.Result]{Game: endgames.Rules{Piece: piece}, Positions: starts, Explore: 300, Search: 200}.Run(t)
	}
}

func TestTexts(t *testing.T) {
	ruletest.Text(t, endgames.Parse, "4k3/8/4K3/4P3/8/8/8/8 w - -", "7k/8/8/8/8/8/8/K7 b - -", "k1N5/8/1K6/8/8/8/8/8 b - -")
	ruletest.Normal(t, endgames.Parse, map[string]string{
		" 4k3/8/4K3/4P3/8/8/8/8 b - - 12 34 ": "4k3/8/4K3/4P3/8/8/8/8 b - -",
		"k7/44/8/8/8/8/8/1111K3 w":            "k7/8/8/8/8/8/8/4K3 w - -",
	})
	ruletest.Errors(t, endgames.Parse, map[string]int{
		"": 0, "k": 1, "k8": 1, "k7/": 3, "k7.": 2, "k7/8/8/8/8/8/8/8 w": 0, "k7/k7": 3, "k7/7K/K": 6, "k7/QQ": 4, "x": 0, "-": 0,
		"k7/8/8/8/8/8/8/4K3": 18, "k7/8/8/8/8/8/8/4K3 x": 19, "k7/8/8/8/8/8/8/4K3 w KQ": 21, "k7/8/8/8/8/8/8/4K3 w - e3": 23,
		"k7/8/8/8/8/8/8/4K3 w - - 1": 26, "k7/8/8/8/8/8/8/4K3 w - - 1 2 3": 29, "kK6/8/8/8/8/8/8/8 w": 0, " k7/8/8/8/8/8/8/Q3K3 w": 1,
		"k7/8/8/8/8/8/8/P3K3 w": 0, "k6q/8": 2,
	})
	ruletest.JSON(t, endgames.MustParse("4k3/8/4K3/4P3/8/8/8/8 w"), `"4k3/8/4K3/4P3/8/8/8/8 w - -"`, `"4k3"`)
	var wrong *endgames.PositionError
	if _, err := endgames.Parse("kK6/8/8/8/8/8/8/8 w"); !errors.As(err, &wrong) {
		t.Error(err)
	}
	if _, err := (position{}).MarshalText(); !errors.As(err, &wrong) {
		t.Error(err)
	}
	for _, p := range []struct {
		white, black, at endgames.Square
		piece            endgames.Piece
		next             zermelo.Player
	}{{64, 0, 0, 0, 0}, {0, 64, 0, 0, 0}, {0, 63, 64, 1, 0}, {0, 63, 8, 6, 0}, {0, 63, 8, 1, 2}} {
		if q, err := endgames.New(p.white, p.black, p.piece, p.at, p.next); !errors.As(err, &wrong) {
			t.Errorf("%v, %v", q, err)
		}
	}
	for _, i := range []int{-1, (endgames.Rules{}).Size()} {
		if _, ok := (endgames.Rules{}).Position(i); ok {
			t.Errorf("there is a position %d", i)
		}
	}
	panics.Expect(t, map[string]func(){
		"SquareAt":  func() { endgames.SquareAt(8, 0) },
		"MustParse": func() { endgames.MustParse("k7") },
	})
	if s := endgames.Square(64).String() + endgames.Piece(9).String() + endgames.NoPiece.String(); s != "Square(64)Piece(9)-" {
		t.Error(s)
	}
}

// TestPictures checks that pictures are XML.
func TestPictures(t *testing.T) {
	for _, text := range []string{"4k3/8/4K3/4P3/8/8/8/8 w", "7k/8/8/8/8/8/8/K7 b"} {
		svgtest.Check(t, endgames.MustParse(text).AppendSVG(nil), 10_000, text)
	}
}

// BenchmarkSolve solves all endgames with one piece beside the kings, or with a rook alone.
func BenchmarkSolve(b *testing.B) {
	for _, rules := range []endgames.Rules{{}, {Piece: endgames.Rook}} {
		b.Run(fmt.Sprintf("rules=%+v", rules), func(b *testing.B) {
			for b.Loop() {
				s := zermelo.Solver[position, zermelo.Result]{Game: rules}
				table, err := s.SolveAll(b.Context())
				if err != nil {
					b.Fatal(err)
				}
				b.ReportMetric(float64(table.Len()), "positions")
			}
		})
	}
}

// BenchmarkMate finds the shortest mate from one position, after 5, 9 and 13 moves of the two players: by looking
// further and further ahead, and by listing all positions that can be reached.
func BenchmarkMate(b *testing.B) {
	for _, c := range []struct {
		moves int
		text  string
	}{
		{5, "8/8/8/8/8/8/8/k1KR4 w - -"},
		{9, "8/8/8/8/8/8/R7/2K2k2 w - -"},
		{13, "8/8/8/8/8/8/2R5/K3k3 w - -"},
	} {
		p := endgames.MustParse(c.text)
		s := zermelo.Solver[position, zermelo.Result]{Game: endgames.Rules{Piece: endgames.Rook}}
		b.Run(fmt.Sprintf("method=Deepening/moves=%d", c.moves), func(b *testing.B) {
			for b.Loop() {
				o, err := s.Within(b.Context(), p, c.moves)
				if v, ok := o.Value(); err != nil || !ok || v != zermelo.Win || o.Depth != c.moves {
					b.Fatal(v, o.Depth, err)
				}
				b.ReportMetric(float64(o.Positions), "positions")
			}
		})
		b.Run(fmt.Sprintf("method=Retrograde/moves=%d", c.moves), func(b *testing.B) {
			s.Method = zermelo.Retrograde
			for b.Loop() {
				solution, err := s.Solve(b.Context(), p)
				if err != nil {
					b.Fatal(err)
				}
				if d, ok := solution.Distance(p); !ok || d != c.moves {
					b.Fatal(d)
				}
				b.ReportMetric(float64(solution.Len()), "positions")
			}
		})
	}
}
