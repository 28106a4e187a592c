package piles_test

import (
	"fmt"
	"math/big"
	"slices"
	"testing"

	"pgregory.net/rapid"

	"github.com/cgt-go/sdk/cgt"
	"github.com/cgt-go/sdk/cgttest"
	"github.com/cgt-go/sdk/nim"
	"github.com/cgt-go/sdk/nim/heaps"
	"github.com/cgt-go/sdk/rulesets/piles"
	"github.com/cgt-go/sdk/surreal"
)

// TestLaws tests the laws that every ruleset must keep.
func TestLaws(t *testing.T) {
	position := heaps.NewHeaps
	cgttest.Run(t, piles.Nim{}, position(), position(3, 5, 1), position(4, 4, 2))
	cgttest.Run(t, piles.Lasker{}, position(), position(7), position(3, 3, 2))
	for k := range 4 {
		cgttest.Run(t, piles.Moore{K: k}, position(), position(2, 3, 2, 1), position(5))
	}
	cgttest.Run(t, piles.Poker{}, piles.PokerPosition{}, piles.MustParsePoker("3|1,2"), piles.MustParsePoker("2+1|2,0"), piles.MustParsePoker("1+1|1,1"))
	cgttest.Run(t, piles.Staircase{}, piles.Stairs{}, piles.NewStairs(2, 1, 2), piles.NewStairs(0, 0, 1, 3))
	for _, rules := range []cgt.ImpartialRuleset[piles.Pair]{piles.King{}, piles.Unequal{}, piles.Sweets{}} {
		cgttest.Run(t, rules, piles.Pair{}, piles.Pair{A: 7, B: 5}, piles.Pair{A: 6, B: 6}, piles.Pair{A: 1, B: 8}, piles.Pair{A: 0, B: 3})
	}
}

// naive finds nim-values from a list of moves alone; positions are lists of numbers.
type naive struct {
	moves  func(p []int) [][]int
	values map[string]nim.Nimber
}

func (n *naive) value(p []int) nim.Nimber {
	key := fmt.Sprint(p)
	if v, ok := n.values[key]; ok {
		return v
	}
	options := map[nim.Nimber]bool{}
	for _, q := range n.moves(p) {
		options[n.value(q)] = true
	}
	v := nim.Nimber(0)
	for options[v] {
		v++
	}
	if n.values == nil {
		n.values = map[string]nim.Nimber{}
	}
	n.values[key] = v
	return v
}

// with returns the list with other numbers in place of the one at i.
func with(p []int, i int, others ...int) []int { return slices.Concat(p[:i], others, p[i+1:]) }

// nimMoves are the moves of Nim, of lists of heaps with empty ones.
func nimMoves(p []int) [][]int {
	var moves [][]int
	for i, n := range p {
		for to := range n {
			moves = append(moves, with(p, i, to))
		}
	}
	return moves
}

// laskerMoves are those of Lasker's Nim, sorted and without empty heaps, or there would be too many.
func laskerMoves(p []int) [][]int {
	moves := nimMoves(p)
	for i, n := range p {
		for a := 1; a < n; a++ {
			moves = append(moves, with(p, i, a, n-a))
		}
	}
	for i, q := range moves {
		slices.Sort(q)
		moves[i] = slices.DeleteFunc(q, func(n int) bool { return n == 0 })
	}
	return moves
}

// mooreMoves are those of Moore's game: all positions with no larger heaps of which at least one and at most k are
// smaller.
func mooreMoves(k int) func(p []int) [][]int {
	return func(p []int) [][]int {
		var moves [][]int
		for _, q := range lists(len(p), max(0, slices.Max(append([]int{0}, p...)))+1) {
			changed, larger := 0, false
			for i := range p {
				if q[i] < p[i] {
					changed++
				}
				larger = larger || q[i] > p[i]
			}
			if !larger && 1 <= changed && changed <= k {
				moves = append(moves, q)
			}
		}
		return moves
	}
}

