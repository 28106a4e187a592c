package polytope

// Enter makes a free variable basic and returns the basic variable that becomes 0 first instead. Of several it is the
// one that would be first if the right sides were a little larger, that of the first of the given variables by an
// amount that is small against the differences between all numbers, that of the second by one that is small against
// this one, and so on. These variables must be those that were basic in [New], in any order, and no variable may have
// been fixed. So a path never meets a choice. ok is false if it was stopped.
//
// Source: C. E. Lemke, Bimatrix equilibrium points and mathematical programming, Management Science 11, 1965.
func (d *Dictionary) Enter(v int, first []int) (left int, ok bool) {
	s := ^d.place[v]
	best, isSmall := -1, d.isSmall()
	for i := range d.basic {
		if (i == 0 || !isSmall) && !d.stop.Look() {
			return 0, false
		}
		if d.n.sign(d.at(i, s)) > 0 && (best < 0 || d.isBefore(i, best, s, first)) {
			best = i
		}
	}
	left = d.basic[best]
	return left, d.pivot(best, s)
}

// isBefore reports whether the variable of row i becomes 0 before that of row k when that of column s grows.
func (d *Dictionary) isBefore(i, k, s int, first []int) bool {
	c := d.n.cmpProducts(d.at(i, -1), d.at(k, s), d.at(k, -1), d.at(i, s))
	for _, v := range first {
		if c != 0 {
			break
		}
		// A right side grows as much as the coefficients in the column of the variable; that of a basic variable is 1
		// in its own row.
		switch p := d.place[v]; {
		case p < 0:
			c = d.n.cmpProducts(d.at(i, ^p), d.at(k, s), d.at(k, ^p), d.at(i, s))
		case p == i:
			c = 1
		case p == k:
			c = -1
		}
	}
	return c < 0
}
