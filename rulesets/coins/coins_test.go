package coins_test

import (
	"context"
	"errors"
	"fmt"
	"math/bits"
	"slices"
	"testing"

	"pgregory.net/rapid"

	"github.com/cgt-go/sdk/cgt"
	"github.com/cgt-go/sdk/cgttest"
	"github.com/cgt-go/sdk/internal/panics"
	"github.com/cgt-go/sdk/internal/ruletest"
	"github.com/cgt-go/sdk/nim"
	"github.com/cgt-go/sdk/rulesets/board"
	"github.com/cgt-go/sdk/rulesets/coins"
	"github.com/cgt-go/sdk/surreal"
)

// definitions has codes and what they mean.
var definitions = map[string]condition{
	"1":         counts(1, 1),
	"1-2":       counts(1, 2),
	"1-3":       counts(1, 3),
	"2":         counts(2, 2),
	"3":         counts(3, 3),
	"2-3":       counts(2, 3),
	"4":         counts(4, 4),
	"1,3-5":     func(set uint) bool { return counts(1, 1)(set) || counts(3, 5)(set) },
	"1-2,4+":    func(set uint) bool { return counts(1, 2)(set) || counts(4, 99)(set) },
	"1+":        counts(1, 99),
	"2+":        counts(2, 99),
	"1+C":       counts(1, 99).and(adjacent),
	"1-3C":      counts(1, 3).and(adjacent),
	"2C":        counts(2, 2).and(adjacent),
	"2-3C":      counts(2, 3).and(adjacent),
	"1-2,4C":    definitionOf("1-2,4").and(adjacent),
	"1-3C(5)":   counts(1, 3).and(within(5)),
	"3C(5)":     counts(3, 3).and(within(5)),
	"1+C(4)":    counts(1, 99).and(within(4)),
	"1+C(1)":    counts(1, 1),
	"3E":        counts(3, 3).and(equidistant),
	"1+E":       counts(1, 99).and(equidistant),
	"2-3E":      counts(2, 3).and(equidistant),
	"3+E":       counts(3, 99).and(equidistant),
	"3C(5)E":    counts(3, 3).and(within(5), equidistant),
	"1+S":       counts(1, 99).and(mirrored),
	"3-4S":      counts(3, 4).and(mirrored),
	"2+C(6)S":   counts(2, 99).and(within(6), mirrored),
	"4FS":       counts(4, 4).and(firstCoin, mirrored),
	"1+F":       counts(1, 99).and(firstCoin),
	"2-3F":      counts(2, 3).and(firstCoin),
	"2+FC":      counts(2, 99).and(firstCoin, adjacent),
	"2-4FE":     counts(2, 4).and(firstCoin, equidistant),
	"3-5FC(6)":  counts(3, 5).and(firstCoin, within(6)),
	"2+FC(6)S":  counts(2, 99).and(firstCoin, within(6), mirrored),
	"1-2FC(3)E": counts(1, 2).and(firstCoin, within(3), equidistant),
}

func definitionOf(text string) condition {
	if text != "1-2,4" {
		panic(text)
	}
	return func(set uint) bool { return counts(1, 2)(set) || counts(4, 4)(set) }
}

func (c condition) and(conditions ...condition) condition { return all(append(conditions, c)...) }

// TestLaws tests the laws that every ruleset must keep.
func TestLaws(t *testing.T) {
	for _, text := range []string{"1-2", "1+", "2-3C", "1+C(4)", "3E", "1+S", "4FS"} {
		cgttest.Run(t, coins.MustParseCode(text), board.Board{}, coins.MustParse("thht"), coins.MustParse("hth|thh"), board.MustParse("h#h?t", "ht#?"))
	}
	cgttest.Run(t, coins.Acrostic{Rows: coins.TurningTurtles(), Cols: coins.Ruler()}, board.Board{}, coins.MustParse("tth|hth"), coins.MustParse("ttth"))
	for _, text := range []string{"2x2", "1+Cx1-2C", "3Ex1"} {
		cgttest.Run(t, coins.MustParseProduct(text), board.Board{}, coins.MustParse("tth|htt"), coins.MustParse("ttth"))
	}
}

