package surreal

import (
	"fmt"
	"strings"

	"github.com/cgt-go/sdk/nim"
)

// Uptimal is a sum of a number, a nimber, and integer multiples of the powers of ↑: x + *m + a₁·↑ + a₂·↑^2 + …
// ([Game.Pow]). Sums of the last kind are ordered as their first coefficients are, if these differ, and then as the
// second ones, and so on, for n·↑^(k+1) < ↑^k for every n.
//
// Source: Winning Ways, ch. 8; Siegel, Combinatorial Game Theory, §II.4.
type Uptimal struct {
	Number       Dyadic
	Star         nim.Nimber
	Coefficients []Dyadic // integers, of which the last is not 0
}

// Uptimal returns the expansion of g if g is an uptimal, a sum of a number, a nimber, and multiples of powers of ↑;
// otherwise ok is false.
//
// Source: Winning Ways, ch. 8; Siegel, Combinatorial Game Theory, §II.4; the documentation of CGSuite 2,
// Game.UptimalExpansion.
//
// It takes comparisons of 2g with multiples of the powers; a [Calculator] can be interrupted.
func (g Game) Uptimal() (u Uptimal, ok bool) {
	e := acquireEngine()
	defer e.release()
	return e.uptimal(g)
}

// Game returns the value of u. It panics if a coefficient is no integer.
func (u Uptimal) Game() Game {
	for _, a := range u.Coefficients {
		if !a.IsInt() {
			panic(fmt.Errorf("surreal: Uptimal: the coefficient %v is no integer", a))
		}
	}
	e := acquireEngine()
	defer e.release()
	return e.ofUptimal(u)
}

func (e *engine) ofUptimal(u Uptimal) Game {
	g := numberUpStar{x: u.Number, star: uint64(u.Star)}.pack()
	for i, a := range u.Coefficients {
		if a != (Dyadic{}) {
			g = e.add(g, e.mul(e.powerOfUp(DyadicFromInt(int64(i)+1), false), a))
		}
	}
	return g
}

// String returns the expansion as CGSuite writes it: the number, the nimber, a point and the coefficients, such as
// 1*2.301- for 1 + *2 + 3.^ - ^<3>. The sign of a coefficient stands behind it, A to Z are 10 to 35, and larger numbers
// have parentheses. A number 0 is left out beside a nimber.
func (u Uptimal) String() string {
	var b strings.Builder
	if u.Star == 0 || u.Number != (Dyadic{}) {
		b.WriteString(u.Number.String())
	}
	if u.Star > 0 {
		b.WriteByte('*')
	}
	if u.Star > 1 {
		fmt.Fprintf(&b, "%d", u.Star)
	}
	b.WriteByte('.')
	if len(u.Coefficients) == 0 {
		b.WriteByte('0')
	}
	for _, a := range u.Coefficients {
		const letters = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ"
		if n, ok := a.Abs().Int64(); ok && n < int64(len(letters)) {
			b.WriteByte(letters[n])
		} else {
			b.WriteString("(" + a.Abs().String() + ")")
		}
		if a.Sign() < 0 {
			b.WriteByte('-')
		}
	}
	return b.String()
}

// uptimal looks at the positions of g from below: all of them must be uptimals, for the options of a sum of powers and
// of their canonical form are. The same number is part of all positions, but for the number itself.
func (e *engine) uptimal(g Game) (Uptimal, bool) {
	if u, ok := g.numberUpStar(); ok {
		expansion := Uptimal{Number: u.x, Star: nim.Nimber(u.star)}
		if u.ups != (Dyadic{}) {
			expansion.Coefficients = []Dyadic{u.ups}
		}
		return expansion, true
	}
	x := g.LeftStop()
	if x != g.RightStop() {
		return Uptimal{}, false
	}
	h := e.add(g, FromDyadic(x.Neg()))
	if !h.IsAllSmall() {
		return Uptimal{}, false
	}
	u := Uptimal{Number: x}
	for _, k := range postorder(h) { // h is the last
		var ok bool
		if u.Star, u.Coefficients, ok = e.allSmallUptimal(k); !ok || e.Err != nil {
			return Uptimal{}, false
		}
	}
	return u, true
}

// allSmallUptimal returns the expansion of g, which is all-small. In 2g the nimber vanishes, so that its first
// coefficient 2a is the even number for which 2g − 2a·↑ lies between −↑ and ↑, and so on.
func (e *engine) allSmallUptimal(g Game) (star nim.Nimber, coefficients []Dyadic, ok bool) {
	double := e.add(g, g)
	rest := g
	for k := int64(1); double != (Game{}); k++ {
		if DyadicFromInt(k).Compare(g.Birthday()) > 0 || e.Err != nil { // ↑^k is born later
			return 0, nil, false
		}
		power := e.powerOfUp(DyadicFromInt(k), false)
		if e.rel(double, Game{}) == Less {
			power = e.neg(power)
		}
		a, ok := e.evenMultiple(&double, power, g.Birthday())
		if !ok {
			return 0, nil, false
		}
		rest = e.add(rest, e.neg(e.mul(power, a)))
		if e.rel(power, Game{}) == Less {
			a = a.Neg()
		}
		coefficients = append(coefficients, a)
	}
	for len(coefficients) > 0 && coefficients[len(coefficients)-1] == (Dyadic{}) {
		coefficients = coefficients[:len(coefficients)-1]
	}
	star, ok = rest.Nimber()
	return star, coefficients, ok
}

// evenMultiple takes 2a·p away from g, for the a ≥ 0 after which g lies between −p and p, if there is one that is not
// larger than most. Either p or −p is a power of ↑.
func (e *engine) evenMultiple(g *Game, p Game, most Dyadic) (a Dyadic, ok bool) {
	minus := e.neg(p)
	twice := e.add(minus, minus)
	for e.Err == nil && a.Compare(most) <= 0 {
		over, under := e.rel(*g, p), e.rel(*g, minus)
		if over == Less && under == Greater || over == Greater && under == Less {
			return a, true
		}
		*g = e.add(*g, twice)
		a = a.Add(one)
	}
	return Dyadic{}, false
}
