package matrixgame

import (
	"math/big"
	"strings"
)

// Bilinear is what the row player of a game of 2×2 gets on average as a function of p and q, how often the first row
// and the first column are chosen. Make one with [Matrix.Bilinear].
//
// Source: A. Shen, Games and strategies from the viewpoint of mathematics, §14, figure 29.
type Bilinear struct{ constant, p, q, pq *big.Rat } // all nil stands for 0

// orZero returns f, with numbers.
func (f Bilinear) orZero() Bilinear {
	if f.constant == nil {
		return Bilinear{new(big.Rat), new(big.Rat), new(big.Rat), new(big.Rat)}
	}
	return f
}

// Bilinear returns the average payoff as a function, if the matrix has two rows and two columns.
func (m *Matrix) Bilinear() (f Bilinear, ok bool) {
	if m.rows != 2 || m.columns != 2 {
		return Bilinear{}, false
	}
	a, b, c, d := m.at(0, 0), m.at(0, 1), m.at(1, 0), m.at(1, 1)
	f = Bilinear{new(big.Rat).Set(d), new(big.Rat).Sub(b, d), new(big.Rat).Sub(c, d), new(big.Rat).Sub(a, b)}
	f.pq.Sub(f.pq, f.q) // a − b − c + d
	return f, true
}

// Coefficients returns the constant and the coefficients of p, of q and of pq.
func (f Bilinear) Coefficients() (constant, p, q, pq *big.Rat) {
	f = f.orZero()
	return new(big.Rat).Set(f.constant), new(big.Rat).Set(f.p), new(big.Rat).Set(f.q), new(big.Rat).Set(f.pq)
}

// At returns the average payoff for p and q, which may be any numbers.
func (f Bilinear) At(p, q *big.Rat) *big.Rat {
	f = f.orZero()
	x := new(big.Rat).Mul(f.pq, q)
	x.Mul(x.Add(x, f.p), p)
	return x.Add(x.Add(x, f.constant), new(big.Rat).Mul(f.q, q))
}

// Centre returns the p with which q makes no difference, the q with which p makes none, and the payoff there, such that
// the function is payoff + c·(p − p₀)·(q − q₀), where c is the coefficient of pq; ok is false if that is 0. If both are
// from 0 to 1 they are optimal strategies, and the payoff is the value; otherwise there is a saddle point.
func (f Bilinear) Centre() (p, q, payoff *big.Rat, ok bool) {
	f = f.orZero()
	if f.pq.Sign() == 0 {
		return nil, nil, nil, false
	}
	p, q = new(big.Rat).Quo(f.q, f.pq), new(big.Rat).Quo(f.p, f.pq)
	payoff = new(big.Rat).Mul(f.p, p)
	payoff.Sub(f.constant, payoff)
	return p.Neg(p), q.Neg(q), payoff, true
}

// String returns the function as it is written around its [Bilinear.Centre], as in "-1/24 + 6(p - 7/12)(q - 7/12)", or
// without a product if there is no centre, as in "2 - 3p + q".
func (f Bilinear) String() string {
	f = f.orZero()
	var b strings.Builder
	p, q, payoff, ok := f.Centre()
	if !ok {
		appendTerm(&b, f.constant, "")
		appendTerm(&b, f.p, "p")
		appendTerm(&b, f.q, "q")
	} else {
		appendTerm(&b, payoff, "")
		appendTerm(&b, f.pq, less("p", p)+less("q", q))
	}
	if b.Len() == 0 {
		return "0"
	}
	return b.String()
}

// less returns the text of the difference of a variable and a number, in brackets unless the number is 0.
func less(name string, x *big.Rat) string {
	switch x.Sign() {
	case 0:
		return name
	case 1:
		return "(" + name + " - " + x.RatString() + ")"
	}
	return "(" + name + " + " + new(big.Rat).Neg(x).RatString() + ")"
}

// appendTerm appends a coefficient, unless it is 0, and what it is for.
func appendTerm(b *strings.Builder, x *big.Rat, of string) {
	size := new(big.Rat).Abs(x)
	switch {
	case x.Sign() == 0:
		return
	case b.Len() > 0 && x.Sign() > 0:
		b.WriteString(" + ")
	case b.Len() > 0:
		b.WriteString(" - ")
	case x.Sign() < 0:
		b.WriteString("-")
	}
	switch {
	case of == "" || size.IsInt() && size.Cmp(one) != 0:
		b.WriteString(size.RatString())
	case size.Cmp(one) != 0:
		b.WriteString("(" + size.RatString() + ")")
	}
	b.WriteString(of)
}
