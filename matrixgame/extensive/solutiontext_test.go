package extensive_test

import (
	"encoding/json"
	"fmt"
	"log"
	"testing"

	"github.com/cgt-go/sdk/matrixgame/extensive"
)

// Solutions are written as texts and in JSON.
func ExampleSolution_MarshalJSON() {
	s := solve(game(pennies(false)))
	fmt.Print(s)
	text, err := json.Marshal(s)
	if err != nil {
		log.Fatal(err)
	}
	fmt.Println(string(text))
	// Output:
	// value 0
	// Max:
	// choose: heads 1/2, tails 1/2
	// Min:
	// choose: heads 1/2, tails 1/2
	// {"value":"0","max":{"choose":{"heads":"1/2","tails":"1/2"}},"min":{"choose":{"heads":"1/2","tails":"1/2"}}}
}

// Moves that are never made are in the object too, and a player without sets has an empty one.
func TestStrategyJSON(t *testing.T) {
	s := solve(game(extensive.Choice(extensive.Min, "only", extensive.Move{Label: "b", Then: extensive.EndInt(1)}, extensive.Move{Label: "a", Then: extensive.EndInt(2)})))
	text, err := json.Marshal(s)
	if want := `{"value":"1","max":{},"min":{"only":{"a":"0","b":"1"}}}`; err != nil || string(text) != want {
		t.Errorf("%s, %v, want %s", text, err, want)
	}
}
