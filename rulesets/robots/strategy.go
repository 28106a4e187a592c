package robots

import "github.com/cgt-go/sdk/zermelo"

// Heavier returns Min's strategy: take away the class that weighs more, or the second one if both weigh the same. It
// wins if the robots weigh less than 1 together. It takes time linear in the last cell, and says nothing where Max is
// to move.
//
// Source: A. Shen, problem 43.
func Heavier() zermelo.Strategy[Position] {
	return zermelo.StrategyFunc[Position](func(p Position) (Position, bool) {
		class := 0
		if compareWeights(p.classes[1], p.classes[0]) >= 0 {
			class = 1
		}
		return p.Remove(class)
	})
}

// Half returns Max's strategy: a class of robots from the first cells on that weighs 1/2 exactly, and the others. It
// wins if the robots weigh 1 or more together. If they weigh less than 1/2, so that there is no such class, every
// second robot from the first cells on makes a class, in the hope that Min makes a mistake. It takes time linear in the
// cells where robots are, and says nothing where Min is to move or play is over.
//
// Source: A. Shen, problem 43.
func Half() zermelo.Strategy[Position] {
	return zermelo.StrategyFunc[Position](func(p Position) (Position, bool) {
		if class, ok := firstHalf(p.classes[0]); ok {
			return p.Divide(class)
		}
		var code []byte
		last, odd := 0, 0
		for cell, count := range p.classes[0].All() {
			if n := (count + odd) / 2; n > 0 {
				code = appendCell(code, cell-last, n)
				last = cell
			}
			odd = (count + odd) % 2
		}
		return p.Divide(Crowd{string(code)})
	})
}

// firstHalf returns the first robots of a crowd that weigh 1/2 exactly; ok is false if all weigh less, or if one weighs
// more.
func firstHalf(c Crowd) (class Crowd, ok bool) {
	left := c.Len()
	lacking, at := 1, 1 // what is to come weighs so much as so many robots in this cell
	var code []byte
	last := 0
	for cell, count := range c.All() {
		for ; at < cell && lacking <= left; at++ {
			lacking *= 2
		}
		if at != cell || lacking > left {
			return Crowd{}, false
		}
		n := min(count, lacking)
		code = appendCell(code, cell-last, n)
		last = cell
		if lacking -= n; lacking == 0 {
			return Crowd{string(code)}, true
		}
		left -= count
	}
	return Crowd{}, false
}
