package infinite_test

import (
	"bufio"
	"context"
	"errors"
	"fmt"
	"math/rand/v2"
	"os"
	"slices"
	"strconv"
	"strings"
	"testing"

	"github.com/cgt-go/sdk/internal/detector"
	"github.com/cgt-go/sdk/zermelo"
	"github.com/cgt-go/sdk/zermelo/infinite"
)

// TestGames solves the games of testdata.
func TestGames(t *testing.T) {
	file, err := os.Open("testdata/games.tsv")
	if err != nil {
		t.Fatal(err)
	}
	defer file.Close()
	lines := 0
	for in := bufio.NewScanner(file); in.Scan(); {
		if strings.HasPrefix(in.Text(), "#") {
			continue
		}
		lines++
		fields := strings.Split(in.Text(), "\t")
		b := &board{}
		for v, word := range strings.Fields(fields[1]) {
			left, right, _ := strings.Cut(word, ">")
			var number, turn, priority int
			if _, err := fmt.Sscanf(left, "%d:%d:%d", &number, &turn, &priority); err != nil || number != v {
				t.Fatal(word, err)
			}
			b.turn, b.priority, b.moves = append(b.turn, turn), append(b.priority, priority), append(b.moves, numbers(t, right))
		}
		g := b.graph(t)
		want := numbers(t, strings.Trim(fields[2], "{}"))
		for _, m := range methods {
			s, err := (&infinite.Solver{Method: m}).Parity(context.Background(), g)
			check(t, b, in.Text(), s, err, b.solve())
			if got := slices.Collect(s.Region(zermelo.Max)); !slices.Equal(got, want) {
				t.Errorf("%s: with %v Max wins from %v", in.Text(), m, got)
			}
		}
		if fields[0] == "buchi" {
			var goals []int
			for v, p := range b.priority {
				if p == 2 {
					goals = append(goals, v)
				}
			}
			s, err := new(infinite.Solver).Buchi(context.Background(), g, zermelo.Max, goals)
			if err != nil {
				t.Fatal(err)
			}
			if got := slices.Collect(s.Region(zermelo.Max)); !slices.Equal(got, want) {
				t.Errorf("%s: Max wins from %v", in.Text(), got)
			}
		}
	}
	if lines != 57 {
		t.Errorf("there are %d games", lines)
	}
}

// numbers reads a list with commas.
func numbers(t *testing.T, text string) (list []int) {
	t.Helper()
	for _, word := range strings.FieldsFunc(text, func(r rune) bool { return r == ',' }) {
		x, err := strconv.Atoi(word)
		if err != nil {
			t.Fatal(err)
		}
		list = append(list, x)
	}
	return list
}

// add adds a vertex and returns its number.
func (b *board) add(priority, turn int, moves ...int) int {
	b.turn, b.priority, b.moves = append(b.turn, turn), append(b.priority, priority), append(b.moves, moves)
	return len(b.turn) - 1
}

// Families of games that are published as hard for some method, or that PGSolver generates. The definitions are those
// of PGSolver's generators (O. Friedmann, M. Lange) and of Oink's (T. van Dijk).

// ladder is PGSolver's laddergame.
func ladder(n int) *board {
	b := &board{}
	for i := range 2 * n {
		b.add(i%2, i%2, (i+1)%(2*n), (i+2)%(2*n))
	}
	return b
}

// clique is PGSolver's cliquegame: there is a move to every other vertex.
func clique(n int) *board {
	b := &board{}
	for i := range n {
		var moves []int
		for j := range n {
			if i != j {
				moves = append(moves, j)
			}
		}
		b.add(i, i%2, moves...)
	}
	return b
}

