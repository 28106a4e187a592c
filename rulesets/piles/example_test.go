package piles_test

import (
	"bytes"
	"context"
	"encoding/json"
	"fmt"
	"math/big"
	"os"

	"github.com/cgt-go/sdk/cgt"
	"github.com/cgt-go/sdk/nim"
	"github.com/cgt-go/sdk/nim/heaps"
	"github.com/cgt-go/sdk/rulesets/piles"
	"github.com/cgt-go/sdk/surreal"
)

// Nim with heaps of 3, 5 and 7: its value, the winning moves, and what is left after one of them. The position is that
// of problem 19 in A. Shen, Games and strategies from the viewpoint of mathematics.
func Example() {
	fmt.Println(piles.Nim{}.NimValue(heaps.NewHeaps(3, 5, 7)))
	for _, m := range piles.WinningMoves(3, 5, 7) {
		fmt.Printf("heap %d: %d to %d\n", m.Heap, m.From, m.To)
	}
	fmt.Println(piles.Nim{}.NimValue(heaps.NewHeaps(3, 4, 7)))
	// Output:
	// * true
	// heap 0: 3 to 2
	// heap 1: 5 to 4
	// heap 2: 7 to 6
	// 0 true
}

func ExampleNim_AppendMoves() {
	fmt.Println(piles.Nim{}.AppendMoves(nil, heaps.NewHeaps(2, 1, 1), cgt.Left))
	// Output: [1+1 1+1+1 2+1]
}

func ExampleNim_AppendParts() {
	fmt.Println(piles.Nim{}.AppendParts(nil, heaps.NewHeaps(3, 5, 7)))
	// Output: [7 5 3]
}

func ExampleNim_Impartial() {
	var rules cgt.ImpartialRuleset[heaps.Heaps] = piles.Nim{}
	fmt.Println(nim.Value(context.Background(), rules, heaps.NewHeaps(1, 3, 5, 7)))
	// Output: 0 <nil>
}

func ExampleNim_NimValue() {
	fmt.Println(piles.Nim{}.NimValue(heaps.NewHeaps(1_000_000, 12_345)))
	// Output: *1012345 true
}

// No position is too large, and none is searched.
func ExampleWinningMoves() {
	fmt.Println(piles.WinningMoves(1<<63, 1<<62, 12345))
	fmt.Println(piles.WinningMoves(4, 4))
	// Output:
	// [{0 9223372036854775808 4611686018427400249}]
	// []
}

// With two heaps one makes them equal: problems 3 and 4 in A. Shen, Games and strategies from the viewpoint of
// mathematics.
func ExampleWinningMoves_twoHeaps() {
	fmt.Println(piles.WinningMoves(10, 7))
	fmt.Println(piles.WinningMoves(7, 7))
	// Output:
	// [{0 10 7}]
	// []
}

// The position played in the film Last Year at Marienbad, and another: notes of the Dubna course on Conway's games
// (2009), §2.2.
func ExampleWinningMoves_marienbad() {
	for _, sizes := range [][]uint64{{1, 3, 5, 7}, {1, 3, 5, 6}} {
		var sum nim.Nimber
		for _, n := range sizes {
			sum = sum.Add(nim.Nimber(n))
		}
		fmt.Println(sizes, "=", sum)
		for _, m := range piles.WinningMoves(sizes...) {
			fmt.Println(m.From, "to", m.To)
		}
	}
	// Output:
	// [1 3 5 7] = 0
	// [1 3 5 6] = *
	// 1 to 0
	// 3 to 2
	// 5 to 4
}

func ExampleMove() {
	fmt.Printf("%+v\n", piles.WinningMoves(1, 2))
	// Output: [{Heap:1 From:2 To:1}]
}

func ExampleBigWinningMoves() {
	n := new(big.Int).Lsh(big.NewInt(1), 100)
	for _, m := range piles.BigWinningMoves(n, big.NewInt(5), big.NewInt(9)) {
		fmt.Println(m.Heap, m.From, m.To)
	}
	// Output: 0 1267650600228229401496703205376 12
}

func ExampleBigMove() {
	m := piles.BigMove{Heap: 0, From: big.NewInt(5), To: big.NewInt(3)}
	fmt.Println(m.From, m.To)
	// Output: 5 3
}

// Lasker's Nim.
func ExampleLasker() {
	for n := range 9 {
		v, _ := piles.Lasker{}.NimValue(heaps.NewHeaps(n))
		fmt.Print(uint64(v), " ")
	}
	fmt.Println(piles.Lasker{}.AppendMoves(nil, heaps.NewHeaps(4), cgt.Left))
	// Output: 0 1 2 4 3 5 6 8 7 [3+1 2+2 3 2 1 0]
}

