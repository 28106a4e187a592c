package cities

import (
	"fmt"
	"strings"

	"github.com/cgt-go/sdk/cgt"
)

// Position is the letter with which the next name must begin, or 0 for any, and how many names are left. It is an
// immutable value; two are == if they are the same position of one list. [List.Start] makes one.
type Position struct {
	Letter rune
	left   string // a byte for each class
}

// String returns a text such as "n, 12 left".
func (p Position) String() string {
	n := 0
	for i := range len(p.left) {
		n += int(p.left[i])
	}
	if p.Letter == 0 {
		return fmt.Sprintf("any, %d left", n)
	}
	return fmt.Sprintf("%c, %d left", p.Letter, n)
}

// Start returns the position in which nothing has been named, and any name may be.
func (l *List) Start() Position {
	left := make([]byte, len(l.classes))
	for i, c := range l.classes {
		left[i] = byte(len(c.names))
	}
	return Position{left: string(left)}
}

// Impartial marks the rules as impartial.
func (*List) Impartial() {}

// AppendMoves appends the positions after each name, those with the same first and last letters once, by these letters.
// A position of another list may have no moves.
func (l *List) AppendMoves(dst []Position, p Position, _ cgt.Player) []Position {
	if len(p.left) != len(l.classes) {
		return dst
	}
	for i, c := range l.classes {
		if p.left[i] > 0 && (p.Letter == 0 || p.Letter == c.first) {
			dst = append(dst, Position{c.last, p.left[:i] + string([]byte{p.left[i] - 1}) + p.left[i+1:]})
		}
	}
	return dst
}

// Name returns a name that leads from p to q: of those with the same first and last letters the first one of the list
// that is left, if they are named in this order. ok is false if there is no such move.
func (l *List) Name(p, q Position) (name string, ok bool) {
	for i, c := range l.classes {
		used := len(c.names) - at(p.left, i)
		if used < len(c.names) && used >= 0 && (p.Letter == 0 || p.Letter == c.first) && q == (Position{c.last, p.left[:i] + string([]byte{p.left[i] - 1}) + p.left[i+1:]}) {
			return c.names[used], true
		}
	}
	return "", false
}

// at returns a byte of a text, or 0 if it is too short.
func at(text string, i int) int {
	if i >= len(text) {
		return 0
	}
	return int(text[i])
}

// Say returns the position after a name. ok is false if it is not in the list, if it does not begin with the right
// letter, or if as many names with the same first and last letters as there are have been named. Which of these have
// been named the position does not know.
func (l *List) Say(p Position, name string) (q Position, ok bool) {
	i, ok := l.of[strings.ToLower(name)]
	if !ok || at(p.left, i) == 0 || p.Letter != 0 && p.Letter != l.classes[i].first {
		return Position{}, false
	}
	return Position{l.classes[i].last, p.left[:i] + string([]byte{p.left[i] - 1}) + p.left[i+1:]}, true
}
