package richman

import (
	"fmt"
	"math/big"
	"strings"

	"github.com/cgt-go/sdk/cgt"
)

// Rule says where the bid goes that wins an auction: a share of it goes to the bank, and the rest to the other players.
// The zero value is the rule of Richman, [Richman]: nothing goes to the bank. Rules are equal if and only if == says
// so.
//
// A third player makes a difference. The rest goes to the player with the second highest bid, or, if
// [Rule.Proportional] says so, to both others in proportion to their bids.
//
// Sources: Lazarus and others, Combinatorial games under auction play (Richman and poorman), and the taxman rule
// between them, Avni, Henzinger and Žikelić, Bidding mechanisms in graph games (2019), where the share τ is what the
// opponent gets; for three players the Richman notes, §9.
type Rule struct {
	bank       string // the share of the bank as a fraction in lowest terms; "" is 0
	proportion bool
}

// Richman returns the rule by which the whole bid goes to the other players.
func Richman() Rule { return Rule{} }

// Poorman returns the rule by which the whole bid goes to the bank.
func Poorman() Rule { return Rule{bank: "1"} }

// Taxman returns the rule by which the share t of the bid goes to the bank. [Richman] is t = 0, and [Poorman] is t = 1.
// The error is a [*RuleError] if t is not between 0 and 1.
func Taxman(t *big.Rat) (Rule, error) {
	if t == nil || t.Sign() < 0 || t.Cmp(big.NewRat(1, 1)) > 0 {
		return Rule{}, &RuleError{fmt.Sprintf("the share of the bank is %v, which is not between 0 and 1", t)}
	}
	if t.Sign() == 0 {
		return Rule{}, nil
	}
	return Rule{bank: t.RatString()}, nil
}

// Bank returns the share of a bid that goes to the bank.
func (r Rule) Bank() *big.Rat {
	t := new(big.Rat)
	if r.bank != "" {
		t.SetString(r.bank)
	}
	return t
}

// Proportional returns the rule by which the share of the bank is the same, and the others share the rest in proportion
// to their bids, in equal parts if they bid nothing. With two players there is no difference.
func (r Rule) Proportional() Rule {
	r.proportion = true
	return r
}

// IsProportional reports whether the others share the rest in proportion to their bids.
func (r Rule) IsProportional() bool { return r.proportion }

// String returns "richman", "poorman" or a text such as "taxman 1/2", followed by " proportional" if so. [ParseRule]
// reads it.
func (r Rule) String() string {
	text := "richman"
	switch {
	case r.bank == "1":
		text = "poorman"
	case r.bank != "":
		text = "taxman " + r.bank
	}
	if r.proportion {
		text += " proportional"
	}
	return text
}

// ParseRule reads what [Rule.String] writes. The error is a [*cgt.SyntaxError].
func ParseRule(text string) (Rule, error) {
	name, isProportional := strings.CutSuffix(text, " proportional")
	var r Rule
	switch share, isTaxman := strings.CutPrefix(name, "taxman "); {
	case name == "richman":
	case name == "poorman":
		r = Poorman()
	case isTaxman:
		const longest = 10_000 // letters, so that nobody's exponent fills the memory
		t, ok := new(big.Rat), false
		if len(share) <= longest && !strings.ContainsAny(share, "eEpP_") {
			_, ok = t.SetString(share)
		}
		if !ok {
			return Rule{}, &cgt.SyntaxError{What: "rule", Offset: len("taxman "), Msg: "a fraction is expected"}
		}
		var err error
		if r, err = Taxman(t); err != nil {
			return Rule{}, &cgt.SyntaxError{What: "rule", Offset: len("taxman "), Msg: "the share of the bank is not between 0 and 1", Err: err}
		}
	default:
		return Rule{}, &cgt.SyntaxError{What: "rule", Msg: "richman, poorman or taxman is expected"}
	}
	if isProportional {
		r = r.Proportional()
	}
	return r, nil
}

// MarshalText returns what [Rule.String] does.
func (r Rule) MarshalText() ([]byte, error) { return []byte(r.String()), nil }

// UnmarshalText reads what [ParseRule] does.
func (r *Rule) UnmarshalText(text []byte) error {
	rule, err := ParseRule(string(text))
	if err == nil {
		*r = rule
	}
	return err
}

// RuleError reports a rule that there is not, or the chances of a coin that decides who moves that there cannot be.
type RuleError struct{ Msg string }

// Error returns the message in one line.
func (e *RuleError) Error() string { return "richman: rule: " + e.Msg }