// TestDefinitions compares the moves and the values of all rows of seven coins with those of the definition, without a
// part or a formula.
func TestDefinitions(t *testing.T) {
	const n = 7
	for text, condition := range definitions {
		c := coins.MustParseCode(text)
		values, err := c.Values(t.Context(), n, cgt.Limits{})
		if err != nil {
			t.Errorf("%s: %v", text, err)
		}
		naive := condition.naiveValues(n)
		for p, want := range naive {
			b := row(uint(p), n)
			var sum nim.Nimber
			var moves []string
			for at := range coins.Heads(b) {
				sum = sum.Add(values[at+1])
				for _, set := range condition.sets(at + 1) {
					moves = append(moves, row(uint(p)^set, n).String())
				}
			}
			if sum != nim.Nimber(want) {
				t.Errorf("%s: %v = %d, want %d", text, b, sum, want)
			}
			if v, ok := c.NimValue(b); ok && v != sum {
				t.Errorf("%s: %v = %d by the formula, want %d", text, b, v, sum)
			}
			var got []string
			for _, q := range c.AppendMoves(nil, b, cgt.Left) {
				got = append(got, q.String())
			}
			slices.Sort(got)
			slices.Sort(moves)
			if !slices.Equal(got, moves) {
				t.Errorf("%s: %v has moves to %v, want %v", text, b, got, moves)
			}
		}
	}
}

// TestValues compares the values of more coins with those of their moves: the sets of coins by the definition, and the
// values of the others.
func TestValues(t *testing.T) {
	const n = 12
	for text, condition := range definitions {
		values, err := coins.MustParseCode(text).Values(t.Context(), n, cgt.Limits{})
		if err != nil || len(values) != n+1 || values[0] != 0 {
			t.Errorf("%s: %v, %v", text, values, err)
			continue
		}
		for i := 1; i <= n; i++ {
			var options []nim.Nimber
			for _, set := range condition.sets(i) {
				var option nim.Nimber
				for j := range i - 1 {
					if set>>j&1 == 1 {
						option = option.Add(values[j+1])
					}
				}
				options = append(options, option)
			}
			if want := nim.Mex(options...); values[i] != want {
				t.Errorf("%s: coin %d is worth %d, want %d", text, i, values[i], want)
			}
		}
	}
}

