package surreal

import (
	"bytes"
	"encoding/xml"
	"errors"
	"io"
	"math"
	"math/rand/v2"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"testing"

	"github.com/cgt-go/sdk/cgt"
	"github.com/cgt-go/sdk/nim"
)

// upsAndStars returns n·↑ and n·↑ + * for |n| ≤ most.
func upsAndStars(most int64) []Game {
	var games []Game
	for n := -most; n <= most; n++ {
		games = append(games, Up(n), Up(n).Add(Nimber(1)))
	}
	return games
}

// In the diagram of the games n·↑ and n·↑ + *, a game is covered by the next of its own column and by the
// next but one of the other: n·↑ and (n+1)·↑ + * are confused, as ↑ + * is with 0.
func TestOrderDiagramOfUpsAndStars(t *testing.T) {
	const most = 4
	d := newOrderDiagram(upsAndStars(most))
	for i, g := range d.games {
		var covers []string
		for _, j := range d.above[i] {
			covers = append(covers, d.games[j].String())
		}
		_, n, star, _ := g.NumberUpStar()
		ups, _ := n.Int64()
		var want []string
		if ups < most {
			want = append(want, Up(ups+1).Add(Nimber(star)).String())
		}
		if ups < most-1 {
			want = append(want, Up(ups+2).Add(Nimber(1-star)).String())
		}
		if strings.Join(covers, " ") != strings.Join(want, " ") {
			t.Errorf("%v is covered by %v, want %v", g, covers, want)
		}
	}
}

// TestOrderDiagramCovers compares the lines with the definition, on all games born by day 2.
func TestOrderDiagramCovers(t *testing.T) {
	d := newOrderDiagram(bornByDayTwo())
	d.place()
	if len(d.games) != 22 {
		t.Fatalf("%d games were born by day 2, want 22", len(d.games))
	}
	for i, g := range d.games {
		for j, h := range d.games {
			covers := g.Lt(h)
			for _, k := range d.games {
				covers = covers && !(g.Lt(k) && k.Lt(h))
			}
			drawn := false
			for _, k := range d.above[i] {
				drawn = drawn || k == j
			}
			if drawn != covers {
				t.Errorf("a line from %v to %v: %v, want %v", g, h, drawn, covers)
			}
			if drawn && d.height[i] >= d.height[j] {
				t.Errorf("%v stands no lower than %v", g, h)
			}
		}
	}
}

func bornByDayTwo() []Game {
	older := []Game{Int(-1), {}, Nimber(1), Int(1)}
	var games []Game
	for sets := range 1 << 8 {
		var options [2][]Game
		for i, g := range older {
			for who := range options {
				if sets>>(4*who+i)&1 == 1 {
					options[who] = append(options[who], g)
				}
			}
		}
		games = append(games, New(options[cgt.Left], options[cgt.Right]))
	}
	return games
}

func TestWriteOrderSVG(t *testing.T) {
	games := bornByDayTwo()
	var first bytes.Buffer
	if err := WriteOrderSVG(&first, games...); err != nil {
		t.Fatal(err)
	}
	texts := 0
	for dec := xml.NewDecoder(bytes.NewReader(first.Bytes())); ; {
		token, err := dec.Token()
		if err == io.EOF {
			break
		}
		if err != nil {
			t.Fatalf("not XML: %v", err)
		}
		if e, ok := token.(xml.StartElement); ok && e.Name.Local == "text" {
			texts++
		}
	}
	if texts != 22 {
		t.Errorf("%d games are written, want 22", texts)
	}
	for seed := range uint64(3) {
		r := rand.New(rand.NewPCG(seed, 0))
		r.Shuffle(len(games), func(i, j int) { games[i], games[j] = games[j], games[i] })
		var again bytes.Buffer
		if err := WriteOrderSVG(&again, games...); err != nil {
			t.Fatal(err)
		}
		if !bytes.Equal(first.Bytes(), again.Bytes()) {
			t.Fatal("another order of the games gives another picture")
		}
	}
	if err := WriteOrderSVG(io.Discard); err != nil {
		t.Errorf("without games: %v", err)
	}
}

