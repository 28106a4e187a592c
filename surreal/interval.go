package surreal

// Interval is a set of numbers: those between Low and High, and Low and High themselves, unless the interval is open
// there. The zero Interval is [0, 0].
type Interval struct {
	Low, High         Dyadic
	LowOpen, HighOpen bool
}

// Contains reports whether x is in the interval.
func (i Interval) Contains(x Dyadic) bool {
	low, high := x.Compare(i.Low), x.Compare(i.High)
	return (low > 0 || low == 0 && !i.LowOpen) && (high < 0 || high == 0 && !i.HighOpen)
}

// String writes the interval as in [-1, 1/2), where a round bracket stands beside a number that does not belong to it.
func (i Interval) String() string {
	begin, end := "[", "]"
	if i.LowOpen {
		begin = "("
	}
	if i.HighOpen {
		end = ")"
	}
	return begin + i.Low.String() + ", " + i.High.String() + end
}

// Simplest returns the simplest number in the interval: the one that is born first. If there is no number in it, ok is
// false. It is the value of a game whose Left options are the numbers too low for the interval, and whose Right options
// are those too high.
//
// Source: Conway, On Numbers and Games, ch. 2, theorem 11.
func (i Interval) Simplest() (x Dyadic, ok bool) {
	return simplest(bound{x: i.Low, closed: !i.LowOpen}, bound{x: i.High, closed: !i.HighOpen})
}

// ConfusionInterval returns the numbers that are confused with g: all those between its stops, and maybe the stops. If
// there are none, ok is false and the interval is empty: so it is for numbers, and for games that differ from one by a
// positive or a negative infinitesimal.
//
// Source: Winning Ways, ch. 5; Conway, On Numbers and Games, ch. 9.
func (g Game) ConfusionInterval() (i Interval, ok bool) {
	var buf stops
	s := g.stops(&buf)
	i = Interval{s.right, s.left, s.above, s.below}
	if s.left != s.right {
		return i, true
	}
	if s.above || s.below {
		return Interval{LowOpen: true, HighOpen: true}, false
	}
	return i, true
}
