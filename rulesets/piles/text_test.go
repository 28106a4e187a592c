package piles_test

import (
	"errors"
	"math"
	"math/big"
	"testing"

	"github.com/cgt-go/sdk/cgt"
	"github.com/cgt-go/sdk/internal/panics"
	"github.com/cgt-go/sdk/internal/ruletest"
	"github.com/cgt-go/sdk/internal/svg/svgtest"
	"github.com/cgt-go/sdk/rulesets/piles"
)

func TestParse(t *testing.T) {
	ruletest.Text(t, piles.ParsePair, "0,0", "3,5", "5,3", "18446744073709551615,1")
	for text, want := range map[string]piles.Pair{" ( 3 , 5 ) ": {A: 3, B: 5}, " 3 ,5\n": {A: 3, B: 5}, "(3,05)": {A: 3, B: 5}} {
		if p, err := piles.ParsePair(text); err != nil || p != want {
			t.Errorf("%q is read as %v, %v, want %v", text, p, err, want)
		}
	}
	ruletest.Errors(t, piles.ParsePair, map[string]int{
		"": 0, "3": 1, "3,": 2, ",3": 0, "3;5": 1, "3,5,7": 3, "(3,5": 4, "3,5)": 3, "(3,5))": 5, "-3,5": 0, "3,x": 2, "18446744073709551616,1": 0, "1,18446744073709551616": 2, "é": 0,
	})
	ruletest.Text(t, piles.ParseStairs, "0", "3", "3,0,5")
	ruletest.Normal(t, piles.ParseStairs, map[string]string{"": "0", " ": "0", "0,0": "0", " 3 , 0 ,5,0,0 ": "3,0,5"})
	ruletest.Errors(t, piles.ParseStairs, map[string]int{",": 0, "3,": 2, "3 5": 2, "3,x": 2, "18446744073709551616": 0, "3,5;": 3})
	ruletest.Text(t, piles.ParsePoker, "0|0,0", "5+3|2,0", "2147483647|4294967295,1")
	ruletest.Errors(t, piles.ParsePoker, map[string]int{
		"": 0, "5": 1, "x|1,2": 0, "5|": 2, "5|1": 3, "5|1,": 4, "5|1;2": 3, "5|1,2,3": 5, "5| 4294967296,1": 3, "5|1, 4294967296": 5, "5|18446744073709551616,0": 2,
	})
	for _, text := range []string{"18446744073709551616,1", "1,18446744073709551616"} {
		if _, err := piles.ParsePair(text); !errors.Is(err, cgt.ErrLimit) {
			t.Errorf("%s: %v", text, err)
		}
	}
	if _, err := piles.ParsePoker("5|4294967296,1"); !errors.Is(err, cgt.ErrLimit) {
		t.Errorf("%v", err)
	}
}

// TestJSON reads and writes positions as strings.
func TestJSON(t *testing.T) {
	type all struct {
		Pair   piles.Pair
		Stairs piles.Stairs
		Poker  piles.PokerPosition
	}
	v := all{piles.Pair{A: 3, B: 5}, piles.NewStairs(1, 0, 2), piles.MustParsePoker("5+3|2,0")}
	ruletest.JSON(t, v, `{"Pair":"3,5","Stairs":"1,0,2","Poker":"5+3|2,0"}`, `{"Pair":"3"}`, `{"Stairs":"x"}`, `{"Poker":"x"}`)
}

// TestPictures checks that pictures are XML and of bounded size.
func TestPictures(t *testing.T) {
	for _, heaps := range [][]uint64{{}, {0}, {3, 5, 7}, {20, 21, 1}, {math.MaxUint64, math.MaxUint64}} {
		svgtest.Check(t, piles.AppendSVG(nil, heaps...), 6000, heaps)
	}
}

func TestPanics(t *testing.T) {
	panics.Expect(t, map[string]func(){
		"MustParsePair":   func() { piles.MustParsePair("x") },
		"MustParseStairs": func() { piles.MustParseStairs("x") },
		"MustParsePoker":  func() { piles.MustParsePoker("x") },
		"BigWinningMoves": func() { piles.BigWinningMoves(big.NewInt(-1)) },
	})
}
