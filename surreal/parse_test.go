package surreal

import (
	"context"
	"errors"
	"fmt"
	"math"
	"slices"
	"strings"
	"testing"

	"github.com/cgt-go/sdk/cgt"
	"github.com/cgt-go/sdk/internal/countdown"
)

func TestParse(t *testing.T) {
	star, up, one := Nimber(1), Up(1), Int(1)
	half := FromDyadic(NewDyadic(1, 1))
	hot := New([]Game{Int(2)}, []Game{one})
	for _, test := range []struct {
		text string
		want Game
	}{
		// numbers, nimbers, multiples of ↑, and their sums
		{"7", Int(7)},
		{"-3/8", FromDyadic(NewDyadic(-3, 3))},
		{"6/4", FromDyadic(NewDyadic(3, 1))},
		{"007", Int(7)},
		{"-0", Game{}},
		{"0/8", Game{}},
		{"*", star},
		{"*0", Game{}},
		{"*1", star},
		{"*3", Nimber(3)},
		{"*007", Nimber(7)},
		{"*18446744073709551615", Nimber(math.MaxUint64)},
		{"^", up},
		{"^^", Up(2)},
		{"^^^^^", Up(5)},
		{"^3", Up(3)},
		{"^0", Game{}},
		{"v", up.Neg()},
		{"vv", Up(-2)},
		{"v14", Up(-14)},
		{"^3*2", Up(3).Add(Nimber(2))},
		{"1^", one.Add(up)},
		{"1/2v2*", half.Add(Up(-2)).Add(star)},
		{"^^*", Up(2).Add(star)},
		{"2*3", Int(2).Add(Nimber(3))},
		{"-1^", Int(-1).Add(up)},
		{"-1*", Int(-1).Add(star)},
		{"-123v58*34", Int(-123).Add(Up(-58)).Add(Nimber(34))},
		{"9223372036854775808", FromDyadic(DyadicFromInt(math.MinInt64).Neg())},
		{"^9223372036854775808", Up(math.MinInt64).Neg()},

		// braces
		{"{|}", Game{}},
		{"{||}", Game{}},
		{"{0|}", one},
		{"{|0}", Int(-1)},
		{"{0|0}", star},
		{"{0,*|0,*}", Nimber(2)},
		{"{0||0|-1}", Tiny(one)},
		{"{0|{0|-1}}", Tiny(one)},
		{"{1|0||0}", Tiny(one).Neg()},
		{"{2||1|-1}", New([]Game{Int(2)}, []Game{Switch(one)})},
		{"{2|1||-1,{-1|-2}}", New([]Game{hot}, []Game{Int(-1), hot.Neg()})},
		{"{3,2|1||0}", New([]Game{New([]Game{Int(3), Int(2)}, []Game{one})}, []Game{{}})},
		{"{3||2,2|1}", New([]Game{Int(3)}, []Game{New([]Game{Int(2), Int(2)}, []Game{one})})},
		{"{|||||}", Game{}},
		{"{||0|}", Int(0)},
		{"{{|}|{|}}", star},
		{"{{0|}|}", Int(2)},
		{"{9|||8||7|6||||5}", New([]Game{New([]Game{Int(9)}, []Game{New([]Game{Int(8)}, []Game{New([]Game{Int(7)}, []Game{Int(6)})})})}, []Game{Int(5)})},
		{"{1+1|2-1}", hot},
		{"{-1|5}", Game{}},

		// sums, differences, negatives, parentheses
		{"1+2", Int(3)},
		{"1-2", Int(-1)},
		{"1--2", Int(3)},
		{"1 - -2", Int(3)},
		{"-(1+*)", Int(-1).Add(star)},
		{"--1", one},
		{"- 1", Int(-1)},
		{"-^", up.Neg()},
		{"-^*", up.Neg().Add(star)},
		{"(((1)))", one},
		{"-{2|1}", hot.Neg()},
		{"{2|1}-{2|1}", Game{}},
		{"-(-(-1))", Int(-1)},
		{"1-(2-3)", Int(2)},
		{"1-2-3", Int(-4)},
		{"1-2+3", Int(2)},
		{"^^^^^^+vvv*+^19*3+v14", Up(8).Add(Nimber(2))}, // the last: CGSuite 2.2, EvalTest

		// multiples
		{"3.*", star},
		{"2.^", Up(2)},
		{"3(5)", Int(15)},
		{"3 ( 5 )", Int(15)},
		{"3. 5", Int(15)},
		{"-3.^", Up(-3)},
		{"-3(^)", Up(-3)},
		{"0.{2|1}", Game{}},
		{"2.{2|1}", hot.Add(hot)},
		{"2. 3.^", Up(6)},
		{"2(3.^)", Up(6)},
		{"2.-3", Int(-6)},
		{"4({2|1||-1})", one},
		{"1000000000000000000000.{2|1||-1} + *", mustBig("250000000000000000000").Add(star)},
		{"100000000000000000000000.*", Game{}},
		{"100000000000000000000001.^", mustUps("100000000000000000000001")},
		{"-(2)+2(1)", Game{}},

		// switches, tiny, miny
		{"+-1", Switch(one)},
		{"+-1/2", Switch(half)},
		{"+-(1*)", Switch(one.Add(star))},
		{"+-{2|1}", Switch(hot)},
		{"+-{1,1*}", MustParse("{1,1*|-1,-1*}")},
		{"+-{1}", Switch(one)},
		{"+-0", star},
		{"+- 1", Switch(one)},
		{"1+-2", one.Add(Switch(Int(2)))},
		{"1 +- 2", one.Add(Switch(Int(2)))},
		{"1 + +-2", one.Add(Switch(Int(2)))},
		{"1 - +-2", one.Add(Switch(Int(2)))},
		{"-+-1", Switch(one)},
		{"+-+-1", Game{}},
		{"+--1", New([]Game{Int(-1)}, []Game{one})},
		{"2.+-1", Game{}},
		{"+-3.*", MustParse("+-*")},
		{"3+-1", MustParse("{4|2}")},
		{"+-1+-2+-3+-4", MustParse("+-{10|8||6|4|||4|2||0|-2}")}, // CGSuite 2.2, EvalTest
		{"+_2", Tiny(Int(2))},
		{"-_2", Tiny(Int(2)).Neg()},
		{"+_{2|1}", Tiny(hot)},
		{"1+_2", one.Add(Tiny(Int(2)))},
		{"1-_2", one.Sub(Tiny(Int(2)))},
		{"1 + -_2", one.Sub(Tiny(Int(2)))},
		{"1 - -_2", one.Add(Tiny(Int(2)))},
		{"-+_2", Tiny(Int(2)).Neg()},
		{"--_2", Tiny(Int(2))},
		{"+_+_1", Tiny(Tiny(one))},
		{"+_0", up},
		{"-_0", up.Neg()},
		{"3.+_1", Tiny(one).Mul(3)},

		// the letters of the books, and blanks
		{"↑", up},
		{"↓", up.Neg()},
		{"↑↑", Up(2)},
		{"↑3", Up(3)},
		{"⋆", star},
		{"⋆3", Nimber(3)},
		{"∗3", Nimber(3)},
		{"±1", Switch(one)},
		{"{2‖1|−1}", New([]Game{Int(2)}, []Game{Switch(one)})},
		{"{1‖|0‖2|3}", one.Add(star)}, // {1 | {0 | {2|3}}}, and {0 | {2|3}} is 1
		{"1±2", one.Add(Switch(Int(2)))},
		{"−1", Int(-1)},
		{"1−1", Game{}},
		{"−(1)", Int(-1)},
		{"−_2", Tiny(Int(2)).Neg()},
		{"+−1", Switch(one)},
		{"1+−1", New([]Game{Int(2)}, []Game{{}})},
		{"1 + −1", Game{}},
		{"+−{2,1}", Switch(MustParse("2"))},
		{"1−_2", one.Sub(Tiny(Int(2)))},
		{"1/2↑3⋆2", half.Add(Up(3)).Add(Nimber(2))},
		{"^↑", Up(2)},
		{"⇑", Up(2)},
		{"⇓*", Up(-2).Add(star)},
		{"1⇑↑⋆2", one.Add(Up(3)).Add(Nimber(2))},
		{"↑⇑", Up(3)},
		{" 1 ", one},
		{"\t{ 2\r\n|\n1 } + ( * )", hot.Add(star)},
		{"{ 0 , * | 0 }", up.Add(star)},
	} {
		if got, err := Parse(test.text); err != nil || got != test.want {
			t.Errorf("%s: %v, %v, want %v", test.text, got, err, test.want)
		}
	}
}

