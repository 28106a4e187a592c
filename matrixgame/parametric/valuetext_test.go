package parametric_test

import (
	"context"
	"encoding/json"
	"fmt"
	"math/big"

	"github.com/cgt-go/sdk/matrixgame/parametric"
)

// Values are written as texts and in JSON. Here the row player gets 1, or t if that is more.
func ExampleValue_MarshalJSON() {
	m, err := parametric.ParseMatrix([][]string{{"1"}, {"t"}})
	if err != nil {
		panic(err)
	}
	v, err := parametric.Solve(context.Background(), m, new(big.Rat), big.NewRat(2, 1))
	if err != nil {
		panic(err)
	}
	fmt.Print(v)
	text, err := json.Marshal(v)
	fmt.Println(string(text), err)
	// Output:
	// [0, 1]: 1
	// [1, 2]: t
	// {"pieces":[{"from":"0","to":"1","value":"1","row":["1","0"],"column":["1"]},{"from":"1","to":"2","value":"t","row":["0","1"],"column":["1"]}]} <nil>
}
