package balance

// Spoil changes a value, if that takes a byte.
func (s *Solution) Spoil(i int, by uint8) { s.small[i] += by }
