package rulesets_test

import (
	"testing"

	"github.com/cgt-go/sdk/cgt"
	"github.com/cgt-go/sdk/cgttest"
	"github.com/cgt-go/sdk/internal/ruletest"
	"github.com/cgt-go/sdk/nim"
	"github.com/cgt-go/sdk/surreal"
	"github.com/cgt-go/sdk/surreal/sums"
)

// positions are the rules by which sums of different games are played.
var positions = ruletest.EraseRules[cgt.Position](cgt.Positions{})

// TestSums asks every solver about the sum and the difference of the smallest positions of neighbouring rows, and about
// the difference of each with itself.
func TestSums(t *testing.T) {
	var list []played
	for _, e := range rows() {
		if e, ok := e.(played); ok && e.isFirst {
			list = append(list, e)
		}
	}
	for i, a := range list {
		if isSmall() && i%5 != 0 {
			continue
		}
		b := list[(i+1)%len(list)]
		t.Run(a.String()+" and "+b.String(), func(t *testing.T) {
			checkSum(t, a, b)
			checkDifference(t, a)
		})
	}
}

func (e played) bound() cgt.Position       { return cgt.Bind(e.rules, e.start) }
func (e played) component() sums.Component { return sums.Of(e.rules, e.start) }
func (e played) value(t *testing.T) surreal.Game {
	return must(surreal.Value(t.Context(), e.rules, e.start))
}

// checkSum asks about a + b and about a − b.
func checkSum(t *testing.T, a, b played) {
	for _, sum := range []struct {
		name     string
		position cgt.Position
		second   sums.Component
		value    surreal.Game
	}{
		{"sum", cgt.Sum(a.bound(), b.bound()), b.component(), a.value(t).Add(b.value(t))},
		{"difference", cgt.Sum(a.bound(), cgt.Neg(b.bound())), b.component().Neg(), a.value(t).Sub(b.value(t))},
	} {
		x := findTruth(t, positions, sum.position)
		check(t, sum.name, subject{x, positions, false}, nil)
		if g, err := surreal.Value(t.Context(), positions, any(sum.position)); g != sum.value || err != nil {
			t.Fatalf("the %s is worth %v, %v, and its parts %v together", sum.name, g, err, sum.value)
		}
		var solver sums.Solver
		if o, err := solver.Outcome(t.Context(), a.component(), sum.second); o != x.outcome(0) || err != nil {
			t.Fatalf("the outcome of the %s is %v, %v, and not %v", sum.name, o, err, x.outcome(0))
		}
		hidden := sums.Of(cgttest.Shuffled(cgttest.Duplicated(b.rules)), b.start)
		if sum.name == "difference" {
			hidden = hidden.Neg()
		}
		if o, err := solver.Outcome(t.Context(), sums.Of(cgttest.Plain(a.rules), a.start), hidden); o != x.outcome(0) || err != nil {
			t.Fatalf("the outcome of the %s, behind wrappers, is %v, %v, and not %v", sum.name, o, err, x.outcome(0))
		}
		for _, first := range []cgt.Player{cgt.Left, cgt.Right} {
			solution, err := solver.Solve(t.Context(), first, a.component(), sum.second)
			if err == nil {
				_, err = solution.Verify(t.Context(), sums.VerifyLimits{})
			}
			if err != nil || (solution.Winner == first) != x.wins[first][0] {
				t.Fatalf("%s: %v begins: %v", sum.name, first, err)
			}
		}
		checkNimSum(t, a, b, x)
	}
}

// checkNimSum is for sums of impartial games.
func checkNimSum(t *testing.T, a, b played, x *truth) {
	first, ok := a.rules.(cgt.ImpartialRuleset[any])
	second, isToo := b.rules.(cgt.ImpartialRuleset[any])
	if !ok || !isToo {
		return
	}
	n := nim.Sum(must(nim.Value(t.Context(), first, a.start)), must(nim.Value(t.Context(), second, b.start)))
	if want := x.grundy()[0]; uint64(n) != want {
		t.Fatalf("the nim-sum is %v, and not %d", n, want)
	}
	var solver sums.Solver
	if m, err := solver.NimValue(t.Context(), a.component(), b.component().Neg()); m != n || err != nil {
		t.Fatalf("the nim-value of the sum is %v, %v, and not %v", m, err, n)
	}
}

// checkDifference is for a − a, which whoever begins loses.
func checkDifference(t *testing.T, a played) {
	p := cgt.Sum(a.bound(), cgt.Neg(a.bound()))
	x := findTruth(t, positions, p)
	if x.outcome(0) != cgt.P {
		t.Fatalf("%v less itself is an %v", a, x.outcome(0))
	}
	check(t, "less itself", subject{x, positions, false}, nil)
	if g, err := surreal.Value(t.Context(), positions, any(p)); !g.IsZero() || err != nil {
		t.Fatalf("%v less itself is worth %v, %v", a, g, err)
	}
}
