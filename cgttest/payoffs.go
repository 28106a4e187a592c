package cgttest

import (
	"context"
	"errors"
	"fmt"
	"math/rand/v2"
	"reflect"
	"slices"
	"strings"
	"testing"

	"github.com/cgt-go/sdk/cgt"
	"github.com/cgt-go/sdk/zermelo"
)

// RunGame checks a game of package zermelo, on the given positions and others that can be reached from them, with a subtest for each law. Package cgttest lists
// the laws. To set limits, or without a [testing.T], use a [GameSuite]. RunGame panics if game is nil.
func RunGame[Pos comparable, V zermelo.Payoff[V]](t *testing.T, game zermelo.Game[Pos, V], positions ...Pos) {
	t.Helper()
	GameSuite[Pos, V]{Game: game, Positions: positions}.Run(t)
}

// GameSuite checks that a game of package zermelo keeps the contract of [zermelo.Game], and that what else it offers agrees with its moves. Set Game and Positions; the
// other fields may stay zero. What it does is bounded by its counts, and the same every time.
type GameSuite[Pos comparable, V zermelo.Payoff[V]] struct {
	Game zermelo.Game[Pos, V]
	// Positions are where to start from, at least one. They need not be small. But if from each of the positions that follow more can be reached than may be searched, their values are not known, and what the game offers is
	// compared with bounds of values only: see the laws. Then there must be positions near the end of play among those, or there is nothing to check.
	Positions []Pos
	// Explore is the number of positions to look at; 0 stands for [DefaultExplore]. If more can be reached, half of them are those nearest to the start and the others come from plays.
	Explore int
	// Search is the number of positions that may be looked at to find the values of one of those; 0 stands for [DefaultSearch]. Positions that need more do not have them checked; if all do, as many of the nearest positions
	// give bounds.
	Search int
}

// Check checks the laws and returns one error that joins a [*LawError] for each that is broken. No positions are an error as well, since nothing would have been checked.
func (s GameSuite[Pos, V]) Check() error {
	e, err := s.examine()
	if err != nil {
		return err
	}
	var broken []error
	for _, stage := range e.stages() {
		for _, law := range stage {
			if err := law.broken(); err != nil {
				broken = append(broken, err)
			}
		}
		if len(broken) > 0 {
			break // what follows takes these laws for granted
		}
	}
	if len(broken) == 0 {
		broken = append(broken, e.enough())
	}
	return errors.Join(broken...)
}

// Run checks the laws in a subtest for each.
func (s GameSuite[Pos, V]) Run(t *testing.T) {
	t.Helper()
	e, err := s.examine()
	if err != nil {
		t.Fatal(err)
	}
	for _, stage := range e.stages() {
		for _, law := range stage {
			t.Run(law.name, func(t *testing.T) {
				if err := law.broken(); err != nil {
					t.Error(err)
				}
			})
		}
		if t.Failed() {
			t.Fatal("what takes these laws for granted was not checked")
		}
	}
	if err := e.enough(); err != nil {
		t.Fatal(err)
	}
	if e.valued == 0 {
		t.Logf("looked at %d positions, from all of which too many can be reached; %d others near them have values that were checked", len(e.positions), e.settled)
		return
	}
	t.Logf("looked at %d positions; %d of them have values that were checked", len(e.positions), e.valued)
}

// gameExamination is one run of a [GameSuite].
type gameExamination[Pos comparable, V zermelo.Payoff[V]] struct {
	GameSuite[Pos, V]
	normalizer cgt.Normalizer[Pos]     // Game as Normalizer, or nil
	bounder    zermelo.Bounder[Pos, V] // likewise
	indexer    zermelo.Indexer[Pos]    // likewise
	endless    V
	isLoopy    bool

	positions []Pos
	seen      map[Pos]turn[Pos, V]
	valued    int
	settled   int // positions before a horizon that have values
}

// turn is all that a game says of a position.
type turn[Pos comparable, V zermelo.Payoff[V]] struct {
	isEnd bool
	v     V
	who   zermelo.Player
	moves []Pos
	as    representative[Pos]
}

