package ruletest

import (
	"fmt"

	"github.com/cgt-go/sdk/cgt"
	"github.com/cgt-go/sdk/nim"
	"github.com/cgt-go/sdk/surreal"
	"github.com/cgt-go/sdk/zermelo"
)

// EraseRules forgets the type of positions, so that tests of many rulesets need the solvers for one type only: to
// compile them for each may take longer than the tests. The positions stay what they are, as values of type any. The
// rules stay impartial if they are, and what they say as [cgt.Decomposer], [cgt.Normalizer], [surreal.Valuer] and
// [nim.Valuer] stays the same; where they are not, the erased ones say nothing. That rules number positions
// ([zermelo.Indexer]) is forgotten.
func EraseRules[Pos comparable](rules cgt.Ruleset[Pos]) cgt.Ruleset[any] {
	r := &erasedRules{
		moves: func(dst []any, p any, who cgt.Player) []any {
			return AppendAny(dst, rules.AppendMoves(nil, p.(Pos), who))
		},
		parts:    func(dst []any, p any) []any { return append(dst, p) },
		normal:   func(p any) (any, bool) { return p, false },
		value:    func(any) (surreal.Game, bool) { return surreal.Game{}, false },
		nimValue: func(any) (nim.Nimber, bool) { return 0, false },
	}
	if d, ok := rules.(cgt.Decomposer[Pos]); ok {
		r.parts = func(dst []any, p any) []any { return AppendAny(dst, d.AppendParts(nil, p.(Pos))) }
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
		return erasedImpartial{r}
	}
	return r
}

// AppendAny appends the elements of a list as values of type any.
func AppendAny[T any](dst []any, list []T) []any {
	for _, x := range list {
		dst = append(dst, x)
	}
	return dst
}

// erasedRules are rules whose positions have any type.
type erasedRules struct {
	moves    func(dst []any, p any, who cgt.Player) []any
	parts    func(dst []any, p any) []any
	normal   func(p any) (any, bool)
	value    func(p any) (surreal.Game, bool)
	nimValue func(p any) (nim.Nimber, bool)
}

func (r *erasedRules) AppendMoves(dst []any, p any, who cgt.Player) []any {
	return r.moves(dst, p, who)
}
func (r *erasedRules) AppendParts(dst []any, p any) []any { return r.parts(dst, p) }
func (r *erasedRules) Normalize(p any) (any, bool)        { return r.normal(p) }
func (r *erasedRules) Value(p any) (surreal.Game, bool)   { return r.value(p) }
func (r *erasedRules) NimValue(p any) (nim.Nimber, bool)  { return r.nimValue(p) }

// erasedImpartial are impartial ones.
type erasedImpartial struct{ *erasedRules }

func (erasedImpartial) Impartial() {}

