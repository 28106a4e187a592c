package piles_test

import (
	"encoding/json"
	"encoding/xml"
	"errors"
	"io"
	"math"
	"math/big"
	"strings"
	"testing"

	"github.com/cgt-go/sdk/cgt"
	"github.com/cgt-go/sdk/internal/ruletest"
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
	for text, want := range map[string]string{"": "0", " ": "0", "0,0": "0", " 3 , 0 ,5,0,0 ": "3,0,5"} {
		if s, err := piles.ParseStairs(text); err != nil || s.String() != want {
			t.Errorf("%q is read as %v, %v, want %v", text, s, err, want)
		}
	}
	ruletest.Errors(t, piles.ParseStairs, map[string]int{",": 0, "3,": 2, "3 5": 2, "3,x": 2, "18446744073709551616": 0, "3,5;": 3})
	ruletest.Text(t, piles.ParsePoker, "0|0,0", "5+3|2,0", "2147483647|2147483647,1")
	ruletest.Errors(t, piles.ParsePoker, map[string]int{
		"": 0, "5": 1, "x|1,2": 0, "5|": 2, "5|1": 3, "5|1,": 4, "5|1;2": 3, "5|1,2,3": 5, "5| 2147483648,1": 3, "5|1, 2147483648": 5, "5|18446744073709551616,0": 2,
	})
	for _, text := range []string{"18446744073709551616,1", "1,18446744073709551616"} {
		if _, err := piles.ParsePair(text); !errors.Is(err, cgt.ErrLimit) {
			t.Errorf("%s: %v", text, err)
		}
	}
	if _, err := piles.ParsePoker("5|2147483648,1"); !errors.Is(err, cgt.ErrLimit) {
		t.Errorf("%v", err)
	}
}

// FuzzParse reads positions. What is read is written, and that is read as the same.
func FuzzParse(f *testing.F) {
	for _, s := range []string{"3,5", "(3,5)", "3,0,5,0", "5+3|2,0", "0|0,0", "", " ", "\xff", "1,2,", "18446744073709551615,1"} {
		f.Add(s)
	}
	f.Fuzz(func(t *testing.T, text string) {
		if p, err := piles.ParsePair(text); err == nil {
			if again, err := piles.ParsePair(p.String()); err != nil || again != p {
				t.Fatalf("%q is read as %v, and that as %v, %v", text, p, again, err)
			}
		}
		if s, err := piles.ParseStairs(text); err == nil {
			if again, err := piles.ParseStairs(s.String()); err != nil || again != s {
				t.Fatalf("%q is read as %v, and that as %v, %v", text, s, again, err)
			}
		}
		if p, err := piles.ParsePoker(text); err == nil {
			if again, err := piles.ParsePoker(p.String()); err != nil || again != p {
				t.Fatalf("%q is read as %v, and that as %v, %v", text, p, again, err)
			}
		}
	})
}

// TestJSON reads and writes positions as strings.
func TestJSON(t *testing.T) {
	type all struct {
		Pair   piles.Pair
		Stairs piles.Stairs
		Poker  piles.PokerPosition
	}
	p := all{piles.Pair{A: 3, B: 5}, piles.NewStairs(1, 0, 2), piles.MustParsePoker("5+3|2,0")}
	text, err := json.Marshal(p)
	var q all
	if err != nil || string(text) != `{"Pair":"3,5","Stairs":"1,0,2","Poker":"5+3|2,0"}` || json.Unmarshal(text, &q) != nil || q != p {
		t.Errorf("%v is written as %s, %v and read as %v", p, text, err, q)
	}
	for _, text := range []string{`{"Pair":"3"}`, `{"Stairs":"x"}`, `{"Poker":"x"}`} {
		if err := json.Unmarshal([]byte(text), &q); err == nil || q != p {
			t.Errorf("%s is read as %v, %v", text, q, err)
		}
	}
}

// TestPictures checks that pictures are XML and of bounded size.
func TestPictures(t *testing.T) {
	for _, heaps := range [][]uint64{{}, {0}, {3, 5, 7}, {20, 21, 1}, {math.MaxUint64, math.MaxUint64}} {
		picture := string(piles.AppendSVG(nil, heaps...))
		if len(picture) > 6000 {
			t.Errorf("the picture of %v has %d bytes", heaps, len(picture))
		}
		for d := xml.NewDecoder(strings.NewReader(picture)); ; {
			if _, err := d.Token(); err != nil {
				if !errors.Is(err, io.EOF) {
					t.Errorf("the picture of %v: %v", heaps, err)
				}
				break
			}
		}
	}
}

func TestPanics(t *testing.T) {
	for name, f := range map[string]func(){
		"MustParsePair":   func() { piles.MustParsePair("x") },
		"MustParseStairs": func() { piles.MustParseStairs("x") },
		"MustParsePoker":  func() { piles.MustParsePoker("x") },
		"BigWinningMoves": func() { piles.BigWinningMoves(big.NewInt(-1)) },
	} {
		func() {
			defer func() {
				if _, ok := recover().(error); !ok {
					t.Errorf("%s did not panic with an error", name)
				}
			}()
			f()
		}()
	}
}
