package hotplay

import (
	"context"

	"github.com/cgt-go/sdk/cgt"
	"github.com/cgt-go/sdk/surreal"
)

// Thermostrat moves by the compound thermograph of the sum. For Left its Right wall, at the temperature t ≥ 0, is the sum r(t) of the Right walls
// of the components, and its Left wall is r(t) + w(t), where w(t) is the width of the widest component at t: the Left wall of that less the Right
// wall. The temperature of the move is the lowest t at which r(t) + w(t) is largest, and the move is made in the component that is widest there, the hottest of these if there are
// several, to the option that its Left wall has at t. For Right everything is mirrored.
//
// The move is found from the thermographs in time proportional to the number of their corners, times that of the components. It keeps the promise of
// [Thermostrat.Guarantee], and so loses at most T against the best play, where T is the temperature of the hottest component.
//
// Source: Winning Ways, ch. 6, on the thermostatic strategy; Yedwab, On playing well in a sum of games. The proof of the guarantee is in the source code.
type Thermostrat struct{}

// Left, moving first, gets at least r(t) + w(t) for every t ≥ 0 (A), and if Right moves first at least r(t) − t for every t ≥ 0 (B), by induction:
//
// A. If w(t) > 0 at the temperature of the move, Left goes from the Right wall of the widest component to the Right wall of its Left option, which is its
// Left wall plus t. So r(t) becomes r(t) + w(t) + t, and by B he gets at least r(t) + w(t). If w(t) = 0, all masts have begun at t, and t is the least such
// temperature, for at higher ones r and w are the same, and a lower one is not as good: so some component has the temperature t. If t > 0, its walls have just met there, and
// so there is a Left option for it as above. If t = 0, nothing is hot, and the score is r(0).
//
// B. If play is over, the score is the sum of the means, and so at least r(t). Otherwise Right moves in a component X to Y. The Left wall of Y is nowhere
// more than t below the Right wall of X, for the scaffold of X on the right never falls, and is the Right wall of X until the mast begins. After the move Left, by A,
// gets at least r(t) + w(t), so at least what Y counts with its Left wall and the others with their Right walls.
//
// With t = T this is z if Left moves first, and z − T if Right does, where z is the sum of the means. By the same argument for Right, no more than z + T and z can be had.

// Move returns the move of the strategy; ok is false if play is over. The error is always nil.
func (Thermostrat) Move(_ context.Context, p Position) (m Move, ok bool, err error) {
	if _, ok := p.hottest(); !ok {
		return Move{}, false, nil
	}
	who := p.next
	_, t := Thermostrat{}.Guarantee(p, who)
	var widest, hottest surreal.Dyadic
	for i, g := range p.games {
		if !g.IsHot() {
			continue
		}
		w, h := width(g, t), g.Temperature()
		if c := w.Compare(widest); !ok || c > 0 || c == 0 && h.Compare(hottest) > 0 {
			m.Component, widest, hottest, ok = i, w, h, true
		}
	}
	m.To = bestAt(p.games[m.Component], who, t)
	return m, true, nil
}

// Guarantee returns the score x that who is sure of from p on, whoever is to move, if he plays by thermostrat: at least x for Left, at most x for Right. It is
// found at the temperature t: the lowest at which, for Left, r(t) + w(t) is largest if Left is to move, and r(t) − t if Right is. If Left is to move, x is at least the
// sum of the means.
func (Thermostrat) Guarantee(p Position, who cgt.Player) (x, t surreal.Dyadic) {
	// The walls are linear between corners, so what is looked for is at a corner, or at 0.
	for i, at := range corners(p) {
		y := compound(p, who, at)
		c := 1
		if i > 0 {
			c = y.Compare(x)
		}
		if c > 0 || c == 0 && at.Compare(t) < 0 {
			x, t = y, at
		}
	}
	return sign(who, x), t
}

// corners returns the temperatures ≥ 0 of the corners of all hot components, and 0.
func corners(p Position) []surreal.Dyadic {
	ts := make([]surreal.Dyadic, 1)
	seen := map[surreal.Dyadic]bool{{}: true}
	for _, g := range p.games {
		if !g.IsHot() {
			continue
		}
		for who := cgt.Left; who <= cgt.Right; who++ {
			for c := range g.Thermograph().Wall(who).Corners() {
				if c.T.Sign() > 0 && !seen[c.T] {
					seen[c.T] = true
					ts = append(ts, c.T)
				}
			}
		}
	}
	return ts
}

// compound returns what who is sure of if he thinks of the temperature t, as he sees it.
func compound(p Position, who cgt.Player, t surreal.Dyadic) surreal.Dyadic {
	var sum, widest surreal.Dyadic
	for _, g := range p.games {
		if !g.IsHot() {
			sum = sum.Add(sign(who, g.Mean()))
			continue
		}
		sum = sum.Add(wall(g, who.Opponent(), who, t))
		if w := width(g, t); w.Compare(widest) > 0 {
			widest = w
		}
	}
	if p.next == who {
		return sum.Add(widest)
	}
	if _, over := p.Score(); over {
		return sum
	}
	return sum.Sub(t)
}

// width returns how far the walls of g are apart at the temperature t ≥ −1.
func width(g surreal.Game, t surreal.Dyadic) surreal.Dyadic {
	return wall(g, cgt.Left, cgt.Left, t).Sub(wall(g, cgt.Right, cgt.Left, t))
}

// String returns thermostrat.
func (Thermostrat) String() string { return "thermostrat" }
