package matrixgame

// InputError reports what is wrong with a game or strategy that is given as data.
type InputError struct {
	Place string // what it is about, as "row 2, column 3", counted from 1; empty if it is about the whole
	Msg   string
}

// Error returns the message in one line.
func (e *InputError) Error() string {
	if e.Place == "" {
		return "matrixgame: " + e.Msg
	}
	return "matrixgame: " + e.Place + " " + e.Msg
}

// short returns the text of a number for a message, cut if it is long.
func short(text string) string {
	const most = 40
	if len(text) > most {
		return text[:most] + "…"
	}
	return text
}
