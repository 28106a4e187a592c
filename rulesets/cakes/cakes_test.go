package cakes_test

import (
	"cmp"
	"errors"
	"fmt"
	"math"
	"slices"
	"strings"
	"testing"

	"pgregory.net/rapid"

	"github.com/cgt-go/sdk/cgt"
	"github.com/cgt-go/sdk/internal/panics"
	"github.com/cgt-go/sdk/internal/ruletest"
	"github.com/cgt-go/sdk/internal/svg/svgtest"
	"github.com/cgt-go/sdk/rulesets/cakes"
)

func TestText(t *testing.T) {
	ruletest.Text(t, cakes.Parse, "0", "8x2", "8x2+3x3", "2(3x3)+3x2+1x9+1000(1x1)")
	ruletest.Normal(t, cakes.Parse, map[string]string{
		"": "0", " ": "0", " 0\n": "0", "3x3+8x2": "8x2+3x3", "(8,2)": "8x2", "8,2": "8x2", " ( 8 , 2 ) + 3 X 3+1×5 ": "8x2+3x3+1x5", "008x02": "8x2",
		"3x3+8x2+3x3": "8x2+2(3x3)", "5 (8, 2)+1(8x2)+(1x1)": "6(8x2)+1x1",
	})
	most := cakes.Cake{Rows: math.MaxInt, Cols: math.MaxInt}
	for c, n := range cakes.MustParse(fmt.Sprintf("%d(%v)", math.MaxInt, most)).All() {
		if c != most || n != math.MaxInt {
			t.Errorf("the largest cakes are read as %d of %v", n, c)
		}
	}
}

func TestParseErrors(t *testing.T) {
	ruletest.Errors(t, cakes.Parse, map[string]int{
		"8": 1, "8x": 2, "x2": 0, "8y2": 1, "0x2": 0, "8x0": 2, "8x2+": 4, "8x2+0": 4, "+8x2": 0, "-8x2": 0, "8x-2": 2, "8x2 3x3": 4, "(8,2": 4, "5(8x2": 5, "5(8": 3, "5(": 2, "0(8x2)": 0, "5(0x2)": 2,
		"8,2)": 3, "()": 1, "8x2++3x3": 4, "é": 0, "8x2+99999999999999999999x1": 4, "1x99999999999999999999": 2, "0+8x2": 0, "1.5x2": 1, "5()": 2, "5((8x2))": 2, "99999999999999999999(1x1)": 0,
	})
	_, err := cakes.Parse("9x9+1x99999999999999999999")
	if !errors.Is(err, cgt.ErrLimit) {
		t.Errorf("a number that is too large: %v", err)
	}
}

// TestNaive compares with sorted lists.
func TestNaive(t *testing.T) {
	cake := rapid.Custom(func(t *rapid.T) cakes.Cake {
		size := rapid.OneOf(rapid.IntRange(1, 3), rapid.IntRange(1, math.MaxInt))
		return cakes.Cake{Rows: size.Draw(t, "rows"), Cols: size.Draw(t, "columns")}
	})
	descending := func(c, d cakes.Cake) int {
		return cmp.Or(cmp.Compare(d.Rows, c.Rows), cmp.Compare(d.Cols, c.Cols))
	}
	check := func(t *rapid.T, what string, p cakes.Cakes, want []cakes.Cake) {
		t.Helper()
		slices.SortFunc(want, descending)
		var list []cakes.Cake
		for c, n := range p.All() {
			list = append(list, slices.Repeat([]cakes.Cake{c}, n)...)
		}
		if !slices.Equal(list, want) {
			t.Errorf("%s: %v, want %v", what, list, want)
		}
		if again, err := cakes.Parse(p.String()); err != nil || again != p {
			t.Errorf("%s: %v is read as %v, %v", what, p, again, err)
		}
	}
	rapid.Check(t, func(t *rapid.T) {
		list := rapid.SliceOfN(cake, 0, 6).Draw(t, "cakes")
		p, err := cakes.New(list...)
		if err != nil {
			t.Fatal(err)
		}
		check(t, "New", p, slices.Clone(list))

		other := rapid.SliceOfN(cake, 0, 6).Draw(t, "others")
		q, err := cakes.New(other...)
		if c, d := p.Compare(q), q.Compare(p); err != nil || (c == 0) != (p == q) || (c < 0) != (d > 0) {
			t.Errorf("%v and %v compare as %d, and %d the other way round, %v", p, q, c, d, err)
		}

		var turned, kept []cakes.Cake
		for _, c := range list {
			turned = append(turned, cakes.Cake{Rows: c.Cols, Cols: c.Rows})
			if c.Rows > 1 || c.Cols > 1 {
				kept = append(kept, c)
			}
		}
		check(t, "Turned", p.Turned(), turned)

		normal, negative := p.Normalize()
		if again, negative := normal.Normalize(); again != normal || negative {
			t.Errorf("the normal form of %v is %v, and that of it %v, %v", p, normal, again, negative)
		}
		if n, _ := p.Turned().Normalize(); n != normal {
			t.Errorf("the normal form of %v is %v, turned %v", p, normal, n)
		}
		if negative {
			normal = normal.Turned()
		}
		check(t, "Normalize", normal, slices.Clone(kept))

		slices.SortFunc(kept, descending)
		parts := p.AppendParts([]cakes.Cakes{p})[1:]
		if len(parts) != len(kept) {
			t.Fatalf("%v has the parts %v, want %v", p, parts, kept)
		}
		for i, part := range parts {
			check(t, "AppendParts", part, kept[i:i+1])
		}

		if len(list) > 0 {
			i := rapid.IntRange(0, len(list)-1).Draw(t, "i")
			n := rapid.IntRange(0, 3).Draw(t, "n")
			check(t, "Divide", p.Divide(list[i], n, other...), append(slices.Delete(slices.Clone(list), i, i+1), slices.Repeat(other, n)...))
		}
	})
}

