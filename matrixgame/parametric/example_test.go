package parametric_test

import (
	"context"
	"fmt"
	"math/big"
	"strings"

	"github.com/cgt-go/sdk/matrixgame/parametric"
)

// One player hides a coin of one or two roubles, the other guesses which it is. If he is right he gets the coin, and if
// not he pays a fine. For which fine is that fair?
func Example() {
	m, err := parametric.ParseMatrix([][]string{
		{"1", "-t"},
		{"-t", "2"},
	})
	if err != nil {
		panic(err)
	}
	v, err := parametric.Solve(context.Background(), m, big.NewRat(0, 1), big.NewRat(3, 1))
	if err != nil {
		panic(err)
	}
	for _, p := range v.Pieces() {
		fmt.Printf("from %v to %v: %v\n", p.From, p.To, p.Value)
	}
	fmt.Println("with a fine of 3/2:", v.At(big.NewRat(3, 2)))
	for _, s := range v.Where(new(big.Rat)) {
		lo, hi := s.From.Interval(big.NewRat(1, 1000))
		fmt.Println("fair:", s)
		fmt.Println("that is from", lo.FloatString(4), "to", hi.FloatString(4))
	}
	fmt.Println("verified:", v.Verify(context.Background()) == nil)
	// Output:
	// from 0 to 3: (-t^2 + 2)/(2*t + 3)
	// with a fine of 3/2: -1/24
	// fair: root of t^2 - 2 between 43/32 and 3/2
	// that is from 1.4139 to 1.4146
	// verified: true
}

// Rock, paper and scissors, where the row player gets t for a rock that wins.
func ExampleSolve() {
	m, err := parametric.ParseMatrix([][]string{
		{"0", "-1", "t"},
		{"1", "0", "-1"},
		{"-1", "1", "0"},
	})
	if err != nil {
		panic(err)
	}
	v, err := parametric.Solve(context.Background(), m, big.NewRat(-2, 1), big.NewRat(2, 1))
	if err != nil {
		panic(err)
	}
	for _, p := range v.Pieces() {
		fmt.Printf("from %v to %v: value %v, strategy %v\n", p.From, p.To, p.Value, p.Row)
	}
	// Output:
	// from -2 to -1/2: value -1/3, strategy [0 1/3 2/3]
	// from -1/2 to 2: value (t - 1)/(3*t + 6), strategy [1/(t + 2) (2*t + 1)/(3*t + 6) 1/3]
}

// The picture of the game with a fine, with a ring where it is fair.
func ExampleValue_WriteSVG() {
	m, err := parametric.ParseMatrix([][]string{{"1", "-t"}, {"-t", "2"}})
	if err != nil {
		panic(err)
	}
	v, err := parametric.Solve(context.Background(), m, big.NewRat(0, 1), big.NewRat(3, 1))
	if err != nil {
		panic(err)
	}
	var b strings.Builder
	if err := v.WriteSVG(&b, new(big.Rat)); err != nil {
		panic(err)
	}
	fmt.Println(strings.Count(b.String(), "<circle"), "ring")
	// Output:
	// 1 ring
}

func ExampleParse() {
	p, err := parametric.Parse("2 - 3/2t + t^2")
	if err != nil {
		panic(err)
	}
	fmt.Println(p, "of degree", p.Degree(), "with the coefficient", p.Coefficient(1).RatString(), "of t")
	_, err = parametric.Parse("2 - x")
	fmt.Println(err)
	// Output:
	// t^2 - 3/2*t + 2 of degree 2 with the coefficient -3/2 of t
	// polynomial: offset 4: unexpected 'x', want t or a number
}

func ExamplePolynomial() {
	p, q := parametric.Integers(-1, 0, 1), parametric.Integers(1, 1)
	quotient, remainder := p.DivMod(q)
	fmt.Println(quotient, remainder, p.Mul(q), p.Derivative(), p.At(big.NewRat(1, 2)))
	fmt.Println(q.Sub(parametric.Constant(big.NewRat(1, 2))))
	// Output:
	// t - 1 0 t^3 + t^2 - t - 1 2*t -3/4
	// t + 1/2
}

// The square root of 2 is a root of t² − 2, and the only one from 1 to 2.
func ExampleRoot() {
	m, err := parametric.ParseMatrix([][]string{{"t^2 - 2"}})
	if err != nil {
		panic(err)
	}
	v, err := parametric.Solve(context.Background(), m, big.NewRat(1, 1), big.NewRat(2, 1))
	if err != nil {
		panic(err)
	}
	x := v.Where(new(big.Rat))[0].From
	fmt.Println(x.Polynomial(), x.Float64())
	_, isRational := x.Rat()
	fmt.Println(isRational, x.Compare(parametric.Rational(big.NewRat(7, 5))), x.Sign(parametric.Integers(-8, 0, 0, 0, 2)))
	// Output:
	// t^2 - 2 1.4142135623730951
	// false 1 0
}

func ExampleParseMatrix() {
	m, err := parametric.ParseMatrix([][]string{{"1", "-3/2*t"}, {"t^2 - t", "2"}})
	if err != nil {
		panic(err)
	}
	fmt.Print(m)
	fmt.Println(m.Rows(), m.Columns())
	// Output:
	//       1,  -3/2*t
	// t^2 - t,       2
	// 2 2
}
