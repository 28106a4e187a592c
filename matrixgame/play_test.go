package matrixgame_test

import (
	"context"
	"errors"
	"math/big"
	"math/rand/v2"
	"slices"
	"testing"

	"github.com/cgt-go/sdk/matrixgame"
)

// learning lists the games on which players learn, with rounds and the difference of the bounds that is left then.
var learning = []struct {
	name, matrix string
	rounds       int
	left         *big.Rat
}{
	{"pennies", "1 -1\n-1 1", 2000, big.NewRat(1, 5)},
	{"roubles", "1 -1.5\n-1.5 2", 2000, big.NewRat(1, 4)},
	{"rock paper scissors", "0 -1 1\n1 0 -1\n-1 1 0", 2000, big.NewRat(1, 5)},
	{"saddle point", "1 2 3/7\n-4 5 1/3\n0 9 -1", 2000, big.NewRat(1, 10)},
	{"one row", "3 2 1", 2000, big.NewRat(1, 100)},
	{"all the same", "5 5\n5 5", 5, new(big.Rat)},
}

// game returns a game and its value.
func game(t testing.TB, text string) (m *matrixgame.Matrix, value *big.Rat) {
	m, err := matrixgame.ParseMatrix(text)
	if err != nil {
		t.Fatal(err)
	}
	s, err := matrixgame.Solve(context.Background(), m)
	if err != nil {
		t.Fatal(err)
	}
	return m, s.Value()
}

// After each round the value is between the bounds, which come near to each other (J. Robinson, 1951; S. Hart, A.
// Mas-Colell, 2000).
func TestLearning(t *testing.T) {
	for _, test := range learning {
		m, value := game(t, test.matrix)
		for name, p := range map[string]*matrixgame.Play{
			"fictitious play":             matrixgame.FictitiousPlay(m, false),
			"alternating fictitious play": matrixgame.FictitiousPlay(m, true),
			"regret matching":             matrixgame.RegretMatching(m, 1),
		} {
			for range p.Rounds() {
				low, high := p.Bounds()
				if low.Cmp(value) > 0 || high.Cmp(value) < 0 {
					t.Fatalf("%s, %s: after %d rounds the bounds are %v and %v, and the value is %v", test.name, name, p.Len(), low, high, value)
				}
				if p.Len() == test.rounds {
					break
				}
			}
			low, high := p.Bounds()
			if left := new(big.Rat).Sub(high, low); left.Cmp(test.left) > 0 {
				t.Errorf("%s, %s: after %d rounds the bounds are %s and %s", test.name, name, p.Len(), low.FloatString(3), high.FloatString(3))
			}
		}
	}
}

// What a play says of itself agrees with what is counted round by round.
func TestPlayCounts(t *testing.T) {
	m, _ := game(t, "1 -3/2 1/3\n-1.5 2 0")
	s, err := matrixgame.ParseMixed("1/3 2/3")
	if err != nil {
		t.Fatal(err)
	}
	for name, p := range map[string]*matrixgame.Play{
		"fictitious play": matrixgame.FictitiousPlay(m, false),
		"regret matching": matrixgame.RegretMatching(m, 7),
		"simulation":      matrixgame.Simulate(m, s, matrixgame.Uniform(3), 7),
	} {
		rows, columns, total := make([]int, 2), make([]int, 3), new(big.Rat)
		for range 2 { // the second sequence goes on
			n := 0
			for r := range p.Rounds() {
				rows[r.Row]++
				columns[r.Column]++
				total.Add(total, m.At(r.Row, r.Column))
				if n++; n == 25 {
					break
				}
			}
		}
		if p.Len() != 50 || !slices.Equal(p.Counts(matrixgame.Row), rows) || !slices.Equal(p.Counts(matrixgame.Column), columns) {
			t.Errorf("%s: %d rounds, %v, %v; want 50, %v, %v", name, p.Len(), p.Counts(matrixgame.Row), p.Counts(matrixgame.Column), rows, columns)
		}
		if mean := total.Quo(total, big.NewRat(50, 1)); p.Payoff().Cmp(mean) != 0 {
			t.Errorf("%s: the average is %v, want %v", name, p.Payoff(), mean)
		}
		low, high := p.Bounds()
		row, column := p.Average(matrixgame.Row), p.Average(matrixgame.Column)
		if row.Probability(0).Cmp(big.NewRat(int64(rows[0]), 50)) != 0 {
			t.Errorf("%s: the average strategy is %v after %v", name, row, rows)
		}
		if low.Cmp(m.Guarantee(matrixgame.Row, row)) != 0 || high.Cmp(m.Guarantee(matrixgame.Column, column)) != 0 {
			t.Errorf("%s: the bounds are %v, %v", name, low, high)
		}
	}
}

