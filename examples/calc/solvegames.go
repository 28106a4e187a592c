package main

import (
	"context"
	"fmt"
	"strconv"
	"strings"

	"github.com/cgt-go/sdk/cgt"
	"github.com/cgt-go/sdk/rulesets/hackenbush"
	"github.com/cgt-go/sdk/zermelo"
)

// solvableGames lists the games of the form solve in the order of their names.
func solvableGames() []solvable {
	return []solvable{
		{"bridgit", "COLS ROWS", "Bridg-It on a board of so many columns and rows of points of the first player", "The first player, X, joins the upper row of his points to the lower one, and the second player, O, the left column of hers to the right one. Usually there is a row more than there are columns. A position lists the places for links, line by line: COLS places on one line and COLS - 1 on the next.", sample{words: `solve bridgit 3 3`, prints: `first
move        X..|..|...
move        .X.|..|...
move        ..X|..|...
move        ...|X.|...
move        ...|.X|...
move        ...|..|X..
move        ...|..|.X.
move        ...|..|..X
verified    yes
`}, true, solveBridgit},
		{"chomp", "ROWS COLS", "a bar of chocolate with a poisoned square", "A bite takes a square with all that are below and to the right of it. The square in the upper left corner is poisoned, and who must eat it loses. A bar is written by the numbers of squares in its rows. Bars of up to 9 by 9 take a second, and 10 by 10 some with -limit 1000000; a bar with twice as many rows and columns has about the square of the number of positions, and 12 by 12 has 2704156.", sample{words: `solve chomp 2 3`, prints: `first
move        3,2
verified    yes
`}, false, solveChomp},
		{"connect", "COLS ROWS [K]", "Connect Four, or with K in a row", "The rows have | between them, the upper one first. X is a stone of the first player, O one of the second. Boards of up to 5 by 5 take seconds, and so does 6 by 5 with -limit 10000000. The usual board, 7 by 6, has more than 4·10^12 positions, far too many for calc.", sample{words: `solve connect 4 4`, prints: `draw
move        ....|....|....|.X..
move        ....|....|....|..X.
move        ....|....|....|X...
move        ....|....|....|...X
verified    yes
`}, true, solveConnect},
		{"endgame", "FEN", "an endgame of chess with one piece beside the kings, in Forsyth-Edwards notation", "The winner is in a hurry: the distance is the number of moves, of both players, until the mate.", sample{words: `solve endgame '8/8/8/8/8/1K6/7Q/k7 w'`, prints: `first
move        8/8/8/8/8/1K6/8/k5Q1 b - -
move        8/8/8/8/8/1K6/8/k6Q b - -
move        8/8/8/8/8/1K6/Q7/k7 b - -
move        8/8/8/8/8/1K6/1Q6/k7 b - -
distance    1
verified    yes
`}, true, solveEndgame},
		{"fence", "PLANKS", "a fence is painted; the value is the number of changes of colour", "Two players in turn paint a plank, blue or green. The first player, Max, wants many changes of colour, the second few.", sample{words: `solve fence 4`, prints: `1
move        b...
move        g...
move        .b..
move        .g..
move        ..b.
move        ..g.
move        ...b
move        ...g
verified    yes
`}, true, solveFence},
		{"graph", "FILE", "positions and moves given in JSON; the value is what Max gets", "A position has the \"turn\" of Max or Min and \"moves\", or a \"payoff\": a fraction, win, draw or loss. Where play need not end, \"endless\": \"0\" beside \"start\" says what it is worth then; go doc ./zermelo ParseGraph, in a clone, has all of it.", sample{words: `solve graph -`, stdin: `{"start":"a","positions":{"a":{"turn":"Max","moves":["b","c"]},"b":{"payoff":"1/2"},"c":{"payoff":"loss"}}}`, prints: `1/2
move        b
verified    yes
`}, true, solveGraph},
		{"hex", "N", "Hex on a board of N × N cells", "The first player, X, joins the upper side to the lower one, and the second player, O, the left side to the right one. Each row is shifted to the right by half a cell against the one above it. N is 1 to 8; boards of up to 5 take seconds, one of 6 takes minutes and a -limit of 100000, which is for each opening; it is 5000 if it is not there. Larger boards are too large for calc.", sample{words: `solve hex 3`, prints: `first
move        ..X|...|...
move        ...|X..|...
move        ...|.X.|...
move        ...|..X|...
move        ...|...|X..
verified    yes
`}, true, solveHex},
		{"nim", "H...", "heaps of Nim", "A move is shown as the heaps that it leaves.", sample{words: `solve nim 3 5 7`, prints: `first
move        6+5+3
move        7+4+3
move        7+5+2
verified    yes
`}, false, solveNim},
		{"noughts", "COLS ROWS K [LAYERS]", "noughts and crosses, or tic-tac-toe, with K in a row, in two or three dimensions", "X is a mark of the first player, O one of the second. Boards of up to 5 by 4 take seconds, and so do larger ones with 3 in a row, but not with -misere, where they may be of 4 by 4; 5 by 5 with 4 in a row is too large for calc.", sample{words: `solve noughts 3 3 3`, prints: `draw
move        ...|.X.|...
move        X..|...|...
move        ..X|...|...
move        ...|...|X..
move        ...|...|..X
move        .X.|...|...
move        ...|X..|...
move        ...|..X|...
move        ...|...|.X.
verified    yes
`}, false, solveNoughts},
		{"piece", "PIECE ROW COL", "a one-way chess piece, from a square counted from 0", "The pieces are those of calc help grid.", sample{words: `solve piece rook 2 3`, prints: `first
move        (2,2)
verified    yes
`}, false, solvePiece},
		{"position", "RULESET POSITION [left|right]", "a position of a ruleset, and who begins", "The rulesets are those of calc help position. Left begins if nobody is named.", sample{words: `solve position domineering '..|..' right`, prints: `first
move        ##|..
move        ..
verified    yes
`}, false, solvePosition},
		{"quixo", "N", "Quixo on a board of N × N cubes; play may go on for ever", "A player takes a cube from the border that is blank or has his mark, and pushes it in again, with his mark, at another end of its row or column. Who makes a line of his marks wins. The rows have / between them, the upper one first, and . is a blank cube; the mark behind the board is that of the player to move. A board of 4 takes minutes, some GB of memory and -limit 10000000, and 5 too much of all.", sample{words: `solve quixo 3`, prints: `first
move        ..x/.../... o
move        .../.../x.. o
move        x../.../... o
move        .../.../.x. o
move        .../.../..x o
move        .../..x/... o
move        .../x../... o
move        .x./.../... o
verified    yes
`}, true, solveQuixo},
		{"ship", "COLS ROWS [POINT]", "the ship of the sea chart, from the corner or a point; who lands, loses", "The ship moves to a point that is at most three sides of a square away, measured in a straight line, and nearer to the point A0.", sample{words: `solve ship 10 10`, prints: `first
move        H7
verified    yes
`}, true, solveShip},
		{"take", "HEAP NUMBERS", "a heap from which one takes one of the numbers, such as 1,2,4", "", sample{words: `solve take 25 1,2,4`, prints: `first
move        24
move        21
verified    yes
`}, false, solveTake},
		{"tree", "FILE", "a tree such as max(min(1,0),3), its positions numbered as they are written, the root 0; the value is what Max gets", "In max the player Max chooses, in min his opponent.", sample{words: `solve tree -`, stdin: `max(min(1,0),3)`, prints: `3
move        4
verified    yes
`}, true, solveTree},
	}
}

