package matrixgame_test

import (
	"bytes"
	"context"
	"errors"
	"math"
	"math/big"
	"math/rand/v2"
	"regexp"
	"strconv"
	"strings"
	"testing"

	"github.com/cgt-go/sdk/internal/plane"
	"github.com/cgt-go/sdk/internal/svg/svgtest"
	"github.com/cgt-go/sdk/matrixgame"
)

// The function is the payoff of mixed strategies; around the centre, if it is one, the payoff does not depend on the
// other player.
func TestBilinear(t *testing.T) {
	r := rand.New(rand.NewPCG(8, 8))
	fraction := func() *big.Rat { x := int64(1 + r.IntN(6)); return big.NewRat(r.Int64N(x+1), x) }
	mixed := func(x *big.Rat) matrixgame.Mixed {
		s, err := matrixgame.NewMixed(x, new(big.Rat).Sub(big.NewRat(1, 1), x))
		if err != nil {
			t.Fatal(err)
		}
		return s
	}
	centres := 0
	for range 300 {
		m := smallFractions(r, 2, 2)
		f, ok := m.Bilinear()
		if !ok {
			t.Fatal("no function")
		}
		p, q := fraction(), fraction()
		if got, want := f.At(p, q), m.Payoff(mixed(p), mixed(q)); got.Cmp(want) != 0 {
			t.Errorf("%v is %v at %v, %v, want %v", m, got, p, q, want)
		}
		p0, q0, payoff, ok := f.Centre()
		if !ok {
			continue
		}
		_, _, _, c := f.Coefficients()
		c.Mul(c, new(big.Rat).Mul(new(big.Rat).Sub(p, p0), new(big.Rat).Sub(q, q0)))
		if got := c.Add(c, payoff); got.Cmp(f.At(p, q)) != 0 {
			t.Errorf("%v is %v by the centre, and %v", f, got, f.At(p, q))
		}
		inside := func(x *big.Rat) bool { return x.Sign() >= 0 && x.Cmp(big.NewRat(1, 1)) <= 0 }
		if !inside(p0) || !inside(q0) {
			if len(m.SaddlePoints()) == 0 {
				t.Errorf("%v has its centre outside, and no saddle point", m)
			}
			continue
		}
		centres++
		s, err := matrixgame.Solve(context.Background(), m)
		if err != nil {
			t.Fatal(err)
		}
		if s.Value().Cmp(payoff) != 0 || m.Guarantee(matrixgame.Row, mixed(p0)).Cmp(payoff) != 0 || m.Guarantee(matrixgame.Column, mixed(q0)).Cmp(payoff) != 0 {
			t.Errorf("%v: %v, and the solution is %v", m, f, s)
		}
	}
	if centres < 50 {
		t.Errorf("only %d centres inside", centres)
	}
	if _, ok := matrixgame.Integers([]int64{1, 2, 3}, []int64{1, 2, 3}).Bilinear(); ok {
		t.Error("a game of 2×3 has a function")
	}
}

func TestBilinearString(t *testing.T) {
	for text, want := range map[string]string{
		"1 -3/2\n-3/2 2":   "-1/24 + 6(p - 7/12)(q - 7/12)", // Shen, problem 48
		"1 -1\n-1 1":       "4(p - 1/2)(q - 1/2)",
		"1 2\n3 4":         "4 - 2p - q",
		"0 0\n0 0":         "0",
		"0 1\n0 1":         "1 - q",
		"1/2 1/2\n0 0":     "(1/2)p",
		"1 0\n0 0":         "pq",
		"0 1\n1 1":         "1 - pq",
		"-1 2\n2 7/2":      "5 - (3/2)(p + 1)(q + 1)",
		"-15 -20\n-16 -22": "-10 - (p - 6)(q - 2)",
	} {
		m, _ := game(t, text)
		f, _ := m.Bilinear()
		if got := f.String(); got != want {
			t.Errorf("%q is %s, want %s", text, got, want)
		}
	}
}

// Figure 29: the two lines are at the height of the value, and meet there.
func TestBilinearSVG(t *testing.T) {
	for text, lines := range map[string]int{
		"1 -1.5\n-1.5 2": 3, "1 2\n3 4": 0, "10 11\n12 10.5": 3, "-1 -2\n-2 -1.5": 3, "5 5\n5 5": 0, "0 1\n0 3": 1,
		"1e300 0\n0 1e-300": 3, "123456789123456789/7 0\n0 -88888888888888": 0,
	} {
		m, _ := game(t, text)
		f, _ := m.Bilinear()
		var b bytes.Buffer
		if err := f.WriteSVG(&b); err != nil {
			t.Fatal(err)
		}
		svgtest.Check(t, b.Bytes(), 6000, m)
		if n := strings.Count(b.String(), `stroke-width="`); n != lines {
			t.Errorf("%q: %d lines and points, want %d", text, n, lines)
		}
		caption := f.String()
		if len(caption) > 80 {
			caption = "the average payoff of a game of 2×2"
		}
		if !strings.Contains(b.String(), ">"+caption+"<") {
			t.Errorf("%q: no %q below the picture", text, caption)
		}
		if err := f.WriteSVG(broken{}); err == nil {
			t.Error("no error of a writer")
		}
	}
}

