package convert_test

import (
	"errors"
	"strings"
	"testing"

	"github.com/cgt-go/sdk/cgt"
	"github.com/cgt-go/sdk/convert"
	"github.com/cgt-go/sdk/rulesets/hackenbush"
	"github.com/cgt-go/sdk/surreal"
	"github.com/cgt-go/sdk/surreal/transfinite"
)

// TestStalk goes through all short stalks, and compares their values with the numbers that have these signs.
func TestStalk(t *testing.T) {
	words := []string{""}
	for i := 0; i < len(words); i++ {
		if word := words[i]; len(word) < 8 {
			words = append(words, word+"L", word+"R")
		}
		p := hackenbush.MustStalk(words[i])
		x, ok := convert.Signs(p)
		if !ok || strings.NewReplacer("L", "+", "R", "-").Replace(words[i]) != signs(x) {
			t.Fatalf("the signs of %q are %v, %v", words[i], x, ok)
		}
		if q, err := convert.Stalk(x); q != p || err != nil {
			t.Fatalf("%v: %v, %v", x, q, err)
		}
		n, err := x.Number()
		if err != nil {
			t.Fatal(err)
		}
		d, ok := n.Dyadic()
		g, err := surreal.Value(t.Context(), hackenbush.Rules{}, p)
		if err != nil || !ok || g != surreal.FromDyadic(d) {
			t.Fatalf("%v is worth %v, and its signs are those of %v; %v", p, g, n, err)
		}
		if q, err := hackenbush.NumberStalk(d); q != p || err != nil {
			t.Fatalf("%v: %v, %v", d, q, err)
		}
	}
}

// signs writes a finite expansion sign by sign.
func signs(x transfinite.SignExpansion) string {
	var b strings.Builder
	for run := range x.Runs() {
		n, _ := run.Length.Uint64()
		b.WriteString(strings.Repeat(map[int]string{1: "+", -1: "-"}[run.Sign], int(n)))
	}
	return b.String()
}

func TestStalkErrors(t *testing.T) {
	for _, text := range []string{"+:16777217", "L^w", "(LR)^w", "L R^(w+1)"} {
		if p, err := convert.Stalk(transfinite.MustParseSignExpansion(text)); !p.IsEmpty() || !errors.Is(err, cgt.ErrLimit) {
			t.Errorf("%s: %v", text, err)
		}
	}
	if p, err := convert.Stalk(transfinite.MustParseSignExpansion("+:1000000 -:1000000")); err != nil || p.NumEdges() != 2_000_000 {
		t.Error(p.NumEdges(), err)
	} else if x, ok := convert.Signs(p); !ok || x.String() != "+:1000000 -:1000000" {
		t.Errorf("%v, %v", x, ok)
	}
	for _, text := range []string{"_ green a", "_ blue a; _ blue b", "_ blue a; a red b; a blue c", "_ blue a; a blue _"} {
		if x, ok := convert.Signs(hackenbush.MustParse(text)); ok {
			t.Errorf("%s: %v", text, x)
		}
	}
	if x, ok := convert.Signs(hackenbush.MustStalk(strings.Repeat("LR", transfinite.MaxRuns))); ok {
		t.Errorf("a stalk has %v runs", x.Len())
	}
}
