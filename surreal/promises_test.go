package surreal

import (
	"fmt"
	"math/rand/v2"
	"runtime"
	"slices"
	"sync"
	"testing"

	"github.com/cgt-go/sdk/cgt"
	"github.com/cgt-go/sdk/internal/detector"
)

// Sums of numbers, multiples of ↑ and nimbers take no memory while their parts are of moderate size.
func TestGameAllocs(t *testing.T) {
	var g Game
	var b bool
	var x Dyadic
	var r Rel
	var o cgt.Outcome
	for _, pair := range [][2]Game{
		{Int(3), Int(-5)},
		{FromDyadic(NewDyadic(3, 2)), FromDyadic(NewDyadic(-7, 5))},
		{Up(3), Up(-4)},
		{Nimber(5), Nimber(12)},
		{MustParse("1/2^3*2"), MustParse("-3/4v5*3")},
		{Int(1 << 40), Nimber(60000)},
		{{}, Up(1 << 20)},
	} {
		u, v := pair[0], pair[1]
		for name, f := range map[string]func(){
			"Add": func() { g = u.Add(v) }, "Sub": func() { g = u.Sub(v) }, "Neg": func() { g = u.Neg() },
			"Rel": func() { r = u.Rel(v) }, "Le": func() { b = u.Le(v) }, "Ge": func() { b = u.Ge(v) }, "Lt": func() { b = u.Lt(v) }, "Gt": func() { b = u.Gt(v) },
			"Confused": func() { b = u.Confused(v) }, "Equal": func() { b = u.Equal(v) }, "==": func() { b = u == v },
			"Outcome": func() { o = u.Outcome() }, "LeftStop": func() { x = u.LeftStop() }, "RightStop": func() { x = u.RightStop() },
			"Birthday": func() { x = u.Birthday() }, "Number": func() { x, b = u.Number() }, "Nimber": func() { _, b = u.Nimber() },
			"NumberUpStar": func() { x, _, _, b = u.NumberUpStar() }, "IsZero": func() { b = u.IsZero() }, "IsNumber": func() { b = u.IsNumber() },
			"CompareStructure": func() { b = CompareStructure(u, v) < 0 },
			"Int":              func() { g = Int(17) }, "Nimber of": func() { g = Nimber(17) }, "Up": func() { g = Up(17) }, "FromDyadic": func() { g = FromDyadic(NewDyadic(17, 3)) },
		} {
			if n := testing.AllocsPerRun(100, f); n != 0 {
				t.Errorf("%s of %v and %v allocates %v times", name, u, v, n)
			}
		}
	}
	_, _, _, _, _ = g, b, x, r, o
}

// droppedGames is the number of games made and dropped in the test of memory.
var droppedGames = detector.Either(400_000, 60_000)

// Games that nobody holds leave the memory: the table of games does not grow with the number of games made.
func TestDroppedGames(t *testing.T) {
	freshTables(t)
	const round = 50_000
	held := make([]Game, 1000)
	var after runtime.MemStats
	var first uint64
	for i := range droppedGames {
		g := New([]Game{Int(int64(i))}, []Game{FromDyadic(NewDyadic(-int64(i)-1, 1))})
		if i%3 == 0 {
			g = g.Neg().Add(Up(1))
		}
		held[i%len(held)] = g
		if i%round != round-1 {
			continue
		}
		runtime.GC()
		runtime.ReadMemStats(&after)
		live, slots := nodes.Stats()
		// At most those held, their negatives, what an engine remembers of each, and what was made meanwhile.
		if live > 8*len(held)+4*keptBySharedEngine*runtime.GOMAXPROCS(0) || slots > 32*round {
			t.Fatalf("after %d games, %d are in the table, of %d slots", i+1, live, slots)
		}
		if first == 0 {
			first = after.HeapAlloc
		}
		if after.HeapAlloc > first+64<<20 {
			t.Fatalf("after %d games the heap has %d bytes, and had %d after %d", i+1, after.HeapAlloc, first, round)
		}
	}
	runtime.KeepAlive(held)
}

// A game that is made again after it was collected is the same to whoever still holds games of it.
func TestCollectedGames(t *testing.T) {
	freshTables(t)
	const text = "{5|{2|1},{3|-3}}"
	outer := MustParse("{9|" + text + "}")
	for range 5 {
		g, h := MustParse(text), MustParse("{7|5}")
		sum := g.Add(h)
		for range 3 {
			runtime.GC()
			if MustParse(text) != g || MustParse("{9|"+text+"}") != outer {
				t.Fatalf("%s is not the game it was", text)
			}
			if MustParse(text).Add(MustParse("{7|5}")) != sum {
				t.Fatalf("%v + %v is not the game it was", g, h)
			}
			if g.Neg().Neg() != g || g.Sub(MustParse(text)) != (Game{}) {
				t.Fatalf("the negative of %v is wrong", g)
			}
		}
	}
}

// The same games come out of every goroutine.
func TestConcurrency(t *testing.T) {
	freshTables(t)
	const goroutines = 8
	base := bornBy(2)
	var all []Game
	for _, g := range base {
		all = append(all, g, Switch(g.Add(Int(3))))
	}
	work := func(seed uint64) []Game {
		random := rand.New(rand.NewPCG(seed, 1))
		results := make([]Game, len(all)*len(all))
		for _, i := range random.Perm(len(results)) {
			g, h := all[i/len(all)], all[i%len(all)]
			if random.IntN(2) == 0 { // build them anew
				g, h = MustParse(g.String()), New(slices.Collect(h.Left()), slices.Collect(h.Right()))
			}
			sum := g.Add(h)
			if i%2 == 0 {
				sum = h.Neg().Sub(g).Neg()
			}
			if (sum.Rel(g) == Equal) != h.IsZero() {
				t.Errorf("%v + %v = %v compares wrong", g, h, sum)
			}
			results[i] = sum
			if random.IntN(500) == 0 {
				runtime.GC() // what only others hold may go now
			}
		}
		return results
	}
	want := work(0)
	var group sync.WaitGroup
	for n := range goroutines {
		group.Add(1)
		go func() {
			defer group.Done()
			for i, g := range work(uint64(n + 1)) {
				if g != want[i] {
					t.Errorf("goroutine %d: %v + %v = %v, want %v", n, all[i/len(all)], all[i%len(all)], g, want[i])
				}
			}
		}()
	}
	group.Wait()
	if live, slots := nodes.Stats(); live == 0 || slots < live {
		t.Errorf("%d games in %d slots", live, slots)
	}
}

// Texts, trees, values and limits of the same games in several goroutines.
func TestConcurrentUse(t *testing.T) {
	var group sync.WaitGroup
	c := &Calculator{Limits: Limits{Steps: 10_000}}
	texts := []string{"+-1+-2+-3", "{2|1||-1} + ^", "4({2|1||-1})", "{0,*|v} - {0||0|-2}", "*60000+{1|-1}", "1/3"}
	var want []string
	for _, text := range texts {
		g, err := c.Parse(t.Context(), text)
		want = append(want, fmt.Sprintf("%v %+v %v", g, g, err))
	}
	for range 8 {
		group.Add(1)
		go func() {
			defer group.Done()
			for i, text := range texts {
				g, err := c.Parse(t.Context(), text)
				if got := fmt.Sprintf("%v %+v %v", g, g, err); got != want[i] {
					t.Errorf("%s: %s, want %s", text, got, want[i])
				}
				if tree, err := g.Tree(1000); err == nil && FromTree(tree) != g {
					t.Errorf("%v is another game than its tree", g)
				}
			}
		}()
	}
	group.Wait()
}