// TestOrderDiagramHidesNoLine reads pictures again: from the middle of a game each line leads up to the middle of another
// one, and passes behind no third.
func TestOrderDiagramHidesNoLine(t *testing.T) {
	sets := [][]Game{bornByDayTwo(), upsAndStars(4)}
	for _, texts := range []string{"0 * ^ ^^", "1/2 1 2 {1|0}", "0 {1|-1} 1 2", "0 1 {2|-1} 3", "0 1 2 {2|-1} {1|-1} -1", "0 1 -1 * {1|-1} {1|0} ^ v"} {
		var games []Game
		for text := range strings.FieldsSeq(texts) {
			games = append(games, MustParse(text))
		}
		sets = append(sets, games)
	}
	var stars, hot []Game // wide layers
	for i := range nim.Nimber(9) {
		stars = append(stars, Nimber(i), Int(1).Add(Nimber(i)))
	}
	for i := range nim.Nimber(20) {
		hot = append(hot, Int(int64(i)), New([]Game{Int(18)}, []Game{Int(1)}).Add(Nimber(i)))
	}
	sets = append(sets, stars, append(hot, New([]Game{Int(19)}, []Game{{}})))
	all := append(bornByDayTwo(), upsAndStars(3)...)
	r := rand.New(rand.NewPCG(1, 2))
	for range 200 {
		r.Shuffle(len(all), func(i, j int) { all[i], all[j] = all[j], all[i] })
		sets = append(sets, slices.Clone(all[:2+r.IntN(12)]))
	}
	bent := 0
	for _, games := range sets {
		var b bytes.Buffer
		if err := WriteOrderSVG(&b, games...); err != nil {
			t.Fatal(err)
		}
		type box struct{ x, y, width, height float64 }
		var boxes []box
		for _, m := range regexp.MustCompile(`<rect x="([^"]*)" y="([^"]*)" width="([^"]*)" height="([^"]*)" rx`).FindAllStringSubmatch(b.String(), -1) {
			boxes = append(boxes, box{pixels(t, m[1]), pixels(t, m[2]), pixels(t, m[3]), pixels(t, m[4])})
		}
		d := newOrderDiagram(games)
		lines := 0
		for _, above := range d.above {
			lines += len(above)
		}
		for _, m := range regexp.MustCompile(`<line x1="([^"]*)" y1="([^"]*)" x2="([^"]*)" y2="([^"]*)"/>|<path fill="none" d="M([^"]*)"/>`).FindAllStringSubmatch(b.String(), -1) {
			lines--
			var points [][2]float64
			if m[5] == "" {
				points = [][2]float64{{pixels(t, m[1]), pixels(t, m[2])}, {pixels(t, m[3]), pixels(t, m[4])}}
			} else {
				bent++
				for _, step := range regexp.MustCompile(`(V)?([0-9.]+)(?:,([0-9.]+))?`).FindAllStringSubmatch(m[5], -1) {
					if step[1] == "V" {
						points = append(points, [2]float64{points[len(points)-1][0], pixels(t, step[2])})
					} else {
						points = append(points, [2]float64{pixels(t, step[2]), pixels(t, step[3])})
					}
				}
			}
			first, last := points[0], points[len(points)-1]
			ends := 0
			for _, box := range boxes {
				middle := [2]float64{box.x + box.width/2, box.y + box.height/2}
				near := func(p [2]float64) bool { return math.Abs(p[0]-middle[0]) < 0.2 && math.Abs(p[1]-middle[1]) < 0.2 }
				if near(first) || near(last) {
					ends++
					continue
				}
				for n, p := range points[1:] {
					for k := range 101 {
						u := float64(k) / 100
						x, y := points[n][0]+u*(p[0]-points[n][0]), points[n][1]+u*(p[1]-points[n][1])
						if box.x < x && x < box.x+box.width && box.y < y && y < box.y+box.height {
							t.Fatalf("%v: the line %s passes behind the game in the middle of %v", games, m[0], middle)
						}
					}
				}
			}
			if ends != 2 || first[1] <= last[1] {
				t.Fatalf("%v: the line %s has %d games at its ends, and leads from %v to %v", games, m[0], ends, first, last)
			}
		}
		if lines != 0 {
			t.Fatalf("%v: %d lines are missing", games, lines)
		}
	}
	if bent == 0 {
		t.Error("no line has a bend")
	}
}

func pixels(t *testing.T, text string) float64 {
	t.Helper()
	x, err := strconv.ParseFloat(text, 64)
	if err != nil {
		t.Fatal(err)
	}
	return x
}

type brokenWriter struct{}

var errBroken = errors.New("broken")

func (brokenWriter) Write([]byte) (int, error) { return 0, errBroken }

func TestWriteOrderSVGReportsErrors(t *testing.T) {
	if err := WriteOrderSVG(brokenWriter{}, Int(1)); !errors.Is(err, errBroken) {
		t.Errorf("error %v, want the writer's", err)
	}
}
