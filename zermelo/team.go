package zermelo

import (
	"errors"
	"math"
	"sync"
	"sync/atomic"

	"github.com/cgt-go/sdk/cgt"
	"github.com/cgt-go/sdk/internal/limit"
)

// team answers questions of yes and no by several goroutines, such that nothing depends on how many there are. It works
// in rounds. Before each, the caller chooses some positions of a [crown], for each of which it is a job to answer the
// question, with no more than so many looks at positions. A job sees what was remembered before the round, and what it
// finds itself. After the round, what the jobs have found is put together in their order, and the crown grows where a
// job has not come to an end.
//
// A question that one goroutine answers with few looks is not shared, so that then all is as it is without others.
//
// Source: I.-C. Wu, H.-H. Lin, P.-H. Lin, D.-J. Sun, Y.-C. Chan, B.-T. Chen, Job-level proof-number search for
// Connect6, Computers and Games 2010, for jobs at the leaves of a tree. The choice of jobs is another one.
type team[Pos comparable, V Payoff[V]] struct {
	*search[Pos, V]
	shared     sharer[Pos, V]
	goroutines int
	table      int // positions to remember
	jobs       []job[Pos, V]
}

// sharer is a search whose work goroutines can share. Its methods see a position and the question as the representative
// does.
type sharer[Pos comparable, V Payoff[V]] interface {
	// find answers the question w about k, and remembered says what is known of that.
	find(k kid[Pos, V], w window[V]) (span[V], error)
	remembered(k kid[Pos, V], w window[V]) (s span[V], work int)
	// numbers returns how hard it seems to be to answer yes, and to answer no.
	numbers(k kid[Pos, V], w window[V]) (yes, no uint32)
	// note remembers k.s, which answers the question w, and took so many looks.
	note(k kid[Pos, V], w window[V], looks int)
	// fork returns a search that reads what this one remembers, but keeps what it finds to itself, for so many
	// positions; clear makes it forget that, block says that play has come through k, and join takes over what a fork
	// has found.
	fork(h *search[Pos, V], table int) sharer[Pos, V]
	clear()
	block(k kid[Pos, V], w window[V])
	join(fork sharer[Pos, V])
}

// errPause ends a search that has looked at as many positions as it may, if others go on with it.
var errPause = errors.New("zermelo: a search has paused")

// sizes say how much work is done at a time. They are the same for any number of goroutines.
type sizes struct {
	alone int // looks that a question must take before others help
	jobs  int // the most jobs of a round
	looks int // of a job at the start of the crown
}

// teamSizes were found by trial with boards of Connect Four. With more or larger jobs, more of them turn out not to
// have been needed; with fewer or smaller ones, goroutines wait longer for each other.
var teamSizes = sizes{alone: 1 << 16, jobs: 8, looks: 1 << 11}

// fewestBits is the least number of bits of the number of looks that an entry of a memory must have taken to be taken
// over. To look again at positions that took a single look costs less.
const fewestBits = 2

// job is to answer the question about a leaf of the crown.
type job[Pos comparable, V Payoff[V]] struct {
	at     *knot[Pos, V]
	search *search[Pos, V]
	fork   sharer[Pos, V]
	s      span[V] // what was found, as the root of the crown sees it
	err    error
	isDone bool
	failed any // the panic
}

func newTeam[Pos comparable, V Payoff[V]](h *search[Pos, V], shared sharer[Pos, V], goroutines, table int) *team[Pos, V] {
	return &team[Pos, V]{search: h, shared: shared, goroutines: limit.Goroutines(goroutines), table: table}
}

// find answers the question w about k, both as the representative sees them.
func (t *team[Pos, V]) find(k kid[Pos, V], w window[V]) (span[V], error) {
	if s, err := t.alone(k, w); err != errPause {
		return s, err
	}
	t.jobs = make([]job[Pos, V], teamSizes.jobs)
	c, err := newCrown(t.search, t.shared, k, w)
	for err == nil && !c.root.isSettled {
		var jobs []job[Pos, V]
		if jobs, err = t.plan(c); err == nil {
			t.run(c, jobs)
			err = t.gather(c, jobs)
		}
	}
	return c.root.k.s, err
}

