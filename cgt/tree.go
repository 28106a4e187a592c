package cgt

import (
	"fmt"
	"iter"
	"strings"

	"github.com/cgt-go/sdk/internal/intern"
)

// Tree is a game given as primary data: the tree of its positions. It is the recursive pair
// {L | R} of the options of Left and of Right, each in a fixed order, exactly as written: nothing is
// simplified, so {1|} and the game 2 it equals are different trees. Package surreal gives its value.
//
// A Tree is an immutable value; == means that two trees are the same, option by option. Equal
// subtrees are stored once, so a tree may have far more nodes than memory has bytes. The zero
// Tree is the game without moves, {|}. A Tree is safe for concurrent use.
//
// Sources: B. A. Trakhtenbrot, Algorithms and Automatic Computing Machines, §2.3; Conway, On Numbers
// and Games, ch. 7.
type Tree struct {
	n *treeNode // nil for the tree without moves
}

type treeNode struct {
	hash    uint64
	options [2][]Tree
	rank    int
}

var trees intern.Table[treeNode]

// NewTree returns the tree whose options are given. It does not keep the slices.
func NewTree(left, right []Tree) Tree {
	if len(left)+len(right) == 0 {
		return Tree{}
	}
	key := treeNode{options: [2][]Tree{left, right}}
	for _, options := range key.options {
		key.hash = intern.Mix(key.hash, uint64(len(options)))
		for _, t := range options {
			key.hash = intern.Mix(key.hash, t.hash())
			key.rank = max(key.rank, t.Rank()+1)
		}
	}
	return Tree{intern.Get(&trees, key.hash, &key, (*treeNode).equal, (*treeNode).clone)}
}

// ImpartialTree returns the tree in which both players have the same options.
func ImpartialTree(options ...Tree) Tree { return NewTree(options, options) }

func (t Tree) hash() uint64 {
	if t.n == nil {
		return 0
	}
	return t.n.hash
}

func (n *treeNode) equal(key *treeNode) bool {
	for who, options := range n.options {
		if len(options) != len(key.options[who]) {
			return false
		}
		for i, t := range options {
			if t != key.options[who][i] {
				return false
			}
		}
	}
	return true
}

func (n *treeNode) clone() *treeNode {
	c := *n
	all := make([]Tree, 0, len(n.options[Left])+len(n.options[Right]))
	all = append(append(all, n.options[Left]...), n.options[Right]...)
	c.options = [2][]Tree{all[:len(n.options[Left])], all[len(n.options[Left]):]}
	return &c
}

// Options returns the options of who, in order.
func (t Tree) Options(who Player) iter.Seq[Tree] {
	return func(yield func(Tree) bool) {
		if t.n == nil {
			return
		}
		for _, o := range t.n.options[who] {
			if !yield(o) {
				return
			}
		}
	}
}

// NumOptions returns the number of options of who.
func (t Tree) NumOptions(who Player) int {
	if t.n == nil {
		return 0
	}
	return len(t.n.options[who])
}

// Rank returns the length of the longest sequence of moves, by the players in any order. No play
// is longer. The game without moves has rank 0. Trakhtenbrot §2.3 calls it the rank of the tree; it
// is the formal birthday of Siegel, §II.1.
func (t Tree) Rank() int {
	if t.n == nil {
		return 0
	}
	return t.n.rank
}

// Subtrees returns the different subtrees of t, t itself among them, each once and after its
// own options.
func (t Tree) Subtrees() iter.Seq[Tree] {
	return func(yield func(Tree) bool) {
		type frame struct {
			t    Tree
			next int // how many options have been looked at
		}
		seen := map[Tree]bool{t: true}
		stack := []frame{{t: t}}
		for len(stack) > 0 {
			top := &stack[len(stack)-1]
			if o, ok := top.t.option(top.next); ok {
				top.next++
				if !seen[o] {
					seen[o] = true
					stack = append(stack, frame{t: o})
				}
				continue
			}
			if !yield(top.t) {
				return
			}
			stack = stack[:len(stack)-1]
		}
	}
}

// option returns the i-th option, those of Left before those of Right.
func (t Tree) option(i int) (Tree, bool) {
	if t.n == nil || i >= len(t.n.options[Left])+len(t.n.options[Right]) {
		return Tree{}, false
	}
	if l := len(t.n.options[Left]); i >= l {
		return t.n.options[Right][i-l], true
	}
	return t.n.options[Left][i], true
}

