package sums

import (
	"context"
	"errors"
	"fmt"
	"reflect"

	"github.com/cgt-go/sdk/cgt"
	"github.com/cgt-go/sdk/surreal"
)

// Component is a summand: a position of some game with its rules, or a value. [Of], [Value] and [Component.Neg] make
// them. It is an immutable value; two components are == if they are the same position, reached from one call of Of, or
// the same value. The zero Component is the game 0. A position whose dynamic type cannot be compared panics, as it
// would as the key of a map.
type Component struct {
	body     body // nil for 0
	negative bool
}

// body is what a component is but for its sign.
type body interface {
	// appendMoves appends what who can move to, as the rules say.
	appendMoves(dst []Component, who cgt.Player) []Component
	// add adds the component, or its negative, to a draft.
	add(s *Solver, d *draft, negative bool)
	isImpartial() bool
	// value returns the value of the component without its sign.
	value(ctx context.Context, s *Solver) (surreal.Game, error)
	fmt.Stringer
}

// Of returns the position p under the given rules as a component. It panics if rules is nil.
func Of[Pos comparable](rules cgt.Ruleset[Pos], p Pos) Component {
	if rules == nil {
		panic(errors.New("sums: Of: nil ruleset"))
	}
	g := &game[Pos]{rules: rules}
	if reflect.ValueOf(rules).Comparable() {
		g.key = rulesKey[Pos]{rules}
	} else {
		g.key = g
	}
	return Component{body: bound[Pos]{g, p}}
}

// game is the rules of a component. It has the identity of a pointer.
type game[Pos comparable] struct {
	rules cgt.Ruleset[Pos]
	key   any // the same for equal rules, if these can be compared
}

// rulesKey tells rules from others of the same type of positions.
type rulesKey[Pos comparable] struct{ rules cgt.Ruleset[Pos] }

// bound is a position under rules.
type bound[Pos comparable] struct {
	game *game[Pos]
	p    Pos
}

func (b bound[Pos]) appendMoves(dst []Component, who cgt.Player) []Component {
	for _, p := range b.game.rules.AppendMoves(nil, b.p, who) {
		dst = append(dst, Component{body: bound[Pos]{b.game, p}})
	}
	return dst
}

func (b bound[Pos]) add(s *Solver, d *draft, negative bool) {
	familyOf(s, b.game).add(s, d, b.p, negative)
}

func (b bound[Pos]) String() string { return fmt.Sprint(b.p) }

// Value returns a game given by its value as a component. Its moves are those of the canonical form.
func Value(g surreal.Game) Component {
	if g.IsZero() {
		return Component{}
	}
	return Component{body: value{g}}
}

type value struct{ g surreal.Game }

func (v value) appendMoves(dst []Component, who cgt.Player) []Component {
	for g := range v.g.Options(who) {
		dst = append(dst, Value(g))
	}
	return dst
}

func (v value) add(s *Solver, d *draft, negative bool) {
	g := v.g
	if negative {
		g = g.Neg()
	}
	s.addGame(d, g)
}

func (v value) String() string { return v.g.String() }

// Neg returns the negative of a component: Left and Right change places.
func (c Component) Neg() Component {
	switch b := c.body.(type) {
	case nil:
		return c
	case value:
		return Value(b.g.Neg())
	}
	return Component{c.body, !c.negative}
}

// Moves returns the components that who can move to from c, in the order of the rules, which may list one twice. It
// panics if who is neither Left nor Right.
func (c Component) Moves(who cgt.Player) []Component {
	mustBePlayer(who)
	if c.body == nil {
		return nil
	}
	if !c.negative {
		return c.body.appendMoves(nil, who)
	}
	moves := c.body.appendMoves(nil, who.Opponent())
	for i, m := range moves {
		moves[i] = m.Neg()
	}
	return moves
}

// String returns the position or value as text, in -( ) if it is a negative position.
func (c Component) String() string {
	switch {
	case c.body == nil:
		return "0"
	case c.negative:
		return fmt.Sprintf("-(%v)", c.body)
	}
	return c.body.String()
}

// At returns the position that c is, if it is one of type Pos, or the negative of one.
func At[Pos comparable](c Component) (p Pos, negative, ok bool) {
	b, ok := c.body.(bound[Pos])
	return b.p, c.negative && ok, ok
}
