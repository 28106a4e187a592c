package oracle

import "github.com/cgt-go/sdk/cgt"

// Order decides which of two trees is at least as good for Left. The zero Order is ready for use; it
// remembers every pair of trees it was asked about, and is for one goroutine.
type Order struct {
	le map[[2]cgt.Tree]bool
}

// Le reports whether g ≤ h, which is so unless some g^L ≥ h or some h^R ≤ g.
//
// Source: Conway, On Numbers and Games, ch. 0.
func (o *Order) Le(g, h cgt.Tree) bool {
	pair := [2]cgt.Tree{g, h}
	if le, ok := o.le[pair]; ok {
		return le
	}
	le := o.decide(g, h)
	if o.le == nil {
		o.le = map[[2]cgt.Tree]bool{}
	}
	o.le[pair] = le
	return le
}

// decide is Le without memory of the pair itself.
func (o *Order) decide(g, h cgt.Tree) bool {
	for l := range g.Options(cgt.Left) {
		if o.Le(h, l) {
			return false
		}
	}
	for r := range h.Options(cgt.Right) {
		if o.Le(r, g) {
			return false
		}
	}
	return true
}

// Equal reports whether g = h, that is g ≤ h and h ≤ g.
func (o *Order) Equal(g, h cgt.Tree) bool { return o.Le(g, h) && o.Le(h, g) }

// Lt reports whether g < h.
func (o *Order) Lt(g, h cgt.Tree) bool { return o.Le(g, h) && !o.Le(h, g) }

// Confused reports whether g ‖ h, neither g ≤ h nor h ≤ g.
func (o *Order) Confused(g, h cgt.Tree) bool { return !o.Le(g, h) && !o.Le(h, g) }

// better reports whether g is at least as good as h for who.
func (o *Order) better(g, h cgt.Tree, who cgt.Player) bool {
	if who == cgt.Left {
		return o.Le(h, g)
	}
	return o.Le(g, h)
}
