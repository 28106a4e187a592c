package matrixgame

import (
	"encoding/json"
	"fmt"
	"math/big"
	"strconv"
	"strings"

	"github.com/cgt-go/sdk/internal/scan"
)

// profileJSON is a profile in JSON.
type profileJSON struct {
	Row    []string `json:"row"`
	Column []string `json:"column"`
}

func (p Profile) json() profileJSON { return profileJSON{ratStrings(p.Row.p), ratStrings(p.Column.p)} }

// MarshalJSON returns an object with "row" and "column", the probabilities of the strategies as lists of strings.
func (p Profile) MarshalJSON() ([]byte, error) { return json.Marshal(p.json()) }

// UnmarshalJSON makes p the profile of an object such as MarshalJSON returns, in which probabilities are strings or
// numbers as [ParseMatrix] reads them. Like UnmarshalJSON of any type it does nothing with null. The error is that of
// package encoding/json, or an [*InputError].
func (p *Profile) UnmarshalJSON(data []byte) error {
	var from *struct {
		Row    []json.RawMessage `json:"row"`
		Column []json.RawMessage `json:"column"`
	}
	if err := json.Unmarshal(data, &from); err != nil {
		return fmt.Errorf("matrixgame: %w", scan.JSONError(err))
	}
	if from == nil {
		return nil
	}
	number := numberFromJSON()
	var q [2]Mixed
	for who, list := range [][]json.RawMessage{from.Row, from.Column} {
		place := fmt.Sprintf("the strategy of the %v player:", Player(who))
		probabilities := make([]*big.Rat, len(list))
		for k, raw := range list {
			x, wrong := number(raw)
			if wrong != "" {
				return &InputError{Place: fmt.Sprintf("%s probability %d", place, k+1), Msg: wrong}
			}
			probabilities[k] = x
		}
		s, err := NewMixed(probabilities...)
		if input, ok := err.(*InputError); ok {
			return &InputError{Place: strings.TrimSpace(place + " " + input.Place), Msg: input.Msg}
		}
		q[who] = s
	}
	*p = Profile{q[Row], q[Column]}
	return nil
}

// String returns the labels, counted from 1, and the equilibrium, as in "1 4 2 3 1: (1/3, 2/3) (2/3, 1/3)".
func (p *Path) String() string {
	return counted(p.Labels) + ": " + p.Equilibrium.String()
}

// counted returns numbers that are counted from 0 as a text where they are counted from 1.
func counted(numbers []int) string {
	parts := make([]string, len(numbers))
	for k, x := range numbers {
		parts[k] = strconv.Itoa(x + 1)
	}
	return strings.Join(parts, " ")
}

// MarshalJSON returns an object with "labels", counted from 0, and "row" and "column", the probabilities of the
// strategies at the end as lists of strings.
func (p *Path) MarshalJSON() ([]byte, error) {
	return json.Marshal(struct {
		Labels []int `json:"labels"`
		profileJSON
	}{p.Labels, p.Equilibrium.json()})
}

// String returns the strategies in braces, as in "{(1, 0), (0, 1)} x {(1/2, 1/2)}".
func (s Subset) String() string {
	return inBraces(s.Rows) + " x " + inBraces(s.Columns)
}

func inBraces(strategies []Mixed) string {
	parts := make([]string, len(strategies))
	for k, s := range strategies {
		parts[k] = s.String()
	}
	return "{" + strings.Join(parts, ", ") + "}"
}

// MarshalJSON returns an object with "rows" and "columns", the strategies as lists of their probabilities, which are
// strings, and "dimension".
func (s Subset) MarshalJSON() ([]byte, error) {
	return json.Marshal(struct {
		Rows      [][]string `json:"rows"`
		Columns   [][]string `json:"columns"`
		Dimension int        `json:"dimension"`
	}{probabilities(s.Rows), probabilities(s.Columns), s.Dimension()})
}

// probabilities returns the texts of the probabilities of strategies.
func probabilities(strategies []Mixed) [][]string {
	lists := make([][]string, len(strategies))
	for k, s := range strategies {
		lists[k] = ratStrings(s.p)
	}
	return lists
}

// String returns the index and the subsets, as in "index 1: {(1, 0), (0, 1)} x {(1, 0)} and {(1, 0)} x {(1, 0), (0,
// 1)}".
func (c Component) String() string {
	parts := make([]string, len(c.Subsets))
	for k, s := range c.Subsets {
		parts[k] = s.String()
	}
	return fmt.Sprintf("index %d: %s", c.Index, strings.Join(parts, " and "))
}

// MarshalJSON returns an object with "index", the extreme equilibria as "extreme", each as a [Profile] is, and the
// maximal subsets as "subsets", each as a [Subset] is.
func (c Component) MarshalJSON() ([]byte, error) {
	return json.Marshal(struct {
		Index   int       `json:"index"`
		Extreme []Profile `json:"extreme"`
		Subsets []Subset  `json:"subsets"`
	}{c.Index, c.Extreme, c.Subsets})
}

// String returns the strategy and the best replies, counted from 1, as in "row (1, 0): 1 3".
func (d Degenerate) String() string {
	return fmt.Sprintf("%v %v: %s", d.Who, d.Strategy, counted(d.BestReplies))
}

// MarshalJSON returns an object with "player", who is "row" or "column", "strategy", the probabilities as a list of
// strings, and "bestReplies", counted from 0.
func (d Degenerate) MarshalJSON() ([]byte, error) {
	return json.Marshal(struct {
		Player      string   `json:"player"`
		Strategy    []string `json:"strategy"`
		BestReplies []int    `json:"bestReplies"`
	}{d.Who.String(), ratStrings(d.Strategy.p), d.BestReplies})
}

// String returns what it is worth and, from the next line on, the distribution; or what [Correlated.Verify] says if a
// part is missing.
func (c *Correlated) String() string {
	if err := c.whole(); err != nil {
		return err.Error()
	}
	return c.Value.RatString() + "\n" + c.Distribution.String()
}

// MarshalJSON returns an object with "value", a string, "coarse", and "distribution", as a [Matrix] is. The error is a
// [*VerifyError] if a part is missing.
func (c *Correlated) MarshalJSON() ([]byte, error) {
	if err := c.whole(); err != nil {
		return nil, err
	}
	return json.Marshal(struct {
		Value        string  `json:"value"`
		Coarse       bool    `json:"coarse"`
		Distribution *Matrix `json:"distribution"`
	}{c.Value.RatString(), c.Coarse, c.Distribution})
}