func (s GameSuite[Pos, V]) examine() (*gameExamination[Pos, V], error) {
	if s.Game == nil {
		panic(errors.New("cgttest: nil game"))
	}
	if err := prepare(len(s.Positions), &s.Explore, &s.Search); err != nil {
		return nil, err
	}
	e := &gameExamination[Pos, V]{GameSuite: s, seen: map[Pos]turn[Pos, V]{}}
	e.normalizer, _ = s.Game.(cgt.Normalizer[Pos])
	e.bounder, _ = s.Game.(zermelo.Bounder[Pos, V])
	e.indexer, _ = s.Game.(zermelo.Indexer[Pos])
	if u, ok := s.Game.(zermelo.Unending[V]); ok {
		e.endless, e.isLoopy = u.Unending()
	}
	e.explore()
	return e, nil
}

// ask asks the game all there is to ask about p.
func (e *gameExamination[Pos, V]) ask(p Pos) turn[Pos, V] {
	var a turn[Pos, V]
	if a.v, a.isEnd = e.Game.End(p); !a.isEnd {
		var zero V
		a.v = zero // it says nothing
		a.who = e.Game.Turn(p)
		a.moves = slices.Clone(e.Game.AppendMoves(nil, p))
	}
	if e.normalizer != nil {
		a.as = normalized(e.normalizer, p)
	}
	return a
}

func (e *gameExamination[Pos, V]) visit(p Pos) {
	if _, ok := e.seen[p]; !ok {
		e.seen[p] = e.ask(p)
		e.positions = append(e.positions, p)
	}
}

// explore visits positions: half of them in the order of their distance from the start, the others in plays.
func (e *gameExamination[Pos, V]) explore() {
	for _, p := range e.Positions {
		e.visit(p)
	}
	starts := len(e.positions)
	for i := 0; i < len(e.positions) && len(e.positions) < e.Explore/2; i++ {
		for _, q := range e.seen[e.positions[i]].moves {
			if len(e.positions) < e.Explore/2 {
				e.visit(q)
			}
		}
	}
	random := rand.New(rand.NewPCG(1, 2)) // always the same
	for plays := 0; len(e.positions) < e.Explore && plays < e.Explore; plays++ {
		p := e.positions[plays%starts]
		for range e.Explore {
			moves := e.seen[p].moves
			if len(moves) == 0 || len(e.positions) >= e.Explore {
				break
			}
			p = moves[random.IntN(len(moves))]
			e.visit(p)
		}
	}
}

func (e *gameExamination[Pos, V]) stages() [][]rulesetLaw {
	const contract = "package zermelo, Game"
	contracts := []rulesetLaw{
		{"capabilities", "what looks like an optional capability is one: a method of that name has its signature", contract, e.checkCapabilities},
		{"deterministic", "asked twice, the game gives the same answers, and the moves in the same order", contract, e.checkDeterministic},
		{"append", "AppendMoves appends to dst, with spare capacity and without, does not change or read what is in it, and does not keep it", contract, e.checkAppend},
		{"payoffs", "payoffs are totally ordered, and their signs and negatives agree with the order", "package zermelo, Payoff and Signed", e.checkPayoffs},
	}
	more := []rulesetLaw{
		{"moves", "where play has not ended, Max or Min is to move and has a move", contract, e.checkMoves},
		{"concurrent", "asked by several goroutines at once, the game gives the same answers", contract, e.checkConcurrent},
	}
	if e.normalizer != nil {
		more = append(more, rulesetLaw{"normalizer-idempotent", "a representative represents itself, not swapped", "package cgt, Normalizer", e.checkIdempotent})
	}
	if e.indexer != nil {
		more = append(more, rulesetLaw{"index", "numbers and positions are inverse to each other, and moves can be taken back", "package zermelo, Indexer and Retractor", e.checkIndex})
	}
	if j, ok := e.Game.(zermelo.Judge[Pos]); ok {
		more = append(more, rulesetLaw{"judge", "IsMove is true of the moves, and of nothing else", "package zermelo, Judge", func(f *faults) { e.checkJudge(f, j) }})
	}
	values := []rulesetLaw{
		{"values", "with and without optional capabilities, by every method, a position has the same value and distance, and it keeps to the bounds", "package zermelo, Game and Bounder", e.checkValues},
		{"horizon", "where too many positions can be reached to find values, the nearest of them give bounds of the value, which are compatible with those that the game knows, and with those of the representative", "package zermelo, Bounder, and package cgt, Normalizer", func(f *faults) {
			if e.valued == 0 {
				e.checkHorizons(f)
			}
		}},
	}
	return [][]rulesetLaw{contracts, more, values}
}

