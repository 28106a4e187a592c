package richman

import (
	"errors"
	"math/big"

	"github.com/cgt-go/sdk/cgt"
	"github.com/cgt-go/sdk/internal/budget"
)

// A component is a strongly connected part of a graph, with the values of what its edges lead to outside, the exits. Of
// the moves of a player from a vertex to exits only the best is there, and it is the last.
type component struct {
	choices
	w      weights
	exits  []fraction // their values
	words  int        // how many words of numbers there may be
	budget *budget.Budget
}

// solve finds the values of the vertices.
func (c *component) solve() ([]fraction, error) {
	policy, err := c.guess()
	if err != nil {
		return nil, err
	}
	// What is usual is that the guess is right. If not, it is improved a few times, and then it is the turn of the
	// method that is proved to end.
	for range 3 {
		values, ok, err := c.evaluate(policy)
		if err != nil {
			return nil, err
		}
		if !ok {
			break
		}
		blue, red := c.improve(policy, values, Blue), c.improve(policy, values, Red)
		if c.budget.Err != nil {
			return nil, c.budget.Err
		}
		if !blue && !red {
			return values, nil
		}
	}
	return c.iterate(c.shortest())
}

// iterate improves moves until they cannot be improved: Red answers Blue's moves as well as he can, then Blue switches
// to better moves, and so on. In the beginning Blue must leave the component with probability 1 whatever Red does. Then
// he does so after each switch: if not, take vertices where play may stay for ever, the old values and the new moves:
// the value of each vertex is at least the mean of those of its successors, and more at one where Blue switched, and
// this cannot be in a cycle. Values never rise from one round of Blue to the next, and there are finitely many moves,
// so the rounds end.
//
// Source: A. J. Hoffman, R. M. Karp, On nonterminating stochastic games, Management Science 12 (1966).
func (c *component) iterate(policy [2][]int32) ([]fraction, error) {
	for {
		values, ok, err := c.evaluate(policy)
		if err != nil {
			return nil, err
		}
		if !ok {
			return nil, errSingular
		}
		isBetter := c.improve(policy, values, Red) || c.improve(policy, values, Blue)
		if c.budget.Err != nil {
			return nil, c.budget.Err
		}
		if !isBetter {
			return values, nil
		}
	}
}

// errSingular is the error for a regular system whose determinant is a multiple of the prime. Nobody has met one.
var errSingular = errors.New("richman: a system of equations is singular modulo 2^61 − 1")

// evaluate finds the values if both keep to these moves.
func (c *component) evaluate(policy [2][]int32) (values []fraction, ok bool, err error) {
	s := system{c.n, c.w, policy}
	e, err := eliminate(s, c.words, c.budget)
	switch {
	case errors.Is(err, errWords):
		return nil, false, &cgt.LimitError{What: "words of numbers", Limit: c.words}
	case err != nil:
		return nil, false, err
	}
	return s.exact(c.exits, e, c.words, c.budget)
}

// improve switches to better moves of who wherever there are some, and reports whether there were. Once the budget is
// over it means nothing, as what the functions below return.
func (c *component) improve(policy [2][]int32, values []fraction, who Player) bool {
	common := c.common(values)
	if c.budget.Err != nil {
		return false
	}
	isBetter := false
	for v := range c.n {
		best := policy[who][v]
		for _, j := range c.moves(v, who) {
			if !c.budget.Look() {
				return false
			}
			if d := common[j].Cmp(common[best]); d < 0 && who == Blue || d > 0 && who == Red {
				best = j
			}
		}
		if best != policy[who][v] {
			policy[who][v], isBetter = best, true
		}
	}
	return isBetter
}

