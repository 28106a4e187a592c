package matrixgame

// EquilibriumSolver finds equilibria of games of two players. The zero value is ready to be used.
type EquilibriumSolver struct {
	// Nodes is how many nodes the tree of a search for extreme equilibria, or for a degenerate strategy, may have; 0
	// means [DefaultNodes], and a negative number no limit.
	Nodes int
	// Pivots is how many pivots a path of Lemke and Howson may have; 0 means [DefaultPathPivots], and a negative number
	// no limit.
	Pivots int
	// Subsets is how many maximal sets of equilibria [Equilibria.Components] may find; 0 means [DefaultSubsets], and a
	// negative number no limit.
	Subsets int
	// Goroutines is how many goroutines may search for extreme equilibria, including the caller's; less than 2 means no
	// other, and more than 256 is as 256. Answers and errors are the same for any number.
	Goroutines int
}

// The limits that 0 stands for in an [EquilibriumSolver].
const (
	DefaultNodes      = 10_000_000
	DefaultPathPivots = 1_000_000
	DefaultSubsets    = 100_000
)
