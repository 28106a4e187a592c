package cgt_test

import (
	"context"
	"slices"
	"strings"
	"testing"

	"pgregory.net/rapid"

	"github.com/cgt-go/sdk/cgt"
)

// compounds are all ways to play several games at once, with the moves by the definition: from the options of each
// position follow lists of positions, in one order or another. nil stands for a position that is gone.
var compounds = map[string]struct {
	compound func(...cgt.Position) cgt.Position
	moves    func(gs []*game, who cgt.Player) [][]*game
}{
	"sum":                   {cgt.Sum, func(gs []*game, who cgt.Player) [][]*game { return choose(gs, who, exactlyOne, false) }},
	"shortened sum":         {cgt.ShortenedSum, func(gs []*game, who cgt.Player) [][]*game { return choose(gs, who, exactlyOne, true) }},
	"selective":             {cgt.Selective, func(gs []*game, who cgt.Player) [][]*game { return choose(gs, who, atLeastOne, false) }},
	"shortened selective":   {cgt.ShortenedSelective, func(gs []*game, who cgt.Player) [][]*game { return choose(gs, who, atLeastOne, true) }},
	"conjunctive":           {cgt.Conjunctive, func(gs []*game, who cgt.Player) [][]*game { return choose(gs, who, everyOne, true) }},
	"continued conjunctive": {cgt.ContinuedConjunctive, func(gs []*game, who cgt.Player) [][]*game { return choose(gs, who, asManyAsCan, false) }},
	"ordinal": {cgt.Ordinal, func(gs []*game, who cgt.Player) [][]*game {
		var moves [][]*game
		for i, g := range gs {
			for _, o := range g.options(who) {
				moves = append(moves, append(slices.Clone(gs[:i]), o))
			}
		}
		return moves
	}},
}

// Which sets of positions may be moved in, of those in which a move is possible.
func exactlyOne(chosen, _, _ int) bool        { return chosen == 1 }
func atLeastOne(chosen, _, _ int) bool        { return chosen > 0 }
func everyOne(chosen, _, all int) bool        { return chosen == all && all > 0 }
func asManyAsCan(chosen, can, _ int) bool     { return chosen == can && can > 0 }
func canMove(g *game, who cgt.Player) bool    { return len(g.options(who)) > 0 }
func cannotMove(g *game, who cgt.Player) bool { return !canMove(g, who) }

func choose(gs []*game, who cgt.Player, allowed func(chosen, can, all int) bool, short bool) [][]*game {
	can := 0
	for _, g := range gs {
		if canMove(g, who) {
			can++
		}
		if short && cannotMove(g, who) {
			return nil
		}
	}
	var moves [][]*game
	var extend func(done []*game, chosen int)
	extend = func(done []*game, chosen int) {
		if len(done) == len(gs) {
			if allowed(chosen, can, len(gs)) {
				moves = append(moves, slices.Clone(done))
			}
			return
		}
		g := gs[len(done)]
		extend(append(done, g), chosen)
		for _, o := range g.options(who) {
			extend(append(done, o), chosen+1)
		}
	}
	extend(nil, 0)
	return moves
}

// asSets returns the tree with the options of each position in order and without repetitions.
func asSets(t cgt.Tree) cgt.Tree {
	var options [2][]cgt.Tree
	for who := range options {
		for o := range t.Options(cgt.Player(who)) {
			options[who] = append(options[who], asSets(o))
		}
		slices.SortFunc(options[who], func(a, b cgt.Tree) int { return strings.Compare(a.String(), b.String()) })
		options[who] = slices.Compact(options[who])
	}
	return cgt.NewTree(options[cgt.Left], options[cgt.Right])
}

// TestCompounds compares the trees of compounds with those that follow from the definitions.
func TestCompounds(t *testing.T) {
	for name, c := range compounds {
		t.Run(name, func(t *testing.T) {
			var byDefinition func(gs []*game) *game
			byDefinition = func(gs []*game) *game {
				var g game
				for _, m := range c.moves(gs, cgt.Left) {
					g.left = append(g.left, byDefinition(m))
				}
				for _, m := range c.moves(gs, cgt.Right) {
					g.right = append(g.right, byDefinition(m))
				}
				return &g
			}
			rapid.Check(t, func(t *rapid.T) {
				var gs []*game
				var ps []cgt.Position
				for range rapid.IntRange(0, 3).Draw(t, "games") {
					g := games(2).Draw(t, "game")
					gs = append(gs, g)
					ps = append(ps, g.tree())
				}
				got, err := cgt.TreeOf(context.Background(), cgt.Ruleset[cgt.Position](cgt.Positions{}), c.compound(ps...), cgt.Limits{})
				if want := byDefinition(gs).tree(); err != nil || asSets(got) != asSets(want) {
					t.Fatalf("%v is %v, %v, want %v", ps, got, err, want)
				}
			})
		})
	}
}

