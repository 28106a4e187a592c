package nim_test

import (
	"context"
	"fmt"

	"github.com/cgt-go/sdk/cgt"
	"github.com/cgt-go/sdk/nim"
)

// One heap, from which one, two or four matches may be taken (Shen, problem 11): the values have the period 3, and a
// heap of 25 is worth *1.
func ExampleSolver() {
	s := nim.Solver[int]{Rules: cgt.ImpartialFunc[int](func(dst []int, p int) []int {
		for _, k := range []int{1, 2, 4} {
			if k <= p {
				dst = append(dst, p-k)
			}
		}
		return dst
	})}
	ctx := context.Background()
	var values []nim.Nimber
	for p := range 7 {
		v, _ := s.Value(ctx, p)
		values = append(values, v)
	}
	fmt.Println(values)
	v, err := s.Value(ctx, 25)
	fmt.Println(v, err)
	moves, _ := s.WinningMoves(ctx, 25)
	fmt.Println(moves)
	fmt.Println(s.Verify(ctx))
	// Output:
	// [0 * *2 0 * *2 0]
	// * <nil>
	// [24 21]
	// <nil>
}

// sweets are the rules of two heaps of sweets (Shen, problem 18): eat one heap, and split the other into two that are
// not empty.
var sweets = cgt.ImpartialFunc[[2]int](func(dst [][2]int, p [2]int) [][2]int {
	for _, n := range p {
		for k := 1; k < n; k++ {
			dst = append(dst, [2]int{k, n - k})
		}
	}
	return dst
})

// The player who begins loses if and only if both heaps are odd.
func ExampleValue() {
	for a := 1; a <= 6; a++ {
		var row []nim.Nimber
		for b := 1; b <= 6; b++ {
			v, err := nim.Value(context.Background(), sweets, [2]int{a, b})
			if err != nil {
				fmt.Println(err)
			}
			row = append(row, v)
		}
		fmt.Printf("%d\n", row)
	}
	// Output:
	// [0 1 0 2 0 1]
	// [1 1 2 2 1 1]
	// [0 2 0 2 0 3]
	// [2 2 2 2 3 3]
	// [0 1 0 3 0 1]
	// [1 1 3 3 1 1]
}

// One heap, from which one to four matches may be taken (Shen, problems 1 and 2). Who begins with 25 loses: the answer
// to each move is to take as many as make five together with it. With 24 he wins by taking 4.
func ExampleSolver_WinningMoves() {
	s := nim.Solver[int]{Rules: cgt.ImpartialFunc[int](func(dst []int, p int) []int {
		for k := 1; k <= min(4, p); k++ {
			dst = append(dst, p-k)
		}
		return dst
	})}
	for p := 25; p > 20; p-- {
		moves, err := s.WinningMoves(context.Background(), p)
		fmt.Println(p, "wins by leaving", moves, err)
	}
	// Output:
	// 25 wins by leaving [] <nil>
	// 24 wins by leaving [20] <nil>
	// 23 wins by leaving [20] <nil>
	// 22 wins by leaving [20] <nil>
	// 21 wins by leaving [20] <nil>
}

// The value of games side by side is the nim-sum of the values, and the winning moves are those that make it 0.
func ExampleSolver_WinningMovesInSum() {
	s := nim.Solver[[2]int]{Rules: sweets}
	ctx := context.Background()
	sum, _ := s.Sum(ctx, [2]int{2, 3}, [2]int{4, 5})
	moves, err := s.WinningMovesInSum(ctx, [2]int{2, 3}, [2]int{4, 5})
	fmt.Println(sum, moves, err)
	same, _ := s.Equivalent(ctx, [2]int{2, 3}, [2]int{1, 4})
	fmt.Println(same)
	// Output:
	// * [{1 [1 4]} {1 [2 3]} {1 [3 2]} {1 [4 1]}] <nil>
	// true
}

// Two positions are equivalent if, whatever third position is added, the same player wins (Shen, §11). Of the sweets,
// [2 3] and [1 4] are equivalent. They are not equivalent to [1 2]: if a heap of one coin is added to that, the player
// who moves loses.
func ExampleSolver_Equivalent() {
	ctx := context.Background()
	s := nim.Solver[[2]int]{Rules: sweets}
	winners := cgt.Solver[cgt.Position]{Rules: cgt.Positions{}} // finds who wins a sum by its own moves
	first := [2]int{2, 3}
	for _, second := range [][2]int{{1, 4}, {1, 2}} {
		same, err := s.Equivalent(ctx, first, second)
		fmt.Println(first, second, "are equivalent:", same, err)
		for _, p := range [][2]int{first, second} {
			fmt.Print("  with heaps of 0 to 6:")
			for n := range 7 {
				outcome, _ := winners.Outcome(ctx, cgt.Sum(cgt.Bind(sweets, p), cgt.Bind(coins, n)))
				fmt.Print(" ", outcome)
			}
			fmt.Println()
		}
	}
	// Output:
	// [2 3] [1 4] are equivalent: true <nil>
	//   with heaps of 0 to 6: N N P N N N N
	//   with heaps of 0 to 6: N N P N N N N
	// [2 3] [1 2] are equivalent: false <nil>
	//   with heaps of 0 to 6: N N P N N N N
	//   with heaps of 0 to 6: N P N N N N N
}

// coins are the rules of one heap of Nim.
var coins = cgt.ImpartialFunc[int](func(dst []int, p int) []int {
	for left := range p {
		dst = append(dst, left)
	}
	return dst
})

