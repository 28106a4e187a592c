package surreal

import (
	"math"
	"testing"

	"pgregory.net/rapid"

	"github.com/cgt-go/sdk/cgt"
)

func slowStops(g Game) (n uint64) {
	if g.IsNumber() {
		return 1
	}
	for who := cgt.Left; who <= cgt.Right; who++ {
		for o := range g.Options(who) {
			n += slowStops(o)
		}
	}
	return n
}

func collectFollowers(found map[Game]bool, g Game) {
	if found[g] {
		return
	}
	found[g] = true
	for who := cgt.Left; who <= cgt.Right; who++ {
		for o := range g.Options(who) {
			collectFollowers(found, o)
		}
	}
}

func TestFollowers(t *testing.T) {
	inSomeRegimes(t, func(t *testing.T) {
		rapid.Check(t, func(t *rapid.T) {
			g := drawGame(t, "g", 2)
			stops := slowStops(g)
			if n, ok := g.NumStops(stops); n != stops || !ok {
				t.Fatalf("%v has %d stops, %v, want %d", g, n, ok, stops)
			}
			if n, ok := g.NumStops(stops - 1); n != 0 || ok {
				t.Fatalf("%v has %d stops, %v, though more than that are %d", g, n, ok, stops-1)
			}
			want := map[Game]bool{}
			collectFollowers(want, g)
			first := true
			for f := range g.Followers() {
				if first && f != g || !want[f] {
					t.Fatalf("%v is a follower of %v, or the first, or twice there", f, g)
				}
				first = false
				delete(want, f)
			}
			if len(want) > 0 {
				t.Fatalf("not among the followers of %v: %v", g, want)
			}
		})
	})
}

// The test suite of CGSuite 2.2.
func TestFollowersKnown(t *testing.T) {
	for _, test := range []struct {
		game      string
		stops     uint64
		followers int
	}{
		{"0", 1, 1},
		{"*8", 4374, 9},
		{"9/8*", 2, 7},
		{"6^*", 4, 9},
		{"^*6", 1459, 9},
		{"{5||3|1|||0||||0}", 5, 10},
		{"73/16v9*8", 13131, 28},
		{"25/16", 1, 7},
	} {
		g := MustParse(test.game)
		if n, ok := g.NumStops(math.MaxUint64); n != test.stops || !ok {
			t.Errorf("%s has %d stops, %v", test.game, n, ok)
		}
		if n, ok := g.NumFollowers(1000); n != test.followers || !ok {
			t.Errorf("%s has %d followers, %v", test.game, n, ok)
		}
	}
	huge := MustParse("*18446744073709551615")
	if n, ok := huge.NumStops(math.MaxUint64 - 1); ok {
		t.Errorf("%v has %d stops", huge, n)
	}
	if n, ok := huge.NumFollowers(1000); n != 0 || ok {
		t.Errorf("%v has %d followers", huge, n)
	}
	if n, ok := Up(math.MaxInt64).NumStops(math.MaxUint64); n != math.MaxInt64+2 || !ok {
		t.Errorf("a large multiple of ↑ has %d stops, %v", n, ok)
	}
	if _, ok := (Game{}).NumStops(0); ok {
		t.Error("there is no stop of 0")
	}
	if _, ok := (Game{}).NumFollowers(0); ok {
		t.Error("there is no follower of 0")
	}
}
