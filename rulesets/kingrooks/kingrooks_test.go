package kingrooks_test

import (
	"context"
	"errors"
	"fmt"
	"math/rand/v2"
	"os"
	"slices"
	"strings"
	"testing"

	"github.com/cgt-go/sdk/cgt"
	"github.com/cgt-go/sdk/cgttest"
	"github.com/cgt-go/sdk/internal/panics"
	"github.com/cgt-go/sdk/internal/ruletest"
	"github.com/cgt-go/sdk/internal/svg/svgtest"
	"github.com/cgt-go/sdk/rulesets/kingrooks"
	"github.com/cgt-go/sdk/zermelo"
)

// anywhere is the game that begins with the choice of a position, with so many rooks, by who: so all positions are
// solved at once.
type anywhere struct {
	kingrooks.Rules
	starts []kingrooks.Position
	who    zermelo.Player
}

// nowhere is the position before a position is chosen.
var nowhere = kingrooks.Position{King: kingrooks.Square{Col: -1}}

func (a anywhere) End(p kingrooks.Position) (zermelo.Result, bool) {
	if p == nowhere {
		return 0, false
	}
	return a.Rules.End(p)
}

func (a anywhere) Turn(p kingrooks.Position) zermelo.Player {
	if p == nowhere {
		return a.who
	}
	return a.Rules.Turn(p)
}

func (a anywhere) AppendMoves(dst []kingrooks.Position, p kingrooks.Position) []kingrooks.Position {
	if p == nowhere {
		return append(dst, a.starts...)
	}
	return a.Rules.AppendMoves(dst, p)
}

// everywhere returns all positions with so many rooks.
func everywhere(t *testing.T, size, rooks int) []kingrooks.Position {
	t.Helper()
	rules := kingrooks.Rules{Size: size}
	var list []kingrooks.Position
	var place func(squares []kingrooks.Square, from int)
	place = func(squares []kingrooks.Square, from int) {
		if len(squares) < rooks {
			for i := from; i < size*size; i++ {
				place(append(squares[:len(squares):len(squares)], kingrooks.Square{Col: i / size, Row: i % size}), i+1)
			}
			return
		}
		for i := range size * size {
			p, err := rules.New(kingrooks.Square{Col: i / size, Row: i % size}, squares...)
			if err != nil {
				continue // the king would stand on a rook
			}
			list = append(list, p)
			p.Next = zermelo.Min
			list = append(list, p)
		}
	}
	place(nil, 0)
	return list
}

// TestGameLaws runs the property kit, from all positions with one rook in which the king is not in check.
func TestGameLaws(t *testing.T) {
	rules := kingrooks.Rules{Size: 4}
	quiet := slices.DeleteFunc(everywhere(t, 4, 1), func(p kingrooks.Position) bool { return p.IsCheck() })
	cgttest.RunGame[kingrooks.Position, zermelo.Result](t, rules, quiet...)
}

// TestS24SmallBoards solves all positions on small boards. With ⌊n/2⌋ rooks or more on n × n squares White always wins,
// and his walk does it against every reply. With fewer rooks the walk fails; White still wins from everywhere with one
// rook on 4 × 4 and 5 × 5 and with two on 6 × 6 squares, but Black escapes with one rook on 6 × 6.
func TestS24SmallBoards(t *testing.T) {
	ctx := t.Context()
	for _, k := range []struct {
		size, rooks int
		value       zermelo.Result
	}{
		{2, 1, zermelo.Win},
		{3, 1, zermelo.Win},
		{3, 2, zermelo.Win},
		{4, 1, zermelo.Win},
		{4, 2, zermelo.Win},
		{4, 3, zermelo.Win},
		{5, 1, zermelo.Win},
		{5, 2, zermelo.Win},
		{6, 1, zermelo.Loss},
		{6, 2, zermelo.Win},
	} {
		g := anywhere{kingrooks.Rules{Size: k.size}, everywhere(t, k.size, k.rooks), zermelo.Min}
		sol, err := zermelo.Solve(ctx, g, nowhere)
		if err != nil || sol.StartValue() != k.value {
			t.Fatalf("%v: %v, %v", k, sol.StartValue(), err)
		}
		if err := sol.Verify(ctx); err != nil {
			t.Error(err)
		}
		for who := zermelo.Max; who <= zermelo.Min && k.size < 6; who++ {
			if _, err := zermelo.CheckStrategy(ctx, g, nowhere, who, sol.Strategy(who), k.value, cgt.Limits{}); err != nil {
				t.Error(err)
			}
		}
		_, err = zermelo.CheckStrategy(ctx, g, nowhere, zermelo.Max, g.Walk(), zermelo.Win, cgt.Limits{})
		if isEnough := k.rooks >= k.size/2; (err == nil) != isEnough {
			t.Errorf("%v: %v", k, err)
		}
		if d, _ := sol.Distance(nowhere); k.rooks >= k.size/2 && d > 1+8*(k.size-1) {
			t.Errorf("%v: %d moves", k, d)
		}
	}
}

