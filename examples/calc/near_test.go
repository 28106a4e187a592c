package main

import (
	"slices"
	"strings"
	"testing"

	"pgregory.net/rapid"
)

func TestNear(t *testing.T) {
	for word, want := range map[string]string{
		"tak":            "take",
		"num":            "nim number numbers sum",
		"imp":            "cmp impartial impartialVariant",
		"all":            "all-small wall",
		"amazon":         "amazons",
		"Dominering":     "domineering",
		"thermo":         "thermograph thermographs",
		"thermografph":   "thermograph",
		"thrmgrph":       "", // three letters are too many
		"thermografphhh": "",
		"cooled":         "cool",
		"mattrix":        "matrix",
		"colbber":        "clobber",
		"leftOptons":     "leftOptions",
		"notaton":        "notation",
		"maen":           "mean",
		"vaule":          "value",
		"reversable":     "reversible",
		"wordz":          "words",
		"xyzzy":          "",
		"lxyzw":          "", // L is no name that one misspells
		"he":             "",
		"":               "",
		"é":              "",
	} {
		if got := strings.Join(near(word, helpTopics()), " "); got != want {
			t.Errorf("near %q are %q, want %q", word, got, want)
		}
	}
	if got := near(strings.Repeat("take", 1000), helpTopics()); got != nil {
		t.Errorf("near a long word are %q", got)
	}
	for _, name := range helpTopics() {
		if topic(name) == "" {
			t.Errorf("there is no help on %q", name)
		}
	}
}

// A name of some length is found again if one letter is missing, twice there or another one, or if two letters have
// changed places, unless that makes another name or the beginning of one.
func TestNearFindsNames(t *testing.T) {
	names := helpTopics()
	for _, name := range names {
		letters := []rune(name)
		if len(letters) < 4 {
			continue
		}
		for i := range letters {
			before, after := string(letters[:i]), string(letters[i+1:])
			slips := []string{before + after, before + string(letters[i]) + string(letters[i:]), before + "q" + after}
			if i+1 < len(letters) {
				slips = append(slips, before+string(letters[i+1])+string(letters[i])+string(letters[i+2:]))
			}
			for _, word := range slips {
				if slices.ContainsFunc(names, func(other string) bool { return strings.EqualFold(other, word) }) {
					continue
				}
				if found := near(word, names); !slices.Contains(found, name) {
					t.Errorf("near %q are %q, and not %s", word, found, name)
				}
			}
		}
	}
}

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
	if len(a) > 1 && len(b) > 1 && a[0] == b[1] && a[1] == b[0] {
		ways = append(ways, slowDistance(a[2:], b[2:])+1)
	}
	return slices.Min(ways)
}

func TestDidYouMean(t *testing.T) {
	for words, want := range map[string]string{
		"position dominering ..":      `there is no ruleset "dominering"; did you mean domineering? the rulesets are`,
		"solve takes 3 1":             `there is no game "takes"; did you mean take? the games are`,
		"solve xyzzy 3 1":             `there is no game "xyzzy"; the games are`,
		"cooled(1,2)":                 `there is no function "cooled"; did you mean cool? calc help notation`,
		"1 + {coool(1,2)|0}":          `there is no function "coool"; did you mean cool? calc help notation`,
		"first(1)":                    "there is no function \"first\"; calc help notation lists the functions\n",
		"1+xyzzy(1)":                  "there is no function \"xyzzy\"; calc help notation lists the functions\n",
		"solve help":                  `there is no game "help"; calc help solve explains the form; the games are bridgit`,
		"position help":               `there is no ruleset "help"; calc help position explains the form; the rulesets are`,
		"helpp cool":                  `"helpp" is no form either; did you mean help? calc help`,
		"help notaton":                `there is no help on "notaton"; did you mean notation? calc help`,
		"help words " + "tempreature": `there is no help on "tempreature"; did you mean temperature? calc help`,
	} {
		status, stdout, stderr := calcOut(nil, strings.Fields(words)...)
		wantError(t, want, status, stdout, stderr)
	}
}
