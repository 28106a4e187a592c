package surreal

import (
	"fmt"
	"math"
	"slices"
	"strconv"
	"strings"

	"github.com/cgt-go/sdk/cgt"
)

// String returns g in the notation of the field, in ASCII:
//
//	7  -3/8             numbers
//	*  *3               nimbers
//	^  ^^  ^3  v        multiples of ↑ and ↓
//	1/2^3*2             a number, a multiple of ↑ and a nimber, added
//	^<3>  ^[3]          powers of ↑ and their sums, ↑^3 and ↑ + ↑^2 + ↑^3; also 1/2v<3>*2
//	+-1  +-{1,1*}       switches: {1|-1} and {1,1*|-1,-1*}
//	+_2  -_2            tiny and miny: {0||0|-2} and {2|0||0}
//	{2|1||-1}           other games; the separator with more bars binds more weakly
//
// An option that stands alone on its side and would be written in braces loses them, and the game that it is
// an option of takes one more bar than it has. At the fifth bar the option keeps its braces and
// counting begins again. Options stand in the order of [CompareStructure]. [Parse] reads the text
// back to the same game.
//
// A position that occurs often is written often, so the text of a sum of many switches is far longer than the
// game is large: see [Game.Text].
func (g Game) String() string { return string(ascii.append(nil, g)) }

// Text returns the text of [Game.String] if it has at most the given number of bytes, and otherwise a
// [*cgt.LimitError], after work in proportion to that number and the size of the game.
func (g Game) Text(mostBytes int) (string, error) {
	b, ok := ascii.appendMost(nil, g, mostBytes)
	if !ok {
		return "", &cgt.LimitError{What: "bytes of text", Limit: mostBytes}
	}
	return string(b), nil
}

// brief returns the text of g for a message: a long one is cut.
func (g Game) brief() string {
	const most = 200
	b, ok := ascii.appendMost(nil, g, most)
	if !ok {
		return string(b[:most]) + "…"
	}
	return string(b)
}

// Format makes %v and %s write [Game.String], %q the same in quotes, and %+v the same with the letters
// of the books: ↑, ↓, ⋆ and ±.
func (g Game) Format(f fmt.State, verb rune) {
	if !strings.ContainsRune("vsq", verb) {
		fmt.Fprintf(f, "%%!%c(surreal.Game=%s)", verb, g.String())
		return
	}
	text := g.String()
	if f.Flag('+') {
		text = string(unicodeLetters.append(nil, g))
	}
	fmt.Fprintf(f, strings.Replace(fmt.FormatString(f, verb), "+", "", 1), text)
}

// AppendText appends the text of [Game.String].
func (g Game) AppendText(b []byte) ([]byte, error) { return ascii.append(b, g), nil }

// MarshalText returns the text of [Game.String]. In JSON a game is a string.
func (g Game) MarshalText() ([]byte, error) { return ascii.append(nil, g), nil }

// UnmarshalText reads a text as [Parse] does.
func (g *Game) UnmarshalText(text []byte) error {
	h, err := Parse(string(text))
	if err == nil {
		*g = h
	}
	return err
}

// alphabet is a way to write the special games.
type alphabet struct{ up, down, star, plusMinus string }

var (
	ascii          = alphabet{"^", "v", "*", "+-"}
	unicodeLetters = alphabet{"↑", "↓", "⋆", "±"}
)

// maxBars is the largest number of bars in one separator.
const maxBars = 4

// writer writes one game.
type writer struct {
	alphabet
	e    *engine
	out  []byte
	todo []piece
	bars map[*node]int

	powers powerFinder
}

// piece is something still to be written: a text, or a game if the text is empty.
type piece struct {
	text string
	g    Game
	bare bool // the game goes without its braces
}

// append appends the text of g.
func (a alphabet) append(b []byte, g Game) []byte {
	b, _ = a.appendMost(b, g, math.MaxInt)
	return b
}

