package main

import (
	"context"
	"errors"
	"fmt"
	"strconv"
	"strings"

	"github.com/cgt-go/sdk/cgt"
	"github.com/cgt-go/sdk/nim/heaps"
	"github.com/cgt-go/sdk/rulesets/bridgit"
	"github.com/cgt-go/sdk/rulesets/chomp"
	"github.com/cgt-go/sdk/rulesets/connect"
	"github.com/cgt-go/sdk/rulesets/endgames"
	"github.com/cgt-go/sdk/rulesets/fence"
	"github.com/cgt-go/sdk/rulesets/hackenbush"
	"github.com/cgt-go/sdk/rulesets/hex"
	"github.com/cgt-go/sdk/rulesets/noughts"
	"github.com/cgt-go/sdk/rulesets/pieces"
	"github.com/cgt-go/sdk/rulesets/piles"
	"github.com/cgt-go/sdk/rulesets/quixo"
	"github.com/cgt-go/sdk/rulesets/ship"
	"github.com/cgt-go/sdk/rulesets/subtraction"
	"github.com/cgt-go/sdk/zermelo"
)

// solvableGames lists the games of the form solve in the order of their names.
func solvableGames() []solvable {
	return []solvable{
		{"bridgit", "COLS ROWS", "Bridg-It on a board of so many columns and rows of points of the first player", "The first player, X, joins the upper row of his points to the lower one, and the second player, O, the left column of hers to the right one. Usually there is a row more than there are columns. A position lists the places for links, line by line: COLS places on one line and COLS - 1 on the next.", sample{words: `solve bridgit 3 3`}, true, solveBridgit},
		{"chomp", "ROWS COLS", "a bar of chocolate with a poisoned square", "A bite takes a square with all that are below and to the right of it. The square in the upper left corner is poisoned, and who must eat it loses. A bar is written by the numbers of squares in its rows.", sample{words: `solve chomp 2 3`}, false, solveChomp},
		{"connect", "COLS ROWS [K]", "Connect Four, or with K in a row", "The rows have | between them, the upper one first. X is a stone of the first player, O one of the second.", sample{words: `solve connect 4 4`}, true, solveConnect},
		{"endgame", "FEN", "an endgame of chess with one piece beside the kings, in Forsyth-Edwards notation", "The winner is in a hurry: the distance is the number of moves, of both players, until the mate.", sample{words: `solve endgame '8/8/8/8/8/1K6/7Q/k7 w'`}, true, solveEndgame},
		{"fence", "PLANKS", "a fence is painted; the value is the number of changes of colour", "Two players in turn paint a plank, blue or green. The first player, Max, wants many changes of colour, the second few.", sample{words: `solve fence 4`}, true, solveFence},
		{"graph", "FILE", "positions and moves given in JSON; the value is what Max gets", "For what the file may say see go doc github.com/cgt-go/sdk/zermelo ParseGraph.", sample{words: `solve graph -`, stdin: `{"start":"a","positions":{"a":{"turn":"Max","moves":["b","c"]},"b":{"payoff":"1/2"},"c":{"payoff":"loss"}}}`}, true, solveGraph},
		{"hex", "N", "Hex on a board of N × N cells", "The first player, X, joins the upper side to the lower one, and the second player, O, the left side to the right one. Each row is shifted to the right by half a cell against the one above it. N is 1 to 8; boards of up to 5 take seconds, one of 6 takes minutes and a -limit of 100000.", sample{words: `solve hex 3`}, true, solveHex},
		{"nim", "H...", "heaps of Nim", "A move is shown as the heaps that it leaves.", sample{words: `solve nim 3 5 7`}, false, solveNim},
		{"noughts", "COLS ROWS K [LAYERS]", "noughts and crosses with K in a row, in two or three dimensions", "With 3 3 3 it is noughts and crosses, which is tic-tac-toe. X is a mark of the first player, O one of the second.", sample{words: `solve noughts 3 3 3`}, false, solveNoughts},
		{"piece", "PIECE ROW COL", "a one-way chess piece, from a square counted from 0", "The pieces are those of calc help grid.", sample{words: `solve piece rook 2 3`}, false, solvePiece},
		{"position", "RULESET POSITION [left|right]", "a position of a ruleset, and who begins", "The rulesets are those of calc help position.", sample{words: `solve position domineering '..|..' right`}, false, solvePosition},
		{"quixo", "N", "Quixo on a board of N × N cubes; play may go on for ever", "A player takes a cube from the border that is blank or has his mark, and pushes it in again, with his mark, at another end of its row or column. Who makes a line of his marks wins.", sample{words: `solve quixo 3`}, true, solveQuixo},
		{"ship", "COLS ROWS [POINT]", "the ship of the sea chart, from the corner or a point; who lands, loses", "The ship moves by three points at most, and always nearer to the point A0.", sample{words: `solve ship 10 10`}, true, solveShip},
		{"take", "HEAP NUMBERS", "a heap from which one takes one of the numbers, such as 1,2,4", "", sample{words: `solve take 25 1,2,4`}, false, solveTake},
		{"tree", "FILE", "a tree such as max(min(1,0),3), its positions numbered as they are written, the root 0; the value is what Max gets", "In max the player Max chooses, in min his opponent.", sample{words: `solve tree -`, stdin: `max(min(1,0),3)`}, true, solveTree},
	}
}

