package richman

import (
	"context"
	"errors"
	"fmt"
	"math/big"
	"slices"

	"github.com/cgt-go/sdk/cgt"
)

// Lazy finds the Richman function of an undirected graph that may be infinite, path by path, and looks only at the part
// of the graph that it needs: around the terminals, of which there are finitely many, and around the paths that it has
// found. What it finds is exact, and every Richman function of the graph with values from 0 to 1 has these values, even
// where there are several. It may be that some vertices are never found.
//
// A Lazy is for one goroutine. [NewLazy] makes one.
type Lazy[Pos comparable] struct {
	// Limits bounds the number of positions that one search looks at.
	Limits cgt.Limits

	neighbours func(dst []Pos, p Pos) []Pos
	values     map[Pos]*big.Rat
	known      []Pos    // in the order in which they were found
	highest    *big.Rat // of the values
	slope      *big.Rat // of the last string, or a guess
}

// NewLazy returns a Lazy for the graph in which neighbours appends the finitely many vertices beside p to dst; if q is
// beside p, then p must be beside q. Blues and reds are the terminals, at least one of each and none of them in both;
// else the error is a [*GraphError]. NewLazy panics if neighbours is nil.
func NewLazy[Pos comparable](neighbours func(dst []Pos, p Pos) []Pos, blues, reds []Pos) (*Lazy[Pos], error) {
	if neighbours == nil {
		panic(errors.New("richman: NewLazy: no neighbours"))
	}
	if len(blues) == 0 || len(reds) == 0 {
		return nil, &GraphError{Msg: "there must be a blue and a red vertex"}
	}
	l := &Lazy[Pos]{neighbours: neighbours, values: map[Pos]*big.Rat{}, highest: big.NewRat(1, 1), slope: big.NewRat(1, 1)}
	for who, list := range [2][]Pos{blues, reds} {
		x := big.NewRat(int64(who), 1)
		for _, p := range list {
			if old, isKnown := l.values[p]; isKnown && old.Cmp(x) != 0 {
				return nil, &GraphError{Vertices: []string{fmt.Sprint(p)}, Msg: "it is blue and red"}
			}
			l.add(p, x)
		}
	}
	return l, nil
}

func (l *Lazy[Pos]) add(p Pos, x *big.Rat) {
	if _, isKnown := l.values[p]; !isKnown {
		l.values[p] = x
		l.known = append(l.known, p)
	}
}

// Value returns the value of p as a number of the caller's, if it has been found.
func (l *Lazy[Pos]) Value(p Pos) (x *big.Rat, ok bool) {
	if x, ok = l.values[p]; ok {
		x = new(big.Rat).Set(x)
	}
	return x, ok
}

// Known returns the number of vertices whose values have been found, with the terminals.
func (l *Lazy[Pos]) Known() int { return len(l.known) }

// Next lays the next string: a steepest path between known vertices through unknown ones. Slopes never rise from one
// string to the next. It is false if there is no more: then what is left hangs on single values and, where it is
// finite, has them.
//
// The search looks only as far as a path can be that is steep enough; the slope that is asked for is halved until there
// is one. If that takes more positions than the limits allow, the error is a [*cgt.LimitError], and nothing has
// changed. If only infinitely much hangs on single values there is no path, and it always ends like this.
//
// Source: the Richman notes, §7.
func (l *Lazy[Pos]) Next(ctx context.Context) (s String[Pos], ok bool, err error) {
	slope := new(big.Rat).Set(l.slope)
	for {
		found, isComplete, err := l.search(ctx, slope, false)
		switch {
		case err != nil:
			return s, false, err
		case found != nil:
			for found != nil {
				s.Path = found
				rise := new(big.Rat).Sub(l.values[found[len(found)-1]], l.values[found[0]])
				slope = rise.Quo(rise, big.NewRat(int64(len(found)-1), 1))
				if found, _, err = l.search(ctx, slope, true); err != nil {
					return String[Pos]{}, false, err
				}
			}
			for i, p := range s.Path[1 : len(s.Path)-1] {
				x := big.NewRat(int64(i+1), 1)
				l.add(p, x.Add(x.Mul(x, slope), l.values[s.Path[0]]))
			}
			l.slope.Set(slope)
			s.Slope = slope
			return s, true, nil
		case isComplete:
			return s, false, nil
		}
		slope.Quo(slope, big.NewRat(2, 1))
	}
}

// lazyLabel is the lowest line of some slope to a position.
type lazyLabel[Pos any] struct {
	key    *big.Rat
	root   Pos
	parent Pos
	length int
}

// search returns the path that is furthest above a line of the given slope through its lower end; it must be above it
// if isStrict, and else may lie on it. If there is none it is nil, and isComplete says that the search looked at
// everything.
func (l *Lazy[Pos]) search(ctx context.Context, slope *big.Rat, isStrict bool) (path []Pos, isComplete bool, err error) {
	sources := slices.DeleteFunc(slices.Clone(l.known), func(p Pos) bool { return l.values[p].Cmp(l.highest) == 0 }) // from there nothing rises
	slices.SortStableFunc(sources, func(p, q Pos) int { return l.values[p].Cmp(l.values[q]) })
	most := new(big.Rat).Sub(l.highest, slope) // no line is of use that is higher at an unknown position
	labels := map[Pos]lazyLabel[Pos]{}
	var (
		queue, beside []Pos
		best          *big.Rat
		last, end     Pos
	)
	isComplete = true
	limit := l.Limits.MaxPositions()
	look := func(p Pos, from lazyLabel[Pos], isSource bool) error {
		beside = l.neighbours(beside[:0], p)
		for _, q := range beside {
			if x, isKnown := l.values[q]; isKnown {
				if isSource {
					continue // an edge between known vertices is no path
				}
				d := new(big.Rat).Sub(x, from.key)
				d.Sub(d, slope)
				if d.Sign() < 0 || d.Sign() == 0 && (isStrict || x.Cmp(l.values[from.root]) == 0) {
					continue
				}
				if best != nil {
					if c := d.Cmp(best); c < 0 || c == 0 && from.length >= labels[last].length {
						continue
					}
				}
				best, last, end = d, p, q
				continue
			}
			if _, isMet := labels[q]; isMet {
				continue
			}
			key := new(big.Rat).Add(from.key, slope)
			if key.Cmp(most) > 0 {
				isComplete = false
				continue
			}
			if len(labels) >= limit {
				return &cgt.LimitError{What: "positions", Limit: limit}
			}
			labels[q] = lazyLabel[Pos]{key, from.root, p, from.length + 1}
			queue = append(queue, q)
		}
		return nil
	}
	for i, source := 0, 0; i < len(queue) || source < len(sources); {
		if (i+source)&0xff == 0 && ctx.Err() != nil {
			return nil, false, context.Cause(ctx)
		}
		if source < len(sources) && (i == len(queue) || l.values[sources[source]].Cmp(labels[queue[i]].key) < 0) {
			a := sources[source]
			source++
			if err := look(a, lazyLabel[Pos]{key: l.values[a], root: a}, true); err != nil {
				return nil, false, err
			}
			continue
		}
		if err := look(queue[i], labels[queue[i]], false); err != nil {
			return nil, false, err
		}
		i++
	}
	if best == nil {
		return nil, isComplete, nil
	}
	path = []Pos{end}
	for p := last; p != labels[last].root; p = labels[p].parent {
		path = append(path, p)
	}
	path = append(path, labels[last].root)
	slices.Reverse(path)
	return path, false, nil
}
