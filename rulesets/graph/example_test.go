package graph_test

import (
	"context"
	"encoding/json"
	"fmt"
	"os"

	"github.com/cgt-go/sdk/cgt"
	"github.com/cgt-go/sdk/rulesets/graph"
	"github.com/cgt-go/sdk/surreal"
)

// nodeKayles is a game in which both players take a vertex with all its neighbours.
func nodeKayles(moves []graph.Graph, g graph.Graph) []graph.Graph {
	for v := range g.NumVertices() {
		moves = append(moves, g.Take(v, func(byte) byte { return 0 }))
	}
	return moves
}

// A game on graphs takes a few lines. On paths, this one is Dawson's Kayles.
func Example() {
	values := surreal.Solver[graph.Graph]{Rules: cgt.ImpartialFunc[graph.Graph](nodeKayles)}
	for _, text := range []string{".", ".-.", ".-.-.", ".-.-.-.", ".-.-.-.-.", ".:A-.-.-:A"} {
		value, err := values.Value(context.Background(), graph.MustParse(text, "."))
		fmt.Println(text, "=", value, err)
	}
	// Output:
	// . = * <nil>
	// .-. = * <nil>
	// .-.-. = *2 <nil>
	// .-.-.-. = 0 <nil>
	// .-.-.-.-. = *3 <nil>
	// .:A-.-.-:A = * <nil>
}

// The edges may come in any order. The vertices are numbered by a walk: here from the first to the third and on to the
// second.
func ExampleNew() {
	g, err := graph.New("LR.", [2]int{0, 2}, [2]int{2, 1})
	fmt.Println(g, err)
	_, err = graph.New("LR.", [2]int{0, 2}, [2]int{1, 1})
	fmt.Println(err)
	// Output:
	// L-.-R <nil>
	// graph: edge 1 joins the vertex 1 with itself
}

func ExampleEdgeError() {
	_, err := graph.New("..", [2]int{0, 5})
	fmt.Println(err)
	// Output: graph: edge 0 joins 0 and 5, which are not both among the 2 vertices from 0
}

// Letters may be left out. Texts that are no graphs are refused with the place.
func ExampleParse() {
	for _, text := range []string{".-.-.(-.;-L)", "--(-;-L)", "L:{here}-.-.-:{here}", ".-.;.-.(-.", ".-q"} {
		g, err := graph.Parse(text, ".LR")
		fmt.Println(g, err)
	}
	// Output:
	// .-.-.(-.;-L) <nil>
	// .-.-.(-.;-L) <nil>
	// L:A-.-.-:A <nil>
	//  graph: offset 7: this bracket is not closed
	//  graph: offset 2: unexpected 'q', want one of the letters .LR
}

func ExampleMustParse() {
	fmt.Println(graph.MustParse("- - ( - ; - )", "."))
	// Output: .-.-.(-.;-.)
}

func ExampleGraph() {
	g, h := graph.MustParse(".-.(-L;-R)", ".LR"), graph.MustParse(".-.(-R;-L)", ".LR")
	fmt.Println(g == h, g.Normal() == h.Normal())
	// Output: false true
}

// In JSON a graph is a string.
func ExampleGraph_MarshalText() {
	text, err := json.Marshal(map[string]graph.Graph{"triangle": graph.MustParse(":A---:A", ".")})
	fmt.Println(string(text), err)
	// Output: {"triangle":".:A-.-.-:A"} <nil>
}

func ExampleGraph_UnmarshalText() {
	var g graph.Graph
	err := json.Unmarshal([]byte(`":A-q--:A"`), &g)
	fmt.Println(g, err)
	// Output: .:A-q-.-:A <nil>
}

func ExampleGraph_AppendText() {
	text, err := graph.MustParse("--", ".").AppendText([]byte("a path: "))
	fmt.Println(string(text), err)
	// Output: a path: .-.-. <nil>
}

func ExampleGraph_String() {
	g, err := graph.New("....", [2]int{0, 1}, [2]int{1, 2}, [2]int{2, 0}, [2]int{0, 3})
	fmt.Println(g.String(), err)
	// Output: .:A(-.-.-:A;-.) <nil>
}

func ExampleGraph_NumVertices() {
	fmt.Println(graph.MustParse(".-.;.", ".").NumVertices())
	// Output: 3
}

func ExampleGraph_NumEdges() {
	fmt.Println(graph.MustParse(":A----:A", ".").NumEdges())
	// Output: 4
}

func ExampleGraph_Letter() {
	fmt.Printf("%c\n", graph.MustParse(".-L-R", ".LR").Letter(1))
	// Output: L
}

func ExampleGraph_Contains() {
	g := graph.MustParse(".-L", ".LR")
	fmt.Println(g.Contains('L'), g.Contains('R'))
	// Output: true false
}

func ExampleGraph_Degree() {
	fmt.Println(graph.MustParse(".(-.;-.;-.)", ".").Degree(0))
	// Output: 3
}

