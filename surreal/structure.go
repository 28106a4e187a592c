package surreal

import "cmp"

// CompareStructure returns −1, 0 or 1: a total order of games that has nothing to do with ≤ but is the
// same in every run, for sorting. Number-up-stars come first, by their number, their multiple of ↑
// and their nimber; other games follow by their stops, their birthdays, the numbers of their options
// and their options.
func CompareStructure(g, h Game) int {
	for g != h {
		u, gok := g.numberUpStar()
		v, hok := h.numberUpStar()
		switch {
		case gok && hok:
			return cmp.Or(u.x.Compare(v.x), u.ups.Compare(v.ups), cmp.Compare(u.star, v.star))
		case gok:
			return -1
		case hok:
			return 1
		}
		a, b := g.n, h.n
		if c := cmp.Or(
			a.stops.left.Compare(b.stops.left),
			a.stops.right.Compare(b.stops.right),
			a.birthday.Compare(b.birthday),
			cmp.Compare(a.lefts, b.lefts),
			cmp.Compare(len(a.all), len(b.all)),
		); c != 0 {
			return c
		}
		i := 0
		for a.all[i] == b.all[i] {
			i++
		}
		g, h = a.all[i], b.all[i]
	}
	return 0
}
