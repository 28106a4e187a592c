package robots_test

import (
	"context"
	"errors"
	"fmt"
	"math/big"
	"math/rand/v2"
	"os"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"testing"

	"pgregory.net/rapid"

	"github.com/cgt-go/sdk/cgt"
	"github.com/cgt-go/sdk/cgttest"
	"github.com/cgt-go/sdk/internal/panics"
	"github.com/cgt-go/sdk/internal/ruletest"
	"github.com/cgt-go/sdk/internal/svg/svgtest"
	"github.com/cgt-go/sdk/rulesets/robots"
	"github.com/cgt-go/sdk/zermelo"
	"github.com/cgt-go/sdk/zermelo/structure"
)

// at returns a position with robots in the given cells.
func at(t testing.TB, cells ...int) robots.Position {
	t.Helper()
	c, err := robots.NewCrowd(cells...)
	if err != nil {
		t.Fatal(err)
	}
	return robots.New(c)
}

// weight is the sum of 2^−s, by adding.
func weight(cells []int) *big.Rat {
	sum := new(big.Rat)
	for _, s := range cells {
		sum.Add(sum, new(big.Rat).SetFrac(big.NewInt(1), new(big.Int).Lsh(big.NewInt(1), uint(s))))
	}
	return sum
}

// divides says by the definition whether Max wins with robots in the given cells, none of which is 0: whether for some
// of their subsets it is so with those in it one step on, and with the others.
func divides(known map[string]bool, cells []int) bool {
	if len(cells) == 0 {
		return false
	}
	if slices.Contains(cells, 0) {
		return true
	}
	slices.Sort(cells)
	key := fmt.Sprint(cells)
	if v, ok := known[key]; ok {
		return v
	}
	wins := false
	for set := range 1 << len(cells) {
		var classes [2][]int
		for i, s := range cells {
			classes[set>>i&1] = append(classes[set>>i&1], s-1)
		}
		if divides(known, classes[0]) && divides(known, classes[1]) {
			wins = true
			break
		}
	}
	known[key] = wins
	return wins
}

func TestGameLaws(t *testing.T) {
	cgttest.RunGame[robots.Position, zermelo.Result](t, robots.Rules{}, robots.MustParse("1,2,3x2"), robots.MustParse("2x3,3"), robots.MustParse("1|1,2"), robots.MustParse(""), robots.MustParse("0,2"))
}

// TestS43Robots is Shen's problem 43. For up to eight robots in the cells 1 to 4 the winner is found by the definition
// and by solving, and is Max if and only if the robots weigh 1 or more. Both strategies win against every reply where
// they should, and the potential does what the argument asks of it.
func TestS43Robots(t *testing.T) {
	ctx := t.Context()
	known := map[string]bool{}
	checked, most := 0, 8
	if testing.Short() {
		most = 6
	}
	var place func(cells []int, from int)
	place = func(cells []int, from int) {
		start := at(t, cells...)
		want := zermelo.Loss
		if weight(cells).Cmp(big.NewRat(1, 1)) >= 0 {
			want = zermelo.Win
		}
		if divides(known, slices.Clone(cells)) != (want == zermelo.Win) {
			t.Fatalf("%v: the definition does not say %v", cells, want)
		}
		if v, ok := (robots.Rules{}).Value(start); v != want || !ok {
			t.Fatalf("%v: %v, %v", cells, v, ok)
		}
		checked++
		sol, err := zermelo.Solve(ctx, zermelo.Game[robots.Position, zermelo.Result](robots.Rules{}), start)
		if err != nil || sol.StartValue() != want {
			t.Fatalf("%v: %v, %v, want %v", cells, sol.StartValue(), err, want)
		}
		// What the formula says of positions on the way, divided and not.
		for p, v := range sol.All() {
			if w, _ := (robots.Rules{}).Value(p); v != w {
				t.Fatalf("%v: %v, want %v", p, w, v)
			}
		}
		argument := structure.Potential[robots.Position]{Game: robots.Rules{}, Who: zermelo.Min, Of: robots.Position.Weight}
		who, strategy := zermelo.Min, robots.Heavier()
		if want == zermelo.Win {
			who, strategy = zermelo.Max, robots.Half()
			argument.Who, argument.Of = zermelo.Max, lacking
		}
		if _, err := zermelo.CheckStrategy(ctx, argument.Game, start, who, strategy, want, cgt.Limits{}); err != nil {
			t.Fatalf("%v: %v", cells, err)
		}
		for _, s := range []zermelo.Strategy[robots.Position]{strategy, argument.Strategy()} {
			if _, err := argument.Check(ctx, start, s, cgt.Limits{}); err != nil {
				t.Fatalf("%v: %v", cells, err)
			}
		}
		if len(cells) < most {
			for s := from; s <= 4; s++ {
				place(append(cells[:len(cells):len(cells)], s), s)
			}
		}
	}
	place(nil, 1)
	if want := map[int]int{6: 210, 8: 495}[most]; checked != want { // the ways to put up to so many robots into four cells
		t.Errorf("%d positions, and not %d", checked, want)
	}
	for text, want := range map[string]zermelo.Result{"1,1": zermelo.Win, "1,2,3,3": zermelo.Win, "1,2,3,4,5,6,7": zermelo.Loss, "1,2,3,4,5,6,6": zermelo.Win} {
		if v, _ := (robots.Rules{}).Value(robots.MustParse(text)); v != want {
			t.Errorf("%s: %v", text, v)
		}
	}
}

