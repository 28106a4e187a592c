package extensive

import (
	"fmt"
	"math/big"
	"slices"
	"strings"

	"github.com/cgt-go/sdk/cgt"
	"github.com/cgt-go/sdk/internal/plural"
	"github.com/cgt-go/sdk/matrixgame"
)

// MaxNodes is the largest number of nodes of a game.
const MaxNodes = 1 << 20

// mostBits is the largest number of bits of numbers that are read from one text, and of the probabilities of all nodes:
// a thousand lots one after another must not fill the memory.
const mostBits = 1 << 27

// takeBits takes the bits of a number from the room that is left.
func takeBits(x *big.Rat, room *int) error {
	if *room -= x.Num().BitLen() + x.Denom().BitLen(); *room < 0 {
		return &cgt.LimitError{What: "bits of numbers", Limit: mostBits}
	}
	return nil
}

// Game is a game given by a tree, in which neither player forgets anything. It never changes.
//
// Whatever a player does up to some moment is his sequence of moves there. As he does not forget, the sequence follows
// from its last move and the set in which that was made, so that there are not more sequences than moves in sets, and
// the empty one.
type Game struct {
	nodes     []place // parents come before their children
	sets      [2][]set
	sequences [2]int // of each player, with the empty one, which is 0
	ends      []leaf
}

// place is a node in the tree of a game.
type place struct {
	parent int // −1 for the root
	branch int // of the parent
	node   *node
	set    int // of a choice
}

// set is what a player takes for one turn.
type set struct {
	label  string
	moves  []string
	parent int // the sequence that leads to it
	first  int // the sequence of its first move; those of the others follow
	node   int // the first turn in it
}

// leaf is where a play ends.
type leaf struct {
	node      int
	sequences [2]int
	chance    *big.Rat // that lots lead to it
	payoff    *big.Rat
}

// New makes a game of a tree. The error is a [*matrixgame.InputError] that says after which moves something is missing
// or wrong: a subtree, a payoff, a label, a move, or a probability, where those of a lot do not add up to one, or where
// the moves of a set are not the same everywhere. It is a [*RecallError] if a player forgets something, and a
// [*cgt.LimitError] if there are more than [MaxNodes] nodes, where a subtree that stands at several places counts as
// often, or if the probabilities of all nodes after lots, which are multiplied where one follows another, have more
// than 2^27 bits together. The time is linear in the number of nodes, as long as these probabilities have few digits.
func New(t Tree) (*Game, error) { return newGame(t, false) }

// newGame is [New], or if players may forget, makes a game of which only nodes and sets are to be used: how likely lots
// lead to a node is not calculated then.
func newGame(t Tree, mayForget bool) (*Game, error) {
	type pending struct {
		tree           Tree
		parent, branch int
		sequences      [2]int
		chance         *big.Rat
	}
	g := &Game{sequences: [2]int{1, 1}}
	var index [2]map[string]int
	for who := range index {
		index[who] = map[string]int{}
	}
	room := mostBits
	stack := []pending{{t, -1, 0, [2]int{}, big.NewRat(1, 1)}}
	for len(stack) > 0 {
		p := stack[len(stack)-1]
		stack = stack[:len(stack)-1]
		at := len(g.nodes)
		if at == MaxNodes {
			return nil, &cgt.LimitError{What: "nodes", Limit: MaxNodes}
		}
		n := p.tree.n
		g.nodes = append(g.nodes, place{parent: p.parent, branch: p.branch, node: n})
		if n == nil {
			return nil, &matrixgame.InputError{Place: g.where(at), Msg: "the tree is missing"}
		}
		if n.wrong != "" {
			return nil, &matrixgame.InputError{Place: g.where(at), Msg: n.wrong}
		}
		if n.kind == end {
			g.ends = append(g.ends, leaf{at, p.sequences, p.chance, n.payoff})
			continue
		}
		var own int
		if n.kind == choice {
			k, isKnown := index[n.who][n.set]
			if !isKnown {
				k = len(g.sets[n.who])
				index[n.who][n.set] = k
				g.sets[n.who] = append(g.sets[n.who], set{n.set, n.labels, p.sequences[n.who], g.sequences[n.who], at})
				g.sequences[n.who] += len(n.labels)
			}
			s := &g.sets[n.who][k]
			if !slices.Equal(s.moves, n.labels) {
				return nil, &matrixgame.InputError{Place: g.where(at), Msg: fmt.Sprintf("the moves differ from those elsewhere in the set %s of %v", quoted(n.set), n.who)}
			}
			if s.parent != p.sequences[n.who] && !mayForget {
				return nil, &RecallError{n.who, n.set, g.turn(n.who, s.parent), g.turn(n.who, p.sequences[n.who])}
			}
			g.nodes[at].set, own = k, s.first
		}
		for b, next := range slices.Backward(n.next) {
			child := pending{next, at, b, p.sequences, p.chance}
			if n.kind == chance && !mayForget {
				child.chance = new(big.Rat).Mul(p.chance, n.probabilities[b])
				if err := takeBits(child.chance, &room); err != nil {
					return nil, err
				}
			} else if n.kind == choice {
				child.sequences[n.who] = own + b
			}
			stack = append(stack, child)
		}
	}
	return g, nil
}