// stairMoves are those of Staircase Nim.
func stairMoves(p []int) [][]int {
	var moves [][]int
	for i, n := range p {
		for taken := 1; taken <= n; taken++ {
			q := with(p, i, n-taken)
			if i > 0 {
				q[i-1] += taken
			}
			moves = append(moves, q)
		}
	}
	return moves
}

// lists yields all lists of so many numbers below n.
func lists(length, n int) [][]int {
	if length == 0 {
		return [][]int{nil}
	}
	var all [][]int
	for _, list := range lists(length-1, n) {
		for i := range n {
			all = append(all, append(slices.Clone(list), i))
		}
	}
	return all
}

func unsigned(p []int) []uint64 {
	var list []uint64
	for _, n := range p {
		list = append(list, uint64(n))
	}
	return list
}

// TestFormulas compares the moves and the formulas with the definitions.
func TestFormulas(t *testing.T) {
	type valuer interface {
		cgt.ImpartialRuleset[heaps.Heaps]
		nim.Valuer[heaps.Heaps]
	}
	for _, game := range []struct {
		rules      valuer
		moves      func(p []int) [][]int
		length, n  int
		onlyLosses bool
	}{
		{piles.Nim{}, nimMoves, 3, 7, false},
		{piles.Lasker{}, laskerMoves, 1, 20, false},
		{piles.Lasker{}, laskerMoves, 2, 9, false},
		{piles.Moore{K: 0}, mooreMoves(0), 2, 3, false},
		{piles.Moore{K: 1}, mooreMoves(1), 3, 6, false},
		{piles.Moore{K: 2}, mooreMoves(2), 3, 6, true},
		{piles.Moore{K: 2}, mooreMoves(2), 4, 4, true},
		{piles.Moore{K: 3}, mooreMoves(3), 4, 4, true},
		{piles.Moore{K: 9}, mooreMoves(9), 3, 4, true},
	} {
		n := naive{moves: game.moves}
		for _, p := range lists(game.length, game.n) {
			want := n.value(p)
			h := heaps.NewHeaps(p...)
			v, ok := game.rules.NimValue(h)
			if ok && v != want || !ok && (!game.onlyLosses || want == 0) {
				t.Errorf("%+v: %v = %v, %v, want %v", game.rules, p, v, ok, want)
			}
			var got, moves []string
			for _, q := range game.rules.AppendMoves(nil, h, cgt.Left) {
				got = append(got, q.String())
			}
			for _, q := range game.moves(p) {
				moves = append(moves, heaps.NewHeaps(q...).String())
			}
			for _, list := range []*[]string{&got, &moves} {
				slices.Sort(*list)
				*list = slices.Compact(*list)
			}
			if !slices.Equal(got, moves) {
				t.Errorf("%+v: the moves from %v are %v, want %v", game.rules, p, got, moves)
			}
			m, isMoore := game.rules.(piles.Moore)
			if !isMoore {
				continue
			}
			after, wins := m.WinningMove(unsigned(p)...)
			if wins != (want > 0) || m.IsP(unsigned(p)...) != (want == 0) {
				t.Errorf("%+v: %v is worth %v, and the winning move is to %v, %v", m, p, want, after, wins)
			}
			if wins && (!legal(m, unsigned(p), after) || !m.IsP(after...)) {
				t.Errorf("%+v: no winning move from %v to %v", m, p, after)
			}
		}
	}
}

// legal reports whether there is a move from p to q in Moore's game.
func legal(m piles.Moore, p, q []uint64) bool {
	changed := 0
	for i := range p {
		if q[i] > p[i] {
			return false
		}
		if q[i] < p[i] {
			changed++
		}
	}
	return len(p) == len(q) && 1 <= changed && changed <= m.K
}

// TestMooreLarge takes heaps of all sizes.
func TestMooreLarge(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		m := piles.Moore{K: rapid.IntRange(-1, 6).Draw(t, "k")}
		p := rapid.SliceOfN(rapid.OneOf(rapid.Uint64(), rapid.Uint64Max(9)), 0, 9).Draw(t, "heaps")
		loses := true
		for bit := range 64 {
			ones := 0
			for _, n := range p {
				ones += int(n >> bit & 1)
			}
			loses = loses && (ones == 0 || ones%(max(m.K, 0)+1) == 0)
		}
		if m.K < 1 {
			loses = true
		}
		before := slices.Clone(p)
		after, wins := m.WinningMove(p...)
		if wins == loses || m.IsP(p...) != loses || wins && (!legal(m, p, after) || !m.IsP(after...)) || !slices.Equal(p, before) {
			t.Errorf("%+v: from %v to %v, %v", m, p, after, wins)
		}
	})
}