// lacking is the potential of Max: what the robots lack of weighing 1, where they are divided what those lack that Min
// leaves.
func lacking(p robots.Position) *big.Rat {
	x := p.Weight()
	if classes, ok := p.Classes(); ok {
		x = classes[0].Weight()
		if y := classes[1].Weight(); y.Cmp(x) < 0 {
			x = y
		}
		x.Add(x, x)
	}
	if x.Sub(big.NewRat(1, 1), x); x.Sign() < 0 {
		return new(big.Rat)
	}
	return x
}

// TestCrowds compares crowds with lists of cells.
func TestCrowds(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		cell := rapid.IntRange(1, rapid.SampledFrom([]int{3, 12, 200}).Draw(t, "last"))
		all := rapid.SliceOfN(cell, 1, 40).Draw(t, "cells")
		c, err := robots.NewCrowd(all...)
		if err != nil {
			t.Fatal(err)
		}
		sum := weight(all)
		if c.Len() != len(all) || c.Weight().Cmp(sum) != 0 {
			t.Fatalf("%d robots weigh %v, want %v", c.Len(), c.Weight(), sum)
		}
		p := robots.New(c)
		if v, _ := (robots.Rules{}).Value(p); (v == zermelo.Win) != (sum.Cmp(big.NewRat(1, 1)) >= 0) {
			t.Fatalf("%v: %v", c, v)
		}
		var classes [2][]int
		for _, s := range all {
			class := rapid.IntRange(0, 1).Draw(t, "class")
			classes[class] = append(classes[class], s)
		}
		var crowds [2]robots.Crowd
		for i := range classes {
			crowds[i], _ = robots.NewCrowd(classes[i]...)
		}
		q, ok := p.Divide(crowds[0])
		r, okToo := p.Divide(crowds[1])
		got, isDivided := q.Classes()
		if !ok || !okToo || q != r || q.Robots() != c || !isDivided || got != crowds && got != [2]robots.Crowd{crowds[1], crowds[0]} {
			t.Fatalf("%v and %v make %v and %v", crowds[0], crowds[1], q, r)
		}
		if !(robots.Rules{}).IsMove(p, q) || (robots.Rules{}).IsMove(p, p) {
			t.Fatalf("%v is no move, or %v is one", q, p)
		}
		if p, ok := p.Divide(must(robots.NewCrowd(append(classes[0], 201)...))); ok {
			t.Fatalf("a robot that is not there: %v", p)
		}
		for i := range 2 {
			gone, ok := q.Remove(i)
			var want []int
			stay := classes[1]
			if got[1-i] == crowds[0] {
				stay = classes[0]
			}
			for _, s := range stay {
				want = append(want, s-1)
			}
			if !ok || gone != robots.New(must(robots.NewCrowd(want...))) {
				t.Fatalf("%v without class %d is %v, want %v", q, i, gone, want)
			}
		}
		// The heavier class is taken away, and the cut is at 1/2 exactly.
		after, ok := robots.Heavier().Move(q)
		if x, y := weight(classes[0]), weight(classes[1]); !ok || after.Weight().Cmp(new(big.Rat).Mul(lighter(x, y), big.NewRat(2, 1))) != 0 {
			t.Fatalf("%v: %v is left", q, after)
		}
		half, ok := robots.Half().Move(p)
		if !ok || !(robots.Rules{}).IsMove(p, half) {
			t.Fatalf("%v is divided into %v", p, half)
		}
		cut, _ := half.Classes()
		if isHalf := cut[0].Weight().Cmp(big.NewRat(1, 2)) == 0 || cut[1].Weight().Cmp(big.NewRat(1, 2)) == 0; isHalf != (sum.Cmp(big.NewRat(1, 2)) >= 0) {
			t.Fatalf("%v is divided into %v", p, half)
		}
	})
}

