package heaps_test

import (
	"bytes"
	"context"
	"errors"
	"fmt"

	"github.com/cgt-go/sdk/cgt"
	"github.com/cgt-go/sdk/nim/heaps"
)

// Kayles: the first values, a proof that they repeat, and what a huge heap is worth.
func Example() {
	ctx := context.Background()
	s := heaps.Sequence{Code: heaps.Kayles()}
	if err := s.Extend(ctx, 13); err != nil {
		panic(err)
	}
	for n, v := range s.All() {
		fmt.Print(" ", n, ":", v)
	}
	fmt.Println()

	p, err := s.FindPeriod(ctx)
	fmt.Println(p, err)
	fmt.Println("proved:", p.IsProved(), "with", p.Checked, "values")
	fmt.Println("checked:", p.Verify(ctx, &s))
	m, _ := p.Reduce(1_000_000_007)
	fmt.Println("1000000007 pins are worth as much as", m, "which is", s.At(m))
	// Output:
	// 0:0 1:* 2:*2 3:*3 4:* 5:*4 6:*3 7:*2 8:* 9:*4 10:*2 11:*6 12:*4
	// 0.77 has period 12 from 71 on <nil>
	// proved: true with 202 values
	// checked: <nil>
	// 1000000007 pins are worth as much as 71 which is *7
}

// Codes come out in one form, and what is no code is refused with the place.
func ExampleParseCode() {
	for _, text := range []string{"0.77", ".07", "4!.0", "4.[3]", "0.3[33]", "0.3f", "S{2, 3, 7}", "{2+}=.0", "0.{2!,3}", "0.772_", "2.0"} {
		c, err := heaps.ParseCode(text)
		fmt.Println(c, err)
	}
	// Output:
	// 0.77 <nil>
	// 0.07 <nil>
	// 4!.0 <nil>
	// 4.[3] <nil>
	// 0.[3] <nil>
	// 0.3F <nil>
	// S{2,3,7} <nil>
	// {2+}=.0 <nil>
	// 0.{2!,3} <nil>
	// 0.0 heap code: offset 5: unexpected '_', want nothing more
	// 0.0 heap code: offset 0: a move by this digit can leave a heap that is not smaller, and play need not end
}

func ExampleMustParseCode() {
	fmt.Println(heaps.MustParseCode("00.770") == heaps.Kayles())
	// Output: true
}

// A Code is a ruleset, as any other. From a row of four pins in Kayles one can knock down one or two.
func ExampleCode() {
	rules := heaps.Kayles()
	fmt.Println(rules.AppendMoves(nil, heaps.NewHeaps(4), cgt.Left))

	solver := cgt.Solver[heaps.Heaps]{Rules: rules}
	won, err := solver.WinningMoves(context.Background(), heaps.NewHeaps(5, 3), cgt.Left)
	fmt.Println(won, err)
	// Output:
	// [3 2+1 2 1+1]
	// [3+3 3+2+1] <nil>
}

// In Grundy's game nothing is taken, and two unequal heaps are left.
func ExampleCode_Leaves() {
	parts, ok := heaps.Grundy().Leaves(0, 2)
	fmt.Println(parts == heaps.Unequal, ok)
	fmt.Println(heaps.Kayles().Leaves(3, 1))
	// Output:
	// true true
	//  false
}

func ExampleCode_Most() {
	fmt.Println(heaps.Kayles().Most())
	fmt.Println(heaps.MustParseCode("0.*").Most())
	// Output:
	// 2 true
	// 0 false
}

func ExampleCode_Last() {
	fmt.Println(heaps.Treblecross().Last())
	fmt.Println(heaps.Nim().Last())
	// Output:
	// 3 true
	// 0 false
}

func ExampleCode_IsOctal() {
	for _, text := range []string{"0.77", "4.3", "4!.3", "0.3F", "0.[3]"} {
		fmt.Println(text, heaps.MustParseCode(text).IsOctal())
	}
	// Output:
	// 0.77 true
	// 4.3 true
	// 4!.3 false
	// 0.3F false
	// 0.[3] false
}

func ExampleCode_Set() {
	fmt.Println(heaps.MustParseCode("0.0330003").Set())
	fmt.Println(heaps.MustParseCode("0.3030[3]").Set())
	fmt.Println(heaps.Kayles().Set())
	// Output:
	// [2 3 7] false true
	// [2 4] true true
	// [] false false
}

