package surreal

import (
	"errors"
	"slices"
	"strings"
	"testing"

	"github.com/cgt-go/sdk/cgt"
)

func TestParseFunctions(t *testing.T) {
	for _, test := range []struct{ text, want string }{
		{"cool({2|1}, 1/2)", "3/2*"},
		{"cool({2|1},1/4)+1", "{11/4|9/4}"},
		{"freeze({1||0|-2})", "^"},
		{"heat(^*,2)", "{2,{4|0}|-2}"},
		{"overheat(7/16,0,0)", "{^|*||*}"},
		{"norton(1/2,^)", "{^^*|v*}"},
		{"times(*5,*6)", "*8"},
		{"ordsum(*2,*3)", "*5"},
		{"ordsum(1)", "1"},
		{"ordsum(*,1,1)", "{0,^*|0}"},
		{"mean({2|1||-1})", "1/4"},
		{"temperature({2|1||-1})", "5/4"},
		{"temperature(3)", "-1"},
		{"leftStop({3|-1}) - rightStop({3|-1})", "4"},
		{"birthday(*12)", "12"},
		{"atomicWeight(v7*3)", "-7"},
		{"reducedCanonicalForm({3/2*|1/2||-1^})", "{3/2|1/2||-1}"},
		{"companion({1|^^||^})", "{1|^^*||^*}"},
		{"pow(^,3)", "^<3>"},
		{"powto(^, 2)+*", "^[2]*"},
		{"subordinate(3/4,1)", "-1/2"},
		{"simplest(1/4,1)", "1/2"},
		{"followers(^)+stopCount(*3)", "21"},
		{"atomicWeight(+_2)", "0"},
		{"tiny(2) + miny(1)", "+_2 + -_1"},
		{"selective(*5,*6)", "*11"},
		{"selective(+-1,^^)", "{1+^^|-1^^,-1^*}"},
		{"conjunctive({1|0},0)", "0"},
		{"continuedConjunctive(*,*2)", "*2"},
		{"shortenedSum(*,0)", "0"},
		{"shortenedSelective(1,0)", "0"},
		{"dicoticVariant({1|*})", "{0|*}"},
		{"impartialVariant({1|0})", "*2"},
		{"twistedVariant({1|0})", "-1/2"},
		// Inside and outside of other things.
		{"{cool({2|1},1/2)|mean(5)||-1}", "{3/2*|5||-1}"},
		{"-mean( {5|-2} )", "-3/2"},
		{"3.mean(1/2)", "3/2"},
		{"+-mean(1)", "+-1"},
		{"heat (heat(*,1),1)", "+-2"},
		{"(cool((+-1),(1/2)))", "+-1/2"},
	} {
		if g, err := Parse(test.text); err != nil || g != MustParse(test.want) {
			t.Errorf("%s = %v, %v, want %s", test.text, g, err, test.want)
		}
	}
	if !slices.IsSortedFunc(functions, func(f, g function) int { return strings.Compare(f.name, g.name) }) {
		t.Error("the functions are not sorted")
	}
	for _, f := range functions {
		if strings.HasPrefix(f.name, "v") {
			t.Errorf("%s begins with an arrow", f.name)
		}
	}
}

