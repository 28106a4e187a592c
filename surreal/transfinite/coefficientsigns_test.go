package transfinite

import (
	"errors"
	"math/big"
	"strings"
	"testing"

	"pgregory.net/rapid"

	"github.com/cgt-go/sdk/cgt"
	"github.com/cgt-go/sdk/surreal"
)

// walkTree returns the first signs of r, found by walking down the tree of dyadic numbers: up if r is larger, down if
// it is smaller. An end means that r is there.
func walkTree(r *big.Rat, most int) string {
	var signs strings.Builder
	at, step, turned := new(big.Rat), big.NewRat(1, 1), false
	first := r.Sign()
	for range most {
		sign := r.Cmp(at)
		if sign == 0 {
			break
		}
		if turned = turned || sign != first; turned {
			step.Mul(step, big.NewRat(1, 2))
		}
		signs.WriteByte("- +"[sign+1])
		at.Add(at, new(big.Rat).Mul(step, big.NewRat(int64(sign), 1)))
	}
	return signs.String()
}

// spell writes the first signs of an expansion.
func spell(signs SignExpansion, most int) string {
	var b strings.Builder
	for i := range most {
		sign, ok := signs.At(OrdinalFromUint(uint64(i)))
		if !ok {
			break
		}
		b.WriteByte("- +"[sign+1])
	}
	return b.String()
}

func TestRationalSigns(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		num, den := rapid.Int64Range(-300, 300).Draw(t, "numerator"), rapid.OneOf(rapid.Int64Range(1, 40), rapid.SampledFrom([]int64{64, 96, 1000, 1023, 4096})).Draw(t, "denominator")
		r := big.NewRat(num, den)
		x := FromRat(r)
		signs := mustSigns(t, x)
		const most = 60
		want := walkTree(r, most)
		if got := spell(signs, most); got != want {
			t.Fatalf("%v begins with %s, want %s", x, got, want)
		}
		if back, err := signs.Number(); err != nil || !back.Equal(x) {
			t.Fatalf("%v has the signs %v, and these are read as %v, %v", x, signs, back, err)
		}
		if len(want) < most != signs.Len().IsFinite() && signs.Len().Compare(OrdinalFromUint(most)) < 0 {
			t.Fatalf("%v has %v signs", x, signs.Len())
		}
		if d, ok := surreal.DyadicFromRat(r); ok {
			if birthday, err := x.Birthday(); err != nil || birthday.String() != d.Birthday().String() || !signs.Len().Equal(birthday) {
				t.Fatalf("%v is born on day %v, %v, want %v", x, birthday, err, d.Birthday())
			}
		} else if signs.Len().String() != "w" {
			t.Fatalf("%v has the length %v", x, signs.Len())
		}
	})
}

