package transfinite_test

import (
	"encoding/json"
	"fmt"
	"math/big"
	"slices"

	"github.com/cgt-go/sdk/surreal"
	"github.com/cgt-go/sdk/surreal/transfinite"
)

func ExampleParse() {
	for _, s := range []string{"1 + w", "w*2 - 3/4", "(w + 1)*(w - 1)", "w^w^2/3", "√(1/4·ω^2)", "(w^2 - 1)/(w - 1)"} {
		fmt.Println(transfinite.Parse(s))
	}
	// Output:
	// w + 1 <nil>
	// 2*w - 3/4 <nil>
	// w^(2) - 1 <nil>
	// 1/3*w^(w^(2)) <nil>
	// 1/2*w <nil>
	// w + 1 <nil>
}

// Errors name the offset.
func ExampleParse_errors() {
	for _, s := range []string{"w +", "1/(w - w)", "1/(w - 1)", "3*sqrt(2)", "(w + 1)^1000000000"} {
		_, err := transfinite.Parse(s)
		fmt.Println(err)
	}
	// Output:
	// number: offset 3: a number, w, sqrt, floor or ( should follow
	// number: offset 2: division by 0
	// number: offset 2: the normal form of the quotient is not finite
	// number: offset 6: the square root of this is no quotient of numbers with rational coefficients and finite normal forms
	// number: offset 8: cgt: more than 16777216 steps of arithmetic: the limit was reached
}

func ExampleMustParse() {
	fmt.Println(transfinite.MustParse("w - w"))
	// Output: 0
}

func ExampleNumber_String() {
	x := transfinite.MustParse("1/3 - w^-1 + 2*w^(1/w)")
	fmt.Printf("%v\n%+v\n", x, x)
	// Output:
	// 2*w^(w^(-1)) + 1/3 - w^(-1)
	// 2*ω^(ω^(-1)) + 1/3 - ω^(-1)
}

// In JSON a number is a string.
func ExampleNumber_MarshalText() {
	text, err := json.Marshal([]transfinite.Number{transfinite.Omega(), transfinite.Int(-7)})
	fmt.Println(string(text), err)
	var xs []transfinite.Number
	err = json.Unmarshal(text, &xs)
	fmt.Println(xs, err)
	// Output:
	// ["w","-7"] <nil>
	// [w -7] <nil>
}

func ExampleFromRat() {
	fmt.Println(transfinite.FromRat(big.NewRat(-2, 3)), transfinite.Int(7))
	// Output: -2/3 7
}

// The values of short games that are numbers are the dyadic rationals.
func ExampleFromDyadic() {
	x := transfinite.FromDyadic(surreal.NewDyadic(3, 2))
	fmt.Println(x)
	fmt.Println(x.Mul(x).Dyadic())
	fmt.Println(transfinite.MustParse("1/3").Dyadic())
	// Output:
	// 3/4
	// 9/16 true
	// 0 false
}

// Sums of surreal numbers are the natural sums of ordinals.
func ExampleFromOrdinal() {
	x, y := transfinite.MustParseOrdinal("1"), transfinite.MustParseOrdinal("w")
	fmt.Println(x.Add(y), "but", transfinite.FromOrdinal(x).Add(transfinite.FromOrdinal(y)))
	// Output: w but w + 1
}

func ExampleNumber_Ordinal() {
	for _, s := range []string{"w^w*2 + 3", "w - 1", "w/2"} {
		fmt.Println(transfinite.MustParse(s).Ordinal())
	}
	// Output:
	// w^(w)*2+3 true
	// 0 false
	// 0 false
}

func ExampleNumber_OmegaPow() {
	half := transfinite.MustParse("1/2")
	fmt.Println(half.OmegaPow(), half.Neg().OmegaPow(), transfinite.Omega().OmegaPow(), transfinite.Int(0).OmegaPow())
	// Output: w^(1/2) w^(-1/2) w^(w) 1
}

// Infinitely small numbers are less than all positive fractions.
func ExampleNumber_Compare() {
	var xs []transfinite.Number
	for _, s := range []string{"w", "1", "1/w", "1/1000000", "0", "w - 1", "-w", "1 - 1/w", "w/1000", "sqrt(w)"} {
		xs = append(xs, transfinite.MustParse(s))
	}
	slices.SortFunc(xs, transfinite.Number.Compare)
	fmt.Println(xs)
	fmt.Println(xs[0].Equal(transfinite.Omega().Neg()))
	// Output:
	// [-w 0 w^(-1) 1/1000000 1 - w^(-1) 1 w^(1/2) 1/1000*w w - 1 w]
	// true
}

