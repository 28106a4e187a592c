package sums

import (
	"context"
	"errors"
	"fmt"

	"github.com/cgt-go/sdk/cgt"
	"github.com/cgt-go/sdk/nim"
	"github.com/cgt-go/sdk/surreal"
)

// family is what a solver knows of the positions of one game. Every part of a position, normalised, has a meaning: its
// value if it is known, and otherwise the atom that stands for it.
type family[Pos comparable] struct {
	game       *game[Pos]
	rules      cgt.Ruleset[Pos]
	normalizer cgt.Normalizer[Pos] // rules as Normalizer, or nil
	decomposer cgt.Decomposer[Pos] // likewise
	valuer     surreal.Valuer[Pos] // likewise
	meanings   map[Pos]meaning
	positions  []Pos // those that are atoms
	values     surreal.Solver[Pos]
	nimbers    *nim.Solver[Pos] // if the rules are impartial
	nimValuer  nim.Valuer[Pos]  // likewise, rules as Valuer, or nil
	valued     int              // at least as many positions as nimbers holds
	moves      []Pos            // scratch
	split      []Pos            // scratch
}

// meaning is what a part is worth: a number, an infinitesimal number-up-star and an atom.
type meaning struct {
	number, small, atom ref
}

// positions is a family, whatever its positions are.
type positions interface {
	// addOptions calls add with a draft for each option of who, in the order of the rules.
	addOptions(s *Solver, number int, who cgt.Player, add func(d *draft))
	// value returns the value of a position if it is found in the given number of steps.
	value(ctx context.Context, s *Solver, number, steps int) (g surreal.Game, ok bool, err error)
	text(number int) string
	// identity returns a position with its rules, the same for all solvers.
	identity(number int) any
	// looksAt returns whether representatives, or parts, stand for the positions.
	looksAt() (representatives, parts bool)
}

// familyOf returns what the solver knows of a game.
func familyOf[Pos comparable](s *Solver, g *game[Pos]) *family[Pos] {
	f, ok := s.families[g.key].(*family[Pos])
	if !ok {
		f = newFamily(s, g)
		s.families[g.key] = f
	}
	return f
}

func newFamily[Pos comparable](s *Solver, g *game[Pos]) *family[Pos] {
	rules := g.rules
	f := &family[Pos]{game: g, rules: rules, meanings: map[Pos]meaning{}}
	f.normalizer, _ = rules.(cgt.Normalizer[Pos])
	f.decomposer, _ = rules.(cgt.Decomposer[Pos])
	f.valuer, _ = rules.(surreal.Valuer[Pos])
	f.values.Rules = rules
	if r, ok := rules.(cgt.ImpartialRuleset[Pos]); ok {
		f.nimbers = &nim.Solver[Pos]{Rules: r}
		f.nimValuer, _ = rules.(nim.Valuer[Pos])
	}
	if _, ok := any(rules).(cgt.Positions); !ok && (s.Database != nil || f.nimValuer != nil) {
		f.values.Rules = informed[Pos]{f, s}
	}
	return f
}

func (f *family[Pos]) text(number int) string { return fmt.Sprint(f.positions[number]) }

func (f *family[Pos]) looksAt() (representatives, parts bool) {
	return f.normalizer != nil, f.decomposer != nil
}

// ruled is a position with its rules.
type ruled[Pos comparable] struct {
	rules any
	p     Pos
}

func (f *family[Pos]) identity(number int) any { return ruled[Pos]{f.game.key, f.positions[number]} }

// add adds the position p, or its negative, to a draft.
func (f *family[Pos]) add(s *Solver, d *draft, p Pos, negative bool) {
	if f.decomposer == nil {
		f.addPart(s, d, p, negative)
		return
	}
	from := len(f.split)
	f.split = f.decomposer.AppendParts(f.split, p)
	for i := from; i < len(f.split); i++ {
		f.addPart(s, d, f.split[i], negative)
	}
	f.split = f.split[:from]
}

func (f *family[Pos]) addPart(s *Solver, d *draft, p Pos, negative bool) {
	if f.normalizer != nil {
		var swapped bool
		p, swapped = f.normalizer.Normalize(p)
		negative = negative != swapped
	}
	m, ok := f.meanings[p]
	if !ok {
		m = f.meet(s, p)
	}
	s.addMeaning(d, m, negative)
}

// meet gives a meaning to a part that was not met before.
func (f *family[Pos]) meet(s *Solver, p Pos) meaning {
	s.held++
	var m meaning
	if g, ok := f.known(s, p); ok {
		m = s.meaningOf(g)
	} else {
		m = f.newMeaning(s, p)
	}
	f.meanings[p] = m
	return m
}

// newMeaning returns the value of a position if it is small, and else a new atom.
func (f *family[Pos]) newMeaning(s *Solver, p Pos) meaning {
	number := len(f.positions)
	f.positions = append(f.positions, p)
	left, right := f.mobility(number)
	if left+right <= firstMoves {
		if g, ok := s.tryValue(f, number, firstSteps); ok {
			f.positions = f.positions[:number]
			return s.meaningOf(g)
		}
	}
	impartial := f.nimbers != nil
	return meaning{atom: s.newAtom(atom{family: f, number: int32(number), left: int32(left), right: int32(right), impartial: impartial, self: impartial})}
}

// mobility returns how many moves the players have in a position.
func (f *family[Pos]) mobility(number int) (left, right int) {
	from := len(f.moves)
	f.moves = f.rules.AppendMoves(f.moves, f.positions[number], cgt.Left)
	left = len(f.moves) - from
	if f.nimbers != nil {
		f.moves = f.moves[:from]
		return left, left
	}
	f.moves = f.rules.AppendMoves(f.moves[:from], f.positions[number], cgt.Right)
	right = len(f.moves) - from
	f.moves = f.moves[:from]
	return left, right
}

func (f *family[Pos]) addOptions(s *Solver, number int, who cgt.Player, add func(d *draft)) {
	from := len(f.moves)
	f.moves = f.rules.AppendMoves(f.moves, f.positions[number], who)
	var d draft
	for i := from; i < len(f.moves) && !s.search.stopped(); i++ { // meeting large positions takes long
		d.clear()
		f.add(s, &d, f.moves[i], false)
		add(&d)
	}
	f.moves = f.moves[:from]
}

func (f *family[Pos]) value(ctx context.Context, s *Solver, number, steps int) (g surreal.Game, ok bool, err error) {
	p := f.positions[number]
	if f.nimbers != nil {
		f.nimbers.Limits.Positions = f.valued + steps/stepsOfPosition
		n, err := f.nimbers.Value(ctx, p)
		if errors.Is(err, cgt.ErrLimit) {
			f.valued = f.nimbers.Limits.Positions
			return surreal.Game{}, false, nil
		}
		return surreal.Nimber(n), err == nil, err
	}
	f.values.Limits = surreal.Limits{Positions: s.Limits.Positions, Steps: steps}
	g, err = f.values.Value(ctx, p)
	if errors.Is(err, cgt.ErrLimit) {
		return surreal.Game{}, false, nil
	}
	return g, err == nil, err
}
