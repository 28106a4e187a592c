package main

import (
	"slices"
	"strings"
)

// didYouMean asks whether one of the names was meant that are near a word, before whatever else there is to say; it returns "" if none are near.
func didYouMean(word string) string { return didYouMeanOf(word, topics()) }

// didYouMeanOf asks for one of some names.
func didYouMeanOf(word string, names []string) string {
	found := near(word, names)
	if len(found) == 0 {
		return ""
	}
	return "did you mean " + strings.Join(found, " or ") + "? "
}

// near returns the names that begin with a word, or with which it begins, or else those that are spelt much like it. Words and names that are shorter than three letters are like none.
func near(word string, names []string) []string {
	const (
		shortest = 3
		longest  = 30 // letters, of a word; no name has as many
	)
	word = strings.ToLower(word)
	if length := len([]rune(word)); length < shortest || length > longest {
		return nil
	}
	var begins, alike []string
	for _, name := range names {
		lower := strings.ToLower(name)
		switch {
		case len(name) < shortest:
		case strings.HasPrefix(lower, word), strings.HasPrefix(word, lower):
			begins = append(begins, name)
		case distance(word, lower) <= min(2, len(name)/3):
			alike = append(alike, name)
		}
	}
	if len(begins) == 0 {
		begins = alike
	}
	slices.Sort(begins)
	return slices.Compact(begins)
}

// topics returns the names that help is about.
func topics() []string {
	names := []string{"notation"}
	for _, f := range namedForms {
		names = append(names, f.name)
	}
	for _, g := range solvableGames() {
		names = append(names, g.name)
	}
	for _, r := range rulesets {
		names = append(names, r.name)
	}
	for _, o := range operations {
		names = append(names, o.name)
	}
	for _, t := range terms {
		names = append(names, strings.Split(t.word, ", ")...)
	}
	return names
}

// distance returns how many letters must be put in, taken out or replaced to make one word of another.
//
// Source: R. A. Wagner, M. J. Fischer, The string-to-string correction problem, Journal of the ACM 21, 1974.
func distance(from, to string) int {
	a, b := []rune(from), []rune(to)
	row := make([]int, len(b)+1) // from the letters of a so far, to each beginning of b
	for j := range row {
		row[j] = j
	}
	for i, x := range a {
		diagonal := row[0]
		row[0] = i + 1
		for j, y := range b {
			replaced := diagonal
			if x != y {
				replaced++
			}
			diagonal = row[j+1]
			row[j+1] = min(replaced, diagonal+1, row[j]+1)
		}
	}
	return row[len(b)]
}
