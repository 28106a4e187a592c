package zermelo

import (
	"context"
	"errors"
	"fmt"

	"github.com/cgt-go/sdk/cgt"
)

// Method is a way to solve a game.
type Method uint8

// The methods.
const (
	// Auto chooses: [Indexed] if the game is an [Indexer] that does not have more numbers than [cgt.Limits] allows
	// positions, and if what it finds fits into two bytes; or else [Induction] if every play ends, and [Retrograde] if
	// the game is [Unending]. For questions about one position, as of [Solver.Value], it chooses [AlphaBeta] if every
	// play ends.
	Auto Method = iota
	// Induction goes down from the start and back up, as far as play is long, and remembers what it has found. It needs
	// that every play ends: a cycle is an error. It asks for the moves of each position once, and keeps a position and
	// 13 to 19 bytes.
	Induction
	// Retrograde lists the positions with their moves first, and then goes back from the ends. It is for games that
	// need not end, and while it works keeps 8 bytes more for each move and 12 for each position.
	Retrograde
	// Indexed keeps nothing but two bytes for each number of an [Indexer], and while it works some more for the
	// positions at one distance. It goes down and back up if every play ends. If the game is [Unending], it goes back
	// from the ends, by taking moves back if the game is a [Retractor], or else by asking for the moves of all
	// positions that are left, once for each distance. There may be at most 2³¹−1 numbers, 15 different payoffs, and
	// 4,094 moves to an end, and if the game is Unending, 2,046 moves from a position; where there are more, the error
	// is a [*cgt.LimitError].
	Indexed
	// AlphaBeta searches for the value of one position and looks only at what matters for it, with a table of bounded
	// size: for games whose positions are too many to list. It needs that every play ends. [Estimator], [Bounder] and
	// [cgt.Normalizer] make it faster.
	AlphaBeta
	// ProofNumber is another such search. It goes where fewest positions have to be settled, and is best at questions
	// whether somebody wins where play is often forced.
	ProofNumber
	// Deepening looks 0, 1, 2, … moves ahead, and so finds short wins first. It is for games that need not end as well,
	// where it finds whatever can be forced in some number of moves, such as a mate, without listing positions; but of
	// a position that is worth a play without end it finds nothing, until it reaches a limit. [Solver.Deepen] shows
	// what is known after each number of moves. If play lasts very long, other methods are faster.
	Deepening
)

// isSearch reports whether m is for the value of one position.
func (m Method) isSearch() bool { return m >= AlphaBeta && m <= Deepening }

// String returns the name of the method.
func (m Method) String() string {
	switch m {
	case Auto:
		return "Auto"
	case Induction:
		return "Induction"
	case Retrograde:
		return "Retrograde"
	case Indexed:
		return "Indexed"
	case AlphaBeta:
		return "AlphaBeta"
	case ProofNumber:
		return "ProofNumber"
	case Deepening:
		return "Deepening"
	}
	return fmt.Sprintf("Method(%d)", uint8(m))
}

// Solver solves games. Set Game; the other fields may stay zero. A Solver keeps nothing from one call to the next.
type Solver[Pos comparable, V Payoff[V]] struct {
	// Game is the game to solve. If it is a [cgt.Normalizer], positions that are alike are solved once; a position
	// whose representative has the players swapped must be worth the negative of it, and payoffs must be [Signed]. All
	// positions that are alike must have the same representative, also those that are alike to themselves with the
	// players swapped.
	Game Game[Pos, V]
	// Method is how to solve it.
	Method Method
	// Limits bounds the number of different positions. For a search method it bounds how often a position is looked at,
	// the same one or another.
	Limits cgt.Limits
	// Table is the most positions that a search method remembers; 0 means [DefaultTable], and a negative number no
	// limit. Those of the play being looked at are always remembered. A table begins small; for each position it needs
	// a bit more memory than for one or two positions and two or four payoffs, with [Deepening] four payoffs and about
	// 30 bytes, and while it grows or forgets up to twice that.
	Table int
	// Goroutines is how many goroutines may work on one call, including the caller's; less than 2 means no other, and
	// more than 256 is as 256. With others, positions are listed as by [Retrograde]. They help where it takes long to
	// list moves, and with [Indexed]. If something is wrong with a game in which every play ends, one goroutine looks
	// for it again alone. Answers and errors are the same for any number.
	//
	// [AlphaBeta] and [ProofNumber] share a question whether a value is at least so much, of which [Solver.Value] asks
	// some, if it takes more than 65,536 looks at positions, among at most 8 goroutines; [Deepening] works alone. While
	// they do, they remember up to twice as many positions as Table says, and report progress only after each round of
	// jobs. The value, the answer of [Solver.AtLeast], and that a [Proof] can be verified, are the same for any number
	// of goroutines. All else is the same for any number from 2 on, and for one goroutine too if no question takes so
	// long: which positions are looked at, and so whether Limits are reached, which cycle or other mistake of the game
	// is met, and which of several good moves a Proof makes.
	Goroutines int
	// Progress, if not nil, is called after every [cgt.ProgressEvery] new positions, by the goroutine of the caller.
	Progress func(cgt.Stats)
}

