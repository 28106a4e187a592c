package cgttest

import "slices"

// Solvers ask for lists in a buffer that has something in it already, and use it again. Rules that keep dst, or a part of
// it, as what they remember, do not notice until then. So whoever asks for the first time does it as solvers do.

// A list is something that rules append to dst about a position, such as moves.
type list[Pos any] func(dst []Pos, p Pos) []Pos

// An asking asks for a list about a position, and returns a copy.
type asking[Pos any] func(list list[Pos], p Pos) []Pos

// askNew asks for a new slice.
func askNew[Pos any](list list[Pos], p Pos) []Pos { return slices.Clone(list(nil, p)) }

// askInBuffer asks in a buffer, and writes over it.
func askInBuffer[Pos comparable](list list[Pos], p Pos) []Pos {
	copied, used := inBuffer(list, p)
	overwrite(used)
	return copied
}

// inBuffer asks for a list about p in a buffer with room that has p in it. It returns a copy of the list, and the buffer
// as the rules leave it, or nil if they do not append to it, which a law tells.
func inBuffer[Pos comparable](list list[Pos], p Pos) (copied, used []Pos) {
	const room = 8
	used = list(append(make([]Pos, 0, room), p), p)
	if len(used) == 0 || used[0] != p {
		return askNew(list, p), nil
	}
	return slices.Clone(used[1:]), used
}

// overwrite writes another position to each place of a buffer that was used, if there are two in it: the first one, or
// what is not the first one.
func overwrite[Pos comparable](used []Pos) {
	i := slices.IndexFunc(used, func(q Pos) bool { return q != used[0] })
	if i < 0 {
		return
	}
	first, other := used[0], used[i]
	for k, q := range used {
		if used[k] = first; q == first {
			used[k] = other
		}
	}
}

// keeps reports whether a list about p that was asked for in a buffer first is now what a buffer has or had in it.
func keeps[Pos comparable](now, first []Pos, p Pos) bool {
	whole := append([]Pos{p}, first...)
	written := slices.Clone(whole)
	overwrite(written)
	return !slices.Equal(now, first) && (slices.Equal(now, whole) || slices.Equal(now, written) || slices.Equal(now, written[1:]))
}

const keepsDst = "that is what stands in dst since, or stood in it before, so the rules keep dst, or a part of it"

// unlikeFirst returns a list about p that is another one than what was asked for in a buffer first, and says so if the
// rules keep the buffer.
func unlikeFirst[Pos comparable](now, first []Pos, p Pos) string {
	found := unlike(now, first)
	if keeps(now, first, p) {
		found += ": " + keepsDst
	}
	return found
}
