package three_test

import (
	"context"
	"errors"
	"math/big"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"github.com/cgt-go/sdk/cgt"
	"github.com/cgt-go/sdk/richman"
	"github.com/cgt-go/sdk/richman/three"
)

func rats(text string) []*big.Rat {
	var list []*big.Rat
	for f := range strings.FieldsSeq(text) {
		x, ok := new(big.Rat).SetString(f)
		if !ok {
			panic(f)
		}
		list = append(list, x)
	}
	return list
}

func analysis(tb testing.TB, g *three.Graph) *three.Analysis {
	tb.Helper()
	a, err := three.Analyse(context.Background(), g)
	if err != nil {
		tb.Fatal(err)
	}
	return a
}

// grid calls f with all ways to share so many chips.
func grid(chips int, f func(b, r, g int, money []*big.Rat)) {
	for b := range chips + 1 {
		for r := range chips - b + 1 {
			g := chips - b - r
			f(b, r, g, []*big.Rat{big.NewRat(int64(b), 1), big.NewRat(int64(r), 1), big.NewRat(int64(g), 1)})
		}
	}
}

// The text of §9 on fig. 3a, in its own inequalities: who wins from s; −1 is nobody, and −2 is on a border.
func figure4(b, r, g int) int {
	blue := r < 2*b && g < 2*b && (r < b || g < b)
	switch {
	case blue:
		return 0
	case r > 2*b && r > 2*g:
		return 1
	case g > 2*b && g > 2*r:
		return 2
	}
	// Blue does not win, not even almost, and neither do the others.
	notBlue := r > 2*b || g > 2*b || r > b && g > b
	notRed := r < 2*b || r < 2*g
	notGreen := g < 2*b || g < 2*r
	if notBlue && notRed && notGreen {
		return -1
	}
	return -2
}

// R14: the strategies tell who wins on the whole triangle but for the borders, as the text says, and so do the regions.
func TestFigure4(t *testing.T) {
	a := analysis(t, three.Figure3())
	regions := three.Figure4()
	var count [5]int
	grid(36, func(b, r, g int, money []*big.Rat) {
		want := figure4(b, r, g)
		count[want+2]++
		j := a.Judge(0, money)
		winner, ok := j.Winner()
		for p, wins := range j.Wins {
			if wins && j.Beaten[p] {
				t.Fatalf("%d %d %d: %v wins and is beaten", b, r, g, richman.Player(p))
			}
		}
		switch {
		case want >= 0:
			if !ok || int(winner) != want {
				t.Errorf("%d %d %d: %+v, want %v", b, r, g, j, richman.Player(want))
			}
		case want == -1:
			if ok || !j.IsNobodys() {
				t.Errorf("%d %d %d: %+v, want nobody", b, r, g, j)
			}
		case ok || j.IsNobodys():
			t.Errorf("%d %d %d: %+v on the border", b, r, g, j)
		}
		inside := -2
		for _, region := range regions {
			if region.Contains(money) {
				if inside != -2 {
					t.Errorf("%d %d %d is in two regions", b, r, g)
				}
				if inside = int(region.Winner); region.IsNobodys {
					inside = -1
				}
			}
		}
		// A point on the edge of the triangle is on the border of a region, though one side has won there.
		if b > 0 && r > 0 && g > 0 && inside != want {
			t.Errorf("%d %d %d is in the region %d, want %d", b, r, g, inside, want)
		}
	})
	if slices.Contains(count[:], 0) {
		t.Errorf("the grid does not meet all regions: %v", count)
	}
}

// The areas of the regions are 1/2, 1/6, 1/6 and 1/6 of the triangle.
func TestFigure4Areas(t *testing.T) {
	want := rats("1/2 1/6 1/6 1/6")
	for i, r := range three.Figure4() {
		area := new(big.Rat)
		for k := range r.Corners {
			p, q := r.Corners[k], r.Corners[(k+1)%len(r.Corners)]
			area.Add(area, new(big.Rat).Mul(p[0], q[1]))
			area.Sub(area, new(big.Rat).Mul(p[1], q[0]))
		}
		if area.Abs(area).Cmp(want[i]) != 0 { // twice the area in these coordinates, in which the triangle is 1/2
			t.Errorf("region %d: %v, want %v", i, area, want[i])
		}
	}
}

