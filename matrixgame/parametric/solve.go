package parametric

import (
	"context"
	"fmt"
	"math/big"
	"slices"

	"github.com/cgt-go/sdk/cgt"
	"github.com/cgt-go/sdk/internal/limit"
	"github.com/cgt-go/sdk/internal/poll"
	"github.com/cgt-go/sdk/internal/scan"
	"github.com/cgt-go/sdk/matrixgame"
)

// DefaultPieces is the number of pieces that a zero [Solver.Pieces] stands for.
const DefaultPieces = 1000

// Solver finds the values of matrices. The zero Solver is ready for use.
type Solver struct {
	// Pieces is the most pieces that may be found; some may be joined in the end. 0 means [DefaultPieces], and a
	// negative number no limit.
	Pieces int
	// Pivots is the most pivots of the simplex algorithm for one value of the parameter, in floating point and exact
	// ones; 0 means [matrixgame.DefaultPivots], and a negative number no limit.
	Pivots int
}

// Solve finds the value with the zero [Solver].
func Solve(ctx context.Context, m *Matrix, from, to *big.Rat) (*Value, error) {
	return Solver{}.Solve(ctx, m, from, to)
}

// Solve finds the value of the game m as a function of the parameter from one number to another, both included. There
// are finitely many square parts of the matrix, and where one of them gives optimal strategies, the value is a quotient
// of polynomials; so the function consists of finitely many such pieces. It is continuous.
//
// The error is a [*matrixgame.InputError] unless from < to, a [*cgt.LimitError] if there are too many pieces or pivots,
// or the cause of ctx when that is done. Solve panics if an argument is nil.
//
// Each piece takes one exact solution of the game for a number between, and determinants of polynomials, whose size
// grows fast with that of the matrix: it is for small ones. Random 10×10 matrices with linear entries have some dozens
// of pieces and take about a second.
func (s Solver) Solve(ctx context.Context, m *Matrix, from, to *big.Rat) (*Value, error) {
	if from.Cmp(to) >= 0 {
		return nil, &matrixgame.InputError{Msg: fmt.Sprintf("the parameter goes from %s to %s", scan.Brief(from.RatString()), scan.Brief(to.RatString()))}
	}
	v := &Value{m: m, from: Rational(from), to: Rational(to)}
	most := limit.Count(s.Pieces, DefaultPieces)
	gaps := [][2]Root{{v.from, v.to}}
	for len(gaps) > 0 {
		lo, hi := gaps[len(gaps)-1][0], gaps[len(gaps)-1][1]
		gaps = gaps[:len(gaps)-1]
		if len(v.pieces) >= most {
			return nil, &cgt.LimitError{What: "pieces", Limit: most}
		}
		p, err := s.pieceIn(ctx, m, lo, hi)
		if err != nil {
			return nil, err
		}
		v.pieces = append(v.pieces, p)
		if lo.Compare(p.From) < 0 {
			gaps = append(gaps, [2]Root{lo, p.From})
		}
		if p.To.Compare(hi) < 0 {
			gaps = append(gaps, [2]Root{p.To, hi})
		}
	}
	if err := poll.SortFunc(ctx, v.pieces, func(p, q Piece) int { return p.From.Compare(q.From) }); err != nil {
		return nil, err
	}
	v.join()
	return v, nil
}

// pieceIn returns a piece of some length between lo and hi.
func (s Solver) pieceIn(ctx context.Context, m *Matrix, lo, hi Root) (Piece, error) {
	// A kernel that is found for one number is optimal around it unless a condition that does not hold everywhere just
	// holds there. As there are finitely many kernels, that is so for finitely many numbers only.
	todo := [][2]Root{{lo, hi}}
	for {
		a, b := todo[0][0], todo[0][1]
		x := between(a, b)
		todo = append(todo[1:], [2]Root{a, exactly(x)}, [2]Root{exactly(x), b})
		k, err := m.kernelAt(ctx, x, s.Pivots)
		if err != nil {
			return Piece{}, err
		}
		conditions := m.conditions(k)
		if slices.ContainsFunc(conditions, func(c Polynomial) bool { return c.sign(x) == 0 }) {
			continue
		}
		p := m.newPiece(k)
		p.From, p.To, err = reach(ctx, conditions, k.scale, x, lo, hi)
		return p, err
	}
}

// reach returns the ends, from lo to hi, of the numbers around x for which no condition is negative and the scale is
// not 0. All are positive at x. The error is the cause of ctx.
func reach(ctx context.Context, conditions []Polynomial, scale Polynomial, x *big.Rat, lo, hi Root) (from, to Root, err error) {
	from, to = lo, hi
	floor, _ := lo.Interval(one)
	_, ceiling := hi.Interval(one)
	for k, c := range append(slices.Clip(conditions), scale.Primitive()) {
		isScale := k == len(conditions)
		below, err := c.rootsBetween(ctx, new(big.Rat).Sub(floor, one), x)
		if err != nil {
			return Root{}, Root{}, err
		}
		end := from
		for i := len(below) - 1; i >= 0 && below[i].Compare(from) > 0; i-- {
			next := from
			if i > 0 && below[i-1].Compare(from) > 0 {
				next = below[i-1]
			}
			if isScale || c.sign(between(next, below[i])) < 0 {
				end = below[i]
				break
			}
		}
		from = end
		above, err := c.rootsBetween(ctx, x, new(big.Rat).Add(ceiling, one))
		if err != nil {
			return Root{}, Root{}, err
		}
		end = to
		for i := 0; i < len(above) && above[i].Compare(to) < 0; i++ {
			next := to
			if i+1 < len(above) && above[i+1].Compare(to) < 0 {
				next = above[i+1]
			}
			if isScale || c.sign(between(above[i], next)) < 0 {
				end = above[i]
				break
			}
		}
		to = end
	}
	return from, to, nil
}

// between returns a rational number between r and s, which is larger.
func between(r, s Root) *big.Rat {
	for {
		rHi, sLo := r.rat(), s.rat()
		if !r.isRational() {
			rHi = r.hi
		}
		if !s.isRational() {
			sLo = s.lo
		}
		switch c := rHi.Cmp(sLo); {
		case c < 0:
			return middle(rHi, sLo)
		case c == 0 && !r.isRational() && !s.isRational():
			return rHi
		}
		if !r.isRational() {
			r = r.halved()
		}
		if !s.isRational() {
			s = s.halved()
		}
	}
}
