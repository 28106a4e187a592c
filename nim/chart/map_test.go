package chart_test

import (
	"bytes"
	"encoding/xml"
	"errors"
	"fmt"
	"io"
	"math"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"testing"

	"pgregory.net/rapid"

	"github.com/cgt-go/sdk/cgt"
	"github.com/cgt-go/sdk/internal/svg/svgtest"
	"github.com/cgt-go/sdk/nim"
	"github.com/cgt-go/sdk/nim/chart"
)

// element is an element of a picture, with the text in it.
type element struct {
	name  string
	attrs map[string]string
	text  string
}

// number returns the value of an attribute, of which a path has none.
func (e element) number(t rapid.TB, name string) float64 {
	t.Helper()
	x, err := strconv.ParseFloat(e.attrs[name], 64)
	if err != nil {
		t.Fatal(err)
	}
	return x
}

// parse reads a picture. An element has also the attributes of those around it.
func parse(t rapid.TB, picture []byte) []element {
	t.Helper()
	var list []element
	around := []map[string]string{{}}
	var open []int
	for d := xml.NewDecoder(bytes.NewReader(picture)); ; {
		token, err := d.Token()
		if errors.Is(err, io.EOF) {
			return list
		} else if err != nil {
			t.Fatalf("%v in %s", err, picture)
		}
		switch token := token.(type) {
		case xml.StartElement:
			attrs := map[string]string{}
			for name, value := range around[len(around)-1] {
				attrs[name] = value
			}
			for _, a := range token.Attr {
				attrs[a.Name.Local] = a.Value
			}
			around = append(around, attrs)
			open = append(open, len(list))
			list = append(list, element{name: token.Name.Local, attrs: attrs})
		case xml.EndElement:
			around, open = around[:len(around)-1], open[:len(open)-1]
		case xml.CharData:
			if len(open) > 0 {
				list[open[len(open)-1]].text += string(token)
			}
		}
	}
}

// contrast returns the contrast of two colours by the Web Content Accessibility Guidelines 2.1.
func contrast(t *testing.T, a, b string) float64 {
	luminance := func(colour string) float64 {
		n, err := strconv.ParseUint(strings.TrimPrefix(colour, "#"), 16, 32)
		if err != nil {
			t.Fatal(err)
		}
		sum := 0.0
		for i, weight := range []float64{0.0722, 0.7152, 0.2126} {
			c := float64(n>>(8*i)&255) / 255
			if c <= 0.04045 {
				c /= 12.92
			} else {
				c = math.Pow((c+0.055)/1.055, 2.4)
			}
			sum += weight * c
		}
		return sum
	}
	x, y := luminance(a), luminance(b)
	return (max(x, y) + 0.05) / (min(x, y) + 0.05)
}

// TestColours checks that all colours can be seen on light and dark pages, with white digits on them, and that values
// have different ones as long as there are enough.
func TestColours(t *testing.T) {
	for _, most := range []nim.Nimber{1, 2, 7, chart.Shades, chart.Shades + 1, 1000, math.MaxUint64} {
		seen := map[string]bool{}
		for v := nim.Nimber(1); v <= min(most, 2000); v++ {
			colour := chart.Colour(v, most)
			seen[colour] = true
			for _, page := range []string{"#ffffff", "#121212"} {
				if c := contrast(t, colour, page); c < 3 {
					t.Errorf("%d of %d: %s has a contrast of %v against %s", v, most, colour, c, page)
				}
			}
		}
		if want := int(min(most, chart.Shades)); most < 2000 && len(seen) != want {
			t.Errorf("%d colours for values up to %d, want %d", len(seen), most, want)
		}
		if last := chart.Colour(most, most); last == chart.Colour(1, most) && most > 1 {
			t.Errorf("1 and %d have the same colour", most)
		}
	}
	if c := contrast(t, "#1a6b34", "#ffffff"); c < 4.5 {
		t.Errorf("zeros have a contrast of %v", c)
	}
}

