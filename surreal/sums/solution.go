package sums

import (
	"context"
	"encoding/binary"
	"fmt"
	"math/rand/v2"
	"slices"

	"github.com/cgt-go/sdk/cgt"
	"github.com/cgt-go/sdk/internal/limit"
	"github.com/cgt-go/sdk/internal/visible"
)

// Solution says who wins a sum and by which moves, with a strategy for it.
type Solution struct {
	Sum     []Component
	First   cgt.Player // begins
	Winner  cgt.Player
	Winning []Move // all moves of First that win; there is one if and only if First is the Winner
	Losing  []Move // his other moves

	solver *Solver
}

// String returns who begins, who wins and by which moves, as in "Left first: Left wins by 0:#.|#. 2:2".
func (s *Solution) String() string {
	text := fmt.Sprintf("%v first: %v wins", s.First, s.Winner)
	for i, m := range s.Winning {
		if i == 0 {
			text += " by"
		}
		text += " " + m.String()
	}
	return text
}

// Solve finds who wins the sum of components if first begins, and all winning moves. Errors are those of
// [Solver.WinningMoves]. It panics if first is neither Left nor Right.
func (s *Solver) Solve(ctx context.Context, first cgt.Player, sum ...Component) (*Solution, error) {
	winning, err := s.WinningMoves(ctx, first, sum...)
	if err != nil {
		return nil, err
	}
	won := map[Move]bool{}
	for _, m := range winning {
		won[m] = true
	}
	sol := &Solution{Sum: slices.Clone(sum), First: first, Winner: first.Opponent(), Winning: winning, solver: s}
	if len(winning) > 0 {
		sol.Winner = first
	}
	for _, m := range Moves(first, sum...) {
		if !won[m] {
			sol.Losing = append(sol.Losing, m)
		}
	}
	return sol, nil
}

// Reply returns the first winning move of who in a sum, in the order of [Moves], if there is one: a strategy that wins
// every sum that can be won. It asks the [Solver] of the solution, and so must not be used while that is; a Solution
// that the caller has put together has a Solver of its own. Errors are those of [Solver.WinningMoves]. It panics if who
// is neither Left nor Right.
func (s *Solution) Reply(ctx context.Context, who cgt.Player, sum ...Component) (m Move, ok bool, err error) {
	if s.solver == nil {
		s.solver = new(Solver)
	}
	return s.solver.reply(ctx, who, sum)
}

// The limits that a zero in [VerifyLimits] stands for.
const (
	DefaultVerifyPositions = 100_000
	DefaultVerifyPlays     = 100
)

// VerifyLimits says how much [Solution.Verify] plays. A field that is 0 stands for its default, a negative one for no
// limit.
type VerifyLimits struct {
	// Positions is the number of different sums, with the loser of the play to move, up to which all replies are tried;
	// the default is [DefaultVerifyPositions].
	Positions int
	// Plays is the number of plays, for each first move, in which the loser moves at random, if there are more sums
	// than that; the default is [DefaultVerifyPlays].
	Plays int
}

// Verification says how a [Solution] was checked.
type Verification struct {
	Complete  bool // by every reply; otherwise by sampled play
	Positions int  // sums in which the loser of the play was to move
}

// String says how, as in "every reply to 116 sums".
func (v Verification) String() string {
	if v.Complete {
		return fmt.Sprintf("every reply to %d sums", v.Positions)
	}
	return fmt.Sprintf("some replies to %d sums", v.Positions)
}

// VerifyError reports a claim of a [Solution] that does not hold, or the strategy of its solver losing a play.
type VerifyError struct {
	Sum string     // where it does not hold, as text
	Who cgt.Player // the player who should move
	Msg string     // what is wrong
}

// Error returns the message in one line.
func (e *VerifyError) Error() string {
	return fmt.Sprintf("sums: at %s (%v): %s", visible.Text(e.Sum), e.Who, e.Msg)
}