// bestAgainst returns the first best choice of a player against counts, by definition.
func bestAgainst(m *matrixgame.Matrix, who matrixgame.Player, counts []int) int {
	best, most := 0, (*big.Rat)(nil)
	own := m
	if who == matrixgame.Column {
		own = m.Swapped()
	}
	for i := range own.Rows() {
		sum := new(big.Rat)
		for j, n := range counts {
			sum.Add(sum, new(big.Rat).Mul(own.At(i, j), big.NewRat(int64(n), 1)))
		}
		if most == nil || sum.Cmp(most) > 0 {
			best, most = i, sum
		}
	}
	return best
}

// Each choice of fictitious play is the best against the counts.
func TestFictitiousPlay(t *testing.T) {
	r := rand.New(rand.NewPCG(5, 5))
	for range 20 {
		m := smallFractions(r, 1+r.IntN(4), 1+r.IntN(4))
		for _, isAlternating := range []bool{false, true} {
			p := matrixgame.FictitiousPlay(m, isAlternating)
			rows, columns := make([]int, m.Rows()), make([]int, m.Columns())
			for got := range p.Rounds() {
				want := matrixgame.Round{Row: bestAgainst(m, matrixgame.Row, columns)}
				if isAlternating {
					rows[want.Row]++
				}
				want.Column = bestAgainst(m, matrixgame.Column, rows)
				if !isAlternating {
					rows[want.Row]++
				}
				columns[want.Column]++
				if got != want {
					t.Fatalf("%v in round %d the choices are %v, want %v", m, p.Len(), got, want)
				}
				if p.Len() == 40 {
					break
				}
			}
		}
	}
}

// smallFractions returns a matrix of small fractions.
func smallFractions(r *rand.Rand, rows, columns int) *matrixgame.Matrix {
	entries := make([][]*big.Rat, rows)
	for i := range entries {
		for range columns {
			entries[i] = append(entries[i], big.NewRat(int64(r.IntN(9)-4), int64(1+r.IntN(3))))
		}
	}
	m, err := matrixgame.NewMatrix(entries)
	if err != nil {
		panic(err)
	}
	return m
}

// No choice is drawn that is not regretted, if any is.
func TestRegretMatching(t *testing.T) {
	r := rand.New(rand.NewPCG(6, 6))
	for seed := range uint64(20) {
		m := smallFractions(r, 1+r.IntN(3), 1+r.IntN(3))
		p := matrixgame.RegretMatching(m, seed)
		rows, columns, total := make([]int, m.Rows()), make([]int, m.Columns()), new(big.Rat)
		regrets := func(own *matrixgame.Matrix, counts []int, total *big.Rat) (regrets []bool) {
			for i := range own.Rows() {
				sum := new(big.Rat)
				for j, n := range counts {
					sum.Add(sum, new(big.Rat).Mul(own.At(i, j), big.NewRat(int64(n), 1)))
				}
				regrets = append(regrets, sum.Cmp(total) > 0)
			}
			return regrets
		}
		for got := range p.Rounds() {
			if of := regrets(m, columns, total); slices.Contains(of, true) && !of[got.Row] {
				t.Fatalf("%v in round %d row %d is drawn, and the regrets are %v", m, p.Len(), got.Row, of)
			}
			if of := regrets(m.Swapped(), rows, new(big.Rat).Neg(total)); slices.Contains(of, true) && !of[got.Column] {
				t.Fatalf("%v in round %d column %d is drawn, and the regrets are %v", m, p.Len(), got.Column, of)
			}
			rows[got.Row]++
			columns[got.Column]++
			total.Add(total, m.At(got.Row, got.Column))
			if p.Len() == 60 {
				break
			}
		}
	}
}

