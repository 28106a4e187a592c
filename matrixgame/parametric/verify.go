package parametric

import (
	"context"
	"fmt"
	"slices"
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

// Verify checks v against the definition, with nothing of how it was found: the pieces follow one another from the
// first number to the last one, and in each, the probabilities of both strategies are not negative and add up to 1, the
// row player's gets at least the value against every column, and the column player's gives at most the value to every
// row. That a quotient of polynomials is not negative is proved by the signs between its roots. It takes about as long
// as to find the value. The error is a [*VerifyError], or the cause of ctx.
func (v *Value) Verify(ctx context.Context) error {
	if len(v.pieces) == 0 || v.pieces[0].From.Compare(v.from) != 0 || v.pieces[len(v.pieces)-1].To.Compare(v.to) != 0 {
		return &VerifyError{-1, "the pieces do not cover all numbers"}
	}
	for n, p := range v.pieces {
		if p.From.Compare(p.To) >= 0 || n > 0 && v.pieces[n-1].To.Compare(p.From) != 0 {
			return &VerifyError{n, "it does not begin where the one before it ends"}
		}
		msg, err := v.m.wrong(ctx, &p)
		if err != nil {
			return err
		}
		if msg != "" {
			return &VerifyError{n, msg}
		}
	}
	return nil
}

// wrong says what is wrong with a piece. The error is the cause of ctx.
func (m *Matrix) wrong(ctx context.Context, p *Piece) (msg string, err error) {
	if len(p.Row) != m.rows || len(p.Column) != m.columns {
		return "the strategies are not for the matrix", nil
	}
	for _, side := range []struct {
		name      string
		strategy  []Quotient
		opponents int
		isWorse   string
	}{
		{"row", p.Row, m.columns, "the row player's strategy gets less than the value against column"},
		{"column", p.Column, m.rows, "the column player's strategy gives more than the value to row"},
	} {
		all, den := common(append(slices.Clip(side.strategy), p.Value))
		switch sign, err := p.sign(ctx, den); {
		case err != nil:
			return "", err
		case sign == 0:
			return "a denominator is 0 somewhere", nil
		case sign < 0:
			den = den.Neg()
			for i, x := range all {
				all[i] = x.Neg()
			}
		}
		strategy, value := all[:len(side.strategy)], all[len(side.strategy)]
		var sum Polynomial
		for i, x := range strategy {
			switch ok, err := p.isNotNegative(ctx, x); {
			case err != nil:
				return "", err
			case !ok:
				return fmt.Sprintf("the probability of %s %d is negative somewhere", side.name, i+1), nil
			}
			sum = sum.Add(x)
		}
		if !sum.Equal(den) {
			return fmt.Sprintf("the sum of the probabilities of the %ss is not 1", side.name), nil
		}
		for k := range side.opponents {
			surplus := value.Neg()
			for i, x := range strategy {
				a := i*m.columns + k
				if side.name == "column" {
					a = k*m.columns + i
				}
				surplus = surplus.Add(x.Mul(m.entries[a]))
			}
			if side.name == "column" {
				surplus = surplus.Neg()
			}
			switch ok, err := p.isNotNegative(ctx, surplus); {
			case err != nil:
				return "", err
			case !ok:
				return fmt.Sprintf("%s %d", side.isWorse, k+1), nil
			}
		}
	}
	return "", nil
}

// common returns the numerators of quotients over a common denominator.
func common(quotients []Quotient) (nums []Polynomial, den Polynomial) {
	den = Integers(1)
	for _, q := range quotients {
		if !den.Equal(q.Den) {
			den = den.Mul(q.Den.over(gcd(den, q.Den)))
		}
	}
	nums = make([]Polynomial, len(quotients))
	for i, q := range quotients {
		nums[i] = q.Num
		if !den.Equal(q.Den) {
			nums[i] = q.Num.Mul(den.over(q.Den))
		}
	}
	return nums, den
}

// inside returns the roots of a polynomial other than 0 between the ends of the piece. The error is the cause of ctx.
func (p *Piece) inside(ctx context.Context, q Polynomial) ([]Root, error) {
	lo, _ := p.From.Interval(one)
	_, hi := p.To.Interval(one)
	all, err := q.rootsBetween(ctx, lo.Sub(lo, one), hi.Add(hi, one))
	if err != nil {
		return nil, err
	}
	var roots []Root
	for _, r := range all {
		if p.From.Compare(r) < 0 && r.Compare(p.To) < 0 {
			roots = append(roots, r)
		}
	}
	return roots, nil
}

// sign returns the sign that a polynomial has at all numbers of the piece, the ends too, or 0 if it is not always the
// same. The error is the cause of ctx.
func (p *Piece) sign(ctx context.Context, q Polynomial) (int, error) {
	sign := p.From.Sign(q)
	if sign == 0 || sign != p.To.Sign(q) {
		return 0, nil
	}
	roots, err := p.inside(ctx, q)
	if err != nil || len(roots) > 0 {
		return 0, err
	}
	return sign, nil
}

// isNotNegative reports whether a polynomial is not negative at any number of the piece. The error is the cause of ctx.
func (p *Piece) isNotNegative(ctx context.Context, q Polynomial) (bool, error) {
	if q.IsZero() {
		return true, nil
	}
	roots, err := p.inside(ctx, q)
	if err != nil {
		return false, err
	}
	last := p.From
	for _, r := range append(roots, p.To) {
		if q.sign(between(last, r)) < 0 {
			return false, nil
		}
		last = r
	}
	return true, nil
}
