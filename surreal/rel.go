package surreal

import (
	"fmt"
	"strconv"

	"github.com/cgt-go/sdk/cgt"
)

// Rel is the relation between two games: the order of games is partial. The zero value is [Equal].
type Rel uint8

// The four relations.
const (
	Equal    Rel = iota // G = H: G − H is a second-player win
	Less                // G < H: Right wins G − H
	Greater             // G > H: Left wins G − H
	Confused            // G ‖ H: G − H is a first-player win
)

// String returns "=", "<", ">" or "||".
func (r Rel) String() string {
	switch r {
	case Equal:
		return "="
	case Less:
		return "<"
	case Greater:
		return ">"
	case Confused:
		return "||"
	}
	return "Rel(" + strconv.Itoa(int(r)) + ")"
}

// MarshalText returns the text of [Rel.String]. It fails for a value that is not a relation.
func (r Rel) MarshalText() ([]byte, error) {
	if r > Confused {
		return nil, fmt.Errorf("surreal: %v is not a relation", r)
	}
	return []byte(r.String()), nil
}

// UnmarshalText reads what [Rel.MarshalText] writes. An error is a [*cgt.SyntaxError].
func (r *Rel) UnmarshalText(text []byte) error {
	for x := Equal; x <= Confused; x++ {
		if string(text) == x.String() {
			*r = x
			return nil
		}
	}
	return &cgt.SyntaxError{What: "relation", Msg: fmt.Sprintf("%q is none of =, <, >, ||", text)}
}

// Neg returns the relation of −G to −H where r is that of G to H. It is that of H to G as well.
func (r Rel) Neg() Rel {
	switch r {
	case Less:
		return Greater
	case Greater:
		return Less
	}
	return r
}
