package kingdirt

import (
	"fmt"
	"strings"

	"github.com/cgt-go/sdk/cgt"
	"github.com/cgt-go/sdk/rulesets/board"
)

// Parse reads the numbers of stones that Left and Right have to place, and a board, such as "1,1:x..|..o". An error is
// a [*cgt.SyntaxError] with the offset.
func Parse(text string) (Position, error) {
	var numbers [2]int
	b, err := parse(text, "two", numbers[:])
	if err != nil {
		return Position{}, err
	}
	return Position{b, numbers[0], numbers[1]}, nil
}

// MustParse is Parse for texts that are known to be right; it panics otherwise.
func MustParse(text string) Position {
	p, err := Parse(text)
	if err != nil {
		panic(err)
	}
	return p
}

// ParseGame reads the numbers of stones that Left and Right have to place, 1 or 0 for whether they must, and a board,
// such as "1,1,0:x..|..o". An error is a [*cgt.SyntaxError] with the offset.
func ParseGame(text string) (Rules, Position, error) {
	var numbers [3]int
	b, err := parse(text, "three", numbers[:])
	if err != nil {
		return Rules{}, Position{}, err
	}
	return Rules{MustPlace: numbers[2] == 1}, Position{b, numbers[0], numbers[1]}, nil
}

// parse reads so many numbers, of which a third one is 0 or 1, and a board behind a colon.
func parse(text, many string, numbers []int) (board.Board, error) {
	head, squares, ok := strings.Cut(text, ":")
	words := strings.Split(head, ",")
	switch {
	case !ok:
		return board.Board{}, fail(len(text), "no colon before the board")
	case len(words) != len(numbers):
		return board.Board{}, fail(0, "%d numbers, want %s before the board", len(words), many)
	}
	at := 0
	for i, word := range words {
		if len(word) == 0 || len(word) > 9 || strings.Trim(word, "0123456789") != "" {
			return board.Board{}, fail(at, "%.20q is not a number of at most nine digits", word)
		}
		for _, digit := range word {
			numbers[i] = 10*numbers[i] + int(digit-'0')
		}
		if i == 2 && numbers[i] > 1 {
			return board.Board{}, fail(at, "the last number is 0 or 1")
		}
		at += len(word) + 1
	}
	return board.Parse(strings.Repeat(" ", at)+squares, "xo.#") // so that offsets are those in the text
}

func fail(offset int, format string, args ...any) error {
	return &cgt.SyntaxError{What: "king dirt", Offset: offset, Msg: fmt.Sprintf(format, args...)}
}

// String returns the numbers of stones to place and the board, such as "1,1:x..|..o". [Parse] reads it back if the
// numbers are not negative and of at most nine digits.
func (p Position) String() string { return fmt.Sprintf("%d,%d:%v", p.Left, p.Right, p.Board) }

// most is the largest number of nine digits.
const most = 999_999_999

// StonesError reports a position whose numbers of stones have no text: one is negative or of more than nine digits.
type StonesError struct {
	Left, Right int // what the players have to place
}

// Error returns the message in one line.
func (e *StonesError) Error() string {
	return fmt.Sprintf("kingdirt: %d or %d is not a number of stones from 0 to %d", e.Left, e.Right, most)
}

// AppendText appends the text of [Position.String]. The error is a [*StonesError] if a number is negative or of more
// than nine digits.
func (p Position) AppendText(b []byte) ([]byte, error) {
	if min(p.Left, p.Right) < 0 || max(p.Left, p.Right) > most {
		return b, &StonesError{p.Left, p.Right}
	}
	return fmt.Append(b, p), nil
}

// MarshalText returns what [Position.AppendText] appends. In JSON a position is a string.
func (p Position) MarshalText() ([]byte, error) { return p.AppendText(nil) }

// UnmarshalText reads a text as [Parse] does.
func (p *Position) UnmarshalText(text []byte) error {
	q, err := Parse(string(text))
	if err == nil {
		*p = q
	}
	return err
}