// AppendMoves appends the options of who; it makes Tree a [Position].
func (t Tree) AppendMoves(dst []Position, who Player) []Position {
	for o := range t.Options(who) {
		dst = append(dst, o)
	}
	return dst
}

// Trees is the ruleset of explicit trees: a move goes to an option.
type Trees struct{}

// AppendMoves appends the options of who.
func (Trees) AppendMoves(dst []Tree, t Tree, who Player) []Tree {
	if t.n == nil {
		return dst
	}
	return append(dst, t.n.options[who]...)
}

// String writes the tree with braces, every option in full: {|}, {{|},{{|}|}|{|}}. A subtree
// that occurs often is written often, so the text can be exponentially longer than the tree is large
// in memory; see [Tree.Subtrees] for its size. [ParseTree] reads the text.
func (t Tree) String() string {
	type frame struct {
		t    Tree
		next int
	}
	var b strings.Builder
	b.WriteByte('{')
	stack := []frame{{t: t}}
	for len(stack) > 0 {
		top := &stack[len(stack)-1]
		lefts := top.t.NumOptions(Left)
		if top.next == lefts {
			b.WriteByte('|')
		}
		o, ok := top.t.option(top.next)
		if !ok {
			b.WriteByte('}')
			stack = stack[:len(stack)-1]
			continue
		}
		if top.next != 0 && top.next != lefts {
			b.WriteByte(',')
		}
		top.next++
		b.WriteByte('{')
		stack = append(stack, frame{t: o})
	}
	return b.String()
}

// ParseTree reads the text that [Tree.String] writes: braces, with every option in full, so that {0,1|} is
// {{|},{{|}|}|}; blanks may stand anywhere. An error is a [*SyntaxError]. Nesting may be as deep as memory allows.
func ParseTree(s string) (Tree, error) {
	type frame struct {
		options [2][]Tree
		who     Player
		comma   bool // an option must follow
	}
	fail := func(offset int, format string, args ...any) (Tree, error) {
		return Tree{}, &SyntaxError{What: "tree", Offset: offset, Msg: fmt.Sprintf(format, args...)}
	}
	var stack []frame
	var root Tree
	done := false
	for i, c := range s {
		if strings.ContainsRune(" \t\r\n", c) {
			continue
		}
		if done {
			return fail(i, "unexpected %q after the tree", c)
		}
		if c == '{' {
			if len(stack) > 0 {
				top := &stack[len(stack)-1]
				if n := len(top.options[top.who]); n > 0 && !top.comma {
					return fail(i, "',' missing between two options")
				}
				top.comma = false
			}
			stack = append(stack, frame{})
			continue
		}
		if len(stack) == 0 {
			return fail(i, "unexpected %q, want '{'", c)
		}
		top := &stack[len(stack)-1]
		switch {
		case top.comma || c != ',' && c != '|' && c != '}':
			return fail(i, "unexpected %q, want an option, which begins with '{'", c)
		case c == ',' && len(top.options[top.who]) == 0:
			return fail(i, "unexpected ',', want an option")
		case c == ',':
			top.comma = true
		case c == '|' && top.who == Right:
			return fail(i, "second '|' between the same braces")
		case c == '|':
			top.who = Right
		case top.who == Left:
			return fail(i, "unexpected '}', want '|'")
		default:
			t := NewTree(top.options[Left], top.options[Right])
			stack = stack[:len(stack)-1]
			if done = len(stack) == 0; done {
				root = t
				break
			}
			up := &stack[len(stack)-1]
			up.options[up.who] = append(up.options[up.who], t)
		}
	}
	if !done {
		return fail(len(s), "the text ends before the tree does")
	}
	return root, nil
}

// MustParseTree is ParseTree for texts that are known to be right; it panics otherwise.
func MustParseTree(s string) Tree {
	t, err := ParseTree(s)
	if err != nil {
		panic(err)
	}
	return t
}

// MarshalText returns the text of [Tree.String].
func (t Tree) MarshalText() ([]byte, error) { return []byte(t.String()), nil }

// UnmarshalText reads the text that [ParseTree] reads.
func (t *Tree) UnmarshalText(text []byte) error {
	u, err := ParseTree(string(text))
	if err == nil {
		*t = u
	}
	return err
}
