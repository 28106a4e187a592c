package ordinal_test

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"math/big"
	"slices"

	"github.com/cgt-go/sdk/cgt"
	"github.com/cgt-go/sdk/nim"
	"github.com/cgt-go/sdk/nim/ordinal"
)

// The tour: heaps of infinitely many coins, and the first roots.
func Example() {
	w := ordinal.Omega()
	two := ordinal.FromNimber(2)

	// Nim with heaps of ω, ω+5 and 3 coins. Who moves wins by making the sum of all heaps 0.
	heaps := []ordinal.Nimber{w, ordinal.MustParse("w+5"), ordinal.FromNimber(3)}
	sum := heaps[0].Add(heaps[1]).Add(heaps[2])
	fmt.Println("the sum is", sum)
	for _, heap := range heaps {
		if to := heap.Add(sum); to.Compare(heap) < 0 {
			fmt.Println("a winning move is from", heap, "to", to)
		}
	}

	// 2 has no cube root among the finite nimbers, and ω is what it gets.
	fmt.Println("w·w·w =", w.Mul(w).Mul(w), " w to the power of 9 is", w.Pow(9))
	inverse, _ := w.Inv()
	fmt.Println("1/w =", inverse, " √w =", w.Sqrt(), " √2 =", two.Sqrt())
	fmt.Println("w lies in the field of 2 to the power of", w.Degree(), "elements")
	// Output:
	// the sum is 6
	// a winning move is from w+5 to w+3
	// w·w·w = 2  w to the power of 9 is 1
	// 1/w = w^2*3  √w = w^2*2  √2 = 3
	// w lies in the field of 2 to the power of 6 elements
}

// What the generators are roots of.
func ExampleKappa() {
	for _, q := range []uint64{2, 4, 8, 3, 9, 27, 5, 25, 7, 11} {
		kappa, _ := ordinal.Kappa(q)
		fmt.Println("κ of", q, "is", kappa, "of degree", kappa.Degree())
	}
	// For other indices it is a sum of some generators.
	kappa, ok := ordinal.Kappa(130)
	fmt.Println("κ of 130 is", kappa, ok)
	_, ok = ordinal.Kappa(719) // the first prime whose excess is not known
	fmt.Println(ok)
	// Output:
	// κ of 2 is 2 of degree 2
	// κ of 4 is 4 of degree 4
	// κ of 8 is 16 of degree 8
	// κ of 3 is w of degree 6
	// κ of 9 is w^3 of degree 18
	// κ of 27 is w^9 of degree 54
	// κ of 5 is w^w of degree 20
	// κ of 25 is w^(w*5) of degree 100
	// κ of 7 is w^(w^2) of degree 42
	// κ of 11 is w^(w^3) of degree 220
	// κ of 130 is w^(w^4)+w^w true
	// false
}

// The numbers without a root of degree p, until κ_p comes.
func ExampleAlpha() {
	for _, p := range []int{3, 5, 7, 11, 13, 17, 19, 47} {
		alpha, _ := ordinal.Alpha(p)
		kappa, _ := ordinal.Kappa(uint64(p))
		fmt.Println(kappa, "to the power of", p, "is", kappa.Pow(uint64(p)), kappa.Pow(uint64(p)) == alpha)
	}
	// Output:
	// w to the power of 3 is 2 true
	// w^w to the power of 5 is 4 true
	// w^(w^2) to the power of 7 is w+1 true
	// w^(w^3) to the power of 11 is w^w+1 true
	// w^(w^4) to the power of 13 is w+4 true
	// w^(w^5) to the power of 17 is 16 true
	// w^(w^6) to the power of 19 is w^3+4 true
	// w^(w^13) to the power of 47 is w^(w^7)+1 true
}

