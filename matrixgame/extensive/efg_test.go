package extensive_test

import (
	"errors"
	"fmt"
	"math/big"
	"slices"
	"strings"
	"testing"

	"github.com/cgt-go/sdk/cgt"
	"github.com/cgt-go/sdk/matrixgame/extensive"
	"pgregory.net/rapid"
)

// efg writes a tree as an .efg file, with all descriptions at each place or only at the first one. Payoffs are spread:
// where a player moves, each outcome pays 1 that the ends below take away again.
func efg(t extensive.Tree, areRepeated, areSpread bool) string {
	var b strings.Builder
	b.WriteString("EFG 2 R \"a \\\"game\\\"\" { \"Max\" \"Min\" }\n\"\"\n\n")
	sets := map[string]int{}
	outcomes := map[string]int{}
	pay := func(x *big.Rat) {
		text := x.RatString()
		if x.Sign() == 0 {
			b.WriteString(" 0\n")
			return
		}
		isNew := outcomes[text] == 0
		if isNew {
			outcomes[text] = len(outcomes) + 1
		}
		fmt.Fprint(&b, " ", outcomes[text])
		if isNew || areRepeated {
			fmt.Fprintf(&b, " \"o\" { %s, %s }", text, new(big.Rat).Neg(x).RatString())
		}
		b.WriteByte('\n')
	}
	events := 0
	one := big.NewRat(1, 1)
	var write func(t extensive.Tree, paid *big.Rat)
	write = func(t extensive.Tree, paid *big.Rat) {
		payoff, branches := extensive.Inspect(t)
		if branches == nil {
			b.WriteString(`t ""`)
			pay(new(big.Rat).Sub(payoff, paid))
			return
		}
		now := new(big.Rat)
		if areSpread {
			now = one
		}
		if branches[0].Probability != nil {
			events++
			fmt.Fprintf(&b, `c "" %d "" {`, events)
			for _, x := range branches {
				fmt.Fprintf(&b, ` "" %s`, x.Probability.RatString())
			}
			b.WriteString(" }")
		} else {
			who, set := branches[0].Player, branches[0].Set
			key := fmt.Sprint(who, set)
			isNew := sets[key] == 0
			if isNew {
				sets[key] = len(sets) + 1
			}
			fmt.Fprintf(&b, `p "" %d %d`, who+1, sets[key])
			if isNew || areRepeated {
				fmt.Fprintf(&b, ` "%s" {`, set)
				for _, x := range branches {
					fmt.Fprintf(&b, ` "%s"`, x.Label)
				}
				b.WriteString(" }")
			}
		}
		pay(now)
		for _, x := range branches {
			write(x.Then, new(big.Rat).Add(paid, now))
		}
	}
	write(t, new(big.Rat))
	return b.String()
}

// sameTree reports how two trees differ, by the definition.
func sameTree(t, u extensive.Tree) string {
	x, a := extensive.Inspect(t)
	y, b := extensive.Inspect(u)
	if len(a) != len(b) || len(a) == 0 && x.Cmp(y) != 0 {
		return fmt.Sprintf("%v with %d branches, and %v with %d", x, len(a), y, len(b))
	}
	for k := range a {
		p, q := a[k], b[k]
		if (p.Probability == nil) != (q.Probability == nil) || p.Probability != nil && p.Probability.Cmp(q.Probability) != 0 || p.Player != q.Player || p.Set != q.Set || p.Label != q.Label {
			return fmt.Sprintf("%v and %v", p, q)
		}
		if wrong := sameTree(p.Then, q.Then); wrong != "" {
			return wrong
		}
	}
	return ""
}

func TestParseEFG(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		tree := randomTree(t, 4, [2]string{})
		text := efg(tree, rapid.Bool().Draw(t, "repeated"), rapid.Bool().Draw(t, "spread"))
		e, err := extensive.ParseEFG(text)
		if err != nil {
			t.Fatalf("%v\n%s", err, text)
		}
		if e.Title != `a "game"` || e.Players[1] != "Min" {
			t.Errorf("%q, %q", e.Title, e.Players)
		}
		if wrong := sameTree(tree, e.Tree); wrong != "" {
			t.Fatalf("%s\n%s", wrong, text)
		}
	})
}

