package richman

import (
	"fmt"
	"strconv"
	"strings"

	"github.com/cgt-go/sdk/cgt"
)

// Chips is what a player has if money comes in whole chips: some chips, and perhaps the tie-break, which is written as
// a star. Holdings are ordered: 0, 0*, 1, 1*, 2, ….
type Chips struct {
	Count   int
	HasStar bool
}

// Compare returns −1 if c is less than d, 0 if they are equal, and 1 if c is more.
func (c Chips) Compare(d Chips) int {
	switch {
	case c == d:
		return 0
	case c.Count < d.Count, c.Count == d.Count && d.HasStar:
		return -1
	}
	return 1
}

// String returns a text such as "3" or "3*". [ParseChips] reads it.
func (c Chips) String() string {
	if c.HasStar {
		return strconv.Itoa(c.Count) + "*"
	}
	return strconv.Itoa(c.Count)
}

// ParseChips reads what [Chips.String] writes for holdings that are not negative. The error is a [*cgt.SyntaxError].
func ParseChips(text string) (Chips, error) {
	digits, star := strings.CutSuffix(text, "*")
	n, err := strconv.Atoi(digits)
	if err != nil || digits != strconv.Itoa(n) || n < 0 {
		return Chips{}, &cgt.SyntaxError{What: "chips", Msg: fmt.Sprintf("%.20q is no holding such as 3 or 3*", text)}
	}
	return Chips{n, star}, nil
}

// MarshalText returns what [Chips.String] does.
func (c Chips) MarshalText() ([]byte, error) { return []byte(c.String()), nil }

// UnmarshalText reads what [ParseChips] does.
func (c *Chips) UnmarshalText(text []byte) error {
	d, err := ParseChips(string(text))
	if err == nil {
		*c = d
	}
	return err
}

// ChipsError reports a number of chips that there cannot be, or a rule for equal bids in chips that there is not.
type ChipsError struct{ Msg string }

// Error returns the message in one line.
func (e *ChipsError) Error() string { return "richman: chips: " + e.Msg }