// enough returns an error if no values were checked.
func (e *gameExamination[Pos, V]) enough() error {
	if e.valued > 0 || e.settled > 0 {
		return nil
	}
	return fmt.Errorf("cgttest: values were not checked: to find that of any of the %d positions looked at, or of those near them, takes more than %d positions; start from smaller positions or set GameSuite.Search", len(e.positions), e.Search)
}

func (e *gameExamination[Pos, V]) checkCapabilities(f *faults) {
	_, isUnending := e.Game.(zermelo.Unending[V])
	_, isEstimator := e.Game.(zermelo.Estimator[Pos])
	_, isRetractor := e.Game.(zermelo.Retractor[Pos])
	_, isJudge := e.Game.(zermelo.Judge[Pos])
	for _, c := range []struct {
		name  string
		found bool
		want  reflect.Type
	}{
		{"Normalize", e.normalizer != nil, reflect.TypeFor[cgt.Normalizer[Pos]]()},
		{"Unending", isUnending, reflect.TypeFor[zermelo.Unending[V]]()},
		{"Estimate", isEstimator, reflect.TypeFor[zermelo.Estimator[Pos]]()},
		{"Bounds", e.bounder != nil, reflect.TypeFor[zermelo.Bounder[Pos, V]]()},
		{"Index", e.indexer != nil, reflect.TypeFor[zermelo.Indexer[Pos]]()},
		{"AppendParents", isRetractor, reflect.TypeFor[zermelo.Retractor[Pos]]()},
		{"IsMove", isJudge, reflect.TypeFor[zermelo.Judge[Pos]]()},
	} {
		if c.found {
			continue
		}
		t := reflect.TypeOf(e.Game)
		m, ok := t.MethodByName(c.name)
		if !ok && t.Kind() != reflect.Pointer {
			t = reflect.PointerTo(t)
			m, ok = t.MethodByName(c.name)
		}
		if !ok {
			continue
		}
		want, _ := c.want.MethodByName(c.name)
		f.add(t, "the method %s is a %v; to be used, it would have to be a %v, and a method of %v", c.name, m.Type, want.Type, reflect.TypeOf(e.Game))
	}
}

// compare adds a fault if the answer is not the one that was given before, and reports whether it did.
func (a turn[Pos, V]) compare(f *faults, p Pos, before turn[Pos, V], when string) bool {
	n := f.n
	switch {
	case a.isEnd != before.isEnd:
		f.add(p, "play has ended: %v, but %s %v", before.isEnd, when, a.isEnd)
	case a.v != before.v:
		f.add(p, "the payoff is %v, but %s %v", before.v, when, a.v)
	case a.who != before.who:
		f.add(p, "%v is to move, but %s %v", before.who, when, a.who)
	case !slices.Equal(a.moves, before.moves):
		f.add(p, "the moves are %s, but %s %s", show(before.moves), when, show(a.moves))
	case a.as != before.as:
		f.add(p, "the representative is %v, but %s %v", before.as, when, a.as)
	}
	return f.n > n
}

func (e *gameExamination[Pos, V]) checkDeterministic(f *faults) {
	const times = 3
	for _, p := range e.positions {
		for range times {
			if e.ask(p).compare(f, p, e.seen[p], "asked again") {
				break
			}
		}
	}
}

func (e *gameExamination[Pos, V]) checkAppend(f *faults) {
	var open []Pos // positions where play has not ended
	for _, p := range e.positions {
		if !e.seen[p].isEnd {
			open = append(open, p)
		}
	}
	for i, p := range open {
		checkAppends(f, p, open[(i+1)%len(open)], "moves", e.Game.AppendMoves)
	}
}

func (e *gameExamination[Pos, V]) checkPayoffs(f *faults) {
	var met []V
	seen := map[V]bool{}
	add := func(v V) {
		if !seen[v] && len(met) < 30 { // triples of these are few enough
			seen[v] = true
			met = append(met, v)
		}
	}
	if e.isLoopy {
		add(e.endless)
	}
	for _, p := range e.positions {
		if a := e.seen[p]; a.isEnd {
			add(a.v)
		}
	}
	for _, v := range met {
		s, isSigned := any(v).(zermelo.Signed[V])
		if isSigned && (s.Neg() == v) != (s.Sign() == 0) {
			f.add(v, "the sign is %d and the negative %v", s.Sign(), s.Neg())
		}
		for _, w := range met {
			c := v.Compare(w)
			switch {
			case (c == 0) != (v == w):
				f.add(v, "compared with %v it is %d, but they are the same: %v", w, c, v == w)
			case c < 0 != (w.Compare(v) > 0):
				f.add(v, "compared with %v it is %d, the other way round %d", w, c, w.Compare(v))
			}
			if isSigned && c < 0 {
				t := any(w).(zermelo.Signed[V])
				if s.Neg().Compare(t.Neg()) <= 0 || s.Sign() > t.Sign() {
					f.add(v, "it is less than %v, but the negatives are %v and %v, and the signs %d and %d", w, s.Neg(), t.Neg(), s.Sign(), t.Sign())
				}
			}
			for _, x := range met {
				if c < 0 && w.Compare(x) < 0 && v.Compare(x) >= 0 {
					f.add(v, "it is less than %v, and that is less than %v, but it is not less than that", w, x)
				}
			}
		}
	}
}

