package richman

import (
	"context"
	"math/big"
	"os"
	"strconv"
	"strings"
	"testing"
)

func TestFunctions(t *testing.T) {
	text, err := os.ReadFile("testdata/functions.txt")
	if err != nil {
		t.Fatal(err)
	}
	count := 0
	for line := range strings.Lines(string(text)) {
		if strings.HasPrefix(line, "#") {
			continue
		}
		count++
		parts := strings.Split(strings.TrimSpace(line), " | ")
		vertices := strings.Fields(parts[0])
		n := len(vertices)
		edges := make([][]int, n+2)
		for v, f := range vertices {
			_, list, _ := strings.Cut(f, ">")
			for w := range strings.SplitSeq(list, ",") {
				to := map[string]int{"b": n, "r": n + 1}[w]
				if k, err := strconv.Atoi(w); err == nil {
					to = k
				}
				if w != "" {
					edges[v] = append(edges[v], to)
				}
			}
		}
		g, err := NewGraph(edges, []int{n}, []int{n + 1}, nil)
		if parts[1] != "-" {
			who := map[string]Player{"won": Blue, "lost": Red}[parts[1]]
			g, err = NewGraphWithDraws(edges, []int{n}, []int{n + 1}, nil, who)
		}
		if err != nil {
			t.Errorf("%s: %v", line, err)
			continue
		}
		s, err := Solve(context.Background(), g)
		if err != nil {
			t.Fatal(err)
		}
		var want []*big.Rat
		for _, x := range strings.Fields(parts[2]) {
			y, ok := new(big.Rat).SetString(x)
			if !ok {
				t.Fatal(line)
			}
			want = append(want, y)
		}
		checkSolution(t, line, s, want)
	}
	if count < 100 {
		t.Errorf("only %d graphs", count)
	}
}
