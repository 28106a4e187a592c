package cgttest

import (
	"fmt"
	"reflect"
	"runtime"
	"runtime/debug"
	"slices"
	"sync/atomic"
	"time"
)

// Bounds of what each goroutine asks first.
const (
	mostAskedFirst  = 100     // positions
	mostListedFirst = 10_000  // moves
	mostTextFirst   = 1 << 20 // bytes by which they have more text than given positions
)

// A list is something that rules append to dst about a position, such as moves.
type list[Pos any] func(dst []Pos, p Pos) []Pos

// firstQuestions are what is asked about positions before all else.
type firstQuestions[Pos comparable] struct {
	from       []Pos
	explore    int         // no more positions are asked about by several goroutines, but for the given ones
	moves      []list[Pos] // all moves are in one of them
	more       func(p Pos)
	unanswered func(p Pos) // is told at which position the rules panic
}

// ask asks about the given positions and what follows from them in several goroutines at once, before anybody has asked
// about what follows. Rules may remember answers, and only where they do not remember one yet the race detector sees
// whether they do so safely, or Go itself does, which does not let maps be changed by several at once. What they answer
// is left to the laws.
//
// Rules that keep what they return, or change what is behind a pointer, must not be asked by several, and one of the
// laws has to tell that: so the first positions are asked about alone, and their first answers are returned, since what
// is behind a pointer may be another afterwards. If the rules panic or end a goroutine, the others stop after the answer
// they wait for, unless it takes very long; the position is told, and the caller panics or ends as well.
func (q firstQuestions[Pos]) ask() firstAnswers[Pos] {
	first, appendOnly := q.askAlone()
	if reflect.TypeFor[Pos]().Kind() == reflect.Pointer || !appendOnly {
		return first
	}
	start, ends := make(chan struct{}), make(chan *unanswered[Pos], goroutines)
	var stop atomic.Bool
	for range goroutines {
		go func() {
			var failed *unanswered[Pos]
			defer func() { // also if the rules end the goroutine, as a test does that fails in them
				if failed != nil {
					stop.Store(true)
				}
				ends <- failed
			}()
			<-start
			q.askAll(&failed, &stop)
		}()
	}
	close(start)
	for n := range goroutines {
		if u := <-ends; u != nil {
			waitFor(ends, goroutines-1-n)
			q.unanswered(u.p)
			if u.panic == nil {
				runtime.Goexit()
			}
			u.again = q.again(u.p)
			panic(u)
		}
	}
	return first
}

// waitFor waits for so many goroutines, but not for ever: where the rules did not answer others may wait for a lock
// that nobody opens. It returns what came last, and whether all came.
func waitFor[T any](ends <-chan T, n int) (last T, all bool) {
	const mostLooks = 2000 // with a millisecond between: rules may take some time for an answer
	for looks := 0; n > 0 && looks < mostLooks; looks++ {
		select {
		case last = <-ends:
			n--
		default:
			time.Sleep(time.Millisecond)
		}
	}
	return last, n == 0
}

// again asks about p once more, when nobody else does, and says what came of it.
func (q firstQuestions[Pos]) again(p Pos) string {
	ends := make(chan *unanswered[Pos], 1)
	go func() {
		var failed *unanswered[Pos]
		defer func() { ends <- failed }()
		q.askOne(p, &failed)
	}()
	switch failed, ok := waitFor(ends, 1); {
	case !ok:
		return "Several goroutines were asking; asked again by one alone, the rules did not answer within two seconds."
	case failed != nil:
		return "Asked again by one goroutine alone, they panic as well."
	}
	return "Several goroutines were asking; asked again by one alone, the rules answer: see that they are made for several."
}

// unanswered is where rules panicked, or ended a goroutine.
type unanswered[Pos any] struct {
	p     Pos
	panic any // or nil
	stack []byte
	again string // what came of asking again
}

// Error returns what the panic was about, and where.
func (u *unanswered[Pos]) Error() string {
	return fmt.Sprintf("cgttest: the rules panicked when they were asked about %s: %v\n%s\n%s", show(u.p), u.panic, u.again, u.stack)
}

// Unwrap returns the error that the panic was about, if it was one.
func (u *unanswered[Pos]) Unwrap() error {
	err, _ := u.panic.(error)
	return err
}

// askAll asks about one position after another, until it is to stop. Where the rules do not answer it puts that into
// failed and ends.
func (q firstQuestions[Pos]) askAll(failed **unanswered[Pos], stop *atomic.Bool) {
	queue := slices.Clone(q.from)
	isMet := map[Pos]bool{}
	listed, text, given := 0, 0, longest(q.from)
	most := min(mostAskedFirst, max(q.explore, len(q.from)))
	for _, p := range queue {
		if !isItself(p) {
			return
		}
		isMet[p] = true
	}
	for i := 0; i < min(len(queue), most) && listed < mostListedFirst && text < mostTextFirst && !stop.Load(); i++ {
		next := q.askOne(queue[i], failed)
		if *failed != nil {
			return
		}
		listed += len(next)
		text += grown(next, given)
		for _, p := range next {
			switch {
			case !isItself(p): // which is told later
				return
			case len(queue) < most && !isMet[p]:
				isMet[p] = true
				queue = append(queue, p)
			}
		}
	}
}

// askOne asks about p, and returns all moves.
func (q firstQuestions[Pos]) askOne(p Pos, failed **unanswered[Pos]) (moves []Pos) {
	answered := false
	defer func() {
		if !answered {
			*failed = &unanswered[Pos]{p: p, panic: recover(), stack: debug.Stack()}
		}
	}()
	q.more(p)
	for _, list := range q.moves {
		moves = append(moves, list(nil, p)...)
	}
	answered = true
	return moves
}

// firstAnswers are the lists of moves from some positions as they were when they were asked for the first time.
type firstAnswers[Pos comparable] map[Pos][][]Pos

// askAlone asks about the first positions, and where there may be pointers in them until some have moves. It reports
// whether the lists from there only append to dst, and are the same when they are asked for again. If they do not only
// append there are no first answers: the rules may have kept what was changed.
func (q firstQuestions[Pos]) askAlone() (first firstAnswers[Pos], appendOnly bool) {
	const mostAlone = 3
	var f faults
	asked := 0 // of which the answers say something
	first = firstAnswers[Pos]{}
	for _, p := range q.from {
		if !isItself(p) {
			return first, false
		}
		if first[p] != nil {
			continue
		}
		hasMoves := false
		for _, list := range q.moves {
			moves := slices.Clone(q.alone(list, p))
			first[p] = append(first[p], moves)
			hasMoves = hasMoves || len(moves) > 0
		}
		for i, list := range q.moves {
			other := p
			for _, r := range first[p][i] {
				if !isItself(r) {
					return first, false
				}
				other = r
			}
			if !slices.Equal(q.alone(list, p), first[p][i]) {
				return first, false
			}
			q.alone(list, other)
			checkAppends(&f, p, other, "moves", list)
		}
		if f.n > 0 {
			return nil, false
		}
		if hasMoves || !mayPoint(reflect.TypeFor[Pos]()) {
			asked++
		}
		if asked == mostAlone {
			break
		}
	}
	return first, true
}

// alone asks about p, and tells if the rules panic.
func (q firstQuestions[Pos]) alone(list list[Pos], p Pos) []Pos {
	answered := false
	defer unlessAnswered(q.unanswered, p, &answered)
	next := list(nil, p)
	answered = true
	return next
}
