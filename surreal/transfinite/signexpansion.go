package transfinite

import (
	"iter"

	"github.com/cgt-go/sdk/cgt"
)

// MaxRuns is how many runs a [SignExpansion] may have, where those of a repeated block count once. Making one with more
// is a panic with a [*cgt.LimitError]; what reads a text, cuts or converts returns it as an error.
const MaxRuns = 1 << 20

// Run is a part of a sign expansion in which all signs are the same.
type Run struct {
	Sign   int     // 1 for +, −1 for −
	Length Ordinal // not 0
}

// Equal reports whether r and s are the same run.
func (r Run) Equal(s Run) bool { return r.Sign == s.Sign && r.Length.Equal(s.Length) }

// SignExpansion is a sequence of signs + and −, one for each ordinal below its length. It says where a surreal number
// stands in the tree of numbers: + is a step up and − a step down. It is also the Hackenbush stalk with that value: +
// is a blue edge, that of Left, and − a red one, and the first sign stands at the ground.
//
// Such a sequence is made of runs of one sign, whose lengths are any [Ordinal]. There may be infinitely many of them,
// but each infinite sequence of runs must repeat a finite block of them from some run on; after that there may be
// further runs. So 2/3 is (+ −)^ω. The zero value is the empty expansion, that of 0. A SignExpansion is an immutable
// value that is safe for concurrent use. Two of them are compared by [SignExpansion.Compare] and [SignExpansion.Equal],
// for == does not compile; the text of [SignExpansion.String] is the same for equal ones and can be the key of a map.
//
// Source: Gonshor, An Introduction to the Theory of Surreal Numbers, ch. 2; Conway, On Numbers and Games, ch. 3;
// Winning Ways, ch. 2 (Hackenbush).
type SignExpansion struct {
	_       [0]func() // equal expansions have different slices, so that == would be wrong
	strings []signString
}

// signString is a sequence of runs: those of first, and then those of block again and again. Signs alternate in it. A
// sequence without end has a block and only the last one of an expansion has none; then first is not empty. So that the
// form is unique, the block is not a power of a shorter one, and first does not end in the same run as the block.
type signString struct {
	first, block []Run
}

// run returns the run number i.
func (s signString) run(i int) (r Run, ok bool) {
	switch {
	case i < len(s.first):
		return s.first[i], true
	case len(s.block) > 0:
		return s.block[(i-len(s.first))%len(s.block)], true
	}
	return Run{}, false
}

// SignRun returns the expansion of length many equal signs: + for sign 1, − for sign −1. It panics for other signs. So
// SignRun(1, x) is the expansion of the ordinal x.
func SignRun(sign int, length Ordinal) SignExpansion {
	if sign != 1 && sign != -1 {
		panic("transfinite: a sign is neither 1 nor −1")
	}
	var b signBuilder
	b.run(sign, length)
	return b.must()
}

// Ordinal returns the ordinal whose expansion x is: x has no sign −.
func (x SignExpansion) Ordinal() (o Ordinal, ok bool) {
	switch {
	case x.IsEmpty():
		return Ordinal{}, true
	case len(x.strings) > 1 || len(x.strings[0].first) != 1 || len(x.strings[0].block) > 0 || x.strings[0].first[0].Sign < 0:
		return Ordinal{}, false
	}
	return x.strings[0].first[0].Length, true
}

// IsEmpty reports whether x has no sign, so that its number is 0.
func (x SignExpansion) IsEmpty() bool { return len(x.strings) == 0 }

// Len returns the number of signs of x as an ordinal, which is the birthday of its number.
func (x SignExpansion) Len() Ordinal {
	var length ordinalSum
	for s := range x.Segments() {
		length.add(s.Len())
	}
	return length.take()
}

// Segment is a part of a [SignExpansion]: a run, or a block of runs that is repeated ω times.
type Segment struct {
	Runs     []Run // one run, or the block; it belongs to the caller
	Repeated bool  // ω times
}

// Len returns the number of signs of s.
func (s Segment) Len() Ordinal {
	length := lengthOf(s.Runs)
	if s.Repeated {
		return length.Mul(omegaOrdinal)
	}
	return length
}

func lengthOf(runs []Run) Ordinal {
	var length ordinalSum
	for _, r := range runs {
		length.add(r.Length)
	}
	return length.take()
}