// mostSteps is how many steps of a way a message tells.
const mostSteps = 8

// where describes the way to a node for a message.
func (g *Game) where(at int) string {
	var steps []string
	for g.nodes[at].parent >= 0 && len(steps) < mostSteps {
		branch, parent := g.nodes[at].branch, g.nodes[at].parent
		steps, at = append(steps, step(g.nodes[parent].node.labels[branch], branch)), parent
	}
	return way(steps, g.nodes[at].parent >= 0)
}

// step describes a branch for a message.
func step(label string, branch int) string {
	if label == "" {
		return fmt.Sprintf("branch %d", branch+1)
	}
	return label
}

// way describes the way to a node for a message by its steps, the last one first; isCut says that there are more before
// them.
func way(steps []string, isCut bool) string {
	if len(steps) == 0 {
		return "in the beginning:"
	}
	if isCut {
		steps = append(steps, "…")
	}
	slices.Reverse(steps)
	return "after " + strings.Join(steps, ", ") + ":"
}

// turn describes the last move of a sequence.
func (g *Game) turn(who Player, sequence int) string {
	if sequence == 0 {
		return ""
	}
	k, _ := slices.BinarySearchFunc(g.sets[who], sequence, func(s set, q int) int { return s.first + len(s.moves) - 1 - q })
	s := g.sets[who][k]
	return fmt.Sprintf("%s in %s", quoted(s.moves[sequence-s.first]), quoted(s.label))
}

// String returns how large the game is.
func (g *Game) String() string {
	return fmt.Sprintf("a game with %s, %s of Max and %d of Min", plural.Of(len(g.nodes), "node", "nodes"), plural.Of(len(g.sets[Max]), "set", "sets"), len(g.sets[Min]))
}

// Len returns the number of nodes of the tree.
func (g *Game) Len() int { return len(g.nodes) }

// Sets returns the labels of a player's sets, in the order in which they are first met, the first moves going first.
func (g *Game) Sets(who Player) []string {
	labels := make([]string, len(g.sets[who]))
	for k, s := range g.sets[who] {
		labels[k] = s.label
	}
	return labels
}

// Moves returns the moves of a player in a set; nil if there is no such set.
func (g *Game) Moves(who Player, label string) []string {
	if k := g.find(who, label); k >= 0 {
		return slices.Clone(g.sets[who][k].moves)
	}
	return nil
}

// find returns the number of a set, or −1.
func (g *Game) find(who Player, label string) int {
	return slices.IndexFunc(g.sets[who], func(s set) bool { return s.label == label })
}