func ExampleCode_String() {
	code, err := heaps.Subtraction(7, 3, 2, 3)
	fmt.Println(code.String(), err)
	// Output: S{2,3,7} <nil>
}

// Take 2, 3 or 7 counters.
func ExampleSubtraction() {
	code, err := heaps.Subtraction(2, 3, 7)
	fmt.Println(code, err)
	s := heaps.Sequence{Code: code}
	fmt.Println(s.FindPeriod(context.Background()))
	_, err = heaps.Subtraction(2, 0)
	fmt.Println(err)
	// Output:
	// S{2,3,7} <nil>
	// S{2,3,7} has period 5 from 0 on <nil>
	// heaps: number 1 is 0, and nobody can take that
}

// Take any number of counters but 2 and 7: the values grow, by a fixed number each period.
func ExampleAllBut() {
	code, err := heaps.AllBut(2, 7)
	fmt.Println(code, err)
	s := heaps.Sequence{Code: code}
	p, err := s.FindPeriod(context.Background())
	fmt.Println(p, err)
	fmt.Println(p.Reduce(1_000_000))
	// Output:
	// A{2,7} <nil>
	// A{2,7} has saltus 2 and period 4 from 0 on <nil>
	// 0 *500000
}

// What a position is worth, and who wins.
func ExampleSequence_Value() {
	s := heaps.Sequence{Code: heaps.Kayles()}
	for _, text := range []string{"5+3", "3+2+1", "1000+999", "2000000011"} {
		fmt.Println(s.Value(context.Background(), heaps.MustParseHeaps(text)))
	}
	// Output:
	// *7 <nil>
	// 0 <nil>
	// *9 <nil>
	// *2 <nil>
}

// Values are found as far as one asks. A limit is a count.
func ExampleSequence_Extend() {
	s := heaps.Sequence{Code: heaps.Officers(), Limits: heaps.Limits{Values: 1000}}
	fmt.Println(s.Extend(context.Background(), 500), s.Len())
	err := s.Extend(context.Background(), 2000)
	fmt.Println(err, errors.Is(err, cgt.ErrLimit), s.Len())
	// Output:
	// <nil> 500
	// cgt: more than 1000 nim-values: the limit was reached true 1000
}

func ExampleSequence_At() {
	s := heaps.Sequence{Code: heaps.Grundy()}
	err := s.Extend(context.Background(), 1001)
	fmt.Println(s.At(1000), err)
	// Output: *17 <nil>
}

func ExampleSequence_Largest() {
	s := heaps.Sequence{Code: heaps.Kayles()}
	err := s.Extend(context.Background(), 1000)
	value, heap := s.Largest()
	fmt.Println(value, heap, err)
	// Output: *8 27 <nil>
}

// Of the first 2000 heaps of the game 0.054 only a few are rare.
func ExampleSequence_Sparse() {
	s := heaps.Sequence{Code: heaps.MustParseCode("0.054")}
	err := s.Extend(context.Background(), 2000)
	report, ok := s.Sparse()
	fmt.Println(len(report.Rare), report.Rare[len(report.Rare)-1], ok, err)
	// Output: 37 796 true <nil>
}

func ExampleSequence_Verify() {
	s := heaps.Sequence{Code: heaps.DawsonsKayles()}
	ctx := context.Background()
	fmt.Println(s.Extend(ctx, 200), s.Verify(ctx, 0, 200))
	// Output: <nil> <nil>
}

// Where there is no theorem a period is said to be observed, and only so far.
func ExampleSequence_Period() {
	for _, code := range []heaps.Code{heaps.Lasker(), heaps.MustParseCode("0.3F")} {
		s := heaps.Sequence{Code: code}
		err := s.Extend(context.Background(), 100)
		p, ok := s.Period()
		fmt.Println(p, ok, err)
		fmt.Println(p.Proof, p.IsProved())
	}
	// Output:
	// 4.[3] has saltus 4 and period 4 from 1 on true <nil>
	// split true
	// 0.3F up to 99 has saltus 3 and period 6 from 0 on true <nil>
	// observed false
}

func ExampleSequence_FindPeriod() {
	s := heaps.Sequence{Code: heaps.MustParseCode("0.156")}
	fmt.Println(s.FindPeriod(context.Background()))
	// Output: 0.156 has period 349 from 3479 on <nil>
}

