package fence

import (
	"cmp"

	"github.com/cgt-go/sdk/zermelo"
)

// Rules are the rules of the game. Fences are alike if they are the same but for the ends, or for the names of the
// colours.
type Rules struct{}

// End returns the number of borders if all planks are painted.
func (Rules) End(f Fence) (zermelo.Int, bool) {
	return zermelo.Int(f.Borders()), f.Painted() == f.Planks()
}

// Turn returns Max if the number of planks that are painted is even.
func (Rules) Turn(f Fence) zermelo.Player { return zermelo.Player(f.Painted() % 2) }

// AppendMoves appends the fences after each move: plank after plank from the left, blue before green.
func (Rules) AppendMoves(dst []Fence, f Fence) []Fence {
	for plank := range f.Planks() {
		if f.At(plank) == Bare {
			dst = append(dst, f.paint(plank, Blue), f.paint(plank, Green))
		}
	}
	return dst
}

// Normalize returns the first of the up to four fences that are alike, by the planks that are painted, and then by the
// green ones.
func (Rules) Normalize(f Fence) (Fence, bool) {
	least := f
	for _, g := range []Fence{f, f.reversed()} {
		for _, green := range []uint64{g.green, g.painted &^ g.green} {
			if g.green = green; cmp.Or(cmp.Compare(g.painted, least.painted), cmp.Compare(g.green, least.green)) < 0 {
				least = g
			}
		}
	}
	return least, false
}

// Value returns the value of a fence of so many planks of which none is painted: ⌊(n−1)/2⌋ for n planks, and 0 for
// none. [Contrast] and [Copy] prove it.
func (Rules) Value(planks int) int { return max(0, planks-1) / 2 }
