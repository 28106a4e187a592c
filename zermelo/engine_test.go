package zermelo_test

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"math"
	"math/big"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"
	"pgregory.net/rapid"

	"github.com/cgt-go/sdk/cgt"
	"github.com/cgt-go/sdk/zermelo"
)

type heap = zermelo.Turned[int]

// heapEngine returns an engine for taking 1 to 4 from a heap.
func heapEngine(t testing.TB, heaps int) *zermelo.Engine[heap, zermelo.Result] {
	t.Helper()
	game := zermelo.Normal[int](subtraction)
	sol, err := zermelo.Solve(t.Context(), game, heap{Pos: heaps})
	if err != nil {
		t.Fatal(err)
	}
	return &zermelo.Engine[heap, zermelo.Result]{Game: game, Values: sol}
}

// playSession plays a game in which the person's moves are random.
func playSession[Pos comparable, V interface {
	zermelo.Payoff[V]
	zermelo.Signed[V]
}](t interface{ Fatal(...any) }, s *zermelo.Session[Pos, V], rng *rand.Rand, who zermelo.Player) {
	for {
		turn, ok := s.Turn()
		if !ok {
			return
		}
		var err error
		if turn == who {
			_, err = s.Reply()
		} else {
			moves := s.Moves()
			err = s.Play(moves[rng.IntN(len(moves))])
		}
		if err != nil {
			t.Fatal(err)
		}
	}
}

// isLikely reports whether k successes in n independent tries are likely enough if each has the chance a/b: that
// neither as few nor as many have a chance of less than 1 in 10⁶, exactly.
func isLikely(k, n int, a, b int64) bool {
	total := new(big.Int).Exp(big.NewInt(b), big.NewInt(int64(n)), nil)
	few, many := new(big.Int), new(big.Int)
	for i := range n + 1 {
		term := new(big.Int).Binomial(int64(n), int64(i))
		term.Mul(term, new(big.Int).Exp(big.NewInt(a), big.NewInt(int64(i)), nil))
		term.Mul(term, new(big.Int).Exp(big.NewInt(b-a), big.NewInt(int64(n-i)), nil))
		if i <= k {
			few.Add(few, term)
		}
		if i >= k {
			many.Add(many, term)
		}
	}
	million := big.NewInt(1_000_000)
	return few.Mul(few, million).Cmp(total) > 0 && many.Mul(many, million).Cmp(total) > 0
}

func TestIsLikely(t *testing.T) {
	for _, test := range []struct {
		k, n int
		a, b int64
		want bool
	}{
		{50, 100, 1, 2, true},
		{10, 100, 1, 2, false},
		{90, 100, 1, 2, false},
		{0, 100, 0, 1, true},
		{1, 100, 0, 1, false},
		{19, 19, 1, 2, true}, // 1 in 524,288
		{20, 20, 1, 2, false},
	} {
		if got := isLikely(test.k, test.n, test.a, test.b); got != test.want {
			t.Errorf("%v: %v", test, got)
		}
	}
}

// TestEngineGivesWay counts how often the engine gives way with its first move, where it can: with the chance s/(s +
// patience)/2 after s games won, for many seeds, which are fixed.
func TestEngineGivesWay(t *testing.T) {
	const games = 400
	e := heapEngine(t, 29)
	for _, patience := range []int{0, 1, 10, -1} {
		e.Patience = patience
		for _, streak := range []int{0, 1, 3, 12, 1000} {
			gifts := 0
			for seed := range uint64(games) {
				e.Seed = seed
				s, err := e.Begin(zermelo.Record{Won: streak, Streak: streak}, heap{Pos: 29}, zermelo.Max)
				if err != nil {
					t.Fatal(err)
				}
				if _, err := s.Reply(); err != nil {
					t.Fatal(err)
				}
				gifts += len(s.Transcript().GaveWay)
			}
			a, b := int64(streak), int64(2*(streak+patience))
			switch {
			case patience == 0:
				b = int64(2 * (streak + 3))
			case patience < 0 || streak == 0:
				a, b = 0, 1
			}
			if n, d := e.Chance(streak); int64(n)*b != 2*a*int64(d) {
				t.Errorf("chance %d/%d, want twice %d/%d", n, d, a, b)
			}
			if !isLikely(gifts, games, a, b) {
				t.Errorf("patience %d, streak %d: gave way %d times of %d, which is not likely with %d/%d", patience, streak, gifts, games, a, b)
			}
		}
	}
}