func must[T any](v T, err error) T {
	if err != nil {
		panic(err)
	}
	return v
}

func lighter(x, y *big.Rat) *big.Rat {
	if x.Cmp(y) < 0 {
		return x
	}
	return y
}

// anyhow divides robots at random, by halves or so, or takes a random class away.
func anyhow(rng *rand.Rand) zermelo.Strategy[robots.Position] {
	return zermelo.StrategyFunc[robots.Position](func(p robots.Position) (robots.Position, bool) {
		if _, ok := p.Classes(); ok {
			return p.Remove(rng.IntN(2))
		}
		var class []int
		for cell, count := range p.Robots().All() {
			for range count {
				if rng.IntN(2) == 0 {
					class = append(class, cell)
				}
			}
		}
		return p.Divide(must(robots.NewCrowd(class...)))
	})
}

// TestS43FarAway plays with robots in thousands of cells, at the border: with one in each of the cells 1, 2, …, n Min
// wins, and with one more in the last cell Max does. The strategies decide once with 100,000 cells.
func TestS43FarAway(t *testing.T) {
	ctx := t.Context()
	row := func(n int) []int {
		cells := make([]int, n)
		for i := range cells {
			cells[i] = i + 1
		}
		return cells
	}
	const n = 2_000
	less, enough := at(t, row(n)...), at(t, append(row(n), n)...)
	game := zermelo.Game[robots.Position, zermelo.Result](robots.Rules{})
	for seed := range uint64(3) {
		rng := rand.New(rand.NewPCG(seed, 43))
		for _, test := range []struct {
			start    robots.Position
			max, min zermelo.Strategy[robots.Position]
			want     zermelo.Result
		}{
			{less, anyhow(rng), robots.Heavier(), zermelo.Loss},
			{less, robots.Half(), robots.Heavier(), zermelo.Loss},
			{enough, robots.Half(), anyhow(rng), zermelo.Win},
			{enough, robots.Half(), robots.Heavier(), zermelo.Win},
		} {
			play, err := zermelo.Match(ctx, game, test.start, test.max, test.min, 2*n)
			if err != nil || play.Payoff != test.want {
				t.Errorf("%v, %v, want %v", play.Payoff, err, test.want)
			}
		}
	}
	const far = 100_000
	p := at(t, append(row(far), far)...)
	if p.Weight().Cmp(big.NewRat(1, 1)) != 0 {
		t.Error("2^−1 + … + 2^−n + 2^−n is not 1")
	}
	q, ok := robots.Half().Move(p)
	classes, _ := q.Classes()
	for _, c := range classes {
		if !ok || c.Weight().Cmp(big.NewRat(1, 2)) != 0 {
			t.Errorf("a class of %d robots does not weigh 1/2", c.Len())
		}
	}
	if v, _ := (robots.Rules{}).Value(at(t, row(far)...)); v != zermelo.Loss {
		t.Error("2^−1 + … + 2^−n is 1")
	}
	// The first robot against all others, which weigh 2^−100,000 less, and then as much.
	for cells, want := range map[int]int{far: far - 1, far + 1: 1} {
		all := row(far)
		if cells > far {
			all = append(all, far)
		}
		q, _ := at(t, all...).Divide(must(robots.NewCrowd(1)))
		if left, _ := robots.Heavier().Move(q); left.Robots().Len() != want && cells == far {
			t.Errorf("%d robots are left, and not %d", left.Robots().Len(), want)
		}
	}
}

