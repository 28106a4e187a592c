package heaps

import (
	"errors"
	"testing"
)

// TestCopiesProveNothing has a sequence copy its values by a period that is wrong. Verify must not be content with the
// copies.
func TestCopiesProveNothing(t *testing.T) {
	s := &Sequence{Code: Officers()}
	if err := s.Extend(t.Context(), 100); err != nil {
		t.Fatal(err)
	}
	p := Period{Code: s.Code, Preperiod: 95, Length: 3, Checked: 400, Proof: Window}
	s.engine = &repeating{s.engine, p, 400}
	for n := 98; n < 400; n++ {
		if m, _ := p.Reduce(n); s.At(n) != s.At(m) && n >= 100 {
			t.Fatalf("%d is no copy of %d", n, m)
		}
	}
	if err := p.Verify(t.Context(), s); !errors.Is(err, ErrPeriod) {
		t.Errorf("%v", err)
	}
}

// TestRepeats copies values only after a proof, and the same that would be found.
func TestRepeats(t *testing.T) {
	for _, text := range []string{"0.77", "S{2,5,7}", "A{2,7}", "0.[30]", "0.33F"} {
		s := &Sequence{Code: MustParseCode(text)}
		if err := s.Extend(t.Context(), 600); err != nil || !s.repeats() {
			t.Fatalf("%s repeats: %v, %v", text, s.repeats(), err)
		}
		if err := s.Verify(t.Context(), 0, 600); err != nil {
			t.Error(err)
		}
		if p, ok := s.Period(); !ok || !p.IsProved() || p.Checked > 600 {
			t.Errorf("%v, %v", p, ok)
		}
	}
	s := &Sequence{Code: Officers()}
	if err := s.Extend(t.Context(), 600); err != nil || s.repeats() {
		t.Errorf("0.6 repeats: %v, %v", s.repeats(), err)
	}
}
