package cgttest

import (
	"fmt"
	"slices"

	"github.com/cgt-go/sdk/surreal"
)

const (
	onag7   = "Conway, On Numbers and Games, ch. 7"
	siegel1 = "Siegel, Combinatorial Game Theory, §II.1"
)

var groupLaws = []Law{
	{
		Name: "add-zero", Arity: 1,
		Statement: "g + 0 = g = 0 + g",
		Source:    "Dubna notes, lemma 1.3; " + onag7,
		check: func(a arithmetic, g, _, _ surreal.Game) error {
			return first(same("g + 0", a.add(g, zero), "g", g), same("0 + g", a.add(zero, g), "g", g))
		},
	},
	{
		Name: "add-inverse", Arity: 1,
		Statement: "g + (−g) = 0",
		Source:    "Dubna notes, lemma 1.4; " + onag7,
		check: func(a arithmetic, g, _, _ surreal.Game) error {
			return same("g + (−g)", a.add(g, a.neg(g)), "0", zero)
		},
	},
	{
		Name: "add-commutative", Arity: 2,
		Statement: "g + h = h + g",
		Source:    onag7 + "; " + siegel1,
		check: func(a arithmetic, g, h, _ surreal.Game) error {
			return same("g + h", a.add(g, h), "h + g", a.add(h, g))
		},
	},
	{
		Name: "add-associative", Arity: 3,
		Statement: "(g + h) + k = g + (h + k)",
		Source:    onag7 + "; " + siegel1,
		check: func(a arithmetic, g, h, k surreal.Game) error {
			return same("(g + h) + k", a.add(a.add(g, h), k), "g + (h + k)", a.add(g, a.add(h, k)))
		},
	},
	{
		Name: "add-definition", Arity: 2,
		Statement: "g + h = {g^L + h, g + h^L | g^R + h, g + h^R}",
		Source:    "Dubna notes, definition 4; Conway, On Numbers and Games, ch. 7",
		check: func(a arithmetic, g, h, _ surreal.Game) error {
			if !fewOptions(g) || !fewOptions(h) {
				return nil
			}
			var left, right []surreal.Game
			for _, l := range a.left(g) {
				left = append(left, a.add(l, h))
			}
			for _, l := range a.left(h) {
				left = append(left, a.add(g, l))
			}
			for _, r := range a.right(g) {
				right = append(right, a.add(r, h))
			}
			for _, r := range a.right(h) {
				right = append(right, a.add(g, r))
			}
			if !few(slices.Concat(left, right)...) {
				return nil
			}
			return same("g + h", a.add(g, h), "the game of these options", a.make(left, right))
		},
	},
	{
		Name: "neg-definition", Arity: 1,
		Statement: "−g = {−g^R | −g^L}",
		Source:    "Dubna notes, definition 6; Conway, On Numbers and Games, ch. 7",
		check: func(a arithmetic, g, _, _ surreal.Game) error {
			if !few(g) {
				return nil
			}
			var left, right []surreal.Game
			for _, r := range a.right(g) {
				left = append(left, a.neg(r))
			}
			for _, l := range a.left(g) {
				right = append(right, a.neg(l))
			}
			return same("−g", a.neg(g), "the game of these options", a.make(left, right))
		},
	},
	{
		Name: "neg-involution", Arity: 1,
		Statement: "−(−g) = g",
		Source:    onag7 + "; " + siegel1,
		check: func(a arithmetic, g, _, _ surreal.Game) error {
			return same("−(−g)", a.neg(a.neg(g)), "g", g)
		},
	},
	{
		Name: "neg-sum", Arity: 2,
		Statement: "−(g + h) = (−g) + (−h)",
		Source:    onag7 + "; " + siegel1,
		check: func(a arithmetic, g, h, _ surreal.Game) error {
			return same("−(g + h)", a.neg(a.add(g, h)), "(−g) + (−h)", a.add(a.neg(g), a.neg(h)))
		},
	},
	{
		Name: "difference", Arity: 2,
		Statement: "g − h = g + (−h), and (g − h) + h = g",
		Source:    onag7 + "; " + siegel1,
		check: func(a arithmetic, g, h, _ surreal.Game) error {
			d := a.sub(g, h)
			return first(same("g − h", d, "g + (−h)", a.add(g, a.neg(h))), same("(g − h) + h", a.add(d, h), "g", g))
		},
	},
	{
		Name: "multiple", Arity: 1,
		Statement: "n·g is the sum of n copies of g, and (−n)·g that of n copies of −g",
		Source:    onag7,
		check: func(a arithmetic, g, _, _ surreal.Game) error {
			up, down := zero, zero
			for n := range int64(4) {
				if err := first(
					same(fmt.Sprintf("%d·g", n), a.mul(g, n), "the sum", up),
					same(fmt.Sprintf("%d·g", -n), a.mul(g, -n), "the sum", down),
				); err != nil {
					return err
				}
				up, down = a.add(up, g), a.add(down, a.neg(g))
			}
			return nil
		},
	},
	{
		Name: "sum-of-many", Arity: 3,
		Statement: "Sum(g, h, k, −h) = ((g + h) + k) + (−h), and Sum() = 0",
		Source:    onag7,
		check: func(a arithmetic, g, h, k surreal.Game) error {
			minus := a.neg(h)
			return first(
				same("Sum(g, h, k, −h)", a.sum(g, h, k, minus), "((g + h) + k) + (−h)", a.add(a.add(a.add(g, h), k), minus)),
				same("Sum()", a.sum(), "0", zero),
			)
		},
	},
}
