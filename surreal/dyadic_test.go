package surreal

import (
	"encoding/json"
	"errors"
	"fmt"
	"math"
	"math/big"
	"strings"
	"testing"

	"pgregory.net/rapid"

	"github.com/cgt-go/sdk/cgt"
)

// drawDyadic draws small numbers, numbers at the bounds of what is stored in place, and others.
func drawDyadic(t *rapid.T, label string) Dyadic {
	num := new(big.Int)
	switch rapid.IntRange(0, 4).Draw(t, label+" size") {
	case 0:
		num.SetInt64(rapid.Int64Range(-20, 20).Draw(t, label+" num"))
	case 1:
		num.SetInt64(rapid.Int64().Draw(t, label+" num"))
	case 2: // near a bound
		num.SetInt64(rapid.SampledFrom([]int64{math.MinInt64, math.MaxInt64, 1 << 62, -1 << 62, 1 << 31}).Draw(t, label+" bound"))
		num.Add(num, big.NewInt(rapid.Int64Range(-3, 3).Draw(t, label+" off")))
	case 3: // a shifted small number
		num.SetInt64(rapid.Int64Range(-9, 9).Draw(t, label+" num"))
		num.Lsh(num, rapid.UintRange(55, 140).Draw(t, label+" shift"))
	case 4:
		num.SetBytes(rapid.SliceOfN(rapid.Byte(), 0, 40).Draw(t, label+" num"))
		if rapid.Bool().Draw(t, label+" sign") {
			num.Neg(num)
		}
	}
	var exp uint
	switch rapid.IntRange(0, 5).Draw(t, label+" denominator") {
	case 0, 1:
		exp = rapid.UintRange(0, 4).Draw(t, label+" exp")
	case 2:
		exp = rapid.UintRange(60, 67).Draw(t, label+" exp")
	case 3:
		exp = rapid.UintRange(0, 200).Draw(t, label+" exp")
	case 4: // about the largest exponent of a Game stored in place
		exp = math.MaxUint16 + rapid.UintRange(0, 2).Draw(t, label+" exp")
	}
	return DyadicFromBig(num, exp)
}

// checkDyadic compares x with what it should be, and checks that it is stored in the one way it should be.
func checkDyadic(t *rapid.T, what string, x Dyadic, want *big.Rat) {
	t.Helper()
	if x.Num().Cmp(want.Num()) != 0 || big.NewInt(1).Lsh(big.NewInt(1), x.Exp()).Cmp(want.Denom()) != 0 {
		t.Fatalf("%s = %v/2^%d, want %v", what, x.Num(), x.Exp(), want.RatString())
	}
	if x.isInline() != want.Num().IsInt64() {
		t.Fatalf("%s: in place: %v", what, x.isInline())
	}
	if y, ok := DyadicFromRat(want); !ok || x != y {
		t.Fatalf("%s = %v differs from %v, made of a fraction", what, x, y)
	}
}

