package cgt

import "errors"

// Dicotic returns the dicotic variant of rules, also called the all-small one: as rules say, but nobody may move where
// one of the players cannot. It keeps what rules know about positions that are alike, but not how they fall apart: a
// part in which one player cannot move may still be played as long as there is another. Dicotic panics if rules is nil.
//
// Source: Siegel, Combinatorial Game Theory, §II.7, for dicotic games; the documentation of CGSuite 2,
// Ruleset.DicoticVariant.
func Dicotic[Pos comparable](rules Ruleset[Pos]) Ruleset[Pos] {
	return dicotic[Pos]{wantRules("Dicotic", rules)}
}

// Impartial returns the impartial variant of rules, in which both players have all moves that one of them has: rules
// themselves if they are impartial, and else that of [Twin] if they have one. Otherwise it keeps what rules know about
// positions that are alike and about parts. So the parts must be right for the variant too, as they are if a move in p
// is a move in one of them; if they only have the value of p, rules must be a Twin. Impartial panics if rules is nil.
//
// Source: Winning Ways, ch. 15, for Cram, the impartial variant of Domineering; the documentation of CGSuite 2,
// Ruleset.ImpartialVariant.
func Impartial[Pos comparable](rules Ruleset[Pos]) ImpartialRuleset[Pos] {
	switch r := wantRules("Impartial", rules).(type) {
	case ImpartialRuleset[Pos]:
		return r
	case Twin[Pos]:
		return r.ImpartialTwin()
	case negative[Pos]:
		return Impartial(r.rules)
	}
	return impartial[Pos]{rules}
}

// Twin is an optional capability of a [Ruleset]: it has an impartial variant that knows more than [Impartial] could
// make of the rules, or that does without parts which have the value of a position but are not played as it is.
type Twin[Pos comparable] interface {
	// ImpartialTwin returns rules in which both players have all moves that one of them has.
	ImpartialTwin() ImpartialRuleset[Pos]
}

// Twisted returns the twisted variant of rules: after each move the players change places, so that {g^L | g^R} becomes
// {−g^L | −g^R}, and so on in the options. It keeps what rules know about positions that are alike. Twisted panics if
// rules is nil.
//
// Source: the documentation of CGSuite 2, Game.TwistedVariant.
func Twisted[Pos comparable](rules Ruleset[Pos]) Ruleset[Twist[Pos]] {
	return twisted[Pos]{wantRules("Twisted", rules)}
}

func wantRules[Pos comparable](name string, rules Ruleset[Pos]) Ruleset[Pos] {
	if rules == nil {
		panic(errors.New("cgt: " + name + ": nil ruleset"))
	}
	return rules
}

type dicotic[Pos comparable] struct{ rules Ruleset[Pos] }

func (d dicotic[Pos]) AppendMoves(dst []Pos, p Pos, who Player) []Pos {
	if len(d.rules.AppendMoves(nil, p, who.Opponent())) == 0 {
		return dst
	}
	return d.rules.AppendMoves(dst, p, who)
}

func (d dicotic[Pos]) Normalize(p Pos) (Pos, bool) { return normalize(d.rules, p) }

type impartial[Pos comparable] struct{ rules Ruleset[Pos] }

func (i impartial[Pos]) AppendMoves(dst []Pos, p Pos, _ Player) []Pos {
	return i.rules.AppendMoves(i.rules.AppendMoves(dst, p, Left), p, Right)
}

func (i impartial[Pos]) AppendParts(dst []Pos, p Pos) []Pos { return appendParts(i.rules, dst, p) }

// Normalize forgets whether the players change places: an impartial game is its own negative.
func (i impartial[Pos]) Normalize(p Pos) (Pos, bool) {
	q, _ := normalize(i.rules, p)
	return q, false
}

func (impartial[Pos]) Impartial() {}

// Twist is a position under rules that are [Twisted].
type Twist[Pos comparable] struct {
	Pos    Pos
	Turned bool // the players have changed places, an odd number of times
}

type twisted[Pos comparable] struct{ rules Ruleset[Pos] }

func (t twisted[Pos]) AppendMoves(dst []Twist[Pos], p Twist[Pos], who Player) []Twist[Pos] {
	if p.Turned {
		who = who.Opponent()
	}
	for _, q := range t.rules.AppendMoves(nil, p.Pos, who) {
		dst = append(dst, Twist[Pos]{q, !p.Turned})
	}
	return dst
}

func (t twisted[Pos]) Normalize(p Twist[Pos]) (Twist[Pos], bool) {
	q, swapped := normalize(t.rules, p.Pos)
	return Twist[Pos]{Pos: q}, swapped != p.Turned
}
