package infinite_test

import (
	"context"
	"errors"
	"fmt"
	"math/rand/v2"
	"strconv"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"github.com/cgt-go/sdk/cgt"
	"github.com/cgt-go/sdk/zermelo"
	"github.com/cgt-go/sdk/zermelo/infinite"
)

// list returns all of a graph.
func list(g *infinite.Graph) (vertices []infinite.Vertex) {
	for _, x := range g.All() {
		vertices = append(vertices, x)
	}
	return vertices
}

func TestParsePGSolver(t *testing.T) {
	want := []infinite.Vertex{
		{Name: "a b", Turn: zermelo.Min, Priority: 3, Moves: []int{1, 2}},
		{Turn: zermelo.Max, Priority: 2, Moves: []int{0}},
		{Turn: zermelo.Max, Moves: []int{0, 2, 2}},
	}
	for _, text := range []string{
		"parity 2;\nstart 0;\n0 3 1 1,2 \"a b\";\n1 2 0 0;\n2 0 0 0,2,2;\n",
		"parity 3;start 0;1 2 0 0;0 3 1 1,2\"a b\";2 0 0 0,2,2;",
		"start 0; 2 0 0 0 , 2\t,\r\n2 \"\" ; 1 2 0 0;\n0\n3\n1 1,2 \"a b\";",
		"2 0 0 0,2,2; 1 2 0 0;0 3 1 1,2 \"a b\"; start 0;",
	} {
		g, start, err := infinite.ParsePGSolver(text)
		if err != nil || start != 0 {
			t.Errorf("%q: start %d, %v", text, start, err)
			continue
		}
		if diff := cmp.Diff(want, list(g)); diff != "" {
			t.Errorf("%q: %s", text, diff)
		}
		again, start, err := infinite.ParsePGSolver(string(g.AppendPGSolver(nil, 1)))
		if err != nil || start != 1 || !cmp.Equal(list(again), want) {
			t.Errorf("%q is written as %s", text, g.AppendPGSolver(nil, 1))
		}
	}
}

func TestParsePGSolverErrors(t *testing.T) {
	for _, test := range []struct{ text, want string }{
		{"", "line 1, offset 0: a vertex should follow"},
		{"parity 2;\n", "line 2, offset 0: a vertex should follow"},
		{"parity x;", `line 1, offset 7: unexpected "x;", want the number of vertices`},
		{"parity 1\n0 0 0 0;", `line 2, offset 0: unexpected "0", want ;`},
		{"parity 7;\n0 0 0 0;", "line 1, offset 7: the header says that the largest vertex is 7, but it is 0"},
		{"0 0 0 0;\n1 0 0 ;", `line 2, offset 6: unexpected ";", want a vertex to move to`},
		{"0 0 0 0;\n1 0 0 \"dead\";", `line 2, offset 6: unexpected "\"dead\";", want a vertex to move to`},
		{"0 0 0 0;\n1 0 2 0;", "line 2, offset 4: an owner must not be more than 1"},
		{"0 0 0 0;\n1 0 -1 0;", `line 2, offset 4: unexpected "-1", want an owner`},
		{"0 2147483648 0 0;", "line 1, offset 2: a priority must not be more than 2147483647"},
		{"0 -3 0 0;", `line 1, offset 2: unexpected "-3", want a priority`},
		{"0 99999999999999999999999 0 0;", "line 1, offset 2: a priority must not be more than 2147483647"},
		{"0 0 0 999999999;", "line 1, offset 6: a vertex to move to must not be more than 268435455"},
		{"0 0 0 1,2;\n1 0 0 0;\n", "line 1, offset 8: there is no vertex 2"},
		{"0 0 0 3;\n3 0 0 1;\n2 0 0 0;", "line 2, offset 6: there is no vertex 1"},
		{"0 0 0 0;\n2 0 0 0;", "line 2, offset 8: there is no vertex 1"},
		{"start 1;\n0 0 0 0;", "line 1, offset 6: there is no vertex 1"},
		{"0 0 0 0;\n1 0 0 0;\n0 0 0 0;", "line 3, offset 0: there is a vertex 0 already"},
		{"0 0 0 0;\n0 0 0 0;", "line 2, offset 0: there is a vertex 0 already"},
		{"1 0 0 0;\n1 0 0 0;", "line 1, offset 6: there is no vertex 0"},
		{"0 0 0 0;\n0 0 0 0;\n2 0 0 0;", "line 2, offset 0: there is a vertex 0 already"},
		{"0 0 0 0 \"name;\n", "line 1, offset 8: the name does not end"},
		{"0 0 0 0", "line 1, offset 7: ; should follow"},
		{"0 0 0 0,;", `line 1, offset 8: unexpected ";", want a vertex to move to`},
		{"start 0; start 0; 0 0 0 0;", `line 1, offset 9: unexpected "start", want a vertex`},
	} {
		_, _, err := infinite.ParsePGSolver(test.text)
		var syntax *cgt.SyntaxError
		if !errors.As(err, &syntax) || err.Error() != "parity game: "+test.want {
			t.Errorf("%q: %v, want %s", test.text, err, test.want)
		}
	}
}

