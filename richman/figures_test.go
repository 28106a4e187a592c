package richman_test

import (
	"context"
	"fmt"
	"strings"
	"testing"

	"github.com/cgt-go/sdk/richman"
)

// parse reads a graph as "0>1,b 1>0,r": black vertices 0, 1, … with their successors, b for Blue's and r for Red's
// terminal.
func parse(t *testing.T, text string) *richman.Graph {
	t.Helper()
	fields := strings.Fields(text)
	n := len(fields)
	edges := make([][]int, n+2)
	for i, f := range fields {
		_, list, _ := strings.Cut(f, ">")
		for w := range strings.SplitSeq(list, ",") {
			switch w {
			case "b":
				edges[i] = append(edges[i], n)
			case "r":
				edges[i] = append(edges[i], n+1)
			default:
				var k int
				fmt.Sscan(w, &k)
				edges[i] = append(edges[i], k)
			}
		}
	}
	g, err := richman.NewGraph(edges, []int{n}, []int{n + 1}, nil)
	if err != nil {
		t.Fatal(err)
	}
	return g
}

func TestFigures(t *testing.T) {
	for _, test := range []struct{ graph, want string }{
		{"0>b,r 1>0,r", "1/2 3/4"},
		{"0>1,b 1>0,r", "1/3 2/3"},
		{"0>1,b 1>0,2 2>1,3 3>2,4 4>3,r", "1/6 1/3 1/2 2/3 5/6"},
		{"0>1,b 1>0,2 2>0,3 3>0,r", "1/9 2/9 1/3 5/9"},
		{"0>2,11 1>4,9 2>7,r 3>1,11 4>5,8 5>9,b 6>3,11 7>4,r 8>5,9 9>3,4 10>b,r 11>10,b", "253/496 13/124 191/248 11/62 5/62 2/31 53/248 67/124 3/31 4/31 1/2 1/4"},
	} {
		g := parse(t, test.graph)
		s, err := richman.Solve(context.Background(), g)
		if err != nil {
			t.Fatal(err)
		}
		if err := s.Verify(context.Background()); err != nil {
			t.Error(err)
		}
		var got []string
		for v := range g.Len() - 2 {
			got = append(got, s.Value(v).RatString())
		}
		if strings.Join(got, " ") != test.want {
			t.Errorf("%s: %v, want %s", test.graph, got, test.want)
		}
	}
}
