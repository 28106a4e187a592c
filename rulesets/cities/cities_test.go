package cities_test

import (
	"cmp"
	"errors"
	"fmt"
	"maps"
	"math"
	"math/rand/v2"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"testing"

	"pgregory.net/rapid"

	"github.com/cgt-go/sdk/cgt"
	"github.com/cgt-go/sdk/cgttest"
	"github.com/cgt-go/sdk/internal/panics"
	"github.com/cgt-go/sdk/internal/plane"
	"github.com/cgt-go/sdk/internal/ruletest"
	"github.com/cgt-go/sdk/internal/svg/svgtest"
	"github.com/cgt-go/sdk/rulesets/cities"
	"github.com/cgt-go/sdk/zermelo"
)

// TestLaws tests the laws that every ruleset must keep.
func TestLaws(t *testing.T) {
	l := newList(t, "ab", "bc", "ba", "ca", "axb", "aa")
	cgttest.Run(t, l, l.Start(), cities.Position{Letter: 'a'})
	g, err := cities.NewGeography(5, [2]int{0, 1}, [2]int{1, 2}, [2]int{2, 0}, [2]int{2, 3}, [2]int{3, 4})
	if err != nil {
		t.Fatal(err)
	}
	cgttest.Run(t, g, g.Start(0), g.Start(cities.Nowhere), cities.Trip{})
}

func newList(t rapid.TB, names ...string) *cities.List {
	t.Helper()
	l, err := cities.New("", names...)
	if err != nil {
		t.Fatal(err)
	}
	return l
}

// plain plays by the definition: a position is the names that were said, with blanks between them.
func plain(names []string) cgt.ImpartialFunc[string] {
	return func(dst []string, said string) []string {
		for _, name := range names {
			isFree := !slices.Contains(strings.Fields(said), name)
			if isFree && (said == "" || name[0] == said[len(said)-1]) {
				dst = append(dst, strings.TrimSpace(said+" "+name))
			}
		}
		return dst
	}
}

// TestK8Cities compares with the definition on random lists of names, where all plays end.
func TestK8Cities(t *testing.T) {
	ctx := t.Context()
	rapid.Check(t, func(t *rapid.T) {
		names := rapid.SliceOfNDistinct(rapid.StringMatching("[abc][ab]?[abc]"), 0, 7, rapid.ID[string]).Draw(t, "names")
		l := newList(t, names...)
		game := zermelo.Normal[cities.Position](l)
		start := zermelo.Turned[cities.Position]{Pos: l.Start()}
		mover, err := (&cgt.Solver[string]{Rules: plain(names)}).Wins(ctx, "", cgt.Left)
		if err != nil {
			t.Fatal(err)
		}
		want := zermelo.Loss
		if mover {
			want = zermelo.Win
		}
		for _, m := range []zermelo.Method{zermelo.Induction, zermelo.Retrograde} {
			s := zermelo.Solver[zermelo.Turned[cities.Position], zermelo.Result]{Game: game, Method: m}
			sol, err := s.Solve(ctx, start)
			if err != nil || sol.StartValue() != want {
				t.Fatalf("%q: %v, %v, want %v", names, sol.StartValue(), err, want)
			}
			if err := sol.Verify(ctx); err != nil {
				t.Fatal(err)
			}
			// Along a play the names are in the list, each once, and each begins as it should.
			var said []string
			p := start
			for len(sol.BestMoves(p)) > 0 {
				q := sol.BestMoves(p)[0]
				name, ok := l.Name(p.Pos, q.Pos)
				if after, isSaid := l.Say(p.Pos, name); !ok || !isSaid || after != q.Pos {
					t.Fatalf("from %v to %v: %q, %v", p, q, name, ok)
				}
				if slices.Contains(said, name) || !slices.Contains(names, name) || len(said) > 0 && !strings.HasSuffix(said[len(said)-1], name[:1]) {
					t.Fatalf("%q after %q", name, said)
				}
				said, p = append(said, name), q
			}
		}
	})
}