// TestKnownValues has the values in the tests of CGSuite 2 (GameHeapTest), there for coins 0 to 20.
func TestKnownValues(t *testing.T) {
	for text, want := range map[string][]nim.Nimber{
		"1-3":     {0, 1, 2, 4, 7, 8, 11, 13, 14, 16, 19, 21, 22, 25, 26, 28, 31, 32, 35, 37, 38},
		"1-9":     {0, 1, 2, 4, 8, 16, 32, 64, 128, 256, 511, 512, 1024, 2048, 4096, 7711, 8192, 16384, 26215, 32768, 43691},
		"3":       {0, 0, 0, 1, 2, 4, 7, 8, 11, 13, 14, 16, 19, 21, 22, 25, 26, 28, 31, 32, 35},
		"1+C":     {0, 1, 2, 1, 4, 1, 2, 1, 8, 1, 2, 1, 4, 1, 2, 1, 16, 1, 2, 1, 4},
		"1-3C(5)": {0, 1, 2, 4, 7, 8, 1, 2, 4, 7, 8, 1, 2, 4, 7, 8, 1, 2, 4, 7, 8},
		"3C(5)":   {0, 0, 0, 1, 2, 4, 0, 0, 1, 2, 4, 0, 0, 1, 2, 4, 0, 0, 1, 2, 4},
		"1-5C":    {0, 1, 2, 1, 4, 1, 2, 1, 4, 1, 2, 1, 4, 1, 2, 1, 4, 1, 2, 1, 4},
		"3E":      {0, 0, 0, 1, 0, 0, 1, 2, 2, 1, 0, 0, 1, 0, 0, 1, 2, 2, 1, 4, 4},
		"4FS":     {0, 0, 0, 0, 1, 0, 2, 1, 0, 2, 1, 0, 2, 1, 3, 2, 1, 3, 2, 4, 3},
		"1+S":     {0, 1, 2, 4, 3, 6, 7, 8, 16, 18, 25, 32, 11, 64, 31, 128, 10, 256, 5, 512, 28},
	} {
		if got, err := coins.MustParseCode(text).Values(t.Context(), 20, cgt.Limits{}); err != nil || !slices.Equal(got, want) {
			t.Errorf("%s: %v, %v, want %v", text, got, err, want)
		}
	}
	if v, ok := coins.MustParseCode("2C(1)").NimValue(coins.MustParse("hhh")); !ok || v != 0 {
		t.Errorf("without moves hhh = %v, %v", v, ok)
	}
	// And one for a row.
	if v, ok := coins.MockTurtles().NimValue(coins.MustParse("htththtth")); !ok || v != 29 {
		t.Errorf("htththtth = %v, %v, want 29", v, ok)
	}
	// The last of them is the product of two games.
	p := coins.Product{Rows: coins.Turnips(), Cols: coins.Grunt()}
	values, err := p.Values(t.Context(), 8, 20, cgt.Limits{})
	want := []nim.Nimber{0, 0, 0, 0, 2, 0, 3, 2, 0, 3, 2, 0, 3, 2, 1, 3, 2, 1, 3, 8, 1}
	if err != nil || !slices.Equal(values[8], want) {
		t.Errorf("%v: %v, %v, want %v", p, values[8], err, want)
	}
}

// TestMoveCounts has numbers of moves with coin 20 alone, from the tests of CGSuite 2 (GameHeapTest).
func TestMoveCounts(t *testing.T) {
	b := row(1<<19, 20)
	for text, want := range map[string]int{
		"1-3": 191, "3": 171, "1+C": 20, "1-3C(5)": 11, "3C(5)": 6, "1-5C": 5, "3E": 9, "4FS": 9, "1+S": 2046, "1-9": 169766,
	} {
		if got := len(coins.MustParseCode(text).AppendMoves(nil, b, cgt.Left)); got != want {
			t.Errorf("%s has %d moves, want %d", text, got, want)
		}
	}
}

// TestOdious has what Winning Ways, ch. 14, says of the values of games with up to 2m + 1 coins: all are odious (they
// have an odd number of binary digits 1), and without the last digit they are the values for up to 2m coins.
func TestOdious(t *testing.T) {
	for m := 1; m <= 3; m++ {
		const n = 24
		odd, err := coins.MustParseCode(fmt.Sprintf("1-%d", 2*m+1)).Values(t.Context(), n, cgt.Limits{})
		if err != nil {
			t.Fatal(err)
		}
		even, err := coins.MustParseCode(fmt.Sprintf("1-%d", 2*m)).Values(t.Context(), n, cgt.Limits{})
		if err != nil {
			t.Fatal(err)
		}
		for i := 1; i <= n; i++ {
			if bits.OnesCount64(uint64(odd[i]))%2 == 0 {
				t.Errorf("1-%d: coin %d is worth %d, which is not odious", 2*m+1, i, odd[i])
			}
			if i < n && even[i] != odd[i+1]/2 { // the first coin of the odd game is worth 1
				t.Errorf("1-%d: coin %d is worth %d, want half of %d", 2*m, i, even[i], odd[i+1])
			}
		}
	}
}

