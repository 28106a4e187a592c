package richman

import (
	"context"
	"errors"
	"testing"
)

// Verify finds what is wrong with a solution: a bottom that is none, an owner of a bottom who does not win there, and a
// graph that is not the arena's.
func TestParityVerify(t *testing.T) {
	var solver Solver
	fresh := func() *ParitySolution {
		a, err := NewArena([][]int{{1, 3}, {2}, {1}, {3}, {0}}, nil, nil, nil)
		if err != nil {
			t.Fatal(err)
		}
		p, err := a.Parity([]int{9, 3, 2, 0, 1})
		if err != nil {
			t.Fatal(err)
		}
		s, err := solver.Parity(context.Background(), p)
		if err != nil {
			t.Fatal(err)
		}
		return s
	}
	if err := fresh().Verify(context.Background()); err != nil {
		t.Fatal(err)
	}
	for name, spoil := range map[string]func(s *ParitySolution){
		"a bottom that can be left":  func(s *ParitySolution) { s.p.a.bottoms[0], s.p.a.which[2] = []int{1}, -1 },
		"a bottom of two":            func(s *ParitySolution) { s.p.a.bottoms[0], s.p.a.which[3] = []int{1, 2, 3}, 0 },
		"a bottom that is forgotten": func(s *ParitySolution) { s.p.a.bottoms, s.p.a.which[3] = s.p.a.bottoms[:1], -1 },
		"another priority":           func(s *ParitySolution) { s.p.priorities[2] = 4 },
		"another goal":               func(s *ParitySolution) { s.p.goals[0] = 2 },
		"a goal elsewhere":           func(s *ParitySolution) { s.p.goals[0] = 0 },
		"another winner":             func(s *ParitySolution) { s.p.winners[1] = Red },
		"another edge":               func(s *ParitySolution) { s.p.a.g.edges[4] = []int{1} },
		"another value":              func(s *ParitySolution) { s.s.values[0] = one },
	} {
		s := fresh()
		spoil(s)
		var wrong *VerifyError
		if err := s.Verify(context.Background()); !errors.As(err, &wrong) {
			t.Errorf("%s: %v", name, err)
		}
	}
}

// Verify of mean payoffs finds what is wrong.
func TestMeanPayoffVerify(t *testing.T) {
	var solver Solver
	fresh := func() *MeanPayoff {
		a, err := NewArena([][]int{{1, 2}, {2, 0}, {0, 1}, {0, 3}}, nil, nil, nil)
		if err != nil {
			t.Fatal(err)
		}
		m, err := solver.MeanPayoff(context.Background(), a, []int64{3, -1, 5, 9}, nil)
		if err != nil {
			t.Fatal(err)
		}
		return m
	}
	if err := fresh().Verify(context.Background()); err != nil {
		t.Fatal(err)
	}
	for name, spoil := range map[string]func(m *MeanPayoff){
		"another value":   func(m *MeanPayoff) { m.gains[0].Add(m.gains[0], m.gains[0]) },
		"another h":       func(m *MeanPayoff) { m.biases[1].SetInt64(100) },
		"another move":    func(m *MeanPayoff) { m.moves[Red][0] = m.moves[Blue][0] },
		"no move":         func(m *MeanPayoff) { m.moves[Blue][0] = 0 },
		"another weight":  func(m *MeanPayoff) { m.weights[2]++ },
		"another coin":    func(m *MeanPayoff) { m.coin = weights{1, 2} },
		"no bottom":       func(m *MeanPayoff) { m.a.bottoms, m.a.which, m.gains = nil, []int32{-1, -1, -1, -1}, nil },
		"another bottom":  func(m *MeanPayoff) { m.a.bottoms[0] = append(m.a.bottoms[0], 3) },
		"an edge from it": func(m *MeanPayoff) { m.a.g.edges[0] = append(m.a.g.edges[0], 3) },
	} {
		m := fresh()
		spoil(m)
		var wrong *VerifyError
		if err := m.Verify(context.Background()); !errors.As(err, &wrong) {
			t.Errorf("%s: %v", name, err)
		}
	}
}

// The bottoms of an arena are checked against their definition: in each there is a way from each vertex to each other
// and none out of it, and none is missing.
func TestVerifyBottoms(t *testing.T) {
	a, err := NewArena([][]int{{0, 3}, {}, {3}, {2, 3}, {2}, {5}, {5, 1}}, []int{1}, nil, nil)
	if err != nil {
		t.Fatal(err)
	}
	if err := a.verifyBottoms(t.Context()); err != nil {
		t.Fatal(err)
	}
	for name, c := range map[string]struct {
		bottoms [][]int
		which   []int32
	}{
		"one that is forgotten":            {[][]int{{2, 3}}, []int32{-1, -1, 0, 0, -1, -1, -1}},
		"none at all":                      {nil, []int32{-1, -1, -1, -1, -1, -1, -1}},
		"a vertex of one in another":       {[][]int{{2, 3}, {2, 5}}, []int32{-1, -1, 0, 0, -1, 1, -1}},
		"a vertex of one at another's end": {[][]int{{2, 3}, {5, 2}}, []int32{-1, -1, 0, 0, -1, 1, -1}},
		"a vertex twice":                   {[][]int{{2, 3, 3}, {5}}, []int32{-1, -1, 0, 0, -1, 1, -1}},
		"no way back":                      {[][]int{{2, 3}, {5}}, []int32{0, -1, 0, 0, -1, 1, -1}},
		"no way back to the first":         {[][]int{{0, 2, 3}, {5}}, []int32{0, -1, 0, 0, -1, 1, -1}},
		"no way there":                     {[][]int{{2, 3, 4}, {5}}, []int32{-1, -1, 0, 0, 0, 1, -1}},
		"a way out":                        {[][]int{{2}, {5}}, []int32{-1, -1, 0, -1, -1, 1, -1}},
		"a terminal":                       {[][]int{{1}, {2, 3}, {5}}, []int32{-1, 0, 1, 1, -1, 2, -1}},
		"exchanged":                        {[][]int{{5}, {2, 3}}, []int32{-1, -1, 0, 0, -1, 1, -1}},
	} {
		b := *a
		b.bottoms, b.which = c.bottoms, c.which
		var wrong *VerifyError
		if err := b.verifyBottoms(t.Context()); !errors.As(err, &wrong) {
			t.Errorf("%s: %v", name, err)
		}
	}
}
