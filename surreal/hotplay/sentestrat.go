package hotplay

import "context"

// Sentestrat answers threats. If the component that the opponent has just moved in is hotter than the ambient
// temperature ([Position.Ambient]), it moves there, and otherwise in the hottest component, the first of these. Of the
// options it takes the one that the thermograph of the component has at the ambient temperature.
//
// Played from the beginning by Left, it gets at least the sum z of the means if Left moves first, and at least z − T if
// Right does, where T is the temperature of the hottest component in the beginning; for Right likewise. In both cases
// it loses at most T against the best play.
//
// It is orthodox play in the sense of Berlekamp: a strategy is orthodox if it loses nothing where the sum has an
// environment besides, of switches whose temperatures go down to 0 from that of the hottest component in steps so small
// that they do not count, and he shows that sentestrat is one. So there is no other strategy here by that name. With
// larger steps it may lose some of them; the tests measure that.
//
// Source: Berlekamp, The economist's view of combinatorial games. The proof of the guarantee without an environment is
// in the source code.
type Sentestrat struct{}

// The guarantee for Left: let s be the ambient temperature, and R the sum of the Right walls at s. When s falls, no
// component is hotter than s is then, and so R is the sum of the means and does not change. While s is constant:
//
// A move of Right in a component X to Y leaves R − s at least if Y is not hotter than s: the walls of Y are equal at s,
// and its Left wall is at least the Right wall of X less s. The next move of Left is in a component as hot as s or
// hotter. It goes from the Right wall of this to the Left wall and adds s, which the Left wall does not count, so R is
// at least what it was.
//
// If Y is hotter than s, Left answers there, from a Left wall of at least the Right wall of X less s, and adds s: R is
// again at least what it was.
//
// So R decreases by what s falls between the moves of Right and Left, and at the end by s if Right moves last:
// altogether by not more than T, where s begins. If Left moves first, he adds T before, and gets z + T − T at least; if
// Right does, z − T. Right is sure of as much by the same strategy, so the best score for Left is at most z + T and z,
// and no more than T is lost.

// Move returns the move of the strategy; ok is false if play is over. The error is the cause of ctx.
func (Sentestrat) Move(ctx context.Context, p Position) (m Move, ok bool, err error) {
	i, ok := p.hottest()
	if !ok {
		return Move{}, false, nil
	}
	if last, ok := p.Last(); ok && p.games[last].temperature.Compare(p.ambient) > 0 {
		i = last
	}
	return moveAt(ctx, p, i, p.ambient)
}

// String returns sentestrat.
func (Sentestrat) String() string { return "sentestrat" }
