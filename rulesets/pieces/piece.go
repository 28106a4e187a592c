package pieces

import (
	"cmp"
	"fmt"
	"iter"
	"math/big"
	"slices"
)

// Step is a move of a piece: so many rows and columns, of which negative ones lead towards the corner. A rider takes
// the step as often as it likes in one move, and at least once.
type Step struct {
	Rows, Cols int
	Rider      bool
}

// Compare orders steps by their rows, then by their columns, then those of riders last.
func (s Step) Compare(t Step) int {
	return cmp.Or(cmp.Compare(s.Rows, t.Rows), cmp.Compare(s.Cols, t.Cols), cmp.Compare(s.flag(), t.flag()))
}

func (s Step) flag() byte {
	if s.Rider {
		return 1
	}
	return 0
}

// The limits for a [Piece].
const (
	MaxSteps = 32  // the largest number of steps
	MaxLeap  = 100 // the largest number of rows or columns in a step
)

// Piece is a set of steps of which it is known that every play ends. It is an immutable value, safe for concurrent use;
// two pieces are == if they have the same steps. The zero Piece cannot move.
type Piece struct{ code string } // stepSize bytes for each step, in their order

const stepSize = 3

// StepError reports a step that a piece cannot have.
type StepError struct {
	Index int // the number of the step among those given
	Step  Step
	Msg   string // what is wrong
}

// Error returns the message in one line.
func (e *StepError) Error() string {
	return fmt.Sprintf("pieces: step %d, %v: %s", e.Index, e.Step, e.Msg)
}

// EndlessError reports steps with which a piece can move for ever. Such a play need not come back to where it was: on a
// board without end a piece may also run away.
type EndlessError struct {
	Steps []Step // one or two steps
	Times []int  // after so many of each the piece is where it was, or farther from the corner
}

// Error returns the message in one line.
func (e *EndlessError) Error() string {
	text := "pieces: infinite play: "
	for i, s := range e.Steps {
		if i > 0 {
			text += " and "
		}
		text += fmt.Sprintf("%d × (%d,%d)", e.Times[i], s.Rows, s.Cols)
	}
	return text + " do not lead nearer to the corner"
}

// New returns the piece with the given steps, in any order; a step that is given twice is one step. It fails with a
// [*StepError] if there are more than [MaxSteps] steps or if one is longer than [MaxLeap], and with an [*EndlessError]
// if play need not end.
//
// Every play ends, on boards of any size and without end, if and only if there are positive weights for rows and
// columns such that each step makes the weighted sum of the coordinates smaller ([Piece.Weights]). If there are none,
// then one or two steps can be repeated for ever: this is J. Ville's theorem of the alternative (Sur la théorie
// générale des jeux, 1938), for two dimensions.
func New(steps ...Step) (Piece, error) {
	for i, s := range steps {
		if max(s.Rows, -s.Rows, s.Cols, -s.Cols) > MaxLeap {
			return Piece{}, &StepError{i, s, fmt.Sprintf("more than %d rows or columns", MaxLeap)}
		}
	}
	sorted := slices.Clone(steps)
	slices.SortFunc(sorted, Step.Compare)
	sorted = slices.Compact(sorted)
	if len(sorted) > MaxSteps {
		return Piece{}, &StepError{len(steps) - 1, steps[len(steps)-1], fmt.Sprintf("more than %d steps", MaxSteps)}
	}
	var code []byte
	for _, s := range sorted {
		code = append(code, byte(int8(s.Rows)), byte(int8(s.Cols)), s.flag())
	}
	p := Piece{string(code)}
	if _, _, err := p.weigh(); err != nil {
		return Piece{}, err
	}
	return p, nil
}

// Steps returns the steps of the piece, in the order of [Step.Compare].
func (p Piece) Steps() iter.Seq[Step] {
	return func(yield func(Step) bool) {
		for code := p.code; code != ""; code = code[stepSize:] {
			if !yield(Step{int(int8(code[0])), int(int8(code[1])), code[2] != 0}) {
				return
			}
		}
	}
}

// Weights returns positive weights such that row·Row + col·Col falls with each move of the piece. So a play from a
// square is not longer than this sum. The weights have no common divisor.
func (p Piece) Weights() (row, col int) {
	row, col, _ = p.weigh() // New has seen that there is no error
	return row, col
}

// bound is a step and what it demands of the ratio of the weight of columns to that of rows: to be more, or less, than
// num/den.
type bound struct {
	step     Step
	num, den int
}

func (b bound) compare(c bound) int { return cmp.Compare(b.num*c.den, c.num*b.den) }

// weigh finds the weights. A step that goes up in rows and down in columns sets a lower bound for the ratio, one that
// does the converse an upper bound. Those that go down only set none but 0/1 and 1/0.
func (p Piece) weigh() (row, col int, err error) {
	low, high := bound{num: 0, den: 1}, bound{num: 1, den: 0}
	for s := range p.Steps() {
		switch {
		case s.Rows >= 0 && s.Cols >= 0:
			return 0, 0, &EndlessError{[]Step{s}, []int{1}}
		case s.Rows > 0:
			if b := (bound{s, s.Rows, -s.Cols}); b.compare(low) > 0 {
				low = b
			}
		case s.Cols > 0:
			if b := (bound{s, -s.Rows, s.Cols}); b.compare(high) < 0 {
				high = b
			}
		}
	}
	if low.compare(high) >= 0 {
		// With low = r/c ≥ high = r'/c', the steps (r, −c) and (−r', c') are taken c' and c times: r·c' − r'·c ≥ 0 rows
		// and 0 columns.
		return 0, 0, &EndlessError{[]Step{low.step, high.step}, []int{high.den, low.den}}
	}
	col, row = low.num+high.num, low.den+high.den // the mediant lies between
	gcd := int(new(big.Int).GCD(nil, nil, big.NewInt(int64(row)), big.NewInt(int64(col))).Int64())
	return row / gcd, col / gcd, nil
}
