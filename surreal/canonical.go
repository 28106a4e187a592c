package surreal

import (
	"slices"

	"github.com/cgt-go/sdk/cgt"
)

// New returns the game {left | right} in canonical form. The options may stand in any order, be repeated, dominated or
// reversible; in the canonical form, which is the same for all games of one value, none is dominated and none
// reversible. New does not keep the slices.
//
// It takes of the order of l² + r² comparisons for l and r options, plus as many again for each option of an option
// that has to be looked at; of the options of a nimber these are few. The canonical form may have many more options
// than the slices, if one of these reverses to a large nimber. A [Calculator] can be interrupted. New panics if the
// game is a number with an exponent above [MaxExp].
//
// Source: Conway, On Numbers and Games, ch. 10; Siegel, Combinatorial Game Theory, §II.2.
func New(left, right []Game) Game {
	e := acquireEngine()
	defer e.release()
	return e.canonical(slices.Clone(left), slices.Clone(right))
}

// canonical returns {left | right}. It changes the slices.
//
// The steps are those of Conway's proof that every short game has one simplest form: if a number fits
// between the options, the game is the simplest such number; otherwise reversible options are bypassed
// and dominated ones deleted until there are none, and what is left is the form.
//
// Sources: Conway, On Numbers and Games, ch. 10; Siegel, Combinatorial Game Theory, §II.2.
func (e *engine) canonical(left, right []Game) Game {
	if !e.Spend(4 * (len(left) + len(right))) {
		return Game{}
	}
	d := &e.draft
	*d = draft{e: e, pair: pair{distinct(left), distinct(right)}}
	if g, ok := mexRule(d.left, d.right); ok {
		return g
	}
	if x, ok := d.number(); ok {
		e.Spend(8 * x.words())
		return FromDyadic(x)
	}
	d.stops = stopsOf(d.left, d.right)
	d.left = e.undominated(d.left, cgt.Left)
	d.right = e.undominated(d.right, cgt.Right)
	if len(d.left) <= 2 && len(d.right) <= 2 { // *m as an option has m options, which need no look
		slices.SortFunc(d.left, CompareStructure)
		slices.SortFunc(d.right, CompareStructure)
		if g, ok := recognise(d.left, d.right); ok {
			return g
		}
	}
	left, right = d.bypassed(cgt.Left), d.bypassed(cgt.Right)
	if e.Err != nil {
		return Game{}
	}
	slices.SortFunc(left, CompareStructure)
	slices.SortFunc(right, CompareStructure)
	if g, ok := recognise(left, right); ok {
		return g
	}
	return Game{n: internPair(pair{left, right})}
}

// distinct removes duplicates and keeps the order. It reuses the slice.
func distinct(gs []Game) []Game {
	const few = 48 // up to about here, looking at all pairs is faster than a map
	kept := gs[:0]
	if len(gs) <= few {
		for _, g := range gs {
			if !slices.Contains(kept, g) {
				kept = append(kept, g)
			}
		}
		return kept
	}
	seen := make(map[Game]bool, len(gs))
	for _, g := range gs {
		if !seen[g] {
			seen[g] = true
			kept = append(kept, g)
		}
	}
	return kept
}

// mexRule returns {left | right} if both sides are the same set of games x + *a, x + *b, … with one
// number x. The value is x + *m, where m is the least number that is missing among a, b, … It may
// change the order of the options.
//
// Sources: R. P. Sprague, Über mathematische Kampfspiele (1935); P. M. Grundy, Mathematics and games
// (1939); Conway, On Numbers and Games, ch. 11.
func mexRule(left, right []Game) (Game, bool) {
	if len(left) == 0 || len(left) != len(right) {
		return Game{}, false
	}
	first, ok := left[0].numberUpStar()
	for _, gs := range [][]Game{left, right} {
		for i := 0; ok && i < len(gs); i++ {
			var u numberUpStar
			u, ok = gs[i].numberUpStar()
			ok = ok && u.x == first.x && u.ups == (Dyadic{})
		}
	}
	if !ok {
		return Game{}, false
	}
	slices.SortFunc(left, CompareStructure)
	slices.SortFunc(right, CompareStructure)
	if !slices.Equal(left, right) {
		return Game{}, false
	}
	mex := uint64(0)
	for _, g := range left {
		if u, _ := g.numberUpStar(); u.star == mex {
			mex++
		}
	}
	return numberUpStar{x: first.x, star: mex}.pack(), true
}