// drawMap draws a map with its values.
func drawMap(t *rapid.T) (chart.Map, [][]nim.Nimber) {
	size := rapid.OneOf(rapid.IntRange(0, 8), rapid.IntRange(39, 80))
	rows, cols := size.Draw(t, "rows"), size.Draw(t, "cols")
	most := rapid.SampledFrom([]uint64{0, 1, 5, 60, 1e6, math.MaxUint64}).Draw(t, "most")
	seed := rapid.Uint64().Draw(t, "seed")
	values := make([][]nim.Nimber, rows)
	for row := range values {
		for range cols {
			seed = seed*6364136223846793005 + 1442695040888963407
			v := seed >> 7
			if most < math.MaxUint64 {
				v %= most + 1
			}
			values[row] = append(values[row], nim.Nimber(v))
		}
	}
	return chart.Map{
		Rows: rows, Cols: cols, Value: func(row, col int) nim.Nimber { return values[row][col] },
		Show: chart.Show(rapid.IntRange(0, 2).Draw(t, "show")), Up: rapid.Bool().Draw(t, "up"),
		Corner: rapid.SampledFrom([]string{"", "+", "<&>"}).Draw(t, "corner"), Title: rapid.SampledFrom([]string{"", "a < b & c"}).Draw(t, "title"),
	}, values
}

var run = regexp.MustCompile(`M([-\d.]+) ([-\d.]+)h([\d.]+)`)

// TestMapSVG reads pictures back: each cell has the colour of its value, and its text if there is room for one.
// TestMapSVGOfLargeNumbers: the scale of colours has room for them.
func TestMapSVGOfLargeNumbers(t *testing.T) {
	for _, n := range []nim.Nimber{1, 1_000_000_000, 1 << 60} {
		picture, err := chart.Map{Rows: 41, Cols: 41, Value: func(r, c int) nim.Nimber { return n }}.AppendSVG(nil)
		if err != nil {
			t.Fatal(err)
		}
		svgtest.Check(t, picture, 20_000, n)
	}
}

func TestMapSVG(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		m, values := drawMap(t)
		picture, err := m.AppendSVG([]byte("<!-- before -->"))
		if err != nil {
			t.Fatal(err)
		}
		if again, err := m.AppendSVG([]byte("<!-- before -->")); err != nil || !bytes.Equal(again, picture) {
			t.Fatalf("drawn again, the picture is different, %v", err)
		}
		elements := parse(t, picture)
		most := nim.Nimber(0)
		for _, row := range values {
			most = max(most, slices.Max(append(row, 0)))
		}
		// The size of a cell follows from the frame.
		var wide, high, left, top float64
		colours := map[[2]int]string{}
		for _, e := range elements {
			if e.name == "path" && e.attrs["stroke-width"] == "" {
				frame := regexp.MustCompile(`^M([\d.]+) ([\d.]+)h([\d.]+)v([\d.]+)h-?[\d.]+z`).FindStringSubmatch(e.attrs["d"])
				if frame == nil {
					t.Fatalf("the frame is %q", e.attrs["d"])
				}
				var f [4]float64
				for i := range f {
					f[i], _ = strconv.ParseFloat(frame[i+1], 64)
				}
				left, top, wide, high = f[0], f[1], f[2]/float64(max(m.Cols, 1)), f[3]/float64(max(m.Rows, 1))
			}
		}
		for _, e := range elements {
			if e.name != "path" || e.attrs["stroke-width"] == "" || wide == 0 {
				continue
			}
			if e.number(t, "stroke-width") != high {
				t.Fatalf("lines of %v pixels for rows of %v", e.attrs["stroke-width"], high)
			}
			for _, line := range run.FindAllStringSubmatch(e.attrs["d"], -1) {
				x, _ := strconv.ParseFloat(line[1], 64)
				y, _ := strconv.ParseFloat(line[2], 64)
				w, _ := strconv.ParseFloat(line[3], 64)
				row := int((y - top) / high)
				if m.Up {
					row = m.Rows - 1 - row
				}
				for i := range int(w/wide + 0.5) {
					at := [2]int{row, int((x-left)/wide+0.5) + i}
					if colours[at] != "" {
						t.Fatalf("the cell %v is drawn twice", at)
					}
					colours[at] = e.attrs["stroke"]
				}
			}
		}
		for row := range values {
			for col, v := range values[row] {
				want := "#2c9a50"
				switch {
				case m.Show == chart.Values && v == 0:
					want = "#ffffff"
				case m.Show == chart.Values:
					want = chart.Colour(v, most)
				case v > 0:
					want = ""
				}
				if got := colours[[2]int{row, col}]; got != want {
					t.Fatalf("(%d,%d) of value %d is %q, want %q", row, col, v, got, want)
				}
			}
		}
		var texts, want []string
		for _, e := range elements {
			switch {
			case e.name == "text" && e.attrs["font-size"] == "13":
				texts = append(texts, e.text)
			case e.name == "title" && m.Title != "" && e.text != m.Title:
				t.Fatalf("the title is %q", e.text)
			}
		}
		if max(m.Rows, m.Cols) <= 40 {
			for row := range values {
				for _, v := range values[row] {
					switch {
					case m.Show == chart.Values:
						want = append(want, strconv.FormatUint(uint64(v), 10))
					case v == 0:
						want = append(want, "P")
					case m.Show == chart.Outcomes:
						want = append(want, "N")
					}
				}
			}
		}
		if !slices.Equal(texts, want) {
			t.Fatalf("texts %q, want %q", texts, want)
		}
	})
}

