package surreal

import (
	"maps"
	"slices"

	"github.com/cgt-go/sdk/cgt"
)

// Add returns g + h, the disjunctive sum: the player to move moves in one of the two.
//
// It takes constant time for number-up-stars, and time linear in the number of positions of g if only
// h is a number. In general it takes the sum of every position of g with every position of h.
func (g Game) Add(h Game) Game {
	if s, ok := addInline(g, h); ok {
		return s
	}
	e := acquireEngine()
	defer e.release()
	return e.add(g, h)
}

// Neg returns −g: the players change places.
func (g Game) Neg() Game {
	if g.n == nil {
		return negInline(g)
	}
	e := acquireEngine()
	defer e.release()
	return e.neg(g)
}

// Sub returns g − h.
func (g Game) Sub(h Game) Game {
	if g == h {
		return Game{}
	}
	return g.Add(h.Neg())
}

// Mul returns n·g, the sum of n copies of g, or of |n| copies of −g if n < 0. It takes constant time for
// number-up-stars, and in general that of up to 2·log2 |n| sums as of [Game.Add], whose games can have the more positions
// the larger n is.
func (g Game) Mul(n int64) Game {
	e := acquireEngine()
	defer e.release()
	return e.mul(g, Dyadic{num: n})
}

// Sum returns the sum of games. For three and more it is often much faster than to add them one by one: of a few small
// games it finds the canonical form at once, and otherwise it chooses the order.
func Sum(games ...Game) Game {
	e := acquireEngine()
	defer e.release()
	return e.sum(games)
}

// The sums for which a sumTable is made: for more games or larger ones it would soon be full, and two are added faster
// without it. It lists the options of nimbers, so they must be small too.
const (
	fewestInSumTable    = 3
	mostInSumTable      = 16
	largestInSumTable   = 64     // positions of a game
	pairsInSumTable     = 1 << 4 // a bound for starSet.small, that is for nimbers up to *7
	positionsOfSumTable = 1 << 14
)

// sumTables says whether they are made, for tests.
var sumTables = true

// sum adds up games. Those without a node cost next to nothing and are put together. If a sumTable does not do it, the
// others are added one by one, those with few positions first: what comes last is added to all positions of the sum of
// the others, and in most cases this sum has fewer positions if those with many come late.
func (e *engine) sum(games []Game) Game {
	var closed Game
	open := 0
	for _, g := range games {
		if !e.Look() {
			return Game{}
		}
		if g.isNumberUpStar() {
			closed = e.add(closed, g)
		} else {
			open++
		}
	}
	rest := make([]Game, 0, open)
	for _, g := range games {
		if !e.Look() {
			return Game{}
		}
		if !g.isNumberUpStar() {
			rest = append(rest, g)
		}
	}
	if len(rest) >= fewestInSumTable {
		sizes, small := e.sizes(rest)
		if small && sumTables && len(rest) <= mostInSumTable {
			t := newSumTable(e, positionsOfSumTable)
			alike, x := e.alike(rest)
			if sum := t.value(t.ref(alike)); !t.full {
				return e.add(e.add(sum, FromDyadic(x)), closed)
			}
		}
		rest = e.bySize(rest, sizes)
	}
	var sum Game
	for _, g := range rest {
		if !e.Look() {
			return Game{}
		}
		sum = e.add(sum, g)
	}
	return e.add(sum, closed)
}

// alike returns games that with a number x have the same sum, and are equal, or negatives of each other, where two of
// the given games are but for a number. So a sumTable can put them together.
func (e *engine) alike(games []Game) (shifted []Game, x Dyadic) {
	numbers := map[Game][]int{} // the games that are the same but for a number, or but for a number and the sign
	for i, g := range games {
		h := e.centred(g)
		if _, known := numbers[h]; !known {
			if _, known := numbers[e.neg(h)]; known {
				h = e.neg(h)
			}
		}
		numbers[h] = append(numbers[h], i)
	}
	shifted = slices.Clone(games)
	for i, g := range games {
		h := e.centred(g)
		if len(numbers[h]) > 1 || len(numbers[e.neg(h)]) > 1 {
			shifted[i] = h
			x = x.Add(middle(g))
		}
	}
	return shifted, x
}

