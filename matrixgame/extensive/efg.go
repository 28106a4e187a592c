package extensive

import (
	"fmt"
	"math/big"
	"slices"
	"strings"

	"github.com/cgt-go/sdk/cgt"
	"github.com/cgt-go/sdk/internal/scan"
	"github.com/cgt-go/sdk/matrixgame"
)

// EFG is a game of two players with the names that the .efg files of Gambit have for it. Max is the first player.
type EFG struct {
	Title, Comment string
	Players        []string
	Tree           Tree
}

// maxBits is the largest number of bits of all numbers in a file together, and maxSumBits of all sums of payoffs on the
// way to a node where something is added: a file with many fractions must not take for ever.
const (
	maxBits    = 1 << 27
	maxSumBits = 1 << 24
)

// ParseEFG reads a game in Gambit's .efg format, version 2, if it has two players and is of zero sum. Outcomes may
// stand at any node; what a player gets is the sum of those on the way. Numbers are exact: integers, fractions and
// decimal fractions. In names \" stands for a quote, and \\ for a backslash.
//
// A set has its name as label if all sets of the player have names, all different, and otherwise its number and its
// name, as in "1 (1,1)". Moves are called by their names if all moves of the set have names, all different, and
// otherwise 1, 2 and so on.
//
// The error is a [*cgt.SyntaxError] with the line and the offset in it, also if there are not two players, if payoffs
// do not have the sum 0 at the end of a play, or if a set, event or outcome is described differently than before; or a
// [*cgt.LimitError] if there are more than [MaxNodes] nodes, more than 2^27 bits in the numbers, or more than 2^24 in
// the sums. [New] checks the rest. The time is linear in the size of the file.
//
// Source: the documentation of Gambit, R. D. McKelvey, A. M. McLennan, T. L. Turocy, Gambit: software tools for game
// theory, the extensive game file format.
func ParseEFG(text string) (*EFG, error) {
	s := &efgScanner{Scanner: scan.Scanner{What: "efg", Text: text}, e: &EFG{}, outcomes: map[string]*outcome{}, room: maxBits, sums: maxSumBits}
	for k := range s.sets {
		s.sets[k] = map[string]*information{}
	}
	if err := s.game(); err != nil {
		return nil, scan.OnLine(text, err)
	}
	return s.e, nil
}

// efgScanner reads an .efg file.
type efgScanner struct {
	scan.Scanner
	e        *EFG
	nodes    []*node
	branches int                        // of all nodes that were read: all other nodes but the first stand there
	sets     [3]map[string]*information // by number: of Max, of Min, and the events of chance
	order    [2][]*information          // those of the players as they come
	outcomes map[string]*outcome        // by number
	room     int                        // how many bits numbers may still have
	sums     int                        // how many bits sums may still have
}

// information is a set of a player or an event of chance.
type information struct {
	number, name  string
	labels        []string
	probabilities []*big.Rat // of an event
	nodes         []*node
}

// outcome is what both players get.
type outcome struct {
	name    string
	payoffs [2]*big.Rat
}

// game reads the whole file.
func (s *efgScanner) game() (err error) {
	for _, words := range [][]string{{"EFG"}, {"2"}, {"R", "D"}} {
		if !s.Accept(words...) {
			return s.Unexpected(words[0])
		}
	}
	if s.e.Title, err = s.Quoted("the title in quotes"); err != nil {
		return err
	}
	if !s.Accept("{") {
		return s.Unexpected("{")
	}
	begin := s.At
	for !s.Accept("}") {
		name, err := s.Quoted("the name of a player in quotes, or }")
		if err != nil {
			return err
		}
		s.e.Players = append(s.e.Players, name)
	}
	if n := len(s.e.Players); n != 2 {
		return s.Fail(begin, nil, "there are %d players, and not two", n)
	}
	if s.Next() == '"' {
		if s.e.Comment, err = s.Quoted("a comment"); err != nil {
			return err
		}
	}
	if s.e.Tree, err = s.tree(); err != nil {
		return err
	}
	s.label()
	return s.End()
}