func TestTexts(t *testing.T) {
	ruletest.Text(t, robots.Parse, "", "1", "0,3", "1,2x3", "1|1", "|1", "1,2|3x4", "1048576x536870912")
	ruletest.Normal(t, robots.Parse, map[string]string{" 2 , 1,2 ": "1,2x2", "2|1": "1|2", "1|": "|1", "3x4|1,2": "1,2|3x4", "01": "1", "5,1x2,5x3,2,1": "1x3,2,5x4"})
	ruletest.Errors(t, robots.Parse, map[string]int{
		"x": 0, "1,": 2, "1,,2": 2, "1x": 2, "1x0": 1, "1048577": 0, "1x536870913": 2, "1,1x536870912": 3, "1 2": 2, "1|2|3": 3, "0|1": 1, "|": 0, "1|x": 2, "1x536870912|1": 11, "99999999999999999999": 0,
	})
	ruletest.JSON(t, robots.MustParse("1|2"), `"1|2"`, `"x"`)
	panics.Expect(t, map[string]func(){"MustParse": func() { robots.MustParse("x") }})
	for _, cell := range []int{-1, robots.MaxCell + 1} {
		var bad *robots.CellError
		if _, err := robots.NewCrowd(1, cell); !errors.As(err, &bad) || bad.Cell != cell || bad.Error() == "" {
			t.Errorf("%d: %v", cell, err)
		}
	}
	p := robots.MustParse("1,2|2x2")
	if _, ok := p.Divide(robots.Crowd{}); ok {
		t.Error("divided twice")
	}
	for _, class := range []int{-1, 2} {
		if q, ok := p.Remove(class); ok {
			t.Errorf("class %d: %v", class, q)
		}
	}
	if _, ok := robots.MustParse("1").Remove(0); ok {
		t.Error("a class of robots that are not divided")
	}
	if _, ok := robots.Half().Move(p); ok {
		t.Error("Max moves twice")
	}
	if _, ok := robots.Heavier().Move(robots.MustParse("1")); ok {
		t.Error("Min moves before Max")
	}
}

func TestSVG(t *testing.T) {
	for text, title := range map[string]string{"1,2x3,5": "5 robots", "1,2|2x2,3": "5 robots, divided into 2 and 3", "": "0 robots", "3x9|3x1000000": "1000009 robots, divided into 9 and 1000000", "1,100000": "2 robots"} {
		picture := robots.MustParse(text).AppendSVG(nil)
		svgtest.Check(t, picture, 10_000, title)
		if !strings.Contains(string(picture), title) {
			t.Errorf("%s: not %s", text, title)
		}
	}
}

// Robots in the cells 1, 2, 3 and 3 weigh 1, and Max wins. He cuts where the first of them weigh 1/2, and Min can only
// choose what she leaves.
func Example() {
	ctx := context.Background()
	start := robots.MustParse("1,2,3x2")
	fmt.Println(start.Weight().RatString())
	play, err := zermelo.Match(ctx, zermelo.Game[robots.Position, zermelo.Result](robots.Rules{}), start, robots.Half(), robots.Heavier(), 100)
	fmt.Println(err)
	for _, p := range play.Positions {
		fmt.Println(p)
	}
	fmt.Println(play.Payoff)
	// Output:
	// 1
	// <nil>
	// 1,2,3x2
	// 1|2,3x2
	// 0
	// win
}

// One robot less weighs 7/8. The weight never grows, by whatever Max does, so that it never comes to 1: that is
// checked, and not who wins.
func ExampleHeavier() {
	start := robots.MustParse("1,2,3")
	argument := structure.Potential[robots.Position]{Game: robots.Rules{}, Who: zermelo.Min, Of: robots.Position.Weight}
	positions, err := argument.Check(context.Background(), start, robots.Heavier(), cgt.Limits{})
	fmt.Println(start.Weight(), positions, err)
	p, _ := start.Divide(robots.MustParse("1").Robots())
	q, _ := robots.Heavier().Move(p)
	fmt.Println(p, "→", q, q.Weight())
	// Output:
	// 7/8 13 <nil>
	// 1|2,3 → 1,2 3/4
}