// The order of 2 modulo 19 is 18, and κ of 18 is ω^3, but that has a root of degree 19, and so have the next three.
func ExampleExcess() {
	m, ok := ordinal.Excess(19)
	kappa, _ := ordinal.Kappa(18)
	alpha, _ := ordinal.Alpha(19)
	fmt.Println(m, ok, kappa, alpha)
	// Output: 4 true w^3 w^3+4
}

func ExampleParse() {
	x, err := ordinal.Parse("ω^(ω^2·4 + 7)·5 + ω·3 + 1")
	fmt.Println(x, err)
	fmt.Printf("%+v\n", x)

	_, err = ordinal.Parse("w + w^2") // as ordinals that is w^2, which must be written so
	fmt.Println(err)
	var syntax *cgt.SyntaxError
	fmt.Println(errors.As(err, &syntax), syntax.Offset)
	// Output:
	// w^(w^2*4+7)*5+w*3+1 <nil>
	// ω^(ω^2*4+7)*5+ω*3+1
	// ordinal: offset 4: the exponents do not become smaller
	// true 4
}

func ExampleMustParse() {
	fmt.Println(ordinal.MustParse("w^w^2") == ordinal.MustParse("w^(w^2)"))
	// Output: true
}

// In JSON a number is a string.
func ExampleNimber_MarshalText() {
	text, err := json.Marshal(ordinal.MustParse("w^w+1"))
	fmt.Println(string(text), err)
	// Output: "w^w+1" <nil>
}

func ExampleOmega() {
	w := ordinal.Omega()
	fmt.Println(w, w.IsFinite(), w.IsZero(), ordinal.Nimber{}.IsZero())
	// Output: w false false true
}

// From exponents to powers. The nim-product with a finite number is that of ordinals.
func ExamplePower() {
	e := ordinal.MustParse("w^2*4+7")
	x, ok := ordinal.Power(e)
	fmt.Println(x, ok, x.Mul(ordinal.FromNimber(5)))
	// Output: w^(w^2*4+7) true w^(w^2*4+7)*5
}

func ExampleNimber_Terms() {
	for e, c := range ordinal.MustParse("w^(w^2*4+7)*5+w*3+1").Terms() {
		fmt.Println(e, c.Int())
	}
	// Output:
	// w^2*4+7 5
	// 1 3
	// 0 1
}

// Finite nimbers are what they are in package nim.
func ExampleFromNimber() {
	x := ordinal.FromNimber(5).Mul(ordinal.FromNimber(6))
	n, ok := x.Nimber()
	fmt.Println(x, n, ok, n == nim.Nimber(5).Mul(6))
	// Output: 8 *8 true true
}

func ExampleFromBig() {
	big1, _ := nim.BigFromInt(new(big.Int).Lsh(big.NewInt(1), 128))
	x := ordinal.FromBig(big1)
	back, ok := x.Big()
	fmt.Println(x, x.Mul(x), back == big1, ok)
	// Output: 340282366920938463463374607431768211456 510423550381407695195061911147652317184 true true
}

// The order is that of ordinals.
func ExampleNimber_Compare() {
	xs := []ordinal.Nimber{ordinal.MustParse("w^w"), ordinal.MustParse("w*2"), ordinal.FromNimber(1000), ordinal.MustParse("w+7")}
	slices.SortFunc(xs, ordinal.Nimber.Compare)
	fmt.Println(xs)
	// Output: [1000 w+7 w*2 w^w]
}

// Terms with the same exponent are added as finite nimbers are.
func ExampleNimber_Add() {
	x, y := ordinal.MustParse("w^2*3+w+5"), ordinal.MustParse("w^2*2+w+1")
	fmt.Println(x.Add(y), x.Add(x))
	// Output: w^2+4 0
}

func ExampleNimber_Mul() {
	for _, pair := range [][2]string{{"w", "w^2"}, {"w+1", "w+1"}, {"w^w", "w"}, {"w^(w^2*4)", "w^(w^2*3)"}} {
		fmt.Println(ordinal.MustParse(pair[0]).Mul(ordinal.MustParse(pair[1])))
	}
	// Output:
	// 2
	// w^2+1
	// w^(w+1)
	// w+1
}

