package cgttest

import "slices"

// checkAppends checks that a function appends to dst, and only that.
func checkAppends[Pos comparable](f *faults, p, other Pos, what string, list list[Pos]) {
	want := slices.Clone(list(nil, p))
	// What is in dst contains what is going to be appended, and something else on both sides of it; and then it is
	// another thing at each place, so that whatever the rules write there is seen.
	prefix := slices.Concat([]Pos{p, other}, want, []Pos{other, p})
	exchanged := slices.Clone(prefix)
	overwrite(exchanged, p, other)
	for _, prefix := range [][]Pos{prefix, exchanged} {
		for _, spare := range []int{0, 1, len(want), len(want) + 8} {
			if !checkAppended(f, p, other, what, list, prefix, want, spare) {
				return
			}
		}
	}
	got := list(nil, p)
	kept := slices.Clone(got)
	list(nil, other)
	switch {
	case !slices.Equal(kept, want):
		f.add(p, "the %s are %s, but asked again %s", what, show(want), unlike(kept, want))
		return
	case !slices.Equal(got, kept):
		f.add(p, "asked for the %s of %s, the rules changed a slice that they had returned before", what, show(other))
		return
	}
	mine := list(nil, p)
	if !slices.Equal(mine, want) {
		f.add(p, "the %s are %s, but asked again %s", what, show(want), unlike(mine, want))
		return
	}
	for i := range mine {
		mine[i] = other
	}
	if got := list(nil, p); !slices.Equal(got, want) {
		f.add(p, "the %s are %s, but after the caller has changed the slice that was returned they are %s: the rules have kept it, unless they give other %[1]s each time", what, show(want), show(got))
	}
}

// checkAppended checks that a function appends what it should to a prefix, where there is room for so many more, and
// reports whether it does.
func checkAppended[Pos comparable](f *faults, p, other Pos, what string, list list[Pos], prefix, want []Pos, spare int) bool {
	n := f.n
	dst := append(make([]Pos, 0, len(prefix)+spare), prefix...)
	got := list(dst, p)
	switch {
	case !slices.Equal(dst, prefix):
		f.add(p, "asked for the %s with %d positions in dst and room for %d more, the rules changed dst[:len(dst)]", what, len(dst), spare)
	case len(got) < len(prefix) || !slices.Equal(got[:len(prefix)], prefix):
		f.add(p, "asked for the %s with %d positions in dst and room for %d more, the rules returned a slice that does not begin with dst; they should append to dst and return what append returns", what, len(dst), spare)
	case !slices.Equal(got[len(prefix):], want):
		f.add(p, "the %s are %s, but appended to a dst that is not empty %s", what, show(want), unlike(got[len(prefix):], want))
	default:
		kept := slices.Clone(got)
		list(nil, other)
		isChanged := !slices.Equal(got, kept)
		overwrite(got, p, other) // as one does who uses it again
		again := slices.Clone(list(make([]Pos, 0, len(want)+8), p))
		isKept := slices.Equal(again, got) || slices.Equal(again, got[len(prefix):])
		copy(got, kept)
		switch {
		case isChanged:
			f.add(p, "asked for the %s of other positions, the rules changed a slice that they had returned before", what)
		case !slices.Equal(again, want) && isKept:
			f.add(p, keepsDst, what, show(want), show(again))
		case !slices.Equal(again, want):
			f.add(p, "the %s are %s, but appended to an empty dst %s", what, show(want), unlike(again, want))
		}
	}
	return f.n == n
}
