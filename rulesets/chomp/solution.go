package chomp

import (
	"context"
	"fmt"
	"iter"

	"github.com/cgt-go/sdk/cgt"
)

// Solution says who wins each bar that fits into a rectangle. It is immutable and safe for concurrent use.
//
// The bars are numbered in the order of [Bar.Compare], in which every move leads to a bar with a smaller number; so the
// numbers are ranks, and the strategy that always moves to a bar that loses ends. There is a bit for each bar.
type Solution struct {
	rows, cols int     // rows ≤ cols
	rank       [][]int // what a row adds to the number of a bar, by its length
	count      int     // of bars
	won        []uint64
}

// Solve finds who wins the bars with at most so many rows and columns, of which there are the binomial coefficient of
// rows + cols over rows. It fails with a [*cgt.LimitError] if these are more than the limits allow, with a [*SizeError]
// if there are more rows or columns than [MaxSize], and with the cause of ctx when that is done. Solve panics if rows
// or cols is negative.
//
// It goes through the bars in their order. A bar from which no move to one that loses has been found loses, and then
// all bars with a move to it are won. So each move that wins, of any bar, is met once, and no other move is; of these
// there are 1.7 for each bar of up to 9 rows and 9 columns.
func Solve(ctx context.Context, rows, cols int, limits cgt.Limits) (*Solution, error) {
	if min(rows, cols) < 0 {
		panic(fmt.Errorf("chomp: Solve: a bar of %d × %d squares", rows, cols))
	}
	if max(rows, cols) > MaxSize {
		return nil, &SizeError{0, max(rows, cols), fmt.Sprintf("a bar has up to %d rows and columns", MaxSize)}
	}
	s := &Solution{rows: min(rows, cols), cols: max(rows, cols)}
	if err := s.number(limits.MaxPositions()); err != nil {
		return nil, err
	}
	s.won = make([]uint64, s.count/64+1)
	if err := s.solve(ctx); err != nil {
		return nil, err
	}
	return s, nil
}

// number counts the bars: rank[row][n] is the number of ways to fill the rows from this one on if the first of them is
// shorter than n.
func (s *Solution) number(most int) error {
	s.rank = make([][]int, s.rows+1)
	s.rank[s.rows] = make([]int, s.cols+2)
	for n := range s.rank[s.rows] {
		s.rank[s.rows][n] = 1 // there is nothing to fill
	}
	for row := s.rows - 1; row >= 0; row-- {
		s.rank[row] = make([]int, s.cols+2)
		for n := 1; n <= s.cols+1; n++ {
			// The row may have n − 1 squares, and then what follows has n − 1 at most.
			below := 1
			if row+1 < s.rows {
				below = s.rank[row+1][n]
			}
			if s.rank[row][n-1] > most-below {
				return &cgt.LimitError{What: "positions", Limit: most}
			}
			s.rank[row][n] = s.rank[row][n-1] + below
		}
	}
	s.count = s.rank[0][s.cols+1]
	return nil
}

// numberOf returns the number of a bar whose rows have the given lengths.
func (s *Solution) numberOf(lengths []int) int {
	n := 0
	for row, length := range lengths {
		n += s.rank[row][length]
	}
	return n
}

// pollEvery is the number of bars after which work looks whether its context is done.
const pollEvery = 1 << 12

// solve marks the bars that are won.
func (s *Solution) solve(ctx context.Context) error {
	lengths := make([]int, s.rows)
	for number := range s.count {
		if number%pollEvery == 0 && ctx.Err() != nil {
			return context.Cause(ctx)
		}
		// The bar without squares, number 0, has no moves either, and nobody moves to it.
		if number > 0 && s.won[number/64]>>(number%64)&1 == 0 {
			s.markBefore(number, lengths)
		}
		s.next(lengths)
	}
	return nil
}

// next makes the bar the next one, if there is one.
func (s *Solution) next(lengths []int) {
	for row := len(lengths) - 1; row >= 0; row-- {
		if row == 0 && lengths[row] < s.cols || row > 0 && lengths[row] < lengths[row-1] {
			lengths[row]++
			return
		}
		lengths[row] = 0
	}
}

