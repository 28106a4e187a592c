package main

import (
	"context"
	"errors"
	"fmt"
	"slices"
	"strings"
	"unicode"

	"github.com/cgt-go/sdk/cgt"
	"github.com/cgt-go/sdk/surreal"
	"github.com/cgt-go/sdk/surreal/transfinite"
)

// A sample is a command of calc with what it prints, for the help.
type sample struct {
	words  string // the words after calc, as for a shell
	stdin  string // what standard input has, or nothing
	prints string // what standard output has, or nothing to leave it out
}

func (s sample) appendTo(b *strings.Builder) {
	b.WriteString("  $ ")
	if s.stdin != "" {
		fmt.Fprintf(b, "printf '%s' | ", strings.ReplaceAll(s.stdin, "\n", `\n`))
	}
	fmt.Fprintf(b, "calc %s\n", s.words)
	for line := range strings.Lines(s.prints) {
		b.WriteString("  " + line)
	}
}

// helpFor returns the help that the words and flags of a command ask for, and whether they do.
func helpFor(words []string, flags map[string]string) (text string, wanted bool, err error) {
	_, wanted = flags["help"]
	topics := words
	switch {
	case wanted: // and the words are those of a command that somebody wants to know more about
		topics = slices.DeleteFunc(slices.Clone(words), func(word string) bool { return topic(word) == "" })
	case len(words) > 0 && words[0] == "help":
		wanted, topics = true, words[1:]
	default:
		return "", false, nil
	}
	if _, byFlag := flags["help"]; len(flags) > 0 && !byFlag {
		return "", true, errors.New("help has no flags")
	}
	if len(topics) == 0 || len(topics) == 1 && slices.Contains([]string{"help", "forms"}, strings.ToLower(topics[0])) {
		return help(), true, nil
	}
	if text := topic(strings.Join(topics, " ")); text != "" { // such as canonical form
		return text, true, nil
	}
	if words := strings.Fields(topics[0]); len(topics) == 1 && len(words) > 0 { // they may be one word for the shell
		topics = words
	}
	var texts []string
	for _, word := range topics {
		text := topic(word)
		if at := whereElse(word); text == "" && at != "" {
			return "", true, errors.New(at)
		}
		isSign := word != "" && !strings.ContainsFunc(word, func(r rune) bool { return unicode.IsLetter(r) || unicode.IsDigit(r) })
		isShown := isSign && strings.Contains(notation, word)
		mayHint := strings.IndexFunc(word, unicode.IsLetter) == 0 && (len(topics) == 1 || !slices.Contains(loopy, word)) || isSign && !isShown
		if hint := hintFromCGSuite(word, 0); text == "" && hint != "" && mayHint {
			return "", true, fmt.Errorf("there is no help on %.30q; %s", word, hint)
		}
		if text == "" && (isShown || isExpression(word)) {
			return "", true, fmt.Errorf("there is no help on %.30q; calc help notation shows how all signs are used", word)
		}
		if text == "" {
			return "", true, fmt.Errorf("there is no help on %.30q; %scalc help lists all forms, games, rulesets and functions, calc help words the words of the answers", word, didYouMean(word, helpTopics()))
		}
		texts = append(texts, text)
	}
	return strings.Join(texts, "\n"), true, nil
}

// isExpression reports whether a text can be read as a value, which need not be found.
func isExpression(text string) bool {
	c := surreal.Calculator{Limits: surreal.Limits{Positions: 1000, Steps: 1000}}
	_, err := c.Parse(context.Background(), text)
	return err == nil || errors.Is(err, cgt.ErrLimit)
}

// help returns the help on everything, in brief.
func help() string {
	var b strings.Builder
	b.WriteString(`Calc is a calculator for combinatorial games. Here calc stands for

  go run ./examples/calc

in a clone of the repository, or for the program that go install ./examples/calc makes. The shell finds that if
its PATH has the folder bin below the one that go env GOPATH prints.

`)
	for _, f := range append([]form{expressionForm}, namedForms...) {
		fmt.Fprintf(&b, "  %s\n      %s\n", f.usage(), f.does)
	}
	b.WriteString(`  calc
      as the first form, for each line of standard input, of which nothing is answered if one is wrong; on a terminal with a prompt,
      where help and quit are known
  calc help [WORD]
      this help, or more: on one of these forms, such as matrix, or one of the games or rulesets below, such as hex, with an
      example; on notation or a function, such as cool; or on the words of the answers, such as outcome: calc help words
      explains them all

Every form takes -json, for one JSON object on standard output. The word - stands for
standard input, and after the word -- there are no flags. Several words of an expression
are joined with blanks, so 1/2 + 1/2 needs no quotes; most others do, for |, *, <, > and
parentheses mean something to the shell. On an error there is one line on
standard error, and the status is 2; go run adds the line exit status 2, and its own
status is 1. For files, the keys of JSON and limits see go doc github.com/cgt-go/sdk/examples/calc.

`)
	b.WriteString(notation)
	b.WriteByte('\n')
	b.WriteString(gamesAndRulesets())
	return b.String()
}

