package zermelo

import (
	"context"
	"fmt"

	"github.com/cgt-go/sdk/cgt"
)

// Method is a way to solve a game.
type Method uint8

// The methods.
const (
	// Auto chooses: [Induction] if every play ends, and [Retrograde] if the game is [Unending].
	Auto Method = iota
	// Induction goes down from the start and back up, as far as play is long, and remembers what it has found. It needs that every play ends: a cycle is an error.
	// It asks for the moves of each position once, and keeps a position and 8 bytes.
	Induction
	// Retrograde lists the positions with their moves first, and then goes back from the ends. It is for games that need not end, and keeps 8 bytes more for each
	// move while it works.
	Retrograde
	// AlphaBeta searches for the value of one position and looks only at what matters for it, with a table of bounded size: for games whose positions are too many to list. It needs that every play ends.
	// [Estimator], [Bounder] and [cgt.Normalizer] make it faster.
	AlphaBeta
	// ProofNumber is another such search. It goes where fewest positions have to be settled, and is best at questions whether somebody wins where play is often forced.
	ProofNumber
)

// isSearch reports whether m is for the value of one position.
func (m Method) isSearch() bool { return m == AlphaBeta || m == ProofNumber }

// String returns the name of the method.
func (m Method) String() string {
	switch m {
	case Auto:
		return "Auto"
	case Induction:
		return "Induction"
	case Retrograde:
		return "Retrograde"
	case AlphaBeta:
		return "AlphaBeta"
	case ProofNumber:
		return "ProofNumber"
	}
	return fmt.Sprintf("Method(%d)", uint8(m))
}

// Solver solves games. Set Game; the other fields may stay zero. A Solver keeps nothing from one call to the next.
type Solver[Pos comparable, V Payoff[V]] struct {
	// Game is the game to solve. If it is a [cgt.Normalizer], positions that are alike are solved once; a position whose representative has the players swapped must be worth
	// the negative of it, and payoffs must be [Signed].
	Game Game[Pos, V]
	// Method is how to solve it.
	Method Method
	// Limits bounds the number of different positions. For a search method it bounds how often a position is looked at, the same one or another.
	Limits cgt.Limits
	// Table is the most positions that a search method remembers; 0 means [DefaultTable], and a negative number no limit. Those of the play being looked at are always remembered. Memory for one is that of two
	// positions and four payoffs, or less, and at times twice that; a table begins small.
	Table int
	// Goroutines is how many goroutines may work on one call, including the caller's; less than 2 means no other, and more than 256 is as 256. With others, positions are
	// listed as by [Retrograde]. They help where it takes long to list moves. Answers and errors are the same for any number. A search method works alone.
	Goroutines int
	// Progress, if not nil, is called after every [cgt.ProgressEvery] new positions, by the goroutine of the caller.
	Progress func(cgt.Stats)
}

// Solve finds the value of every position that can be reached from start, with the solver that has only the game set.
func Solve[Pos comparable, V Payoff[V]](ctx context.Context, game Game[Pos, V], start Pos) (*Solution[Pos, V], error) {
	s := Solver[Pos, V]{Game: game}
	return s.Solve(ctx, start)
}

// Solve finds the value of every position that can be reached from start: what Max gets if both play as well as possible. It exists by Zermelo's theorem. Time and
// memory are in proportion to the positions and moves.
//
// The error is a [*cgt.LimitError] if there are too many positions, a [*cgt.LoopError] with the cycle if play need not end and the game is not [Unending], a [*GameError] if
// the game breaks its contract, and the cause of ctx when that is done. It is a [*MethodError] if the method is for single positions: that is what [Solver.Value], [Solver.AtLeast] and [Solver.Prove] are for.
// Solve panics if Game is nil, or if Method is none.
//
// Sources: E. Zermelo, Über eine Anwendung der Mengenlehre auf die Theorie des Schachspiels, 1913; A. Shen, Games and strategies from the viewpoint of mathematics, §9;
// K. Thompson, Retrograde analysis of certain endgames, ICCA Journal 9, 1986, for games with cycles.
func (s *Solver[Pos, V]) Solve(ctx context.Context, start Pos) (*Solution[Pos, V], error) {
	w := &work[Pos, V]{
		rules: newRules(s.Game), ctx: ctx, table: newTable[Pos](),
		most: min(s.Limits.MaxPositions(), mostPositions), progress: s.Progress,
	}
	w.payoffs = newPayoffs(w.hurry, w.mayLoop)
	if ctx.Err() != nil {
		return nil, context.Cause(ctx)
	}
	m := s.method(w.mayLoop)
	if m.isSearch() {
		return nil, &MethodError{m, "does not find the values of all positions: ask for one with Value or Prove, or use Induction"}
	}
	root, isSwapped := w.normalize(start)
	w.isSwapped = isSwapped
	if err := w.solve(m, s.Goroutines, root); err != nil {
		return nil, err
	}
	if w.normalizer != nil && w.isSigned {
		w.payoffs.close() // a Solution only reads
	}
	return &Solution[Pos, V]{rules: w.rules, start: start, table: w.table, labels: w.labels, payoffs: w.payoffs}, nil
}

// method returns the method for a game that may loop or not.
func (s *Solver[Pos, V]) method(mayLoop bool) Method {
	switch {
	case s.Method > ProofNumber:
		panic(fmt.Errorf("zermelo: %v is no method", s.Method))
	case s.Method != Auto:
		return s.Method
	case mayLoop:
		return Retrograde
	}
	return Induction
}

// work is one call of [Solver.Solve].
type work[Pos comparable, V Payoff[V]] struct {
	rules[Pos, V]
	ctx      context.Context
	most     int // positions
	progress func(cgt.Stats)
	steps    int
	// isSwapped is whether the players have changed places at the start.
	isSwapped bool

	table   *table[Pos]
	labels  []label // of the positions of the table
	payoffs *payoffs[V]
}

// solve labels what can be reached from root, which is normalised.
func (w *work[Pos, V]) solve(m Method, goroutines int, root Pos) error {
	switch {
	case m == Retrograde && w.mayLoop:
		g, err := w.explore(goroutines, root)
		if err != nil {
			return err
		}
		return w.retrograde(g)
	case m == Retrograde || goroutines > 1:
		g, err := w.explore(goroutines, root)
		if err != nil {
			return err
		}
		if ok, err := w.peel(g); ok || err != nil {
			return err
		}
		// There is a cycle, and induction names it.
		w.table, w.labels = newTable[Pos](), nil
		return w.induction(root)
	}
	return w.induction(root)
}

// add returns the number of p, which is normalised and has the given hash, and whether it is new. The depth is that of the one who asks.
func (w *work[Pos, V]) add(p Pos, hash uint64, depth int) (id uint32, isNew bool, err error) {
	if id, ok := w.table.find(p, hash); ok {
		return id, false, nil
	}
	n := len(w.table.keys)
	if n >= w.most {
		return 0, false, &cgt.LimitError{What: "positions", Limit: w.most}
	}
	id = w.table.add(p, hash)
	w.labels = append(w.labels, label{})
	if n++; w.progress != nil && n%cgt.ProgressEvery == 0 {
		w.progress(cgt.Stats{Positions: n, Depth: depth})
	}
	return id, true, nil
}

// pollEvery is the number of steps after which a solver looks whether its context is done.
const pollEvery = 1 << 8

func poll(ctx context.Context, steps *int) error {
	if *steps++; *steps%pollEvery == 1 && ctx.Err() != nil {
		return context.Cause(ctx)
	}
	return nil
}