// Equivalent positions have equivalent sums, and every position is its own negative: the classes are a group. The value
// is an isomorphism to the nimbers with the nim-sum, since the value of a sum, which is found here by the moves of the
// sum, is the nim-sum of the values (Shen, §11).
func ExampleSolver_group() {
	ctx := context.Background()
	s := nim.Solver[cgt.Position]{Rules: cgt.ImpartialFunc[cgt.Position](func(dst []cgt.Position, p cgt.Position) []cgt.Position {
		return cgt.Positions{}.AppendMoves(dst, p, cgt.Left)
	})}
	var games []cgt.Position
	for _, p := range [][2]int{{1, 1}, {1, 2}, {2, 3}, {3, 6}} {
		games = append(games, cgt.Bind(sweets, p))
	}
	homomorphism := true
	for _, p := range games {
		x, _ := s.Value(ctx, p)
		fmt.Printf("%d |", x)
		for _, q := range games {
			y, _ := s.Value(ctx, q)
			sum, _ := s.Value(ctx, cgt.Sum(p, q))
			fmt.Printf(" %d", sum)
			homomorphism = homomorphism && sum == x.Add(y)
		}
		fmt.Println()
	}
	fmt.Println(homomorphism)
	// Output:
	// 0 | 0 1 2 3
	// 1 | 1 0 3 2
	// 2 | 2 3 0 1
	// 3 | 3 2 1 0
	// true
}

// A Valuer knows values without looking at moves. By these rules one to four matches may be taken from a heap, which is
// worth its remainder by five.
func ExampleValuer() {
	s := nim.Solver[int]{Rules: upToFour{}}
	fmt.Println(s.Value(context.Background(), 1_000_000_003))
	moves, err := s.WinningMoves(context.Background(), 1_000_000_003)
	fmt.Println(moves, err)
	// Output:
	// *3 <nil>
	// [1000000000] <nil>
}

type upToFour struct{}

func (upToFour) AppendMoves(dst []int, p int, _ cgt.Player) []int {
	for k := 1; k <= min(4, p); k++ {
		dst = append(dst, p-k)
	}
	return dst
}

func (upToFour) Impartial() {}

func (upToFour) NimValue(p int) (nim.Nimber, bool) { return nim.Nimber(p % 5), true }

// Positions that are numbers need no search: here a heap may be split into two unequal ones (Grundy's game), of which a
// number stands for both.
func ExampleTable() {
	const two = 1000 // two·a + b stands for heaps of a and b
	t := nim.NewTable(grundy(two))
	if err := t.Extend(context.Background(), 20); err != nil {
		fmt.Println(err)
	}
	var values []nim.Nimber
	for _, v := range t.All() {
		values = append(values, v)
	}
	fmt.Printf("%d\n", values)
	fmt.Println(t.Value(18))
	// Output:
	// [0 0 0 1 0 2 1 0 2 1 0 2 1 3 2 1 3 2 4 3]
	// *4 true
}

type grundy int

func (g grundy) AppendMoves(dst []int, p int, _ cgt.Player) []int {
	for a := 1; 2*a < p; a++ {
		dst = append(dst, int(g)*a+p-a)
	}
	return dst
}

func (g grundy) AppendParts(dst []int, p int) []int { return append(dst, p/int(g), p%int(g)) }

func (grundy) Impartial() {}

// In misère play the player who cannot move wins. Of heaps of Nim that are not all 0 or 1 the winner is the same; the
// genus says more.
func ExampleMisereSolver() {
	s := nim.MisereSolver[[3]int]{Rules: cgt.ImpartialFunc[[3]int](func(dst [][3]int, p [3]int) [][3]int {
		for i := range p {
			for left := range p[i] {
				q := p
				q[i] = left
				dst = append(dst, q)
			}
		}
		return dst
	})}
	ctx := context.Background()
	for _, p := range [][3]int{{1, 2, 3}, {1, 1, 1}, {1, 1, 0}, {0, 1, 2}} {
		outcome, _ := s.Outcome(ctx, p)
		genus, err := s.Genus(ctx, p)
		fmt.Println(p, outcome, genus, err)
	}
	moves, _ := s.WinningMoves(ctx, [3]int{0, 1, 2})
	fmt.Println(moves)
	fmt.Println(s.Verify(ctx))
	// Output:
	// [1 2 3] P 0^02 <nil>
	// [1 1 1] P 1^031 <nil>
	// [1 1 0] N 0^120 <nil>
	// [0 1 2] N 3^31 <nil>
	// [[0 1 0]]
	// <nil>
}

func ExampleMisereNim() {
	fmt.Println(nim.MisereNim(1, 2, 3), nim.MisereNim(1, 1, 1), nim.MisereNim(1, 1), nim.MisereNim())
	// Output:
	// P P N N
}

// Two positions that are like positions of Nim in misère play, *2 and *2 + *2, and their sum.
func ExampleGenus_AddTame() {
	two := nim.HeapGenus(2)
	twice, _ := two.AddTame(two)
	fmt.Println(two, twice, nim.HeapGenus(0))
	wild, _ := nim.ParseGenus("3^1431")
	fmt.Println(wild.IsTame(), wild.Normal(), wild.Misere(), wild.At(10), wild.Digits())
	_, ok := two.AddTame(wild)
	fmt.Println(ok)
	// Output:
	// 2^20 0^02 0^120
	// false *3 * *3 [* *4 *3 *]
	// false
}
