package heaps_test

import (
	"context"
	"testing"

	"pgregory.net/rapid"

	"github.com/cgt-go/sdk/nim"
	"github.com/cgt-go/sdk/nim/heaps"
)

// sequence returns a sequence with n values.
func sequence(t testing.TB, code string, n int) *heaps.Sequence {
	t.Helper()
	c, err := heaps.Parse(code)
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
	} {
		t.Run(name, func(t *testing.T) {
			rapid.Check(t, func(t *rapid.T) {
				text := kind.codes.Draw(t, "code")
				n := rapid.IntRange(1, kind.n).Draw(t, "n")
				s := &heaps.Sequence{Code: heaps.MustParse(text)}
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
