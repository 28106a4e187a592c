package surreal

import (
	"bytes"
	"encoding/xml"
	"errors"
	"fmt"
	"io"
	"math"
	"slices"
	"strconv"
	"strings"
	"testing"

	"pgregory.net/rapid"

	"github.com/cgt-go/sdk/internal/detector"
	"github.com/cgt-go/sdk/internal/svg"
	"github.com/cgt-go/sdk/internal/svg/svgtest"
)

// polylines returns the points of the lines of a picture by their colour, and fails if it is not XML.
func polylines(t *testing.T, picture []byte) map[string][]string {
	t.Helper()
	lines := map[string][]string{}
	for dec := xml.NewDecoder(bytes.NewReader(picture)); ; {
		token, err := dec.Token()
		if err == io.EOF {
			return lines
		}
		if err != nil {
			t.Fatalf("not XML: %v", err)
		}
		e, ok := token.(xml.StartElement)
		if !ok {
			continue
		}
		attr := map[string]string{}
		for _, a := range e.Attr {
			attr[a.Name.Local] = a.Value
			for _, word := range strings.FieldsFunc(a.Value, func(r rune) bool { return r == ',' || r == ' ' }) {
				if x, err := strconv.ParseFloat(word, 64); err == nil && !(math.Abs(x) < 2000) {
					t.Errorf("%s of %s is %s", a.Name.Local, e.Name.Local, a.Value)
				}
			}
		}
		switch e.Name.Local {
		case "script", "animate", "image", "style":
			t.Errorf("the picture has a %s", e.Name.Local)
		case "polyline":
			kind := attr["stroke"] + " " + attr["stroke-dasharray"]
			lines[kind] = append(lines[kind], attr["points"])
		}
	}
}

func thermographSVG(t *testing.T, g Game) []byte {
	t.Helper()
	var b bytes.Buffer
	if err := WriteThermographSVG(&b, g); err != nil {
		t.Fatal(err)
	}
	return b.Bytes()
}

// Dubna notes, fig. 23: the walls of {2|1||−1}, and dashed those of {2|1} and −1, moved by t.
func TestThermographSVG(t *testing.T) {
	g := MustParse("{2|1||-1}")
	p := newThermographPicture(g.brief(), g.Thermograph(), g)
	place := func(corners ...string) string { // of "x t"
		var at []string
		for _, c := range corners {
			xs, ts, _ := strings.Cut(c, " ")
			x, _ := MustParse(xs).Number()
			y, _ := MustParse(ts).Number()
			at = append(at, fmt.Sprintf("%.1f,%.1f", p.x(x), p.y(y)))
		}
		return strings.Join(at, " ")
	}
	picture := thermographSVG(t, g)
	lines := polylines(t, picture)
	top := p.top.String()
	for kind, want := range map[string][]string{
		svg.Left + " ":  {place("1 -1", "1 1/2", "1/4 5/4")},
		svg.Right + " ": {place("-2 -1", "1/4 5/4")},
		svg.Left + " 5 5": {
			place("3 -1/2", "1 1/2", fmt.Sprintf("%v %v", MustParse("3/2").Sub(MustParse(top)), top)),
			place("1 -1", "1 1/2"),
		},
		svg.Right + " 5 5": {
			place("-2 -1", fmt.Sprintf("%v %v", MustParse("-1").Add(MustParse(top)), top)),
		},
	} {
		if got := strings.Join(lines[kind], "; "); got != strings.Join(want, "; ") {
			t.Errorf("the lines %q are %s, want %s", kind, got, want)
		}
	}
	if p.x(Dyadic{num: 1}) >= p.x(Dyadic{}) || p.y(Dyadic{num: 1}) >= p.y(Dyadic{}) {
		t.Error("Left is not at the left, or the mast does not go up")
	}
	if !bytes.Contains(picture, []byte("mean 1/4, temperature 5/4")) {
		t.Error("the mean and the temperature are not written")
	}
	if !bytes.Equal(picture, thermographSVG(t, g)) {
		t.Error("a second picture is different")
	}
}

// Whatever the game is, there is a picture of moderate size.
func TestThermographSVGOfAnything(t *testing.T) {
	million, smallest := FromDyadic(Dyadic{num: 1, exp: 20}), FromDyadic(NewDyadic(1, MaxExp))
	if detector.On || testing.Short() {
		smallest = FromDyadic(NewDyadic(1, 1<<16)) // the other takes some seconds
	}
	for name, g := range map[string]Game{
		"0": {}, "3": Int(3), "3/8": MustParse("3/8"), "2^-20": million, "*": Nimber(1), "*70000": Nimber(70_000), "^": Up(1),
		"2^-9000":      FromDyadic(Dyadic{num: 1, exp: 9000}),
		"large":        MustParse("1" + strings.Repeat("0", 400)),
		"large switch": Switch(MustParse("1" + strings.Repeat("0", 400))),
		"hot and cold": MustParse("{1000000|-1000000}+1/1048576"),
		"a threat":     MustParse("{0||0|-100}"),
		"far options":  MustParse("+_1" + strings.Repeat("0", 400)),
		"many options": MustParse("{1,1*,1*2,1*3,1*4,1*5,1*6,1*7,1*8,1*9|-1}"),
		"smallest":     smallest,
		"long numbers": MustParse("{1000000000000|0}"),
		"long number":  MustParse("1000000000000"),
	} {
		picture := thermographSVG(t, g)
		svgtest.Check(t, picture, 1<<14, name)
		lines := polylines(t, picture)
		if len(lines[svg.Left+" "]) != 1 || len(lines[svg.Right+" "]) != 1 || len(picture) > 1<<14 {
			t.Errorf("%s: %d bytes, lines %v", name, len(picture), lines)
		}
		if bytes.Contains(picture, []byte("Inf")) || bytes.Contains(picture, []byte("≈ 0<")) {
			t.Errorf("%s: a number is too large or too small for its text", name)
		}
	}
}

