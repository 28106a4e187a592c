package extensive

import (
	"context"
	"math/big"
	"slices"

	"github.com/cgt-go/sdk/cgt"
	"github.com/cgt-go/sdk/matrixgame"
)

// MaxPlans is the largest number of plans of a player in a [NormalForm].
const MaxPlans = 1 << 10

// NormalForm is a game as a matrix: each player chooses a plan beforehand, which says what he does in each set that he
// may come to. In sets that his own plan keeps him from, the plan has the first move, so that plans that play alike are
// counted once; it is called the reduced normal form.
type NormalForm struct {
	Matrix *matrixgame.Matrix
	// Rows are the plans of Max, and Columns those of Min, in lexicographic order.
	Rows, Columns []Strategy
}

// NormalForm lists all plans of both players with the payoffs. The number of plans grows exponentially with that of the
// sets. The error is a [*cgt.LimitError] if a player has more than [MaxPlans] plans, or the cause of ctx.
func (g *Game) NormalForm(ctx context.Context) (*NormalForm, error) {
	f := &NormalForm{}
	var plans [2][]Strategy
	var makes [2][][]int // the plans that make each sequence
	for who := range plans {
		list, err := g.plans(ctx, Player(who))
		if err != nil {
			return nil, err
		}
		makes[who] = make([][]int, g.sequences[who])
		for i, p := range list {
			plans[who] = append(plans[who], g.pure(Player(who), p))
			for q, isMade := range g.made(Player(who), p) {
				if isMade {
					makes[who][q] = append(makes[who][q], i)
				}
			}
		}
	}
	f.Rows, f.Columns = plans[Max], plans[Min]
	rows := make([][]*big.Rat, len(f.Rows))
	for i := range rows {
		rows[i] = make([]*big.Rat, len(f.Columns))
		for j := range rows[i] {
			rows[i][j] = new(big.Rat)
		}
	}
	var t big.Rat
	for _, l := range g.ends {
		if ctx.Err() != nil {
			return nil, context.Cause(ctx)
		}
		t.Mul(l.chance, l.payoff)
		for _, i := range makes[Max][l.sequences[Max]] {
			for _, j := range makes[Min][l.sequences[Min]] {
				rows[i][j].Add(rows[i][j], &t)
			}
		}
	}
	m, err := matrixgame.NewMatrix(rows)
	f.Matrix = m
	return f, err
}

// plans lists the plans of a player, each as a move for each set. The error is a [*cgt.LimitError] or the cause of ctx.
func (g *Game) plans(ctx context.Context, who Player) ([][]int, error) {
	plans := [][]int{make([]int, len(g.sets[who]))}
	for k, s := range g.sets[who] {
		var next [][]int
		for _, p := range plans {
			if ctx.Err() != nil {
				return nil, context.Cause(ctx)
			}
			moves := len(s.moves)
			if !g.made(who, p[:k])[s.parent] {
				moves = 1
			}
			for m := range moves {
				if len(next) == MaxPlans {
					return nil, &cgt.LimitError{What: "plans", Limit: MaxPlans}
				}
				q := slices.Clone(p)
				q[k] = m
				next = append(next, q)
			}
		}
		plans = next
	}
	return plans, nil
}

// made reports which sequences are made by the moves in the first sets.
func (g *Game) made(who Player, moves []int) []bool {
	made := make([]bool, g.sequences[who])
	made[0] = true
	for k, m := range moves {
		s := g.sets[who][k]
		made[s.first+m] = made[s.parent]
	}
	return made
}
