package sums

import (
	"cmp"
	"context"
	"slices"

	"github.com/cgt-go/sdk/cgt"
	"github.com/cgt-go/sdk/internal/advice"
	"github.com/cgt-go/sdk/internal/poll"
)

// search is one computation of a solver: a depth-first search with a stack of its own, so that the length of play is
// not limited by that of the goroutine's stack.
type search struct {
	*Solver
	ctx     context.Context
	err     error
	looked  int // states
	written int // words since the context was looked at
	listen  int // of a member of a team: the number of states at which it asks what the others have found about its frames
	// interrupted says that err came of a limit or of ctx.
	interrupted bool
	words       []ref
	frames      []frame
	children    []child
	moves       []move // scratch
	key         []ref  // scratch
	draft       draft  // scratch
	total       draft  // of the sum that after changes
}

// pollEvery is the number of words after which the context is looked at.
const pollEvery = 1 << 12

// frame is a state whose winner is looked for. Its children are the last of search.children.
type frame struct {
	state    span
	who      cgt.Player // to move
	words    int        // how many there were before the children
	children int        // likewise
	next     int        // the child to be looked at
	asked    asked      // of a member of a team
	// If atom is not 0, this is the search for the nim-value of an impartial position instead; it is at least next.
	atom ref
}

// span is a state, as a part of search.words.
type span struct{ from, to int }

func (f *search) at(p span) []ref { return f.words[p.from:p.to:p.to] }

// gather adds up a sum of components. With an error it is not complete.
func (f *search) gather(d *draft, sum []Component) {
	d.clear()
	d.loose = true
	for _, c := range sum {
		if f.stopped() {
			break
		}
		f.addComponent(d, c, false)
	}
	f.settle(d)
}

func (f *search) addComponent(d *draft, c Component, negative bool) {
	if c.body != nil {
		c.body.add(f.Solver, d, c.negative != negative)
	}
}

// state returns a sum of components as a state. With an error it is not complete.
func (f *search) state(sum []Component) span {
	f.gather(&f.draft, sum)
	return f.push(&f.draft)
}

// after returns the state that a move in a component makes of the total.
func (f *search) after(c, to Component) span {
	d := &f.draft
	d.clear()
	d.number, d.small = f.total.number, f.total.small
	for _, r := range f.total.atoms {
		f.addAtom(d, r)
	}
	f.addComponent(d, c, true)
	f.addComponent(d, to, false)
	return f.push(d)
}

// push appends a state. If the context is done meanwhile, it returns any state, for nobody asks any more.
func (f *search) push(d *draft) span {
	if f.err == nil {
		var err error
		if f.words, err = poll.Grow(f.ctx, f.words, firstAtom+len(d.atoms)); err != nil {
			f.err, f.interrupted = err, true
			return span{0, firstAtom}
		}
	}
	from := len(f.words)
	f.words = f.appendState(f.words, d)
	f.written += len(f.words) - from
	return span{from, len(f.words)}
}

// knownAfter reports whether who wins the total after a move of the opponent in a component, if this is known without
// search.
func (f *search) knownAfter(c, to Component, who cgt.Player) (wins, ok bool) {
	if f.stopped() {
		return false, false
	}
	p := f.after(c, to)
	if f.err != nil {
		return false, false
	}
	wins, ok = f.look(f.at(p), who)
	f.words = f.words[:p.from]
	return wins, ok && f.err == nil
}

// wins reports whether who wins a sum if he begins.
func (f *search) wins(sum []Component, who cgt.Player) (bool, error) {
	f.clear()
	return f.solve(f.state(sum), who, func() []Component { return sum })
}

// winsAfter reports whether who wins a sum, that of which the total is, after a move of the opponent.
func (f *search) winsAfter(sum []Component, m Move, who cgt.Player) (bool, error) {
	f.clear()
	return f.solve(f.after(sum[m.Component], m.To), who, func() []Component { return m.In(sum) })
}

func (f *search) clear() {
	f.words, f.frames, f.children = f.words[:0], f.frames[:0], f.children[:0]
}

// solve reports whether who wins a state, the only one there is, if he begins. It is that of a sum.
func (f *search) solve(state span, who cgt.Player, sum func() []Component) (bool, error) {
	if f.stopped() {
		return false, f.err
	}
	from, alone := f.looked, f.teamSize() == 1
	result, closed := f.decide(state, who)
	for len(f.frames) > 0 && f.err == nil {
		if !alone && f.looked-from >= aloneFor {
			alone = true
			if wins, ok := f.together(sum(), who); ok {
				f.remember(f.at(f.frames[0].state), who, wins)
				return wins, nil
			}
		}
		result, closed = f.step(result, closed)
	}
	return result, f.err
}