// TestWinningMoves compares the winning moves of Nim with those found by looking at all moves, and moves from large
// heaps with what they must do.
func TestWinningMoves(t *testing.T) {
	n := naive{moves: nimMoves}
	for _, p := range lists(4, 5) {
		var want []piles.Move
		for i, from := range p {
			for to := range from {
				if n.value(with(p, i, to)) == 0 {
					want = append(want, piles.Move{Heap: i, From: uint64(from), To: uint64(to)})
				}
			}
		}
		if got := piles.WinningMoves(unsigned(p)...); !slices.Equal(got, want) {
			t.Errorf("the winning moves from %v are %v, want %v", p, got, want)
		}
	}
	rapid.Check(t, func(t *rapid.T) {
		p := rapid.SliceOfN(rapid.Uint64(), 0, 6).Draw(t, "heaps")
		var large []*big.Int
		for _, n := range p {
			large = append(large, new(big.Int).SetUint64(n))
		}
		moves, same := piles.WinningMoves(p...), piles.BigWinningMoves(large...)
		sum := uint64(0)
		for _, n := range p {
			sum ^= n
		}
		if (sum == 0) != (len(moves) == 0) || len(moves) != len(same) {
			t.Fatalf("the winning moves from %v are %v and %v", p, moves, same)
		}
		for i, m := range moves {
			if b := same[i]; b.Heap != m.Heap || b.From.Uint64() != m.From || b.To.Uint64() != m.To {
				t.Errorf("the winning moves from %v are %v and %v", p, moves, same)
			}
			if m.From != p[m.Heap] || m.To >= m.From || sum^m.From^m.To != 0 {
				t.Errorf("from %v: no winning move %v", p, m)
			}
		}
	})
}

// TestTexts has the positions of the source texts: problem 19 of Shen, and two of the Dubna notes, §2.1.
func TestTexts(t *testing.T) {
	for _, game := range []struct {
		heaps []uint64
		want  []piles.Move
	}{
		{[]uint64{3, 5, 7}, []piles.Move{{Heap: 0, From: 3, To: 2}, {Heap: 1, From: 5, To: 4}, {Heap: 2, From: 7, To: 6}}},
		{[]uint64{1, 3, 5, 7}, nil},
		{[]uint64{1, 3, 5, 6}, []piles.Move{{Heap: 0, From: 1, To: 0}, {Heap: 1, From: 3, To: 2}, {Heap: 2, From: 5, To: 4}}},
		{[]uint64{10, 7}, []piles.Move{{Heap: 0, From: 10, To: 7}}},
	} {
		if got := piles.WinningMoves(game.heaps...); !slices.Equal(got, game.want) {
			t.Errorf("the winning moves from %v are %v, want %v", game.heaps, got, game.want)
		}
	}
}

// TestStaircase compares values and moves with the definition.
func TestStaircase(t *testing.T) {
	n := naive{moves: stairMoves}
	for _, p := range lists(4, 4) {
		s := piles.NewStairs(unsigned(p)...)
		if v, ok := (piles.Staircase{}).NimValue(s); !ok || v != n.value(p) {
			t.Errorf("%v = %v, %v, want %v", p, v, ok, n.value(p))
		}
		var want []piles.Stairs
		for _, q := range stairMoves(p) {
			want = append(want, piles.NewStairs(unsigned(q)...))
		}
		if got := (piles.Staircase{}).AppendMoves(nil, s, cgt.Right); !slices.Equal(got, want) {
			t.Errorf("the moves from %v are %v, want %v", p, got, want)
		}
	}
}

