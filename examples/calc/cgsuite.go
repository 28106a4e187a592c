package main

import (
	"fmt"
	"regexp"
	"slices"
	"strings"
	"unicode"
	"unicode/utf8"
)

// renamed has the functions whose names in CGSuite do not only begin with a capital.
var renamed = map[string]string{
	"ConjunctiveSum":     "conjunctive",
	"ConwayProduct":      "times",
	"FollowerCount":      "followers",
	"MisereOutcomeClass": "misereOutcome",
	"NortonProduct":      "norton",
	"OrdinalSum":         "ordsum",
	"OutcomeClass":       "outcome",
	"PowTo":              "powto",
	"SelectiveSum":       "selective",
	"UptimalExpansion":   "uptimal",
}

// perPlayer has what stands for methods of CGSuite that take a player.
var perPlayer = map[string][2]string{
	"Options": {"leftOptions", "rightOptions"},
	"Stop":    {"leftStop", "rightStop"},
	"Stops":   {"leftStop", "rightStop"},
}

// signsFor has what is written with signs, and elsewhere as a function.
var signsFor = map[string]string{
	"Down":     "v, vv and 3.v",
	"Downstar": "v* and vv*",
	"Star":     "* and *3",
	"Switch":   "+-g, or {x|y} with two numbers",
	"Up":       "^, ^^ and 3.^",
	"Upstar":   "^* and ^^*",
}

// rulesetsFor has the rulesets that have another name in CGSuite, which is in small letters here.
var rulesetsFor = map[string]string{
	"elephantsandrhinos":  "elephants",
	"gentoadsandfrogs":    "gentoads",
	"partizansubtraction": "subtraction",
	"toadsandfrogs":       "toadsfrogs",
}

// packagesFor has what is here for programs only, with what go doc is to be asked for.
var packagesFor = map[string]string{
	"FibonacciNim":   "rulesets/takeaway",
	"Genus":          "nim MisereSolver.Genus",
	"GenusSequence":  "nim MisereSolver.Genus",
	"MisereNimValue": "nim MisereSolver",
	"Remoteness":     "zermelo Solution.Distance",
	"Spawning":       "rulesets/coins",
}

// formsFor has the forms that do what is a method, or a ruleset, of CGSuite.
var formsFor = map[string]string{
	"CheckPeriodicity": "octal",
	"NimInverse":       "nimber",
	"NimProduct":       "nimber",
	"NimSum":           "nimber",
	"NimValueSequence": "octal",
	"Plot":             "thermograph",
	"TakeAndBreak":     "octal",
	"Thermograph":      "thermograph",
}

var (
	startsDecimal  = regexp.MustCompile(`^\.[0-9]`)                          // a number that begins with its decimal point
	endsGame       = regexp.MustCompile(`[)}^v*0-9]$`)                       // a game before that
	beginsUp       = regexp.MustCompile(`^([\^↑↓⇑⇓]|v+([^A-Za-z(]|$))`)      // up or down, or some of them
	beginsGame     = regexp.MustCompile(`^([{(^*↑↓⇑⇓0-9]|v+([^A-Za-z(]|$))`) // a game that is no function
	beginsExponent = regexp.MustCompile(`^[eE][-+]?[0-9]`)                   // of a number as programs write it
	isCapitalV     = regexp.MustCompile(`^V+([^A-Za-z(]|$)`)                 // down, or some of them, in capitals
	isVariable     = regexp.MustCompile(`^[A-Za-uxyz]([^A-Za-z(]|$)`)        // a letter alone that means nothing here
	expectsGame    = regexp.MustCompile(`(^|[-−+({,|:<>=.])$`)               // what a game stands behind
	isNamed        = regexp.MustCompile(`^[A-Za-z] *=[^=]`)                  // a name that somebody gives to a game
	beginsTiny     = regexp.MustCompile(`^[TM]iny\b`)
	isComma        = regexp.MustCompile(`^ *[-−]?[0-9]+,[0-9]+ *$`) // a number as it is written in many countries
	nimSum         = regexp.MustCompile(`(?i)^xor`)                 // as programs call it
	beginsPower    = regexp.MustCompile(`[\^v]<[-0-9/. ]*[0-9]$`)   // a power of up, without its end
)

