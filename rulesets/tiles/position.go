package tiles

import (
	"fmt"
	"math/bits"

	"github.com/cgt-go/sdk/rulesets/internal/marks"
	"github.com/cgt-go/sdk/zermelo"
)

// MaxTiles is the largest number of tiles.
const MaxTiles = marks.MaxCells

// SizeError reports a number of tiles that is negative or too large.
type SizeError struct{ Tiles int }

// Error returns the message in one line.
func (e *SizeError) Error() string {
	return fmt.Sprintf("tiles: there cannot be %d tiles, but 0 to %d", e.Tiles, MaxTiles)
}

// Position says which tiles there are, and who has taken which. It is an immutable value; two are == if they are the
// same position. The zero Position has no tiles.
type Position struct {
	taken [2]uint64 // by each player: the tile 1 is the lowest bit
	tiles uint64
}

// New returns the position in which nobody has a tile yet. The error is a [*SizeError].
func New(tiles int) (Position, error) {
	if tiles < 0 || tiles > MaxTiles {
		return Position{}, &SizeError{tiles}
	}
	return Position{tiles: uint64(tiles)}, nil
}

// Tiles returns how many tiles there are, those that are taken too.
func (p Position) Tiles() int { return int(p.tiles) }

// Turn returns who moves next: the first player is Max, the second one Min.
func (p Position) Turn() zermelo.Player {
	return zermelo.Player(bits.OnesCount64(p.taken[0]|p.taken[1]) % 2)
}

// Of returns the tiles that who has, in increasing order.
func (p Position) Of(who zermelo.Player) []int {
	var list []int
	for set := p.taken[who]; set != 0; set &= set - 1 {
		list = append(list, bits.TrailingZeros64(set)+1)
	}
	return list
}

// Take returns the position after whose turn it is has taken a tile; ok is false if it is taken, or there is no such
// tile.
func (p Position) Take(tile int) (q Position, ok bool) {
	if tile < 1 || tile > p.Tiles() || p.open()>>(tile-1)&1 == 0 {
		return Position{}, false
	}
	p.taken[p.Turn()] |= 1 << (tile - 1)
	return p, true
}

// open returns the tiles that are not taken.
func (p Position) open() uint64 { return (1<<p.tiles - 1) &^ (p.taken[0] | p.taken[1]) }