// recursiveLadder is PGSolver's recursiveladder, on which Zielonka's algorithm takes exponential time: O. Friedmann,
// Recursive algorithm for parity games requires exponential time, RAIRO Theoretical Informatics and Applications 45
// (2011). It has 5n vertices; level i has some of five kinds of vertices, the first of which would have the number
// 5i−2.
func recursiveLadder(n int) *board {
	b := &board{turn: make([]int, 5*n), priority: make([]int, 5*n), moves: make([][]int, 5*n)}
	for i := range n + 1 {
		at, high, who := 5*i-2, 3*i+5, i%2
		set := func(kind, priority, turn int, moves ...int) {
			b.priority[at+kind], b.turn[at+kind] = priority, (who+turn)%2
			for _, w := range moves {
				b.moves[at+kind] = append(b.moves[at+kind], at+w)
			}
		}
		if i > 0 {
			set(0, 1-who, 1, -2, 1)
			set(1, 1-who, 0, 0)
			if i < n {
				b.moves[at+1] = append(b.moves[at+1], at+2)
			}
		}
		if i == n {
			break
		}
		set(2, high, 1, 6, 3)
		set(3, high-1, 0)
		if i > 0 {
			b.moves[at+3] = append(b.moves[at+3], at-2)
		}
		if i < n-1 {
			b.moves[at+3] = append(b.moves[at+3], at+8)
		}
		b.moves[at+3] = append(b.moves[at+3], at+4)
		set(4, high-2, 1, 3, 6)
	}
	return b
}

// jurdzinski is PGSolver's jurdzinskigame: M. Jurdziński, Small progress measures for solving parity games, STACS 2000.
// Left, right and above stand for three kinds of vertices in a grid.
func jurdzinski(height, width int) *board {
	const left, right, above = 0, 1, 2
	b := &board{}
	number := func(kind, h, w int) int { return (h*(width+1)+w)*3 + kind }
	for h := range height {
		for w := range width + 1 {
			turn := 1
			if h == 0 {
				turn = 0
			}
			var moves []int
			if w > 0 {
				moves = append(moves, number(right, h, w-1))
			}
			if w < width {
				if h > 0 {
					moves = append(moves, number(above, h, w))
				}
				moves = append(moves, number(right, h, w))
			}
			b.add(2*h, turn, moves...)
			// To the right of the last column there is nothing; those vertices only close the grid.
			moves = []int{number(left, h, w)}
			if w < width {
				moves = append(moves, number(left, h, w+1))
			}
			priority := 2 * h
			if h == 0 {
				priority = 1
				for v := 1; v < height; v++ {
					moves = append(moves, number(right, v, w))
				}
			} else {
				moves = append(moves, number(right, 0, w))
			}
			b.add(priority, 1-turn, moves...)
			b.add(2*h+1, 0, number(right, h, w))
		}
	}
	return b
}

// core is Oink's counter_core, on which all recursive algorithms take exponential time: M. Benerecetti, D. Dell'Erba,
// F. Mogavero, Robust worst cases for parity games algorithms, Information and Computation 272 (2020).
func core(n int) *board {
	b := &board{}
	for i := range 2*n + 1 {
		x := i % 2
		b.add(2*n+1+i, x, 3*i+1)
		b.add(i, x, 3*i+2)
		b.add(i, 1-x, 3*i+1, 3*i+2)
	}
	for i := range 2 * n {
		b.moves[3*i+2] = append(b.moves[3*i+2], 3*i+3)
		b.moves[3*i+4] = append(b.moves[3*i+4], 3*i)
	}
	return b
}

// promotions is Oink's counter_m, on which priority promotion takes exponential time: M. Benerecetti, D. Dell'Erba, F.
// Mogavero, A delayed promotion policy for parity games, GandALF 2016.
func promotions(n int) *board {
	b := &board{}
	for i := range n + 1 {
		x := i % 2
		b.add(i+2, x, 3*i+1)
		b.add(1-x, x, 3*i+2)
		b.add(1-x, 1-x, 3*i+1)
	}
	for i := range n {
		b.moves[3*i] = append(b.moves[3*i], 3*i+3)
		b.moves[3*i+1] = append(b.moves[3*i+1], 3*i+3)
		b.moves[3*i+5] = append(b.moves[3*i+5], 3*i+2)
	}
	return b
}

