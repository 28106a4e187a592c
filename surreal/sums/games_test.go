package sums_test

import (
	"context"
	"strings"
	"testing"

	"github.com/cgt-go/sdk/cgt"
	"github.com/cgt-go/sdk/rulesets/amazons"
	"github.com/cgt-go/sdk/rulesets/clobber"
	"github.com/cgt-go/sdk/rulesets/domineering"
	"github.com/cgt-go/sdk/surreal"
	"github.com/cgt-go/sdk/surreal/sums"
)

func clobberBoard(text string) sums.Component {
	return sums.Of(clobber.Rules{}, clobber.MustParse(text))
}

func domineeringBoard(rows, cols int) sums.Component {
	return sums.Of(domineering.Rules{}, domineering.Rectangle(rows, cols))
}

func amazonsBoard(text string) sums.Component {
	return sums.Of(amazons.Rules{}, amazons.MustParse(text))
}

func games(texts ...string) []sums.Component {
	var sum []sums.Component
	for _, text := range texts {
		sum = append(sum, sums.Value(surreal.MustParse(text)))
	}
	return sum
}

// elephants are the rules of Elephants and Rhinos, on a strip: Left moves an x one square to the right, Right an o one
// square to the left, to an empty square.
type elephants struct{}

func (elephants) AppendMoves(dst []string, p string, who cgt.Player) []string {
	from, to := "x.", ".x"
	if who == cgt.Right {
		from, to = ".o", "o."
	}
	for i := range p {
		if strings.HasPrefix(p[i:], from) {
			dst = append(dst, p[:i]+to+p[i+2:])
		}
	}
	return dst
}

// AppendParts cuts a strip behind each o that has an x as the next animal on its right: the two only go away from each
// other.
func (elephants) AppendParts(dst []string, p string) []string {
	from, last := 0, byte('.')
	for i := range len(p) {
		if last == 'o' && p[i] == 'x' {
			dst = append(dst, strings.TrimRight(p[from:i], "."))
			from = i
		}
		if p[i] != '.' {
			last = p[i]
		}
	}
	return append(dst, p[from:])
}

// oracle finds winners of sums of at most three components by the definition, from the rules of the components alone.
type oracle map[oracleKey]bool

type oracleKey struct {
	who cgt.Player
	sum [3]sums.Component
}

func (o oracle) wins(sum []sums.Component, who cgt.Player) bool {
	key := oracleKey{who: who}
	copy(key.sum[:], sum)
	wins, ok := o[key]
	if !ok {
		for i, c := range sum {
			for _, to := range c.Moves(who) {
				wins = wins || !o.wins(sums.Move{Component: i, To: to}.In(sum), who.Opponent())
			}
		}
		o[key] = wins
	}
	return wins
}

func mustWin(t testing.TB, s *sums.Solver, who cgt.Player, sum ...sums.Component) bool {
	t.Helper()
	wins, err := s.Wins(context.Background(), who, sum...)
	if err != nil {
		t.Fatalf("%v: %v", sum, err)
	}
	return wins
}