// within returns how many positions there may be if each has at most so many moves.
func (o solveOptions) within(moves int) int {
	if o.limit > 0 {
		return o.limit
	}
	return min(limits.Positions, mostMoves/max(1, moves))
}

// numbers reads the words of a game as whole numbers from least to most: as many as there must be, or more up to the number of the names.
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

func solveBridgit(ctx context.Context, c *call, o solveOptions) (answer, error) {
	n, err := numbers("bridgit", c.words, []string{"columns", "rows"}, 2, 2, bridgit.MaxPlaces)
	if err != nil {
		return nil, err
	}
	start, err := bridgit.New(n[0], n[1])
	if err != nil {
		return nil, err
	}
	if o.method != zermelo.Auto {
		return solveGame(ctx, zermelo.Game[bridgit.Position, zermelo.Result](bridgit.Rules{}), start, o, o.within(1), bridgit.Position.String)
	}
	game, err := start.Board().Game()
	if err != nil {
		return nil, err
	}
	sol, err := game.Solve(ctx)
	if err != nil {
		return nil, err
	}
	if err := sol.Verify(); err != nil {
		return nil, err
	}
	winner := sol.Class().Winner(zermelo.Max)
	a := solvedGame{Value: valueInWords(game, start.Claims(), zermelo.WinFor(winner)), Moves: []string{}, Verified: true}
	for _, q := range (bridgit.Rules{}).AppendMoves(nil, start) {
		value, _ := game.End(q.Claims())
		if rest, _, ok := game.Rest(q.Claims()); ok {
			sol, err := rest.Solve(ctx)
			if err != nil {
				return nil, err
			}
			if err := sol.Verify(); err != nil {
				return nil, err
			}
			value = zermelo.WinFor(sol.Class().Winner(zermelo.Min))
		}
		if value == zermelo.WinFor(winner) {
			a.Moves = append(a.Moves, q.String())
		}
	}
	return a, nil
}

func solveChomp(ctx context.Context, c *call, o solveOptions) (answer, error) {
	size, err := numbers("chomp", c.words, []string{"rows", "columns"}, 2, 1, chomp.MaxSize)
	if err != nil {
		return nil, err
	}
	bar, err := chomp.Rectangle(size[0], size[1])
	if err != nil {
		return nil, err
	}
	return solveRules(ctx, cgt.Ruleset[chomp.Bar](chomp.Rules{}), bar, zermelo.Max, o, o.within(bar.Squares()))
}

func solveNim(ctx context.Context, c *call, o solveOptions) (answer, error) {
	if len(c.words) == 0 {
		return nil, errors.New("solve nim takes the numbers of counters in heaps; calc help nim has an example")
	}
	var sizes []int
	counters := 0
	for i, w := range c.words {
		n, err := strconv.ParseUint(w, 10, 64)
		if err != nil {
			return nil, fmt.Errorf("heap %d: %s is no number from 0 to 2^64 − 1", i, w)
		}
		if n > mostMoves || counters+int(n) > mostMoves {
			return nil, &cgt.LimitError{What: "counters", Limit: mostMoves}
		}
		counters += int(n)
		sizes = append(sizes, int(n))
	}
	return solveRules(ctx, cgt.Ruleset[heaps.Heaps](piles.Nim{}), heaps.NewHeaps(sizes...), zermelo.Max, o, o.within(counters))
}

