package parametric

import (
	"context"
	"errors"
	"math/big"
	"math/rand/v2"
	"testing"

	"github.com/cgt-go/sdk/cgt"
	"github.com/cgt-go/sdk/internal/countdown"
	"github.com/cgt-go/sdk/matrixgame"
	"github.com/cgt-go/sdk/matrixgame/internal/simplex"
)

// valueOf returns the value of a matrix: the largest v that some mixture of the rows gets against every column, where v
// = a − b.
func valueOf(t *testing.T, m *matrixgame.Matrix) *big.Rat {
	t.Helper()
	zero, minus := new(big.Rat), big.NewRat(-1, 1)
	p := simplex.Program{}
	total := simplex.Constraint{Relation: simplex.Equal, Bound: one}
	for range m.Rows() {
		p.Objective = append(p.Objective, zero)
		total.Left = append(total.Left, one)
	}
	p.Objective = append(p.Objective, one, minus)
	total.Left = append(total.Left, zero, zero)
	p.Constraints = append(p.Constraints, total)
	for j := range m.Columns() {
		c := simplex.Constraint{Relation: simplex.AtLeast, Bound: zero}
		for i := range m.Rows() {
			c.Left = append(c.Left, m.At(i, j))
		}
		c.Left = append(c.Left, minus, one)
		p.Constraints = append(p.Constraints, c)
	}
	r, err := p.Solve(t.Context(), 0)
	if err != nil {
		t.Fatal(err)
	}
	return r.Value
}

func randomMatrix(r *rand.Rand) *Matrix {
	rows := make([][]Polynomial, r.IntN(3)+1)
	columns, degree, most := r.IntN(3)+1, r.IntN(2)+1, r.Int64N(4)+1
	for i := range rows {
		for range columns {
			c := make([]int64, r.IntN(degree+2))
			for k := range c {
				c[k] = r.Int64N(2*most+1) - most
			}
			rows[i] = append(rows[i], Integers(c...))
		}
	}
	m, err := NewMatrix(rows)
	if err != nil {
		panic(err)
	}
	return m
}

func TestSolve(t *testing.T) {
	r := rand.New(rand.NewPCG(48, 3))
	pieces := 0
	from, to := big.NewRat(-3, 1), big.NewRat(5, 2)
	for range 300 {
		m := randomMatrix(r)
		v, err := Solve(t.Context(), m, from, to)
		if err != nil {
			t.Fatal(err)
		}
		if err := v.Verify(t.Context()); err != nil {
			t.Fatalf("%v: %v", m, err)
		}
		pieces += len(v.Pieces())
		for k := range int64(12) {
			x := big.NewRat(k-6, 2)
			if k == 11 || r.IntN(2) == 0 {
				x = big.NewRat(r.Int64N(55)-30, 10)
			}
			if got, want := v.At(x), valueOf(t, m.At(x)); got.Cmp(want) != 0 {
				t.Fatalf("%v at %v: %v, want %v", m, x, got, want)
			}
		}
		// Where the value is 0 it is 0, and on both sides of such a number it is something else.
		for _, s := range v.Where(new(big.Rat)) {
			x, isRational := s.From.Rat()
			if isRational && v.At(x).Sign() != 0 {
				t.Fatalf("%v: the value at %v is %v", m, x, v.At(x))
			}
		}
	}
	if pieces < 600 {
		t.Errorf("%d pieces in 300 games", pieces)
	}
}

// The zeros are all there: between two neighbours the value has one sign.
func TestWhere(t *testing.T) {
	r := rand.New(rand.NewPCG(48, 4))
	irrational := 0
	for range 200 {
		m := randomMatrix(r)
		v, err := Solve(t.Context(), m, big.NewRat(-2, 1), big.NewRat(2, 1))
		if err != nil {
			t.Fatal(err)
		}
		spans := v.Where(big.NewRat(1, 3))
		ends := []Root{v.from}
		for _, s := range spans {
			if _, ok := s.From.Rat(); !ok {
				irrational++
			}
			ends = append(ends, s.From, s.To)
		}
		ends = append(ends, v.to)
		for k := 0; k+1 < len(ends); k += 2 {
			if ends[k].Compare(ends[k+1]) >= 0 {
				continue
			}
			sign := 0
			for range 6 {
				x := between(ends[k], ends[k+1])
				ends[k] = exactly(x)
				s := v.At(x).Cmp(big.NewRat(1, 3))
				if s == 0 || s == -sign {
					t.Fatalf("%v: at %v the value is %v, but it is 1/3 only for %v", m, x, v.At(x), spans)
				}
				sign = s
			}
		}
	}
	if irrational < 10 {
		t.Errorf("%d irrational numbers", irrational)
	}
}