func ExampleGraph_Neighbours() {
	for u := range graph.MustParse(".-.(-.;-.)", ".").Neighbours(1) {
		fmt.Println(u)
	}
	// Output:
	// 0
	// 2
	// 3
}

func ExampleGraph_Edges() {
	for e := range graph.MustParse(":A-(-;--:A)", ".").Edges() {
		fmt.Println(e)
	}
	// Output:
	// [0 1]
	// [0 3]
	// [1 2]
	// [1 3]
}

func ExampleGraph_Compare() {
	g, h := graph.MustParse(".-.", "."), graph.MustParse(".-.-.", ".")
	fmt.Println(g.Compare(h) < 0, h.Compare(h))
	// Output: true 0
}

func ExampleGraph_With() {
	fmt.Println(graph.MustParse(".-.-.", ".").With(graph.Vertex{At: 0, Letter: 'L'}, graph.Vertex{At: 2, Letter: 'R'}))
	// Output: L-.-R
}

func ExampleVertex() {
	g := graph.MustParse("--", ".")
	var ends []graph.Vertex
	for v := range g.NumVertices() {
		if g.Degree(v) == 1 {
			ends = append(ends, graph.Vertex{At: v, Letter: 'x'})
		}
	}
	fmt.Println(g.With(ends...))
	// Output: x-.-x
}

func ExampleGraph_Map() {
	fmt.Println(graph.MustParse("L-.-R", ".LR").Map(func(byte) byte { return '.' }))
	// Output: .-.-.
}

func ExampleGraph_Exchange() {
	fmt.Println(graph.MustParse("L-.-R-R", ".LR").Exchange('L', 'R'))
	// Output: R-.-L-L
}

func ExampleGraph_Without() {
	fmt.Println(graph.MustParse("L-.-R", ".LR").Without(1))
	// Output: L;R
}

func ExampleGraph_WithoutEdges() {
	fmt.Println(graph.MustParse("L-L-.-L", ".L").WithoutEdges(func(x, y byte) bool { return x == 'L' && y == 'L' }))
	// Output: L;L-.-L
}

// Take is a move in many games: here the vertex in the middle goes, and its neighbours with the letter R as well.
func ExampleGraph_Take() {
	g := graph.MustParse("L-.(-.-.;-R-.)", ".LR")
	fmt.Println(g.Take(1, func(letter byte) byte {
		if letter == 'R' {
			return 0
		}
		return 'L'
	}))
	// Output: L;L-.;.
}

// When Left colours the vertex in the middle, that which is next to Right's colour already is lost for both.
func ExampleGraph_Colour() {
	fmt.Println(graph.MustParse("L-.(-.-.;-R-.)", graph.Tints).Colour(1, cgt.Left))
	// Output: L;L-.;.
}

func ExampleTint() {
	fmt.Printf("%c %c\n", graph.Tint(cgt.Left), graph.Tint(cgt.Right))
	// Output: L R
}

func ExampleGraph_AppendParts() {
	fmt.Println(graph.MustParse(".-.;L;.-.-.", ".L").AppendParts(nil))
	// Output: [.-. L .-.-.]
}

func ExampleGraph_Normal() {
	for _, text := range []string{".(-.;-.-.)", ".-.(-.-.)", ".-.-.-.", ".(-.-.)-."} {
		fmt.Println(graph.MustParse(text, ".").Normal())
	}
	// Output:
	// .-.-.-.
	// .-.-.-.
	// .-.-.-.
	// .-.-.-.
}

// A path that begins with Left's vertex, and the same with the players exchanged.
func ExampleGraph_NormalExchange() {
	for _, text := range []string{"L-.-.", ".-.-L", "R-.-."} {
		fmt.Println(graph.MustParse(text, ".LR").NormalExchange('L', 'R'))
	}
	// Output:
	// .-.-R true
	// .-.-R true
	// .-.-R false
}

func ExampleGraph_WriteSVG() {
	err := graph.MustParse("L-.", ".LR").WriteSVG(os.Stdout)
	fmt.Println(err)
	// Output:
	// <svg xmlns="http://www.w3.org/2000/svg" role="img" width="100" height="44" viewBox="-8 -8 100 44">
	// <title>the graph L-.</title>
	// <path d="M28 14H56" fill="none" stroke="#808080" stroke-width="2"/>
	// <circle cx="14" cy="14" r="14" fill="#3b82e0"/>
	// <text x="14" y="18.5" text-anchor="middle" font-family="sans-serif" font-size="13" fill="#ffffff">L</text>
	// <circle cx="70" cy="14" r="13" fill="none" stroke="#808080" stroke-width="2"/>
	// </svg>
	// <nil>
}

func ExampleGraph_AppendSVG() {
	picture := graph.MustParse("-", ".").AppendSVG(nil)
	fmt.Println(string(picture[:4]))
	// Output: <svg
}