// Exhaustive games with whole chips: no win outside of the regions of fig. 4, and inside most of the ways to share the
// chips are wins. A separate program counted, for 36 chips, 330 wins of Blue in the 342 points of his region, and 336
// wins of the two others in the 348 points where they should win.
func TestExplore(t *testing.T) {
	for _, chips := range []int{12, 36} {
		m, err := three.Explore(context.Background(), three.Figure3(), 0, chips, three.Limits{})
		if err != nil {
			t.Fatal(err)
		}
		inside, won := 0, 0
		for s, j := range m.All() {
			want := figure4(s[0], s[1], s[2])
			if j != m.At(s[0], s[1]) {
				t.Fatalf("%v: All and At differ", s)
			}
			for p := range three.Players {
				if j.Wins[p] && want != p {
					t.Errorf("%v: %v wins, want %d", s, richman.Player(p), want)
				}
				if j.Beaten[p] && (want == p || j.Wins[p]) {
					t.Errorf("%v: %v is beaten, want %d", s, richman.Player(p), want)
				}
			}
			if want >= 0 {
				inside++
				if j.Wins[want] {
					won++
				}
			}
		}
		if won*10 < inside*8 || won == 0 {
			t.Errorf("with %d chips %d of %d are won", chips, won, inside)
		}
		if chips != 36 {
			continue
		}
		var wins, beaten, all, points int
		for s, j := range m.All() {
			switch b, r, g := s[0], s[1], s[2]; {
			case figure4(b, r, g) == 0:
				points++
				if j.Wins[0] {
					wins++
				}
			case r > 2*b || g > 2*b || r > b && g > b:
				all++
				if j.Beaten[0] {
					beaten++
				}
			}
		}
		if wins != 330 || points != 342 || beaten != 336 || all != 348 {
			t.Errorf("Blue wins %d of %d and is beaten in %d of %d", wins, points, beaten, all)
		}
	}
}

// R16: wherever the gatekeeper's strategy is said to win, it wins against all pairs of opponents, in as many rounds as
// it says.
func TestGatekeeper(t *testing.T) {
	random := rand.New(rand.NewPCG(9, 3))
	longest, wins := 0, 0
	g := three.Figure3()
	a := analysis(t, g)
	for v := range 3 {
		grid(10, func(_, _, _ int, money []*big.Rat) {
			for p := range three.Players {
				who := richman.Player(p)
				k, ok := a.Win(who, v, money)
				if !ok {
					continue
				}
				wins++
				others := slices.DeleteFunc([]richman.Player{richman.Blue, richman.Red, richman.Green}, func(q richman.Player) bool { return q == who })
				for _, x := range kindNames() {
					for _, y := range kindNames() {
						bidders := make([]richman.Bidder, three.Players)
						bidders[who], bidders[others[0]], bidders[others[1]] = k, opponent(random, x, others...), opponent(random, y, others...)
						transcript, err := richman.Match{Board: g, Start: v, Money: money, Seed: random.Uint64()}.Play(context.Background(), bidders...)
						if err != nil {
							t.Fatal(err)
						}
						n := len(transcript.Rounds)
						longest = max(longest, n)
						if transcript.Draw || transcript.Winner != who || n > k.Rounds() {
							t.Fatalf("%v against %s and %s in %d rounds:\n%v", who, x, y, k.Rounds(), transcript)
						}
					}
				}
			}
		})
	}
	t.Logf("%d cases, the longest match has %d rounds", wins, longest)
	if wins < 50 {
		t.Errorf("only %d cases", wins)
	}
}

// randomGraph returns a graph with n vertices that are no terminals, and one terminal of each player.
func randomGraph(tb testing.TB, random *rand.Rand, n int) *three.Graph {
	for range 10_000 {
		edges := make([][]int, n+3)
		for v := range n {
			for range 2 + random.IntN(2) {
				edges[v] = append(edges[v], random.IntN(n+3))
			}
		}
		if g, err := three.NewGraph(edges, []int{n}, []int{n + 1}, []int{n + 2}, nil); err == nil {
			return g
		}
	}
	tb.Fatal("no graph")
	return nil
}

// R16: wherever partners are said to win they win against every opponent: on fig. 3 and on random graphs, with all
// plans.
func TestPartners(t *testing.T) {
	random := rand.New(rand.NewPCG(9, 4))
	var plans [3]int
	longest := 0
	play := func(g *three.Graph, v, chips int) {
		a := analysis(t, g)
		grid(chips, func(_, _, _ int, money []*big.Rat) {
			for p := range three.Players {
				who := richman.Player(p)
				pair, ok := a.Beat(who, v, money)
				if !ok {
					continue
				}
				plans[pair.Plan()]++
				for _, kind := range append(kindNames(), "prescribed") {
					bidders := make([]richman.Bidder, three.Players)
					for q := range bidders {
						if richman.Player(q) == who && kind == "prescribed" {
							bidders[q] = prescribed(a, who)
						} else if richman.Player(q) == who {
							bidders[q] = opponent(random, kind, who)
						} else {
							bidders[q] = pair.Bidder(richman.Player(q))
						}
					}
					transcript, err := richman.Match{Board: g, Start: v, Money: money, Seed: random.Uint64(), Rounds: 2000}.Play(context.Background(), bidders...)
					if err != nil {
						t.Fatal(err)
					}
					longest = max(longest, len(transcript.Rounds))
					if transcript.Draw || transcript.Winner == who {
						t.Fatalf("plan %v against %v, %s with %v at %d: %d rounds, %v wins", pair.Plan(), who, kind, money, v, len(transcript.Rounds), transcript.Winner)
					}
				}
			}
		})
	}
	for v := range 3 {
		play(three.Figure3(), v, 8)
	}
	path, err := three.NewGraph([][]int{{5, 1}, {0, 2}, {1, 3}, {2, 4}, {3, 6}, nil, nil}, []int{5}, nil, []int{6}, nil)
	if err != nil {
		t.Fatal(err)
	}
	play(path, 0, 9)
	play(path, 1, 9)
	for range 12 {
		g := randomGraph(t, random, 1+random.IntN(5))
		play(g, random.IntN(g.Len()-3), 5)
	}
	t.Logf("plans %v, the longest match has %d rounds", plans, longest)
	if slices.Contains(plans[:], 0) {
		t.Errorf("not all plans are used: %v", plans)
	}
}