// TestK8Geography compares the winner that a matching tells with the solver, on random graphs, and checks the strategy
// against every reply.
func TestK8Geography(t *testing.T) {
	ctx := t.Context()
	wins := map[bool]int{}
	rapid.Check(t, func(t *rapid.T) {
		n := rapid.IntRange(0, 9).Draw(t, "vertices")
		var edges [][2]int
		for v := range n {
			for u := range v {
				if rapid.IntRange(0, 2).Draw(t, "edge") == 0 {
					edges = append(edges, [2]int{v, u}, [2]int{u, v})
				}
			}
		}
		g, err := cities.NewGeography(n, edges...)
		if err != nil {
			t.Fatal(err)
		}
		game := zermelo.Normal[cities.Trip](g)
		for v := cities.Nowhere; v < n; v++ {
			start := zermelo.Turned[cities.Trip]{Pos: g.Start(v)}
			sol, err := zermelo.Solve(ctx, game, start)
			if err != nil {
				t.Fatal(err)
			}
			isWon := sol.StartValue() == zermelo.Win
			wins[isWon]++
			if g.Wins(v) != isWon {
				t.Fatalf("from %d: %v, want %v", v, g.Wins(v), isWon)
			}
			winner, _ := sol.StartValue().Winner()
			if _, err := zermelo.CheckStrategy(ctx, game, start, winner, g.Strategy(v), sol.StartValue(), cgt.Limits{}); err != nil {
				t.Fatal(err)
			}
		}
	})
	if len(wins) < 2 {
		t.Errorf("%v", wins)
	}
}

// TestLargeGeography plays on rings and paths, far too large to search, where the winner is known: a ring with an odd
// number of vertices is won by the second player, and so is a path from its end if it has an odd number of vertices.
func TestLargeGeography(t *testing.T) {
	ctx := t.Context()
	for n := 300; n <= 301; n++ {
		for _, isRing := range []bool{false, true} {
			var edges [][2]int
			for v := range n - 1 {
				edges = append(edges, [2]int{v, v + 1})
			}
			if isRing {
				edges = append(edges, [2]int{n - 1, 0})
			}
			g, err := cities.NewGeography(n, edges...)
			if err != nil {
				t.Fatal(err)
			}
			if g.Wins(0) != (n%2 == 0) || g.Wins(cities.Nowhere) != (n%2 == 1) {
				t.Errorf("%d vertices, a ring: %v: %v, %v", n, isRing, g.Wins(0), g.Wins(cities.Nowhere))
			}
			game := zermelo.Normal[cities.Trip](g)
			s := cgttest.StrategySuite[zermelo.Turned[cities.Trip], zermelo.Result]{Game: game, Start: zermelo.Turned[cities.Trip]{Pos: g.Start(0)}, Strategy: g.Strategy(0), Guarantee: zermelo.Win, Moves: n, Plays: 3}
			if !g.Wins(0) {
				s.Who, s.Guarantee = zermelo.Min, zermelo.Loss
			}
			if err := s.Check(ctx); err != nil {
				t.Errorf("%d vertices: %v", n, err)
			}
		}
	}
}

