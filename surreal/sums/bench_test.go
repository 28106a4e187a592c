package sums_test

import (
	"errors"
	"fmt"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"github.com/cgt-go/sdk/cgt"
	"github.com/cgt-go/sdk/nim"
	"github.com/cgt-go/sdk/rulesets/board"
	"github.com/cgt-go/sdk/rulesets/domineering"
	"github.com/cgt-go/sdk/rulesets/kayles"
	"github.com/cgt-go/sdk/rulesets/nogo"
	"github.com/cgt-go/sdk/rulesets/toadsfrogs"
	"github.com/cgt-go/sdk/surreal"
	"github.com/cgt-go/sdk/surreal/sums"
)

// checkerboard returns a board of Clobber full of stones, x and o in turn.
func checkerboard(rows, cols int) sums.Component {
	var lines []string
	for row := range rows {
		lines = append(lines, strings.Repeat("xo", cols)[row%2:][:cols])
	}
	return clobberBoard(strings.Join(lines, "|"))
}

func cram(rows, cols int) sums.Component {
	return sums.Of(domineering.Cram{}, domineering.Rectangle(rows, cols))
}

// strip returns an empty strip of NoGo.
func strip(squares int) sums.Component {
	return sums.Of(nogo.Rules{}, board.New(1, squares, '.'))
}

// mixed returns a number of times Clobber, NoGo, and Elephants and Rhinos, and a few values.
func mixed(times int) []sums.Component {
	var sum []sums.Component
	for range times {
		sum = append(sum, checkerboard(1, 8), strip(8), sums.Of(toadsfrogs.Elephants(), toadsfrogs.MustParse("t..tf.f.")))
	}
	for _, text := range []string{"2", "-1", "3/4", "^*", "{3|-1}", "*3"} {
		sum = append(sum, sums.Value(surreal.MustParse(text)))
	}
	return sum
}

// BenchmarkThreats finds who wins sums of games {a||b|c}.
func BenchmarkThreats(b *testing.B) {
	for _, n := range []int{10, 15, 20, 25} {
		b.Run(fmt.Sprintf("games=%d", n), func(b *testing.B) {
			source := rand.New(rand.NewPCG(1, 1))
			var drawn [][]sums.Component
			for range 10 {
				drawn = append(drawn, threats(source, n, 20))
			}
			for b.Loop() {
				for _, sum := range drawn {
					mustWin(b, &sums.Solver{}, cgt.Left, sum...)
				}
			}
		})
	}
}

// BenchmarkWins finds from nothing who wins if Left begins. The lines are named for figures that are known for MCGS.
func BenchmarkWins(b *testing.B) {
	for _, line := range []struct {
		name string
		sum  []sums.Component
		want bool
	}{
		{"Domineering=5x6", []sums.Component{domineeringBoard(5, 6)}, false},
		{"Domineering=5x7", []sums.Component{domineeringBoard(5, 7)}, false},
		{"Domineering=6x6", []sums.Component{domineeringBoard(6, 6)}, true},
		{"Domineering=6x7", []sums.Component{domineeringBoard(6, 7)}, true},
		{"Clobber=xo^16", []sums.Component{checkerboard(1, 32)}, true},
		{"Clobber=xo^20", []sums.Component{checkerboard(1, 40)}, true},
		{"Clobber=3x6", []sums.Component{checkerboard(3, 6)}, false},
		{"Clobber=4x5", []sums.Component{checkerboard(4, 5)}, true},
		{"Amazons=4x4", []sums.Component{amazonsBoard("x...|....|....|...o")}, true},
		{"Cram=5x5", []sums.Component{cram(5, 5)}, false},
		{"Cram=4x7", []sums.Component{cram(4, 7)}, true},
		{"Cram=1x200", []sums.Component{cram(1, 200)}, true},
		{"Kayles=1000", []sums.Component{sums.Of(kayles.Pins{}, kayles.Row(1000))}, true},
		{"Domineering=4x4+4x4+4x4", []sums.Component{domineeringBoard(4, 4), domineeringBoard(4, 4), domineeringBoard(4, 4)}, true},
		{"NoGo=1x18", []sums.Component{strip(18)}, true},
		{"NoGo=1x20", []sums.Component{strip(20)}, true},
		{"NoGo=1x22", []sums.Component{strip(22)}, true},
		{"NoGo=9+7+9+7", []sums.Component{strip(9), strip(7), strip(9), strip(7)}, false},
		{"NoGo=4x4", []sums.Component{sums.Of(nogo.Rules{}, board.New(4, 4, '.'))}, false},
		{"NoGo=1x18,impartial", []sums.Component{ruled(true, nogo.Rules{}, board.New(1, 18, '.'))}, true},
		{"Mixed=2", mixed(2), true},
		{"Domineering=boxes", []sums.Component{domineeringBoard(3, 3), domineeringBoard(4, 3), domineeringBoard(2, 5), domineeringBoard(5, 2), domineeringBoard(3, 4)}, true},
	} {
		b.Run(line.name, func(b *testing.B) {
			b.ReportAllocs()
			for b.Loop() {
				if got := mustWin(b, &sums.Solver{}, cgt.Left, line.sum...); got != line.want {
					b.Fatalf("Left wins: %v, want %v", got, line.want)
				}
			}
		})
	}
}