// appendMost appends the text of g if it has at most the given number of bytes. Otherwise ok is false, and what is
// appended is the beginning of the text, with a few more bytes than that. It keeps a list of what is still to be
// written in place of recursion, for games may be nested deeply.
func (a alphabet) appendMost(b []byte, g Game, most int) (text []byte, ok bool) {
	start := len(b)
	if u, ok := g.numberUpStar(); ok {
		b = a.appendNumberUpStar(b, u)
		return b, len(b)-start <= most
	}
	e := acquireEngine()
	defer e.release()
	w := writer{alphabet: a, e: e, out: b, bars: map[*node]int{}}
	w.todo = append(w.todo, piece{g: g})
	for len(w.todo) > 0 && len(w.out)-start <= most {
		p := w.todo[len(w.todo)-1]
		w.todo = w.todo[:len(w.todo)-1]
		if p.text != "" {
			w.out = append(w.out, p.text...)
			continue
		}
		if u, ok := p.g.numberUpStar(); ok {
			w.out = w.appendNumberUpStar(w.out, u)
			continue
		}
		at := len(w.todo)
		w.expand(p)
		slices.Reverse(w.todo[at:]) // the first piece comes off first
	}
	return w.out, len(w.out)-start <= most
}

// expand puts the pieces of a game that is no number-up-star on the list, in order.
func (w *writer) expand(p piece) {
	n := p.g.n
	switch sub, shape := w.shape(p.g); shape {
	case tinyShape:
		w.text("+_")
		w.operand(sub)
	case minyShape:
		w.text("-_")
		w.operand(sub)
	case switchShape:
		w.text(w.plusMinus)
		if n.lefts == 1 {
			w.operand(n.all[0])
			return
		}
		w.text("{")
		w.list(n.options(cgt.Left))
		w.text("}")
	case powerShape:
		power, _ := w.powers.find(p.g)
		w.text(string(w.appendUpPower(nil, power)))
	default:
		if !p.bare {
			w.text("{")
		}
		w.side(n.options(cgt.Left))
		w.text("||||"[:w.barsOf(n)])
		w.side(n.options(cgt.Right))
		if !p.bare {
			w.text("}")
		}
	}
}

func (w *writer) text(s string) { w.todo = append(w.todo, piece{text: s}) }

// operand puts the operand of a prefix on the list, in parentheses where it does not hang together.
func (w *writer) operand(g Game) {
	together := false
	if u, ok := g.numberUpStar(); ok {
		together = u.x.Sign() >= 0 && u.parts() <= 1
	} else if power, ok := w.powers.find(g); ok {
		together = power.x.Sign() >= 0 && power.parts() <= 1
	} else {
		together = w.hasBraces(g)
	}
	if together {
		w.todo = append(w.todo, piece{g: g})
		return
	}
	w.todo = append(w.todo, piece{text: "("}, piece{g: g}, piece{text: ")"})
}

func (w *writer) list(options []Game) {
	for i, o := range options {
		if i > 0 {
			w.text(",")
		}
		w.todo = append(w.todo, piece{g: o})
	}
}

// side puts the options of one side on the list.
func (w *writer) side(options []Game) {
	if len(options) == 1 && w.losesBraces(options[0]) {
		w.todo = append(w.todo, piece{g: options[0], bare: true})
		return
	}
	w.list(options)
}

// losesBraces reports whether g, as the only option of its side, is written without its braces.
func (w *writer) losesBraces(g Game) bool {
	if g.isNumberUpStar() {
		return false
	}
	return w.hasBraces(g) && w.barsOf(g.n) < maxBars
}

// barsOf returns the number of bars in the separator of n. It follows the options that stand alone on
// their sides on a stack of its own.
func (w *writer) barsOf(n *node) int {
	stack := []*node{n}
	for len(stack) > 0 {
		top := stack[len(stack)-1]
		if _, known := w.bars[top]; known {
			stack = stack[:len(stack)-1]
			continue
		}
		bars, ready := 1, true
		for who := cgt.Left; who <= cgt.Right; who++ {
			options := top.options(who)
			if len(options) != 1 || options[0].isNumberUpStar() {
				continue
			}
			if !w.hasBraces(options[0]) {
				continue
			}
			b, known := w.bars[options[0].n]
			if !known {
				stack = append(stack, options[0].n)
				ready = false
			} else if b < maxBars {
				bars = max(bars, b+1)
			}
		}
		if ready {
			w.bars[top] = bars
			stack = stack[:len(stack)-1]
		}
	}
	return w.bars[n]
}

