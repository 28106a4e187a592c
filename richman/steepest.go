package richman

import (
	"cmp"
	"context"
	"math/big"
	"slices"

	"github.com/cgt-go/sdk/internal/poll"
)

// A String is a path between two vertices whose values are known, through others, along which the values rise evenly.
// Its name comes from a model of the graph in which balls hang on strings of equal length, and the path is what is
// stretched.
type String[Pos any] struct {
	Path  []Pos    // from the smaller value to the larger one
	Slope *big.Rat // how much the value rises with each edge
}

// Steepest finds the Richman function of an undirected graph, in which every edge between vertices that are no
// terminals can be passed both ways, by the algorithm of the strings and balls. In the beginning the values of the
// terminals are known. Then it takes, again and again, a path between two known vertices through unknown ones that has
// the largest slope, the difference of the values at its ends divided by its length, and gives its vertices values that
// rise evenly. At last what hangs on one known value has this value. It also returns the strings, steepest first.
//
// With every string the rest of the graph falls into pieces, which are treated apart. The time is of the order of the
// vertices times the edges, or much less if the pieces are small. [Solve] has the same answer for all graphs, and
// sooner for large ones.
//
// The error is a [*GraphError] with the vertices from which an edge leads that cannot be passed back, or the cause of
// ctx.
//
// Source: the Richman notes, §7.
func Steepest(ctx context.Context, g *Graph) (*Solution, []String[int], error) {
	if err := checkUndirected(ctx, g); err != nil {
		return nil, nil, err
	}
	w, err := newWeb(ctx, g)
	if err != nil {
		return nil, nil, err
	}
	for len(w.todo) > 0 {
		piece := w.todo[len(w.todo)-1]
		w.todo = w.todo[:len(w.todo)-1]
		if err := w.settle(piece); err != nil {
			return nil, nil, err
		}
	}
	if err := poll.SortFunc(ctx, w.strings, func(a, b String[int]) int { return b.Slope.Cmp(a.Slope) }); err != nil {
		return nil, nil, err
	}
	dens := newDenominators()
	s := &Solution{g: g, values: make([]fraction, g.Len())}
	for v, x := range w.values {
		if err := w.poll(); err != nil {
			return nil, nil, err
		}
		s.values[v] = fraction{x.Num(), dens.the(x.Denom())}
	}
	if s.near, err = nearest(ctx, g, s.values); err != nil {
		return nil, nil, err
	}
	return s, w.strings, nil
}

// checkUndirected checks that edges between black vertices can be passed both ways, by both players. The error is a
// [*GraphError] or the cause of ctx.
func checkUndirected(ctx context.Context, g *Graph) error {
	var bad []string
	steps := 0
	for v, list := range g.edges {
		isBad := len(g.moves(v, Blue)) != len(list) || len(g.moves(v, Red)) != len(list)
		for _, w := range list {
			if err := poll.Err(ctx, &steps); err != nil {
				return err
			}
			isBad = isBad || g.color[w] == black && !leads(g.edges[w], v)
		}
		if isBad {
			bad = append(bad, g.names[v])
		}
	}
	if bad != nil {
		return &GraphError{Vertices: bad, Msg: "an edge cannot be passed both ways by both players"}
	}
	return nil
}

// A web is an undirected graph in which some values are known.
type web struct {
	ctx     context.Context
	steps   int
	edges   [][]int    // both ways, also from terminals
	values  []*big.Rat // nil where they are not known
	todo    [][]int    // the pieces: what hangs together when the known vertices are taken away
	strings []String[int]

	labels []webLabel
	piece  []int // the number of the piece, by vertex
	count  int   // of pieces so far
}

// webLabel says which of the lines with a given slope that begin at known vertices and run through the piece is lowest
// at a vertex.
type webLabel struct {
	key    *big.Rat // its height; nil if there is none yet
	root   int      // where it begins
	parent int      // the vertex before
	length int
}

// poll returns the cause of the context now and then.
func (w *web) poll() error { return poll.Err(w.ctx, &w.steps) }

// newWeb returns the web of a graph. The error is the cause of ctx.
func newWeb(ctx context.Context, g *Graph) (*web, error) {
	n := g.Len()
	w := &web{ctx: ctx, edges: make([][]int, n), values: make([]*big.Rat, n), labels: make([]webLabel, n), piece: make([]int, n)}
	var open []int
	for v, list := range g.edges {
		for _, u := range list {
			if err := w.poll(); err != nil {
				return nil, err
			}
			if u != v {
				w.edges[v] = append(w.edges[v], u)
			}
			if g.color[u] != black {
				w.edges[u] = append(w.edges[u], v)
			}
		}
		if err := w.poll(); err != nil {
			return nil, err
		}
		switch g.color[v] {
		case blue:
			w.values[v] = new(big.Rat)
		case red:
			w.values[v] = big.NewRat(1, 1)
		default:
			open = append(open, v)
		}
	}
	if err := w.part(open); err != nil {
		return nil, err
	}
	return w, nil
}

