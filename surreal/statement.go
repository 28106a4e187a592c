package surreal

// Statement is a game, or two games compared.
type Statement struct {
	G   Game
	Op  string // "", or one of "<", "<=", ">", ">=", "==", "!=" and "||" between G and H
	H   Game
	Rel Rel // the relation of G to H, if there is a comparison

	offset int // of Op
}

// Holds reports whether the comparison is true. Without a comparison it is false.
func (s Statement) Holds() bool {
	switch r := s.Rel; s.Op {
	case "<":
		return r == Less
	case "<=":
		return r == Less || r == Equal
	case ">":
		return r == Greater
	case ">=":
		return r == Greater || r == Equal
	case "==":
		return r == Equal
	case "!=":
		return r != Equal
	case "||":
		return r == Confused
	}
	return false
}