func ExampleLasker_AppendMoves() {
	fmt.Println(piles.Lasker{}.AppendMoves(nil, heaps.NewHeaps(2), cgt.Left))
	// Output: [1+1 1 0]
}

func ExampleLasker_AppendParts() {
	fmt.Println(piles.Lasker{}.AppendParts(nil, heaps.NewHeaps(3, 5)))
	// Output: [5 3]
}

func ExampleLasker_Impartial() {
	var rules cgt.ImpartialRuleset[heaps.Heaps] = piles.Lasker{}
	fmt.Println(nim.Value(context.Background(), rules, heaps.NewHeaps(7)))
	// Output: *8 <nil>
}

func ExampleLasker_NimValue() {
	fmt.Println(piles.Lasker{}.NimValue(heaps.NewHeaps(3, 4)))
	// Output: *7 true
}

// Moore's game in which a move takes from one heap or two. The binary digits of 1, 2 and 3 are 01, 10 and 11, with two
// digits 1 in each place, which is no multiple of three.
func ExampleMoore() {
	m := piles.Moore{K: 2}
	fmt.Println(m.IsP(1, 2, 3))
	fmt.Println(m.WinningMove(1, 2, 3))
	fmt.Println(m.IsP(5, 5, 5))
	// Output:
	// false
	// [1 1 1] true
	// true
}

func ExampleMoore_AppendMoves() {
	fmt.Println(piles.Moore{K: 2}.AppendMoves(nil, heaps.NewHeaps(2, 1), cgt.Left))
	// Output: [1 0 1+1 1 2]
}

func ExampleMoore_Impartial() {
	var rules cgt.ImpartialRuleset[heaps.Heaps] = piles.Moore{K: 2}
	fmt.Println(nim.Value(context.Background(), rules, heaps.NewHeaps(1, 2, 3)))
	// Output: *6 <nil>
}

func ExampleMoore_NimValue() {
	fmt.Println(piles.Moore{K: 2}.NimValue(heaps.NewHeaps(5, 5, 5)))
	fmt.Println(piles.Moore{K: 2}.NimValue(heaps.NewHeaps(5, 5, 4)))
	// Output:
	// 0 true
	// 0 false
}

func ExampleMoore_IsP() {
	fmt.Println(piles.Moore{K: 3}.IsP(7, 7, 7, 7))
	// Output: true
}

func ExampleMoore_WinningMove() {
	fmt.Println(piles.Moore{K: 3}.WinningMove(9, 7, 7, 7, 4))
	// Output: [3 7 7 7 4] true
}

// Poker Nim: what is in the bags makes moves longer lists, and changes no value.
func ExamplePoker() {
	p := piles.MustParsePoker("2+1|2,0")
	for who := cgt.Left; who <= cgt.Right; who++ {
		fmt.Println(who, piles.Poker{}.AppendMoves(nil, p, who))
	}
	fmt.Println(surreal.Value(context.Background(), piles.Poker{}, p))
	// Output:
	// Left [1|2,0 1+1|2,0 2|2,0 3+1|1,0 4+1|0,0 2+2|1,0 3+2|0,0]
	// Right [1|2,0 1+1|2,0 2|2,0]
	// *3 <nil>
}

func ExamplePoker_AppendMoves() {
	fmt.Println(piles.Poker{}.AppendMoves(nil, piles.MustParsePoker("1|0,2"), cgt.Right))
	// Output: [0|0,2 2|0,1 3|0,0]
}

func ExamplePoker_Normalize() {
	fmt.Println(piles.Poker{}.Normalize(piles.MustParsePoker("1|0,2")))
	// Output: 1|2,0 true
}

func ExamplePoker_Value() {
	fmt.Println(piles.Poker{}.Value(piles.MustParsePoker("5+3|1000,0")))
	// Output: *6 true
}

func ExampleParsePoker() {
	p, err := piles.ParsePoker("3 + 5 | 2, 0")
	fmt.Println(p, err)
	_, err = piles.ParsePoker("3+5")
	fmt.Println(err)
	// Output:
	// 5+3|2,0 <nil>
	// heaps: offset 3: a bar and two bags should follow
}

func ExampleMustParsePoker() {
	fmt.Println(piles.MustParsePoker("5+3|2,0").Left)
	// Output: 2
}

