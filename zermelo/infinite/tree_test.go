package infinite_test

import (
	"context"
	"errors"
	"math"
	"math/rand/v2"
	"testing"

	"github.com/cgt-go/sdk/zermelo"
	"github.com/cgt-go/sdk/zermelo/infinite"
)

// forces reports whether Max can come to a bar within so many letters, by looking at all words.
func forces(next [][]int, bars []bool, q, level, most int) bool {
	if bars[q] {
		return true
	}
	if most == 0 {
		return false
	}
	for _, r := range next[q] {
		if forces(next, bars, r, level+1, most-1) == (level%2 == 0) {
			return level%2 == 0
		}
	}
	return level%2 == 1
}

// TestTree compares trees with all words up to a length, and plays on them.
func TestTree(t *testing.T) {
	random := rand.New(rand.NewPCG(9, 6))
	for range games(2000) {
		n := 1 + random.IntN(5)
		b := &board{}
		var next [][]int
		bars := make([]bool, n)
		for q := range n {
			var list []int
			for range 1 + random.IntN(2) {
				list = append(list, random.IntN(n))
			}
			next = append(next, list)
			bars[q] = random.IntN(3) == 0
			for turn := range 2 {
				var moves []int
				for _, r := range list {
					moves = append(moves, 2*r+1-turn)
				}
				priority := 1
				if bars[q] {
					priority = 2
				}
				b.add(priority, turn, moves...)
			}
		}
		tree, err := infinite.NewTree(next, bars)
		if err != nil {
			t.Fatal(err)
		}
		once, err := tree.Once(context.Background())
		if err != nil {
			t.Fatal(err)
		}
		if got, want := once.Winner() == zermelo.Max, forces(next, bars, 0, 0, 2*n); got != want {
			t.Fatalf("%v %v: Max comes to a bar: %v, want %v", next, bars, got, want)
		}
		forEver, err := tree.ForEver(context.Background())
		if err != nil {
			t.Fatal(err)
		}
		check(t, b, "ForEver", forEver.Solution(), nil, b.solve())
		if err := once.Solution().Verify(context.Background()); err != nil {
			t.Fatal(err)
		}
		for _, s := range []*infinite.TreeSolution{once, forEver} {
			walk := s.Walk()
			visits, since := 0, 0
			for level := range 30 * n {
				if walk.Turn() != zermelo.Player(level%2) || walk.Winner() != s.Winner() && (s == once || walk.Turn() == s.Winner()) {
					t.Fatalf("%v %v: at level %d it is the turn of %v, and %v wins", next, bars, level, walk.Turn(), walk.Winner())
				}
				if walk.HasBar() {
					visits++
					since = 0
				}
				if since++; s.Winner() == zermelo.Max && since > 2*n && (s == forEver || visits == 0) {
					t.Fatalf("%v %v: Max does not come to a bar", next, bars)
				}
				if s.Winner() == zermelo.Min && (visits > 2*n || s == once && visits > 0) {
					t.Fatalf("%v %v: Min comes to %d bars", next, bars, visits)
				}
				letter, ok := walk.Letter()
				if ok != (walk.Turn() == s.Winner()) {
					t.Fatalf("%v %v: the letter is %d, %v", next, bars, letter, ok)
				}
				if !ok {
					letter = random.IntN(2)
				}
				if err := walk.Read(letter); err != nil {
					if letter != 1 || ok {
						t.Fatal(err)
					}
					if err := walk.Read(0); err != nil {
						t.Fatal(err)
					}
				}
			}
		}
	}
}

func TestTreeErrors(t *testing.T) {
	for _, test := range []struct {
		next [][]int
		bars []bool
		want string
	}{
		{nil, nil, "infinite: there is no vertex"},
		{[][]int{{0}}, nil, "infinite: there are 1 states, and 0 are said to have a bar or none"},
		{[][]int{{0}, {}}, make([]bool, 2), "infinite: vertex 1: there is no letter"},
		{[][]int{{0}, {0, 2}}, make([]bool, 2), "infinite: vertex 1: a letter leads to the state 2, but the states are 0 to 1"},
	} {
		_, err := infinite.NewTree(test.next, test.bars)
		var wrong *infinite.GraphError
		if !errors.As(err, &wrong) || err.Error() != test.want {
			t.Errorf("%v: %v, want %s", test.next, err, test.want)
		}
	}
}

// TestIrrational: whatever the first player writes, the places of Witness show for every preperiod and period that the
// fraction does not have it.
func TestIrrational(t *testing.T) {
	var second infinite.Irrational
	random := rand.New(rand.NewPCG(9, 7))
	for preperiod := range 40 {
		for period := 1; period < 40; period++ {
			i, j := second.Witness(preperiod, period)
			if i <= preperiod || i%2 != 0 || j%2 != 0 || i >= j || (j-i)%period != 0 || j > 2*max(preperiod, 2*period)+2*period || second.Digit(i) == second.Digit(j) {
				t.Fatalf("preperiod %d, period %d: the witnesses are %d and %d", preperiod, period, i, j)
			}
			var digits []int
			guess := make([]int, period)
			for k := range guess {
				guess[k] = random.IntN(2)
			}
			for place := 1; place <= j; place++ {
				switch {
				case place%2 == 0:
					digits = append(digits, second.Digit(place))
				case place > preperiod+period: // the first player repeats what was written before
					digits = append(digits, digits[place-1-period])
				default:
					digits = append(digits, guess[place%period])
				}
			}
			x, y, ok := infinite.Refute(digits, preperiod, period)
			if !ok || y > j || x <= preperiod || y-x != period || digits[x-1] == digits[y-1] {
				t.Fatalf("preperiod %d, period %d: %v is refuted at %d and %d, %v", preperiod, period, digits, x, y, ok)
			}
		}
	}
	if _, _, ok := infinite.Refute([]int{9, 1, 2, 1, 2, 1}, 1, 2); ok {
		t.Error("0,9(12) is refuted")
	}
	for name, call := range map[string]func(){
		"the place 3":   func() { second.Digit(3) },
		"the place 0":   func() { second.Digit(0) },
		"no period":     func() { second.Witness(1, 0) },
		"preperiod −1":  func() { infinite.Refute(nil, -1, 1) },
		"a huge period": func() { second.Witness(0, math.MaxInt) },
	} {
		func() {
			defer func() {
				if _, ok := recover().(error); !ok {
					t.Errorf("%s is accepted", name)
				}
			}()
			call()
		}()
	}
}