// loopy are the names of games in which play need not end.
var loopy = []string{"on", "off", "over", "under", "upon", "dud", "pass"}

// loopyMethods are what is asked of such games.
var loopyMethods = []string{"Degree", "IsStopper", "IsStopperSided", "Offside", "Onside", "Sides"}

// noFirstPlus is said where a + stands before all games.
const noFirstPlus = "no + stands before the first game"

// noVariables is said where a letter stands for a game, or is to do so.
const noVariables = "there are no variables here, but in a program"

// hintFromCGSuite returns what helps somebody whose expression, which cannot be read from an offset on, is written as
// for CGSuite, or "".
func hintFromCGSuite(text string, offset int) string {
	if strings.Contains(text, ":=") {
		return noVariables
	}
	before, after := strings.TrimRight(text[:offset], " "), strings.TrimLeft(text[offset:], " .")
	for _, times := range []string{"·", "×"} {
		if rest, ok := strings.CutPrefix(after, times); ok {
			after = "*" + rest
		}
	}
	switch {
	case isComma.MatchString(text):
		return "a number has no decimal comma: write a fraction; options are in braces, such as {1|0}"
	case strings.HasPrefix(after, ";"):
		return "options are separated by commas, and their two lists by |"
	case before == "" && strings.HasPrefix(after, "+") && beginsGame.MatchString(strings.TrimLeft(after[1:], " ")):
		return noFirstPlus
	case strings.HasPrefix(after, "{") && beginsUp.MatchString(before[max(len(before)-1, 0):]):
		return "^2 is twice ^, and ^<2> a power"
	case isNamed.MatchString(after):
		return noVariables
	case strings.HasPrefix(after, "["):
		return "options are in braces, such as {1|0}"
	case isProduct(before, after):
		return "a multiple is written 3.g"
	case strings.HasPrefix(after, "*"):
		return "a nimber is added with +, a multiple is written 3.g, and a product times(g,h)"
	case endsInDigit(before) && beginsTiny.MatchString(after):
		return "games are added with +, as in 2 + tiny(g)"
	case (strings.HasPrefix(after, "{") || beginsCall(after)) && endsInDigit(before), startsDecimal.MatchString(text[offset:]) && endsGame.MatchString(before):
		return "a multiple is written 3.g"
	case strings.HasPrefix(text[offset:], ".") && endsGame.MatchString(before) && beginsGame.MatchString(after):
		return "a multiple is written 3.g, where 3 is any integer, and products are times(g,h) and norton(g,h)"
	case beginsUp.MatchString(after) && strings.HasSuffix(text[:offset], " ") && endsGame.MatchString(before):
		return "games are added with +, as in 3 + ^"
	case strings.HasPrefix(after, "^") && endsGame.MatchString(before):
		return "^ is up, which is added with +; times(g,g) is a square, and ^<2> a power of up"
	case strings.IndexAny(after, "⊕⊻") == 0, nimSum.MatchString(after) && endsGame.MatchString(before):
		return "the nim sum of numbers is calc nimber '5 + 3', and that of games is +, as in *5 + *3"
	case strings.HasPrefix(after, "&"):
		return "g & h in CGSuite is a game in which play need not end; such games have no values here"
	case strings.HasPrefix(after, "｜"), strings.HasPrefix(after, "∣"), strings.HasPrefix(after, "│"):
		return "the bar between options is |"
	case endsInDigit(before) && beginsExponent.MatchString(after):
		return "all digits of a number are written, as in 1000"
	case strings.HasPrefix(after, "–"), strings.HasPrefix(after, "—"):
		return "the sign of a negative is - or −"
	case strings.IndexAny(after, "½⅓⅔¼¾⅕⅖⅗⅘⅙⅚⅐⅛⅜⅝⅞⅑⅒⁄") == 0 && endsInDigit(before):
		return "a fraction is written with a stroke /, such as 3/2, or 1 + 1/2"
	case strings.IndexAny(after, "½⅓⅔¼¾⅕⅖⅗⅘⅙⅚⅐⅛⅜⅝⅞⅑⅒") == 0:
		return "a fraction is written with a stroke /, such as 1/2"
	case isCapitalV.MatchString(after) && !endsInLetter(before):
		return "down is written v, a small letter"
	case startsDecimal.MatchString(text[offset:]):
		return "a number has no decimal point: write a fraction"
	case strings.HasPrefix(after, `Hackenbush("`):
		return "a stalk is calc stalk LRL, another picture calc position hackenbush POSITION"
	case strings.HasPrefix(after, ",") && strings.Contains(before, "+-(") || strings.HasPrefix(after, ",") && strings.Contains(before, "±("):
		return "several options of a switch are in braces: +-{1,*}"
	case strings.HasPrefix(after, "'"):
		return "without the quotes it is a value; a form that is not canonical is here for programs only: go doc ./cgt ParseTree, in a clone"
	case strings.HasPrefix(after, "+/-"), strings.HasSuffix(before, "+") && strings.HasPrefix(after, "/-"):
		return "a switch is written +-g"
	case (strings.HasPrefix(after, "/") || strings.HasPrefix(after, "÷")) && endsGame.MatchString(before):
		return "games are not divided; a fraction is a number, such as 3/2"
	case strings.HasSuffix(before, "<=") && strings.HasPrefix(after, ">"):
		return "calc cmp A B compares two games"
	case strings.HasSuffix(before, "=") && (strings.HasPrefix(after, "<") || strings.HasPrefix(after, ">")):
		return "g <= h and g >= h have the = behind"
	case strings.IndexAny(after, "∥≷≸≹") == 0:
		return "g || h asks whether games are confused"
	case strings.HasSuffix(before, "<") && strings.HasPrefix(after, "|"), strings.IndexAny(after, "⊲⧏") == 0:
		return "g <| h is true if g >= h is false"
	case strings.HasPrefix(after, "|>"), strings.HasPrefix(after, "|⊳"), strings.IndexAny(after, "⊳⧐") == 0:
		return "g |> h is true if g <= h is false"
	case (strings.HasPrefix(after, "|") || strings.HasPrefix(after, ",") && hasBarOutside(after)) && strings.Count(before, "{") == strings.Count(before, "}"):
		return "options are in braces, such as {1|0}"
	case strings.HasSuffix(before, "*") && strings.HasPrefix(after, "("):
		return "a nimber is a star with a number, such as *3; games are added with +, and a product is times(g,h)"
	case strings.IndexAny(after, "“”„‘’«»") == 0:
		return "nothing has quotes around it but those of the shell, \" or '"
	case strings.HasPrefix(after, ">") && beginsPower.MatchString(text[:offset]):
		return "in ^<n> n is a whole number, at least 1; pow(^,x) has other powers"
	}
	end := strings.IndexFunc(after, func(r rune) bool { return !unicode.IsLetter(r) && r != '.' })
	if end < 0 {
		end = len(after)
	}
	names := strings.Split(after[:end], ".")
	name := names[len(names)-1]
	if name == "" {
		return ""
	}
	theirs := inCGSuite(name)
	o, isFunction := operationOf(name)
	both, isPlayers := perPlayer[theirs]
	isMethod := len(names) > 1 || strings.HasPrefix(text[offset:], ".")
	switch {
	case slices.Contains(loopy, name):
		return "games in which play need not end have no values here"
	case isMethod && slices.Contains(loopyMethods, theirs):
		return theirs + " is for games in which play need not end, which have no values here"
	case theirs == "Followers" && isMethod:
		return "followers(g) counts them; programs list them: go doc ./surreal Game.Followers, in a clone"
	case strings.EqualFold(name, "SensibleOptions"):
		return "of a position the sensible options are the moves whose values are options of its value g: leftOptions(g), rightOptions(g)"
	case strings.EqualFold(name, "CanonicalForm"), strings.EqualFold(name, "Canonical"):
		return "a value always is in canonical form"
	case strings.EqualFold(name, "NimValue"):
		return "the nim-value of a nimber *n is n; calc sum has those of positions, such as calc sum 'cram(...|...)'"
	case isPlayers && (isMethod || isCalled(after[end:])):
		return fmt.Sprintf("%s is written %s(g) for Left, %s(g) for Right", name, both[0], both[1])
	case signsFor[theirs] != "" && !isMethod && isCalled(after[end:]):
		return name + " is written " + signsFor[theirs]
	case signsFor[theirs] != "" && !isMethod:
		return name + " is written " + signsFor[theirs] + "; " + explainedBy(name)
	case isFunction && (o.name != name || isMethod):
		return fmt.Sprintf("%s is written %s(%s)", name, o.name, o.takes)
	}
	name = theirs
	if f, ok := formNamed(formsFor[name]); ok {
		return fmt.Sprintf("for %s there is %s", name, f.usage())
	}
	if r, ok := rulesetNamed(rulesetsFor[strings.ToLower(name)]); ok {
		return fmt.Sprintf("for %s there is %s", name, r.usage())
	}
	if at, ok := packagesFor[name]; ok {
		return fmt.Sprintf("%s is here for programs only: go doc ./%s, in a clone", name, at)
	}
	if at := whereElse(name); at != "" {
		return at
	}
	if r, ok := rulesetNamed(name); ok && len(names) > 1 {
		return fmt.Sprintf("for %s there is %s", name, r.usage())
	}
	if f, ok := formNamed(name); ok && len(names) > 1 {
		return fmt.Sprintf("for %s there is %s", name, f.usage())
	}
	if isVariable.MatchString(after) && expectsGame.MatchString(before) {
		return noVariables
	}
	return ""
}

