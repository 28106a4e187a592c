package surreal_test

import (
	"github.com/cgt-go/sdk/cgt"
	"github.com/cgt-go/sdk/rulesets/domineering"
)

// plainDomineering has the rules of Domineering and nothing else.
type plainDomineering struct{}

func (plainDomineering) AppendMoves(dst []domineering.Position, p domineering.Position, who cgt.Player) []domineering.Position {
	return domineering.Rules{}.AppendMoves(dst, p, who)
}

// subsetOf3x4 returns a set of squares of the 3 × 4 board, numbered row by row.
func subsetOf3x4(set uint64) domineering.Position {
	return domineering.FromBits(set&15 | set>>4&15<<8 | set>>8&15<<16)
}