func ExamplePokerPosition() {
	fmt.Println(piles.PokerPosition{Heaps: heaps.NewHeaps(3, 5), Left: 2})
	// Output: 5+3|2,0
}

func ExamplePokerPosition_String() {
	fmt.Println(piles.PokerPosition{}.String())
	// Output: 0|0,0
}

func ExamplePokerPosition_AppendText() {
	text, err := piles.MustParsePoker("5|2,0").AppendText([]byte("poker "))
	fmt.Println(string(text), err)
	// Output: poker 5|2,0 <nil>
}

func ExamplePokerPosition_MarshalText() {
	text, err := json.Marshal(piles.MustParsePoker("5|2,0"))
	fmt.Println(string(text), err)
	// Output: "5|2,0" <nil>
}

func ExamplePokerPosition_UnmarshalText() {
	var p piles.PokerPosition
	err := json.Unmarshal([]byte(`"5|2,0"`), &p)
	fmt.Println(p, err)
	// Output: 5|2,0 <nil>
}

// Staircase Nim: what lies on the steps 2, 4, … does not count.
func ExampleStaircase() {
	s := piles.NewStairs(1, 2, 3)
	fmt.Println(piles.Staircase{}.NimValue(s))
	for _, q := range (piles.Staircase{}).AppendMoves(nil, s, cgt.Left) {
		v, _ := piles.Staircase{}.NimValue(q)
		fmt.Println(q, v)
	}
	// Output:
	// *2 true
	// 0,2,3 *3
	// 2,1,3 *
	// 3,0,3 0
	// 1,3,2 *3
	// 1,4,1 0
	// 1,5 *
}

func ExampleStaircase_AppendMoves() {
	fmt.Println(piles.Staircase{}.AppendMoves(nil, piles.NewStairs(0, 2), cgt.Left))
	// Output: [1,1 2]
}

func ExampleStaircase_Impartial() {
	var rules cgt.ImpartialRuleset[piles.Stairs] = piles.Staircase{}
	fmt.Println(nim.Value(context.Background(), rules, piles.NewStairs(2, 5, 3)))
	// Output: * <nil>
}

func ExampleStaircase_NimValue() {
	fmt.Println(piles.Staircase{}.NimValue(piles.NewStairs(0, 7, 0, 7)))
	// Output: 0 true
}

func ExampleNewStairs() {
	fmt.Println(piles.NewStairs(3, 0, 5, 0) == piles.NewStairs(3, 0, 5))
	// Output: true
}

func ExampleStairs() {
	var s piles.Stairs
	fmt.Println(s)
	// Output: 0
}

func ExampleStairs_Steps() {
	for n := range piles.NewStairs(3, 0, 5).Steps() {
		fmt.Println(n)
	}
	// Output:
	// 3
	// 0
	// 5
}

func ExampleStairs_String() {
	fmt.Println(piles.NewStairs(3, 0, 5).String())
	// Output: 3,0,5
}

func ExampleStairs_AppendText() {
	text, err := piles.NewStairs(3, 1).AppendText([]byte("stairs "))
	fmt.Println(string(text), err)
	// Output: stairs 3,1 <nil>
}

func ExampleStairs_MarshalText() {
	text, err := json.Marshal(piles.NewStairs(3, 1))
	fmt.Println(string(text), err)
	// Output: "3,1" <nil>
}

func ExampleStairs_UnmarshalText() {
	var s piles.Stairs
	err := json.Unmarshal([]byte(`"3,1"`), &s)
	fmt.Println(s, err)
	// Output: 3,1 <nil>
}

func ExampleParseStairs() {
	s, err := piles.ParseStairs("3, 0, 5, 0")
	fmt.Println(s, err)
	_, err = piles.ParseStairs("3,,5")
	fmt.Println(err)
	// Output:
	// 3,0,5 <nil>
	// heaps: offset 2: unexpected ',', want a number
}

func ExampleMustParseStairs() {
	fmt.Println(piles.MustParseStairs("3,0,5") == piles.NewStairs(3, 0, 5))
	// Output: true
}

// The board of the one-way king: problem 13 and Fig. 7 in A. Shen, Games and strategies from the viewpoint of
// mathematics, with all values.
func ExampleKing() {
	for b := range uint64(6) {
		var row []nim.Nimber
		for a := range uint64(6) {
			v, _ := piles.King{}.NimValue(piles.Pair{A: a, B: 5 - b})
			row = append(row, v)
		}
		fmt.Printf("%d\n", row)
	}
	// Output:
	// [1 2 1 2 1 2]
	// [0 3 0 3 0 1]
	// [1 2 1 2 3 2]
	// [0 3 0 1 0 1]
	// [1 2 3 2 3 2]
	// [0 1 0 1 0 1]
}