// Moves that cost nothing: on a row of five vertices, from the one next to Blue's terminal, the two others have neither
// enough for one of them to win alone nor lots to fear; Blue's money never changes.
func TestFree(t *testing.T) {
	random := rand.New(rand.NewPCG(9, 6))
	g, err := three.NewGraph([][]int{{5, 1}, {0, 2}, {1, 3}, {2, 4}, {3, 6}, nil, nil}, []int{5}, nil, []int{6}, nil)
	if err != nil {
		t.Fatal(err)
	}
	a := analysis(t, g)
	for _, money := range [][]*big.Rat{rats("4 9 5"), rats("4 17/2 41/10"), rats("4 5 9"), rats("0 1 1")} {
		pair, ok := a.Beat(richman.Blue, 0, money)
		if !ok || money[0].Sign() > 0 && pair.Plan() != three.Free {
			t.Fatalf("%v: %v", money, ok)
		}
		for _, kind := range kindNames() {
			for seed := range uint64(5) {
				transcript, err := richman.Match{Board: g, Money: money, Seed: seed}.Play(context.Background(), opponent(random, kind, richman.Blue), pair.Bidder(richman.Red), pair.Bidder(richman.Green))
				if err != nil {
					t.Fatal(err)
				}
				last := transcript.Money[len(transcript.Money)-1]
				if transcript.Draw || transcript.Winner != richman.Green || pair.Plan() == three.Free && (len(transcript.Rounds) != 5 || last[0].Cmp(money[0]) != 0) {
					t.Fatalf("%v against %s:\n%v", money, kind, transcript)
				}
			}
		}
	}
}

// Nobody is beaten who wins, and two do not win at once; and the search with whole chips does not contradict the
// strategies, on random graphs.
func TestJudge(t *testing.T) {
	random := rand.New(rand.NewPCG(9, 5))
	known := 0
	for range 8 {
		g := randomGraph(t, random, 1+random.IntN(3))
		a := analysis(t, g)
		const chips = 9
		v := random.IntN(g.Len() - 3)
		searched, err := three.Explore(context.Background(), g, v, chips, three.Limits{})
		if err != nil {
			t.Fatal(err)
		}
		sampled, err := a.Sample(context.Background(), v, chips, three.Limits{})
		if err != nil || sampled.Chips() != chips {
			t.Fatal(err)
		}
		for s, j := range sampled.All() {
			money := []*big.Rat{big.NewRat(int64(s[0]), 1), big.NewRat(int64(s[1]), 1), big.NewRat(int64(s[2]), 1)}
			if j != a.Judge(v, money) || j != sampled.At(s[0], s[1]) {
				t.Fatalf("%v: Sample and Judge differ", s)
			}
			winners := 0
			for p := range three.Players {
				if j.Wins[p] {
					winners++
				}
				if j.Wins[p] && j.Beaten[p] {
					t.Errorf("%v: %v wins and is beaten", s, richman.Player(p))
				}
				if x := searched.At(s[0], s[1]); x.Wins[p] && x.Beaten[p] {
					t.Errorf("%v: %v wins and is beaten with chips", s, richman.Player(p))
				}
				if j.Beaten[p] {
					known++
				}
			}
			if winners > 1 {
				t.Errorf("%v: %d winners", s, winners)
			}
		}
	}
	if known == 0 {
		t.Error("nothing is known")
	}
}

// By hand: the coalition graphs of fig. 3a are fig. 2 from v1 for Blue, and from v2 for Red and Green, who are blue in
// them.
func TestCoalition(t *testing.T) {
	a := analysis(t, three.Figure3())
	for who, want := range []string{"1/3 2/3 2/3 0 1 1", "2/3 1/3 5/6 1 0 1", "2/3 5/6 1/3 1 1 0"} {
		for v, x := range rats(want) {
			if got := a.Solo(richman.Player(who)).Value(v); got.Cmp(x) != 0 {
				t.Errorf("%v at %s: %v, want %v", richman.Player(who), a.Graph().Name(v), got, x)
			}
		}
	}
}

