package matrixgame

import (
	"fmt"
	"math/big"
	"slices"

	"github.com/cgt-go/sdk/cgt"
)

// Game is a game of any number of players who choose at the same time. A profile is a choice of each. A Game never
// changes.
type Game struct {
	sizes   []int        // choices of each player
	payoffs [][]*big.Rat // of each player, for one profile after another; the last player's choice changes fastest
}

// MaxProfiles is how many profiles a game made by [NewGameFunc] may have.
const MaxProfiles = 1 << 22

// isMissing reports whether there is no game: a nil pointer, or the zero value.
func (g *Game) isMissing() bool { return g == nil || len(g.payoffs) == 0 }

// NewGame returns the game in which each player has so many choices, with the payoffs of each for one profile after
// another; the last player's choice changes fastest, so that those of two players stand as in a matrix. They are
// copied. The error is an [*InputError] if there are no players, if one has no choices, if there are too few or too
// many payoffs, or if one is nil.
func NewGame(choices []int, payoffs ...[]*big.Rat) (*Game, error) {
	g := &Game{sizes: slices.Clone(choices)}
	if len(choices) == 0 {
		return nil, &InputError{Msg: "a game has at least one player"}
	}
	if len(payoffs) != len(choices) {
		return nil, &InputError{Msg: fmt.Sprintf("there are %d players, and payoffs for %d", len(choices), len(payoffs))}
	}
	for who, n := range choices {
		if n < 1 {
			return nil, &InputError{Place: fmt.Sprintf("player %d", who+1), Msg: "has no choices"}
		}
	}
	for who, list := range payoffs {
		place := fmt.Sprintf("player %d", who+1)
		if profiles, ok := g.profiles(len(list)); !ok || profiles != len(list) {
			return nil, &InputError{Place: place, Msg: fmt.Sprintf("has %d payoffs, and there are not as many profiles", len(list))}
		}
		own := make([]*big.Rat, len(list))
		for k, x := range list {
			if x == nil {
				return nil, &InputError{Place: place, Msg: fmt.Sprintf("has no payoff in profile %d", k+1)}
			}
			own[k] = new(big.Rat).Set(x)
		}
		g.payoffs = append(g.payoffs, own)
	}
	return g, nil
}

// NewGameFunc returns the game in which each player has so many choices and gets what payoff says, which is called for
// each profile and player once, and must not keep or change the choices. The error is an [*InputError] as that of
// [NewGame], or a [*cgt.LimitError] if there are more than [MaxProfiles] profiles.
func NewGameFunc(choices []int, payoff func(player int, choices []int) *big.Rat) (*Game, error) {
	g := &Game{sizes: choices}
	n, ok := g.profiles(MaxProfiles)
	if !ok {
		return nil, &cgt.LimitError{What: "profiles", Limit: MaxProfiles}
	}
	payoffs := make([][]*big.Rat, len(choices))
	for k := range n {
		profile := g.profile(k)
		for who := range choices {
			payoffs[who] = append(payoffs[who], payoff(who, profile))
		}
	}
	return NewGame(choices, payoffs...)
}

// profiles returns the number of profiles, if it is not more than most. It is 0 if the numbers of choices make no
// sense.
func (g *Game) profiles(most int) (n int, ok bool) {
	if slices.ContainsFunc(g.sizes, func(size int) bool { return size < 1 }) {
		return 0, true
	}
	n = 1
	for _, size := range g.sizes {
		if size > most/n {
			return 0, false
		}
		n *= size
	}
	return n, true
}

// profile returns the profile at a place in the lists of payoffs.
func (g *Game) profile(k int) []int {
	choices := make([]int, len(g.sizes))
	for who := len(g.sizes) - 1; who >= 0; who-- {
		choices[who] = k % g.sizes[who]
		k /= g.sizes[who]
	}
	return choices
}

// stride returns how far from each other the places of profiles are in which only this player's choice differs by one.
func (g *Game) stride(player int) int {
	n := 1
	for _, size := range g.sizes[player+1:] {
		n *= size
	}
	return n
}

// Game returns the game as one of two players, of whom 0 chooses rows and 1 columns.
func (g *Bimatrix) Game() *Game {
	return &Game{sizes: []int{g.Rows(), g.Columns()}, payoffs: [][]*big.Rat{g.payoffs[Row].entries, g.payoffs[Column].entries}}
}

// Bimatrix returns the game as one with rows and columns, if it has two players.
func (g *Game) Bimatrix() (b *Bimatrix, ok bool) {
	if len(g.sizes) != 2 {
		return nil, false
	}
	b = &Bimatrix{}
	for who, list := range g.payoffs {
		b.payoffs[who] = &Matrix{rows: g.sizes[0], columns: g.sizes[1], entries: list}
	}
	return b, true
}

// Players returns the number of players.
func (g *Game) Players() int { return len(g.sizes) }

// Choices returns the number of choices of a player, counted from 0. It panics if there is no such player.
func (g *Game) Choices(player int) int { return g.sizes[player] }

// Payoff returns what a player gets in a profile, all counted from 0. It panics if there is no such player or profile.
func (g *Game) Payoff(player int, profile ...int) *big.Rat {
	if len(profile) != len(g.sizes) {
		panic(fmt.Errorf("matrixgame: a profile of %d choices where there are %d players", len(profile), len(g.sizes)))
	}
	at := 0
	for who, k := range profile {
		if k < 0 || k >= g.sizes[who] {
			panic(fmt.Errorf("matrixgame: choice %d of %d", k, g.sizes[who]))
		}
		at = at*g.sizes[who] + k
	}
	return new(big.Rat).Set(g.payoffs[player][at])
}

