package heaps_test

import (
	"errors"
	"math"
	"testing"

	"pgregory.net/rapid"

	"github.com/cgt-go/sdk/nim"
	"github.com/cgt-go/sdk/nim/heaps"
)

// TestTamper changes certificates. Whatever no longer holds must be refused.
func TestTamper(t *testing.T) {
	for _, text := range []string{"0.77", "0.07", "S{1,8,11}", "A{2,4}", "A{3,5,6,11}", "0.3F", "4.[3]", "0.4=3", "0.[30]"} {
		t.Run(text, func(t *testing.T) {
			s := sequence(t, text, 1000)
			p, ok := s.Period()
			if !ok {
				t.Fatal("no period")
			}
			if err := p.Verify(t.Context(), s); err != nil {
				t.Fatal(err)
			}
			if p.Checked > 1000 || p.Code != s.Code {
				t.Errorf("%+v", p)
			}
			for name, change := range map[string]func(*heaps.Period){
				"a longer preperiod":  func(p *heaps.Period) { p.Preperiod++ },
				"another length":      func(p *heaps.Period) { p.Length++ },
				"a multiple":          func(p *heaps.Period) { p.Length *= 2; p.Saltus *= 2 },
				"another saltus":      func(p *heaps.Period) { p.Saltus++ },
				"another code":        func(p *heaps.Period) { p.Code = heaps.MustParseCode("0.123") },
				"too few values":      func(p *heaps.Period) { p.Checked = p.Preperiod + p.Length },
				"no length":           func(p *heaps.Period) { p.Length = 0 },
				"a negative length":   func(p *heaps.Period) { p.Length = -p.Length },
				"a negative place":    func(p *heaps.Period) { p.Preperiod = -1 },
				"no theorem":          func(p *heaps.Period) { p.Proof = 7 },
				"the other theorem":   func(p *heaps.Period) { p.Proof = p.Proof%3 + 1 },
				"a shorter preperiod": func(p *heaps.Period) { p.Preperiod-- },
				"a length beyond all": func(p *heaps.Period) {
					*p = heaps.Period{Code: p.Code, Preperiod: 5, Length: math.MaxInt, Checked: -10}
				},
				"a saltus beyond all": func(p *heaps.Period) {
					*p = heaps.Period{Code: p.Code, Length: math.MaxInt, Saltus: 1 << 63, Checked: -2}
				},
			} {
				q := p
				change(&q)
				if err := q.Verify(t.Context(), s); !errors.Is(err, heaps.ErrPeriod) {
					if name == "the other theorem" && text == "S{1,8,11}" {
						continue // both are for it
					}
					t.Errorf("%s: %+v: %v", name, q, err)
				}
			}
		})
	}
}

// TestProofNeedsWindow checks that a proof is refused with one value less than the theorem demands, and found with just
// as many.
func TestProofNeedsWindow(t *testing.T) {
	for text, need := range map[string]int{"0.77": 2*71 + 2*12 + 2 - 1, "0.07": 2*53 + 2*34 + 2 - 1, "0.15": 2*1 + 2*10 + 2 - 1, "S{2,5,7}": 1 + 22 + 7} {
		s := sequence(t, text, need-1)
		if p, ok := s.Period(); ok {
			t.Errorf("%s: with %d values, %v", text, need-1, p)
		}
		s = sequence(t, text, need)
		p, ok := s.Period()
		if !ok || !p.IsProved() {
			t.Fatalf("%s: with %d values, %v", text, need, p)
		}
		if p.Checked--; !errors.Is(p.Verify(t.Context(), s), heaps.ErrPeriod) {
			t.Errorf("%s: a proof with %d values", text, need-1)
		}
	}
}

// TestPeriodsHold finds periods that are proved for random codes and compares what follows with values found by the
// definition.
func TestPeriodsHold(t *testing.T) {
	for name, kind := range map[string]struct {
		codes *rapid.Generator[string]
		n     int
	}{
		"octal":  {drawCode("01234567", 3, true, false), 55},
		"repeat": {drawCode("0123", 4, false, true), 55},
		"three":  {drawCode("0138BF", 2, true, false), 35},
		"lists":  {drawCode("034abdfgh", 2, true, false), 22},
	} {
		t.Run(name, func(t *testing.T) {
			found := 0
			rapid.Check(t, func(t *rapid.T) {
				text := kind.codes.Draw(t, "code")
				want := readNaive(text).sequence(kind.n)
				s := &heaps.Sequence{Code: heaps.MustParseCode(text)}
				size := rapid.IntRange(2, kind.n-5).Draw(t, "size")
				if err := s.Extend(t.Context(), size); err != nil {
					t.Fatal(err)
				}
				p, ok := s.Period()
				if !ok || !p.IsProved() {
					return
				}
				found++
				if err := p.Verify(t.Context(), s); err != nil {
					t.Fatal(err)
				}
				for n := range want {
					m, plus := p.Reduce(n)
					if m >= size {
						t.Fatalf("%v: a heap of %d is to stand for %d", p, m, n)
					}
					if nim.Nimber(want[n]) != s.At(m)+plus {
						t.Fatalf("%v, but the value of %d is %d", p, n, want[n])
					}
				}
			})
			if found == 0 && !testing.Short() {
				t.Error("no period was found")
			}
		})
	}
}

// TestAllBut checks that all-but games are arithmetically periodic. Source: Siegel, Combinatorial Game Theory, §IV.2.
func TestAllBut(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		code, err := heaps.AllBut(rapid.SliceOfN(rapid.IntRange(1, 6), 0, 3).Draw(t, "numbers")...)
		if err != nil {
			t.Fatal(err)
		}
		s := &heaps.Sequence{Code: code, Limits: heaps.Limits{Values: 20_000}}
		p, err := s.FindPeriod(t.Context())
		if err != nil || p.Saltus == 0 || p.Proof != heaps.State {
			t.Fatalf("%v, %v", p, err)
		}
		if err := p.Verify(t.Context(), s); err != nil {
			t.Fatal(err)
		}
	})
}

// The first values are those in the tests of CGSuite 2.
func TestAllButValues(t *testing.T) {
	s := sequence(t, "A{2,3,7}", 21)
	compare(t, s, []uint64{0, 1, 0, 1, 2, 3, 2, 3, 4, 5, 4, 5, 6, 7, 6, 7, 8, 9, 8, 9, 10})
}

// TestPeriodOfNothing: there is no sequence to check, which is a programmer's mistake.
func TestPeriodOfNothing(t *testing.T) {
	defer func() {
		if err, ok := recover().(error); !ok || err.Error() != "heaps: Period.Verify without a Sequence" {
			t.Errorf("%v, want a panic that says what is missing", err)
		}
	}()
	_ = heaps.Period{}.Verify(t.Context(), nil)
	t.Error("no panic")
}