// Segments returns the segments of x from the first sign on. Equal expansions have equal segments.
func (x SignExpansion) Segments() iter.Seq[Segment] {
	return func(yield func(Segment) bool) {
		for _, s := range x.strings {
			for _, r := range s.first {
				if !yield(Segment{Runs: []Run{r}}) {
					return
				}
			}
			if len(s.block) > 0 && !yield(Segment{append([]Run(nil), s.block...), true}) {
				return
			}
		}
	}
}

// Runs returns the runs of x from the first sign on, as far as they can be counted by 0, 1, 2, …: if a block is
// repeated, this has no end and what is behind the block does not come.
func (x SignExpansion) Runs() iter.Seq[Run] {
	return func(yield func(Run) bool) {
		if x.IsEmpty() {
			return
		}
		for i := 0; ; i++ {
			if r, ok := x.strings[0].run(i); !ok || !yield(r) {
				return
			}
		}
	}
}

// isFinite reports whether x has finitely many runs.
func (x SignExpansion) isFinite() bool { return x.IsEmpty() || len(x.strings[0].block) == 0 }

// finiteRuns returns the runs of x if they are finitely many, not to be changed.
func (x SignExpansion) finiteRuns() []Run {
	if x.IsEmpty() {
		return nil
	}
	return x.strings[0].first
}

// Neg returns the expansion with all signs changed, that of the negative number.
func (x SignExpansion) Neg() SignExpansion {
	strings := make([]signString, len(x.strings))
	for i, s := range x.strings {
		strings[i] = signString{negRuns(s.first), negRuns(s.block)}
	}
	return SignExpansion{strings: strings}
}

func negRuns(runs []Run) []Run {
	if len(runs) == 0 {
		return nil
	}
	neg := make([]Run, len(runs))
	for i, r := range runs {
		neg[i] = Run{-r.Sign, r.Length}
	}
	return neg
}

// Concat returns the signs of x with those of y behind. It panics if there are more than [MaxRuns] runs.
func (x SignExpansion) Concat(y SignExpansion) SignExpansion {
	var b signBuilder
	b.expansion(x)
	b.expansion(y)
	return b.must()
}

// Repeat returns n copies of x, one behind the other. If the runs of that do not come to repeat a block, the error is a
// [*ClassError], and if there are more than [MaxRuns], it is a [*cgt.LimitError].
func (x SignExpansion) Repeat(n Ordinal) (SignExpansion, error) {
	var b signBuilder
	runs := x.finiteRuns()
	if n.IsZero() || x.IsEmpty() {
		return SignExpansion{}, nil
	}
	if x.isFinite() && len(runs) == 1 {
		return SignRun(runs[0].Sign, runs[0].Length.Mul(n)), nil
	}
	if !x.isFinite() && !n.IsFinite() {
		return SignExpansion{}, &ClassError{x.Len().Mul(omegaOrdinal), "a block of infinitely many runs is repeated without end: its exponent must be finite"}
	}
	endless, rest, _ := n.DivMod(omegaOrdinal)
	if !endless.IsFinite() {
		return SignExpansion{}, &ClassError{x.Len().Mul(OmegaPower(OrdinalFromUint(2))), "a block is repeated ω times without end: its exponent must be below w^2"}
	}
	copies := endless.finitePart().add(rest.finitePart())
	if copies.big != nil || copies.small > MaxRuns || copies.small*uint64(x.numRuns()) > MaxRuns {
		return SignExpansion{}, tooManyRuns()
	}
	for range endless.finitePart().small {
		b.repeated(runs)
	}
	for range rest.finitePart().small {
		b.expansion(x)
	}
	return b.done()
}

// numRuns returns the number of runs of x, those of blocks counted once.
func (x SignExpansion) numRuns() int {
	n := 0
	for _, s := range x.strings {
		n += len(s.first) + len(s.block)
	}
	return n
}

// ClassError reports a sign expansion that is not in the class of the type that it should become.
type ClassError struct {
	Height Ordinal // the signs below this height are enough to see it
	Msg    string  // what is wrong
}

// Error returns the message in one line.
func (e *ClassError) Error() string {
	return "sign expansion: below height " + e.Height.String() + ": " + e.Msg
}

func tooManyRuns() *cgt.LimitError {
	return &cgt.LimitError{What: "runs in a sign expansion", Limit: MaxRuns}
}
