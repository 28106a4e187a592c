package matrixgame

import (
	"fmt"

	"github.com/cgt-go/sdk/cgt"
)

// OptimaError reports that more strategies had to be looked at together than a limit allows, to find all extreme
// optimal ones of a player, and what is known of them all the same. It is a limit error: [errors.Is] finds
// [cgt.ErrLimit] in it, and [errors.As] a [*cgt.LimitError].
type OptimaError struct {
	Limit     int
	Who       Player
	Dimension int   // of the set of all optimal strategies
	Inner     Mixed // an optimal strategy which makes all choices that any optimal strategy makes
}

// Error returns the message in one line.
func (e *OptimaError) Error() string {
	return fmt.Sprintf("matrixgame: the optimal strategies of the %v player are a set of dimension %d, and to find its corners takes more than %d strategies", e.Who, e.Dimension, e.Limit)
}

// Unwrap returns a [*cgt.LimitError].
func (e *OptimaError) Unwrap() error { return &cgt.LimitError{What: "strategies", Limit: e.Limit} }
