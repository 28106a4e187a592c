package surreal

import (
	"context"
	"errors"
	"fmt"
	"strings"

	"github.com/cgt-go/sdk/cgt"
)

// Parse reads a game. The notation is that of [Game.String] and, beyond it, that of a calculator:
//
//	7  -3/8  *3  ^3*2  1^     a number, a multiple of ↑ and a nimber, in this order: their sum
//	^^^  vv                   as many ups or downs
//	^<3>  ^[3]  1/2v<3>*2     powers of ↑ and sums of powers, ↑^3 and ↑ + ↑^2 + ↑^3, in place of multiples
//	{2||1|-1}                 options separated by commas; the sides by bars, of which the longest
//	                          run binds most weakly, so this is {2 | {1 | -1}}
//	g + h  g - h  -g  (g)     sums, differences, negatives
//	3.g  3(g)                 multiples by integers
//	g:h                       ordinal sums; g:h:k is g:(h:k)
//	+-g  +-{g,h}              switches {g|-g} and {g,h|-g,-h}; a +- b is a + (+-b)
//	+_g  -_g                  tiny and miny: {0||0|-g} and {g|0||0}
//	cool(g,1/2)  ordsum(g,h)  functions
//
// The functions are atomicWeight(g), birthday(g), companion(g), cool(g,t), followers(g), freeze(g), heat(g,t),
// leftStop(g), mean(g), norton(g,u), ordsum(g,h,…), overheat(g,s,t), pow(g,x), powto(g,x), reducedCanonicalForm(g),
// rightStop(g), simplest(x,y), stopCount(g), subordinate(g,b), temperature(g), times(g,h), tiny(g) and miny(g), named
// as the methods of [Game], [OrdinalSum], [Interval.Simplest], [Game.Reduced], [Game.NumFollowers], [Game.NumStops] and
// [Tiny]; and, for the canonical forms of games, conjunctive(g,h,…), continuedConjunctive, selective,
// shortenedSelective and shortenedSum, named as the compounds of package cgt, and dicoticVariant(g),
// impartialVariant(g) and twistedVariant(g), which are [cgt.Dicotic], [cgt.Impartial] and [cgt.Twisted].
//
// A minus before a number, where a game must begin, belongs to the number, so that -1^ is -1 + ^, as it is printed;
// after a game it is the sign of a difference, so that 2-1^ is 2 - (1 + ^). A star after a number is the nimber: 2*3 is
// 2 + *3. What could be read in two ways is refused: +-1* and +_1^, where parentheses or a plus must say how far the
// sign reaches, and 3.^*, where they must say what is multiplied. The letters ↑, ↓, ⇑, ⇓, ⋆, ±, − (minus) and ‖ may
// stand for ^, v, ^^, vv, *, +-, - and ||. Blanks may stand anywhere but inside a number, a multiple of ↑, a nimber, or
// a sum of these that is written without signs.
//
// An error in the text is a [*cgt.SyntaxError] with the byte offset; errors.Is with [ErrNoFunction] tells that of a name
// that no function has. Parse works within the limits that a zero [Limits] stands for; one that is reached is found by
// errors.Is(err, [cgt.ErrLimit]). Use [Calculator] to set limits or to be able to interrupt.
func Parse(s string) (Game, error) { return (&Calculator{}).Parse(context.Background(), s) }

// MustParse is Parse for texts that are known to be right; it panics otherwise.
func MustParse(s string) Game {
	g, err := Parse(s)
	if err != nil {
		panic(err)
	}
	return g
}

// reader reads one statement, from left to right, with a stack of the groups that are open. So the depth
// of nesting is not limited by the stack of the goroutine.
type reader struct {
	s      string
	at     int
	e      *engine
	limits Limits
	frames []group
	st     Statement
	asked  bool // the text is a question, such as isHot(g), and has been read
	apart  bool // the terms outside of all brackets are not added up
	terms  []Game
}

// group is an open parenthesis or brace, or the whole text: a sum being added up and, in braces, the
// options and bars before it, or the arguments of a function.
type group struct {
	open     byte      // '(' or '{', 0 for the whole text
	bracket  int       // its offset
	at       int       // the same, or the offset of the name of the function
	function *function // whose arguments stand between parentheses, or nil
	sum      Game      // of the terms that are number-up-stars
	rest     []Game    // the other terms
	colons   []Game    // the ordinal sum that is to be the next term
	started  bool      // the sum has a term
	minus    bool      // the next term is subtracted
	wants    bool      // a term must follow
	prefixes []prefix
	prefixed bool // the last game of the ordinal sum had a prefix
	items    []item
}