// random moves a random rook to a random square of the upper right quarter, if it can without giving check.
func random(rules kingrooks.Rules, r *rand.Rand) zermelo.StrategyFunc[kingrooks.Position] {
	return func(p kingrooks.Position) (kingrooks.Position, bool) {
		rooks := p.Rooks()
		half := rules.Size / 2
		for try := range 1000 {
			from := rooks[r.IntN(len(rooks))]
			to := from
			if r.IntN(2) == 0 {
				to.Col = half + r.IntN(half)
			} else {
				to.Row = half + r.IntN(half)
			}
			if q, ok := rules.MoveRook(p, from, to); ok && (!q.IsCheck() || try > 900) {
				return q, true
			}
		}
		return kingrooks.Position{}, false
	}
}

// evader brings the rook that the king will attack first, on his way along the diagonal, behind him.
func evader(rules kingrooks.Rules, r *rand.Rand) zermelo.StrategyFunc[kingrooks.Position] {
	other := random(rules, r)
	return func(p kingrooks.Position) (kingrooks.Position, bool) {
		at := max(p.King.Col, p.King.Row)
		behind := min(p.King.Col, p.King.Row)
		rooks := p.Rooks()
		danger := func(q kingrooks.Square) int {
			d := rules.Size
			if q.Col > at {
				d = q.Col
			}
			if q.Row > at {
				d = min(d, q.Row)
			}
			return d
		}
		slices.SortStableFunc(rooks, func(a, b kingrooks.Square) int { return danger(a) - danger(b) })
		for _, from := range rooks[:min(3, len(rooks))] {
			if danger(from) == rules.Size {
				break
			}
			for k := behind - 1; k >= 0; k-- {
				for _, to := range []kingrooks.Square{{Col: k, Row: from.Row}, {Col: from.Col, Row: k}} {
					if to.Col == k && from.Col != danger(from) || to.Row == k && to.Col == from.Col && from.Row != danger(from) {
						continue
					}
					if q, ok := rules.MoveRook(p, from, to); ok && !q.IsCheck() {
						return q, true
					}
				}
			}
		}
		return other(p)
	}
}

// TestS24LargeBoard plays the walk against adversaries on the board of the source, with 500 rooks in the upper right
// quarter, so that the king must go a long way.
func TestS24LargeBoard(t *testing.T) {
	rules := kingrooks.Rules{Size: 1000}
	longest := 0
	for seed := range uint64(6) {
		r := rand.New(rand.NewPCG(seed, 24))
		seen := map[kingrooks.Square]bool{}
		var rooks []kingrooks.Square
		for len(rooks) < 500 {
			q := kingrooks.Square{Col: 500 + r.IntN(500), Row: 500 + r.IntN(500)}
			if !seen[q] {
				seen[q] = true
				rooks = append(rooks, q)
			}
		}
		start, err := rules.New(kingrooks.Square{Col: r.IntN(500), Row: r.IntN(500)}, rooks...)
		if err != nil {
			t.Fatal(err)
		}
		start.Next = zermelo.Player(seed / 2 % 2)
		black := random(rules, r)
		if seed%2 == 1 {
			black = evader(rules, r)
		}
		play, err := zermelo.Match(t.Context(), zermelo.Game[kingrooks.Position, zermelo.Result](rules), start, rules.Walk(), black, 2*4*999)
		last := play.Positions[len(play.Positions)-1]
		if err != nil || play.Payoff != zermelo.Win || !last.IsCheck() || last.NumRooks() != 500 {
			t.Errorf("seed %d: after %d moves the king is on %v, %v", seed, len(play.Positions)-1, last.King, err)
		}
		longest = max(longest, len(play.Positions)-1)
	}
	if longest < 2000 {
		t.Errorf("the adversaries hold out for %d moves only", longest)
	}
}

// TestMoves compares moves that are listed with those that are checked one by one, and with the definition.
func TestMoves(t *testing.T) {
	for _, p := range everywhere(t, 4, 2) {
		rules := kingrooks.Rules{Size: 4}
		if p.IsCheck() {
			continue
		}
		want := map[kingrooks.Position]bool{}
		for i := range 16 {
			to := kingrooks.Square{Col: i / 4, Row: i % 4}
			if q, ok := rules.MoveKing(p, to); ok {
				want[q] = true
			}
			for _, from := range append(p.Rooks(), p.King) {
				if q, ok := rules.MoveRook(p, from, to); ok {
					want[q] = true
				}
			}
		}
		got := rules.AppendMoves(nil, p)
		for _, q := range got {
			if !want[q] || q.Next == p.Next {
				t.Fatalf("there is no move from %v to %v", p, q)
			}
		}
		if len(got) != len(want) || len(got) == 0 {
			t.Fatalf("%d moves from %v, want %d", len(got), p, len(want))
		}
	}
}

