package matrixgame

import (
	"bytes"
	"encoding/json"
	"fmt"
	"math/big"
	"strings"

	"github.com/cgt-go/sdk/internal/scan"
)

// String returns a line for each profile, the last player's choice changing fastest: the choices, counted from 1, and
// what each player gets, as in "1 2: 3, -1/2". [NFG] has a text that can be read again.
func (g *Game) String() string {
	if g.isMissing() {
		return missingGame
	}
	var b strings.Builder
	for at := range g.payoffs[0] {
		for who, k := range g.profile(at) {
			if who > 0 {
				b.WriteByte(' ')
			}
			fmt.Fprint(&b, k+1)
		}
		for who, list := range g.payoffs {
			sep := ", "
			if who == 0 {
				sep = ": "
			}
			b.WriteString(sep + list[at].RatString())
		}
		b.WriteByte('\n')
	}
	return b.String()
}

// MarshalJSON returns an object with "choices", the number of choices of each player, and "payoffs", a list for each
// player of what he gets, as strings such as "-3/2": for one profile after another, the last player's choice changing
// fastest, as [NewGame] takes them. The zero value, which is no game, is null.
func (g *Game) MarshalJSON() ([]byte, error) {
	if g.isMissing() {
		return []byte("null"), nil
	}
	payoffs := make([][]string, len(g.payoffs))
	for who, list := range g.payoffs {
		payoffs[who] = ratStrings(list)
	}
	return json.Marshal(struct {
		Choices []int      `json:"choices"`
		Payoffs [][]string `json:"payoffs"`
	}{g.sizes, payoffs})
}

// UnmarshalJSON makes g the game of an object such as MarshalJSON returns, in which payoffs are strings or numbers as
// [ParseMatrix] reads them. Like UnmarshalJSON of any type it does nothing with null. It is for decoders: other users
// of g see the change. The error is that of package encoding/json, or an [*InputError], also if the payoffs have more
// than 2^27 bits together.
func (g *Game) UnmarshalJSON(data []byte) error {
	if string(bytes.TrimSpace(data)) == "null" {
		return nil
	}
	var from struct {
		Choices []int               `json:"choices"`
		Payoffs [][]json.RawMessage `json:"payoffs"`
	}
	if err := json.Unmarshal(data, &from); err != nil {
		return fmt.Errorf("matrixgame: %w", scan.JSONError(err))
	}
	number := numberFromJSON()
	payoffs := make([][]*big.Rat, len(from.Payoffs))
	for who, list := range from.Payoffs {
		for k, raw := range list {
			x, wrong := number(raw)
			if wrong != "" {
				return &InputError{Place: fmt.Sprintf("payoff %d of player %d", k+1, who+1), Msg: wrong}
			}
			payoffs[who] = append(payoffs[who], x)
		}
	}
	h, err := NewGame(from.Choices, payoffs...)
	if err == nil {
		*g = *h
	}
	return err
}
