package sums

import (
	"context"
	"encoding/binary"
	"hash/maphash"
	"slices"
	"sync"
	"sync/atomic"

	"github.com/cgt-go/sdk/cgt"
	"github.com/cgt-go/sdk/internal/limit"
	"github.com/cgt-go/sdk/internal/shared"
	"github.com/cgt-go/sdk/surreal"
)

// team is several solvers that look for the winner of one sum at once, each in a goroutine of its own. Each has numbers
// of its own for atoms, and whatever else it keeps; they share which states are won, under keys that are the same for
// all, and the values of positions. All take moves in the same order, the best first, but let those after the first one
// wait in which another one is busy.
//
// The solver of the caller stands still meanwhile. If the team ends without an answer, because of an error or a limit,
// that solver goes on alone from where it was, and so comes to an error of its own: what it knows, and its errors,
// depend on the answers of teams only, and not on how their work was divided.
type team struct {
	limits  Limits // of the caller
	members []*Solver
	ids     *shared.Map[any, uint32] // of positions and values, from 1
	last    atomic.Uint32
	found   *shared.Map[string, finding]
	values  *shared.Map[uint32, surreal.Game] // of positions
	most    int                               // of findings
	seed    maphash.Seed
	busy    [1 << 14]atomic.Int32 // how many members are busy with states whose hash this is
}

// finding has numbers with which a state is won and lost, as an entry of a table has.
type finding struct {
	known [entryNumbers]bool
	x     [entryNumbers]surreal.Dyadic
}

// aloneFor is how many states a solver looks at before it calls for help. It is a variable for the tests, which do so
// at once.
var aloneFor = 1 << 11

const (
	wordsOfFinding = 60 // of memory, about
	listenEvery    = 16 // states
)

// teamSize returns how many may work on a question together.
func (s *Solver) teamSize() int {
	if s.joined != nil || s.Limits.States > 0 || s.Limits.Positions > 0 {
		return 1
	}
	return limit.Goroutines(s.Goroutines)
}

// together reports whether who wins a sum if he begins, if a team finds it.
func (s *Solver) together(sum []Component, who cgt.Player) (wins, ok bool) {
	size := s.teamSize()
	if s.team == nil || len(s.team.members) != size || s.team.limits != s.Limits {
		s.team = newTeam(s, size)
	}
	t := s.team
	for i := range t.busy {
		t.busy[i].Store(0)
	}
	ctx, cancel := context.WithCancel(s.search.ctx)
	answers := make([]struct{ wins, ok bool }, size)
	failed := atomic.Bool{}
	work := func(i int) {
		m := t.members[i]
		done := false
		defer func() { // also if the rules panic, or end the goroutine
			if !done {
				failed.Store(true)
			}
			cancel()
		}()
		m.prepare(ctx)
		wins, err := m.search.wins(sum, who)
		done = err == nil || ctx.Err() != nil
		answers[i] = struct{ wins, ok bool }{wins, err == nil}
	}
	var helping sync.WaitGroup
	ended := false
	defer func() {
		cancel()
		helping.Wait()
		if !ended || failed.Load() {
			s.team = nil
		}
	}()
	for i := 1; i < size; i++ {
		helping.Go(func() {
			defer func() { _ = recover() }() // if the rules panic again, it is in the goroutine of the caller
			work(i)
		})
	}
	base := s.search.looked
	if s.Progress != nil {
		t.members[0].Progress = func(st cgt.Stats) { s.Progress(cgt.Stats{Positions: base + st.Positions, Depth: st.Depth}) }
	}
	work(0)
	helping.Wait()
	ended = true
	t.members[0].Progress = nil
	for _, a := range answers {
		if a.ok {
			return a.wins, true
		}
	}
	return false, false
}

// newTeam returns a team that has half of the memory of the solver that calls it.
func newTeam(s *Solver, size int) *team {
	limits := s.Limits
	t := &team{limits: limits, ids: shared.NewMap[any, uint32](), found: shared.NewMap[string, finding](), values: shared.NewMap[uint32, surreal.Game](), seed: maphash.MakeSeed()}
	words := limits.table() / 4
	t.most = words / wordsOfFinding
	each := Limits{Positions: max(1, limits.positions()/(2*size)), States: limits.States, Table: max(1, words/size)}
	for range size {
		t.members = append(t.members, &Solver{Limits: each, Database: s.Database, joined: t})
	}
	return t
}

