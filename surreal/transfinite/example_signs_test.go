package transfinite_test

import (
	"encoding/json"
	"errors"
	"fmt"

	"github.com/cgt-go/sdk/cgt"
	"github.com/cgt-go/sdk/surreal/transfinite"
)

// The stalks of ω, 1/ω, ω/2 and 2/3: by letters from the ground on, and by runs.
func ExampleParseSignExpansion() {
	for _, stalk := range []string{"L^w", "L R^w", "L^w R^w", "(LR)^w", "+:w+1 -:2 (+:1 -:1)^w"} {
		x, err := transfinite.ParseSignExpansion(stalk)
		fmt.Println(x, err)
	}
	_, err := transfinite.ParseSignExpansion("L^w X")
	fmt.Println(err)
	_, err = transfinite.ParseSignExpansion("(LR)^(w^2)")
	fmt.Println(err)
	// Output:
	// +:w <nil>
	// +:1 -:w <nil>
	// +:w -:w <nil>
	// (+:1 -:1)^w <nil>
	// +:w+1 -:2 (+:1 -:1)^w <nil>
	// sign expansion: offset 4: unexpected 'X', want a sign, which is L, R, + or -, or (
	// sign expansion: offset 5: a block is repeated ω times without end: its exponent must be below w^2
}

func ExampleMustParseSignExpansion() {
	fmt.Println(transfinite.MustParseSignExpansion("(LR)^w").Equal(transfinite.MustParseSignExpansion("L(RL)^w")))
	// Output: true
}

// In JSON an expansion is a string.
func ExampleSignExpansion_MarshalText() {
	text, err := json.Marshal(transfinite.MustParseSignExpansion("L^w R"))
	fmt.Println(string(text), err)
	// Output: "+:w -:1" <nil>
}

// Ordinals are stalks of one colour.
func ExampleSignRun() {
	x := transfinite.SignRun(1, transfinite.MustParseOrdinal("w*2+3"))
	fmt.Println(x)
	fmt.Println(x.Ordinal())
	_, ok := x.Concat(transfinite.SignRun(-1, transfinite.OmegaOrdinal())).Ordinal()
	fmt.Println(ok)
	// Output:
	// +:w*2+3
	// w*2+3 true
	// false
}

func ExampleSignExpansion_Len() {
	for _, stalk := range []string{"()", "LR", "L R^w", "L^w R", "(LR)^w", "(LR)^w L", "(L^w R)^w"} {
		x := transfinite.MustParseSignExpansion(stalk)
		fmt.Println(x.Len(), x.IsEmpty())
	}
	// Output:
	// 0 true
	// 2 false
	// w false
	// w+1 false
	// w false
	// w+1 false
	// w^(2) false
}

// ω − 1 is less than ω, and above ω/2.
func ExampleSignExpansion_Compare() {
	x := transfinite.MustParseSignExpansion("L^w R")
	fmt.Println(x.Compare(transfinite.MustParseSignExpansion("L^w")), x.Compare(transfinite.MustParseSignExpansion("L^w R^w")), x.Equal(x))
	// Output: -1 1 true
}

// A cut of the stalk of 1/3 + 1/ω leaves an option.
func ExampleSignExpansion_Prefix() {
	x := transfinite.MustParseSignExpansion("+:1 -:2 (+:1 -:1)^w +:1")
	for _, height := range []string{"0", "1", "5", "w", "w+1"} {
		h := transfinite.MustParseOrdinal(height)
		sign, ok := x.At(h)
		p, err := x.Prefix(h)
		fmt.Println("at", h, "is", sign, ok, "above", p, err)
	}
	_, err := x.Prefix(transfinite.OrdinalFromUint(1e18))
	fmt.Println(errors.Is(err, cgt.ErrLimit), err)
	// Output:
	// at 0 is 1 true above () <nil>
	// at 1 is -1 true above +:1 <nil>
	// at 5 is 1 true above +:1 -:2 +:1 -:1 <nil>
	// at w is 1 true above +:1 -:2 (+:1 -:1)^w <nil>
	// at w+1 is 0 false above +:1 -:2 (+:1 -:1)^w +:1 <nil>
	// true cgt: more than 1048576 runs in a sign expansion: the limit was reached
}

func ExampleSignExpansion_CommonPrefix() {
	x, y := transfinite.MustParseSignExpansion("L^w R^5 L"), transfinite.MustParseSignExpansion("L^w R^w")
	fmt.Println(x.CommonPrefix(y))
	// Output: +:w -:5
}

func ExampleSignExpansion_Concat() {
	x, y := transfinite.MustParseSignExpansion("L R"), transfinite.MustParseSignExpansion("R^w L")
	fmt.Println(x.Concat(y), y.Concat(x), x.Concat(y).Neg())
	// Output: +:1 -:w +:1 -:w +:2 -:1 -:1 +:w -:1
}

func ExampleSignExpansion_Repeat() {
	x := transfinite.MustParseSignExpansion("L R")
	for _, n := range []string{"2", "w", "w+1", "w^2"} {
		fmt.Println(x.Repeat(transfinite.MustParseOrdinal(n)))
	}
	// Output:
	// +:1 -:1 +:1 -:1 <nil>
	// (+:1 -:1)^w <nil>
	// (+:1 -:1)^w +:1 -:1 <nil>
	// () sign expansion: below height w^(2): a block is repeated ω times without end: its exponent must be below w^2
}

func ExampleSignExpansion_Segments() {
	x := transfinite.MustParseSignExpansion("L^w R (LR^w)^w L")
	for s := range x.Segments() {
		fmt.Println(s.Runs, s.Repeated, s.Len())
	}
	// Output:
	// [+:w] false w
	// [-:1] false 1
	// [+:1 -:w] true w^(2)
	// [+:1] false 1
}

// What is behind a repeated block does not come.
func ExampleSignExpansion_Runs() {
	n := 0
	for r := range transfinite.MustParseSignExpansion("L^w (RL)^w R^w").Runs() {
		fmt.Print(r, " ")
		if n++; n == 6 {
			break
		}
	}
	fmt.Println()
	// Output: +:w -:1 +:1 -:1 +:1 -:1
}
