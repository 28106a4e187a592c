package pieces

import (
	"fmt"
	"math"
	"strings"

	"github.com/cgt-go/sdk/cgt"
	"github.com/cgt-go/sdk/nim"
)

// Bag is the position of a piece with a bag: where it stands, and how many apples are in the bag, which are not fewer
// than none.
type Bag struct {
	At     Square
	Apples int
}

// Hungry are the rules for a piece with a bag of apples: a move is a move of the piece, or to eat any number of apples,
// at least one. So the game is the sum of the piece and of a heap of Nim, and Bag{At, Apples} has the nim-value of the
// piece plus Apples.
//
// Source: Dubna notes, rules 2.10, for the knight.
type Hungry struct{ Rules Rules }

// Impartial marks the rules as impartial.
func (Hungry) Impartial() {}

// AppendMoves appends the positions after a move of the piece, and then those after a meal.
func (h Hungry) AppendMoves(dst []Bag, b Bag, who cgt.Player) []Bag {
	for _, to := range h.Rules.AppendMoves(nil, b.At, who) {
		dst = append(dst, Bag{to, b.Apples})
	}
	for n := b.Apples - 1; n >= 0; n-- {
		dst = append(dst, Bag{b.At, n})
	}
	return dst
}

// AppendParts appends the piece without apples, and the apples in the corner, where no piece can move.
func (h Hungry) AppendParts(dst []Bag, b Bag) []Bag {
	if b.At == (Square{}) || b.Apples <= 0 {
		return append(dst, b)
	}
	return append(dst, Bag{At: b.At}, Bag{Apples: b.Apples})
}

// NimValue returns the nim-value of a position if [Rules.NimValue] has that of the square; otherwise ok is false.
func (h Hungry) NimValue(b Bag) (value nim.Nimber, ok bool) {
	value, ok = h.Rules.NimValue(b.At)
	if !ok && b.At == (Square{}) {
		ok = true
	}
	return value.Add(nim.Nimber(max(b.Apples, 0))), ok
}

// String returns the text of the position, such as (3,6)+4.
func (b Bag) String() string { return fmt.Sprintf("%v+%d", b.At, b.Apples) }

// ParseBag reads a square and, after a plus, a number of apples, such as (3,6)+4; without them there are none. An error
// is a [*cgt.SyntaxError] with the offset.
func ParseBag(text string) (Bag, error) {
	p := newParser("bag", text)
	at, err := p.square()
	apples := 0
	if err == nil && p.Accept("+") {
		apples, err = p.number(0, math.MaxInt)
	}
	if err == nil {
		err = p.End()
	}
	if err != nil {
		return Bag{}, err
	}
	return Bag{at, apples}, nil
}

// MarshalText returns the text of [Bag.String].
func (b Bag) MarshalText() ([]byte, error) { return []byte(b.String()), nil }

// UnmarshalText reads a text as [ParseBag] does.
func (b *Bag) UnmarshalText(text []byte) error {
	c, err := ParseBag(strings.TrimSpace(string(text)))
	if err == nil {
		*b = c
	}
	return err
}
