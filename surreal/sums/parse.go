package sums

import (
	"context"
	"errors"
	"fmt"
	"maps"
	"slices"
	"strconv"
	"strings"

	"github.com/cgt-go/sdk/cgt"
	"github.com/cgt-go/sdk/surreal"
)

// MaxComponents is the largest number of components that [Parser.Parse] reads.
const MaxComponents = 10_000

// Reader reads a position of one game as a component. If its error is a *[cgt.SyntaxError], [Parser.Parse] adds the
// offset of the position to the error's; other errors are at the start of the position.
type Reader func(position string) (Component, error)

// ReaderOf returns the [Reader] of positions under the given rules that parse reads. It panics if rules or parse is
// nil.
func ReaderOf[Pos comparable](rules cgt.Ruleset[Pos], parse func(string) (Pos, error)) Reader {
	if rules == nil || parse == nil {
		panic(errors.New("sums: ReaderOf: nil ruleset or function"))
	}
	return func(position string) (Component, error) {
		p, err := parse(position)
		if err != nil {
			return Component{}, err
		}
		return Of(rules, p), nil
	}
}

// Parser reads sums. The zero Parser knows values only.
type Parser struct {
	// Games are the games whose positions may stand in a sum, by their names, which are words of small letters and
	// digits that begin with a letter. A game hides the function of [surreal.Parse] that has the same name. No Reader
	// may be nil: [Parser.Parse] panics when it meets one.
	Games map[string]Reader
	// Aliases are other names of some of the games, with those that they have in Games. They are words as those, hide
	// functions as well, and no message lists them. Where both a game and an alias have a name it is that of the game;
	// an alias of no game is no name.
	Aliases map[string]string
	// Limits bounds the work for each value.
	Limits surreal.Limits
}

// Parse reads a sum, such as
//
//	3*domineering(..|..) + {2|-1} - clobber(xo.) + *2
//
// The terms stand with plus and minus signs between them. A term is a position, which is the name of its game with the
// position in parentheses behind it, or a value in the notation of [surreal.Parse]. A number with a star before a
// position, or before a value in parentheses or braces, stands for as many components; a minus before that makes them
// negative. All other terms make one component each, so that 3.{2|-1} is one, worth three times {2|-1}, and 2*3 is the
// value 2 + *3. Names of games may be written in capitals. Parentheses in a position must match. No position can be
// part of a value.
//
// An error in the text is a *[cgt.SyntaxError] with the byte offset in the whole text; its message names the component,
// and Err is the error of the position or value. A sum of more than [MaxComponents] components is an error for which
// errors.Is with [cgt.ErrLimit] holds, as it is for a limit of p that is reached. If ctx is done while a value is
// worked out the error is its cause. The time is in proportion to the text, but for that of the positions and values.
func (p Parser) Parse(ctx context.Context, text string) ([]Component, error) {
	s := sumText{Parser: p, ctx: ctx, text: text}
	for {
		if err := s.term(); err != nil {
			return nil, err
		}
		if s.skipBlanks(); s.at == len(text) {
			return s.sum, nil
		}
		s.negative = false
		switch {
		case s.isAt("+-", "+−", "±", "+_", "-_", "−_") > 0: // the sign of a switch, tiny or miny, which is added
		case s.isAt("+") > 0:
			s.at++
		case s.isAt("-", "−") > 0:
			s.at += s.isAt("-", "−")
			s.negative = true
		default:
			return nil, s.fail(s.at, "want + or - after a term", nil)
		}
	}
}

// sumText is a text that is being read, from left to right.
type sumText struct {
	Parser
	ctx      context.Context
	text     string
	at       int
	negative bool // the next term is subtracted
	sum      []Component
}

// isAt returns the length of the first of the texts that stands at the current place, or 0.
func (s *sumText) isAt(texts ...string) int {
	for _, t := range texts {
		if strings.HasPrefix(s.text[s.at:], t) {
			return len(t)
		}
	}
	return 0
}

func (s *sumText) skipBlanks() {
	for s.at < len(s.text) && strings.IndexByte(" \t\r\n", s.text[s.at]) >= 0 {
		s.at++
	}
}

// while moves on over the letters for which f holds, and returns them.
func (s *sumText) while(f func(byte) bool) string {
	from := s.at
	for s.at < len(s.text) && f(s.text[s.at]) {
		s.at++
	}
	return s.text[from:s.at]
}

func isDigit(c byte) bool  { return '0' <= c && c <= '9' }
func isLetter(c byte) bool { return 'a' <= c|0x20 && c|0x20 <= 'z' }

// notClosed is the message for a bracket without an end.
const notClosed = "the bracket is not closed"

// fail returns an error in the next component.
func (s *sumText) fail(at int, msg string, err error) error {
	return &cgt.SyntaxError{What: "sum", Offset: at, Msg: fmt.Sprintf("component %d: %s", len(s.sum), msg), Err: err}
}

// within returns the error err of the part of the text that begins at from.
func (s *sumText) within(from, to int, err error) error {
	var inner *cgt.SyntaxError
	if !errors.As(err, &inner) {
		return s.fail(from, err.Error(), err)
	}
	at, rest := from, s.text[from:to]
	for range inner.Line - 1 {
		i := strings.IndexByte(rest, '\n') + 1
		at, rest = at+i, rest[i:]
	}
	return s.fail(at+inner.Offset, inner.What+": "+inner.Msg, err)
}

