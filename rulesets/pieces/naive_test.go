package pieces_test

import "github.com/cgt-go/sdk/rulesets/pieces"

// naive finds nim-values by the definition, on a board of so many rows and columns; 0 is a board without end.
type naive struct {
	steps      []pieces.Step
	rows, cols int
	known      map[[2]int]int
}

func newNaive(rows, cols int, steps ...pieces.Step) *naive {
	return &naive{steps, rows, cols, map[[2]int]int{}}
}

func (n *naive) on(row, col int) bool {
	return row >= 0 && col >= 0 && (n.rows == 0 || row < n.rows) && (n.cols == 0 || col < n.cols)
}

func (n *naive) value(row, col int) int {
	at := [2]int{row, col}
	if v, ok := n.known[at]; ok {
		return v
	}
	after := map[int]bool{}
	for _, s := range n.steps {
		for times := 1; n.on(row+times*s.Rows, col+times*s.Cols) && (times == 1 || s.Rider); times++ {
			after[n.value(row+times*s.Rows, col+times*s.Cols)] = true
		}
	}
	v := 0
	for after[v] {
		v++
	}
	n.known[at] = v
	return v
}

// chess has the steps of the pieces with names, again.
var chess = map[string][]pieces.Step{
	"rook":   {{0, -1, true}, {-1, 0, true}},
	"bishop": {{-1, -1, true}},
	"queen":  {{0, -1, true}, {-1, 0, true}, {-1, -1, true}},
	"king":   {{0, -1, false}, {-1, 0, false}, {-1, -1, false}},
	"knight": {{-2, -1, false}, {-1, -2, false}, {1, -2, false}, {-2, 1, false}},
}
