package richman_test

import (
	"errors"
	"math/big"
	"strings"
	"testing"

	"github.com/cgt-go/sdk/cgt"
	"github.com/cgt-go/sdk/richman"
)

func TestRuleText(t *testing.T) {
	half, err := richman.Taxman(big.NewRat(1, 2))
	if err != nil {
		t.Fatal(err)
	}
	for _, test := range []struct {
		rule richman.Rule
		text string
		bank string
	}{
		{richman.Rule{}, "richman", "0"},
		{richman.Richman(), "richman", "0"},
		{richman.Poorman(), "poorman", "1"},
		{half, "taxman 1/2", "1/2"},
		{half.Proportional(), "taxman 1/2 proportional", "1/2"},
		{richman.Richman().Proportional(), "richman proportional", "0"},
	} {
		if got := test.rule.String(); got != test.text {
			t.Errorf("%q, want %q", got, test.text)
		}
		if got := test.rule.Bank().RatString(); got != test.bank {
			t.Errorf("%s: the bank gets %s, want %s", test.text, got, test.bank)
		}
		var back richman.Rule
		text, _ := test.rule.MarshalText()
		if err := back.UnmarshalText(text); err != nil || back != test.rule {
			t.Errorf("%s is read as %v, %v", text, back, err)
		}
	}
	for text, want := range map[string]richman.Rule{"taxman 0": richman.Richman(), "taxman 2/2": richman.Poorman(), "taxman 0.5": half} {
		if got, err := richman.ParseRule(text); err != nil || got != want {
			t.Errorf("%q is read as %v, %v", text, got, err)
		}
	}
	for _, text := range []string{"", "Richman", "taxman", "taxman ", "taxman x", "taxman 3/2", "taxman -1", "taxman 1/0", "taxman 1e9", "taxman 1/2 ", "poorman 1/2", "taxman " + strings.Repeat("9", 20_000)} {
		var wrong *cgt.SyntaxError
		if _, err := richman.ParseRule(text); !errors.As(err, &wrong) || wrong.Offset > len(text) {
			t.Errorf("%.20q: %v, want a SyntaxError", text, err)
		}
	}
	for _, x := range []*big.Rat{nil, big.NewRat(-1, 2), big.NewRat(3, 2)} {
		var wrong *richman.RuleError
		if _, err := richman.Taxman(x); !errors.As(err, &wrong) {
			t.Errorf("Taxman(%v): %v, want a RuleError", x, err)
		}
	}
}

func FuzzParseRule(f *testing.F) {
	f.Add("taxman 1/2 proportional")
	f.Add("poorman")
	f.Fuzz(func(t *testing.T, text string) {
		r, err := richman.ParseRule(text)
		if err != nil {
			return
		}
		if back, err := richman.ParseRule(r.String()); err != nil || back != r {
			t.Errorf("%q: %v is read as %v, %v", text, r, back, err)
		}
	})
}
