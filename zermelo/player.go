package zermelo

import (
	"fmt"

	"github.com/cgt-go/sdk/cgt"
	"github.com/cgt-go/sdk/internal/scan"
)

// Player is one of the two players of a game with payoffs: what [Max] gets, [Min] pays. The zero value is Max.
type Player uint8

// The two players.
const (
	Max Player = iota
	Min
)

// Opponent returns the other player.
func (who Player) Opponent() Player { return who ^ 1 }

// String returns "Max" or "Min".
func (who Player) String() string {
	switch who {
	case Max:
		return "Max"
	case Min:
		return "Min"
	}
	return fmt.Sprintf("Player(%d)", uint8(who))
}

// MarshalText returns the text of [Player.String]. It fails for a value that is not a player.
func (who Player) MarshalText() ([]byte, error) {
	if who > Min {
		return nil, fmt.Errorf("zermelo: %v is not a player", who)
	}
	return []byte(who.String()), nil
}

// UnmarshalText reads what [Player.MarshalText] writes. An error is a [*cgt.SyntaxError].
func (who *Player) UnmarshalText(text []byte) error {
	for p := Max; p <= Min; p++ {
		if string(text) == p.String() {
			*who = p
			return nil
		}
	}
	return &cgt.SyntaxError{What: "player", Msg: fmt.Sprintf("%q is neither Max nor Min", scan.Brief(string(text)))}
}