// TestEngineKeepsThePerson plays series against a person whose moves are random. Without the handicap the person wins
// nothing; with it, the longer streaks are broken.
func TestEngineKeepsThePerson(t *testing.T) {
	lost := map[int]int{}
	for _, patience := range []int{-1, 0} {
		e := heapEngine(t, 29)
		e.Patience, e.Seed = patience, 1
		rng := rand.New(rand.NewPCG(7, 7))
		var record zermelo.Record
		for game := range 400 {
			s, err := e.Begin(record, heap{Pos: 29}, zermelo.Max)
			if err != nil {
				t.Fatal(err)
			}
			playSession(t, s, rng, zermelo.Max)
			v, _ := s.Payoff()
			after := s.Record()
			if after.Games() != game+1 || (v == zermelo.Win) != (after.Streak == record.Streak+1) || v == zermelo.Loss && after.Streak != 0 {
				t.Fatalf("%+v after %+v, %v", after, record, v)
			}
			if v == zermelo.Loss && len(s.Transcript().GaveWay) == 0 {
				t.Errorf("lost without giving way:\n%v", s.Transcript())
			}
			record = after
		}
		lost[patience] = record.Lost
	}
	if lost[-1] > 0 || lost[0] == 0 {
		t.Errorf("lost %v", lost)
	}
}

// drawLongGame draws a game with ends that take a while to be reached, and with loops at times.
func drawLongGame(t *rapid.T) *randomGame {
	n := rapid.IntRange(15, 40).Draw(t, "positions")
	g := &randomGame{}
	back := 0
	if rapid.Bool().Draw(t, "loops") {
		back, g.loops = 3, new(zermelo.Int)
	}
	for v := range n {
		g.who = append(g.who, zermelo.Player(rapid.IntRange(0, 1).Draw(t, "who")))
		g.pay = append(g.pay, zermelo.Int(rapid.IntRange(-3, 3).Draw(t, "payoff")))
		var moves []int
		if v < n-4 {
			for range rapid.IntRange(1, 4).Draw(t, "degree") {
				moves = append(moves, rapid.IntRange(max(0, v+1-back), v+4).Draw(t, "to"))
			}
		}
		g.moves = append(g.moves, moves)
	}
	return g
}

// TestEngineIsSubtle plays random games, and looks at every move of the engine: it gives way only where no move ends
// the game, only with moves after which none does, and only where it is not losing; there it gives away as little as it
// can. All other moves are best ones.
func TestEngineIsSubtle(t *testing.T) {
	gifts := 0
	check := func(t *rapid.T) {
		g := drawLongGame(t)
		sol, err := zermelo.Solve(t.Context(), zermelo.Game[int, zermelo.Int](g), 0)
		if err != nil {
			t.Fatal(err)
		}
		who := zermelo.Player(rapid.IntRange(0, 1).Draw(t, "engine"))
		e := zermelo.Engine[int, zermelo.Int]{Game: g, Values: sol, Seed: rapid.Uint64().Draw(t, "seed")}
		if rapid.Bool().Draw(t, "without distances") {
			e.Values = zermelo.ValuerFunc[int, zermelo.Int](sol.Value)
		}
		s, err := e.Begin(zermelo.Record{Won: 1 << 20, Streak: 1 << 20}, 0, who)
		if err != nil {
			t.Fatal(err)
		}
		isEnd := func(v int) bool { return len(g.moves[v]) == 0 }
		for range 30 {
			turn, ok := s.Turn()
			if !ok {
				break
			}
			moves := s.Moves()
			if turn != who {
				if err := s.Play(moves[rapid.IntRange(0, len(moves)-1).Draw(t, "move")]); err != nil {
					t.Fatal(err)
				}
				continue
			}
			p := s.Position()
			q, err := s.Reply()
			if err != nil {
				t.Fatal(err)
			}
			seen := func(v int) zermelo.Int { // a value as the engine sees it
				x, _ := sol.Value(v)
				if who == zermelo.Min {
					x = -x
				}
				return x
			}
			done := s.Transcript()
			if !slices.Contains(done.GaveWay, len(done.Movers)-1) {
				if seen(q) != seen(p) {
					t.Fatalf("from %d, worth %v, to %d, worth %v, and did not mean to", p, seen(p), q, seen(q))
				}
				if _, ok := e.Values.(*zermelo.Solution[int, zermelo.Int]); ok && !slices.Contains(sol.QuickestMoves(p), q) {
					t.Fatalf("from %d to %d, which is not quickest", p, q)
				}
				continue
			}
			gifts++
			isQuiet := func(q int) bool { return !isEnd(q) && !slices.ContainsFunc(g.moves[q], isEnd) }
			if slices.ContainsFunc(moves, isEnd) || !isQuiet(q) || seen(p) < 0 || seen(q) >= seen(p) {
				t.Fatalf("gave way from %d to %d", p, q)
			}
			for _, m := range moves {
				if isQuiet(m) && seen(q) < seen(m) && seen(m) < seen(p) {
					t.Fatalf("gave way from %d to %d, and could have to %d", p, q, m)
				}
			}
		}
	}
	for range 20 { // in a short run of random games there may be no gift
		if rapid.Check(t, check); gifts > 0 {
			return
		}
	}
	t.Error("the engine never gave way")
}

