package extensive

// Player is one of the two players.
type Player uint8

// The players. Max gets the payoffs from Min.
const (
	Max Player = iota
	Min
)

// Opponent returns the other player.
func (who Player) Opponent() Player { return 1 - who }

// String returns "Max" or "Min".
func (who Player) String() string {
	if who == Max {
		return "Max"
	}
	return "Min"
}
