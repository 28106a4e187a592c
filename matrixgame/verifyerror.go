package matrixgame

// missingGame is what is wrong with a result that no function of the package has made.
const missingGame = "the game is missing"

// VerifyError reports that a result is not what it should be.
type VerifyError struct {
	Place string // what is wrong, as "row 2" or "step 3", counted from 1; empty if it is the whole
	Msg   string
}

// Error returns the message in one line.
func (e *VerifyError) Error() string { return located(e.Place, e.Msg) }