func TestErrors(t *testing.T) {
	var name *cities.NameError
	for _, names := range [][]string{{""}, {"12"}, {"Oslo", "oslo"}, {"ьы"}} {
		if l, err := cities.New("ьЫ", names...); !errors.As(err, &name) {
			t.Errorf("%v, %v", l, err)
		}
	}
	var many []string
	for i := range 257 {
		many = append(many, fmt.Sprintf("a%db", i))
	}
	if _, err := cities.New("", many...); !errors.As(err, &name) {
		t.Error(err)
	}
	l, err := cities.New("", many[:255]...)
	if err != nil || len(l.AppendMoves(nil, l.Start(), cgt.Left)) != 1 || len(l.Names()) != 255 {
		t.Error(l, err)
	}
	parse := func(text string) (string, error) {
		l, err := cities.Parse("", text)
		if err != nil {
			return "", err
		}
		return l.String(), nil
	}
	ruletest.Errors(t, parse, map[string]int{"Oslo\n\n Bern\nOslo": 12, "Oslo\n--": 5, "# no\nOslo\noslo\n": 10, "--\nOslo\nOslo": 0, "Oslo\nOslo\nBern\nBern": 5})
	ruletest.Normal(t, parse, map[string]string{"": "", "# all\n\n  Oslo \r\nBern": "Oslo\nBern\n"})

	if q, ok := l.Say(l.Start(), "Paris"); ok {
		t.Error(q)
	}
	if name, ok := l.Name(l.Start(), l.Start()); ok {
		t.Error(name)
	}
	if name, ok := l.Name(cities.Position{}, l.Start()); ok {
		t.Error(name)
	}
	ring := newList(t, "ab", "ba")
	p, _ := ring.Say(ring.Start(), "AB")
	if q, ok := ring.Say(p, "ab"); ok {
		t.Error(q)
	}
	var edge *cities.EdgeError
	for _, e := range [][2]int{{0, 0}, {-1, 0}, {0, 2}} {
		if _, err := cities.NewGeography(2, e); !errors.As(err, &edge) {
			t.Error(err)
		}
	}
	g, err := cities.NewGeography(2, [2]int{0, 1})
	if err != nil {
		t.Fatal(err)
	}
	for _, p := range []cities.Trip{{}, {At: 7}} {
		if q, ok := g.Strategy(0).Move(zermelo.Turned[cities.Trip]{Pos: p}); ok {
			t.Errorf("from %v to %v", p, q)
		}
	}
	panics.Expect(t, map[string]func(){
		"NewGeography": func() { _, _ = cities.NewGeography(-1) },
		"Start":        func() { g.Start(2) },
		"Wins":         func() { g.Wins(-2) },
		"Strategy":     func() { g.Strategy(2) },
	})
}

// TestSVG counts letters, vertices, arrows and edges, and checks that no line touches a vertex that it does not belong
// to.
func TestSVG(t *testing.T) {
	l := newList(t, "ab", "bc", "ba", "ca", "axb", "aa")
	p, _ := l.Say(l.Start(), "bc")
	picture := string(l.AppendSVG(nil, p))
	svgtest.Check(t, []byte(picture), 3_000, l)
	for what, want := range map[string]int{"<circle": 3, `fill="none" stroke=`: 5 + 2, "dasharray": 1, `stroke-width="2.5"`: 1, ">2<": 1, "z\"": 4} {
		if got := strings.Count(picture, what); got != want {
			t.Errorf("%d times %s, want %d, in %s", got, what, want, picture)
		}
	}
	svgtest.Check(t, newList(t).AppendSVG(nil, cities.Position{}), 1_000, "no names")
	svgtest.Check(t, l.AppendSVG(nil, cities.Position{Letter: 'q'}), 3_000, "a position of another list")

	for n := range 40 {
		var edges [][2]int
		for v := range n {
			for u := range v {
				edges = append(edges, [2]int{u, v})
			}
		}
		g, err := cities.NewGeography(n, edges...)
		if err != nil {
			t.Fatal(err)
		}
		picture := string(g.AppendSVG(nil, g.Start(cities.Nowhere)))
		svgtest.Check(t, []byte(picture), 100_000, n)
		numbers := func(match []string) (list []float64) {
			for _, text := range match[1:] {
				x, err := strconv.ParseFloat(text, 64)
				if err != nil {
					t.Fatal(err)
				}
				list = append(list, x)
			}
			return list
		}
		var places [][]float64
		for _, m := range regexp.MustCompile(`<circle cx="([-.0-9]+)" cy="([-.0-9]+)"`).FindAllStringSubmatch(picture, -1) {
			places = append(places, numbers(m))
		}
		lines := regexp.MustCompile(`M([-.0-9]+) ([-.0-9]+)Q([-.0-9]+) ([-.0-9]+) ([-.0-9]+) ([-.0-9]+)`).FindAllStringSubmatch(picture, -1)
		if len(places) != n || len(lines) != len(edges) {
			t.Fatalf("%d vertices and %d edges, want %d and %d", len(places), len(lines), n, len(edges))
		}
		for _, m := range lines {
			c := numbers(m)
			for i := range 33 {
				x := float64(i) / 32
				a, b, d := (1-x)*(1-x), 2*x*(1-x), x*x
				for v, p := range places {
					if far := math.Hypot(a*c[0]+b*c[2]+d*c[4]-p[0], a*c[1]+b*c[3]+d*c[5]-p[1]); far < 13.8 {
						t.Fatalf("of %d vertices, the line %v comes as near as %v to %d", n, m, far, v)
					}
				}
			}
		}
	}
	g, err := cities.NewGeography(4, [2]int{0, 1}, [2]int{1, 2})
	if err != nil {
		t.Fatal(err)
	}
	picture = string(g.AppendSVG(nil, g.AppendMoves(nil, g.Start(0), cgt.Left)[0]))
	for what, want := range map[string]int{"fill-opacity": 1, `fill="#2c9a50"`: 1, "Q": 2} {
		if got := strings.Count(picture, what); got != want {
			t.Errorf("%d times %s, want %d, in %s", got, what, want, picture)
		}
	}
	svgtest.Check(t, g.AppendSVG(nil, cities.Trip{At: 9}), 2_000, "a position of another graph")
}

