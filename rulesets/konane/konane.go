// Package konane plays Kōnane, a game of old Hawaii. Left has the stones x, Right the stones o. A move jumps with a
// stone of one's own over a stone of the opponent beside it, up, down, left or right, to the empty square behind, and
// takes the stone that was jumped over. The same stone may go on jumping in the same direction, and may stop after any
// jump. Whoever cannot move loses.
//
// Kōnane begins on a board full of stones, x and o in turn, of which the players remove one each; [Rules] takes any
// position. It is a game that falls apart into small parts, some of them numbers, some of them hot.
//
// Sources: M. D. Ernst, Playing Konane mathematically, The UMAP Journal 16 (1995); A. Chan, A. Tsai, 1 × n Konane: a
// summary of results, More Games of No Chance (2002).
package konane

import (
	"github.com/cgt-go/sdk/cgt"
	"github.com/cgt-go/sdk/rulesets/board"
)

// Rules are the rules of Kōnane on a board with the letters x, o, . (an empty square) and # (a square that is not
// there); a square with another letter is never used. The board falls apart into groups of stones that are too far from
// one another to meet. Turned and mirrored boards are alike.
type Rules struct{}

// Parse reads a position, such as ".ox.|o..x".
func Parse(text string) (board.Board, error) { return board.Parse(text, "xo.#") }

// MustParse is Parse for texts that are known to be right; it panics otherwise.
func MustParse(text string) board.Board { return board.MustParse(text, "xo.#") }

// stones has the letter of each player.
var stones = [...]byte{cgt.Left: 'x', cgt.Right: 'o'}

// AppendMoves appends the boards that who can move to.
func (Rules) AppendMoves(dst []board.Board, b board.Board, who cgt.Player) []board.Board {
	own, other := stones[who], stones[who.Opponent()]
	rows, cols := b.Rows(), b.Cols()
	for from := range b.Len() {
		if b.At(from) != own {
			continue
		}
		row, col := from/cols, from%cols
		for _, d := range board.Orthogonal() {
			step := d.Down*cols + d.Right
			room := max(d.Down*(rows-1-row), -d.Down*row, d.Right*(cols-1-col), -d.Right*col) // squares in this direction
			for q, at := b, from; room >= 2 && b.At(at+step) == other && b.At(at+2*step) == '.'; room -= 2 {
				q = q.With(board.Square{At: at, Letter: '.'}, board.Square{At: at + step, Letter: '.'}, board.Square{At: at + 2*step, Letter: own})
				dst = append(dst, q)
				at += 2 * step
			}
		}
	}
	return dst
}

// AppendParts appends the groups of stones that can never meet, each on as much of the board as it can ever need, but
// for those of one player.
func (Rules) AppendParts(dst []board.Board, b board.Board) []board.Board {
	var few [8]group // for which nothing is allocated
	all := appendGroups(few[:0], b)
	for i := range all {
		g := &all[i]
		switch {
		case !g.isMixed():
		case len(all) == 1:
			dst = append(dst, b)
		default:
			dst = append(dst, g.board(b))
		}
	}
	return dst
}

// Normalize returns the least of the images of the board, or of its negative, in which the stones are exchanged. Edges
// of squares that are not there are left out, but empty edges are not, for stones jump there.
func (Rules) Normalize(b board.Board) (board.Board, bool) {
	return b.Crop("#").LeastExchange('x', 'o')
}

// group is a set of stones: the smallest rectangle around them, how many each player has, and the rectangle that they
// can reach.
type group struct {
	around, reach rectangle
	stones        [2]int32
}

// rectangle has the first and the last of its rows and columns, which may be beyond the board.
type rectangle struct{ top, left, bottom, right int32 }

func (r rectangle) contains(s rectangle) bool {
	return r.top <= s.top && r.left <= s.left && r.bottom >= s.bottom && r.right >= s.right
}

// add adds the stones of another group.
//
// There is a rectangle that the stones can never leave if no others come near. A jump is one of peg solitaire, where it
// does not matter whose the pegs are. With pegs that all stand on one side of a line, none gets more than four rows
// beyond it, and to get 1, 2, 3 or 4 rows beyond takes at least 2, 4, 8 or 20 pegs: this is Conway's problem of the
// solitaire army (Winning Ways, ch. 23).
func (g *group) add(h *group) {
	r := &g.around
	r.top, r.left = min(r.top, h.around.top), min(r.left, h.around.left)
	r.bottom, r.right = max(r.bottom, h.around.bottom), max(r.right, h.around.right)
	g.stones[cgt.Left] += h.stones[cgt.Left]
	g.stones[cgt.Right] += h.stones[cgt.Right]
	beyond := int32(0)
	if g.isMixed() {
		switch pegs := g.stones[cgt.Left] + g.stones[cgt.Right]; {
		case pegs >= 20:
			beyond = 4
		case pegs >= 8:
			beyond = 3
		case pegs >= 4:
			beyond = 2
		default:
			beyond = 1
		}
	}
	g.reach = rectangle{r.top - beyond, r.left - beyond, r.bottom + beyond, r.right + beyond}
}

// isMixed reports whether both players have stones in the group, without which there are no moves.
func (g *group) isMixed() bool { return g.stones[cgt.Left] > 0 && g.stones[cgt.Right] > 0 }

// board returns the part of a board that a group can reach.
func (g *group) board(b board.Board) board.Board {
	var outside []board.Square
	for at := range b.Len() {
		if row, col := int32(at/b.Cols()), int32(at%b.Cols()); row < g.reach.top || row > g.reach.bottom || col < g.reach.left || col > g.reach.right {
			outside = append(outside, board.Square{At: at, Letter: '#'})
		}
	}
	return b.With(outside...).Crop("#")
}

// meets reports whether stones of two groups might ever stand on the same square, or side by side, so that one can jump
// over the other.
func (g *group) meets(h *group) bool {
	rows := max(0, h.reach.top-g.reach.bottom, g.reach.top-h.reach.bottom)
	cols := max(0, h.reach.left-g.reach.right, g.reach.left-h.reach.right)
	return rows+cols <= 1
}

// appendGroups appends to an empty list groups of stones that never meet. If one of both players can reach all of the
// board, the others belong to it, and are not added.
func appendGroups(list []group, b board.Board) []group {
	all := rectangle{0, 0, int32(b.Rows() - 1), int32(b.Cols() - 1)}
	for row, at := int32(0), 0; at < b.Len(); row++ {
		for col := range int32(b.Cols()) {
			letter := b.At(at)
			at++
			var count [2]int32
			switch letter {
			case stones[cgt.Left]:
				count[cgt.Left]++
			case stones[cgt.Right]:
				count[cgt.Right]++
			default:
				continue
			}
			square := rectangle{row, col, row, col}
			list = join(list, group{square, square, count}) // one stone alone reaches nothing else
			if len(list) == 1 && list[0].isMixed() && list[0].reach.contains(all) {
				return list
			}
		}
	}
	return list
}

// join adds a group to groups that never meet; it takes those along that meet it.
func join(list []group, g group) []group {
	for i := 0; i < len(list); {
		if !g.meets(&list[i]) {
			i++
			continue
		}
		g.add(&list[i])
		list = append(list[:i], list[i+1:]...)
		i = 0 // it may meet more now
	}
	return append(list, g)
}