// part adds the pieces that the unknown ones of some vertices form. The error is the cause of the context.
func (w *web) part(vertices []int) error {
	old := w.count
	for _, start := range vertices {
		if w.values[start] != nil || w.piece[start] > old {
			continue
		}
		w.count++
		w.piece[start] = w.count
		found := []int{start}
		for i := 0; i < len(found); i++ {
			for _, u := range w.edges[found[i]] {
				if err := w.poll(); err != nil {
					return err
				}
				if w.values[u] == nil && w.piece[u] <= old {
					w.piece[u] = w.count
					found = append(found, u)
				}
			}
		}
		if err := poll.SortFunc(w.ctx, found, cmp.Compare[int]); err != nil {
			return err
		}
		w.todo = append(w.todo, found)
	}
	return nil
}

// settle lays the steepest string of a piece, or gives all of it one value. The error is the cause of the context.
func (w *web) settle(piece []int) error {
	var ends []int // the known vertices around
	isEnd := map[int]bool{}
	for _, v := range piece {
		for _, u := range w.edges[v] {
			if err := w.poll(); err != nil {
				return err
			}
			if w.values[u] != nil && !isEnd[u] {
				isEnd[u] = true
				ends = append(ends, u)
			}
		}
	}
	if err := poll.SortFunc(w.ctx, ends, func(a, b int) int { return cmp.Or(w.values[a].Cmp(w.values[b]), a-b) }); err != nil {
		return err
	}
	lowest, highest := w.values[ends[0]], w.values[ends[len(ends)-1]]
	if lowest.Cmp(highest) == 0 {
		for _, v := range piece {
			w.values[v] = lowest
		}
		return nil
	}
	// If a path is steeper than a slope, then the lowest line of this slope is below its upper end; the slope of the
	// path that is furthest above is tried next (W. Dinkelbach, On nonlinear fractional programming, 1967).
	slope := new(big.Rat)
	var path []int
	for {
		next, err := w.above(piece, ends, slope)
		if err != nil {
			return err
		}
		if next == nil {
			break
		}
		path = next
		rise := new(big.Rat).Sub(w.values[path[len(path)-1]], w.values[path[0]])
		slope = rise.Quo(rise, big.NewRat(int64(len(path)-1), 1))
	}
	for i, v := range path[1 : len(path)-1] {
		if err := w.poll(); err != nil {
			return err
		}
		x := big.NewRat(int64(i+1), 1)
		w.values[v] = x.Add(x.Mul(x, slope), w.values[path[0]])
	}
	w.strings = append(w.strings, String[int]{path, slope})
	return w.part(piece)
}

// above returns the path that is furthest above a line of the given slope through its lower end, or nil if there is
// none above.
func (w *web) above(piece, ends []int, slope *big.Rat) ([]int, error) {
	for _, v := range piece {
		w.labels[v].key = nil
	}
	// The lines grow by one edge each time, so that the queue is in order.
	var queue []int
	number := w.piece[piece[0]]
	spread := func(from int, l webLabel) error {
		for _, u := range w.edges[from] {
			if err := w.poll(); err != nil {
				return err
			}
			if w.values[u] == nil && w.piece[u] == number && w.labels[u].key == nil {
				w.labels[u] = webLabel{new(big.Rat).Add(l.key, slope), l.root, from, l.length + 1}
				queue = append(queue, u)
			}
		}
		return nil
	}
	for i, source := 0, 0; i < len(queue) || source < len(ends); {
		if source < len(ends) && (i == len(queue) || w.values[ends[source]].Cmp(w.labels[queue[i]].key) < 0) {
			a := ends[source]
			if err := spread(a, webLabel{w.values[a], a, -1, 0}); err != nil {
				return nil, err
			}
			source++
			continue
		}
		if err := spread(queue[i], w.labels[queue[i]]); err != nil {
			return nil, err
		}
		i++
	}
	var (
		best   *big.Rat
		last   int
		finish int
	)
	for _, b := range ends {
		for _, v := range w.edges[b] {
			if err := w.poll(); err != nil {
				return nil, err
			}
			if w.values[v] != nil || w.piece[v] != number {
				continue
			}
			l := w.labels[v]
			d := new(big.Rat).Sub(w.values[b], l.key)
			d.Sub(d, slope)
			if d.Sign() <= 0 {
				continue
			}
			if best != nil {
				if c := d.Cmp(best); c < 0 || c == 0 && l.length >= w.labels[last].length {
					continue
				}
			}
			best, last, finish = d, v, b
		}
	}
	if best == nil {
		return nil, nil
	}
	path := []int{finish}
	for v := last; v >= 0 && w.values[v] == nil; v = w.labels[v].parent {
		path = append(path, v)
	}
	path = append(path, w.labels[last].root)
	slices.Reverse(path)
	return path, nil
}