// prefix is an operation waiting for its operand.
type prefix struct {
	op    byte   // '-', '±', 't' (tiny), 'm' (miny) or '.' (multiple)
	times Dyadic // for multiples
}

// item is an option or a separator between braces.
type item struct {
	g    Game
	bars int // 0 for an option
	at   int
}

func (r *reader) fail(at int, format string, args ...any) error {
	return &cgt.SyntaxError{What: "game", Offset: at, Msg: fmt.Sprintf(format, args...)}
}

func (r *reader) top() *group { return &r.frames[len(r.frames)-1] }

func (r *reader) read() (Statement, error) {
	for {
		r.skipBlanks()
		if r.e.Err != nil {
			return Statement{}, r.stopped()
		}
		var err error
		if r.at == len(r.s) {
			return r.finish()
		}
		if r.asked {
			return Statement{}, r.fail(r.at, "unexpected %q after a question, which stands alone", firstRune(r.s[r.at:]))
		}
		if top := r.top(); top.started && !top.wants {
			err = r.readAfterTerm()
		} else {
			err = r.readTerm()
		}
		if err != nil {
			return Statement{}, err
		}
	}
}

// stopped returns the error for arithmetic that had to stop before the current place.
func (r *reader) stopped() error {
	if errors.Is(r.e.Err, cgt.ErrLimit) {
		return &cgt.SyntaxError{What: "game", Offset: r.at, Msg: "up to here: " + r.e.Err.Error(), Err: r.e.Err}
	}
	return r.e.Err
}

func (r *reader) skipBlanks() {
	for r.at < len(r.s) && strings.IndexByte(" \t\r\n", r.s[r.at]) >= 0 {
		r.at++
	}
}

// has reports whether one of the texts stands at the current place, and which; it moves behind it.
func (r *reader) has(texts ...string) (string, bool) {
	for _, t := range texts {
		if strings.HasPrefix(r.s[r.at:], t) {
			r.at += len(t)
			return t, true
		}
	}
	return "", false
}

// readTerm reads something where a term must begin: a prefix, a literal or an opening bracket. Between
// braces a side may also be empty.
func (r *reader) readTerm() error {
	top := r.top()
	at := r.at
	if _, ok := r.has("+-", "+−", "±"); ok {
		return r.prefix('±')
	}
	if _, ok := r.has("+_"); ok {
		return r.prefix('t')
	}
	if _, ok := r.has("-_", "−_"); ok {
		return r.prefix('m')
	}
	if _, ok := r.has("-", "−"); ok {
		r.skipBlanks()
		if r.at < len(r.s) && isDigit(r.s[r.at]) {
			return r.literal(true)
		}
		return r.prefix('-')
	}
	c := r.s[r.at]
	if c == '(' || c == '{' {
		return r.open(group{open: c, at: at})
	}
	if isDigit(c) || r.literalStarts() {
		return r.literal(false)
	}
	if isLetter(c) {
		return r.function()
	}
	if top.open == '{' && !top.wants && len(top.prefixes) == 0 {
		switch {
		case r.atBar():
			return r.bar()
		case c == '}':
			return r.closeBrace()
		}
	}
	return r.fail(at, "unexpected %q, want a game", firstRune(r.s[at:]))
}

// open begins a group at the bracket that stands here.
func (r *reader) open(g group) error {
	if most := r.limits.depth(); len(r.frames) > most {
		limit := &cgt.LimitError{What: "levels of nesting", Limit: most}
		return &cgt.SyntaxError{What: "game", Offset: r.at, Msg: limit.Error(), Err: limit}
	}
	g.bracket = r.at
	r.at++
	r.frames = append(r.frames, g)
	return nil
}

func isDigit(c byte) bool { return '0' <= c && c <= '9' }

func (r *reader) prefix(op byte) error {
	top := r.top()
	top.prefixes = append(top.prefixes, prefix{op: op})
	top.wants = true
	return nil
}

// term takes a finished operand into the group, after the prefixes before it. It may be the first of an ordinal sum.
func (r *reader) term(g Game) error {
	top := r.top()
	for i := len(top.prefixes) - 1; i >= 0; i-- {
		g = r.e.apply(top.prefixes[i], []Game{g})
	}
	top.prefixed = len(top.prefixes) > 0
	top.prefixes = top.prefixes[:0]
	top.colons = append(top.colons, g)
	top.started, top.wants = true, false
	return nil
}