// Draws have the probabilities of the strategies, also if these are long: the counts are within five standard
// deviations of what is expected.
func TestSimulate(t *testing.T) {
	m := matrixgame.Integers([]int64{1, 2}, []int64{3, 4}, []int64{5, 6})
	long := new(big.Rat).SetFrac(new(big.Int).Exp(big.NewInt(3), big.NewInt(200), nil), new(big.Int).Exp(big.NewInt(2), big.NewInt(320), nil))
	rest := new(big.Rat).Sub(big.NewRat(1, 1), long)
	column, err := matrixgame.NewMixed(long, rest)
	if err != nil {
		t.Fatal(err)
	}
	row, err := matrixgame.ParseMixed("1/2 0 1/2")
	if err != nil {
		t.Fatal(err)
	}
	const rounds = 10_000
	p := matrixgame.Simulate(m, row, column, 3)
	for range p.Rounds() {
		if p.Len() == rounds {
			break
		}
	}
	near := func(count int, probability *big.Rat) bool {
		x, _ := probability.Float64()
		d := float64(count) - x*rounds
		return d*d <= 25*rounds*x*(1-x)
	}
	rows, columns := p.Counts(matrixgame.Row), p.Counts(matrixgame.Column)
	if rows[1] != 0 || !near(rows[0], big.NewRat(1, 2)) || !near(columns[0], long) {
		t.Errorf("%v and %v of %d", rows, columns, rounds)
	}
	again := matrixgame.Simulate(m, row, column, 3)
	other := matrixgame.Simulate(m, row, column, 4)
	for range again.Rounds() {
		if again.Len() == rounds {
			break
		}
	}
	for range other.Rounds() {
		if other.Len() == rounds {
			break
		}
	}
	if again.Payoff().Cmp(p.Payoff()) != 0 || other.Payoff().Cmp(p.Payoff()) == 0 {
		t.Errorf("the averages are %v, the same again %v, and with another seed %v", p.Payoff(), again.Payoff(), other.Payoff())
	}
	defer func() {
		if recover() == nil {
			t.Error("a strategy for another matrix is taken")
		}
	}()
	matrixgame.Simulate(m, column, row, 1)
}

func TestTrace(t *testing.T) {
	m, _ := game(t, "1 -1.5\n-1.5 2")
	p, q := matrixgame.FictitiousPlay(m, false), matrixgame.FictitiousPlay(m, false)
	for _, rounds := range []int{0, 3, 399, 400, 1001} {
		before := p.Len()
		trace, err := p.Trace(context.Background(), rounds)
		if err != nil {
			t.Fatal(err)
		}
		points := trace.Points()
		if len(points) != min(rounds, 400) || p.Len() != before+rounds {
			t.Errorf("%d points, and %d rounds after %d", len(points), p.Len(), before)
		}
		for i, x := range points {
			for range q.Rounds() {
				if q.Len() == x.Rounds {
					break
				}
			}
			low, high := q.Bounds()
			if low.Cmp(x.Low) != 0 || high.Cmp(x.High) != 0 || q.Payoff().Cmp(x.Payoff) != 0 {
				t.Errorf("point %d is %v", i, x)
			}
		}
		if q.Len() != p.Len() {
			t.Errorf("the last point is after %d rounds of %d", q.Len(), p.Len())
		}
	}
	ctx, cancel := context.WithCancelCause(context.Background())
	stop := errors.New("stop")
	cancel(stop)
	if _, err := p.Trace(ctx, 10); err != stop {
		t.Errorf("after the end: %v", err)
	}
}