// TestGrundy compares Grunt with Grundy's game, in which a heap is divided into two unequal ones: coin n is a heap of n
// − 1.
func TestGrundy(t *testing.T) {
	const most = 100
	var heaps [most]nim.Nimber
	for n := range heaps {
		var options []nim.Nimber
		for a := 1; 2*a < n; a++ {
			options = append(options, heaps[a].Add(heaps[n-a]))
		}
		heaps[n] = nim.Mex(options...)
	}
	values, err := coins.Grunt().Values(t.Context(), most, cgt.Limits{})
	if err != nil || !slices.Equal(values[1:], heaps[:]) {
		t.Errorf("%v, %v, want %v", values[1:], err, heaps)
	}
}

// TestTartan compares values of products with those of their moves, by search on whole boards and, without search, for
// single coins.
func TestTartan(t *testing.T) {
	names := []string{"2", "1-2", "1-3", "1+C", "3E", "4FS", "1-2,4+", "2-4FE"}
	for _, text := range names {
		for _, other := range names {
			p := coins.MustParseProduct(text + "x" + other)
			const n = 6
			values, err := p.Values(t.Context(), n, n, cgt.Limits{})
			if err != nil {
				t.Fatal(err)
			}
			for i := 1; i <= n; i++ {
				for j := 1; j <= n; j++ {
					var options []nim.Nimber
					for _, rows := range definitions[text].sets(i) {
						for _, cols := range definitions[other].sets(j) {
							var option nim.Nimber
							for at := range n * n {
								if row, col := at/n, at%n; rows>>row&1 == 1 && cols>>col&1 == 1 && (row < i-1 || col < j-1) {
									option = option.Add(values[row+1][col+1])
								}
							}
							options = append(options, option)
						}
					}
					if want := nim.Mex(options...); values[i][j] != want {
						t.Errorf("%v: the coin in row %d and column %d is worth %d, want %d", p, i, j, values[i][j], want)
					}
				}
			}
			searched := surreal.Solver[board.Board]{Rules: cgttest.Plain(cgt.Ruleset[board.Board](p))}
			for _, b := range []string{"hth|tth|tht", "tth|htt|tth", "ttth|hhtt"} {
				b := coins.MustParse(b)
				var want nim.Nimber
				for at := range coins.Heads(b) {
					want = want.Add(values[at/b.Cols()+1][at%b.Cols()+1])
				}
				if got, err := searched.Value(t.Context(), b); err != nil || got != surreal.Nimber(want) {
					t.Errorf("%v: %v = %v, %v, want %v", p, b, got, err, want)
				}
				if v, ok := p.NimValue(b); ok && v != want {
					t.Errorf("%v: %v = %v by the formula, want %v", p, b, v, want)
				}
			}
		}
	}
}

