package nim_test

import (
	"encoding/json"
	"fmt"

	"github.com/cgt-go/sdk/nim"
)

// Three heaps of coins; a move takes coins from one heap. Who wins, and how?
func Example() {
	heaps := []nim.Nimber{3, 5, 7}
	total := nim.Sum(heaps...)
	fmt.Println("the heaps are worth", total)

	// The sum is not 0, so whoever moves can win, by a move that makes it 0.
	for _, heap := range heaps {
		if left := heap.Add(total); left < heap {
			fmt.Printf("of the heap of %d leave %d\n", heap, left)
		}
	}
	// Output:
	// the heaps are worth *
	// of the heap of 3 leave 2
	// of the heap of 5 leave 4
	// of the heap of 7 leave 6
}

// Two equal heaps are a loss for whoever moves, and so are 1, 2 and 3.
func ExampleNimber_Add() {
	var one, two, three nim.Nimber = 1, 2, 3
	fmt.Println(two.Add(two), one.Add(two), one.Add(two).Add(three))
	// Output: 0 *3 0
}

func ExampleSum() {
	fmt.Println(nim.Sum(1, 2, 4, 8), nim.Sum(3, 5, 6), nim.Sum())
	// Output: *15 0 0
}

// A position from which one can move to positions worth 0, * and *4 is worth *2: the move to *4 can be taken back.
func ExampleMex() {
	fmt.Println(nim.Mex(0, 4, 1), nim.Mex(1, 2, 3), nim.Mex())
	// Output: *2 0 0
}

// Nimbers below 2^(2^k) are a field. In each of these fields the nim-sum and the nim-product of two elements are
// elements.
func Example_field() {
	for _, size := range []nim.Nimber{2, 4, 16, 256} {
		closed := true
		for x := range size {
			for y := range size {
				closed = closed && x.Add(y) < size && x.Mul(y) < size
			}
		}
		fmt.Printf("sums and products of numbers below %d are below %d: %v\n", size, size, closed)
	}

	// Why is *2·*2 = *3? The product x·y is the least nimber that is none of a·y + x·b + a·b with a < x and b < y.
	// For numbers below 2 these products are the usual ones.
	var x, y nim.Nimber = 2, 2
	var excluded []nim.Nimber
	for a := range x {
		for b := range y {
			excluded = append(excluded, nim.Sum(a.Mul(y), x.Mul(b), a.Mul(b)))
		}
	}
	fmt.Println("excluded", excluded, "so the product is", nim.Mex(excluded...))

	// So {0, 1, 2, 3} is the field of four elements: this is its multiplication.
	for x := range nim.Nimber(4) {
		for y := range nim.Nimber(4) {
			fmt.Printf("%3d", x.Mul(y))
		}
		fmt.Println()
	}
	// Output:
	// sums and products of numbers below 2 are below 2: true
	// sums and products of numbers below 4 are below 4: true
	// sums and products of numbers below 16 are below 16: true
	// sums and products of numbers below 256 are below 256: true
	// excluded [0 *2 *2 *] so the product is *3
	//   0  0  0  0
	//   0  1  2  3
	//   0  2  3  1
	//   0  3  1  2
}

// The product is the value of a game: coins lie on a board, and who moves turns the four corners of a rectangle, the
// one farthest from the edges from heads to tails. Rows and columns count from 1; those numbered 0 have no coins.
func Example_turningCorners() {
	const size = 8
	var value [size][size]nim.Nimber // of a board with heads in one place
	for x := 1; x < size; x++ {
		for y := 1; y < size; y++ {
			var options []nim.Nimber
			for a := range x {
				for b := range y {
					options = append(options, nim.Sum(value[a][y], value[x][b], value[a][b]))
				}
			}
			value[x][y] = nim.Mex(options...)
		}
	}
	fmt.Println(value[6][7], nim.Nimber(6).Mul(7))
	fmt.Println(value[5][5], nim.Nimber(5).Mul(5))
	// Output:
	// *3 *3
	// *7 *7
}

// Multiplying by a Fermat power F = 2, 4, 16, 256, … is the usual product for all smaller numbers; the square of F is
// 3F/2.
func ExampleNimber_Mul() {
	var fermat nim.Nimber = 16
	fmt.Printf("%d %d %d\n", fermat.Mul(2), fermat.Mul(15), fermat.Mul(16))
	// Output: 32 240 24
}

func ExampleNimber_Square() {
	fmt.Printf("%d %d\n", nim.Nimber(4).Square(), nim.Nimber(5).Square())
	// Output: 6 7
}

