package surreal

import (
	"fmt"
	"math/rand/v2"
	"runtime"
	"slices"
	"testing"
)

// benchKinds are pairs of games of every kind that arithmetic treats in its own way.
var benchKinds = []struct{ name, g, h string }{
	{"number", "3/8", "-17/4"},
	{"bignumber", "170141183460469231731687303715884105727/2", "1/340282366920938463463374607431768211456"},
	{"up", "^3*2", "v5*"},
	{"nimber", "*12", "*9"},
	{"switch", "+-3", "+-5"},
	{"switchnumber", "{7|2}", "5/8"},
	{"switchup", "{7|2}", "^3*2"},
	{"tiny", "+_2", "+_1"},
	{"allsmall", "{0||0,v*|vv}", "{^|*||*|||*}"},
	{"hot", "{5|2||0|-3}", "{4|1||-1|-6}"},
	{"hotter", "{{9|5||3|1},6|0,{2|-1}||-2|-8}", "{7|{3|2},{4|1}||0|-5,{-2|-4}}"},
}

func BenchmarkAdd(b *testing.B) {
	for _, kind := range benchKinds {
		b.Run("kind="+kind.name, func(b *testing.B) {
			g, h := MustParse(kind.g), MustParse(kind.h)
			b.ReportAllocs()
			for b.Loop() {
				g.Add(h)
			}
		})
	}
}

// BenchmarkAddFresh adds without what earlier sums left in memory.
func BenchmarkAddFresh(b *testing.B) {
	for _, kind := range benchKinds {
		b.Run("kind="+kind.name, func(b *testing.B) {
			g, h := MustParse(kind.g), MustParse(kind.h)
			b.ReportAllocs()
			for b.Loop() {
				new(engine).add(g, h)
			}
		})
	}
}

func BenchmarkRel(b *testing.B) {
	for _, kind := range benchKinds {
		b.Run("kind="+kind.name, func(b *testing.B) {
			g, h := MustParse(kind.g), MustParse(kind.h)
			b.ReportAllocs()
			for b.Loop() {
				g.Rel(h)
			}
		})
	}
}

func BenchmarkNeg(b *testing.B) {
	for _, kind := range benchKinds {
		b.Run("kind="+kind.name, func(b *testing.B) {
			g := MustParse(kind.g)
			b.ReportAllocs()
			for b.Loop() {
				g.Neg()
			}
		})
	}
}

// BenchmarkNew makes games that exist already from their options.
func BenchmarkNew(b *testing.B) {
	for _, kind := range benchKinds {
		b.Run("kind="+kind.name, func(b *testing.B) {
			g := MustParse(kind.g)
			left, right := slices.Collect(g.Left()), slices.Collect(g.Right())
			b.ReportAllocs()
			for b.Loop() {
				New(left, right)
			}
			runtime.KeepAlive(g)
		})
	}
	b.Run("kind=pairs", func(b *testing.B) { // {g|h} for all games born by day 2
		games := bornBy(2)
		b.ReportAllocs()
		for b.Loop() {
			for _, g := range games {
				for _, h := range games {
					New([]Game{g}, []Game{h})
				}
			}
		}
	})
}

func BenchmarkParse(b *testing.B) {
	for _, kind := range benchKinds {
		b.Run("kind="+kind.name, func(b *testing.B) {
			g := MustParse(kind.g)
			text := g.String()
			b.SetBytes(int64(len(text)))
			b.ReportAllocs()
			for b.Loop() {
				if _, err := Parse(text); err != nil {
					b.Fatal(err)
				}
			}
		})
	}
}

func BenchmarkString(b *testing.B) {
	for _, kind := range benchKinds {
		b.Run("kind="+kind.name, func(b *testing.B) {
			g := MustParse(kind.g)
			var text []byte
			b.ReportAllocs()
			for b.Loop() {
				text, _ = g.AppendText(text[:0])
			}
			b.SetBytes(int64(len(text)))
		})
	}
}

// BenchmarkSwitches adds ±1, ±2, …, whose sums double in size.
func BenchmarkSwitches(b *testing.B) {
	for _, n := range []int64{4, 8, 12} {
		b.Run("n="+Int(n).String(), func(b *testing.B) {
			b.ReportAllocs()
			for b.Loop() {
				e, sum := new(engine), Game{}
				for i := range n {
					sum = e.add(sum, Switch(Int(i+1)))
				}
			}
		})
	}
}

func BenchmarkDyadic(b *testing.B) {
	for _, test := range []struct{ name, x, y string }{
		{"small", "3/8", "-17/4"}, {"far", "9223372036854775807", "1/9223372036854775808"}, {"big", "170141183460469231731687303715884105727/2", "1/340282366920938463463374607431768211456"},
	} {
		x, y := MustParseDyadic(test.x), MustParseDyadic(test.y)
		b.Run("op=Add/size="+test.name, func(b *testing.B) {
			b.ReportAllocs()
			for b.Loop() {
				x.Add(y)
			}
		})
		b.Run("op=Compare/size="+test.name, func(b *testing.B) {
			b.ReportAllocs()
			for b.Loop() {
				x.Compare(y)
			}
		})
	}
}

// BenchmarkDroppedGames makes ten million games and drops them, and says how much memory is left in use.
func BenchmarkDroppedGames(b *testing.B) {
	const games = 10_000_000
	var stats runtime.MemStats
	for b.Loop() {
		for i := range int64(games) {
			New([]Game{Int(i)}, []Game{Int(-i - 1)})
		}
	}
	runtime.ReadMemStats(&stats)
	b.ReportMetric(float64(stats.HeapInuse), "heap-bytes")
	runtime.GC()
	runtime.ReadMemStats(&stats)
	b.ReportMetric(float64(stats.HeapInuse), "heap-bytes-after-gc")
	_, slots := nodes.Stats()
	b.ReportMetric(float64(slots), "slots")
	b.ReportMetric(float64(b.Elapsed().Nanoseconds())/float64(b.N)/games, "ns/game")
}

func BenchmarkFromTree(b *testing.B) {
	tree, err := MustParse("{{9|5||3|1},6|0,{2|-1}||-2|-8}").Tree(1000)
	if err != nil {
		b.Fatal(err)
	}
	b.ReportAllocs()
	for b.Loop() {
		FromTree(tree)
	}
}

// BenchmarkHotGames adds and compares sums of eight hot games of birthday 3, drawn from the 1474 games that are born by
// then; each drawing is a benchmark.
func BenchmarkHotGames(b *testing.B) {
	hot := hotGames()
	for seed := range uint64(8) {
		r := rand.New(rand.NewPCG(seed, 8))
		var games [2][8]Game
		for i := range games {
			for j := range games[i] {
				games[i][j] = hot[r.IntN(len(hot))]
			}
		}
		b.Run(fmt.Sprintf("drawing=%d", seed), func(b *testing.B) {
			b.ReportAllocs()
			for b.Loop() {
				e := new(engine)
				e.rel(e.sum(games[0][:]), e.sum(games[1][:]))
			}
		})
	}
}

// BenchmarkSumThermograph finds the thermograph of the sum of ±1, …, ±24 and copies cooled by 1/2, without the sum.
func BenchmarkSumThermograph(b *testing.B) {
	var games []Game
	for n := int64(1); n <= 24; n++ {
		cooled, _ := Switch(Int(n)).Cool(NewDyadic(1, 1))
		games = append(games, Switch(Int(n)), cooled)
	}
	b.ReportAllocs()
	for b.Loop() {
		SumThermograph(games...)
	}
}
