package cgt

import "testing"

// Two nodes are equal if and only if they have the same options in the same order. With a good hash it is hardly
// ever asked of nodes that differ, so all pairs of small ones are asked here.
func TestTreeNodeEqual(t *testing.T) {
	one := NewTree([]Tree{{}}, nil)
	lists := [][]Tree{nil, {{}}, {one}, {{}, {}}, {{}, one}, {one, {}}, {one, one}}
	type pair struct{ left, right int }
	nodes := map[pair]*treeNode{}
	for i, left := range lists {
		for j, right := range lists {
			nodes[pair{i, j}] = &treeNode{options: [2][]Tree{left, right}}
		}
	}
	for p, m := range nodes {
		for q, n := range nodes {
			if got := m.equal(n); got != (p == q) {
				t.Errorf("%v and %v are equal: %v", m.options, n.options, got)
			}
			if c := n.clone(); !c.equal(n) || !n.equal(c) {
				t.Errorf("the clone of %v is %v", n.options, c.options)
			}
		}
	}
}