// BenchmarkCopies comes to a limit with very many copies of two positions, as TestManyCopies does.
func BenchmarkCopies(b *testing.B) {
	onward := cgt.RulesetFunc[int](func(dst []int, p int, _ cgt.Player) []int { return append(dst, p+1, p+2) })
	sum := slices.Repeat([]sums.Component{sums.Of(onward, 1_000_000), sums.Of(onward, 0)}, 5_000)
	for b.Loop() {
		s := sums.Solver{Limits: sums.Limits{States: 4}}
		if _, err := s.Outcome(b.Context(), sum...); !errors.Is(err, cgt.ErrLimit) {
			b.Fatal(err)
		}
	}
}

// BenchmarkNimValue finds nim-values from nothing, which is what MCGS was asked for in the lines of Cram and Kayles.
func BenchmarkNimValue(b *testing.B) {
	for _, line := range []struct {
		name string
		sum  sums.Component
		want nim.Nimber
	}{
		{"Cram=5x5", cram(5, 5), 0},
		{"Cram=4x7", cram(4, 7), 3},
		{"Cram=5x6", cram(5, 6), 2},
		{"Cram=1x200", cram(1, 200), 4},
		{"Kayles=1000", sums.Of(kayles.Pins{}, kayles.Row(1000)), 1},
	} {
		b.Run(line.name, func(b *testing.B) {
			b.ReportAllocs()
			for b.Loop() {
				if got, err := new(sums.Solver).NimValue(b.Context(), line.sum); got != line.want || err != nil {
					b.Fatalf("%v, %v, want %v", got, err, line.want)
				}
			}
		})
	}
}

// BenchmarkGoroutines finds who wins large boards, with one goroutine and with two.
func BenchmarkGoroutines(b *testing.B) {
	for _, line := range []struct {
		name string
		c    sums.Component
	}{
		{"Domineering=6x7", domineeringBoard(6, 7)},
		{"NoGo=1x22", strip(22)},
		{"NoGo=1x26", strip(26)},
		{"Clobber=xo^22", checkerboard(1, 44)},
		{"NoGo=2x7,impartial", ruled(true, nogo.Rules{}, board.New(2, 7, '.'))},
	} {
		for _, n := range []int{1, 2} {
			b.Run(fmt.Sprintf("%s/goroutines=%d", line.name, n), func(b *testing.B) {
				for b.Loop() {
					mustWin(b, &sums.Solver{Goroutines: n}, cgt.Left, line.c)
				}
			})
		}
	}
}