// TestAcrostic compares values of acrostic products with those of their moves, and with values in the tests of CGSuite
// 2 (GameHeapTest). In that of Twins with itself they are nim-sums (Winning Ways, ch. 14).
func TestAcrostic(t *testing.T) {
	names := []string{"2", "1-2", "1+", "1+C", "3E", "4FS", "1-2,4+"}
	for _, text := range names {
		for _, other := range names {
			a := coins.Acrostic{Rows: coins.MustParseCode(text), Cols: coins.MustParseCode(other)}
			const n = 6
			values, err := a.Values(t.Context(), n, n, cgt.Limits{})
			if err != nil {
				t.Fatal(err)
			}
			for i := 1; i <= n; i++ {
				for j := 1; j <= n; j++ {
					var options []nim.Nimber
					add := func(sets []uint, own int, value func(k int) nim.Nimber) {
						for _, set := range sets {
							var option nim.Nimber
							for k := 1; k < own; k++ {
								if set>>(k-1)&1 == 1 {
									option = option.Add(value(k))
								}
							}
							options = append(options, option)
						}
					}
					add(definitions[text].sets(i), i, func(k int) nim.Nimber { return values[k][j] })
					add(definitions[other].sets(j), j, func(k int) nim.Nimber { return values[i][k] })
					if want := nim.Mex(options...); values[i][j] != want {
						t.Errorf("%v: the coin in row %d and column %d is worth %d, want %d", a, i, j, values[i][j], want)
					}
				}
			}
			searched := surreal.Solver[board.Board]{Rules: cgttest.Plain(cgt.Ruleset[board.Board](a))}
			b := coins.MustParse("hth|tth")
			want := values[1][1].Add(values[1][3]).Add(values[2][3])
			if got, err := searched.Value(t.Context(), b); err != nil || got != surreal.Nimber(want) {
				t.Errorf("%v: %v = %v, %v, want %v", a, b, got, err, want)
			}
		}
	}
	a := coins.Acrostic{Rows: coins.Motley(), Cols: coins.Ruler()}
	values, err := a.Values(t.Context(), 5, 20, cgt.Limits{})
	want := []nim.Nimber{16, 17, 16, 18, 16, 17, 16, 20, 16, 17, 16, 18, 16, 17, 16, 8, 16, 17, 16, 18}
	if err != nil || !slices.Equal(values[5][1:], want) {
		t.Errorf("%v, %v, want %v", values[5], err, want)
	}
	values, err = coins.Acrostic{Rows: coins.Twins(), Cols: coins.Twins()}.Values(t.Context(), 20, 30, cgt.Limits{})
	if err != nil {
		t.Fatal(err)
	}
	for i, row := range values[1:] {
		for j, v := range row[1:] {
			if v != nim.Nimber(i^j) {
				t.Errorf("the coin in row %d and column %d is worth %d", i+1, j+1, v)
			}
		}
	}
}

// TestLongRows has coins for which there are formulas, far out in a row.
func TestLongRows(t *testing.T) {
	const n = 100_000
	values, err := coins.Ruler().Values(t.Context(), n, cgt.Limits{})
	if err != nil || values[65536] != 65536 || values[n] != 32 {
		t.Errorf("%v, %v, %v", values[65536], values[n], err)
	}
	b := board.New(1, 65, 't').With(board.Square{At: 64, Letter: 'h'})
	if v, ok := coins.Motley().NimValue(b); ok {
		t.Errorf("coin 65 of Motley = %v, which is not 2^64", v)
	}
}

// TestErrors has values that are too large, a limit that is low, and a context that is done.
func TestErrors(t *testing.T) {
	for text, want := range map[string]int{"1+": 65, "2+": 26} { // of 1+ there are formulas for 64 coins
		values, err := coins.MustParseCode(text).Values(t.Context(), 100, cgt.Limits{})
		var limit *cgt.LimitError
		if !errors.As(err, &limit) || !errors.Is(err, cgt.ErrLimit) || limit.Limit != cgt.DefaultPositions || len(values) != want {
			t.Errorf("%s: %d values, %v", text, len(values), err)
		}
	}
	values, err := coins.Moidores().Values(t.Context(), 20, cgt.Limits{Positions: 1000})
	if !errors.Is(err, cgt.ErrLimit) || len(values) < 10 || len(values) > 15 {
		t.Errorf("a low limit: %v, %v", values, err)
	}
	ctx, cancel := context.WithCancelCause(t.Context())
	reason := errors.New("enough")
	cancel(reason)
	for _, c := range []coins.Code{coins.Moidores(), coins.Ruler(), coins.Sym()} {
		if values, err := c.Values(ctx, 20, cgt.Limits{}); err != reason || len(values) != 1 {
			t.Errorf("%v: %v, %v", c, values, err)
		}
	}
	if values, err := coins.TurningCorners().Values(ctx, 5, 5, cgt.Limits{}); err != reason || values != nil {
		t.Errorf("%v, %v", values, err)
	}
	if values, err := (coins.Acrostic{Rows: coins.Ruler(), Cols: coins.Ruler()}).Values(ctx, 5, 5, cgt.Limits{}); err != reason || values != nil {
		t.Errorf("%v, %v", values, err)
	}
	if values, err := (coins.Acrostic{Rows: coins.Ruler(), Cols: coins.Motley()}).Values(t.Context(), 5, 50, cgt.Limits{}); !errors.Is(err, cgt.ErrLimit) || values != nil {
		t.Errorf("%v, %v", values, err)
	}
	panics.Expect(t, map[string]func(){
		"Acrostic":         func() { _, _ = coins.Acrostic{}.Values(t.Context(), 1, -1, cgt.Limits{}) },
		"Values":           func() { _, _ = coins.Ruler().Values(t.Context(), -1, cgt.Limits{}) },
		"MustParseCode":    func() { coins.MustParseCode("C") },
		"MustParseProduct": func() { coins.MustParseProduct("2") },
		"MustParse":        func() { coins.MustParse("x") },
	})
}

