package richman

import (
	"fmt"
	"math/big"
	"strings"
)

// String returns the critical shares, a vertex on a line, as in "v1 1/3".
func (s *Solution) String() string {
	return eachVertex(s.g, func(v int) string { return s.Value(v).RatString() })
}

// String returns the thresholds, a vertex on a line, as in "v1 1/3", or "v1 0.381966 to 0.381967" where there is an
// interval that is longer than 0. The decimals are rounded outwards, so that the threshold is between them.
func (t *Thresholds) String() string {
	return eachVertex(t.g, func(v int) string { return intervalText(t.low[v], t.high[v]) })
}

// String returns the intervals, a vertex on a line, as those of [Thresholds.String].
func (s *Intervals) String() string {
	return eachVertex(s.g, func(v int) string { return intervalText(s.Low(v), s.High(v)) })
}

// String returns the critical shares, a vertex on a line, as in "v1 1/3".
func (s *ParitySolution) String() string {
	if s.s == nil {
		return ""
	}
	return s.s.String()
}

// String returns the chances that Red wins, a vertex on a line, as in "v1 1/3".
func (s *TurnSolution) String() string {
	return eachVertex(s.g, func(v int) string { return s.Value(v).RatString() })
}

// String returns the ratios, a vertex on a line, as in "v1 1/2", with a minus sign where no ratio suffices.
func (a *AllPay) String() string {
	return eachVertex(a.g, func(v int) string { return ratText(a.Ratio(v)) })
}

// String returns the least chips with which each player wins for sure, a vertex on a line, as in "v1 Blue 3, Red 6*",
// with a minus sign where nothing suffices.
func (d *Discrete) String() string {
	least := func(v int, who Player) string {
		if chips, ok := d.Win(v, who); ok {
			return chips.String()
		}
		return "-"
	}
	return eachVertex(d.g, func(v int) string { return fmt.Sprintf("Blue %s, Red %s", least(v, Blue), least(v, Red)) })
}

// String returns the mean payoffs, a vertex on a line, as in "v1 1/2", with a minus sign for those outside of bottoms.
func (m *MeanPayoff) String() string {
	if m.a == nil {
		return ""
	}
	return eachVertex(m.a.g, func(v int) string { return ratText(m.Value(v)) })
}

// ratText returns a number, or a minus sign if there is none.
func ratText(x *big.Rat, ok bool) string {
	if !ok {
		return "-"
	}
	return x.RatString()
}

// eachVertex returns lines with the names of all vertices and a text for each, none if there is no graph. A name that
// would not be one plain piece of a line stands in quotes.
func eachVertex(g *Graph, text func(v int) string) string {
	if g == nil {
		return ""
	}
	var b strings.Builder
	for v := range g.Len() {
		name := g.Name(v)
		if fields := strings.Fields(name); len(fields) != 1 || fields[0] != name {
			name = fmt.Sprintf("%q", name)
		}
		fmt.Fprintf(&b, "%s %s\n", name, text(v))
	}
	return b.String()
}

// intervalText returns a number, or where two differ an interval with six decimals that contains them.
func intervalText(low, high *big.Rat) string {
	if low.Cmp(high) == 0 {
		return low.RatString()
	}
	return decimals(low, false) + " to " + decimals(high, true)
}

// decimals returns a number between 0 and 1 with six decimals, rounded down or up.
func decimals(x *big.Rat, up bool) string {
	const places = 1_000_000
	n, rest := new(big.Int).DivMod(new(big.Int).Mul(x.Num(), big.NewInt(places)), x.Denom(), new(big.Int))
	if up && rest.Sign() > 0 {
		n.Add(n, big.NewInt(1))
	}
	return new(big.Rat).SetFrac(n, big.NewInt(places)).FloatString(6)
}
