package heaps_test

import (
	"context"
	"fmt"

	"github.com/cgt-go/sdk/nim"
	"github.com/cgt-go/sdk/nim/heaps"
)

// In misère play, where whoever cannot move wins, Kayles is another game: the misère values of one row, and the genera
// of some, of which that of five pins does not occur in Nim.
func Example_misere() {
	ctx := context.Background()
	s := nim.MisereSolver[heaps.Heaps]{Rules: heaps.Kayles()}
	var values []nim.Nimber
	for n := range 21 {
		v, err := s.Value(ctx, heaps.NewHeaps(n))
		if err != nil {
			fmt.Println(err)
		}
		values = append(values, v)
	}
	fmt.Printf("%d\n", values)
	for n := range 7 {
		g, _ := s.Genus(ctx, heaps.NewHeaps(n))
		fmt.Print(g, " ")
	}
	tame, err := s.IsTame(ctx, heaps.NewHeaps(5))
	fmt.Println(tame, err)
	fmt.Println(s.Verify(ctx))
	// Output:
	// [1 0 2 3 0 1 3 2 1 0 2 4 0 1 2 5 1 6 3 2 0]
	// 0^120 1^031 2^20 3^31 1^031 4^146 3^31 false <nil>
	// <nil>
}
