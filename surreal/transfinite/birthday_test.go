package transfinite

import (
	"cmp"
	"testing"

	"pgregory.net/rapid"
)

// compareStretches compares numbers by their signs.
func compareStretches(x, y Number) int {
	var m stretcher
	_, a, xEnded := differenceOf(m.of(x), m.of(y))
	_, b, yEnded := differenceOf(m.of(y), m.of(x))
	defer a.stop()
	defer b.stop()
	r, _ := a.peek()
	q, _ := b.peek()
	if (r.Sign == 0) != yEnded || (q.Sign == 0) != xEnded {
		return 2
	}
	return cmp.Compare(r.Sign, q.Sign)
}

// TestBirthday compares the order of numbers with that of their signs, and birthdays with those of sign expansions
// where there are any.
func TestBirthday(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		x, y := drawNumber(t, 3, 3), drawNumber(t, 3, 3)
		switch rapid.IntRange(0, 2).Draw(t, "near") {
		case 0:
			y = x.Add(y)
		case 1:
			x, y = x.OmegaPow().Add(y), x.Add(y.OmegaPow().Neg()).OmegaPow().Add(y.OmegaPow())
		}
		if got, want := compareStretches(x, y), x.Compare(y); got != want {
			t.Fatalf("the signs of %v and %v are compared as %d", x, y, got)
		}
		length, err := x.Birthday()
		if err != nil {
			t.Fatalf("%v: %v", x, err)
		}
		if negative, err := x.Neg().Birthday(); err != nil || !negative.Equal(length) {
			t.Fatalf("the birthdays of %v and its negative are %v and %v, %v", x, length, negative, err)
		}
		// The runs that can be counted do not have more signs, and are those of the expansion.
		signs, err := x.SignExpansion()
		if err == nil && !signs.Len().Equal(length) {
			t.Fatalf("the birthday of %v is %v, but the signs are %v", x, length, signs)
		}
		var part signBuilder
		runs, all := 0, true
		for r := range x.Runs() {
			part.run(r.Sign, r.Length)
			if runs++; runs == 20 {
				all = false
				break
			}
		}
		begin := part.must()
		if c := begin.Len().Compare(length); c > 0 || all && c < 0 {
			t.Fatalf("%v begins with %v but is born on day %v", x, begin, length)
		}
		if err == nil && !begin.CommonPrefix(signs).Equal(begin) {
			t.Fatalf("%v begins with %v but has the signs %v", x, begin, signs)
		}
		// What x begins with is simpler, and on the right side.
		if z, err := begin.Number(); err != nil || z.Equal(x) != all {
			t.Fatalf("%v begins with %v, the signs of %v, %v", x, begin, z, err)
		}
	})
}

// TestKnownBirthdays has numbers with endless stretches in exponents.
func TestKnownBirthdays(t *testing.T) {
	third := FromRat(ratio(1, 3))
	w := Omega()
	for _, row := range []struct {
		x    Number
		want string
	}{
		{Number{}, "0"},
		{third, "w"},
		{third.OmegaPow(), "w^(w)"},            // as there are ω signs + in 1/3
		{w.Mul(third).OmegaPow(), "w^(w^(2))"}, // and ω^2 in ω/3
		{third.OmegaPow().Add(Int(1)), "w^(w)+1"},
		{third.OmegaPow().Sub(Int(1)), "w^(w)+1"},
		{third.OmegaPow().Mul(Int(2)), "w^(w)*2"},             // ω^ω signs for a coefficient 2
		{third.OmegaPow().Mul(third), "w^(w+1)"},              // and ω times so many for 1/3
		{third.OmegaPow().OmegaPow(), "w^(w^(w))"},            // ω^ω signs + in the exponent
		{third.Add(w.Neg().OmegaPow()).OmegaPow(), "w^(w+4)"}, // the exponent is 1/3 and +:1 -:w^(2), so the last run has ω^(ω+2)·ω^2 signs
	} {
		if got, err := row.x.Birthday(); err != nil || got.String() != row.want {
			t.Errorf("the birthday of %v is %v, %v, want %s", row.x, got, err, row.want)
		}
	}
}

// TestEndlessLengths adds up runs that grow without end: their sums pass what is below the birthday, and do not reach
// it.
func TestEndlessLengths(t *testing.T) {
	third := FromRat(ratio(1, 3))
	for _, row := range []struct {
		x      Number
		passed string // after 40 runs
		limit  string
	}{
		{third, "40", "w"},
		{third.OmegaPow(), "w^19", "w^w"},
		{Omega().Mul(third), "w*40", "w^2"},
		{Omega().Mul(third).OmegaPow(), "w^(w*19)", "w^w^2"},
		{third.OmegaPow().OmegaPow(), "w^w^19", "w^w^w"},
		{third.OmegaPow().Neg().OmegaPow(), "w^w^18", "w^w^w"},
	} {
		var length ordinalSum
		runs := 0
		for r := range row.x.Runs() {
			length.add(r.Length)
			if runs++; runs == 40 {
				break
			}
		}
		sum, limit := length.take(), MustParseOrdinal(row.limit)
		birthday, err := row.x.Birthday()
		if err != nil || !birthday.Equal(limit) || sum.Compare(MustParseOrdinal(row.passed)) < 0 || sum.Compare(limit) >= 0 {
			t.Errorf("40 runs of %v have the length %v, and all of them %v, %v", row.x, sum, birthday, err)
		}
	}
}