// step does the next thing for the last frame: closed says that a child of it was decided, with the given result for
// the player who moves there. It returns the same for the frame that is the last one then.
func (f *search) step(result, closed bool) (bool, bool) {
	if f.joined != nil && f.looked >= f.listen {
		f.listen = f.looked + listenEvery
		if wins, ok := f.catchUp(); ok {
			return wins, true
		}
	}
	top := &f.frames[len(f.frames)-1]
	if top.atom != 0 {
		return f.stepNimber(top, result, closed)
	}
	if closed && !result {
		f.close(true)
		return true, true
	}
	for top.children+top.next < len(f.children) {
		c := f.children[top.children+top.next]
		if f.joined != nil && top.next > 0 && f.wait(top, c) {
			continue
		}
		top.next++
		return f.decide(c.state, top.who.Opponent())
	}
	f.close(false)
	return false, true
}

// decide reports whether who wins a state if this can be told at once. Otherwise the state has a frame then.
func (f *search) decide(state span, who cgt.Player) (wins, ok bool) {
	if wins, ok := f.look(f.at(state), who); ok {
		return wins, true
	}
	return f.open(state, who)
}

// open lists the moves of who in a state that is not decided at once. If one of them wins at once, or there is none,
// the state is decided, and otherwise it has a frame now.
func (f *search) open(state span, who cgt.Player) (wins, ok bool) {
	if !f.poll() {
		return false, true
	}
	f.looked++
	if f.Progress != nil && f.looked%cgt.ProgressEvery == 0 {
		f.Progress(cgt.Stats{Positions: f.looked, Depth: len(f.frames)})
	}
	top := frame{state: state, who: who, words: len(f.words), children: len(f.children)}
	if f.revalue(&top) {
		if wins, ok := f.look(f.at(top.state), who); ok {
			f.words = f.words[:top.words]
			return wins, true
		}
	}
	if f.joined != nil {
		top.asked = f.ask(f.at(top.state), who)
		if wins, ok := f.heard(top.asked); ok {
			f.remember(f.at(top.state), who, wins)
			f.words = f.words[:top.words]
			return wins, true
		}
		f.workers(top.asked).Add(1)
	}
	if r := f.impartial(f.at(top.state)); r != 0 {
		f.frames = append(f.frames, top, frame{words: len(f.words), children: len(f.children), atom: r})
		return false, false
	}
	if f.list(&top) && f.err == nil {
		f.remember(f.at(top.state), who, true)
		if f.joined != nil {
			f.tell(top.asked, true)
			f.workers(top.asked).Add(-1)
		}
		f.words, f.children = f.words[:top.words], f.children[:top.children]
		return true, true
	}
	slices.SortFunc(f.children[top.children:], func(a, b child) int {
		return cmp.Or(cmp.Compare(b.merit, a.merit), a.serial-b.serial)
	})
	f.frames = append(f.frames, top)
	if depth := len(f.frames); depth >= firstLoopCheck && depth&(depth-1) == 0 {
		f.checkLoop()
	}
	return false, false
}

// poll sets an error if a limit is reached or the context is done, and reports whether there is none.
func (f *search) poll() bool {
	var err error
	switch {
	case f.looked >= f.Limits.states():
		err = &cgt.LimitError{What: "sums", Limit: f.Limits.states(), Advice: advice.LongPlay(len(f.frames))}
	case f.held > f.Limits.positions():
		err = &cgt.LimitError{What: "positions", Limit: f.Limits.positions(), Advice: advice.LongPlay(len(f.frames))}
	case len(f.words) > f.Limits.waiting():
		err = &cgt.LimitError{What: "words of waiting sums", Limit: f.Limits.waiting(), Advice: advice.LongPlay(len(f.frames))}
	case f.written >= pollEvery:
		f.written = 0
		f.stopped()
	}
	if err != nil && f.err == nil {
		f.err, f.interrupted = err, true
	}
	return f.err == nil
}

// stopped reports whether there is an error, as there is when the context is done.
func (f *search) stopped() bool {
	if f.err == nil && f.ctx.Err() != nil {
		f.err, f.interrupted = context.Cause(f.ctx), true
	}
	return f.err != nil
}

// close ends the last frame.
func (f *search) close(wins bool) {
	top := f.frames[len(f.frames)-1]
	f.frames = f.frames[:len(f.frames)-1]
	f.remember(f.at(top.state), top.who, wins)
	if f.joined != nil {
		f.tell(top.asked, wins)
		f.workers(top.asked).Add(-1)
	}
	f.words, f.children = f.words[:top.words], f.children[:top.children]
}