// TestMapText reads tables back.
func TestMapText(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		m, values := drawMap(t)
		m.Corner = "/"
		var out bytes.Buffer
		if err := m.WriteText(&out); err != nil {
			t.Fatal(err)
		}
		lines := strings.Split(strings.TrimSuffix(out.String(), "\n"), "\n")
		if len(lines) != m.Rows+1 {
			t.Fatalf("%d lines for %d rows", len(lines), m.Rows)
		}
		head, body := lines[0], lines[1:]
		if m.Up {
			head, body = lines[m.Rows], lines[:m.Rows]
			slices.Reverse(body)
		}
		for col, field := range strings.Fields(head)[1:] {
			if field != strconv.Itoa(col) {
				t.Fatalf("column %d is %q", col, field)
			}
		}
		for row, line := range body {
			fields := strings.Fields(line)
			if len(line) != len(head) || len(fields) != m.Cols+1 || fields[0] != strconv.Itoa(row) {
				t.Fatalf("row %d is %q below %q", row, line, head)
			}
			for col, field := range fields[1:] {
				want := strconv.FormatUint(uint64(values[row][col]), 10)
				if m.Show != chart.Values {
					want = map[bool]string{true: "P", false: map[chart.Show]string{chart.Outcomes: "N", chart.Zeros: "."}[m.Show]}[values[row][col] == 0]
				}
				if field != want {
					t.Fatalf("(%d,%d) is %q, want %q", row, col, field, want)
				}
			}
		}
	})
}

// TestMapLimits checks that a map that is too large, or has no values, is not drawn.
func TestMapLimits(t *testing.T) {
	zero := func(int, int) nim.Nimber { return 0 }
	for _, m := range []chart.Map{
		{Rows: 1000, Cols: 1001, Value: zero},
		{Rows: math.MaxInt, Cols: math.MaxInt, Value: zero},
		{Rows: 4, Cols: 5, Value: zero, Cells: 19},
	} {
		var out bytes.Buffer
		var limit *cgt.LimitError
		if err := m.WriteSVG(&out); !errors.As(err, &limit) || out.Len() > 0 {
			t.Errorf("%d × %d is drawn: %v", m.Rows, m.Cols, err)
		}
		if err := m.WriteText(&out); !errors.As(err, &limit) || out.Len() > 0 {
			t.Errorf("%d × %d is written: %v", m.Rows, m.Cols, err)
		}
		if dst, err := m.AppendSVG([]byte("x")); string(dst) != "x" || err == nil {
			t.Errorf("%q, %v", dst, err)
		}
	}
	for _, m := range []chart.Map{{Rows: 4, Cols: 5, Value: zero, Cells: 20}, {Rows: -1, Cols: 5, Value: zero}, {Rows: math.MaxInt, Value: zero, Cells: 1}} {
		if m.Rows < 10 {
			if err := m.WriteSVG(io.Discard); err != nil {
				t.Error(err)
			}
		}
	}
	if err := (chart.Map{Rows: 2, Cols: 2, Value: zero}).WriteSVG(broken{}); !errors.Is(err, errBroken) {
		t.Error(err)
	}
	defer func() {
		if _, ok := recover().(error); !ok {
			t.Error("a map without values is drawn")
		}
	}()
	_ = chart.Map{}.WriteSVG(io.Discard)
}

// broken is a writer that fails.
type broken struct{}

var errBroken = errors.New("broken")

func (broken) Write([]byte) (int, error) { return 0, errBroken }

// TestMapTextWide: columns are aligned also where signs of labels take two columns.
func TestMapTextWide(t *testing.T) {
	m := chart.Map{Rows: 2, Cols: 2, Value: func(row, col int) nim.Nimber { return nim.Nimber(10 * row * col) }, RowLabel: func(i int) string { return []string{"一", "b"}[i] }, ColLabel: func(i int) string { return []string{"飛車", "c"}[i] }}
	var text bytes.Buffer
	if err := m.WriteText(&text); err != nil {
		t.Fatal(err)
	}
	if want := "   飛車  c\n一    0  0\n b    0 10\n"; text.String() != want {
		t.Errorf("\n%s, want\n%s", &text, want)
	}
}