func solvePiece(ctx context.Context, c *call, o solveOptions) (answer, error) {
	if len(c.words) != 3 {
		return nil, errors.New("solve piece takes a piece, a row and a column; calc help piece has an example")
	}
	piece, err := pieces.Parse(c.words[0])
	if err != nil {
		return nil, err
	}
	at, err := numbers("piece", c.words[1:], []string{"row", "column"}, 2, 0, 100_000)
	if err != nil {
		return nil, err
	}
	rows, cols := reach(piece, at[0]+1, at[1]+1)
	moves := 0
	for s := range piece.Steps() {
		moves++
		if s.Rider {
			moves += max(rows, cols)
		}
	}
	rules := pieces.Rules{Piece: piece}
	return solveRules(ctx, cgt.Ruleset[pieces.Square](rules), pieces.Square{Row: at[0], Col: at[1]}, zermelo.Max, o, o.within(moves))
}

func solveTake(ctx context.Context, c *call, o solveOptions) (answer, error) {
	if len(c.words) != 2 {
		return nil, errors.New("solve take takes a heap and numbers, such as 25 1,2,4")
	}
	heap, err := subtraction.Parse(c.words[0])
	if err != nil {
		return nil, err
	}
	rules, err := subtraction.ParseRules(c.words[1])
	if err != nil {
		return nil, err
	}
	return solveHeapRules(ctx, rules, heap, zermelo.Max, o)
}

// solveHeapRules solves a subtraction game; those in which both players have the same numbers are impartial.
func solveHeapRules(ctx context.Context, rules subtraction.Rules, heap subtraction.Heap, first zermelo.Player, o solveOptions) (answer, error) {
	moves := 0
	for who := cgt.Left; who <= cgt.Right; who++ {
		n := 0
		for range rules.Amounts(who) {
			n++
		}
		moves = max(moves, n)
	}
	return solveRules(ctx, cgt.Ruleset[subtraction.Heap](rules), heap, first, o, o.within(moves))
}

// solveHeap reads the rules of a subtraction game as well.
func solveHeap(ctx context.Context, text string, first zermelo.Player, o solveOptions) (answer, error) {
	rules, heap, err := subtraction.ParseGame(text)
	if err != nil {
		return nil, err
	}
	return solveHeapRules(ctx, rules, heap, first, o)
}

// searched returns the options for a game with positions that are too many to list: it is searched, unless another method is asked for.
func (o solveOptions) searched() solveOptions {
	if o.method == zermelo.Auto {
		o.method = zermelo.AlphaBeta
	}
	return o
}

func solveConnect(ctx context.Context, c *call, o solveOptions) (answer, error) {
	n, err := numbers("connect", c.words, []string{"columns", "rows", "stones in a row"}, 2, 1, connect.MaxBits)
	if err != nil {
		return nil, err
	}
	start, err := connect.New(n[0], n[1])
	if err != nil {
		return nil, err
	}
	var rules connect.Rules
	if len(n) == 3 {
		rules.InRow = n[2]
	}
	return solveGame(ctx, zermelo.Game[connect.Position, zermelo.Result](rules), start, o.searched(), o.within(1), connect.Position.String)
}

func solveNoughts(ctx context.Context, c *call, o solveOptions) (answer, error) {
	n, err := numbers("noughts", c.words, []string{"columns", "rows", "marks in a row", "layers"}, 3, 1, noughts.MaxCells)
	if err != nil {
		return nil, err
	}
	layers := 1
	if len(n) == 4 {
		layers = n[3]
	}
	start, err := noughts.New(n[0], n[1], layers)
	if err != nil {
		return nil, err
	}
	rules := noughts.Rules{InRow: n[2], Misere: o.misere}
	return solveGame(ctx, zermelo.Game[noughts.Position, zermelo.Result](rules), start, o.searched(), o.within(1), noughts.Position.String)
}

