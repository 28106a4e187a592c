package richman

import (
	"context"
	"fmt"
	"math/big"
	"slices"

	"github.com/cgt-go/sdk/internal/budget"
	"github.com/cgt-go/sdk/internal/poll"
)

// TurnSolution is the solution of a random-turn game: the same board, but who makes the next move is decided by a coin.
// It is immutable and safe for concurrent use.
type TurnSolution struct {
	g      *Graph
	w      weights
	values []fraction
	near   [2][]int
}

// RandomTurn solves the game in which a coin decides who moves next: Red with the given chance, which must be more than
// 0 and less than 1, with a denominator less than 2^31; nil stands for 1/2. For a fair coin the chance that Red wins is
// the Richman function, whatever the money. In a graph of [NewPartizanGraph] it is no matter whether it is an advantage
// to move.
//
// The errors are those of [Solver.Solve], and a [*RuleError] for a chance that is not allowed.
//
// Source: the Richman notes, §6; Y. Peres, O. Schramm, S. Sheffield, D. B. Wilson, Random-turn Hex and other selection
// games, American Mathematical Monthly 114 (2007).
func (s *Solver) RandomTurn(ctx context.Context, g *Graph, chance *big.Rat) (*TurnSolution, error) {
	w, err := weightsOf(chance)
	if err != nil {
		return nil, err
	}
	values, err := s.allValues(ctx, g, w)
	if err != nil {
		return nil, err
	}
	near, err := bestMoves(ctx, g, values)
	if err != nil {
		return nil, err
	}
	return &TurnSolution{g, w, values, near}, nil
}

func weightsOf(chance *big.Rat) (weights, error) {
	if chance == nil {
		return fair, nil
	}
	if chance.Sign() <= 0 || chance.Cmp(big.NewRat(1, 1)) >= 0 || chance.Denom().BitLen() > 31 {
		return weights{}, &RuleError{fmt.Sprintf("the chance that Red moves is %v, which is not between 0 and 1 with a denominator less than 2^31", chance.RatString())}
	}
	red := chance.Num().Uint64()
	return weights{uint32(chance.Denom().Uint64() - red), uint32(red)}, nil
}

// Graph returns the graph.
func (s *TurnSolution) Graph() *Graph { return s.g }

// Value returns the chance that Red wins from v if both play as well as possible, as a number of the caller's.
func (s *TurnSolution) Value(v int) *big.Rat { return s.values[v].rat() }

// Move returns where who should move from v: a positional strategy is the best there is, whatever the other one does.
// It is v itself at a terminal.
func (s *TurnSolution) Move(v int, who Player) int { return s.near[who][v] }

// Verify checks the solution as [Solution.Verify] does, with the weighted mean. Where the players have different moves
// it also checks that, if a player makes the moves of [TurnSolution.Move], the play leaves every set of vertices from
// which he has a chance to win, whatever the other one does.
func (s *TurnSolution) Verify(ctx context.Context) error {
	if s.g == nil {
		return missingGame()
	}
	if err := verify(ctx, s.g, s.values, s.near, s.w); err != nil || !s.g.isPartizan() {
		return err
	}
	at, from, err := s.g.before(ctx)
	if err != nil {
		return err
	}
	for who, moves := range s.near {
		only := *s.g // with one move of this player from each vertex
		only.own[who] = make([][]int, only.Len())
		for v, to := range moves {
			if only.color[v] == black {
				only.own[who][v] = []int{to}
			}
		}
		_, left, err := leaving(ctx, &only, s.values, Player(who), at, from)
		if err != nil {
			return err
		}
		if v := slices.Index(left, false); v >= 0 {
			return &VerifyError{s.g.Name(v), fmt.Sprintf("with the moves of %v play may go on for ever", Player(who))}
		}
	}
	return nil
}

// WinChance returns the chance that Red wins the random-turn game from each vertex, exactly, if the players always make
// the moves blue(v) and red(v) when they have to move from v; chance is the chance that Red moves, as for
// [Solver.RandomTurn]. It solves a Markov chain. A play that goes on for ever is not won.
//
// The error is a [*GraphError] for a move that there is not, or as for RandomTurn.
//
// Source: the Richman notes, §6.
func (s *Solver) WinChance(ctx context.Context, g *Graph, blue, red func(v int) int, chance *big.Rat) ([]*big.Rat, error) {
	w, err := weightsOf(chance)
	if err != nil {
		return nil, err
	}
	b := budget.New(ctx, s.Limits.steps())
	return s.winChance(g, blue, red, w, &b)
}

// winChance is WinChance with a budget.
func (s *Solver) winChance(g *Graph, blue, red func(v int) int, w weights, b *budget.Budget) ([]*big.Rat, error) {
	n := g.Len()
	var moves [2][]int
	for who, move := range [2]func(v int) int{blue, red} {
		moves[who] = make([]int, n)
		for v := range n {
			if !b.Look() {
				return nil, b.Err
			}
			if g.color[v] != black {
				continue
			}
			to := move(v)
			if !leads(g.moves(v, Player(who)), to) {
				return nil, &GraphError{Vertices: []string{g.Name(v)}, Msg: fmt.Sprintf("%v cannot move to %d", Player(who), to)}
			}
			moves[who][v] = to
		}
	}
	ends, err := comesToEnd(b.Ctx, g, moves)
	if err != nil {
		return nil, err
	}
	c := &component{w: w, words: s.Limits.words(), budget: b, exits: []fraction{zero, one}}
	out, local := make([]*big.Rat, n), make([]int32, n)
	var open []int
	for v := range n {
		if !b.Look() {
			return nil, b.Err
		}
		switch winner, isTerminal := g.Winner(v); {
		case isTerminal:
			out[v] = big.NewRat(int64(winner), 1)
		case !ends[v]: // nobody wins: the chance that Red does is 0, as if Blue did
			out[v] = new(big.Rat)
		default:
			local[v] = int32(c.n)
			c.n++
			open = append(open, v)
		}
	}
	if len(open) == 0 {
		return out, nil
	}
	var policy [2][]int32
	for who := range policy {
		for _, v := range open {
			if !b.Look() {
				return nil, b.Err
			}
			to := moves[who][v]
			j := local[to]
			if x := out[to]; x != nil { // an exit
				j = int32(c.n + x.Sign())
			}
			policy[who] = append(policy[who], j)
		}
	}
	values, ok, err := c.evaluate(policy)
	if err != nil {
		return nil, err
	}
	if !ok {
		return nil, errSingular
	}
	for i, v := range open {
		if !b.Look() {
			return nil, b.Err
		}
		out[v] = values[i].rat()
	}
	return out, nil
}

// comesToEnd reports from which vertices play can come to a terminal if the players always make these moves. The error
// is the cause of ctx.
func comesToEnd(ctx context.Context, g *Graph, moves [2][]int) ([]bool, error) {
	before := make([][]int32, g.Len())
	ends := make([]bool, g.Len())
	var queue []int32
	steps := 0
	for v := range ends {
		if err := poll.Err(ctx, &steps); err != nil {
			return nil, err
		}
		if g.color[v] != black {
			ends[v] = true
			queue = append(queue, int32(v))
			continue
		}
		for who := range moves {
			to := moves[who][v]
			before[to] = append(before[to], int32(v))
		}
	}
	for ; len(queue) > 0; queue = queue[1:] {
		for _, v := range before[queue[0]] {
			if err := poll.Err(ctx, &steps); err != nil {
				return nil, err
			}
			if !ends[v] {
				ends[v] = true
				queue = append(queue, v)
			}
		}
	}
	return ends, nil
}