// gamesAndRulesets returns the lists of them.
func gamesAndRulesets() string {
	var b strings.Builder
	b.WriteString("Games to solve:\n")
	for _, g := range solvableGames() {
		fmt.Fprintf(&b, "  %-38s %s\n", g.name+" "+g.words, g.does)
	}
	b.WriteString("\nRulesets, each with a position:\n")
	for _, r := range rulesets {
		fmt.Fprintf(&b, "  %-16s %s\n", r.name, r.example)
	}
	return b.String()
}

// topic returns the help on a word, or "" if there is none.
func topic(word string) string {
	var b strings.Builder
	part := func() {
		if b.Len() > 0 {
			b.WriteByte('\n')
		}
	}
	if slices.Contains([]string{"game", "games", "ruleset", "rulesets"}, strings.ToLower(word)) {
		return gamesAndRulesets()
	}
	if slices.ContainsFunc([]string{"notation", "expr", "expression", "expressions", "function", "functions"}, func(s string) bool { return strings.EqualFold(s, word) }) {
		b.WriteString(notation)
	}
	if strings.EqualFold(word, "words") {
		b.WriteString(words())
	}
	if f, ok := formNamed(word); ok {
		fmt.Fprintf(&b, "%s\n    %s\n\n%s\n", f.usage(), f.does, f.more)
		for _, s := range f.samples {
			s.appendTo(&b)
		}
	}
	if g, ok := gameNamed(word); ok {
		part()
		fmt.Fprintf(&b, "%s\n    %s\n\n", g.usage(), g.does)
		if g.more != "" {
			fmt.Fprintf(&b, "%s\n\n", g.more)
		}
		g.sample.appendTo(&b)
	}
	if r, ok := rulesetNamed(word); ok {
		part()
		fmt.Fprintf(&b, "%s\n    %s\n\n", r.usage(), r.does)
		for _, s := range r.samples() {
			s.appendTo(&b)
		}
	}
	if o, ok := operationNamed(word); ok {
		part()
		o.appendTo(&b)
	}
	if t, ok := termNamed(word); ok {
		part()
		t.appendTo(&b)
	}
	if o, ok := operationMeant(word); ok && b.Len() == 0 {
		o.appendTo(&b)
	}
	return b.String()
}

// usage returns how a form is called.
func (f form) usage() string {
	if f.name == "" {
		return "calc " + f.words
	}
	return "calc " + f.name + " " + f.words
}

// usage returns how a game is solved.
func (g solvable) usage() string { return "calc solve " + g.name + " " + g.words }

// usage returns how a position is valued.
func (r ruleset) usage() string { return "calc position " + r.name + " POSITION" }

// samples returns commands with the example of the ruleset, and what they print: their answers are so quick that nobody
// need have written them down.
func (r ruleset) samples() []sample {
	of := func(name, before, example string) sample {
		s := sample{words: fmt.Sprintf("%s %s'%s'", name, before, example)}
		if f, ok := formNamed(name); ok {
			c := &call{words: append(strings.Fields(before), example), hints: allHints()}
			if a, err := f.run(context.Background(), c); err == nil { // a test wants each to print something
				if text, err := render(a, false); err == nil {
					s.prints = string(text)
				}
			}
		}
		return s
	}
	return []sample{
		of("position", r.name+" ", r.example),
		of("solve", "position "+r.name+" ", r.example),
		of("sum", "", fmt.Sprintf("%s(%s)", r.name, r.example)),
	}
}