func TestDyadicArithmetic(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		x, y := drawDyadic(t, "x"), drawDyadic(t, "y")
		if rapid.IntRange(0, 5).Draw(t, "near") == 0 {
			y = x.Add(NewDyadic(rapid.Int64Range(-1, 1).Draw(t, "difference"), 70))
		}
		a, b := x.Rat(), y.Rat()
		r := func() *big.Rat { return new(big.Rat) }
		checkDyadic(t, "x", x, a)
		checkDyadic(t, "x + y", x.Add(y), r().Add(a, b))
		checkDyadic(t, "x − y", x.Sub(y), r().Sub(a, b))
		checkDyadic(t, "x·y", x.Mul(y), r().Mul(a, b))
		checkDyadic(t, "−x", x.Neg(), r().Neg(a))
		checkDyadic(t, "|x|", x.Abs(), r().Abs(a))
		checkDyadic(t, "x/2", x.Half(), r().Mul(a, big.NewRat(1, 2)))
		floor := new(big.Int).Div(a.Num(), a.Denom()) // rounds down, for the denominator is positive
		checkDyadic(t, "the floor of x", x.floor(), r().SetInt(floor))
		c := a.Cmp(b)
		if got := x.Compare(y); got != c {
			t.Fatalf("Compare: %d, want %d", got, c)
		}
		if got := y.Compare(x); got != -c {
			t.Fatalf("Compare the other way: %d, want %d", got, -c)
		}
		if (x == y) != (c == 0) {
			t.Fatalf("x == y: %v, but Compare: %d", x == y, c)
		}
		if got := x.Sign(); got != a.Sign() {
			t.Fatalf("Sign: %d", got)
		}
		if got := x.IsInt(); got != a.IsInt() {
			t.Fatalf("IsInt: %v", got)
		}
		n, ok := x.Int64()
		if want := a.IsInt() && a.Num().IsInt64(); ok != want || ok && n != a.Num().Int64() {
			t.Fatalf("Int64: %d, %v", n, ok)
		}
		f, exact := x.Float64()
		if want, _ := a.Float64(); f != want {
			t.Fatalf("Float64: %v, want %v", f, want)
		}
		if is := !math.IsInf(f, 0) && new(big.Rat).SetFloat64(f).Cmp(a) == 0; exact != is {
			t.Fatalf("Float64: %v is exact: %v", f, exact)
		}
		if x != (Dyadic{}) {
			k := x.log2()
			low, abs := new(big.Rat).SetInt64(1), a.Abs(a)
			if shift := new(big.Rat).SetInt(new(big.Int).Lsh(big.NewInt(1), uint(max(k, -k)))); k >= 0 {
				low.Mul(low, shift)
			} else {
				low.Quo(low, shift)
			}
			if high := new(big.Rat).Add(low, low); low.Cmp(abs) > 0 || high.Cmp(abs) <= 0 {
				t.Fatalf("log2: %d", k)
			}
		}
	})
}

func TestDyadicText(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		x := drawDyadic(t, "x")
		text := x.String()
		if want := x.Rat().RatString(); text != want {
			t.Fatalf("String: %s, want %s", text, want)
		}
		if y, err := ParseDyadic(text); err != nil || x != y {
			t.Fatalf("ParseDyadic: %v, %v", y, err)
		}
		appended, err := x.AppendText([]byte("x="))
		if err != nil || string(appended) != "x="+text {
			t.Fatalf("AppendText: %q, %v", appended, err)
		}
		in := map[string]Dyadic{"x": x}
		encoded, err := json.Marshal(in)
		if err != nil {
			t.Fatal(err)
		}
		var out map[string]Dyadic
		if err := json.Unmarshal(encoded, &out); err != nil || out["x"] != x {
			t.Fatalf("JSON %s: %v, %v", encoded, out, err)
		}
	})
}

