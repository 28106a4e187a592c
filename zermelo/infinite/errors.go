package infinite

import "fmt"

// GraphError reports something that is not as a graph, or a question about it, must be.
type GraphError struct {
	Vertex int // the vertex, or −1 if it is about no single one
	Msg    string
}

// Error returns the message in one line.
func (e *GraphError) Error() string {
	if e.Vertex < 0 {
		return "infinite: " + e.Msg
	}
	return fmt.Sprintf("infinite: vertex %d: %s", e.Vertex, e.Msg)
}

func graphError(v int, format string, args ...any) error {
	return &GraphError{v, fmt.Sprintf(format, args...)}
}

// VerifyError reports a vertex where a solution fails.
type VerifyError struct {
	Vertex int // counted from 0; −1 if it is no solution of any game
	Msg    string
}

// Error returns the message in one line.
func (e *VerifyError) Error() string {
	if e.Vertex < 0 {
		return "infinite: " + e.Msg
	}
	return fmt.Sprintf("infinite: at vertex %d: %s", e.Vertex, e.Msg)
}

func verifyError(v int32, format string, args ...any) error {
	return &VerifyError{int(v), fmt.Sprintf(format, args...)}
}

// missingGame returns the error of a solution that no solver has made.
func missingGame() error { return &VerifyError{-1, "the game is missing"} }