// mostOfSide is the side of the largest board of Hex, a square of hex.MaxCells cells.
const mostOfSide = 8

// mostOfHex bounds the positions of Hex looked at for each opening, of which each takes about a millisecond.
const mostOfHex = 5000

func solveHex(ctx context.Context, c *call, o solveOptions) (answer, error) {
	n, err := numbers("hex", c.words, []string{"the number of cells along a side"}, 1, 1, mostOfSide)
	if err != nil {
		return nil, err
	}
	start, err := hex.New(n[0], n[0])
	if err != nil {
		return nil, err
	}
	if o.method != zermelo.Auto {
		return solveGame(ctx, zermelo.Game[hex.Position, zermelo.Result](hex.Rules{}), start, o, o.within(1), hex.Position.String)
	}
	most := o.limit
	if most == 0 {
		most = mostOfHex
	}
	// The first player wins if some opening does.
	a := solvedGame{Value: "second", Moves: []string{}, Verified: true}
	for _, q := range (hex.Rules{}).AppendMoves(nil, start) {
		proof, err := hex.Prove(ctx, q, cgt.Limits{Positions: most})
		if err != nil {
			return nil, err
		}
		if err := proof.Verify(); err != nil {
			return nil, err
		}
		if proof.Value() == zermelo.Win {
			a.Value = "first"
			a.Moves = append(a.Moves, q.String())
		}
	}
	return a, nil
}

func solveQuixo(ctx context.Context, c *call, o solveOptions) (answer, error) {
	n, err := numbers("quixo", c.words, []string{"the number of cubes along a side"}, 1, quixo.MinSize, quixo.MaxSize)
	if err != nil {
		return nil, err
	}
	rules, err := quixo.New(n[0])
	if err != nil {
		return nil, err
	}
	return solveGame(ctx, zermelo.Game[quixo.Position, zermelo.Result](rules), rules.Start(), o, o.within(1), quixo.Position.String)
}

// solveEndgame solves an endgame of chess. Its position has blanks, so that it may be several words.
func solveEndgame(ctx context.Context, c *call, o solveOptions) (answer, error) {
	text, err := c.argument(strings.Join(c.words, " "))
	if err != nil {
		return nil, err
	}
	p, err := endgames.Parse(text)
	if err != nil {
		return nil, err
	}
	piece, _ := p.Piece()
	rules := endgames.Rules{Piece: piece}
	o.isRace = true
	return solveGame(ctx, zermelo.Game[endgames.Position, zermelo.Result](rules), p, o, o.within(1), endgames.Position.String)
}

// solveFence solves the fence of Shen's problem 33.
func solveFence(ctx context.Context, c *call, o solveOptions) (answer, error) {
	planks, err := numbers("fence", c.words, []string{"the number of planks"}, 1, 1, fence.MaxPlanks)
	if err != nil {
		return nil, err
	}
	start := fence.New(planks[0])
	if o.method == zermelo.Auto {
		return knownFence(ctx, start, o)
	}
	return solveGame(ctx, zermelo.Game[fence.Fence, zermelo.Int](fence.Rules{}), start, o, o.within(2*planks[0]), func(q fence.Fence) string { return q.String() })
}

// knownFence says what is known of a fence that nobody has painted: its value, and that any first move is as good as any other, since the strategy of Max may begin anywhere. The strategies are checked against every reply if these are not too many.
func knownFence(ctx context.Context, start fence.Fence, o solveOptions) (answer, error) {
	rules := fence.Rules{}
	v := zermelo.Int(rules.Value(start.Planks()))
	a := solvedGame{Value: fmt.Sprint(v), Verified: true}
	for _, q := range rules.AppendMoves(nil, start) {
		a.Moves = append(a.Moves, q.String())
	}
	most := cgt.Limits{Positions: o.within(1)}
	for who, strategy := range [...]zermelo.Strategy[fence.Fence]{zermelo.Max: fence.Contrast(), zermelo.Min: fence.Copy()} {
		_, err := zermelo.CheckStrategy(ctx, zermelo.Game[fence.Fence, zermelo.Int](rules), start, zermelo.Player(who), strategy, v, most)
		switch {
		case errors.Is(err, cgt.ErrLimit):
			a.Verified = false
		case err != nil:
			return nil, err
		}
	}
	return a, nil
}

