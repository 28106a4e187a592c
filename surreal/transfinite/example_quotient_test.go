package transfinite_test

import (
	"encoding/json"
	"fmt"

	"github.com/cgt-go/sdk/surreal/transfinite"
)

func ExampleNewQuotient() {
	w, one := transfinite.Omega(), transfinite.Int(1)
	fmt.Println(transfinite.NewQuotient(w, w.Sub(one)))
	fmt.Println(transfinite.NewQuotient(w.Mul(w).Sub(one), w.Sub(one)))
	fmt.Println(transfinite.NewQuotient(w, transfinite.Int(0)))
	// Output:
	// 1/(1 - w^(-1)) true
	// w + 1 true
	// 0 false
}

func ExampleParseQuotient() {
	fmt.Println(transfinite.ParseQuotient("1/(w - 1) + 1/(w + 1)"))
	_, err := transfinite.ParseQuotient("1/(w - w)")
	fmt.Println(err)
	// Output:
	// 2*w^(-1)/(1 - w^(-2)) <nil>
	// quotient: offset 2: division by 0
}

func ExampleMustParseQuotient() {
	x := transfinite.MustParseQuotient("(w + 1)/(2*w - 2)")
	fmt.Printf("%v\n%+v\n", x, x)
	fmt.Println(x.Num(), "over", x.Den())
	// Output:
	// (1/2 + 1/2*w^(-1))/(1 - w^(-1))
	// (1/2 + 1/2*ω^(-1))/(1 - ω^(-1))
	// 1/2 + 1/2*w^(-1) over 1 - w^(-1)
}

// In JSON a quotient is a string.
func ExampleQuotient_MarshalText() {
	text, err := json.Marshal(transfinite.MustParseQuotient("1/(w - 1)"))
	fmt.Println(string(text), err)
	// Output: "w^(-1)/(1 - w^(-1))" <nil>
}

func ExampleQuotient_Number() {
	x := transfinite.MustParseQuotient("1/(w - 1)")
	fmt.Println(x.Number())
	fmt.Println(x.Mul(transfinite.MustParse("w^2 - 1").Quotient()).Number())
	// Output:
	// 0 false
	// w + 1 true
}

func ExampleQuotient_Div() {
	x, y := transfinite.MustParseQuotient("w/(w - 1)"), transfinite.MustParseQuotient("1/(w - 1)")
	fmt.Println(x.Div(y))
	fmt.Println(x.Sub(y), x.Add(y))
	fmt.Println(y.Inv())
	fmt.Println(x.Div(transfinite.Quotient{}))
	// Output:
	// w true
	// 1 (1 + w^(-1))/(1 - w^(-1))
	// w - 1 true
	// 0 false
}

func ExampleQuotient_Pow() {
	x := transfinite.MustParseQuotient("1/(w - 1)")
	fmt.Println(x.Pow(-2))
	y, _ := x.Pow(2)
	fmt.Println(y)
	fmt.Println(y.Root(2))
	fmt.Println(x.Root(2))
	// Output:
	// w^(2) - 2*w + 1 true
	// w^(-2)/(1 - 2*w^(-1) + w^(-2))
	// w^(-1)/(1 - w^(-1)) true
	// 0 false
}

// 1/(ω − 1) is above 1/ω, by less than 2/ω².
func ExampleQuotient_Compare() {
	x, y := transfinite.MustParseQuotient("1/(w - 1)"), transfinite.MustParseQuotient("1/w")
	fmt.Println(x.Compare(y), x.Equal(y), x.Sub(y).Compare(transfinite.MustParseQuotient("2/w^2")))
	fmt.Println(x.Sign(), x.Neg().Abs().Equal(x), x.IsZero())
	// Output:
	// 1 false -1
	// 1 true false
}

func ExampleQuotient_Terms() {
	n := 0
	for t := range transfinite.MustParseQuotient("(w + 1)/(w - 2)").Terms() {
		fmt.Print(t, " ")
		if n++; n == 5 {
			break
		}
	}
	fmt.Println()
	// Output: 1 3*w^(-1) 6*w^(-2) 12*w^(-3) 24*w^(-4)
}

func ExampleQuotient_Leading() {
	x := transfinite.MustParseQuotient("(3*w^2 + 1)/(w - 1)")
	t, _ := x.Leading()
	fmt.Println(t.Coefficient.RatString(), t.Exponent, x.IsInfinite(), x.IsFinite(), x.IsInfinitesimal())
	// Output: 3 1 true false false
}

func ExampleQuotient_StandardPart() {
	r, ok := transfinite.MustParseQuotient("(2*w + 1)/(3*w - 1)").StandardPart()
	fmt.Println(r, ok)
	// Output: 2/3 true
}

// The floor of a quotient can have infinitely many terms, all of them infinite.
func ExampleQuotient_Floor() {
	for _, s := range []string{"w^2/(w - 1)", "-1/(w - 1)", "w^w/(w - 1)"} {
		x := transfinite.MustParseQuotient(s)
		fmt.Println(x.Floor(), x.IsOmnific())
	}
	// Output:
	// w + 1 false
	// -1 false
	// w^(w - 1)/(1 - w^(-1)) true
}
