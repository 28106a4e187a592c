package piles

import (
	"encoding/binary"
	"errors"
	"iter"
	"strconv"

	"github.com/cgt-go/sdk/cgt"
	"github.com/cgt-go/sdk/nim"
)

// Staircase is Staircase Nim: a move takes any number of counters from one step of a staircase, at least one, and puts
// them on the step below. From the lowest step, number 1, they go to the ground and out of play. It knows all
// nim-values.
//
// Source: T. S. Ferguson, Game Theory, part I, ch. 2, exercises.
type Staircase struct{}

// Stairs is a position of [Staircase]: how many counters lie on each step. It is an immutable value, safe for
// concurrent use; two are == if they have the same counters on the same steps, so that empty steps at the top do not
// count. The zero Stairs has no counters.
type Stairs struct{ code string } // 8 bytes for each step, from the lowest on; the highest is not empty

// NewStairs returns the staircase with so many counters on the steps 1, 2, 3, ….
func NewStairs(steps ...uint64) Stairs {
	top := len(steps)
	for top > 0 && steps[top-1] == 0 {
		top--
	}
	code := make([]byte, 0, 8*top)
	for _, n := range steps[:top] {
		code = binary.BigEndian.AppendUint64(code, n)
	}
	return Stairs{string(code)}
}

// Steps returns how many counters lie on the steps 1, 2, 3, …, up to the highest that is not empty.
func (s Stairs) Steps() iter.Seq[uint64] {
	return func(yield func(uint64) bool) {
		for i := 0; i < len(s.code) && yield(binary.BigEndian.Uint64([]byte(s.code[i:i+8]))); i += 8 {
		}
	}
}

// steps returns what [Stairs.Steps] does as a slice.
func (s Stairs) steps() []uint64 {
	var steps []uint64
	for n := range s.Steps() {
		steps = append(steps, n)
	}
	return steps
}

// AppendMoves appends the stairs that either player can move to, one position for each counter that is not on the
// ground.
func (Staircase) AppendMoves(dst []Stairs, s Stairs, _ cgt.Player) []Stairs {
	steps := s.steps()
	for i, n := range steps {
		below := uint64(0)
		if i > 0 {
			below = steps[i-1]
		}
		for taken := range n {
			taken++
			steps[i] = n - taken
			if i > 0 {
				steps[i-1] = below + taken // no overflow: before it would come the moves of more counters than memory can hold
			}
			dst = append(dst, NewStairs(steps...))
		}
		steps[i] = n
		if i > 0 {
			steps[i-1] = below
		}
	}
	return dst
}

// Impartial marks the rules as impartial.
func (Staircase) Impartial() {}

// NimValue returns the nim-value, which is always known: the nim-sum of the numbers of counters on the steps 1, 3, 5,
// …. Counters on the others might as well be on the ground, since those that come from there can be moved on.
func (Staircase) NimValue(s Stairs) (nim.Nimber, bool) {
	var sum nim.Nimber
	counts := true
	for n := range s.Steps() {
		if counts {
			sum = sum.Add(nim.Nimber(n))
		}
		counts = !counts
	}
	return sum, true
}

// ParseStairs reads the numbers of counters on the steps 1, 2, 3, … with commas between them, as in 3,0,5. Blanks do
// not count, and the empty text is a staircase without counters. An error is a [*cgt.SyntaxError] with the offset; if
// it is that a number is larger than a uint64 can be, errors.Is finds [cgt.ErrLimit].
func ParseStairs(text string) (Stairs, error) {
	s := newScanner(text)
	if !s.Skip() {
		return Stairs{}, nil
	}
	var steps []uint64
	for {
		n, _, err := parseHeap(s)
		if err != nil {
			return Stairs{}, err
		}
		steps = append(steps, n)
		switch {
		case !s.Skip():
			return NewStairs(steps...), nil
		case !s.Accept(","):
			return Stairs{}, s.Unexpected("a comma")
		}
	}
}

// MustParseStairs is ParseStairs for texts that are known to be right; it panics otherwise.
func MustParseStairs(text string) Stairs {
	s, err := ParseStairs(text)
	if err != nil {
		panic(err)
	}
	return s
}

// String returns the numbers of counters with commas between them, such as 3,0,5, or 0 if there are none. [ParseStairs]
// reads them back.
func (s Stairs) String() string { return string(s.appendText(nil)) }

func (s Stairs) appendText(dst []byte) []byte {
	if s.code == "" {
		return append(dst, '0')
	}
	for i, n := range s.steps() {
		if i > 0 {
			dst = append(dst, ',')
		}
		dst = strconv.AppendUint(dst, n, 10)
	}
	return dst
}

// AppendText appends the text of [Stairs.String].
func (s Stairs) AppendText(dst []byte) ([]byte, error) { return s.appendText(dst), nil }

// MarshalText returns the text of [Stairs.String]. In JSON stairs are a string.
func (s Stairs) MarshalText() ([]byte, error) { return s.appendText(nil), nil }

// UnmarshalText reads a text as [ParseStairs] does.
func (s *Stairs) UnmarshalText(text []byte) error {
	u, err := ParseStairs(string(text))
	if err == nil {
		*s = u
	}
	return err
}

// errNegative is the value of panics for a negative heap.
var errNegative = errors.New("piles: a negative heap")
