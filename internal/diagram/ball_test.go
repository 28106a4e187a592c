package diagram

import (
	"fmt"
	"math"
	"math/rand/v2"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"testing"

	"github.com/cgt-go/sdk/internal/plane"
	"pgregory.net/rapid"
)

// TestRoom: a line of text stands below a ball and a name above it, and elsewhere if there is an arrow or a name.
func TestRoom(t *testing.T) {
	for _, test := range []struct {
		what, name string
		arrows     [][2]int
		x, y       float64 // where the line must be: the signs of how far its middle is from the ball
		beside     float64 // where the name must be: the sign of how far below the ball; 0 if it is in it
	}{
		{"no arrows", "v", nil, 0, 1, 0},
		{"an arrow to the ball itself", "v", [][2]int{{0, 0}}, 0, 1, 0},
		{"an arrow far away", "v", [][2]int{{1, 2}}, 0, 1, 0},
		{"an arrow down", "v", [][2]int{{0, 1}}, 0, -1, 0},
		{"an arrow from below", "v", [][2]int{{1, 0}}, 0, -1, 0},
		{"an arrow down, and one to the ball itself", "v", [][2]int{{0, 1}, {0, 0}}, 1, 1, 0},
		{"a name", "vertex", nil, 0, 1, -1},
		{"a name, and an arrow to the ball itself", "vertex", [][2]int{{0, 0}}, 0, 1, -1},
		{"a name, and an arrow down", "vertex", [][2]int{{0, 1}}, 1, 1, -1},
		{"a name, and an arrow up", "vertex", [][2]int{{0, 2}}, 1, -1, 1},
		{"arrows down and up", "v", [][2]int{{0, 1}, {0, 2}}, 1, 1, 0},
	} {
		d := Balls{X: []float64{100, 100, 100}, Y: []float64{100, 300, -100}, Names: []string{test.name, "", ""}, Widths: []float64{20, 0, 0}, Arrows: test.arrows}
		d.Place()
		x, y := d.Text(0)
		if x == 100 != (test.x == 0) || x < 100 != (test.x < 0) || y < 100 != (test.y < 0) {
			t.Errorf("%s: the text is at %g, %g", test.what, x, y)
		}
		if d.isBeside(0) != (test.beside != 0) {
			t.Errorf("%s: the name is beside the ball: %v", test.what, d.isBeside(0))
		} else if test.beside != 0 {
			if _, y := lineOf(d.names[0]); y < 100 != (test.beside < 0) {
				t.Errorf("%s: the name is at %g", test.what, y)
			}
		}
	}
}

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
				if !d.Sheet.Has(p) {
					t.Fatalf("the arrow %v is at %v on the sheet %v", a, p, d.Sheet)
				}
				for v := range d.X {
					if v != a[0] && v != a[1] && math.Hypot(p.X-d.X[v], p.Y-d.Y[v]) < Ball {
						t.Fatalf("the arrow %v runs through %d", a, v)
					}
				}
			}
		}
		var texts []plane.Rect
		for v := range d.X {
			texts = append(texts, d.names[v], d.texts[v])
			if d.isBeside(v) == d.names[v].IsEmpty() || d.Widths[v] > 0 == d.texts[v].IsEmpty() {
				t.Fatalf("the name %q is at %v, and the text of %g pixels at %v", d.labels[v], d.names[v], d.Widths[v], d.texts[v])
			}
		}
		for k, p := range texts {
			if p.IsEmpty() {
				continue
			}
			if p.Left < d.Sheet.Left || p.Top < d.Sheet.Top || p.Right > d.Sheet.Right || p.Bottom > d.Sheet.Bottom {
				t.Fatalf("a text is at %v on the sheet %v", p, d.Sheet)
			}
			for _, q := range texts[:k] {
				if !q.IsEmpty() && p.Meets(q) {
					t.Fatalf("texts are at %v and %v", p, q)
				}
			}
			for v := range d.X {
				x, y := max(p.Left, min(p.Right, d.X[v])), max(p.Top, min(p.Bottom, d.Y[v]))
				if math.Hypot(x-d.X[v], y-d.Y[v]) < Ball {
					t.Fatalf("a text is at %v, and a ball at %g, %g", p, d.X[v], d.Y[v])
				}
			}
		}
	})
}

