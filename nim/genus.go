package nim

import (
	"encoding/binary"
	"slices"
	"strconv"
	"strings"

	"github.com/cgt-go/sdk/cgt"
)

// Genus is what there is to say of an impartial position in misère play by values alone: its nim-value g and the misère
// values g₀, g₁, g₂, … of the position itself, with one heap *2 beside it, with two, and so on. It is written
// g^g₀g₁g₂…; from some place on the last two digits repeat for ever, and they are written once. The misère value of a
// position is the least nimber that is not the misère value of an option, but 1 if there is no option. The zero value
// is 0^120, the genus of the position without moves; genera are comparable.
//
// The genus does not decide everything: who wins a sum does not follow from the genera of its parts, unless these are
// tame, see [Genus.IsTame].
//
// Sources: Conway, On Numbers and Games, ch. 12; Winning Ways, ch. 13; Siegel, Combinatorial Game Theory, §V.2.
type Genus struct {
	normal Nimber
	digits string // the misère values as far as they are written, as uvarints; empty for noMoves
}

func newGenus(normal Nimber, digits []Nimber) Genus {
	for n := len(digits); n > 2 && digits[n-1] == digits[n-3]; n-- {
		digits = digits[:n-1]
	}
	if normal == 0 && slices.Equal(digits, noMoves) {
		return Genus{}
	}
	var b []byte
	for _, d := range digits {
		b = binary.AppendUvarint(b, uint64(d))
	}
	return Genus{normal, string(b)}
}

// noMoves are the misère values of the position without moves: 1 by definition, and then those of heaps *2.
var noMoves = []Nimber{1, 2, 0}

// Normal returns g, the nim-value.
func (g Genus) Normal() Nimber { return g.normal }

// Misere returns g₀, the misère value. A position is won by the player who does not begin, in misère play, if and only
// if this is 0.
func (g Genus) Misere() Nimber { return g.At(0) }

// At returns gₙ, the misère value of the position with n heaps *2 beside it. It panics if n is negative.
func (g Genus) At(n int) Nimber {
	return digitAt(g.Digits(), n)
}

// Digits returns the misère values as they are written: the last two repeat.
func (g Genus) Digits() []Nimber {
	if g.digits == "" {
		return slices.Clone(noMoves)
	}
	var digits []Nimber
	for b := []byte(g.digits); len(b) > 0; {
		d, n := binary.Uvarint(b)
		digits, b = append(digits, Nimber(d)), b[n:]
	}
	return digits
}

// HeapGenus returns the genus of the heap *n: 0^120, 1^031, and n^nm with m = n ⊕ 2 for n ≥ 2.
//
// Source: Winning Ways, ch. 13.
func HeapGenus(n Nimber) Genus {
	switch n {
	case 0:
		return Genus{}
	case 1:
		return newGenus(1, []Nimber{0, 3, 1})
	}
	return newGenus(n, []Nimber{n, n ^ 2})
}

// IsTame reports whether g is the genus of a position of Nim: 0^120, 1^031 or n^nm with m = n ⊕ 2, where n may be 0 or
// 1 as well (0^02 is that of *2 + *2). A position that has a tame genus, as has every position after it, can be
// replaced by that position of Nim in every sum of such positions, as far as winning goes; see [MisereSolver.IsTame].
//
// Source: Conway, On Numbers and Games, ch. 12; Winning Ways, ch. 13.
func (g Genus) IsTame() bool {
	return g == HeapGenus(g.normal) || g == newGenus(g.normal, []Nimber{g.normal, g.normal ^ 2})
}

// isFickle reports whether a tame g is that of a position of Nim whose heaps are all 0 or 1, which is the winner's to
// change at the end.
func (g Genus) isFickle() bool { return g.normal < 2 && g == HeapGenus(g.normal) }

// AddTame returns the genus of the sum of two positions with genera g and h that can be replaced by positions of Nim;
// ok is false unless both are tame.
func (g Genus) AddTame(h Genus) (sum Genus, ok bool) {
	if !g.IsTame() || !h.IsTame() {
		return Genus{}, false
	}
	n := g.normal.Add(h.normal)
	if g.isFickle() && h.isFickle() {
		return HeapGenus(n), true
	}
	return newGenus(n, []Nimber{n, n ^ 2}), true
}

// String returns the genus as it is written in Winning Ways, with ^ before the superscript: "0^120". If a value has
// more than one digit, all are separated by commas, in parentheses: "12^(12,14)".
func (g Genus) String() string {
	var texts []string
	long := false
	for _, d := range g.Digits() {
		text := strconv.FormatUint(uint64(d), 10)
		long = long || len(text) > 1
		texts = append(texts, text)
	}
	normal := strconv.FormatUint(uint64(g.normal), 10)
	if long {
		return normal + "^(" + strings.Join(texts, ",") + ")"
	}
	return normal + "^" + strings.Join(texts, "")
}

// AppendText appends the text of [Genus.String].
func (g Genus) AppendText(b []byte) ([]byte, error) { return append(b, g.String()...), nil }

// MarshalText returns the text of [Genus.String]. So in JSON a genus is a string.
func (g Genus) MarshalText() ([]byte, error) { return g.AppendText(nil) }

// UnmarshalText reads a text as [ParseGenus] does.
func (g *Genus) UnmarshalText(text []byte) error {
	h, err := ParseGenus(string(text))
	if err == nil {
		*g = h
	}
	return err
}

// ParseGenus reads what [Genus.String] writes, and the two shorter forms that are in use: g alone for the genus of the
// heap *g, and g^d for g^de with e = d ⊕ 2. The superscript may be longer than need be. The error is a
// [*cgt.SyntaxError].
func ParseGenus(s string) (Genus, error) {
	fail := func(offset int, msg string) (Genus, error) {
		return Genus{}, &cgt.SyntaxError{What: "genus", Offset: offset, Msg: msg}
	}
	before, _, isLong := strings.Cut(s, "^")
	at := len(before)
	normal, err := strconv.ParseUint(before, 10, 64)
	if err != nil {
		return fail(0, "the nim-value must be a number below 2^64")
	}
	if !isLong {
		return HeapGenus(Nimber(normal)), nil
	}
	var digits []Nimber
	offset := at + 1
	if inside, ok := strings.CutPrefix(s[offset:], "("); ok {
		inside, ok = strings.CutSuffix(inside, ")")
		if !ok {
			return fail(len(s), "no )")
		}
		offset++
		for text := range strings.SplitSeq(inside, ",") {
			d, err := strconv.ParseUint(text, 10, 64)
			if err != nil {
				return fail(offset, "a misère value must be a number below 2^64")
			}
			digits = append(digits, Nimber(d))
			offset += len(text) + 1
		}
	} else {
		for i, c := range []byte(s[offset:]) {
			if c < '0' || c > '9' {
				return fail(offset+i, "a misère value must be a digit")
			}
			digits = append(digits, Nimber(c-'0'))
		}
	}
	switch len(digits) {
	case 0:
		return fail(len(s), "the superscript has no values")
	case 1:
		digits = append(digits, digits[0]^2)
	}
	return newGenus(Nimber(normal), digits), nil
}
