package shapes

import (
	"cmp"
	"fmt"
	"math/big"
	"slices"

	"github.com/cgt-go/sdk/cgt"
	"github.com/cgt-go/sdk/zermelo"
)

// Squares is Max's strategy for a square if he marks one cell in a turn, and Min any number b. It prepares so many
// cells that are the third corner of more than b squares at once, with different fourth corners, that Min cannot have
// spoilt all of them.
//
// Let D(c) be the diagonal of the cells (x, y) with x + y = c, for q values of c; let there be m columns and m rows. A
// cell P = (x, y) of these looks along its row and along its column at each diagonal, over the same distance s = c − x
// − y. If both cells of the diagonal are Max's, they make a square with P and S = (c − y, c − x).
//
//  1. Max marks cells of the diagonals in the columns, in any order, until he has mq/(b+1) of them, which he gets since
//     Min marks no more than b for each of his.
//  2. He chooses m rows in which Min has no cell of the diagonals, and marks as many cells of these, always on the
//     diagonal with the most marks of step 1 that has a free one. The pairs of a column and a row that have their marks
//     on the same diagonal are at least m²q/(b+1)² then, since each of his cells counts no less than the b that Min
//     marks after it.
//  3. These are as many pairs of a cell P and a cell S. A cell of Min spoils q of them at most, as P or as S. If m is
//     large there are more than bm² left, so that some free P has more than b cells S that are free. Max marks P, Min
//     cannot mark all these S, and Max marks one of them.
//
// With q = 3b(b+1)²/2, rounded up, the number of turns grows as 27b³(b+1)⁴: see [SquaresTurns]. In each turn he sees
// whether there is such a P already. The source leaves the problem to the reader, and names no number of turns.
//
// Source: A. Shen, Games and strategies from the viewpoint of mathematics, §6, problem 30, for the problem.
type Squares struct {
	min, lines, size, marks int // b, q, m, and the marks of each of the steps 1 and 2
	spacing                 int // between neighbouring diagonals, and between columns

	columns [][]int // of each diagonal: the columns where it is marked
	inCol   []bool  // of each diagonal and column: whether it is marked there
	inRow   []bool  // of each diagonal and row
	rows    []int   // the coordinates of the rows, once they are chosen
	rowOf   map[int]int
	order   []int // the diagonals by their marks, in step 2
	at      int   // where to look for the next cell to mark
	made    int   // marks of step 1
	seen    int   // marks of Min that were looked at

	counts []int32  // of each cell P, row by row: the pairs with P whose S is free
	ripe   [][2]int // a column and a row of such cells that had more than b
	aimed  []Point  // the cells S, when P is marked
}

// MaxSquares is the largest number of marks of Min in a turn for which [Squares] can be played.
const MaxSquares = 3

// NewSquares returns the strategy if Min marks so many cells in a turn. The error is a [*cgt.LimitError] if these are
// more than [MaxSquares], since the play would be too long. NewSquares panics if the number is not positive.
func NewSquares(min int) (*Squares, error) {
	lines, size, marks := squaresNumbers(min)
	if min > MaxSquares {
		return nil, &cgt.LimitError{What: "marks in a turn", Limit: MaxSquares}
	}
	return newSquares(min, int(lines.Int64()), int(size.Int64()), int(marks.Int64()), 1), nil
}

func newSquares(min, q, m, marks, spacing int) *Squares {
	s := &Squares{min: min, lines: q, size: m, marks: marks, spacing: spacing}
	s.columns, s.counts = make([][]int, q), make([]int32, m*m)
	s.inCol, s.inRow = make([]bool, q*m), make([]bool, q*m)
	return s
}

// MaxLayout is the largest number of diagonals, of columns and of cells between neighbours that [NewSparseSquares]
// takes.
const MaxLayout = 4096

// NewSparseSquares returns the same strategy with so many diagonals and as many columns and rows as size says, with so
// much space between neighbours; it marks all their cells, as far as they are free. It makes no promise, but can be
// played against a hundred marks in a turn too, and wins if Min does not see what the cells are for. If it comes to
// nothing, it marks nothing. NewSparseSquares panics if a number is not positive, or if one of the last three is more
// than [MaxLayout].
func NewSparseSquares(min, lines, size, spacing int) *Squares {
	if min < 1 || lines < 1 || size < 1 || spacing < 1 || max(lines, size, spacing) > MaxLayout {
		panic(fmt.Errorf("shapes: %d diagonals, %d columns and rows, %d apart, against %d marks in a turn", lines, size, spacing, min))
	}
	return newSquares(min, lines, size, lines*size, spacing)
}

// SquaresTurns returns the number of turns that [Squares] needs at most if Min marks so many cells in a turn: 440 for
// 1, 17516 for 2, and 2809630827030302 for 100. It panics if the number is not positive.
func SquaresTurns(min int) *big.Int {
	_, _, marks := squaresNumbers(min)
	return marks.Lsh(marks, 1).Add(marks, big.NewInt(2))
}

