package parametric

import (
	"encoding/json"
	"fmt"
	"strings"
)

// String returns a line for each piece, with its ends and the value there, as in "[0, 1/2]: 2*t + 1".
func (v *Value) String() string {
	var b strings.Builder
	for _, p := range v.pieces {
		fmt.Fprintf(&b, "%v: %v\n", Span{p.From, p.To}, p.Value)
	}
	return b.String()
}

// MarshalJSON returns an object with "pieces", a list of objects with "from" and "to", the ends, "value", and "row" and
// "column", lists of the probabilities of an optimal strategy of each player. All are strings, as [Root.String] and
// [Quotient.String] have them.
func (v *Value) MarshalJSON() ([]byte, error) {
	type piece struct {
		From   string   `json:"from"`
		To     string   `json:"to"`
		Value  string   `json:"value"`
		Row    []string `json:"row"`
		Column []string `json:"column"`
	}
	texts := func(list []Quotient) []string {
		all := make([]string, len(list))
		for k, q := range list {
			all[k] = q.String()
		}
		return all
	}
	pieces := make([]piece, len(v.pieces))
	for k, p := range v.pieces {
		pieces[k] = piece{p.From.String(), p.To.String(), p.Value.String(), texts(p.Row), texts(p.Column)}
	}
	return json.Marshal(struct {
		Pieces []piece `json:"pieces"`
	}{pieces})
}
