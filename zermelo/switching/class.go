package switching

import (
	"fmt"

	"github.com/cgt-go/sdk/zermelo"
)

// Class says who wins a game. There are no others, since to move is never a disadvantage: an edge more does no harm.
type Class uint8

// The classes of games.
const (
	Neutral Class = iota // who begins wins
	Short                // Max wins in any case
	Cut                  // Min wins in any case
)

// Winner returns who wins if first begins.
func (c Class) Winner(first zermelo.Player) zermelo.Player {
	switch c {
	case Short:
		return zermelo.Max
	case Cut:
		return zermelo.Min
	}
	return first
}

// first returns who begins in the hardest game that a player wins, if there is one.
func (c Class) first(who zermelo.Player) zermelo.Player {
	if c == Neutral {
		return who
	}
	return who.Opponent()
}

// String returns "neutral", "short" or "cut".
func (c Class) String() string {
	switch c {
	case Neutral:
		return "neutral"
	case Short:
		return "short"
	case Cut:
		return "cut"
	}
	return fmt.Sprintf("Class(%d)", uint8(c))
}
