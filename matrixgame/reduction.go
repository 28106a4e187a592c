package matrixgame

import (
	"context"
	"fmt"
	"math/big"
	"slices"

	"github.com/cgt-go/sdk/internal/simplex"
)

// Step is the elimination of a choice.
type Step struct {
	Player   Player
	Choice   int   // the row or column that goes, counted from 0 in the whole matrix
	By       Mixed // what dominates it, as a strategy for the whole matrix, which has only choices that are left
	IsStrict bool  // whether it is always better, and not only never worse
}

// String returns the step in words, as in "row 2 < row 1" or "column 3 <= (1/2, 1/2, 0)", where numbers are counted from 1, and < means that the left side is worse for its player.
func (s Step) String() string {
	by := s.By.String()
	if i, ok := s.By.IsPure(); ok {
		by = fmt.Sprintf("%v %d", s.Player, i+1)
	}
	sign := "<="
	if s.IsStrict {
		sign = "<"
	}
	return fmt.Sprintf("%v %d %s %s", s.Player, s.Choice+1, sign, by)
}

// Reduction is what is left of a matrix after the elimination of dominated rows and columns, and how they went. It is immutable and safe for concurrent use.
type Reduction struct {
	m     *Matrix
	steps []Step
	left  [2][]int // by player
}

// Reduce eliminates dominated rows and columns, those that become dominated by this too, until nothing goes any more: the rows in order, then the columns, and so on, each at once. If only strictly dominated choices go, what is left does not
// depend on the order, and no optimal strategy is lost.
//
// With mixtures, each choice needs a game to be solved, or, if choices go that are dominated weakly, sometimes a linear program by exact pivots, which takes seconds if dozens of choices are left. The error is a [*cgt.LimitError] if that takes too many pivots, or the cause of ctx.
//
// Source: R. D. Luce, H. Raiffa, Games and decisions, 1957, §4.11 and appendix 3 for mixtures.
func (d Dominance) Reduce(ctx context.Context, m *Matrix) (*Reduction, error) {
	r := &Reduction{m: m}
	payoffs := [2]*Matrix{m, m.Swapped()}
	for who, p := range payoffs {
		for i := range p.rows {
			r.left[who] = append(r.left[who], i)
		}
	}
	for last := -1; last != len(r.steps); {
		last = len(r.steps)
		for who, p := range payoffs {
			for _, choice := range slices.Clone(r.left[who]) {
				by, isStrict, err := d.dominating(ctx, p, r.left[who], r.left[1-who], choice)
				if err != nil {
					return nil, err
				}
				if by.Len() == 0 {
					continue
				}
				r.steps = append(r.steps, Step{Player(who), choice, by, isStrict})
				at, _ := slices.BinarySearch(r.left[who], choice)
				r.left[who] = slices.Delete(r.left[who], at, at+1)
			}
		}
	}
	return r, nil
}

// dominating returns a strategy that dominates a row of the payoffs of its player, of the other rows mine, if the opponent has the columns theirs. The strategy is for all rows; it is the zero value if there is none.
func (d Dominance) dominating(ctx context.Context, payoffs *Matrix, mine, theirs []int, choice int) (by Mixed, isStrict bool, err error) {
	if ctx.Err() != nil {
		return Mixed{}, false, context.Cause(ctx)
	}
	others := make([]int, 0, len(mine))
	for _, i := range mine {
		if i == choice {
			continue
		}
		others = append(others, i)
		if isAtLeast, isStrict := payoffs.compareRows(i, choice, theirs); isStrict || isAtLeast && d.IsWeak {
			return Pure(payoffs.rows, i), isStrict, nil
		}
	}
	if !d.ByMixtures || len(others) < 2 {
		return Mixed{}, false, nil
	}
	gains := payoffs.gains(others, theirs, choice)
	sol, err := Solve(ctx, gains)
	if err != nil {
		return Mixed{}, false, err
	}
	p := sol.row.p
	switch sol.value.Sign() {
	case -1:
		return Mixed{}, false, nil
	case 0:
		if p = nil; d.IsWeak {
			if p, err = gains.weaklyPositive(ctx); err != nil {
				return Mixed{}, false, err
			}
		}
		if p == nil {
			return Mixed{}, false, nil
		}
	}
	by = Mixed{zeros(payoffs.rows)}
	for l, i := range others {
		by.p[i] = p[l]
	}
	return by, sol.value.Sign() > 0, nil
}