// endTerm adds the ordinal sum that has been read to the sum of the group.
func (r *reader) endTerm() {
	top := r.top()
	g := r.e.ordinalSum(top.colons)
	top.colons = top.colons[:0]
	if top.minus {
		g = r.e.neg(g)
	}
	switch {
	case r.apart && top.open == 0:
		r.terms = append(r.terms, g)
	case g.isNumberUpStar():
		if r.e.Spend(top.sum.cost() + g.cost()) {
			top.sum = r.e.add(top.sum, g)
		}
	default:
		top.rest = append(top.rest, g) // to be added up when all terms are known
	}
	top.minus = false
}

// total returns the sum of the group, and empties it.
func (r *reader) total() Game {
	top := r.top()
	sum := r.e.sum(append(top.rest, top.sum))
	top.sum, top.rest = Game{}, nil
	return sum
}

// apply returns the result of a prefix. Only switches may have several operands.
func (e *engine) apply(p prefix, gs []Game) Game {
	g := gs[0]
	switch p.op {
	case '-':
		return e.neg(g)
	case '.':
		return e.mul(g, p.times)
	case 't':
		return e.canonical([]Game{{}}, []Game{e.canonical([]Game{{}}, []Game{e.neg(g)})})
	case 'm':
		return e.canonical([]Game{e.canonical([]Game{g}, []Game{{}})}, []Game{{}})
	}
	var negatives []Game
	for _, h := range gs {
		negatives = append(negatives, e.neg(h))
	}
	return e.canonical(gs, negatives)
}

// readAfterTerm reads what may follow a term: an operator, a separator, a closing bracket or, outside all
// brackets, a comparison.
func (r *reader) readAfterTerm() error {
	top := r.top()
	at := r.at
	if _, ok := r.has(":"); ok {
		if top.prefixed {
			return r.fail(at, "put parentheses, for it is not clear how far the sign before the ordinal sum reaches")
		}
		top.wants = true
		return nil
	}
	r.endTerm()
	if top.open == 0 {
		if op, ok := r.has("<=", "≤", ">=", "≥", "==", "!=", "≠", "<>", "||", "‖", "<", ">", "="); ok {
			return r.compare(at, op)
		}
	}
	for _, signed := range []string{"+-", "+−", "±", "+_"} { // a + (+-b), a + (+_b)
		if strings.HasPrefix(r.s[r.at:], signed) {
			top.wants = true
			return nil
		}
	}
	if _, ok := r.has("+"); ok {
		top.wants = true
		return nil
	}
	for _, miny := range []string{"-_", "−_"} { // a + (-_b)
		if strings.HasPrefix(r.s[r.at:], miny) {
			top.wants = true
			return nil
		}
	}
	if _, ok := r.has("-", "−"); ok {
		top.wants, top.minus = true, true
		return nil
	}
	switch c := r.s[r.at]; {
	case c == ')' && top.function != nil:
		r.at++
		r.endOption()
		return r.call()
	case c == ')' && top.open == '(':
		r.at++
		g := r.total()
		r.frames = r.frames[:len(r.frames)-1]
		return r.term(g)
	case c == ',' && (top.open == '{' || top.function != nil):
		r.at++
		r.endOption()
		r.top().wants = true
		return nil
	case r.atBar() && top.open == '{':
		r.endOption()
		return r.bar()
	case c == '}' && top.open == '{':
		r.endOption()
		return r.closeBrace()
	}
	return r.fail(at, "unexpected %q after a game", firstRune(r.s[at:]))
}

func (r *reader) compare(at int, op string) error {
	if r.st.Op != "" {
		return r.fail(at, "a second comparison, and a text has one at most")
	}
	switch op {
	case "=":
		op = "=="
	case "≤":
		op = "<="
	case "≥":
		op = ">="
	case "≠":
		op = "!="
	case "<>", "‖":
		op = "||"
	}
	r.st = Statement{G: r.total(), Op: op, offset: at}
	*r.top() = group{wants: true}
	return nil
}

// finish ends the statement at the end of the text.
func (r *reader) finish() (Statement, error) {
	top := r.top()
	switch {
	case r.asked:
		return r.st, nil
	case top.open != 0:
		return Statement{}, r.fail(r.at, "the text ends, but %q at offset %d is still open", string(top.open), top.bracket)
	case !top.started || top.wants:
		return Statement{}, r.fail(r.at, "the text ends where a game must follow")
	}
	r.endTerm()
	if r.st.Op == "" {
		r.st.G = r.total()
	} else {
		r.st.H = r.total()
	}
	return r.st, nil
}
