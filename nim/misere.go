package nim

import (
	"context"
	"errors"

	"github.com/cgt-go/sdk/cgt"
	"github.com/cgt-go/sdk/internal/advice"
)

// MisereSolver finds who wins impartial games in misère play, in which a player who cannot move wins, and the [Genus]
// of positions. It looks at every position once and remembers it for the next call; of positions that are alike
// ([cgt.Normalizer]) one is looked at. Positions are not split into parts, for who wins a sum in misère play does not
// follow from what its parts are worth: so it looks at many more positions than a [Solver]. Set Rules; the other fields
// may stay zero. It is used like a Solver and ends with the same errors.
//
// Sources: Conway, On Numbers and Games, ch. 12; Winning Ways, ch. 13.
type MisereSolver[Pos comparable] struct {
	// Rules are the rules to play by; they must stay the same after the first call.
	Rules cgt.ImpartialRuleset[Pos]
	// Limits bounds the number of positions, over the life of the solver. It may be changed between calls.
	Limits cgt.Limits
	// Goroutines is how many goroutines may work on one call, as in a [Solver].
	Goroutines int
	// Progress, if not nil, is called after every [cgt.ProgressEvery] new positions, or somewhat more if several
	// goroutines work.
	Progress func(cgt.Stats)

	normalizer cgt.Normalizer[Pos] // Rules as Normalizer, or nil
	search     search[Pos, misereEntry]
}

// misereEntry is what is known of a position. The rank is larger than those of its options.
type misereEntry struct {
	genus Genus
	rank  uint32
	tame  bool // it is tame, and so is every position after it
}

// Genus returns the genus of p. Like the other methods it panics if Rules is nil.
func (s *MisereSolver[Pos]) Genus(ctx context.Context, p Pos) (Genus, error) {
	e, err := s.of(ctx, p)
	return e.genus, err
}

// Value returns the misère value of p, which is 0 if and only if the player who moves loses. A heap *n has the value n
// if n > 1, but *0 has the value 1 and *1 the value 0.
func (s *MisereSolver[Pos]) Value(ctx context.Context, p Pos) (Nimber, error) {
	g, err := s.Genus(ctx, p)
	if err != nil {
		return 0, err
	}
	return g.Misere(), nil
}

// Outcome returns the outcome of p in misère play: [cgt.P] if the player who moves loses, and else [cgt.N].
func (s *MisereSolver[Pos]) Outcome(ctx context.Context, p Pos) (cgt.Outcome, error) {
	v, err := s.Value(ctx, p)
	switch {
	case err != nil:
		return 0, err
	case v == 0:
		return cgt.P, nil
	}
	return cgt.N, nil
}

// WinningMoves returns the positions that one can move to from p and win in misère play, in the order in which the
// ruleset lists them, without duplicates. There is none also if p has no moves, where the player to move has won.
func (s *MisereSolver[Pos]) WinningMoves(ctx context.Context, p Pos) ([]Pos, error) {
	s.prepare()
	if ctx.Err() != nil {
		return nil, context.Cause(ctx)
	}
	var won []Pos
	seen := map[Pos]bool{}
	for _, q := range s.Rules.AppendMoves(nil, p, cgt.Left) {
		if seen[q] {
			continue
		}
		seen[q] = true
		v, err := s.Value(ctx, q)
		if err != nil {
			return nil, err
		}
		if v == 0 {
			won = append(won, q)
		}
	}
	return won, nil
}

// IsTame reports whether p and all positions after it have genera that occur in Nim. Then p can be replaced, in every
// sum of such positions, by the position of Nim of its genus, and [Genus.AddTame] gives the genera of sums.
//
// Source: Conway, On Numbers and Games, ch. 12, and Winning Ways, ch. 13, whose tame games are these and some more.
func (s *MisereSolver[Pos]) IsTame(ctx context.Context, p Pos) (bool, error) {
	e, err := s.of(ctx, p)
	return e.tame, err
}

func (s *MisereSolver[Pos]) of(ctx context.Context, p Pos) (misereEntry, error) {
	s.prepare()
	return s.search.of(ctx, s.normal(p))
}

// normal returns the representative of p.
func (s *MisereSolver[Pos]) normal(p Pos) Pos {
	if s.normalizer != nil {
		p, _ = s.normalizer.Normalize(p)
	}
	return p
}

func (s *MisereSolver[Pos]) prepare() {
	s.search.limits, s.search.goroutines, s.search.progress = s.Limits, s.Goroutines, s.Progress
	if s.search.known != nil {
		return
	}
	if s.Rules == nil {
		panic(errors.New("nim: MisereSolver without Rules"))
	}
	s.normalizer, _ = s.Rules.(cgt.Normalizer[Pos])
	s.search.rules, s.search.known = s.Rules, map[Pos]misereEntry{}
	s.search.appendParts = func(dst []Pos, p Pos) []Pos { return append(dst, s.normal(p)) }
	s.search.closed = func(Pos) (misereEntry, bool) { return misereEntry{}, false }
	s.search.loopAdvice = advice.Step(s.normalizer != nil, false)
	s.search.newCombine = func() func([]part[Pos, misereEntry]) misereEntry { return genusOfOptions[Pos] }
}

