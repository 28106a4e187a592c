package richman

import (
	"math/big"
	"math/bits"
)

// payoffs is one bottom with its weights, whose vertices have the numbers 0, 1, ….
type payoffs struct {
	edges   [][]int
	weights []*big.Int
	coin    [2]*big.Int // how often Blue and Red move in so many rounds as sum says, on the average
	sum     *big.Int
	policy  [2][]int // where each player moves
	l       *linear
}

func newPayoffs(m *MeanPayoff, list []int, l *linear) *payoffs {
	local := make(map[int]int, len(list))
	for i, v := range list {
		local[v] = i
	}
	p := &payoffs{l: l, sum: big.NewInt(int64(m.coin.sum()))}
	for who := range p.coin {
		p.coin[who] = big.NewInt(int64(m.coin[who]))
		p.policy[who] = make([]int, len(list))
	}
	for i, v := range list {
		p.weights = append(p.weights, big.NewInt(m.weights[v]))
		p.edges = append(p.edges, nil)
		for w := range m.a.Successors(v) {
			p.edges[i] = append(p.edges[i], local[w])
		}
		for who := range p.policy {
			p.policy[who][i] = p.edges[i][0]
		}
	}
	return p
}

// solve finds the mean payoff, and h for all vertices, and leaves the best strategies in policy.
func (p *payoffs) solve() (gain *big.Rat, bias []*big.Rat, err error) {
	for k := uint(2 + bits.Len(uint(len(p.edges)))); ; k *= 2 {
		if err := p.improve(k); err != nil {
			return nil, nil, err
		}
		gain, bias, ok, err := p.laurent()
		if err != nil {
			return nil, nil, err
		}
		if ok && p.isSolution(bias) {
			return gain, bias, nil
		}
	}
}

// improve finds the best strategies if what is got one round later counts less, by a factor of 1 − 2^−k. Red's answer
// to Blue's strategy is improved until it is the best one; then Blue's strategy is, where the values say so.
func (p *payoffs) improve(k uint) error {
	for {
		x, err := p.discounted(k)
		for err == nil && p.switchTo(Red, x) {
			x, err = p.discounted(k)
		}
		if err != nil {
			return err
		}
		if !p.switchTo(Blue, x) {
			return nil
		}
	}
}

// discounted returns the values of both strategies, but for a common positive factor.
func (p *payoffs) discounted(k uint) ([]*big.Int, error) {
	n := len(p.edges)
	unit := new(big.Int).Lsh(bigOne, k)
	rest := new(big.Int).Sub(unit, bigOne)
	diagonal := new(big.Int).Mul(p.sum, unit)
	var y big.Int
	rows := make([][]*big.Int, n)
	for v := range rows {
		rows[v] = zeros(n + 1)
		rows[v][v].Set(diagonal)
		for who := range p.policy {
			to := rows[v][p.policy[who][v]]
			to.Sub(to, y.Mul(rest, p.coin[who]))
		}
		rows[v][n].Mul(diagonal, p.weights[v])
	}
	x, _, err := p.l.solve(rows)
	return x, err
}

func zeros(n int) []*big.Int {
	list := make([]*big.Int, n)
	for i := range list {
		list[i] = new(big.Int)
	}
	return list
}

// switchTo changes the strategy of a player wherever another successor has a better value, and reports whether there is
// one.
func (p *payoffs) switchTo(who Player, x []*big.Int) (hasChanged bool) {
	for v, list := range p.edges {
		best := p.policy[who][v]
		for _, w := range list {
			if d := x[w].Cmp(x[best]); d != 0 && d > 0 == (who == Blue) {
				best = w
			}
		}
		if best != p.policy[who][v] {
			p.policy[who][v], hasChanged = best, true
		}
	}
	return hasChanged
}

