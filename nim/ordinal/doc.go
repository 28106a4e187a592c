// Package ordinal has transfinite nimbers: ordinals as the values of heaps of Nim, which may be infinite, and as the
// elements of a field.
//
// # The field
//
// A heap of ω coins can be made any finite heap in one move, so its value is the first one after all finite nimbers.
// Heaps side by side are worth their nim-sum ([Nimber.Add]), and as with finite nimbers there is a product
// ([Nimber.Mul]) which makes a field of them: x·y is the smallest ordinal that differs from all x'·y + x·y' + x'·y'
// with x' < x and y' < y. Conway found that the ordinals below ω^(ω^ω) are the smallest field that has the finite
// nimbers in it and a root of each polynomial. In it, x + x = 0 and each number lies in a finite field, whose size is
// given by [Nimber.Degree].
//
// # Generators
//
// To multiply ordinals one must know what they are roots of. In the finite nimbers each number has a square root, but 2
// is the smallest of those that have no cube root. The next ordinal, ω, is its cube root: ω·ω·ω = 2. The ordinal ω^3 is
// a cube root of ω, ω^9 one of ω^3, and so on, until all numbers made of these have cube roots. The next ordinal is
// ω^ω. It is a root of degree 5 of 4, the smallest number that has none so far. Then ω^(ω·5) is such a root of ω^ω, and
// when all roots of degree 5 are there, the turn is on 7, and so on through the primes.
//
// These ordinals are called κ_q, for powers q = p^n of primes ([Kappa]): they are ω^(ω^k·p^(n−1)), where p is the odd
// prime number k and 3 has the number 0. What κ_p is the root of is called α_p ([Alpha]). As long as exponents of the
// κ_q are below p, products of them with one another and with finite nimbers are the same as for ordinals, so each
// ordinal is just one sum of such products: ω^(ω^2·4+7)·5 is the nim-product of 5, κ_3, the square of κ_9, and κ_7 to
// the power of 4, for 7 is 1 + 2·3. To multiply two such products, exponents are added; where one reaches p, that power
// of κ_q is replaced by what κ_q is the root of.
//
// There is no formula for α_p, but Lenstra has found that it is κ_f + m, where f is the order of 2 modulo p and m a
// small number, the [Excess] of p. That is known for the odd primes up to 709, so this package has the field of the
// ordinals below ω^(ω^126).
//
// # Numbers
//
// A [Nimber] is read by [Parse] and written by [Nimber.String] in Cantor normal form, as w^(w^2*4+7)*5+w*3+1. Others
// are made by [Omega], [Power], [FromNimber] and [FromBig], and taken apart by [Nimber.Terms]. [Nimber.Compare]
// compares as ordinals. Besides adding and multiplying, [Nimber.Inv], [Nimber.Div], [Nimber.Pow] and [Nimber.Sqrt]
// calculate with numbers, and [Quadratic] solves equations.
//
// # Limits
//
// Products, inverses and powers of a few terms may have very many. [Nimber.Mul] and the other methods that say so panic
// beyond a default number of steps. A [Calculator] works within [Limits], can be interrupted, and returns an error
// instead. It is what to use for numbers that come from somebody else.
//
// References: J. H. Conway, On Numbers and Games (1976), ch. 6; H. W. Lenstra, On the algebraic closure of two (1977)
// and Nim multiplication (1978); J. DiMuro, On On_p (2011); OEIS A380496.
package ordinal
