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
var compares = regexp.MustCompile(`^(\|\||\|[>⊳]|/=|[<>=!≤≥≠∥≷≸≹⊲⊳⧏⧐⊴⊵⩽⩾])`)

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
	word := after
	if end := strings.IndexFunc(word, func(r rune) bool { return !unicode.IsLetter(r) }); end >= 0 {
		word = word[:end]
	}
	g, isGame := gameNamed(word)
	r, isRuleset := rulesetNamed(word)
	o, isFunction := operationNamed(word)
	switch {
	case (compares.MatchString(strings.TrimLeft(after, " ")) || strings.HasSuffix(before, "<")) && strings.Count(before, "{") == strings.Count(before, "}"):
		return "a sum is compared with 0 by who wins it, and G with H by who wins G - H"
	case strings.EqualFold(word, "nim"):
		return "a heap of 3 counters in Nim is the value *3"
	case strings.EqualFold(word, "stalk"):
		return "the stalk LRR is hackenbush(_ blue 1 red 2 red 3)"
	case strings.HasPrefix(after, `"`):
		return "a position has no quotes around it"
	case slices.Contains(loopy, word):
		return "games in which play need not end have no values here"
	case isGame:
		return g.name + " is for calc solve only"
	}
	if at := whereElse(word); at != "" {
		return at
	}
	if at := hintFromCGSuite(text, offset); at != "" && !strings.HasSuffix(before, "*") { // 3*(g) is right here
		return at
	}
	switch {
	case isRuleset && !isCalled(after[len(word):]):
		return fmt.Sprintf("in a sum positions stand in brackets, such as %s(%s)", r.name, r.example)
	case isRuleset: // the error says how its positions are written here
		return ""
	case isFunction:
		return fmt.Sprintf("what %s finds is no game: calc help %[1]s explains it", o.name)
	}
	return strings.TrimSuffix(didYouMean(word, slices.Concat(rulesetNames(), operationNames())), " ")
}
