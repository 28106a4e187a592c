package sums_test

import (
	"context"
	"errors"
	"fmt"
	"testing"

	"pgregory.net/rapid"

	"github.com/cgt-go/sdk/cgt"
	"github.com/cgt-go/sdk/nim"
	"github.com/cgt-go/sdk/rulesets/clobber"
	"github.com/cgt-go/sdk/rulesets/domineering"
	"github.com/cgt-go/sdk/surreal/sums"
)

// impartial returns a position of the impartial variant of a game with its nim-value, as package nim finds it.
func impartial[Pos comparable](t *rapid.T, rules cgt.Ruleset[Pos], p Pos) (sums.Component, nim.Nimber) {
	r := cgt.Impartial(rules)
	v, err := nim.Value(context.Background(), r, p)
	if err != nil {
		t.Fatal(err)
	}
	return sums.Of[Pos](r, p), v
}

// TestNimValue compares the search for nim-values with the mex of package nim.
func TestNimValue(t *testing.T) {
	for _, e := range efforts {
		t.Run(fmt.Sprint(e), func(t *testing.T) {
			sums.SetEffort(t, e[0], e[1], e[2])
			var s sums.Solver
			rapid.Check(t, func(t *rapid.T) {
				var sum []sums.Component
				var want nim.Nimber
				for range rapid.IntRange(0, 4).Draw(t, "components") {
					var c sums.Component
					var v nim.Nimber
					letters := func(alphabet string, n int) string {
						return rapid.StringOfN(rapid.RuneFrom([]rune(alphabet)), n, n, -1).Draw(t, "letters")
					}
					switch rapid.IntRange(0, 2).Draw(t, "game") {
					case 0:
						c, v = impartial(t, domineering.Rules{}, domineering.MustParse(letters("..#", 4)+"|"+letters("..#", 4)+"|"+letters("..#", 4)))
					case 1:
						c, v = impartial(t, clobber.Rules{}, clobber.MustParse(letters("xo", 4)+"|"+letters("xo.", 4)))
					default:
						v = nim.Nimber(rapid.Uint64Range(0, 9).Draw(t, "nimber"))
						c = games(fmt.Sprintf("*%d", v))[0]
					}
					sum = append(sum, c)
					want = want.Add(v)
				}
				got, err := s.NimValue(context.Background(), sum...)
				if err != nil || got != want {
					t.Fatalf("%v has the nim-value %v, %v, want %v", sum, got, err, want)
				}
			})
		})
	}
}

func TestNimValueOfPartizan(t *testing.T) {
	var s sums.Solver
	var wrong *cgt.RulesetError
	for _, c := range []sums.Component{domineeringBoard(1, 1), games("1")[0], games("^")[0]} {
		if _, err := s.NimValue(context.Background(), games("*")[0], c); !errors.As(err, &wrong) || wrong.Position != c.String() {
			t.Errorf("%v: %v", c, err)
		}
	}
	_, err := new(sums.Solver).NimValue(context.Background(), cram(3, 3), cram(2, 2).Neg())
	if err != nil {
		t.Error(err)
	}
}

// TestMixed has impartial positions beside partizan ones, and compares with the sum of the partizan ones and a nimber.
func TestMixed(t *testing.T) {
	sums.SetEffort(t, -1, 0, 1)
	var s sums.Solver
	parts := []sums.Component{cram(3, 3), cram(2, 4), clobberBoard("xoxo|oxox"), domineeringBoard(3, 3), games("^")[0]}
	for set := range 1 << len(parts) {
		var mixed, plain []sums.Component
		for i, c := range parts {
			if set>>i&1 == 0 {
				continue
			}
			mixed = append(mixed, c)
			if i < 2 {
				n, err := new(sums.Solver).NimValue(context.Background(), c)
				if err != nil {
					t.Fatal(err)
				}
				c = games(fmt.Sprintf("*%d", n))[0]
			}
			plain = append(plain, c)
		}
		for who := cgt.Left; who <= cgt.Right; who++ {
			if got, want := mustWin(t, &s, who, mixed...), mustWin(t, &sums.Solver{}, who, plain...); got != want {
				t.Errorf("%v wins %v: %v, want %v", who, mixed, got, want)
			}
		}
	}
}

// TestLargeNimber has heaps of which up to 15 counters may be taken: the nim-value is the remainder modulo 16.
func TestLargeNimber(t *testing.T) {
	rules := cgt.ImpartialFunc[int](func(dst []int, heap int) []int {
		for n := max(0, heap-15); n < heap; n++ {
			dst = append(dst, n)
		}
		return dst
	})
	got, err := new(sums.Solver).NimValue(context.Background(), sums.Of(rules, 31), sums.Of(rules, 40))
	if want := nim.Nimber(15 ^ 8); err != nil || got != want {
		t.Errorf("%v, %v, want %v", got, err, want)
	}
}