func mustBig(s string) Game { return FromDyadic(MustParseDyadic(s)) }

func mustUps(s string) Game { return numberUpStar{ups: MustParseDyadic(s)}.pack() }

// syntaxErrors has a text for every way in which a text can be wrong, and where.
var syntaxErrors = []struct {
	text   string
	offset int
	msg    string // part of the message
}{
	{"", 0, "a game must follow"},
	{"  ", 2, "a game must follow"},
	{"1+", 2, "a game must follow"},
	{"1 - ", 4, "a game must follow"},
	{"-", 1, "a game must follow"},
	{"+-", 2, "a game must follow"},
	{"+_", 2, "a game must follow"},
	{"3.", 2, "a game must follow"},
	{"1<", 2, "a game must follow"},
	{"x", 0, `unexpected "x", want a game`},
	{"é", 0, `"é", want a game`},
	{"\xff", 0, "want a game"},
	{"{x|}", 1, `"x", want a game`},
	{"+1", 0, `"+", want a game`},
	{"1++1", 2, `"+", want a game`},
	{"()", 1, `")", want a game`},
	{"(|)", 1, `"|", want a game`},
	{"|", 0, "want a game"},
	{"}", 0, "want a game"},
	{",", 0, "want a game"},
	{"(,)", 1, "want a game"},
	{"{,1|}", 1, `",", want a game`},
	{"{1,|}", 3, `"|", want a game`},
	{"{1,,2|}", 3, `",", want a game`},
	{"{1|2,}", 5, `"}", want a game`},
	{"{-|}", 2, `"|", want a game`},
	{"{1+}", 3, `"}", want a game`},
	{"-|", 1, "want a game"},
	{"<1", 0, "want a game"},
	{"=", 0, "want a game"},
	{"{(|)}", 2, "want a game"},
	{"a{1|2}", 0, "want a game"},
	{"1 2", 2, `unexpected "2" after a game`},
	{"1x", 1, `"x" after a game`},
	{"1)", 1, `")" after a game`},
	{"1}", 1, `"}" after a game`},
	{"1,2", 1, `"," after a game`},
	{"1|0", 1, `"|" after a game`},
	{"(1}", 2, `"}" after a game`},
	{"(1,2)", 2, `"," after a game`},
	{"{1|2)", 4, `")" after a game`},
	{"{1<2|}", 2, `"<" after a game`},
	{"(1=1)", 2, `"=" after a game`},
	{"(3)(2)", 3, `"(" after a game`},
	{"{1|2}{3|4}", 5, `"{" after a game`},
	{"*2*", 2, `"*" after a game`},
	{"*^", 1, `"^" after a game`},
	{"^v", 1, `"v" after a game`},
	{"*1/2", 2, `"/" after a game`},
	{"(1", 2, `"(" at offset 0 is still open`},
	{"{1|2", 4, `"{" at offset 0 is still open`},
	{"{1|{2|", 6, `"{" at offset 3 is still open`},
	{"1+({2|1}", 8, `"(" at offset 2 is still open`},
	{"{}", 0, "'|' missing"},
	{"{1}", 0, "'|' missing"},
	{"1+{1,2}", 2, "'|' missing"},
	{"-{1}", 1, "'|' missing"},
	{"+-({1})", 3, "'|' missing"},
	{"+-{}", 2, "want options of the switch"},
	{"+_{1}", 2, "'|' missing"},
	{"{1|2|3}", 4, `"|" divides the same braces twice; where one game is in the other, the outer one has more bars`},
	{"{1||2|3|4}", 7, `"|" divides`},
	{"{1||2||3}", 5, `"||" divides`},
	{"{1| |2}", 4, `"|" divides`},
	{"{1|2||3|4|5}", 9, `"|" divides`},
	{"{3|2|1}", 4, `"|" divides`},
	{"{||||||||||0||||||||||}", 12, `"||||||||" divides`},
	{"1/3", 2, "not a power of two"},
	{"1/0", 2, "0 is no denominator"},
	{"-0/00", 3, "0 is no denominator"},
	{"{0|-5/12}", 6, "not a power of two"},
	{"1/", 2, "want a digit after '/'"},
	{"1/-2", 2, "want a digit after '/'"},
	{"1/*", 2, "want a digit"},
	{"*18446744073709551616", 1, "nimbers go up to *18446744073709551615"},
	{"^*99999999999999999999", 2, "nimbers go up to"},
	{"^^3", 2, "digit after several arrows"},
	{"vv0", 2, "digit after several arrows"},
	{"⇑3", 3, "digit after several arrows"},
	{"⇑⇓", 3, "unexpected"},
	{"⇑[2]", 3, "unexpected"},
	{"1/2.^", 0, "only integer multiples"},
	{"-1/2(^)", 1, "only integer multiples"},
	{"1 + 3/4.*", 4, "only integer multiples"},
	{"2.3", 0, "no decimal point"},
	{"{0|1.5}", 3, "no decimal point"},
	{"1/8.5", 0, "no decimal point"},
	{"+-1*", 2, "in parentheses"},
	{"1 + +_2^3", 6, "in parentheses"},
	{"-_1*2", 2, "in parentheses"},
	{"2.^*", 2, "in parentheses"},
	{"+--1*", 3, "in parentheses"},
	{"1<2<3", 3, "a second comparison"},
	{"1==1||1", 4, "a second comparison"},
	{"1<2", 1, "a comparison is not a game"},
	{"{1|2} <= 0 ", 6, "a comparison is not a game"},
	{"1<x", 2, "want a game"},
}

