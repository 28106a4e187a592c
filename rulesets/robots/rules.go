package robots

import (
	"math/big"

	"github.com/cgt-go/sdk/zermelo"
)

// Position is where the robots stand, and into which classes they are divided, if they are. It is an immutable value;
// two are == if they are the same position, where the order of the classes does not count. The zero Position has no
// robots.
type Position struct {
	classes   [2]Crowd // the second one is empty where the robots are not divided; else the first code is not larger
	isDivided bool
}

// New returns a position in which the robots are not divided yet, so that Max is to move.
func New(robots Crowd) Position { return Position{classes: [2]Crowd{robots}} }

// Robots returns all robots.
func (p Position) Robots() Crowd { return merge(p.classes[0], p.classes[1]) }

// Classes returns the two classes; ok is false if the robots are not divided.
func (p Position) Classes() (classes [2]Crowd, ok bool) {
	if !p.isDivided {
		return classes, false
	}
	return p.classes, true
}

// Weight returns the weight of all robots. Max wins if it is 1 or more. It makes a structure.Potential for Min: neither
// dividing nor [Heavier] makes it larger.
func (p Position) Weight() *big.Rat { return p.Robots().Weight() }

// Divide returns the position after Max divides the robots: those of class, which may be none or all, and the others.
// ok is false if they are divided already, if some of class are not there, or if play is over.
func (p Position) Divide(class Crowd) (q Position, ok bool) {
	if _, isEnd := (Rules{}).End(p); isEnd || p.isDivided {
		return Position{}, false
	}
	rest, ok := less(p.classes[0], class)
	if !ok {
		return Position{}, false
	}
	if rest.code < class.code {
		class, rest = rest, class
	}
	return Position{[2]Crowd{class, rest}, true}, true
}

// Remove returns the position after Min takes a class away, 0 or 1 as in [Position.Classes], and the others go on. ok
// is false if the robots are not divided or there is no such class.
func (p Position) Remove(class int) (q Position, ok bool) {
	if !p.isDivided || class != 0 && class != 1 {
		return Position{}, false
	}
	return New(p.classes[1-class].step()), true
}

// Rules are the rules of the game.
type Rules struct{}

// End returns a win if a robot is in the cell 0, and a loss if there is none at all.
func (Rules) End(p Position) (zermelo.Result, bool) {
	switch {
	case p.isDivided:
		return 0, false
	case p.classes[0].code == "":
		return zermelo.Loss, true
	}
	return zermelo.Win, p.classes[0].code[0] == 0
}

// Turn returns Min if the robots are divided, and Max otherwise.
func (Rules) Turn(p Position) zermelo.Player {
	if p.isDivided {
		return zermelo.Min
	}
	return zermelo.Max
}

// AppendMoves appends the positions after each move. Those of Max, all divisions, are half as many, rounded up, as the
// product of the numbers of robots in the cells, each plus 1, so that they should be few; [Rules.IsMove] takes no list.
// Min can take either class away.
func (Rules) AppendMoves(dst []Position, p Position) []Position {
	if p.isDivided {
		for class := range 2 {
			q, _ := p.Remove(class)
			dst = append(dst, q)
		}
		return dst
	}
	type choice struct{ cell, count, taken int }
	var choices []choice
	for cell, count := range p.classes[0].All() {
		choices = append(choices, choice{cell, count, 0})
	}
	for {
		var code []byte
		last := 0
		for _, c := range choices {
			if c.taken > 0 {
				code = appendCell(code, c.cell-last, c.taken)
				last = c.cell
			}
		}
		// Each division comes up from both of its classes.
		class := Crowd{string(code)}
		if q, ok := p.Divide(class); ok && q.classes[0] == class {
			dst = append(dst, q)
		}
		i := 0
		for i < len(choices) && choices[i].taken == choices[i].count {
			choices[i].taken = 0
			i++
		}
		if i == len(choices) {
			return dst
		}
		choices[i].taken++
	}
}

// IsMove reports whether q comes from p by a move. It takes time linear in the cells where robots are.
func (Rules) IsMove(p, q Position) bool {
	if p.isDivided {
		for class := range 2 {
			if r, _ := p.Remove(class); r == q {
				return true
			}
		}
		return false
	}
	r, ok := p.Divide(q.classes[0])
	return ok && r == q
}

var _ zermelo.Judge[Position] = Rules{}

// Value returns who wins: Max if the robots weigh 1 or more together. Where they are divided, both classes must weigh
// 1/2 or more. ok is always true. It takes time linear in the cells where robots are.
func (Rules) Value(p Position) (v zermelo.Result, ok bool) {
	isWon := p.classes[0].isWon()
	if p.isDivided {
		isWon = p.classes[0].step().isWon() && p.classes[1].step().isWon()
	}
	if isWon {
		return zermelo.Win, true
	}
	return zermelo.Loss, true
}

var _ zermelo.Valuer[Position, zermelo.Result] = Rules{}
