package surreal

// questions are what a statement can ask about a game, by their names.
var questions = map[string]func(e *engine, g Game) bool{
	"isAllSmall":      func(_ *engine, g Game) bool { return g.IsAllSmall() },
	"isAtomic":        func(e *engine, g Game) bool { _, ok := e.atomicWeight(g); return ok },
	"isCold":          func(_ *engine, g Game) bool { return g.IsNumber() },
	"isDicotic":       func(_ *engine, g Game) bool { return g.IsAllSmall() },
	"isEven":          func(_ *engine, g Game) bool { return g.Parity() == Even },
	"isEvenTempered":  func(_ *engine, g Game) bool { return g.Temper() == Even },
	"isHot":           func(_ *engine, g Game) bool { return g.IsHot() },
	"isInfinitesimal": func(_ *engine, g Game) bool { return g.IsInfinitesimal() },
	"isInteger":       func(_ *engine, g Game) bool { return g.IsInteger() },
	"isNimber":        func(_ *engine, g Game) bool { _, ok := g.Nimber(); return ok },
	"isNumber":        func(_ *engine, g Game) bool { return g.IsNumber() },
	"isNumberTiny":    func(_ *engine, g Game) bool { return g.IsNumberTiny() },
	"isNumberish":     func(_ *engine, g Game) bool { return g.IsNumberish() },
	"isOdd":           func(_ *engine, g Game) bool { return g.Parity() == Odd },
	"isOddTempered":   func(_ *engine, g Game) bool { return g.Temper() == Odd },
	"isSwitch":        func(_ *engine, g Game) bool { _, _, ok := g.Switch(); return ok },
	"isTepid":         func(_ *engine, g Game) bool { return g.IsTepid() },
	"isUptimal":       func(e *engine, g Game) bool { _, ok := e.uptimal(g); return ok },
}
