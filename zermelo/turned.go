package zermelo

import (
	"fmt"
	"math"
	"sync"

	"github.com/cgt-go/sdk/cgt"
	"github.com/cgt-go/sdk/internal/visible"
)

// Turned is a position of a ruleset of package cgt with the player who is to move: Max plays Left, Min plays Right.
type Turned[Pos comparable] struct {
	Pos  Pos
	Next Player
}

// String returns a text such as "7 (Max)".
func (t Turned[Pos]) String() string {
	return fmt.Sprintf("%s (%v)", visible.Text(fmt.Sprint(t.Pos)), t.Next)
}

// Normal makes a [Game] of a ruleset of package cgt under normal play: a player who cannot move loses. Max is Left and
// Min is Right, and they move in turn. If the ruleset is impartial it keeps what the ruleset knows about positions that
// are alike, and Max and Min may change places, so that each position is solved for one player only. If it is not, all
// positions are solved: a ruleset may take a position for its negative, and then a position that is its own negative
// would have two representatives, one for each player to move. Every play must end: see [Loopy] for rules with cycles.
// If the ruleset is an [Indexer], so is the game. Normal panics if rules is nil.
func Normal[Pos comparable](rules cgt.Ruleset[Pos]) Game[Turned[Pos], Result] {
	return newTurns(rules, Loss)
}

// Misere is [Normal] under misère play: a player who cannot move wins.
func Misere[Pos comparable](rules cgt.Ruleset[Pos]) Game[Turned[Pos], Result] {
	return newTurns(rules, Win)
}

func newTurns[Pos comparable](rules cgt.Ruleset[Pos], stuck Result) *turns[Pos] {
	if rules == nil {
		panic(fmt.Errorf("zermelo: no ruleset"))
	}
	t := &turns[Pos]{rules: rules, stuck: stuck}
	if _, t.isImpartial = rules.(cgt.ImpartialRuleset[Pos]); t.isImpartial {
		t.normalizer, _ = rules.(cgt.Normalizer[Pos])
	}
	return t
}

// turns is a ruleset as a [Game].
type turns[Pos comparable] struct {
	rules       cgt.Ruleset[Pos]
	normalizer  cgt.Normalizer[Pos] // of impartial rules, or nil
	isImpartial bool
	stuck       Result    // of a player who cannot move
	scratch     sync.Pool // of *[]Pos
}

func (t *turns[Pos]) End(p Turned[Pos]) (Result, bool) {
	_, v, isEnd := t.list(nil, p)
	return v, isEnd
}

func (t *turns[Pos]) Turn(p Turned[Pos]) Player { return p.Next }

func (t *turns[Pos]) AppendMoves(dst []Turned[Pos], p Turned[Pos]) []Turned[Pos] {
	dst, _, _ = t.list(dst, p)
	return dst
}

// list appends the moves from p, or returns the result if there is none.
func (t *turns[Pos]) list(dst []Turned[Pos], p Turned[Pos]) (moves []Turned[Pos], v Result, isEnd bool) {
	scratch, ok := t.scratch.Get().(*[]Pos)
	if !ok {
		scratch = new([]Pos)
	}
	who, v := cgt.Left, t.stuck
	if p.Next == Min {
		who, v = cgt.Right, -v
	}
	*scratch = t.rules.AppendMoves((*scratch)[:0], p.Pos, who)
	for _, q := range *scratch {
		dst = append(dst, Turned[Pos]{q, p.Next.Opponent()})
	}
	isEnd = len(*scratch) == 0
	t.scratch.Put(scratch)
	return dst, v, isEnd
}

// capabilities returns the index of the ruleset for positions in which Max is to move, and then the same for Min.
func (t *turns[Pos]) capabilities() (Indexer[Turned[Pos]], Retractor[Turned[Pos]]) {
	i, ok := t.rules.(Indexer[Pos])
	if !ok {
		return nil, nil
	}
	return turnedIndex[Pos]{i}, nil
}

// turnedIndex is the index of a game whose positions are those of a ruleset with the player to move.
type turnedIndex[Pos comparable] struct{ plain Indexer[Pos] }

func (i turnedIndex[Pos]) Size() int {
	n := i.plain.Size()
	if n > math.MaxInt/2 {
		return 0
	}
	return 2 * n
}

func (i turnedIndex[Pos]) Index(p Turned[Pos]) int {
	n := i.plain.Index(p.Pos)
	if n < 0 || n >= i.plain.Size() {
		return -1
	}
	return int(p.Next)*i.plain.Size() + n
}

func (i turnedIndex[Pos]) Position(n int) (p Turned[Pos], ok bool) {
	if size := i.plain.Size(); n >= size {
		n, p.Next = n-size, Min
	}
	p.Pos, ok = i.plain.Position(n)
	return p, ok
}

// Normalize returns the position that stands for p. In an impartial game that is one in which Max is to move.
func (t *turns[Pos]) Normalize(p Turned[Pos]) (q Turned[Pos], isSwapped bool) {
	if t.normalizer != nil {
		p.Pos, _ = t.normalizer.Normalize(p.Pos)
	}
	if !t.isImpartial || p.Next != Min {
		return p, false
	}
	return Turned[Pos]{p.Pos, Max}, true
}

// Loopy returns the game in which a play without end is worth v to Max; otherwise it is the given one. It panics if
// game is nil.
func Loopy[Pos comparable, V Payoff[V]](game Game[Pos, V], v V) Game[Pos, V] {
	if game == nil {
		panic(fmt.Errorf("zermelo: no game"))
	}
	l := &loopy[Pos, V]{Game: game, v: v}
	l.normalizer, _ = game.(cgt.Normalizer[Pos])
	l.indexer, l.retractor = capabilities(game)
	return l
}

type loopy[Pos comparable, V Payoff[V]] struct {
	Game[Pos, V]
	normalizer cgt.Normalizer[Pos]
	indexer    Indexer[Pos]
	retractor  Retractor[Pos]
	v          V
}

func (l *loopy[Pos, V]) capabilities() (Indexer[Pos], Retractor[Pos]) { return l.indexer, l.retractor }

func (l *loopy[Pos, V]) Unending() (V, bool) { return l.v, true }

func (l *loopy[Pos, V]) Normalize(p Pos) (q Pos, isSwapped bool) {
	if l.normalizer == nil {
		return p, false
	}
	return l.normalizer.Normalize(p)
}