// A certificate that is wrong is refused.
func ExamplePeriod_Verify() {
	ctx := context.Background()
	s := heaps.Sequence{Code: heaps.Kayles()}
	p, err := s.FindPeriod(ctx)
	fmt.Println(err)
	p.Preperiod = 70
	err = p.Verify(ctx, &s)
	fmt.Println(errors.Is(err, heaps.ErrPeriod), err)
	// Output:
	// <nil>
	// true heaps: not a period of this sequence: the value of 70 is 6 and that of 82 is 2
}

func ExamplePeriod_Reduce() {
	s := heaps.Sequence{Code: heaps.DawsonsKayles()}
	p, err := s.FindPeriod(context.Background())
	m, plus := p.Reduce(123_456_789)
	fmt.Println(m, plus, s.At(m), err)
	// Output: 69 0 *8 <nil>
}

// A sequence is put away, and another one goes on from there.
func ExampleReadSequence() {
	ctx := context.Background()
	s := &heaps.Sequence{Code: heaps.Grundy()}
	var file bytes.Buffer
	fmt.Println(s.Extend(ctx, 1000))
	_, err := s.WriteTo(&file)
	fmt.Println(err)

	s, err = heaps.ReadSequence(ctx, &file)
	fmt.Println(s.Code, s.Len(), err)
	fmt.Println(s.Extend(ctx, 2000), s.Len())
	// Output:
	// <nil>
	// <nil>
	// 4!.0 1000 <nil>
	// <nil> 2000
}

func ExampleNewHeaps() {
	h := heaps.NewHeaps(3, 0, 5, 3)
	fmt.Println(h, h.Len(), h == heaps.MustParseHeaps("5+3+3"))
	// Output: 5+3+3 3 true
}

func ExampleHeaps_Sizes() {
	for n := range heaps.NewHeaps(3, 5).Sizes() {
		fmt.Println(n)
	}
	// Output:
	// 5
	// 3
}

// The period of Kayles can be seen before it can be proved.
func ExampleSequence_ObservedPeriod() {
	s := heaps.Sequence{Code: heaps.Kayles()}
	for _, n := range []int{150, 200} {
		if err := s.Extend(context.Background(), n); err != nil {
			fmt.Println(err)
		}
		fmt.Println(s.ObservedPeriod())
		fmt.Println(s.Period())
	}
	// Output:
	// 0.77 up to 149 has period 12 from 71 on true
	// no period false
	// 0.77 up to 199 has period 12 from 71 on true
	// 0.77 has period 12 from 71 on true
}

func ExampleParseHeaps() {
	fmt.Println(heaps.ParseHeaps("3 + 5"))
	fmt.Println(heaps.ParseHeaps("3+"))
	// Output:
	// 5+3 <nil>
	// 0 heaps: offset 2: want a number
}

// Games that are the same but for the size of heaps: Dawson's Chess on n files is Dawson's Kayles with n+1 pins.
func ExampleDawsonsChess() {
	ctx := context.Background()
	chess, kayles := heaps.Sequence{Code: heaps.DawsonsChess()}, heaps.Sequence{Code: heaps.DawsonsKayles()}
	fmt.Println(chess.Extend(ctx, 1000), kayles.Extend(ctx, 1001))
	same := true
	for n, v := range chess.All() {
		same = same && v == kayles.At(n+1)
	}
	fmt.Println(same)
	// Output:
	// <nil> <nil>
	// true
}

// Lasker's Nim.
func ExampleLasker() {
	s := heaps.Sequence{Code: heaps.Lasker()}
	fmt.Println(s.Extend(context.Background(), 13))
	for _, v := range s.All() {
		fmt.Print(" ", uint64(v))
	}
	fmt.Println()
	// Output:
	// <nil>
	//  0 1 2 4 3 5 6 8 7 9 10 12 11
}

// Nobody knows whether these have a period.
func Example_open() {
	ctx := context.Background()
	for _, code := range []heaps.Code{heaps.Officers(), heaps.Treblecross(), heaps.Grundy()} {
		s := heaps.Sequence{Code: code, Limits: heaps.Limits{Values: 2000}}
		_, err := s.FindPeriod(ctx)
		fmt.Println(code, err)
	}
	// Output:
	// 0.6 cgt: more than 2000 nim-values: the limit was reached
	// 0.007 cgt: more than 2000 nim-values: the limit was reached
	// 4!.0 cgt: more than 2000 nim-values: the limit was reached
}
