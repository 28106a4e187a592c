package cgt

import (
	"context"
	"errors"
	"fmt"
	"iter"
	"slices"
	"strconv"

	"github.com/cgt-go/sdk/internal/poll"
)

// Graph is a game given as a finite directed graph: the positions are the vertices 0, 1, …, and each
// player has edges to move along. Unlike a [Tree] it may have cycles; [Graph.Cycle] finds one. A Graph
// is a [Ruleset] over the numbers of its vertices. It is immutable and safe for concurrent use.
type Graph struct {
	name  func(v int) string // nil if the vertices have no names
	moves [2][][]int
}

var _ Ruleset[int] = (*Graph)(nil)

// NewGraph returns the graph with moves left[v] for Left and right[v] for Right from the vertex v. The
// two slices must have the same length, the number of vertices; NewGraph copies them. The error is a
// [*RulesetError]: of a move that leads out of the graph it names the vertex it starts from, and if the slices have
// different lengths, the first vertex that only one of them has.
func NewGraph(left, right [][]int) (*Graph, error) {
	if len(left) != len(right) {
		who := Left
		if len(right) < len(left) {
			who = Right
		}
		return nil, &RulesetError{
			Position: strconv.Itoa(min(len(left), len(right))), Who: who,
			Msg: fmt.Sprintf("there is no list of moves: %d vertices have one for Left, and %d for Right", len(left), len(right)),
		}
	}
	g := &Graph{}
	for who, lists := range [2][][]int{left, right} {
		g.moves[who] = make([][]int, len(lists))
		for v, list := range lists {
			for _, w := range list {
				if w < 0 || w >= len(lists) {
					return nil, &RulesetError{
						Position: strconv.Itoa(v), Who: Player(who),
						Msg: fmt.Sprintf("move to %d, but the graph has the vertices 0 to %d", w, len(lists)-1),
					}
				}
			}
			g.moves[who][v] = slices.Clone(list)
		}
	}
	return g, nil
}

// Len returns the number of vertices.
func (g *Graph) Len() int { return len(g.moves[Left]) }

// Name returns the name of the vertex v: the text of the position it stands for if [Explore] made the
// graph, and else its number.
func (g *Graph) Name(v int) string {
	if g.name == nil {
		return strconv.Itoa(v)
	}
	return g.name(v)
}

// Moves returns the vertices that who can move to from v, in order. Its loop panics if v is not a
// vertex.
func (g *Graph) Moves(v int, who Player) iter.Seq[int] {
	return func(yield func(int) bool) {
		for _, w := range g.moves[who][v] {
			if !yield(w) {
				return
			}
		}
	}
}

// AppendMoves appends the vertices that who can move to from v. It panics if v is not a vertex.
func (g *Graph) AppendMoves(dst []int, v int, who Player) []int {
	return append(dst, g.moves[who][v]...)
}

// Cycle returns a [*LoopError] with a cycle that the players can move around, in whatever order they
// move, if there is one, and else nil. It takes time linear in the size of the graph.
func (g *Graph) Cycle() error {
	_, err := g.order(0, g.Len())
	return err
}

// order returns the vertices that can be reached from those numbered from first up to, but not
// including, end: each after all that it has moves to.
func (g *Graph) order(first, end int) ([]int, error) {
	const (
		unseen = iota
		open
		closed
	)
	type frame struct {
		v, next int
		mover   Player // who made the move from v that the walk is now looking at
	}
	state := make([]uint8, g.Len())
	var order []int
	var stack []frame
	for v := first; v < end; v++ {
		if state[v] != unseen {
			continue
		}
		state[v] = open
		stack = append(stack, frame{v: v})
		for len(stack) > 0 {
			top := &stack[len(stack)-1]
			i, lefts := top.next, len(g.moves[Left][top.v])
			top.next++
			var w int
			switch {
			case i < lefts:
				w, top.mover = g.moves[Left][top.v][i], Left
			case i < lefts+len(g.moves[Right][top.v]):
				w, top.mover = g.moves[Right][top.v][i-lefts], Right
			default:
				state[top.v] = closed
				order = append(order, top.v)
				stack = stack[:len(stack)-1]
				continue
			}
			switch state[w] {
			case unseen:
				state[w] = open
				stack = append(stack, frame{v: w})
			case open:
				at := len(stack) - 1
				for stack[at].v != w {
					at--
				}
				err := &LoopError{}
				for _, f := range stack[at:] {
					err.Cycle = append(err.Cycle, g.Name(f.v))
					err.Movers = append(err.Movers, f.mover)
				}
				return nil, err
			}
		}
	}
	return order, nil
}