// Two robots in the cell 2 and two in the cell 1 are more than enough: one of the latter weighs 1/2.
func ExampleHalf() {
	p, ok := robots.Half().Move(robots.MustParse("1x2,2x2"))
	fmt.Println(p, ok)
	classes, _ := p.Classes()
	fmt.Println(classes[0].Weight().RatString(), classes[1].Weight().RatString())
	// Output:
	// 1|1,2x2 true
	// 1/2 1
}

// Who wins with a robot in each cell up to 100,000 is known at once, and so it is with one more in the last cell.
func ExampleRules_Value() {
	var cells []int
	for s := 1; s <= 100_000; s++ {
		cells = append(cells, s)
	}
	for range 2 {
		c, err := robots.NewCrowd(cells...)
		v, _ := robots.Rules{}.Value(robots.New(c))
		fmt.Println(c.Len(), v, err)
		cells = append(cells, 100_000)
	}
	// Output:
	// 100000 loss <nil>
	// 100001 win <nil>
}

func ExampleParse() {
	p, err := robots.Parse("1,2x3")
	fmt.Println(p.Robots().Len(), p.Robots().At(2), err)
	_, err = robots.Parse("1,2y")
	fmt.Println(err)
	// Output:
	// 4 3 <nil>
	// robots: offset 3: unexpected 'y', want nothing more
}

func ExamplePosition_WriteSVG() {
	if err := robots.MustParse("1|1").WriteSVG(os.Stdout); err != nil {
		fmt.Println(err)
	}
	// Output:
	// <svg xmlns="http://www.w3.org/2000/svg" role="img" width="92" height="128" viewBox="-10 -82 92 128">
	// <title>2 robots, divided into 1 and 1</title>
	// <g font-family="sans-serif" font-size="14" text-anchor="middle">
	// <rect x="0" y="0" width="36" height="36" fill="none" stroke="#808080"/><text x="18" y="23" fill="#808080">0</text>
	// <rect x="36" y="0" width="36" height="36" fill="none" stroke="#808080"/><text x="54" y="23" fill="#808080">1</text>
	// <path d="M54 -28v-4" stroke="#3b82e0" stroke-width="2"/><rect x="47" y="-28" width="14" height="11" rx="3" fill="#3b82e0"/><rect x="43" y="-16" width="22" height="14" rx="3" fill="#3b82e0"/><circle cx="51" cy="-23" r="1.5" fill="#fff"/><circle cx="57" cy="-23" r="1.5" fill="#fff"/>
	// <path d="M54 -64v-4" stroke="#dd4b3e" stroke-width="2"/><rect x="47" y="-64" width="14" height="11" rx="3" fill="#dd4b3e"/><rect x="43" y="-52" width="22" height="14" rx="3" fill="#dd4b3e"/><circle cx="51" cy="-59" r="1.5" fill="#fff"/><circle cx="57" cy="-59" r="1.5" fill="#fff"/>
	// </g>
	// </svg>
}

// TestSVGOfManyRobots: numbers fit their robots, at the widths of Arial.
func TestSVGOfManyRobots(t *testing.T) {
	for _, text := range []string{"1x5000000,2x4000000|1x100,2x1000000,3", "2x200000000,3x300000000", "1x9,1x99999"} {
		numbers := regexp.MustCompile(`font-size="([0-9.]*)" fill="#fff">([0-9]+)<`).FindAllStringSubmatch(string(robots.MustParse(text).AppendSVG(nil)), -1)
		if len(numbers) == 0 {
			t.Errorf("%s: no numbers", text)
		}
		for _, m := range numbers {
			size, err := strconv.ParseFloat(m[1], 64)
			if wide := 0.556 * size * float64(len(m[2])); err != nil || wide > 30 || size > 10 {
				t.Errorf("%s: %s is %g wide, %v", text, m[2], wide, err)
			}
		}
	}
}