// Equal reports whether two games have the same players, choices and payoffs.
func (g *Game) Equal(h *Game) bool {
	return slices.Equal(g.sizes, h.sizes) && slices.EqualFunc(g.payoffs, h.payoffs, func(x, y []*big.Rat) bool {
		return slices.EqualFunc(x, y, func(a, b *big.Rat) bool { return a.Cmp(b) == 0 })
	})
}

// Restricted returns the game in which each player has only some of his choices, in the given order. It panics if one
// has none, or if a number is not that of a player's choice.
func (g *Game) Restricted(choices [][]int) *Game {
	if len(choices) != len(g.sizes) {
		panic(fmt.Errorf("matrixgame: choices for %d players where there are %d", len(choices), len(g.sizes)))
	}
	r := &Game{sizes: make([]int, len(choices)), payoffs: make([][]*big.Rat, len(choices))}
	places := []int{0}
	for who, some := range choices {
		if len(some) == 0 {
			panic(fmt.Errorf("matrixgame: player %d has no choices left", who+1))
		}
		r.sizes[who] = len(some)
		var next []int
		for _, at := range places {
			for _, k := range some {
				if k < 0 || k >= g.sizes[who] {
					panic(fmt.Errorf("matrixgame: choice %d of %d", k, g.sizes[who]))
				}
				next = append(next, at*g.sizes[who]+k)
			}
		}
		places = next
	}
	for who, list := range g.payoffs {
		for _, at := range places {
			r.payoffs[who] = append(r.payoffs[who], list[at])
		}
	}
	return r
}

// own returns the payoffs of a player as a matrix with a row for each of his choices and a column for each profile of
// the others.
func (g *Game) own(player int) *Matrix {
	list, size, stride := g.payoffs[player], g.sizes[player], g.stride(player)
	m := &Matrix{rows: size, columns: len(list) / size, entries: make([]*big.Rat, 0, len(list))}
	for k := range size {
		for at := k * stride; at < len(list); at += size * stride {
			m.entries = append(m.entries, list[at:at+stride]...)
		}
	}
	return m
}

// ChoicePayoffs returns what each choice of a player gets on average if the others play these strategies, of which his
// own does not matter. It panics if the strategies are not for the game.
func (g *Game) ChoicePayoffs(player int, p []Mixed) []*big.Rat {
	if len(p) != len(g.sizes) {
		panic(fmt.Errorf("matrixgame: strategies of %d players where there are %d", len(p), len(g.sizes)))
	}
	// How probable each profile of the others is, in the order of the columns of own.
	weights := []*big.Rat{one}
	for who, s := range p {
		if who == player {
			continue
		}
		next := make([]*big.Rat, 0, len(weights)*g.sizes[who])
		for _, w := range weights {
			for _, x := range s.of(g.sizes[who]) {
				next = append(next, new(big.Rat).Mul(w, x))
			}
		}
		weights = next
	}
	return g.own(player).RowPayoffs(Mixed{weights})
}

// Check checks whether strategies of all players are an equilibrium: that no player gets more by another choice if the
// others keep to their strategies. The error is a [*DeviationError] for the first player who does, and an [*InputError]
// if the strategies are not for this game. It takes time in proportion to the number of payoffs.
func (g *Game) Check(p []Mixed) error {
	if len(p) != len(g.sizes) {
		return &InputError{Msg: fmt.Sprintf("there are strategies of %d players, and the game has %d", len(p), len(g.sizes))}
	}
	for who, s := range p {
		if s.Len() != g.sizes[who] {
			return &InputError{Place: fmt.Sprintf("the strategy of player %d", who+1), Msg: fmt.Sprintf("has %d choices, and the game has %d", s.Len(), g.sizes[who])}
		}
	}
	for who, s := range p {
		payoffs := g.ChoicePayoffs(who, p)
		mean := new(big.Rat)
		var t big.Rat
		for k, x := range s.p {
			mean.Add(mean, t.Mul(x, payoffs[k]))
		}
		if best, most := largest(payoffs); mean.Cmp(most) < 0 {
			return &DeviationError{Player: who, Choice: best[0], Payoff: mean, Best: most}
		}
	}
	return nil
}

// IsEquilibrium reports whether strategies of all players are an equilibrium of the game. They are not if they are for
// another game; [Game.Check] says why not.
func (g *Game) IsEquilibrium(p []Mixed) bool { return g.Check(p) == nil }

// PureEquilibria returns the profiles that are equilibria, in order: the last player's choice changes fastest. There
// may be none. It takes time in proportion to the number of payoffs.
func (g *Game) PureEquilibria() [][]int {
	isBest := slices.Repeat([]bool{true}, len(g.payoffs[0]))
	for who, list := range g.payoffs {
		size, stride := g.sizes[who], g.stride(who)
		for at, x := range list {
			// The first of the profiles in which only this player's choice differs finds the best of them.
			if at/stride%size != 0 {
				continue
			}
			most := x
			for k := 1; k < size; k++ {
				if y := list[at+k*stride]; y.Cmp(most) > 0 {
					most = y
				}
			}
			for k := range size {
				isBest[at+k*stride] = isBest[at+k*stride] && list[at+k*stride].Cmp(most) == 0
			}
		}
	}
	var all [][]int
	for at, ok := range isBest {
		if ok {
			all = append(all, g.profile(at))
		}
	}
	return all
}