// Solve finds the value of every position that can be reached from start, with the solver that has only the game set.
func Solve[Pos comparable, V Payoff[V]](ctx context.Context, game Game[Pos, V], start Pos) (*Solution[Pos, V], error) {
	s := Solver[Pos, V]{Game: game}
	return s.Solve(ctx, start)
}

// Solve finds the value of every position that can be reached from start: what Max gets if both play as well as
// possible. It exists by Zermelo's theorem. Time and memory are in proportion to the positions and moves.
//
// The error is a [*cgt.LimitError] if there are too many positions, a [*cgt.LoopError] with the cycle if play need not
// end and the game is not [Unending], or is, but the method is [Induction], a [*GameError] if the game breaks its
// contract, and the cause of ctx when that is done. It is a [*MethodError] if the method is for single positions: that
// is what [Solver.Value], [Solver.AtLeast] and [Solver.Prove] are for; or if it is [Indexed] and the Size of the game
// is not positive. Solve panics if Game is nil, if Method is none, if it is [Indexed] and the game is no
// [Indexer], or if the game lets the players change places and payoffs are not [Signed].
//
// Sources: E. Zermelo, Über eine Anwendung der Mengenlehre auf die Theorie des Schachspiels, 1913; A. Shen, Games and
// strategies from the viewpoint of mathematics, §9; K. Thompson, Retrograde analysis of certain endgames, ICCA Journal
// 9, 1986, for games with cycles.
func (s *Solver[Pos, V]) Solve(ctx context.Context, start Pos) (*Solution[Pos, V], error) {
	w, m, err := s.begin(ctx)
	if err != nil {
		return nil, err
	}
	if m.isSearch() {
		return nil, &MethodError{m, "does not find the values of all positions: ask for one with Value or Prove, or use Induction"}
	}
	root, isSwapped := w.normalize(start)
	w.isSwapped = isSwapped
	err = w.solve(m, s.Goroutines, root)
	if limit := (*cgt.LimitError)(nil); m == Indexed && s.Method == Auto && errors.As(err, &limit) {
		// The numbers are not too many, so that something else is, and other methods can do without the index.
		w.payoffs = newPayoffs(w.hurry, w.mayLoop)
		err = w.solve(byPlay(w.mayLoop), s.Goroutines, root)
	}
	if err != nil {
		return nil, err
	}
	return w.solution(start, false), nil
}

// SolveAll finds the values of all positions of an [Indexer], whether they can be reached from one another or not. It
// is [Solver.Solve] with the method [Indexed] otherwise, and further panics if the game is no Indexer, or Method is one
// that needs no numbers. A game in which no number has a position is an error, a [*GameError].
func (s *Solver[Pos, V]) SolveAll(ctx context.Context) (*Solution[Pos, V], error) {
	all := *s
	if all.Method == Auto {
		all.Method = Indexed
	}
	w, m, err := all.begin(ctx)
	if err != nil {
		return nil, err
	}
	if m != Indexed {
		panic(fmt.Errorf("zermelo: SolveAll with the method %v", m))
	}
	start, err := w.solveAll(s.Goroutines)
	if err != nil {
		return nil, err
	}
	return w.solution(start, true), nil
}

