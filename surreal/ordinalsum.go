package surreal

import "github.com/cgt-go/sdk/cgt"

// OrdinalSum returns g:h:…, the ordinal sum: the players may move in any of the games, but a move in one takes all
// those after it away. So g:h = {g^L, g:h^L | g^R, g:h^R}, and g:h:k = g:(h:k). Without games it is 0.
//
// An ordinal sum g:h depends on the form of g, which here is the canonical form, and only on the value of
// h: this is the colon principle. It takes constant time for nimbers. In general it makes a game for each position of
// h, with as many options as both have.
//
// Sources: Conway, On Numbers and Games, ch. 15; Winning Ways, ch. 7, "The Colon Principle"; Siegel, Combinatorial
// Game Theory, ch. II.
func OrdinalSum(games ...Game) Game {
	e := acquireEngine()
	defer e.release()
	return e.ordinalSum(games)
}

// ordinalSum forgets in the end what it found for pairs: there is little use for it later.
func (e *engine) ordinalSum(games []Game) Game {
	e.ordinals = map[[2]Game]Game{}
	var sum Game
	for i := len(games) - 1; i >= 0; i-- {
		sum = e.ordinal(games[i], sum)
	}
	e.ordinals = nil
	return sum
}

// ordinal returns g:h.
func (e *engine) ordinal(g, h Game) Game {
	switch (Game{}) {
	case g:
		return h
	case h:
		return g
	}
	if m, ok := g.Nimber(); ok {
		if n, ok := h.Nimber(); ok && m+n > m {
			return Nimber(m + n) // *m:*n = {0, …, *(m−1), *m:0, …, *m:*(n−1) | the same}, by induction on n
		}
	}
	key := [2]Game{g, h}
	if s, ok := e.ordinals[key]; ok {
		return s
	}
	if !e.Spend(costOfSum * h.cost()) {
		return Game{}
	}
	s := deep(e, (*engine).ordinalByOptions, g, h)
	if e.Err == nil {
		e.ordinals[key] = s
	}
	return s
}

// ordinalByOptions is the definition.
func (e *engine) ordinalByOptions(g, h Game) Game {
	var options [2][]Game
	for who := cgt.Left; who <= cgt.Right; who++ {
		for i := range g.numOptions(who) {
			options[who] = append(options[who], g.option(who, i))
			if !e.Spend(1) {
				return Game{}
			}
		}
		for i := range h.numOptions(who) {
			options[who] = append(options[who], e.ordinal(g, h.option(who, i)))
			if !e.Spend(1) {
				return Game{}
			}
		}
	}
	return e.canonical(options[cgt.Left], options[cgt.Right])
}
