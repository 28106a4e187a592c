package matrixgame

// InputError reports what is wrong with a game or strategy that is given as data.
type InputError struct {
	Place string // what it is about, as "row 2, column 3", counted from 1; empty if it is about the whole
	Msg   string
}

// Error returns the message in one line.
func (e *InputError) Error() string { return message(e.Place, e.Msg) }

// VerifyError reports that a result is not what it should be.
type VerifyError struct {
	Place string // what is wrong, as "row 2" or "step 3", counted from 1; empty if it is the whole
	Msg   string
}

// Error returns the message in one line.
func (e *VerifyError) Error() string { return message(e.Place, e.Msg) }

func message(place, msg string) string {
	if place == "" {
		return "matrixgame: " + msg
	}
	return "matrixgame: " + place + " " + msg
}

// short returns the text of a number for a message, cut if it is long.
func short(text string) string {
	const most = 40
	if len(text) > most {
		return text[:most] + "…"
	}
	return text
}
