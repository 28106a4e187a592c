package sums

import (
	"slices"

	"github.com/cgt-go/sdk/cgt"
	"github.com/cgt-go/sdk/surreal"
)

// ref is the number of something that the solver keeps: of a number, of an infinitesimal number-up-star, or of an atom.
// The number 0 is that of 0. An atom has two, an even one and the next for its negative.
type ref = uint32

// atom is a summand that is no number-up-star, as far as is known: a game whose value is known, less the number in the
// middle between its stops; or a position whose value is not known. Sums are lists of atoms, and equal atoms have equal
// numbers, so that a game and its negative cancel.
type atom struct {
	game        surreal.Game // of a value
	family      positions    // of a position
	moves       [2]int       // where its options begin in Solver.options, or 0
	gains       [2]int32     // where the incentives of the options of a value begin in Solver.gains, or 0
	means       meaning      // of a position whose value was found later
	number      int32        // of a position in its family, or of the bounds of a value
	left, right int32        // how many moves the players have in a position, for the order of moves
	id          uint32       // for the team of the solver, or 0
	visits      int32        // how often options of a position were asked for
	kind        kind
	self        bool // it is its own negative
	impartial   bool // a position of an impartial game
}

type kind uint8

const (
	isPosition kind = iota
	isValue
	isReplaced // a position whose value was found later
)

// draft is a sum in the making.
type draft struct {
	number surreal.Dyadic
	small  surreal.Game
	atoms  []ref // in ascending order
	loose  bool  // atoms are in any order yet, and beside their negatives
}

func (d *draft) clear() { *d = draft{atoms: d.atoms[:0]} }

// addMeaning adds what a part is worth, or its negative.
func (s *Solver) addMeaning(d *draft, m meaning, negative bool) {
	if m.number != 0 {
		x := s.numbers[m.number].x
		if negative {
			x = x.Neg()
		}
		d.number = d.number.Add(x)
	}
	if m.small != 0 {
		g := s.smalls[m.small]
		if negative {
			g = g.Neg()
		}
		d.small = d.small.Add(g)
	}
	if m.atom != 0 {
		if negative {
			m.atom = s.negative(m.atom)
		}
		s.addAtom(d, m.atom)
	}
}

// negative returns the number of the negative of an atom.
func (s *Solver) negative(r ref) ref {
	if s.atoms[r>>1].self {
		return r
	}
	return r ^ 1
}

func (s *Solver) addAtom(d *draft, r ref) {
	if a := &s.atoms[r>>1]; a.kind == isReplaced {
		s.addMeaning(d, a.means, r&1 != 0)
		return
	}
	// Most often those of a sum come in order, and copies of one after the other.
	if n := len(d.atoms); d.loose || n == 0 || d.atoms[n-1] < r&^1 || d.atoms[n-1] == r && s.negative(r) != r {
		d.atoms = append(d.atoms, r)
		return
	}
	if i, ok := slices.BinarySearch(d.atoms, s.negative(r)); ok {
		d.atoms = slices.Delete(d.atoms, i, i+1)
		return
	}
	i, _ := slices.BinarySearch(d.atoms, r)
	d.atoms = slices.Insert(d.atoms, i, r)
}

// settle sorts the atoms of a loose draft and cancels those that have their negative beside them. To insert one after
// the other into a long list would take a time that grows with the square of its length.
func (s *Solver) settle(d *draft) {
	d.loose = false
	slices.Sort(d.atoms)
	kept := d.atoms[:0]
	for i := 0; i < len(d.atoms); {
		k := d.atoms[i] >> 1
		var count [2]int
		for ; i < len(d.atoms) && d.atoms[i]>>1 == k; i++ {
			count[d.atoms[i]&1]++
		}
		left, r := count[0]-count[1], 2*k
		switch {
		case s.atoms[k].self:
			left %= 2
		case left < 0:
			left, r = -left, r+1
		}
		for range left {
			kept = append(kept, r)
		}
	}
	d.atoms = kept
}

func (s *Solver) addGame(d *draft, g surreal.Game) { s.addMeaning(d, s.meaningOf(g), false) }