func TestParseDyadic(t *testing.T) {
	for _, test := range []struct {
		text string
		want Dyadic
	}{
		{"0", Dyadic{}},
		{"-0", Dyadic{}},
		{"0/8", Dyadic{}},
		{"+7", DyadicFromInt(7)},
		{"007", DyadicFromInt(7)},
		{"-3/8", NewDyadic(-3, 3)},
		{"+6/4", NewDyadic(3, 1)},
		{"4/2", DyadicFromInt(2)},
		{"5/1", DyadicFromInt(5)},
		{"9223372036854775807", DyadicFromInt(math.MaxInt64)},
		{"-9223372036854775808", DyadicFromInt(math.MinInt64)},
		{"1/9223372036854775808", NewDyadic(1, 63)},
		{"1/18446744073709551616", NewDyadic(1, 64)},
		{strings.Repeat("0", 2*DefaultDigits) + "1", DyadicFromInt(1)},
	} {
		if got, err := ParseDyadic(test.text); err != nil || got != test.want {
			t.Errorf("%.40q: %v, %v", test.text, got, err)
		}
	}
	for _, test := range []struct {
		text   string
		offset int
	}{
		{"", 0},
		{"-", 1},
		{"+", 1},
		{"x", 0},
		{" 1", 0},
		{"1 ", 1},
		{"--1", 1},
		{"1/", 2},
		{"1/x", 2},
		{"1/-2", 2},
		{"1/0", 2},
		{"1/3", 2},
		{"-1/6", 3},
		{"1/2/2", 3},
		{"1.5", 1},
		{"1e3", 1},
		{"½", 0},
		{"−1", 0},
	} {
		got, err := ParseDyadic(test.text)
		var syntax *cgt.SyntaxError
		if !errors.As(err, &syntax) || syntax.Offset != test.offset || syntax.What != "dyadic number" || got != (Dyadic{}) {
			t.Errorf("%.40q: %v, %v, want an error at offset %d", test.text, got, err, test.offset)
		}
		if errors.Is(err, cgt.ErrLimit) {
			t.Errorf("%q: %v: is a limit", test.text, err)
		}
	}
	long := strings.Repeat("9", DefaultDigits+1)
	for offset, text := range map[int]string{0: long, 3: "-1/" + long} {
		var syntax *cgt.SyntaxError
		got, err := ParseDyadic(text)
		if !errors.As(err, &syntax) || syntax.Offset != offset || !errors.Is(err, cgt.ErrLimit) || got != (Dyadic{}) {
			t.Errorf("%.10q with very many digits: %v, %v", text, got, err)
		}
	}
	x := DyadicFromInt(7)
	if err := x.UnmarshalText([]byte("1/3")); err == nil || x != DyadicFromInt(7) {
		t.Errorf("UnmarshalText of 1/3: %v, %v", x, err)
	}
	defer func() {
		if err, ok := recover().(error); !ok || !strings.Contains(err.Error(), "offset 2") {
			t.Errorf("MustParseDyadic of 1/3 panics with %v", err)
		}
	}()
	MustParseDyadic("1/3")
}

func TestDyadicFromRat(t *testing.T) {
	for _, test := range []struct {
		num, denom int64
		want       Dyadic
		ok         bool
	}{
		{0, 1, Dyadic{}, true},
		{-6, 8, NewDyadic(-3, 2), true},
		{math.MinInt64, 1, DyadicFromInt(math.MinInt64), true},
		{1, 3, Dyadic{}, false},
		{1, 6, Dyadic{}, false},
		{5, 12, Dyadic{}, false},
		{3, 6, NewDyadic(1, 1), true},
	} {
		got, ok := DyadicFromRat(big.NewRat(test.num, test.denom))
		if got != test.want || ok != test.ok {
			t.Errorf("%d/%d: %v, %v", test.num, test.denom, got, ok)
		}
	}
	// The arguments are not kept.
	n := new(big.Int).Lsh(big.NewInt(5), 80)
	x := DyadicFromBig(n, 3)
	n.SetInt64(1)
	x.Num().SetInt64(1)
	x.Rat().SetInt64(1)
	if x.String() != "755578637259143234191360" { // 5·2^77, the rest is division by hand
		t.Errorf("x = %v", x)
	}
}

