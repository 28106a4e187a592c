package matrixgame

import (
	"bytes"
	"encoding/json"
	"fmt"
	"math/big"

	"github.com/cgt-go/sdk/internal/scan"
)

// MarshalJSON returns the rows as lists of entries, which are strings such as "-3/2".
func (m *Matrix) MarshalJSON() ([]byte, error) {
	rows := make([][]string, m.rows)
	for i := range rows {
		for _, x := range m.row(i) {
			rows[i] = append(rows[i], x.RatString())
		}
	}
	return json.Marshal(rows)
}

// UnmarshalJSON makes m the matrix with rows given as lists of entries, which are strings or numbers as [ParseMatrix]
// reads them. Like UnmarshalJSON of any type it does nothing with null. It is for decoders: other users of m see the
// change. The error is that of package encoding/json, or an [*InputError], also if the entries have more than 2^27 bits
// together.
func (m *Matrix) UnmarshalJSON(data []byte) error {
	if string(bytes.TrimSpace(data)) == "null" {
		return nil
	}
	var rows [][]json.RawMessage
	if err := json.Unmarshal(data, &rows); err != nil {
		return fmt.Errorf("matrixgame: %w", scan.JSONError(err))
	}
	n, err := newMatrix(rows, numberFromJSON())
	if err == nil {
		*m = *n
	}
	return err
}

// numberFromJSON returns a function that reads numbers which are strings or numbers in JSON; wrong says what is wrong
// with one. All together may have so many bits as those of a text.
func numberFromJSON() func(raw json.RawMessage) (x *big.Rat, wrong string) {
	room := mostBits
	return func(raw json.RawMessage) (*big.Rat, string) {
		text := string(raw)
		if text[0] == '"' {
			if err := json.Unmarshal(raw, &text); err != nil {
				return nil, err.Error()
			}
		}
		x, wrong := parseNumber(text)
		if wrong == "" {
			if room -= x.Num().BitLen() + x.Denom().BitLen(); room < 0 {
				return nil, fmt.Sprintf("is after entries of more than %d bits", mostBits)
			}
		}
		return x, wrong
	}
}
