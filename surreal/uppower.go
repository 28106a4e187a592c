package surreal

import (
	"slices"

	"github.com/cgt-go/sdk/cgt"
)

// upPower is a game x + *m ± ↑^k or x + *m ± ↑^→k, for k ≥ 2.
type upPower struct {
	x     Dyadic
	star  uint64
	k     int64
	sign  int
	added bool // ↑^→k
}

// parts returns how many of the number, the power and the nimber are not 0.
func (p upPower) parts() int { return numberUpStar{x: p.x, ups: one, star: p.star}.parts() }

// powerFinder finds the games that are such. It knows the canonical forms, which are x plus
//
//	↑^→k + *m = {↑^→(k−1) + *m | *(m ⊕ 1)}, and for m = 1 Left may move to 0 as well,
//	↑^k + *m = {0, …, *m | ↓^→(k−1) + *(m ⊕ 1)}.
type powerFinder struct {
	noSums map[sideOf]bool // of what it knows that it is no x + *m ± ↑^→k
}

// sideOf is a question: whether a game is x + *m + ↑^→k, for Left, or x + *m + ↓^→k.
type sideOf struct {
	n   *node
	who cgt.Player
}

// find returns how g is such a game, if it is one.
func (f *powerFinder) find(g Game) (upPower, bool) {
	if g.isNumberUpStar() {
		return upPower{}, false
	}
	for who := cgt.Left; who <= cgt.Right; who++ {
		p, ok := f.sum(g, who)
		if !ok {
			p, ok = f.single(g, who)
		}
		if ok {
			return p, true
		}
	}
	return upPower{}, false
}

// sum reports whether g is x + *m plus a sum of powers of ↑, the one for which who is Left, or of ↓.
func (f *powerFinder) sum(g Game, who cgt.Player) (upPower, bool) {
	p := upPower{k: 1, sign: 1 - 2*int(who), added: true}
	var passed []sideOf // these are such games only if the last one is, with the same number and nimber
	for h := g; ; p.k++ {
		if u, ok := h.numberUpStar(); ok {
			if p.k == 1 || u != (numberUpStar{x: p.x, ups: DyadicFromInt(int64(p.sign)), star: p.star}) {
				break
			}
			return p, true
		}
		side := sideOf{h.n, who}
		if f.noSums[side] {
			break
		}
		next, ok := h.n.sumBefore(&p, who)
		if !ok {
			break
		}
		passed = append(passed, side)
		h = next
	}
	if f.noSums == nil && len(passed) > 0 {
		f.noSums = map[sideOf]bool{}
	}
	for _, side := range passed {
		f.noSums[side] = true
	}
	return upPower{}, false
}

// sumBefore returns ↑^→(k−1) if n has the form of ↑^→k. If p.k is 1, it finds the number and the nimber that stand
// beside the powers.
func (n *node) sumBefore(p *upPower, who cgt.Player) (Game, bool) {
	answers := n.options(who.Opponent())
	if len(answers) != 1 {
		return Game{}, false
	}
	u, ok := answers[0].numberUpStar()
	if p.k == 1 {
		p.x, p.star = u.x, u.star^1
	}
	if !ok || u != (numberUpStar{x: p.x, star: p.star ^ 1}) {
		return Game{}, false
	}
	options := n.options(who)
	if p.star == 1 {
		i := slices.Index(options, FromDyadic(p.x))
		if i < 0 || len(options) != 2 {
			return Game{}, false
		}
		return options[1-i], true
	}
	if len(options) != 1 {
		return Game{}, false
	}
	return options[0], true
}

// single reports whether g is x + *m plus a power of ↑, the one for which who is Left, or of ↓.
func (f *powerFinder) single(g Game, who cgt.Player) (upPower, bool) {
	answers, options := g.n.options(who.Opponent()), g.n.options(who)
	if len(answers) != 1 {
		return upPower{}, false
	}
	sign := 1 - 2*int(who)
	p, ok := upPower{}, false
	if u, isUpStar := answers[0].numberUpStar(); isUpStar {
		p, ok = upPower{x: u.x, star: u.star, k: 1}, u.ups == DyadicFromInt(int64(-sign))
	} else {
		p, ok = f.sum(answers[0], who.Opponent())
	}
	p = upPower{x: p.x, star: p.star ^ 1, k: p.k + 1, sign: sign}
	if !ok || uint64(len(options)-1) != p.star {
		return upPower{}, false
	}
	for _, o := range options { // they are all different
		u, ok := o.numberUpStar()
		if !ok || u.star > p.star || u != (numberUpStar{x: p.x, star: u.star}) {
			return upPower{}, false
		}
	}
	return p, true
}