func TestDyadicMaxExp(t *testing.T) {
	least := NewDyadic(1, MaxExp)
	if NewDyadic(2, MaxExp+1) != least || DyadicFromBig(new(big.Int).Lsh(big.NewInt(1), 70), MaxExp+70) != least {
		t.Error("a fraction is not reduced before its exponent is looked at")
	}
	if c := least.Compare(DyadicFromInt(1)); c != -1 {
		t.Errorf("2^−MaxExp compares with 1 as %d", c)
	}
	if c := least.Neg().Compare(DyadicFromInt(-1)); c != 1 {
		t.Errorf("−2^−MaxExp compares with −1 as %d", c)
	}
	if got := least.Birthday(); got != DyadicFromInt(MaxExp+1) {
		t.Errorf("the birthday of 2^−MaxExp is %v", got)
	}
	if f, exact := least.Float64(); f != 0 || exact {
		t.Errorf("2^−MaxExp is about %v (exactly: %v)", f, exact)
	}
	if got := least.Add(least); got != NewDyadic(1, MaxExp-1) {
		t.Error("2^−MaxExp twice is wrong")
	}
	big70 := new(big.Int).Lsh(big.NewInt(1), 70)
	big70.Add(big70, big.NewInt(1))
	for name, f := range map[string]func(){
		"NewDyadic":            func() { NewDyadic(1, MaxExp+1) },
		"NewDyadic, largest":   func() { NewDyadic(1, math.MaxUint) },
		"DyadicFromBig":        func() { DyadicFromBig(big.NewInt(-3), MaxExp+1) },
		"DyadicFromBig, large": func() { DyadicFromBig(big70, MaxExp+1) },
		"Half":                 func() { least.Half() },
		"Half, large":          func() { DyadicFromBig(big70, MaxExp).Half() },
		"Mul":                  func() { least.Mul(NewDyadic(1, 1)) },
		"Mul, large":           func() { DyadicFromBig(big70, MaxExp).Mul(NewDyadic(1, 1)) },
	} {
		func() {
			defer func() {
				if err, ok := recover().(error); !ok || !errors.Is(err, cgt.ErrLimit) {
					t.Errorf("%s panics with %v", name, err)
				}
			}()
			f()
		}()
	}
}

// parents returns the numbers next to x among those of earlier birthdays, by walking down the tree of numbers
// from 0, and the length of the way. It is for small numbers.
func parents(x Dyadic) (left, right Dyadic, hasLeft, hasRight bool, way int) {
	var at Dyadic
	for c := x.Compare(at); c != 0; c = x.Compare(at) {
		if c > 0 {
			left, hasLeft = at, true
		} else {
			right, hasRight = at, true
		}
		switch {
		case !hasRight:
			at = at.Add(one)
		case !hasLeft:
			at = at.Sub(one)
		default:
			at = left.Add(right).Half()
		}
		way++
	}
	return left, right, hasLeft, hasRight, way
}

func TestDyadicTree(t *testing.T) {
	for exp := range uint(7) {
		for num := int64(-200); num <= 200; num++ {
			x := NewDyadic(num, exp)
			left, right, hasLeft, hasRight, way := parents(x)
			if got := x.Birthday(); got != DyadicFromInt(int64(way)) {
				t.Errorf("the birthday of %v is %v, want %d", x, got, way)
			}
			l, r, hl, hr := x.options()
			if l != left || r != right || hl != hasLeft || hr != hasRight {
				t.Errorf("the options of %v are %v %v, %v %v", x, l, hl, r, hr)
			}
		}
	}
}

// Everywhere, an option is born earlier than the number, and one of them the day before.
func TestDyadicBirthday(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		x := drawDyadic(t, "x")
		left, right, hasLeft, hasRight := x.options()
		var latest Dyadic
		if hasLeft {
			if left.Compare(x) >= 0 {
				t.Fatalf("%v has the Left option %v", x, left)
			}
			latest = left.Birthday()
		}
		if hasRight {
			if right.Compare(x) <= 0 {
				t.Fatalf("%v has the Right option %v", x, right)
			}
			if b := right.Birthday(); b.Compare(latest) > 0 {
				latest = b
			}
		}
		if x != (Dyadic{}) {
			latest = latest.Add(one)
		}
		if got := x.Birthday(); got != latest {
			t.Fatalf("the birthday of %v is %v, that of its options one less than %v", x, got, latest)
		}
	})
}

func (b bound) String() string {
	switch {
	case b.infinite:
		return "infinite"
	case b.closed:
		return fmt.Sprint("[", b.x, "]")
	}
	return fmt.Sprint("(", b.x, ")")
}

// simplestByWalk walks down the tree of numbers from 0 until it is in the interval.
func simplestByWalk(lo, hi bound) (Dyadic, bool) {
	if !lo.infinite && !hi.infinite {
		if c := lo.x.Compare(hi.x); c > 0 || c == 0 && !(lo.closed && hi.closed) {
			return Dyadic{}, false
		}
	}
	var at, left, right Dyadic
	hasLeft, hasRight := false, false
	for {
		switch {
		case !lo.infinite && (at.Compare(lo.x) < 0 || at == lo.x && !lo.closed):
			left, hasLeft = at, true
		case !hi.infinite && (at.Compare(hi.x) > 0 || at == hi.x && !hi.closed):
			right, hasRight = at, true
		default:
			return at, true
		}
		switch {
		case !hasRight:
			at = at.Add(one)
		case !hasLeft:
			at = at.Sub(one)
		default:
			at = left.Add(right).Half()
		}
	}
}

