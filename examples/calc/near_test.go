package main

import (
	"slices"
	"strings"
	"testing"

	"pgregory.net/rapid"
)

func TestNear(t *testing.T) {
	for word, want := range map[string]string{
		"tak":          "take",
		"amazon":       "amazons",
		"Dominering":   "domineering",
		"thermo":       "thermograph",
		"thermografph": "thermograph",
		"cooled":       "cool",
		"mattrix":      "matrix",
		"nimm":         "nim",
		"tree":         "tree",
		"xyzzy":        "",
		"he":           "",
		"":             "",
		"é":            "",
	} {
		if got := strings.Join(near(word, topics()), " "); got != want {
			t.Errorf("near %q are %q, want %q", word, got, want)
		}
	}
	if got := near(strings.Repeat("take", 1000), topics()); got != nil {
		t.Errorf("near a long word are %q", got)
	}
	for _, name := range topics() {
		if topic(name) == "" {
			t.Errorf("there is no help on %q", name)
		}
	}
}

// The distance is at most n if one word comes from the other by n changes of one letter, and it is that of words found one change at a time from the other side.
func TestDistance(t *testing.T) {
	letters := rapid.StringOfN(rapid.SampledFrom([]rune("abé")), 0, 5, -1)
	rapid.Check(t, func(t *rapid.T) {
		a, b := letters.Draw(t, "a"), letters.Draw(t, "b")
		if got, want := distance(a, b), slowDistance([]rune(a), []rune(b)); got != want {
			t.Errorf("from %q to %q it is %d, want %d", a, b, got, want)
		}
	})
}

// slowDistance is the definition: the least number over all ways to deal with the first letters.
func slowDistance(a, b []rune) int {
	if len(a) == 0 || len(b) == 0 {
		return len(a) + len(b)
	}
	ways := []int{slowDistance(a[1:], b) + 1, slowDistance(a, b[1:]) + 1, slowDistance(a[1:], b[1:])}
	if a[0] != b[0] {
		ways[2]++
	}
	return slices.Min(ways)
}

func TestDidYouMean(t *testing.T) {
	for words, want := range map[string]string{
		"position dominering ..": `there is no ruleset "dominering"; did you mean domineering? the rulesets are`,
		"solve takes 3 1":        `there is no game "takes"; did you mean take? the games are`,
		"solve xyzzy 3 1":        `there is no game "xyzzy"; the games are`,
		"cooled(1,2)":            `there is no function "cooled"; did you mean cool? calc help notation`,
	} {
		status, stdout, stderr := calcOut(nil, strings.Fields(words)...)
		wantError(t, want, status, stdout, stderr)
	}
}
