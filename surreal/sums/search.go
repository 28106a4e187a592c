package sums

import (
	"cmp"
	"context"
	"encoding/binary"
	"errors"
	"math/bits"
	"slices"
	"strings"

	"github.com/cgt-go/sdk/cgt"
	"github.com/cgt-go/sdk/surreal"
)

// search is one computation of a solver: a depth-first search with a stack of its own, so that the length of play is not limited by that of the
// goroutine's stack.
type search struct {
	*Solver
	ctx    context.Context
	err    error
	looked int // states
	listed int // children
	// interrupted says that err came of a limit or of ctx.
	interrupted bool
	words       []ref
	frames      []frame
	children    []child
	moves       []move // scratch
	key         []ref  // scratch
	draft       draft  // scratch
}

// frame is a state whose winner is looked for. Its children are the last of search.children.
type frame struct {
	state    span
	who      cgt.Player // to move
	words    int        // how many there were before the children
	children int        // likewise
	next     int        // the child to be looked at
	// If atom is not 0, this is the search for the nim-value of an impartial position instead; it is at least next.
	atom ref
}

// span is a state, as a part of search.words.
type span struct{ from, to int }

// child is a state after a move. Better ones come first.
type child struct {
	state  span
	merit  int64
	serial int
}

func (f *search) at(p span) []ref { return f.words[p.from:p.to:p.to] }

// state returns a sum of components as a state.
func (f *search) state(sum []Component) span {
	d := &f.draft
	d.clear()
	for _, c := range sum {
		if c.body != nil {
			c.body.add(f.Solver, d, c.negative)
		}
	}
	return f.push(d)
}

func (f *search) push(d *draft) span {
	from := len(f.words)
	f.words = f.appendState(f.words, d)
	return span{from, len(f.words)}
}

// known reports whether who wins a sum if he begins, if this is known without search.
func (f *search) known(sum []Component, who cgt.Player) (wins, ok bool) {
	p := f.state(sum)
	wins, ok = f.look(f.at(p), who)
	f.words = f.words[:p.from]
	return wins, ok
}

// wins reports whether who wins a sum if he begins.
func (f *search) wins(sum []Component, who cgt.Player) (bool, error) {
	f.words, f.frames, f.children = f.words[:0], f.frames[:0], f.children[:0]
	state := f.state(sum)
	if f.err != nil {
		return false, f.err
	}
	result, closed := f.decide(state, who)
	for len(f.frames) > 0 && f.err == nil {
		result, closed = f.step(result, closed)
	}
	return result, f.err
}

// step does the next thing for the last frame: closed says that a child of it was decided, with the given result for the player who moves there. It returns the same
// for the frame that is the last one then.
func (f *search) step(result, closed bool) (bool, bool) {
	top := &f.frames[len(f.frames)-1]
	if top.atom != 0 {
		return f.stepNimber(top, result, closed)
	}
	if closed && !result {
		f.close(true)
		return true, true
	}
	if top.children+top.next == len(f.children) {
		f.close(false)
		return false, true
	}
	c := f.children[top.children+top.next]
	top.next++
	return f.decide(c.state, top.who.Opponent())
}

// decide reports whether who wins a state if this can be told at once. Otherwise the state has a frame then.
func (f *search) decide(state span, who cgt.Player) (wins, ok bool) {
	if wins, ok := f.look(f.at(state), who); ok {
		return wins, true
	}
	return f.open(state, who)
}

// open lists the moves of who in a state that is not decided at once. If one of them wins at once, or there is none, the state is decided, and otherwise it has a frame now.
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
	if r := f.impartial(f.at(top.state)); r != 0 {
		f.frames = append(f.frames, top, frame{words: len(f.words), children: len(f.children), atom: r})
		return false, false
	}
	if f.list(&top) && f.err == nil {
		f.remember(f.at(top.state), who, true)
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
		err = &cgt.LimitError{What: "sums", Limit: f.Limits.states()}
	case f.held > f.Limits.positions():
		err = &cgt.LimitError{What: "positions", Limit: f.Limits.positions()}
	case (f.looked%256 == 0 || f.listed%4096 == 0) && f.ctx.Err() != nil:
		err = context.Cause(f.ctx)
	}
	if err != nil && f.err == nil {
		f.err, f.interrupted = err, true
	}
	return f.err == nil
}