func TestVerifyRefuses(t *testing.T) {
	m, err := ParseMatrix([][]string{{"1", "-t"}, {"-t", "2"}})
	if err != nil {
		t.Fatal(err)
	}
	solve := func() *Value {
		v, err := Solve(t.Context(), m, big.NewRat(-3, 1), big.NewRat(3, 1))
		if err != nil || v.Verify(t.Context()) != nil || len(v.pieces) < 2 {
			t.Fatal(v, err)
		}
		return v
	}
	for name, change := range map[string]func(v *Value){
		"no pieces":   func(v *Value) { v.pieces = nil },
		"gap":         func(v *Value) { v.pieces = append(v.pieces[:1:1], v.pieces[2:]...) },
		"short":       func(v *Value) { v.to = Rational(big.NewRat(4, 1)) },
		"order":       func(v *Value) { v.pieces[0].From, v.pieces[0].To = v.pieces[0].To, v.pieces[0].From },
		"value":       func(v *Value) { v.pieces[1].Value.Num = v.pieces[1].Value.Num.Add(Integers(1)) },
		"less":        func(v *Value) { v.pieces[1].Value.Num = v.pieces[1].Value.Num.Sub(Integers(1)) },
		"probability": func(v *Value) { v.pieces[1].Row[0].Num = v.pieces[1].Row[0].Num.Add(Integers(1)) },
		"swap":        func(v *Value) { v.pieces[1].Row, v.pieces[0].Row = v.pieces[0].Row, v.pieces[1].Row },
		"rows":        func(v *Value) { v.pieces[0].Row = v.pieces[0].Row[:1] },
		"pole": func(v *Value) {
			p := &v.pieces[1]
			factor := NewPolynomial(new(big.Rat).Neg(between(p.From, p.To)), one)
			p.Value = Quotient{p.Value.Num.Mul(factor), p.Value.Den.Mul(factor)}
		},
		"end": func(v *Value) { v.pieces[0].To, v.pieces[1].From = Rational(new(big.Rat)), Rational(new(big.Rat)) },
	} {
		v := solve()
		change(v)
		if e := (*VerifyError)(nil); !errors.As(v.Verify(t.Context()), &e) {
			t.Errorf("%s: accepted", name)
		}
	}
}

// Whenever the context is done, the error is its cause, and there is no value.
func TestDoneAnywhere(t *testing.T) {
	m, err := ParseMatrix([][]string{{"t^2", "1", "-t"}, {"2", "t - 1", "0"}, {"-1", "3", "t"}})
	if err != nil {
		t.Fatal(err)
	}
	const most = 10_000
	for n := range most {
		v, err := Solve(countdown.New(n, nil), m, big.NewRat(-3, 1), big.NewRat(3, 1))
		if err == nil {
			if n < 50 || v.Verify(t.Context()) != nil {
				t.Errorf("done after %d questions: %v", n, v.Verify(t.Context()))
			}
			for n := 0; n < most; n += 17 {
				if err := v.Verify(countdown.New(n, nil)); err == nil {
					if n < 6*len(v.Pieces()) {
						t.Errorf("verified after %d questions", n)
					}
					return
				} else if !errors.Is(err, context.Canceled) {
					t.Fatalf("after %d questions: %v", n, err)
				}
			}
		}
		if v != nil || !errors.Is(err, context.Canceled) {
			t.Fatalf("after %d questions: %v, %v", n, v, err)
		}
	}
	t.Errorf("not done after %d questions", most)
}

func TestSolveErrors(t *testing.T) {
	m, err := ParseMatrix([][]string{{"1", "-t"}, {"-t", "2"}})
	if err != nil {
		t.Fatal(err)
	}
	zero, three := new(big.Rat), big.NewRat(3, 1)
	if _, err := Solve(t.Context(), m, three, zero); !errors.As(err, new(*matrixgame.InputError)) {
		t.Errorf("from 3 to 0: %v", err)
	}
	if _, err := (Solver{Pieces: 1}).Solve(t.Context(), m, big.NewRat(-3, 1), three); !errors.As(err, new(*cgt.LimitError)) {
		t.Errorf("one piece: %v", err)
	}
	if _, err := (Solver{Pivots: 1}).Solve(t.Context(), m, zero, three); !errors.As(err, new(*cgt.LimitError)) {
		t.Errorf("one pivot: %v", err)
	}
	why := errors.New("why")
	ctx, cancel := context.WithCancelCause(t.Context())
	cancel(why)
	if _, err := Solve(ctx, m, zero, three); !errors.Is(err, why) {
		t.Errorf("done: %v", err)
	}
	for _, rows := range [][][]string{nil, {{}}, {{"1", "2"}, {"3"}}, {{"1", "x"}}, {{"1", ""}}} {
		if _, err := ParseMatrix(rows); !errors.As(err, new(*matrixgame.InputError)) {
			t.Errorf("%q: %v", rows, err)
		}
	}
}

// TestPiecesAreTheCallers: who changes pieces does not change the value.
func TestPiecesAreTheCallers(t *testing.T) {
	m, err := ParseMatrix([][]string{{"1", "-t"}, {"-t", "2"}})
	if err != nil {
		t.Fatal(err)
	}
	v, err := Solve(t.Context(), m, big.NewRat(0, 1), big.NewRat(3, 1))
	if err != nil {
		t.Fatal(err)
	}
	for _, p := range v.Pieces() {
		p.Row[0], p.Column[0] = Quotient{}, Quotient{}
	}
	if err := v.Verify(t.Context()); err != nil {
		t.Error(err)
	}
}
