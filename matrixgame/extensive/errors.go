package extensive

import "fmt"

// RecallError reports that a player forgets something: that a set of his has turns before which he knew or did
// different things.
type RecallError struct {
	Who    Player
	Set    string // the set in which he does not remember
	First  string // his last turn and move before one of the turns in it, as text; empty if it is his first turn
	Second string // the same for another one
}

// Error returns the message in one line.
func (e *RecallError) Error() string {
	return fmt.Sprintf("extensive: %v forgets in the set %s: he comes there %s and %s", e.Who, quoted(e.Set), after(e.First), after(e.Second))
}

func after(turn string) string {
	if turn == "" {
		return "as his first turn"
	}
	return "after " + turn
}

// quoted returns a text of the caller's for a message, cut if it is long.
func quoted(text string) string {
	const most = 40
	if r := []rune(text); len(r) > most {
		return fmt.Sprintf("%q…", string(r[:most]))
	}
	return fmt.Sprintf("%q", text)
}