// crowded returns balls in some of the places of a square of so many columns, with names, texts and two arrows from each.
func crowded(r *rand.Rand, columns, balls int, across, down float64, name string, width float64) *Balls {
	d := &Balls{}
	for _, p := range r.Perm(columns * columns)[:balls] {
		d.X, d.Y = append(d.X, across*float64(p%columns)), append(d.Y, down*float64(p/columns))
		d.Names, d.Widths = append(d.Names, name), append(d.Widths, width)
	}
	for v := range balls {
		d.Arrows = append(d.Arrows, [2]int{v, r.IntN(balls)}, [2]int{v, r.IntN(balls)})
	}
	d.Place()
	return d
}

// TestStruck: where balls are near to each other, texts stand on no other ones, and few arrows run through them or have
// their heads there: fewer than if arrows did not know where texts are, or texts not how much of an arrow they cover.
func TestStruck(t *testing.T) {
	r := rand.New(rand.NewPCG(1, 1))
	struck, headed := 0, 0
	for range 60 {
		d := crowded(r, 5, 12, 110, 110, "vertex nn", 50)
		texts := slices.Concat(d.names, d.texts)
		for k, p := range texts {
			if p.IsEmpty() {
				t.Fatal("a text is nowhere")
			}
			for _, q := range texts[:k] {
				if p.Meets(q) {
					t.Errorf("texts stand at %v and %v", p, q)
				}
			}
			for k := range d.traces {
				c := d.traces[k].curve
				for i := range 200 {
					if p.Wider(-1).Has(pointOf(c, i, 200)) {
						struck++
						break
					}
				}
				back, side := c[3].Toward(c[2], 9/c[3].Far(c[2])), 5/c[3].Far(c[2])
				for _, at := range []plane.Point{ // the corners of its head
					{X: back.X + side*(c[3].Y-c[2].Y), Y: back.Y - side*(c[3].X-c[2].X)}, {X: back.X - side*(c[3].Y-c[2].Y), Y: back.Y + side*(c[3].X-c[2].X)},
				} {
					if p.Has(at) {
						headed++
					}
				}
			}
		}
	}
	if struck > 45 || headed > 4 {
		t.Errorf("%d times an arrow runs through a text, and %d corners of a head are in one", struck, headed)
	}
}

// TestTextsAtStrings: a string has no head that a text must avoid.
func TestTextsAtStrings(t *testing.T) {
	atHead := 0
	for degrees := range 360 {
		sin, cos := math.Sincos(float64(degrees) * math.Pi / 180)
		d := &Balls{
			X: []float64{0, 150 * cos}, Y: []float64{0, 150 * sin}, Names: []string{"v", "w"}, Widths: []float64{24, 0},
			Arrows: [][2]int{{1, 0}}, Loose: []bool{false},
		}
		d.Place()
		below := textAt(0, Ball+letterHigh+2, 24)
		if d.traces[0].within(below.Wider(3)) > 0 {
			continue
		}
		if below.Far(d.traces[0].head()) < headHalf+1 {
			atHead++
		}
		if d.texts[0] != below {
			t.Errorf("beside a string from %d degrees the text is at %v", degrees, d.texts[0])
		}
	}
	if atHead == 0 {
		t.Error("no text would be at a head")
	}
}

