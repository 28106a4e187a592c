package fence

import "github.com/cgt-go/sdk/zermelo"

// Contrast returns a strategy of Max: he paints the first bare plank beside one that is painted in the other colour,
// from the left, or the first plank blue if none is painted.
//
// Each of his moves but the first makes a border, and no two make the same one. He makes ⌈n/2⌉ moves on a fence of n
// planks, so he gets ⌈n/2⌉ − 1 = ⌊(n−1)/2⌋ at least.
//
// Source: Shen, problem 33.
func Contrast() zermelo.Strategy[Fence] {
	return beside(zermelo.Max, Colour.Other)
}

// Copy returns a strategy of Min: he paints the first bare plank beside one that is painted in the same colour, from
// the left.
//
// Each of his ⌊n/2⌋ moves on a fence of n planks makes two neighbours the same, and no two moves the same neighbours.
// So at most n − 1 − ⌊n/2⌋ = ⌊(n−1)/2⌋ borders are left.
func Copy() zermelo.Strategy[Fence] {
	return beside(zermelo.Min, func(c Colour) Colour { return c })
}

// beside is a strategy to paint the first bare plank that has a neighbour with a colour.
func beside(who zermelo.Player, colour func(neighbour Colour) Colour) zermelo.Strategy[Fence] {
	return zermelo.StrategyFunc[Fence](func(f Fence) (Fence, bool) {
		if (Rules{}).Turn(f) != who || f.Painted() == f.Planks() {
			return Fence{}, false
		}
		if f.Painted() == 0 {
			return f.paint(0, Blue), true
		}
		for plank := range f.Planks() {
			if f.At(plank) != Bare {
				continue
			}
			for _, neighbour := range []int{plank - 1, plank + 1} {
				if c := f.At(neighbour); c != Bare {
					return f.paint(plank, colour(c)), true
				}
			}
		}
		return Fence{}, false
	})
}

// Pairs returns a strategy of Min for an even number of planks, which are taken in pairs from the left: when Max has
// painted one, Min paints the other one in the same colour. So there can be a border only between pairs, and of such
// places there are n/2 − 1. It says nothing if there is not just one pair of which one plank is painted.
//
// Source: Shen, problem 33.
func Pairs() zermelo.Strategy[Fence] {
	return zermelo.StrategyFunc[Fence](func(f Fence) (g Fence, ok bool) {
		for left := 0; left+1 < f.Planks(); left += 2 {
			a, b := f.At(left), f.At(left+1)
			switch {
			case (a == Bare) == (b == Bare):
				continue
			case ok:
				return Fence{}, false
			case a == Bare:
				g, ok = f.Paint(left, b)
			default:
				g, ok = f.Paint(left+1, a)
			}
		}
		return g, ok && f.Planks()%2 == 0
	})
}
