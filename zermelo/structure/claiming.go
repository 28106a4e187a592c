package structure

import (
	"fmt"

	"github.com/cgt-go/sdk/zermelo"
)

// Claims is a position of a [Claiming] game: the cells of both players, and who is to move. The zero Claims is the
// empty board with Max to move.
type Claims struct {
	Max, Min Cells
	Next     zermelo.Player
}

// String returns a text such as "{0,8} {4} (Min)": the cells of Max, those of Min, and who is to move.
func (p Claims) String() string { return fmt.Sprintf("%v %v (%v)", p.Max, p.Min, p.Next) }

// Of returns the cells of a player.
func (p Claims) Of(who zermelo.Player) Cells {
	if who == zermelo.Max {
		return p.Max
	}
	return p.Min
}

// IsFree reports whether neither player has a cell.
func (p Claims) IsFree(cell int) bool { return !p.Max.Contains(cell) && !p.Min.Contains(cell) }

// Claim returns the position after the player to move has taken a cell. It panics if the cell is not free or not less
// than [MaxCells].
func (p Claims) Claim(cell int) Claims {
	if !p.IsFree(cell) {
		panic(fmt.Errorf("structure: the cell %d of %v is not free", cell, p))
	}
	if p.Next == zermelo.Max {
		p.Max = p.Max.With(cell)
	} else {
		p.Min = p.Min.With(cell)
	}
	p.Next = p.Next.Opponent()
	return p
}

// Goal is what a player of a [Claiming] game wants. An additional cell never hurts: a set that has a set with the goal
// has it too. The goals are [*Lines], [*Connection] and [*Cycles].
type Goal interface {
	// NumCells returns the number of cells of the board.
	NumCells() int
	// Reached reports whether somebody who has these cells has reached the goal.
	Reached(own Cells) bool
	// isImage returns an error unless the sets with the goal are the images of those with the other goal, where image
	// is a permutation of the cells.
	isImage(other Goal, image []int) error
}

// Claiming is a game in which Max and Min mark free cells in turn. Whoever reaches the goal first wins. It is a
// [zermelo.Game] over [Claims], immutable and safe for concurrent use.
type Claiming struct {
	cells int
	goals [2]Goal
	full  zermelo.Result
}

// NewClaiming returns the game on a board with so many cells. A goal may be nil: then the player has none, and only
// wants to keep the other one from reaching theirs. The result full is that of a play in which all cells are marked and
// nobody has reached a goal. If a goal is for a board of another size, the error is a [*CellError].
func NewClaiming(cells int, max, min Goal, full zermelo.Result) (*Claiming, error) {
	if err := checkCells(cells); err != nil {
		return nil, err
	}
	for who, goal := range [...]Goal{zermelo.Max: max, zermelo.Min: min} {
		if goal != nil && goal.NumCells() != cells {
			return nil, &CellError{fmt.Sprintf("the goal of %v", zermelo.Player(who)), goal.NumCells() - 1, cells, "the goal is for a board of another size"}
		}
	}
	return &Claiming{cells, [2]Goal{max, min}, full}, nil
}

// NumCells returns the number of cells of the board.
func (g *Claiming) NumCells() int { return g.cells }

// End returns the result if somebody has reached a goal, or if all cells are marked.
func (g *Claiming) End(p Claims) (zermelo.Result, bool) {
	for who := zermelo.Max; who <= zermelo.Min; who++ {
		if goal := g.goals[who]; goal != nil && goal.Reached(p.Of(who)) {
			return zermelo.WinFor(who), true
		}
	}
	return g.full, p.Max.Len()+p.Min.Len() >= g.cells
}

// Turn returns who is to move.
func (g *Claiming) Turn(p Claims) zermelo.Player { return p.Next }

// AppendMoves appends the positions with one more cell marked, in ascending order of that cell.
func (g *Claiming) AppendMoves(dst []Claims, p Claims) []Claims {
	for c := range g.cells {
		if p.IsFree(c) {
			dst = append(dst, p.Claim(c))
		}
	}
	return dst
}

// claimed returns the cell by which q comes from p in a move on a board with so many cells; ok is false if it is no
// move.
func claimed(p, q Claims, cells int) (cell int, ok bool) {
	for c := range q.Of(p.Next).All() {
		if c < cells && p.IsFree(c) {
			return c, p.Claim(c) == q
		}
	}
	return 0, false
}
