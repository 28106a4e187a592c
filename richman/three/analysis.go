package three

import (
	"context"
	"math/big"

	"github.com/cgt-go/sdk/richman"
)

// Analysis has what the strategies of this package are made from: the Richman function of each player against the two
// others as if they had one purse. It is immutable and safe for concurrent use.
type Analysis struct {
	g     *Graph
	solo  [Players]*richman.Solution // of Coalition; the player is Blue there
	gates [Players][]bool
}

// Analyse finds the Richman functions of the coalition graphs. The error is the cause of ctx.
func Analyse(ctx context.Context, g *Graph) (*Analysis, error) {
	a := &Analysis{g: g}
	for who := range a.solo {
		s, err := richman.Solve(ctx, g.coalitions[who])
		if err != nil {
			return nil, err
		}
		a.solo[who] = s
		a.gates[who] = g.gatesOf(who)
	}
	return a, nil
}

// Graph returns the graph.
func (a *Analysis) Graph() *Graph { return a.g }

// Solo returns the Richman function of a player, who is Blue in it, against the two others as if they had one purse. If
// its value at a vertex is above his share of what he and one of the partners have, he loses: the other partner bids
// nothing.
func (a *Analysis) Solo(who richman.Player) *richman.Solution { return a.solo[who] }

// Judgement says what is known about a vertex and the money of the players.
type Judgement struct {
	Wins   [Players]bool // the player wins whatever the two others do
	Beaten [Players]bool // the two others, if they play together, win against the player
}

// Winner returns the player who wins whatever the others do.
func (j Judgement) Winner() (who richman.Player, ok bool) {
	for p, wins := range j.Wins {
		if wins {
			return richman.Player(p), true
		}
	}
	return 0, false
}

// IsNobodys reports whether each player is beaten if the two others play together.
func (j Judgement) IsNobodys() bool { return j.Beaten == [Players]bool{true, true, true} }

// Judge says what the strategies of [Analysis.Win] and [Analysis.Beat] tell about the token at v and the money of the
// three players. Nothing need be known: then all is false. It panics if there are not three amounts of money, none of
// them nil.
func (a *Analysis) Judge(v int, money []*big.Rat) Judgement {
	var j Judgement
	for p := range j.Wins {
		who := richman.Player(p)
		_, j.Wins[p] = a.Win(who, v, money)
		_, j.Beaten[p] = a.Beat(who, v, money)
	}
	return j
}
