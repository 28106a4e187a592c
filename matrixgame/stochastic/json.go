package stochastic

import (
	"encoding/json"
	"errors"
	"fmt"
	"maps"
	"slices"
	"strings"

	"github.com/cgt-go/sdk/cgt"
	"github.com/cgt-go/sdk/internal/scan"
	"github.com/cgt-go/sdk/matrixgame"
)

// mostBits is the largest number of bits of all numbers of a text: a short text such as 1e9000 1e9000 … must not fill
// the memory.
const mostBits = 1 << 27

// stateJSON is a state in JSON.
type stateJSON struct {
	Name    string                     `json:"name"`
	Payoffs json.RawMessage            `json:"payoffs"`
	Next    map[string]json.RawMessage `json:"next"`
}

// ParseJSON reads the states of a game, for [New]:
//
//	[{"name": "a", "payoffs": [[1, 0], [0, "1/3"]], "next": {"b": [[0, 0], [0, "1/2"]]}}, {"name": "b"}]
//
// Each state has a name, the matrix of what is paid at once, and for other states, or itself, matrices of the
// probabilities to go there, of which those that are left out are 0. A state without payoffs is one in which the game
// is over. Numbers are strings or numbers, as [matrixgame.ParseMatrix] reads them. The error is that of package
// encoding/json, or a [*matrixgame.InputError] if there is null and no list, or that names the state if it has a key that
// is none of these, if two have the same name or none, if there is no state of a name, if something is no number, or if a
// matrix is of another size than the payoffs, or a [*cgt.LimitError] if the numbers have more than 2^27 bits together; New
// checks the rest.
func ParseJSON(text string) ([]State, error) {
	var raws []json.RawMessage
	if err := json.Unmarshal([]byte(text), &raws); err != nil {
		return nil, fmt.Errorf("stochastic: %w", scan.JSONError(err))
	}
	if raws == nil { // null
		return nil, &matrixgame.InputError{Msg: "there is no list of states"}
	}
	list := make([]stateJSON, len(raws))
	for s, raw := range raws {
		if _, err := scan.JSON(string(raw), &list[s]); err != nil {
			place := placeOf(s, list[s].Name)
			if unknown, ok := err.(*scan.KeyError); ok {
				return nil, &matrixgame.InputError{Place: place + ":", Msg: unknown.Error()}
			}
			return nil, fmt.Errorf("stochastic: %s: %w", place, err)
		}
	}
	index := make(map[string]int, len(list))
	for s, from := range list {
		if first, isTwice := index[from.Name]; isTwice || from.Name == "" {
			msg := "has no name"
			if isTwice {
				msg = fmt.Sprintf("has the name %q of state %d", scan.Brief(from.Name), first+1)
			}
			return nil, &matrixgame.InputError{Place: fmt.Sprintf("state %d", s+1), Msg: msg}
		}
		index[from.Name] = s
	}
	states := make([]State, len(list))
	room := mostBits
	for s, from := range list {
		states[s].Name = from.Name
		place := placeOf(s, from.Name)
		m, err := parseMatrix(place+": payoffs,", from.Payoffs, &room)
		if err != nil {
			return nil, err
		}
		if m == nil {
			if len(from.Next) > 0 {
				return nil, &matrixgame.InputError{Place: place, Msg: "goes on and has no payoffs"}
			}
			continue
		}
		for i := range m.Rows() {
			row := make([]Entry[int], m.Columns())
			for j := range row {
				row[j].Payoff = m.At(i, j)
			}
			states[s].Entries = append(states[s].Entries, row)
		}
		for _, name := range slices.Sorted(maps.Keys(from.Next)) {
			to, isKnown := index[name]
			if !isKnown {
				return nil, &matrixgame.InputError{Place: place, Msg: fmt.Sprintf("goes on to %q, which is no state", scan.Brief(name))}
			}
			p, err := parseMatrix(fmt.Sprintf("%s: next %q,", place, scan.Brief(name)), from.Next[name], &room)
			if err != nil {
				return nil, err
			}
			if p == nil || p.Rows() != m.Rows() || p.Columns() != m.Columns() {
				return nil, &matrixgame.InputError{Place: place, Msg: fmt.Sprintf("has probabilities to go on to %q in a matrix that is not of %d×%d", scan.Brief(name), m.Rows(), m.Columns())}
			}
			for i, row := range states[s].Entries {
				for j := range row {
					if x := p.At(i, j); x.Sign() != 0 {
						row[j].Next = append(row[j].Next, Step[int]{to, x})
					}
				}
			}
		}
	}
	return states, nil
}

// parseMatrix reads a matrix, and takes the bits of its entries from the room that is left; it is nil if there is none.
func parseMatrix(place string, raw json.RawMessage, room *int) (*matrixgame.Matrix, error) {
	if raw == nil || string(raw) == "null" {
		return nil, nil
	}
	m := new(matrixgame.Matrix)
	if err := m.UnmarshalJSON(raw); err != nil {
		if e, ok := err.(*matrixgame.InputError); ok {
			return nil, &matrixgame.InputError{Place: strings.TrimSpace(place + " " + e.Place), Msg: e.Msg}
		}
		return nil, fmt.Errorf("stochastic: %s %w", place, errors.Unwrap(err)) // without the name of package matrixgame
	}
	for i := range m.Rows() {
		for j := range m.Columns() {
			x := m.At(i, j)
			if *room -= x.Num().BitLen() + x.Denom().BitLen(); *room < 0 {
				return nil, &cgt.LimitError{What: "bits of numbers", Limit: mostBits}
			}
		}
	}
	return m, nil
}
