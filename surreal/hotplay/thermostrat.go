package hotplay

import (
	"context"

	"github.com/cgt-go/sdk/cgt"
	"github.com/cgt-go/sdk/internal/poll"
	"github.com/cgt-go/sdk/surreal"
)

// Thermostrat moves by the compound thermograph of the sum. For Left its Right wall, at the temperature t ≥ 0, is the
// sum r(t) of the Right walls of the components, and its Left wall is r(t) + w(t), where w(t) is the width of the
// widest component at t: the Left wall of that less the Right wall. The temperature of the move is the lowest t at
// which r(t) + w(t) is largest, and the move is made in the component that is widest there, the hottest of these if
// there are several, to the option that its Left wall has at t. For Right everything is mirrored.
//
// The move is found from the thermographs in time proportional at most to the number of their corners times that of the
// components. It keeps the promise of [Thermostrat.Guarantee], and so loses at most T against the best play, where T is
// the temperature of the hottest component.
//
// Source: Winning Ways, ch. 6, on the thermostatic strategy; Yedwab, On playing well in a sum of games. The proof of
// the guarantee is in the source code.
type Thermostrat struct{}

// Left, moving first, gets at least r(t) + w(t) for every t ≥ 0 (A), and if Right moves first at least r(t) − t for
// every t ≥ 0 (B), by induction:
//
// A. It is enough to show this for the temperature t of the move, where r + w is largest. If w(t) > 0, Left goes from
// the Right wall of the widest component to the Right wall of its Left option, which is its Left wall plus t. So r(t)
// becomes r(t) + w(t) + t, and by B he gets at least r(t) + w(t). If w(t) = 0, all masts have begun at t, and not
// before, for r and w stay the same from there on and t is the lowest of the best. So t is the temperature of a
// component, whose walls have just met, and there is a Left option for its Left wall as above. If there is nothing hot,
// t is 0, and the score is r(0).
//
// B. If play is over, the score is the sum of the means, and so at least r(t). Otherwise Right moves in a component X
// to Y. The Left wall of Y is nowhere more than t below the Right wall of X, for the scaffold of X on the right never
// falls, and is the Right wall of X until the mast begins. After the move Left, by A, gets at least r(t) + w(t), so at
// least what Y counts with its Left wall and the others with their Right walls.
//
// With t = T this is z if Left moves first, and z − T if Right does, where z is the sum of the means. By the same
// argument for Right, no more than z + T and z can be had.

// Move returns the move of the strategy; ok is false if play is over. The error is the cause of ctx.
func (Thermostrat) Move(ctx context.Context, p Position) (m Move, ok bool, err error) {
	if _, ok := p.hottest(); !ok {
		return Move{}, false, nil
	}
	c := newCompound(ctx, p, p.next)
	_, t := c.best()
	_, i := c.widest(t)
	if c.err != nil {
		return Move{}, false, c.err
	}
	return moveAt(ctx, p, i, t)
}

// Guarantee returns the score x that who is sure of from p on, whoever is to move, if he plays by thermostrat: at least
// x for Left, at most x for Right. It is found at the temperature t: the lowest at which, for Left, r(t) + w(t) is
// largest if Left is to move, and r(t) − t if Right is. If play is over, it is the score. If Left is to move, x is at
// least the sum of the means. It panics if who is neither Left nor Right.
func (Thermostrat) Guarantee(p Position, who cgt.Player) (x, t surreal.Dyadic) {
	mustBePlayer(who)
	x, t = newCompound(context.Background(), p, who).best()
	return sign(who, x), t
}

// compound is a compound thermograph, as one of the players sees it. What it says means nothing once it has an error.
type compound struct {
	ctx     context.Context
	steps   int
	err     error // the cause of ctx
	who     cgt.Player
	isFirst bool // who is to move
	hot     []hot
	far     surreal.Wall // the sum of the opponent's walls
}

// hot is a hot component with its number.
type hot struct {
	number      int
	temperature surreal.Dyadic
	graph       surreal.Thermograph
}

// isDone counts a step and reports whether somebody waits for the end.
func (c *compound) isDone() bool {
	if c.err == nil {
		c.err = poll.Err(c.ctx, &c.steps)
	}
	return c.err != nil
}

func newCompound(ctx context.Context, p Position, who cgt.Player) *compound {
	c := &compound{ctx: ctx, who: who, isFirst: p.next == who}
	var walls []surreal.Wall
	var number surreal.Dyadic
	for i := range p.games {
		if c.isDone() {
			return c
		}
		if !p.games[i].isHot() {
			number = number.Add(p.games[i].mean)
			continue
		}
		g := p.games[i].Thermograph()
		c.hot = append(c.hot, hot{i, p.games[i].temperature, g})
		walls = append(walls, g.Wall(who.Opponent()))
	}
	for len(walls) > 1 { // two by two, so that few long ones are added
		for i := range len(walls) / 2 {
			if c.isDone() {
				return c
			}
			walls[i] = walls[i].Add(walls[len(walls)-1-i])
		}
		walls = walls[:(len(walls)+1)/2]
	}
	if len(walls) > 0 {
		c.far = walls[0]
	}
	c.far = c.far.Translate(number)
	c.err = poll.SortFunc(ctx, c.hot, func(a, b hot) int { return b.temperature.Compare(a.temperature) })
	return c
}

// best returns what who is sure of, as he sees it, and the lowest temperature that says so.
func (c *compound) best() (x, t surreal.Dyadic) {
	// All is linear between corners, so what is looked for is at a corner, or at 0.
	x = c.at(t)
	seen := map[surreal.Dyadic]bool{t: true}
	for _, h := range c.hot {
		for of := cgt.Left; of <= cgt.Right; of++ {
			for corner := range h.graph.Wall(of).Corners() {
				if c.isDone() {
					return x, t
				}
				at := corner.T
				if at.Sign() <= 0 || seen[at] {
					continue
				}
				seen[at] = true
				y := c.at(at)
				if d := y.Compare(x); d > 0 || d == 0 && at.Compare(t) < 0 {
					x, t = y, at
				}
			}
		}
	}
	return x, t
}

// at returns what who is sure of, as he sees it, by what is so at the temperature t ≥ 0.
func (c *compound) at(t surreal.Dyadic) surreal.Dyadic {
	x, _ := c.far.At(t)
	x = sign(c.who, x)
	switch {
	case c.isFirst:
		w, _ := c.widest(t)
		return x.Add(w)
	case len(c.hot) == 0:
		return x
	}
	return x.Sub(t)
}

// widest returns the width of the widest component at the temperature t, and its number: of several the hottest, and of
// these the first.
func (c *compound) widest(t surreal.Dyadic) (width surreal.Dyadic, number int) {
	for i, h := range c.hot {
		if c.isDone() {
			break
		}
		// Walls come together by at most 2 for each unit, so a component is no wider than twice what it is hotter than
		// t.
		if most := h.temperature.Sub(t); i > 0 && most.Add(most).Compare(width) <= 0 {
			break
		}
		left, _ := h.graph.Left().At(t)
		right, _ := h.graph.Right().At(t)
		if w := left.Sub(right); i == 0 || w.Compare(width) > 0 {
			width, number = w, h.number
		}
	}
	return width, number
}

// String returns thermostrat.
func (Thermostrat) String() string { return "thermostrat" }