func TestParseEFGKuhn(t *testing.T) {
	for _, areRepeated := range []bool{false, true} {
		e, err := extensive.ParseEFG(efg(kuhn(), areRepeated, true))
		if err != nil {
			t.Fatal(err)
		}
		if s := solve(game(e.Tree)); s.Value().Cmp(big.NewRat(-1, 18)) != 0 || s.Verify() != nil {
			t.Errorf("value %v", s.Value())
		}
	}
}

// Names that are missing or the same are replaced by numbers.
func TestParseEFGNames(t *testing.T) {
	const text = `EFG 2 R "" { "a" "b" }
p "" 1 7 "s" { "x" "x" } 0
p "" 1 8 "s" { "x" "y" } 0
t "" 1 "" { .5 -1/2 }
t "" 1
p "" 2 7 "" { "x" "" } 0
t "" 2 "" { 1e1, -10 }
t "" 0`
	e, err := extensive.ParseEFG(text)
	if err != nil {
		t.Fatal(err)
	}
	g := game(e.Tree)
	if got, want := fmt.Sprintf("%q %q %q %q %q", g.Sets(extensive.Max), g.Moves(extensive.Max, "7 s"), g.Moves(extensive.Max, "8 s"), g.Sets(extensive.Min), g.Moves(extensive.Min, "7")), `["7 s" "8 s"] ["1" "2"] ["x" "y"] ["7"] ["1" "2"]`; got != want {
		t.Errorf("%s, want %s", got, want)
	}
	if x := solve(g).Value(); x.Cmp(big.NewRat(1, 2)) != 0 {
		t.Errorf("value %v", x)
	}
}

func TestParseEFGErrors(t *testing.T) {
	const good = `EFG 2 R "" { "a" "b" }
c "" 1 "" { "h" 1/2 "t" 1/2 } 0
p "" 1 1 "s" { "x" "y" } 0
t "" 1 "w" { 1, -1 }
t "" 2 "l" { -1, 1 }
p "" 1 1 "s" { "x" "y" } 2 "l" { -1 1 }
t "" 1 "w" { 1 -1 }
t "" 0
`
	if _, err := extensive.ParseEFG(good); err != nil {
		t.Fatal(err)
	}
	for _, c := range []struct{ old, new, want string }{
		{good, "", "efg: line 1, offset 0: EFG should follow"},
		{"EFG 2", "EFG 3", "line 1, offset 4: unexpected '3', want 2"},
		{`"b" }`, `}`, "line 1, offset 12: there are 1 players, and not two"},
		{`"b" }`, `"b" "c" }`, "line 1, offset 12: there are 3 players, and not two"},
		{`"b" }`, `"b"`, "line 2, offset 0: unexpected 'c', want the name of a player in quotes, or }"},
		{`p "" 1 1`, `q "" 1 1`, "line 3, offset 0: unexpected 'q', want a node, which is c, p or t"},
		{`p "" 1 1`, `p "" 3 1`, "line 3, offset 5: there is no player 3"},
		{`p "" 1 1`, `p "" 1 x`, "line 3, offset 7: unexpected 'x', want the number of the set"},
		{`p "" 1 1`, `p "" 1 0`, "line 3, offset 7: the number of the set is 0"},
		{`"s" { "x" "y" } 0`, `0`, "line 3, offset 9: unexpected '0', want the name of the set in quotes, as it is the first time"},
		{`"s" { "x" "y" } 0`, `"s" { } 0`, "line 3, offset 7: the set has no branches"},
		{`"s" { "x" "y" } 0`, `"s" { "x" "z" } 0`, "line 6, offset 7: set 1 is not described as before"},
		{`"s" { "x" "y" } 0`, `"r" { "x" "y" } 0`, "line 6, offset 7: set 1 is not described as before"},
		{`"h" 1/2`, `"h" half`, "line 2, offset 16: unexpected 'h', want a probability"},
		{`"h" 1/2`, `"h" 1/0`, `line 2, offset 16: "1/0" divides by 0`},
		{`"h" 1/2`, `"h" 1/2/3`, `line 2, offset 16: "1/2/3" is no number`},
		{`{ 1, -1 }`, `{ 1, -2 }`, "line 4, offset 0: both players get -1 together here, and not 0"},
		{`{ 1, -1 }`, `{ 1 }`, "line 4, offset 15: unexpected '}', want a payoff"},
		{`{ 1, -1 }`, `{ 1, -1, 0 }`, "line 4, offset 20: unexpected '0', want }"},
		{`{ 1 -1 }`, `{ 2 -2 }`, "line 7, offset 5: outcome 1 is not described as before"},
		{`t "" 0`, `t "" 0 "n" { 0 0 }`, "line 8, offset 5: the outcome 0 has no name"},
		{`t "" 0`, `t "" 9`, "line 9, offset 0: the name of the outcome in quotes, as it is the first time should follow"},
		{`t "" 0`, "", "line 9, offset 0: a node, which is c, p or t should follow"},
		{`t "" 0`, `t "" 0 t`, "line 8, offset 7: unexpected 't', want nothing more"},
		{`t "" 0`, `t "" 0 t "" 0`, "line 8, offset 7: unexpected 't', want nothing more"},
		{`t "" 0`, `t "`, "line 8, offset 2: this quote does not end"},
	} {
		_, err := extensive.ParseEFG(strings.Replace(good, c.old, c.new, 1))
		var syntax *cgt.SyntaxError
		if !errors.As(err, &syntax) || !strings.Contains(err.Error(), c.want) {
			t.Errorf("%q in place of %q: %v, want %s", c.new, c.old, err, c.want)
		}
	}
}