func TestParseErrors(t *testing.T) {
	for _, test := range syntaxErrors {
		g, err := Parse(test.text)
		var syntax *cgt.SyntaxError
		switch {
		case g != Game{}:
			t.Errorf("%q: %v in spite of the error %v", test.text, g, err)
		case !errors.As(err, &syntax):
			t.Errorf("%q: the error is %v", test.text, err)
		case syntax.Offset != test.offset || !strings.Contains(syntax.Msg, test.msg) || syntax.What != "game":
			t.Errorf("%q: %v, want offset %d: … %s …", test.text, err, test.offset, test.msg)
		case errors.Is(err, cgt.ErrLimit):
			t.Errorf("%q: %v is a limit", test.text, err)
		}
	}
	defer func() {
		if err, ok := recover().(error); !ok || !strings.Contains(err.Error(), "offset 2") {
			t.Errorf("MustParse panics with %v", err)
		}
	}()
	MustParse("1+")
}

func TestParseStatement(t *testing.T) {
	var c Calculator
	for _, test := range []struct {
		text, op string
		rel      Rel
		holds    bool
	}{
		{"1<2", "<", Less, true},
		{"2<2", "<", Equal, false},
		{"1<=1", "<=", Equal, true},
		{"0<=*", "<=", Confused, false},
		{"1 ≤ 2", "<=", Less, true},
		{"2>1", ">", Greater, true},
		{"* > 0", ">", Confused, false},
		{"^>=0", ">=", Greater, true},
		{"^≥0", ">=", Greater, true},
		{"v>=0", ">=", Less, false},
		{"1==1", "==", Equal, true},
		{"1=1", "==", Equal, true},
		{"{-1|5}=0", "==", Equal, true},
		{"1=2", "==", Less, false},
		{"1!=1", "!=", Equal, false},
		{"1≠2", "!=", Less, true},
		{"*!=0", "!=", Confused, true},
		{"*||0", "||", Confused, true},
		{"* ‖ 0", "||", Confused, true},
		{"*<>0", "||", Confused, true},
		{"^||0", "||", Greater, false},
		{"{3||1|0} || {2|1}", "||", Confused, true},
		{"-1+1 = {|}", "==", Equal, true},
	} {
		st, err := c.ParseStatement(t.Context(), test.text)
		if err != nil || st.Op != test.op || st.Rel != test.rel || st.Holds() != test.holds {
			t.Errorf("%s: %q, %v, %v, %v", test.text, st.Op, st.Rel, st.Holds(), err)
		}
		if err == nil && st.G.Rel(st.H) != test.rel {
			t.Errorf("%s: the games are %v and %v", test.text, st.G, st.H)
		}
	}
	st, err := c.ParseStatement(t.Context(), "{2|1}")
	if err != nil || st.Op != "" || st.G != MustParse("{2|1}") || st.H != (Game{}) || st.Rel != Equal || st.Holds() {
		t.Errorf("a game alone: %+v, %v", st, err)
	}
	if _, err := c.ParseStatement(t.Context(), "1<2<3"); err == nil {
		t.Error("two comparisons in one statement are read")
	}
}

