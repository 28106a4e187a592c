package stochastic

import (
	"encoding/json"
	"fmt"
	"strings"

	"github.com/cgt-go/sdk/matrixgame"
)

// String returns a line for each state with its name, the value or its bounds, and how the row player and the column
// player mix there, as in "a: [1/3, 1/2] (1, 0) (1/2, 1/2)". There are no strategies where the game is over.
func (s *Solution) String() string {
	var b strings.Builder
	for k, low := range s.low {
		value := low.RatString()
		if high := s.high[k]; low.Cmp(high) != 0 {
			value = fmt.Sprintf("[%s, %s]", value, high.RatString())
		}
		fmt.Fprintf(&b, "%s: %s", s.g.Name(k), value)
		if s.row[k].Len() > 0 {
			fmt.Fprintf(&b, " %v %v", s.row[k], s.column[k])
		}
		b.WriteByte('\n')
	}
	return b.String()
}

// MarshalJSON returns a list with an object for each state: "name", "low" and "high", the bounds of the value as
// strings, and "row" and "column", the probabilities of the strategies as lists of strings, which are empty where the
// game is over.
func (s *Solution) MarshalJSON() ([]byte, error) {
	type state struct {
		Name   string   `json:"name"`
		Low    string   `json:"low"`
		High   string   `json:"high"`
		Row    []string `json:"row"`
		Column []string `json:"column"`
	}
	states := make([]state, len(s.low))
	for k, low := range s.low {
		states[k] = state{s.g.Name(k), low.RatString(), s.high[k].RatString(), texts(s.row[k]), texts(s.column[k])}
	}
	return json.Marshal(states)
}

// texts returns the texts of the probabilities.
func texts(s matrixgame.Mixed) []string {
	list := make([]string, s.Len())
	for k := range list {
		list[k] = s.Probability(k).RatString()
	}
	return list
}