func TestErrors(t *testing.T) {
	ctx, rules := t.Context(), kingrooks.Rules{Size: 8}
	square := func(col, row int) kingrooks.Square { return kingrooks.Square{Col: col, Row: row} }
	var bad *kingrooks.SquareError
	for _, rooks := range [][]kingrooks.Square{{square(8, 0)}, {square(0, -1)}, {square(4, 4)}, {square(1, 1), square(2, 2), square(1, 1)}} {
		if p, err := rules.New(square(4, 4), rooks...); !errors.As(err, &bad) {
			t.Errorf("%v, %v", p, err)
		}
	}
	start, err := rules.New(square(0, 0), square(7, 7), square(6, 7), square(5, 5), square(4, 1))
	if err != nil {
		t.Fatal(err)
	}
	start.Next = zermelo.Min
	for _, m := range []struct{ From, To kingrooks.Square }{
		{From: square(7, 7), To: square(5, 7)}, // over another rook
		{From: square(7, 7), To: square(6, 7)},
		{From: square(7, 7), To: square(7, 7)},
		{From: square(7, 7), To: square(6, 6)},
		{From: square(7, 7), To: square(7, 8)},
		{From: square(1, 7), To: square(1, 6)},
		{From: square(7+1<<16, 7), To: square(7, 6)}, // from beside the board, where no rook is
		{From: square(7, 7-1<<16), To: square(7, 6)},
	} {
		if q, ok := rules.MoveRook(start, m.From, m.To); ok {
			t.Errorf("%v leads to %v", m, q)
		}
	}
	game := zermelo.Game[kingrooks.Position, zermelo.Result](rules)
	var strategy *zermelo.StrategyError
	for _, black := range []zermelo.Strategy[kingrooks.Position]{zermelo.Arrows[kingrooks.Position]{}, zermelo.Arrows[kingrooks.Position]{start: start}} {
		if _, err := zermelo.Match(ctx, game, start, rules.Walk(), black, 99); !errors.As(err, &strategy) || strategy.Who != zermelo.Min {
			t.Error(err)
		}
	}
	start.Next = zermelo.Max
	if v, ok := rules.End(kingrooks.Position{}); v != zermelo.Loss || !ok {
		t.Errorf("without rooks: %v, %v", v, ok)
	}
	if _, ok := rules.Walk().Move(start); !ok {
		t.Error("the king stands still")
	}
	panics.Expect(t, map[string]func(){"New": func() { _, _ = (kingrooks.Rules{Size: 1}).New(square(0, 0)) }})
}

func TestParse(t *testing.T) {
	parse := kingrooks.Rules{Size: 8}.Parse
	ruletest.Text(t, parse, "K(0,0) R Max", "K(1,2) R(0,7)(3,1)(3,4) Min")
	ruletest.Normal(t, parse, map[string]string{"K ( 1,2 )R(3,4)(3,1)": "K(1,2) R(3,1)(3,4) Max"})
	ruletest.Errors(t, parse, map[string]int{
		"": 0, "K": 1, "K1,2": 1, "K(1;2)": 3, "K(1,2": 5, "K(1,2)": 6, "K(1,2)R(3,4": 11, "K(1,2)R Mix": 8, "K(8,0)R": 1, "K(1,2)R(3,3)(1,2)": 12, "K(1,2)R(3,3)(0,0)(3,3)": 17,
		"K(1,99999999999999999999)R": 4, "K(1,2)R(16384,0)": 8,
	})
}

// On 4 × 4 squares with two rooks White always wins. Here it is Black's turn, and play lasts for four more moves at
// most.
func Example() {
	ctx := context.Background()
	rules := kingrooks.Rules{Size: 4}
	start, err := rules.Parse("K(0,0) R(2,3)(3,2) Min")
	if err != nil {
		fmt.Println(err)
		return
	}
	sol, err := zermelo.Solve(ctx, rules, start)
	if err != nil {
		fmt.Println(err)
		return
	}
	fmt.Println(start, sol.StartValue(), sol.Verify(ctx))
	fmt.Println(sol.Distance(start))
	_, err = zermelo.CheckStrategy(ctx, rules, start, zermelo.Max, rules.Walk(), zermelo.Win, cgt.Limits{})
	fmt.Println(err)
	// Output:
	// K(0,0) R(2,3)(3,2) Min win <nil>
	// 4 true
	// <nil>
}

