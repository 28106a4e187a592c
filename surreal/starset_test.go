package surreal

import (
	"math"
	"slices"
	"testing"

	"pgregory.net/rapid"

	"github.com/cgt-go/sdk/cgt"
)

// The nimbers of a starSet, and those that have to be looked at, by definition.
func TestStarSet(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		star := rapid.OneOf(
			rapid.Uint64Range(0, 12), rapid.Uint64Range(100, 150), rapid.Uint64Range(math.MaxUint64-5, math.MaxUint64))
		stars := rapid.SliceOfN(star, 0, 12).Draw(t, "stars")
		if rapid.Bool().Draw(t, "dense") {
			for k := range rapid.Uint64Range(0, 140).Draw(t, "below") {
				stars = append(stars, k)
			}
		}
		var s starSet
		half := len(stars) / 2
		for _, k := range stars[:half] {
			s.add(numberUpStar{star: k}.pack())
		}
		var inner starSet // as that of a game with these options
		for _, k := range stars[half:] {
			inner.add(numberUpStar{x: one, star: k}.pack())
		}
		s.add(Game{n: &node{stars: inner}})
		has := func(k uint64) bool {
			return slices.ContainsFunc(stars, func(m uint64) bool { return m/2 == k/2 })
		}
		remote := uint64(0)
		for has(remote) {
			remote++
		}
		if got := s.remote(); got != remote {
			t.Fatalf("the first remote star of %v is %d, want %d", stars, got, remote)
		}
		needed := func(k uint64) bool { return has(k) || k == remote || k == remote+1 }
		for _, from := range []uint64{star.Draw(t, "from"), 0, math.MaxUint64} {
			want := uint64(math.MaxUint64)
			for _, k := range slices.Concat(stars, []uint64{remote}) {
				for _, k := range []uint64{k &^ 1, k | 1, from} {
					if k >= from && needed(k) {
						want = min(want, k)
					}
				}
			}
			if got := s.next(from); got != want {
				t.Fatalf("of %v, %d comes next from %d on, want %d", stars, got, from, want)
			}
		}
	})
}

// Games with nimbers among their options, one of them large, against the same with a smaller remote nimber in its place
// and against the definition.
func TestNewRemoteStar(t *testing.T) {
	inSomeRegimes(t, func(t *testing.T) {
		s := newSlowGames()
		general, different := 0, 0
		checkOften(t, 2, func(t *rapid.T) {
			// The nimbers of the other options are small, so that *8, *9 and what is larger are remote.
			left, right := drawOptions(t, "g", 2)
			x := rapid.SampledFrom([]Dyadic{{}, one, New(left, right).LeftStop(), New(left, right).RightStop()}).Draw(t, "x")
			n := DyadicFromInt(rapid.Int64Range(-1, 1).Draw(t, "n"))
			who := cgt.Player(rapid.IntRange(0, 1).Draw(t, "who"))
			with := func(m uint64) Game {
				options := [2][]Game{left, right}
				options[who] = append(slices.Clip(options[who]), numberUpStar{x: x, ups: n, star: m}.pack())
				return New(options[cgt.Left], options[cgt.Right])
			}
			for m := uint64(6); m < 12; m++ {
				options := [2][]*slowGame{s.treesOf(left), s.treesOf(right)}
				options[who] = append(options[who], s.tree(numberUpStar{x: x, ups: n, star: m}.pack()))
				if got, want := with(m), s.game(options[cgt.Left], options[cgt.Right]); s.tree(got) != want {
					t.Fatalf("with m = %d: %v, want %v", m, got, want.fast())
				}
			}
			if !with(8).isNumberUpStar() {
				general++
			}
			if with(8) != with(10) {
				different++
				return // the nimber is in the canonical form
			}
			for _, m := range []uint64{100, 1 << 16, 1 << 40, math.MaxUint64} {
				if got := with(m); got != with(8) {
					t.Fatalf("with m = %d: %v, but %v with *8 and with *10", m, got, with(8))
				}
			}
		})
		if !testing.Short() && (general < 3 || different < 3) {
			t.Errorf("only %d games were general, and %d had the nimber in them", general, different)
		}
	})
}

// Games that would have taken for ever if every option of the nimber were looked at.
func TestNewHugeStars(t *testing.T) {
	huge := Nimber(math.MaxUint64)
	tiny, pm := Tiny(Int(1)), Switch(Int(1))
	for _, test := range []struct {
		left, right []Game
		want        string
	}{
		{[]Game{huge}, []Game{Int(-1)}, "{*18446744073709551615|-1}"},
		{[]Game{huge}, []Game{{}}, "v*18446744073709551614"},
		{[]Game{huge}, []Game{tiny.Neg()}, "v*18446744073709551614"},
		{[]Game{huge, tiny.Neg()}, []Game{tiny.Neg()}, "{*18446744073709551615,-_1|0}"},
		{[]Game{huge, pm}, []Game{pm}, "0"},
		{[]Game{{}}, []Game{huge, pm}, "^*18446744073709551614"},
	} {
		if got := New(test.left, test.right).String(); got != test.want {
			t.Errorf("{%v|%v} = %v, want %v", test.left, test.right, got, test.want)
		}
	}
}
