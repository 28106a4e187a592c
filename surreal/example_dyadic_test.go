package surreal_test

import (
	"fmt"
	"math"
	"math/big"
	"slices"

	"github.com/cgt-go/sdk/surreal"
)

func ExampleNewDyadic() {
	fmt.Println(surreal.NewDyadic(3, 3), surreal.NewDyadic(6, 1), surreal.DyadicFromInt(-7))
	// Output: 3/8 3 -7
}

// Only fractions whose denominator is a power of two are short games.
func ExampleDyadicFromRat() {
	fmt.Println(surreal.DyadicFromRat(big.NewRat(6, 16)))
	fmt.Println(surreal.DyadicFromRat(big.NewRat(1, 3)))
	// Output:
	// 3/8 true
	// 0 false
}

// Numbers may be of any size.
func ExampleDyadicFromBig() {
	n := new(big.Int).Exp(big.NewInt(3), big.NewInt(50), nil)
	x := surreal.DyadicFromBig(n, 7)
	fmt.Println(x, x.Mul(surreal.DyadicFromInt(128)))
	fmt.Println(surreal.DyadicFromInt(math.MaxInt64).Add(surreal.DyadicFromInt(1)))
	// Output:
	// 717897987691852588770249/128 717897987691852588770249
	// 9223372036854775808
}

func ExampleDyadic_Compare() {
	xs := []surreal.Dyadic{surreal.NewDyadic(3, 2), surreal.DyadicFromInt(-1), surreal.NewDyadic(5, 3)}
	slices.SortFunc(xs, surreal.Dyadic.Compare)
	fmt.Println(xs, slices.Contains(xs, surreal.NewDyadic(10, 4))) // equal numbers are ==
	// Output: [-1 5/8 3/4] true
}

// The birthday of a number is the length of its sign expansion: 5/8 is + − + −, with one sign more.
func ExampleDyadic_Birthday() {
	for _, s := range []string{"0", "7", "-7", "1/2", "5/8", "25/16"} {
		fmt.Print(s, ": ", surreal.MustParseDyadic(s).Birthday(), "  ")
	}
	fmt.Println()
	// Output:
	// 0: 0  7: 7  -7: 7  1/2: 2  5/8: 4  25/16: 6
}

func ExampleDyadic_Float64() {
	fmt.Println(surreal.NewDyadic(5, 3).Float64())
	fmt.Println(surreal.NewDyadic(1, 2000).Float64())
	fmt.Println(surreal.NewDyadic(5, 3).Rat())
	fmt.Println(surreal.NewDyadic(5, 3).Int64())
	// Output:
	// 0.625 true
	// 0 false
	// 5/8
	// 5 false
}

func ExampleDyadic_Sign() {
	x := surreal.NewDyadic(-5, 3)
	fmt.Println(x.Sign(), x.Abs(), x.Neg(), x.IsInt())
	// Output: -1 5/8 5/8 false
}
