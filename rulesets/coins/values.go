package coins

import (
	"context"

	"github.com/cgt-go/sdk/cgt"
	"github.com/cgt-go/sdk/nim"
)

// Values returns the values of the coins 1, …, n, each as the only one with heads up: values[i] is that of coin i, and
// values[0] is 0. A position is worth the nim-sum of the values of its heads. Values panics if n is negative.
//
// Where there is no formula, the value of a coin is found from the nim-sums of all sets of coins that may be turned
// with it, and these from one another: while all values are less than v, a coin of a game in which it does not matter
// how coins lie takes O(v) steps, however many sets of them there are. The limit on positions is a limit on the number
// of these sums, for each number of coins. Values that grow beyond it, as they do like 2^n if any number of coins may
// be turned, end in a [*cgt.LimitError]. Values also ends if ctx is done. What was found comes with the error.
func (c Code) Values(ctx context.Context, n int, limits cgt.Limits) ([]nim.Nimber, error) {
	if n < 0 {
		panic(errNegative)
	}
	values := []nim.Nimber{0}
	s := newSums(ctx, c, limits)
	for i := 1; i <= n; i++ {
		v, ok := c.formula(i)
		err := s.poll()
		if !ok && err == nil {
			var options valueSet
			options, err = c.appendOptions(nil, s, values)
			v = options.mex()
		}
		if err != nil {
			return values, err
		}
		values = append(values, v)
	}
	return values, nil
}

// appendOptions adds to a set what the options of the next coin are worth, after those whose values are known. The sums
// are those for the coin before.
func (c Code) appendOptions(options valueSet, s *sums, values []nim.Nimber) (valueSet, error) {
	n := len(values)
	if c.shape == 0 && c.within == 0 {
		// The sums are those for the coin before with one coin more to choose from.
		if n > 1 {
			if err := s.add(1, values[n-1]); err != nil {
				return nil, err
			}
		}
		return s.appendTo(options, 1), nil
	}
	values = append(values, 0) // turned to tails, the coin itself is worth nothing
	for f := range c.families(n) {
		base := sum(values, f.base)
		if len(f.units) == 0 {
			if c.allows(len(f.base)) {
				options = options.with(base)
			}
			continue
		}
		if err := s.begin(base); err != nil {
			return nil, err
		}
		for _, unit := range f.units {
			if err := s.add(len(unit), sum(values, unit)); err != nil {
				return nil, err
			}
		}
		options = s.appendTo(options, len(f.base))
	}
	return options, nil
}

// sum returns the nim-sum of what coins are worth.
func sum(values []nim.Nimber, coins []int) nim.Nimber {
	var s nim.Nimber
	for _, i := range coins {
		s = s.Add(values[i])
	}
	return s
}
