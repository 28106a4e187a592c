package matrixgame

import (
	"context"
	"math/big"
)

// echelon is linearly independent vectors, each without a common factor. A later one has zeros where the earlier ones
// have their first number that is not 0.
type echelon struct {
	vectors [][]*big.Int
	first   []int // where each has its first number that is not 0
}

// add adds what is left of a vector when the earlier ones are taken from it, if anything is.
func (e *echelon) add(vector []*big.Int) {
	v := make([]*big.Int, len(vector))
	for i, x := range vector {
		v[i] = new(big.Int).Set(x)
	}
	primitive(v)
	var f, y big.Int
	for k, s := range e.vectors {
		at := e.first[k]
		if v[at].Sign() == 0 {
			continue
		}
		f.Set(v[at])
		for i, x := range v {
			x.Mul(x, s[at])
			x.Sub(x, y.Mul(&f, s[i]))
		}
		primitive(v)
	}
	for i, x := range v {
		if x.Sign() != 0 {
			e.vectors, e.first = append(e.vectors, v), append(e.first, i)
			return
		}
	}
}

// addRats is add for fractions.
func (e *echelon) addRats(vector []*big.Rat) {
	e.add(overDenominator(vector, commonDenominator(vector)))
}

// rank returns the dimension of the space of all vectors that were added.
func (e *echelon) rank() int { return len(e.vectors) }

// rank returns the dimension of the space of some vectors, or most if it is at least that.
func rank(ctx context.Context, vectors [][]*big.Int, most int) (int, error) {
	var e echelon
	for _, v := range vectors {
		if ctx.Err() != nil {
			return 0, context.Cause(ctx)
		}
		if e.add(v); e.rank() == most {
			break
		}
	}
	return e.rank(), nil
}
