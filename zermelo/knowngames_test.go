package zermelo_test

import (
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"github.com/cgt-go/sdk/internal/detector"
	"github.com/cgt-go/sdk/internal/ruletest"
	"github.com/cgt-go/sdk/zermelo"
)

// letters is a board as text, with x for the men of Max, o for those of Min, and a dot for an empty cell, and the
// player to move.
type letters struct {
	Board string
	Next  zermelo.Player
}

// swappedLetters returns p after the players have changed places on a board that is turned such that cell i gets to
// image(i).
func swappedLetters(p letters, image func(i int) int) letters {
	b := make([]byte, len(p.Board))
	for i, c := range []byte(p.Board) {
		switch c {
		case 'x':
			c = 'o'
		case 'o':
			c = 'x'
		}
		b[image(i)] = c
	}
	return letters{string(b), p.Next.Opponent()}
}

func (p letters) own() byte { return "xo"[p.Next] }

// moved returns p after the man on a cell has moved to another one, or off the board if that is negative.
func (p letters) moved(from, to int) letters {
	b := []byte(p.Board)
	if to >= 0 {
		b[to] = b[from]
	}
	b[from] = '.'
	return letters{string(b), p.Next.Opponent()}
}

// pongHauKi is played on a square without its upper side, with its diagonals: the corners are 0 and 1 above, 3 and 4
// below, and 2 is the middle. A man moves to the empty point; who cannot move loses.
type pongHauKi struct{}

var pongLines = [5][]int{{2, 3}, {2, 4}, {0, 1, 3, 4}, {0, 2, 4}, {1, 2, 3}}

func (g pongHauKi) End(p letters) (zermelo.Result, bool) {
	return zermelo.WinFor(p.Next.Opponent()), len(g.AppendMoves(nil, p)) == 0
}
func (pongHauKi) Turn(p letters) zermelo.Player    { return p.Next }
func (pongHauKi) Unending() (zermelo.Result, bool) { return zermelo.Draw, true }
func (pongHauKi) AppendMoves(dst []letters, p letters) []letters {
	to := strings.IndexByte(p.Board, '.')
	for _, from := range pongLines[to] {
		if p.Board[from] == p.own() {
			dst = append(dst, p.moved(from, to))
		}
	}
	return dst
}

func (pongHauKi) Normalize(p letters) (letters, bool) {
	if p.Next == zermelo.Min {
		return swappedLetters(p, func(i int) int { return i }), true
	}
	return p, false
}

// dodgem is played on n × n cells by n−1 cars each: those of Max start in the first column, above the lowest row, and
// drive to the right, those of Min start in the lowest row and drive up. A car moves one cell in this direction or to a
// side, and leaves the board only in its direction. Who has no car left or cannot move wins.
type dodgem struct{ n int }

func (g dodgem) start() letters {
	b := []byte(strings.Repeat(".", g.n*g.n))
	for i := range g.n - 1 {
		b[i*g.n], b[(g.n-1)*g.n+i+1] = 'x', 'o'
	}
	return letters{string(b), zermelo.Max}
}

func (g dodgem) End(p letters) (zermelo.Result, bool) {
	switch {
	case !strings.Contains(p.Board, "x"):
		return zermelo.Win, true
	case !strings.Contains(p.Board, "o"):
		return zermelo.Loss, true
	}
	return zermelo.WinFor(p.Next), len(g.AppendMoves(nil, p)) == 0
}
func (dodgem) Turn(p letters) zermelo.Player    { return p.Next }
func (dodgem) Unending() (zermelo.Result, bool) { return zermelo.Draw, true }
func (g dodgem) AppendMoves(dst []letters, p letters) []letters {
	for from := range p.Board {
		if p.Board[from] != p.own() {
			continue
		}
		row, col := from/g.n, from%g.n
		steps := [3][2]int{{0, 1}, {-1, 0}, {1, 0}} // the first one is ahead
		if p.Next == zermelo.Min {
			steps = [3][2]int{{-1, 0}, {0, -1}, {0, 1}}
		}
		for i, s := range steps {
			r, c := row+s[0], col+s[1]
			switch {
			case r >= 0 && r < g.n && c >= 0 && c < g.n:
				if p.Board[r*g.n+c] == '.' {
					dst = append(dst, p.moved(from, r*g.n+c))
				}
			case i == 0:
				dst = append(dst, p.moved(from, -1))
			}
		}
	}
	return dst
}

// hexapawn has a row of pawns of Min above and one of Max below. They move as in chess, one cell ahead, and capture
// aslant. Who reaches the other side wins, and who cannot move loses.
type hexapawn struct{ rows, cols int }

func (g hexapawn) start() letters {
	return letters{strings.Repeat("o", g.cols) + strings.Repeat(".", g.cols*(g.rows-2)) + strings.Repeat("x", g.cols), zermelo.Max}
}

