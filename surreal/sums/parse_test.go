package sums_test

import (
	"context"
	"errors"
	"fmt"
	"regexp"
	"slices"
	"strings"
	"testing"

	"pgregory.net/rapid"

	"github.com/cgt-go/sdk/cgt"
	"github.com/cgt-go/sdk/internal/panics"
	"github.com/cgt-go/sdk/rulesets/clobber"
	"github.com/cgt-go/sdk/surreal"
	"github.com/cgt-go/sdk/surreal/sums"
)

func TestParser(t *testing.T) {
	for _, test := range []struct {
		text string
		want []string
	}{
		{"3*domineering(..|..) + {2|-1} - clobber(xo.) + *2", []string{"..|..", "..|..", "..|..", "{2|-1}", "-(xo.)", "*2"}},
		{"CLOBBER(xo)", []string{"xo"}},
		{"clobber (xo) - 2*snort\t( .-. )+tiny (1)", []string{"xo", "-(.-.)", "-(.-.)", "+_1"}},
		{"clobber(xo)-2*clobber(ox)", []string{"xo", "-(ox)", "-(ox)"}},
		{" - 2 * clobber(ox) - -clobber(xo)\n", []string{"-(ox)", "-(ox)", "xo"}},
		{"snort(.-.-.(-.;-.)) + cool({2|1},1/2)", []string{".-.-.(-.;-.)", "3/2*"}},
		{"2-1^", []string{"2", "-1v"}},
		{"-1^ - -1^", []string{"-1^", "1v"}},
		{"2*3 + 1:-1 - 1:-1", []string{"2*3", "1/2", "-1/2"}},
		{"2+-1 +- 1 ± 1 +_1 -_1 −_1 − 1", []string{"2", "+-1", "+-1", "+-1", "+_1", "-_1", "-_1", "-1"}},
		{"3.{2|-1} + 3*{2|-1} - 2*(1^)", []string{"{3|0}", "{2|-1}", "{2|-1}", "{2|-1}", "-1v", "-1v"}},
		{"0*clobber(xo)", nil},
	} {
		sum, err := parser.Parse(t.Context(), test.text)
		var got []string
		for _, c := range sum {
			got = append(got, c.String())
		}
		if err != nil || !slices.Equal(got, test.want) {
			t.Errorf("%q: %q, %v, want %q", test.text, got, err, test.want)
		}
	}
}

func TestParserErrors(t *testing.T) {
	for _, test := range []struct {
		text              string
		offset, component int
		msg               string
	}{
		{"", 0, 0, "the text ends"},
		{"1 + ", 4, 1, "the text ends"},
		{"1++2", 2, 1, "unexpected"},
		{"1 - _1", 4, 1, "unexpected"},
		{"clobber(xq)", 9, 0, "board: unexpected 'q'"},
		{"2*clobber(xo) + domineering(..|.x)", 32, 2, "board"},
		{"1 - hackenbush(_ b 1\nx y z)", 23, 1, "is not a colour"},
		{"clobber(xo) 2", 12, 1, "want + or -"},
		{"clobber(xo)*2", 11, 1, "want + or -"},
		{"2*{1|0}.2", 7, 2, "want + or -"},
		{"1 + clobber(xo", 11, 1, "not closed"},
		{"1 + 2*(1", 6, 1, "not closed"},
		{"* + {2|(1}", 4, 1, "not closed"},
		{"1)", 1, 0, "unexpected"},
		{"1 + chess(e4)", 4, 1, "there is no game and no function \"chess\"; the games are clobber domineering hackenbush snort"},
		{"1 + chess (e4)", 4, 1, "there is no game and no function \"chess\""},
		{"isHot(1)", 0, 0, "a question is not a game"},
		{"2 clobber(xo)", 2, 0, "a position of clobber cannot be part of a value"},
		{"2*chess(e4)", 2, 0, "there is no game and no function \"chess\""},
		{"2*tiny(1,2)", 2, 0, "unexpected \"t\" after a game"},
		{"1 + tiny(2,3)", 4, 1, "tiny takes 1 argument, not 2"},
		{"{cool(^,*)|0}", 1, 0, "cool: want a number"},
		{"1-(clobber(xo))", 3, 1, "cannot be part of a value"},
		{"3.clobber(xo)", 2, 0, "cannot be part of a value"},
		{"--clobber(xo)", 2, 0, "cannot be part of a value"},
		{"1 < 2", 2, 0, "a comparison is not a game"},
		{"clobber(\xff)", 8, 0, "unexpected"},
		{"clobber(x\x00)", 9, 0, "unexpected '\\x00'"},
		{"clobber(xо)", 9, 0, "unexpected 'о'"}, // a Cyrillic letter
		{"1\u00a0+ 1", 1, 0, "unexpected"},
		{"1 + hackenbush(_ b 1;y q)", 23, 1, "is not a colour"},
		{"1 + hackenbush (_ b 1\n_ b 2\ny q)", 30, 1, "is not a colour"},
		{strings.Repeat("clobber(", 100_000), 7, 0, "not closed"},
		{strings.Repeat("a", 1_000_000) + "(1)", 0, 0, "there is no game and no function"},
		{"1 + 9999*clobber(xo) + *", 23, 10_000, ""},
		{"1 + 10000*clobber(xo)", 4, 1, "more than 10000 components"},
		{"99999999999999999999*clobber(xo)", 0, 0, "more than 10000 components"},
		{strings.Repeat("1+", 10_000) + "1", 20_000, 10_000, "more than 10000 components"},
		{strings.Repeat("(", 1_000_000), 0, 0, "not closed"},
		{strings.Repeat("(", 1_000_000) + strings.Repeat(")", 1_000_000), 100_000, 0, "levels of nesting"},
	} {
		sum, err := parser.Parse(t.Context(), test.text)
		var syntax *cgt.SyntaxError
		if !errors.As(err, &syntax) || sum != nil {
			t.Errorf("%.80q: %v, %v", test.text, len(sum), err)
			continue
		}
		if syntax.What != "sum" || syntax.Offset != test.offset || !strings.HasPrefix(syntax.Msg, fmt.Sprintf("component %d: ", test.component)) || !strings.Contains(syntax.Msg, test.msg) {
			t.Errorf("%.80q: %v, want offset %d, component %d, %s", test.text, err, test.offset, test.component, test.msg)
		}
		if strings.HasPrefix(test.msg, "more") && !errors.Is(err, cgt.ErrLimit) {
			t.Errorf("%.80q: %v is not a limit", test.text, err)
		}
	}
	cause := errors.New("enough")
	ctx, cancel := context.WithCancelCause(t.Context())
	cancel(cause)
	if _, err := parser.Parse(ctx, "{2|-1} + {3|-1}.{1|0} + {5|4||1}:{1|0}"); !errors.Is(err, cause) {
		t.Errorf("after an interrupt: %v", err)
	}
}

