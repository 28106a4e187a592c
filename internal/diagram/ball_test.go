package diagram

import (
	"math"
	"regexp"
	"strconv"
	"strings"
	"testing"

	"github.com/cgt-go/sdk/internal/plane"
	"pgregory.net/rapid"
)

// randomBalls returns up to eight balls that are far apart, with arrows or strings between them.
func randomBalls(t *rapid.T, areStrings bool) *Balls {
	const apart = 150.0
	n := rapid.IntRange(1, 8).Draw(t, "balls")
	d := &Balls{Sheet: plane.Rect{Right: 300}}
	for v, p := range rapid.SliceOfNDistinct(rapid.IntRange(0, 24), n, n, rapid.ID[int]).Draw(t, "places") {
		d.X, d.Y = append(d.X, apart*float64(p%5)), append(d.Y, apart*float64(p/5))
		d.Names = append(d.Names, strconv.Itoa(v)+strings.Repeat("n", rapid.OneOf(rapid.IntRange(0, 20), rapid.IntRange(80, 150)).Draw(t, "name")))
		d.Widths = append(d.Widths, BallLetter*float64(rapid.IntRange(0, 11).Draw(t, "width")))
		for _, to := range rapid.SliceOfNDistinct(rapid.IntRange(0, n-1), 0, 2, rapid.ID[int]).Draw(t, "arrows") {
			if !areStrings || to < v {
				d.Arrows = append(d.Arrows, [2]int{v, to})
			}
		}
	}
	if areStrings {
		d.Loose = make([]bool, len(d.Arrows))
		for k := range d.Loose {
			d.Loose[k] = rapid.Bool().Draw(t, "loose")
		}
	}
	d.Place()
	return d
}

// TestBalls: everything is on the sheet, no arrow and no string runs through another ball as long as there are few of them,
// and no text covers a ball or another text where balls are far apart.
func TestBalls(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		d := randomBalls(t, rapid.Bool().Draw(t, "strings"))
		d.list()
		for k := range d.traces {
			a := d.Arrows[k]
			for i := range 100 {
				p := pointOf(d.traces[k].curve, i, 100)
				if !d.holds(p.Around(1)) {
					t.Fatalf("the arrow %v is at %v on the sheet %v", a, p, d.Sheet)
				}
				for v := range d.X {
					if v != a[0] && v != a[1] && math.Hypot(p.X-d.X[v], p.Y-d.Y[v]) < Ball {
						t.Fatalf("the arrow %v runs through %d", a, v)
					}
				}
			}
		}
		for k := range d.traces {
			c := d.traces[k].curve
			for _, corner := range headOf(c) {
				if !d.isString() && !d.Sheet.Has(corner) {
					t.Fatalf("the head of %v is at %v on the sheet %v", c, corner, d.Sheet)
				}
			}
		}
		var texts []plane.Rect
		for v := range d.X {
			if !d.holds(d.ball(v).Around(Ball + 1)) {
				t.Fatalf("a ball is at %v on the sheet %v", d.ball(v), d.Sheet)
			}
			texts = append(texts, d.names[v], d.texts[v])
			if d.isBeside(v) == d.names[v].IsEmpty() || d.Widths[v] > 0 == d.texts[v].IsEmpty() {
				t.Fatalf("the name %q is at %v, and the text of %g pixels at %v", d.labels[v], d.names[v], d.Widths[v], d.texts[v])
			}
		}
		for k, p := range texts {
			if p.IsEmpty() {
				continue
			}
			if !d.holds(p.Wider(1)) {
				t.Fatalf("a text is at %v on the sheet %v", p, d.Sheet)
			}
			for _, q := range texts[:k] {
				if !q.IsEmpty() && p.Meets(q) {
					t.Fatalf("texts are at %v and %v", p, q)
				}
			}
			for v := range d.X {
				if p.Far(d.ball(v)) < Ball {
					t.Fatalf("a text is at %v, and a ball at %g, %g", p, d.X[v], d.Y[v])
				}
			}
		}
	})
}

// TestHeadsOnSheet: the head of an arrow with a turned end is on the sheet, though its corners are beyond the arrow.
func TestHeadsOnSheet(t *testing.T) {
	d := &Balls{
		X: []float64{430.9, 496.4, 150.4, 388.5}, Y: []float64{428.9, 383.7, 241.6, 291.9}, Names: make([]string, 4),
		Arrows: [][2]int{{0, 2}, {0, 3}, {0, 1}, {1, 0}, {1, 2}, {1, 0}, {2, 2}, {3, 3}, {3, 0}, {3, 0}},
	}
	d.Place()
	for k := range d.traces {
		for _, corner := range headOf(d.traces[k].curve) {
			if !d.Sheet.Has(corner) {
				t.Errorf("the head of %v is at %v on the sheet %v", d.Arrows[k], corner, d.Sheet)
			}
		}
	}
}

