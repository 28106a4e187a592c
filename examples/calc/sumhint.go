package main

import (
	"errors"
	"fmt"
	"regexp"
	"slices"
	"strings"
	"unicode"

	"github.com/cgt-go/sdk/cgt"
)

// compares matches what asks how games compare, as here, in CGSuite or in books.
var compares = regexp.MustCompile(`^(\|\||\|[>⊳]|/=|!=|[<>=≤≥≠∥≷≸≹⊲⊳⧏⧐⊴⊵⩽⩾])`)

// withHintOnSum returns an error that a text cannot be read as a sum with what may help, if there is something.
func withHintOnSum(err error, text string) error {
	syntax := (*cgt.SyntaxError)(nil)
	if !errors.As(err, &syntax) || syntax.Line > 0 || syntax.Offset > len(text) {
		return err
	}
	if limit := (*cgt.LimitError)(nil); errors.As(err, &limit) && limit.What == stepsOfArithmetic {
		return fmt.Errorf("%w; values are computed when they are read, whatever -limit says: 3*(g) is the component g three times, and 3.(g) one value", err)
	}
	if hint := hintOnSum(text, syntax.Offset); hint != "" {
		return fmt.Errorf("%w; %s", err, hint)
	}
	return err
}

// hintOnSum returns what may help somebody whose sum cannot be read from an offset on, or "".
func hintOnSum(text string, offset int) string {
	before, after := text[:offset], text[offset:]
	if within, ok := positionAround(before); ok { // the error says how its positions are written
		return hintInPosition(within, after)
	}
	isOutside := strings.Count(before, "{") <= strings.Count(before, "}") && strings.Count(before, "(") <= strings.Count(before, ")")
	isWord := strings.IndexFunc(after, unicode.IsLetter) == 0
	switch {
	case strings.HasPrefix(after, `"`), strings.HasPrefix(after, "'"):
		return "nothing in a sum has quotes around it"
	case isOutside && (compares.MatchString(strings.TrimLeft(after, " ")) || strings.HasSuffix(before, "<")):
		return "a sum is compared with 0 by who wins it, and G with H by who wins G - H"
	case isFactor.MatchString(before) && strings.HasPrefix(after, "("): // which is not closed
		return ""
	case isOutside && !isWord && (isFactor.MatchString(before) || isCount.MatchString(before) && timesGame.MatchString(after)):
		return aMultiple
	case isOutside && strings.HasPrefix(after, "*"):
		return "a nimber is added with +, and 2*clobber(xo) is two components"
	case isOtherNumber(text):
		return hint(text, offset)
	}
	names := after
	if end := strings.IndexFunc(names, func(r rune) bool { return !unicode.IsLetter(r) && r != '.' }); end >= 0 {
		names = names[:end]
	}
	word := names[strings.LastIndexByte(names, '.')+1:]
	isCall := isCalled(after[len(names):])
	r, isRuleset := rulesetOf(word)
	g, isGame := gameNamed(word)
	o, isFunction := operationOf(word)
	f, isForm := formNamed(word)
	at := whereElse(word)
	switch {
	case strings.EqualFold(word, "nim"):
		return "a heap of 3 counters in Nim is the value *3"
	case strings.EqualFold(word, "stalk"):
		return "the stalk LRR is hackenbush(_ blue 1 red 2 red 3)"
	case isGame:
		return g.name + " is for calc solve only"
	case at != "":
		return at
	case isRuleset && isCall && word == names: // the error says where it may stand
		return ""
	case isRuleset:
		return fmt.Sprintf("in a sum positions stand in brackets, such as %s(%s)", r.name, r.example)
	case isFunction && o.asks():
		return fmt.Sprintf("the answer to %s is no game that can be added: calc '%[1]s(%s)' asks alone", o.name, o.takes)
	case isFunction && o.name == word && isOutside && (isFactor.MatchString(before) || isCount.MatchString(before)):
		return aMultiple
	case isFunction && o.name == word:
		return fmt.Sprintf("calc help %s explains it", o.name)
	}
	if isWord && isFactor.MatchString(before) { // here that is no product
		text, offset = after, 0
	}
	hint := hintFromCGSuite(text, offset)
	switch {
	case hint != "":
		return hint
	case isForm:
		return fmt.Sprintf("for %s there is %s", word, f.usage())
	case isCall && word != "":
		return didYouMean(word, slices.Concat(rulesetNames(), functionNames())) + "calc help notation lists the functions"
	case topic(word) != "" && len(word) > 1:
		return explainedBy(word)
	}
	return strings.TrimSuffix(didYouMean(word, slices.Concat(rulesetNames(), functionNames())), " ")
}

// aMultiple says how games are taken more than once.
const aMultiple = "2*(^) is two components ^, and 2.^ is one"

var (
	isCount   = regexp.MustCompile(`(^|[-+−±({|,]) *[0-9]+ *$`)     // a number before a component that is to be there more than once
	isFactor  = regexp.MustCompile(`(^|[-+−±({|,]) *[0-9]+ *\* *$`) // with the star after it
	timesGame = regexp.MustCompile(`^\* *[^0-9 ]`)                  // a star, and no nimber
)

// positionAround returns the ruleset of the position that a text ends within; ok is false if it ends outside of all.
func positionAround(before string) (around ruleset, ok bool) {
	var open []int
	for i := range len(before) {
		switch before[i] {
		case '(':
			open = append(open, i)
		case ')':
			open = open[:max(len(open)-1, 0)]
		}
	}
	for _, i := range open {
		name := strings.TrimRight(before[:i], " ")
		name = name[strings.LastIndexFunc(name, func(r rune) bool { return !unicode.IsLetter(r) })+1:]
		if r, ok := rulesetOf(name); ok {
			return r, true
		}
	}
	return ruleset{}, false
}

// hintInPosition returns what may help somebody whose position of a ruleset cannot be read, or "".
func hintInPosition(r ruleset, after string) string {
	inside, _, isClosed := strings.Cut(after, ")")
	switch {
	case !isClosed:
		return ""
	case strings.HasPrefix(after, `"`), strings.HasPrefix(after, "'"):
		return "a position has no quotes around it"
	case r.name == "hackenbush" && inside != "" && strings.Trim(inside, "LRlr") == "":
		return "a stalk of blue and red edges is hackenbush(_ blue 1 red 2)"
	}
	return fmt.Sprintf("calc help %s shows how a position is written", r.name)
}
