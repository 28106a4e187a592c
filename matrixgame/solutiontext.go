package matrixgame

import (
	"encoding/json"
	"fmt"
	"math/big"
	"strings"
)

// String returns the value and the strategies, the row player's first, as in "-1/24 (7/12, 5/12) (7/12, 5/12)".
func (s *Solution) String() string {
	if s.m == nil {
		return missingGame
	}
	return fmt.Sprintf("%s %v %v", s.value.RatString(), s.row, s.column)
}

// MarshalJSON returns an object with "value", a string, and "row" and "column", the probabilities of the strategies as
// lists of strings. The error is a [*VerifyError] for the zero value.
func (s *Solution) MarshalJSON() ([]byte, error) {
	if s.m == nil {
		return nil, &VerifyError{Msg: missingGame}
	}
	return json.Marshal(struct {
		Value  string   `json:"value"`
		Row    []string `json:"row"`
		Column []string `json:"column"`
	}{s.value.RatString(), ratStrings(s.row.p), ratStrings(s.column.p)})
}

// ratText returns the text of a number, or a question mark if it is missing.
func ratText(x *big.Rat) string {
	if x == nil {
		return "?"
	}
	return x.RatString()
}

// ratStrings returns the texts of numbers.
func ratStrings(x []*big.Rat) []string {
	texts := make([]string, len(x))
	for i, y := range x {
		texts[i] = y.RatString()
	}
	return texts
}

// String returns the bounds of the value and the strategies that guarantee them, as in "[-1/24, 1/24] (7/12, 5/12)
// (7/12, 5/12)".
func (b *Bounds) String() string {
	if b.low == nil {
		return missingGame
	}
	return fmt.Sprintf("[%s, %s] %v %v", b.low.value.RatString(), b.high.value.RatString(), b.low.row, b.high.column)
}

// MarshalJSON returns an object with "low" and "high", the bounds of the value as strings, and "row" and "column", the
// probabilities of the strategies that guarantee them as lists of strings. The error is a [*VerifyError] for the zero
// value.
func (b *Bounds) MarshalJSON() ([]byte, error) {
	if b.low == nil {
		return nil, &VerifyError{Msg: missingGame}
	}
	return json.Marshal(struct {
		Low    string   `json:"low"`
		High   string   `json:"high"`
		Row    []string `json:"row"`
		Column []string `json:"column"`
	}{b.low.value.RatString(), b.high.value.RatString(), ratStrings(b.low.row.p), ratStrings(b.high.column.p)})
}

// String returns the extreme strategies, one on a line.
func (o *Optima) String() string {
	if o.sol == nil {
		return missingGame
	}
	return lines(o.extreme)
}

// MarshalJSON returns an object with "player", who is "row" or "column", "value", a string, "dimension", and "extreme",
// the extreme strategies as lists of their probabilities, which are strings. The error is a [*VerifyError] for the zero
// value.
func (o *Optima) MarshalJSON() ([]byte, error) {
	if o.sol == nil {
		return nil, &VerifyError{Msg: missingGame}
	}
	return json.Marshal(struct {
		Player    string     `json:"player"`
		Value     string     `json:"value"`
		Dimension int        `json:"dimension"`
		Extreme   [][]string `json:"extreme"`
	}{o.who.String(), o.sol.value.RatString(), o.dimension, probabilities(o.extreme)})
}

// String returns the extreme equilibria, one on a line: the strategies and then what the players get, as in "(1, 0)
// (0, 1) -1, 1". Of a profile that is not for the game there are only the strategies.
func (e *Equilibria) String() string {
	var b strings.Builder
	for _, p := range e.Extreme {
		b.WriteString(p.String())
		if e.Game.fitsProfile(p) == nil {
			b.WriteString(" " + strings.Join(e.payoffs(p), ", "))
		}
		b.WriteByte('\n')
	}
	return b.String()
}

// payoffs returns the texts of what both players get.
func (e *Equilibria) payoffs(p Profile) []string {
	return ratStrings([]*big.Rat{e.Game.Payoff(Row, p), e.Game.Payoff(Column, p)})
}

// MarshalJSON returns an object with "equilibria", the list of extreme equilibria: objects with "row" and "column", the
// probabilities of the strategies, and "payoffs", what the row player and the column player get, all as lists of
// strings. The error is a [*VerifyError] if the game is missing, or an [*InputError] if a profile is not for it.
func (e *Equilibria) MarshalJSON() ([]byte, error) {
	type equilibrium struct {
		Row     []string `json:"row"`
		Column  []string `json:"column"`
		Payoffs []string `json:"payoffs"`
	}
	all := struct {
		Equilibria []equilibrium `json:"equilibria"`
	}{[]equilibrium{}}
	for _, p := range e.Extreme {
		if err := e.Game.fitsProfile(p); err != nil {
			return nil, err
		}
		all.Equilibria = append(all.Equilibria, equilibrium{ratStrings(p.Row.p), ratStrings(p.Column.p), e.payoffs(p)})
	}
	return json.Marshal(all)
}