// firstLoopCheck is the depth at which the stack is searched for a play that comes back to where it was. That is done again whenever it has doubled.
const firstLoopCheck = 1 << 10

// checkLoop sets an error if a state occurs twice on the stack with the same player to move.
func (f *search) checkLoop() {
	last := map[string]int{}
	for i, frame := range f.frames {
		if frame.atom != 0 {
			continue
		}
		key := []byte{byte(frame.who)}
		for _, w := range f.at(frame.state) {
			key = binary.LittleEndian.AppendUint32(key, w)
		}
		j, ok := last[string(key)]
		if !ok {
			last[string(key)] = i
			continue
		}
		err := &cgt.LoopError{}
		for _, frame := range f.frames[j:i] {
			if frame.atom != 0 {
				continue
			}
			err.Cycle = append(err.Cycle, f.text(f.at(frame.state)))
			err.Movers = append(err.Movers, frame.who)
		}
		f.err = err
		return
	}
}

// text returns a state as text.
func (f *search) text(state []ref) string {
	var terms []string
	if g := f.simple(state); !g.IsZero() || len(state) == firstAtom {
		terms = append(terms, g.String())
	}
	for _, r := range state[firstAtom:] {
		a := &f.atoms[r>>1]
		switch {
		case a.kind == isValue:
			terms = append(terms, f.game(r).String())
		case r&1 != 0:
			terms = append(terms, "-("+a.family.text(int(a.number))+")")
		default:
			terms = append(terms, a.family.text(int(a.number)))
		}
	}
	return strings.Join(terms, " + ")
}

// close ends the last frame.
func (f *search) close(wins bool) {
	top := f.frames[len(f.frames)-1]
	f.frames = f.frames[:len(f.frames)-1]
	f.remember(f.at(top.state), top.who, wins)
	f.words, f.children = f.words[:top.words], f.children[:top.children]
}

// revalue tries to find values of atoms of a frame, and reports whether it found any; then the frame has another state.
func (f *search) revalue(top *frame) bool {
	found := false
	for _, r := range f.at(top.state)[firstAtom:] {
		if f.atoms[r>>1].kind == isPosition {
			f.visit(r)
		}
		found = found || f.atoms[r>>1].kind == isReplaced
	}
	if found {
		top.state = f.push(f.without(f.at(top.state), -1))
	}
	return found
}

// list lists the children of a frame that are not known to be won by the opponent, and reports whether it found one that he is known to lose.
func (f *search) list(top *frame) bool {
	state := f.at(top.state)
	values := 0
	f.moves = f.moves[:0]
	for i := firstAtom; i < len(state); i++ {
		r := state[i]
		if f.atoms[r>>1].kind == isValue {
			values++
		}
		if i > firstAtom && state[i-1] == r {
			continue
		}
		if f.atoms[r>>1].kind == isValue {
			f.moves = f.appendMoves(f.moves, state, i, top.who)
			continue
		}
		who := top.who
		if r&1 != 0 {
			who = who.Opponent()
		}
		at := f.optionsOf(r>>1, who)
		n := int(f.options[at])
		at++
		for range n {
			if f.child(top, state, i, at) {
				return true
			}
			at += 1 + int(f.options[at])
		}
	}
	f.dominate(f.moves)
	for i := range f.moves {
		if m := &f.moves[i]; !m.dominated && f.child(top, state, m.place, m.option) {
			return true
		}
	}
	if state[smallWord] != 0 {
		x := f.numbers[state[numberWord]].x
		for g := range f.smalls[state[smallWord]].Options(top.who) {
			d := f.without(state, -1)
			d.small = g
			d.number = x
			if f.add(top, d) {
				return true
			}
		}
	} else if values == 0 {
		for g := range surreal.FromDyadic(f.numbers[state[numberWord]].x).Options(top.who) {
			d := f.without(state, -1)
			d.number, _ = g.Number()
			if f.add(top, d) {
				return true
			}
		}
	}
	return false
}

