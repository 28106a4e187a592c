package sums_test

import (
	"fmt"
	"slices"

	"github.com/cgt-go/sdk/cgt"
	"github.com/cgt-go/sdk/rulesets/graph"
	"github.com/cgt-go/sdk/surreal"
	"github.com/cgt-go/sdk/surreal/sums"
)

// form is a value in canonical form, or a switch as it stands, which may be no switch: {1/4|2} is worth 1, but its
// impartial twin has two moves.
type form struct {
	left, right surreal.Game // of a switch; otherwise left is the value
	isSwitch    bool
}

func (f form) String() string {
	if f.isSwitch {
		return fmt.Sprintf("%v, %v", f.left, f.right)
	}
	return f.left.String()
}

// forms are the rules of forms.
type forms struct{}

func (forms) AppendMoves(dst []form, f form, who cgt.Player) []form {
	switch {
	case !f.isSwitch:
		for g := range f.left.Options(who) {
			dst = append(dst, form{left: g})
		}
		return dst
	case who == cgt.Left:
		return append(dst, form{left: f.left})
	}
	return append(dst, form{left: f.right})
}

// afterInForm returns the text of a form after a move with the name that it has in the tests of MCGS.
func afterInForm(f form, name string) (string, bool) {
	moves := forms{}.AppendMoves(forms{}.AppendMoves(nil, f, cgt.Left), f, cgt.Right)
	switch {
	case f.isSwitch && name == "SWITCH_L", !f.isSwitch && name == "DEC", len(moves) == 1 && name == "INT":
		return moves[0].String(), true
	case f.isSwitch && name == "SWITCH_R", !f.isSwitch && name == "INC":
		return moves[len(moves)-1].String(), true
	}
	ups, err := upStar(name)
	return ups.String(), err == nil
}

// pinsMove returns the name that a move in Kayles has in the tests of MCGS: how many pins are taken, and how many are
// left on either side, the fewer ones first.
func pinsMove(before, after graph.Graph) string {
	sides := []int{0, 0}
	for _, part := range after.AppendParts(nil) {
		sides = append(sides, part.NumVertices())
	}
	slices.Sort(sides)
	sides = sides[len(sides)-2:]
	return fmt.Sprintf("%d-%d-%d", before.NumVertices()-after.NumVertices(), sides[0], sides[1])
}

// pinsMoves returns the names of moves in sums of Kayles only.
func pinsMoves(sum []sums.Component, moves []sums.Move, prefix bool) []string {
	var names []string
	for _, m := range moves {
		before, _, _ := sums.At[graph.Graph](sum[m.Component])
		after, _, _ := sums.At[graph.Graph](m.To)
		name := pinsMove(before, after)
		if prefix {
			name = fmt.Sprintf("%d:%s", m.Component, name)
		}
		names = append(names, name)
	}
	slices.Sort(names)
	return slices.Compact(names)
}
