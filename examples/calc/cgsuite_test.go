package main

import (
	"strings"
	"testing"
)

// What is written as for CGSuite is no expression, but the error says what is.
func TestHintsFromCGSuite(t *testing.T) {
	const octal = "there is calc octal [-n N] [-svg F] [-progress] [-checkpoint FILE] CODE\n"
	const thermograph = "there is calc thermograph [-svg F] EXPR...\n"
	for text, want := range map[string]string{
		"{3|1}.Mean":                            "unexpected \".\" after a game; Mean is written mean(g)\n",
		"{3|1}.mean":                            "; mean is written mean(g)\n",
		"{3|1} Cool 1/2":                        "; Cool is written cool(g,t)\n",
		"{3|1}.Overheat(1,2)":                   "; Overheat is written overheat(g,s,t)\n",
		"2Tiny(2)":                              "offset 1: unexpected \"T\" after a game; games are added with +, as in 2 + tiny(g)\n",
		"1/2Miny(1)":                            "offset 3: unexpected \"M\" after a game; games are added with +, as in 2 + tiny(g)\n",
		"Tiny(2)":                               "there is no function \"Tiny\"; Tiny is written tiny(g)\n",
		"G.LeftOptions":                         "; LeftOptions is written leftOptions(g)\n",
		"^.IsAllSmall":                          "; IsAllSmall is written isAllSmall(g)\n",
		"{3|1}.NortonProduct(^)":                "; NortonProduct is written norton(g,u)\n",
		"{3|1}.IsStopper":                       "; IsStopper is for games in which play need not end, which have no values here\n",
		"{3|1}.Degree":                          "; Degree is for games in which play need not end, which have no values here\n",
		"{3|1}.Sides":                           "; Sides is for games in which play need not end, which have no values here\n",
		"{1|0}/2":                               "unexpected \"/\" after a game; games are not divided; a fraction is a number, such as 3/2\n",
		"^ ÷ 2":                                 "; games are not divided; a fraction is a number, such as 3/2\n",
		"Degree(3)":                             "no function \"Degree\"; calc help notation lists the functions\n", // no method
		"*2.GenusSequence(9)":                   "; GenusSequence is here for programs only: go doc ./nim MisereSolver.Genus, in a clone\n",
		"{3|1}.OutcomeClass":                    "; OutcomeClass is written outcome(g)\n",
		"{3|1}.CanonicalForm":                   "; a value always is in canonical form\n",
		"game.heap.Kayles.NimValueSequence(20)": "; for NimValueSequence " + octal,
		"game.heap.Kayles(10)":                  "; for kayles there is calc octal 0.77, and on graphs calc help arckayles and calc help nodekayles\n",
		"Kayles(10)":                            "; for kayles there is calc octal 0.77",
		"game.heap.Nim(5)":                      "; for Nim there is calc nim H...\n",
		"{3|1}.Thermograph.Plot()":              "; for Plot " + thermograph,
		"{1|0}.Options(Left)":                   "; Options is written leftOptions(g) for Left, rightOptions(g) for Right\n",
		"{1|0}.Stop(Right)":                     "; Stop is written leftStop(g) for Left, rightStop(g) for Right\n",
		"Options(Left)":                         "there is no function \"Options\"; Options is written leftOptions(g) for Left, rightOptions(g) for Right\n",
		"{1|0}.Genus":                           "; Genus is here for programs only: go doc ./nim MisereSolver.Genus, in a clone\n",
		"*3.NimValue":                           "; the nim-value of a nimber *n is n; calc sum has those of positions, such as calc sum 'cram(...|...)'\n",
		"game.heap.GrundysGame(10)":             "; for grundysgame there is calc octal '4!.0'\n",
		"game.heap.Wythoff(1,2)":                "; for wythoff there is calc grid queen ROWS COLS\n",
		"game.heap.TakeAway(1)":                 "; takeaway is here for programs only: go doc ./rulesets/takeaway, in a clone\n",
		"game.heap.FibonacciNim(5)":             "; FibonacciNim is here for programs only: go doc ./rulesets/takeaway, in a clone\n",
		"game.strip.ToadsAndFrogs(\"tt.ff\")":   "; for ToadsAndFrogs there is calc position toadsfrogs POSITION\n",
		"3.NimSum(5)":                           "; for NimSum there is calc nimber EXPR...\n",

		"game.grid.Domineering(\"..|..\").CanonicalForm": "; for Domineering there is calc position domineering POSITION\n",

		"G := {3|1}": "; there are no variables here, but in a program\n",
		"1 =< 2":     "; g <= h and g >= h have the = behind\n",
		"1=>2":       "; g <= h and g >= h have the = behind\n",
		"x+1":        "; there are no variables here, but in a program\n",
		"{0|1 - g}":  "offset 7: unexpected \"g\", want a game; there are no variables here, but in a program\n",
		"1 x":        "unexpected \"x\" after a game\n",
		"^.v":        "; a multiple is written 3.g, where 3 is any integer, and products are times(g,h) and norton(g,h)\n",
		"(1).vv":     "; a multiple is written 3.g, where 3 is any integer, and products are times(g,h) and norton(g,h)\n",
		"2*^":        "; a multiple is written 3.g\n",
		"3*{2|1}":    "; a multiple is written 3.g\n",
		"3 * {2|1}":  "; a multiple is written 3.g\n",
		"over":       "; games in which play need not end have no values here\n",
		"on & off":   "; games in which play need not end have no values here\n",

		"'{1|}'":     "unexpected \"'\", want a game; without the quotes it is a value; a form that is not canonical is here for programs only: go doc ./cgt ParseTree, in a clone\n",
		"1 + '{1|}'": "; without the quotes it is a value; a form",
		"+/-1":       "unexpected \"+\", want a game; a switch is written +-g\n",
		"{+/-1|0}":   "; a switch is written +-g\n",
		"1 +/- 2":    "; a switch is written +-g\n",
		"1 +/2":      "unexpected \"/\", want a game\n",

		"^ <=> *":   "; calc cmp A B compares two games\n",
		"^ <| *":    "; g <| h is true if g >= h is false\n",
		"^ |> *":    "; g |> h is true if g <= h is false\n",
		"^<1/2>":    "a second comparison, and a text has one at most; in ^<n> n is a whole number, at least 1; pow(^,x) has other powers\n",
		"1 < 2>3":   "a second comparison, and a text has one at most\n",
		"{1|0}*2":   "; a nimber is added with +, a multiple is written 3.g, and a product times(g,h)\n",
		"v<1/2>":    "; in ^<n> n is a whole number, at least 1; pow(^,x) has other powers\n",
		"^<0 > 1":   "a second comparison, and a text has one at most\n",
		"^.5":       "; a multiple is written 3.g\n",
		"1 + .5":    "; a number has no decimal point: write a fraction\n",
		"{1|0}.5":   "unexpected \".\" after a game; a multiple is written 3.g\n",
		"3 {1|0}":   "; a multiple is written 3.g\n",
		"2 tiny(2)": "; a multiple is written 3.g\n",
		"4·{1|0}":   "; a multiple is written 3.g\n",
		"{1|0}×4":   "; a nimber is added with +, a multiple is written 3.g, and a product times(g,h)\n",

		"atomicweight(^)":      "; atomicweight is written atomicWeight(g)\n",
		"canonicalForm({1|0})": "; a value always is in canonical form\n",
		"genus(*)":             "; Genus is here for programs only: go doc ./nim MisereSolver.Genus, in a clone\n",
		"remoteness(*)":        "; Remoteness is here for programs only: go doc ./zermelo Solution.Distance, in a clone\n",
		"stops({1|0})":         "; stops is written leftStop(g) for Left, rightStop(g) for Right\n",
		"{1|0}.Stops":          "; Stops is written leftStop(g) for Left, rightStop(g) for Right\n",
		"Canonical({1|0})":     "; a value always is in canonical form\n",
		"Up(3)":                "; Up is written ^, ^^ and 3.^\n",
		"1 + down(3)":          "; down is written v, vv and 3.v\n",
		"star(3)":              "; star is written * and *3\n",
		"switch(3,4)":          "; switch is written +-g, or {x|y} with two numbers\n",
		"Up (3)":               "; Up is written ^, ^^ and 3.^\n",
		"rcf(^)":               "; calc help notation lists the functions\n",
		"cool(^)":              "cool takes 2 arguments, not 1; calc help cool explains it\n",
		"outcomeClass(^)":      "; outcomeClass is written outcome(g)\n",
		`Hackenbush("lrl")`:    "; a stalk is calc stalk LRL, another picture calc position hackenbush POSITION\n",
		"1 | 0":                "unexpected \"|\" after a game; options are in braces, such as {1|0}\n",
		"1,2|0":                "unexpected \",\" after a game; options are in braces, such as {1|0}\n",
		"{2|1} + 1|0":          "; options are in braces, such as {1|0}\n",
		"1 | {2|1}":            "; options are in braces, such as {1|0}\n",
		"1 v(2)":               "unexpected \"v\" after a game\n",
		"1 v":                  "unexpected \"v\" after a game; games are added with +, as in 3 + ^\n",
		"1,5":                  "; a number has no decimal comma: write a fraction; options are in braces, such as {1|0}\n",
		"{1|0}^2":              "unexpected \"^\" after a game; ^ is up, which is added with +; times(g,g) is a square, and ^<2> a power of up\n",
		"*3 ⊕ *5":              "unexpected \"⊕\" after a game; the nim sum of numbers is calc nimber '5 + 3', and that of games is +, as in *5 + *3\n",
		"3 xor 5":              "unexpected \"x\" after a game; the nim sum of numbers is calc nimber '5 + 3', and that of games is +, as in *5 + *3\n",
		"*3xor5":               "unexpected \"x\" after a game; the nim sum of numbers is calc nimber '5 + 3', and that of games is +, as in *5 + *3\n",
		"0 & 1":                "unexpected \"&\" after a game; g & h in CGSuite is a game in which play need not end; such games have no values here\n",
		"3 ↑":                  "unexpected \"↑\" after a game; games are added with +, as in 3 + ^\n",
		"(1/2).{2|1}":          "unexpected \".\" after a game; a multiple is written 3.g, where 3 is any integer, and products are times(g,h) and norton(g,h)\n",
		"1½":                   "unexpected \"½\" after a game; a fraction is written with a stroke /, such as 3/2, or 1 + 1/2\n",
		"↑ ∥ 0":                "unexpected \"∥\" after a game; g || h asks whether games are confused\n",
		"1 ≷ 2":                "; g || h asks whether games are confused\n",
		"1 ≹ 2":                "; g || h asks whether games are confused\n",
		"1 ⧏ 2":                "; g <| h is true if g >= h is false\n",
		"1 ⊲| 2":               "; g <| h is true if g >= h is false\n",
		"1 |⊳ 2":               "; g |> h is true if g <= h is false\n",
		"1 ⧐ 2":                "; g |> h is true if g <= h is false\n",
		"3 – 1":                "unexpected \"–\" after a game; the sign of a negative is - or −\n",
		"V":                    "unexpected \"V\", want a game; down is written v, a small letter\n",
		"1 + cool (1)":         "cool takes 2 arguments, not 1; calc help cool explains it\n",
		"1+clobber(xo)":        "; calc position clobber POSITION finds the value of one, which can be written here; calc sum adds positions such as clobber(xox|ox.)\n",
		"cool(clobber(xo),1)":  "; calc position clobber POSITION finds the value of one, which can be written here; calc sum adds positions such as clobber(xox|ox.)\n",
		"3.Up":                 "; Up is written ^, ^^ and 3.^; calc help Up explains the word\n",
		"upstar":               "; upstar is written ^* and ^^*; calc help upstar explains the word\n",
		"downstar - 1":         "; downstar is written v* and vv*; calc help downstar explains the word\n",
		"mean(star)":           "; star is written * and *3; calc help star explains the word\n",
		"*(3)":                 "; a nimber is a star with a number, such as *3; games are added with +, and a product is times(g,h)\n",
		"“1”":                  "; nothing has quotes around it but those of the shell, \" or '\n",
		"^{2}":                 "unexpected \"{\" after a game; ^2 is twice ^, and ^<2> a power\n",
		"+^":                   "unexpected \"+\", want a game; no + stands before the first game\n",
		"{0;1|2}":              "unexpected \";\" after a game; options are separated by commas, and their two lists by |\n",
		"{1｜0}":                "unexpected \"｜\" after a game; the bar between options is |\n",
		"1e5":                  "unexpected \"e\" after a game; all digits of a number are written, as in 1000\n",
		"order(3)":             "there is no function \"order\"; for order there is calc nimber 'order(5)'\n",
		"½":                    "unexpected \"½\", want a game; a fraction is written with a stroke /, such as 1/2\n",
		"1⁄2":                  "a fraction is written with a stroke /, such as 3/2, or 1 + 1/2\n",
		"{1|0}.{2|1}":          "a multiple is written 3.g, where 3 is any integer, and products are times(g,h) and norton(g,h)\n",
		"(2).(3)":              "a multiple is written 3.g, where 3 is any integer, and products are times(g,h) and norton(g,h)\n",
		"3 — 1":                "the sign of a negative is - or −\n",
		"V+1":                  "down is written v, a small letter\n",
		"cool ^":               "want '(' after the function cool\n",
		"cool V":               "want '(' after the function cool\n",
		"outcome ^":            "want '(' after the question outcome, as in outcome(*)\n",
		"nimvalue(*3)":         "there is no function \"nimvalue\"; the nim-value of a nimber *n is n; calc sum has those of positions, such as calc sum 'cram(...|...)'\n",
		"1,2":                  "unexpected \",\" after a game; a number has no decimal comma: write a fraction; options are in braces, such as {1|0}\n",
		"1, {2|1}":             "unexpected \",\" after a game\n",
		"1,2+{3|4}":            "unexpected \",\" after a game\n",
		"1, col(L|R)":          "unexpected \",\" after a game\n",
		"(1,2|3)":              "; options are in braces, such as {1|0}\n",
		"1,2‖3":                "; options are in braces, such as {1|0}\n",
		"{1|0}, {2|3}":         "unexpected \",\" after a game\n",
		"{2|1 1|0}":            "unexpected \"1\" after a game\n",
		"{2|(1|0)}":            "unexpected \"|\" after a game\n",
		"options({1|0})":       "; options is written leftOptions(g) for Left, rightOptions(g) for Right\n",

		"{3|1}.Sum":     "unexpected \".\" after a game\n",
		"{3|1}.":        "unexpected \".\" after a game\n",
		"{3|1}.Variety": "unexpected \".\" after a game\n", // v and more letters
		"^*{2|1}":       "unexpected \"{\" after a game\n",
	} {
		status, stdout, stderr := calcOut(strings.NewReader(""), strings.Fields(text)...)
		wantError(t, want, status, stdout, stderr)
	}
}