// readSlowly reads a text without names that the reader has accepted: it takes it apart at signs and blanks.
func readSlowly(t *testing.T, text string) []infinite.Vertex {
	t.Helper()
	found := map[int]infinite.Vertex{}
	for part := range strings.SplitSeq(text, ";") {
		part = strings.TrimSpace(part)
		if part == "" || strings.HasPrefix(part, "parity") || strings.HasPrefix(part, "start") {
			continue
		}
		var fields []int
		for _, word := range strings.Fields(strings.ReplaceAll(part, ",", " ")) {
			x, err := strconv.Atoi(word)
			if err != nil {
				t.Fatalf("%q: %v", text, err)
			}
			fields = append(fields, x)
		}
		if _, isDouble := found[fields[0]]; isDouble {
			t.Fatalf("%q: the vertex %d is there twice", text, fields[0])
		}
		found[fields[0]] = infinite.Vertex{Priority: fields[1], Turn: zermelo.Player(fields[2]), Moves: fields[3:]}
	}
	vertices := make([]infinite.Vertex, len(found))
	for v := range vertices {
		x, ok := found[v]
		if !ok {
			t.Fatalf("%q: there is no vertex %d", text, v)
		}
		vertices[v] = x
	}
	return vertices
}

func FuzzParsePGSolver(f *testing.F) {
	for _, text := range []string{
		"parity 2;\nstart 0;\n0 3 1 1,2 \"a b\";\n1 2 0 0;\n2 0 0 0,2;\n", "1 2 0 0;0 1 1 1;", "parity 4;\n4 0 0 1;", "0 0 0 0 \"\xff\n\";", "start 0;", "\v", "1 0 0 0; 1 0 0 0;", "0 0 0 0; 0 0 0 0; 2 0 0 0;",
	} {
		f.Add(text)
	}
	f.Fuzz(func(t *testing.T, text string) {
		g, start, err := infinite.ParsePGSolver(text)
		if err != nil {
			var syntax *cgt.SyntaxError
			if !errors.As(err, &syntax) || syntax.Line < 1 || syntax.Offset < 0 || syntax.Line > 1+strings.Count(text, "\n") {
				t.Fatalf("%q: %v", text, err)
			}
			return
		}
		if !strings.Contains(text, `"`) {
			if diff := cmp.Diff(readSlowly(t, text), list(g)); diff != "" {
				t.Fatalf("%q: %s", text, diff)
			}
		}
		again, second, err := infinite.ParsePGSolver(string(g.AppendPGSolver(nil, start)))
		if err != nil || second != start || !cmp.Equal(list(g), list(again)) {
			t.Fatalf("%q is written as %q: %v", text, g.AppendPGSolver(nil, start), err)
		}
		if g.Len() > 1000 {
			return
		}
		s, err := new(infinite.Solver).Parity(context.Background(), g)
		if err != nil {
			t.Fatal(err)
		}
		if err := s.Verify(context.Background()); err != nil {
			t.Fatalf("%q: %v", text, err)
		}
	})
}