// shape is how a game that is no number-up-star is written.
type shape uint8

const (
	braceShape  shape = iota
	switchShape       // the negative of itself
	tinyShape
	minyShape
	powerShape // a power of ↑, or a sum of powers
)

// shape returns the shape of g and, if it is tiny or miny, its subscript.
func (w *writer) shape(g Game) (subscript Game, s shape) {
	if _, ok := w.powers.find(g); ok {
		return Game{}, powerShape
	}
	return w.e.shape(g)
}

// hasBraces reports whether g, which is no number-up-star, is written with braces.
func (w *writer) hasBraces(g Game) bool {
	_, shape := w.shape(g)
	return shape == braceShape
}

// shape returns the shape of g, but for powers of ↑, and, if it is tiny or miny, its subscript. The subscript has a
// positive Right stop, without which the game would not be called tiny.
func (e *engine) shape(g Game) (subscript Game, s shape) {
	if h, ok := tinySubscript(g, cgt.Left); ok {
		if h = e.neg(h); h.RightStop().Sign() > 0 {
			return h, tinyShape
		}
	}
	if h, ok := tinySubscript(g, cgt.Right); ok && h.RightStop().Sign() > 0 {
		return h, minyShape
	}
	if g.n.stops.left == g.n.stops.right.Neg() && e.neg(g) == g {
		return Game{}, switchShape
	}
	return Game{}, braceShape
}

// tinySubscript returns h if g = {0 || 0 | h} and who is Left, or g = {h | 0 || 0} and who is Right.
func tinySubscript(g Game, who cgt.Player) (h Game, ok bool) {
	zero := func(g Game) bool {
		options := g.n.options(who)
		return len(options) == 1 && options[0].IsZero()
	}
	opponent := who.Opponent()
	if !zero(g) || len(g.n.options(opponent)) != 1 {
		return Game{}, false
	}
	inner := g.n.options(opponent)[0]
	if inner.isNumberUpStar() || !zero(inner) || len(inner.n.options(opponent)) != 1 {
		return Game{}, false
	}
	return inner.n.options(opponent)[0], true
}

// parts returns how many of the number, the multiple of ↑ and the nimber are not 0.
func (u numberUpStar) parts() int {
	n := 0
	if u.x != (Dyadic{}) {
		n++
	}
	if u.ups != (Dyadic{}) {
		n++
	}
	if u.star != 0 {
		n++
	}
	return n
}

func (a alphabet) appendNumberUpStar(b []byte, u numberUpStar) []byte {
	if u.x != (Dyadic{}) || u.parts() == 0 {
		b = u.x.appendText(b)
	}
	arrow, n := a.arrow(u.ups.Sign()), u.ups.Abs()
	switch n {
	case Dyadic{}:
	case one:
		b = append(b, arrow...)
	case Dyadic{num: 2}:
		b = append(append(b, arrow...), arrow...)
	default:
		b = n.appendText(append(b, arrow...))
	}
	return a.appendStar(b, u.star)
}

// appendUpPower appends a sum with a power of ↑ or ↓.
func (a alphabet) appendUpPower(b []byte, p upPower) []byte {
	if p.x != (Dyadic{}) {
		b = p.x.appendText(b)
	}
	brackets := "<>"
	if p.added {
		brackets = "[]"
	}
	b = append(append(b, a.arrow(p.sign)...), brackets[0])
	b = append(strconv.AppendInt(b, p.k, 10), brackets[1])
	return a.appendStar(b, p.star)
}

// arrow returns the letter for ↑ or, if sign is negative, for ↓.
func (a alphabet) arrow(sign int) string {
	if sign < 0 {
		return a.down
	}
	return a.up
}

// appendStar appends *n, or nothing if n is 0.
func (a alphabet) appendStar(b []byte, n uint64) []byte {
	if n > 0 {
		b = append(b, a.star...)
	}
	if n > 1 {
		b = strconv.AppendUint(b, n, 10)
	}
	return b
}
