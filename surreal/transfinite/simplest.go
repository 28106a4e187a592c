package transfinite

import (
	"cmp"
	"fmt"

	"github.com/cgt-go/sdk/internal/scan"
)

// CutError reports that there is no number between the options of the two sides, because one on the left is not less
// than one on the right.
type CutError struct {
	Left, Right string // the two options
}

// Error returns the message in one line.
func (e *CutError) Error() string {
	return fmt.Sprintf("cut: the left option %s is not less than the right option %s", scan.Brief(e.Left), scan.Brief(e.Right))
}

// Simplest returns {left | right}: the simplest number that is more than each of left and less than each of right,
// which is the one born first. If a number of left is not less than one of right, the error is a [*CutError]; the other
// errors are those of [Cut.Number].
//
// Source: Conway, On Numbers and Games, ch. 2, theorem 11; Gonshor, An Introduction to the Theory of Surreal Numbers,
// ch. 2.
func Simplest(left, right []Number) (Number, error) {
	return Cut{Left: Options{Numbers: left}, Right: Options{Numbers: right}}.Number()
}

// bound bounds numbers from one side. It is the signs of a number that is excluded, or signs and then one sign without
// end, past all ordinals.
//
// The second kind is needed for options without a last one. All of 0, 1, 2, … are less than a number that begins with ω
// many +, and whatever follows does not matter, so the bound is +^ω and then − without end. If there are no options, it
// is − without end from the first sign on.
type bound struct {
	signs SignExpansion
	tail  int    // the sign without end, or 0
	text  string // the option, for errors

	// Signs that are only the beginning of the ones of a number. What looks at their end sets *more.
	more *bool
}

// next returns the length of the run of a sign that comes in b behind a difference of its signs to others, which is 0
// if the other sign or the end comes, and the sign behind that run. endless says that the run never ends.
func (b bound) next(d signDifference, sign int) (length Ordinal, endless bool, behind int) {
	for r := range b.signs.from(d).Runs() {
		if r.Sign != sign {
			return length, false, r.Sign
		}
		length = r.Length
	}
	b.atEnd()
	return length, b.tail == sign, b.tail
}

func (b bound) atEnd() {
	if b.more != nil {
		*b.more = true
	}
}

// cmp compares bounds as if they were numbers.
func (b bound) cmp(c bound) int {
	d := b.signs.difference(c.signs)
	if d.x == 0 {
		b.atEnd()
	}
	if d.y == 0 {
		c.atEnd()
	}
	switch {
	case d.x != 0 && d.y != 0:
	case d.x == 0 && b.tail != 0: // c may go on like the tail for a while
		_, endless, behind := c.next(d, b.tail)
		if endless {
			return 0
		}
		d.x, d.y = b.tail, behind
	case d.y == 0 && c.tail != 0:
		return -c.cmp(b)
	}
	return cmp.Compare(d.x, d.y)
}

func (b bound) neg() bound {
	b.signs, b.tail = b.signs.Neg(), -b.tail
	return b
}

// simplestBetween returns the signs of the simplest number between bounds, the first of which is the smaller one: the
// signs with which both begin, if these are not all signs of one of the numbers that are excluded.
func simplestBetween(low, high bound) SignExpansion {
	d := low.signs.difference(high.signs)
	if d.x == 0 {
		low.atEnd()
	}
	if d.y == 0 {
		high.atEnd()
	}
	minus := SignRun(-1, oneOrdinal)
	switch {
	case d.x != 0 && d.y != 0:
		return low.signs.upTo(d)
	case d.x != 0:
		return simplestBetween(high.neg(), low.neg()).Neg()
	case low.tail == 0:
		// What high has behind low is one + and maybe some −, and what then comes is not needed; if nothing comes, high
		// itself is excluded and needs one − more.
		rest := bound{signs: high.signs.from(d), tail: high.tail, more: high.more}
		if !rest.signs.IsEmpty() {
			rest.signs = rest.signs.from(signDifference{signs: oneOrdinal})
		}
		minuses, _, behind := rest.next(signDifference{}, -1)
		z := low.signs.Concat(SignRun(1, oneOrdinal)).Concat(SignRun(-1, minuses))
		if behind == 0 {
			z = z.Concat(minus)
		}
		return z
	}
	// Behind the signs of low, − comes without end.
	minuses, _, behind := high.next(d, -1)
	z := low.signs.Concat(SignRun(-1, minuses))
	if behind == 0 { // high itself
		z = z.Concat(minus)
	}
	return z
}
