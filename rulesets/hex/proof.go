package hex

import (
	"cmp"
	"context"
	"fmt"
	"math/bits"
	"slices"

	"github.com/cgt-go/sdk/cgt"
	"github.com/cgt-go/sdk/zermelo"
)

// Proof says who wins from a position, and how: by a virtual connection of the sides, which is put together of smaller
// ones. It is immutable and safe for concurrent use.
type Proof struct {
	start  Position
	winner zermelo.Player
	root   *link
}

// VerifyError reports a [Proof] that does not hold.
type VerifyError struct{ Msg string }

// Error returns the message in one line.
func (e *VerifyError) Error() string { return "hex: the proof does not hold: " + e.Msg }

// Prove finds out who wins from a position. At each position it first looks for virtual connections of both players,
// see [Proof]. If none of them decides, the player to move must move on a cell that all connections need with which the
// opponent would win by moving next, and each such move is looked at in turn; one that loses shows another connection
// that the opponent has, so that fewer moves remain to be looked at.
//
// The limit is on positions to look at. The error is a [*cgt.LimitError], a [*SizeError] for a board without cells, or
// the cause of ctx if that is done.
//
// Sources: V. V. Anshelevich, A hierarchical approach to computer Hex, Artificial Intelligence 134 (2002); R. Hayward,
// Y. Björnsson, M. Johanson, M. Kan, N. Po, J. van Rijswijck, Solving 7 × 7 Hex: virtual connections and game-state
// reduction, Advances in Computer Games 10 (2003).
func Prove(ctx context.Context, p Position, limits cgt.Limits) (*Proof, error) {
	if p.size == 0 {
		return nil, &SizeError{}
	}
	s := &prover{ctx: ctx, most: limits.MaxPositions(), known: map[Position]result{}}
	r, err := s.solve(p)
	if err != nil {
		return nil, err
	}
	return &Proof{p, r.winner, r.l}, nil
}

// prover is a search for a proof.
type prover struct {
	ctx    context.Context
	most   int
	looked int
	known  map[Position]result
}

// result is who wins, by a link that needs no move, or one that needs a move of the winner who is to move.
type result struct {
	winner zermelo.Player
	l      *link
}

// view is what is seen of a position at once: who wins, if that is seen, or else the links with which the opponent
// would win by moving next, and the cells that all of these need.
type view struct {
	position Position
	key      int8 // the move that led here
	result   result
	threats  []*link
	must     uint64
}

// look looks at a position.
func (s *prover) look(p Position) (view, error) {
	v := view{position: p}
	if r, ok := s.known[p]; ok {
		v.result = r
		return v, nil
	}
	switch {
	case s.ctx.Err() != nil:
		return v, context.Cause(s.ctx)
	case s.looked >= s.most:
		return v, &cgt.LimitError{What: "positions", Limit: s.most}
	}
	s.looked++
	mover := p.Turn()
	other := mover.Opponent()
	held, steps := p.connect(mover, true)
	if held == nil && len(steps) > 0 {
		held = steps[0]
	}
	if held != nil {
		v.result = result{mover, held}
		return v, nil
	}
	if held, v.threats = p.connect(other, false); held != nil {
		v.result = result{other, held}
		return v, nil
	}
	v.must = p.open()
	for _, t := range v.threats {
		v.must &= t.free
	}
	return v, nil
}

// solve finds out who wins.
func (s *prover) solve(p Position) (result, error) {
	v, err := s.look(p)
	if err != nil {
		return result{}, err
	}
	return s.search(v)
}

// search finds out who wins where that is not seen at once. It goes as deep as there are cells.
func (s *prover) search(v view) (result, error) {
	p := v.position
	if v.result.l == nil {
		if r, ok := s.known[p]; ok {
			return r, nil // found since the view was taken
		}
		r, err := s.try(p, v.threats, v.must)
		if err != nil {
			return r, err
		}
		s.known[p] = r
		return r, nil
	}
	return v.result, nil
}

