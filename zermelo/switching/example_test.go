package switching_test

import (
	"context"
	"encoding/json"
	"fmt"

	"github.com/cgt-go/sdk/zermelo/switching"
)

// A complete graph of four vertices has two spanning trees without common edges.
func ExampleGraph_Forests() {
	g, err := switching.NewGraph(4, [2]int{0, 1}, [2]int{0, 2}, [2]int{0, 3}, [2]int{1, 2}, [2]int{1, 3}, [2]int{2, 3})
	if err != nil {
		fmt.Println(err)
		return
	}
	f, err := g.Forests(context.Background())
	fmt.Println(f.Missing(), len(f.Red), len(f.Blue), err)
	fmt.Println(g.VerifyForests(f))
	// Output:
	// 0 3 3 <nil>
	// <nil>
}

// Two trees on three vertices need four edges between them.
func ExampleForests_Missing() {
	g, err := switching.ParseGraph("3\n0 1\n0 1\n1 2")
	if err != nil {
		fmt.Println(err)
		return
	}
	f, err := g.Forests(context.Background())
	fmt.Println(f.Missing(), f.Part, err)
	// Output: 1 [0 1 2] <nil>
}

// Forests that could be larger are refused.
func ExampleGraph_VerifyForests() {
	g, err := switching.NewGraph(3, [2]int{0, 1}, [2]int{1, 2})
	if err != nil {
		fmt.Println(err)
		return
	}
	fmt.Println(g.VerifyForests(switching.Forests{Red: []int{0}, Part: []int{0, 1, 2}}))
	// Output: switching: the forests: they have 1 edges, and the partition allows 2
}

func ExampleNewGraph() {
	g, err := switching.NewGraph(3, [2]int{0, 1}, [2]int{0, 1}, [2]int{2, 2})
	fmt.Println(g.NumVertices(), g.NumEdges(), err)
	fmt.Println(g.Ends(1))
	// Output:
	// 3 3 <nil>
	// 0 1
}

func ExampleGraphError() {
	_, err := switching.NewGraph(3, [2]int{0, 1}, [2]int{1, 3})
	fmt.Println(err)
	// Output: switching: the edge 1 has the end 3: there are 3 vertices, from 0
}

func ExampleParseGraph() {
	g, err := switching.ParseGraph(`
		3    # vertices
		0 1
		1 2`)
	fmt.Printf("%q %v\n", g, err)
	_, err = switching.ParseGraph("3\n0 1\n1 4")
	fmt.Println(err)
	// Output:
	// "3\n0 1\n1 2" <nil>
	// switching graph: line 3, offset 2: switching: the edge 1 has the end 4: there are 3 vertices, from 0
}

func ExampleGraph_MarshalJSON() {
	g, err := switching.ParseGraph("2\n0 1")
	if err != nil {
		fmt.Println(err)
		return
	}
	text, err := json.Marshal(g)
	fmt.Println(string(text), err)
	// Output: {"vertices":2,"edges":[[0,1]]} <nil>
}

func ExampleGraph_UnmarshalJSON() {
	var g switching.Graph
	err := json.Unmarshal([]byte(`{"vertices": 2, "edges": [[0, 1], [1, 1]]}`), &g)
	fmt.Println(g.NumEdges(), err)
	// Output: 2 <nil>
}