// Squaring moves the elements of a field about, so everyone has one root.
func ExampleNimber_Sqrt() {
	fmt.Printf("%d %d %d\n", nim.Nimber(6).Sqrt(), nim.Nimber(2).Sqrt(), nim.Nimber(2).Sqrt().Square())
	// Output: 4 3 2
}

func ExampleNimber_Inv() {
	inverse, ok := nim.Nimber(4).Inv()
	fmt.Println(inverse, ok, inverse.Mul(4))
	_, ok = nim.Nimber(0).Inv()
	fmt.Println(ok)
	// Output:
	// *15 true *
	// false
}

func ExampleNimber_Div() {
	quotient, ok := nim.Nimber(7).Div(6)
	fmt.Println(quotient, ok, quotient.Mul(6))
	// Output: *8 true *7
}

// In the field of size 2^64 the power 2^64 of each element is the element again.
func ExampleNimber_Pow() {
	var x nim.Nimber = 1_000_000_007
	fmt.Println(x.Pow(3) == x.Mul(x).Mul(x), x.Pow(1<<64-1).Mul(x) == x)
	// Output: true true
}

// The powers of *4 are all elements of the field {0, …, 15} but 0.
func ExampleNimber_Order() {
	for _, x := range []nim.Nimber{1, 2, 4, 16, 18, 1 << 32} {
		order, _ := x.Order()
		fmt.Printf("%d has order %d in the field of size 2^%d\n", x, order, x.Degree())
	}
	// Output:
	// 1 has order 1 in the field of size 2^1
	// 2 has order 3 in the field of size 2^2
	// 4 has order 15 in the field of size 2^4
	// 16 has order 85 in the field of size 2^8
	// 18 has order 255 in the field of size 2^8
	// 4294967296 has order 6148914691236517205 in the field of size 2^64
}

func ExampleNimber_Log() {
	var base nim.Nimber = 4294967302
	n, ok := nim.Nimber(2).Log(base)
	fmt.Println(n, ok, base.Pow(n))
	_, ok = base.Log(2)
	fmt.Println(ok)
	// Output:
	// 6148914691236517205 true *2
	// false
}

func ExampleNimber_Degree() {
	for _, x := range []nim.Nimber{1, 3, 15, 16, 1 << 40} {
		fmt.Print(x.Degree(), " ")
	}
	fmt.Println()
	// Output: 1 2 4 8 64
}

// Squaring is an automorphism of the field: it keeps sums and products. The images of an element are its conjugates,
// and they are the roots of one polynomial over {0, 1}.
func ExampleNimber_MinimalPolynomial() {
	var x nim.Nimber = 5
	fmt.Println(x.Conjugates(), "with the sum", x.Trace())
	// 1 + x + x⁴ = 0
	fmt.Printf("%d\n", x.MinimalPolynomial())
	fmt.Println(nim.Sum(1, x, x.Pow(4)))
	// Output:
	// [*5 *7 *4 *6] with the sum 0
	// [1 1 0 0 1]
	// 0
}

// x² + x + 2 = 0 has solutions, but in the next field.
func ExampleQuadratic() {
	solutions, ok := nim.Quadratic(1, 1, 2)
	fmt.Println(solutions, ok)
	for _, x := range solutions {
		fmt.Println(nim.Sum(x.Square(), x, 2))
	}
	solutions, ok = nim.Quadratic(1, 0, 2) // a square root
	fmt.Println(solutions, ok)
	_, ok = nim.Quadratic(0, 0, 0) // everything solves 0 = 0
	fmt.Println(ok)
	// Output:
	// [*4 *5] true
	// 0
	// 0
	// [*3] true
	// false
}

func ExampleNimber_Compare() {
	fmt.Println(nim.Nimber(2).Compare(3), nim.Nimber(3).Compare(3))
	// Output: -1 0
}

// A nimber is text with a star, and a number where one wants an integer.
func ExampleNimber_String() {
	values := []nim.Nimber{0, 1, 2, 3}
	fmt.Println(values)
	fmt.Printf("%d\n", values)
	b, _ := json.Marshal(values)
	fmt.Println(string(b))
	// Output:
	// [0 * *2 *3]
	// [0 1 2 3]
	// [0,1,2,3]
}

func ExampleParseNimber() {
	x, err := nim.ParseNimber("*3")
	fmt.Println(x, err)
	_, err = nim.ParseNimber("*three")
	fmt.Println(err)
	fmt.Println(nim.MustParseNimber("3"), nim.MustParseNimber("*"))
	// Output:
	// *3 <nil>
	// nimber: offset 1: want a digit, not "t"
	// *3 *
}
