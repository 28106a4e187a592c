package hackenbush

import (
	"fmt"
	"strconv"
	"strings"

	"github.com/cgt-go/sdk/cgt"
	"github.com/cgt-go/sdk/internal/scan"
)

// Colour is the colour of an edge. It says who may cut it. The zero value is [Blue].
type Colour uint8

// The three colours.
const (
	Blue  Colour = iota // Left may cut it
	Red                 // Right may cut it
	Green               // both may cut it
)

// CutBy reports whether who may cut an edge of colour c.
func (c Colour) CutBy(who cgt.Player) bool {
	return c == Green || c == Blue && who == cgt.Left || c == Red && who == cgt.Right
}

// Neg returns the colour with the players exchanged: blue and red change places.
func (c Colour) Neg() Colour {
	if c < Green {
		return c ^ 1
	}
	return c
}

var colourNames = [...]string{"blue", "red", "green"}

// colourLetters are the letters of positions as text.
const colourLetters = "brg"

// String returns "blue", "red" or "green".
func (c Colour) String() string {
	if c > Green {
		return "Colour(" + strconv.Itoa(int(c)) + ")"
	}
	return colourNames[c]
}

// MarshalText returns the text of [Colour.String]. It fails for a value that is not a colour.
func (c Colour) MarshalText() ([]byte, error) {
	if c > Green {
		return nil, fmt.Errorf("hackenbush: %v is not a colour", c)
	}
	return []byte(c.String()), nil
}

// UnmarshalText reads a text as [ParseColour] does.
func (c *Colour) UnmarshalText(text []byte) error {
	x, err := ParseColour(string(text))
	if err == nil {
		*c = x
	}
	return err
}

// ParseColour reads the name of a colour, blue, red or green, or its first letter, in small or capital
// letters; or the capital letters L for blue, R for red and E (either) for green. Beside an error the
// colour means nothing.
func ParseColour(s string) (Colour, error) {
	if c, ok := parseColour(s); ok {
		return c, nil
	}
	return 0, &cgt.SyntaxError{What: "colour", Msg: fmt.Sprintf("%q is none of blue, red, green", scan.Brief(s))}
}

func parseColour(s string) (Colour, bool) {
	switch s {
	case "b", "B", "L":
		return Blue, true
	case "r", "R":
		return Red, true
	case "g", "G", "E":
		return Green, true
	}
	for c, name := range colourNames {
		if len(s) == len(name) && strings.EqualFold(s, name) {
			return Colour(c), true
		}
	}
	return 0, false
}
