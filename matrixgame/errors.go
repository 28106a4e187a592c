package matrixgame

import "github.com/cgt-go/sdk/internal/scan"

// InputError reports what is wrong with a game or strategy that is given as data.
type InputError struct {
	Place string // what it is about, as "row 2, column 3", counted from 1; empty if it is about the whole
	Msg   string
}

// Error returns the message in one line.
func (e *InputError) Error() string { return located(e.Place, e.Msg) }

// located returns a message with the place it is about, if there is one.
func located(place, msg string) string {
	if place == "" {
		return "matrixgame: " + msg
	}
	return "matrixgame: " + place + " " + msg
}

// short returns the text of a number for a message, cut if it is long.
func short(text string) string { return scan.Brief(text) }