func (e *gameExamination[Pos, V]) checkMoves(f *faults) {
	for _, p := range e.positions {
		switch a := e.seen[p]; {
		case a.isEnd:
		case a.who > zermelo.Min:
			f.add(p, "%v is to move", a.who)
		case len(a.moves) == 0:
			f.add(p, "play has not ended, but %v has no move", a.who)
		}
	}
}

func (e *gameExamination[Pos, V]) checkConcurrent(f *faults) {
	*f = askAtOnce(len(e.positions), func(f *faults, i int) {
		p := e.positions[i]
		e.ask(p).compare(f, p, e.seen[p], "asked by several goroutines at once")
	})
}

func (e *gameExamination[Pos, V]) checkIdempotent(f *faults) {
	for _, p := range e.positions {
		r := e.seen[p].as
		if again := normalized(e.normalizer, r.p); again != (representative[Pos]{p: r.p}) {
			f.add(p, "the representative is %v, whose representative is %v", r, again)
		}
	}
}

// checkJudge asks whether the positions that were met are moves, and the moves.
func (e *gameExamination[Pos, V]) checkJudge(f *faults, judge zermelo.Judge[Pos]) {
	const mostOthers = 200
	for i, p := range e.positions {
		a := e.seen[p]
		if a.isEnd {
			continue
		}
		isMove := map[Pos]bool{}
		for _, q := range a.moves {
			if isMove[q] = true; !judge.IsMove(p, q) {
				f.add(p, "there is a move to %s, which IsMove denies", show(q))
			}
		}
		for k := range min(mostOthers, len(e.positions)) {
			// Those that were met soon after p are like its moves.
			if q := e.positions[(i+k)%len(e.positions)]; !isMove[q] && judge.IsMove(p, q) {
				f.add(p, "there is no move to %s, which IsMove affirms", show(q))
			}
		}
	}
}

// checkIndex looks at the positions that were met, and at all if they are few. If not, it makes and takes back the moves of some.
func (e *gameExamination[Pos, V]) checkIndex(f *faults) {
	size := e.indexer.Size()
	if size == 0 {
		return
	}
	for _, p := range e.positions {
		q := p
		if e.normalizer != nil {
			q = e.seen[p].as.p
		}
		i := e.indexer.Index(q)
		if i < 0 || i >= size {
			f.add(p, "%s has the number %d, but the numbers are 0 to %d", show(q), i, size-1)
		} else if r, ok := e.indexer.Position(i); !ok || r != q {
			f.add(p, "%s has the number %d, which belongs to %s, %v", show(q), i, show(r), ok)
		}
	}
	if f.n > 0 {
		return
	}
	if size > e.Search {
		for i := 0; i < len(e.positions) && f.n == 0; i += max(1, len(e.positions)/mostRetracted) {
			e.checkParents(f, e.positions[i])
		}
		return
	}
	_, err := zermelo.CheckIndex(context.Background(), e.Game, cgt.Limits{Positions: e.Search})
	var broken *zermelo.GameError
	switch {
	case errors.As(err, &broken):
		f.add(broken.Position, "%s", broken.Msg)
	case err != nil:
		f.add(size, "%v", err)
	}
}

// mostRetracted is the number of positions from which moves are made and taken back if there are too many positions to do it with all.
const mostRetracted = 100

