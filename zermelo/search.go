package zermelo

import (
	"cmp"
	"context"
	"fmt"
	"hash/maphash"
	"slices"

	"github.com/cgt-go/sdk/cgt"
	"github.com/cgt-go/sdk/internal/limit"
	"github.com/cgt-go/sdk/internal/poll"
)

// Estimator is an optional capability of a [Game]: it guesses how good positions are. The search methods look at the
// moves first that look best. It changes no answer, but the time until there is one.
type Estimator[Pos comparable] interface {
	// Estimate returns the larger a number, the better p looks for Max. It is asked for at ends too.
	Estimate(p Pos) int
}

// Bounder is an optional capability of a [Game]: it knows something of the value of a position without search, such as
// that somebody wins with the next move. The search methods need not look behind such a position.
type Bounder[Pos comparable, V Payoff[V]] interface {
	// Bounds returns payoffs between which the value of p is; ok is false if it has nothing to say. If the two are the
	// same they are the value. They are not asked for at ends.
	Bounds(p Pos) (least, most V, ok bool)
}

// DefaultTable is the number of positions that a zero [Solver.Table] stands for: three quarters of a power of two,
// which fill the memory of a table.
const DefaultTable = 3 << 20

// MethodError reports that a method does not do what it is asked for.
type MethodError struct {
	Method Method
	Msg    string // what it cannot do, and what can
}

// Error returns the message in one line.
func (e *MethodError) Error() string { return fmt.Sprintf("zermelo: %v %s", e.Method, e.Msg) }

// Value returns the value of one position: what Max gets if both play as well as possible from there. A search method
// looks only at positions that matter for it, and needs memory only for those it should remember: see [Solver.Table].
// [Auto] is [AlphaBeta] if every play ends, and otherwise what it is for [Solver.Solve].
//
// The errors are those of [Solver.Solve], and so are the mistakes at which Value panics; a search method reports a
// cycle if it meets one. [Deepening] allows cycles where the game is [Unending], and reaches a limit if p is worth a
// play without end and nothing better can be forced by both.
//
// Sources: J. Pearl, SCOUT: a simple game-searching algorithm with proven optimal properties, 1980, and A. Plaat, J.
// Schaeffer, W. Pijls, A. de Bruin, Best-first fixed-depth minimax algorithms, Artificial Intelligence 87, 1996, for
// values as answers to a few questions.
func (s *Solver[Pos, V]) Value(ctx context.Context, p Pos) (V, error) {
	var v V
	r := newRules(s.Game)
	m := s.searchMethod(r.mayLoop)
	if !m.isSearch() {
		sol, err := s.with(m).Solve(ctx, p)
		if err != nil {
			return v, err
		}
		return sol.StartValue(), nil
	}
	if m == Deepening {
		x, err := s.newDeepening(ctx)
		if err != nil {
			return v, err
		}
		return x.value(p)
	}
	f, err := s.newFinder(ctx, m)
	if err != nil {
		return v, err
	}
	return f.value(p)
}

// AtLeast reports whether the value of p is at least v, or else less. That may be much easier to find out than the
// value. The errors are those of [Solver.Value].
func (s *Solver[Pos, V]) AtLeast(ctx context.Context, p Pos, v V) (bool, error) {
	r := newRules(s.Game)
	m := s.searchMethod(r.mayLoop)
	if !m.isSearch() {
		w, err := s.Value(ctx, p)
		return err == nil && w.Compare(v) >= 0, err
	}
	if m == Deepening {
		x, err := s.newDeepening(ctx)
		if err != nil {
			return false, err
		}
		return x.atLeast(p, v)
	}
	f, err := s.newFinder(ctx, m)
	if err != nil {
		return false, err
	}
	answer, err := f.ask(p, atLeast(v))
	return err == nil && answer.hasLo && answer.lo.Compare(v) >= 0, err
}

// with returns a copy of the solver with another method.
func (s *Solver[Pos, V]) with(m Method) *Solver[Pos, V] {
	t := *s
	t.Method = m
	return &t
}

// searchMethod returns the method for questions about one position.
func (s *Solver[Pos, V]) searchMethod(mayLoop bool) Method {
	switch {
	case s.Method > Deepening:
		panic(fmt.Errorf("zermelo: %v is no method", s.Method))
	case s.Method == Auto && !mayLoop:
		return AlphaBeta
	}
	return s.Method
}

