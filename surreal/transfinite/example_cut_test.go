package transfinite_test

import (
	"errors"
	"fmt"

	"github.com/cgt-go/sdk/surreal/transfinite"
)

// The numbers between which the text defines others.
func ExampleParseCut() {
	for _, text := range []string{
		"{0 | 1}", "{0, 1, 2, ... | }", "{0 | 1, 1/2, 1/4, ...}", "{w | }", "{0, 1, 2, ... | w}", "{0, 1, 2, ... | w, w-1, w-2, ...}", "{w, w+1, w+2, ... | }",
		"{0, 1, 2, ... | w, w/2, w/4, ...}", "{w, 2w, 3w, ... | }", "{w, w^2, w^3, ... | }",
	} {
		c, err := transfinite.ParseCut(text)
		if err != nil {
			fmt.Println(err)
			continue
		}
		x, err := c.Number()
		fmt.Println(c, "is", x, err)
	}
	_, err := transfinite.ParseCut("{0, 1, 3, ... | }")
	fmt.Println(err)
	// Output:
	// {0 | 1} is 1/2 <nil>
	// {0, 1, 2, ... |} is w <nil>
	// {0 | 1, 1/2, 1/4, ...} is w^(-1) <nil>
	// {w |} is w + 1 <nil>
	// {0, 1, 2, ... | w} is w - 1 <nil>
	// {0, 1, 2, ... | w, w - 1, w - 2, ...} is 1/2*w <nil>
	// {w, w + 1, w + 2, ... |} is 2*w <nil>
	// {0, 1, 2, ... | w, 1/2*w, 1/4*w, ...} is w^(1/2) <nil>
	// {w, 2*w, 3*w, ... |} is w^(2) <nil>
	// {w, w^(2), w^(3), ... |} is w^(w) <nil>
	// cut: offset 10: the three numbers before the dots have neither equal differences nor equal ratios
}

func ExampleMustParseCut() {
	x, err := transfinite.MustParseCut("{1/3 | 1/2}").Number()
	fmt.Println(x, err)
	// Output: 3/8 <nil>
}

// Sequences need not be written.
func ExampleCut_Number() {
	w := transfinite.Omega()
	halves := transfinite.Sequence{First: transfinite.Int(1), By: transfinite.MustParse("1/2"), Geometric: true}
	integers := transfinite.Sequence{First: transfinite.Int(0), By: transfinite.Int(1)}
	c := transfinite.Cut{
		Left:  transfinite.Options{Numbers: []transfinite.Number{transfinite.Int(0)}},
		Right: transfinite.Options{Sequences: []transfinite.Sequence{halves}},
	}
	fmt.Println(c.Number())
	c.Left.Sequences = append(c.Left.Sequences, integers)
	_, err := c.Number()
	var cut *transfinite.CutError
	fmt.Println(errors.As(err, &cut), err)
	c.Right = transfinite.Options{Numbers: []transfinite.Number{w.Sub(transfinite.Int(5))}}
	fmt.Println(c.Number())
	halves.By = halves.By.Neg()
	c.Right.Sequences = []transfinite.Sequence{halves} // 1, −1/2, 1/4, …
	_, err = c.Number()
	var sequence *transfinite.SequenceError
	fmt.Println(errors.As(err, &sequence), err)
	// Output:
	// w^(-1) <nil>
	// true cut: the left option 0, … is not less than the right option 1, …
	// w - 6 <nil>
	// true cut: the ratio -1/2 of a geometric sequence is not positive
}

// A number can be checked without finding it.
func ExampleCut_Verify() {
	c := transfinite.MustParseCut("{0 | 1, 1/2, 1/4, ...}")
	for _, x := range []string{"1/w", "1/4", "1/w^2"} {
		err := c.Verify(transfinite.MustParse(x))
		var verify *transfinite.VerifyError
		fmt.Println(x, errors.As(err, &verify), err)
	}
	// Output:
	// 1/w false <nil>
	// 1/4 true cut: 1/4 is wrong: it is not below the right option 1, …
	// 1/w^2 true cut: w^(-2) is wrong: it is not the simplest one: a right option of it is between the options, too
}

func ExampleSimplest() {
	w := transfinite.Omega()
	fmt.Println(transfinite.Simplest([]transfinite.Number{w}, nil))
	fmt.Println(transfinite.Simplest([]transfinite.Number{transfinite.Int(0)}, []transfinite.Number{transfinite.MustParse("1/w")}))
	fmt.Println(transfinite.Simplest([]transfinite.Number{transfinite.Int(7), w.Neg()}, []transfinite.Number{w}))
	_, err := transfinite.Simplest([]transfinite.Number{w}, []transfinite.Number{transfinite.Int(7)})
	fmt.Println(err)
	// Output:
	// w + 1 <nil>
	// 1/2*w^(-1) <nil>
	// 8 <nil>
	// cut: the left option w is not less than the right option 7
}
