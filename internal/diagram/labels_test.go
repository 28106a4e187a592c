package diagram

import (
	"math"
	"math/rand/v2"
	"slices"
	"testing"

	"github.com/cgt-go/sdk/internal/plane"
)

// TestLabels: where there is little room, few labels stand on each other, on other texts, on vertices, on the ground, or on
// curves, and few seem to be those of others. The bounds are such that they are exceeded if labels do not mind one of these.
func TestLabels(t *testing.T) {
	r := rand.New(rand.NewPCG(2, 3))
	var upon, named, vertex, ground, struck, other, all int
	for range 200 {
		var l Labels
		l.Size, l.Gap = 14, 5
		var vertices []plane.Point
		for _, p := range r.Perm(16)[:7] {
			vertices = append(vertices, plane.Point{X: 90 * float64(p%4), Y: -75*float64(p/4) - 4})
		}
		for v, p := range vertices {
			q := vertices[(v+1+r.IntN(6))%7]
			aside := float64(r.IntN(3)-1) * 20
			l.Curves = append(l.Curves, plane.Quadratic(p, plane.Point{X: p.Toward(q, 0.5).X + aside, Y: p.Toward(q, 0.5).Y + aside}, q))
		}
		l.Avoid(plane.Rect{Left: math.Inf(-1), Right: math.Inf(1), Bottom: math.Inf(1)}, TroubleGround)
		var texts []plane.Rect
		for _, p := range vertices {
			l.Avoid(p.Around(4.5), TroubleVertex)
			name := plane.Rect{Left: p.X - 15, Top: p.Y - 22, Right: p.X + 15, Bottom: p.Y - 6}
			l.AvoidText(name)
			texts = append(texts, name)
		}
		placed := l.Place([]float64{30, 45, 100, 30, 45, 100, 30})
		for k, c := range l.Curves {
			at, in := placed[k].At, placed[k].In
			if math.Abs(at.X-in.Middle().X) > 0.1 || at.Y >= in.Bottom || at.Y <= in.Top {
				t.Fatalf("a label stands at %v, in %v", at, in)
			}
			all++
			for i, text := range texts {
				switch {
				case !in.Meets(text):
				case i < len(vertices):
					named++
				default:
					upon++
				}
			}
			texts = append(texts, in)
			for _, p := range vertices {
				if in.Meets(p.Around(4.5)) {
					vertex++
				}
			}
			if in.Bottom > 0 {
				ground++
			}
			middle := plane.Point{X: at.X, Y: at.Y - 5}
			own := newTrace(c)
			letters := plane.Rect{Left: in.Left, Top: middle.Y - 5, Right: in.Right, Bottom: middle.Y + 5}
			near := own.farFrom(letters)
			for i := range l.traces {
				if l.traces[i].within(in) > 0 {
					struck++
				}
				if i != k && l.traces[i].farFrom(letters) < near {
					other++
				}
			}
		}
	}
	for what, n := range map[string][2]int{
		"upon others": {upon, 12}, "on names": {named, 12}, "on vertices": {vertex, 40}, "on the ground": {ground, 40}, "on curves": {struck, 140}, "nearer to other curves": {other, 215},
	} {
		if n[0] > n[1] {
			t.Errorf("%d labels of %d are %s, and at most %d should be", n[0], all, what, n[1])
		}
	}
}

// TestMakeWay: labels make way only if that is better for all of them together, which it often is.
func TestMakeWay(t *testing.T) {
	total := func(l *Labels, placed []choice) float64 {
		n := 0.0
		for k, p := range placed {
			n += p.trouble + l.upon(k, p, placed, nil)
		}
		return n
	}
	r := rand.New(rand.NewPCG(3, 3))
	moved := 0
	for range 120 {
		l := Labels{Size: 14, Gap: 5}
		point := func() plane.Point { return plane.Point{X: 200 * r.Float64(), Y: 200 * r.Float64()} }
		for range 10 {
			p, q := point(), point()
			l.Curves = append(l.Curves, plane.Quadratic(p, p.Toward(q, 0.5), q))
		}
		l.trace()
		choices, placed := make([][]choice, 10), make([]choice, 10)
		for k := range placed {
			choices[k] = l.choices(k, 40)
			placed[k] = l.best(k, choices, placed, nil)
		}
		for k := range placed {
			before := total(&l, placed)
			l.makeWay(k, choices, placed)
			switch after := total(&l, placed); {
			case after > before+1e-9:
				t.Errorf("the trouble of all is %g, and was %g", after, before)
			case after < before-1e-9:
				moved++
			}
		}
	}
	if moved < 100 {
		t.Errorf("labels made way %d times", moved)
	}
}