// genusOfOptions returns what is known of the position with the given options.
func genusOfOptions[Pos comparable](options []part[Pos, misereEntry]) misereEntry {
	e := misereEntry{tame: true}
	genera := map[Genus]bool{}
	for i := range options {
		o := &options[i].v
		e.rank = max(e.rank, o.rank+1)
		e.tame = e.tame && o.tame
		genera[o.genus] = true
	}
	if len(options) == 0 {
		return e
	}
	var normal []Nimber
	var digits [][]Nimber
	for g := range genera { // in any order, for the mex of a set has none
		normal = append(normal, g.normal)
		digits = append(digits, g.Digits())
	}
	e.genus = newGenus(Mex(normal...), misereValues(digits))
	e.tame = e.tame && e.genus.IsTame()
	return e
}

// misereValues returns the misère values g₀, g₁, … of a position, given those of its options, until they repeat. From G
// with n + 1 heaps *2 one can move to an option of G with the same heaps, and to G with n of them and a heap 0 or *1 in
// place of the last, of which the latter has the misère value gₙ ⊕ 1. Once the values of all options go to and fro, and
// gₙ₊₂ = gₙ, they go to and fro for ever.
func misereValues(options [][]Nimber) []Nimber {
	repeat := 0 // from here on the values of the options have period 2
	for _, digits := range options {
		repeat = max(repeat, len(digits)-2)
	}
	var values, taken []Nimber
	for n := 0; ; n++ {
		taken = taken[:0]
		for _, digits := range options {
			taken = append(taken, digitAt(digits, n))
		}
		if n > 0 {
			taken = append(taken, values[n-1], values[n-1]^1)
		}
		values = append(values, Mex(taken...))
		if n-2 >= repeat && values[n] == values[n-2] {
			return values
		}
	}
}

// digitAt returns the value with number n of misère values whose last two repeat.
func digitAt(digits []Nimber, n int) Nimber {
	if n >= len(digits) {
		n = len(digits) - 2 + (n-len(digits))%2
	}
	return digits[n]
}

// Verify checks everything the solver has found, as [Solver.Verify] does: it asks the rules again for the moves of
// every position, and checks that both players have the same, the nim-value and all misère values by their definitions,
// so far as they are written and two more.
func (s *MisereSolver[Pos]) Verify(ctx context.Context) error {
	s.prepare()
	return s.search.verify(ctx, s.holds, "the moves do not bear out the genus that was found before")
}

// holds reports whether what is known of p follows from what is known of its options.
func (s *MisereSolver[Pos]) holds(p Pos, e misereEntry) bool {
	moves := s.Rules.AppendMoves(nil, p, cgt.Left)
	if len(moves) == 0 {
		return e == misereEntry{tame: true}
	}
	last := len(e.genus.Digits()) + 2
	tame := e.genus.IsTame()
	var options []Genus
	for _, q := range moves {
		o, ok := s.search.known[s.normal(q)]
		if !ok || o.rank >= e.rank {
			return false
		}
		tame = tame && o.tame
		last = max(last, len(o.genus.Digits())+2)
		options = append(options, o.genus)
	}
	isMex := func(v Nimber, value func(g Genus) Nimber, more ...Nimber) bool {
		taken := map[Nimber]bool{}
		for _, g := range options {
			taken[value(g)] = true
		}
		for _, x := range more {
			taken[x] = true
		}
		for x := range v {
			if !taken[x] {
				return false
			}
		}
		return !taken[v]
	}
	if tame != e.tame || !isMex(e.genus.Normal(), Genus.Normal) || !isMex(e.genus.At(0), Genus.Misere) {
		return false
	}
	for n := 1; n <= last; n++ {
		before := e.genus.At(n - 1)
		if !isMex(e.genus.At(n), func(g Genus) Nimber { return g.At(n) }, before, before^1) {
			return false
		}
	}
	return true
}

// MisereNim returns the outcome of Nim with the given heaps in misère play. It is that of normal play, but that a
// position whose heaps all have at most one coin is won by the other player.
//
// Source: Bouton, Nim, a game with a complete mathematical theory, 1901; Winning Ways, ch. 13.
func MisereNim(heaps ...Nimber) cgt.Outcome {
	isSmall := true
	for _, n := range heaps {
		isSmall = isSmall && n <= 1
	}
	if (Sum(heaps...) == 0) != isSmall {
		return cgt.P
	}
	return cgt.N
}