// delays is Oink's counter_dp, on which delayed promotion takes exponential time.
func delays(n int) *board {
	b := &board{}
	for i := range n + 1 {
		x := i % 2
		b.add(i, 1-x, 4*i+1)
		b.add(i, 1-x, 4*i, 4*i+2)
		b.add(i, x, 4*i+1)
		b.add(i+3, x, 4*i+2)
	}
	for i := range n {
		b.moves[4*i+6] = append(b.moves[4*i+6], 4*i+3)
		b.moves[4*i+1] = append(b.moves[4*i+1], 4*i+7)
	}
	return b
}

// checkers is PGSolver's modelcheckerladder.
func checkers(n int) *board {
	b := &board{}
	for i := range n {
		b.add(2*n-2*i, 1, 3*i+1)
		b.add(0, 1, 3*i+2, 3*i+3)
		b.add(2*n-2*i-1, 1, 3*i+3)
	}
	b.add(0, 1, 0)
	return b
}

// dull is PGSolver's recursivedullgame, in which Max always moves: M. Gazda, T. A. C. Willemse, Zielonka's recursive
// algorithm: dull, weak and solitaire games and tighter bounds, GandALF 2013. The vertices from n on are a path down to
// n, where play stays; from each of those before Max can stay for ever, and lose, or go to every second vertex of the
// path.
func dull(n int) *board {
	b := &board{}
	for i := range n {
		b.add(1, 0, n+2*i+1, i)
	}
	for i := range 2 * n {
		b.add(i+2, 0, n+max(0, i-1))
	}
	return b
}

// hanoi is PGSolver's towersofhanoi: Max moves n discs, which may be on three pegs in any order that is allowed, until
// all are on the second one. Digit i of a vertex to the base of 3 is the peg of disc i; disc 0 is the smallest one.
func hanoi(n int) *board {
	b := &board{}
	size, end := 1, 0
	for range n {
		end += size
		size *= 3
	}
	for v := range size {
		if v == end {
			b.add(0, 0, v)
			continue
		}
		var moves []int
		isCovered := [3]bool{}
		for power, rest := 1, v; power < size; power, rest = 3*power, rest/3 {
			peg := rest % 3
			if isCovered[peg] {
				continue
			}
			isCovered[peg] = true // for larger discs
			for to := range 3 {
				if !isCovered[to] {
					moves = append(moves, v+(to-peg)*power)
				}
			}
		}
		b.add(1, 0, moves...)
	}
	return b
}

// counters is Oink's tc, two binary counters of n bits, on which tangle learning takes exponential time: T. van Dijk, A
// parity game tale of two counters, GandALF 2019.
func counters(n int) *board {
	b := &board{}
	var at [2][]int
	size := 0
	for i := range n {
		for who := range 2 {
			at[who] = append(at[who], size)
			size += 4 + 3*i
		}
	}
	top, low := n*(n+9), 0
	for i := range n {
		low += 2 * (n + 1 - i)
		for who := range 2 {
			other, v := 1-who, at[who][i]
			const high, tangle, gate, fork, first = 0, 1, 2, 3, 4
			after := fork
			if i > 0 {
				after = first
			}
			b.add(top-2*i-who, who, at[who][(i+n-1)%n]+gate)
			b.add(low+who, other, v+high, v+after)
			b.add(top-2*i-2*n-1-who, other, v+tangle)
			moves := []int{v + tangle}
			for j := i + who; j < n; j++ {
				moves = append(moves, at[other][j]+gate)
			}
			b.add(0, who, moves...)
			for j := range i {
				d := v + first + 3*j
				next := d + 3
				if j == i-1 {
					next = v + fork
				}
				b.add(0, who, d+1, d+2)
				b.add(0, other, next, at[who][j]+gate)
				b.add(0, other, next, at[other][j]+gate)
			}
		}
	}
	return b
}

// path leads there and back: from each vertex one can go to the next or to the last one, and its number is its
// priority. Who likes it moves.
func path(n int) *board {
	b := &board{}
	for v := range n {
		var moves []int
		if v < n-1 {
			moves = append(moves, v+1)
		}
		if v > 0 {
			moves = append(moves, v-1)
		}
		b.add(v, v%2, moves...)
	}
	return b
}