func TestParseLimits(t *testing.T) {
	nested := func(depth int) string { return strings.Repeat("{", depth) + "|" + strings.Repeat("|}", depth)[1:] }
	parentheses := func(depth int) string { return strings.Repeat("(", depth) + "*" + strings.Repeat(")", depth) }
	digits := func(n int) string { return strings.Repeat("9", n) }
	var switches []string
	for n := range 500 {
		switches = append(switches, fmt.Sprint("+-", n))
	}
	for _, test := range []struct {
		name   string
		limits Limits
		text   string
		offset int // −1 if there is no error, −2 if it is anywhere
	}{
		{"default depth", Limits{}, nested(DefaultDepth), -1},
		{"more than default depth", Limits{}, nested(DefaultDepth + 1), DefaultDepth},
		{"depth 3", Limits{Depth: 3}, "{{{|}|}|}", -1},
		{"more than depth 3", Limits{Depth: 3}, "{{{{|}|}|}|}", 3},
		{"depth 3, mixed", Limits{Depth: 3}, "({+-{1|1}|})", -1},
		{"more than depth 3, mixed", Limits{Depth: 3}, "({+-{1|(1)}|})", 7},
		{"depth 1 again and again", Limits{Depth: 1}, "(1)+(1)+{1|}+(1)", -1},
		{"default depth of parentheses", Limits{}, parentheses(DefaultDepth), -1},
		{"more parentheses", Limits{}, parentheses(DefaultDepth + 1), DefaultDepth},
		{"a million braces", Limits{}, nested(1_000_000), DefaultDepth},
		{"many braces, no limit", Limits{Depth: -1}, nested(depthOfTower), -1},
		{"many parentheses, no limit", Limits{Depth: -1}, parentheses(depthOfTower), -1},
		{"many signs", Limits{}, strings.Repeat("-", depthOfTower) + "1", -1},
		{"many open braces", Limits{Depth: -1}, strings.Repeat("{", depthOfTower), depthOfTower},
		{"many bars", Limits{}, "{" + strings.Repeat("|", depthOfTower) + "}", -1},
		{"many terms", Limits{}, "1" + strings.Repeat("+1", depthOfTower), -1},
		{"default digits", Limits{}, digits(DefaultDigits), -1},
		{"digits 5", Limits{Digits: 5}, "99999^99999*00000000000000001", -1},
		{"more than default digits", Limits{}, "1+" + digits(DefaultDigits+1), 2},
		{"more than digits 5", Limits{Digits: 5}, "99999^^*000000100000", 8},
		{"more digits below", Limits{Digits: 5}, "1/131072", 2},
		{"more digits of arrows", Limits{Digits: 5}, "v100000", 1},
		{"zeros do not count", Limits{Digits: 5}, "000000012345", -1},
		{"no limit of digits", Limits{Digits: -1}, digits(DefaultDigits + 1), -1},
		{"steps", Limits{Steps: 100}, "{2|1}+{3|1}+{4|1}+{5|1}+{6|1}", -2},
		{"enough steps", Limits{Steps: 100_000}, "{2|1}+{3|1}", -1},
		{"numbers take few steps", Limits{Steps: 1000}, "1+2*3-5^7", -1},
		{"steps of a multiple", Limits{Steps: 1_000_000}, "1000000.{3|1||0|-3}", -1}, // the multiples repeat
		{"steps of a large nimber", Limits{Steps: 100_000}, "*60000+{1|-1}", -2},
		{"steps of the largest nimber", Limits{Steps: 100_000}, "*18446744073709551615+{1|-1}", -2},
		{"steps of a comparison", Limits{Steps: 300}, "{7|3||1|0}+{5|3||1|-1} < {6|3||1|0}+{5|2||1|-1}", -2},
		{"steps of options", Limits{Steps: 100_000}, "{{" + strings.Join(switches, ",") + "|-1000}|-2000}", -2},
	} {
		c := Calculator{Limits: test.limits}
		st, err := c.ParseStatement(t.Context(), test.text)
		if test.offset == -1 {
			if err != nil {
				t.Errorf("%s: %v", test.name, err)
			}
			continue
		}
		if st != (Statement{}) {
			t.Errorf("%s: a statement in spite of the error %v", test.name, err)
		}
		var syntax *cgt.SyntaxError
		isSyntax := errors.As(err, &syntax)
		if isLimit := errors.Is(err, cgt.ErrLimit); isLimit != !strings.HasSuffix(test.name, "open braces") {
			t.Errorf("%s: %v is a limit: %v", test.name, err, isLimit)
		}
		if test.offset >= 0 && (!isSyntax || syntax.Offset != test.offset) || isSyntax && syntax.Offset > len(test.text) {
			t.Errorf("%s: %v, want offset %d", test.name, err, test.offset)
		}
		var limit *cgt.LimitError
		if errors.As(err, &limit) && test.limits.Steps > 0 && limit.Limit != test.limits.Steps {
			t.Errorf("%s: %v, want the limit %d", test.name, err, test.limits.Steps)
		}
	}
}