// draft is a game {left | right} on its way to canonical form: no option occurs twice on one side. An
// engine needs one at a time.
type draft struct {
	pair
	e        *engine
	stops    stops         // valid if the game is no number
	stars    *starSet      // of the options; nil before the first use
	les, ges map[Game]bool // what le and ge have found, where looking again may be dear
}

// nextOption is that of the starSet of the game.
func (d *draft) nextOption(g Game, i uint64) uint64 {
	if i < 3 {
		return i
	}
	if d.stars == nil {
		d.stars = new(starSet)
		for _, o := range slices.Concat(d.left, d.right) {
			d.stars.add(o)
		}
	}
	return d.stars.nextOption(g, i)
}

// number returns the value of the game if it is a number: the simplest number x with no Left option ≥ x
// and no Right option ≤ x, if there is any such x.
//
// A game g is ≥ x if its Right stop is above x, and is not if the Right stop is below x; only where
// they are equal are g and x compared.
func (d *draft) number() (Dyadic, bool) {
	lo, hi := bound{infinite: true}, bound{infinite: true}
	for _, g := range d.left {
		s := g.RightStop()
		c := 1
		if !lo.infinite {
			c = s.Compare(lo.x)
		}
		switch {
		case c > 0:
			lo = bound{x: s, closed: !g.isAbove()}
		case c == 0 && lo.closed:
			lo.closed = !g.isAbove()
		}
	}
	for _, g := range d.right {
		s := g.LeftStop()
		c := -1
		if !hi.infinite {
			c = s.Compare(hi.x)
		}
		switch {
		case c < 0:
			hi = bound{x: s, closed: !g.isBelow()}
		case c == 0 && hi.closed:
			hi.closed = !g.isBelow()
		}
	}
	if d.e.Ctx != nil && max(lo.x.exp, hi.x.exp) >= MaxExp {
		d.e.Err = &cgt.LimitError{What: "binary places in a number", Limit: MaxExp}
		return Dyadic{}, true
	}
	return simplest(lo, hi)
}

// undominated removes from the options of who those that are no better for him than another. It reuses
// the slice.
func (e *engine) undominated(options []Game, who cgt.Player) []Game {
	kept := options[:0]
next:
	for _, g := range options {
		if !e.Spend(len(kept)) {
			return kept
		}
		n := 0
		for _, h := range kept {
			if e.better(h, g, who) {
				continue next // and nothing was dropped: it would be worse than h, which was kept beside it
			}
			if !e.better(g, h, who) {
				kept[n] = h
				n++
			}
		}
		kept = append(kept[:n], g)
	}
	return kept
}

// better reports whether g is at least as good as h for who.
func (e *engine) better(g, h Game, who cgt.Player) bool {
	if who == cgt.Left {
		return e.le(h, g)
	}
	return e.le(g, h)
}

// bypassed returns the options of who in canonical form. An option is reversible if the opponent has
// an answer to it that is at least as good for him as the game itself; then the options of who after
// that answer stand for the option.
func (d *draft) bypassed(who cgt.Player) []Game {
	options := d.left
	if who == cgt.Right {
		options = d.right
	}
	for i, g := range options {
		if answer, ok := d.reverse(g, who); ok {
			kept := slices.Clone(options[:i])
			todo := d.appendOptions(nil, answer, who)
			todo = append(todo, options[i+1:]...)
			return d.bypassedAll(kept, todo, who)
		}
	}
	return options
}