func (g hexapawn) End(p letters) (zermelo.Result, bool) {
	switch {
	case strings.Contains(p.Board[:g.cols], "x"):
		return zermelo.Win, true
	case strings.Contains(p.Board[len(p.Board)-g.cols:], "o"):
		return zermelo.Loss, true
	}
	return zermelo.WinFor(p.Next.Opponent()), len(g.AppendMoves(nil, p)) == 0
}
func (hexapawn) Turn(p letters) zermelo.Player { return p.Next }
func (g hexapawn) AppendMoves(dst []letters, p letters) []letters {
	ahead := -1
	if p.Next == zermelo.Min {
		ahead = 1
	}
	for from := range p.Board {
		row, col := from/g.cols+ahead, from%g.cols
		if p.Board[from] != p.own() || row < 0 || row >= g.rows {
			continue
		}
		for c := max(0, col-1); c <= min(g.cols-1, col+1); c++ {
			there := p.Board[row*g.cols+c]
			if c == col && there == '.' || c != col && there != '.' && there != p.own() {
				dst = append(dst, p.moved(from, row*g.cols+c))
			}
		}
	}
	return dst
}

// TestKnownGames checks small games that are known, by all methods. The numbers of positions, values and lengths were
// computed by a program that shares nothing with this one; that pong hau k'i is a draw, and that the second player wins
// 3 × 3 hexapawn (M. Gardner, Mathematical Games, Scientific American, March 1962), are old.
func TestKnownGames(t *testing.T) {
	type result struct {
		Value               zermelo.Result
		Moves               int // to the end; 0 for a draw
		Positions           int
		Wins, Losses, Draws int // of the positions with the player to move
		Ends, Steps         int // positions where play has ended, and moves from the others
		Longest             int // win
	}
	for _, test := range []struct {
		name  string
		game  zermelo.Game[letters, zermelo.Result]
		start letters
		want  result
	}{
		{"pong hau k'i", pongHauKi{}, letters{"xx.oo", zermelo.Max}, result{Value: zermelo.Draw, Positions: 28, Wins: 4, Losses: 2, Draws: 22}},
		{"dodgem 3 × 3", dodgem{3}, dodgem{3}.start(), result{zermelo.Win, 19, 1963, 1123, 840, 0, 98, 5373, 21}},
		{"dodgem 4 × 4", dodgem{4}, dodgem{4}.start(), result{zermelo.Draw, 0, 393_900, 209_489, 149_130, 35_281, 1596, 1_900_621, 41}},
		{"hexapawn 3 × 3", hexapawn{3, 3}, hexapawn{3, 3}.start(), result{Value: zermelo.Loss, Moves: 6, Positions: 135}},
		{"hexapawn 3 × 4", hexapawn{3, 4}, hexapawn{3, 4}.start(), result{Value: zermelo.Win, Moves: 5, Positions: 1128}},
		{"hexapawn 3 × 5", hexapawn{3, 5}, hexapawn{3, 5}.start(), result{Value: zermelo.Win, Moves: 7, Positions: 8698}},
		{"hexapawn 5 × 4", hexapawn{5, 4}, hexapawn{5, 4}.start(), result{Value: zermelo.Loss, Moves: 16, Positions: 118_133}},
	} {
		methods := []zermelo.Method{zermelo.Auto, zermelo.Retrograde}
		if test.want.Positions > 200_000 {
			if methods = methods[1:]; testing.Short() || detector.On {
				continue
			}
		}
		for _, m := range methods {
			s := zermelo.Solver[any, zermelo.Result]{Game: ruletest.EraseGame(test.game), Method: m, Goroutines: 2}
			sol, err := s.Solve(t.Context(), test.start)
			if err != nil {
				t.Fatal(err)
			}
			if err := sol.Verify(t.Context()); err != nil {
				t.Error(err)
			}
			got := result{Value: sol.StartValue(), Positions: sol.Len()}
			got.Moves, _ = sol.Distance(test.start)
			if test.want.Wins > 0 {
				for position, v := range sol.All() {
					p := position.(letters)
					if test.want.Ends > 0 {
						if _, isEnd := test.game.End(p); isEnd {
							got.Ends++
						} else {
							got.Steps += len(test.game.AppendMoves(nil, p))
						}
						if d, ok := sol.Distance(p); ok && v == zermelo.WinFor(p.Next) {
							got.Longest = max(got.Longest, d)
						}
					}
					switch v {
					case zermelo.WinFor(p.Next):
						got.Wins++
					case zermelo.Draw:
						got.Draws++
					default:
						got.Losses++
					}
				}
			}
			if diff := cmp.Diff(test.want, got); diff != "" {
				t.Errorf("%s, %v: %s", test.name, m, diff)
			}
		}
	}
}