// TestThermographNumbers: two numbers at least stand below a picture, also a narrow one, and none upon another.
func TestThermographNumbers(t *testing.T) {
	check := func(t interface{ Errorf(string, ...any) }, g Game) {
		p := newThermographPicture(g.brief(), g.Thermograph(), g)
		var last float64
		n := 0
		for x := range p.numbers() {
			half := plotLetter * float64(svg.Letters(brief(x))) / 2
			if right := p.x(x) + half; n > 0 && right > last-8 {
				t.Errorf("%v: the number %v ends at %.1f, and the one beside it begins at %.1f: they are to be 8 apart", g, x, right, last)
			}
			last = p.x(x) - half
			n++
		}
		if n < 2 {
			t.Errorf("%v: %d numbers on %.0f pixels", g, n, p.width)
		}
		// One scale where there is room for two numbers, and else no more than needed.
		one := *p
		one.width = p.height * ratio(p.wide, p.tall)
		if math.Abs(p.width-one.width) > 1e-6 && (len(slices.Collect(one.numbers())) > 1 || p.width > 4*p.numberWidth()) {
			t.Errorf("%v: the picture is %.0f wide, and %.0f by one scale", g, p.width, one.width)
		}
	}
	for _, text := range []string{
		"0", "{40|2||1|-40}", "{100|0||-1|-100}", "{50|5/2||9/4|-50}", "{30|5||4|-30}", "{6|4||2|||-9||||-11|-30}",
		"{1000000|1/1024||0|-1000000}", "{1000000000000001|1000000000000000||999999999999999|0}", "{1000000|-3}",
	} {
		check(t, MustParse(text))
	}
	// The wall of {2|-1} goes as far to the side as up.
	g := MustParse("{2|-1}")
	p := newThermographPicture(g.brief(), g.Thermograph(), g)
	if aside, up := p.x(Dyadic{})-p.x(one), p.y(Dyadic{})-p.y(one); math.Abs(aside-up) > 1e-9 {
		t.Errorf("one is %.2f pixels wide and %.2f high", aside, up)
	}
	rapid.Check(t, func(t *rapid.T) {
		heat := Int(rapid.Int64Range(0, 1000).Draw(t, "heat"))
		g, h := drawGame(t, "g", 3), drawGame(t, "h", 3)
		check(t, g)
		check(t, MustParse(fmt.Sprintf("{{%v|%v}|{%v|%v}}", heat.Add(g), g, h, h.Sub(heat))))
	})
}

func TestTicks(t *testing.T) {
	for _, test := range []struct {
		low, high string
		share     float64
		want      string
	}{
		{"-1", "5/4", 0.14, "[-1 -1/2 0 1/2 1]"},
		{"-1/4", "1/4", 0.5, "[-1/4 0 1/4]"},
		{"-13", "21", 0.2, "[-8 0 8 16]"},
		{"5/4", "3/2", 2, "[3/2]"},
	} {
		low, _ := MustParse(test.low).Number()
		high, _ := MustParse(test.high).Number()
		var got []Dyadic
		for x := range ticks(low, high, test.share) {
			got = append(got, x)
		}
		if fmt.Sprint(got) != test.want {
			t.Errorf("ticks from %v to %v: %v, want %s", low, high, got, test.want)
		}
	}
}

func TestWriteThermographSVGReportsErrors(t *testing.T) {
	if err := WriteThermographSVG(brokenWriter{}, Int(1)); !errors.Is(err, errBroken) {
		t.Errorf("error %v, want the writer's", err)
	}
}

// TestBrief: long numbers are written about, also if they are too large or too small for a float64.
func TestBrief(t *testing.T) {
	zeros := strings.Repeat("0", 399)
	for text, want := range map[string]string{
		"1234567":                      "1234567",
		"1000000000000000000000000000": "≈ 1e+27",
		"25" + zeros:                   "≈ 2.5·10^400",
		"-25" + zeros:                  "≈ -2.5·10^400",
		"99999" + zeros:                "≈ 1·10^404",
		"1" + strings.Repeat("0", 512): "≈ 1·10^512",
		"1/1048576":                    "1/1048576",
	} {
		if got := brief(MustParseDyadic(text)); got != want {
			t.Errorf("%s is written as %s, want %s", text, got, want)
		}
	}
	for exp, want := range map[uint]string{1000: "≈ -9.33264e-302", 1076: "≈ -1.235·10^-324", 2000: "≈ -8.71·10^-603", MaxExp: "≈ -5.499·10^-5050446"} {
		if got := brief(NewDyadic(-1, exp)); got != want {
			t.Errorf("-2^-%d is written as %s, want %s", exp, got, want)
		}
	}
}
