package extensive

import "fmt"

// Player is one of the two players. Any other number is a programmer's mistake, and functions panic if they are given
// one; only in a tree it is an error, which [New] reports.
type Player uint8

// The players. Max gets the payoffs from Min.
const (
	Max Player = iota
	Min
)

// Opponent returns the other player.
func (who Player) Opponent() Player {
	if who.isMax() {
		return Min
	}
	return Max
}

// String returns "Max" or "Min", or "player 7" for a number that is neither.
func (who Player) String() string {
	switch who {
	case Max:
		return "Max"
	case Min:
		return "Min"
	}
	return fmt.Sprintf("player %d", uint8(who))
}

// isMax reports which of the two players who is. It panics if who is none of them.
func (who Player) isMax() bool {
	if who > Min {
		panic(fmt.Errorf("extensive: %v is neither Max nor Min", who))
	}
	return who == Max
}
