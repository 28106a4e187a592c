package parametric

import (
	"context"
	"fmt"
	"math/big"
	"slices"
	"strings"
)

// Value is the value of a game as a function of the parameter. It never changes.
type Value struct {
	m        *Matrix
	from, to Root
	pieces   []Piece
}

// Piece is a part of the function: for numbers from From to To, both included, with From < To.
type Piece struct {
	From, To Root
	// Value is the value, and Row and Column have the probabilities of an optimal strategy of each player. No
	// denominator is 0 at any of these numbers.
	Value       Quotient
	Row, Column []Quotient
}

// Quotient is a quotient of polynomials, in lowest terms: Num has integer coefficients without a common factor with
// those of Den, and the highest coefficient of Den is positive.
type Quotient struct{ Num, Den Polynomial }

func newQuotient(num, den Polynomial) Quotient {
	g := gcd(num, den)
	num, den = num.over(g), den.over(g)
	// One factor makes all coefficients integers without a common factor.
	whole := Polynomial{append(slices.Clone(num.c), den.c...)}
	scale := new(big.Rat).Quo(whole.Primitive().leading(), whole.leading())
	if den.leading().Sign() < 0 {
		scale.Neg(scale)
	}
	return Quotient{num.Scale(scale), den.Scale(scale)}
}

// At returns the quotient at x. It panics if the denominator is 0 there.
func (q Quotient) At(x *big.Rat) *big.Rat {
	den := q.Den.At(x)
	if den.Sign() == 0 {
		panic(fmt.Errorf("parametric: %v at %v", q, x))
	}
	return den.Quo(q.Num.At(x), den)
}

// String returns the quotient as in "(-t^2 + 2)/(2*t + 3)", and a polynomial as it is.
func (q Quotient) String() string {
	if q.Den.Equal(Integers(1)) {
		return q.Num.String()
	}
	return fmt.Sprintf("%s/%s", bracketed(q.Num), bracketed(q.Den))
}

// bracketed returns the text of p, in brackets unless it is a number or a power.
func bracketed(p Polynomial) string {
	text := p.String()
	if strings.ContainsAny(text, " *") {
		return "(" + text + ")"
	}
	return text
}

// newPiece returns the piece that a kernel gives, without its ends.
func (m *Matrix) newPiece(k *kernel) Piece {
	p := Piece{Value: newQuotient(k.value, k.scale), Row: make([]Quotient, m.rows), Column: make([]Quotient, m.columns)}
	nothing := Quotient{Den: Integers(1)}
	for i := range p.Row {
		p.Row[i] = nothing
	}
	for j := range p.Column {
		p.Column[j] = nothing
	}
	for n, i := range k.rows {
		p.Row[i] = newQuotient(k.row[n], k.scale)
	}
	for n, j := range k.columns {
		p.Column[j] = newQuotient(k.column[n], k.scale)
	}
	return p
}

// equal reports whether two quotients are the same; they are in lowest terms.
func (q Quotient) equal(r Quotient) bool { return q.Num.Equal(r.Num) && q.Den.Equal(r.Den) }

// join makes one piece of neighbours with the same formulas.
func (v *Value) join() {
	joined := v.pieces[:1]
	for _, p := range v.pieces[1:] {
		last := &joined[len(joined)-1]
		if last.Value.equal(p.Value) && slices.EqualFunc(last.Row, p.Row, Quotient.equal) && slices.EqualFunc(last.Column, p.Column, Quotient.equal) {
			last.To = p.To
			continue
		}
		joined = append(joined, p)
	}
	v.pieces = joined
}

// Pieces returns the pieces, in order, each beginning where the one before it ends. They are the caller's.
func (v *Value) Pieces() []Piece {
	pieces := slices.Clone(v.pieces)
	for k, p := range pieces {
		pieces[k].Row, pieces[k].Column = slices.Clone(p.Row), slices.Clone(p.Column)
	}
	return pieces
}

// At returns the value for a number. It panics if that is not between the ends for which v was found.
func (v *Value) At(x *big.Rat) *big.Rat {
	at := Rational(x)
	for _, p := range v.pieces {
		if p.From.Compare(at) <= 0 && at.Compare(p.To) <= 0 {
			return p.Value.At(x)
		}
	}
	panic(fmt.Errorf("parametric: the value at %v, which is known from %v to %v", x, v.from, v.to))
}

// Span is the numbers from From to To, both included; the two may be the same.
type Span struct{ From, To Root }

// String returns a number, or two as in "[1, 2]".
func (s Span) String() string {
	if s.From.Compare(s.To) == 0 {
		return s.From.String()
	}
	return fmt.Sprintf("[%v, %v]", s.From, s.To)
}

// Where returns the numbers for which the value is x, in order: with x = 0 those for which the game is fair. If entries
// have a degree of hundreds, it takes seconds. It panics if x is nil.
func (v *Value) Where(x *big.Rat) []Span {
	var spans []Span
	add := func(s Span) {
		if n := len(spans); n > 0 && spans[n-1].To.Compare(s.From) >= 0 {
			spans[n-1].To = s.To
			return
		}
		spans = append(spans, s)
	}
	for _, p := range v.pieces {
		f := p.Value.Num.Sub(p.Value.Den.Scale(x))
		if f.IsZero() {
			add(Span{p.From, p.To})
			continue
		}
		for _, r := range p.roots(f) {
			add(Span{r, r})
		}
	}
	return spans
}

// roots returns the roots of f, which is not 0, in the piece and at its ends, in order.
func (p Piece) roots(f Polynomial) []Root {
	lo, _ := p.From.Interval(one)
	_, hi := p.To.Interval(one)
	roots, err := f.rootsBetween(context.Background(), lo.Sub(lo, one), hi.Add(hi, one))
	if err != nil {
		panic(err) // cannot happen: the context is never done
	}
	return slices.DeleteFunc(roots, func(r Root) bool { return r.Compare(p.From) < 0 || p.To.Compare(r) < 0 })
}
