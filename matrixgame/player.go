package matrixgame

import "fmt"

// Player is one of the two players of a matrix. Any other number is a programmer's mistake, and functions panic if they
// are given one.
type Player uint8

// The players. Row gets the payoffs of a zero-sum game from Column.
const (
	Row Player = iota
	Column
)

// Opponent returns the other player.
func (p Player) Opponent() Player {
	if p.isRow() {
		return Column
	}
	return Row
}

// String returns "row" or "column", or "player 7" for a number that is neither.
func (p Player) String() string {
	switch p {
	case Row:
		return "row"
	case Column:
		return "column"
	}
	return fmt.Sprintf("player %d", uint8(p))
}

// isRow reports which of the two players p is. It panics if p is none of them.
func (p Player) isRow() bool {
	if p > Column {
		panic(fmt.Errorf("matrixgame: %v is neither row nor column", p))
	}
	return p == Row
}