// bypassedAll returns the options of who in canonical form, given some that are not reversible and others
// that may be.
func (d *draft) bypassedAll(kept, todo []Game, who cgt.Player) []Game {
	for i := 0; i < len(todo) && d.e.Err == nil; i++ {
		if answer, ok := d.reverse(todo[i], who); ok {
			todo = d.appendOptions(todo, answer, who)
		} else {
			kept = append(kept, todo[i])
		}
	}
	return d.e.undominated(distinct(kept), who)
}

// appendOptions appends the options of who after the given answer, without some that would be bypassed again.
func (d *draft) appendOptions(dst []Game, answer Game, who cgt.Player) []Game {
	n := answer.numOptions(who)
	if n > 2 && answer.isNumberUpStar() {
		// The answer is x + *n. If x + *i, i < n, would be a good answer too, then it is one to each x + *j with
		// j > i, which can so be replaced by x, …, x + *(i−1). These are here anyway.
		if again, ok := d.reverse(answer, who); ok {
			u, _ := again.numberUpStar()
			n = u.star + 1
		}
	}
	for i := range n {
		if !d.e.Spend(8) {
			break
		}
		dst = append(dst, answer.option(who, i))
	}
	return dst
}

// reverse returns an answer through which the option g of who reverses, if there is one.
func (d *draft) reverse(g Game, who cgt.Player) (Game, bool) {
	if g.isNumberUpStar() && !g.IsNumber() {
		// All its options, of which it may have many, have the same stops as g itself.
		x := g.LeftStop()
		if who == cgt.Left && x.Compare(d.stops.right) > 0 || who == cgt.Right && x.Compare(d.stops.left) < 0 {
			return Game{}, false
		}
	}
	opponent := who.Opponent()
	for i, m := uint64(0), g.numOptions(opponent); i < m; i = d.nextOption(g, i+1) {
		answer := g.option(opponent, i)
		if who == cgt.Left && d.ge(answer) || who == cgt.Right && d.le(answer) {
			return answer, true
		}
		if !d.e.Spend(1) {
			break
		}
	}
	return Game{}, false
}

// ge reports whether the drafted game is ≥ h.
func (d *draft) ge(h Game) bool {
	var buf stops
	if ge, ok := h.stops(&buf).le(&d.stops); ok {
		return ge
	}
	if known, ok := d.ges[h]; ok {
		return known
	}
	for _, r := range d.right { // no Right option may be ≤ h
		if d.e.le(r, h) {
			return false
		}
	}
	// No Left option of h may be ≥ the game.
	ge := true
	for i, m := uint64(0), h.numOptions(cgt.Left); i < m; i = d.nextOption(h, i+1) {
		if deep(d.e, (*engine).draftLe, h.option(cgt.Left, i), Game{}) || !d.e.Spend(1) {
			ge = false
			break
		}
	}
	if d.ges == nil {
		d.ges = map[Game]bool{}
	}
	d.ges[h] = ge
	return ge
}

// le reports whether the drafted game is ≤ h.
func (d *draft) le(h Game) bool {
	var buf stops
	if le, ok := d.stops.le(h.stops(&buf)); ok {
		return le
	}
	if known, ok := d.les[h]; ok {
		return known
	}
	for _, l := range d.left {
		if d.e.le(h, l) {
			return false
		}
	}
	le := true
	for i, m := uint64(0), h.numOptions(cgt.Right); i < m; i = d.nextOption(h, i+1) {
		if deep(d.e, (*engine).draftGe, h.option(cgt.Right, i), Game{}) || !d.e.Spend(1) {
			le = false
			break
		}
	}
	if d.les == nil {
		d.les = map[Game]bool{}
	}
	d.les[h] = le
	return le
}

func (e *engine) draftLe(h, _ Game) bool { return e.draft.le(h) }
func (e *engine) draftGe(h, _ Game) bool { return e.draft.ge(h) }
