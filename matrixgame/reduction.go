package matrixgame

import (
	"context"
	"fmt"
	"slices"
)

// Step is the elimination of a choice.
type Step struct {
	Who      Player
	Choice   int   // the row or column that goes, counted from 0 in the whole matrix
	By       Mixed // what dominates it, as a strategy for the whole matrix, which has only choices that are left
	IsStrict bool  // whether it is always better, and not only never worse
}

// String returns the step in words, as in "row 2 < row 1" or "column 3 <= (1/2, 1/2, 0)", where numbers are counted
// from 1, and < means that the left side is worse for its player.
func (s Step) String() string {
	by := s.By.String()
	if i, ok := s.By.IsPure(); ok {
		by = fmt.Sprintf("%v %d", s.Who, i+1)
	}
	sign := "<="
	if s.IsStrict {
		sign = "<"
	}
	return fmt.Sprintf("%v %d %s %s", s.Who, s.Choice+1, sign, by)
}

// Reduction is what is left of a matrix after the elimination of dominated rows and columns, and how they went. It is
// immutable and safe for concurrent use.
type Reduction struct {
	m     *Matrix
	d     Dominance
	steps []Step
	left  [2][]int // by player
}

// Reduce eliminates dominated rows and columns, those that become dominated by this too, until nothing goes any more:
// the rows in order, then the columns, and so on, each at once. If only strictly dominated choices go, what is left
// does not depend on the order, and no optimal strategy is lost.
//
// With mixtures, each choice needs a game to be solved, or, if choices go that are dominated weakly, sometimes a linear
// program. The error is a [*cgt.LimitError] if that takes too many pivots, or the cause of ctx.
//
// Source: R. D. Luce, H. Raiffa, Games and decisions, 1957, §4.11 and appendix 3 for mixtures.
func (d Dominance) Reduce(ctx context.Context, m *Matrix) (*Reduction, error) {
	r := &Reduction{m: m, d: d}
	swapped, err := m.swapped(ctx)
	if err != nil {
		return nil, err
	}
	payoffs := [2]*Matrix{m, swapped}
	for who, p := range payoffs {
		for i := range p.rows {
			r.left[who] = append(r.left[who], i)
		}
	}
	for last := -1; last != len(r.steps); {
		last = len(r.steps)
		for who, p := range payoffs {
			note := func(choice int, by Mixed, isStrict bool) {
				r.steps = append(r.steps, Step{Player(who), choice, by, isStrict})
			}
			if r.left[who], err = d.reduceRows(ctx, p.Submatrix(r.left[who], r.left[1-who]), r.left[who], p.rows, note); err != nil {
				return nil, err
			}
		}
	}
	return r, nil
}

// Steps returns the eliminations in order.
func (r *Reduction) Steps() []Step { return slices.Clone(r.steps) }

// Rows returns the rows that are left, as numbers of the whole matrix, in order.
func (r *Reduction) Rows() []int { return slices.Clone(r.left[Row]) }

// Columns returns the columns that are left.
func (r *Reduction) Columns() []int { return slices.Clone(r.left[Column]) }

// Matrix returns what is left of the matrix. It has the same value.
func (r *Reduction) Matrix() *Matrix { return r.m.Submatrix(r.left[Row], r.left[Column]) }

// Extend returns the strategy for the whole matrix that is s on what is left. If s is optimal there, so is it. It
// panics if s is not for what is left.
func (r *Reduction) Extend(who Player, s Mixed) Mixed {
	n := r.m.rows
	if !who.isRow() {
		n = r.m.columns
	}
	return s.extended(n, r.left[who])
}

// Verify checks all steps by the definition: that what goes was still there, that it is dominated by a mixture of
// choices that are there too, in all columns or rows that are there, strictly or weakly as the step says; that what is
// left is what did not go; and that nothing that is left is dominated by another single choice. Whether a mixture
// dominates anything that is left is not checked, as it takes a game for each choice to know. The error is a
// [*VerifyError] for the first step that is wrong.
func (r *Reduction) Verify() error {
	if r.m == nil {
		return &VerifyError{Msg: missingGame}
	}
	payoffs := [2]*Matrix{r.m, r.m.Swapped()}
	var isLeft [2][]bool
	for who, p := range payoffs {
		isLeft[who] = make([]bool, p.rows)
		for i := range p.rows {
			isLeft[who][i] = true
		}
	}
	for n, s := range r.steps {
		wrong := func(msg string) error { return &VerifyError{fmt.Sprintf("step %d", n+1), msg} }
		mine, theirs := isLeft[s.Who], isLeft[s.Who.Opponent()]
		if !mine[s.Choice] {
			return wrong("eliminates what is not there")
		}
		mine[s.Choice] = false
		for _, i := range s.By.Support() {
			if !mine[i] {
				return wrong("mixes what is not there")
			}
		}
		p := payoffs[s.Who]
		isStrict, isBetter := true, false
		for j, x := range p.ColumnPayoffs(s.By) {
			if !theirs[j] {
				continue
			}
			switch x.Cmp(p.at(s.Choice, j)) {
			case -1:
				return wrong(fmt.Sprintf("is wrong: against %v %d the choice is better", s.Who.Opponent(), j+1))
			case 0:
				isStrict = false
			case 1:
				isBetter = true
			}
		}
		if !isBetter || s.IsStrict != isStrict {
			return wrong("is of another kind")
		}
	}
	for who, isLeft := range isLeft {
		var left []int
		for i, is := range isLeft {
			if is {
				left = append(left, i)
			}
		}
		if !slices.Equal(left, r.left[who]) {
			return &VerifyError{Msg: fmt.Sprintf("other choices of the %v player are left", Player(who))}
		}
	}
	for who, p := range payoffs {
		if i, ok := r.d.firstDominated(p.Submatrix(r.left[who], r.left[1-who])); ok {
			return &VerifyError{fmt.Sprintf("%v %d", Player(who), r.left[who][i]+1), "is dominated and still there"}
		}
	}
	return nil
}
