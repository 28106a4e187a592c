package zermelo

import "fmt"

// span is what is known of a value: it is at least lo, if hasLo, and at most hi, if hasHi.
type span[V Payoff[V]] struct {
	lo, hi       V
	hasLo, hasHi bool
}

// exactly returns the span of a value that is known.
func exactly[V Payoff[V]](v V) span[V] { return span[V]{v, v, true, true} }

// extremes returns the span that every value has.
func extremes[V Payoff[V]]() span[V] {
	var v V
	e, ok := any(v).(Extremal[V])
	if !ok {
		return span[V]{}
	}
	least, most := e.Extremes()
	return span[V]{least, most, true, true}
}

// has reports whether v is in the span, and missed says of one that is not where it should be.
func (s *span[V]) has(v V) bool {
	return (!s.hasLo || v.Compare(s.lo) >= 0) && (!s.hasHi || v.Compare(s.hi) <= 0)
}

func (s *span[V]) missed(v V) string {
	return fmt.Sprintf("%v, but by Extremes, a method of %T, the least payoff is %v and the largest %v", v, v, s.lo, s.hi)
}

// swapped returns the span after the players have changed places.
func (s span[V]) swapped() span[V] {
	t := span[V]{hasLo: s.hasHi, hasHi: s.hasLo}
	if s.hasHi {
		t.lo = negative(s.hi)
	}
	if s.hasLo {
		t.hi = negative(s.lo)
	}
	return t
}

// meet returns what two spans of the same value say together; ok is false if they contradict each other.
func (s span[V]) meet(t span[V]) (both span[V], ok bool) {
	if t.hasLo && (!s.hasLo || t.lo.Compare(s.lo) > 0) {
		s.lo, s.hasLo = t.lo, true
	}
	if t.hasHi && (!s.hasHi || t.hi.Compare(s.hi) < 0) {
		s.hi, s.hasHi = t.hi, true
	}
	return s, !s.hasLo || !s.hasHi || s.lo.Compare(s.hi) <= 0
}

// isExact reports whether the value is known.
func (s *span[V]) isExact() bool { return s.hasLo && s.hasHi && s.lo.Compare(s.hi) == 0 }

// of returns the payoff that who has at least; ok is false if there is none.
func (s *span[V]) of(who Player) (v V, ok bool) {
	if who == Max {
		return s.lo, s.hasLo
	}
	return s.hi, s.hasHi
}

// edge is one side of a window.
type edge[V any] struct {
	v    V
	kind edgeKind
}

type edgeKind uint8

const (
	noEdge edgeKind = iota
	closed          // a value at the edge is beyond it
	strict          // only a value past the edge is beyond it
)

// window says what a search is to find out: the value if that is between lo and hi, or else beyond which of them it is.
type window[V Payoff[V]] struct{ lo, hi edge[V] }

// atLeast returns the window of the question whether a value is at least v, and moreThan whether it is more than v.
func atLeast[V Payoff[V]](v V) window[V] { return window[V]{edge[V]{v, strict}, edge[V]{v, closed}} }

func moreThan[V Payoff[V]](v V) window[V] { return window[V]{edge[V]{v, closed}, edge[V]{v, strict}} }

// swapped returns the window after the players have changed places.
func (w window[V]) swapped() window[V] {
	turn := func(e edge[V]) edge[V] {
		if e.kind != noEdge {
			e.v = negative(e.v)
		}
		return e
	}
	return window[V]{turn(w.hi), turn(w.lo)}
}

// isHigh reports whether a value of at least v is beyond hi.
func (w *window[V]) isHigh(v V) bool {
	if w.hi.kind == noEdge {
		return false
	}
	c := v.Compare(w.hi.v)
	return c > 0 || c == 0 && w.hi.kind == closed
}

// isLow reports whether a value of at most v is beyond lo.
func (w *window[V]) isLow(v V) bool {
	if w.lo.kind == noEdge {
		return false
	}
	c := v.Compare(w.lo.v)
	return c < 0 || c == 0 && w.lo.kind == closed
}

// isDecided reports whether s answers the question.
func (w *window[V]) isDecided(s *span[V]) bool {
	return s.hasLo && w.isHigh(s.lo) || s.hasHi && w.isLow(s.hi) || s.isExact()
}

// raise moves lo up to v, which Max has already, so that only more is of interest; lower moves hi down to v, which Min
// has.
func (w *window[V]) raise(v V) {
	if w.lo.kind == noEdge || v.Compare(w.lo.v) >= 0 {
		w.lo = edge[V]{v, closed}
	}
}

func (w *window[V]) lower(v V) {
	if w.hi.kind == noEdge || v.Compare(w.hi.v) <= 0 {
		w.hi = edge[V]{v, closed}
	}
}
