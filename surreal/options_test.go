package surreal_test

import (
	"testing"

	"github.com/google/go-cmp/cmp"

	"github.com/cgt-go/sdk/cgt"
	"github.com/cgt-go/sdk/surreal"
)

// TestOptionsOfUpStar compares the options of some number-up-stars with the tables of Winning Ways, ch. 3.
func TestOptionsOfUpStar(t *testing.T) {
	for text, want := range map[string][2][]string{
		"^":     {{"0"}, {"*"}},
		"^*":    {{"0", "*"}, {"0"}},
		"^^":    {{"0"}, {"^*"}},
		"^^*":   {{"0"}, {"^"}},
		"v3":    {{"vv*"}, {"0"}},
		"^*2":   {{"0"}, {"*3"}},
		"1*2":   {{"1", "1*"}, {"1", "1*"}},
		"1/2^":  {{"1/2"}, {"1/2*"}},
		"-3":    {nil, {"-2"}},
		"5/8":   {{"1/2"}, {"3/4"}},
		"-5/8v": {{"-5/8*"}, {"-5/8"}},
	} {
		g := surreal.MustParse(text)
		var got, expected [2][]surreal.Game
		for who := range got {
			for o := range g.Options(cgt.Player(who)) {
				got[who] = append(got[who], o)
			}
			for _, o := range want[who] {
				expected[who] = append(expected[who], surreal.MustParse(o))
			}
		}
		if diff := cmp.Diff(expected, got); diff != "" {
			t.Errorf("options of %s, want (-) and got (+):\n%s", text, diff)
		}
	}
}