// alone searches as if there were no others, as long as a question may take that is not shared.
func (t *team[Pos, V]) alone(k kid[Pos, V], w window[V]) (span[V], error) {
	most := t.most
	if most-t.looked > teamSizes.alone {
		t.most, t.isPart = t.looked+teamSizes.alone, true
	}
	s, err := t.shared.find(k, w)
	t.most, t.isPart = most, false
	return s, err
}

// plan returns the jobs of the next round: none if the question is answered.
func (t *team[Pos, V]) plan(c *crown[Pos, V]) ([]job[Pos, V], error) {
	left := t.most - t.looked
	if left <= 0 {
		return nil, &cgt.LimitError{What: "positions", Limit: t.most}
	}
	leaves, err := c.choose(min(len(t.jobs), left))
	if err != nil {
		return nil, err
	}
	jobs := t.jobs[:len(leaves)]
	for i, x := range leaves {
		j := &jobs[i]
		if j.fork == nil {
			j.search = &search[Pos, V]{rules: t.rules, bounder: t.bounder, ctx: t.ctx, seed: t.seed, isPart: true}
			j.fork = t.shared.fork(j.search, max(1, t.table/len(t.jobs)))
		}
		j.at, j.isDone = x, false
		j.search.looked, j.search.most = 0, min(jobLooks(x.depth), left/len(jobs))
		j.search.above = func(p Pos) []Pos { return c.way(p, x) }
	}
	return jobs, nil
}

// jobLooks returns how many positions a job may look at for a leaf that is so deep in the crown. The number grows by a
// quarter with each move, so that no crown is much deeper than its leaves are large.
func jobLooks(depth int) int {
	looks := teamSizes.looks
	for ; depth > 0 && looks < math.MaxInt/2; depth-- {
		looks += looks/4 + 1
	}
	return looks
}

// run does the jobs of a round.
func (t *team[Pos, V]) run(c *crown[Pos, V], jobs []job[Pos, V]) {
	var (
		next    atomic.Int64
		helping sync.WaitGroup
	)
	work := func() {
		for i := next.Add(1); int(i) <= len(jobs); i = next.Add(1) {
			jobs[i-1].do(c)
		}
	}
	defer helping.Wait() // also if the rules end the goroutine of the caller
	for range min(t.goroutines, len(jobs)) - 1 {
		helping.Go(work)
	}
	work()
}

// do does a job. It only reads what it shares with others.
func (j *job[Pos, V]) do(c *crown[Pos, V]) {
	defer func() {
		if !j.isDone {
			j.failed = recover() // gather raises it again
		}
	}()
	j.fork.clear()
	for _, x := range c.above(j.at) {
		j.fork.block(c.seen(x))
	}
	k, w := c.seen(j.at)
	if j.s, j.err = j.fork.find(k, w); j.err == nil && k.isSwapped {
		j.s = j.s.swapped()
	}
	j.isDone = true
}

// gather takes over what the jobs of a round have found. If some have failed, the error, or the panic, is that of the
// first one of them.
func (t *team[Pos, V]) gather(c *crown[Pos, V], jobs []job[Pos, V]) error {
	for i := range jobs {
		switch j := &jobs[i]; {
		case j.failed != nil:
			panic(j.failed)
		case !j.isDone:
			return errGone
		case j.err != nil && j.err != errPause:
			return j.err
		}
	}
	for i := range jobs {
		t.shared.join(jobs[i].fork)
		t.count(jobs[i].search.looked, jobs[i].at.depth)
	}
	for i := range jobs {
		if err := c.take(&jobs[i]); err != nil {
			return err
		}
	}
	return nil
}

// count notes that so many positions were looked at, and reports progress.
func (t *team[Pos, V]) count(looks, depth int) {
	at := t.looked / cgt.ProgressEvery
	for t.looked += looks; at < t.looked/cgt.ProgressEvery; at++ {
		if t.progress != nil {
			t.progress(cgt.Stats{Positions: (at + 1) * cgt.ProgressEvery, Depth: depth})
		}
	}
}
