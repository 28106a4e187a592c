package cgttest

import (
	"slices"
	"sync"

	"github.com/cgt-go/sdk/cgt"
	"github.com/cgt-go/sdk/nim"
	"github.com/cgt-go/sdk/surreal"
)

// Plain returns the rules without their optional capabilities, whatever these are: only the moves are left.
// What is found with and without them must be the same.
func Plain[Pos comparable](rules cgt.Ruleset[Pos]) cgt.Ruleset[Pos] {
	if p, ok := rules.(plain[Pos]); ok {
		return p
	}
	return plain[Pos]{rules}
}

type plain[Pos comparable] struct{ rules cgt.Ruleset[Pos] }

func (p plain[Pos]) AppendMoves(dst []Pos, q Pos, who cgt.Player) []Pos {
	return p.rules.AppendMoves(dst, q, who)
}

// Shuffled returns the same rules, but with the moves and the parts of every position in another order. The
// order of moves is free, so it must not change an answer.
func Shuffled[Pos comparable](rules cgt.Ruleset[Pos]) cgt.Ruleset[Pos] {
	return rearrange(rules, func(list []Pos) []Pos {
		slices.Reverse(list)
		for i := 0; i+2 < len(list); i += 3 {
			list[i], list[i+1], list[i+2] = list[i+1], list[i+2], list[i]
		}
		return list
	}, true)
}

// Duplicated returns the same rules, but with every move given twice. That is allowed, so it must not
// change an answer.
func Duplicated[Pos comparable](rules cgt.Ruleset[Pos]) cgt.Ruleset[Pos] {
	return rearrange(rules, func(list []Pos) []Pos { return append(list, list...) }, false)
}

// rearrange returns rules with the same capabilities whose lists of moves, and of parts if parts is set, are
// changed by f.
func rearrange[Pos comparable](rules cgt.Ruleset[Pos], f func(list []Pos) []Pos, parts bool) cgt.Ruleset[Pos] {
	r := rearranged[Pos]{capable[Pos]{rules}, f, parts}
	if i, ok := rules.(cgt.ImpartialRuleset[Pos]); ok {
		return impartial[Pos]{r, i}
	}
	return r
}

type rearranged[Pos comparable] struct {
	capable[Pos]
	change func(list []Pos) []Pos
	parts  bool
}

type impartial[Pos comparable] struct {
	rearranged[Pos]
	marker interface{ Impartial() }
}

func (i impartial[Pos]) Impartial() { i.marker.Impartial() }

func (r rearranged[Pos]) AppendMoves(dst []Pos, p Pos, who cgt.Player) []Pos {
	return append(dst, r.change(r.rules.AppendMoves(nil, p, who))...)
}

func (r rearranged[Pos]) AppendParts(dst []Pos, p Pos) []Pos {
	list := r.capable.AppendParts(nil, p)
	if r.parts {
		list = r.change(list)
	}
	return append(dst, list...)
}

// capable gives rules all capabilities that can be had without changing anything.
type capable[Pos comparable] struct{ rules cgt.Ruleset[Pos] }

func (c capable[Pos]) AppendParts(dst []Pos, p Pos) []Pos {
	if d, ok := c.rules.(cgt.Decomposer[Pos]); ok {
		return d.AppendParts(dst, p)
	}
	return append(dst, p)
}

func (c capable[Pos]) Normalize(p Pos) (Pos, bool) {
	if n, ok := c.rules.(cgt.Normalizer[Pos]); ok {
		return n.Normalize(p)
	}
	return p, false
}

func (c capable[Pos]) Value(p Pos) (surreal.Game, bool) {
	if v, ok := c.rules.(surreal.Valuer[Pos]); ok {
		return v.Value(p)
	}
	return surreal.Game{}, false
}

func (c capable[Pos]) NimValue(p Pos) (nim.Nimber, bool) {
	if v, ok := c.rules.(nim.Valuer[Pos]); ok {
		return v.NimValue(p)
	}
	return 0, false
}

// Counting returns the same rules, which count how often they are asked. They keep their capabilities,
// but for the mark of a [cgt.ImpartialRuleset].
func Counting[Pos comparable](rules cgt.Ruleset[Pos]) *Counter[Pos] {
	return &Counter[Pos]{rules: capable[Pos]{rules}, seen: map[Pos]bool{}}
}

// Counter is a ruleset that counts how often it is asked for moves; [Counting] makes one. It is safe for
// concurrent use.
type Counter[Pos comparable] struct {
	rules capable[Pos]
	mu    sync.Mutex
	calls int
	seen  map[Pos]bool
}

// AppendMoves counts the call and appends the moves.
func (c *Counter[Pos]) AppendMoves(dst []Pos, p Pos, who cgt.Player) []Pos {
	c.mu.Lock()
	c.calls++
	c.seen[p] = true
	c.mu.Unlock()
	return c.rules.rules.AppendMoves(dst, p, who)
}

// AppendParts splits p as the rules do; it is not counted.
func (c *Counter[Pos]) AppendParts(dst []Pos, p Pos) []Pos { return c.rules.AppendParts(dst, p) }

// Normalize returns the representative that the rules choose; it is not counted.
func (c *Counter[Pos]) Normalize(p Pos) (q Pos, swapped bool) { return c.rules.Normalize(p) }

// Value returns the value of p if the rules know it; it is not counted.
func (c *Counter[Pos]) Value(p Pos) (g surreal.Game, ok bool) { return c.rules.Value(p) }

// NimValue returns the nim-value of p if the rules know it; it is not counted.
func (c *Counter[Pos]) NimValue(p Pos) (n nim.Nimber, ok bool) { return c.rules.NimValue(p) }

// Calls returns how often moves were asked for.
func (c *Counter[Pos]) Calls() int {
	c.mu.Lock()
	defer c.mu.Unlock()
	return c.calls
}

// Positions returns the number of different positions whose moves were asked for.
func (c *Counter[Pos]) Positions() int {
	c.mu.Lock()
	defer c.mu.Unlock()
	return len(c.seen)
}

// Reset sets the counts to zero.
func (c *Counter[Pos]) Reset() {
	c.mu.Lock()
	defer c.mu.Unlock()
	c.calls = 0
	clear(c.seen)
}