// try tries the moves on some cells: first those after which it is seen at once who wins, and then the others,
// beginning with those that leave the opponent the fewest cells.
func (s *prover) try(p Position, threats []*link, must uint64) (result, error) {
	mover := p.Turn()
	var views []view
	for _, key := range p.order(must) {
		if must>>key&1 == 0 {
			continue // by now it is known to lose
		}
		q := p
		q.taken[mover] |= 1 << key
		v, err := s.look(q)
		if err != nil {
			return result{}, err
		}
		v.key = key
		if views = append(views, v); v.result.l == nil {
			continue
		}
		views = views[:len(views)-1]
		if r, isDone := answer(v, mover); isDone {
			return r, nil
		}
		threats = append(threats, v.result.l)
		must &= v.result.l.free
	}
	slices.SortStableFunc(views, func(a, b view) int { return cmp.Compare(bits.OnesCount64(a.must), bits.OnesCount64(b.must)) })
	for _, v := range views {
		if must>>v.key&1 == 0 {
			continue
		}
		var err error
		if v.result, err = s.search(v); err != nil {
			return result{}, err
		}
		if r, isDone := answer(v, mover); isDone {
			return r, nil
		}
		threats = append(threats, v.result.l)
		must &= v.result.l.free
	}
	return result{mover.Opponent(), newChoice(slices.Clone(threats))}, nil
}

// answer returns the result of a position from one after a move, if it settles it: the mover wins, or the opponent even
// without the move.
func answer(v view, mover zermelo.Player) (r result, isDone bool) {
	if v.result.winner == mover {
		return result{mover, newStep(v.key, v.result.l)}, true
	}
	return v.result, !v.result.l.forMover()
}

// order returns some cells with those first that seem best to take: which bring the mover nearer to a chain, and the
// opponent no nearer.
func (p Position) order(cells uint64) []int8 {
	type rated struct {
		key  int8
		rate int
	}
	mover := p.Turn()
	var list []rated
	for ; cells != 0; cells &= cells - 1 {
		q := p
		q.taken[mover] |= cells & -cells
		list = append(list, rated{firstCell(cells), q.missing(mover) - q.missing(mover.Opponent())})
	}
	slices.SortStableFunc(list, func(a, b rated) int { return cmp.Compare(a.rate, b.rate) })
	keys := make([]int8, len(list))
	for i, r := range list {
		keys[i] = r.key
	}
	return keys
}

// Value returns what Max gets.
func (p *Proof) Value() zermelo.Result { return zermelo.WinFor(p.winner) }

// Links returns the number of virtual connections that the proof is put together of.
func (p *Proof) Links() int { return p.root.count() }

// Carrier returns the number of free cells that the winner needs. What happens on all other cells does not matter.
func (p *Proof) Carrier() int { return bits.OnesCount64(p.root.free) }

// Verify checks the proof: each connection by its rule, and that the winner has the stones and the free cells that the
// last one needs. It looks at each connection once, and uses nothing that finds them. The error is a [*VerifyError];
// none is expected.
func (p *Proof) Verify() error {
	if p.root == nil {
		return &VerifyError{"it has no connection"}
	}
	from, to := p.start.sides(p.winner)
	c := &checker{p.start, from, to, map[*link]bool{}}
	if err := c.check(p.root); err != nil {
		return err
	}
	switch {
	case p.root.ends != [2]end{sideFrom, sideTo}:
		return &VerifyError{"it does not join the sides"}
	case p.root.needs&^p.start.taken[p.winner] != 0:
		return &VerifyError{fmt.Sprintf("%v does not have the stones that it needs", p.winner)}
	case p.root.free&^p.start.open() != 0:
		return &VerifyError{"a cell that should be free is taken"}
	case p.root.forMover() && p.start.Turn() != p.winner:
		return &VerifyError{fmt.Sprintf("%v needs a move", p.winner)}
	}
	return nil
}

// Strategy returns the strategy of the winner. It depends on the position only, and takes time linear in [Proof.Links]
// for a move. It says nothing where the opponent is to move, where play has ended, and at positions that do not come
// about from the start if it is followed. [zermelo.CheckStrategy] checks it against every reply on small boards.
func (p *Proof) Strategy() zermelo.Strategy[Position] {
	return zermelo.StrategyFunc[Position](func(at Position) (q Position, ok bool) {
		if _, isOver := (Rules{}).End(at); isOver || at.size != p.start.size || at.Turn() != p.winner {
			return q, false
		}
		game := &play{at.taken[p.winner], at.taken[p.winner.Opponent()], map[*link]state{}}
		s := game.state(p.root)
		switch {
		case s.isHeld:
			s.key = firstCell(at.open()) // any cell will do
		case s.key < 0:
			return q, false
		}
		q = at
		q.taken[p.winner] |= 1 << s.key
		return q, true
	})
}
