package rulesets_test

import (
	"github.com/cgt-go/sdk/cgt"
	"github.com/cgt-go/sdk/nim"
	"github.com/cgt-go/sdk/surreal"
	"github.com/cgt-go/sdk/zermelo"
)

// The table has many types of positions. Here all of them become one, so that the compiler need not make every solver for each; what the rules offer stays.

// anyRules are rules whose positions have any type.
type anyRules struct {
	rules    any // as they were
	moves    func(dst []any, p any, who cgt.Player) []any
	parts    func(dst []any, p any) []any
	normal   func(p any) (any, bool)
	value    func(p any) (surreal.Game, bool)
	nimValue func(p any) (nim.Nimber, bool)
}

// anyImpartial are impartial ones.
type anyImpartial struct{ *anyRules }

func (anyImpartial) Impartial() {}

// erase forgets the type of positions.
func erase[Pos comparable](rules cgt.Ruleset[Pos]) cgt.Ruleset[any] {
	r := &anyRules{
		rules: rules,
		moves: func(dst []any, p any, who cgt.Player) []any {
			return appendAny(dst, rules.AppendMoves(nil, p.(Pos), who))
		},
		parts:    func(dst []any, p any) []any { return append(dst, p) },
		normal:   func(p any) (any, bool) { return p, false },
		value:    func(any) (surreal.Game, bool) { return surreal.Game{}, false },
		nimValue: func(any) (nim.Nimber, bool) { return 0, false },
	}
	if d, ok := rules.(cgt.Decomposer[Pos]); ok {
		r.parts = func(dst []any, p any) []any { return appendAny(dst, d.AppendParts(nil, p.(Pos))) }
	}
	if n, ok := rules.(cgt.Normalizer[Pos]); ok {
		r.normal = func(p any) (any, bool) { return n.Normalize(p.(Pos)) }
	}
	if v, ok := rules.(surreal.Valuer[Pos]); ok {
		r.value = func(p any) (surreal.Game, bool) { return v.Value(p.(Pos)) }
	}
	if v, ok := rules.(nim.Valuer[Pos]); ok {
		r.nimValue = func(p any) (nim.Nimber, bool) { return v.NimValue(p.(Pos)) }
	}
	if _, ok := rules.(cgt.ImpartialRuleset[Pos]); ok {
		return anyImpartial{r}
	}
	return r
}

func appendAny[T any](dst []any, list []T) []any {
	for _, x := range list {
		dst = append(dst, x)
	}
	return dst
}

func (r *anyRules) AppendMoves(dst []any, p any, who cgt.Player) []any { return r.moves(dst, p, who) }
func (r *anyRules) AppendParts(dst []any, p any) []any                 { return r.parts(dst, p) }
func (r *anyRules) Normalize(p any) (any, bool)                        { return r.normal(p) }
func (r *anyRules) Value(p any) (surreal.Game, bool)                   { return r.value(p) }
func (r *anyRules) NimValue(p any) (nim.Nimber, bool)                  { return r.nimValue(p) }

// anyGame is a game with payoffs whose positions have any type.
type anyGame[V payoff[V]] struct {
	zermelo.Rules[any, V]
	normal   func(p any) (any, bool)
	estimate func(p any) int
	bounds   func(p any) (least, most V, ok bool)
}

func (g anyGame[V]) Normalize(p any) (any, bool)           { return g.normal(p) }
func (g anyGame[V]) Estimate(p any) int                    { return g.estimate(p) }
func (g anyGame[V]) Bounds(p any) (least, most V, ok bool) { return g.bounds(p) }

// anyTable is one whose positions have numbers, and whose moves can be taken back.
type anyTable[V payoff[V]] struct {
	anyGame[V]
	anyIndex
}

type anyIndex struct {
	size     int
	index    func(p any) int
	position func(i int) (any, bool)
	parents  func(dst []any, p any) []any
}

func (i anyIndex) Size() int                            { return i.size }
func (i anyIndex) Index(p any) int                      { return i.index(p) }
func (i anyIndex) Position(n int) (any, bool)           { return i.position(n) }
func (i anyIndex) AppendParents(dst []any, p any) []any { return i.parents(dst, p) }

// eraseGame forgets the type of positions.
func eraseGame[Pos comparable, V payoff[V]](game zermelo.Game[Pos, V]) zermelo.Game[any, V] {
	g := anyGame[V]{
		Rules: zermelo.Rules[any, V]{
			Ended: func(p any) (V, bool) { return game.End(p.(Pos)) },
			Mover: func(p any) zermelo.Player { return game.Turn(p.(Pos)) },
			Moves: func(dst []any, p any) []any { return appendAny(dst, game.AppendMoves(nil, p.(Pos))) },
		},
		normal:   func(p any) (any, bool) { return p, false },
		estimate: func(any) int { return 0 },
		bounds:   func(any) (least, most V, ok bool) { return least, most, false },
	}
	if u, ok := game.(zermelo.Unending[V]); ok {
		if v, ok := u.Unending(); ok {
			g.Loops = &v
		}
	}
	if n, ok := game.(cgt.Normalizer[Pos]); ok {
		g.normal = func(p any) (any, bool) { return n.Normalize(p.(Pos)) }
	}
	if e, ok := game.(zermelo.Estimator[Pos]); ok {
		g.estimate = func(p any) int { return e.Estimate(p.(Pos)) }
	}
	if b, ok := game.(zermelo.Bounder[Pos, V]); ok {
		g.bounds = func(p any) (least, most V, ok bool) { return b.Bounds(p.(Pos)) }
	}
	i, isIndexer := game.(zermelo.Indexer[Pos])
	r, isRetractor := game.(zermelo.Retractor[Pos])
	if !isIndexer || !isRetractor {
		return g
	}
	return anyTable[V]{g, anyIndex{
		i.Size(),
		func(p any) int { return i.Index(p.(Pos)) },
		func(n int) (any, bool) { return i.Position(n) },
		func(dst []any, p any) []any { return appendAny(dst, r.AppendParents(nil, p.(Pos))) },
	}}
}