// common returns the values of the vertices, which have a common denominator, and of the exits, as numerators of it;
// those of exits are rounded down or up where they are no such fractions, so that the order between them and the
// vertices is kept: twice the numerators are returned, and odd numbers stand for what is between.
func (c *component) common(values []fraction) []*big.Int {
	nums := make([]*big.Int, 0, c.n+len(c.exits))
	for _, x := range values {
		if !c.budget.Look() {
			return nil
		}
		nums = append(nums, new(big.Int).Lsh(x.num, 1))
	}
	den := values[0].den
	for _, x := range c.exits {
		if !c.budget.Look() {
			return nil
		}
		var r big.Int
		q := new(big.Int).Mul(x.num, den)
		q.QuoRem(q, x.den, &r)
		q.Lsh(q, 1)
		if r.Sign() != 0 {
			q.Add(q, bigOne)
		}
		nums = append(nums, q)
	}
	return nums
}

// shortest returns moves along shortest ways to the best of the exits.
func (c *component) shortest() [2][]int32 {
	var policy [2][]int32
	for who := range policy {
		best := 0
		for i, x := range c.exits {
			if !c.budget.Look() {
				return policy
			}
			if d := x.compare(c.exits[best]); d < 0 && Player(who) == Blue || d > 0 && Player(who) == Red {
				best = i
			}
		}
		policy[who] = c.ways(Player(who), func(_ int, j int32) bool {
			return int(j) < c.n || c.exits[int(j)-c.n].compare(c.exits[best]) == 0
		})
	}
	return policy
}

// ways returns moves of who, from each vertex one of the good ones that is the beginning of a shortest way out along
// good moves; or else of any way that leads to vertices with good ways; or else the first move.
func (c *component) ways(who Player, isGood func(v int, j int32) bool) []int32 {
	before := make([][]int32, c.n)
	policy := make([]int32, c.n)
	var queue []int32
	for v := range c.n {
		policy[v] = -1
		for _, j := range c.moves(v, who) {
			if !c.budget.Look() {
				return policy
			}
			if int(j) < c.n {
				before[j] = append(before[j], int32(v))
			} else if isGood(v, j) {
				policy[v] = j
				queue = append(queue, int32(v))
			}
		}
	}
	spread := func(isGood func(v int, j int32) bool) {
		for i := 0; i < len(queue); i++ {
			j := queue[i]
			for _, v := range before[j] {
				if !c.budget.Look() {
					return
				}
				if policy[v] < 0 && isGood(int(v), j) {
					policy[v] = j
					queue = append(queue, v)
				}
			}
		}
	}
	spread(isGood)
	for v := range c.n {
		if !c.budget.Look() {
			return policy
		}
		if moves := c.moves(v, who); policy[v] < 0 && int(moves[len(moves)-1]) >= c.n && len(queue) == 0 {
			policy[v] = moves[len(moves)-1]
			queue = append(queue, int32(v))
		}
	}
	spread(func(int, int32) bool { return true })
	for v := range c.n {
		if policy[v] < 0 {
			policy[v] = c.moves(v, who)[0]
		}
	}
	return policy
}

// guess returns moves that are probably the best ones. They need not be.
func (c *component) guess() ([2][]int32, error) {
	const (
		wrong = 8                     // units that values may be wrong by their equations
		near  = 1 << (fixedBits - 40) // values this near are taken as equal
	)
	exits := make([]uint64, len(c.exits))
	for i, exit := range c.exits {
		exits[i] = exit.fixed()
	}
	t := newNewton(&c.choices, c.w, exits, c.words, c.budget)
	isSettled := t.sweeps(firstSweeps) && (t.settle(wrong) || t.alternate(wrong))
	if c.budget.Err != nil {
		return [2][]int32{}, c.budget.Err
	}
	if !isSettled {
		return c.shortest(), nil
	}
	var policy [2][]int32
	for who := range policy {
		player := Player(who)
		best := make([]uint64, c.n)
		for v := range best {
			if !c.budget.Look() {
				return policy, c.budget.Err
			}
			least, most := t.bounds(t.x, v)
			if best[v] = least; player == Red {
				best[v] = most
			}
		}
		policy[who] = c.ways(player, func(v int, j int32) bool {
			if player == Blue {
				return t.x[j] <= best[v]+near
			}
			return best[v] <= t.x[j]+near
		})
	}
	return policy, nil
}
