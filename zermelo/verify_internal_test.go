package zermelo

import (
	"context"
	"errors"
	"testing"
)

// ring is a game with a cycle: from 0 Max goes to 1 or 2, from 1 Min back to 0 or on to 3, from 2 Min on to 3 or 4. The
// ends are 3, which is lost for Max, and 4, which is won.
type ring struct{}

func (ring) End(p int) (Result, bool) {
	switch p {
	case 3:
		return Loss, true
	case 4:
		return Win, true
	}
	return Draw, false
}
func (ring) Turn(p int) Player { return []Player{Max, Min, Min}[p] }
func (ring) AppendMoves(dst []int, p int) []int {
	return append(dst, [][]int{{1, 2}, {0, 3}, {4, 4}}[p]...)
}
func (ring) Unending() (Result, bool) { return Draw, true }

// Whatever label of a solution is changed, Verify finds it.
func TestVerifyFindsEveryChange(t *testing.T) {
	ctx := context.Background()
	s, err := Solve[int, Result](ctx, ring{}, 0)
	if err != nil {
		t.Fatal(err)
	}
	if err := s.Verify(ctx); err != nil {
		t.Fatal(err)
	}
	changes, store := 0, s.store.(*hashed[int])
	for id := range uint32(store.len()) {
		was := *store.known.at(id)
		for v := range len(s.payoffs.list) + 1 {
			for _, d := range []uint32{0, 1, 2, 3, 4, noDistance - 1, noDistance} {
				l := label{uint32(v), d}
				if l == was {
					continue
				}
				*store.known.at(id) = l
				changes++
				var wrong *LabelError
				if err := s.Verify(ctx); !errors.As(err, &wrong) {
					t.Errorf("%v with %v instead of %v: %v", *store.table.keys.at(id), l, was, err)
				}
			}
		}
		*store.known.at(id) = was
	}
	if changes < 5*20 {
		t.Errorf("only %d changes", changes)
	}
	delete := *s
	delete.start = 77
	if err := delete.Verify(ctx); err == nil {
		t.Error("a start without a label is not found")
	}
}

// Verify counts moves in words that fit.
func TestVerifyCounts(t *testing.T) {
	ctx := context.Background()
	s, err := Solve[int, Result](ctx, ring{}, 0)
	if err != nil {
		t.Fatal(err)
	}
	for _, test := range []struct {
		p    int
		dist uint32
		want string
	}{
		{4, 1, "zermelo: the label of 4 is wrong: win after 1 move, but play ends there with win"},
		{4, 2, "zermelo: the label of 4 is wrong: win after 2 moves, but play ends there with win"},
		{0, 1, "zermelo: the label of 0 does not fit those of its moves: win after 1 move, but it takes 2"},
		{0, 3, "zermelo: the label of 0 does not fit those of its moves: win after 3 moves, but it takes 2"},
	} {
		l, _, err := s.lookUp(test.p)
		if err != nil {
			t.Fatal(err)
		}
		l.dist = test.dist
		if _, err := s.verify(nil, test.p, l); err == nil || err.Error() != test.want {
			t.Errorf("%v, want %s", err, test.want)
		}
	}
}

// A hash that is always the same, or differs only in high bits, costs time and no answer.
func TestTableCollisions(t *testing.T) {
	for name, hash := range map[string]func(p int) uint64{
		"constant": func(int) uint64 { return 7 },
		"high":     func(p int) uint64 { return uint64(p) << 40 },
		"low":      func(p int) uint64 { return uint64(p % 3) },
	} {
		table := newTable[int]()
		// grow computes hashes anew, so that only tables that do not grow can have a hash of their own.
		for p := range 48 {
			if _, ok := table.find(p, hash(p)); ok {
				t.Fatalf("%s: %d is there before it was added", name, p)
			}
			if id, isNew, ok := table.place(p, hash(p), 48); id != uint32(p) || !isNew || !ok {
				t.Fatalf("%s: %d gets the number %d, %v, %v", name, p, id, isNew, ok)
			}
		}
		for p := range 48 {
			if id, ok := table.find(p, hash(p)); !ok || id != uint32(p) {
				t.Errorf("%s: %d has the number %d, %v", name, p, id, ok)
			}
			if id, isNew, ok := table.place(p, hash(p), 48); id != uint32(p) || isNew || !ok {
				t.Errorf("%s: %d, which is there, gets the number %d, %v, %v", name, p, id, isNew, ok)
			}
		}
		if _, _, ok := table.place(48, hash(48), 48); ok || table.keys.len() != 48 {
			t.Errorf("%s: a position more than there may be is added", name)
		}
	}
}

// A table that grows, region by region when it is large, keeps all positions and their numbers.
func TestTableGrows(t *testing.T) {
	const n = 5 * largeTable
	table := newTable[int]()
	for p := range n {
		if id, isNew, ok := table.place(7*p, table.hash(7*p), n); id != uint32(p) || !isNew || !ok {
			t.Fatalf("%d gets the number %d, %v, %v", p, id, isNew, ok)
		}
	}
	for p := range 7 * n {
		if id, ok := table.find(p, table.hash(p)); ok != (p%7 == 0) || ok && id != uint32(p/7) {
			t.Fatalf("%d has the number %d, %v", p, id, ok)
		}
	}
	next := uint32(0)
	for id, p := range table.all() {
		if id != next || p != 7*int(id) {
			t.Fatalf("the position with the number %d is %d, with %d", next, p, id)
		}
		next++
	}
	if next != n {
		t.Errorf("%d positions, want %d", next, n)
	}
}