// laurent returns the mean payoff of both strategies, if it is the same everywhere, and h: the second term of the
// values with discount, which for small rates λ are g/λ + h + …. It is the solution of h = weight − g + Ph whose mean
// is 0 in every recurrent class, if P is the matrix of the Markov chain of the strategies.
func (p *payoffs) laurent() (gain *big.Rat, bias []*big.Rat, ok bool, err error) {
	n := len(p.edges)
	chain := &Graph{edges: make([][]int, n)}
	for v := range chain.edges {
		chain.edges[v] = []int{p.policy[Blue][v], p.policy[Red][v]}
	}
	chain.color = make([]color, n)
	classes, err := newParts(p.l.budget.Ctx, chain)
	if err != nil {
		return nil, nil, false, err
	}
	bias = make([]*big.Rat, n)
	for part := range classes.all() {
		list := make([]int, len(part))
		for i, v := range part {
			list[i] = int(v)
		}
		if isBottom(chain, classes, list) {
			g, err := p.class(list, classes.local, bias)
			if err != nil {
				return nil, nil, false, err
			}
			if gain == nil {
				gain = g
			}
			if g.Cmp(gain) != 0 {
				return nil, nil, false, nil
			}
		}
	}
	return gain, bias, true, p.transient(gain, bias)
}

// class finds the mean payoff of a recurrent class, and h in it with the mean 0.
func (p *payoffs) class(list []int, local []int32, bias []*big.Rat) (gain *big.Rat, err error) {
	// How often each vertex is visited: the solution of sum·x = x·coin that is 1 in all.
	n := len(list)
	rows := make([][]*big.Int, n)
	for i := range rows {
		rows[i] = zeros(n + 1)
	}
	for i, v := range list {
		rows[i][i].Add(rows[i][i], p.sum)
		for who := range p.policy {
			to := rows[local[p.policy[who][v]]][i]
			to.Sub(to, p.coin[who])
		}
	}
	for i := range rows[0] { // the equations are dependent: any one of them can be left out
		rows[0][i].SetInt64(1)
	}
	often, den, err := p.l.solve(rows)
	if err != nil {
		return nil, err
	}
	var y big.Int
	paid := new(big.Int)
	for i, v := range list {
		paid.Add(paid, y.Mul(often[i], p.weights[v]))
	}
	gain = new(big.Rat).SetFrac(paid, den)
	// h, at first with 0 at the first vertex.
	bias[list[0]] = new(big.Rat)
	if err := p.fill(list[1:], gain, bias); err != nil {
		return nil, err
	}
	mean := new(big.Rat)
	var z big.Rat
	for i, v := range list {
		mean.Add(mean, z.Mul(z.SetFrac(often[i], den), bias[v]))
	}
	for _, v := range list {
		bias[v].Sub(bias[v], mean)
	}
	return gain, nil
}

// transient finds h where it is not known yet.
func (p *payoffs) transient(gain *big.Rat, bias []*big.Rat) error {
	var list []int
	for v, h := range bias {
		if h == nil {
			list = append(list, v)
		}
	}
	return p.fill(list, gain, bias)
}

// fill finds h at some vertices from which, with both strategies, one comes to others where it is known.
func (p *payoffs) fill(list []int, gain *big.Rat, bias []*big.Rat) error {
	if len(list) == 0 {
		return nil
	}
	n := len(list)
	local := make(map[int]int, n)
	for i, v := range list {
		local[v] = i
	}
	sum := new(big.Rat).SetInt(p.sum)
	rows := make([][]*big.Rat, n)
	for i, v := range list {
		rows[i] = make([]*big.Rat, n+1)
		for j := range rows[i] {
			rows[i][j] = new(big.Rat)
		}
		rows[i][i].Set(sum)
		right := rows[i][n].SetInt(p.weights[v])
		right.Sub(right, gain)
		right.Mul(right, sum)
		for who := range p.policy {
			w := p.policy[who][v]
			coin := new(big.Rat).SetInt(p.coin[who])
			if j, ok := local[w]; ok {
				rows[i][j].Sub(rows[i][j], coin)
			} else {
				right.Add(right, coin.Mul(coin, bias[w]))
			}
		}
	}
	x, err := p.l.solveRats(rows)
	if err != nil {
		return err
	}
	for i, v := range list {
		bias[v] = x[i]
	}
	return nil
}

// isSolution reports whether the strategies are the best ones for h. Then the equation holds, for it is that of the
// strategies.
func (p *payoffs) isSolution(bias []*big.Rat) bool {
	for v, list := range p.edges {
		for _, w := range list {
			if bias[w].Cmp(bias[p.policy[Blue][v]]) > 0 || bias[w].Cmp(bias[p.policy[Red][v]]) < 0 {
				return false
			}
		}
	}
	return true
}