// TestLongSigns has long stalks of few runs and of many.
func TestLongSigns(t *testing.T) {
	for text, want := range map[string]string{
		"1000000000000000000":               "+:1000000000000000000",
		"-1000000000000000000000 - 1/2":     "-:1000000000000000000001 +:1",
		"1000000000000000000*w":             "+:w*1000000000000000000",
		"w - 1000000000000000000":           "+:w -:1000000000000000000",
		"w^1000000000000000000":             "+:w^(1000000000000000000)",
		"w^-1000000000000000000":            "+:1 -:w*1000000000000000000",
		"1/1267650600228229401496703205376": "+:1 -:100", // 2^−100
	} {
		x := MustParse(text)
		signs, err := x.SignExpansion()
		if err != nil || signs.String() != want {
			t.Errorf("%s has the signs %v, %v, want %s", text, signs, err, want)
			continue
		}
		if again, err := signs.Number(); err != nil || !again.Equal(x) {
			t.Errorf("%s is read as %v, %v", want, again, err)
		}
	}
	long := MustParseSignExpansion(strings.Repeat("LLRLR", 2000))
	x, err := long.Number()
	if err != nil || !x.IsDyadic() {
		t.Fatal(err)
	}
	if again, err := x.SignExpansion(); err != nil || !again.Equal(long) {
		t.Errorf("the stalk of 10000 edges has %v edges when read again, %v", again.Len(), err)
	}
	for _, stalk := range []string{"L R^1000000000000000000", "L^w R^(w*1000000000000000000)"} { // 2^−10^18, and ω times that
		if x, err := MustParseSignExpansion(stalk).Number(); !errors.Is(err, cgt.ErrLimit) || !x.IsZero() {
			t.Errorf("%s is %.50v, %v", stalk, x, err)
		}
	}
	// 2^61 − 1 is a prime, so that there are denominators with a long period; 2^61 − 1 itself has the period 61, and
	// 3^40 a long one.
	power := new(big.Int).Exp(big.NewInt(3), big.NewInt(40), nil)
	x = FromRat(new(big.Rat).SetFrac(big.NewInt(1), power))
	if signs, err := x.SignExpansion(); !errors.Is(err, cgt.ErrLimit) || !signs.IsEmpty() {
		t.Errorf("1/3^40: %v", err)
	}
	if birthday, err := x.Birthday(); err != nil || birthday.String() != "w" {
		t.Errorf("1/3^40 is born on day %v, %v", birthday, err)
	}
	var b strings.Builder
	for r := range x.Runs() {
		n, _ := r.Length.Uint64()
		b.WriteString(strings.Repeat(string("- +"[r.Sign+1]), int(n)))
		if b.Len() > 200 {
			break
		}
	}
	r, _ := x.Rat()
	if want := walkTree(r, 200); !strings.HasPrefix(b.String(), want) {
		t.Errorf("1/3^40 begins with %s, want %s", b.String(), want)
	}
	if signs, err := FromRat(big.NewRat(1, 1<<61-1)).SignExpansion(); err != nil || signs.Len().String() != "w" {
		t.Errorf("1/(2^61−1): %v, %v", signs, err)
	}
}

// TestOrdinalStalks compares ordinals with the stalks of one colour and with numbers.
func TestOrdinalStalks(t *testing.T) {
	for _, text := range []string{"0", "1", "7", "w", "w+1", "w*3", "w^2", "w^w*2+w*3+1", "w^(w^(w+1)+1)*5", "1000000000000000000000"} {
		o := MustParseOrdinal(text)
		x, err := SignRun(1, o).Number()
		if err != nil || !x.Equal(FromOrdinal(o)) {
			t.Errorf("%s edges are %v, %v", text, x, err)
		}
		signs, err := FromOrdinal(o).SignExpansion()
		if again, ok := signs.Ordinal(); err != nil || !ok || !again.Equal(o) {
			t.Errorf("%s has the signs %v, %v", text, signs, err)
		}
	}
}

// TestConversionLimits converts what is too large.
func TestConversionLimits(t *testing.T) {
	x := Omega()
	for range 40 { // as many terms as there are levels, but each has those of all below in its exponent
		x = x.OmegaPow().Add(x)
	}
	if signs, err := x.SignExpansion(); !errors.Is(err, cgt.ErrLimit) || !signs.IsEmpty() {
		t.Errorf("%v", err)
	}
	if birthday, err := x.Birthday(); !errors.Is(err, cgt.ErrLimit) || !birthday.IsZero() {
		t.Errorf("%v", err)
	}
	if z, err := Simplest([]Number{x}, nil); !errors.Is(err, cgt.ErrLimit) || !z.IsZero() {
		t.Errorf("%v", err)
	}
	deep := Number{}
	for range MaxNesting {
		deep = deep.OmegaPow()
	}
	signs, err := deep.SignExpansion()
	if err != nil {
		t.Fatal(err)
	}
	if again, err := signs.Number(); err != nil || !again.Equal(deep) {
		t.Errorf("the highest tower is read as another number, %v", err)
	}
	deep = Int(-1)
	for range 100 { // one run for each, of as many nested exponents
		deep = deep.OmegaPow().Neg()
	}
	if signs, err = deep.SignExpansion(); err != nil {
		t.Fatal(err)
	}
	if again, err := signs.Number(); err != nil || !again.Equal(deep) {
		t.Errorf("a high tower of powers with signs is read as another number, %v", err)
	}
}
