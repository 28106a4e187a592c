package cgttest

import (
	"reflect"
	"slices"
	"sync"
)

// Bounds of what each goroutine asks first.
const (
	mostAskedFirst  = 100    // positions
	mostListedFirst = 10_000 // moves
)

// A list is something that rules append to dst about a position, such as moves.
type list[Pos any] func(dst []Pos, p Pos) []Pos

// askFirst asks about the given positions and what follows from them in several goroutines at once, before anybody has
// asked about what follows. Rules may remember answers, and only where they do not remember one yet the race detector
// sees whether they do so safely, or Go itself does, which does not let maps be changed by several at once. What they
// answer, or a panic, is left to the laws.
//
// All moves are in the first lists, and more is asked about each position. Rules that keep what they return, or change
// what is behind a pointer, must not be asked by several, and one of the laws has to tell that: so the first positions
// are asked about alone.
func askFirst[Pos comparable](from []Pos, moves []list[Pos], more func(p Pos)) {
	if reflect.TypeFor[Pos]().Kind() == reflect.Pointer || !appendOnly(from, moves) {
		return
	}
	start := make(chan struct{})
	var asking sync.WaitGroup
	for range goroutines {
		asking.Go(func() {
			defer func() { _ = recover() }()
			<-start
			queue := slices.Clone(from)
			isMet := map[Pos]bool{}
			listed := 0
			for i := 0; i < min(len(queue), mostAskedFirst) && listed < mostListedFirst; i++ {
				more(queue[i])
				for _, list := range moves {
					next := list(nil, queue[i])
					listed += len(next)
					for _, q := range next {
						if !isItself(q) {
							return
						}
						if len(queue) < mostAskedFirst && !isMet[q] {
							isMet[q] = true
							queue = append(queue, q)
						}
					}
				}
			}
		})
	}
	close(start)
	asking.Wait()
}

// appendOnly reports whether some lists from the first positions only append to dst, and whether there is no panic.
func appendOnly[Pos comparable](from []Pos, moves []list[Pos]) (ok bool) {
	defer func() {
		if recover() != nil {
			ok = false
		}
	}()
	const mostAlone = 3
	var f faults
	for _, p := range from[:min(len(from), mostAlone)] {
		if !isItself(p) {
			return false
		}
		for _, list := range moves {
			other := p
			for _, q := range list(nil, p) {
				if !isItself(q) {
					return false
				}
				other = q
			}
			checkAppends(&f, p, other, "moves", list)
		}
	}
	return f.n == 0
}
