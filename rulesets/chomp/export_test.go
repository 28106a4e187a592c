package chomp

// Break marks a bar as one that loses.
func (s *Solution) Break(b Bar) {
	lengths, _ := s.lengths(b)
	number := s.numberOf(lengths)
	s.won[number/64] &^= 1 << (number % 64)
}
