package surreal

import "testing"

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
	if len(questions) != 18 {
		t.Errorf("%d questions are not all asked here", len(questions))
	}
}
