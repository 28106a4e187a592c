package nim

import (
	"errors"
	"math/big"
	"strings"
	"testing"

	"pgregory.net/rapid"

	"github.com/cgt-go/sdk/cgt"
)

func TestParseNimber(t *testing.T) {
	for s, want := range map[string]Nimber{
		"0": 0, "*0": 0, "*": 1, "*1": 1, "1": 1, "*2": 2, "17": 17, "*007": 7, "⋆": 1, "⋆3": 3, "∗4": 4,
		"*18446744073709551615": 1<<64 - 1, "000000000000000000000000000005": 5,
	} {
		if got, err := ParseNimber(s); got != want || err != nil {
			t.Errorf("%q: %v, %v", s, got, err)
		}
		if got, err := ParseBig(s); got != BigFromNimber(want) || err != nil {
			t.Errorf("%q as Big: %v, %v", s, got, err)
		}
	}
}

func TestParseErrors(t *testing.T) {
	for s, want := range map[string]string{
		"":                      "nimber: offset 0: want a star or a digit",
		"x":                     `nimber: offset 0: want a star or a digit, not "x"`,
		"**":                    `nimber: offset 1: want a digit, not "*"`,
		"⋆⋆":                    `nimber: offset 3: want a digit, not "⋆"`,
		"*-1":                   `nimber: offset 1: want a digit, not "-"`,
		"-1":                    `nimber: offset 0: want a star or a digit, not "-"`,
		"3*":                    `nimber: offset 1: unexpected "*" after the nimber`,
		"*3 ":                   `nimber: offset 2: unexpected " " after the nimber`,
		"1_0":                   `nimber: offset 1: unexpected "_" after the nimber`,
		"*\xff":                 `nimber: offset 1: want a digit, not "\xff"`,
		"18446744073709551616":  "nimber: offset 0: nimbers of this size go up to *18446744073709551615",
		"*18446744073709551616": "nimber: offset 1: nimbers of this size go up to *18446744073709551615",
	} {
		_, err := ParseNimber(s)
		if err == nil || err.Error() != want {
			t.Errorf("%q: %v, want %s", s, err, want)
		}
		if syntax := (*cgt.SyntaxError)(nil); !errors.As(err, &syntax) || syntax.What != "nimber" {
			t.Errorf("%q: %T", s, err)
		}
		_, bigErr := ParseBig(s)
		if strings.Contains(want, "up to") != (bigErr == nil) || bigErr != nil && bigErr.Error() != want {
			t.Errorf("%q as Big: %v, want %s", s, bigErr, want)
		}
	}
	for _, parse := range []func(){func() { MustParseNimber("x") }, func() { MustParseBig("x") }} {
		func() {
			defer func() {
				if _, ok := recover().(*cgt.SyntaxError); !ok {
					t.Error("no panic with a SyntaxError")
				}
			}()
			parse()
		}()
	}
}

// TestDecimal compares the reading of long texts with that of package big, about the lengths where it splits them.
func TestDecimal(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		n := rapid.SampledFrom([]int{1, 2, 1999, 2000, 2001, 3999, 4000, 4001, 8000, 8001, 20011}).Draw(t, "digits")
		text := rapid.StringOfN(rapid.RuneFrom([]rune("0123456789")), 1, 40, -1).Draw(t, "text")
		text = strings.Repeat(text, n/len(text)+1)[:n]
		want, _ := new(big.Int).SetString(text, 10)
		if got := decimal(text); got.Cmp(want) != 0 {
			t.Fatalf("%v, want %v", got, want)
		}
	})
}

func FuzzParse(f *testing.F) {
	for _, s := range []string{
		"", "0", "*", "*3", "3", "⋆2", "∗", "*18446744073709551615", "*18446744073709551616",
		"*340282366920938463463374607431768211456", "**", "*x", "-1",
	} {
		f.Add(s)
	}
	f.Fuzz(func(t *testing.T, s string) {
		x, err := ParseBig(s)
		if err != nil {
			if syntax := (*cgt.SyntaxError)(nil); !errors.As(err, &syntax) || syntax.Offset < 0 || syntax.Offset > len(s) {
				t.Fatalf("%q: %v", s, err)
			}
			return
		}
		if back, err := ParseBig(x.String()); back != x || err != nil {
			t.Fatalf("%q is %v, and that %v, %v", s, x, back, err)
		}
		y, err := ParseNimber(s)
		if z, small := x.Nimber(); small != (err == nil) || z != y {
			t.Fatalf("%q is %v, but %v, %v as Nimber", s, x, y, err)
		}
		if err == nil && y.String() != x.String() {
			t.Fatalf("%q: %s and %s", s, y, x)
		}
	})
}