func TestParse(t *testing.T) {
	ruletest.Text(t, coins.Parse, "", "h", "thht", "th|ht")
	for text := range definitions {
		if text != "1+C(1)" { // which is 1
			ruletest.Text(t, coins.ParseCode, text)
		}
	}
	ruletest.Normal(t, coins.ParseCode, map[string]string{
		" 1 - 3 ": "1-3", "4sf": "4FS", "3,1,2": "1-3", "1-2,2-5": "1-5", "1-62,5+": "1+", "3-3": "3", "1+CSE": "1+C", "1-9C(4)C": "1-4C", "1+C(7)C(5)": "1+C(5)", "3SE": "3E", "1+C(1)": "1", "2C(1)": "0",
		"1-62": "1-62", "62+": "62+", "1,3,5+": "1,3,5+",
	})
	for _, text := range []string{" 0 ", "5C(3)C", "2C(1)F", "3C(2)CS"} {
		if c, err := coins.ParseCode(text); err != nil || c != (coins.Code{}) {
			t.Errorf("%s is read as %v, %v", text, c, err)
		}
	}
	ruletest.Errors(t, coins.ParseCode, map[string]int{
		"": 0, "C": 0, "-3": 0, "3-": 2, "3-1": 2, "1,": 2, "1+2": 2, "3X": 1, "1-3C(": 5, "1-3C()": 5, "1-3C(0)": 5, "1-3C(5": 6, "63": 0, "1-63": 2, "99999999999999999999": 0, "1C(99999999999999999999)": 3, "3é": 1,
	})
	ruletest.Text(t, coins.ParseProduct, "2x2", "1-3x4FS", "1+C(5)x3E", "0x0", "2x0", "0x2")
	ruletest.Errors(t, coins.ParseProduct, map[string]int{"": 0, "2": 1, "2y2": 1, "2x": 2, "2x2x2": 3, "x2": 0, "2x00": 2, "0": 1, "0x": 2, "0 1x2": 0})
	for _, text := range []string{"63", "1-63", "1C(99999999999999999999)"} {
		if _, err := coins.ParseCode(text); !errors.Is(err, cgt.ErrLimit) {
			t.Errorf("%s: %v", text, err)
		}
	}
}

// TestRandomCodes compares the values of random codes with those of the sets that they turn.
func TestRandomCodes(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		c, err := coins.ParseCode(rapid.StringMatching(`[1-7](-8)?(,[1-9]\+?)?F?(C|C\([2-9]\))?[ES]?`).Draw(t, "code"))
		if err != nil {
			t.Skip(err)
		}
		const n = 10
		values, err := c.Values(t.Context(), n, cgt.Limits{})
		if err != nil {
			t.Fatal(err)
		}
		for i := 1; i <= n; i++ {
			b := row(1<<(i-1), i)
			var options []nim.Nimber
			for _, q := range c.AppendMoves(nil, b, cgt.Left) {
				var option nim.Nimber
				for at := range coins.Heads(q) {
					option = option.Add(values[at+1])
				}
				options = append(options, option)
			}
			if want := nim.Mex(options...); values[i] != want {
				t.Errorf("%v: coin %d is worth %d, want %d", c, i, values[i], want)
			}
		}
	})
}
