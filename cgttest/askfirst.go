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

// A recheck asks about a position again, adds what is not as it was before to the faults, and reports whether it did.
type recheck func(f *faults) bool

// firstQuestions are what is asked about positions before all else.
type firstQuestions[Pos comparable] struct {
	from       []Pos
	explore    int         // no more positions are asked about by several goroutines, but for the given ones
	moves      []list[Pos] // all moves are in one of them
	hear       hearing[Pos]
	unanswered func(p Pos) // is told at which position the rules panic
}

// A hearing asks all questions about a position. Those about moves come first or last: rules may remember other lists too
// when they are asked about moves. Size is how many positions the answers have in all.
type hearing[Pos comparable] func(p Pos, ask asking[Pos], movesFirst bool) (moves []Pos, size int, again recheck)

// firstAnswers are what rules answered to the first questions.
type firstAnswers[Pos comparable] struct {
	alone   map[Pos][][]Pos // the lists of moves from the positions that one has asked about
	buffers *buffers[Pos]   // in which one asks, with what is wrong with how rules append
	several []recheck       // of what several goroutines heard, in the order in which positions were asked about
}

// notTheFirstTime says when an answer was another one than the first.
const notTheFirstTime = "asked again, after several goroutines had asked for the first time,"

// law returns the law about what several goroutines heard.
func (a firstAnswers[Pos]) law(source string) rulesetLaw {
	return rulesetLaw{"first-answers", "the first answers, which may be remembered, are the same as later ones", source, func(f *faults) {
		for _, again := range a.several {
			again(f)
		}
	}}
}

// ask asks about the given positions and what follows from them in several goroutines at once, before anybody has asked
// about what follows. Rules may remember answers, and only where they do not remember one yet the race detector sees
// whether they do so safely, or Go itself does, which does not let maps be changed by several at once. Also, what they
// answer then may be another thing than what they remember. So the answers are returned, for the laws to judge,
// but for those that are too long.
//
// Rules that keep what they return, or change what is behind a pointer, must not be asked by several, and one of the
// laws has to tell that: so for the moves from the first positions one asks alone, whose answers are kept by themselves,
// since what is behind a pointer may be another afterwards. If the rules panic or end a goroutine, the others stop after
// the answer they wait for, unless it takes very long; the position is told, and the caller panics or ends as well.
func (q firstQuestions[Pos]) ask() firstAnswers[Pos] {
	first, appendOnly := q.askAlone()
	if reflect.TypeFor[Pos]().Kind() == reflect.Pointer || !appendOnly {
		return first
	}
	start, ends := make(chan struct{}), make(chan *unanswered[Pos], goroutines)
	var stop atomic.Bool
	var heard [goroutines][]recheck
	var lent [goroutines][]loan[Pos] // nobody writes into these while another may read there what rules keep
	for k := range goroutines {
		go func() {
			var failed *unanswered[Pos]
			defer func() { // also if the rules end the goroutine, as a test does that fails in them
				if failed != nil {
					stop.Store(true)
				}
				ends <- failed
			}()
			<-start
			heard[k], lent[k] = q.askAll(&failed, &stop)
		}()
	}
	close(start)
	for n := range goroutines {
		if u := <-ends; u != nil {
			_, alone := waitFor(ends, goroutines-1-n)
			q.unanswered(u.p)
			if u.panic == nil {
				runtime.Goexit()
			}
			if u.again = "Several goroutines were asking; within two seconds not all others had an answer."; alone {
				u.again = q.again(u.p)
			}
			panic(u)
		}
	}
	for _, loan := range slices.Concat(lent[:]...) {
		q.alone(loan.p, func() { loan.settle(&first.buffers.appends, &first.buffers.again) })
	}
	first.several = together(heard[:])
	return first
}

