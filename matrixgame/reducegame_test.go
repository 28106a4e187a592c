package matrixgame_test

import (
	"context"
	"math/big"
	"slices"
	"testing"

	"github.com/cgt-go/sdk/matrixgame"
	"github.com/cgt-go/sdk/matrixgame/internal/simplex"
	"pgregory.net/rapid"
)

// isBestReply reports whether a row is a best reply to some mixture of the columns that are left, among the rows that
// are left, by a linear program.
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

// Steps are right; strict ones do not depend on the order and keep all equilibria, weak ones lose none but those of
// what was taken out.
func TestReduceGame(t *testing.T) {
	check := func(t rapid.TB, g *matrixgame.Game, d matrixgame.Dominance) (steps int) {
		r, err := d.ReduceGame(context.Background(), g)
		if err != nil {
			t.Fatal(err)
		}
		if err := r.Verify(); err != nil {
			t.Fatal(err)
		}
		for _, s := range r.Steps() {
			if !s.IsStrict && !d.IsWeak {
				t.Fatalf("%v is not strict", s)
			}
			if _, ok := s.By.IsPure(); !ok && !d.ByMixtures {
				t.Fatalf("%v is by a mixture", s)
			}
		}
		var reduced [][]int
		for _, p := range r.Game().PureEquilibria() {
			for who, k := range p {
				p[who] = r.Remaining(who)[k]
			}
			reduced = append(reduced, p)
		}
		all := g.PureEquilibria()
		if !d.IsWeak && !slices.EqualFunc(reduced, all, slices.Equal) {
			t.Fatalf("the pure equilibria are %v, and %v after elimination", all, reduced)
		}
		for _, p := range reduced {
			if !slices.ContainsFunc(all, func(q []int) bool { return slices.Equal(p, q) }) {
				t.Fatalf("%v is no equilibrium of the whole game", p)
			}
		}
		if d.IsWeak {
			return len(r.Steps())
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
		other, err := d.ReduceGame(context.Background(), g.Restricted(backwards))
		if err != nil {
			t.Fatal(err)
		}
		for who := range g.Players() {
			var same []int
			for _, k := range other.Remaining(who) {
				same = append(same, backwards[who][k])
			}
			slices.Sort(same)
			if !slices.Equal(same, r.Remaining(who)) {
				t.Fatalf("%v is left, and in the opposite order %v", r.Remaining(who), same)
			}
		}
		return len(r.Steps())
	}
	rapid.Check(t, func(t *rapid.T) {
		check(t, drawGame(t), matrixgame.Dominance{IsWeak: rapid.Bool().Draw(t, "weak"), ByMixtures: rapid.Bool().Draw(t, "by mixtures")})
	})
	// One choice of each player of two is better whatever the other one does, as in the prisoner's dilemma.
	dilemma, err := matrixgame.NewGameFunc([]int{2, 2}, func(who int, choices []int) *big.Rat {
		return big.NewRat(int64(2*choices[1-who]-choices[who]), 1)
	})
	if err != nil {
		t.Fatal(err)
	}
	for _, isWeak := range []bool{false, true} {
		if n := check(t, dilemma, matrixgame.Dominance{IsWeak: isWeak}); n != 2 {
			t.Errorf("the dilemma is solved in %d steps", n)
		}
	}
}