// TestDetours: where the usual ways of an arrow all lead through other balls there is one around them, though it may
// run through texts.
func TestDetours(t *testing.T) {
	const arrows, taut, loose = 0, 1, 2
	for kind, most := range []int{arrows: 0, taut: 0, loose: 3} { // for three no way was found
		r := rand.New(rand.NewPCG(2, 2))
		through := 0
		for picture := range 300 {
			n := 8 + picture%12
			d := &Balls{}
			for v := range n { // in the first row where there is room
				at := plane.Point{X: 200 + 60*r.NormFloat64()}
				for u := 0; u < v; u++ {
					if d.ball(u).Far(at) < 4.5*Ball {
						at.Y, u = at.Y+75, -1
					}
				}
				d.X, d.Y = append(d.X, at.X), append(d.Y, at.Y)
				d.Names, d.Widths = append(d.Names, fmt.Sprintf("node%d", v)), append(d.Widths, 40)
				for _, to := range r.Perm(n)[:2] {
					if to != v {
						d.Arrows = append(d.Arrows, [2]int{v, to})
					}
				}
			}
			if kind != arrows {
				d.Loose = slices.Repeat([]bool{kind == loose}, len(d.Arrows))
			}
			d.Place()
			for k, a := range d.Arrows {
				for v := range n {
					if v != a[0] && v != a[1] && runsThrough(d.traces[k].curve, d.ball(v)) {
						if through++; through > most {
							t.Fatalf("kind %d, picture %d of %d balls: the arrow %v runs through %d", kind, picture, n, a, v)
						}
					}
				}
				// A loose string hangs down, unless one ball is above the other.
				from, to := d.ball(a[0]), d.ball(a[1])
				if kind == loose && math.Abs(from.X-to.X) >= 2.5*Ball && isAbove(d.traces[k].curve.At(0.5), from, to) {
					t.Fatalf("picture %d of %d balls: the string %v goes up", picture, n, a)
				}
			}
		}
	}
}

// runsThrough reports whether a curve runs through a ball.
func runsThrough(c plane.Curve, ball plane.Point) bool {
	for i := range 200 {
		if pointOf(c, i, 200).Far(ball) < Ball {
			return true
		}
	}
	return false
}

// isAbove reports whether a point is above the line through two balls.
func isAbove(middle, p, q plane.Point) bool {
	return middle.Y < p.Y+(middle.X-p.X)*(q.Y-p.Y)/(q.X-p.X)
}

// TestMeeting: heads of arrows that would come from nearly the same direction are apart; taut strings, which have no heads,
// are straight.
func TestMeeting(t *testing.T) {
	for _, loose := range [][]bool{nil, {false, false}} {
		d := Balls{X: []float64{0, -300, -300}, Y: []float64{0, -30, 30}, Names: make([]string, 3), Arrows: [][2]int{{1, 0}, {2, 0}}, Loose: loose}
		d.Place()
		middle := plane.Point{}
		apart := math.Abs(math.Remainder(middle.Angle(d.traces[0].curve[3])-middle.Angle(d.traces[1].curve[3]), 2*math.Pi))
		if straight := 2 * math.Atan2(30, 300); loose == nil && apart < 0.28 || loose != nil && math.Abs(apart-straight) > 0.01 {
			t.Errorf("strings %v: the directions are %g apart", loose, apart)
		}
	}
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

// TestClose: where balls are so close that there is hardly room for texts, few of them stand on other balls, or nearer
// to another ball than to their own.
func TestClose(t *testing.T) {
	r := rand.New(rand.NewPCG(3, 1))
	upon, strange, all := 0, 0, 0
	for range 100 {
		d := crowded(r, 6, 16, 70, 74, "name nn", 40)
		for v := range d.X {
			for _, p := range []plane.Rect{d.names[v], d.texts[v]} {
				all++
				for w := range d.X {
					if w == v {
						continue
					}
					if p.Far(d.ball(w)) < Ball {
						upon++
					}
					if p.Far(d.ball(w)) < p.Far(d.ball(v)) {
						strange++
					}
				}
			}
		}
	}
	if upon > 5 || strange > 110 {
		t.Errorf("of %d texts %d are on other balls, and %d nearer to another ball", all, upon, strange)
	}
}

// TestOneLine: texts of neighbours do not seem to be one.
func TestOneLine(t *testing.T) {
	for _, far := range []float64{44, 46, 48} {
		d := &Balls{X: []float64{0, far}, Y: []float64{0, 0}, Names: []string{"a", "b"}, Widths: []float64{40, 40}}
		d.Place()
		p, q := d.texts[0], d.texts[1]
		if p.Meets(plane.Rect{Left: q.Left - BallLetter, Top: q.Top, Right: q.Right + BallLetter, Bottom: q.Bottom}) {
			t.Errorf("balls %g apart have texts at %v and %v", far, p, q)
		}
	}
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
