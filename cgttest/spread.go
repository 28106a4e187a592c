package cgttest

// This file says at which positions laws look that cannot look at all of them. Those that are given come first: they
// are what the test is about. Those nearest to the end of play are found most easily, but hardly anything can be wrong
// there.

// spread returns n of a list, or all if it has no more, at even distances. The last one comes first.
func spread[T any](list []T, n int) []T {
	n = min(n, len(list))
	var some []T
	for i := range n {
		some = append(some, list[len(list)-1-i*len(list)/n])
	}
	return some
}

// sample returns the first given ones of a list, and those of about n to 2n at even distances that are not among them.
func sample[T any](list []T, given, n int) []T {
	some := append([]T(nil), list[:given]...)
	every := max(1, len(list)/n)
	for i := 0; i < len(list); i += every {
		if i >= given {
			some = append(some, list[i])
		}
	}
	return some
}