// inCGSuite returns a name as CGSuite would have it, with a capital.
func inCGSuite(name string) string {
	first, size := utf8.DecodeRuneInString(name)
	return string(unicode.ToUpper(first)) + name[size:]
}

// operationOf returns the function or question with a name here or in CGSuite.
func operationOf(name string) (operation, bool) {
	if here, ok := renamed[inCGSuite(name)]; ok {
		name = here
	}
	return operationNamed(name)
}

// isProduct reports whether two pieces of an expression are a number, a star and something else, with the star in one
// or the other.
func isProduct(before, after string) bool {
	if rest, ok := strings.CutPrefix(after, "*"); ok {
		after = rest
	} else if before, ok = strings.CutSuffix(before, "*"); !ok {
		return false
	}
	return endsInDigit(strings.TrimRight(before, " ")) && after != ""
}

// hasBarOutside reports whether a bar stands outside of braces and parentheses that a text opens.
func hasBarOutside(text string) bool {
	depth := 0
	for _, r := range text {
		switch {
		case r == '{', r == '(':
			depth++
		case r == '}', r == ')':
			depth = max(depth-1, 0)
		case (r == '|' || r == '‖') && depth == 0:
			return true
		}
	}
	return false
}

// isCalled reports whether parentheses follow a name.
func isCalled(rest string) bool { return strings.HasPrefix(strings.TrimLeft(rest, " "), "(") }

// beginsCall reports whether a text begins with the call of a function by its name as it is written here.
func beginsCall(text string) bool {
	name, _, isCall := strings.Cut(text, "(")
	name = strings.TrimRight(name, " ")
	o, ok := operationNamed(name)
	return isCall && ok && o.name == name
}

func endsInLetter(s string) bool {
	r, _ := utf8.DecodeLastRuneInString(s)
	return unicode.IsLetter(r)
}

func endsInDigit(s string) bool { return s != "" && unicode.IsDigit(rune(s[len(s)-1])) }
