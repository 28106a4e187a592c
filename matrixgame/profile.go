package matrixgame

// Profile is a strategy for each of two players.
type Profile struct{ Row, Column Mixed }

// of returns the strategy of a player.
func (p Profile) of(who Player) Mixed {
	if who.isRow() {
		return p.Row
	}
	return p.Column
}

// Equal reports whether both strategies are the same.
func (p Profile) Equal(q Profile) bool { return p.Row.Equal(q.Row) && p.Column.Equal(q.Column) }

// Compare returns −1, 0 or 1 for the order in which lists of profiles are: by the strategies of the row player and then
// by those of the column player, as [Mixed.Compare] orders them.
func (p Profile) Compare(q Profile) int {
	if c := p.Row.Compare(q.Row); c != 0 {
		return c
	}
	return p.Column.Compare(q.Column)
}

// String returns both strategies, as in "(1/2, 1/2) (1, 0)".
func (p Profile) String() string { return p.Row.String() + " " + p.Column.String() }