// id returns the number of a position with its rules, or of a value.
func (t *team) id(x any) uint32 {
	if n, ok := t.ids.Load(x); ok {
		return n
	}
	return t.ids.LoadOrStore(x, t.last.Add(1))
}

// identify returns the number that an atom has for all members of the team.
func (f *search) identify(r ref) uint32 {
	a := &f.atoms[r>>1]
	if a.id == 0 {
		if a.kind == isValue {
			a.id = f.joined.id(a.game)
		} else {
			a.id = f.joined.id(a.family.identity(int(a.number)))
		}
	}
	return a.id
}

// asked is a question as the members of a team know it.
type asked struct {
	key   string
	first cgt.Player
	x     surreal.Dyadic // the number of the state
}

// ask returns the question of who wins a state if who begins.
func (f *search) ask(state []ref, who cgt.Player) asked {
	if f.isNimber(state) {
		who = cgt.Left
	}
	type word struct {
		id   uint32
		sign ref
		self bool
	}
	var few [16]word
	words := few[:0]
	for _, r := range state[firstAtom:] {
		words = append(words, word{f.identify(r), r & 1, f.atoms[r>>1].self})
	}
	slices.SortFunc(words, func(x, y word) int { return int(int64(x.id) - int64(y.id)) })
	negative := ref(0)
	for _, w := range words {
		if !w.self {
			negative = w.sign
			break
		}
	}
	q := asked{first: who, x: f.numbers[state[numberWord]].x}
	small := f.smalls[state[smallWord]]
	if negative != 0 {
		q.first, q.x, small = who.Opponent(), q.x.Neg(), small.Neg()
	}
	var fewBytes [80]byte
	key := binary.LittleEndian.AppendUint32(fewBytes[:0], f.joined.id(small))
	for _, w := range words {
		sign := w.sign
		if !w.self {
			sign ^= negative
		}
		key = binary.LittleEndian.AppendUint64(key, uint64(w.id)<<1|uint64(sign))
	}
	q.key = string(key)
	return q
}

// heard reports who wins a state if a member of the team has found it.
func (f *search) heard(q asked) (wins, ok bool) {
	e, ok := f.joined.found.Load(q.key)
	if !ok {
		return false, false
	}
	at := entrySides * int(q.first)
	switch {
	case e.known[at+leftWins] && e.x[at+leftWins].Compare(q.x) <= 0:
		return q.first == cgt.Left, true
	case e.known[at+leftLoses] && e.x[at+leftLoses].Compare(q.x) >= 0:
		return q.first == cgt.Right, true
	}
	return false, false
}

// tell tells the others whether who begins wins.
func (f *search) tell(q asked, wins bool) {
	e, ok := f.joined.found.Load(q.key)
	if !ok && f.joined.found.Len() >= f.joined.most {
		return
	}
	at := entrySides*int(q.first) + leftWins
	if wins != (q.first == cgt.Left) {
		at++
	}
	e.known[at], e.x[at] = true, q.x
	f.joined.found.Store(q.key, e) // if another one stores something else for the key now, one of the two is lost, which does no harm
}

// workers returns the counter of the members that are busy with a state.
func (f *search) workers(q asked) *atomic.Int32 {
	h := maphash.String(f.joined.seed, q.key)
	return &f.joined.busy[h%uint64(len(f.joined.busy))]
}

// wait puts the next child of a frame behind the others if another member of the team is busy with it, but once only,
// and reports whether it did. If what became of the child has been heard, it remembers that.
func (f *search) wait(top *frame, c child) bool {
	if c.waited {
		return false
	}
	who := top.who.Opponent()
	state := f.at(c.state)
	if _, ok := f.look(state, who); ok {
		return false
	}
	q := f.ask(state, who)
	if wins, ok := f.heard(q); ok {
		f.remember(state, who, wins)
		return false
	}
	if f.workers(q).Load() == 0 {
		return false
	}
	rest := f.children[top.children+top.next:]
	copy(rest, rest[1:])
	c.waited = true
	rest[len(rest)-1] = c
	return true
}

// catchUp ends the first frame of which another member has found who wins, and with it those behind it. It returns who
// wins there.
func (f *search) catchUp() (wins, ok bool) {
	for i := range f.frames {
		if f.frames[i].atom != 0 {
			continue
		}
		wins, ok := f.heard(f.frames[i].asked)
		if !ok {
			continue
		}
		for _, left := range f.frames[i+1:] {
			if left.atom == 0 {
				f.workers(left.asked).Add(-1)
			}
		}
		f.frames = f.frames[:i+1]
		f.close(wins)
		return wins, true
	}
	return false, false
}
