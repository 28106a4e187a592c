package matrixgame

// Dominance says which choices of a player are worse than others, so that he need not make them. A choice is strictly
// dominated if another one is better whatever the opponent does, and weakly if it is never worse and at least once
// better. Of equal choices none dominates the other. The zero value stands for strict dominance by a single choice.
type Dominance struct {
	// IsWeak is set if choices go that are dominated weakly only. Each player keeps an optimal strategy, and the value
	// is the same; but other optimal strategies may be lost, and which are depends on the order.
	IsWeak bool
	// ByMixtures is set if choices go that are dominated by a mixed strategy only.
	ByMixtures bool
}