// Help on a word of CGSuite says what it is called here.
func TestHelpFromCGSuite(t *testing.T) {
	for word, want := range map[string]string{
		"GenToadsAndFrogs": "there is no help on \"GenToadsAndFrogs\"; for GenToadsAndFrogs there is calc position gentoads POSITION\n",
		"FibonacciNim":     "; FibonacciNim is here for programs only: go doc ./rulesets/takeaway, in a clone\n",
		"on":               "; games in which play need not end have no values here\n",
	} {
		status, stdout, stderr := calcOut(nil, "help", word)
		if status != 2 || stdout != "" || !strings.HasSuffix(stderr, want) {
			t.Errorf("help %s: status %d, %q, %q, want %q", word, status, stdout, stderr, want)
		}
	}
}

// Help on a sentence is no question about games without end, nor is it about an expression.
func TestHelpOnSentence(t *testing.T) {
	for _, words := range [][]string{{"help", "on", "hex"}, {"help", "pass", "move"}, {"help", ".5"}, {"help", "#"}, {"help", ""}} {
		status, stdout, stderr := calcOut(nil, words...)
		if status != 2 || stdout != "" || !strings.Contains(stderr, "; calc help lists all forms") {
			t.Errorf("%q: status %d, %q, %q", words, status, stdout, stderr)
		}
	}
}

// Plain names of functions lead to them.
func TestHelpOnPlainNames(t *testing.T) {
	for words, function := range map[string]string{
		"atomic weight": "atomicWeight",
		"dicotic":       "isDicotic",
		"incentive":     "incentives",
		"ordinal sum":   "ordsum",
		"SelectiveSum":  "selective",
		"tepid":         "isTepid",
	} {
		status, stdout, stderr := calcOut(nil, append([]string{"help"}, strings.Fields(words)...)...)
		if status != 0 || !strings.HasPrefix(stdout, function+"(g") {
			t.Errorf("help %s: status %d, %q, %q", words, status, stdout, stderr)
		}
	}
}
