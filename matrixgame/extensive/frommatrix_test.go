package extensive_test

import (
	"context"
	"fmt"
	"math/big"
	"slices"
	"testing"

	"pgregory.net/rapid"

	"github.com/cgt-go/sdk/matrixgame"
	"github.com/cgt-go/sdk/matrixgame/extensive"
)

// TestFromMatrix goes from matrices to trees and back, and compares the values.
func TestFromMatrix(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		rows := make([][]*big.Rat, rapid.IntRange(1, 12).Draw(t, "rows"))
		columns := rapid.IntRange(1, 12).Draw(t, "columns")
		for i := range rows {
			for range columns {
				rows[i] = append(rows[i], big.NewRat(rapid.Int64Range(-9, 9).Draw(t, "numerator"), rapid.Int64Range(1, 4).Draw(t, "denominator")))
			}
		}
		m, err := matrixgame.NewMatrix(rows)
		if err != nil {
			t.Fatal(err)
		}
		g, err := extensive.New(extensive.FromMatrix(m))
		if err != nil {
			t.Fatal(err)
		}
		if !slices.Equal(g.Sets(extensive.Max), []string{"row"}) || !slices.Equal(g.Sets(extensive.Min), []string{"column"}) || len(g.Moves(extensive.Min, "column")) != columns {
			t.Fatalf("%v and %v are the sets, with the moves %v", g.Sets(extensive.Max), g.Sets(extensive.Min), g.Moves(extensive.Min, "column"))
		}
		f, err := g.NormalForm(context.Background())
		if err != nil || !f.Matrix.Equal(m) {
			t.Fatalf("%v becomes %v, %v", m, f.Matrix, err)
		}
		s, err := extensive.Solve(context.Background(), g)
		if err != nil {
			t.Fatal(err)
		}
		want, err := matrixgame.Solve(context.Background(), m)
		if err != nil || s.Verify() != nil || s.Value().Cmp(want.Value()) != 0 {
			t.Fatalf("%v is worth %v, and the game %v; %v", m, want.Value(), s.Value(), err)
		}
	})
}

// Matching pennies, as a tree in which the second player is not told what the first one did.
func ExampleFromMatrix() {
	pennies := matrixgame.Integers([]int64{1, -1}, []int64{-1, 1})
	g := game(extensive.FromMatrix(pennies))
	back, err := g.NormalForm(context.Background())
	if err != nil {
		fmt.Println(err)
		return
	}
	fmt.Println(g.Len(), "nodes;", back.Matrix.Equal(pennies))
	// Output:
	// 7 nodes; true
}
