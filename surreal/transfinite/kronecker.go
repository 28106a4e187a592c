package transfinite

import (
	"math"
	"math/big"
	"math/bits"
	"slices"

	"github.com/cgt-go/sdk/internal/budget"
)

// multiplyIntegers makes h the product of f and g, but for the factor that it returns. Their keys have one word each
// and are close together. The coefficients of each, over a common denominator, are the digits of one integer in a base
// so large that the coefficients of the product, which are at most half of it, are the digits of the product of the
// integers. So products are as fast as those of math/big.
//
// Source: L. Kronecker, Grundzüge einer arithmetischen Theorie der algebraischen Grössen (1882), §4, for the
// substitution.
func (h *poly) multiplyIntegers(b *budget.Budget, f, g *poly, most uint64) (factor rational) {
	var sizes int
	var numerators [2][]*big.Int
	common := big.NewInt(1)
	for i, q := range []*poly{f, g} {
		den := q.denominator()
		common.Mul(common, den)
		longest := 0
		for _, r := range q.coeffs {
			n := new(big.Int).Mul(r.rat().Num(), new(big.Int).Quo(den, r.rat().Denom()))
			numerators[i] = append(numerators[i], n)
			longest = max(longest, n.BitLen())
		}
		sizes += longest
	}
	// A coefficient of the product is a sum of at most as many products as f has terms, and there is a bit for the
	// sign.
	digit := (sizes+bits.Len(uint(len(f.coeffs))))/bits.UintSize + 1
	words := float64(most) * float64(digit)
	if !spend(b, uint64(min(words*math.Sqrt(words)/2, 1<<62))) {
		return rational{num: 1}
	}
	product := evaluate(f, numerators[0], digit)
	product.Mul(product, evaluate(g, numerators[1], digit))
	h.readDigits(product, digit)
	return rationalFromBig(new(big.Rat).SetFrac(big.NewInt(1), common))
}

// denominator returns the least common denominator of the coefficients.
func (f *poly) denominator() *big.Int {
	common := big.NewInt(1)
	for _, r := range f.coeffs {
		if r.big == nil && r.less == 0 {
			continue
		}
		den := r.rat().Denom()
		common.Mul(common, new(big.Int).Quo(den, new(big.Int).GCD(nil, nil, common, den)))
	}
	return common
}

// evaluate returns the integer whose digits are the coefficients, at the places that the keys of f say. A digit has so
// many words.
func evaluate(f *poly, coeffs []*big.Int, digit int) *big.Int {
	// What is positive and what is negative is laid out apart.
	length := (int(f.keys[0]) + 1) * digit
	positive, negative := make([]big.Word, length), make([]big.Word, length)
	for i, c := range coeffs {
		at := int(f.keys[i]) * digit
		if c.Sign() > 0 {
			copy(positive[at:], c.Bits())
		} else {
			copy(negative[at:], c.Bits())
		}
	}
	x := new(big.Int).SetBits(positive)
	return x.Sub(x, new(big.Int).SetBits(negative))
}

// readDigits makes h the polynomial of which x has the coefficients as digits, with so many words each. Its digits are
// between plus and minus half of the base, so one that seems to be larger is negative, and has borrowed 1 from the
// next.
func (h *poly) readDigits(x *big.Int, digit int) {
	sign, words := x.Sign(), x.Bits()
	base := new(big.Int).Lsh(big.NewInt(1), uint(digit*bits.UintSize))
	borrowed := int64(0)
	for key := uint64(0); len(words) > 0 || borrowed > 0; key++ {
		n := min(digit, len(words))
		c := new(big.Int).SetBits(slices.Clone(words[:n]))
		words = words[n:]
		c.Add(c, big.NewInt(borrowed))
		borrowed = 0
		if c.BitLen() >= digit*bits.UintSize {
			c.Sub(c, base)
			borrowed = 1
		}
		if c.Sign() == 0 {
			continue
		}
		if sign < 0 {
			c.Neg(c)
		}
		h.keys = append(h.keys, key)
		h.coeffs = append(h.coeffs, rationalFromBig(new(big.Rat).SetInt(c)))
	}
	slices.Reverse(h.keys)
	slices.Reverse(h.coeffs)
}