// Tree returns the game tree of the vertex v. It fails with a [*LoopError] if play from v need not end.
// It panics if v is not a vertex.
func (g *Graph) Tree(v int) (Tree, error) {
	order, err := g.order(v, v+1)
	if err != nil {
		return Tree{}, err
	}
	built := make([]Tree, g.Len())
	var options [2][]Tree
	for _, w := range order {
		for who := range options {
			options[who] = options[who][:0]
			for _, x := range g.moves[who][w] {
				options[who] = append(options[who], built[x])
			}
		}
		built[w] = NewTree(options[Left], options[Right])
	}
	return built[v], nil
}

// Explore lists all positions that can be reached from p, the players moving in any order, and returns
// them with the graph of their moves: the vertex v is the v-th of the positions, and p the vertex 0. The
// positions come in the order of a breadth-first search that looks at the moves of Left before those of
// Right, so the numbering depends on the rules alone. Duplicate moves are kept.
//
// Explore ends when limits say so, with a [*LimitError], or when ctx is done, with its cause. Positions
// are not normalised or split into parts. Explore panics if rules is nil.
func Explore[Pos comparable](ctx context.Context, rules Ruleset[Pos], p Pos, limits Limits) (*Graph, []Pos, error) {
	if rules == nil {
		panic(errors.New("cgt: Explore: nil ruleset"))
	}
	most := limits.MaxPositions()
	number := map[Pos]int{p: 0}
	positions := []Pos{p}
	g := &Graph{}
	var moves []Pos
	steps := 0
	for v := 0; v < len(positions); v++ {
		if err := poll.Err(ctx, &steps); err != nil {
			return nil, nil, err
		}
		for who := Left; who <= Right; who++ {
			moves = rules.AppendMoves(moves[:0], positions[v], who)
			if err := poll.Many(ctx, &steps, len(moves)); err != nil {
				return nil, nil, err
			}
			list := make([]int, len(moves))
			for i, q := range moves {
				w, seen := number[q]
				if !seen {
					if len(positions) >= most {
						return nil, nil, &LimitError{What: "positions", Limit: most}
					}
					w = len(positions)
					number[q] = w
					positions = append(positions, q)
				}
				list[i] = w
			}
			g.moves[who] = append(g.moves[who], list)
		}
	}
	own := slices.Clone(positions) // the caller may change his
	g.name = func(v int) string { return fmt.Sprint(own[v]) }
	return g, positions, nil
}

// TreeOf returns the game tree of the position p. It fails as [Explore] does, and with a [*LoopError]
// if play from p need not end.
func TreeOf[Pos comparable](ctx context.Context, rules Ruleset[Pos], p Pos, limits Limits) (Tree, error) {
	g, _, err := Explore(ctx, rules, p, limits)
	if err != nil {
		return Tree{}, err
	}
	return g.Tree(0)
}

// GraphOf returns the graph of the different subtrees of t and the vertex of t itself, which is the
// last. Its names are numbers.
func GraphOf(t Tree) (g *Graph, root int) {
	g = &Graph{}
	number := map[Tree]int{}
	for u := range t.Subtrees() {
		number[u] = len(number)
		for who := Left; who <= Right; who++ {
			list := make([]int, 0, u.NumOptions(who))
			for o := range u.Options(who) {
				list = append(list, number[o])
			}
			g.moves[who] = append(g.moves[who], list)
		}
	}
	return g, len(number) - 1
}