// TestTwoHeaps compares values and moves of games with two heaps with their definitions.
func TestTwoHeaps(t *testing.T) {
	const n = 30
	for _, game := range []struct {
		rules interface {
			cgt.ImpartialRuleset[piles.Pair]
			nim.Valuer[piles.Pair]
		}
		moves func(p []int) [][]int
		loses func(a, b int) bool // in the source
	}{
		{piles.King{}, func(p []int) (moves [][]int) {
			for _, step := range [][2]int{{1, 0}, {0, 1}, {1, 1}} {
				if a, b := p[0]-step[0], p[1]-step[1]; a >= 0 && b >= 0 {
					moves = append(moves, []int{a, b})
				}
			}
			return moves
		}, func(a, b int) bool { return a%2 == 0 && b%2 == 0 }},
		{piles.Unequal{}, func(p []int) (moves [][]int) {
			for _, q := range nimMoves(p) {
				if q[0] != q[1] || q[0] == 0 {
					moves = append(moves, q)
				}
			}
			return moves
		}, func(a, b int) bool {
			if a == b {
				return a%2 == 1 || a == 0 // these only at the start
			}
			return min(a, b)%2 == 1 && max(a, b) == min(a, b)+1
		}},
		{piles.Sweets{}, func(p []int) (moves [][]int) {
			for _, n := range p {
				for a := 1; a < n; a++ {
					moves = append(moves, []int{min(a, n-a), max(a, n-a)})
				}
			}
			return moves
		}, func(a, b int) bool {
			return a%2 == 1 && b%2 == 1 || max(a, b) == 1 || max(a, b) == 0 || min(a, b) == 0 && max(a, b)%2 == 1
		}},
	} {
		naive := naive{moves: game.moves}
		for a := range n {
			for b := range n {
				p, want := piles.Pair{A: uint64(a), B: uint64(b)}, naive.value([]int{a, b})
				if v, ok := game.rules.NimValue(p); ok && v != want || !ok && want == 0 {
					t.Errorf("%T: %v = %v, %v, want %v", game.rules, p, v, ok, want)
				}
				if game.loses(a, b) != (want == 0) {
					t.Errorf("%T: %v = %v", game.rules, p, want)
				}
				got, moves := map[piles.Pair]bool{}, map[piles.Pair]bool{}
				for _, q := range game.rules.AppendMoves(nil, p, cgt.Left) {
					got[q] = true
				}
				for _, q := range game.moves([]int{a, b}) {
					moves[piles.Pair{A: uint64(q[0]), B: uint64(q[1])}] = true
				}
				if fmt.Sprint(got) != fmt.Sprint(moves) {
					t.Errorf("%T: the moves from %v are %v, want %v", game.rules, p, got, moves)
				}
			}
		}
	}
}

// TestPoker finds the values by search, with bags that make a difference to the moves and not to the values.
func TestPoker(t *testing.T) {
	searched := surreal.Solver[piles.PokerPosition]{Rules: cgttest.Plain(cgt.Ruleset[piles.PokerPosition](piles.Poker{}))}
	for _, sizes := range lists(2, 4) {
		for _, bags := range lists(2, 3) {
			p := piles.PokerPosition{Heaps: heaps.NewHeaps(sizes...), Left: uint32(bags[0]), Right: uint32(bags[1])}
			want := surreal.Nimber(nim.Nimber(sizes[0] ^ sizes[1]))
			if v, ok := (piles.Poker{}).Value(p); !ok || v != want {
				t.Errorf("%v = %v, %v, want %v", p, v, ok, want)
			}
			if v, err := searched.Value(t.Context(), p); err != nil || v != want {
				t.Errorf("%v = %v, %v by search, want %v", p, v, err, want)
			}
		}
	}
	// Heaps do not grow beyond their limit.
	p := piles.PokerPosition{Heaps: heaps.NewHeaps(1), Left: 1<<32 - 1}
	if moves := len(piles.Poker{}.AppendMoves(nil, piles.PokerPosition{Heaps: p.Heaps, Left: 5}, cgt.Left)); moves != 6 {
		t.Errorf("%d moves, want 6", moves)
	}
}
