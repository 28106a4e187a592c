package cgtrapid

import (
	"math"
	"math/big"

	"pgregory.net/rapid"

	"github.com/cgt-go/sdk/nim"
	"github.com/cgt-go/sdk/surreal"
)

// Dyadic returns a generator of dyadic rationals: most of them small, some with numerators far beyond 64 bits,
// and a few with denominators beyond 2^65535.
func Dyadic() *rapid.Generator[surreal.Dyadic] {
	small := smallDyadic()
	return rapid.Custom(func(t *rapid.T) surreal.Dyadic {
		x := small.Draw(t, "number") // which the others are added to, so that they shrink to it
		switch kind := rapid.IntRange(0, 29).Draw(t, "kind"); {
		case kind < 12:
			return x
		case kind < 20:
			return x.Add(surreal.NewDyadic(rapid.Int64().Draw(t, "numerator"), rapid.UintRange(0, 66).Draw(t, "exponent")))
		case kind < 28:
			n := new(big.Int).SetBytes(rapid.SliceOfN(rapid.Byte(), 1, 40).Draw(t, "bytes"))
			if rapid.Bool().Draw(t, "negative") {
				n.Neg(n)
			}
			return x.Add(surreal.DyadicFromBig(n, rapid.UintRange(0, 130).Draw(t, "exponent")))
		}
		// Arithmetic with these is slow.
		return x.Add(surreal.NewDyadic(rapid.Int64Range(-9, 9).Draw(t, "numerator"), math.MaxUint16-1+rapid.UintRange(0, 3).Draw(t, "exponent")))
	})
}

func smallDyadic() *rapid.Generator[surreal.Dyadic] {
	return rapid.Custom(func(t *rapid.T) surreal.Dyadic {
		return surreal.NewDyadic(rapid.Int64Range(-20, 20).Draw(t, "numerator"), rapid.UintRange(0, 4).Draw(t, "exponent"))
	})
}

// Number returns a generator of numbers as games, of any size as those of [Dyadic] are.
func Number() *rapid.Generator[surreal.Game] { return rapid.Map(Dyadic(), surreal.FromDyadic) }

// Nimber returns a generator of nimbers, most of them small.
func Nimber() *rapid.Generator[surreal.Game] { return rapid.Map(stars(), surreal.Nimber) }

func stars() *rapid.Generator[nim.Nimber] {
	sizes := rapid.OneOf(rapid.Uint64Range(0, 9), rapid.Uint64Range(0, 1<<17), rapid.Uint64())
	return rapid.Map(sizes, func(n uint64) nim.Nimber { return nim.Nimber(n) })
}

// NumberUpStar returns a generator of sums x + n·↑ + *m, in which each part may be 0, small, or larger
// than what package surreal keeps in place.
func NumberUpStar() *rapid.Generator[surreal.Game] {
	number := Number()
	ups := rapid.OneOf(rapid.Int64Range(-3, 3), rapid.Int64Range(math.MinInt32-3, math.MaxInt32+3), rapid.Int64())
	return rapid.Custom(func(t *rapid.T) surreal.Game {
		g := surreal.Up(ups.Draw(t, "ups")).Add(surreal.Nimber(stars().Draw(t, "star")))
		switch rapid.IntRange(0, 3).Draw(t, "kind") {
		case 0:
			return g
		case 1: // twice as many ups as an int64 holds
			return g.Add(surreal.Up(ups.Draw(t, "more ups")))
		}
		return g.Add(number.Draw(t, "number"))
	})
}

func smallNumberUpStar() *rapid.Generator[surreal.Game] {
	x, n, m := smallDyadic(), rapid.Int64Range(-3, 3), rapid.Uint64Range(0, 5)
	return rapid.Custom(func(t *rapid.T) surreal.Game {
		return surreal.FromDyadic(x.Draw(t, "number")).Add(surreal.Up(n.Draw(t, "ups"))).Add(surreal.Nimber(nim.Nimber(m.Draw(t, "star"))))
	})
}
