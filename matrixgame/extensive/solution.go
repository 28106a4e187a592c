package extensive

import (
	"fmt"
	"math/big"

	"github.com/cgt-go/sdk/matrixgame"
)

// Solution is the value of a game with an optimal strategy of each player. It is immutable and safe for concurrent use.
type Solution struct {
	g        *Game
	value    *big.Rat
	max, min Strategy
}

// Game returns the game.
func (s *Solution) Game() *Game { return s.g }

// Value returns what Max gets from Min on average if both play well: Max can be sure to get as much, and Min not to pay
// more.
func (s *Solution) Value() *big.Rat { return new(big.Rat).Set(s.value) }

// Strategy returns an optimal strategy of a player.
func (s *Solution) Strategy(who Player) Strategy {
	if who.isMax() {
		return s.max
	}
	return s.min
}

// Verify checks the value by a best reply to each strategy, which it finds in the tree: Min cannot get Max below the
// value, nor Max get more from Min. The error is a [*matrixgame.VerifyError]. The time is linear in the number of
// nodes.
func (s *Solution) Verify() error {
	if s.g == nil {
		return missingGame()
	}
	for _, own := range []Strategy{s.max, s.min} {
		if x := s.g.Guarantee(own); x.Cmp(s.value) != 0 {
			return &matrixgame.VerifyError{Place: fmt.Sprintf("the strategy of %v", own.who), Msg: fmt.Sprintf("is worth %s against a best reply, and the value should be %s", x.RatString(), s.value.RatString())}
		}
	}
	return nil
}

// missingGame returns the error of a solution that no solver has made.
func missingGame() error { return &matrixgame.VerifyError{Msg: "the game is missing"} }