// TestMapLabelsOnly draws maps that have no cells, but as many labels as there are rows or columns.
func TestMapLabelsOnly(t *testing.T) {
	value := func(_, _ int) nim.Nimber { return 0 }
	for _, size := range [][2]int{{math.MaxInt, 0}, {0, math.MaxInt}, {math.MaxInt, -1}, {chart.DefaultCells + 1, 0}} {
		m := chart.Map{Rows: size[0], Cols: size[1], Value: value}
		if b, err := m.AppendSVG(nil); b != nil || !errors.Is(err, cgt.ErrLimit) {
			t.Errorf("a map of %v has a picture of %d bytes, error %v", size, len(b), err)
		}
		if err := m.WriteText(io.Discard); !errors.Is(err, cgt.ErrLimit) {
			t.Errorf("a map of %v has a text, error %v", size, err)
		}
	}
}

// TestMapLabels: long labels of a map that has no room for all of them are apart and on the sheet.
func TestMapLabels(t *testing.T) {
	zero := func(int, int) nim.Nimber { return 0 }
	for _, m := range []chart.Map{
		{Rows: 50, Cols: 46, Value: zero, ColLabel: func(i int) string { return fmt.Sprint("column number ", i) }},
		{Rows: 1, Cols: 10_001, Value: zero},
		{Rows: 60, Cols: 60, Value: zero, RowLabel: func(i int) string { return fmt.Sprint("ROW ", i) }, Up: true},
		{Rows: 100, Cols: 640, Value: zero, ColLabel: func(i int) string { return fmt.Sprintf("sets of size 2, part %03d", i) }},
		{Rows: 50, Cols: 45, Value: zero, Corner: "heap", ColLabel: func(i int) string { return fmt.Sprint("column number ", i) }},
		{Rows: 50, Cols: 1, Value: zero, Show: chart.Outcomes, ColLabel: func(i int) string { return fmt.Sprint("column number ", i) }},
	} {
		picture, err := m.AppendSVG(nil)
		if err != nil {
			t.Fatal(err)
		}
		svgtest.Check(t, picture, 1_000_000, m.Cols)
		svgtest.Apart(t, picture, m.Cols)
		if texts := svgtest.Texts(t, picture); len(texts) < 3 {
			t.Errorf("texts %v", texts)
		}
	}
	for _, cols := range []int{1, 2, 3, 41, 47, 78, 115, 200, 303, 410, 555, 640, 699} {
		for long := 1; long < 60; long += 6 {
			for _, corner := range []string{"", "heap", "remaining heaps"} {
				m := chart.Map{Rows: 41, Cols: cols, Value: zero, Corner: corner, ColLabel: func(i int) string { return strings.Repeat("x", long) + strings.Repeat("0", 1/(i+1)) }}
				picture, err := m.AppendSVG(nil)
				if err != nil {
					t.Fatal(err)
				}
				svgtest.Check(t, picture, 1_000_000, cols)
				svgtest.Apart(t, picture, fmt.Sprint(cols, " columns with labels of ", long, " letters"))
				if !strings.Contains(string(picture), "x0<") {
					t.Errorf("the first of %d columns has no label of %d letters beside %q", cols, long, corner)
				}
			}
		}
	}
}

// TestMapCells: cells with texts are wide enough for them and for the labels of their columns.
func TestMapCells(t *testing.T) {
	for _, m := range []chart.Map{
		{Rows: 2, Cols: 3, Value: func(row, col int) nim.Nimber { return nim.Nimber(1_000_000_000 + row + col) }},
		{Rows: 2, Cols: 3, Value: func(row, col int) nim.Nimber { return nim.Nimber(row + col) }, ColLabel: func(i int) string { return fmt.Sprint("column number ", i) }},
	} {
		picture, err := m.AppendSVG(nil)
		if err != nil {
			t.Fatal(err)
		}
		svgtest.Check(t, picture, 10_000, "a small map")
		svgtest.Apart(t, picture, "a small map")
		if texts := svgtest.Texts(t, picture); len(texts) != 6+3+2 {
			t.Errorf("%d texts", len(texts))
		}
	}
}
