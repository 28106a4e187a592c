package hackenbush

import "github.com/cgt-go/sdk/surreal"

// rewriter is the memory in which simpler pictures are put together.
type rewriter struct {
	gone     []bool         // for every vertex but the root of a block, whether it goes with the block
	found    []uint8        // for every vertex, what kinds of blocks stand there
	drop     []bool         // for every edge, whether it goes
	stalks   []surreal.Game // for every vertex, the value of the stalks that replace what hung there
	partEnds []int32        // the edges of part i that stay are byPart[partEnds[i]:partEnds[i+1]]
	byPart   []int32
	build    graph
}

// AppendParts appends positions whose sum equals p. First p is simplified as by [Position.Simplify]; then it
// is split where its parts meet only in the ground.
func (Rules) AppendParts(dst []Position, p Position) []Position {
	if q, ok := p.greenStalk(); ok {
		if !q.IsEmpty() {
			dst = append(dst, q)
		}
		return dst
	}
	w := getWorkspace()
	defer w.put()
	w.decode(p.code)
	if !w.simplify() && w.parts == 1 {
		return append(dst, p)
	}
	w.replace()
	for i := range w.pieces() {
		w.startBuild()
		w.buildPiece(i)
		if len(w.build.u) > 0 {
			q, _ := w.position(&w.build)
			dst = append(dst, q)
		}
	}
	return dst
}

// Simplify returns a position that equals p and has at most as many edges. Whatever hangs at one vertex, or
// stands by itself on the ground, and is known by a closed form to be a number, a nimber or the sum of two
// such, is replaced by the stalks of these, a blue and red one and a green one.
func (p Position) Simplify() Position {
	if q, ok := p.greenStalk(); ok {
		return q
	}
	w := getWorkspace()
	defer w.put()
	w.decode(p.code)
	if !w.simplify() {
		return p
	}
	w.replace()
	w.startBuild()
	for i := range w.pieces() {
		w.buildPiece(i)
	}
	q, _ := w.position(&w.build)
	return q
}

// simplify finds out which edges stay and which stalks replace the others. It reports whether anything
// is replaced.
func (w *workspace) simplify() bool {
	w.analyse(0)
	w.gone = filled(w.gone, w.n, false)
	w.found = filled(w.found, w.n, 0)
	replaced := false
	// The blocks that stand on a block come before it in the list, so this goes from the ground up.
	for i := len(w.blocks) - 1; i >= 0; i-- {
		b := &w.blocks[i]
		if !w.gone[b.root] {
			kind := w.kind(int32(i))
			if kind == 0 {
				continue
			}
			if w.found[b.root]&kind != 0 || kind == notStalk {
				w.found[b.root] |= notStalk
				replaced = true
			}
			w.found[b.root] |= kind
		}
		for _, e := range w.grouped[b.begin:b.end] {
			for _, y := range [2]int32{w.u[e], w.v[e]} {
				if y != b.root {
					w.gone[y] = true
				}
			}
		}
	}
	return replaced
}

// What is found to stand on a vertex, as a set.
const (
	numberStalk = 1 << iota // a stalk of blue and red edges
	nimberStalk             // a green one
	notStalk                // anything else that a number and a nimber are the value of; or too many stalks
)

// kind says what the block i with all that stands on it is, or 0 if it is not known to be a number and a
// nimber.
func (w *workspace) kind(i int32) uint8 {
	if kind := w.stalk(i); kind != 0 {
		return kind
	}
	if w.evaluate(&w.graph, i) {
		if _, ups, _, ok := w.blocks[i].value.NumberUpStar(); ok && ups.Sign() == 0 {
			return notStalk
		}
	}
	return 0
}

// stalk says whether the block i is the beginning of a stalk, and which.
func (w *workspace) stalk(i int32) uint8 {
	green := w.c[w.grouped[w.blocks[i].begin]] == Green
	for {
		b := &w.blocks[i]
		if b.top < 0 || green != (w.c[w.grouped[b.begin]] == Green) {
			return 0
		}
		switch w.hanging[b.top].blocks {
		case 0:
			if green {
				return nimberStalk
			}
			return numberStalk
		case 1:
			i = w.hanging[b.top].only
		default:
			return 0
		}
	}
}

// replace puts what simplify has found into effect.
func (w *workspace) replace() {
	w.gone = filled(w.gone, w.n, false)
	w.drop = filled(w.drop, len(w.u), false)
	w.stalks = filled(w.stalks, w.n, surreal.Game{})
	for i := len(w.blocks) - 1; i >= 0; i-- {
		b := &w.blocks[i]
		if !w.gone[b.root] {
			if w.found[b.root]&notStalk == 0 || w.kind(int32(i)) == 0 {
				continue
			}
			w.evaluate(&w.graph, int32(i))
			w.stalks[b.root] = w.stalks[b.root].Add(b.value)
		}
		for _, e := range w.grouped[b.begin:b.end] {
			w.drop[e] = true
			for _, y := range [2]int32{w.u[e], w.v[e]} {
				if y != b.root {
					w.gone[y] = true
				}
			}
		}
	}
	w.groupByPart()
}

// groupByPart lists the edges that stay by the parts they belong to. A loop on the ground belongs to none
// and never stays.
func (w *workspace) groupByPart() {
	w.partEnds = filled(w.partEnds, w.parts+2, 0)
	for e, v := range w.v {
		if !w.drop[e] {
			w.partEnds[w.part[v]+2]++
		}
	}
	for i := 2; i < len(w.partEnds); i++ {
		w.partEnds[i] += w.partEnds[i-1]
	}
	w.byPart = resize(w.byPart, len(w.u))
	for e, v := range w.v {
		if !w.drop[e] {
			at := &w.partEnds[w.part[v]+1]
			w.byPart[*at] = int32(e)
			*at++
		}
	}
}

// pieces returns the number of pieces that the simplified picture consists of: its parts, and two stalks
// for everything on the ground that was replaced. Pieces may be empty.
func (w *workspace) pieces() int { return w.parts + 2 }

// startBuild begins a new picture. Its vertices have the numbers they had, and new ones are added.
func (w *workspace) startBuild() {
	w.build.reset()
	w.build.n = w.n
}

// buildPiece adds a piece to the new picture.
func (w *workspace) buildPiece(i int) {
	switch i - w.parts {
	case 0:
		w.buildNumber(Ground)
		return
	case 1:
		w.buildNimber(Ground)
		return
	}
	for _, e := range w.byPart[w.partEnds[i]:w.partEnds[i+1]] {
		w.build.add(w.u[e], w.v[e], w.c[e])
		for _, y := range [2]int32{w.u[e], w.v[e]} {
			if y != Ground && w.stalks[y] != (surreal.Game{}) {
				w.buildNumber(y)
				w.buildNimber(y)
				w.stalks[y] = surreal.Game{}
			}
		}
	}
}

// buildNumber adds the blue and red stalk that stands on a vertex in place of what hung there.
func (w *workspace) buildNumber(at int32) {
	x, _, _, _ := w.stalks[at].NumberUpStar()
	w.chain = appendStalk(w.chain[:0], x)
	for _, c := range w.chain {
		at = w.buildEdge(at, c)
	}
}

// buildNimber adds the green one.
func (w *workspace) buildNimber(at int32) {
	_, _, nim, _ := w.stalks[at].NumberUpStar()
	for range nim {
		at = w.buildEdge(at, Green)
	}
}

// buildEdge adds an edge to a new vertex, and returns that.
func (w *workspace) buildEdge(at int32, c Colour) int32 {
	top := int32(w.build.n)
	w.build.n++
	w.build.add(at, top, c)
	return top
}