// What a Calculator can do, it can also be stopped at.
func TestCalculatorStops(t *testing.T) {
	cause := errors.New("enough")
	canceled := func() context.Context {
		ctx, cancel := context.WithCancelCause(context.Background())
		cancel(cause)
		return ctx
	}
	hot := []Game{}
	for n := range int64(40) {
		hot = append(hot, New([]Game{Int(3 * n)}, []Game{New([]Game{Int(n)}, []Game{Int(-2 * n)})}))
	}
	c := Calculator{Limits: Limits{Steps: -1}}
	few := Calculator{Limits: Limits{Steps: 20}}
	for name, f := range map[string]func(c *Calculator, ctx context.Context) error{
		"Parse": func(c *Calculator, ctx context.Context) error {
			g, err := c.Parse(ctx, "*60000+{1|-1}")
			return zeroOnError(g, err)
		},
		"ParseStatement": func(c *Calculator, ctx context.Context) error {
			st, err := c.ParseStatement(ctx, "*60000+{1|-1} > 0")
			return zeroOnError(st, err)
		},
		"Sum": func(c *Calculator, ctx context.Context) error {
			g, err := c.Sum(ctx, hot...)
			return zeroOnError(g, err)
		},
		"New": func(c *Calculator, ctx context.Context) error {
			var options []Game
			for n := range int64(500) {
				options = append(options, Switch(Int(n)))
			}
			g, err := c.New(ctx, options, []Game{Int(-1000)})
			return zeroOnError(g, err)
		},
		"Rel": func(c *Calculator, ctx context.Context) error {
			g := Sum(hot[1:5]...)
			r, err := c.Rel(ctx, g, g.Add(Up(1)))
			return zeroOnError(r, err)
		},
	} {
		if err := f(&c, canceled()); !errors.Is(err, cause) {
			t.Errorf("%s, canceled before: %v", name, err)
		}
		if err := f(&few, t.Context()); !errors.Is(err, cgt.ErrLimit) {
			t.Errorf("%s, with few steps: %v", name, err)
		}
		if name == "Rel" {
			continue // it takes no time worth stopping
		}
		if err := f(&c, countdown.New(19, cause)); !errors.Is(err, cause) {
			t.Errorf("%s, canceled meanwhile: %v", name, err)
		}
	}
	// With enough steps the answers are those of the plain methods.
	if g, err := c.Sum(t.Context(), hot[:4]...); err != nil || g != Sum(hot[:4]...) {
		t.Errorf("Sum: %v, %v", g, err)
	}
	left, right := []Game{Int(1), hot[3], Int(1)}, []Game{hot[4].Neg(), Int(-1)}
	before := slices.Clone(left)
	if g, err := c.New(t.Context(), left, right); err != nil || g != New(left, right) || !slices.Equal(left, before) {
		t.Errorf("New: %v, %v", g, err)
	}
	for _, g := range bornBy(2) {
		for _, h := range bornBy(2) {
			if r, err := c.Rel(t.Context(), g, h); err != nil || r != g.Rel(h) {
				t.Errorf("%v %v %v, %v", g, r, h, err)
			}
		}
	}
}

// zeroOnError returns err, or another error if there is a result beside it.
func zeroOnError[T comparable](x T, err error) error {
	var zero T
	if err != nil && x != zero {
		return fmt.Errorf("the result %v beside the error %w", x, err)
	}
	return err
}
