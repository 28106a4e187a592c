package matrixgame

import (
	"encoding/json"
	"errors"
	"fmt"
	"strings"

	"github.com/cgt-go/sdk/cgt"
	"github.com/cgt-go/sdk/internal/scan"
)

// ParseBimatrix reads a game of two players: the payoffs of the row player as [ParseMatrix] reads them, an empty line
// or more, and those of the column player. The error is a [*cgt.SyntaxError] with the line and the offset in it, also
// if the matrices differ in size, or a [*cgt.LimitError] if they have more than [MaxEntries] entries together.
// [ParseNFG] reads the files of Gambit, and [ParseLRS] those of lrsnash.
func ParseBimatrix(text string) (*Bimatrix, error) {
	const what = "bimatrix"
	blocks, err := readBlocks(what, text)
	switch {
	case err != nil:
		return nil, err
	case len(blocks) == 1:
		return nil, &cgt.SyntaxError{What: what, Line: blocks[0].line, Msg: "after this matrix and an empty line the payoffs of the column player should follow"}
	case len(blocks) > 2:
		return nil, &cgt.SyntaxError{What: what, Line: blocks[2].line, Msg: "a third matrix begins after an empty line"}
	}
	row, column := blocks[0].matrix, blocks[1].matrix
	if row.rows != column.rows || row.columns != column.columns {
		return nil, &cgt.SyntaxError{What: what, Line: blocks[1].line, Msg: fmt.Sprintf("a matrix of %d×%d, and the first one is of %d×%d", column.rows, column.columns, row.rows, row.columns)}
	}
	return &Bimatrix{[2]*Matrix{row, column}}, nil
}

// MarshalText returns the text of [Bimatrix.String]. The error is a [*VerifyError] for the zero value, which is no game.
func (g *Bimatrix) MarshalText() ([]byte, error) {
	if g.isMissing() {
		return nil, &VerifyError{Msg: missingGame}
	}
	return []byte(g.String()), nil
}

// UnmarshalText makes g the game of a text that [ParseBimatrix] reads. It is for decoders: other users of g see the
// change.
func (g *Bimatrix) UnmarshalText(text []byte) error {
	h, err := ParseBimatrix(string(text))
	if err == nil {
		*g = *h
	}
	return err
}

// bimatrixJSON is a game as it is written in JSON.
type bimatrixJSON struct {
	Row    *Matrix `json:"row"`
	Column *Matrix `json:"column"`
}

// MarshalJSON returns an object with the payoffs of the two players, "row" and "column", each as a [Matrix] has them. The
// zero value, which is no game, is null.
func (g *Bimatrix) MarshalJSON() ([]byte, error) {
	if g.isMissing() {
		return []byte("null"), nil
	}
	return json.Marshal(bimatrixJSON{g.payoffs[Row], g.payoffs[Column]})
}

// UnmarshalJSON makes g the game of an object such as MarshalJSON returns. Like UnmarshalJSON of any type it does
// nothing with null. It is for decoders: other users of g see the change. The error is that of package encoding/json,
// or an [*InputError].
func (g *Bimatrix) UnmarshalJSON(data []byte) error {
	var both *struct {
		Row    *json.RawMessage `json:"row"`
		Column *json.RawMessage `json:"column"`
	}
	if err := json.Unmarshal(data, &both); err != nil {
		return fmt.Errorf("matrixgame: %w", scan.JSONError(err))
	}
	if both == nil {
		return nil
	}
	if both.Row == nil || both.Column == nil {
		return &InputError{Msg: "a game of two players has the keys row and column"}
	}
	var payoffs [2]Matrix
	for who, text := range []*json.RawMessage{both.Row, both.Column} {
		if err := payoffs[who].UnmarshalJSON(*text); err != nil {
			place := fmt.Sprintf("the payoffs of the %v player:", Player(who))
			if input, ok := err.(*InputError); ok {
				return &InputError{Place: strings.TrimSpace(place + " " + input.Place), Msg: input.Msg}
			}
			return fmt.Errorf("matrixgame: %s %w", place, errors.Unwrap(err))
		}
	}
	h, err := NewBimatrix(&payoffs[Row], &payoffs[Column])
	if err == nil {
		*g = *h
	}
	return err
}