// finder answers questions about the values of positions, and remembers what it finds.
type finder[Pos comparable, V Payoff[V]] struct {
	*search[Pos, V]
	searchFor func(k kid[Pos, V], w window[V]) (span[V], error)
	recall    func(k kid[Pos, V], w window[V]) (s span[V], work int)
}

func (s *Solver[Pos, V]) newFinder(ctx context.Context, m Method) (*finder[Pos, V], error) {
	h, err := s.newSearch(ctx)
	if err != nil {
		return nil, err
	}
	table := limit.Count(s.Table, DefaultTable)
	f := &finder[Pos, V]{search: h}
	if m == AlphaBeta {
		a := newAlphaBeta(h, table)
		f.searchFor, f.recall = a.find, a.remembered
		if s.Goroutines > 1 {
			f.searchFor = newTeam(h, a, s.Goroutines, table).find
		}
	} else {
		n := newProofNumber(h, table)
		f.searchFor, f.recall = n.find, n.remembered
		if s.Goroutines > 1 {
			f.searchFor = newTeam(h, n, s.Goroutines, table).find
		}
	}
	return f, nil
}

// ask returns what answers the question w about the value of p.
func (f *finder[Pos, V]) ask(p Pos, w window[V]) (span[V], error) {
	k, err := f.glance(p)
	if err != nil {
		return k.s, err
	}
	var ok bool
	if k.s, ok = k.s.meet(extremes[V]()); !ok {
		return k.s, contradiction(p)
	}
	if w.isDecided(&k.s) {
		return k.s, nil
	}
	if k.isSwapped {
		k.s, w = k.s.swapped(), w.swapped()
	}
	s, err := f.searchFor(k, w)
	if k.isSwapped {
		s = s.swapped()
	}
	return s, err
}

// known returns what is remembered of k that helps to answer the question w, and how much work it was.
func (f *finder[Pos, V]) known(k kid[Pos, V], w window[V]) (s span[V], work int) {
	if !k.isSwapped {
		return f.recall(k, w)
	}
	s, work = f.recall(k, w.swapped())
	return s.swapped(), work
}

// value returns the value of p. It asks whether that is as large as some payoff; each answer is better known than the
// question, since it says which payoff was reached, and the next question is about that.
func (f *finder[Pos, V]) value(p Pos) (v V, err error) {
	k, err := f.glance(p)
	if err != nil {
		return v, err
	}
	known, ok := k.s.meet(extremes[V]())
	if !ok {
		return v, contradiction(p)
	}
	var w window[V]
	switch {
	case k.s.hasLo:
		w = moreThan(k.s.lo)
	default:
		played, err := f.playOut(p)
		if err != nil {
			return v, err
		}
		if w = atLeast(played); w.isDecided(&known) {
			w = moreThan(played) // it is the least payoff that there is
		}
	}
	for !known.hasLo || !known.hasHi || known.lo.Compare(known.hi) != 0 {
		s, err := f.ask(p, w)
		if err != nil {
			return v, err
		}
		if known, ok = known.meet(s); !ok || !w.isDecided(&known) {
			return v, contradiction(p)
		}
		if s.hasLo && w.isHigh(s.lo) {
			w = moreThan(known.lo)
		} else {
			w = atLeast(known.hi)
		}
	}
	return known.lo, nil
}

// playOut returns the payoff of the play in which everybody makes the move that looks best.
func (f *finder[Pos, V]) playOut(p Pos) (v V, err error) {
	var path stack[Pos]
	isOn := map[Pos]bool{}
	for {
		if isOn[p] {
			return v, loopError(&path, f.mayLoop, func(q *Pos) (Pos, bool) { return *q, *q == p }, nil)
		}
		isOn[p] = true
		path.push(p)
		who, payoff, isEnd, err := f.expand(p, path.len())
		if isEnd || err != nil {
			return payoff, err
		}
		f.sort(f.moves, who)
		p = f.moves[0]
	}
}

// search is what the search methods have in common.
type search[Pos comparable, V Payoff[V]] struct {
	rules[Pos, V]
	bounder  Bounder[Pos, V] // the game as Bounder, or nil
	ctx      context.Context
	most     int // positions to look at
	progress func(cgt.Stats)
	seed     maphash.Seed
	looked   int // positions whose moves were listed, again and again
	steps    int
	moves    []Pos // of the position that was expanded last
	// isPart says that others go on with the search when it has looked at most positions, so that the error is errPause
	// then.
	isPart bool
	// above returns the play from p, from which the search of a part comes, to where that begins.
	above func(p Pos) []Pos
}

