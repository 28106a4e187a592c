package extensive

import (
	"encoding/json"
	"fmt"
	"math/big"

	"github.com/cgt-go/sdk/internal/scan"
	"github.com/cgt-go/sdk/matrixgame"
)

// branchJSON is a branch of a tree in JSON.
type branchJSON struct {
	Label       string          `json:"label"`
	Probability json.RawMessage `json:"probability"`
	Then        *treeJSON       `json:"then"`
}

// treeJSON is a tree in JSON.
type treeJSON struct {
	Payoff json.RawMessage `json:"payoff"`
	Chance []branchJSON    `json:"chance"`
	Player string          `json:"player"`
	Set    string          `json:"set"`
	Moves  []branchJSON    `json:"moves"`
}

// ParseJSON reads a tree, which is one of
//
//	{"payoff": "-1/2"}
//	{"chance": [{"label": "heads", "probability": "1/2", "then": {…}}, …]}
//	{"player": "Max", "set": "heads", "moves": [{"label": "bet", "then": {…}}, …]}
//
// where {…} is a tree again. Numbers are strings or numbers, as [matrixgame.ParseMatrix] reads them. The error is that
// of package encoding/json, which refuses trees that are deeper than some thousand moves, or a [*matrixgame.InputError]
// if a key is none of these, or that says after which moves there is a tree that is none of these, or something that is
// no number; [New] checks the rest. It is a [*cgt.LimitError] if the numbers have more than 2^27 bits together.
func ParseJSON(text string) (Tree, error) {
	var root treeJSON
	if _, err := scan.JSON(text, &root); err != nil {
		if unknown, ok := err.(*scan.KeyError); ok {
			return Tree{}, locateKey(text, unknown)
		}
		return Tree{}, fmt.Errorf("extensive: %w", err)
	}
	var t Tree
	room := mostBits
	stack := []*pendingJSON{{from: &root, to: &t}}
	for len(stack) > 0 {
		p := stack[len(stack)-1]
		stack = stack[:len(stack)-1]
		if p.from == nil {
			continue // New says where a tree is missing
		}
		n, branches, err := p.from.node(&room)
		if err != nil {
			return Tree{}, p.located(err)
		}
		n.next = make([]Tree, len(branches))
		for b, branch := range branches {
			n.labels = append(n.labels, branch.Label)
			if n.kind == chance {
				x, err := number("probability", branch.Probability, &room)
				if err != nil {
					return Tree{}, p.located(err)
				}
				n.probabilities = append(n.probabilities, x)
			}
			stack = append(stack, &pendingJSON{branch.Then, &n.next[b], p, step(branch.Label, b)})
		}
		*p.to = n.tree()
	}
	return t, nil
}

// pendingJSON is a tree that is to be read.
type pendingJSON struct {
	from   *treeJSON
	to     *Tree
	parent *pendingJSON // nil for the root
	step   string       // from the parent
}

// located returns an error about this tree with its place.
func (p *pendingJSON) located(err error) error {
	e, ok := err.(*matrixgame.InputError)
	if !ok {
		return err
	}
	var steps []string
	for ; p.parent != nil && len(steps) < mostSteps; p = p.parent {
		steps = append(steps, p.step)
	}
	return &matrixgame.InputError{Place: way(steps, p.parent != nil), Msg: e.Msg}
}

// node returns the node without its branches, and these.
func (t *treeJSON) node(room *int) (*node, []branchJSON, error) {
	isEnd, isChance, isChoice := t.Payoff != nil, t.Chance != nil, t.Player != "" || t.Set != "" || t.Moves != nil
	switch {
	case isEnd && !isChance && !isChoice:
		x, err := number("payoff", t.Payoff, room)
		return &node{kind: end, payoff: x}, nil, err
	case isChance && !isEnd && !isChoice:
		return &node{kind: chance}, t.Chance, nil
	case isChoice && !isEnd && !isChance:
		who := Max
		switch t.Player {
		case "Max":
		case "Min":
			who = Min
		default:
			return nil, nil, &matrixgame.InputError{Msg: fmt.Sprintf("the set %s has the player %s, who should be Max or Min", quoted(t.Set), quoted(t.Player))}
		}
		return &node{kind: choice, who: who, set: t.Set}, t.Moves, nil
	}
	return nil, nil, &matrixgame.InputError{Msg: "a tree has a payoff, or a chance, or a player with a set and moves, and only one of these"}
}

// number reads a number, and takes its bits from the room that is left; it is nil if there is none.
func number(what string, raw json.RawMessage, room *int) (*big.Rat, error) {
	if raw == nil || string(raw) == "null" {
		return nil, nil
	}
	var m matrixgame.Matrix
	if err := m.UnmarshalJSON([]byte("[[" + string(raw) + "]]")); err != nil {
		if e, ok := err.(*matrixgame.InputError); ok {
			return nil, &matrixgame.InputError{Msg: fmt.Sprintf("the %s %s", what, e.Msg)}
		}
		return nil, err
	}
	x := m.At(0, 0)
	return x, takeBits(x, room)
}