// A deep tree is read, one that must have too many nodes is not, however few of them are there, and sums that grow and
// grow come to an end.
func TestParseEFGLimits(t *testing.T) {
	chain := func(nodes int) string {
		return `EFG 2 R "" { "a" "b" }` + "\nc \"\" 1 \"\" { \"\" 1 } 0\n" + strings.Repeat("c \"\" 1 0\n", nodes-2) + "t \"\" 0\n"
	}
	e, err := extensive.ParseEFG(chain(100_000))
	if err != nil {
		t.Fatal(err)
	}
	if n := game(e.Tree).Len(); n != 100_000 {
		t.Errorf("%d nodes", n)
	}
	many := `EFG 2 R "" { "a" "b" } c "" 1 "" {` + strings.Repeat(` "" 1`, 1024) + " } 0\n" + strings.Repeat("c \"\" 1 0\n", extensive.MaxNodes/1024-1)
	if _, err := extensive.ParseEFG(many); !errors.Is(err, cgt.ErrLimit) {
		t.Error(err)
	}
	var b strings.Builder
	b.WriteString(`EFG 2 R "" { "a" "b" }` + "\n")
	for k := range 20_000 {
		fmt.Fprintf(&b, "c \"\" 1 \"\" { \"\" 1 } %d \"\" { 1/%d -1/%d }\n", k+1, 2*k+100_001, 2*k+100_001)
	}
	b.WriteString("t \"\" 0\n")
	if _, err := extensive.ParseEFG(b.String()); !errors.Is(err, cgt.ErrLimit) {
		t.Error(err)
	}
}

func FuzzParseEFG(f *testing.F) {
	f.Add(efg(kuhn(), false, false))
	f.Add("EFG 2 R \"\" { \"a\" \"b\" }\nc \"\" 1 \"\" { \"h\" 1/2 \"t\" .5 } 0\nt \"\" 1 \"\" { 1, -1 }\nt \"\" 1\n")
	f.Fuzz(func(t *testing.T, text string) {
		e, err := extensive.ParseEFG(text)
		if err != nil {
			return
		}
		if g, err := extensive.New(e.Tree); err == nil && g.Len() < 1 {
			t.Error("a game without nodes")
		}
		written, err := e.MarshalText()
		if err != nil {
			return // wrong labels or lots, of which New tells too
		}
		f, err := extensive.ParseEFG(string(written))
		if err != nil {
			t.Fatalf("%v\n%s", err, written)
		}
		if wrong := sameTree(e.Tree, f.Tree); wrong != "" || f.Title != e.Title || f.Comment != e.Comment || !slices.Equal(f.Players, e.Players) {
			t.Errorf("%s\n%s", wrong, written)
		}
	})
}
