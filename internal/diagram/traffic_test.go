package diagram

import (
	"math"
	"testing"

	"github.com/cgt-go/sdk/internal/plane"
)

// TestTrouble: the trouble of an arrow grows by each thing that it does to balls and texts, and by no other one.
func TestTrouble(t *testing.T) {
	straight := func(from, to plane.Point) plane.Curve {
		return plane.Curve{from, from.Toward(to, 1./3), from.Toward(to, 2./3), to}
	}
	way := straight(plane.Point{X: Ball + 1}, plane.Point{X: 200 - Ball - 2})
	for _, test := range []struct {
		what        string
		ball        plane.Point // where there is another ball
		text        plane.Rect  // which has this text
		isString    bool
		least, most float64
	}{
		{"nothing near", plane.Point{X: 100, Y: 90}, textAt(100, 120, 40), false, 0, 0},
		{"next to a ball", plane.Point{X: 100, Y: Ball + 9}, textAt(100, 60, 40), false, 5, 50},
		{"through a ball", plane.Point{X: 100, Y: 5}, textAt(100, 60, 40), false, throughBall, 48 * throughBall},
		{"through a text", plane.Point{X: 60, Y: -40}, textAt(100, 4, 20), false, 120, 200},
		{"between a ball and its text", plane.Point{X: 100, Y: -40}, textAt(100, 40, 40), false, 60, 60},
		{"a string between them", plane.Point{X: 100, Y: -40}, textAt(100, 40, 40), true, 60, 60},
		{"a head beside a text", plane.Point{X: 180, Y: 60}, textAt(180, 18, 10), false, 120, 120},
		{"the end of a string beside a text", plane.Point{X: 180, Y: 60}, textAt(180, 18, 10), true, 0, 0},
	} {
		d := &Balls{X: []float64{0, 200, test.ball.X}, Y: []float64{0, 0, test.ball.Y}, Arrows: [][2]int{{0, 1}}, traces: []trace{newTrace(way)}}
		if test.isString {
			d.Loose = []bool{false}
		}
		none, texts := make([]plane.Rect, 3), []plane.Rect{{}, {}, test.text}
		for _, list := range [][2][]plane.Rect{{none, texts}, {texts, none}} {
			d.names, d.texts = list[0], list[1]
			if trouble, _ := newTraffic(d).trouble(0, 1, way, 1e9); trouble < test.least || trouble > test.most {
				t.Errorf("%s: the trouble is %g, want %g to %g", test.what, trouble, test.least, test.most)
			}
		}
	}
}

// TestTroubleOfArrows: it is some trouble to cross an arrow, more to run along one, and also to meet a ball where one does,
// in whatever direction.
func TestTroubleOfArrows(t *testing.T) {
	for _, degrees := range []float64{0, 40, 70} {
		sin, cos := math.Sincos(degrees * math.Pi / 180)
		at := func(x, y float64) plane.Point { return plane.Point{X: x*cos - y*sin, Y: x*sin + y*cos} }
		d := &Balls{names: make([]plane.Rect, 7), texts: make([]plane.Rect, 7), Arrows: [][2]int{{0, 1}, {2, 3}, {4, 5}, {6, 1}}}
		for _, p := range []plane.Point{at(0, 0), at(200, 0), at(100, -90), at(100, 90), at(0, 20), at(200, 20), at(190, -120)} {
			d.X, d.Y = append(d.X, p.X), append(d.Y, p.Y)
		}
		way := d.bent(0, 1, 0)
		straight := func(from, to plane.Point) plane.Curve { return plane.Quadratic(from, from.Toward(to, 0.5), to) }
		for _, test := range []struct {
			what        string
			arrow       int
			curve       plane.Curve
			least, most float64
		}{
			{"crossing", 1, d.bent(2, 3, 0), 1, 9},
			{"crossing aslant", 1, straight(at(60, -48), at(140, 48)), 1, 5},
			{"nearly along", 1, straight(at(20, -29), at(180, 29)), 6, 30},
			{"along", 2, straight(at(30, 1), at(170, 1)), 60, 150},
			{"far from it", 2, d.bent(4, 5, -60), 0, 0},
			{"at the same end", 3, straight(at(100, -60), at(200-Ball, -2)), 40, 60},
			{"at the same ball, from elsewhere", 3, d.bent(6, 1, 0), 0, 0},
		} {
			d.traces = make([]trace, 4)
			d.traces[test.arrow] = newTrace(test.curve)
			traffic := newTraffic(d)
			traffic.add(test.arrow)
			trouble, _ := traffic.trouble(0, 1, way, 1e9)
			if trouble < test.least || trouble > test.most {
				t.Errorf("%s, turned by %g degrees: the trouble is %g, want %g to %g", test.what, degrees, trouble, test.least, test.most)
			}
		}
	}
}

// TestTrafficForgets: an arrow that is removed is no trouble any more.
func TestTrafficForgets(t *testing.T) {
	d := &Balls{X: []float64{0, 200}, Y: []float64{0, 0}, Arrows: [][2]int{{0, 1}, {1, 0}}, names: make([]plane.Rect, 2), texts: make([]plane.Rect, 2)}
	way := d.bent(1, 0, 0)
	d.traces = []trace{newTrace(d.bent(0, 1, 0)), newTrace(way)}
	traffic := newTraffic(d)
	trouble := func() float64 {
		n, _ := traffic.trouble(1, 0, way, 1e9)
		return n
	}
	if n := trouble(); n != 0 {
		t.Errorf("alone an arrow has the trouble %g", n)
	}
	traffic.add(0)
	if n := trouble(); n < 100 {
		t.Errorf("along another arrow one has the trouble %g", n)
	}
	traffic.remove(0)
	if n := trouble(); n != 0 {
		t.Errorf("after another one has gone an arrow has the trouble %g", n)
	}
}

// TestScale: a picture is the larger the more than twelve arrows it has, and at most twice as large.
func TestScale(t *testing.T) {
	for arrows, want := range map[int]float64{0: 1, 12: 1, 27: 1.5, 48: 2, 300: 2} {
		d := &Balls{Arrows: make([][2]int, arrows)}
		if scale := d.Scale(); scale != want {
			t.Errorf("with %d arrows the scale is %g, want %g", arrows, scale, want)
		}
	}
}
