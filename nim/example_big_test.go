package nim_test

import (
	"context"
	"encoding/json"
	"fmt"
	"math/big"
	"slices"

	"github.com/cgt-go/sdk/nim"
)

// Heaps of any size: the Fermat power 2^64 is the first nimber that is too large for a Nimber.
func ExampleBig() {
	n := new(big.Int).Lsh(big.NewInt(1), 64)
	fermat, _ := nim.BigFromInt(n)
	fmt.Println(fermat, fermat.Degree())
	fmt.Println(fermat.Add(nim.BigFromNimber(5)))

	// The square is 3F/2.
	square := fermat.Square()
	fmt.Println(square, square == fermat.Mul(fermat), square.Sqrt() == fermat)
	_, ok := square.Nimber()
	fmt.Println(ok)
	// Output:
	// *18446744073709551616 128
	// *18446744073709551621
	// *27670116110564327424 true true
	// false
}

func ExampleBigFromInt() {
	x, ok := nim.BigFromInt(big.NewInt(7))
	fmt.Println(x, ok, x.Int())
	_, ok = nim.BigFromInt(big.NewInt(-7))
	fmt.Println(ok)
	// Output:
	// *7 true 7
	// false
}

func ExampleBig_Mul() {
	x := nim.MustParseBig("*18446744073709551616")
	fmt.Println(x.Mul(nim.BigFromNimber(3)))
	// Output: *55340232221128654848
}

func ExampleBig_Div() {
	x, y := nim.MustParseBig("*18446744073709551617"), nim.MustParseBig("*340282366920938463463374607431768211456")
	quotient, ok := x.Div(y)
	fmt.Println(quotient.Mul(y) == x, ok)
	inverse, _ := y.Inv()
	fmt.Println(inverse.Mul(x) == quotient)
	// Output:
	// true true
	// true
}

func ExampleBig_Pow() {
	x := nim.MustParseBig("*18446744073709551616")
	cube, _ := x.Pow(big.NewInt(3))
	inverse, _ := x.Pow(big.NewInt(-3))
	fmt.Println(cube == x.Square().Mul(x), cube.Mul(inverse))
	_, ok := nim.Big{}.Pow(big.NewInt(-1))
	fmt.Println(ok)
	// Output:
	// true *
	// false
}

// x² + x = 2^63 has no solution below 2^64, but every quadratic equation has one.
func ExampleQuadraticBig() {
	var one, c nim.Nimber = 1, 1 << 63
	none, _ := nim.Quadratic(one, one, c)
	fmt.Println(none)
	solutions, _ := nim.QuadraticBig(nim.BigFromNimber(one), nim.BigFromNimber(one), nim.BigFromNimber(c))
	fmt.Println(solutions)
	// Output:
	// []
	// [*18446744073709551616 *18446744073709551617]
}

func ExampleBig_Order() {
	for _, s := range []string{"*18446744073709551616", "*18446744073709551618"} {
		order, _ := nim.MustParseBig(s).Order()
		fmt.Println(s, order)
	}
	// Output:
	// *18446744073709551616 113427455640312821154458202477256070485
	// *18446744073709551618 340282366920938463463374607431768211455
}

func ExampleBig_Log() {
	base := nim.MustParseBig("*18446744073709551618")
	// Without the prime divisor 67280421310721 of the order it is fast.
	base, _ = base.Pow(big.NewInt(67280421310721))
	x, _ := base.Pow(big.NewInt(4560931))
	n, ok, err := x.Log(context.Background(), base)
	fmt.Println(n, ok, err)
	// Output: 4560931 true <nil>
}

// The first nimber that does not fit a Nimber has 128 conjugates, and is the root of a polynomial over {0, 1} of that
// degree.
func ExampleBig_MinimalPolynomial() {
	x := nim.MustParseBig("*18446744073709551616")
	conjugates := x.Conjugates()
	fmt.Println(len(conjugates), conjugates[0] == x, conjugates[64], x.Trace())

	polynomial := x.MinimalPolynomial()
	var value nim.Big
	for _, c := range slices.Backward(polynomial) {
		value = value.Mul(x).Add(nim.BigFromNimber(c))
	}
	fmt.Println(len(polynomial), value)
	// Output:
	// 128 true *18446744073709551617 0
	// 129 0
}

func ExampleBig_Compare() {
	x := nim.MustParseBig("*18446744073709551616")
	fmt.Println(x.Compare(nim.BigFromNimber(1<<64 - 1)))
	// Output: 1
}

func ExampleParseBig() {
	x, err := nim.ParseBig("*100000000000000000000000000000000000000000")
	fmt.Println(x, err)
	b, _ := json.Marshal(x)
	var y nim.Big
	err = json.Unmarshal(b, &y)
	fmt.Println(string(b), x == y, err)
	_, err = nim.ParseBig("*1e41")
	fmt.Println(err)
	// Output:
	// *100000000000000000000000000000000000000000 <nil>
	// "*100000000000000000000000000000000000000000" true <nil>
	// nimber: offset 2: unexpected "e" after the nimber
}
