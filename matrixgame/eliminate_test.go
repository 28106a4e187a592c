package matrixgame_test

import (
	"context"
	"errors"
	"math/big"
	"slices"
	"testing"

	"github.com/cgt-go/sdk/cgt"
	"github.com/cgt-go/sdk/internal/simplex"
	"github.com/cgt-go/sdk/matrixgame"
	"pgregory.net/rapid"
)

// isBestReply reports whether a row is a best reply to some mixture of the columns that are left, among the rows that are left, by a linear program.
func isBestReply(t *rapid.T, m *matrixgame.Matrix, row int, rows, columns []int) bool {
	zero := new(big.Rat)
	p := simplex.Program{Objective: slices.Repeat([]*big.Rat{zero}, len(columns))}
	p.Constraints = []simplex.Constraint{{Left: slices.Repeat([]*big.Rat{big.NewRat(1, 1)}, len(columns)), Relation: simplex.Equal, Bound: big.NewRat(1, 1)}}
	for _, i := range rows {
		c := simplex.Constraint{Relation: simplex.AtLeast, Bound: zero}
		for _, j := range columns {
			c.Left = append(c.Left, new(big.Rat).Sub(m.At(row, j), m.At(i, j)))
		}
		p.Constraints = append(p.Constraints, c)
	}
	r, err := p.Solve(context.Background(), 0)
	if err != nil {
		t.Fatal(err)
	}
	return r.Status == simplex.Optimal
}

// What is rationalizable is what is left when choices are taken out that are never best replies.
func TestRationalizable(t *testing.T) {
	shrunk := 0
	rapid.Check(t, func(t *rapid.T) {
		g := drawBimatrix(t, 4)
		left := [2][]int{}
		for i := range g.Rows() {
			left[0] = append(left[0], i)
		}
		for j := range g.Columns() {
			left[1] = append(left[1], j)
		}
		payoffs := [2]*matrixgame.Matrix{g.Payoffs(matrixgame.Row), g.Payoffs(matrixgame.Column).Transpose()}
		for again := true; again; {
			next := left
			for who := range left {
				next[who] = nil
				for _, k := range left[who] {
					if isBestReply(t, payoffs[who], k, left[who], left[1-who]) {
						next[who] = append(next[who], k)
					}
				}
			}
			again = len(next[0]) < len(left[0]) || len(next[1]) < len(left[1])
			left = next
		}
		if len(left[0]) < g.Rows() {
			shrunk++
		}
		rows, columns, err := matrixgame.Rationalizable(context.Background(), g)
		if err != nil || !slices.Equal(rows, left[0]) || !slices.Equal(columns, left[1]) {
			t.Errorf("%v\nleaves %v and %v: %v; want %v", g, rows, columns, err, left)
		}
	})
	if shrunk == 0 {
		t.Error("no game got smaller")
	}
}

// Steps are right; strict ones do not depend on the order and keep all equilibria, weak ones lose none but those of what was taken out.
func TestEliminate(t *testing.T) {
	steps := map[bool]int{}
	rapid.Check(t, func(t *rapid.T) {
		g := drawGame(t)
		el := matrixgame.Eliminator{Weak: rapid.Bool().Draw(t, "weak"), Pure: rapid.Bool().Draw(t, "pure")}
		e, err := el.Eliminate(context.Background(), g)
		if err != nil {
			t.Fatal(err)
		}
		if err := e.Verify(); err != nil {
			t.Fatal(err)
		}
		steps[el.Weak] += len(e.Steps)
		var reduced [][]int
		for _, p := range e.Reduced().PureEquilibria() {
			for who, k := range p {
				p[who] = e.Left[who][k]
			}
			reduced = append(reduced, p)
		}
		all := g.PureEquilibria()
		if !el.Weak && !slices.EqualFunc(reduced, all, slices.Equal) {
			t.Fatalf("the pure equilibria are %v, and %v after elimination", all, reduced)
		}
		for _, p := range reduced {
			if !slices.ContainsFunc(all, func(q []int) bool { return slices.Equal(p, q) }) {
				t.Fatalf("%v is no equilibrium of the whole game", p)
			}
		}
		if el.Weak {
			return
		}
		// The same game with each player's choices in the opposite order.
		var backwards [][]int
		for who := range g.Players() {
			var all []int
			for k := g.Choices(who) - 1; k >= 0; k-- {
				all = append(all, k)
			}
			backwards = append(backwards, all)
		}
		other, err := el.Eliminate(context.Background(), g.Restricted(backwards))
		if err != nil {
			t.Fatal(err)
		}
		for who, left := range other.Left {
			var same []int
			for _, k := range left {
				same = append(same, backwards[who][k])
			}
			slices.Sort(same)
			if !slices.Equal(same, e.Left[who]) {
				t.Fatalf("%v is left, and in the opposite order %v", e.Left[who], same)
			}
		}
	})
	if steps[false] == 0 || steps[true] == 0 {
		t.Errorf("there were %v steps", steps)
	}
}

// A row that only a mixture dominates, and the ways in which a trail may be wrong.
func TestEliminateByMixture(t *testing.T) {
	g := bimatrix(t, [][]int64{{3, 0}, {0, 3}, {1, 1}}, [][]int64{{0, 0}, {0, 0}, {0, 0}}).Game()
	e, err := matrixgame.Eliminator{}.Eliminate(context.Background(), g)
	if err != nil {
		t.Fatal(err)
	}
	if len(e.Steps) != 1 || e.Steps[0].Choice != 2 || e.Steps[0].Player != 0 {
		t.Fatalf("the steps are %v", e.Steps)
	}
	if pure, err := (matrixgame.Eliminator{Pure: true}).Eliminate(context.Background(), g); err != nil || len(pure.Steps) != 0 {
		t.Errorf("a pure row dominates: %v, %v", pure.Steps, err)
	}
	for _, c := range []struct {
		step matrixgame.Step
		left [][]int
	}{
		{matrixgame.Step{Player: 0, Choice: 2, By: matrixgame.Pure(3, 0)}, [][]int{{0, 1}, {0, 1}}},
		{matrixgame.Step{Player: 0, Choice: 2, By: matrixgame.Pure(3, 2)}, [][]int{{0, 1}, {0, 1}}},
		{matrixgame.Step{Player: 0, Choice: 3, By: matrixgame.Pure(3, 2)}, [][]int{{0, 1}, {0, 1}}},
		{matrixgame.Step{Player: 0, Choice: 2, By: matrixgame.Pure(2, 0)}, [][]int{{0, 1}, {0, 1}}},
		{matrixgame.Step{Player: 2, Choice: 0, By: matrixgame.Pure(2, 0)}, [][]int{{0, 1}, {0, 1}}},
		{e.Steps[0], [][]int{{0, 1, 2}, {0, 1}}},
	} {
		wrong := &matrixgame.Elimination{Game: g, Steps: []matrixgame.Step{c.step}, Left: c.left}
		if v := (*matrixgame.VerifyError)(nil); !errors.As(wrong.Verify(), &v) {
			t.Errorf("%v passes: %v", c.step, wrong.Verify())
		}
	}
	if _, err := (matrixgame.Eliminator{Pivots: 1}).Eliminate(context.Background(), g); !errors.Is(err, cgt.ErrLimit) {
		t.Errorf("%v, want a limit", err)
	}
}
