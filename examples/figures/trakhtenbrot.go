package main

import (
	"bytes"
	"context"
	"fmt"
	"io"

	"github.com/cgt-go/sdk/cgt"
	"github.com/cgt-go/sdk/zermelo"
)

// trakhtenbrot lists the figures of B. A. Trakhtenbrot, Algorithms and automatic computing machines.
func trakhtenbrot() []figure {
	return []figure{
		{
			"trakhtenbrot-01", "§2.3",
			"The tree of a game: A and B take one or two of six matches in turn, and whoever takes the last one loses; as in the book, nobody takes the last two at once, which would lose. The numbers say how many are taken, + that A wins, and − that B does. The left branch takes one match and the right one two. Thick arrows show the play in which A takes two, B one, A two and B the last one",
			"zermelo.WriteTreeSVG zermelo.Unfold",
			sixMatches,
		},
		{
			"trakhtenbrot-02", "§2.3",
			"Two games that are given by their trees alone. In the first, of two moves each, A wins one play only, which is thick; the second is a single move",
			"zermelo.WriteTreeSVG zermelo.ParseTree zermelo.Plays",
			twoTrees,
		},
		{
			"trakhtenbrot-03", "§2.3",
			"A strategy of A as arrows: after each arrow, every position to which B can move is the beginning of another one",
			"zermelo.WriteTreeSVG zermelo.Solution.Strategy",
			arrowsOfStrategy,
		},
		{
			"trakhtenbrot-04", "§2.3",
			"The strategy of A that always takes one of the six matches, in the tree of figure 1: three plays are possible, of which A wins one and loses two",
			"zermelo.WriteTreeSVG zermelo.Plays",
			alwaysOne,
		},
		{
			"trakhtenbrot-05", "§2.4",
			"A game of one move. Each of σ₁ to σₙ is + or −; if A moves and one of them is +, an arrow to it is a winning strategy of A",
			"examples/figures",
			oneMove,
		},
		{
			"trakhtenbrot-06", "§2.4",
			"A game of more moves: each move from the root α leads to the root of a smaller tree, for which the theorem is known already",
			"examples/figures",
			subtrees,
		},
		{
			"trakhtenbrot-07", "§2.4",
			"The tree of figure 1 again, with the signs that the algorithm gives to all positions, from the ends to the root, and the strategy of A that it finds on the way back. Two plays are possible with it, and A wins both",
			"zermelo.WriteTreeSVG zermelo.Solution.BestMoves",
			signsAndArrows,
		},
	}
}

// signs are those of the text for who wins: A is Max.
var signs = map[zermelo.Result]string{zermelo.Win: "+", zermelo.Loss: "−"}

// matchTree is the tree of the game of six matches.
type matchTree struct {
	*zermelo.Graph[zermelo.Result]
	left []int // the matches at each node
}

// newMatchTree returns the tree. As in the book's trees, nobody takes the last two matches at once, which would lose.
func newMatchTree() (*matchTree, error) {
	const matches = 6
	rules := cgt.ImpartialFunc[int](func(dst []int, n int) []int {
		for taken := 1; taken <= 2; taken++ {
			if n-taken >= 1 || n == 1 && taken == 1 {
				dst = append(dst, n-taken)
			}
		}
		return dst
	})
	tree, positions, err := zermelo.Unfold(context.Background(), zermelo.Misere[int](rules), zermelo.Turned[int]{Pos: matches}, cgt.Limits{})
	if err != nil {
		return nil, err
	}
	t := &matchTree{Graph: tree}
	for _, p := range positions {
		t.left = append(t.left, p.Pos)
	}
	return t, nil
}

// label returns the sign of an end, or how many matches are taken elsewhere.
func (t *matchTree) label(v int) string {
	if r, ok := t.End(v); ok {
		return signs[r]
	}
	return fmt.Sprint(t.left[0] - t.left[v])
}

// write draws the tree with arrows.
func (t *matchTree) write(w io.Writer, s zermelo.Strategy[int], label func(v int) string) error {
	return zermelo.WriteTreeSVG(w, t.Graph, zermelo.TreeSVGOptions{Label: label, Strategy: s, Ranks: true, Up: true})
}

// checkPlays checks how many plays a strategy of A leads to, and how many of them A wins.
func checkPlays(tree *zermelo.Graph[zermelo.Result], s zermelo.Strategy[int], plays, won int) error {
	for play, err := range zermelo.Plays(context.Background(), tree, tree.Start(), s, nil) {
		if err != nil {
			return err
		}
		plays--
		if play.Payoff == zermelo.Win {
			won--
		}
	}
	if plays != 0 || won != 0 {
		return fmt.Errorf("there are %d plays less than there should be, and A wins %d less", plays, won)
	}
	return nil
}

