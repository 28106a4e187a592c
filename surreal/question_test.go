package surreal

import (
	"errors"
	"fmt"
	"strings"
	"testing"

	"github.com/cgt-go/sdk/cgt"
)

func TestQuestions(t *testing.T) {
	for question, games := range map[string]struct{ yes, no []string }{
		"isAllSmall":      {[]string{"0", "^*", "{^^|vv}"}, []string{"1", "+_1"}},
		"isAtomic":        {[]string{"0", "^*", "+_1"}, []string{"1", "+-1", "{1|^^^||^}"}},
		"isCold":          {[]string{"0", "3/4"}, []string{"*", "+-1"}},
		"isDicotic":       {[]string{"*4"}, []string{"1*"}},
		"isEven":          {[]string{"0", "2", "-4", "1*"}, []string{"1", "*", "^", "1/2"}},
		"isEvenTempered":  {[]string{"1", "1/2", "{1*|-1*}"}, []string{"*", "^"}},
		"isHot":           {[]string{"+-1", "{2||1|0}"}, []string{"1", "^", "1*"}},
		"isInfinitesimal": {[]string{"0", "+_1", "^"}, []string{"1/1024", "+-1"}},
		"isInteger":       {[]string{"0", "-7"}, []string{"1/2", "*"}},
		"isNimber":        {[]string{"0", "*7"}, []string{"1", "^"}},
		"isNumber":        {[]string{"0", "3/4"}, []string{"*"}},
		"isNumberTiny":    {[]string{"0", "3/4", "+_1", "-_2", "2 + +_3", "{0|||0||-1|-3}", "{5||3|1|||0||||0}"}, []string{"*", "^", "{0||0|vvv}", "{1|^^||^}", "9/8*", "{0||0|-1}+*"}},
		"isNumberish":     {[]string{"3/4", "3/4^", "+_1"}, []string{"+-1"}},
		"isOdd":           {[]string{"1", "*", "-3", "{1*|-1*}"}, []string{"0", "^"}},
		"isOddTempered":   {[]string{"*", "+-1", "3/4*"}, []string{"0", "1", "^"}},
		"isSwitch":        {[]string{"+-1", "{2|0}"}, []string{"{1||0|-1}", "1", "*", "^"}},
		"isTepid":         {[]string{"*", "2^", "+_1"}, []string{"0", "1", "+-1"}},
		"isZero":          {[]string{"0", "*+*"}, []string{"*", "1"}},
		"isUptimal":       {[]string{"0", "1^<2>*", "^[3]"}, []string{"+-1", "+_1"}},
	} {
		for want, list := range map[bool][]string{true: games.yes, false: games.no} {
			for _, g := range list {
				c := Calculator{}
				st, err := c.ParseStatement(t.Context(), question+" ( "+g+" )")
				if err != nil || st.Question != question || st.G != MustParse(g) || st.Op != "" || st.Holds() != want {
					t.Errorf("%s(%s): %v, %v, want %v", question, g, st, err, want)
				}
			}
		}
	}
	asked := 19
	for question, want := range map[string]string{
		"confusionInterval({3|-1})": "[-1, 3]", "confusionInterval(*)": "[0, 0]", "farStar(^)": ">", "farStar(*)": "||", "levels({2|1||-1})": "0: 0; 1: -1 1; 2: 2; 3: {2|1}; 4: {2|1||-1}", "levels(0)": "0: 0", "misereOutcome(0)": "N", "misereOutcome(*)": "P", "misereOutcome(*2)": "N",
		"outcome(^)": "L", "outcome(^*)": "N", "uptimal(1^[2]*3)": "1*3.11",
	} {
		c := Calculator{}
		st, err := c.ParseStatement(t.Context(), question)
		if got, ok := st.Text(); err != nil || !ok || got != want || st.Holds() {
			t.Errorf("%s: %s, %v, %v, want %s", question, got, ok, err, want)
		}
	}
	for question, want := range map[string]string{
		"leftOptions({2,{1|-1}|-1/2})": "2", "leftOptions(^*)": "0 *", "rightOptions(5)": "", "incentives({3|-1})": "{4|0}",
		"leftIncentives(^)": "v", "rightIncentives(^)": "^*", "rightOptions({1|*2})": "*2",
	} {
		c := Calculator{}
		st, err := c.ParseStatement(t.Context(), question)
		games, ok := st.Games()
		if got := fmt.Sprint(games); err != nil || !ok || got != "["+want+"]" {
			t.Errorf("%s: %s, %v, %v, want %s", question, got, ok, err, want)
		}
		if text, ok := st.Text(); ok {
			t.Errorf("%s: %s", question, text)
		}
	}
	for question, want := range map[string]string{"confusionInterval(1)": "no number", "uptimal(+-1)": "no sum", "uptimal(1)+1": "after a question", "1+outcome(1)": "stands alone", "farStar": "after the question farStar, as in farStar(*)"} {
		if _, err := (&Calculator{}).ParseStatement(t.Context(), question); err == nil || !strings.Contains(err.Error(), want) {
			t.Errorf("%s: %v", question, err)
		}
	}
	for _, question := range []string{"leftOptions(*100000000)", "misereOutcome(*100000000)", "misereOutcome(100000000)", "incentives(*100000000)", "levels(*100000000)", "levels(100000000)"} {
		c := Calculator{Limits: Limits{Steps: 100_000}}
		if _, err := c.ParseStatement(t.Context(), question); !errors.Is(err, cgt.ErrLimit) {
			t.Errorf("%s: %v", question, err)
		}
	}
	if len(questions) != asked+11 {
		t.Errorf("%d questions are not all asked here", len(questions))
	}
}