// term reads a term.
func (s *sumText) term() error {
	s.skipBlanks()
	from := s.at
	negative := s.negative
	if s.isAt("-_", "−_") == 0 {
		if n := s.isAt("-", "−"); n > 0 {
			negative = !negative
			s.at += n
			s.skipBlanks()
		}
	}
	copies, numberAt, isMultiple := 1, s.at, false
	if digits := s.while(isDigit); digits != "" {
		s.skipBlanks()
		if s.isAt("*") > 0 {
			s.at++
			s.skipBlanks()
			isMultiple = s.isAt("(", "{") > 0 || s.positionStarts() != ""
		}
		if !isMultiple {
			s.at = numberAt
		} else if n, err := strconv.Atoi(digits); err == nil {
			copies = min(n, MaxComponents+1)
		} else {
			copies = MaxComponents + 1 // so many digits
		}
	}
	var c Component
	name := s.positionStarts()
	switch {
	case name != "":
		s.at += len(name)
		s.skipBlanks()
		from, ok := s.bracket()
		if !ok {
			return s.fail(from, notClosed, nil)
		}
		var err error
		if c, err = s.game(name)(s.text[from+1 : s.at-1]); err != nil {
			return s.within(from+1, s.at-1, err)
		}
	case isMultiple:
		from, ok := s.bracket()
		if !ok {
			return s.fail(from, notClosed, nil)
		}
		var err error
		if c, err = s.value(from); err != nil {
			return err
		}
	default:
		s.at, negative = from, s.negative
		if open := s.skipValue(); open >= 0 {
			return s.fail(open, notClosed, nil)
		}
		var err error
		if c, err = s.value(from); err != nil {
			return err
		}
	}
	if negative {
		c = c.Neg()
	}
	if len(s.sum)+copies > MaxComponents {
		limit := &cgt.LimitError{What: "components", Limit: MaxComponents}
		return s.fail(numberAt, limit.Error(), limit)
	}
	for range copies {
		s.sum = append(s.sum, c)
	}
	return nil
}

// game returns the reader of the game with a name, or nil if there is none; a game without a reader panics.
func (s *sumText) game(name string) Reader {
	name = strings.ToLower(name)
	read, ok := s.Games[name]
	if !ok {
		read, ok = s.Games[s.Aliases[name]]
	}
	if ok && read == nil {
		panic(fmt.Sprintf("sums: the game %s has no Reader", name))
	}
	return read
}

// positionStarts returns the name of a game if one stands here, with a parenthesis behind it, or behind blanks.
func (s *sumText) positionStarts() string {
	at := s.at
	name := s.while(func(c byte) bool { return isLetter(c) || isDigit(c) })
	s.skipBlanks()
	isPosition := s.isAt("(") > 0
	s.at = at
	if isPosition && s.game(name) != nil {
		return name
	}
	return ""
}

// bracket moves behind the bracket that closes the one that stands here, and returns where that is. It reports whether
// there is one.
func (s *sumText) bracket() (from int, ok bool) {
	from = s.at
	opens, closes := s.text[s.at], byte(')')
	if opens == '{' {
		closes = '}'
	}
	depth := 0
	for ; s.at < len(s.text); s.at++ {
		switch s.text[s.at] {
		case opens:
			depth++
		case closes:
			if depth--; depth == 0 {
				s.at++
				return from, true
			}
		}
	}
	return from, false
}

// skipValue moves to the end of a value: to a sign after a term of it, outside of all brackets. It returns where a
// bracket is that is not closed, or a negative number.
func (s *sumText) skipValue() (open int) {
	wants, depth := true, 0 // wants: a sign belongs to what comes
	for s.at < len(s.text) {
		sign := s.isAt("+-", "+−", "+_", "-_", "−_", "±", "+", "-", "−")
		switch c := s.text[s.at]; {
		case depth == 0 && sign > 0:
			if !wants {
				return -1
			}
			s.at += sign
			continue
		case c == '(' || c == '{':
			if depth == 0 {
				open = s.at
			}
			depth++
			wants = false
		case c == ')' || c == '}':
			depth--
			wants = false
		case c == ':' || c == '.':
			wants = true
		case strings.IndexByte(" \t\r\n", c) < 0:
			wants = false
		}
		s.at++
	}
	if depth <= 0 {
		return -1
	}
	return open
}

// value reads the value that stands between from and the current place.
func (s *sumText) value(from int) (Component, error) {
	text := s.text[from:s.at]
	c := surreal.Calculator{Limits: s.Limits}
	g, err := c.Parse(s.ctx, text)
	if err == nil {
		return Value(g), nil
	}
	var inner *cgt.SyntaxError
	if !errors.As(err, &inner) {
		if s.ctx.Err() != nil && !errors.Is(err, cgt.ErrLimit) {
			return Component{}, err
		}
		return Component{}, s.within(from, s.at, err)
	}
	word := sumText{text: text, at: inner.Offset}
	name := word.while(isLetter)
	if word.skipBlanks(); name != "" && word.isAt("(") > 0 && (s.game(name) != nil || !isFunction(name)) {
		msg := fmt.Sprintf("a position of %s cannot be part of a value: it is a component of its own, and 2*%[1]s(...) is two of them; inside of a value, write what it is worth", name)
		if s.game(name) == nil {
			msg = fmt.Sprintf("there is no game and no function %.30q; the games are %s", name, strings.Join(slices.Sorted(maps.Keys(s.Games)), " "))
		}
		return Component{}, s.fail(from+inner.Offset, msg, err)
	}
	return Component{}, s.within(from, s.at, err)
}

// isFunction reports whether [surreal.Parse] knows a function or a question with a name.
func isFunction(name string) bool {
	_, err := surreal.Parse(name + "(")
	return !errors.Is(err, surreal.ErrNoFunction)
}
