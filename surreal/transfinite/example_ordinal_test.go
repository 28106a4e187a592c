package transfinite_test

import (
	"encoding/json"
	"errors"
	"fmt"
	"math/big"

	"github.com/cgt-go/sdk/cgt"
	"github.com/cgt-go/sdk/surreal/transfinite"
)

func ExampleParseOrdinal() {
	x, err := transfinite.ParseOrdinal("ω^ω·2 + w*3 + 1")
	fmt.Println(x, err)
	fmt.Printf("%+v\n", x)
	x, err = transfinite.ParseOrdinal("(1 + w)^2") // operations are those of ordinals
	fmt.Println(x, err)

	_, err = transfinite.ParseOrdinal("w^(w+1")
	fmt.Println(err)
	_, err = transfinite.ParseOrdinal("(w+1)^1000000000")
	fmt.Println(err, errors.Is(err, cgt.ErrLimit))
	// Output:
	// w^(w)*2+w*3+1 <nil>
	// ω^(ω)*2+ω*3+1
	// w^(2) <nil>
	// ordinal: offset 6: an operator or ) should follow
	// ordinal: offset 6: cgt: more than 1048576 terms in a power of an ordinal: the limit was reached true
}

func ExampleMustParseOrdinal() {
	fmt.Println(transfinite.MustParseOrdinal("w^w^2").Equal(transfinite.MustParseOrdinal("w^(w^2)")))
	// Output: true
}

// In JSON an ordinal is a string.
func ExampleOrdinal_MarshalText() {
	text, err := json.Marshal(transfinite.MustParseOrdinal("w+1"))
	fmt.Println(string(text), err)
	// Output: "w+1" <nil>
}

func ExampleOmegaOrdinal() {
	w, one := transfinite.OmegaOrdinal(), transfinite.OrdinalFromUint(1)
	fmt.Println(w, w.Add(one), one.Add(w))
	// Output: w w+1 w
}

func ExampleOrdinalFromBig() {
	x, ok := transfinite.OrdinalFromBig(new(big.Int).Lsh(big.NewInt(1), 70))
	fmt.Println(x, ok)
	n, ok := x.Int()
	fmt.Println(n, ok)
	_, ok = x.Uint64()
	fmt.Println(ok)
	// Output:
	// 1180591620717411303424 true
	// 1180591620717411303424 true
	// false
}

func ExampleOrdinal_Terms() {
	x := transfinite.MustParseOrdinal("w^(w+1)*2+w*3+5")
	for exponent, coefficient := range x.Terms() {
		fmt.Println(exponent, coefficient)
	}
	fmt.Println(x.NumTerms(), x.IsLimit(), x.IsSuccessor(), x.IsFinite())
	// Output:
	// w+1 2
	// 1 3
	// 0 5
	// 3 false true false
}

func ExampleOrdinal_Leading() {
	fmt.Println(transfinite.MustParseOrdinal("w^(w+1)*2+w*3").Leading())
	// Output: w+1 2 true
}

func ExampleOrdinal_Compare() {
	a, b := transfinite.MustParseOrdinal("w*1000+1000"), transfinite.MustParseOrdinal("w^2")
	fmt.Println(a.Compare(b), a.Equal(b))
	// Output: -1 false
}

func ExampleOrdinal_Add() {
	a, b := transfinite.MustParseOrdinal("w+1"), transfinite.MustParseOrdinal("w+2")
	fmt.Println(a.Add(b), b.Add(a), a.NaturalAdd(b))
	// Output: w*2+2 w*2+1 w*2+3
}

func ExampleOrdinal_Sub() {
	a, b := transfinite.MustParseOrdinal("w*3+5"), transfinite.MustParseOrdinal("w+7")
	d, ok := a.Sub(b)
	fmt.Println(d, ok, b.Add(d))
	_, ok = b.Sub(a)
	fmt.Println(ok)
	// Output:
	// w*2+5 true w*3+5
	// false
}

func ExampleOrdinal_Mul() {
	a, two := transfinite.MustParseOrdinal("w+1"), transfinite.OrdinalFromUint(2)
	fmt.Println(a.Mul(two), two.Mul(a), a.NaturalMul(two))
	// Output: w*2+1 w+2 w*2+2
}

func ExampleOrdinal_DivMod() {
	q, r, ok := transfinite.MustParseOrdinal("w^2+w*3+5").DivMod(transfinite.MustParseOrdinal("w+1"))
	fmt.Println(q, r, ok)
	// Output: w+3 4 true
}

func ExampleOrdinal_Pow() {
	for _, row := range [][2]string{{"w+1", "2"}, {"w+1", "w"}, {"2", "w"}, {"2", "w^2"}, {"w", "w+1"}} {
		power, err := transfinite.MustParseOrdinal(row[0]).Pow(transfinite.MustParseOrdinal(row[1]))
		fmt.Println(power, err)
	}
	// Output:
	// w^(2)+w+1 <nil>
	// w^(w) <nil>
	// w <nil>
	// w^(w) <nil>
	// w^(w+1) <nil>
}

// The ordinals below ε₀ are built from 0 by sums and this.
func ExampleOmegaPower() {
	x := transfinite.Ordinal{}
	for range 4 {
		x = transfinite.OmegaPower(x)
		fmt.Println(x)
	}
	// Output:
	// 1
	// w
	// w^(w)
	// w^(w^(w))
}
