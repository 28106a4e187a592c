package surreal

import (
	"bytes"
	"encoding/xml"
	"errors"
	"io"
	"math/rand/v2"
	"strings"
	"testing"

	"github.com/cgt-go/sdk/cgt"
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

type brokenWriter struct{}

var errBroken = errors.New("broken")

func (brokenWriter) Write([]byte) (int, error) { return 0, errBroken }

func TestWriteOrderSVGReportsErrors(t *testing.T) {
	if err := WriteOrderSVG(brokenWriter{}, Int(1)); !errors.Is(err, errBroken) {
		t.Errorf("error %v, want the writer's", err)
	}
}