func ExampleNumber_Mul() {
	x, y := transfinite.MustParse("w - sqrt(w)"), transfinite.MustParse("w + sqrt(w)")
	fmt.Println(x.Mul(y), x.Add(y), x.Sub(y), x.Neg(), x.Neg().Abs())

	// Two stalks: all edges blue, and one blue edge under red ones.
	w, err1 := transfinite.MustParseSignExpansion("L^w").Number()
	small, err2 := transfinite.MustParseSignExpansion("L R^w").Number()
	fmt.Println(w, "times", small, "is", w.Mul(small), err1, err2)
	// Output:
	// w^(2) - w 2*w -2*w^(1/2) -w + w^(1/2) w - w^(1/2)
	// w times w^(-1) is 1 <nil> <nil>
}

func ExampleNumber_DivExact() {
	x, y := transfinite.MustParse("w^2 - 1"), transfinite.MustParse("w + 1")
	fmt.Println(x.DivExact(y))
	fmt.Println(y.DivExact(x))
	// Output:
	// w - 1 true
	// 0 false
}

func ExampleNumber_DivTerms() {
	x, y := transfinite.Int(1), transfinite.MustParse("w + 1")
	q, r, _ := x.DivTerms(y, 3)
	fmt.Println(q, "and the rest", r)
	fmt.Println(q.Mul(y).Add(r))
	// Output:
	// w^(-1) - w^(-2) + w^(-3) and the rest -w^(-3)
	// 1
}

func ExampleNumber_Pow() {
	x := transfinite.MustParse("w + 1")
	fmt.Println(x.Pow(3))
	fmt.Println(x.Pow(-1))
	fmt.Println(transfinite.Omega().Pow(-2))
	// Output:
	// w^(3) + 3*w^(2) + 3*w + 1 true
	// 0 false
	// w^(-2) true
}

func ExampleNumber_Root() {
	for _, s := range []string{"w", "1/4*w^2", "w^2 + 2*w + 1", "2*w", "w + 1"} {
		fmt.Println(transfinite.MustParse(s).Root(2))
	}
	// Output:
	// w^(1/2) true
	// 1/2*w true
	// w + 1 true
	// 0 false
	// 0 false
}

func ExampleNumber_Terms() {
	x := transfinite.MustParse("w^w - 1/2*w + 3")
	for t := range x.Terms() {
		fmt.Println(t.Coefficient.RatString(), "times w to the power of", t.Exponent)
	}
	fmt.Println(x.NumTerms())
	// Output:
	// 1 times w to the power of w
	// -1/2 times w to the power of 1
	// 3 times w to the power of 0
	// 3
}

func ExampleNumber_Leading() {
	t, ok := transfinite.MustParse("1/w - 5/w^2").Leading()
	fmt.Println(t.Coefficient, t.Exponent, ok)
	// Output: 1/1 -1 true
}

func ExampleNumber_Truncations() {
	x := transfinite.MustParse("w + 1/3 - 1/w")
	for y := range x.Truncations() {
		fmt.Print(y, "; ")
	}
	fmt.Println(x.Truncate(2).Equal(x))
	// Output: 0; w; w + 1/3; w + 1/3 - w^(-1); false
}

func ExampleNumber_StandardPart() {
	for _, s := range []string{"2/3 - 1/w", "1/w", "w"} {
		r, ok := transfinite.MustParse(s).StandardPart()
		fmt.Println(r, ok)
	}
	// Output:
	// 2/3 true
	// 0/1 true
	// <nil> false
}

func ExampleNumber_Floor() {
	for _, s := range []string{"7/3 + 1/w", "3 - 1/w", "-1/w", "sqrt(w) - 1/3", "w/2"} {
		x := transfinite.MustParse(s)
		fmt.Println(x, "is", x.IsOmnific(), "from", x.Floor())
	}
	// Output:
	// 7/3 + w^(-1) is false from 2
	// 3 - w^(-1) is false from 2
	// -w^(-1) is false from -1
	// w^(1/2) - 1/3 is false from w^(1/2) - 1
	// 1/2*w is true from 1/2*w
}

func ExampleNumber_IsInfinite() {
	for _, s := range []string{"w - 5", "5 - 1/w", "-1/w"} {
		x := transfinite.MustParse(s)
		fmt.Println(x, x.IsInfinite(), x.IsFinite(), x.IsInfinitesimal())
	}
	// Output:
	// w - 5 true false false
	// 5 - w^(-1) false true false
	// -w^(-1) false true true
}

func ExampleNumber_Rat() {
	for _, s := range []string{"2/3", "3/4", "5", "w"} {
		x := transfinite.MustParse(s)
		r, ok := x.Rat()
		fmt.Println(r, ok, x.IsRat(), x.IsDyadic(), x.IsInt())
	}
	fmt.Println(transfinite.MustParse("5").Int64())
	// Output:
	// 2/3 true true false false
	// 3/4 true true true false
	// 5/1 true true true true
	// <nil> false false false false
	// 5 true
}