// compareRows reports whether row i is at least as good as row k in some columns, and better in one of them; and whether it is better in all of them.
func (m *Matrix) compareRows(i, k int, columns []int) (isAtLeast, isStrict bool) {
	isStrict = true
	for _, j := range columns {
		switch m.at(i, j).Cmp(m.at(k, j)) {
		case -1:
			return false, false
		case 0:
			isStrict = false
		case 1:
			isAtLeast = true
		}
	}
	return isAtLeast, isStrict
}

// gains returns by how much some rows are better than another one in some columns.
func (m *Matrix) gains(rows, columns []int, than int) *Matrix {
	g := m.Submatrix(rows, columns)
	for k, x := range g.entries {
		g.entries[k] = new(big.Rat).Sub(x, m.at(than, columns[k%g.columns]))
	}
	return g
}

// weaklyPositive returns how to mix the rows so that no column gives less than 0, and one more, or nil if there is no such way: the sum over all columns is made as large as it can be.
func (m *Matrix) weaklyPositive(ctx context.Context) ([]*big.Rat, error) {
	ones, sums := make([]*big.Rat, m.rows), make([]*big.Rat, m.rows)
	zero := new(big.Rat)
	for i := range m.rows {
		ones[i], sums[i] = one, new(big.Rat)
		for _, x := range m.row(i) {
			sums[i].Add(sums[i], x)
		}
	}
	p := &simplex.Program{Objective: sums, Constraints: []simplex.Constraint{{Left: ones, Relation: simplex.Equal, Bound: one}}}
	columns := m.Transpose()
	for j := range m.columns {
		p.Constraints = append(p.Constraints, simplex.Constraint{Left: columns.row(j), Relation: simplex.AtLeast, Bound: zero})
	}
	r, err := p.Solve(ctx, 0)
	if err != nil || r.Status != simplex.Optimal || r.Value.Sign() <= 0 {
		return nil, err
	}
	return r.X, nil
}

// Steps returns the eliminations in order.
func (r *Reduction) Steps() []Step { return slices.Clone(r.steps) }

// Rows returns the rows that are left, as numbers of the whole matrix, in order.
func (r *Reduction) Rows() []int { return slices.Clone(r.left[Row]) }

// Columns returns the columns that are left.
func (r *Reduction) Columns() []int { return slices.Clone(r.left[Column]) }

// Matrix returns what is left of the matrix. It has the same value.
func (r *Reduction) Matrix() *Matrix { return r.m.Submatrix(r.left[Row], r.left[Column]) }

// Extend returns the strategy for the whole matrix that is s on what is left. If s is optimal there, so is it. It panics if s is not for what is left.
func (r *Reduction) Extend(who Player, s Mixed) Mixed {
	n := r.m.rows
	if who == Column {
		n = r.m.columns
	}
	x := Mixed{zeros(n)}
	for l, p := range s.of(len(r.left[who])) {
		x.p[r.left[who][l]] = p
	}
	return x
}

// Verify checks all steps by the definition: that what goes was still there, that it is dominated by a mixture of choices that are there too, in all columns or rows that are there, strictly or weakly as the step says; and that what is left is what did not go. It
// does not look for choices that might go as well. The error is a [*VerifyError] for the first step that is wrong.
func (r *Reduction) Verify() error {
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
		mine, theirs := isLeft[s.Player], isLeft[s.Player.Opponent()]
		if !mine[s.Choice] {
			return wrong("eliminates what is not there")
		}
		mine[s.Choice] = false
		for _, i := range s.By.Support() {
			if !mine[i] {
				return wrong("mixes what is not there")
			}
		}
		p := payoffs[s.Player]
		isStrict, isBetter := true, false
		for j, x := range p.ColumnPayoffs(s.By) {
			if !theirs[j] {
				continue
			}
			switch x.Cmp(p.at(s.Choice, j)) {
			case -1:
				return wrong(fmt.Sprintf("is wrong: against %v %d the choice is better", s.Player.Opponent(), j+1))
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
	return nil
}