// newSearch begins a search, unless ctx is done.
func (s *Solver[Pos, V]) newSearch(ctx context.Context) (*search[Pos, V], error) {
	if ctx.Err() != nil {
		return nil, context.Cause(ctx)
	}
	h := &search[Pos, V]{rules: newRules(s.Game), ctx: ctx, most: s.Limits.MaxPositions(), progress: s.Progress, seed: maphash.MakeSeed()}
	h.bounder, _ = s.Game.(Bounder[Pos, V])
	return h, h.checkUnending()
}

// kid is a position to which a move leads, as its representative.
type kid[Pos comparable, V Payoff[V]] struct {
	p         Pos
	hash      uint64
	s         span[V] // as the position sees it from which the move leads
	isSwapped bool    // the representative has the players swapped
	isEnd     bool    // play has ended there, as far as one knows without looking at the moves
	move      int     // the number of the move
	estimate  int     // as the player to move sees it
}

// glance returns what can be said of p without looking at its moves. A game that must list the moves to see whether
// play has ended is not asked that.
func (h *search[Pos, V]) glance(p Pos) (k kid[Pos, V], err error) {
	k.p, k.isSwapped = h.normalize(p)
	if h.lister == nil {
		if v, ok, err := h.ended(k.p); ok {
			if err != nil {
				return k, err
			}
			k.s, k.isEnd = exactly(v), true
			if k.isSwapped {
				k.s = k.s.swapped()
			}
			return k, nil
		}
	}
	if h.bounder != nil {
		if least, most, ok := h.bounder.Bounds(k.p); ok {
			if least.Compare(most) > 0 {
				return k, gameError(k.p, fmt.Sprintf("its bounds are %v and %v", least, most))
			}
			k.s = span[V]{least, most, true, true}
			if k.isSwapped {
				k.s = k.s.swapped()
			}
		}
	}
	k.hash = h.hash(k.p)
	return k, nil
}

// loopError returns the error for a play along path that comes back to itself. Of each element at returns the position,
// and whether that is where the play comes back to. If it comes back to none of them, the path is that of a part of the
// search, and above returns the play that led from there to the path; where there are no parts, above is nil.
func loopError[T, Pos any](path *stack[T], mayLoop bool, at func(x *T) (p Pos, isBack bool), above func() []Pos) error {
	var cycle []Pos
	from := -1
	for x := range path.all() {
		p, isBack := at(x)
		if isBack && from < 0 {
			from = len(cycle)
		}
		cycle = append(cycle, p)
	}
	if from < 0 {
		cycle, from = append(above(), cycle...), 0
	}
	return unendingError(texts(cycle[from:]), mayLoop)
}

// estimate returns how good p looks for who.
func (r *rules[Pos, V]) estimate(p Pos, who Player) int {
	e := r.estimator.Estimate(p)
	if who == Min {
		return -e
	}
	return e
}

// sort sorts moves of who by their estimates, the best ones first.
func (r *rules[Pos, V]) sort(moves []Pos, who Player) {
	if r.estimator == nil {
		return
	}
	estimates := make(map[Pos]int, len(moves))
	for _, q := range moves {
		estimates[q] = r.estimate(q, who)
	}
	slices.SortStableFunc(moves, func(p, q Pos) int { return cmp.Compare(estimates[q], estimates[p]) })
}

// stopped reports whether the context is done.
func (h *search[Pos, V]) stopped() bool { return h.ctx.Err() != nil }

// expand lists the moves from p, which is so deep, in h.moves.
func (h *search[Pos, V]) expand(p Pos, depth int) (who Player, v V, isEnd bool, err error) {
	if err := poll.Err(h.ctx, &h.steps); err != nil {
		return 0, v, false, err
	}
	if h.looked >= h.most {
		if h.isPart {
			return 0, v, false, errPause
		}
		return 0, v, false, &cgt.LimitError{What: "positions", Limit: h.most}
	}
	h.looked++
	if h.progress != nil && h.looked%cgt.ProgressEvery == 0 {
		h.progress(cgt.Stats{Positions: h.looked, Depth: depth})
	}
	if h.moves, who, v, isEnd, err = h.look(h.moves[:0], p); err == nil {
		err = poll.Many(h.ctx, &h.steps, len(h.moves))
	}
	return who, v, isEnd, err
}

// contradiction is the error that what is known of p cannot be.
func contradiction[Pos any](p Pos) error {
	return gameError(p, "what is known of its value contradicts itself, so that its bounds or its moves must be wrong")
}

func (h *search[Pos, V]) hash(p Pos) uint64 { return maphash.Comparable(h.seed, p) }
