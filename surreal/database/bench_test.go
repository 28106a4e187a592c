package database_test

import (
	"bytes"
	"fmt"
	"testing"

	"github.com/cgt-go/sdk/cgt"
	"github.com/cgt-go/sdk/rulesets/board"
	"github.com/cgt-go/sdk/rulesets/clobber"
	"github.com/cgt-go/sdk/rulesets/domineering"
	"github.com/cgt-go/sdk/rulesets/nogo"
	"github.com/cgt-go/sdk/surreal/database"
	"github.com/cgt-go/sdk/surreal/sums"
)

// strips yields all strips of the given length.
func strips(cols int) func(yield func(board.Board) bool) { return board.All(1, cols, "xo.") }

func nogoStrips() database.Maker[board.Board] {
	return database.Maker[board.Board]{Name: "nogo", Rules: nogo.Rules{}, Parse: nogo.Parse}
}

func clobberStrips() database.Maker[board.Board] {
	return database.Maker[board.Board]{Name: "clobber", Rules: clobber.Rules{}, Parse: clobber.Parse}
}

// BenchmarkBuild builds databases. The number of positions and the bytes of the file are reported.
func BenchmarkBuild(b *testing.B) {
	b.Run("Domineering=4x4", func(b *testing.B) { benchmarkBuild(b, maker(), pieces(4, 4)) })
	b.Run("NoGo=1x9", func(b *testing.B) { benchmarkBuild(b, nogoStrips(), strips(9)) })
	b.Run("NoGo=1x10", func(b *testing.B) { benchmarkBuild(b, nogoStrips(), strips(10)) })
	b.Run("Clobber=1x10", func(b *testing.B) { benchmarkBuild(b, clobberStrips(), strips(10)) })
	for _, goroutines := range []int{1, 2} {
		b.Run(fmt.Sprintf("Clobber=1x12/goroutines=%d", goroutines), func(b *testing.B) {
			m := clobberStrips()
			m.Goroutines = goroutines
			benchmarkBuild(b, m, strips(12))
		})
	}
}

func benchmarkBuild[Pos comparable](b *testing.B, m database.Maker[Pos], starts func(func(Pos) bool)) {
	for b.Loop() {
		d, leftOut, err := m.Build(b.Context(), starts)
		if err != nil {
			b.Fatal(err)
		}
		b.StopTimer()
		b.ReportMetric(float64(d.Len()), "positions")
		b.ReportMetric(float64(leftOut), "left-out")
		b.ReportMetric(float64(len(fileOf(b, d))), "bytes")
		b.StartTimer()
	}
}

// BenchmarkRead reads files, without verifying values, and BenchmarkVerify verifies all.
func BenchmarkRead(b *testing.B) {
	b.Run("Domineering=4x4", func(b *testing.B) { benchmarkRead(b, maker(), pieces(4, 4)) })
	b.Run("NoGo=1x9", func(b *testing.B) { benchmarkRead(b, nogoStrips(), strips(9)) })
	b.Run("Clobber=1x12", func(b *testing.B) { benchmarkRead(b, clobberStrips(), strips(12)) })
}

func benchmarkRead[Pos comparable](b *testing.B, m database.Maker[Pos], starts func(func(Pos) bool)) {
	file := fileOf(b, build(b, m, starts))
	for b.Loop() {
		if _, err := m.Read(b.Context(), bytes.NewReader(file)); err != nil {
			b.Fatal(err)
		}
	}
}

func BenchmarkVerify(b *testing.B) {
	d := build(b, maker(), pieces(4, 4))
	b.Run("Domineering=4x4", func(b *testing.B) {
		for b.Loop() {
			if err := d.Verify(b.Context()); err != nil {
				b.Fatal(err)
			}
		}
	})
}

// BenchmarkWins finds who wins if Left begins, with a database that is there and otherwise from nothing. The lines are
// named for figures that are known for MCGS with its database, as in the benchmark of the same name of package sums.
func BenchmarkWins(b *testing.B) {
	pieces := build(b, maker(), pieces(4, 4))
	nogos := build(b, nogoStrips(), strips(9))
	clobbers := build(b, clobberStrips(), strips(12))
	rectangle := func(rows, cols int) sums.Component {
		return sums.Of(domineering.Rules{}, domineering.Rectangle(rows, cols))
	}
	strip := func(cols int) sums.Component { return sums.Of(nogo.Rules{}, board.New(1, cols, '.')) }
	checkered := func(cols int) sums.Component {
		return sums.Of(clobber.Rules{}, board.New(1, cols, '.').Fill(func(i int) byte { return "xo"[i%2] }))
	}
	for _, line := range []struct {
		name     string
		database sums.Database
		sum      []sums.Component
		want     bool
	}{
		{"Domineering=4x4+4x4+4x4", pieces, []sums.Component{rectangle(4, 4), rectangle(4, 4), rectangle(4, 4)}, true},
		{"Domineering=boxes", pieces, []sums.Component{rectangle(3, 3), rectangle(4, 3), rectangle(2, 5), rectangle(5, 2), rectangle(3, 4)}, true},
		{"Domineering=6x6", pieces, []sums.Component{rectangle(6, 6)}, true},
		{"NoGo=9+7+9+7", nogos, []sums.Component{strip(9), strip(7), strip(9), strip(7)}, false},
		{"NoGo=9+7+9+7+9+7", nogos, []sums.Component{strip(9), strip(7), strip(9), strip(7), strip(9), strip(7)}, true},
		{"NoGo=1x20", nogos, []sums.Component{strip(20)}, true},
		{"Clobber=xo^20", clobbers, []sums.Component{checkered(40)}, true},
	} {
		for _, with := range []struct {
			name     string
			database sums.Database
		}{{"database=no", nil}, {"database=yes", line.database}} {
			b.Run(line.name+"/"+with.name, func(b *testing.B) {
				for b.Loop() {
					s := sums.Solver{Database: with.database}
					wins, err := s.Wins(b.Context(), cgt.Left, line.sum...)
					if err != nil || wins != line.want {
						b.Fatalf("Left wins: %v, %v, want %v", wins, err, line.want)
					}
				}
			})
		}
	}
}