// TestBest: the best place is the first of the best ones when all are looked at, also if those that are not near are not.
func TestBest(t *testing.T) {
	r := rand.New(rand.NewPCG(4, 3))
	for range 50 {
		l := Labels{Size: 14, Gap: 5}
		var widths []float64
		point := func() plane.Point { return plane.Point{X: 400 * r.Float64(), Y: 400 * r.Float64()} }
		for range 20 {
			p, q := point(), point()
			l.Curves = append(l.Curves, plane.Quadratic(p, p.Toward(q, 0.5), q))
			widths = append(widths, 10+40*r.Float64())
		}
		l.trace()
		near := newNearby(widths, l.Size)
		choices, placed := make([][]choice, len(widths)), make([]choice, len(widths))
		for k, width := range widths {
			var want choice
			least := math.Inf(1)
			for _, c := range l.choices(k, width) {
				c.trouble += l.covered(k, c.In)
				if n := c.trouble + l.upon(k, c, placed, nil); n < least {
					least, want = n, c
				}
			}
			choices[k] = l.choices(k, width)
			for i, near := range []*nearby{near, nil, near} {
				if got := l.best(k, choices, placed, near); got.Placed != want.Placed || got.trouble != want.trouble {
					t.Fatalf("label %d, asked %d times: %v with trouble %g, and not %v with %g", k, i+1, got.Placed, got.trouble, want.Placed, want.trouble)
				}
			}
			placed[k] = want
			near.add(k, want.In)
		}
	}
}

// TestLabelsOfMany: on grids of many lines few labels stand on others or on curves, or seem to be those of others.
func TestLabelsOfMany(t *testing.T) {
	for _, test := range []struct{ curves, upon, struck, other int }{{101, 0, 0, 0}, {400, 0, 1, 1}, {600, 0, 150, 220}} {
		l := Labels{Size: 14, Gap: 5, Curves: gridOfLines(test.curves)}
		var upon, struck, other int
		placed := l.Place(slices.Repeat([]float64{16}, test.curves))
		for k, p := range placed {
			at := plane.Point{X: p.In.Middle().X, Y: p.At.Y - 5}
			own := newTrace(l.Curves[k])
			for j := range l.Curves {
				c := newTrace(l.Curves[j])
				if c.within(p.In) > 0 {
					struck++
				}
				if j != k && c.far(at) < own.far(at) {
					other++
				}
				if j < k && p.In.Meets(placed[j].In) {
					upon++
				}
			}
		}
		if upon > test.upon || struck > test.struck || other > test.other {
			t.Errorf("of %d labels %d stand upon others, %d upon curves, and %d are nearer to another one", test.curves, upon, struck, other)
		}
	}
}

// TestCovered: it is bad to touch a text, and worse to cover it; of its own vertex a text may touch the mark.
func TestCovered(t *testing.T) {
	l := Labels{Size: 14, Curves: []plane.Curve{plane.Quadratic(plane.Point{X: 200}, plane.Point{X: 250}, plane.Point{X: 300})}}
	vertex := plane.Point{X: 0, Y: -100}
	l.AvoidText(plane.Rect{Left: 0, Top: 0, Right: 40, Bottom: 16})
	l.Avoid(vertex.Around(4.5), TroubleVertex)
	at := func(x, y float64) float64 {
		return l.Covered(plane.Rect{Left: x, Top: y, Right: x + 40, Bottom: y + 16}, vertex)
	}
	if whole, half, touched := at(0, 0), at(20, 0), at(47, 0); whole < 1.2*half || half < 1.2*touched || touched <= 0 {
		t.Errorf("it is %g to cover a text, %g to cover half of it, and %g to touch it", whole, half, touched)
	}
	if clear, own := at(60, 60), at(2, -104); clear != 0 || own != 0 {
		t.Errorf("it is %g to cover nothing, and %g to touch its own vertex", clear, own)
	}
	if other := l.Covered(vertex.Around(10), plane.Point{}); other < TroubleVertex/4 {
		t.Errorf("it is %g to cover another vertex", other)
	}
	if curve := at(230, -8); curve <= 0 {
		t.Errorf("it is %g to cover a curve", curve)
	}
}

// TestLabelsOfEnds: a curve at the end of a long label is seen, also if another one is nearer to its middle.
func TestLabelsOfEnds(t *testing.T) {
	line := func(x, y, u, v float64) plane.Curve {
		p, q := plane.Point{X: x, Y: y}, plane.Point{X: u, Y: v}
		return plane.Quadratic(p, p.Toward(q, 0.5), q)
	}
	l := Labels{Size: 14, Gap: 5, Curves: []plane.Curve{line(0, 0, 300, 0), line(0, 40, 300, 40), line(240, -8, 240, -100)}}
	placed := l.Place([]float64{200, 0, 0})
	if p := placed[0]; p.In.Right > 240 && p.In.Top < 0 {
		t.Errorf("the label at %v is in %v, upon the third line", p.At, p.In)
	}
	if placed[1] != (Placed{}) || placed[2] != (Placed{}) {
		t.Errorf("labels of no width are at %v", placed[1:])
	}
	l = Labels{Size: 14, Gap: 5, Curves: []plane.Curve{line(500, 500, 500, 500), line(-30, 12, 30, 12)}}
	if placed := l.Place([]float64{0, 30}); placed[0] != (Placed{}) || placed[1].In.IsEmpty() {
		t.Errorf("a label of no width is at %v, and another one at %v", placed[0], placed[1])
	}
}
