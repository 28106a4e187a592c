package main

import (
	"context"
	"errors"
	"fmt"
	"math"
	"runtime"
	"slices"
	"strconv"
	"strings"

	"github.com/cgt-go/sdk/nim"
	"github.com/cgt-go/sdk/nim/chart"
	"github.com/cgt-go/sdk/nim/heaps"
)

// Bounds for the form octal.
const (
	usualValues = 10_000 // without -n
	mostValues  = 30_000_000
	mostTaken   = 300_000_000 // moves to look at, if none parts a heap
	fewDigits   = 8           // of an octal code, of those that are not 0
	shownValues = 32
	mostKept    = heaps.MaxHeap // with -checkpoint
)

// runOctal is the form octal.
func runOctal(ctx context.Context, c *call) (answer, error) {
	if len(c.words) != 1 {
		return nil, fmt.Errorf("octal takes a code; %s", hereAre(c.words))
	}
	text, err := uninterrupted(ctx, func() (string, error) { return c.argument(c.words[0]) })
	if err != nil {
		return nil, err
	}
	code, err := heaps.ParseCode(text)
	if err != nil {
		for _, name := range []string{text, text + "sgame"} { // such as Grundy
			if at := whereElse(name); at != "" {
				return nil, errors.New(at)
			}
		}
		return nil, fmt.Errorf("%w; codes are such as 0.77, which calc help octal explains", err)
	}
	file, long := c.flags["checkpoint"]
	most := valuesWithin(code)
	n := min(usualValues, most)
	if long {
		most = mostKept
	}
	if word, ok := c.flags["n"]; ok {
		if n, err = strconv.Atoi(word); err != nil || n < 1 || n > most {
			return nil, fmt.Errorf("-n: for this code %s is no number from 1 to %d", word, most)
		}
	}
	s := &heaps.Sequence{Code: code}
	if long {
		if s, err = readCheckpoint(ctx, file, code); err != nil {
			return nil, err
		}
		s.Limits.Values = mostKept
	}
	n = max(n, s.Len())
	s.Goroutines = runtime.GOMAXPROCS(0)
	if w := c.told(); w != nil {
		s.Progress = func(values int) { fmt.Fprintf(w, "%d of %d heaps\n", values, n) }
	}
	if long {
		err = extendLong(ctx, s, n, file)
	} else {
		err = extend(ctx, s, n)
	}
	if err != nil {
		return nil, err
	}
	a := sequenceAnswer{Values: []uint64{}, heaps: s.Len(), most: most}
	for h, v := range s.All() {
		if h == min(n, shownValues) {
			break
		}
		a.Values = append(a.Values, uint64(v))
	}
	largest, at := s.Largest()
	a.Max, a.at = uint64(largest), at
	p, found := s.Period()
	if !found {
		p, found = s.ObservedPeriod()
	}
	if found {
		saltus, proved := uint64(p.Saltus), p.IsProved()
		a.Period, a.Preperiod, a.Saltus, a.Proved = &p.Length, &p.Preperiod, &saltus, &proved
		if err := p.Verify(ctx, s); err != nil {
			return nil, err
		}
	}
	if _, ok := c.flags["svg"]; ok {
		var values []nim.Nimber
		for _, v := range s.All() {
			values = append(values, v)
		}
		c.drawing = chart.Sequence{Title: code.String(), Values: values, Period: p.Length, From: p.Preperiod, Saltus: p.Saltus, Observed: found && !p.IsProved()}.AppendSVG(nil)
	}
	return a, nil
}

// mostRare bounds how many rare heaps are looked at.
const mostRare int64 = 3_000_000_000

// extend finds n values. It begins with some, which show how many heaps are rare, and so how long the others take, and
// looks again with twice as many.
func extend(ctx context.Context, s *heaps.Sequence, n int) error {
	for found := 2 * usualValues; ; found *= 2 {
		if err := s.Extend(ctx, min(n, found)); err != nil || found >= n {
			return err
		}
		if report, ok := s.Sparse(); ok {
			if most := mostRare / int64(1+len(report.Rare)); int64(n) > most {
				return fmt.Errorf("-n: this code has many rare heaps, so %d is no number from 1 to %d without -checkpoint", n, most)
			}
		}
	}
}

// valuesWithin returns how many values may be asked for. If all heaps of a code have to be parted in all ways, they
// take some seconds; otherwise it depends on how many heaps are rare, and on how many numbers of counters may be taken.
func valuesWithin(code heaps.Code) int {
	if amounts, allBut, isSet := code.Set(); isSet {
		digits := len(amounts)
		if allBut {
			digits = slices.Max(append(amounts, 0)) - digits + 1 // one for all that are larger
		}
		return min(mostValues, max(mostTaken/max(digits, 1), usualValues))
	}
	digits, last := 0, len(code.String())
	for t := -heaps.MaxAdded; t <= last; t++ { // the digits do not begin to repeat after that
		if takes(code, t) {
			digits++
		}
	}
	parts, bounded := code.Most()
	root := math.Sqrt(float64(digits)) // the time is of the order of digits·n²
	switch {
	case code.IsOctal() && digits <= fewDigits:
		return mostValues
	case bounded && parts <= 2:
		return max(int(30_000/root), 1_000)
	case bounded && parts == 3:
		return max(int(10_000/math.Cbrt(float64(digits))), 1_000) // and here of that of digits·n³
	}
	return 1_000
}

// takes reports whether a move can take t counters.
func takes(code heaps.Code, t int) bool {
	for r := range heaps.MaxParts + 2 {
		if _, ok := code.Leaves(t, r); ok {
			return true
		}
	}
	return false
}

// sequenceAnswer is what there is to say about a nim-sequence.
type sequenceAnswer struct {
	Values []uint64 `json:"values"` // the first ones
	Max    uint64   `json:"max"`
	at     int      // the smallest heap with it

	heaps, most int // how many were looked at, and may be

	// These if a period was found.
	Period    *int    `json:"period,omitempty"`
	Preperiod *int    `json:"preperiod,omitempty"`
	Saltus    *uint64 `json:"saltus,omitempty"`
	Proved    *bool   `json:"proved,omitempty"`
}

func (a sequenceAnswer) text() string {
	var b strings.Builder
	for i, v := range a.Values {
		if i > 0 {
			b.WriteByte(' ')
		}
		fmt.Fprint(&b, v)
	}
	fmt.Fprintf(&b, "\nlargest     %d, first for a heap of %d\n", a.Max, a.at)
	if a.Period == nil {
		fmt.Fprintf(&b, "no period found in %d heaps: none that repeats often enough and begins in their first half", a.heaps)
		if a.heaps < a.most {
			b.WriteString("; -n says how many to look at")
		}
		return b.String() + "\n"
	}
	fmt.Fprintf(&b, "period      %d from %d on", *a.Period, *a.Preperiod)
	if *a.Saltus > 0 {
		fmt.Fprintf(&b, ", with %d added each time", *a.Saltus)
	}
	if *a.Proved {
		b.WriteString("; this is proved\n")
	} else {
		b.WriteString("; this is observed, not proved\n")
	}
	return b.String()
}