// middle returns the number in the middle between the stops of g.
func middle(g Game) Dyadic { return g.LeftStop().Add(g.RightStop()).Half() }

// centred returns g less the number in the middle between its stops.
func (e *engine) centred(g Game) Game { return e.add(g, FromDyadic(middle(g).Neg())) }

// sizes returns the numbers of positions of games, and whether all are small enough for a sumTable.
func (e *engine) sizes(games []Game) (sizes map[Game]int, small bool) {
	sizes, small = map[Game]int{}, true
	for _, g := range games {
		if !e.Look() {
			return nil, false
		}
		if _, known := sizes[g]; !known {
			sizes[g] = len(postorder(g))
			e.Spend(sizes[g])
			small = small && sizes[g] <= largestInSumTable && g.n.stars.small < pairsInSumTable && len(g.n.stars.large) == 0
		}
	}
	return sizes, small
}

// bySize returns games by their numbers of positions, and those with as many in the order in which they came.
func (e *engine) bySize(games []Game, sizes map[Game]int) []Game {
	count := map[int]int{}
	for _, g := range games {
		if !e.Look() {
			return nil
		}
		count[sizes[g]]++
	}
	place, first := map[int]int{}, 0
	for _, size := range slices.Sorted(maps.Keys(count)) {
		place[size] = first
		first += count[size]
	}
	sorted := make([]Game, len(games))
	for _, g := range games {
		if !e.Look() {
			return nil
		}
		size := sizes[g]
		sorted[place[size]] = g
		place[size]++
	}
	return sorted
}

func (e *engine) add(g, h Game) Game {
	if s, ok := addInline(g, h); ok {
		return s
	}
	switch gok, hok := g.isNumberUpStar(), h.isNumberUpStar(); {
	case gok && hok:
		u, _ := g.numberUpStar()
		v, _ := h.numberUpStar()
		return u.add(v).pack()
	case gok:
		return e.addNumberUpStar(h, g)
	case hok:
		return e.addNumberUpStar(g, h)
	}
	key := keyOf(g.n, h)
	if g.n.id > h.n.id {
		key = keyOf(h.n, g)
	}
	if s, ok := e.sums.get(key); ok {
		return s
	}
	if CompareStructure(g, h) > 0 { // take as many steps in every run, whichever was made first
		g, h = h, g
	}
	if e.areNegatives(g, h) {
		return Game{}
	}
	return e.remember(key, g, h, (*engine).addByOptions)
}

// addNumberUpStar returns g + x + i for a number x and an infinitesimal i. The game g is none of this kind.
func (e *engine) addNumberUpStar(g, h Game) Game {
	if h.IsNumber() {
		return e.translate(g, h)
	}
	u, _ := h.numberUpStar()
	if x := u.x; x != (Dyadic{}) {
		u.x = Dyadic{}
		return e.translate(e.add(g, u.pack()), FromDyadic(x))
	}
	key := keyOf(g.n, h)
	if s, ok := e.sums.get(key); ok {
		return s
	}
	return e.remember(key, g, h, (*engine).addByOptions)
}

// remember returns the sum of g and h, by the given function, and remembers it.
func (e *engine) remember(key memoKey, g, h Game, sum func(e *engine, g, h Game) Game) Game {
	if !e.Spend(costOfSum * h.cost()) {
		return Game{}
	}
	s := deep(e, sum, g, h)
	if e.Err == nil {
		e.sums.put(key, s)
	}
	return s
}

