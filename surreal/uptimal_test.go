package surreal

import (
	"fmt"
	"testing"

	"github.com/cgt-go/sdk/nim"
)

// The test suite of CGSuite 2.2: the expansions, and how they are written.
func TestKnownUptimals(t *testing.T) {
	for game, want := range map[string]string{
		"0":                                   "0.0",
		"5":                                   "5.0",
		"*8":                                  "*8.0",
		"v*":                                  "*.1-",
		"^<2>":                                "0.01",
		"*3 - ^ + 2.^<2>":                     "*3.1-2",
		"1 + * - ^ + 2.^<2>":                  "1*.1-2",
		"-5/4 + *2 + ^[4]":                    "-5/4*2.1111",
		"*2 + 3.^ - 3.^<2> + 3.^<3> - 3.^<4>": "*2.33-33-",
		"{0||0,v*|vv|||{0||0,v*|vv|||vv,{0,v*|vv}},{0||0,v*|vv}|{0||0,v*|vv|||vv,{0,v*|vv}||||vv}}": "0.0202",
		"^10":                     "0.A",
		"v35":                     "0.Z-",
		"36.^":                    "0.(36)",
		"100000000000000000000.v": "0.(100000000000000000000)-",
	} {
		u, ok := MustParse(game).Uptimal()
		if !ok || u.String() != want || u.Game() != MustParse(game) {
			t.Errorf("%s: %v, %v, which is %v; want %s", game, u, ok, u.Game(), want)
		}
	}
	for _, game := range []string{"+-1", "+_1", "{0||0|vvv}", "{^^^|vv}", "{1|^^||^}", "{1|^^^||^}", "{3||2*|1*}", "{0|||0||-1|-3}", "{2|0}", "{^^*|v*}", "{^|*,v*}"} {
		if u, ok := MustParse(game).Uptimal(); ok {
			t.Errorf("%s has the expansion %v", game, u)
		}
	}
}

// Every sum of multiples of powers is recognised, and of the games born by day 3 no others are.
func TestUptimal(t *testing.T) {
	expansions := map[Game]string{}
	for _, x := range []Dyadic{{}, one, NewDyadic(-5, 2)} {
		for star := range nim.Nimber(4) {
			for i := range 5 * 5 * 5 {
				a := []Dyadic{DyadicFromInt(int64(i%5 - 2)), DyadicFromInt(int64(i/5%5 - 2)), DyadicFromInt(int64(i/25 - 2))}
				g := Uptimal{x, star, a}.Game()
				u, ok := g.Uptimal()
				if !ok || u.Number != x || u.Star != star || u.Game() != g {
					t.Fatalf("%v + %v + %v: %v, %v", x, star, a, u, ok)
				}
				for k := range a {
					var got Dyadic
					if k < len(u.Coefficients) {
						got = u.Coefficients[k]
					}
					if got != a[k] {
						t.Fatalf("%v + *%d + %v: %v", x, star, a, u)
					}
				}
				if other, known := expansions[g]; known {
					t.Fatalf("%v has the expansions %v and %s", g, u, other)
				}
				expansions[g] = u.String()
			}
		}
	}
	for _, g := range bornBy(3) {
		u, ok := g.Uptimal()
		if want := expansions[g]; ok && u.String() != want && !g.isNumberUpStar() || !ok && want != "" {
			t.Errorf("%v: %v, %v, want %s", g, u, ok, want)
		}
	}
	defer func() {
		if recover() == nil {
			t.Error("half a power has a value")
		}
	}()
	defer Uptimal{Coefficients: []Dyadic{NewDyadic(1, 1)}}.Game()
	if s := fmt.Sprint(Uptimal{}); s != "0.0" {
		t.Errorf("0 is written %s", s)
	}
}