// meaningOf returns what a value is worth.
func (s *Solver) meaningOf(g surreal.Game) meaning {
	if m, ok := s.games[g]; ok {
		return m
	}
	var m meaning
	if x, _, _, ok := g.NumberUpStar(); ok {
		m.number, m.small = s.numberOf(x), s.smallOf(g.Sub(surreal.FromDyadic(x)))
	} else {
		x := g.LeftStop().Add(g.RightStop()).Half()
		m.number = s.numberOf(x)
		m.atom = s.atomOf(g.Sub(surreal.FromDyadic(x)))
	}
	s.games[g] = m
	return m
}

// atomOf returns the atom for a value whose stops have their middle in 0.
func (s *Solver) atomOf(g surreal.Game) ref {
	if r, ok := s.valued[g]; ok {
		return r
	}
	h := g.Neg()
	least := g
	if surreal.CompareStructure(g, h) > 0 {
		least = h
	}
	s.bounds = append(s.bounds, s.boundsOf(least))
	r := s.newAtom(atom{kind: isValue, self: g == h, game: least, number: int32(len(s.bounds) - 1)})
	if g != least {
		r++
	}
	s.valued[g] = r
	s.valued[h] = s.negative(r)
	return r
}

func (s *Solver) newAtom(a atom) ref {
	s.atoms = append(s.atoms, a)
	return ref(2 * (len(s.atoms) - 1))
}

// numberEntry is a number that occurs in sums.
type numberEntry struct {
	x      surreal.Dyadic
	scaled int64
	exact  bool // scaled says all of x
}

func (s *Solver) numberOf(x surreal.Dyadic) ref {
	if r, ok := s.numberRefs[x]; ok {
		return r
	}
	r := ref(len(s.numbers))
	e := numberEntry{x: x}
	e.scaled, e.exact = scaled(x)
	s.numbers = append(s.numbers, e)
	s.numberRefs[x] = r
	return r
}

func (s *Solver) smallOf(g surreal.Game) ref {
	if g.IsZero() {
		return 0
	}
	if r, ok := s.smallRefs[g]; ok {
		return r
	}
	r := ref(len(s.smalls))
	s.smalls = append(s.smalls, g)
	s.smallRefs[g] = r
	return r
}

// The words of a state: its number, its infinitesimal, and its atoms.
const (
	numberWord = iota
	smallWord
	firstAtom
)

// appendState appends the words of a draft.
func (s *Solver) appendState(dst []ref, d *draft) []ref {
	number := ref(0)
	if (d.number != surreal.Dyadic{}) {
		number = s.numberOf(d.number)
	}
	dst = append(dst, number, s.smallOf(d.small))
	return append(dst, d.atoms...)
}

// optionsOf returns where the options of who in an atom begin in s.options: there is their number, and for each the
// number of its words, and these. With an error there are none.
func (s *Solver) optionsOf(k ref, who cgt.Player) int {
	if at := s.atoms[k].moves[who]; at != 0 {
		return at
	}
	at := len(s.options)
	s.options = append(s.options, 0)
	var list []ref // not in s.options yet: while drafts are made, options of others may be listed
	count := ref(0)
	add := func(d *draft) {
		from := len(list)
		list = append(list, 0)
		list = s.appendState(list, d)
		list[from] = ref(len(list) - from - 1)
		for i := 0; i < from; i += int(list[i]) + 1 {
			if slices.Equal(list[i:i+int(list[i])+1], list[from:]) {
				list = list[:from]
				return
			}
		}
		count++
	}
	if a := s.atoms[k]; a.kind == isValue {
		var d draft
		for g := range a.game.Options(who) {
			d.clear()
			s.addGame(&d, g)
			add(&d)
		}
	} else {
		a.family.addOptions(s, int(a.number), who, add)
	}
	if s.search.err != nil { // not all are listed
		s.options = s.options[:at]
		return 0
	}
	s.options[at] = count
	s.options = append(s.options, list...)
	s.atoms[k].moves[who] = at
	return at
}