// Verify checks that the moves of the solution are those of First, each of them once, and then its claims by play:
// after each winning move of First, and, by his opponent, after each losing one, the strategy of [Solution.Reply] is
// played against every reply that the rules allow, and wins if the other player in the end cannot move. The rules are
// asked for the moves of the components as they stand: how positions split, which are alike and what they are worth
// plays no part.
//
// A [Verification] that is Complete proves the solution: the plays that were tried are all that the strategy allows,
// and none of them comes back to a sum. If there are too many sums, the replies are sampled, the same ones each time,
// and no error means no more than that the strategy has won these plays: a wrong solution may pass.
//
// A claim that does not hold, or a play that the strategy loses or that comes back to where it was, is a
// [*VerifyError] that names the sum. A nimber in which the loser has more than 65,536 moves is a
// *[cgt.LimitError], as in [Solver.WinningMoves]. Other errors are those of [Solver.Wins].
func (s *Solution) Verify(ctx context.Context, limits VerifyLimits) (Verification, error) {
	v := verifier{Solution: s, ctx: ctx, numbers: map[Component]int{}, most: limit.Count(limits.Positions, DefaultVerifyPositions)}
	for _, who := range []cgt.Player{s.First, s.Winner} {
		if who > cgt.Right {
			return Verification{}, v.fail(s.Sum, who, "it is neither Left nor Right")
		}
	}
	if (len(s.Winning) > 0) != (s.Winner == s.First) {
		return Verification{}, v.fail(s.Sum, s.First, "the winner does not agree with the winning moves")
	}
	if err := v.checkMoves(); err != nil {
		return Verification{}, err
	}
	complete, err := v.playAll()
	if err != nil || complete {
		return Verification{complete, len(v.tasks)}, err
	}
	played, err := v.playSome(limit.Count(limits.Plays, DefaultVerifyPlays))
	return Verification{Positions: played}, err
}

// verifier is one check of a solution.
type verifier struct {
	*Solution
	ctx        context.Context
	numbers    map[Component]int
	components []Component // by their numbers
	tasks      []task
	most       int
}

// task is a sum that the player to move is to lose.
type task struct {
	key  string // of both; sums may be long, and keys are short
	next []int  // the tasks after each of his moves and the answer to it
}

// checkMoves checks that the moves of the solution are all moves of First, each of them once.
func (v *verifier) checkMoves() error {
	moves, err := v.moves(v.Sum, v.First)
	if err != nil {
		return err
	}
	missing := map[Move]bool{}
	for _, m := range moves {
		missing[m] = true
	}
	for _, m := range slices.Concat(v.Winning, v.Losing) {
		if !missing[m] {
			return v.fail(v.Sum, v.First, fmt.Sprintf("%v is no move, or is there twice", m))
		}
		delete(missing, m)
	}
	for _, m := range moves {
		if missing[m] {
			return v.fail(v.Sum, v.First, fmt.Sprintf("the move %v is missing", m))
		}
	}
	return nil
}

// moves returns the moves of who in a sum, unless there are too many.
func (v *verifier) moves(sum []Component, who cgt.Player) ([]Move, error) {
	if v.ctx.Err() != nil {
		return nil, context.Cause(v.ctx)
	}
	if err := tooManyMoves(who, sum); err != nil {
		return nil, err
	}
	return Moves(who, sum...), nil
}

// starts calls f with the sum after each first move and the player who is to lose it, who moves. It returns the first
// error.
func (v *verifier) starts(f func(sum []Component, loser cgt.Player) error) error {
	for _, m := range v.Winning {
		if err := f(m.In(v.Sum), v.First.Opponent()); err != nil {
			return err
		}
	}
	for _, m := range v.Losing {
		sum, err := v.answer(m.In(v.Sum), v.First.Opponent())
		if err == nil {
			err = f(sum, v.First)
		}
		if err != nil {
			return err
		}
	}
	return nil
}

// answer returns the sum after the move that the strategy makes for who.
func (v *verifier) answer(sum []Component, who cgt.Player) ([]Component, error) {
	m, ok, err := v.Reply(v.ctx, who, sum...)
	if err != nil {
		return nil, err
	}
	if !ok {
		return nil, v.fail(sum, who, "the strategy has no answer")
	}
	return m.In(sum), nil
}

