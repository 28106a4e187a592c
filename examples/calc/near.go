package main

import (
	"slices"
	"strings"
)

// didYouMean asks whether one of some names was meant that are near a word, before whatever else there is to say; it
// returns "" if none are near.
func didYouMean(word string, names []string) string {
	found := near(word, names)
	if len(found) == 0 {
		return ""
	}
	return "did you mean " + strings.Join(found, " or ") + "? "
}

// onHelp says where there is help on a form to whom writes help as its first word, before whatever else there is to say.
func onHelp(word, form string) string {
	if !strings.EqualFold(word, "help") {
		return ""
	}
	return "calc help " + form + " explains the form; "
}

// near returns the names that are spelt most like a word, or else those that begin with it or with which it begins. A
// short word is spelt like many names, so it may be a beginning as well. What is shorter than three letters is like
// nothing.
func near(word string, names []string) []string {
	const (
		shortest = 3
		short    = 4
		longest  = 30 // letters, of a word; no name has as many
	)
	word = strings.ToLower(word)
	length := len([]rune(word))
	if length < shortest || length > longest {
		return nil
	}
	var alike, longer, shorter []string
	least := 2
	for _, name := range names {
		lower := strings.ToLower(name)
		letters := len([]rune(lower))
		if letters < shortest {
			continue
		}
		switch {
		case strings.HasPrefix(lower, word):
			longer = append(longer, name)
		case strings.HasPrefix(word, lower):
			shorter = append(shorter, name)
		}
		d := distance(word, lower)
		if d == 0 || d > min(least, letters/3) {
			continue
		}
		if d < least {
			least, alike = d, nil
		}
		alike = append(alike, name)
	}
	found := alike
	switch {
	case len(alike) == 0:
		found = append(longer, shorter...)
	case length <= short:
		found = append(alike, longer...)
	}
	slices.Sort(found)
	return slices.Compact(found)
}

// helpTopics returns the names that help is about.
func helpTopics() []string {
	names := []string{"notation", "expressions", "functions", "words", "games", "rulesets"}
	for _, f := range namedForms {
		names = append(names, f.name)
	}
	for _, g := range solvableGames() {
		names = append(names, g.name)
	}
	for _, t := range terms {
		names = append(names, strings.Split(t.word, ", ")...)
		names = append(names, t.also...)
	}
	return slices.Concat(names, rulesetNames(), operationNames())
}

// functionNames returns the names of operations that are part of expressions.
func functionNames() []string {
	var names []string
	for _, o := range operations {
		if !o.asks() {
			names = append(names, o.name)
		}
	}
	return names
}

func operationNames() []string {
	var names []string
	for _, o := range operations {
		names = append(names, o.name)
	}
	return names
}

// distance returns how many letters must be put in, taken out, replaced, or exchanged with the next one to make one
// word of another, if none is changed twice.
//
// Sources: R. A. Wagner, M. J. Fischer, The string-to-string correction problem, Journal of the ACM 21, 1974; F. J.
// Damerau, A technique for computer detection and correction of spelling errors, Communications of the ACM 7, 1964, for
// exchanges.
func distance(from, to string) int {
	a, b := []rune(from), []rune(to)
	// rows[i][j] is the distance of the first i letters of a and the first j of b.
	rows := make([][]int, len(a)+1)
	for i := range rows {
		rows[i] = make([]int, len(b)+1)
		for j := range rows[i] {
			switch {
			case i == 0 || j == 0:
				rows[i][j] = i + j
				continue
			case a[i-1] == b[j-1]:
				rows[i][j] = rows[i-1][j-1]
			default:
				rows[i][j] = min(rows[i-1][j-1], rows[i-1][j], rows[i][j-1]) + 1
			}
			if i > 1 && j > 1 && a[i-1] == b[j-2] && a[i-2] == b[j-1] {
				rows[i][j] = min(rows[i][j], rows[i-2][j-2]+1)
			}
		}
	}
	return rows[len(a)][len(b)]
}
