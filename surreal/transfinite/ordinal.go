package transfinite

import (
	"cmp"
	"iter"
	"math/big"

	"github.com/cgt-go/sdk/cgt"
)

// The limits of ordinals. Making an ordinal beyond them is a panic with a [*cgt.LimitError]; [ParseOrdinal] and
// [Ordinal.Pow] return it as an error.
const (
	// MaxNesting is how many ω may stand above one another in an [Ordinal] or a [Number]: ω has one, ω^ω two. So there
	// are the ordinals below a tower of that many ω and one more. The limit of all towers is ε₀.
	MaxNesting = 1000
	// MaxOrdinalTerms is how many terms an ordinal may have, where those of exponents count each time they occur.
	MaxOrdinalTerms = 1 << 20
	// MaxCoefficientBits is how many bits [Ordinal.Pow] may give to a coefficient.
	MaxCoefficientBits = 300_000
)

// Ordinal is an ordinal number below ε₀, in Cantor normal form ω^a·m + ω^b·n + … with exponents a > b > …, which are
// such ordinals again, and positive integers m, n, … . They are the surreal numbers whose stalks have one colour, and
// the birthdays of surreal numbers.
//
// [Ordinal.Add], [Ordinal.Mul] and [Ordinal.Pow] are the operations of ordinals, where 1 + ω = ω, and
// [Ordinal.NaturalAdd] and [Ordinal.NaturalMul] those of surreal numbers, where 1 + ω = ω + 1. An Ordinal is an
// immutable value that is safe for concurrent use; the zero value is 0. Two of them are compared by [Ordinal.Compare]
// and [Ordinal.Equal], for == does not compile. See [MaxNesting] and [MaxOrdinalTerms] for its limits.
//
// Source: Cantor, Beiträge zur Begründung der transfiniten Mengenlehre (1897), §19; Sierpiński, Cardinal and Ordinal
// Numbers, ch. XIV.
type Ordinal struct {
	_    [0]func() // equal ordinals may have different forms in memory, so that == would be wrong
	form *ordinalForm
}

// ordinalForm is a Cantor normal form that is not 0. It never changes once it is part of an ordinal.
type ordinalForm struct {
	terms   []ordinalTerm // the exponents decrease, and no coefficient is 0
	size    int           // the number of terms, with those of exponents
	nesting int
}

// ordinalTerm is ω^exponent·coef.
type ordinalTerm struct {
	exponent Ordinal
	coef     count
}

// ordinalOf returns the sum of terms in normal form. It keeps the slice.
func ordinalOf(terms []ordinalTerm) Ordinal {
	if len(terms) == 0 {
		return Ordinal{}
	}
	form := &ordinalForm{terms: terms, size: len(terms)}
	for _, t := range terms {
		if form.size += t.exponent.size(); form.size > MaxOrdinalTerms {
			panic(&cgt.LimitError{What: "terms in an ordinal", Limit: MaxOrdinalTerms})
		}
	}
	if lead := terms[0].exponent; !lead.IsZero() { // the first exponent is the largest, so none has more ω above one another
		if form.nesting = 1 + lead.nesting(); form.nesting > MaxNesting {
			panic(&cgt.LimitError{What: "nested exponents in an ordinal", Limit: MaxNesting})
		}
	}
	return Ordinal{form: form}
}

// terms returns the normal form of x, not to be changed.
func (x Ordinal) terms() []ordinalTerm {
	if x.form == nil {
		return nil
	}
	return x.form.terms
}

func (x Ordinal) size() int {
	if x.form == nil {
		return 0
	}
	return x.form.size
}

func (x Ordinal) nesting() int {
	if x.form == nil {
		return 0
	}
	return x.form.nesting
}

func (c count) ordinal() Ordinal {
	if c.isZero() {
		return Ordinal{}
	}
	return ordinalOf([]ordinalTerm{{coef: c}})
}

var (
	oneOrdinal   = OrdinalFromUint(1)
	omegaOrdinal = OmegaPower(oneOrdinal)
)

// OrdinalFromUint returns the finite ordinal n.
func OrdinalFromUint(n uint64) Ordinal { return count{small: n}.ordinal() }