// markBefore marks all bars from which a move leads to the given one: the bite is at the end of a row, and leads back
// to a bar in which this row and any of those below it that are as long are longer.
func (s *Solution) markBefore(number int, lengths []int) {
	for row, length := range lengths {
		limit := s.cols
		if row > 0 {
			limit = lengths[row-1]
		}
		if limit > length {
			s.markLonger(number, lengths, row, length, limit)
		}
	}
}

// markLonger marks the bars in which the given row is longer than length, up to limit, and those after it that have
// this length may be.
func (s *Solution) markLonger(number int, lengths []int, row, length, limit int) {
	for n := length + 1; n <= limit; n++ {
		after := number + s.rank[row][n] - s.rank[row][length]
		s.won[after/64] |= 1 << (after % 64)
		if row+1 < len(lengths) && lengths[row+1] == length {
			s.markLonger(after, lengths, row+1, length, n)
		}
	}
}

// lengths returns the lengths of all rows of a bar, turned if it fits only so; ok is false if it does not.
func (s *Solution) lengths(b Bar) (lengths []int, ok bool) {
	if b.Rows() > s.rows || b.Cols() > s.cols {
		b = b.Turned()
	}
	if b.Rows() > s.rows || b.Cols() > s.cols {
		return nil, false
	}
	lengths = make([]int, s.rows)
	for row := range lengths {
		lengths[row] = b.Row(row)
	}
	return lengths, true
}

// Outcome returns the outcome of a bar: N if whoever moves first wins, and else P. If the bar does not fit into the
// rectangle, ok is false.
func (s *Solution) Outcome(b Bar) (o cgt.Outcome, ok bool) {
	lengths, ok := s.lengths(b)
	if !ok {
		return cgt.P, false
	}
	if number := s.numberOf(lengths); s.won[number/64]>>(number%64)&1 != 0 {
		o = cgt.N
	}
	return o, true
}

// WinningMoves returns what is left after each bite that wins, in the order of [Rules.AppendMoves]. If the bar does not
// fit into the rectangle, ok is false.
func (s *Solution) WinningMoves(b Bar) (moves []Bar, ok bool) {
	if _, ok := s.lengths(b); !ok {
		return nil, false
	}
	for _, c := range (Rules{}).AppendMoves(nil, b, cgt.Left) {
		if o, _ := s.Outcome(c); o == cgt.P {
			moves = append(moves, c)
		}
	}
	return moves, true
}

// Len returns the number of bars that fit into the rectangle with its rows and columns as they are, or with rows and
// columns exchanged if there are more rows than columns.
func (s *Solution) Len() int { return s.count }

// Losing returns the bars that whoever moves first loses, in the order of [Bar.Compare]. They have no more rows than
// the shorter side of the rectangle has squares, and a bar without squares is not among them.
func (s *Solution) Losing() iter.Seq[Bar] {
	return func(yield func(Bar) bool) {
		lengths := make([]int, s.rows)
		for number := range s.count {
			if number > 0 && s.won[number/64]>>(number%64)&1 == 0 && !yield(bar(lengths)) {
				return
			}
			s.next(lengths)
		}
	}
}

// bar returns the bar with rows of the given lengths.
func bar(lengths []int) Bar {
	code := make([]byte, len(lengths))
	for i, n := range lengths {
		code[i] = byte(n)
	}
	return fromCode(code)
}

// Verify checks, by the moves that [Rules] give, that each bar is won if and only if there is a move to one that loses.
// It returns a [*cgt.RulesetError] for the first bar of which this is not so, and the cause of ctx when that is done.
// It looks at all moves from all bars.
func (s *Solution) Verify(ctx context.Context) error {
	lengths := make([]int, s.rows)
	for number := range s.count {
		if number%(pollEvery/64) == 0 && ctx.Err() != nil {
			return context.Cause(ctx)
		}
		b := bar(lengths)
		wins, _ := s.WinningMoves(b)
		if o, _ := s.Outcome(b); (o == cgt.N) != (len(wins) > 0) {
			return &cgt.RulesetError{Position: b.String(), Msg: fmt.Sprintf("the outcome is not %v", o)}
		}
		s.next(lengths)
	}
	return nil
}