// holds reports whether a rectangle is on the sheet.
func (d *Balls) holds(r plane.Rect) bool {
	return d.Sheet.Left <= r.Left && d.Sheet.Top <= r.Top && r.Right <= d.Sheet.Right && r.Bottom <= d.Sheet.Bottom
}

// headOf returns the corners at the sides of the head of an arrow.
func headOf(c plane.Curve) [2]plane.Point {
	back, side := c[3].Toward(c[2], 9/c[3].Far(c[2])), 5/c[3].Far(c[2])
	x, y := side*(c[3].X-c[2].X), side*(c[3].Y-c[2].Y)
	return [2]plane.Point{{X: back.X + y, Y: back.Y - x}, {X: back.X - y, Y: back.Y + x}}
}

// TestListOfNames reads the list below a picture again: each long name is there under the number that its ball has, which
// no other ball has, on the sheet and apart from the others.
func TestListOfNames(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		d := randomBalls(t, false)
		start := string(d.AppendStart(nil, ""))
		size := numbers(regexp.MustCompile(`viewBox="[^"]*"`).FindString(start))
		sheet := plane.Rect{Left: size[0], Top: size[1], Right: size[0] + size[2] + 0.1, Bottom: size[1] + size[3] + 0.1}
		listed := map[string]string{}
		var places []plane.Rect
		for _, m := range regexp.MustCompile(`<text x="([^"]*)" y="([^"]*)" text-anchor="start"><tspan font-style="italic">(.*?)</tspan> <tspan font-weight="bold">(.*?)</tspan></text>`).FindAllStringSubmatch(string(d.AppendList(nil)), -1) {
			at, width := numbers(m[1]+" "+m[2]), TextWidth(m[3]+" "+m[4])
			place := textAt(at[0]+width/2, at[1], width)
			if place.Left < sheet.Left || place.Top < sheet.Top || place.Right > sheet.Right || place.Bottom > sheet.Bottom || place.Top < d.Sheet.Bottom {
				t.Fatalf("%q stands at %v on the sheet %v below %v", m[4], place, sheet, d.Sheet)
			}
			for _, other := range places {
				if place.Meets(other) {
					t.Fatalf("names stand at %v and %v", place, other)
				}
			}
			places = append(places, place)
			listed[m[3]] = m[4]
		}
		seen := map[string]bool{}
		for v, name := range d.Names {
			label := string(regexp.MustCompile(`<text [^>]*>(.*)</text>`).FindSubmatch(d.AppendBall(nil, v, "", false))[1])
			if seen[label] {
				t.Fatalf("two balls are called %s", label)
			}
			seen[label] = true
			switch isLong := len(name) > longName; {
			case isLong && len(name) > listedName:
				name = name[:listedName] + "…"
				fallthrough
			case isLong:
				if listed[label] != name {
					t.Fatalf("%s stands for %q, want %q", label, listed[label], name)
				}
				delete(listed, label)
			case label != name:
				t.Fatalf("the ball of %q has %q", name, label)
			}
		}
		if len(listed) > 0 {
			t.Fatalf("there are %v without balls", listed)
		}
	})
}

// TestMany: where there are so many arrows that only those of a ball are looked at, its texts are beside them, and arrows bend
// little.
func TestMany(t *testing.T) {
	const side, far = 24, 200.0
	d := &Balls{}
	for v := range side * side {
		d.X, d.Y = append(d.X, far*float64(v%side)), append(d.Y, far*float64(v/side))
		d.Names, d.Widths = append(d.Names, "name nn"), append(d.Widths, 40)
		if v%side < side-1 {
			d.Arrows = append(d.Arrows, [2]int{v, v + 1})
		}
		if v/side < side-1 {
			d.Arrows = append(d.Arrows, [2]int{v, v + side})
		}
	}
	d.Place()
	if d.isFew() {
		t.Fatalf("%d arrows are few", len(d.Arrows))
	}
	for k, a := range d.Arrows {
		c := &d.traces[k]
		begin, end, middle := d.ball(a[0]), d.ball(a[1]), c.curve.At(0.5)
		if middle.Far(begin.Toward(end, 0.5)) > far/4 {
			t.Errorf("the arrow %v runs through %v", a, middle)
		}
		for _, v := range a {
			for _, p := range []plane.Rect{d.names[v], d.texts[v]} {
				if c.within(p) > 0 {
					t.Errorf("the arrow %v runs through a text at %v", a, p)
				}
			}
		}
	}
}