// addByOptions is the definition of the sum. The options of g come first: if h is an infinitesimal, they are
// likely to dominate those of h, and the sooner a dominating option is met, the better.
func (e *engine) addByOptions(g, h Game) Game {
	var options [2][]Game
	for who := cgt.Left; who <= cgt.Right; who++ {
		for i := range g.numOptions(who) {
			options[who] = append(options[who], e.add(g.option(who, i), h))
		}
		for i := range h.numOptions(who) {
			options[who] = append(options[who], e.add(g, h.option(who, i)))
			if !e.Spend(1) {
				return Game{}
			}
		}
	}
	return e.canonical(options[cgt.Left], options[cgt.Right])
}

// translate returns g + x. If g is no number, g + x = {g^L + x | g^R + x}, and this form is canonical:
// adding x keeps the order of the games, and no option that is a number becomes reversible. For if a
// Left option z were a number with z^R ≤ g + x, then the Left stop of g + x would be at least z^R, so
// another Left option would have a Right stop above z, and z would be dominated; and the same for Right.
//
// Source: the number translation theorem; Conway, On Numbers and Games, ch. 9; Siegel, Combinatorial
// Game Theory, §II.3.
func (e *engine) translate(g, x Game) Game {
	switch {
	case x == Game{}:
		return g
	case g.isNumberUpStar():
		return e.add(g, x)
	}
	key := keyOf(g.n, x)
	if s, ok := e.sums.get(key); ok {
		return s
	}
	return e.remember(key, g, x, (*engine).translateOptions)
}

func (e *engine) translateOptions(g, x Game) Game {
	lists := e.mapOptions(g.n, func(o Game) Game { return e.translate(o, x) })
	if e.Err != nil {
		return Game{}
	}
	return Game{n: internPair(lists)}
}

// areNegatives reports whether g = −h, for games that are no number-up-stars. It forms −g only if that is
// not ruled out at a glance.
func (e *engine) areNegatives(g, h Game) bool {
	a, b := g.n, h.n
	return a.birthday == b.birthday && len(a.all) == len(b.all) &&
		a.stops.left == b.stops.right.Neg() && a.stops.right == b.stops.left.Neg() && e.neg(g) == h
}

// mapOptions applies f to the options of n and sorts them again.
func (e *engine) mapOptions(n *node, f func(Game) Game) pair {
	all := make([]Game, len(n.all))
	for i, o := range n.all {
		all[i] = f(o)
	}
	lists := pair{all[:n.lefts], all[n.lefts:]}
	slices.SortFunc(lists.left, CompareStructure)
	slices.SortFunc(lists.right, CompareStructure)
	return lists
}

// neg returns −g. The negative of a canonical form is canonical.
func (e *engine) neg(g Game) Game {
	if g.n == nil {
		return negInline(g)
	}
	if u, ok := g.numberUpStar(); ok {
		return u.neg().pack()
	}
	if n := g.n.negative.Load(); n != nil {
		return Game{n: n}
	}
	if !e.Look() {
		return Game{}
	}
	n := deep(e, (*engine).negOptions, g, Game{})
	if n == nil {
		return Game{}
	}
	// Both are the one node of their game while they live, so whoever stores first stores the same.
	g.n.negative.Store(n)
	n.negative.Store(g.n)
	return Game{n: n}
}

// negOptions returns nil if the engine is at an end.
func (e *engine) negOptions(g, _ Game) *node {
	lists := e.mapOptions(g.n, e.neg)
	if !e.Look() {
		return nil
	}
	return internPair(pair{lists.right, lists.left})
}

// mul returns n·g, for an integer n, by doubling.
func (e *engine) mul(g Game, n Dyadic) Game {
	if u, ok := g.numberUpStar(); ok {
		if !e.Spend(g.cost() * n.words()) {
			return Game{}
		}
		return u.mul(n).pack()
	}
	if n.Sign() < 0 {
		g = e.neg(g)
	}
	times := n.Abs().Num()
	var sum Game
	for i := times.BitLen() - 1; i >= 0 && e.Err == nil; i-- {
		sum = e.add(sum, sum)
		if times.Bit(i) == 1 {
			sum = e.add(sum, g)
		}
	}
	return sum
}
