package sums_test

import (
	"errors"
	"strings"
	"testing"

	"github.com/cgt-go/sdk/cgt"
	"github.com/cgt-go/sdk/rulesets/clobber"
	"github.com/cgt-go/sdk/rulesets/domineering"
	"github.com/cgt-go/sdk/rulesets/hackenbush"
	"github.com/cgt-go/sdk/rulesets/snort"
	"github.com/cgt-go/sdk/surreal"
	"github.com/cgt-go/sdk/surreal/sums"
)

// parser reads sums in which positions of some rulesets stand.
var parser = sums.Parser{Games: map[string]sums.Reader{
	"clobber":     sums.ReaderOf(clobber.Rules{}, clobber.Parse),
	"domineering": sums.ReaderOf(domineering.Rules{}, domineering.Parse),
	"hackenbush": sums.ReaderOf(hackenbush.Rules{}, func(text string) (hackenbush.Position, error) {
		p, err := hackenbush.ParsePicture(text)
		return p.Position(), err
	}),
	"snort": sums.ReaderOf(snort.Rules{}, snort.Parse),
}}

// FuzzParser checks that what cannot be read is refused with a place in the text, or because of a limit, and that
// components can be played.
func FuzzParser(f *testing.F) {
	for _, seed := range []string{"3*domineering(..|..) + {2|-1} - clobber (xo.) + *2", "1--hackenbush(_ b 1;y g _)", "2*(^) ± 1", "snort(.-.", "1 + \xff", "{1||{2|", "2*HB (_ b 1) - cool(xo)", "3 nothing(.) + hb", "cool({1|0}, 1)"} {
		f.Add(seed)
	}
	f.Fuzz(func(t *testing.T, text string) {
		p := parser
		p.Aliases = map[string]string{"hb": "hackenbush", "cool": "clobber", "nothing": "nobody"}
		p.Limits = surreal.Limits{Steps: 10_000, Positions: 1000}
		sum, err := p.Parse(t.Context(), text)
		var syntax *cgt.SyntaxError
		switch {
		case err == nil:
			for _, c := range sum {
				if c.Neg().Neg() != c {
					t.Fatalf("%q: %v is not the negative of its negative", text, c)
				}
			}
		case !errors.As(err, &syntax) || syntax.Offset < 0 || syntax.Offset > len(text) || !strings.HasPrefix(syntax.Msg, "component "):
			t.Fatalf("%q: %v", text, err)
		}
	})
}
