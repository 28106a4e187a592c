package extensive

import (
	"encoding/json"
	"fmt"
)

// String returns the value in a line, and then the strategies of Max and of Min with a line for each set, as
// [Strategy.String] has them, after lines with the players' names.
func (s *Solution) String() string {
	if s.g == nil {
		return missingGame().Error()
	}
	return fmt.Sprintf("value %s\n%v:\n%v%v:\n%v", s.value.RatString(), Max, s.max, Min, s.min)
}

// MarshalJSON returns an object with "value", a string, and "max" and "min", the strategies as [Strategy.MarshalJSON]
// has them. The error is a [*matrixgame.VerifyError] for the zero value.
func (s *Solution) MarshalJSON() ([]byte, error) {
	if s.g == nil {
		return nil, missingGame()
	}
	return json.Marshal(struct {
		Value string   `json:"value"`
		Max   Strategy `json:"max"`
		Min   Strategy `json:"min"`
	}{s.value.RatString(), s.max, s.min})
}

// MarshalJSON returns an object that has for each set an object with the probability of each move, as a string: {"K":
// {"bet": "3/4", "check": "1/4"}}. Sets and moves are in alphabetical order.
func (s Strategy) MarshalJSON() ([]byte, error) {
	sets := make(map[string]map[string]string, len(s.at))
	for k, mix := range s.at {
		set := s.g.sets[s.who][k]
		moves := make(map[string]string, len(set.moves))
		for m, label := range set.moves {
			moves[label] = mix.Probability(m).RatString()
		}
		sets[set.label] = moves
	}
	return json.Marshal(sets)
}
