package surreal

// operation is one that is done to a game and, on the way, to its positions, with its parameters.
type operation struct {
	kind operationKind
	a, b Game
}

type operationKind uint8

const (
	cooling operationKind = iota
	heating
	overheating
	nortonProduct
	reduction
	weighing // a is the number that stands for large ones
	companionship
)

// results remembers what operations have given: so positions that games share are worked out once, also if they come
// from different calls. As what an engine remembers otherwise, it is bounded.
type results map[resultKey]Game

type resultKey struct {
	operation
	g Game
}

// result returns what an operation has given, if it is remembered.
func (e *engine) result(op operation, g Game) (h Game, ok bool) {
	h, ok = e.results[resultKey{op, g}]
	return h, ok
}

// keep remembers what an operation gives, if nothing has gone wrong.
func (e *engine) keep(op operation, g, h Game) {
	if e.Err != nil {
		return
	}
	if e.results == nil {
		e.results = results{}
	}
	e.results[resultKey{op, g}] = h
}
