package extensive

import (
	"strconv"

	"github.com/cgt-go/sdk/internal/scan"
	"github.com/cgt-go/sdk/matrixgame"
)

// AppendText appends the text of a file in Gambit's .efg format, version 2, which [ParseEFG] reads again as the same game,
// within its limits of digits and bits. A set has its label as name, and each payoff is an outcome, which is described
// where it comes first, as a set is. Missing names of players are Max and Min. Texts are written as they are: Gambit itself
// wants names of printable ASCII characters, without a backslash before a quote, another one or the end, and from version
// 16.7 on without blanks at an end or beside each other.
//
// The error is that of [New] for the tree, but for a [*RecallError] and the bits of probabilities: a player in a file may
// forget. It is a [*matrixgame.InputError] too if there are more than two names of players. The time is linear in the size
// of the file.
func (e *EFG) AppendText(b []byte) ([]byte, error) {
	if n := len(e.Players); n > 2 {
		return b, &matrixgame.InputError{Place: "players:", Msg: strconv.Itoa(n) + " names, and not two"}
	}
	g, err := newGame(e.Tree, true)
	if err != nil {
		return b, err
	}
	b = append(scan.AppendQuoted(append(b, "EFG 2 R "...), e.Title), " {"...)
	for who := Max; who <= Min; who++ {
		name := who.String()
		if int(who) < len(e.Players) {
			name = e.Players[who]
		}
		b = scan.AppendQuoted(append(b, ' '), name)
	}
	b = append(scan.AppendQuoted(append(b, " }\n"...), e.Comment), "\n\n"...)
	outcomes := map[string]int{}
	events := 0
	for at, p := range g.nodes {
		switch n := p.node; n.kind {
		case chance:
			events++
			b = append(strconv.AppendInt(append(b, `c "" `...), int64(events), 10), ` "" {`...)
			for k, label := range n.labels {
				b = append(append(scan.AppendQuoted(append(b, ' '), label), ' '), n.probabilities[k].RatString()...)
			}
			b = append(b, " } 0\n"...)
		case choice:
			b = strconv.AppendInt(append(b, `p "" `...), int64(n.who)+1, 10)
			b = strconv.AppendInt(append(b, ' '), int64(p.set)+1, 10)
			if s := g.sets[n.who][p.set]; s.node == at {
				b = append(scan.AppendQuoted(append(b, ' '), s.label), " {"...)
				for _, label := range s.moves {
					b = scan.AppendQuoted(append(b, ' '), label)
				}
				b = append(b, " }"...)
			}
			b = append(b, " 0\n"...)
		case end:
			b = append(b, `t "" `...)
			b = append(appendOutcome(b, n.payoff.RatString(), outcomes), '\n')
		}
	}
	return b, nil
}

// appendOutcome appends the number of the outcome in which Max gets a payoff from Min, and its description if it is
// new. The outcome 0 pays nothing.
func appendOutcome(b []byte, payoff string, outcomes map[string]int) []byte {
	if payoff == "0" {
		return append(b, '0')
	}
	number, isKnown := outcomes[payoff]
	if isKnown {
		return strconv.AppendInt(b, int64(number), 10)
	}
	number = len(outcomes) + 1
	outcomes[payoff] = number
	negated := "-" + payoff
	if payoff[0] == '-' {
		negated = payoff[1:]
	}
	b = append(strconv.AppendInt(b, int64(number), 10), ` "" { `...)
	return append(append(append(append(b, payoff...), ", "...), negated...), " }"...)
}

// MarshalText returns what [EFG.AppendText] appends.
func (e *EFG) MarshalText() ([]byte, error) { return e.AppendText(nil) }

// UnmarshalText makes e what [ParseEFG] reads.
func (e *EFG) UnmarshalText(text []byte) error {
	f, err := ParseEFG(string(text))
	if err == nil {
		*e = *f
	}
	return err
}
