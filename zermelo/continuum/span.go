package continuum

import (
	"cmp"
	"slices"
)

// span is an interval whose ends are integers. It is between two cuts: the cut 2n is just before n, and 2n+1 just after
// it. So what is between two neighbouring cuts is either the point n, or all between n and n+1, and sets of spans are
// exact, with open and closed ends, in integers.
type span struct{ from, to int64 }

func (s span) isEmpty() bool { return s.from >= s.to }

func (s span) meet(t span) span { return span{max(s.from, t.from), min(s.to, t.to)} }

// add returns the sums of a number in s and one in t, neither of which is empty. An end is a sum itself if both ends
// are in their spans.
func (s span) add(t span) span {
	return span{
		2*(s.from>>1+t.from>>1) + (s.from|t.from)&1, // the low bit of from says that the end is open
		2*(s.to>>1+t.to>>1) + s.to&t.to&1,           // and that of to that it is closed
	}
}

// sub returns the differences of a number in s and one in t.
func (s span) sub(t span) span {
	return span{
		2*(s.from>>1-t.to>>1) + (s.from|^t.to)&1,
		2*(s.to>>1-t.from>>1) + s.to&^t.from&1,
	}
}

// union returns spans in order, such that none meets or touches another.
func union(spans []span) []span {
	slices.SortFunc(spans, func(s, t span) int { return cmp.Compare(s.from, t.from) })
	all := spans[:0]
	for _, s := range spans {
		switch last := len(all) - 1; {
		case s.isEmpty():
		case last >= 0 && s.from <= all[last].to:
			all[last].to = max(all[last].to, s.to)
		default:
			all = append(all, s)
		}
	}
	return all
}

// without returns what is in s but in none of the spans, which are in order.
func (s span) without(spans []span) []span {
	var rest []span
	for _, t := range spans {
		if gap := (span{s.from, min(t.from, s.to)}); !gap.isEmpty() {
			rest = append(rest, gap)
		}
		s.from = max(s.from, t.to)
	}
	if !s.isEmpty() {
		rest = append(rest, s)
	}
	return rest
}
