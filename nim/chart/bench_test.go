package chart_test

import (
	"fmt"
	"testing"

	"github.com/cgt-go/sdk/nim"
	"github.com/cgt-go/sdk/nim/chart"
)

// BenchmarkMap draws the table of nim-sums.
func BenchmarkMap(b *testing.B) {
	for _, size := range []int{40, 200, 1000} {
		b.Run(fmt.Sprintf("size=%d", size), func(b *testing.B) {
			m := chart.Map{Rows: size, Cols: size, Value: func(row, col int) nim.Nimber { return nim.Nimber(row).Add(nim.Nimber(col)) }}
			b.ReportAllocs()
			for b.Loop() {
				if _, err := m.AppendSVG(nil); err != nil {
					b.Fatal(err)
				}
			}
		})
	}
}

// BenchmarkSequence draws a sequence.
func BenchmarkSequence(b *testing.B) {
	for _, size := range []int{1000, 100_000} {
		b.Run(fmt.Sprintf("size=%d", size), func(b *testing.B) {
			var s chart.Sequence
			for n := range nim.Nimber(size) {
				s.Values = append(s.Values, n*n%101)
			}
			b.ReportAllocs()
			for b.Loop() {
				s.AppendSVG(nil)
			}
		})
	}
}
