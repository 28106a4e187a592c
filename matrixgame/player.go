package matrixgame

// Player is one of the two players of a matrix.
type Player uint8

// The players. Row gets the payoffs of a zero-sum game from Column.
const (
	Row Player = iota
	Column
)

// Opponent returns the other player.
func (p Player) Opponent() Player { return 1 - p }

// String returns "row" or "column".
func (p Player) String() string {
	if p == Row {
		return "row"
	}
	return "column"
}
