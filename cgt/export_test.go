package cgt

// SetLabel overwrites what s has found about who moving from p: n > 0 says a win of rank n, n < 0 a loss of
// rank -n. It reports whether there was a label.
func SetLabel[Pos comparable](s *Solver[Pos], p Pos, who Player, n int) bool {
	t := turn[Pos]{p, who}
	_, ok := s.labels[t]
	s.labels[t] = label(n)
	return ok
}

// Label returns what s has found about who moving from p, in the terms of SetLabel, and 0 if it is nothing.
func Label[Pos comparable](s *Solver[Pos], p Pos, who Player) int {
	return int(s.labels[turn[Pos]{p, who}])
}

// NumLabels returns the number of turns that s remembers, but for those that a search left open.
func NumLabels[Pos comparable](s *Solver[Pos]) int { return len(s.labels) - len(s.left) }

// SumDepth returns how deep the pairs of a sum are nested.
func SumDepth(p Position) int {
	if s, ok := p.(sum); ok {
		return 1 + max(SumDepth(s.a), SumDepth(s.b))
	}
	return 0
}