// without returns the draft of a state without the atom at a place.
func (f *search) without(state []ref, place int) *draft {
	d := &f.draft
	d.clear()
	d.number, d.small = f.numbers[state[numberWord]].x, f.smalls[state[smallWord]]
	for i, r := range state[firstAtom:] {
		if firstAtom+i != place {
			f.addAtom(d, r)
		}
	}
	return d
}

// child adds the state in which the atom at a place has become the option that is found at a place of Solver.options.
func (f *search) child(top *frame, state []ref, place, at int) bool {
	option := f.options[at+1 : at+1+int(f.options[at])]
	negative := state[place]&1 != 0
	d := f.without(state, place)
	f.addMeaning(d, meaning{number: option[numberWord], small: option[smallWord]}, negative)
	for _, r := range option[firstAtom:] {
		if negative {
			r = f.negative(r)
		}
		f.addAtom(d, r)
	}
	return f.add(top, d)
}

// add adds a child and reports whether the opponent is known to lose it. If he is known to win it, it is left out.
func (f *search) add(top *frame, d *draft) bool {
	if f.listed++; f.listed%4096 == 0 && !f.poll() { // for a nimber may have any number of moves
		return true
	}
	p := f.push(d)
	state := f.at(p)
	wins, ok := f.look(state, top.who.Opponent())
	if ok {
		f.words = f.words[:p.from]
		return !wins
	}
	merit := f.merit(state, top.who)
	f.children = append(f.children, child{p, merit, len(f.children)})
	return false
}

// merit returns about how good a state is for who, after a move of his, scaled.
func (f *search) merit(state []ref, who cgt.Player) int64 {
	m := f.numbers[state[numberWord]].scaled
	if who == cgt.Right {
		m = -m
	}
	for _, r := range state[firstAtom:] {
		a := &f.atoms[r>>1]
		negate := (who == cgt.Right) != (r&1 != 0)
		if a.kind != isPosition {
			if negate {
				m -= f.bounds[a.number].mean
			} else {
				m += f.bounds[a.number].mean
			}
			continue
		}
		mine, other := a.left, a.right
		if negate {
			mine, other = other, mine
		}
		m += int64(mine-4*other) << (scale - 3)
	}
	return m
}

// look reports who wins a state if this can be told without search.
func (f *search) look(state []ref, who cgt.Player) (wins, ok bool) {
	atoms := state[firstAtom:]
	values, bounded := 0, 0
	for _, r := range atoms {
		switch a := &f.atoms[r>>1]; {
		case a.kind == isValue:
			values++
			bounded++
		case a.impartial:
			bounded++
		}
	}
	if bounded == len(atoms) {
		if len(atoms) == 0 {
			return f.simple(state).Outcome().Winner(who) == who, true
		}
		if wins, ok := f.decideByBounds(state, who); ok {
			return wins, ok
		}
	}
	if len(atoms) == 1 && values < bounded {
		n, ok := f.simple(state).Nimber()
		if ok && uint64(n) > uint64(f.atoms[atoms[0]>>1].left) {
			return true, true // for the nim-value is at most the number of moves
		}
	}
	if wins, ok := f.recall(state, who); ok || values < len(atoms) || values > 2 {
		return wins, ok
	}
	return f.compare(state, who)
}

// simple returns the number-up-star in a state.
func (f *search) simple(state []ref) surreal.Game {
	return f.smalls[state[smallWord]].Add(surreal.FromDyadic(f.numbers[state[numberWord]].x))
}

// compare reports whether who wins a state of one or two atoms that are values, if the comparison of games does not take too long.
func (f *search) compare(state []ref, who cgt.Player) (wins, ok bool) {
	g, h := f.game(state[firstAtom]), f.simple(state).Neg()
	if len(state) > firstAtom+1 {
		g = g.Sub(h)
		h = f.game(f.negative(state[firstAtom+1]))
	}
	c := surreal.Calculator{Limits: surreal.Limits{Steps: comparisonSteps}}
	rel, err := c.Rel(f.ctx, g, h)
	if err != nil {
		return false, false // if ctx is done, this is found out soon
	}
	for _, first := range []cgt.Player{who.Opponent(), who} {
		if _, ok := f.recall(state, first); ok {
			continue
		}
		wins = rel == surreal.Confused || rel == surreal.Greater && first == cgt.Left || rel == surreal.Less && first == cgt.Right
		f.remember(state, first, wins)
	}
	return wins, true
}

