package nim

import "cmp"

// Nimber is a nim-value: the Nimber n is the value of a heap of n coins in Nim, which is written *n. It is also an
// element of a field: the 2^64 nimbers below 2^64 are closed under addition, multiplication and division, and this type
// has the whole arithmetic of that field. [Big] is for larger nimbers.
//
// Nimbers are immutable, and == is equality. They are integers for the verbs of package fmt that
// are made for integers, and in JSON.
//
// Source: Conway, On Numbers and Games, ch. 6; Siegel, Combinatorial Game Theory, §VIII.4.
type Nimber uint64

// Add returns the nim-sum x + y, the value of two games side by side that are worth x and y: binary addition without
// carry. Every nimber is its own negative, so this is the difference as well.
//
// Source: Bouton, Nim, a game with a complete mathematical theory, 1901.
func (x Nimber) Add(y Nimber) Nimber { return x ^ y }

// Sum returns the nim-sum of values, which is 0 if there are none. A position of Nim is a [cgt.P] if and only if this
// is the sum of its heaps.
func Sum(values ...Nimber) Nimber {
	var sum Nimber
	for _, v := range values {
		sum ^= v
	}
	return sum
}

// Compare returns −1 if x < y, 0 if x = y and 1 if x > y, as heaps of Nim. The order of nimbers does not go with the
// arithmetic of the field.
func (x Nimber) Compare(y Nimber) int { return cmp.Compare(x, y) }

// Degree returns the degree over {0, 1} of the smallest field that contains x: d if it is the field of the nimbers
// below 2^d. It is 1, 2, 4, 8, 16, 32 or 64. Every field of nimbers below 2^64 is one of these.
//
// Source: Conway, On Numbers and Games, ch. 6.
func (x Nimber) Degree() int {
	d := 1
	for d < 64 && x>>d != 0 {
		d *= 2
	}
	return d
}
