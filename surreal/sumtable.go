package surreal

import (
	"encoding/binary"
	"slices"

	"github.com/cgt-go/sdk/cgt"
)

// sumTable finds the canonical form of a sum of several games, without the sums of two, three and so on of them that a
// sum from left to right goes through, and with comparisons of small games only.
//
// A position of the sum is a list of summands in canonical form. The options of one summand neither dominate nor
// reverse one another, and this stays so in every sum. For the moves in two summands g and h it is their incentives
// that count: the Left option g^L + h is dominated by g + h^L if g^L − g ≤ h^L − h, and it reverses through g^L + h^R
// if g^L − g ≤ h − h^R, whatever else is in the sum. So one comparison of small games serves all positions with these
// two. After a reversible option was bypassed there are others to compare, but they still have most of their summands
// in common, and these cancel.
//
// Sources: Conway, On Numbers and Games, ch. 10, and Siegel, Combinatorial Game Theory, §II.2, for dominated and
// reversible options; Winning Ways, ch. 6, for incentives.
type sumTable struct {
	e         *engine
	most      int // positions
	full      bool
	summands  []summand
	numbers   map[Game]uint32 // of the summands
	positions []sumPosition
	ids       map[string]int // of the positions, by their summands
	key       []byte         // scratch
}

// summand is a game that is no number.
type summand struct {
	g     Game
	moves [2][]summandMove
}

// summandMove is a move in a summand with its incentive, which is how much it improves the game for the player: g^L − g
// or g − g^R.
type summandMove struct {
	to, incentive Game
}

// sumPosition is a list of summands, in ascending order. When it is solved it has its value and, unless that is a
// number-up-star, the options of the canonical form, as positions.
type sumPosition struct {
	summands []uint32
	solved   bool
	value    Game
	options  [2][]sumRef
}

// sumRef is a position plus a number.
type sumRef struct {
	id int
	x  Dyadic
}

// newSumTable returns a table that has room for the given number of positions; with more it is full and its values mean
// nothing.
func newSumTable(e *engine, most int) *sumTable {
	t := &sumTable{e: e, most: most, numbers: map[Game]uint32{}, ids: map[string]int{}}
	t.positions[t.position(nil)].solved = true
	return t
}

// failed reports whether the table is full or its engine at an end.
func (t *sumTable) failed() bool { return t.full || t.e.Err != nil }

// ref returns the sum of games. What is a number-up-star is put together, and a summand and its negative cancel.
func (t *sumTable) ref(games []Game) sumRef {
	var closed Game
	list := make([]uint32, 0, len(games))
	for _, g := range games {
		if g.isNumberUpStar() {
			closed = t.e.add(closed, g)
		} else if i := t.find(list, t.e.neg(g)); i >= 0 {
			list = slices.Delete(list, i, i+1)
		} else {
			list = append(list, t.summand(g))
		}
	}
	u, _ := closed.numberUpStar()
	x := u.x
	u.x = Dyadic{}
	if closed = u.pack(); closed != (Game{}) {
		list = append(list, t.summand(closed))
	}
	slices.Sort(list)
	return sumRef{t.position(list), x}
}

// find returns the place of g in a list of summands, or −1.
func (t *sumTable) find(list []uint32, g Game) int {
	number, ok := t.numbers[g]
	if !ok {
		return -1
	}
	return slices.Index(list, number)
}

func (t *sumTable) summand(g Game) uint32 {
	if number, ok := t.numbers[g]; ok {
		return number
	}
	number := uint32(len(t.summands))
	t.numbers[g] = number
	s := summand{g: g}
	for who := cgt.Left; who <= cgt.Right && !t.failed(); who++ {
		for i := range g.numOptions(who) {
			o := g.option(who, i)
			better, worse := o, g
			if who == cgt.Right {
				better, worse = g, o
			}
			s.moves[who] = append(s.moves[who], summandMove{o, t.e.add(better, t.e.neg(worse))})
			if t.failed() {
				break
			}
		}
	}
	t.summands = append(t.summands, s)
	return number
}

// position returns the number of the position with the given summands.
func (t *sumTable) position(list []uint32) int {
	t.key = t.key[:0]
	for _, number := range list {
		t.key = binary.LittleEndian.AppendUint32(t.key, number)
	}
	if id, ok := t.ids[string(t.key)]; ok {
		return id
	}
	id := len(t.positions)
	t.full = t.full || id > t.most
	t.ids[string(t.key)] = id
	t.positions = append(t.positions, sumPosition{summands: list})
	return id
}

// value returns the canonical form of r.
func (t *sumTable) value(r sumRef) Game {
	t.solve(r.id)
	return t.e.add(t.positions[r.id].value, FromDyadic(r.x))
}

// appendOptions appends the canonical options of r.
func (t *sumTable) appendOptions(dst []sumRef, r sumRef, who cgt.Player) []sumRef {
	t.solve(r.id)
	p := &t.positions[r.id]
	if !p.value.isNumberUpStar() {
		for _, o := range p.options[who] { // of a game that is no number, so these plus x are those of the sum with x
			dst = append(dst, sumRef{o.id, o.x.Add(r.x)})
		}
		return dst
	}
	g := t.value(r)
	for i := uint64(0); i < g.numOptions(who) && !t.failed(); i++ {
		dst = append(dst, t.ref([]Game{g.option(who, i)}))
	}
	return dst
}

// le reports whether a ≤ b.
func (t *sumTable) le(a, b sumRef) bool {
	a.id, b.id, _ = t.cancel(a.id, b.id)
	return t.e.le(t.value(a), t.value(b))
}

// cancel returns two positions without the summands that they have in common, and whether there are any.
func (t *sumTable) cancel(a, b int) (restOfA, restOfB int, common bool) {
	as, bs := t.positions[a].summands, t.positions[b].summands
	var onlyA, onlyB []uint32
	for len(as) > 0 && len(bs) > 0 {
		switch {
		case as[0] < bs[0]:
			onlyA, as = append(onlyA, as[0]), as[1:]
		case as[0] > bs[0]:
			onlyB, bs = append(onlyB, bs[0]), bs[1:]
		default:
			common = true
			as, bs = as[1:], bs[1:]
		}
	}
	if !common {
		return a, b, a == b
	}
	return t.position(append(onlyA, as...)), t.position(append(onlyB, bs...)), true
}