// tree reads the nodes, of which each is followed by the trees of its branches.
func (s *efgScanner) tree() (Tree, error) {
	type pending struct {
		n    *node
		next int // how many branches were read
		paid [2]*big.Rat
	}
	var root Tree
	var stack []pending
	paid := [2]*big.Rat{new(big.Rat), new(big.Rat)}
	for {
		s.Skip()
		offset := s.At
		n, o, err := s.node()
		if err != nil {
			return Tree{}, err
		}
		if o != nil {
			for who, x := range o.payoffs {
				paid[who] = new(big.Rat).Add(paid[who], x)
				if s.sums -= bits(paid[who]); s.sums < 0 {
					return Tree{}, &cgt.LimitError{What: "bits of the sums of payoffs", Limit: maxSumBits}
				}
			}
		}
		if n.kind == end {
			n.payoff = paid[Max]
			if sum := new(big.Rat).Add(paid[Max], paid[Min]); sum.Sign() != 0 {
				return Tree{}, s.Fail(offset, nil, "both players get %s together here, and not 0", scan.Brief(sum.RatString()))
			}
		}
		if len(stack) == 0 {
			root = Tree{n}
		} else {
			p := &stack[len(stack)-1]
			p.n.next[p.next] = Tree{n}
			p.next++
		}
		if n.kind != end {
			stack = append(stack, pending{n, 0, paid})
		}
		for len(stack) > 0 && stack[len(stack)-1].next == len(stack[len(stack)-1].n.next) {
			stack = stack[:len(stack)-1]
		}
		if len(stack) == 0 {
			return root, nil
		}
		paid = stack[len(stack)-1].paid
	}
}

func bits(x *big.Rat) int { return x.Num().BitLen() + x.Denom().BitLen() }

// node reads a node and its outcome, which is nil if there is none. The trees of its branches are missing, and if it is
// a player's, the labels.
func (s *efgScanner) node() (*node, *outcome, error) {
	n := &node{}
	switch {
	case s.Accept("c"):
		n.kind = chance
	case s.Accept("p"):
		n.kind = choice
	case s.Accept("t"):
		n.kind = end
	default:
		return nil, nil, s.Unexpected("a node, which is c, p or t")
	}
	s.nodes = append(s.nodes, n)
	if _, err := s.Quoted("the name of a node in quotes"); err != nil {
		return nil, nil, err
	}
	if n.kind == choice {
		digits, offset, err := s.Digits("the number of a player")
		if err != nil {
			return nil, nil, err
		}
		switch digits = strings.TrimLeft(digits, "0"); digits {
		case "1":
			n.who = Max
		case "2":
			n.who = Min
		default:
			return nil, nil, s.Fail(offset, nil, "there is no player %s", scan.Brief(digits))
		}
	}
	if n.kind != end {
		i, err := s.information(n)
		if err != nil {
			return nil, nil, err
		}
		if s.branches += len(i.labels); s.branches >= MaxNodes {
			return nil, nil, &cgt.LimitError{What: "nodes", Limit: MaxNodes}
		}
		n.labels, n.probabilities, n.next = i.labels, i.probabilities, make([]Tree, len(i.labels))
	}
	o, err := s.outcome()
	return n, o, err
}

// information reads the number of a set or an event and its description, if there is one.
func (s *efgScanner) information(n *node) (*information, error) {
	const events = 2
	what, k := "event", events
	if n.kind == choice {
		what, k = "set", int(n.who)
	}
	number, offset, err := s.Digits("the number of the " + what)
	if err != nil {
		return nil, err
	}
	if number = strings.TrimLeft(number, "0"); number == "" {
		return nil, s.Fail(offset, nil, "the number of the %s is 0", what)
	}
	known := s.sets[k][number]
	if s.Next() != '"' {
		if known == nil {
			return nil, s.Unexpected("the name of the " + what + " in quotes, as it is the first time")
		}
		known.nodes = append(known.nodes, n)
		return known, nil
	}
	i := &information{number: number}
	if i.name, err = s.Quoted(""); err != nil {
		return nil, err
	}
	if !s.Accept("{") {
		return nil, s.Unexpected("{")
	}
	for !s.Accept("}") {
		label, err := s.Quoted("the name of a branch in quotes, or }")
		if err != nil {
			return nil, err
		}
		i.labels = append(i.labels, label)
		if n.kind == chance {
			p, err := s.number("a probability")
			if err != nil {
				return nil, err
			}
			i.probabilities = append(i.probabilities, p)
		}
	}
	if len(i.labels) == 0 {
		return nil, s.Fail(offset, nil, "the %s has no branches", what)
	}
	if known == nil {
		known = i
		s.sets[k][number] = i
		if k < events {
			s.order[k] = append(s.order[k], i)
		}
	} else if known.name != i.name || !slices.Equal(known.labels, i.labels) || !slices.EqualFunc(known.probabilities, i.probabilities, func(x, y *big.Rat) bool { return x.Cmp(y) == 0 }) {
		return nil, s.Fail(offset, nil, "%s %s is not described as before", what, scan.Brief(number))
	}
	known.nodes = append(known.nodes, n)
	return known, nil
}