// Figure 25: the point that divides the scale 1 : 3 stands for the strategy 3/4, 1/4.
func TestScale(t *testing.T) {
	s, err := matrixgame.ParseMixed("3/4 1/4")
	if err != nil {
		t.Fatal(err)
	}
	var b bytes.Buffer
	if err := matrixgame.WriteScaleSVG(&b, matrixgame.Column, s, matrixgame.Uniform(2)); err != nil {
		t.Fatal(err)
	}
	svgtest.Check(t, b.Bytes(), 2000, s)
	for _, want := range []string{`<circle cx="160"`, `<circle cx="260"`, ">(3/4, 1/4)<", ">column 1<", ">column 2<"} {
		if !strings.Contains(b.String(), want) {
			t.Errorf("%s is not in\n%s", want, b.String())
		}
	}
	for _, text := range []string{"1/100000 99999/100000", "99999/100000 1/100000"} { // long numbers at the ends
		end, err := matrixgame.ParseMixed(text)
		if err != nil {
			t.Fatal(err)
		}
		b.Reset()
		if err := matrixgame.WriteScaleSVG(&b, matrixgame.Row, end); err != nil {
			t.Fatal(err)
		}
		svgtest.Check(t, b.Bytes(), 2000, end)
	}
	// The numbers of a point beside another one would stand on those.
	b.Reset()
	near, err := matrixgame.ParseMixed("(18/25, 7/25)")
	if err != nil {
		t.Fatal(err)
	}
	if err := matrixgame.WriteScaleSVG(&b, matrixgame.Column, s, near, matrixgame.Pure(2, 0)); err != nil {
		t.Fatal(err)
	}
	if text := b.String(); strings.Count(text, "<circle") != 3 || strings.Contains(text, "(18/25, 7/25)") || !strings.Contains(text, "(3/4, 1/4)") || !strings.Contains(text, "(1, 0)") {
		t.Errorf("the picture is\n%s", text)
	}
	if err := matrixgame.WriteScaleSVG(&b, matrixgame.Row, s, matrixgame.Uniform(3)); !errors.As(err, new(*matrixgame.InputError)) {
		t.Errorf("three choices: %v", err)
	}
	if err := matrixgame.WriteScaleSVG(broken{}, matrixgame.Row); err == nil {
		t.Error("no error of a writer")
	}
}

// A surface that rises to the front as far as it can is still seen from above: the numbers at its corners are apart.
func TestSurfaceToTheFront(t *testing.T) {
	f, ok := matrixgame.Integers([]int64{4, 1}, []int64{2, 0}).Bilinear()
	if !ok {
		t.Fatal("not of 2×2")
	}
	var b bytes.Buffer
	if err := f.WriteSVG(&b); err != nil {
		t.Fatal(err)
	}
	var places [][2]float64
	for _, text := range regexp.MustCompile(`<text x="([^"]*)" y="([^"]*)" text-anchor`).FindAllStringSubmatch(b.String(), -1) {
		var place [2]float64
		for k := range place {
			x, err := strconv.ParseFloat(text[1+k], 64)
			if err != nil {
				t.Fatal(err)
			}
			place[k] = x
		}
		for _, other := range places {
			if math.Hypot(place[0]-other[0], place[1]-other[1]) < 40 {
				t.Errorf("numbers at %v and %v", other, place)
			}
		}
		places = append(places, place)
	}
	if len(places) != 4 {
		t.Errorf("there are numbers at %v, want four", places)
	}
}

// TestBilinearFront: the number of the corner in front is below all of the surface, whatever its sign.
func TestBilinearFront(t *testing.T) {
	for _, text := range []string{"0 -1\n-1 -1", "1 0\n0 0", "-3 1\n1 1", "-1 0\n0 0", "4 1\n2 0", "5 -1\n-1 5", "1 2\n3 4"} {
		m, _ := game(t, text)
		f, ok := m.Bilinear()
		if !ok {
			t.Fatalf("%q has no surface", text)
		}
		var b bytes.Buffer
		if err := f.WriteSVG(&b); err != nil {
			t.Fatal(err)
		}
		number := func(s string) float64 {
			x, err := strconv.ParseFloat(s, 64)
			if err != nil {
				t.Fatal(err)
			}
			return x
		}
		corners := regexp.MustCompile(`<text x="([^"]*)" y="([^"]*)" text-anchor`).FindAllStringSubmatch(b.String(), -1)
		x, y := number(corners[3][1]), number(corners[3][2])
		lines := regexp.MustCompile(`M([-0-9.]+) ([-0-9.]+)L([-0-9.]+) ([-0-9.]+)`).FindAllStringSubmatch(b.String(), -1)
		if len(lines) == 0 {
			t.Fatalf("no lines in %s", &b)
		}
		for _, m := range lines {
			from, to := plane.Point{X: number(m[1]), Y: number(m[2])}, plane.Point{X: number(m[3]), Y: number(m[4])}
			for k := range 101 {
				if p := from.Toward(to, float64(k)/100); math.Abs(p.X-x) < 4 && p.Y > y-9 {
					t.Errorf("%q: the number stands at %g, %g, and there is a line at %v", text, x, y, p)
					break
				}
			}
		}
	}
}

// TestBilinearOfNothing: the zero value is the function 0.
func TestBilinearOfNothing(t *testing.T) {
	var f matrixgame.Bilinear
	constant, p, q, pq := f.Coefficients()
	one := big.NewRat(1, 1)
	for _, x := range []*big.Rat{constant, p, q, pq, f.At(one, one)} {
		if x.Sign() != 0 {
			t.Errorf("%s, want 0", x.RatString())
		}
	}
	if _, _, _, ok := f.Centre(); ok || f.String() != "0" {
		t.Errorf("%v has a centre", f)
	}
}
