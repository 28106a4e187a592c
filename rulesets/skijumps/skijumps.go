// Package skijumps plays Ski-Jumps, by E. R. Berlekamp, J. H. Conway and R. K. Guy. Left's skiers are L and l, Right's
// are R and r; capital letters are jumpers, small ones slippers. A move takes a skier of one's own any number of
// squares along the row, Left's to the right and Right's to the left, over empty squares only; it may leave the board
// at the end of the row, and is out then. Or a jumper jumps straight down over a skier of the opponent on the square
// below to the square below that one, which must be empty; the skier that was jumped over becomes a slipper if it was
// none. Whoever cannot move loses.
//
// A skier alone in a row is worth the squares that it has before it, and one more. Two that face one another are worth
// a nimber, for they cannot pass; and the chance to jump may be worth a fraction.
//
// Source: E. R. Berlekamp, J. H. Conway, R. K. Guy, Winning Ways for Your Mathematical Plays, ch. 1.
package skijumps

import (
	"github.com/cgt-go/sdk/cgt"
	"github.com/cgt-go/sdk/rulesets/board"
)

// Rules are the rules of Ski-Jumps on a board with the letters L and R (jumpers), l and r (slippers) and . (an empty
// square); a square with another letter is never used. The board falls apart into sets of rows that no jump can join
// any more. The mirror image of a board with the skiers of the players exchanged is its negative.
type Rules struct{}

// Parse reads a position, such as ".L...|.R...|.....". Small letters and capitals are different skiers.
func Parse(text string) (board.Board, error) { return board.Parse(text, "LRlr.") }

// MustParse is Parse for texts that are known to be right; it panics otherwise.
func MustParse(text string) board.Board { return board.MustParse(text, "LRlr.") }

var (
	// jumpers and slippers have the letters of each player.
	jumpers  = [...]byte{cgt.Left: 'L', cgt.Right: 'R'}
	slippers = [...]byte{cgt.Left: 'l', cgt.Right: 'r'}
	// forward has the direction of each player.
	forward = [...]board.Direction{cgt.Left: {Right: 1}, cgt.Right: {Right: -1}}
	down    = board.Direction{Down: 1}
)

// is reports whether a letter is a skier of a player.
func is(letter byte, who cgt.Player) bool { return letter == jumpers[who] || letter == slippers[who] }

// AppendMoves appends the boards that who can move to.
func (Rules) AppendMoves(dst []board.Board, b board.Board, who cgt.Player) []board.Board {
	for from := range b.Len() {
		skier := b.At(from)
		if !is(skier, who) {
			continue
		}
		gone := b.With(board.Square{At: from, Letter: '.'})
		to, ok := b.Step(from, forward[who])
		for ; ok && b.At(to) == '.'; to, ok = b.Step(to, forward[who]) {
			dst = append(dst, gone.With(board.Square{At: to, Letter: skier}))
		}
		if !ok {
			dst = append(dst, gone)
		}
		over, ok := b.Step(from, down)
		if skier != jumpers[who] || !ok || !is(b.At(over), who.Opponent()) {
			continue
		}
		if to, ok := b.Step(over, down); ok && b.At(to) == '.' {
			dst = append(dst, gone.With(
				board.Square{At: over, Letter: slippers[who.Opponent()]}, board.Square{At: to, Letter: skier}))
		}
	}
	return dst
}

// AppendParts appends the sets of rows that jumps can join, but for those without skiers.
func (Rules) AppendParts(dst []board.Board, b board.Board) []board.Board {
	slopes := slopesOf(b)
	for top, bottom := 0, 0; top < b.Rows(); top, bottom = bottom+1, bottom+1 {
		for row := top; row <= bottom; row++ {
			if slopes[row].jumps {
				bottom = max(bottom, row+2)
			}
		}
		if p := b.Slice(top, bottom+1); p.Contains('L') || p.Contains('R') || p.Contains('l') || p.Contains('r') {
			dst = append(dst, p)
		}
	}
	return dst
}

// Normalize returns the board, with slippers in place of jumpers that can never jump again, or the mirror image of that
// with the skiers of the players exchanged, which is its negative, if this is less.
func (Rules) Normalize(b board.Board) (board.Board, bool) {
	slopes := slopesOf(b)
	var tired []board.Square
	for at := range b.Len() {
		row, col := at/b.Cols(), at%b.Cols()
		low := row+2 >= b.Rows()
		switch letter := b.At(at); {
		case letter == 'L' && (low || slopes[row+1].rightSkier < col):
			tired = append(tired, board.Square{At: at, Letter: 'l'})
		case letter == 'R' && (low || slopes[row+1].leftSkier > col):
			tired = append(tired, board.Square{At: at, Letter: 'r'})
		}
	}
	p := b.With(tired...)
	n := p.Image(board.FlipCols).Exchange('L', 'R').Exchange('l', 'r')
	if n.Compare(p) < 0 {
		return n, true
	}
	return p, false
}

// slope says where in a row skiers can be, now or later.
type slope struct {
	leftJumper, leftSkier   int  // jumpers, and any skiers, of Left are in these columns or to the right
	rightJumper, rightSkier int  // those of Right in these or to the left
	jumps                   bool // whether anybody can jump from this row
}

// slopesOf returns what the rows of a board have in store.
//
// Along the row, a skier goes forward only; and it comes to another row only by a jump, in the same column. One of Left
// can jump over one of Right, or the other way round, only if the latter is not yet past the former. There may be other
// reasons why they never do, so that the slopes may show too many jumps, but never too few.
func slopesOf(b board.Board) []slope {
	slopes := make([]slope, b.Rows())
	for row := range slopes {
		slopes[row] = slope{b.Cols(), b.Cols(), -1, -1, false}
	}
	for at := range b.Len() {
		s, col := &slopes[at/b.Cols()], at%b.Cols()
		switch b.At(at) {
		case 'L':
			s.leftJumper, s.leftSkier = min(s.leftJumper, col), min(s.leftSkier, col)
		case 'l':
			s.leftSkier = min(s.leftSkier, col)
		case 'R':
			s.rightJumper, s.rightSkier = max(s.rightJumper, col), max(s.rightSkier, col)
		case 'r':
			s.rightSkier = max(s.rightSkier, col)
		}
	}
	for row := 0; row+2 < len(slopes); row++ {
		s, over, to := &slopes[row], slopes[row+1], &slopes[row+2]
		if s.leftJumper <= over.rightSkier {
			s.jumps = true
			to.leftJumper, to.leftSkier = min(to.leftJumper, s.leftJumper), min(to.leftSkier, s.leftJumper)
		}
		if over.leftSkier <= s.rightJumper {
			s.jumps = true
			to.rightJumper, to.rightSkier = max(to.rightJumper, s.rightJumper), max(to.rightSkier, s.rightJumper)
		}
	}
	return slopes
}