// Same seed, record and moves of the person: same game.
func TestEngineIsDeterministic(t *testing.T) {
	var first zermelo.Transcript[heap, zermelo.Result]
	for run := range 3 {
		e := heapEngine(t, 40)
		e.Seed = 5
		s, err := e.Begin(zermelo.Record{Won: 9, Lost: 1, Streak: 8}, heap{Pos: 37}, zermelo.Min)
		if err != nil {
			t.Fatal(err)
		}
		playSession(t, s, rand.New(rand.NewPCG(3, 3)), zermelo.Min)
		if run == 0 {
			first = s.Transcript()
		}
		if diff := cmp.Diff(first, s.Transcript()); diff != "" {
			t.Error(diff)
		}
	}
}

func TestEngineErrors(t *testing.T) {
	e := heapEngine(t, 20)
	for _, record := range []zermelo.Record{{Won: -1}, {Drawn: -1}, {Lost: -1}, {Streak: -1}, {Won: 2, Streak: 3}, {Won: math.MaxInt, Drawn: math.MaxInt, Lost: math.MaxInt}} {
		var re *zermelo.RecordError
		if _, err := e.Begin(record, heap{Pos: 20}, zermelo.Max); !errors.As(err, &re) || re.Record != record {
			t.Errorf("%v: %v", record, err)
		}
	}
	s, err := e.Begin(zermelo.Record{}, heap{Pos: 3}, zermelo.Min)
	if err != nil {
		t.Fatal(err)
	}
	var me *zermelo.MoveError
	if _, err := s.Reply(); !errors.As(err, &me) {
		t.Error(err)
	}
	if err := s.Play(heap{Pos: 3, Next: zermelo.Min}); !errors.As(err, &me) || me.Position != "3 (Max)" || me.Move != "3 (Min)" {
		t.Error(err)
	}
	if err := s.Play(heap{Pos: 1, Next: zermelo.Min}); err != nil {
		t.Error(err)
	}
	if err := s.Play(heap{Next: zermelo.Max}); !errors.As(err, &me) {
		t.Error(err)
	}
	if s.Record() != (zermelo.Record{}) {
		t.Error("the game is not over")
	}
	if q, err := s.Reply(); err != nil || q != (heap{}) {
		t.Errorf("%v, %v", q, err)
	}
	if v, ok := s.Payoff(); v != zermelo.Loss || !ok || s.Moves() != nil {
		t.Errorf("%v, %v", v, ok)
	}
	if err := s.Play(heap{}); !errors.As(err, &me) {
		t.Error(err)
	}
	if _, err := s.Reply(); !errors.As(err, &me) {
		t.Error(err)
	}
	// Values that are not known.
	e.Values = zermelo.ValuerFunc[heap, zermelo.Result](func(p heap) (zermelo.Result, bool) { return 0, p.Pos < 5 })
	s, err = e.Begin(zermelo.Record{}, heap{Pos: 9}, zermelo.Max)
	if err != nil {
		t.Fatal(err)
	}
	var se *zermelo.StrategyError
	if _, err := s.Reply(); !errors.As(err, &se) || se.Who != zermelo.Max || !slices.Equal(se.Play, []string{"9 (Max)"}) || !strings.Contains(se.Msg, "8 (Min)") || s.Position().Pos != 9 {
		t.Error(err)
	}
	// A game that breaks its contract.
	broken := zermelo.Rules[int, zermelo.Result]{
		Ended: func(p int) (zermelo.Result, bool) { return zermelo.Win, false },
		Mover: func(p int) zermelo.Player { return zermelo.Max },
		Moves: func(dst []int, p int) []int {
			for q := range p {
				dst = append(dst, q)
			}
			return dst
		},
	}
	b := zermelo.Engine[int, zermelo.Result]{Game: broken, Values: zermelo.ValuerFunc[int, zermelo.Result](func(int) (zermelo.Result, bool) { return 0, true })}
	if _, err := b.Begin(zermelo.Record{}, 0, zermelo.Max); !errors.As(err, new(*zermelo.GameError)) {
		t.Error(err)
	}
	person, err := b.Begin(zermelo.Record{}, 1, zermelo.Min)
	if err != nil {
		t.Fatal(err)
	}
	if err := person.Play(0); !errors.As(err, new(*zermelo.GameError)) || person.Position() != 1 {
		t.Error(err)
	}
	engine, err := b.Begin(zermelo.Record{}, 1, zermelo.Max)
	if err != nil {
		t.Fatal(err)
	}
	if _, err := engine.Reply(); !errors.As(err, new(*zermelo.GameError)) || engine.Position() != 1 {
		t.Error(err)
	}
}

