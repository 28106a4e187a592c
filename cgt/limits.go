package cgt

import "github.com/cgt-go/sdk/internal/limit"

// DefaultPositions is the limit that a zero [Limits.Positions] stands for. A search remembers some hundred bytes for
// each position, and the position itself, so that this many may be several gigabytes: set less where it is not known
// whether play ends.
const DefaultPositions = 10_000_000

// Limits bounds a computation by counts, never by time, so that the same input fails in the same
// way everywhere. A limit that is reached ends the computation with a [*LimitError].
type Limits struct {
	// Positions is the largest number of different positions to look at; 0 means
	// [DefaultPositions], a negative number means no limit.
	Positions int
}

// MaxPositions returns the limit on positions that l stands for.
func (l Limits) MaxPositions() int { return limit.Count(l.Positions, DefaultPositions) }

// Stats says how far a computation has come, or how far it came.
type Stats struct {
	Positions int // different positions met
	Depth     int // moves made from the start to where the computation is now
}

// ProgressEvery is the number of new positions after which solvers report progress.
const ProgressEvery = 1 << 14
