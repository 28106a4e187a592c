package oracle_test

import (
	"fmt"
	"math/big"

	"github.com/cgt-go/sdk/cgt"
	"github.com/cgt-go/sdk/cgttest/oracle"
)

func ExampleOrder() {
	star := oracle.Nim(1)
	up := cgt.NewTree([]cgt.Tree{{}}, []cgt.Tree{star}) // {0 | *}
	var o oracle.Order
	fmt.Println("↑ > 0:", o.Lt(cgt.Tree{}, up))
	fmt.Println("↑ ‖ *:", o.Confused(up, star))
	// Output:
	// ↑ > 0: true
	// ↑ ‖ *: true
}

func ExampleOrder_Number() {
	zero := cgt.Tree{}
	one := cgt.NewTree([]cgt.Tree{zero}, nil)
	half := cgt.NewTree([]cgt.Tree{zero}, []cgt.Tree{one})
	var o oracle.Order
	fmt.Println(o.Number(half))
	fmt.Println(o.Number(oracle.Sum(half, half)))
	// Output:
	// 1/2 true
	// 1/1 true
}

func ExampleSimplest() {
	fmt.Println(oracle.Simplest(big.NewRat(-1, 1), big.NewRat(5, 1)))
	fmt.Println(oracle.Simplest(big.NewRat(1, 4), big.NewRat(1, 1)))
	// Output:
	// 0/1 true
	// 1/2 true
}

func ExampleBorn() {
	for day := range 4 {
		fmt.Println(day, len(oracle.Born(day)))
	}
	// Output:
	// 0 1
	// 1 4
	// 2 22
	// 3 1474
}
