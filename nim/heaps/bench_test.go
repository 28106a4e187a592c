package heaps_test

import (
	"flag"
	"fmt"
	"testing"

	"github.com/cgt-go/sdk/nim/heaps"
)

// BenchmarkSequence finds so many values from nothing.
func BenchmarkSequence(b *testing.B) {
	for _, c := range []struct {
		code string
		n    int
	}{
		{"0.77", 1000}, // and then it repeats
		{"0.07", 201},  // Cram on a strip of 200 squares
		{"0.6", 200_000},
		{"0.6", 1_000_000},
		{"4!.0", 200_000},
		{"4!.0", 1_000_000},
		{"0.354", 1_000_000},
		{"0.054", 1_000_000},
		{"0.16", 200_000}, // before it repeats
		{"0.104", 1_000_000},
		{"0.127", 40_000},
		{"0.007", 50_000},
		{"4.[3]", 5000},
		{"0.3F", 1500},
		{"S{2,5,8,1000}", 100_000},
		{"A{2,7,1000}", 100_000},
	} {
		b.Run(fmt.Sprintf("code=%s/values=%d", c.code, c.n), func(b *testing.B) {
			code := heaps.MustParseCode(c.code)
			for b.Loop() {
				s := heaps.Sequence{Code: code}
				if err := s.Extend(b.Context(), c.n); err != nil {
					b.Fatal(err)
				}
			}
			b.ReportMetric(float64(c.n)*float64(b.N)/b.Elapsed().Seconds(), "values/s")
		})
	}
}

// BenchmarkGoroutines is BenchmarkSequence for one goroutine and for two.
func BenchmarkGoroutines(b *testing.B) {
	for _, c := range []struct {
		code string
		n    int
	}{
		{"0.6", 500_000},
		{"4!.0", 500_000},
		{"0.354", 1_000_000},
		{"0.16", 100_000},
		{"0.007", 50_000},
		{"0.042", 50_000},
	} {
		for _, goroutines := range []int{1, 2} {
			b.Run(fmt.Sprintf("code=%s/goroutines=%d", c.code, goroutines), func(b *testing.B) {
				for b.Loop() {
					s := heaps.Sequence{Code: heaps.MustParseCode(c.code), Goroutines: goroutines}
					if err := s.Extend(b.Context(), c.n); err != nil {
						b.Fatal(err)
					}
				}
			})
		}
	}
}

// BenchmarkFindPeriod proves periods from nothing.
func BenchmarkFindPeriod(b *testing.B) {
	for _, c := range []struct {
		code              string
		period, preperiod int
	}{
		{"0.77", 12, 71},
		{"0.165", 1550, 5181},
		{"0.127", 4, 46_578},
		{"0.16", 149_459, 105_351},
		{"0.56", 144, 326_640},
		{"0.376", 4, 2_268_248},
		{"0.354", 1180, 10_061_916},
		{"S{2,5,7}", 22, 0},
		{"A{2,7}", 4, 0},
	} {
		b.Run("code="+c.code, func(b *testing.B) {
			code := heaps.MustParseCode(c.code)
			for b.Loop() {
				s := heaps.Sequence{Code: code}
				p, err := s.FindPeriod(b.Context())
				if err != nil || !p.IsProved() || p.Length != c.period || p.Preperiod != c.preperiod {
					b.Fatal(p, err)
				}
			}
		})
	}
}

var long = flag.Bool("long", false, "run benchmarks that take minutes and gigabytes, and the tests that take longest")

// BenchmarkLongPeriod proves the periods of games that need hundreds of millions of values.
func BenchmarkLongPeriod(b *testing.B) {
	if !*long {
		b.Skip("without the flag -long")
	}
	for text, want := range map[string]heaps.Period{
		"0.054": {Preperiod: 193_235_616, Length: 10_015_179},
		"0.104": {Preperiod: 197_769_598, Length: 11_770_282},
	} {
		b.Run("code="+text, func(b *testing.B) {
			for b.Loop() {
				s := heaps.Sequence{Code: heaps.MustParseCode(text), Limits: heaps.Limits{Values: 600_000_000}}
				p, err := s.FindPeriod(b.Context())
				if err != nil || p.Length != want.Length || p.Preperiod != want.Preperiod || !p.IsProved() {
					b.Fatal(p, err)
				}
			}
		})
	}
}

// BenchmarkVerify checks certificates, and values by the definition.
func BenchmarkVerify(b *testing.B) {
	s := heaps.Sequence{Code: heaps.MustParseCode("0.156")}
	p, err := s.FindPeriod(b.Context())
	if err != nil {
		b.Fatal(err)
	}
	b.Run("period", func(b *testing.B) {
		for b.Loop() {
			if err := p.Verify(b.Context(), &s); err != nil {
				b.Fatal(err)
			}
		}
	})
	b.Run("values=2000", func(b *testing.B) {
		for b.Loop() {
			if err := s.Verify(b.Context(), 0, 2000); err != nil {
				b.Fatal(err)
			}
		}
	})
}
