package convert

import (
	"strings"

	"github.com/cgt-go/sdk/cgt"
	"github.com/cgt-go/sdk/rulesets/hackenbush"
	"github.com/cgt-go/sdk/surreal/transfinite"
)

// Stalk returns the stalk of Hackenbush whose edges, from the ground up, have the colours of the signs of x: blue for
// plus and red for minus. Its value is the number with these signs. [Signs] leads back. If there are more than
// [hackenbush.MaxEdges] signs, or infinitely many, the error is a [*cgt.LimitError]; those are for package
// [github.com/cgt-go/sdk/rulesets/stalks]. It takes time in proportion to the signs.
//
// Source: Conway, On Numbers and Games, ch. 3, for signs; Winning Ways, ch. 3, for Berlekamp's stalks.
func Stalk(x transfinite.SignExpansion) (hackenbush.Position, error) {
	n, ok := x.Len().Uint64()
	if !ok || n > hackenbush.MaxEdges {
		return hackenbush.Position{}, &cgt.LimitError{What: "edges", Limit: hackenbush.MaxEdges}
	}
	word := make([]byte, 0, n)
	for run := range x.Runs() {
		letter := byte('L')
		if run.Sign < 0 {
			letter = 'R'
		}
		length, _ := run.Length.Uint64() // which is not more than n
		for range length {
			word = append(word, letter)
		}
	}
	return hackenbush.Stalk(string(word))
}

// Signs returns the signs of a stalk of Hackenbush, from the ground up: plus for a blue edge and minus for a red one.
// ok is false if the position is no stalk, if it has a green edge, or if the colours change more often than a
// [transfinite.SignExpansion] has runs, [transfinite.MaxRuns]. [Stalk] leads back.
func Signs(p hackenbush.Position) (x transfinite.SignExpansion, ok bool) {
	word, ok := p.StalkWord()
	if !ok || strings.ContainsRune(word, 'E') {
		return x, false
	}
	if word == "" {
		return x, true
	}
	x, err := transfinite.ParseSignExpansion(word)
	return x, err == nil
}