// EraseGame forgets the type of the positions of a game, as [EraseRules] does. It returns a game with the same optional
// capabilities and no others, since a solver may go another way for each: [cgt.Normalizer], [zermelo.Unending],
// [zermelo.Estimator], [zermelo.Bounder], [zermelo.Judge], [zermelo.Indexer] and [zermelo.Retractor]. It panics if they
// are together in no game that was erased so far. Games of package zermelo, such as that of [zermelo.Normal], may have
// more than one sees: erase what they are made of.
func EraseGame[Pos comparable, V zermelo.Payoff[V]](game zermelo.Game[Pos, V]) zermelo.Game[any, V] {
	type (
		normalizer = cgt.Normalizer[any]
		estimator  = zermelo.Estimator[any]
		bounder    = zermelo.Bounder[any, V]
		judge      = zermelo.Judge[any]
		indexer    = zermelo.Indexer[any]
		retractor  = zermelo.Retractor[any]
		plain      = erasedGame[Pos, V]
		// offered says which capabilities a game has.
		offered struct{ normal, estimates, bounds, judges, index, parents bool }
	)
	var (
		has offered
		g   = erasedGame[Pos, V]{game}
		n   erasedNormalizer[Pos]
		e   erasedEstimator[Pos]
		b   erasedBounder[Pos, V]
		j   erasedJudge[Pos]
		i   erasedIndexer[Pos]
		r   erasedRetractor[Pos]
	)
	n.of, has.normal = game.(cgt.Normalizer[Pos])
	e.of, has.estimates = game.(zermelo.Estimator[Pos])
	b.of, has.bounds = game.(zermelo.Bounder[Pos, V])
	j.of, has.judges = game.(zermelo.Judge[Pos])
	i.of, has.index = game.(zermelo.Indexer[Pos])
	r.of, has.parents = game.(zermelo.Retractor[Pos])
	switch has {
	case offered{}:
		return g
	case offered{normal: true}:
		return struct {
			plain
			normalizer
		}{g, n}
	case offered{estimates: true}:
		return struct {
			plain
			estimator
		}{g, e}
	case offered{judges: true}:
		return struct {
			plain
			judge
		}{g, j}
	case offered{normal: true, bounds: true}:
		return struct {
			plain
			normalizer
			bounder
		}{g, n, b}
	case offered{estimates: true, bounds: true}:
		return struct {
			plain
			estimator
			bounder
		}{g, e, b}
	case offered{normal: true, estimates: true, bounds: true}:
		return struct {
			plain
			normalizer
			estimator
			bounder
		}{g, n, e, b}
	case offered{normal: true, index: true}:
		return struct {
			plain
			normalizer
			indexer
		}{g, n, i}
	case offered{normal: true, index: true, parents: true}:
		return struct {
			plain
			normalizer
			indexer
			retractor
		}{g, n, i, r}
	}
	panic(fmt.Errorf("ruletest: %T has capabilities that no game had together so far: %+v", game, has))
}

// erasedGame is a game whose positions have any type, with no other capability than what play without end is worth.
type erasedGame[Pos comparable, V zermelo.Payoff[V]] struct{ of zermelo.Game[Pos, V] }

func (g erasedGame[Pos, V]) End(p any) (V, bool)       { return g.of.End(p.(Pos)) }
func (g erasedGame[Pos, V]) Turn(p any) zermelo.Player { return g.of.Turn(p.(Pos)) }
func (g erasedGame[Pos, V]) AppendMoves(dst []any, p any) []any {
	return AppendAny(dst, g.of.AppendMoves(nil, p.(Pos)))
}

func (g erasedGame[Pos, V]) Unending() (v V, ok bool) {
	if u, ok := g.of.(zermelo.Unending[V]); ok {
		return u.Unending()
	}
	return v, false
}

type (
	erasedNormalizer[Pos comparable]                   struct{ of cgt.Normalizer[Pos] }
	erasedEstimator[Pos comparable]                    struct{ of zermelo.Estimator[Pos] }
	erasedBounder[Pos comparable, V zermelo.Payoff[V]] struct{ of zermelo.Bounder[Pos, V] }
	erasedJudge[Pos comparable]                        struct{ of zermelo.Judge[Pos] }
	erasedIndexer[Pos any]                             struct{ of zermelo.Indexer[Pos] }
	erasedRetractor[Pos any]                           struct{ of zermelo.Retractor[Pos] }
)

func (n erasedNormalizer[Pos]) Normalize(p any) (any, bool) { return n.of.Normalize(p.(Pos)) }
func (e erasedEstimator[Pos]) Estimate(p any) int           { return e.of.Estimate(p.(Pos)) }
func (j erasedJudge[Pos]) IsMove(p, q any) bool             { return j.of.IsMove(p.(Pos), q.(Pos)) }

func (b erasedBounder[Pos, V]) Bounds(p any) (least, most V, ok bool) { return b.of.Bounds(p.(Pos)) }

func (i erasedIndexer[Pos]) Size() int                  { return i.of.Size() }
func (i erasedIndexer[Pos]) Index(p any) int            { return i.of.Index(p.(Pos)) }
func (i erasedIndexer[Pos]) Position(n int) (any, bool) { return i.of.Position(n) }

func (r erasedRetractor[Pos]) AppendParents(dst []any, p any) []any {
	return AppendAny(dst, r.of.AppendParents(nil, p.(Pos)))
}
