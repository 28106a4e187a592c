package surreal

// Birthday returns the birthday of g, an integer: the length of the longest sequence of moves, by the
// players in any order, in its canonical form. It is a [Dyadic] because the integer n is born on the
// day |n|, which may be large. A game that has no closed form knows its birthday; for others it takes constant time.
//
// Source: Conway, On Numbers and Games, ch. 7; Siegel, Combinatorial Game Theory, §II.1.
func (g Game) Birthday() Dyadic {
	u, ok := g.numberUpStar()
	if !ok {
		return g.n.birthday
	}
	if u.x == (Dyadic{}) {
		return u.birthdayUpStar()
	}
	if u.ups == (Dyadic{}) && u.star == 0 {
		return u.x.Birthday()
	}
	// The positions of x + n·↑ + *m are x plus those of n·↑ + *m, and then those of x.
	return u.x.Birthday().Add(u.birthdayUpStar())
}

// birthdayUpStar returns the birthday of n·↑ + *m, which is u without its number. The longest play goes
// to (n−1)·↑ + *(m⊕1) and so on, and after n moves it has reached *k, where k is m or m⊕1. If k is 0,
// the game before it was ↑ + *, which has an option * as well.
func (u numberUpStar) birthdayUpStar() Dyadic {
	n := u.ups.Abs()
	if n == (Dyadic{}) {
		return dyadicFromUint(u.star)
	}
	k := u.star
	if n.Half().exp > 0 { // n is odd
		k ^= 1
	}
	return n.Add(dyadicFromUint(max(k, 1)))
}
