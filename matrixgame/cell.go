package matrixgame

// Cell is a place in a matrix, counted from 0.
type Cell struct{ Row, Column int }
