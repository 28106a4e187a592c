package matrixgame

import (
	"context"
	"math/big"
)

// Trace is how what players can guarantee with their average strategies, and what they get, changes in the course of
// time.
type Trace struct{ points []TracePoint }

// TracePoint is the state after some rounds.
type TracePoint struct {
	Rounds    int
	Payoff    *big.Rat // what the row player got on average
	Low, High *big.Rat // what the averages guarantee
}

// mostPoints is the largest number of points of a trace.
const mostPoints = 400

// Points returns the points, at most 400, at about equal distances; the last one is the state at the end.
func (t Trace) Points() []TracePoint {
	points := make([]TracePoint, len(t.points))
	for i, p := range t.points {
		points[i] = TracePoint{p.Rounds, new(big.Rat).Set(p.Payoff), new(big.Rat).Set(p.Low), new(big.Rat).Set(p.High)}
	}
	return points
}

// learner is what can be traced.
type learner interface {
	Len() int
	Payoff() *big.Rat
	Bounds() (low, high *big.Rat)
	step()
}

// traceOf goes on for some rounds.
func traceOf(ctx context.Context, l learner, rounds int) (Trace, error) {
	var t Trace
	points := min(rounds, mostPoints)
	for i := range points {
		// This point is after the share (i+1)/points of the rounds, rounded down.
		whole, part := rounds/points, rounds%points
		n := whole + ((i+1)*part/points - i*part/points)
		for k := range n {
			const rarely = 256
			if k%rarely == 0 && ctx.Err() != nil {
				return Trace{}, context.Cause(ctx)
			}
			l.step()
		}
		low, high := l.Bounds()
		t.points = append(t.points, TracePoint{l.Len(), l.Payoff(), low, high})
	}
	return t, nil
}

// Trace plays so many more rounds, and returns how the averages change. The error is the cause of ctx; the rounds until
// then are played.
func (p *Play) Trace(ctx context.Context, rounds int) (Trace, error) { return traceOf(ctx, p, rounds) }

func (p *Play) step() { p.round() }
