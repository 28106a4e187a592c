package matrixgame_test

import (
	"errors"
	"fmt"
	"strings"
	"testing"

	"github.com/cgt-go/sdk/cgt"
	"github.com/cgt-go/sdk/matrixgame"
)

func TestParseLRS(t *testing.T) {
	t.Parallel()
	// The example of the manual.
	want, err := matrixgame.NewBimatrix(matrixgame.Integers([]int64{0, 6}, []int64{2, 5}, []int64{3, 3}), matrixgame.Integers([]int64{1, 0}, []int64{0, 2}, []int64{4, 3}))
	if err != nil {
		t.Fatal(err)
	}
	for _, text := range []string{
		"3 2\n\n0 6\n2 5\n3 3\n\n1 0\n0 2\n4 3\n",
		"\ufeff3 2 0 6 2 5 3 3 1 0 0 2 4 3",
		"* a comment\n # and another one\n3 2 0 6\r\n2 5 3 6/2\n1.0 0 0 2 4 3\n* the end",
	} {
		if g, err := matrixgame.ParseLRS(text); err != nil || !g.Equal(want) {
			t.Errorf("%q: %v, %v", text, g, err)
		}
	}
	for text, place := range map[string]string{
		"":                  "1:0",
		"* nothing\n":       "2:0",
		"1":                 "1:1",
		"1\n":               "2:0",
		"0 1\n":             "1:0",
		"1 -1\n":            "1:2",
		"x 1\n":             "1:0",
		"1 1\n1\n":          "3:0",
		"1 1\n1 x\n":        "2:2",
		"1 1\n1 1/0\n":      "2:2",
		"1 1\n1 2\n3":       "3:0",
		"1 1\n1 2 * twice":  "2:4",
		"1 1\n1 #\n2":       "2:2",
		"1 1\n1 é\n":        "2:2",
		"1 99999999999999x": "1:2",
	} {
		_, err := matrixgame.ParseLRS(text)
		wantSyntaxError(t, text, place, err)
	}
	for _, text := range []string{"1024 513", "1 1000000000000", "1 50000 " + strings.Repeat("1e9000 ", 50_000)} {
		if _, err := matrixgame.ParseLRS(text); !errors.Is(err, cgt.ErrLimit) {
			t.Errorf("%.60q: %v", text, err)
		}
	}
	if testing.Short() {
		return // many entries take a second
	}
	// Also one long line is read quickly.
	if _, err := matrixgame.ParseLRS("256 512 " + strings.Repeat("1 ", 1<<18)); err != nil {
		t.Error(err)
	}
}

func FuzzParseLRS(f *testing.F) {
	for _, s := range []string{"1 2 3 4 5 6", "* x\n1 1\n#\n-1/2\n.5", "2 1\n1\n2\n\n3\n4\n*"} {
		f.Add(s)
	}
	f.Fuzz(func(t *testing.T, s string) {
		g, err := matrixgame.ParseLRS(s)
		if err != nil {
			if !errors.As(err, new(*cgt.SyntaxError)) && !errors.Is(err, cgt.ErrLimit) {
				t.Errorf("%q: %v", s, err)
			}
			return
		}
		text := fmt.Sprintf("%d %d\n\n%v", g.Rows(), g.Columns(), g)
		if h, err := matrixgame.ParseLRS(text); err != nil || !h.Equal(g) {
			t.Errorf("%q is %v, which is %v, %v", s, g, h, err)
		}
	})
}