func TestErrors(t *testing.T) {
	for _, test := range []struct {
		edges            [][]int
		blue, red, green []int
		names            []string
		message          string
	}{
		{[][]int{{1}, nil}, []int{1}, []int{1}, nil, nil, "terminal"},
		{[][]int{{1}, nil}, nil, []int{1}, []int{1}, nil, "terminal"},
		{[][]int{{1}, nil}, []int{1}, nil, []int{1}, nil, "terminal"},
		{[][]int{{1}, nil}, nil, nil, []int{7}, nil, `["7"]`},
		{[][]int{{0}, nil}, nil, nil, []int{1}, []string{"loop", "g"}, "loop"},
		{[][]int{{1}, {0}}, nil, nil, []int{1}, nil, "no successor"},
		{[][]int{{1}, nil}, nil, nil, []int{1}, []string{"a"}, "names"},
	} {
		var wrong *richman.GraphError
		if _, err := three.NewGraph(test.edges, test.blue, test.red, test.green, test.names); !errors.As(err, &wrong) || !strings.Contains(err.Error(), test.message) {
			t.Errorf("%v: %v", test, err)
		}
	}
	var (
		ctx       = context.Background()
		g         = three.Figure3()
		a         = analysis(t, g)
		negative  *richman.ChipsError
		tooMany   *cgt.LimitError
		cancelled context.Context
	)
	if _, err := a.Sample(ctx, 0, -1, three.Limits{}); !errors.As(err, &negative) {
		t.Errorf("%v", err)
	}
	if _, err := three.Explore(ctx, g, 0, -1, three.Limits{}); !errors.As(err, &negative) {
		t.Errorf("%v", err)
	}
	for chips, want := range map[int]cgt.LimitError{11: {What: "states", Limit: 6 * 66}, 40_000: {What: "chips", Limit: 32_767}, 1 << 30: {What: "chips", Limit: 32_767}} {
		if _, err := three.Explore(ctx, g, 0, chips, three.Limits{States: 6 * 66}); !errors.As(err, &tooMany) || *tooMany != want {
			t.Errorf("%d chips: %v", chips, err)
		}
	}
	if _, err := three.Explore(ctx, g, 0, 1<<15, three.Limits{States: -1}); !errors.As(err, &tooMany) || tooMany.What != "chips" {
		t.Errorf("too many chips without another limit: %v", err)
	}
	if _, err := three.Explore(ctx, g, 0, 10, three.Limits{States: 6 * 66}); err != nil {
		t.Error(err)
	}
	cancelled, cancel := context.WithCancel(ctx)
	cancel()
	if _, err := three.Explore(cancelled, g, 0, 10, three.Limits{}); !errors.Is(err, context.Canceled) {
		t.Errorf("%v", err)
	}
	if _, err := a.Sample(cancelled, 0, 10, three.Limits{}); !errors.Is(err, context.Canceled) {
		t.Errorf("%v", err)
	}
	if _, err := three.Analyse(cancelled, g); !errors.Is(err, context.Canceled) {
		t.Errorf("%v", err)
	}
}

// A strategy is for one player, board and rule, and sees all money.
func TestStrategyOfAnother(t *testing.T) {
	g := three.Figure3()
	a := analysis(t, g)
	money := rats("3 1 1")
	k, ok := a.Win(richman.Blue, 0, money)
	if !ok {
		t.Fatal("Blue does not win")
	}
	pair, ok := a.Beat(richman.Red, 0, money)
	if !ok {
		t.Fatal("Red is not beaten")
	}
	nothing := opponent(rand.New(rand.NewPCG(0, 0)), "nothing", richman.Green)
	for _, b := range []richman.Bidder{k, pair.Bidder(richman.Blue)} {
		for _, change := range []func(m *richman.Match){
			func(m *richman.Match) { m.Board = three.Figure3() },
			func(m *richman.Match) { m.Rule = richman.Poorman() },
			func(m *richman.Match) { m.Secret = true },
		} {
			m := richman.Match{Board: g, Money: money}
			change(&m)
			if _, err := m.Play(context.Background(), b, nothing, nothing); err == nil {
				t.Errorf("%T plays %+v", b, m)
			}
		}
		if _, err := (richman.Match{Board: g, Money: money}).Play(context.Background(), nothing, b, nothing); err == nil {
			t.Errorf("%T plays for Red", b)
		}
		if _, err := (richman.Match{Board: g, Money: rats("3 1")}).Play(context.Background(), b, nothing); err == nil {
			t.Errorf("%T plays with two players", b)
		}
	}
}