// along is the strategy of both players that leads along a play in a tree and says nothing elsewhere.
func along(play []int) zermelo.Arrows[int] {
	arrows := zermelo.Arrows[int]{}
	for i, v := range play[1:] {
		arrows[play[i]] = v
	}
	return arrows
}

// sixMatches draws the tree with the play of the text.
func sixMatches(w io.Writer) error {
	t, err := newMatchTree()
	if err != nil {
		return err
	}
	play := []int{0}
	for _, taken := range []int{2, 1, 2, 1} {
		v := play[len(play)-1]
		for _, to := range t.AppendMoves(nil, v) {
			if t.left[v]-t.left[to] == taken {
				play = append(play, to)
			}
		}
	}
	if r, ok := t.End(play[len(play)-1]); len(play) != 5 || !ok || r != zermelo.Win {
		return fmt.Errorf("the play %v is not won", play)
	}
	return t.write(w, along(play), t.label)
}

// signsAtEnds returns labels of a tree: the sign of who wins at each end, and nothing elsewhere.
func signsAtEnds(tree *zermelo.Graph[zermelo.Rational]) func(v int) string {
	return func(v int) string {
		if r, ok := tree.End(v); ok {
			return signs[zermelo.Result(r.Sign())]
		}
		return ""
	}
}

// twoTrees draws the trees of fig. 2 side by side.
func twoTrees(w io.Writer) error {
	s := sheet{title: "two games as trees"}
	for i, text := range []string{"max(min(loss, loss), min(loss, win), min(loss, loss))", "max(win, loss, win)"} {
		tree, err := zermelo.ParseTree(text)
		if err != nil {
			return err
		}
		o := zermelo.TreeSVGOptions{Label: signsAtEnds(tree), Up: true}
		var won [][]int
		for play, err := range zermelo.Plays(context.Background(), tree, tree.Start(), nil, nil) {
			if err != nil {
				return err
			}
			if play.Payoff.Sign() > 0 {
				won = append(won, play.Positions)
			}
		}
		if i == 0 {
			if len(won) != 1 {
				return fmt.Errorf("there are %d plays that A wins", len(won))
			}
			o.Strategy = along(won[0])
		}
		var b bytes.Buffer
		if err := zermelo.WriteTreeSVG(&b, tree, o); err != nil {
			return err
		}
		s.panels = append(s.panels, panel{b.Bytes(), string(rune('a' + i))})
	}
	return s.write(w)
}

// arrowsOfStrategy draws a tree of rank 3 with a strategy of A.
func arrowsOfStrategy(w io.Writer) error {
	tree, err := zermelo.ParseTree("max(min(max(win, loss), max(loss, win)), min(max(loss, loss), max(win, loss)))")
	if err != nil {
		return err
	}
	s, err := zermelo.Solve(context.Background(), tree, tree.Start())
	if err != nil {
		return err
	}
	return zermelo.WriteTreeSVG(w, tree, zermelo.TreeSVGOptions{Label: signsAtEnds(tree), Strategy: s.Strategy(zermelo.Max), Ranks: true, Up: true})
}

// alwaysOne draws the strategy that always takes one match.
func alwaysOne(w io.Writer) error {
	t, err := newMatchTree()
	if err != nil {
		return err
	}
	one := zermelo.StrategyFunc[int](func(v int) (int, bool) {
		if t.Turn(v) == zermelo.Max {
			for _, to := range t.AppendMoves(nil, v) {
				if t.left[to] == t.left[v]-1 {
					return to, true
				}
			}
		}
		return 0, false
	})
	if err := checkPlays(t.Graph, one, 3, 1); err != nil {
		return err
	}
	return t.write(w, one, t.label)
}

// signsAndArrows draws the values of all positions, and the strategy of the algorithm, which takes the leftmost branch
// that wins.
func signsAndArrows(w io.Writer) error {
	t, err := newMatchTree()
	if err != nil {
		return err
	}
	s, err := zermelo.Solve(context.Background(), t.Graph, t.Start())
	if err != nil {
		return err
	}
	leftmost := zermelo.StrategyFunc[int](func(v int) (int, bool) {
		if moves := s.BestMoves(v); t.Turn(v) == zermelo.Max && len(moves) > 0 {
			return moves[0], true
		}
		return 0, false
	})
	if err := checkPlays(t.Graph, leftmost, 2, 2); err != nil {
		return err
	}
	return t.write(w, leftmost, func(v int) string {
		r, _ := s.Value(v)
		return signs[r]
	})
}