// game returns the value that an atom stands for.
func (f *search) game(r ref) surreal.Game {
	if r&1 != 0 {
		return f.atoms[r>>1].game.Neg()
	}
	return f.atoms[r>>1].game
}

// question is who wins a state if a player begins, as the table has it: of a state and its negative there is one, without its number.
type question struct {
	key      []ref
	negative bool // it is that for the negative of the state
	first    cgt.Player
}

// question returns the question of who wins a state if who begins.
func (f *search) question(state []ref, who cgt.Player) question {
	if f.isNimber(state) {
		who = cgt.Left // it is the same for both
	}
	q := question{key: state[smallWord:], first: who}
	for _, r := range state[firstAtom:] {
		if !f.atoms[r>>1].self {
			q.negative = r&1 != 0
			break
		}
	}
	if !q.negative {
		return q
	}
	q.first = who.Opponent()
	f.key = append(f.key[:0], state[smallWord:]...)
	if f.key[0] != 0 {
		f.key[0] = f.smallOf(f.smalls[f.key[0]].Neg())
	}
	for i, r := range f.key[1:] {
		f.key[1+i] = f.negative(r)
	}
	q.key = f.key
	return q
}

// recall reports who wins a state if the table tells.
func (f *search) recall(state []ref, who cgt.Player) (wins, ok bool) {
	q := f.question(state, who)
	e := f.table.find(q.key)
	if e == nil {
		return false, false
	}
	x := f.numbers[state[numberWord]].x
	if q.negative {
		x = x.Neg()
	}
	side := e[entrySides*int(q.first):]
	if n := side[leftWins]; n != 0 && f.numbers[n-1].x.Compare(x) <= 0 {
		return q.first == cgt.Left, true
	}
	if n := side[leftLoses]; n != 0 && f.numbers[n-1].x.Compare(x) >= 0 {
		return q.first == cgt.Right, true
	}
	return false, false
}

// remember notes whether who wins a state if he begins. Nothing was known of it.
func (f *search) remember(state []ref, who cgt.Player, wins bool) {
	q := f.question(state, who)
	n := state[numberWord]
	if q.negative {
		n = f.numberOf(f.numbers[n].x.Neg())
	}
	e := f.table.find(q.key)
	if e == nil {
		e = f.table.add(q.key)
	}
	at := entrySides*int(q.first) + leftWins
	if wins != (q.first == cgt.Left) {
		at++
	}
	e[at] = n + 1
	if !wins && f.isNimber(state) {
		f.replace(state[firstAtom], meaning{small: state[smallWord]})
	}
}

// visit counts a visit of a position. When it comes for the second time, the fourth, the eighth and so on, it tries to find its value, in more steps
// each time, unless there are too many moves.
func (f *search) visit(r ref) {
	a := &f.atoms[r>>1]
	a.visits++
	if a.visits == 1 || a.visits&(a.visits-1) != 0 || int(a.left+a.right) > firstMoves+moreMoves*bits.Len32(uint32(a.visits)) {
		return
	}
	if g, ok := f.tryValue(a.family, int(a.number), int(a.visits)*firstSteps); ok {
		f.replace(r, f.meaningOf(g))
	}
}

// replace notes what a position is worth.
func (f *search) replace(r ref, m meaning) {
	a := &f.atoms[r>>1]
	a.kind, a.means = isReplaced, m
}

// tryValue returns the value of a position if it is found in the given number of steps.
func (s *Solver) tryValue(f positions, number, steps int) (surreal.Game, bool) {
	g, ok, err := f.value(s.search.ctx, s, number, steps)
	if err != nil && s.search.err == nil {
		s.search.err = err
		s.search.interrupted = s.search.ctx.Err() != nil || errors.Is(err, cgt.ErrLimit)
	}
	return g, ok
}
