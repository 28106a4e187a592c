package transfinite

import "github.com/cgt-go/sdk/internal/scan"

// Cut is a number as {Left | Right}: the simplest one between the options of the two sides.
type Cut struct {
	Left, Right Options
}

// Options are the options of one side of a [Cut].
type Options struct {
	Numbers   []Number
	Sequences []Sequence
}

// maxBeginning is how many runs of an endless stretch in the signs of an option are looked at.
const maxBeginning = 1 << 16

// Number returns the simplest number between the options. A sequence of ever larger left options bounds the number like
// the limit of their signs: those of 1, 2, 3, … become ω many +. In the same way it is for ever smaller right options.
// Of other sequences only the first number counts.
//
// If a left option is not less than a right one, the error is a [*CutError]. It is a [*SequenceError] for a geometric
// sequence whose ratio is not positive, an [*ExponentError] if the options that count begin alike with signs that have
// no [SignExpansion] or if a sequence has such signs, and a [*cgt.LimitError] for signs beyond the limits.
//
// Source: Conway, On Numbers and Games, ch. 2, theorem 11; Gonshor, An Introduction to the Theory of Surreal Numbers,
// ch. 2.
func (c Cut) Number() (Number, error) {
	return limited(func() (x Number, err error) {
		var z SignExpansion
		err = c.bounded(func(low, high bound) error {
			if low.cmp(high) >= 0 {
				return &CutError{low.text, high.text}
			}
			z = simplestBetween(low, high)
			return nil
		})
		if err != nil {
			return Number{}, err
		}
		return z.number()
	})
}

// Verify checks that x is {Left | Right}: it is above the left options and below the right ones, and no number that is
// simpler than x is so, for x has no left option above all left options of c, and no right one below all right options.
// If that fails, the error is a [*VerifyError]; the other errors are those of [Cut.Number].
//
// Source: Conway, On Numbers and Games, ch. 2, theorem 11.
func (c Cut) Verify(x Number) error {
	_, err := limited(func() (none struct{}, err error) {
		signs, err := x.signExpansion()
		if err != nil {
			return none, err
		}
		return none, c.bounded(func(low, high bound) error {
			at := bound{signs: signs}
			switch {
			case low.cmp(at) >= 0:
				return &VerifyError{x, "it is not above the left option " + scan.Brief(low.text)}
			case at.cmp(high) >= 0:
				return &VerifyError{x, "it is not below the right option " + scan.Brief(high.text)}
			case signs.leftBound().cmp(low) > 0:
				return &VerifyError{x, "it is not the simplest one: a left option of it is between the options, too"}
			case signs.Neg().leftBound().neg().cmp(high) < 0:
				return &VerifyError{x, "it is not the simplest one: a right option of it is between the options, too"}
			}
			return nil
		})
	})
	return err
}

// VerifyError reports that a number is not the simplest one between options.
type VerifyError struct {
	Number Number
	Msg    string // what is wrong with it
}

// Error returns the message in one line.
func (e *VerifyError) Error() string {
	return "cut: " + scan.Brief(e.Number.String()) + " is wrong: " + e.Msg
}

// leftBound returns the bound that the left options of a number with these signs are, which are what its signs + cut
// off.
func (x SignExpansion) leftBound() bound {
	for k := len(x.strings) - 1; k >= 0; k-- {
		s := x.strings[k]
		if len(s.block) > 0 {
			return bound{signs: SignExpansion{strings: x.strings[:k+1]}, tail: -1}
		}
		for i := len(s.first) - 1; i >= 0; i-- {
			r := s.first[i]
			if r.Sign < 0 {
				continue
			}
			b := signBuilder{strings: x.strings[:k:k]}
			for _, r := range s.first[:i] {
				b.run(r.Sign, r.Length)
			}
			n := r.Length.finitePart()
			if n.isZero() {
				b.run(1, r.Length)
				return bound{signs: b.part(), tail: -1}
			}
			b.run(1, ordinalOf(r.Length.infiniteTerms()))
			b.run(1, n.sub(count{small: 1}).ordinal())
			return bound{signs: b.part()}
		}
	}
	return bound{tail: -1}
}

// bounded calls f with the bounds of the two sides, and returns its error. Where only the beginning of the signs of a
// bound is known and f looks at the end, it calls f again with more of them.
func (c Cut) bounded(f func(low, high bound) error) error {
	var m stretcher
	for runs := 16; ; runs *= 2 {
		more := false
		low, endless1, err := c.Left.bound(&m, 1, runs, &more)
		if err != nil {
			return err
		}
		high, endless2, err := c.Right.bound(&m, -1, runs, &more)
		if err != nil {
			return err
		}
		err = f(low, high.neg())
		switch {
		case !more:
			return err
		case runs < maxBeginning:
		case endless1 != nil:
			return endless1
		default:
			return endless2
		}
	}
}

// bound returns the bound that the options are from below, after they were multiplied by a sign. If the signs of the
// largest number of them have no SignExpansion, endless says so, and the bound has the given number of runs of the
// stretch; it sets *more if these are not enough.
func (o Options) bound(m *stretcher, sign, runs int, more *bool) (b bound, endless *ExponentError, err error) {
	b = bound{tail: -1}
	signed := func(x Number) Number {
		if sign < 0 {
			return x.Neg()
		}
		return x
	}
	var largest Number
	var sequences []Sequence
	none := true
	add := func(x Number) {
		if none || x.Compare(largest) > 0 {
			none, largest = false, x
		}
	}
	for _, x := range o.Numbers {
		add(signed(x))
	}
	for _, s := range o.Sequences {
		if s.Geometric && s.By.Sign() <= 0 {
			return b, nil, &SequenceError{s}
		}
		t := s
		t.First = signed(s.First)
		if !s.Geometric {
			t.By = signed(s.By)
		}
		if !t.isRising() {
			add(t.First)
			continue
		}
		sequences = append(sequences, t)
	}
	if !none {
		signs, endlessStretch, err := m.signs(largest, runs)
		if err != nil {
			return b, nil, err
		}
		b = bound{signs: signs, text: signed(largest).String()}
		if endlessStretch != nil {
			b.more, endless = more, endlessStretch
		}
	}
	for _, s := range sequences {
		limit, err := s.limit()
		if err != nil {
			return b, nil, err
		}
		text := signed(s.First).String() + ", …"
		if c := (bound{signs: limit, tail: -1, text: text}); none || c.cmp(b) > 0 {
			none, b = false, c
		}
	}
	return b, endless, nil
}