// together returns a recheck for each position that several have asked about, in the same order. It adds what the first
// one has heard whose answers were others.
func together(heard [][]recheck) (all []recheck) {
	for i := range slices.MaxFunc(heard, func(a, b []recheck) int { return len(a) - len(b) }) {
		all = append(all, func(f *faults) bool {
			return slices.ContainsFunc(heard, func(rechecks []recheck) bool {
				return i < len(rechecks) && rechecks[i] != nil && rechecks[i](f)
			})
		})
	}
	return all
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
		q.askOne(p, askNew[Pos], true, &failed)
	}()
	switch failed, ok := waitFor(ends, 1); {
	case !ok:
		return "Several goroutines were asking; asked again by one alone, the rules did not answer within two seconds."
	case failed != nil && failed.panic == nil:
		return "Several goroutines were asking; asked again by one alone, the rules ended it."
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

// askAll asks about one position after another, until it is to stop, and returns what it heard, nil for answers that
// are too long to be kept, and the buffers of the others. Where the rules do not answer it puts that into failed and
// ends.
func (q firstQuestions[Pos]) askAll(failed **unanswered[Pos], stop *atomic.Bool) (heard []recheck, lent []loan[Pos]) {
	queue := slices.Clone(q.from)
	isMet := map[Pos]bool{}
	listed, kept, text, given := 0, 0, 0, longest(q.from)
	most := min(mostAskedFirst, max(q.explore, len(q.from)))
	for _, p := range queue {
		if !isItself(p) {
			return nil, nil
		}
		isMet[p] = true
	}
	var b buffers[Pos]
	b.meet(q.from...)
	var loans []loan[Pos] // for one position
	ask := func(what string, list list[Pos], p Pos) []Pos {
		loans = append(loans, b.lend(what, list, p))
		return loans[len(loans)-1].answer
	}
	for i := 0; i < min(len(queue), most) && listed < mostListedFirst && text < mostTextFirst && !stop.Load(); i++ {
		loans = loans[:0]
		next, size, again := q.askOne(queue[i], ask, i%2 == 0, failed)
		if *failed != nil {
			return nil, nil
		}
		if kept += size; kept > mostListedFirst {
			again, loans = nil, nil
		}
		heard, lent = append(heard, again), append(lent, loans...)
		listed += len(next)
		text += grown(next, given)
		for _, p := range next {
			switch {
			case !isItself(p): // which is told later
				return nil, nil
			case len(queue) < most && !isMet[p]:
				isMet[p] = true
				queue = append(queue, p)
			}
		}
	}
	return heard, lent
}

// askOne asks about p, and returns all moves, and what asks again.
func (q firstQuestions[Pos]) askOne(p Pos, ask asking[Pos], movesFirst bool, failed **unanswered[Pos]) (moves []Pos, size int, again recheck) {
	answered := false
	defer func() {
		if !answered {
			*failed = &unanswered[Pos]{p: p, panic: recover(), stack: debug.Stack()}
		}
	}()
	moves, size, again = q.hear(p, ask, movesFirst)
	answered = true
	return moves, size, again
}

// askAlone asks about the first positions, and where there may be pointers in them until some have moves. It reports
// whether the lists from there only append to dst, and are the same when they are asked for again. If they do not only
// append there are no lists among the first answers: the rules may have kept what was changed.
func (q firstQuestions[Pos]) askAlone() (first firstAnswers[Pos], appendOnly bool) {
	const mostAlone = 3
	asked := 0 // of which the answers say something
	first.alone, first.buffers = map[Pos][][]Pos{}, new(buffers[Pos])
	first.buffers.meet(q.from...)
	listsOf := func(p Pos) [][]Pos {
		if first.alone[p] == nil {
			for _, list := range q.moves {
				q.alone(p, func() { first.alone[p] = append(first.alone[p], first.buffers.ask("moves", list, p)) })
			}
		}
		return first.alone[p]
	}
	isDone := map[Pos]bool{}
	for _, p := range q.from {
		if !isItself(p) {
			return first, false
		}
		if isDone[p] {
			continue
		}
		isDone[p] = true
		hasMoves := false
		for i, moves := range listsOf(p) {
			hasMoves = hasMoves || len(moves) > 0
			other := p
			for _, r := range moves {
				if !isItself(r) {
					return first, false
				}
				other = r
			}
			list := q.moves[i]
			var again []Pos
			if q.alone(p, func() { again = askNew("moves", list, p) }); first.buffers.appends.n > 0 {
				break
			} else if !slices.Equal(again, moves) {
				first.buffers.again.add(p, "there are the moves %s, but %s %s", show(moves), askedAgain[Pos](), unlike(again, moves))
				return first, false
			}
			listsOf(other)
			checkAppends(&first.buffers.appends, p, other, "moves", list)
		}
		if first.buffers.appends.n > 0 {
			first.alone = nil
			return first, false
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
func (q firstQuestions[Pos]) alone(p Pos, ask func()) {
	answered := false
	defer unlessAnswered(q.unanswered, p, &answered)
	ask()
	answered = true
}
