package surreal

// Parity says how many moves a play of a game may take, whoever makes them.
type Parity uint8

// The parities. A game in which some plays take an even number of moves and others an odd one is Mixed.
const (
	Mixed Parity = iota
	Even
	Odd
)

// String returns "mixed", "even" or "odd".
func (p Parity) String() string {
	switch p {
	case Even:
		return "even"
	case Odd:
		return "odd"
	}
	return "mixed"
}

// opposite returns the parity of plays with one move more.
func (p Parity) opposite() Parity {
	switch p {
	case Even:
		return Odd
	case Odd:
		return Even
	}
	return Mixed
}

// Parity returns the parity of g: Even if all options of its canonical form are Odd, and Odd if all are Even. So 0 is
// Even, an integer has its own parity, and * is Odd.
//
// Source: Siegel, Combinatorial Game Theory, §II.5.
func (g Game) Parity() Parity {
	return g.parity(func(u numberUpStar) Parity {
		p := Mixed
		if u.x.IsInt() && u.ups == (Dyadic{}) && u.star <= 1 {
			if p = Even; u.x.Half().exp > 0 {
				p = Odd
			}
			if u.star == 1 {
				p = p.opposite()
			}
		}
		return p
	})
}

// Temper returns the parity of g if play stops at numbers: a number is Even, and another game Even if all options are
// Odd and Odd if all are Even. One also says that g is even-tempered or odd-tempered.
//
// Source: Winning Ways, ch. 6; Siegel, Combinatorial Game Theory, §II.5.
func (g Game) Temper() Parity {
	return g.parity(func(u numberUpStar) Parity {
		switch {
		case u.ups != Dyadic{} || u.star > 1:
			return Mixed
		case u.star == 1:
			return Odd
		}
		return Even
	})
}

// parity returns the parity by that of the options, given it for number-up-stars.
func (g Game) parity(given func(numberUpStar) Parity) Parity {
	if u, ok := g.numberUpStar(); ok {
		return given(u)
	}
	memo := map[Game]Parity{}
	for _, h := range postorder(g) {
		first := true
		var all Parity
		for _, o := range h.n.all {
			p, ok := memo[o]
			if !ok {
				u, _ := o.numberUpStar()
				p = given(u)
			}
			if !first && p != all {
				p = Mixed
			}
			if all, first = p, false; p == Mixed {
				break
			}
		}
		memo[h] = all.opposite()
	}
	return memo[g]
}
