package heaps_test

import (
	"context"
	"errors"
	"testing"

	"pgregory.net/rapid"

	"github.com/cgt-go/sdk/cgt"
	"github.com/cgt-go/sdk/internal/countdown"
	"github.com/cgt-go/sdk/internal/detector"
	"github.com/cgt-go/sdk/nim"
	"github.com/cgt-go/sdk/nim/heaps"
)

// sequence returns a sequence with n values.
func sequence(t testing.TB, code string, n int) *heaps.Sequence {
	t.Helper()
	c, err := heaps.ParseCode(code)
	if err != nil {
		t.Fatal(err)
	}
	s := &heaps.Sequence{Code: c}
	if err := s.Extend(t.Context(), n); err != nil {
		t.Fatalf("%s: %v", code, err)
	}
	return s
}

// compare compares a sequence with values.
func compare(t interface {
	Helper()
	Fatalf(string, ...any)
}, s *heaps.Sequence, want []uint64,
) {
	t.Helper()
	for n, v := range want {
		if s.At(n) != nim.Nimber(v) {
			t.Fatalf("%v: the value of %d is %d, want %d", s.Code, n, s.At(n), v)
		}
	}
}

// TestSequenceByDefinition compares all kinds of codes with the definition.
func TestSequenceByDefinition(t *testing.T) {
	for name, kind := range map[string]struct {
		codes *rapid.Generator[string]
		n     int
	}{
		"octal":    {drawCode("01234567", 4, false, false), 100},
		"unequal":  {drawCode("01234567", 3, true, false), 80},
		"take":     {drawCode("0123", 6, false, true), 70},
		"repeat":   {drawCode("0123467", 3, true, true), 60},
		"three":    {drawCode("0138BCF", 2, false, false), 40},
		"anything": {drawCode("01239CFGKV", 2, true, true), 28},
		"lists":    {drawCode("034abcdefghijkl", 2, true, true), 22},
	} {
		t.Run(name, func(t *testing.T) {
			rapid.Check(t, func(t *rapid.T) {
				text := kind.codes.Draw(t, "code")
				n := rapid.IntRange(1, kind.n).Draw(t, "n")
				s := &heaps.Sequence{Code: heaps.MustParseCode(text)}
				if err := s.Extend(context.Background(), n); err != nil {
					t.Fatal(err)
				}
				compare(t, s, readNaive(text).sequence(n))
				if err := s.Verify(context.Background(), 0, n); err != nil {
					t.Fatal(err)
				}
			})
		})
	}
}

// TestStops stops where it is told to, and goes on as if nothing had been.
func TestStops(t *testing.T) {
	for _, c := range []struct {
		code string
		n    int
	}{{"0.6", 3000}, {"0.104", 9_500}, {"0.3F", 60}, {"4.[3]", 300}, {"0.G!", 40}, {"0.[8]", 40}} {
		want := sequence(t, c.code, c.n)
		s := &heaps.Sequence{Code: heaps.MustParseCode(c.code)}
		for stops := 0; s.Len() < c.n; stops++ {
			if err := s.Extend(countdown.New(1+stops%7*stops, nil), c.n); err != nil && !errors.Is(err, context.Canceled) {
				t.Fatal(err)
			}
		}
		for n := range c.n {
			if s.At(n) != want.At(n) {
				t.Fatalf("%s: the value of %d is %d, want %d", c.code, n, s.At(n), want.At(n))
			}
		}
	}
	cause := errors.New("enough")
	ctx, cancel := context.WithCancelCause(t.Context())
	cancel(cause)
	s := &heaps.Sequence{Code: heaps.Officers()}
	if err := s.Extend(ctx, 100); err != cause || s.Len() != 1 {
		t.Errorf("%v with %d values", err, s.Len())
	}
	s = sequence(t, "0.6", 100)
	if err := s.Verify(ctx, 0, 100); err != cause {
		t.Errorf("%v", err)
	}
	if _, err := s.FindPeriod(ctx); err != cause {
		t.Errorf("%v", err)
	}
}

func TestLimits(t *testing.T) {
	s := &heaps.Sequence{Code: heaps.MustParseCode("0.3F"), Limits: heaps.Limits{Words: 100}}
	var limit *cgt.LimitError
	if err := s.Extend(t.Context(), 1000); !errors.As(err, &limit) || limit.Limit != 100 {
		t.Fatalf("%v", err)
	}
	found := s.Len()
	s.Limits.Words = 0
	if err := s.Extend(t.Context(), found+50); err != nil {
		t.Fatal(err)
	}
	compare(t, s, readNaive("0.3F").sequence(found+50))

	calls := 0
	s = &heaps.Sequence{Code: heaps.MustParseCode("0.104"), Progress: func(n int) {
		if calls++; n%64 != 0 && n != 40_000 {
			t.Errorf("progress at %d", n)
		}
	}}
	if err := s.Extend(t.Context(), 40_000); err != nil || calls < 3 || s.Len() != 40_000 {
		t.Errorf("%d calls, %d values, %v", calls, s.Len(), err)
	}
}

// TestSparse checks the numbers of rare heaps of games that nobody has solved against those of
// github.com/tczajka/octal-games, UnsolvedGames.md: with that of 0, 0.6 has 1584, the last of them 20627.
func TestSparse(t *testing.T) {
	if detector.On {
		t.Skip("it takes too long with the race detector")
	}
	s := sequence(t, "0.6", 25_000)
	report, ok := s.Sparse()
	if !ok || len(report.Rare) != 1583 || report.Rare[1582] != 20627 || report.ByParity {
		t.Errorf("%d rare heaps with the mask %x", len(report.Rare), uint64(report.Mask))
	}
	for _, text := range []string{"S{2,3}", "0.3F", "4.[3]"} {
		if report, ok := sequence(t, text, 100).Sparse(); ok {
			t.Errorf("%s: %v", text, report)
		}
	}
	// Once a period is known values are copied, and rare heaps are still counted.
	if report, ok := sequence(t, "0.77", 1000).Sparse(); !ok || len(report.Rare) == 0 {
		t.Errorf("%v, %v", report, ok)
	}
}

// TestCutInEqualHeaps checks that the value of a heap that may be cut into any number of equal heaps, {2+}=.0, is the
// number of odd prime factors, with multiplicity, and one more if it is even. The argument is that of Maundy cake for
// one side of the cake: a cut into an even number of heaps is worth 0, and one into an odd number r as much as the
// part.
func TestCutInEqualHeaps(t *testing.T) {
	s := sequence(t, "{2+}=.0", 3000)
	for n := 1; n < s.Len(); n++ {
		want := 0
		for m, p := n, 2; m > 1; p++ {
			for ; m%p == 0; m /= p {
				if p > 2 || want == 0 {
					want++
				}
			}
		}
		if s.At(n) != nim.Nimber(want) {
			t.Fatalf("the value of %d is %d, want %d", n, s.At(n), want)
		}
	}
}