// TestImpartialCompounds checks theorems for impartial games. In the selective compound the next player loses if and
// only if he loses every component (Conway, On Numbers and Games, ch. 14; Winning Ways, ch. 10). The conjunctive
// compound ends with the component that ends first, by remoteness: who wins that one if he hurries and the loser delays
// wins (ch. 14; ch. 9).
func TestImpartialCompounds(t *testing.T) {
	s := cgt.Solver[cgt.Position]{Rules: cgt.Positions{}}
	rapid.Check(t, func(t *rapid.T) {
		all := true
		least := -1
		var ps []cgt.Position
		for range rapid.IntRange(1, 3).Draw(t, "games") {
			g := drawImpartial(t, 4)
			ps = append(ps, g)
			o, err := s.Outcome(context.Background(), g)
			if err != nil {
				t.Fatal(err)
			}
			all = all && o == cgt.P
			if r := remoteness(g); least < 0 || r < least {
				least = r
			}
		}
		if o, err := s.Outcome(context.Background(), cgt.Selective(ps...)); err != nil || (o == cgt.P) != all {
			t.Fatalf("selective %v: %v, %v", ps, o, err)
		}
		if o, err := s.Outcome(context.Background(), cgt.Conjunctive(ps...)); err != nil || (o == cgt.P) != (least%2 == 0) {
			t.Fatalf("conjunctive %v: %v, %v, remoteness %d", ps, o, err, least)
		}
	})
}

// remoteness returns the number of moves that an impartial game lasts if the winner hurries and the loser delays.
func remoteness(g cgt.Tree) int {
	win, lose := -1, -1
	for o := range g.Options(cgt.Left) {
		r := remoteness(o)
		if r%2 == 0 && (win < 0 || r < win) {
			win = r
		}
		if r%2 == 1 {
			lose = max(lose, r)
		}
	}
	if win >= 0 {
		return win + 1
	}
	return lose + 1
}

func drawImpartial(t *rapid.T, rank int) cgt.Tree {
	var options []cgt.Tree
	if rank > 0 {
		for range rapid.IntRange(0, 3).Draw(t, "options") {
			options = append(options, drawImpartial(t, rank-1))
		}
	}
	return cgt.ImpartialTree(options...)
}

// TestVariants compares with the definitions, on trees.
func TestVariants(t *testing.T) {
	var dicotic, impartial, twisted func(g *game) *game
	all := func(gs []*game, f func(*game) *game) (list []*game) {
		for _, g := range gs {
			list = append(list, f(g))
		}
		return list
	}
	dicotic = func(g *game) *game {
		if len(g.left) == 0 || len(g.right) == 0 {
			return &game{}
		}
		return &game{all(g.left, dicotic), all(g.right, dicotic)}
	}
	impartial = func(g *game) *game {
		options := all(slices.Concat(g.left, g.right), impartial)
		return &game{options, options}
	}
	twisted = func(g *game) *game {
		negative := func(g *game) *game { return twisted(g).minus() }
		return &game{all(g.left, negative), all(g.right, negative)}
	}
	rules := cgt.Ruleset[cgt.Tree](cgt.Trees{})
	rapid.Check(t, func(t *rapid.T) {
		g := games(4).Draw(t, "game")
		tree := g.tree()
		if got, err := cgt.TreeOf(context.Background(), cgt.Dicotic(rules), tree, cgt.Limits{}); err != nil || asSets(got) != asSets(dicotic(g).tree()) {
			t.Fatalf("dicotic: %v is %v, %v, want %v", tree, got, err, dicotic(g).tree())
		}
		if got, err := cgt.TreeOf(context.Background(), cgt.Ruleset[cgt.Tree](cgt.Impartial(rules)), tree, cgt.Limits{}); err != nil || asSets(got) != asSets(impartial(g).tree()) {
			t.Fatalf("impartial: %v is %v, %v, want %v", tree, got, err, impartial(g).tree())
		}
		if got, err := cgt.TreeOf(context.Background(), cgt.Twisted(rules), cgt.Twist[cgt.Tree]{Pos: tree}, cgt.Limits{}); err != nil || asSets(got) != asSets(twisted(g).tree()) {
			t.Fatalf("twisted: %v is %v, %v, want %v", tree, got, err, twisted(g).tree())
		}
	})
}

func TestVariantPanics(t *testing.T) {
	for name, f := range map[string]func(){
		"Dicotic":     func() { cgt.Dicotic[int](nil) },
		"Impartial":   func() { cgt.Impartial[int](nil) },
		"Twisted":     func() { cgt.Twisted[int](nil) },
		"Conjunctive": func() { cgt.Conjunctive(nil) },
		"Ordinal":     func() { cgt.Ordinal(cgt.Tree{}, nil) },
	} {
		func() {
			defer func() {
				if recover() == nil {
					t.Errorf("%s takes nil", name)
				}
			}()
			f()
		}()
	}
}
