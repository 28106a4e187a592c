package cgttest

import (
	"slices"

	"github.com/cgt-go/sdk/cgt"
	"github.com/cgt-go/sdk/surreal"
)

const (
	onag10  = "Conway, On Numbers and Games, ch. 10"
	siegel2 = "Siegel, Combinatorial Game Theory, §II.2"
)

// better reports whether g is at least as good as h for who.
func (a arithmetic) better(g, h surreal.Game, who cgt.Player) bool {
	if who == cgt.Left {
		return a.ge(g, h)
	}
	return a.le(g, h)
}

// both returns the options of g.
func (a arithmetic) both(g surreal.Game) [2][]surreal.Game {
	return [2][]surreal.Game{a.left(g), a.right(g)}
}

var canonicalLaws = []Law{
	{
		Name: "canonical-rebuild", Arity: 1,
		Statement: "g = {g^L | g^R}",
		Source:    onag10 + "; " + siegel2,
		check: func(a arithmetic, g, _, _ surreal.Game) error {
			if !few(g) {
				return nil
			}
			return same("g", g, "{g^L | g^R}", a.make(a.left(g), a.right(g)))
		},
	},
	{
		Name: "canonical-order", Arity: 1,
		Statement: "g = {g^L | g^R} with the options in any order and any of them repeated",
		Source:    onag10 + "; " + siegel2,
		check: func(a arithmetic, g, _, _ surreal.Game) error {
			if !few(g) {
				return nil
			}
			left, right := a.left(g), a.right(g)
			slices.Reverse(left)
			slices.Reverse(right)
			if err := same("g", g, "{g^L | g^R} backwards", a.make(left, right)); err != nil {
				return err
			}
			return same("g", g, "{g^L | g^R} with every option twice", a.make(append(left, a.left(g)...), append(right, a.right(g)...)))
		},
	},
	{
		Name: "canonical-undominated", Arity: 1,
		Statement: "no option of g is as good for its owner as another",
		Source:    onag10 + "; " + siegel2,
		check: func(a arithmetic, g, _, _ surreal.Game) error {
			if !few(g) {
				return nil
			}
			for who, options := range a.both(g) {
				for i, o := range options {
					for j, p := range options {
						if i != j && a.better(p, o, cgt.Player(who)) {
							return holds(false, "%v's option %s is dominated by %s", cgt.Player(who), o, p)
						}
					}
				}
			}
			return nil
		},
	},
	{
		Name: "canonical-irreversible", Arity: 1,
		Statement: "no g^LR ≤ g and no g^RL ≥ g",
		Source:    onag10 + "; " + siegel2,
		check: func(a arithmetic, g, _, _ surreal.Game) error {
			if !few(g) {
				return nil
			}
			for who := cgt.Left; who <= cgt.Right; who++ {
				for o := range a.options(g, who) {
					for answer := range a.options(o, who.Opponent()) {
						if a.better(answer, g, who.Opponent()) {
							return holds(false, "%v's option %s is reversible through %s", who, o, answer)
						}
					}
				}
			}
			return nil
		},
	},
	{
		Name: "canonical-dominated", Arity: 2,
		Statement: "g = {g^L, g^L − p | g^R, g^R + p} for p = h + n > 0, n an integer",
		Source:    onag10 + "; " + siegel2,
		check: func(a arithmetic, g, h, _ surreal.Game) error {
			if !few(g, h) {
				return nil
			}
			p := above(h)
			left, right := a.left(g), a.right(g)
			for _, l := range a.left(g) {
				left = append(left, a.sub(l, p))
			}
			for _, r := range a.right(g) {
				right = append(right, a.add(r, p))
			}
			return same("g", g, "the game with more options", a.make(left, right))
		},
	},
	{
		Name: "canonical-gift-horse", Arity: 2,
		Statement: "g = {g^L, h | g^R} unless h ≥ g, g = {g^L | g^R, h} unless h ≤ g, and g = {g^L, g − 1 | g^R, g + 1}",
		Source:    "Berlekamp, Conway, Guy, Winning Ways, ch. 3 (the gift horse principle)",
		check: func(a arithmetic, g, h, _ surreal.Game) error {
			if !few(g, h) {
				return nil
			}
			left, right := a.left(g), a.right(g)
			one := surreal.Int(1)
			err := same("g", g, "{g^L, g − 1 | g^R, g + 1}", a.make(append(a.left(g), a.sub(g, one)), append(a.right(g), a.add(g, one))))
			if err == nil && !a.ge(h, g) {
				err = same("g", g, "{g^L, h | g^R}", a.make(append(left, h), right))
			}
			if err == nil && !a.le(h, g) {
				err = same("g", g, "{g^L | g^R, h}", a.make(left, append(right, h)))
			}
			return err
		},
	},
	{
		Name: "canonical-bypass", Arity: 3,
		Statement: "if f = {g, h | k, g^R} and g^R ≤ f, then f = {g^RL, h | k, g^R}; and the same for all options of f and of −f",
		Source:    onag10 + "; " + siegel2,
		check: func(a arithmetic, g, h, k surreal.Game) error {
			if !few(g, h, k) {
				return nil
			}
			right := append([]surreal.Game{k}, a.right(g)...)
			var negatives [2][]surreal.Game
			for _, r := range right {
				negatives[cgt.Left] = append(negatives[cgt.Left], a.neg(r))
			}
			for _, l := range []surreal.Game{g, h} {
				negatives[cgt.Right] = append(negatives[cgt.Right], a.neg(l))
			}
			return first(
				a.bypass([2][]surreal.Game{{g, h}, right}),
				a.bypass(negatives),
			)
		},
	},
	{
		Name: "birthday-definition", Arity: 1,
		Statement: "the birthday of 0 is 0, that of any other g one more than the latest of those of its options; that of −g is the same",
		Source:    "Siegel, Combinatorial Game Theory, §II.1",
		check: func(a arithmetic, g, _, _ surreal.Game) error {
			b := a.birthday(g)
			if err := holds(a.birthday(a.neg(g)) == b, "the birthday is %s, but that of −g %s", b, a.birthday(a.neg(g))); err != nil || !few(g) {
				return err
			}
			var want surreal.Dyadic
			for _, options := range a.both(g) {
				for _, o := range options {
					if day := a.birthday(o).Add(surreal.DyadicFromInt(1)); day.Compare(want) > 0 {
						want = day
					}
				}
			}
			return holds(b == want, "the birthday is %s, but %s by the options", b, want)
		},
	},
	{
		Name: "birthday-sum", Arity: 2,
		Statement: "the birthday of g + h is at most the sum of the birthdays",
		Source:    "Siegel, Combinatorial Game Theory, §II.1",
		check: func(a arithmetic, g, h, _ surreal.Game) error {
			b, c, got := a.birthday(g), a.birthday(h), a.birthday(a.add(g, h))
			return holds(got.Compare(b.Add(c)) <= 0, "the birthdays are %s and %s, that of the sum is %s", b, c, got)
		},
	},
	{
		Name: "tree-inverse", Arity: 1,
		Statement: "the tree of g has the value g, and its rank is the birthday of g",
		Source:    "Dubna notes, definition 2; " + siegel2,
		check: func(a arithmetic, g, _, _ surreal.Game) error {
			const most = 500
			if g.Birthday().Compare(surreal.DyadicFromInt(most)) >= 0 {
				return nil
			}
			t, err := a.tree(g, most)
			if err != nil {
				return nil // it has more positions
			}
			return first(
				same("the value of the tree", a.fromTree(t), "g", g),
				holds(surreal.DyadicFromInt(int64(t.Rank())) == a.birthday(g), "the rank is %d, the birthday %s", t.Rank(), a.birthday(g)),
			)
		},
	},
}

// bypass puts in the place of each option that is reversible in the game with these options those after
// the answer through which it is, and returns an error if that is another game.
func (a arithmetic) bypass(options [2][]surreal.Game) error {
	f := a.make(options[cgt.Left], options[cgt.Right])
	for who := cgt.Left; who <= cgt.Right; who++ {
		for i, o := range options[who] {
			for answer := range a.options(o, who.Opponent()) {
				if !a.better(answer, f, who.Opponent()) {
					continue
				}
				other := options
				other[who] = slices.Concat(options[who][:i], slices.Collect(a.options(answer, who)), options[who][i+1:])
				if g := a.make(other[cgt.Left], other[cgt.Right]); g != f {
					return holds(false, "{%v | %v} = %s, but with the option %s bypassed through %s it is %s",
						options[cgt.Left], options[cgt.Right], f, o, answer, g)
				}
			}
		}
	}
	return nil
}