func TestParseFunctionErrors(t *testing.T) {
	for _, test := range []struct {
		text   string
		offset int
		want   string
	}{
		{"1 + cooler(1,2)", 4, `there is no function "cooler"`},
		{"cool", 4, "want '(' after the function cool"},
		{"cool 1", 5, "want '(' after the function cool"},
		{"cool()", 5, "want a game"},
		{"cool(1,)", 7, "want a game"},
		{"cool(1", 6, `"(" at offset 4 is still open`},
		{"1 + cool ({1|0},1", 17, `"(" at offset 9 is still open`},
		{"isHot({1|0}", 11, `"(" at offset 5 is still open`},
		{"2+cool(1)", 2, "takes 2 arguments, not 1"},
		{"cool(1,2,3)", 0, "takes 2 arguments, not 3"},
		{"cool(1,-2)", 0, "at least -1"},
		{"cool(1,*)", 0, "at least -1"},
		{"atomicWeight(1)", 0, "no atomic weight"},
		{"1+atomicWeight({1|^^^||^})", 2, "no atomic weight"},
		{"pow(*2,2)+1", 0, "{0|h}"},
		{"pow(^,1/2)", 0, "at least 1"},
		{"pow(^,^)", 0, "at least 1"},
		{"pow(1,2)", 0, "{0|h}"},
		{"powto(^,-1)", 0, "at least 0"},
		{"powto(^,*)", 0, "at least 0"},
		{"subordinate(1,*)", 0, "no ordinal sum"},
		{"simplest(1,1)", 0, "two numbers"},
		{"simplest(2,1)", 0, "two numbers"},
		{"simplest(*,1)", 0, "two numbers"},
		{"stopCount(^100000000000000000000000000)", 0, "too large"},
		{"1+isHot(1)", 2, "stands alone"},
		{"{isHot(1)|}", 1, "stands alone"},
		{"isHot(isHot(1))", 6, "stands alone"},
		{"-isHot(1)", 1, "stands alone"},
		{"isHot(1)+1", 8, "after a question"},
		{"isHot(1,2)", 0, "takes 1 argument, not 2"},
		{"isHot(1)", 0, "a question is not a game"},
		{"isHot", 5, "("},
		{"cool(1|2)", 6, "after a game"},
		{"cool{1,2}", 4, "'('"},
		{"(1,2)", 2, "after a game"},
		{"mean(1<2)", 6, "after a game"},
		{strings.Repeat("x", 1000) + "(1)", 0, "there is no function"},
	} {
		_, err := Parse(test.text)
		var syntax *cgt.SyntaxError
		if !errors.As(err, &syntax) || syntax.Offset != test.offset || !strings.Contains(err.Error(), test.want) || len(err.Error()) > 200 {
			t.Errorf("%s: %v, want offset %d and %q", test.text, err, test.offset, test.want)
		}
		if want := strings.HasPrefix(test.want, "there is no function"); errors.Is(err, ErrNoFunction) != want {
			t.Errorf("%s: that there is no function is the error: %v, want %v", test.text, !want, want)
		}
	}
	// A limit is no reason to say that something is not defined.
	for _, s := range []string{"subordinate(^[20000],^)", "subordinate(1000000000000,-1)", "atomicWeight(heat(^100000,+_1))"} {
		if _, err := (&Calculator{Limits: Limits{Steps: 20_000}}).Parse(t.Context(), s); !errors.Is(err, cgt.ErrLimit) {
			t.Errorf("%s: %v", s, err)
		}
	}
	// Everything ends within the limits.
	c := Calculator{Limits: Limits{Steps: 1_000_000}}
	for _, s := range []string{
		"heat(^1000000000,1)", "overheat(1/4+*70000,*,*)", "norton(^1000000000,^)", "times(*60000,*60001)",
		"cool(*60000,-1/2)", "ordsum(*,1000000000)", "^<1000000000>", "v[1000000000]", "powto(+-1,1/1" + strings.Repeat("0", 300) + ")", "companion(^1000000000)",
		"subordinate(^1000000000,*)", "selective(*100000000,*)", "conjunctive(*30000,*30000)", "twistedVariant(*1000000000)", "impartialVariant(1000000000)", "selective(*40,*40,*40,*40,*40,*40)",
		"followers(1000000000)", "followers(*1000000000)", "followers(1*1000000000)", "*:1000000000", "isUptimal({^1000000|v1000000})", "isAtomic({1|^100000000||^100000000})", "overheat(1/1" + strings.Repeat("0", 300) + ",1,1)", "norton(1/2,{*60000|-1})",
		strings.Repeat("heat(", 5000) + "+-1,+-1/2" + strings.Repeat(",1)", 5000),
	} {
		_, err := c.Parse(t.Context(), s)
		var syntax *cgt.SyntaxError
		if err == nil || !errors.Is(err, cgt.ErrLimit) && !errors.As(err, &syntax) {
			t.Errorf("%.60s: %v", s, err)
		}
	}
}
