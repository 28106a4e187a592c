package zermelo

// Strategy says what a player is to do. It knows the position only; what it should remember must be part of the
// position.
type Strategy[Pos comparable] interface {
	// Move returns the position to move to from p, where the player is to move; ok is false where the strategy says
	// nothing.
	Move(p Pos) (q Pos, ok bool)
}

// StrategyFunc makes a [Strategy] of a function.
type StrategyFunc[Pos comparable] func(p Pos) (q Pos, ok bool)

// Move calls f.
func (f StrategyFunc[Pos]) Move(p Pos) (q Pos, ok bool) { return f(p) }

// Arrows is a [Strategy] that is a table: an arrow leads from each position to the one to move to.
//
// Source: B. A. Trakhtenbrot, Algorithms and Automatic Computing Machines, §2.4, for strategies as systems of arrows.
type Arrows[Pos comparable] map[Pos]Pos

// Move returns where the arrow from p leads.
func (a Arrows[Pos]) Move(p Pos) (q Pos, ok bool) {
	q, ok = a[p]
	return q, ok
}
