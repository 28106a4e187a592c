package piles

import (
	"fmt"
	"math"
	"strings"

	"github.com/cgt-go/sdk/cgt"
	"github.com/cgt-go/sdk/internal/scan"
	"github.com/cgt-go/sdk/nim/heaps"
	"github.com/cgt-go/sdk/surreal"
)

// Poker is Poker Nim: each player has a bag with counters. A move takes any number of counters from a heap, which go
// out of play, or adds to a heap, which is not empty, counters from the bag of the player who moves. It is not
// impartial, for the bags may be different, but has the values of Nim: a move that adds to a heap is reversible, since
// the opponent can take away what was added. Since the bags are finite, so is the play.
//
// Source: the Dubna notes, §2.2; Winning Ways, ch. 3, where counters that were taken go to the bag.
type Poker struct{}

// PokerPosition is a position of [Poker]: the heaps and what is in the bags of the players.
type PokerPosition struct {
	Heaps       heaps.Heaps
	Left, Right uint32
}

// AppendMoves appends the positions that who can move to. No heap can become larger than [heaps.MaxHeap].
func (Poker) AppendMoves(dst []PokerPosition, p PokerPosition, who cgt.Player) []PokerPosition {
	for _, h := range (Nim{}).AppendMoves(nil, p.Heaps, who) {
		dst = append(dst, PokerPosition{h, p.Left, p.Right})
	}
	var sizes []int
	for n := range p.Heaps.Sizes() {
		sizes = append(sizes, n)
	}
	for i, n := range sizes {
		if i > 0 && sizes[i-1] == n {
			continue
		}
		for added := uint32(1); added != 0 && added <= p.bag(who) && int64(n)+int64(added) <= heaps.MaxHeap; added++ {
			sizes[i] = n + int(added)
			q := PokerPosition{heaps.NewHeaps(sizes...), p.Left, p.Right}
			if who == cgt.Left {
				q.Left -= added
			} else {
				q.Right -= added
			}
			dst = append(dst, q)
		}
		sizes[i] = n
	}
	return dst
}

// bag returns what is in the bag of a player.
func (p PokerPosition) bag(who cgt.Player) uint32 {
	return [...]uint32{cgt.Left: p.Left, cgt.Right: p.Right}[who]
}

// Normalize returns the position with the larger bag as Left's. If the players change places, the position is its
// negative.
func (Poker) Normalize(p PokerPosition) (q PokerPosition, swapped bool) {
	if p.Left < p.Right {
		return PokerPosition{p.Heaps, p.Right, p.Left}, true
	}
	return p, false
}

// Value returns the value, which is always known: the nimber that it is in Nim.
func (Poker) Value(p PokerPosition) (surreal.Game, bool) {
	v, ok := Nim{}.NimValue(p.Heaps)
	return surreal.Nimber(v), ok
}

// ParsePoker reads a position: heaps as [heaps.ParseHeaps] reads them, a bar, and the bags of Left and of Right with a
// comma between them, as in 5+3|2,0. Bags are not larger than a uint32 can be. Errors are those of [heaps.ParseHeaps].
func ParsePoker(text string) (PokerPosition, error) {
	s := newScanner(text)
	s.At = strings.IndexByte(text, '|') + 1
	if s.At == 0 {
		s.At = len(text)
		return PokerPosition{}, s.Unexpected("a bar and two bags")
	}
	h, err := heaps.ParseHeaps(text[:s.At-1])
	if err != nil {
		return PokerPosition{}, err
	}
	left, err := parseBag(s)
	if err == nil && !s.Accept(",") {
		err = s.Unexpected("a comma")
	}
	if err != nil {
		return PokerPosition{}, err
	}
	right, err := parseBag(s)
	if err == nil {
		err = s.End()
	}
	if err != nil {
		return PokerPosition{}, err
	}
	return PokerPosition{h, left, right}, nil
}

// parseBag reads the number of counters in a bag.
func parseBag(s *scan.Scanner) (uint32, error) {
	n, offset, err := parseHeap(s)
	if err == nil && n > math.MaxUint32 {
		err = s.Fail(offset, cgt.ErrLimit, "this bag is too large")
	}
	return uint32(n), err
}

// MustParsePoker is ParsePoker for texts that are known to be right; it panics otherwise.
func MustParsePoker(text string) PokerPosition {
	p, err := ParsePoker(text)
	if err != nil {
		panic(err)
	}
	return p
}

// String returns the heaps and the bags, such as 5+3|2,0. [ParsePoker] reads them back.
func (p PokerPosition) String() string { return fmt.Sprintf("%v|%d,%d", p.Heaps, p.Left, p.Right) }

// AppendText appends the text of [PokerPosition.String].
func (p PokerPosition) AppendText(dst []byte) ([]byte, error) { return append(dst, p.String()...), nil }

// MarshalText returns the text of [PokerPosition.String]. In JSON a position is a string.
func (p PokerPosition) MarshalText() ([]byte, error) { return []byte(p.String()), nil }

// UnmarshalText reads a text as [ParsePoker] does.
func (p *PokerPosition) UnmarshalText(text []byte) error {
	q, err := ParsePoker(string(text))
	if err == nil {
		*p = q
	}
	return err
}
