package parametric

import (
	"fmt"
)

// VerifyError reports that a [Value] is not what it should be.
type VerifyError struct {
	Piece int // counted from 0; −1 if it is about all of them
	Msg   string
}

// Error returns the message in one line.
func (e *VerifyError) Error() string {
	if e.Piece < 0 {
		return "parametric: " + e.Msg
	}
	return fmt.Sprintf("parametric: piece %d: %s", e.Piece, e.Msg)
}

// Verify checks v against the definition, with nothing of how it was found: the pieces follow one another from the first number to the last one, and in each, the probabilities of both strategies are not negative and add up
// to 1, the row player's gets at least the value against every column, and the column player's gives at most the value to every row. That a quotient of polynomials is not negative is proved by the signs between
// its roots. The error is a [*VerifyError].
func (v *Value) Verify() error {
	if len(v.pieces) == 0 || v.pieces[0].From.Compare(v.from) != 0 || v.pieces[len(v.pieces)-1].To.Compare(v.to) != 0 {
		return &VerifyError{-1, "the pieces do not cover all numbers"}
	}
	for n, p := range v.pieces {
		if p.From.Compare(p.To) >= 0 || n > 0 && v.pieces[n-1].To.Compare(p.From) != 0 {
			return &VerifyError{n, "it does not begin where the one before it ends"}
		}
		if msg := v.m.wrong(&p); msg != "" {
			return &VerifyError{n, msg}
		}
	}
	return nil
}

// wrong says what is wrong with a piece.
func (m *Matrix) wrong(p *Piece) string {
	if len(p.Row) != m.rows || len(p.Column) != m.columns {
		return "the strategies are not for the matrix"
	}
	for _, side := range []struct {
		name     string
		strategy []Quotient
	}{{"row", p.Row}, {"column", p.Column}} {
		sum := Quotient{Den: Integers(1)}
		for i, x := range side.strategy {
			if !x.isPositive(p.From, p.To) {
				return fmt.Sprintf("the probability of %s %d is negative somewhere", side.name, i+1)
			}
			sum = sum.plus(x)
		}
		if !sum.equal(Quotient{Integers(1), Integers(1)}) {
			return fmt.Sprintf("the probabilities of the %ss add up to %v", side.name, sum)
		}
	}
	for j := range m.columns {
		payoff := p.Value.times(Integers(-1))
		for i, x := range p.Row {
			payoff = payoff.plus(x.times(m.Entry(i, j)))
		}
		if !payoff.isPositive(p.From, p.To) {
			return fmt.Sprintf("the row player's strategy gets less than the value against column %d", j+1)
		}
	}
	for i := range m.rows {
		payoff := p.Value
		for j, y := range p.Column {
			payoff = payoff.plus(y.times(m.Entry(i, j).Neg()))
		}
		if !payoff.isPositive(p.From, p.To) {
			return fmt.Sprintf("the column player's strategy gives more than the value to row %d", i+1)
		}
	}
	return ""
}

func (q Quotient) plus(r Quotient) Quotient {
	return newQuotient(q.Num.Mul(r.Den).Add(r.Num.Mul(q.Den)), q.Den.Mul(r.Den))
}

func (q Quotient) times(p Polynomial) Quotient { return newQuotient(q.Num.Mul(p), q.Den) }

// isPositive reports whether the quotient is defined and not negative at all numbers from one to another.
func (q Quotient) isPositive(from, to Root) bool {
	lo, _ := from.Interval(one)
	_, hi := to.Interval(one)
	lo.Sub(lo, one)
	hi.Add(hi, one)
	inside := func(p Polynomial) []Root {
		var roots []Root
		for _, r := range p.rootsBetween(lo, hi) {
			if from.Compare(r) < 0 && r.Compare(to) < 0 {
				roots = append(roots, r)
			}
		}
		return roots
	}
	if from.Sign(q.Den) == 0 || to.Sign(q.Den) == 0 || len(inside(q.Den)) > 0 {
		return false
	}
	if q.Num.IsZero() {
		return true
	}
	last := from
	for _, r := range append(inside(q.Num), to) {
		x := between(last, r)
		if q.Num.sign(x)*q.Den.sign(x) < 0 {
			return false
		}
		last = r
	}
	return true
}