// FuzzParseParitySol reads solutions of one game, whatever they say, and compares what Verify says of them with the
// winners.
func FuzzParseParitySol(f *testing.F) {
	b := &board{}
	b.add(1, 0, 1, 2)
	b.add(2, 1, 0)
	b.add(3, 1, 2, 0)
	for _, text := range []string{"paritysol 2; 0 0 1; 1 0; 2 1 2;", "2 1 2; 1 0; 0 0 1;", "0 0 1; 1 0; 2 0;", "0 0 2; 1 0; 2 1 2;", "0 0 1; 0 0 1; 2 1 2;", "0 0 0;", "paritysol", ""} {
		f.Add(text)
	}
	f.Fuzz(func(t *testing.T, text string) {
		g := b.graph(t)
		s, err := infinite.ParseParitySol(g, text)
		if err != nil {
			var syntax *cgt.SyntaxError
			if !errors.As(err, &syntax) || syntax.Line < 1 || syntax.Offset < 0 || syntax.Line > 1+strings.Count(text, "\n") {
				t.Fatalf("%q: %v", text, err)
			}
			return
		}
		// There is only one solution: Max goes from 0 to 1, and Min stays at 2.
		want := "paritysol 2;\n0 0 1;\n1 0;\n2 1 2;\n"
		if got := string(s.AppendParitySol(nil)); (s.Verify(context.Background()) == nil) != (got == want) {
			t.Fatalf("%q is read as %q: %v", text, got, s.Verify(context.Background()))
		}
	})
}

// TestParitySol writes solutions and reads them again, and those that others might write.
func TestParitySol(t *testing.T) {
	random := rand.New(rand.NewPCG(9, 4))
	for range 200 {
		g := randomBoard(random, 1+random.IntN(20), 4, 3).graph(t)
		s, err := new(infinite.Solver).Parity(context.Background(), g)
		if err != nil {
			t.Fatal(err)
		}
		text := string(s.AppendParitySol(nil))
		again, err := infinite.ParseParitySol(g, text)
		if err != nil {
			t.Fatal(err)
		}
		if err := again.Verify(context.Background()); err != nil || string(again.AppendParitySol(nil)) != text {
			t.Fatalf("%s is read as %s: %v", text, again.AppendParitySol(nil), err)
		}
	}
	g, _, err := infinite.ParsePGSolver("0 0 0 0,1; 1 1 1 1;")
	if err != nil {
		t.Fatal(err)
	}
	for _, test := range []struct{ text, parse, verify string }{
		{"paritysol 1;\n1 1 1;\n0 0 0;", "<nil>", "<nil>"},
		{"1 1 1; 0 1;", "<nil>", "infinite: at vertex 0: the loser can come back here for ever, and this is the largest priority on the way"},
		{"1 1 1; 0 0 1;", "<nil>", "infinite: at vertex 0: a move leads to 1, which the other player wins"},
		{"1 1 1; 0 0;", "<nil>", "infinite: at vertex 0: the winner is to move, and the strategy has no move"},
		{"1 1 0; 0 0 0;", "<nil>", "infinite: at vertex 1: the strategy says 0, which is no move"},
		{"1 1 1; 0 1; 1 1 1;", "solution of a parity game: line 1, offset 12: there is a vertex 1 already", ""},
		{"1 1 1;\n", "solution of a parity game: line 2, offset 0: the winner from vertex 0 is missing", ""},
		{"1 1 1;\n2 1 1;", "solution of a parity game: line 2, offset 0: a vertex must not be more than 1", ""},
		{"1 1 1;\n0 2 1;", "solution of a parity game: line 2, offset 2: a winner must not be more than 1", ""},
		{"1 1 1;\n0 0 5;", "solution of a parity game: line 2, offset 4: a move must not be more than 1", ""},
		{"1 1 1 1;\n0 0 1;", `solution of a parity game: line 1, offset 6: unexpected "1;", want ;`, ""},
	} {
		s, err := infinite.ParseParitySol(g, test.text)
		if fmt.Sprint(err) != test.parse {
			t.Errorf("%q: %v, want %s", test.text, err, test.parse)
		}
		if err != nil {
			continue
		}
		if err := s.Verify(context.Background()); fmt.Sprint(err) != test.verify {
			t.Errorf("%q: Verify says %v, want %s", test.text, err, test.verify)
		}
	}
}