// The board of the source: 500 rooks, and Black moves one of them that stands far away to and fro. The king comes to
// the corner, and then meets a rook that has not moved.
func ExampleRules_IsMove() {
	rules := kingrooks.Rules{Size: 1000}
	var rooks []kingrooks.Square
	for i := range 500 {
		rooks = append(rooks, kingrooks.Square{Col: 400 + i, Row: 500 + i*7%500})
	}
	start, err := rules.New(kingrooks.Square{Col: 300, Row: 200}, rooks...)
	if err != nil {
		fmt.Println(err)
		return
	}
	black := zermelo.StrategyFunc[kingrooks.Position](func(p kingrooks.Position) (kingrooks.Position, bool) {
		rooks := p.Rooks()
		from := rooks[len(rooks)-1]
		to := from
		to.Col = 899 + 949 - from.Col
		return rules.MoveRook(p, from, to)
	})
	play, err := zermelo.Match(context.Background(), zermelo.Game[kingrooks.Position, zermelo.Result](rules), start, rules.Walk(), black, 8000)
	last := play.Positions[len(play.Positions)-1]
	fmt.Println(last.King, last.IsCheck(), len(play.Positions)/2, err)
	// Output: (400,400) true 900 <nil>
}

func ExamplePosition_Rooks() {
	rules := kingrooks.Rules{Size: 8}
	p, err := rules.New(kingrooks.Square{Col: 1, Row: 1}, kingrooks.Square{Col: 7, Row: 2}, kingrooks.Square{Col: 3, Row: 4})
	fmt.Println(p, p.Rooks(), p.NumRooks(), p.IsCheck(), err)
	p, ok := rules.MoveKing(p, kingrooks.Square{Col: 2, Row: 2})
	fmt.Println(p, p.IsCheck(), ok)
	// Output:
	// K(1,1) R(3,4)(7,2) Max [(3,4) (7,2)] 2 false <nil>
	// K(2,2) R(3,4)(7,2) Min true true
}

func ExampleRules_MoveRook() {
	rules := kingrooks.Rules{Size: 8}
	p, err := rules.New(kingrooks.Square{Col: 1, Row: 1}, kingrooks.Square{Col: 7, Row: 2})
	p.Next = zermelo.Min
	q, ok := rules.MoveRook(p, kingrooks.Square{Col: 7, Row: 2}, kingrooks.Square{Col: 4, Row: 2})
	fmt.Println(q, ok, err)
	// Output: K(1,1) R(4,2) Max true <nil>
}

func ExampleSquareError() {
	_, err := kingrooks.Rules{Size: 8}.New(kingrooks.Square{Col: 1, Row: 1}, kingrooks.Square{Col: 8, Row: 0})
	fmt.Println(err)
	// Output: kingrooks: (8,0): it is not on the board
}

// TestSVG checks that all pieces are drawn, those that are on the board, also on boards too large for squares.
func TestSVG(t *testing.T) {
	parse := kingrooks.Rules{Size: 8}.Parse
	p, err := parse("K(1,2) R(0,7)(3,1)(7,0) Min")
	if err != nil {
		t.Fatal(err)
	}
	for size, most := range map[int]int{0: 1_000, 3: 2_000, 8: 4_000, 41: 2_000, 10_000: 2_000} {
		rules := kingrooks.Rules{Size: size}
		picture := rules.AppendSVG(nil, p)
		svgtest.Check(t, picture, most, size)
		want := 0
		for _, q := range append(p.Rooks(), p.King) {
			if q.Col < size && q.Row < size {
				want++
			}
		}
		if got := strings.Count(string(picture), "<circle"); got != want {
			t.Errorf("%d × %d squares: %d pieces, want %d", size, size, got, want)
		}
	}
}

func ExampleRules_WriteSVG() {
	rules := kingrooks.Rules{Size: 1000}
	p, err := rules.New(kingrooks.Square{Col: 0, Row: 999}, kingrooks.Square{Col: 499, Row: 0})
	fmt.Println(rules.WriteSVG(os.Stdout, p), err)
	// Output:
	// <svg xmlns="http://www.w3.org/2000/svg" role="img" width="832" height="832" viewBox="-24 -8 832 832">
	// <title>the king on (0,999) among 1 rook on 1000 × 1000 squares, Max to move</title>
	// <rect x="0" y="0" width="800" height="800" fill="none" stroke="#808080"/>
	// <path d="M0.4 0V800M0 0.4H800" fill="none" stroke="#3b82e0"/>
	// <g font-family="sans-serif" font-size="16" font-weight="bold" text-anchor="middle">
	// <circle cx="399.6" cy="799.6" r="2.5" fill="#dd4b3e"/>
	// <circle cx="0.4" cy="0.4" r="2.5" fill="#3b82e0"/>
	// </g>
	// </svg>
	// <nil> <nil>
}