// formNamed returns the form with a name, in small letters or capitals.
func formNamed(name string) (form, bool) {
	i := slices.IndexFunc(namedForms, func(f form) bool { return strings.EqualFold(f.name, name) })
	if i < 0 {
		return form{}, false
	}
	return namedForms[i], true
}

// hint returns what may help somebody whose expression cannot be read from an offset on: it is a number of another
// kind, or the offset is in a word at the beginning that means something elsewhere, or nothing. If there is no help it
// is "".
func hint(text string, offset int) string {
	if isOtherNumber(text) {
		if strings.HasPrefix(text[offset:], "+") {
			return noFirstPlus
		}
		isOfGames := strings.Contains(text, "*") && !strings.ContainsFunc(text, unicode.IsLetter) && !strings.ContainsAny(text, "/√^")
		if strings.ContainsAny(text, " ()*") {
			text = "'" + text + "'" // for the shell
		}
		if isOfGames {
			return "calc number " + text + " multiplies numbers; 2*3, without blanks, is the game 2 + *3"
		}
		return "calc number " + text + " calculates with other numbers"
	}
	here := text[offset:]
	here = here[:len(here)-len(strings.TrimLeftFunc(here, unicode.IsLetter))]
	if _, ok := rulesetNamed(here); ok && isFactor.MatchString(text[:offset]) && isCalled(text[offset+len(here):]) {
		return hintOnFunction(text[offset:])
	}
	if h := hintFromCGSuite(text, offset); h != "" {
		return h
	}
	begin := len(text) - len(strings.TrimLeft(text, " -"))
	length := strings.IndexFunc(text[begin:], func(r rune) bool { return !unicode.IsLetter(r) })
	if length < 0 {
		length = len(text) - begin
	}
	word, rest := text[begin:begin+length], text[begin+length:]
	if offset >= begin+length {
		return hintOnFunction(text[offset:])
	}
	var usages []string
	if f, ok := formNamed(word); ok {
		usages = append(usages, f.usage())
	}
	if g, ok := gameNamed(word); ok {
		usages = append(usages, g.usage())
	}
	r, isRuleset := rulesetNamed(word)
	if isRuleset {
		usages = append(usages, r.usage())
	}
	if strings.EqualFold(word, "help") {
		usages = append(usages, "calc help [WORD]")
	}
	_, explained := termNamed(word)
	at := whereElse(word)
	switch {
	case isRuleset && isCalled(rest):
		return hintOnFunction(word + rest)
	case len(usages) > 0:
		return fmt.Sprintf("for %s there is %s", word, strings.Join(usages, ", and "))
	case at != "":
		return at
	case isCalled(rest):
		return hintOnFunction(word + rest)
	case length < 2:
		return ""
	case explained, topic(word) != "":
		return explainedBy(word)
	}
	meant := near(word, append(helpTopics(), "help"))
	if len(meant) == 0 || meant[0] == "help" {
		return fmt.Sprintf("%.30q is no form either; %scalc help lists them", word, didYouMean(word, []string{"help"}))
	}
	return fmt.Sprintf("%.30q is no form either; did you mean %s? calc help %s explains it", word, strings.Join(meant, " or "), meant[0])
}

// explainedBy says which call of help explains a word.
func explainedBy(word string) string { return fmt.Sprintf("calc help %s explains the word", word) }

// hintOnFunction returns what may help somebody whose expression cannot be read where a function is called, or "" if
// that is not what the text begins with.
func hintOnFunction(text string) string {
	name, _, isCall := strings.Cut(text, "(")
	name = strings.TrimRight(name, " ")
	if !isCall || name == "" || name == "v" || strings.ContainsFunc(name, func(r rune) bool { return !unicode.IsLetter(r) }) {
		return ""
	}
	if o, ok := operationNamed(name); ok { // with too few games, or too many
		return fmt.Sprintf("calc help %s explains it", o.name)
	}
	if r, ok := rulesetNamed(name); ok {
		return fmt.Sprintf("calc position %s POSITION finds the value of one, which can be written here; calc sum adds positions such as %[1]s(%s)", r.name, r.example)
	}
	return didYouMean(name, operationNames()) + "calc help notation lists the functions"
}

// isOtherNumber reports whether a short text is a number such as 1/3 or w, which is not the value of a finite game.
func isOtherNumber(text string) bool {
	const most = 30
	if len(text) > most {
		return false
	}
	_, err := transfinite.ParseQuotient(text)
	return err == nil
}
