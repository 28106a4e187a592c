package richman

import "fmt"

// Player is one of the players of a bidding game. The zero value is Blue.
type Player uint8

// The players. Green is the third one of package [github.com/cgt-go/sdk/richman/three].
const (
	Blue Player = iota
	Red
	Green
)

// Opponent returns the other one of Blue and Red.
func (who Player) Opponent() Player { return who ^ 1 }

// String returns "Blue", "Red" or "Green".
func (who Player) String() string {
	switch who {
	case Blue:
		return "Blue"
	case Red:
		return "Red"
	case Green:
		return "Green"
	}
	return fmt.Sprintf("Player(%d)", uint8(who))
}