// TestMany has more cakes of one size than an int can count.
func TestMany(t *testing.T) {
	one := cakes.Cake{Rows: 2, Cols: 2}
	most := fmt.Sprintf("%d(2x2)", math.MaxInt)
	p := cakes.MustParse("1x1+" + most + "+5x5+" + most + "+3(2x2)")
	if want := "5x5+" + most + "+" + most + "+3(2x2)+1x1"; p.String() != want || cakes.MustParse(want) != p {
		t.Errorf("%v, want %s", p, want)
	}
	if want := "5x5+" + most + "+" + most + "+2(2x2)+1x1"; p.Divide(one, 0).String() != want {
		t.Errorf("one less is %v, want %s", p.Divide(one, 0), want)
	}
	if want := "5x5+" + most + "+" + most + "+1x1"; p.Divide(one, 0).Divide(one, 0).Divide(one, 0).String() != want {
		t.Errorf("three less are %v, want %s", p.Divide(one, 0).Divide(one, 0).Divide(one, 0), want)
	}
	if want := "5x5+" + most + "+" + most + "+" + most + "+2(2x2)+1x1"; p.Divide(one, math.MaxInt, one).String() != want {
		t.Errorf("divided into many it is %v, want %s", p.Divide(one, math.MaxInt, one), want)
	}
	if parts := p.AppendParts(nil); len(parts) != 6 {
		t.Errorf("the parts are %v", parts)
	}
}

func TestNoSquares(t *testing.T) {
	for _, c := range []cakes.Cake{{0, 1}, {1, 0}, {-1, 5}, {5, -1}, {}} {
		var size *cakes.SizeError
		if _, err := cakes.New(cakes.Cake{1, 1}, c); !errors.As(err, &size) || *size != (cakes.SizeError{Index: 1, Cake: c}) {
			t.Errorf("%v: %v", c, err)
		}
	}
	panics.Expect(t, map[string]func(){
		"Divide, no piece":  func() { cakes.MustParse("2x2").Divide(cakes.Cake{2, 2}, 1, cakes.Cake{2, 0}) },
		"Divide, no cake":   func() { cakes.MustParse("2x2").Divide(cakes.Cake{2, 1}, 1) },
		"Divide, no number": func() { cakes.MustParse("2x2").Divide(cakes.Cake{2, 2}, -1) },
		"MustParse":         func() { cakes.MustParse("2x") },
	})
}

// TestJSON reads and writes cakes as strings.
func TestJSON(t *testing.T) {
	ruletest.JSON(t, cakes.MustParse("8x2+3x3"), `"8x2+3x3"`, `"8x"`)
}

// TestPictures checks that pictures are XML and of bounded size, whatever the sizes of the cakes are.
func TestPictures(t *testing.T) {
	stairs := "1x1"
	for n := range 60 {
		stairs += fmt.Sprintf("+1x%d", n+2)
	}
	for _, text := range []string{stairs, "0", "1x1", "8x2+3x3", "1x25", "25x1+24x24", fmt.Sprintf("%dx%d", math.MaxInt, math.MaxInt), strings.Repeat("3x1+", 99) + "12(1x1)"} {
		p := cakes.MustParse(text)
		svgtest.Check(t, p.AppendSVG(nil), 20_000, p)
	}
}