// within returns how many positions there may be if each has at most so many moves.
func (o solveOptions) within(moves int) int {
	if o.limit > 0 {
		return o.limit
	}
	return min(limits.Positions, mostListed/max(1, moves))
}

// numbers reads the words of a game as whole numbers from least to most: as many as there must be, or more up to the
// number of the names.
func numbers(game string, words, names []string, must, least, most int) ([]int, error) {
	if len(words) < must || len(words) > len(names) {
		list := strings.Join(names[:must], " and ")
		if must < len(names) {
			list += ", or also " + strings.Join(names[must:], " and ")
		}
		return nil, fmt.Errorf("solve %s takes %s; calc help %[1]s has an example", game, list)
	}
	list := make([]int, len(words))
	for i, w := range words {
		n, err := strconv.ParseUint(w, 10, 31)
		if err != nil || n < uint64(least) || n > uint64(most) {
			return nil, fmt.Errorf("%s: %s is no number from %d to %d", names[i], w, least, most)
		}
		list[i] = int(n)
	}
	return list, nil
}

// mostOfSide is the side of the largest board of Hex, a square of hex.MaxCells cells.
const mostOfSide = 8

// mostOfHex bounds the positions of Hex looked at for each opening, of which each takes about a millisecond.
const mostOfHex = 5000

// solved returns how positions of a ruleset are solved.
func solved[Pos comparable](rules cgt.Ruleset[Pos], parse func(string) (Pos, error)) func(context.Context, string, zermelo.Player, solveOptions) (answer, error) {
	return func(ctx context.Context, text string, first zermelo.Player, o solveOptions) (answer, error) {
		p, err := parse(text)
		if err != nil {
			return nil, err
		}
		// The moves, and the bytes of each position, are about as many as those of the text.
		return solveRules(ctx, rules, p, first, o, o.within(len(text)))
	}
}

// parseHackenbush reads a picture as a position.
func parseHackenbush(text string) (hackenbush.Position, error) {
	p, err := hackenbush.ParsePicture(text)
	if err != nil {
		return hackenbush.Position{}, err
	}
	return p.Position(), nil
}

// solvePosition reads the position of one of the rulesets of the form position.
func solvePosition(ctx context.Context, c *call, o solveOptions) (answer, error) {
	if len(c.words) != 2 && len(c.words) != 3 {
		return nil, c.wantsPosition("solve position")
	}
	r, err := findRuleset(c.words[0])
	if err != nil {
		return nil, err
	}
	first := zermelo.Max
	if len(c.words) == 3 {
		switch strings.ToLower(c.words[2]) {
		case "left":
		case "right":
			first = zermelo.Min
		default:
			return nil, fmt.Errorf("%.30q begins, and not left or right", c.words[2])
		}
	}
	text, err := c.argument(c.words[1])
	if err != nil {
		return nil, err
	}
	if len(text) > mostBytes {
		return nil, &cgt.LimitError{What: "bytes in a position", Limit: mostBytes}
	}
	a, err := r.solve(ctx, text, first, o)
	return a, r.explained(err, text)
}
