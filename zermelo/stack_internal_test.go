package zermelo

import (
	"slices"
	"testing"

	"pgregory.net/rapid"
)

// A stack has what a list of lists has that is changed in the same way, and what is on it stays where it is.
func TestStack(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		var (
			s     stack[int]
			lists [][]int // those put on s, in the memory of s
			want  [][]int // the same, each in its own
			next  int
		)
		// Lists of many elements need a part of their own.
		length := rapid.OneOf(rapid.IntRange(0, 3), rapid.IntRange(0, 100), rapid.IntRange(partSize-2, partSize+2))
		t.Repeat(map[string]func(*rapid.T){
			"push": func(*rapid.T) {
				next++
				at := s.push(next)
				if at != s.last() {
					t.Fatal("push does not return the last element")
				}
				lists, want = append(lists, s.parts[s.top][len(s.parts[s.top])-1:]), append(want, []int{next})
			},
			"put": func(t *rapid.T) {
				n := length.Draw(t, "n")
				list := s.room(n)
				var own []int
				for range rapid.IntRange(0, n).Draw(t, "used") {
					next++
					list, own = append(list, next), append(own, next)
				}
				s.put(list)
				lists, want = append(lists, list), append(want, own)
			},
			"room": func(t *rapid.T) { s.room(length.Draw(t, "n")) },
			"drop": func(t *rapid.T) {
				if len(lists) == 0 {
					t.Skip("nothing is on it")
				}
				last := len(lists) - 1
				s.drop(len(lists[last]))
				lists, want = lists[:last], want[:last]
			},
			"clear": func(*rapid.T) {
				s.clear()
				lists, want = nil, nil
			},
			"": func(t *rapid.T) {
				all := slices.Concat(want...)
				var got []int
				for x := range s.all() {
					got = append(got, *x)
				}
				switch {
				case !slices.Equal(got, all) || s.len() != len(all):
					t.Fatalf("%d elements, said to be %d, want %d", len(got), s.len(), len(all))
				case len(all) > 0 && *s.last() != all[len(all)-1]:
					t.Fatalf("the last one is %d, want %d", *s.last(), all[len(all)-1])
				}
				for i, list := range lists {
					if !slices.Equal(list, want[i]) {
						t.Fatalf("list %d has changed", i)
					}
				}
			},
		})
	})
}

// What was dropped makes room for others: nothing is allocated again.
func TestStackReuse(t *testing.T) {
	var s stack[int]
	use := func() {
		for _, n := range []int{1, 3, 2, 50, 1} {
			s.put(s.room(n)[:n])
		}
		for _, n := range []int{1, 50, 2, 3, 1} {
			s.drop(n)
		}
	}
	use()
	if n := testing.AllocsPerRun(10, use); n > 0 {
		t.Errorf("%v allocations", n)
	}
}

// Who goes through a stack may stop anywhere.
func TestStackAll(t *testing.T) {
	var s stack[int]
	for i := range 3 * firstPart {
		s.push(i)
	}
	n := 0
	for x := range s.all() {
		if n++; *x == firstPart {
			break
		}
	}
	if n != firstPart+1 {
		t.Errorf("%d elements were looked at, want %d", n, firstPart+1)
	}
}
