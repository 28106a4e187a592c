package oracle

import (
	"slices"

	"github.com/cgt-go/sdk/cgt"
)

// Canonical returns the canonical form of t: the tree equal to it in which no option of any subtree is
// dominated or reversible, and no option is equal to another. Trees that are equal have canonical forms
// that are alike but for the order of options; [Same] compares them.
//
// It brings the options into canonical form, and then deletes a dominated option or bypasses a
// reversible one for as long as there is any.
//
// Source: Conway, On Numbers and Games, ch. 10; Siegel, Combinatorial Game Theory, §II.2.
func (o *Order) Canonical(t cgt.Tree) cgt.Tree {
	forms := map[cgt.Tree]cgt.Tree{}
	for u := range t.Subtrees() {
		var options [2][]cgt.Tree
		for _, who := range both {
			for v := range u.Options(who) {
				options[who] = append(options[who], forms[v])
			}
		}
		for o.delete(&options) || o.bypass(&options) {
		}
		forms[u] = cgt.NewTree(options[cgt.Left], options[cgt.Right])
	}
	return forms[t]
}

// delete deletes one dominated option, or one of two that are equal, if there is any.
func (o *Order) delete(options *[2][]cgt.Tree) bool {
	for _, who := range both {
		for i, v := range options[who] {
			for j, w := range options[who] {
				if i != j && o.better(w, v, who) {
					options[who] = slices.Delete(slices.Clone(options[who]), i, i+1)
					return true
				}
			}
		}
	}
	return false
}

// bypass replaces one reversible option if there is any: an option with an answer that is at least
// as good for the opponent as the game itself. The options after that answer take its place.
func (o *Order) bypass(options *[2][]cgt.Tree) bool {
	game := cgt.NewTree(options[cgt.Left], options[cgt.Right])
	for _, who := range both {
		for i, v := range options[who] {
			for answer := range v.Options(who.Opponent()) {
				if !o.better(answer, game, who.Opponent()) {
					continue
				}
				rest := slices.Delete(slices.Clone(options[who]), i, i+1)
				options[who] = slices.AppendSeq(rest, answer.Options(who))
				return true
			}
		}
	}
	return false
}

// Same reports whether two trees are alike but for the order of options and for options that are
// there twice.
func Same(g, h cgt.Tree) bool { return same(map[[2]cgt.Tree]bool{}, g, h) }

func same(known map[[2]cgt.Tree]bool, g, h cgt.Tree) bool {
	if g == h {
		return true
	}
	if s, ok := known[[2]cgt.Tree{g, h}]; ok {
		return s
	}
	s := covers(known, g, h) && covers(known, h, g)
	known[[2]cgt.Tree{g, h}] = s
	return s
}

// covers reports whether every option of h is the same as an option of g.
func covers(known map[[2]cgt.Tree]bool, g, h cgt.Tree) bool {
	for _, who := range both {
		for v := range h.Options(who) {
			found := false
			for u := range g.Options(who) {
				found = found || same(known, u, v)
			}
			if !found {
				return false
			}
		}
	}
	return true
}
