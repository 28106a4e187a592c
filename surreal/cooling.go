package surreal

// Cool returns g cooled by t: the players pay t for each move, until cooling has made the game a number. It is the mean
// of g for t above the temperature of g, and otherwise {g^L cooled by t, less t | g^R cooled by t, plus t}; integers
// are left alone. At the temperature itself it differs from the mean by an infinitesimal ([Game.Freeze]). Cooling by t
// ≥ 0 is a homomorphism: it keeps sums and the order. The result is only defined, and ok true, for t ≥ −1.
//
// Like heating and overheating it makes a game for each position of g, *n and n·↑ having as many as they say, if g is
// not at once a number; a [Calculator] can be interrupted.
//
// Source: Conway, On Numbers and Games, ch. 9; Siegel, Combinatorial Game Theory, §II.5. In other texts the mean begins
// at the temperature; here, as in these books, it begins above.
func (g Game) Cool(t Dyadic) (cooled Game, ok bool) {
	if t.Compare(coldest) < 0 {
		return Game{}, false
	}
	e := acquireEngine()
	defer e.release()
	return e.cool(g, t), true
}

// Freeze returns g cooled by its own temperature: the mean of g plus an infinitesimal, or an integer.
//
// Source: Siegel, Combinatorial Game Theory, §II.5.
func (g Game) Freeze() Game {
	e := acquireEngine()
	defer e.release()
	return e.freeze(g)
}

// Heat returns g heated by t, ∫^t g: each move brings the player who makes it a bonus of t. It is g if g is a number,
// and otherwise {∫^t g^L + t | ∫^t g^R − t}, for the canonical options of g. If t is a positive number, cooling by t
// undoes it. The bonus may be any game, also a negative one, which is a tax, but other than cooling it does not end at
// the mean. Heating keeps neither sums nor the order of all games: * < 1/8, but ±1/8 ‖ 1/8. For the time see
// [Game.Cool].
//
// Source: Winning Ways, ch. 6; Siegel, Combinatorial Game Theory, §II.5.
func (g Game) Heat(t Game) Game {
	e := acquireEngine()
	defer e.release()
	return e.heat(g, t)
}

// Overheat returns g overheated from s to t: n·s if g is an integer n, and otherwise {h + t | k − t} for the
// canonical options g^L and g^R overheated to h and k. For the time see [Game.Cool].
//
// Source: Winning Ways, ch. 6; Siegel, Combinatorial Game Theory, §II.5.
func (g Game) Overheat(s, t Game) Game {
	e := acquireEngine()
	defer e.release()
	return e.overheat(g, s, t)
}

func (e *engine) cool(g Game, t Dyadic) Game {
	tax := FromDyadic(t.Neg())
	return e.rebuild(operation{kind: cooling, a: tax}, g, []Game{tax}, func(g Game) (Game, bool) {
		mean, temperature := e.meanAndTemperature(g)
		if x, ok := g.Number(); ok && x.IsInt() {
			return g, true
		}
		if t.Compare(temperature) > 0 {
			return FromDyadic(mean), true
		}
		return g, t == Dyadic{} // and then it is not cooled
	})
}

func (e *engine) freeze(g Game) Game {
	_, t := e.meanAndTemperature(g)
	return e.cool(g, t)
}

func (e *engine) heat(g, t Game) Game {
	return e.rebuild(operation{kind: heating, a: t}, g, []Game{t}, func(g Game) (Game, bool) { return g, g.IsNumber() })
}

func (e *engine) overheat(g, s, t Game) Game {
	return e.rebuild(operation{overheating, s, t}, g, []Game{t}, func(g Game) (Game, bool) {
		if n, ok := g.Number(); ok && n.IsInt() {
			return e.mul(s, n), true
		}
		return Game{}, false
	})
}
