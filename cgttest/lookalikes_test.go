package cgttest_test

import (
	"fmt"
	"strings"
	"testing"

	"github.com/cgt-go/sdk/cgt"
	"github.com/cgt-go/sdk/cgttest"
	"github.com/cgt-go/sdk/zermelo"
)

// pair has two heaps, one of each player, and a text that does not tell them apart.
type pair struct{ a, b int }

func (p pair) String() string { return fmt.Sprint(p.a + p.b) }

// pairs are heaps from which players take one at a time.
type pairs struct{}

func (pairs) AppendMoves(dst []pair, p pair, who cgt.Player) []pair {
	switch {
	case who == cgt.Left && p.a > 0:
		dst = append(dst, pair{p.a - 1, p.b})
	case who == cgt.Right && p.b > 0:
		dst = append(dst, pair{p.a, p.b - 1})
	}
	return dst
}

// exchanged are pairs whose representatives have the players exchanged without a word; parted are pairs with wrong parts.
type (
	exchanged struct{ pairs }
	parted    struct{ pairs }
)

func (exchanged) Normalize(p pair) (pair, bool) { return pair{max(p.a, p.b), min(p.a, p.b)}, false }

func (parted) AppendParts(dst []pair, p pair) []pair {
	return append(dst, pair{a: p.a}, pair{a: p.b})
}

// alternate is a game in which one heap is played on, and the other number says who is to move; its bounds are wrong.
type alternate struct{}

func (alternate) Turn(p pair) zermelo.Player     { return zermelo.Player(p.b) }
func (alternate) End(p pair) (zermelo.Int, bool) { return zermelo.Int(1 - 2*p.b), p.a == 0 }

func (alternate) AppendMoves(dst []pair, p pair) []pair     { return append(dst, pair{p.a - 1, 1 - p.b}) }
func (alternate) Bounds(pair) (lo, hi zermelo.Int, ok bool) { return 7, 7, true }

// addresses are positions whose texts are the same and which differ in what has no text.
type addresses struct{}

func (addresses) AppendMoves(dst []*pair, p *pair, _ cgt.Player) []*pair {
	if p.a == 0 {
		return dst
	}
	return append(dst, &pair{p.a - 1, 0})
}

// Who reads about positions with the same text is told that there are such, and what they are made of.
func TestLookalikes(t *testing.T) {
	const (
		zeroOne = "1, here cgttest_test.pair{a: 0, b: 1}"
		oneZero = "1, here cgttest_test.pair{a: 1, b: 0}"
		alike   = "\n\tbut different positions have the same text: cgttest_test.pair{a: "
	)
	game := cgttest.GameSuite[pair, zermelo.Int]{Game: alternate{}, Positions: []pair{{3, 0}}}
	for want, err := range map[string]error{
		"on " + zeroOne + "\n\tfound at " + zeroOne + ": the value is -1, but that of the representative " + oneZero + " is 1\n": cgttest.TestRuleset(exchanged{}, pair{3, 2}),
		"the value is -1, but the parts [0 " + oneZero + "] have the sum 1\n":                                                    cgttest.TestRuleset(parted{}, pair{1, 1}, pair{0, 1}, pair{1, 0}),
		"on 3, here cgttest_test.pair{a: 3, b: 0}\n":                                                                             game.Check(),
	} {
		if err == nil || !strings.Contains(err.Error(), want) || !strings.Contains(err.Error(), alike) {
			t.Errorf("%v: want %q", err, want)
		}
	}
	if err := cgttest.TestRuleset(addresses{}, &pair{3, 0}); err == nil || strings.Contains(err.Error(), "different positions") {
		t.Errorf("pointers: %v", err)
	}
	if err := cgttest.TestRuleset(pairs{}, pair{3, 2}); err != nil {
		t.Error(err)
	}
}