// begin returns what a call needs, and the method.
func (s *Solver[Pos, V]) begin(ctx context.Context) (w *work[Pos, V], m Method, err error) {
	w = &work[Pos, V]{rules: newRules(s.Game), ctx: ctx, most: min(s.Limits.MaxPositions(), mostPositions), progress: s.Progress}
	w.payoffs = newPayoffs(w.hurry, w.mayLoop)
	if err := w.checkUnending(); err != nil {
		return nil, 0, err
	}
	switch m = s.Method; {
	case m > Deepening:
		panic(fmt.Errorf("zermelo: %v is no method", m))
	case m == Indexed && w.indexer == nil:
		panic(fmt.Errorf("zermelo: the method Indexed for a game that is no Indexer"))
	case m == Indexed && w.indexer.Size() <= 0:
		return nil, 0, &MethodError{m, fmt.Sprintf("needs numbers for the positions, and the game has none: its Size is %d", w.indexer.Size())}
	case m == Auto:
		m = byPlay(w.mayLoop)
		if w.indexer != nil {
			if n := w.indexer.Size(); 0 < n && n <= w.most {
				m = Indexed
			}
		}
	}
	if ctx.Err() != nil {
		return nil, 0, context.Cause(ctx)
	}
	return w, m, nil
}

// byPlay returns the method for a game without numbers.
func byPlay(mayLoop bool) Method {
	if mayLoop {
		return Retrograde
	}
	return Induction
}

// work is one call of a [Solver].
type work[Pos comparable, V Payoff[V]] struct {
	rules[Pos, V]
	ctx      context.Context
	most     int // positions
	progress func(cgt.Stats)
	steps    int
	// isSwapped is whether the players have changed places at the start.
	isSwapped bool

	store   store[Pos]
	payoffs *payoffs[V]

	// If several goroutines go down, which one this is, and how many there are.
	goroutine, goroutines int
}

// solve labels what can be reached from root, which is normalised.
func (w *work[Pos, V]) solve(m Method, goroutines int, root Pos) error {
	if m == Indexed {
		d, err := newDense(w.indexer, w.most)
		if err != nil {
			return err
		}
		w.store = d
		if w.mayLoop {
			return w.tabulate(d, goroutines, root)
		}
		return w.induce(d, goroutines, root, false)
	}
	h := newHashed[Pos](w.ctx, w.most)
	w.store = h
	if m == Induction && goroutines < 2 {
		return w.induction(root)
	}
	g, err := w.explore(h, goroutines, root)
	switch {
	case err == nil && w.mayLoop && m == Retrograde:
		return w.retrograde(h, g)
	case err == nil:
		if ok, err := w.peel(h, g); ok || err != nil {
			return err
		}
		// There is a cycle, and induction names it.
	case m == Retrograde || w.ctx.Err() != nil:
		return err
	}
	// The error is to be the one that induction finds first, also with one goroutine.
	w.store = newHashed[Pos](w.ctx, w.most)
	return w.induction(root)
}

// solveAll labels all positions that have numbers, and returns the first one.
func (w *work[Pos, V]) solveAll(goroutines int) (first Pos, err error) {
	d, err := newDense(w.indexer, w.most)
	if err != nil {
		return first, err
	}
	w.store = d
	if w.mayLoop {
		err = w.tabulateAll(d, goroutines)
	} else {
		err = w.induce(d, goroutines, first, true)
	}
	if err != nil {
		return first, err
	}
	if d.n == 0 {
		return first, &GameError{"every number", "no position has it"}
	}
	err = d.each(func(p Pos, _ label) error {
		first = p
		return errEnough
	})
	if err != errEnough {
		return first, err
	}
	return first, nil
}

// solution returns what has been found.
func (w *work[Pos, V]) solution(start Pos, isAll bool) *Solution[Pos, V] {
	if w.normalizer != nil && w.isSigned {
		w.payoffs.close() // a Solution only reads
	}
	return &Solution[Pos, V]{rules: w.rules, start: start, isAll: isAll, store: w.store, payoffs: w.payoffs}
}

// add adds positions, which are normalised, to the store. The depth is that of the one who asks.
func (w *work[Pos, V]) add(moves []move[Pos], depth int) error {
	before := w.store.len()
	err := w.store.add(moves)
	w.report(w.store.len()-before, depth)
	return err
}

// addOne is add for one position, and returns what the store calls it.
func (w *work[Pos, V]) addOne(p Pos, depth int) (id uint32, err error) {
	moves := [1]move[Pos]{{p: p}}
	err = w.add(moves[:], depth)
	return moves[0].id, err
}

// report reports progress if the last n positions call for it.
func (w *work[Pos, V]) report(n, depth int) {
	if w.progress == nil {
		return
	}
	now := w.store.len()
	for at := (now - n) / cgt.ProgressEvery; at < now/cgt.ProgressEvery; at++ {
		w.progress(cgt.Stats{Positions: (at + 1) * cgt.ProgressEvery, Depth: depth})
	}
}
