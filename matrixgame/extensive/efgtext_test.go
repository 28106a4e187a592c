package extensive_test

import (
	"encoding/json"
	"errors"
	"fmt"
	"log"
	"math/big"
	"slices"
	"strings"
	"testing"

	"github.com/cgt-go/sdk/cgt"
	"github.com/cgt-go/sdk/matrixgame"
	"github.com/cgt-go/sdk/matrixgame/extensive"
	"pgregory.net/rapid"
)

// Files are read again as the same tree with the same names.
func TestEFGText(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		e := extensive.EFG{
			Title:   rapid.String().Draw(t, "title"),
			Comment: rapid.String().Draw(t, "comment"),
			Players: []string{rapid.String().Draw(t, "first"), rapid.String().Draw(t, "second")},
			Tree:    randomTree(t, 4, [2]string{}),
		}
		text, err := e.MarshalText()
		if err != nil {
			t.Fatal(err)
		}
		var f extensive.EFG
		if err := f.UnmarshalText(text); err != nil {
			t.Fatalf("%v\n%s", err, text)
		}
		if wrong := sameTree(e.Tree, f.Tree); wrong != "" {
			t.Fatalf("%s\n%s", wrong, text)
		}
		if f.Title != e.Title || f.Comment != e.Comment || !slices.Equal(f.Players, e.Players) {
			t.Fatalf("%q, %q, %q become %q, %q, %q", e.Title, e.Comment, e.Players, f.Title, f.Comment, f.Players)
		}
		if again, err := f.AppendText([]byte("x")); err != nil || string(again) != "x"+string(text) {
			t.Fatalf("%v; written again:\n%s\n%s", err, again, text)
		}
	})
}

// Each thing is described where it comes first only, lots of the same kind are different events, and nothing is paid by
// the outcome 0.
func TestEFGTextDescriptions(t *testing.T) {
	coin := func(x, y int64) extensive.Tree { return extensive.Lot(extensive.EndInt(x), extensive.EndInt(y)) }
	tree := extensive.Choice(extensive.Min, `a "b"`,
		extensive.Move{Label: "l", Then: coin(0, -2)},
		extensive.Move{Label: `\`, Then: extensive.Choice(extensive.Max, "s", extensive.Move{Label: "x", Then: coin(2, -2)}, extensive.Move{Label: "y", Then: extensive.EndInt(2)})})
	const want = `EFG 2 R "" { "Max" "Min" }
""

p "" 2 1 "a \"b\"" { "l" "\\" } 0
c "" 1 "" { "" 1/2 "" 1/2 } 0
t "" 0
t "" 1 "" { -2, 2 }
p "" 1 1 "s" { "x" "y" } 0
c "" 2 "" { "" 1/2 "" 1/2 } 0
t "" 2 "" { 2, -2 }
t "" 1
t "" 2
`
	e := extensive.EFG{Tree: tree}
	if text, err := e.MarshalText(); err != nil || string(text) != want {
		t.Errorf("%v\n%s", err, text)
	}
	if text, err := json.Marshal(&e); err != nil || !strings.HasPrefix(string(text), `"EFG 2 R`) {
		t.Errorf("in JSON: %v, %s", err, text)
	}
}

// A file may have players that forget, whom New refuses; what it refuses otherwise is not written.
func TestEFGTextErrors(t *testing.T) {
	again := extensive.Choice(extensive.Max, "s", extensive.Move{Label: "on", Then: extensive.EndInt(0)}, extensive.Move{Label: "off", Then: extensive.EndInt(1)})
	forgets := extensive.Choice(extensive.Max, "s", extensive.Move{Label: "on", Then: again}, extensive.Move{Label: "off", Then: extensive.EndInt(2)})
	if _, err := extensive.New(forgets); !errors.As(err, new(*extensive.RecallError)) {
		t.Fatal(err)
	}
	text, err := (&extensive.EFG{Tree: forgets}).MarshalText()
	if err != nil {
		t.Fatal(err)
	}
	f, err := extensive.ParseEFG(string(text))
	if err != nil {
		t.Fatal(err)
	}
	if wrong := sameTree(forgets, f.Tree); wrong != "" {
		t.Error(wrong)
	}

	full := extensive.EndInt(0)
	for range 21 {
		full = extensive.Lot(full, full)
	}
	for _, c := range []struct {
		e    extensive.EFG
		want string
	}{
		{extensive.EFG{}, "matrixgame: in the beginning: the tree is missing"},
		{extensive.EFG{Tree: extensive.Lot(extensive.EndInt(0), extensive.End(nil))}, "matrixgame: after branch 2: the payoff is missing"},
		{extensive.EFG{Tree: again, Players: []string{"a", "b", "c"}}, "matrixgame: players: 3 names, and not two"},
	} {
		text, err := c.e.AppendText([]byte("x"))
		if !errors.As(err, new(*matrixgame.InputError)) || err.Error() != c.want || string(text) != "x" {
			t.Errorf("%q, %v, want %s", text, err, c.want)
		}
	}
	deep := extensive.EndInt(0)
	for range 8000 {
		deep = extensive.Chance(extensive.Branch{Probability: big.NewRat(1, 3), Then: extensive.EndInt(1)}, extensive.Branch{Probability: big.NewRat(2, 3), Then: deep})
	}
	if _, err := extensive.New(deep); !errors.Is(err, cgt.ErrLimit) {
		t.Error(err)
	}
	if text, err := (&extensive.EFG{Tree: deep}).MarshalText(); err != nil {
		t.Error(err)
	} else if _, err := extensive.ParseEFG(string(text)); err != nil {
		t.Error(err)
	}
	if _, err := (&extensive.EFG{Tree: full}).MarshalText(); !errors.Is(err, cgt.ErrLimit) {
		t.Error(err)
	}
	f.Title = "kept"
	if err := f.UnmarshalText([]byte("EFG 1")); err == nil || f.Title != "kept" {
		t.Errorf("%v, %q", err, f.Title)
	}
}

// Matching pennies for Gambit: each player's moves are in one set.
func ExampleEFG_AppendText() {
	pennies := matrixgame.Integers([]int64{1, -1}, []int64{-1, 1})
	e := extensive.EFG{Title: "Matching pennies", Players: []string{"Alice", "Bob"}, Tree: extensive.FromMatrix(pennies)}
	text, err := e.AppendText(nil)
	if err != nil {
		log.Fatal(err)
	}
	fmt.Printf("%s", text)
	// Output:
	// EFG 2 R "Matching pennies" { "Alice" "Bob" }
	// ""
	//
	// p "" 1 1 "row" { "0" "1" } 0
	// p "" 2 1 "column" { "0" "1" } 0
	// t "" 1 "" { 1, -1 }
	// t "" 2 "" { -1, 1 }
	// p "" 2 1 0
	// t "" 2
	// t "" 1
}