// checkParents checks that the moves from what stands for p lead to positions with numbers, and can be taken back to exactly the positions from which they lead.
func (e *gameExamination[Pos, V]) checkParents(f *faults, p Pos) {
	like := func(p Pos) Pos {
		if e.normalizer != nil {
			p, _ = e.normalizer.Normalize(p)
		}
		return p
	}
	leads := func(p, q Pos) bool {
		a := e.ask(p)
		return !a.isEnd && slices.ContainsFunc(a.moves, func(o Pos) bool { return like(o) == q })
	}
	retractor, isRetractor := e.Game.(zermelo.Retractor[Pos])
	p = like(p)
	for _, q := range e.ask(p).moves {
		q = like(q)
		isPosition := func(q Pos) bool {
			i := e.indexer.Index(q)
			if i < 0 || i >= e.indexer.Size() {
				return false
			}
			r, ok := e.indexer.Position(i)
			return ok && r == q
		}
		if !isPosition(q) {
			f.add(p, "a move leads to %s, which has no number", show(q))
			return
		}
		if !isRetractor {
			continue
		}
		isFound := false
		for _, o := range retractor.AppendParents(nil, q) {
			o = like(o)
			isFound = isFound || o == p
			if _, isEnd := e.Game.End(o); isPosition(o) && !isEnd && !leads(o, q) {
				f.add(q, "%s is among the parents, but no move leads here from there", show(o))
				return
			}
		}
		if !isFound {
			f.add(q, "a move leads here from %s, which is not among the parents", show(p))
			return
		}
	}
}

// checkBounds checks what the game says of the values of positions without search.
func (e *gameExamination[Pos, V]) checkBounds(f *faults, s *zermelo.Solution[Pos, V]) {
	if e.bounder == nil {
		return
	}
	for p, v := range s.All() {
		if _, isEnd := e.Game.End(p); isEnd {
			continue
		}
		if least, most, ok := e.bounder.Bounds(p); ok && (v.Compare(least) < 0 || v.Compare(most) > 0) {
			f.add(p, "the moves give %v, but the bounds are %v and %v", v, least, most)
			return
		}
	}
}

// mostValued is the number of positions from which a game is solved.
const mostValued = 20

// checkValues solves the game without capabilities from positions near the end of what was looked at, and compares.
func (e *gameExamination[Pos, V]) checkValues(f *faults) {
	ctx := context.Background()
	plain := zermelo.Rules[Pos, V]{Ended: e.Game.End, Mover: e.Game.Turn, Moves: e.Game.AppendMoves}
	if e.isLoopy {
		plain.Loops = &e.endless
	}
	limits := cgt.Limits{Positions: e.Search}
	failures := 0
	for _, p := range slices.Backward(e.positions) {
		if e.valued >= mostValued || failures >= mostFailures {
			return
		}
		want, err := (&zermelo.Solver[Pos, V]{Game: plain, Limits: limits}).Solve(ctx, p)
		var loop *cgt.LoopError
		switch {
		case errors.Is(err, cgt.ErrLimit):
			failures++
			continue
		case errors.As(err, &loop):
			f.add(p, "%v, and the game is not Unending", err)
			return
		case err != nil:
			f.add(p, "%v", err)
			return
		}
		e.valued++
		if e.checkBounds(f, want); f.n > 0 {
			return
		}
		methods := []zermelo.Method{zermelo.Auto, zermelo.Retrograde}
		if !e.isLoopy {
			methods = append(methods, zermelo.Induction)
			for _, m := range []zermelo.Method{zermelo.AlphaBeta, zermelo.ProofNumber, zermelo.Deepening} {
				v, err := (&zermelo.Solver[Pos, V]{Game: e.Game, Method: m}).Value(ctx, p)
				if err != nil || v != want.StartValue() {
					f.add(p, "the moves alone give %v, but with what else the game offers %v gives %v, %v", want.StartValue(), m, v, err)
					return
				}
			}
		}
		for _, m := range methods {
			got, err := (&zermelo.Solver[Pos, V]{Game: e.Game, Method: m, Limits: limits}).Solve(ctx, p)
			if err == nil {
				err = got.Verify(ctx)
			}
			if err != nil {
				f.add(p, "by %v: %v", m, err)
				return
			}
			for q, v := range want.All() {
				w, ok := got.Value(q)
				d, _ := want.Distance(q)
				c, _ := got.Distance(q)
				if !ok || v != w || c != d {
					f.add(q, "the moves alone give %v after %d moves, but with what else the game offers %v gives %v after %d", v, d, m, w, c)
					return
				}
			}
		}
		for who := zermelo.Max; who <= zermelo.Min; who++ {
			if _, err := zermelo.CheckStrategy(ctx, e.Game, p, who, want.Strategy(who), want.StartValue(), limits); err != nil {
				f.add(p, "%v", strings.TrimPrefix(err.Error(), "zermelo: "))
				return
			}
		}
	}
}
