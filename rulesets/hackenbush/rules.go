package hackenbush

import (
	"github.com/cgt-go/sdk/cgt"
	"github.com/cgt-go/sdk/internal/limit"
	"github.com/cgt-go/sdk/surreal"
)

// Rules are the rules of Hackenbush: Left cuts a blue or a green edge, Right a red or a green one, and all
// edges that are no longer connected to the ground vanish. Whoever cannot move loses.
//
// With [surreal.Value] or a [surreal.Solver] they find the value of a position, with a [cgt.Solver] who
// wins and how. Beyond the moves they know how a picture falls into parts, which pictures are alike, and the
// values of some.
type Rules struct {
	// Steps bounds the work of Value: how many steps, as in [surreal.Limits], the sums and ordinal sums without a
	// closed form may take in one call. 0 stands for [DefaultSteps], a negative number for no limit. With a large limit
	// most trees of three colours with a hundred edges have their value at once, but a Solver, which asks for the value
	// of every position it meets, is slowed down where the limit is not enough.
	Steps int
}

// DefaultSteps is the limit that 0 in [Rules] stands for.
const DefaultSteps = 1 << 17

func (r Rules) steps() int { return limit.Count(r.Steps, DefaultSteps) }

var _ interface {
	cgt.Ruleset[Position]
	cgt.Decomposer[Position]
	cgt.Normalizer[Position]
	surreal.Valuer[Position]
} = Rules{}

// AppendMoves appends the position after each cut that who can make, in the order of [Position.Edges].
func (Rules) AppendMoves(dst []Position, p Position, who cgt.Player) []Position {
	return appendCuts(dst, p, func(c Colour) bool { return c.CutBy(who) })
}

// appendCuts appends the position after each cut of an edge of a colour that may be cut.
func appendCuts(dst []Position, p Position, may func(Colour) bool) []Position {
	w := getWorkspace()
	defer w.put()
	w.decode(p.code)
	w.findTails()
	at, reached := 0, int32(1)
	for e, c := range w.c {
		if may(c) {
			dst = append(dst, w.cut(p, e, at, reached))
		}
		_, v, _, n := readEdge(p.code[at:])
		at += n
		reached = max(reached, v+1)
	}
	return dst
}
