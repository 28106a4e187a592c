package matrixgame

import (
	"cmp"
	"fmt"
	"math/big"
	"strings"
)

// Mixed is a mixed strategy: how often a player chooses each row, or each column. The probabilities are rational, not
// negative, and their sum is 1. A Mixed never changes; the zero value is no strategy of any game.
type Mixed struct{ p []*big.Rat }

// NewMixed returns the strategy with these probabilities, which are copied. The error is an [*InputError] if there are
// none, if one is missing or negative, or if their sum is not 1.
func NewMixed(p ...*big.Rat) (Mixed, error) {
	if len(p) == 0 {
		return Mixed{}, &InputError{Msg: "a strategy has at least one probability"}
	}
	sum := new(big.Rat)
	s := Mixed{make([]*big.Rat, len(p))}
	for i, x := range p {
		switch place := fmt.Sprintf("probability %d", i+1); {
		case x == nil:
			return Mixed{}, &InputError{Place: place, Msg: "is missing"}
		case x.Sign() < 0:
			return Mixed{}, &InputError{Place: place, Msg: fmt.Sprintf("is negative: %s", short(x.RatString()))}
		}
		s.p[i] = new(big.Rat).Set(x)
		sum.Add(sum, x)
	}
	if sum.Cmp(one) != 0 {
		return Mixed{}, &InputError{Msg: fmt.Sprintf("the sum of the probabilities is %s and not 1", short(sum.RatString()))}
	}
	return s, nil
}

var one = big.NewRat(1, 1)

// zeros returns n zeros.
func zeros(n int) []*big.Rat {
	p := make([]*big.Rat, n)
	for k := range p {
		p[k] = new(big.Rat)
	}
	return p
}

// Pure returns the strategy always to choose row or column i of n, counted from 0. It panics if there is none.
func Pure(n, i int) Mixed {
	if i < 0 || i >= n {
		panic(fmt.Errorf("matrixgame: pure strategy %d of %d", i, n))
	}
	s := Mixed{zeros(n)}
	s.p[i].SetInt64(1)
	return s
}

// Uniform returns the strategy to choose each of n rows or columns equally often. It panics if n < 1.
func Uniform(n int) Mixed {
	if n < 1 {
		panic(fmt.Errorf("matrixgame: %d choices", n))
	}
	s := Mixed{make([]*big.Rat, n)}
	for k := range s.p {
		s.p[k] = big.NewRat(1, int64(n))
	}
	return s
}

// of returns the probabilities, which must be so many.
func (s Mixed) of(n int) []*big.Rat {
	if len(s.p) != n {
		panic(fmt.Errorf("matrixgame: a strategy with %d choices where there are %d", len(s.p), n))
	}
	return s.p
}

// extended returns the strategy for n choices that is s on some of them. It panics if s is for more or fewer.
func (s Mixed) extended(n int, choices []int) Mixed {
	x := Mixed{zeros(n)}
	for l, p := range s.of(len(choices)) {
		x.p[choices[l]] = p
	}
	return x
}

// Len returns the number of choices.
func (s Mixed) Len() int { return len(s.p) }

// Probability returns how often choice i is made, counted from 0. It panics if there is no such choice.
func (s Mixed) Probability(i int) *big.Rat { return new(big.Rat).Set(s.p[i]) }

// Probabilities returns how often each choice is made.
func (s Mixed) Probabilities() []*big.Rat {
	p := make([]*big.Rat, len(s.p))
	for i, x := range s.p {
		p[i] = new(big.Rat).Set(x)
	}
	return p
}

// Support returns the choices that are ever made, in order.
func (s Mixed) Support() []int {
	var support []int
	for i, x := range s.p {
		if x.Sign() > 0 {
			support = append(support, i)
		}
	}
	return support
}

// IsPure reports whether the same choice is always made, and which.
func (s Mixed) IsPure() (choice int, ok bool) {
	support := s.Support()
	if len(support) != 1 {
		return 0, false
	}
	return support[0], true
}

// Equal reports whether two strategies are the same.
func (s Mixed) Equal(t Mixed) bool { return len(s.p) == len(t.p) && s.Compare(t) == 0 }

// Compare returns −1, 0 or 1 for the order in which lists of strategies are: by the first probability that differs, and
// then by length.
func (s Mixed) Compare(t Mixed) int {
	for i := range min(len(s.p), len(t.p)) {
		if c := s.p[i].Cmp(t.p[i]); c != 0 {
			return c
		}
	}
	return cmp.Compare(len(s.p), len(t.p))
}

// String returns the probabilities in brackets, as in "(7/12, 5/12)". [ParseMixed] reads it.
func (s Mixed) String() string {
	parts := make([]string, len(s.p))
	for i, x := range s.p {
		parts[i] = x.RatString()
	}
	return "(" + strings.Join(parts, ", ") + ")"
}
