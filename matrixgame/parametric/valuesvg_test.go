package parametric

import (
	"bytes"
	"errors"
	"io"
	"math/big"
	"strings"
	"testing"

	"github.com/cgt-go/sdk/internal/svg/svgtest"
)

type broken struct{}

func (broken) Write([]byte) (int, error) { return 0, io.ErrClosedPipe }

func TestWriteSVG(t *testing.T) {
	for _, c := range []struct {
		rows  [][]string
		level *big.Rat
		dots  int
		rings int
	}{
		{[][]string{{"1", "-t"}, {"-t", "2"}}, new(big.Rat), 2, 1},
		{[][]string{{"1", "-t"}, {"-t", "2"}}, nil, 2, 0},
		{[][]string{{"5"}}, big.NewRat(5, 1), 0, 2},
		{[][]string{{"t^3"}}, big.NewRat(-1000, 1), 0, 0},
		{[][]string{{"t^2"}, {"1"}}, big.NewRat(1, 1), 2, 2},
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
		if strings.Contains(b.String(), "stroke-dasharray") != (c.level != nil) || strings.Contains(b.String(), "NaN") {
			t.Errorf("%v: the picture is\n%s", c.rows, b.String())
		}
		if err := v.WriteSVG(broken{}, c.level); !errors.Is(err, io.ErrClosedPipe) {
			t.Errorf("a broken writer: %v", err)
		}
	}
}
