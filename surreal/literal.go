package surreal

import "strings"

var (
	ups         = []string{"^", "↑"}
	downs       = []string{"v", "↓"}
	doubleUps   = []string{"⇑"}
	doubleDowns = []string{"⇓"}
	stars       = []string{"*", "⋆", "∗"}
)

// literalStarts reports whether an arrow or a star stands at the current place.
func (r *reader) literalStarts() bool {
	for _, texts := range [][]string{ups, downs, doubleUps, doubleDowns, stars} {
		for _, t := range texts {
			if strings.HasPrefix(r.s[r.at:], t) {
				return true
			}
		}
	}
	return false
}

// literal reads a number, a multiple of ↑ and a nimber, each of which may be missing, or an integer
// and the sign of a multiple.
func (r *reader) literal(negative bool) error {
	at := r.at
	var u numberUpStar
	parts := 0
	if isDigit(r.s[r.at]) {
		x, end, err := scanDyadic("game", r.s, r.at, r.limits.digits())
		if err != nil {
			return err
		}
		r.at = end
		if negative {
			x = x.Neg()
		}
		if done, err := r.multiple(at, x); done || err != nil {
			return err
		}
		u.x = x
		parts++
	}
	power, isPower, err := r.power()
	if err != nil {
		return err
	}
	if isPower {
		parts++
	} else {
		ups, ok, err := r.arrows()
		if err != nil {
			return err
		}
		if ok {
			u.ups = ups
			parts++
		}
	}
	if _, ok := r.has(stars...); ok {
		u.star = 1
		parts++
		n, end, err := scanDigits("game", r.s, r.at, r.limits.digits())
		if err != nil {
			return err
		}
		if end > r.at {
			if !n.IsUint64() {
				return r.fail(r.at, "nimbers go up to *%d", uint64(1<<64-1))
			}
			u.star = n.Uint64()
			r.at = end
		}
	}
	if prefixes := r.top().prefixes; parts > 1 && len(prefixes) > 0 {
		if op := prefixes[len(prefixes)-1].op; op != '-' {
			return r.fail(at, "put the sum of numbers, arrows and stars in parentheses, or signs between them, for it is not clear how far the sign before it reaches")
		}
	}
	return r.term(r.e.add(u.pack(), power))
}

// multiple reads the sign of a multiple after the number x: a point or an opening parenthesis.
func (r *reader) multiple(at int, x Dyadic) (bool, error) {
	next := r.at
	for next < len(r.s) && strings.IndexByte(" \t\r\n", r.s[next]) >= 0 {
		next++
	}
	if next == len(r.s) || r.s[next] != '.' && r.s[next] != '(' {
		return false, nil
	}
	if r.s[next] == '.' && next+1 < len(r.s) && isDigit(r.s[next+1]) {
		return false, r.fail(at, "a number has no decimal point: write a fraction such as 1/2, or parentheses for a multiple, as in 3(5)")
	}
	if !x.IsInt() {
		return false, r.fail(at, "only integer multiples of a game are defined")
	}
	if r.s[next] == '.' {
		next++
	}
	r.at = next
	top := r.top()
	top.prefixes = append(top.prefixes, prefix{op: '.', times: x})
	top.wants = true
	return true, nil
}

// power reads an arrow with a number in brackets, ↑^n or ↑^→n, if there is one.
func (r *reader) power() (g Game, ok bool, err error) {
	at := r.at
	_, up := r.has(ups...)
	if !up {
		if _, down := r.has(downs...); !down {
			return Game{}, false, nil
		}
	}
	number := r.at + 1
	opening, ok := r.has("<", "[")
	end := number
	for end < len(r.s) && isDigit(r.s[end]) {
		end++
	}
	closing := map[string]byte{"<": '>', "[": ']'}[opening]
	if !ok || end == number || end == len(r.s) || r.s[end] != closing {
		r.at = at
		if opening == "[" { // a < may be the sign of a comparison
			return Game{}, false, r.fail(number, "want a number and ']', for a sum of powers such as ^[3]")
		}
		return Game{}, false, nil
	}
	n, _, err := scanDigits("game", r.s, number, r.limits.digits())
	if err != nil {
		return Game{}, false, err
	}
	if n.Sign() == 0 && opening == "<" {
		return Game{}, false, r.fail(number, "the powers of ^ begin with ^<1>")
	}
	r.at = end + 1
	g = r.e.powerOfUp(DyadicFromBig(n, 0), opening == "[")
	if !up {
		g = r.e.neg(g)
	}
	return g, true, nil
}

// arrows reads ups or downs: several arrows, of which a double one counts twice, or a single one and a number.
func (r *reader) arrows() (n Dyadic, ok bool, err error) {
	sign, count := int64(1), r.arrowsOf(ups, doubleUps)
	if count == 0 {
		if sign, count = -1, r.arrowsOf(downs, doubleDowns); count == 0 {
			return Dyadic{}, false, nil
		}
	}
	n = Dyadic{num: sign * count}
	if r.at == len(r.s) || !isDigit(r.s[r.at]) {
		return n, true, nil
	}
	if count > 1 {
		return Dyadic{}, false, r.fail(r.at, "unexpected digit after several arrows, or a double one")
	}
	m, end, err := scanDigits("game", r.s, r.at, r.limits.digits())
	if err != nil {
		return Dyadic{}, false, err
	}
	r.at = end
	return DyadicFromBig(m, 0).Mul(n), true, nil
}

// arrowsOf reads arrows of one direction and returns how many they are.
func (r *reader) arrowsOf(single, double []string) (count int64) {
	for {
		if _, ok := r.has(single...); ok {
			count++
		} else if _, ok := r.has(double...); ok {
			count += 2
		} else {
			return count
		}
	}
}
