package richman

import "fmt"

// Player is one of the two players of a bidding game. The zero value is Blue.
type Player uint8

// The two players.
const (
	Blue Player = iota
	Red
)

// Opponent returns the other player.
func (who Player) Opponent() Player { return who ^ 1 }

// String returns "Blue" or "Red".
func (who Player) String() string {
	switch who {
	case Blue:
		return "Blue"
	case Red:
		return "Red"
	}
	return fmt.Sprintf("Player(%d)", uint8(who))
}