// squaresNumbers returns q, the least m for which the strategy is right, and the number of marks of each of its steps 1
// and 2, which is mq/(b+1) rounded up and called k. It is right if mk/(b+1) − 2qbk > bm²: what is on the left grows
// faster with m.
func squaresNumbers(min int) (lines, size, marks *big.Int) {
	if min < 1 {
		panic(fmt.Errorf("shapes: %d marks in a turn", min))
	}
	b, next := big.NewInt(int64(min)), big.NewInt(int64(min)+1)
	q := new(big.Int).Mul(next, next)
	q.Mul(q, b).Mul(q, big.NewInt(3))
	q.Add(q, big.NewInt(1)).Rsh(q, 1)
	marksFor := func(m *big.Int) *big.Int {
		k := new(big.Int).Mul(m, q)
		k.Add(k, b)
		return k.Quo(k, next)
	}
	isEnough := func(m *big.Int) bool {
		k := marksFor(m)
		left := new(big.Int).Mul(q, b)
		left.Lsh(left, 1).Mul(left, next)
		left.Sub(m, left).Mul(left, k) // (m − 2qb(b+1))k > b(b+1)m²
		right := new(big.Int).Mul(m, m)
		right.Mul(right, b).Mul(right, next)
		return left.Cmp(right) > 0
	}
	low, high := new(big.Int), big.NewInt(1)
	for !isEnough(high) {
		low, high = high, new(big.Int).Lsh(high, 1)
	}
	for one := big.NewInt(1); new(big.Int).Sub(high, low).Cmp(one) > 0; {
		middle := new(big.Int).Add(low, high)
		if middle.Rsh(middle, 1); isEnough(middle) {
			high = middle
		} else {
			low = middle
		}
	}
	return q, high, marksFor(high)
}

// diagonal returns the number c of a diagonal: they are the numbers m, …, m + q − 1, times the spacing. Then the cells
// of the diagonals in the columns 0, …, m − 1, those in rows below 0, the cells P and the cells S are all different.
func (s *Squares) diagonal(i int) int { return (s.size + i) * s.spacing }

// Mark returns a cell, or none if the play is not one of this strategy. All turns of a play take time in proportion to
// mk/(b+1) + bkq, with the m, q, b and k of [Squares].
func (s *Squares) Mark(b *Board) []Point {
	for ; s.seen < b.Len(zermelo.Min); s.seen++ {
		s.spoil(b.Mark(zermelo.Min, s.seen))
	}
	for _, p := range s.aimed {
		if b.IsFree(p) {
			return []Point{p}
		}
	}
	for ; len(s.ripe) > 0; s.ripe = s.ripe[:len(s.ripe)-1] {
		x, row := s.ripe[len(s.ripe)-1][0], s.ripe[len(s.ripe)-1][1]
		p := Point{x * s.spacing, s.rows[row]}
		if !b.IsFree(p) || int(s.counts[row*s.size+x]) <= s.min {
			continue
		}
		for i := range s.lines {
			if s.inCol[i*s.size+x] && s.inRow[i*s.size+row] {
				s.aimed = append(s.aimed, s.fourth(i, p))
			}
		}
		return []Point{p}
	}
	if s.made < s.marks {
		s.made++
		if points := s.markColumn(b); points != nil {
			return points
		}
		s.made = s.marks // all cells of the columns are marked
	}
	if s.rowOf == nil {
		s.chooseRows(b)
	}
	return s.markRow(b)
}

// fourth returns the cell S of a cell P and a diagonal.
func (s *Squares) fourth(i int, p Point) Point {
	c := s.diagonal(i)
	return Point{c - p.Y, c - p.X}
}

// markColumn marks the next free cell of a diagonal in a column.
func (s *Squares) markColumn(b *Board) []Point {
	for ; s.at < s.lines*s.size; s.at++ {
		i, x := s.at/s.size, s.at%s.size
		if p := (Point{x * s.spacing, s.diagonal(i) - x*s.spacing}); b.IsFree(p) {
			s.columns[i] = append(s.columns[i], x)
			s.inCol[s.at] = true
			return []Point{p}
		}
	}
	return nil
}

// chooseRows chooses rows below 0 in which Min has no cell of the diagonals, and puts the diagonals in order.
func (s *Squares) chooseRows(b *Board) {
	isBad := map[int]bool{}
	for p := range b.Marks(zermelo.Min) {
		if c := p.X + p.Y; c%s.spacing == 0 && c >= s.diagonal(0) && c < s.diagonal(s.lines) {
			isBad[p.Y] = true
		}
	}
	s.rowOf = map[int]int{}
	for y := -s.spacing; len(s.rows) < s.size; y -= s.spacing {
		if !isBad[y] {
			s.rowOf[y] = len(s.rows)
			s.rows = append(s.rows, y)
		}
	}
	for i := range s.lines {
		s.order = append(s.order, i)
	}
	slices.SortStableFunc(s.order, func(i, j int) int { return cmp.Compare(len(s.columns[j]), len(s.columns[i])) })
	s.at = 0
}

// markRow marks the next free cell of a diagonal in a row, and counts the pairs that it makes.
func (s *Squares) markRow(b *Board) []Point {
	for ; s.at < s.lines*s.size; s.at++ {
		i, row := s.order[s.at/s.size], s.at%s.size
		y := s.rows[row]
		p := Point{s.diagonal(i) - y, y}
		if !b.IsFree(p) {
			continue
		}
		s.inRow[i*s.size+row] = true
		for _, x := range s.columns[i] {
			if !b.IsFree(s.fourth(i, Point{x * s.spacing, y})) {
				continue
			}
			if s.counts[row*s.size+x]++; int(s.counts[row*s.size+x]) > s.min {
				s.ripe = append(s.ripe, [2]int{x, row})
			}
		}
		return []Point{p}
	}
	return nil
}

// spoil takes the pairs away of which Min has marked S.
func (s *Squares) spoil(p Point) {
	for i := range s.lines {
		c := s.diagonal(i)
		x, y := c-p.Y, c-p.X
		row, ok := s.rowOf[y]
		isColumn := x >= 0 && x%s.spacing == 0 && x/s.spacing < s.size
		if x /= s.spacing; ok && isColumn && s.inCol[i*s.size+x] && s.inRow[i*s.size+row] {
			s.counts[row*s.size+x]--
		}
	}
}
