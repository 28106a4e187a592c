package matrixgame_test

import (
	"bytes"
	"errors"
	"fmt"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"testing"

	"github.com/cgt-go/sdk/internal/svg/svgtest"
	"github.com/cgt-go/sdk/matrixgame"
)

// diagram returns the picture of a game.
func diagram(t *testing.T, text string, who matrixgame.Player, o matrixgame.DiagramOptions, most int) string {
	t.Helper()
	m, err := matrixgame.ParseMatrix(text)
	if err != nil {
		t.Fatal(err)
	}
	d, err := matrixgame.NewDiagram(m, who)
	if err != nil {
		t.Fatal(err)
	}
	var b bytes.Buffer
	if err := d.WriteSVG(&b, o); err != nil {
		t.Fatal(err)
	}
	svgtest.Check(t, b.Bytes(), most, m)
	if err := d.WriteSVG(broken{}, o); err == nil {
		t.Error("no error of a writer")
	}
	return b.String()
}

type broken struct{}

func (broken) Write([]byte) (int, error) { return 0, errors.New("broken") }

// Figures 26–28 of Shen, §14: the optimum is 5/12 of the way from left to right, and the value a bit below 0.
func TestDiagramSVG(t *testing.T) {
	const roubles = "1 -1.5\n-1.5 2"
	whole := diagram(t, roubles, matrixgame.Column, matrixgame.DiagramOptions{}, 4000)
	for _, want := range []string{
		">(7/12, 5/12)</text>", ">-1/24</text>",
		// 110 + 400·5/12, and 30 + 300·(2 + 1/24)/(7/2)
		`<circle cx="276.7" cy="205" `,
		// The envelope: from 1 to −1/24 to 2.
		`<path d="M110 115.7L276.7 205L510 30" fill="none" stroke="#3b82e0" stroke-width="4"`,
	} {
		if !strings.Contains(whole, want) {
			t.Errorf("%s is not in\n%s", want, whole)
		}
	}
	one := diagram(t, roubles, matrixgame.Column, matrixgame.DiagramOptions{Lines: []int{0}}, 2000)
	if strings.Contains(one, "circle") || strings.Contains(one, "row 2") || !strings.Contains(one, "row 1") {
		t.Errorf("the picture of one line is\n%s", one)
	}
	pencil := diagram(t, roubles, matrixgame.Column, matrixgame.DiagramOptions{Pencil: true}, 5000)
	if n := strings.Count(pencil, "<path") - strings.Count(whole, "<path"); n != 8 {
		t.Errorf("the pencil has %d lines", n)
	}
	if !strings.Contains(pencil, `<path d="M110 205H510" fill="none" stroke="#2c9a50" stroke-width="2.5"/>`) {
		t.Errorf("the pencil has no horizontal line:\n%s", pencil)
	}
}

// Degenerate and large games have pictures too.
func TestDiagramSVGSpecial(t *testing.T) {
	flat := diagram(t, "1 5\n6 2\n9/2 9/2\n4 3", matrixgame.Column, matrixgame.DiagramOptions{Pencil: true}, 5000)
	if strings.Count(flat, "<circle") != 2 || !strings.Contains(flat, ">(5/8, 3/8) to (1/8, 7/8)</text>") {
		t.Errorf("optimal is not a part of the scale:\n%s", flat)
	}
	diagram(t, "1 1", matrixgame.Column, matrixgame.DiagramOptions{}, 3000)
	for text, want := range map[string][]string{ // what is at the right ends
		"10 3\n0 4\n2 4\n3 4": {"4 row 2, 3, 4", "3 row 1"},
		"100 -1\n0 1":         {"1 row 2", "-1 row 1"},
		"3 -1\n3 -1\n0 1":     {"1 row 3", "-1 row 1, 2"},
		"0 1\n0 1\n0 1\n0 1\n0 1\n0 1\n0 1\n0 1\n0 1": {"1 row 1, 2, 3, 4, 5, 6, 7, 8, …"},
	} {
		var got []string
		var last float64
		for _, m := range regexp.MustCompile(`<text x="[^"]*" y="([^"]*)" text-anchor="start">([^<]*)<tspan[^>]*>([^<]*)</tspan>`).FindAllStringSubmatch(diagram(t, text, matrixgame.Column, matrixgame.DiagramOptions{}, 5000), -1) {
			y, err := strconv.ParseFloat(m[1], 64)
			if err != nil {
				t.Fatal(err)
			}
			if len(got) > 0 && y < last+12 {
				t.Errorf("%q: a text at %g below one at %g", text, y, last)
			}
			got, last = append(got, m[2]+" "+m[3]), y
		}
		if !slices.Equal(got, want) {
			t.Errorf("%q: %q, want %q", text, got, want)
		}
	}
	// More numbers than there is room for: those of the envelope, which are last, are there.
	var many strings.Builder
	for k := range 40 {
		fmt.Fprintf(&many, "%d %d\n", -100-k, -200-k)
	}
	if text := diagram(t, many.String()+"50 -1\n-1 50\n", matrixgame.Column, matrixgame.DiagramOptions{}, 20_000); !strings.Contains(text, ">row 41</tspan>") || !strings.Contains(text, ">row 42</tspan>") || strings.Contains(text, ">row 40</tspan>") {
		t.Errorf("the names of many lines:\n%s", text)
	}
	diagram(t, "1234567 0 999999999\n0 0 -7777777777777", matrixgame.Row, matrixgame.DiagramOptions{}, 5000)
	diagram(t, "-1 0 1\n809999999 0 -423456789", matrixgame.Row, matrixgame.DiagramOptions{}, 5000) // a long strategy at an end
	diagram(t, "809999999 0 -423456789\n-1 0 1", matrixgame.Row, matrixgame.DiagramOptions{}, 5000) // and at the other one
	diagram(t, "1 2\n1e300 -1e300\n1e-300 123456789123456/7", matrixgame.Column, matrixgame.DiagramOptions{}, 4000)
	diagram(t, "1 2 3\n6 5 0", matrixgame.Row, matrixgame.DiagramOptions{}, 5000)
	var parabola strings.Builder // every line is a part of the envelope
	for k := range 1000 {
		fmt.Fprintf(&parabola, "%d %d\n", -k*k, (2*k+1)*1000-k*k)
	}
	diagram(t, parabola.String(), matrixgame.Column, matrixgame.DiagramOptions{}, 60_000)
}