// solveShip solves the game of the sea chart.
func solveShip(ctx context.Context, c *call, o solveOptions) (answer, error) {
	if len(c.words) != 2 && len(c.words) != 3 {
		return nil, errors.New("solve ship takes columns and rows, or also a point; calc help ship has an example")
	}
	size, err := numbers("ship", c.words[:2], []string{"columns", "rows"}, 2, 1, ship.MaxSize)
	if err != nil {
		return nil, err
	}
	rules := ship.Rules{Board: ship.Board{Cols: size[0], Rows: size[1]}, Reach: ship.SeaChart().Reach}
	at := rules.Corner()
	if len(c.words) == 3 {
		if at, err = ship.ParsePoint(c.words[2]); err != nil {
			return nil, err
		}
		if !rules.Contains(at) {
			return nil, fmt.Errorf("the point %v is not on the board of %d × %d points", at, size[0], size[1])
		}
	}
	if o.method == zermelo.Auto {
		return solveChart(ctx, rules, at, o)
	}
	const mostMoves = 28 // points within reach
	o.misere = true
	return solveRules(ctx, cgt.Ruleset[ship.Point](rules), at, zermelo.Max, o, o.within(mostMoves))
}

// solveChart solves the game of the sea chart for all points of the board, and checks the marks of all.
func solveChart(ctx context.Context, rules ship.Rules, at ship.Point, o solveOptions) (answer, error) {
	chart, err := ship.NewChart(ctx, rules, true, cgt.Limits{Positions: o.within(1)})
	if err != nil {
		return nil, err
	}
	if err := chart.Verify(ctx); err != nil {
		return nil, err
	}
	a := solvedGame{Value: "second", Moves: []string{}, Verified: true}
	moves := chart.Moves(at)
	if plus, _ := chart.Plus(at); plus {
		a.Value = "first"
	} else {
		moves = rules.AppendMoves(nil, at, cgt.Left)
	}
	for _, q := range moves {
		a.Moves = append(a.Moves, q.String())
	}
	return a, nil
}

// solveTree solves a tree that a file describes.
func solveTree(ctx context.Context, c *call, o solveOptions) (answer, error) {
	return solveFile(ctx, "tree", c, o, zermelo.ParseTree)
}

// solveGraph solves a graph that a file describes.
func solveGraph(ctx context.Context, c *call, o solveOptions) (answer, error) {
	return solveFile(ctx, "graph", c, o, zermelo.ParseGraph)
}

func solveFile(ctx context.Context, name string, c *call, o solveOptions, parse func(string) (*zermelo.Graph[zermelo.Rational], error)) (answer, error) {
	if len(c.words) != 1 {
		return nil, fmt.Errorf("solve %s takes one file, or - for standard input; here are %d", name, len(c.words))
	}
	text, err := c.file(c.words[0])
	if err != nil {
		return nil, err
	}
	g, err := parse(text)
	if err != nil {
		return nil, err
	}
	positions := o.limit
	if positions == 0 {
		positions = -1 // all of them are in memory already
	}
	a, err := solveGame(ctx, zermelo.Game[int, zermelo.Rational](g), g.Start(), o, positions, g.Name)
	var loop *cgt.LoopError
	if errors.As(err, &loop) {
		named := &cgt.LoopError{}
		for _, number := range loop.Cycle {
			v, _ := strconv.Atoi(number)
			named.Cycle = append(named.Cycle, g.Name(v))
		}
		return nil, named
	}
	return a, err
}

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
		return nil, errors.New("solve position takes a ruleset and a position, or also left or right, who begins; the rulesets are " + rulesetNames())
	}
	r, err := findRuleset(c.words[0])
	if err != nil {
		return nil, err
	}
	first := zermelo.Max
	if len(c.words) == 3 {
		switch c.words[2] {
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
	return r.solve(ctx, text, first, o)
}
