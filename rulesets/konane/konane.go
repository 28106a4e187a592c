// Package konane plays Kōnane, a game of old Hawaii. Left has the stones x, Right the stones o. A move jumps with a stone of one's
// own over a stone of the opponent beside it, up, down, left or right, to the empty square behind, and takes the stone that was
// jumped over. The same stone may go on jumping in the same direction, and may stop after any jump. Whoever cannot move loses.
//
// Kōnane begins on a board full of stones, x and o in turn, of which the players remove one each; [Rules] takes any position. It is
// a game that falls apart into small parts, some of them numbers, some of them hot.
//
// Sources: M. D. Ernst, Playing Konane mathematically, The UMAP Journal 16 (1995); A. Chan, A. Tsai, 1 × n Konane: a summary of
// results, More Games of No Chance (2002).
package konane

import (
	"slices"

	"github.com/cgt-go/sdk/cgt"
	"github.com/cgt-go/sdk/rulesets/board"
)

// Rules are the rules of Kōnane on a board with the letters x, o, . (an empty square) and # (a square that is not there); a square
// with another letter is never used. The board falls apart into groups of stones that are too far from one another to meet. Turned
// and mirrored boards are alike.
type Rules struct{}

// Parse reads a position, such as ".ox.|o..x".
func Parse(text string) (board.Board, error) { return board.Parse(text, "xo.#") }

// MustParse is Parse for texts that are known to be right; it panics otherwise.
func MustParse(text string) board.Board { return board.MustParse(text, "xo.#") }

// stones has the letter of each player.
var stones = [...]byte{cgt.Left: 'x', cgt.Right: 'o'}

// AppendMoves appends the boards that who can move to.
func (Rules) AppendMoves(dst []board.Board, b board.Board, who cgt.Player) []board.Board {
	for from := range b.Len() {
		if b.At(from) != stones[who] {
			continue
		}
		for _, d := range board.Orthogonal() {
			for q, at := b, from; ; {
				over, to, ok := jump(q, at, d)
				if !ok || q.At(over) != stones[who.Opponent()] || q.At(to) != '.' {
					break
				}
				q = q.With(board.Square{At: at, Letter: '.'}, board.Square{At: over, Letter: '.'}, board.Square{At: to, Letter: stones[who]})
				dst = append(dst, q)
				at = to
			}
		}
	}
	return dst
}

// jump returns the squares that a jump from a square in a direction goes over and to; ok is false if it leaves the board.
func jump(b board.Board, from int, d board.Direction) (over, to int, ok bool) {
	if over, ok = b.Step(from, d); ok {
		to, ok = b.Step(over, d)
	}
	return over, to, ok
}

// AppendParts appends the groups of stones that can never meet, each on as much of the board as it can ever need, but for those of
// one player.
func (Rules) AppendParts(dst []board.Board, b board.Board) []board.Board {
	all := groups(b)
	for _, g := range all {
		switch {
		case g.stones[cgt.Left] == 0 || g.stones[cgt.Right] == 0:
		case len(all) == 1:
			dst = append(dst, b)
		default:
			dst = append(dst, g.board(b))
		}
	}
	return dst
}

// Normalize returns the least of the images of the board, or of its negative, in which the stones are exchanged. Edges of squares
// that are not there are left out, but empty edges are not, for stones jump there.
func (Rules) Normalize(b board.Board) (board.Board, bool) {
	return b.Crop("#").LeastExchange('x', 'o')
}

// group is a set of stones: the smallest rectangle around them and how many each player has.
type group struct {
	top, left, bottom, right int
	stones                   [2]int
}

// reach returns the rectangle that the stones of a group can never leave if no others come near.
//
// A jump is one of peg solitaire, where it does not matter whose the pegs are. With pegs that all stand on one side of a line, none
// gets more than four rows beyond it, and to get 1, 2, 3 or 4 rows beyond takes at least 2, 4, 8 or 20 pegs: this is Conway's
// problem of the solitaire army (Winning Ways, ch. 23).
func (g group) reach() (top, left, bottom, right int) {
	beyond := 0
	if g.stones[cgt.Left] > 0 && g.stones[cgt.Right] > 0 {
		for _, pegs := range [...]int{2, 4, 8, 20} {
			if g.stones[cgt.Left]+g.stones[cgt.Right] >= pegs {
				beyond++
			}
		}
	}
	return g.top - beyond, g.left - beyond, g.bottom + beyond, g.right + beyond
}

// board returns the part of a board that a group can reach.
func (g group) board(b board.Board) board.Board {
	var outside []board.Square
	top, left, bottom, right := g.reach()
	for at := range b.Len() {
		if row, col := at/b.Cols(), at%b.Cols(); row < top || row > bottom || col < left || col > right {
			outside = append(outside, board.Square{At: at, Letter: '#'})
		}
	}
	return b.With(outside...).Crop("#")
}

// meets reports whether stones of two groups might ever stand on the same square, or side by side, so that one can jump over the
// other.
func (g group) meets(h group) bool {
	top1, left1, bottom1, right1 := g.reach()
	top2, left2, bottom2, right2 := h.reach()
	rows := max(0, top2-bottom1, top1-bottom2)
	cols := max(0, left2-right1, left1-right2)
	return rows+cols <= 1
}

// groups returns groups of stones that never meet.
func groups(b board.Board) []group {
	var list []group
	for at := range b.Len() {
		row, col := at/b.Cols(), at%b.Cols()
		g := group{row, col, row, col, [2]int{}}
		switch b.At(at) {
		case stones[cgt.Left]:
			g.stones[cgt.Left]++
		case stones[cgt.Right]:
			g.stones[cgt.Right]++
		default:
			continue
		}
		for i := 0; i < len(list); i++ {
			if h := list[i]; g.meets(h) {
				g = group{
					min(g.top, h.top), min(g.left, h.left), max(g.bottom, h.bottom), max(g.right, h.right),
					[...]int{g.stones[0] + h.stones[0], g.stones[1] + h.stones[1]},
				}
				list = slices.Delete(list, i, i+1)
				i = -1 // it may meet more now
			}
		}
		list = append(list, g)
	}
	return list
}