func TestSimplest(t *testing.T) {
	ends := []bound{{infinite: true}}
	for num := int64(-26); num <= 26; num++ {
		for _, closed := range []bool{false, true} {
			ends = append(ends, bound{x: NewDyadic(num, 3), closed: closed})
		}
	}
	for _, x := range []Dyadic{NewDyadic(1, 6), NewDyadic(-1, 6), NewDyadic(63, 6), NewDyadic(127, 5), NewDyadic(9, 4), DyadicFromInt(40)} {
		ends = append(ends, bound{x: x}, bound{x: x, closed: true})
	}
	for _, lo := range ends {
		for _, hi := range ends {
			want, wantOK := simplestByWalk(lo, hi)
			if got, ok := simplest(lo, hi); got != want || ok != wantOK {
				t.Errorf("from %v to %v: %v, %v, want %v, %v", lo, hi, got, ok, want, wantOK)
			}
		}
	}
}

// The simplest number of an interval is the one in it of whose options none is in it.
func TestSimplestLarge(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		draw := func(label string) bound {
			if rapid.IntRange(0, 9).Draw(t, label+" infinite") == 0 {
				return bound{infinite: true}
			}
			return bound{x: drawDyadic(t, label), closed: rapid.Bool().Draw(t, label+" closed")}
		}
		lo, hi := draw("lo"), draw("hi")
		if rapid.Bool().Draw(t, "narrow") {
			hi.infinite, lo.infinite = false, false
			hi.x = lo.x.Add(NewDyadic(rapid.Int64Range(0, 5).Draw(t, "width"), rapid.UintRange(0, 130).Draw(t, "width exp")))
		}
		in := func(y Dyadic) bool {
			return (lo.infinite || lo.x.Compare(y) < 0 || lo.closed && y == lo.x) &&
				(hi.infinite || hi.x.Compare(y) > 0 || hi.closed && y == hi.x)
		}
		x, ok := simplest(lo, hi)
		if !ok {
			if c := lo.x.Compare(hi.x); lo.infinite || hi.infinite || c < 0 || c == 0 && lo.closed && hi.closed {
				t.Fatalf("from %v to %v: nothing", lo, hi)
			}
			return
		}
		left, right, hasLeft, hasRight := x.options()
		if !in(x) || hasLeft && in(left) || hasRight && in(right) {
			t.Fatalf("from %v to %v: %v", lo, hi, x)
		}
	})
}

// Numbers of moderate size take no memory.
func TestDyadicAllocs(t *testing.T) {
	x, y := NewDyadic(-12345, 10), NewDyadic(6789, 3)
	lo, hi := bound{x: x}, bound{x: y, closed: true}
	var z Dyadic
	var c int
	var b bool
	for name, f := range map[string]func(){
		"NewDyadic": func() { z = NewDyadic(48, 4) },
		"Add":       func() { z = x.Add(y) },
		"Sub":       func() { z = x.Sub(y) },
		"Mul":       func() { z = x.Mul(y) },
		"Neg":       func() { z = x.Neg() },
		"Abs":       func() { z = x.Abs() },
		"Half":      func() { z = x.Half() },
		"Compare":   func() { c = x.Compare(y) },
		"Sign":      func() { c = x.Sign() },
		"==":        func() { b = x == y },
		"Birthday":  func() { z = x.Birthday() },
		"simplest":  func() { z, b = simplest(lo, hi) },
	} {
		if n := testing.AllocsPerRun(100, f); n != 0 {
			t.Errorf("%s allocates %v times", name, n)
		}
	}
	_, _, _ = z, c, b
}