func (v *verifier) fail(sum []Component, who cgt.Player, msg string) error {
	return &VerifyError{fmt.Sprint(sum), who, msg}
}

// playAll tries all replies, and reports whether there were few enough.
func (v *verifier) playAll() (complete bool, err error) {
	numbers := map[string]int{} // of tasks
	add := func(sum []Component, loser cgt.Player) int {
		key := v.key(sum, loser)
		n, ok := numbers[key]
		if !ok {
			n = len(v.tasks)
			numbers[key] = n
			v.tasks = append(v.tasks, task{key: key})
		}
		return n
	}
	if err := v.starts(func(sum []Component, loser cgt.Player) error {
		add(sum, loser)
		return nil
	}); err != nil {
		return false, err
	}
	for i := 0; i < len(v.tasks); i++ {
		if len(v.tasks) > v.most {
			return false, nil
		}
		sum, loser := v.decode(v.tasks[i].key)
		moves, err := v.moves(sum, loser)
		if err != nil {
			return false, err
		}
		next := make([]int, 0, len(moves))
		for _, m := range moves {
			after, err := v.answer(m.In(sum), loser.Opponent())
			if err != nil {
				return false, err
			}
			next = append(next, add(after, loser))
		}
		v.tasks[i].next = next
	}
	return true, v.checkEnds()
}

// checkEnds checks that no play of the tasks comes back to one of them.
func (v *verifier) checkEnds() error {
	before := make([][]int, len(v.tasks))
	open := make([]int, len(v.tasks)) // how many of the next ones are not known to end
	var ends []int
	for i, t := range v.tasks {
		open[i] = len(t.next)
		if len(t.next) == 0 {
			ends = append(ends, i)
		}
		for _, j := range t.next {
			before[j] = append(before[j], i)
		}
	}
	for len(ends) > 0 {
		j := ends[len(ends)-1]
		ends = ends[:len(ends)-1]
		for _, i := range before[j] {
			if open[i]--; open[i] == 0 {
				ends = append(ends, i)
			}
		}
	}
	if i := slices.IndexFunc(open, func(n int) bool { return n > 0 }); i >= 0 {
		sum, loser := v.decode(v.tasks[i].key)
		return v.fail(sum, loser, "the strategy does not end the play")
	}
	return nil
}

// key returns a key of a sum and the player to move. The order of components does not matter.
func (v *verifier) key(sum []Component, who cgt.Player) string {
	numbers := make([]int, len(sum))
	for i, c := range sum {
		n, ok := v.numbers[c]
		if !ok {
			n = len(v.components)
			v.numbers[c] = n
			v.components = append(v.components, c)
		}
		numbers[i] = n
	}
	slices.Sort(numbers)
	key := binary.AppendUvarint(nil, uint64(who))
	for _, n := range numbers {
		key = binary.AppendUvarint(key, uint64(n))
	}
	return string(key)
}

// decode returns the sum and the player that a key is of, the components in the order in which they were met.
func (v *verifier) decode(key string) (sum []Component, who cgt.Player) {
	rest := []byte(key)
	read := func() int {
		x, n := binary.Uvarint(rest)
		rest = rest[n:]
		return int(x)
	}
	who = cgt.Player(read())
	for len(rest) > 0 {
		sum = append(sum, v.components[read()])
	}
	return sum, who
}

// playSome plays the given number of plays after each first move, with random replies, and returns how many sums the
// loser was to move in.
func (v *verifier) playSome(plays int) (played int, err error) {
	random := rand.New(rand.NewPCG(1, 2))
	err = v.starts(func(start []Component, loser cgt.Player) error {
		for range plays {
			sum := start
			seen := map[string]bool{}
			for {
				played++
				key := v.key(sum, loser)
				if seen[key] {
					return v.fail(sum, loser, "the strategy does not end the play")
				}
				seen[key] = true
				moves, err := v.moves(sum, loser)
				if err != nil {
					return err
				}
				if len(moves) == 0 {
					break
				}
				if sum, err = v.answer(moves[random.IntN(len(moves))].In(sum), loser.Opponent()); err != nil {
					return err
				}
			}
		}
		return nil
	})
	return played, err
}
