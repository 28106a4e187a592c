package zermelo

import (
	"cmp"
	"fmt"

	"github.com/cgt-go/sdk/cgt"
	"github.com/cgt-go/sdk/internal/scan"
)

// Payoff is what [Max] gets at the end of a play: any type whose values are totally ordered. Max likes large payoffs,
// [Min] small ones. [Result] is for games that are won, drawn or lost, [Int] and [Rational] are for numbers; a type of
// the caller's does as well, such as a medal.
type Payoff[V any] interface {
	comparable
	// Compare returns a negative number if the receiver is smaller than v, 0 if it is v, and a positive number if it is
	// larger.
	Compare(v V) int
}

// prefer compares payoffs as who sees them: it returns a positive number if v is better than w, and a negative one if
// it is worse.
func prefer[V Payoff[V]](who Player, v, w V) int {
	if who == Min {
		return w.Compare(v)
	}
	return v.Compare(w)
}

// Signed is an optional capability of a [Payoff]: it tells good payoffs from bad ones, and has for each payoff the one
// that is as good for the other player. A solver uses it for two things: to say who is in a hurry, Max at payoffs with
// a positive sign and Min at those with a negative one; and for games with positions that are alike but for the
// players, see [cgt.Normalizer].
type Signed[V any] interface {
	// Sign returns a positive number if the payoff is good for Max, a negative one if it is good for Min, and else 0.
	Sign() int
	// Neg returns the payoff after Max and Min have changed places; the negative of that is the payoff itself.
	Neg() V
}

// Extremal is an optional capability of a [Payoff]: there is a least payoff and a largest one. Then it needs no proof
// that a player gets the worst one at least.
type Extremal[V any] interface {
	// Extremes returns the least and the largest payoff, whatever the receiver is. A game with another payoff breaks its
	// contract, which is a [*GameError] where it is met.
	Extremes() (least, most V)
}

// Result is the payoff of a game that is won, drawn or lost, as [Max] sees it. The zero value is [Draw].
type Result int8

// The results.
const (
	Loss Result = iota - 1
	Draw
	Win
)

// WinFor returns the result of a play that who wins.
func WinFor(who Player) Result {
	if who == Max {
		return Win
	}
	return Loss
}

// Compare compares results: [Loss] < [Draw] < [Win].
func (r Result) Compare(s Result) int { return cmp.Compare(r, s) }

// Sign returns 1 for [Win], 0 for [Draw] and −1 for [Loss].
func (r Result) Sign() int { return int(r) }

// Neg returns the result as [Min] sees it.
func (r Result) Neg() Result { return -r }

// Extremes returns [Loss] and [Win].
func (r Result) Extremes() (least, most Result) { return Loss, Win }

// Winner returns who wins; ok is false for a [Draw].
func (r Result) Winner() (who Player, ok bool) {
	if r > 0 {
		return Max, true
	}
	return Min, r < 0
}

// String returns "loss", "draw" or "win".
func (r Result) String() string {
	switch r {
	case Loss:
		return "loss"
	case Draw:
		return "draw"
	case Win:
		return "win"
	}
	return fmt.Sprintf("Result(%d)", int8(r))
}

// MarshalText returns the text of [Result.String]. It fails for a value that is not a result.
func (r Result) MarshalText() ([]byte, error) {
	if r < Loss || r > Win {
		return nil, fmt.Errorf("zermelo: %v is not a result", r)
	}
	return []byte(r.String()), nil
}

// UnmarshalText reads what [Result.MarshalText] writes. An error is a [*cgt.SyntaxError].
func (r *Result) UnmarshalText(text []byte) error {
	for s := Loss; s <= Win; s++ {
		if string(text) == s.String() {
			*r = s
			return nil
		}
	}
	return &cgt.SyntaxError{What: "result", Msg: fmt.Sprintf("%q is neither loss nor draw nor win", scan.Brief(string(text)))}
}

// Int is a payoff that is an integer. The smallest int64 is no payoff, since its negative is none.
type Int int64

// Compare compares integers.
func (x Int) Compare(y Int) int { return cmp.Compare(x, y) }

// Sign returns the sign of x.
func (x Int) Sign() int { return cmp.Compare(x, 0) }

// Neg returns −x.
func (x Int) Neg() Int { return -x }
