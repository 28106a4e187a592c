package matrixgame_test

import (
	"context"
	"math/big"
	"os"
	"strconv"
	"strings"
	"testing"

	"github.com/cgt-go/sdk/matrixgame"
)

// readMatrix reads a matrix as [[1,2],[3,4]].
func readMatrix(t *testing.T, text string) *matrixgame.Matrix {
	t.Helper()
	var rows [][]*big.Rat
	for row := range strings.SplitSeq(strings.Trim(text, "[]"), "],[") {
		rows = append(rows, readNumbers(t, row))
	}
	m, err := matrixgame.NewMatrix(rows)
	if err != nil {
		t.Fatalf("%s: %v", text, err)
	}
	return m
}

// readNumbers reads numbers with commas between them.
func readNumbers(t *testing.T, text string) (numbers []*big.Rat) {
	t.Helper()
	for x := range strings.SplitSeq(text, ",") {
		y, ok := new(big.Rat).SetString(x)
		if !ok {
			t.Fatalf("%q in %q is no number", x, text)
		}
		numbers = append(numbers, y)
	}
	return numbers
}

func TestKnownBimatrixGames(t *testing.T) {
	text, err := os.ReadFile("testdata/bimatrix.txt")
	if err != nil {
		t.Fatal(err)
	}
	games, lists := 0, 0
	for line := range strings.Lines(string(text)) {
		if strings.HasPrefix(line, "#") {
			continue
		}
		games++
		f := strings.Split(strings.TrimSpace(line), " ; ")
		g, err := matrixgame.NewBimatrix(readMatrix(t, f[1]), readMatrix(t, f[2]))
		if err != nil {
			t.Fatal(err)
		}
		e, err := matrixgame.ExtremeEquilibria(context.Background(), g)
		if err != nil {
			t.Fatal(err)
		}
		if err := e.Verify(); err != nil {
			t.Errorf("%s: %v", f[0], err)
		}
		components, err := e.Components(context.Background())
		if err != nil {
			t.Fatal(err)
		}
		index := 0
		for _, c := range components {
			index += c.Index
		}
		if index != 1 {
			t.Errorf("%s: the sum of the indices is %d", f[0], index)
		}
		if n, err := strconv.Atoi(f[3]); err == nil && n != len(e.Extreme) {
			t.Errorf("%s: %d extreme equilibria, want %d", f[0], len(e.Extreme), n)
		}
		if f[4] == "-" {
			continue
		}
		lists++
		known := strings.Fields(f[4])
		if len(known) != len(e.Extreme) {
			t.Errorf("%s: %d extreme equilibria, want %d", f[0], len(e.Extreme), len(known))
		}
		want := map[string]bool{}
		for _, x := range known {
			want[x] = true
		}
		for _, p := range e.Extreme {
			text := p.Row.String() + "|" + p.Column.String() + "|" + g.Payoff(matrixgame.Row, p).RatString() + "," + g.Payoff(matrixgame.Column, p).RatString()
			if !want[strings.ReplaceAll(text, " ", "")] {
				t.Errorf("%s: %s is not known", f[0], text)
			}
		}
	}
	if games < 60 || lists < 30 {
		t.Errorf("only %d games and %d lists", games, lists)
	}
}