// TestNumbersOfNames reads pictures again: each number is that of the names of the arrow that is nearest to it, by far
// enough to see that as long as there are few arrows, and is on no vertex; and no number is missing.
func TestNumbersOfNames(t *testing.T) {
	number := `(-?[0-9.]+)`
	place := number + "," + number
	arrow := regexp.MustCompile(`<path d="M` + place + " C" + place + " " + place + " " + place + `" fill="none"`)
	circle := regexp.MustCompile(`<circle cx="` + number + `" cy="` + number + `".*>(.)</text>`)
	text := regexp.MustCompile(`<text x="` + number + `" y="` + number + `" font-size="12".*>(\d+)</text>`)
	rapid.Check(t, func(t *rapid.T) {
		coordinate := func(s string) float64 {
			x, err := strconv.ParseFloat(s, 64)
			if err != nil {
				t.Fatal(err)
			}
			return x
		}
		letter := rapid.IntRange('a', 'a'+rapid.IntRange(0, 4).Draw(t, "letters"))
		var names []string
		count := map[string]int{} // of the names with these letters
		for n := range rapid.IntRange(1, 6).Draw(t, "names") {
			first, last := letter.Draw(t, "first"), letter.Draw(t, "last")
			for k := range rapid.SampledFrom([]int{1, 2, 3, 12}).Draw(t, "times") {
				names = append(names, fmt.Sprintf("%c%d-%d%c", first, n, k, last))
				count[fmt.Sprintf("%c%c", first, last)]++
			}
		}
		l, err := cities.New("", names...)
		if err != nil {
			t.Fatal(err)
		}
		picture := string(l.AppendSVG(nil, l.Start()))
		svgtest.Apart(t, []byte(picture), names)
		letters := map[string]plane.Point{}
		for _, m := range circle.FindAllStringSubmatch(picture, -1) {
			letters[m[3]] = plane.Point{X: coordinate(m[1]), Y: coordinate(m[2])}
		}
		at := func(p plane.Point) string { // the letter that is nearest
			return slices.MinFunc(slices.Collect(maps.Keys(letters)), func(a, b string) int { return cmp.Compare(letters[a].Far(p), letters[b].Far(p)) })
		}
		curves := map[string]plane.Curve{}
		for _, m := range arrow.FindAllStringSubmatch(picture, -1) {
			var curve plane.Curve
			for k := range curve {
				curve[k] = plane.Point{X: coordinate(m[1+2*k]), Y: coordinate(m[2+2*k])}
			}
			curves[at(curve[0])+at(curve[3])] = curve
		}
		if len(curves) != len(count) {
			t.Fatalf("arrows %v for %v", curves, count)
		}
		numbers := 0
		for _, m := range text.FindAllStringSubmatch(picture, -1) {
			numbers++
			p := plane.Point{X: coordinate(m[1]), Y: coordinate(m[2]) - 4}
			nearest, next, which := math.Inf(1), math.Inf(1), ""
			for arrow, c := range curves {
				far := math.Inf(1)
				for k := range 201 {
					far = min(far, c.At(float64(k)/200).Far(p))
				}
				if far < nearest {
					nearest, next, which = far, nearest, arrow
				} else {
					next = min(next, far)
				}
			}
			if m[3] != strconv.Itoa(count[which]) {
				t.Fatalf("%s stands beside %s, of %d names", m[3], which, count[which])
			}
			if next < nearest+1 {
				t.Fatalf("%s stands %g from %s and %g from another arrow", m[3], nearest, which, next)
			}
			if v := at(p); letters[v].Far(p) < 18 {
				t.Fatalf("%s stands at %s", m[3], v)
			}
		}
		for _, n := range count {
			if n > 1 {
				numbers--
			}
		}
		if numbers != 0 {
			t.Fatalf("%+d numbers for %v in %s", numbers, count, picture)
		}
	})
}