// outcome reads the number of an outcome and its description, if there is one. It returns nil for 0, the outcome that
// pays nothing.
func (s *efgScanner) outcome() (*outcome, error) {
	number, offset, err := s.Digits("the number of an outcome")
	if err != nil {
		return nil, err
	}
	number = strings.TrimLeft(number, "0")
	known := s.outcomes[number]
	if s.Next() != '"' {
		if known == nil && number != "" {
			return nil, s.Unexpected("the name of the outcome in quotes, as it is the first time")
		}
		return known, nil
	}
	if number == "" {
		return nil, s.Fail(offset, nil, "the outcome 0 has no name")
	}
	o := &outcome{}
	if o.name, err = s.Quoted(""); err != nil {
		return nil, err
	}
	if !s.Accept("{") {
		return nil, s.Unexpected("{")
	}
	for who := range o.payoffs {
		s.Accept(",")
		if o.payoffs[who], err = s.number("a payoff"); err != nil {
			return nil, err
		}
	}
	if s.Accept(","); !s.Accept("}") {
		return nil, s.Unexpected("}")
	}
	if known == nil {
		s.outcomes[number] = o
	} else if known.name != o.name || known.payoffs[Max].Cmp(o.payoffs[Max]) != 0 || known.payoffs[Min].Cmp(o.payoffs[Min]) != 0 {
		return nil, s.Fail(offset, nil, "outcome %s is not described as before", scan.Brief(number))
	}
	return o, nil
}

// number reads a number. Want says what it should be.
func (s *efgScanner) number(want string) (*big.Rat, error) {
	s.Skip()
	word := s.Text[s.At:]
	if i := strings.IndexFunc(word, func(r rune) bool { return !strings.ContainsRune("0123456789+-./eE", r) }); i >= 0 {
		word = word[:i]
	}
	if word == "" {
		return nil, s.Unexpected(want)
	}
	m, err := matrixgame.ParseMatrix(word)
	if e, ok := err.(*cgt.SyntaxError); ok {
		return nil, s.Fail(s.At, nil, "%s", e.Msg)
	}
	if err != nil {
		return nil, err
	}
	s.At += len(word)
	x := m.At(0, 0)
	if s.room -= bits(x); s.room < 0 {
		return nil, &cgt.LimitError{What: "bits of the numbers", Limit: maxBits}
	}
	return x, nil
}

// label gives sets and moves their labels, and checks each node by itself.
func (s *efgScanner) label() {
	for _, sets := range s.order {
		names := make([]string, len(sets))
		for k, i := range sets {
			names[k] = i.name
		}
		areNames := areDistinct(names)
		for _, i := range sets {
			set := i.name
			if !areNames {
				set = strings.TrimSpace(i.number + " " + i.name)
			}
			labels := i.labels
			if !areDistinct(labels) {
				labels = make([]string, len(labels))
				for k := range labels {
					labels[k] = fmt.Sprint(k + 1)
				}
			}
			for _, n := range i.nodes {
				n.set, n.labels = set, labels
			}
		}
	}
	for _, n := range s.nodes {
		n.wrong = n.check()
	}
}

// areDistinct reports whether no two names are the same, and none is empty.
func areDistinct(names []string) bool {
	seen := make(map[string]bool, len(names))
	for _, name := range names {
		if name == "" || seen[name] {
			return false
		}
		seen[name] = true
	}
	return true
}