// Aliases name games, and none but those that are there.
func TestAliases(t *testing.T) {
	p := parser
	p.Aliases = map[string]string{"knocking": "clobber", "snort": "clobber", "nothing": "chess"}
	sum, err := p.Parse(t.Context(), "Knocking(xo) + snort(.-.)")
	if err != nil || len(sum) != 2 || sum[0].String() != "xo" || sum[1].String() != ".-." {
		t.Error(sum, err)
	}
	if _, err := p.Parse(t.Context(), "nothing(e4)"); err == nil || !strings.HasSuffix(err.Error(), "the games are clobber domineering hackenbush snort") {
		t.Error(err)
	}
}

// Without positions and copies, a sum is what surreal.Parse reads, in parts.
func TestParserValues(t *testing.T) {
	copies := regexp.MustCompile(`\d *\* *[({]`)
	pieces := []string{"1", "3", "1/2", "*", "*2", "^", "v3", "{2|-1}", "(", ")", "+", "-", "±", "−", "+-", "+_", "-_", ":", "2.", " ", "tiny(1)", "x"}
	check := func(t rapid.TB, text string) (isRead bool) {
		limits := surreal.Limits{Steps: 100_000}
		short := surreal.Calculator{Limits: limits}
		want, wantErr := short.Parse(context.Background(), text)
		if errors.Is(wantErr, cgt.ErrLimit) { // as for {2|-1}:*3333; in parts the sum may be within the limit or not, but it comes to an end
			if sum, err := (sums.Parser{Limits: limits}).Parse(context.Background(), text); err != nil && sum != nil {
				t.Fatalf("%q: %v beside %v", text, sum, err)
			}
			return false
		}
		sum, err := sums.Parser{}.Parse(context.Background(), text)
		if (err == nil) != (wantErr == nil) {
			t.Fatalf("%q: %v, want %v", text, err, wantErr)
		}
		if err != nil {
			return false
		}
		games, err := short.ParseSum(context.Background(), text)
		if err != nil {
			t.Fatal(err)
		}
		for _, g := range games { // the text of {2|-1}:*33 has two to the 33 bytes
			if _, err := g.Text(1 << 16); err != nil {
				return true
			}
		}
		var total surreal.Game
		for _, c := range sum {
			total = total.Add(surreal.MustParse(c.String()))
		}
		if total != want {
			t.Fatalf("%q: %v with the sum %v, want %v", text, sum, total, want)
		}
		return true
	}
	if !check(t, "1/2-v3:({2|-1}+*2)") || !check(t, "{2|-1}:*33") || check(t, "1+(*2") {
		t.Error("a sum cannot be read, or what is none can")
	}
	rapid.Check(t, func(t *rapid.T) {
		if text := strings.Join(rapid.SliceOfN(rapid.SampledFrom(pieces), 1, 9).Draw(t, "text"), ""); !copies.MatchString(text) {
			check(t, text)
		}
	})
}

func TestMistakesPanic(t *testing.T) {
	nobody := cgt.Right + 1
	var s sums.Solver
	panics.Expect(t, map[string]func(){
		"ReaderOf":     func() { sums.ReaderOf(nil, clobber.Parse) },
		"Wins":         func() { s.Wins(t.Context(), nobody) },
		"WinningMoves": func() { s.WinningMoves(t.Context(), nobody) },
		"Moves":        func() { sums.Moves(nobody) },
		"Component":    func() { sums.Component{}.Moves(nobody) },
		"Solve":        func() { s.Solve(t.Context(), nobody) },
		"Reply":        func() { new(sums.Solution).Reply(t.Context(), nobody) },
	})
	var wrong *sums.VerifyError
	for _, s := range []sums.Solution{{First: nobody}, {Winner: nobody}} {
		if _, err := s.Verify(t.Context(), sums.VerifyLimits{}); !errors.As(err, &wrong) {
			t.Errorf("a solution for nobody: %v", err)
		}
	}
}