// A heap of 12, from which one takes 1 to 4: the engine begins, and after eight games that it has won it gives way with
// its first move.
func ExampleEngine() {
	rules := cgt.ImpartialFunc[int](func(dst []int, n int) []int {
		for k := 1; k <= min(4, n); k++ {
			dst = append(dst, n-k)
		}
		return dst
	})
	game := zermelo.Normal[int](rules)
	start := zermelo.Turned[int]{Pos: 12}
	solution, err := zermelo.Solve(context.Background(), game, start)
	if err != nil {
		fmt.Println(err)
		return
	}
	engine := zermelo.Engine[zermelo.Turned[int], zermelo.Result]{Game: game, Values: solution, Seed: 3}
	session, err := engine.Begin(zermelo.Record{Won: 8, Streak: 8}, start, zermelo.Max)
	for err == nil {
		who, ok := session.Turn()
		if !ok {
			break
		}
		if who == zermelo.Max {
			_, err = session.Reply()
			continue
		}
		best := solution.BestMoves(session.Position()) // this person knows how to play
		err = session.Play(best[len(best)-1])
	}
	fmt.Print(session.Transcript())
	record, _ := json.Marshal(session.Record())
	fmt.Println(string(record), err)
	// Output:
	// start 12 (Max)
	// 1. Max 11 (Min) (gave way)
	// 2. Min 10 (Max)
	// 3. Max 6 (Min)
	// 4. Min 5 (Max)
	// 5. Max 2 (Min)
	// 6. Min 0 (Max)
	// payoff loss
	// {"won":8,"drawn":0,"lost":1,"streak":0} <nil>
}

func ExampleEngine_Chance() {
	var engine zermelo.Engine[zermelo.Turned[int], zermelo.Result]
	for streak := range 5 {
		fmt.Println(engine.Chance(streak))
	}
	// Output:
	// 0 1
	// 1 4
	// 2 5
	// 3 6
	// 4 7
}

// TestTranscriptWithoutMovers: a transcript that does not say who moved is written all the same.
func TestTranscriptWithoutMovers(t *testing.T) {
	s := zermelo.Transcript[int, zermelo.Result]{Positions: []int{3, 2, 0}, Movers: []zermelo.Player{zermelo.Min}}
	if got, want := s.String(), "start 3\n1. Min 2\n2. 0\n"; got != want {
		t.Errorf("%q, want %q", got, want)
	}
}
