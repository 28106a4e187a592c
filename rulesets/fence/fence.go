package fence

import (
	"fmt"
	"math/bits"

	"github.com/cgt-go/sdk/cgt"
	"github.com/cgt-go/sdk/internal/scan"
)

// MaxPlanks is the largest number of planks.
const MaxPlanks = 64

// Fence is a fence of which some planks are painted. It is an immutable value; two are == if they are painted alike.
// The zero Fence has no planks.
type Fence struct {
	planks         uint8
	painted, green uint64 // a bit for each plank, from the left
}

// New returns a fence with so many planks, none of which is painted. It panics if that is negative or more than
// [MaxPlanks].
func New(planks int) Fence {
	if planks < 0 || planks > MaxPlanks {
		panic(fmt.Errorf("fence: a fence of %d planks, and not 0 to %d", planks, MaxPlanks))
	}
	return Fence{planks: uint8(planks)}
}

// Colour is the colour of a plank. The zero value is [Bare].
type Colour uint8

// The colours.
const (
	Bare Colour = iota // not painted yet
	Blue
	Green
)

// Other returns green for blue, blue for green, and bare for bare.
func (c Colour) Other() Colour { return (3 - c) % 3 }

// String returns "bare", "blue" or "green".
func (c Colour) String() string {
	if c > Green {
		return fmt.Sprintf("Colour(%d)", uint8(c))
	}
	return [...]string{"bare", "blue", "green"}[c]
}

// Planks returns the number of planks.
func (f Fence) Planks() int { return int(f.planks) }

// Painted returns the number of planks that are painted.
func (f Fence) Painted() int { return bits.OnesCount64(f.painted) }

// At returns the colour of a plank, counted from 0. It is bare if there is no such plank.
func (f Fence) At(plank int) Colour {
	switch {
	case plank < 0 || plank >= f.Planks() || f.painted>>plank&1 == 0:
		return Bare
	case f.green>>plank&1 == 1:
		return Green
	}
	return Blue
}

// Paint returns the fence after a plank is painted. ok is false if there is no such plank, if it is painted already, or
// if c is neither blue nor green.
func (f Fence) Paint(plank int, c Colour) (g Fence, ok bool) {
	if plank < 0 || plank >= f.Planks() || f.At(plank) != Bare || c != Blue && c != Green {
		return Fence{}, false
	}
	return f.paint(plank, c), true
}

// paint is Paint of a plank that can be painted.
func (f Fence) paint(plank int, c Colour) Fence {
	f.painted |= 1 << plank
	if c == Green {
		f.green |= 1 << plank
	}
	return f
}

// Borders returns the number of borders between a blue plank and a green one.
func (f Fence) Borders() int {
	both := f.painted & (f.painted >> 1)
	return bits.OnesCount64(both & (f.green ^ f.green>>1))
}

// reversed returns the fence as it is seen from behind.
func (f Fence) reversed() Fence {
	if f.planks > 0 {
		f.painted = bits.Reverse64(f.painted) >> (MaxPlanks - f.planks)
		f.green = bits.Reverse64(f.green) >> (MaxPlanks - f.planks)
	}
	return f
}

// letters are those of the colours.
const letters = ".bg"

// String returns a letter for each plank: b for blue, g for green and a dot for a bare one. [Parse] reads it back.
func (f Fence) String() string {
	text := make([]byte, f.Planks())
	for i := range text {
		text[i] = letters[f.At(i)]
	}
	return string(text)
}

// Parse reads a fence such as b..g; the empty text is the one without planks. Blanks do not count. An error is a
// [*cgt.SyntaxError] with the offset; if it is that there are too many planks, errors.Is finds [cgt.ErrLimit].
func Parse(text string) (Fence, error) {
	s := scan.Scanner{What: "fence", Text: text}
	var f Fence
	for s.Skip() {
		at := s.At
		c := Bare
		switch {
		case s.Accept("b"):
			c = Blue
		case s.Accept("g"):
			c = Green
		case !s.Accept("."):
			return Fence{}, s.Unexpected("one of the letters b g .")
		}
		if f.planks == MaxPlanks {
			return Fence{}, s.Fail(at, &cgt.LimitError{What: "planks", Limit: MaxPlanks}, "there are more than %d planks", MaxPlanks)
		}
		f.planks++
		if c != Bare {
			f = f.paint(f.Planks()-1, c)
		}
	}
	return f, nil
}

// MustParse is Parse for texts that are known to be right; it panics otherwise.
func MustParse(text string) Fence {
	f, err := Parse(text)
	if err != nil {
		panic(err)
	}
	return f
}

// MarshalText returns the text of [Fence.String].
func (f Fence) MarshalText() ([]byte, error) { return []byte(f.String()), nil }

// UnmarshalText reads what [Parse] reads.
func (f *Fence) UnmarshalText(text []byte) error {
	g, err := Parse(string(text))
	if err == nil {
		*f = g
	}
	return err
}
