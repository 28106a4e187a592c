package cgttest

import (
	"fmt"
	"hash/maphash"
	"math/rand/v2"
	"reflect"
)

// This file is about play that does not end and always comes to new positions, which no test can tell from long play. A
// play that is tried and goes on for very long is told, unless the position it began at has a value, so that play from
// there ends.

const (
	// mostTried is the number of given positions from which a play is tried even if there were enough positions to look
	// at before, and of plays that go on for very long.
	mostTried = 20
	// mostListed is how many moves there may be to choose from in a play, for each position that one may look at.
	mostListed = 100
	// growth is how many bytes of text that a position has more than the one at the beginning count as a move: what
	// grows for ever soon takes long to play on.
	growth = 4
	// mostReplays is how often a play may seem to come back to where it was and does not: hashes are equal by accident
	// hardly ever, but those of pointers are if the memory behind one is used again.
	mostReplays = 2
	// mostRemembered is the number of positions of a play whose hashes are remembered to see whether it comes back.
	mostRemembered = 1_000_000
	// mostKept is the number of moves after which play goes on that are enough to choose from, where it is to go on, and
	// mostAsked that of moves among which they are looked for.
	mostKept, mostAsked = 4, 16
)

// goingOn is the kind of a play that does not end while it need not.
const goingOn = ", by moves after which there are others,"

// play is what is known of a play.
type play[Pos any] struct {
	kind     string // who moves, such as " of Left alone", or "" if both do in any order
	from, at Pos
	moves    int
	ended    bool
	grown    int   // moves that are counted since the texts have grown
	isLoop   bool  // it came back to at, where it had been before
	begins   []Pos // the positions that it came to first
}

func (p play[Pos]) String() string {
	if p.isLoop {
		return fmt.Sprintf("a play%s from %s comes back to %s, after %d moves in all", p.kind, show(p.from), show(p.at), p.moves)
	}
	return fmt.Sprintf("a play%s from %s had not ended after %d moves, at %s", p.kind, show(p.from), p.moves, show(p.at))
}

// grows reports whether the play was broken off since its texts grow, rather than since it is long. Each further move
// takes longer, and so does each search.
func (p play[Pos]) grows(first int) bool {
	return !p.ended && !p.isLoop && p.grown/mostListed > first/2
}

// unchecked returns the error that a play which did not end is if no law is broken.
func (p play[Pos]) unchecked(suite string) error {
	return fmt.Errorf("cgttest: that play ends was not checked: %v; see that play ends, and if it does, set %s.Explore to more, or %[2]s.Search so that the value of %[3]s is found", p, suite, show(p.from))
}

// randomPlay plays at random. It goes on for so many moves at least, and if it is long, until very many have been
// listed, or it comes back to a position. The moves are asked for with the number of those that have been made; asked
// again they must be the same.
//
// A play of the kind goingOn makes only moves after which there are others, if there are any among the first: where a
// player may do something again and again, and may stop, play at random would stop.
func randomPlay[Pos comparable](kind string, from Pos, first int, isLong bool, source *rand.PCG, ask func(p Pos, made int) []Pos) play[Pos] {
	start, random, hash := *source, rand.New(source), maphash.MakeSeed()
	p := play[Pos]{kind: kind, from: from, at: from}
	listed, begun := 0, texts(reflect.ValueOf(from))
	list := func(at Pos, made int) []Pos {
		moves := ask(at, made)
		listed += len(moves)
		if kind != goingOn {
			return moves
		}
		var kept []Pos
		for _, q := range moves[:min(len(moves), mostAsked)] {
			if len(kept) < mostKept && len(ask(q, made+1)) > 0 {
				kept = append(kept, q)
			}
		}
		if len(kept) == 0 {
			return moves
		}
		return kept
	}
	// In a long play the hash of a position leads to the number of moves before it, of a very long one in the
	// beginning. The positions themselves may be too large to be kept: an endless play of growing texts would fill the
	// memory.
	before := map[uint64]int{}
	failures := 0
	for ; ; p.moves++ {
		moves := list(p.at, p.moves)
		more := max(0, texts(reflect.ValueOf(p.at))-begun) / growth
		listed += more
		p.grown += more
		if isLong && len(moves) > 0 {
			h := maphash.Comparable(hash, p.at)
			made, isMet := before[h]
			switch {
			case isMet && failures < mostReplays:
				counted := listed // replays are few, and a play that is nearly over must not be broken off for them
				q, ok := replay(from, start, made, list)
				listed = counted
				if p.isLoop = ok && q == p.at; !p.isLoop {
					failures++
				}
			case !isMet && len(before) < mostRemembered:
				before[h] = p.moves
			}
		}
		switch {
		case p.isLoop:
			return p
		case len(moves) == 0:
			p.ended = true
			return p
		case p.moves >= first && (!isLong || listed/mostListed >= first):
			return p
		}
		p.at = moves[random.IntN(len(moves))]
		if p.moves < first {
			p.begins = append(p.begins, p.at)
		}
	}
}

// replay returns where a random play was after so many moves; ok is false if now there are no moves, which the same
// rules have listed before.
func replay[Pos any](at Pos, source rand.PCG, moves int, list func(p Pos, made int) []Pos) (p Pos, ok bool) {
	random := rand.New(&source)
	for made := range moves {
		next := list(at, made)
		if len(next) == 0 {
			return at, false
		}
		at = next[random.IntN(len(next))]
	}
	return at, true
}

// isItself reports whether == knows a position again. An interface may hold what cannot be compared.
func isItself[Pos comparable](p Pos) (ok bool) {
	defer func() {
		if recover() != nil {
			ok = false
		}
	}()
	q := p
	return p == q
}

// notItself is the error that a position is which == does not know again.
func notItself[Pos any](p Pos) error {
	return fmt.Errorf("cgttest: the position %s is not equal to itself by ==, as a floating-point number may be, or cannot be compared, as a slice in an interface, so nothing can be known of it", show(p))
}
