package parametric

import (
	"bytes"
	"errors"
	"io"
	"math/big"
	"regexp"
	"strconv"
	"strings"
	"testing"

	"github.com/cgt-go/sdk/internal/svg/svgtest"
	"github.com/google/go-cmp/cmp"
)

type broken struct{}

func (broken) Write([]byte) (int, error) { return 0, io.ErrClosedPipe }

func TestWriteSVG(t *testing.T) {
	for _, c := range []struct {
		rows  [][]string
		level *big.Rat
		dots  int
		rings int
		texts []string // beside the drawing, from above
	}{
		{[][]string{{"1", "-t"}, {"-t", "2"}}, new(big.Rat), 2, 1, []string{"2.333", "level 0", "-0.7778"}},
		{[][]string{{"1", "-t"}, {"-t", "2"}}, nil, 2, 0, []string{"2.333", "-0.7778"}},
		{[][]string{{"5"}}, big.NewRat(5, 1), 0, 2, []string{"5", "level 5"}},
		{[][]string{{"5"}}, nil, 0, 0, []string{"5"}},
		{[][]string{{"t^3"}}, big.NewRat(-1000, 1), 0, 0, []string{"27", "-27", "level -1000"}},
		{[][]string{{"1000*t^900"}}, nil, 0, 0, []string{"2.565e+432", "0"}},
		{[][]string{{"t", "2-t"}}, nil, 1, 0, []string{"1", "-3"}},
		{[][]string{{"t", "2-t"}, {"3", "t^2-4"}}, new(big.Rat), 4, 1, []string{"3", "0", "level 0"}},
		{[][]string{{"t"}}, big.NewRat(1, 1_000_000_000_000), 0, 1, []string{"3", "level 1e-12", "-3"}},
		{[][]string{{"t^2-2"}}, nil, 0, 0, []string{"7", "-2"}},
		{[][]string{{"t^4-4*t^2+4"}}, new(big.Rat), 0, 2, []string{"49", "0", "level 0"}},
		{[][]string{{"t^3-2*t"}}, nil, 0, 0, []string{"21", "-21"}},
		{[][]string{{"t^4-4*t^2+t"}}, nil, 0, 0, []string{"48", "-5.444"}},
		{[][]string{{"0", "0", "0"}, {"100*t-10", "30-100*t", "t"}}, nil, 4, 0, []string{"0.297", "0"}},
		{[][]string{{"t^2"}, {"1"}}, big.NewRat(1, 1), 2, 2, []string{"9", "1", "level 1"}},
	} {
		m, err := ParseMatrix(c.rows)
		if err != nil {
			t.Fatal(err)
		}
		v, err := Solve(t.Context(), m, big.NewRat(-3, 1), big.NewRat(3, 1))
		if err != nil {
			t.Fatal(err)
		}
		var b bytes.Buffer
		if err := v.WriteSVG(&b, c.level); err != nil {
			t.Fatal(err)
		}
		svgtest.Check(t, b.Bytes(), 10_000, c.rows)
		if dots, rings := strings.Count(b.String(), `r="3"`), strings.Count(b.String(), `r="6"`); dots != c.dots || rings != c.rings {
			t.Errorf("%v: %d dots and %d rings", c.rows, dots, rings)
		}
		var texts []string
		last := -1.0
		for _, m := range regexp.MustCompile(`<text x="523" y="([0-9.]+)">(.*?)</text>`).FindAllStringSubmatch(b.String(), -1) {
			y, err := strconv.ParseFloat(m[1], 64)
			if err != nil {
				t.Fatal(err)
			}
			if last >= 0 && y < last+14 {
				t.Errorf("%v: %q stands at %g and the text before it at %g", c.rows, m[2], y, last)
			}
			texts, last = append(texts, m[2]), y
		}
		if diff := cmp.Diff(c.texts, texts); diff != "" {
			t.Errorf("%v: texts beside the drawing (-want +got):\n%s", c.rows, diff)
		}
		if strings.Contains(b.String(), "stroke-dasharray") != (c.level != nil) || strings.Contains(b.String(), "NaN") {
			t.Errorf("%v: the picture is\n%s", c.rows, b.String())
		}
		if err := v.WriteSVG(broken{}, c.level); !errors.Is(err, io.ErrClosedPipe) {
			t.Errorf("a broken writer: %v", err)
		}
	}
}
