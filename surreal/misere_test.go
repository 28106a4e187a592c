package surreal_test

import (
	"testing"

	"github.com/cgt-go/sdk/cgt"
	"github.com/cgt-go/sdk/rulesets/domineering"
	"github.com/cgt-go/sdk/surreal"
)

// Who wins the canonical forms in misère play: the test suite of CGSuite 2.2.
func TestMisereOutcomes(t *testing.T) {
	for _, test := range []struct {
		game string
		want cgt.Outcome
	}{
		{"0", cgt.N},
		{"5", cgt.R},
		{"25/16", cgt.R},
		{"*8", cgt.N},
		{"^", cgt.R},
		{"{0|*||*|||*||||*}", cgt.R},
		{"{0,*,*2,*3,{0,*,*2,*3,*4||*4,v*5|vv*4}||{0,*,*2,*3,*4||*4,v*5|vv*4|||vv*4,{*4,v*5|vv*4}},{0,*,*2,*3,*4||*4,v*5|vv*4}|{0,*,*2,*3,*4||*4,v*5|vv*4|||vv*4,{*4,v*5|vv*4}||||vv*4}}", cgt.L},
		{"{0||0|-3/2}", cgt.R},
		{"{3||2*|1*}", cgt.R},
	} {
		s := cgt.Solver[surreal.Game]{Rules: surreal.Games{}, Misere: true}
		if o, err := s.Outcome(t.Context(), surreal.MustParse(test.game)); err != nil || o != test.want {
			t.Errorf("%s has the misère outcome %v, %v, want %v", test.game, o, err, test.want)
		}
	}
	s := cgt.Solver[domineering.Position]{Rules: domineering.Rules{}, Misere: true}
	if o, err := s.Outcome(t.Context(), domineering.Rectangle(2, 4)); err != nil || o != cgt.N {
		t.Errorf("2 × 4 has the misère outcome %v, %v", o, err)
	}
}