// OrdinalFromBig returns the finite ordinal n. ok is false if n is negative.
func OrdinalFromBig(n *big.Int) (x Ordinal, ok bool) {
	if n.Sign() < 0 {
		return Ordinal{}, false
	}
	return countFromBig(new(big.Int).Set(n)).ordinal(), true
}

// OmegaOrdinal returns ω.
func OmegaOrdinal() Ordinal { return omegaOrdinal }

// OmegaPower returns ω^exponent. It panics if that has more than [MaxNesting] nested exponents or more than
// [MaxOrdinalTerms] terms.
func OmegaPower(exponent Ordinal) Ordinal {
	return ordinalOf([]ordinalTerm{{exponent, count{small: 1}}})
}

// IsZero reports whether x is 0.
func (x Ordinal) IsZero() bool { return x.form == nil }

// IsFinite reports whether x is below ω.
func (x Ordinal) IsFinite() bool { return x.nesting() == 0 }

// IsLimit reports whether x is a limit ordinal: neither 0 nor a successor.
func (x Ordinal) IsLimit() bool { return x.form != nil && x.finitePart().isZero() }

// IsSuccessor reports whether x is y + 1 for some y.
func (x Ordinal) IsSuccessor() bool { return !x.finitePart().isZero() }

// finitePart returns the last term of the normal form if it is finite, and otherwise 0.
func (x Ordinal) finitePart() count {
	terms := x.terms()
	if len(terms) > 0 && terms[len(terms)-1].exponent.IsZero() {
		return terms[len(terms)-1].coef
	}
	return count{}
}

// infiniteTerms returns the terms of x without [Ordinal.finitePart], not to be changed.
func (x Ordinal) infiniteTerms() []ordinalTerm {
	terms := x.terms()
	if x.IsSuccessor() {
		return terms[:len(terms)-1]
	}
	return terms
}

// Int returns x as a new integer if it is finite.
func (x Ordinal) Int() (n *big.Int, ok bool) {
	if !x.IsFinite() {
		return nil, false
	}
	return new(big.Int).Set(x.finitePart().int()), true
}

// Uint64 returns x if it is a finite ordinal of that size.
func (x Ordinal) Uint64() (n uint64, ok bool) {
	c := x.finitePart()
	if !x.IsFinite() || c.big != nil {
		return 0, false
	}
	return c.small, true
}

// Leading returns the exponent and the coefficient of the first term of the Cantor normal form, the coefficient as a
// new integer. ok is false for 0.
func (x Ordinal) Leading() (exponent Ordinal, coefficient *big.Int, ok bool) {
	for e, c := range x.Terms() {
		return e, c, true
	}
	return Ordinal{}, nil, false
}

// Terms returns the exponents and coefficients of the Cantor normal form, from the largest exponent to the smallest.
// The coefficients are new integers.
func (x Ordinal) Terms() iter.Seq2[Ordinal, *big.Int] {
	return func(yield func(Ordinal, *big.Int) bool) {
		for _, t := range x.terms() {
			if !yield(t.exponent, new(big.Int).Set(t.coef.int())) {
				return
			}
		}
	}
}

// NumTerms returns the number of terms of the Cantor normal form.
func (x Ordinal) NumTerms() int { return len(x.terms()) }

// Compare returns −1 if x < y, 0 if x = y and 1 if x > y. It takes at most as many steps as x and y have terms, with
// those of exponents.
func (x Ordinal) Compare(y Ordinal) int {
	if x.form == y.form {
		return 0
	}
	// Nested as deep as MaxNesting allows.
	if x.nesting() != y.nesting() {
		return cmp.Compare(x.nesting(), y.nesting())
	}
	a, b := x.terms(), y.terms()
	for i := range min(len(a), len(b)) {
		if c := a[i].exponent.Compare(b[i].exponent); c != 0 {
			return c
		}
		if c := a[i].coef.cmp(b[i].coef); c != 0 {
			return c
		}
	}
	return cmp.Compare(len(a), len(b))
}

// Equal reports whether x = y.
func (x Ordinal) Equal(y Ordinal) bool { return x.Compare(y) == 0 }
