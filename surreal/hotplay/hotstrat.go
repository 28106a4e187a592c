package hotplay

import "context"

// Hotstrat moves in the hottest component, the first of these, to the option that the thermograph of the component has
// at its temperature.
//
// It is optimal in sums of switches, numbers and infinitesimals: if the temperatures of the switches are a ≥ b ≥ c ≥ …
// and the sum of the means is z, the score is z + (a − b + c − …) if Left begins and z − (a − b + c − …) if Right does.
// In other sums it may lose more than the temperature of the hottest component, and there is no bound in terms of this:
// it takes no account of how wide the thermographs are, and so it leaves a threat unanswered for a component that is
// hotter but worth less. The example of [Sentestrat] shows how.
//
// Source: Winning Ways, ch. 6.
type Hotstrat struct{}

// Move returns the move of the strategy; ok is false if play is over. The error is the cause of ctx.
func (Hotstrat) Move(ctx context.Context, p Position) (m Move, ok bool, err error) {
	i, ok := p.hottest()
	if !ok {
		return Move{}, false, nil
	}
	return moveAt(ctx, p, i, p.games[i].temperature)
}

// String returns hotstrat.
func (Hotstrat) String() string { return "hotstrat" }
