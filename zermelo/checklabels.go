package zermelo

import (
	"context"
	"fmt"

	"github.com/cgt-go/sdk/cgt"
)

// CheckLabels checks a labelling of the positions of a game in which every play ends: that the label of each position
// that can be reached from start is its value. It returns the number of positions. Labels that obey the three rules of
// [Rule] are the values, by induction from the ends; CheckLabels walks through the positions breadth first and names
// the first violation in a [*LabelError]. A position has no label if ok is false.
//
// Further errors are a [*cgt.LoopError] if there is a cycle, since then the rules prove nothing, a [*cgt.LimitError], a
// [*GameError], and the cause of ctx. CheckLabels uses nothing that solvers use, and asks for the label of each
// position, also of those that are alike. It panics if game or label is nil.
//
// Source: The sea chart, a course in programming games, for the rules.
func CheckLabels[Pos comparable, V Payoff[V]](ctx context.Context, game Game[Pos, V], start Pos, label func(p Pos) (v V, ok bool), limits cgt.Limits) (positions int, err error) {
	if label == nil {
		panic(fmt.Errorf("zermelo: CheckLabels without labels"))
	}
	g := net[Pos, V]{rules: newRules(game), ctx: ctx, most: limits.MaxPositions()}
	err = g.walk(start, func(p Pos, who Player, payoff V, isEnd bool, moves []Pos) ([]Pos, error) {
		wrong := func(r Rule, format string, args ...any) error {
			return &LabelError{fmt.Sprint(p), r, fmt.Sprintf(format, args...)}
		}
		v, ok := label(p)
		switch {
		case !ok:
			return nil, wrong(0, "it has none")
		case isEnd && v != payoff:
			return nil, wrong(EndRule, "%v, but play ends there with %v", v, payoff)
		case isEnd:
			return nil, nil
		}
		isReached := false
		for _, q := range moves {
			m, ok := label(q)
			if !ok {
				return nil, wrong(0, "a move leads to %v, which has none", q)
			}
			c := m.Compare(v)
			if c > 0 && who == Max || c < 0 && who == Min {
				return nil, wrong(NoBetterRule, "%v, but %v moves to %v with %v", v, who, q, m)
			}
			isReached = isReached || c == 0
		}
		if !isReached {
			return nil, wrong(ReachRule, "%v, but no move leads to a position with this value", v)
		}
		return moves, nil
	})
	if err != nil {
		return 0, err
	}
	_, cycle, err := g.order()
	switch {
	case err != nil:
		return 0, err
	case cycle != nil:
		return 0, &cgt.LoopError{Cycle: texts(cycle)}
	}
	return len(g.positions), nil
}

// texts returns positions as text.
func texts[Pos any](ps []Pos) []string {
	s := make([]string, len(ps))
	for i, p := range ps {
		s[i] = fmt.Sprint(p)
	}
	return s
}