// pairs is a random graph with two moves from each vertex and as many priorities as vertices.
func pairs(n int) *board {
	random := rand.New(rand.NewPCG(9, uint64(n)))
	b := &board{}
	for range n {
		b.add(random.IntN(n), random.IntN(2), random.IntN(n), random.IntN(n))
	}
	return b
}

var families = []struct {
	name  string
	game  func(n int) *board
	small int                     // what the textbook can solve
	large map[infinite.Method]int // what is no trouble for a method
}{
	{"ladder", ladder, 12, large(20000, 20000, 20000, 20000)},
	{"clique", clique, 12, large(300, 300, 300, 300)},
	{"recursive ladder", recursiveLadder, 5, large(1000, 1000, 1000, 20)},
	{"Jurdzinski", func(n int) *board { return jurdzinski(n, n) }, 3, large(50, 40, 50, 25)},
	{"core", core, 4, large(100, 60, 100, 10)},
	{"promotions", promotions, 6, large(1000, 18, 1000, 20)},
	{"delays", delays, 6, large(200, 14, 200, 18)},
	{"model checker ladder", checkers, 10, large(5000, 5000, 5000, 5000)},
	{"dull", dull, 8, large(10000, 10000, 10000, 10000)},
	{"Hanoi", hanoi, 3, large(8, 8, 8, 8)},
	{"two counters", counters, 3, large(8, 8, 7, 10)},
	{"path", path, 12, large(100000, 100000, 2000, 5000)},
	{"pairs", pairs, 16, large(100000, 100000, 5000, 50000)},
}

func large(auto, promotion, tangles, zielonka int) map[infinite.Method]int {
	return map[infinite.Method]int{infinite.Auto: auto, infinite.Promotion: promotion, infinite.Tangles: tangles, infinite.Zielonka: zielonka}
}

// TestFamilies: on small members of the families all methods agree with the textbook, and on large ones, as far as a
// method can solve them in time, Verify accepts what they find.
func TestFamilies(t *testing.T) {
	for _, f := range families {
		for n := 2; n <= f.small; n++ {
			b := f.game(n)
			winners := b.solve()
			for _, m := range methods {
				s, err := (&infinite.Solver{Method: m}).Parity(context.Background(), b.graph(t))
				check(t, b, fmt.Sprintf("%s %d, %v", f.name, n, m), s, err, winners)
			}
		}
		for _, m := range methods {
			if detector.On {
				break
			}
			s, err := (&infinite.Solver{Method: m}).Parity(context.Background(), f.game(f.large[m]).graph(t))
			if err != nil {
				t.Fatal(err)
			}
			if err := s.Verify(context.Background()); err != nil {
				t.Errorf("%s %d, %v: %v", f.name, f.large[m], m, err)
			}
		}
	}
}

// nested is a loop inside a loop inside a loop, n times, all Min's: the priority 2k is the largest one of the loop k,
// which has the smaller ones inside, and 2k − 1 comes right after it.
func nested(n int) *board {
	b := &board{}
	b.add(0, 1)
	for k := n; k > 0; k-- {
		v := len(b.turn)
		b.moves[0] = append(b.moves[0], v)
		b.add(2*k, 1, v+1)
		b.add(2*k-1, 1, (v+2)%(2*n+1))
	}
	return b
}

// TestVerifyNested: in the nested loops Verify has to ask for very many priorities. Max wins from everywhere, but not
// if the largest priority of the innermost loop is made smaller.
func TestVerifyNested(t *testing.T) {
	n := games(20000)
	b := nested(n)
	var text []byte
	for v := range b.turn {
		text = fmt.Appendf(text, "%d 0;", v)
	}
	s, err := infinite.ParseParitySol(b.graph(t), string(text))
	if err != nil {
		t.Fatal(err)
	}
	if err := s.Verify(context.Background()); err != nil {
		t.Error(err)
	}
	b.priority[2*n-1] = 0
	if s, err = infinite.ParseParitySol(b.graph(t), string(text)); err != nil {
		t.Fatal(err)
	}
	var bad *infinite.VerifyError
	if err := s.Verify(context.Background()); !errors.As(err, &bad) || bad.Vertex != 2*n {
		t.Errorf("Verify says %v", err)
	}
}
