package surreal

import (
	"math/big"
	"math/bits"
	"sort"

	"github.com/cgt-go/sdk/cgt"
)

// Thermograph says how the stops of a game change as it is cooled: at each temperature t ≥ −1, the Left wall is the
// Left stop of the game cooled by t ([Game.Cool]), and the Right wall is its Right stop. From the
// [Thermograph.Temperature] of the game on, both are equal to its [Thermograph.Mean]; this part is called the mast. It
// is an immutable value; the zero Thermograph is that of the game 0.
//
// Below temperature 0 it is extended as usual, so that integers have temperature −1, other numbers with denominator 2^k
// have −1/2^k, and all other games that differ from a number by an infinitesimal only have 0.
//
// Sources: Conway, On Numbers and Games, ch. 9; Winning Ways, ch. 6; Siegel, Combinatorial Game Theory, §II.5.
type Thermograph struct{ left, right Wall }

// Left returns the Left wall.
func (t Thermograph) Left() Wall { return t.left }

// Right returns the Right wall, which is nowhere above the Left wall.
func (t Thermograph) Right() Wall { return t.right }

// Wall returns the wall of who. It panics if who is neither Left nor Right.
func (t Thermograph) Wall(who cgt.Player) Wall {
	mustPlay(who)
	if who == cgt.Left {
		return t.left
	}
	return t.right
}

// String returns both walls, the Left one first, such as "1 at -1, 0 at 0 | -1 at -1, 0 at 0".
func (t Thermograph) String() string { return t.left.String() + " | " + t.right.String() }

// Mean returns the mean or mast value: the number m for which n·G stays within a fixed distance from n·m for all n.
//
// Source: Conway, On Numbers and Games, ch. 9; Siegel, Combinatorial Game Theory, §II.5.
func (t Thermograph) Mean() Dyadic { return t.left.Mast() }

// Temperature returns the least temperature t ≥ −1 at which the mast begins.
//
// Source: Conway, On Numbers and Games, ch. 9; Siegel, Combinatorial Game Theory, §II.5.
func (t Thermograph) Temperature() Dyadic {
	l, r := t.left.top(), t.right.top()
	if l.Compare(r) < 0 {
		return r
	}
	return l
}

// Equal reports whether both walls of t and u are equal.
func (t Thermograph) Equal(u Thermograph) bool {
	return t.left.Equal(u.left) && t.right.Equal(u.right)
}

// Le reports whether no wall of t is anywhere above that of u. If G ≤ H then their thermographs are so related; the
// converse does not hold.
func (t Thermograph) Le(u Thermograph) bool { return t.left.Le(u.left) && t.right.Le(u.right) }

// Add returns the walls of t and u added. For the thermographs of G and H, this is a bound for that of G + H at the
// temperatures t ≥ 0: its Left wall is not above, its Right wall not below, and its mean is the same. It is the
// thermograph of G + H if H is an integer.
//
// Source: Conway, On Numbers and Games, ch. 9; Siegel, Combinatorial Game Theory, §II.5, for stops of sums.
func (t Thermograph) Add(u Thermograph) Thermograph {
	return Thermograph{t.left.Add(u.left), t.right.Add(u.right)}
}

// Neg returns the thermograph of −G.
func (t Thermograph) Neg() Thermograph { return Thermograph{t.right.Neg(), t.left.Neg()} }

// Translate returns the thermograph with both walls moved by x. For t ≥ 0 it agrees with that of G + x, and for an
// integer x everywhere.
func (t Thermograph) Translate(x Dyadic) Thermograph {
	return Thermograph{t.left.Translate(x), t.right.Translate(x)}
}

// Thermograph returns the thermograph of g. A game that is no number-up-star keeps it, so it is computed once. The time
// is proportional to the number of corners of the thermographs of all positions of g, for each option of a position; a
// number with k binary places has up to k corners, and a chain of hot games may have as many as games. A [Calculator]
// can be interrupted.
func (g Game) Thermograph() Thermograph {
	e := acquireEngine()
	defer e.release()
	return e.thermograph(g)
}

// Mean returns the mean value of g; see [Thermograph.Mean].
//
// Source: Conway, On Numbers and Games, ch. 9; Siegel, Combinatorial Game Theory, §II.5.
func (g Game) Mean() Dyadic {
	e := acquireEngine()
	defer e.release()
	m, _ := e.meanAndTemperature(g)
	return m
}

// Temperature returns the temperature of g; see [Thermograph.Temperature].
//
// Source: Conway, On Numbers and Games, ch. 9; Siegel, Combinatorial Game Theory, §II.5.
func (g Game) Temperature() Dyadic {
	e := acquireEngine()
	defer e.release()
	_, t := e.meanAndTemperature(g)
	return t
}

// meanAndTemperature needs no thermograph for a number-up-star.
func (e *engine) meanAndTemperature(g Game) (mean, temperature Dyadic) {
	if u, ok := g.numberUpStar(); ok {
		return u.x, u.temperature()
	}
	t := e.thermograph(g)
	return t.Mean(), t.Temperature()
}

func (u numberUpStar) temperature() Dyadic {
	switch {
	case u.ups != Dyadic{} || u.star != 0:
		return Dyadic{}
	case u.x.IsInt():
		return coldest
	}
	return Dyadic{num: -1, exp: u.x.exp}
}

