package silverdollar

import "fmt"

// Bag says whether there is a bag at the left end of each strip, and who gets it. A coin with none at its left may be
// put into it.
//
// With a bag the game is Nim as well. Pairs from the right are as before, and the coin that may be left alone has a
// heap of one more, since it can go into the bag, but for the dollar. If the left coin of the first pair goes into the
// bag, the right one is alone, and its heap is larger than the gap was; so each move changes the nim-sum, and each
// smaller sum can be reached by closing a gap.
type Bag uint8

const (
	// NoBag is the game without the dollar: there is no bag, and a dollar is a coin as others are.
	NoBag Bag = iota
	// TakeNext gives the bag, with the dollar in it, to the player who is to move when the dollar has been put into it.
	// So nobody does that who can move otherwise, and whoever cannot loses: in these rules it is no move. The dollar
	// alone has the gap to the end of the strip.
	TakeNext
	// TakeNow gives the bag, with the dollar, to the player who puts it there; that ends the game on the strip, and all
	// coins are taken away. If no coin is at the left of the dollar, the player who is to move wins. Otherwise whoever
	// puts the last such coin into the bag loses. So the game is won if and only if that with [TakeNext] is in which
	// this coin, the one next to the dollar, is the dollar. The nim-values are others.
	TakeNow
)

// String returns "no bag", "take next" or "take now".
func (b Bag) String() string {
	if b > TakeNow {
		return fmt.Sprintf("Bag(%d)", uint8(b))
	}
	return [...]string{"no bag", "take next", "take now"}[b]
}
