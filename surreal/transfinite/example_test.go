package transfinite_test

import (
	"fmt"

	"github.com/cgt-go/sdk/surreal/transfinite"
)

// The way from 1/2 to ω/2: numbers as text, as sums of powers of ω, and compared.
func Example() {
	half := transfinite.MustParse("1/2")
	third := transfinite.MustParse("1/3")
	w := transfinite.Omega()
	fmt.Println(half.Add(half), third.Add(third).Add(third))

	// ω is above all integers, and 1/ω below all positive fractions.
	small, _ := transfinite.Int(1).DivExact(w)
	fmt.Println(w, w.Compare(transfinite.Int(1_000_000)))
	fmt.Println(small, small.Sign(), small.Compare(half), w.Mul(small))

	// There is much in between, and above: √ω, ω/2, ω − 1, ω + 1, 2ω, ω².
	root, _ := w.Root(2)
	for _, x := range []transfinite.Number{root, w.Mul(half), w.Sub(transfinite.Int(1)), w.Add(transfinite.Int(1)), w.Add(w), w.Mul(w)} {
		fmt.Print(x, "; ")
	}
	fmt.Println(w.Mul(half).Compare(root))

	// A product in the ring, and a quotient that is not in it but in its field.
	x := transfinite.MustParse("(w/2 + 1)*(2 - 1/w)")
	fmt.Println(x)
	q, _ := transfinite.NewQuotient(transfinite.Int(1), w.Sub(transfinite.Int(1)))
	for t := range q.Terms() {
		fmt.Print(t.Coefficient.RatString(), "*w^(", t.Exponent, "), ")
		if t.Exponent.Compare(transfinite.Int(-3)) == 0 {
			fmt.Println("and so on")
			break
		}
	}
	// Output:
	// 1 1
	// w 1
	// w^(-1) 1 -1 1
	// w^(1/2); 1/2*w; w - 1; w + 1; 2*w; w^(2); 1
	// w + 3/2 - w^(-1)
	// 1*w^(-1), 1*w^(-2), 1*w^(-3), and so on
}