// drawn returns the arrows of a picture, and the letters with their radius.
func drawn(t *testing.T, picture string) (arrows []plane.Curve, letters []plane.Point, sizes []float64) {
	t.Helper()
	number := `(-?[0-9.]+)`
	arrow := regexp.MustCompile(strings.ReplaceAll(`<path d="Mn,n Cn,n n,n n,n"`, "n", number))
	circle := regexp.MustCompile(`<circle cx="` + number + `" cy="` + number + `" r="` + number + `"`)
	parse := func(text string) float64 {
		x, err := strconv.ParseFloat(text, 64)
		if err != nil {
			t.Fatal(err)
		}
		return x
	}
	for _, m := range circle.FindAllStringSubmatch(picture, -1) {
		letters, sizes = append(letters, plane.Point{X: parse(m[1]), Y: parse(m[2])}), append(sizes, parse(m[3]))
	}
	for _, m := range arrow.FindAllStringSubmatch(picture, -1) {
		var c plane.Curve
		for k := range c {
			c[k] = plane.Point{X: parse(m[1+2*k]), Y: parse(m[2+2*k])}
		}
		arrows = append(arrows, c)
	}
	if len(arrows) == 0 || len(letters) == 0 {
		t.Fatalf("%d arrows and %d letters in %s", len(arrows), len(letters), picture)
	}
	return arrows, letters, sizes
}