// Squares may be taken term by term.
func ExampleNimber_Square() {
	fmt.Println(ordinal.MustParse("w^w+w^2+3").Square())
	// Output: w^(w*2)+w*2+2
}

func ExampleNimber_Sqrt() {
	x := ordinal.MustParse("w^w+w+1")
	fmt.Println(x.Sqrt(), x.Sqrt().Square() == x)
	// Output: w^(w*3)*11+w^2*2+1 true
}

func ExampleNimber_Inv() {
	x := ordinal.MustParse("w+1")
	inverse, ok := x.Inv()
	fmt.Println(inverse, ok, inverse.Mul(x))
	_, ok = ordinal.Nimber{}.Inv()
	fmt.Println(ok)
	// Output:
	// w^2*2+w*2+2 true 1
	// false
}

func ExampleNimber_Div() {
	w := ordinal.Omega()
	quotient, ok := ordinal.FromNimber(2).Div(w)
	fmt.Println(quotient, ok)
	// Output: w^2 true
}

// Every quadratic equation has a solution: here x² + x = ω and ω·x² + x + 1 = 0.
func ExampleQuadratic() {
	w, one, zero := ordinal.Omega(), ordinal.FromNimber(1), ordinal.Nimber{}
	solutions, ok := ordinal.Quadratic(one, one, w)
	fmt.Println(solutions, ok)
	for _, x := range solutions {
		fmt.Println(x.Square().Add(x))
	}
	fmt.Println(ordinal.Quadratic(w, one, one))
	fmt.Println(ordinal.Quadratic(zero, one, w))
	// Output:
	// [w^2*3+w*2 w^2*3+w*2+1] true
	// w
	// w
	// [w*3+2 w^2*3+w*3+2] true
	// [w] true
}

// The order of a number that lies in a field of 2^6 elements divides 63.
func ExampleNimber_Pow() {
	x := ordinal.MustParse("w+1")
	fmt.Println(x.Degree(), x.Pow(63), x.Pow(21), x.Pow(9))
	// Output: 6 1 3 w^2*3+w
}

// Squaring as often as the degree says gives the number again.
func ExampleNimber_Degree() {
	x := ordinal.MustParse("w^3+4")
	y := x
	for range x.Degree() {
		y = y.Square()
	}
	fmt.Println(x.Degree(), y)
	// Output: 36 w^3+4
}

// A calculator returns an error where the methods of numbers panic.
func ExampleCalculator() {
	ctx := context.Background()
	c := ordinal.Calculator{Limits: ordinal.Limits{Steps: 1000}}
	fmt.Println(c.Mul(ctx, ordinal.Omega(), ordinal.MustParse("w^2")))

	// The inverse of ω^(ω^13) + ω has thousands of terms.
	_, _, err := c.Inv(ctx, ordinal.MustParse("w^(w^13)+w"))
	fmt.Println(errors.Is(err, cgt.ErrLimit), err)
	// Output:
	// 2 <nil>
	// true cgt: more than 1000 steps of arithmetic: the limit was reached
}

// Powers may be of any size, and negative. In the field of 2^20 elements, each but 0 to the power of 2^20 − 1 is 1.
func ExampleCalculator_Pow() {
	ctx := context.Background()
	var c ordinal.Calculator
	x := ordinal.MustParse("w^w+1")
	n := new(big.Int).Lsh(big.NewInt(1), 20)
	fmt.Println(c.Pow(ctx, x, n))
	fmt.Println(c.Pow(ctx, x, n.Sub(n, big.NewInt(1))))
	fmt.Println(c.Pow(ctx, ordinal.Omega(), big.NewInt(-2)))
	// Output:
	// w^w+1 true <nil>
	// 1 true <nil>
	// w*3 true <nil>
}
