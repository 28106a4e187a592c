package bridgit

import (
	"math/bits"

	"github.com/cgt-go/sdk/rulesets/internal/marks"
	"github.com/cgt-go/sdk/zermelo"
	"github.com/cgt-go/sdk/zermelo/structure"
)

// MaxPlaces is the largest number of places of the board of a [Position].
const MaxPlaces = marks.MaxCells

// Position is a board with the links that the players have drawn. It is an immutable value; two are == if they are the
// same position. The zero Position is a board without points.
type Position struct {
	drawn [2]uint64 // by each player
	size  uint64    // columns and, shifted by a byte, rows
}

// New returns a board without links, with so many columns and rows of points of the first player. The error is a
// [*SizeError].
func New(cols, rows int) (Position, error) {
	b, err := newBoard(cols, rows, MaxPlaces)
	return Position{size: uint64(b.cols | b.rows<<8)}, err
}

// Board returns the size of the board.
func (p Position) Board() Board { return Board{int(p.size & 0xff), int(p.size >> 8)} }

// Drawn returns the number of links that were drawn.
func (p Position) Drawn() int { return bits.OnesCount64(p.drawn[0] | p.drawn[1]) }

// Turn returns who moves next: the first player is Max, the second one Min.
func (p Position) Turn() zermelo.Player { return zermelo.Player(p.Drawn() % 2) }

// all returns the set of all places, and open that of those without a link.
func (p Position) all() uint64  { return ^uint64(0) >> (64 - p.Board().NumPlaces()) }
func (p Position) open() uint64 { return p.all() &^ (p.drawn[0] | p.drawn[1]) }

// At returns who has drawn a link at a place; ok is false if nobody has.
func (p Position) At(place int) (who zermelo.Player, ok bool) {
	if place < 0 || place >= MaxPlaces {
		return 0, false
	}
	for who = zermelo.Max; who <= zermelo.Min; who++ {
		if p.drawn[who]>>place&1 != 0 {
			return who, true
		}
	}
	return 0, false
}

// Draw returns the position after whose turn it is has drawn a link at a place; ok is false if there is one, or there
// is no such place.
func (p Position) Draw(place int) (q Position, ok bool) {
	if place < 0 || place >= MaxPlaces || p.open()>>place&1 == 0 {
		return Position{}, false
	}
	p.drawn[p.Turn()] |= 1 << place
	return p, true
}

// Claims returns the position as one of the game that [Board.Game] returns.
func (p Position) Claims() structure.Claims {
	var cells [2]structure.Cells
	for who, drawn := range p.drawn {
		for ; drawn != 0; drawn &= drawn - 1 {
			cells[who] = cells[who].With(bits.TrailingZeros64(drawn))
		}
	}
	return structure.Claims{Max: cells[zermelo.Max], Min: cells[zermelo.Min], Next: p.Turn()}
}

// joins reports whether links of the first player at some places join the upper row to the lower one.
func (p Position) joins(links uint64) bool {
	b := p.Board()
	var root [MaxPlaces]uint8 // there are no more points than places
	for v := range root {
		root[v] = uint8(v)
	}
	find := func(v int) uint8 {
		for int(root[v]) != v {
			root[v] = root[root[v]]
			v = int(root[v])
		}
		return uint8(v)
	}
	for line, place := 0, 0; line < b.lines(); line++ {
		for col := range b.width(line) {
			if links>>place&1 != 0 {
				e := b.ends(col, line)
				root[find(e[0])] = find(e[1])
			}
			place++
		}
	}
	return find(0) == find(b.points()-1)
}