func ExampleKing_AppendMoves() {
	fmt.Println(piles.King{}.AppendMoves(nil, piles.Pair{A: 2, B: 1}, cgt.Left))
	// Output: [1,1 2,0 1,0]
}

func ExampleKing_Impartial() {
	var rules cgt.ImpartialRuleset[piles.Pair] = piles.King{}
	fmt.Println(nim.Value(context.Background(), rules, piles.Pair{A: 100, B: 51}))
	// Output: *3 <nil>
}

func ExampleKing_Normalize() {
	fmt.Println(piles.King{}.Normalize(piles.Pair{A: 2, B: 1}))
	// Output: 1,2 false
}

func ExampleKing_NimValue() {
	fmt.Println(piles.King{}.NimValue(piles.Pair{A: 2, B: 1}))
	// Output: *3 true
}

// No equal heaps may be left: problem 16 in the same book. With 1 and 2, or 3 and 4, the player who has to move loses.
func ExampleUnequal() {
	p := piles.Pair{A: 3, B: 4}
	fmt.Println(piles.Unequal{}.NimValue(p))
	fmt.Println(piles.Unequal{}.AppendMoves(nil, p, cgt.Left))
	// Output:
	// 0 true
	// [0,4 1,4 2,4 3,0 3,1 3,2]
}

func ExampleUnequal_AppendMoves() {
	fmt.Println(piles.Unequal{}.AppendMoves(nil, piles.Pair{A: 2, B: 1}, cgt.Left))
	// Output: [0,1 2,0]
}

func ExampleUnequal_Impartial() {
	var rules cgt.ImpartialRuleset[piles.Pair] = piles.Unequal{}
	fmt.Println(nim.Value(context.Background(), rules, piles.Pair{A: 3, B: 8}))
	// Output: *5 <nil>
}

func ExampleUnequal_Normalize() {
	fmt.Println(piles.Unequal{}.Normalize(piles.Pair{A: 2, B: 1}))
	// Output: 1,2 false
}

func ExampleUnequal_NimValue() {
	fmt.Println(piles.Unequal{}.NimValue(piles.Pair{A: 5, B: 6}))
	fmt.Println(piles.Unequal{}.NimValue(piles.Pair{A: 5, B: 7}))
	// Output:
	// 0 true
	// 0 false
}

// Eat one heap of sweets and divide the other: problem 18 in the same book. Whoever has two odd heaps loses.
func ExampleSweets() {
	fmt.Println(piles.Sweets{}.NimValue(piles.Pair{A: 5, B: 7}))
	fmt.Println(piles.Sweets{}.NimValue(piles.Pair{A: 5, B: 8}))
	fmt.Println(piles.Sweets{}.AppendMoves(nil, piles.Pair{A: 3, B: 4}, cgt.Left))
	// Output:
	// 0 true
	// *3 true
	// [1,2 1,3 2,2]
}

func ExampleSweets_AppendMoves() {
	fmt.Println(piles.Sweets{}.AppendMoves(nil, piles.Pair{A: 5, B: 5}, cgt.Left))
	// Output: [1,4 2,3]
}

func ExampleSweets_Impartial() {
	var rules cgt.ImpartialRuleset[piles.Pair] = piles.Sweets{}
	fmt.Println(nim.Value(context.Background(), rules, piles.Pair{A: 8, B: 8}))
	// Output: *3 <nil>
}

func ExampleSweets_Normalize() {
	fmt.Println(piles.Sweets{}.Normalize(piles.Pair{A: 2, B: 1}))
	// Output: 1,2 false
}

func ExampleSweets_NimValue() {
	fmt.Println(piles.Sweets{}.NimValue(piles.Pair{A: 1, B: 1 << 40}))
	// Output: *40 true
}

func ExampleWriteSVG() {
	err := piles.WriteSVG(os.Stdout)
	fmt.Println(err)
	// Output:
	// <svg xmlns="http://www.w3.org/2000/svg" role="img" width="34" height="79" viewBox="0 0 34 79">
	// <title>heaps:</title>
	// </svg>
	// <nil>
}

func ExampleAppendSVG() {
	picture := piles.AppendSVG(nil, 3, 5, 7)
	fmt.Println(bytes.Count(picture, []byte("<rect")), "counters")
	// Output: 15 counters
}
