package transfinite_test

import (
	"errors"
	"fmt"
	"math/big"

	"github.com/cgt-go/sdk/surreal/transfinite"
)

// From 1/2 to ω/2, and to numbers that need blocks.
func ExampleNumber_SignExpansion() {
	w := transfinite.Omega()
	half, third := transfinite.FromRat(big.NewRat(1, 2)), transfinite.FromRat(big.NewRat(1, 3))
	for _, x := range []transfinite.Number{
		half, third, w, w.Add(transfinite.Int(1)), w.Sub(transfinite.Int(1)), w.Mul(transfinite.Int(2)), w.Mul(half), w.Mul(third),
		w.Neg(), half.OmegaPow(), w.OmegaPow(), transfinite.Int(-1).OmegaPow(), third.Add(transfinite.Int(-1).OmegaPow()),
	} {
		signs, err := x.SignExpansion()
		fmt.Println(x, "is", signs, err)
	}

	_, err := third.OmegaPow().SignExpansion()
	var exponent *transfinite.ExponentError
	fmt.Println(errors.As(err, &exponent), err)
	// Output:
	// 1/2 is +:1 -:1 <nil>
	// 1/3 is +:1 -:2 (+:1 -:1)^w <nil>
	// w is +:w <nil>
	// w + 1 is +:w+1 <nil>
	// w - 1 is +:w -:1 <nil>
	// 2*w is +:w*2 <nil>
	// 1/2*w is +:w -:w <nil>
	// 1/3*w is +:w -:w*2 (+:w -:w)^w <nil>
	// -w is -:w <nil>
	// w^(1/2) is +:w -:w^(2) <nil>
	// w^(w) is +:w^(w) <nil>
	// w^(-1) is +:1 -:w <nil>
	// 1/3 + w^(-1) is +:1 -:2 (+:1 -:1)^w +:1 <nil>
	// true number: the exponent 1/3 has infinitely many runs of signs, so the runs of the number become longer without end
}

// Whatever stalk has finitely many runs is a number.
func ExampleSignExpansion_Number() {
	for _, stalk := range []string{"LR", "(LR)^w", "L^w R^w", "L^w R^w L^(w^2)", "L R^w L^w R", "L^(w^w) R^(w+1)", "(LR)^w (LR)^w"} {
		x, err := transfinite.MustParseSignExpansion(stalk).Number()
		fmt.Println(stalk, "is", x, err)
	}

	_, err := transfinite.MustParseSignExpansion("(L R^w)^w").Number() // 1/ω + 1/ω^2 + … = 1/(ω − 1)
	var class *transfinite.ClassError
	fmt.Println(errors.As(err, &class), err)
	// Output:
	// LR is 1/2 <nil>
	// (LR)^w is 2/3 <nil>
	// L^w R^w is 1/2*w <nil>
	// L^w R^w L^(w^2) is w - w^(1/2) <nil>
	// L R^w L^w R is w^(-1/2) - w^(-1) <nil>
	// L^(w^w) R^(w+1) is w^(w) - w - 1 <nil>
	// (LR)^w (LR)^w is 2/3 + 2/3*w^(-1) <nil>
	// true sign expansion: below height w^(2): a block that repeats stands for infinitely many terms
}

// The stalks of Fig. 11 to 13 in the notes of the Dubna course, and of the other numbers that it names in §1.7: from
// stalk to number, and back.
func ExampleSignExpansion_Number_course() {
	for _, stalk := range []string{
		"L^w", "L R^w", "LL R^w", "LR L^w", // Fig. 11
		"L^w L", "L^w R", // Fig. 12
		"L^w L^w", "L^w R^w", // Fig. 13
		"L^(w^2)", "L^(w^w)", "L^w R^(w*2) (L^w R^w)^w", "L^w R^(w^2)",
	} {
		signs := transfinite.MustParseSignExpansion(stalk)
		x, err := signs.Number()
		if err != nil {
			fmt.Println(err)
		}
		again, err := x.SignExpansion()
		fmt.Println(stalk, "is", x, again.Equal(signs), err)
	}
	// Output:
	// L^w is w true <nil>
	// L R^w is w^(-1) true <nil>
	// LL R^w is 1 + w^(-1) true <nil>
	// LR L^w is 1 - w^(-1) true <nil>
	// L^w L is w + 1 true <nil>
	// L^w R is w - 1 true <nil>
	// L^w L^w is 2*w true <nil>
	// L^w R^w is 1/2*w true <nil>
	// L^(w^2) is w^(2) true <nil>
	// L^(w^w) is w^(w) true <nil>
	// L^w R^(w*2) (L^w R^w)^w is 1/3*w true <nil>
	// L^w R^(w^2) is w^(1/2) true <nil>
}

// The runs of ω^(1/3) become longer and longer.
func ExampleNumber_Runs() {
	x := transfinite.FromRat(big.NewRat(1, 3)).OmegaPow()
	n := 0
	for r := range x.Runs() {
		fmt.Print(r, " ")
		if n++; n == 7 {
			break
		}
	}
	fmt.Println()
	// Output: +:w -:w^(2)*2 +:w^(2) -:w^(3) +:w^(3) -:w^(4) +:w^(4)
}

// A number is born on the day that its sign expansion is long.
func ExampleNumber_Birthday() {
	w := transfinite.Omega()
	third := transfinite.FromRat(big.NewRat(1, 3))
	for _, x := range []transfinite.Number{transfinite.Int(7), third, w, w.Mul(third), third.OmegaPow(), w.Mul(third).OmegaPow()} {
		birthday, err := x.Birthday()
		fmt.Println(x, birthday, err)
	}
	// Output:
	// 7 7 <nil>
	// 1/3 w <nil>
	// w w <nil>
	// 1/3*w w^(2) <nil>
	// w^(1/3) w^(w) <nil>
	// w^(1/3*w) w^(w^(2)) <nil>
}

// The signs of 1/ω + 1/ω^2 + 1/ω^3 + … are those of its terms.
func ExampleQuotient_SignExpansion() {
	for _, text := range []string{"1/(w-1)", "1/(w+1)", "w^2/(w-1)", "1/(w-2)"} {
		x := transfinite.MustParseQuotient(text)
		signs, err := x.SignExpansion()
		if err != nil {
			fmt.Println(err)
			continue
		}
		fmt.Println(x, "is", signs, "and is born on day", signs.Len())
	}
	// Output:
	// w^(-1)/(1 - w^(-1)) is (+:1 -:w)^w and is born on day w^(2)
	// w^(-1)/(1 + w^(-1)) is +:1 (-:w+1 +:w+1)^w and is born on day w^(2)
	// w/(1 - w^(-1)) is +:w+2 (-:w +:1)^w and is born on day w^(2)
	// quotient: w^(-1)/(1 - 2*w^(-1)): its terms do not come to repeat with a shift of the exponents
}

func ExampleSignExpansion_Quotient() {
	x, err := transfinite.MustParseSignExpansion("(L R^w)^w").Quotient()
	fmt.Println(x, err)
	y, _ := transfinite.MustParseQuotient("1/(w-1)").SignExpansion()
	fmt.Println(y)
	// Output:
	// w^(-1)/(1 - w^(-1)) <nil>
	// (+:1 -:w)^w
}
