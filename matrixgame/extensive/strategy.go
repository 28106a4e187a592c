package extensive

import (
	"fmt"
	"math/big"
	"slices"
	"strings"

	"github.com/cgt-go/sdk/internal/plural"
	"github.com/cgt-go/sdk/matrixgame"
)

// Strategy says how likely each move is in each set of a player: he draws lots anew each time. As he does not forget,
// he can do no better by drawing lots between whole plans beforehand (Kuhn 1953). It never changes.
type Strategy struct {
	g    *Game
	who  Player
	at   []matrixgame.Mixed
	odds [][]*big.Rat // the probabilities of at
}

// Strategy returns the strategy of a player with these probabilities of the moves, for each set by its label. The error
// is a [*matrixgame.InputError] that names the first set that is missing or that has another number of moves, or a
// label that is not that of a set.
func (g *Game) Strategy(who Player, at map[string]matrixgame.Mixed) (Strategy, error) {
	list := make([]matrixgame.Mixed, len(g.sets[who]))
	labels := make(map[string]bool, len(list))
	for k, s := range g.sets[who] {
		labels[s.label] = true
		place := fmt.Sprintf("the set %s of %v", quoted(s.label), who)
		p, ok := at[s.label]
		if !ok {
			return Strategy{}, &matrixgame.InputError{Place: place, Msg: "is missing in the strategy"}
		}
		if p.Len() != len(s.moves) {
			return Strategy{}, &matrixgame.InputError{Place: place, Msg: fmt.Sprintf("has %s, and the strategy %d", plural.Of(len(s.moves), "move", "moves"), p.Len())}
		}
		list[k] = p
	}
	var unknown []string
	for label := range at {
		if !labels[label] {
			unknown = append(unknown, label)
		}
	}
	if len(unknown) > 0 {
		return Strategy{}, &matrixgame.InputError{Msg: fmt.Sprintf("%v has no set %s", who, quoted(slices.Min(unknown)))}
	}
	return g.strategy(who, list), nil
}

// Uniform returns the strategy in which all moves of a player are always equally likely.
func (g *Game) Uniform(who Player) Strategy {
	list := make([]matrixgame.Mixed, len(g.sets[who]))
	for k, s := range g.sets[who] {
		list[k] = matrixgame.Uniform(len(s.moves))
	}
	return g.strategy(who, list)
}

// pure returns the strategy of these moves.
func (g *Game) pure(who Player, moves []int) Strategy {
	list := make([]matrixgame.Mixed, len(moves))
	for k, m := range moves {
		list[k] = matrixgame.Pure(len(g.sets[who][k].moves), m)
	}
	return g.strategy(who, list)
}

func (g *Game) strategy(who Player, at []matrixgame.Mixed) Strategy {
	s := Strategy{g, who, at, make([][]*big.Rat, len(at))}
	for k, p := range at {
		s.odds[k] = p.Probabilities()
	}
	return s
}

// Player returns whose strategy it is.
func (s Strategy) Player() Player { return s.who }

// At returns how likely the moves in a set are; ok is false if the player has no such set.
func (s Strategy) At(label string) (p matrixgame.Mixed, ok bool) {
	k := s.g.find(s.who, label)
	if k < 0 {
		return matrixgame.Mixed{}, false
	}
	return s.at[k], true
}

// Probability returns how likely a move in a set is; 0 if there is none.
func (s Strategy) Probability(label, move string) *big.Rat {
	if k := s.g.find(s.who, label); k >= 0 {
		if m := slices.Index(s.g.sets[s.who][k].moves, move); m >= 0 {
			return s.at[k].Probability(m)
		}
	}
	return new(big.Rat)
}

// String returns a line for each set, with the moves that are ever made there: "K: check 1/4, bet 3/4".
func (s Strategy) String() string {
	if s.g == nil {
		return ""
	}
	var b strings.Builder
	for k, set := range s.g.sets[s.who] {
		b.WriteString(set.label)
		for i, m := range s.at[k].Support() {
			sep := ", "
			if i == 0 {
				sep = ": "
			}
			fmt.Fprintf(&b, "%s%s %s", sep, set.moves[m], s.odds[k][m].RatString())
		}
		b.WriteByte('\n')
	}
	return b.String()
}

// must panics unless s is a strategy of this player for the game.
func (g *Game) must(who Player, s Strategy) {
	if s.g != g || s.who != who {
		panic(fmt.Errorf("extensive: a strategy of %v for another game or player", s.who))
	}
}