// thermograph returns that of g. The Left wall is the highest of the Right walls of the Left options, less t, as
// long as this is above the corresponding Right wall; where they meet, the mast begins.
func (e *engine) thermograph(g Game) Thermograph {
	if u, ok := g.numberUpStar(); ok {
		if !e.Spend(u.x.words() * (1 + u.x.turns())) {
			return Thermograph{}
		}
		return u.thermograph()
	}
	if t := g.n.thermograph.Load(); t != nil {
		return *t
	}
	t := deep(e, (*engine).thermographOfOptions, g, Game{})
	if e.Err == nil {
		g.n.thermograph.Store(&t)
	}
	return t
}

func (e *engine) thermographOfOptions(g, _ Game) Thermograph {
	s := e.scaffold(g)
	if e.Err != nil {
		return Thermograph{}
	}
	t := e.meeting(s)
	return Thermograph{s.left.cut(t), s.right.cut(t)}
}

// scaffold returns the walls as they would be without the mast. The game g is no integer.
func (e *engine) scaffold(g Game) (s Thermograph) {
	first := true
	for o := range g.Options(cgt.Left) {
		w := e.thermograph(o).right
		if !e.Spend(4 * (s.left.cost() + w.cost())) {
			return s
		}
		if !first {
			w = e.upper(s.left, w)
		}
		s.left, first = w, false
	}
	first = true
	for o := range g.Options(cgt.Right) {
		w := e.thermograph(o).left
		if !e.Spend(4 * (s.right.cost() + w.cost())) {
			return s
		}
		if !first {
			w = e.lower(s.right, w)
		}
		s.right, first = w, false
	}
	return Thermograph{s.left.tilt(-1), s.right.tilt(1)}
}

// meeting returns the least temperature at which the left side of a scaffold is not above the right one. The difference
// of the sides never increases, and decreases by 2 in each unit from some temperature on.
func (e *engine) meeting(s Thermograph) Dyadic {
	apart := func(t Dyadic) bool {
		x, _ := s.left.At(t)
		y, _ := s.right.At(t)
		return x.Compare(y) > 0
	}
	if !apart(coldest) {
		return coldest
	}
	// They meet between the last corner where they are apart and the next one, if there is a next one.
	var last [2]segment
	begin := coldest
	for who := range last {
		ps := s.Wall(cgt.Player(who)).list()
		last[who] = ps[sort.Search(len(ps), func(i int) bool { return !apart(ps[i].T) })-1]
		if last[who].T.Compare(begin) > 0 {
			begin = last[who].T
		}
	}
	for who, p := range last {
		last[who].Corner = Corner{begin, p.at(begin)}
	}
	t, _ := e.crossing(last[0], last[1])
	return t
}

// thermograph returns the thermograph of a number-up-star. That of x + i, for an infinitesimal i, follows from that
// of x: by induction it depends on the sign of i only.
func (u numberUpStar) thermograph() Thermograph {
	x := numberThermograph(u.x)
	r := u.rel(numberUpStar{x: u.x})
	if r == Equal {
		return x
	}
	t := x
	if r == Greater || r == Confused {
		t.left = x.right.tilt(-1).cut(Dyadic{})
	}
	if r == Greater {
		t.right = x.right
	}
	if r == Less || r == Confused {
		t.right = x.left.tilt(1).cut(Dyadic{})
	}
	if r == Less {
		t.left = x.left
	}
	return t
}

// numberThermograph returns the thermograph of x = n + 0.b1b2…bk in binary, bk = 1. At the temperature −1/2^j, j ≤ k,
// the walls are the multiples of 1/2^j next to x: by induction, for one of the canonical options x ± 1/2^k is a
// multiple of 1/2^(k−1). So between −1/2^(j−1) and −1/2^j the Right wall has the slope bj, and the Left wall has bj −
// 1, or −1 if j = k.
func numberThermograph(x Dyadic) Thermograph {
	k := x.Exp()
	if k == 0 {
		return Thermograph{constantWall(x), constantWall(x)}
	}
	var t Thermograph
	digits := fraction(x)
	for j := range k {
		bit, before := digits.Bit(int(k-1-j)), digits.Bit(int(k-j))
		if j > 0 && j+1 < k && bit == before {
			continue // the slopes do not change
		}
		from, low, width := Dyadic{num: -1, exp: uint32(j)}, x.truncate(j), Dyadic{num: 1, exp: uint32(j)}
		t.right.append(from, low, int(bit))
		slope := int(bit) - 1
		if j+1 == k {
			slope = -1
		}
		t.left.append(from, low.Add(width), slope)
	}
	end := Dyadic{num: -1, exp: uint32(k)}
	t.left.append(end, x, 0)
	t.right.append(end, x, 0)
	return t
}

// turns returns the number of places in the binary expansion of the fraction of x where the digit changes.
func (x Dyadic) turns() int {
	if x.IsInt() {
		return 0
	}
	f := fraction(x)
	f.Xor(f, new(big.Int).Rsh(f, 1))
	n := 0
	for _, w := range f.Bits() {
		n += bits.OnesCount(uint(w))
	}
	return n
}

// fraction returns the numerator of x − ⌊x⌋ over the denominator of x.
func fraction(x Dyadic) *big.Int {
	n := x.Num()
	return n.Sub(n, new(big.Int).Lsh(x.floor().Num(), x.Exp()))
}