// TestEndsApart: at a letter no arrow begins or ends where another one does, so that none seems to have two heads, and none
// runs through another letter. Ends are as far apart as they should be unless there are twenty or more. Loops are well
// outside.
func TestEndsApart(t *testing.T) {
	r := rand.New(rand.NewPCG(4, 4))
	for picture := range 600 {
		letters := 2 + r.IntN(12)
		var names []string
		add := func(first, last int) {
			names = append(names, fmt.Sprintf("%c%d%c", 'a'+rune(first), len(names), 'a'+rune(last)))
		}
		switch {
		case picture < 25: // all arrows
			letters = 2 + picture
			for from := range letters {
				for to := range letters {
					add(from, to)
				}
			}
		case picture%3 == 0: // loops, of one letter many arrows to one side, and some that pass by it
			letters = 6 + r.IntN(21)
			for v := range letters {
				add(v, v)
			}
			back, both := r.IntN(2) == 0, r.IntN(2) == 0
			for n := range min(2+r.IntN(25), letters-1) {
				to := n + 1
				if back {
					to = letters - to
				}
				add(0, to)
				if both {
					add(to, 0)
				}
			}
			add(1, letters-1)
			add(letters-1, 1)
		default:
			for range 2 + r.IntN(160) {
				add(r.IntN(letters), r.IntN(letters))
			}
		}
		l, err := cities.New("", names...)
		if err != nil {
			t.Fatal(err)
		}
		text := string(l.AppendSVG(nil, l.Start()))
		arrows, places, sizes := drawn(t, text)
		for i, v := range places {
			size := sizes[i]
			var ends []plane.Point
			loops := 0
			for _, c := range arrows {
				isLoop := c[0].Far(v) < size+0.2 && c[3].Far(v) < size+0.2
				if isLoop {
					loops++
				}
				if isLoop && c.At(0.5).Far(v) < size+12 {
					t.Fatalf("picture %d of %v: a loop lies at its letter in %s", picture, names, text)
				}
				for k := range 65 {
					if c.At(float64(k)/64).Far(v) < size-0.5 {
						t.Fatalf("picture %d of %v: the arrow %v runs through a letter in %s", picture, names, c, text)
					}
				}
				for _, p := range []plane.Point{c[0], c[3]} {
					if p.Far(v) < size+0.2 {
						ends = append(ends, p)
					}
				}
			}
			apart := min(8.1, 150/float64(max(1, len(ends)-2*loops-1))) // the numbers are rounded
			for k, p := range ends {
				for _, q := range ends[:k] {
					if far := p.Far(q); far < apart {
						t.Fatalf("picture %d of %v: of %d ends two are %g apart in %s", picture, names, len(ends), far, text)
					}
				}
			}
		}
	}
}

// TestEndsInOrder: arrows that leave and reach a letter in nearly the same direction do not cross there.
func TestEndsInOrder(t *testing.T) {
	l := newList(t, "Athens", "Stockholm", "Moscow", "Warsaw")
	curves, _, _ := drawn(t, string(l.AppendSVG(nil, l.Start())))
	if len(curves) != 4 {
		t.Fatalf("%d arrows, want 4", len(curves))
	}
	crossings := 0 // of arrows with different ends there may be some
	for i, c := range curves {
		for _, d := range curves[:i] {
			for k := range 65 {
				if p := c.At(float64(k) / 64); c[0].Far(d[3]) < 20 || c[3].Far(d[0]) < 20 {
					for j := range 65 {
						if p.Far(d.At(float64(j)/64)) < 3 {
							crossings++
						}
					}
				}
			}
		}
	}
	if crossings > 0 {
		t.Errorf("arrows at a letter meet at %d points", crossings)
	}
}

// TestNumbersApart: also where there are many arrows, numbers are not upon each other.
func TestNumbersApart(t *testing.T) {
	r := rand.New(rand.NewPCG(1, 2))
	for range 300 {
		letters := 4 + r.IntN(4)
		var names []string
		for n := range 9 + r.IntN(12) {
			first, last := 'a'+rune(r.IntN(letters)), 'a'+rune(r.IntN(letters))
			for k := range 2 + r.IntN(20) {
				names = append(names, fmt.Sprintf("%c%d-%d%c", first, n, k, last))
			}
		}
		l, err := cities.New("", names...)
		if err != nil {
			t.Fatal(err)
		}
		svgtest.Apart(t, l.AppendSVG(nil, l.Start()), l.Start())
	}
}

// TestRoomForNumbers: the more arrows there are, the larger is the circle.
func TestRoomForNumbers(t *testing.T) {
	width := regexp.MustCompile(`width="([0-9.]+)"`)
	last := 0.0
	for _, arrows := range []int{7, 14, 21} {
		var names []string
		for n := range arrows {
			names = append(names, fmt.Sprintf("%c%d%c", 'a'+n%7, n, 'a'+(n+1+n/7)%7))
		}
		l, err := cities.New("", names...)
		if err != nil {
			t.Fatal(err)
		}
		x, err := strconv.ParseFloat(width.FindStringSubmatch(string(l.AppendSVG(nil, l.Start())))[1], 64)
		if err != nil || x <= last {
			t.Errorf("%d arrows between 7 letters: a width of %g after %g, %v", arrows, x, last, err)
		}
		last = x
	}
}
