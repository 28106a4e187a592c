package main

import (
	"context"
	"errors"
	"fmt"
	"math"
	"regexp"
	"slices"
	"strconv"
	"strings"

	"github.com/cgt-go/sdk/cgt"
	"github.com/cgt-go/sdk/rulesets/amazons"
	"github.com/cgt-go/sdk/rulesets/battlesheep"
	"github.com/cgt-go/sdk/rulesets/board"
	"github.com/cgt-go/sdk/rulesets/chocolate"
	"github.com/cgt-go/sdk/rulesets/chomp"
	"github.com/cgt-go/sdk/rulesets/clobber"
	"github.com/cgt-go/sdk/rulesets/col"
	"github.com/cgt-go/sdk/rulesets/cutcake"
	"github.com/cgt-go/sdk/rulesets/diagonals"
	"github.com/cgt-go/sdk/rulesets/domineering"
	"github.com/cgt-go/sdk/rulesets/fission"
	"github.com/cgt-go/sdk/rulesets/graph"
	"github.com/cgt-go/sdk/rulesets/hackenbush"
	"github.com/cgt-go/sdk/rulesets/kayles"
	"github.com/cgt-go/sdk/rulesets/kingdirt"
	"github.com/cgt-go/sdk/rulesets/konane"
	"github.com/cgt-go/sdk/rulesets/maundycake"
	"github.com/cgt-go/sdk/rulesets/nogo"
	"github.com/cgt-go/sdk/rulesets/silverdollar"
	"github.com/cgt-go/sdk/rulesets/skijumps"
	"github.com/cgt-go/sdk/rulesets/snort"
	"github.com/cgt-go/sdk/rulesets/subtraction"
	"github.com/cgt-go/sdk/rulesets/toadsfrogs"
	"github.com/cgt-go/sdk/rulesets/topplingdominoes"
	"github.com/cgt-go/sdk/surreal"
	"github.com/cgt-go/sdk/surreal/sums"
	"github.com/cgt-go/sdk/zermelo"
)

// ruleset is a game whose positions calc can value and solve.
type ruleset struct {
	name    string
	example string // a position, which the help shows
	does    string // what is played, and how a position is written, for the help
	value   func(ctx context.Context, text string, limits surreal.Limits) (surreal.Game, picture, error)
	solve   func(ctx context.Context, text string, first zermelo.Player, o solveOptions) (answer, error)
	summand sums.Reader
}

// picture is a position that can be drawn.
type picture interface{ AppendSVG(dst []byte) []byte }

// graphText explains the texts of graphs, for the help.
const graphText = "vertices are ., edges -, branches stand in brackets with semicolons between, and .:A-.-.-:A comes back to the vertex A"

// drawable is a position that can be drawn and compared.
type drawable interface {
	comparable
	picture
}

// rulesets lists them in the order of their names.
var rulesets = []ruleset{
	of("amazons", "x..|..o", "queens x of Left and o of Right move over empty squares . and shoot arrows, which close squares #", amazons.Rules{}, amazons.Parse),
	of("arckayles", ".-.-.(-.;-.)", "on a graph a player takes away both ends of an edge; "+graphText, kayles.Arc{}, parseKayles),
	of("battlesheep", "0 3 0|0 0 -2", "a herd of sheep is divided, and one part runs as far as it can; Left's herds are positive numbers, Right's negative, 0 is an empty square", battlesheep.Rules{}, battlesheep.Parse),
	of("cannibalclobber", "xox|xx.", "Clobber, in which a stone may also take stones of its own colour", clobber.Cannibal{}, clobber.Parse),
	of("chocolate", "5x8@2,3", "a bar is broken, and who is left with the poisoned square loses: 5x8@2,3 has 5 rows, 8 columns, and it in row 2 and column 3", chocolate.Poisoned{}, withFewMoves(chocolate.Parse, movesOfBar)),
	of("chomp", "4,3,1", "a bite takes a square with all that are below and to the right of it; the numbers are those of squares in the rows, and the square in the corner is poisoned", chomp.Rules{}, chomp.Parse),
	of("clobber", "xox|ox.", "a stone takes one of the opponent beside it and its place; x is Left's, o is Right's, . is empty", clobber.Rules{}, clobber.Parse),
	of("col", ".-.(-.;-L)", "Left colours vertices blue, Right red, and none like a neighbour; L and R are vertices with a neighbour of that colour; "+graphText, col.Rules{}, col.Parse),
	of("cram", ".#|..", "both players place dominoes on empty squares ., either way; # is no square; full rows at the bottom and full columns at the right are left out in answers", domineering.Cram{}, domineering.Parse),
	{
		"cutcake", "8x2+3x3", "Left cuts cakes between columns, Right between rows; 8x2 is a cake of 8 rows and 2 columns", valued(cutcake.Rules{}, cutcake.Parse), // by a formula
		solved(cutcake.Rules{}, withFewMoves(cutcake.Parse, movesOfCakes)), sums.ReaderOf(cutcake.Rules{}, withFewMoves(cutcake.Parse, movesOfCakes)),
	},
	of("diagonals", "6", "diagonals that do not cross are drawn in a polygon with so many corners", diagonals.Rules{}, withFewMoves(diagonals.Parse, movesOfPolygons)),
	of("domineering", ".#|..", "Left places dominoes upright, Right across, on empty squares .; # is no square; full rows at the bottom and full columns at the right are left out in answers", domineering.Rules{}, domineering.Parse),
	of("elephants", "t..t.f", "as toadsfrogs, but without jumps", toadsfrogs.Elephants(), toadsfrogs.Parse),
	{"fission", "...|.x.|...", "Left splits a stone x into two, above and below it, Right into two beside it", valueOfFission, solved(fission.Rules{}, fission.Parse), sums.ReaderOf(fission.Rules{}, fission.Parse)},
	withRules("gentoads", "1,2,1,0:tt..ff", "Toads and Frogs with four numbers: animals slide by so many squares at least and at most, and jump over so many side by side at most; the last is 1 if also over their own kind, and else 0; answers have the strip only", toadsfrogs.ParseGame),
	{"hackenbush", "_ blue 1 red 2", "Left cuts blue edges, Right red ones, both green ones, and what is not connected to the ground _ vanishes; paths are separated by semicolons, such as '_ blue 1; _ red 2'", valueOfHackenbush, solved(hackenbush.Rules{}, parseHackenbush), sums.ReaderOf(hackenbush.Rules{}, parseHackenbush)},
	withRules("kingdirt", "1,1,0:x..|..o", "stones move as kings of chess, and the squares that they leave are gone; the numbers say how many stones of Left and of Right are to be placed yet, and the last is 1 if they must be placed first, and else 0; answers leave out that one", kingdirt.ParseGame),
	of("konane", ".ox.|o..x", "a stone jumps over stones of the opponent beside it and takes them; x is Left's, o is Right's", konane.Rules{}, konane.Parse),
	of("maundycake", "8x6", "Left divides cakes into equal parts between columns, Right between rows", maundycake.Rules{}, maundycake.Parse),
	of("nodekayles", ".-.-.(-.;-.)", "on a graph a player takes away a vertex and its neighbours; "+graphText, kayles.Node{}, parseKayles),
	of("nogo", "x..|.o.", "stones are placed, and every block of them must keep an empty square beside it; x is Left's, o is Right's", nogo.Rules{}, nogo.Parse),
	of("silverdollar", "..c.c", "coins c move to the left on a strip, and do not pass one another", silverdollar.Rules{}, silverdollar.Parse),
	of("skijumps", ".L...|.R...|.....", "skiers L and l of Left run to the right, R and r of Right to the left; L and R may jump down over one of the opponent", skijumps.Rules{}, skijumps.Parse),
	of("snort", ".-.-.(-.;-.)", "Left colours vertices blue, Right red, and never beside the other colour; L and R are vertices for that player only; "+graphText, snort.Rules{}, snort.Parse),
	{"subtraction", "1,3|2,3:6", "counters are taken from a heap: in 1,3|2,3:6 Left may take 1 or 3 and Right 2 or 3 of 6; answers have the heap only", valuedWithRules(subtraction.ParseGame), solveHeap, summandWithRules(subtraction.ParseGame)},
	of("toadsfrogs", "tt.ff", "toads t of Left move to the right, frogs f of Right to the left, by a square or with a jump over one of the other kind", toadsfrogs.Rules{}, toadsfrogs.Parse),
	of("topplingdominoes", "lrl", "a domino of one's own, l or r, or of both, e, is toppled to the left or right with all on that side", topplingdominoes.Rules{}, topplingdominoes.Parse),
}

// of returns a ruleset whose positions are valued and solved by their moves.
func of[Pos drawable](name, example, does string, rules cgt.Ruleset[Pos], parse func(string) (Pos, error)) ruleset {
	return ruleset{name, example, does, valued(rules, parse), solved(rules, parse), sums.ReaderOf(rules, parse)}
}

// withRules returns a ruleset of which each text has a position and what the rules are.
func withRules[Rules cgt.Ruleset[Pos], Pos drawable](name, example, does string, parse func(string) (Rules, Pos, error)) ruleset {
	solve := func(ctx context.Context, text string, first zermelo.Player, o solveOptions) (answer, error) {
		rules, p, err := parse(text)
		if err != nil {
			return nil, err
		}
		return solveRules(ctx, cgt.Ruleset[Pos](rules), p, first, o, o.within(len(text)))
	}
	return ruleset{name, example, does, valuedWithRules(parse), solve, summandWithRules(parse)}
}

// valuedWithRules returns how positions are valued whose text says what the rules are.
func valuedWithRules[Rules cgt.Ruleset[Pos], Pos drawable](parse func(string) (Rules, Pos, error)) func(context.Context, string, surreal.Limits) (surreal.Game, picture, error) {
	return func(ctx context.Context, text string, limits surreal.Limits) (surreal.Game, picture, error) {
		rules, p, err := parse(text)
		if err != nil {
			return surreal.Game{}, nil, err
		}
		g, err := (&surreal.Solver[Pos]{Rules: rules, Limits: limits}).Value(ctx, p)
		return g, p, err
	}
}

// summandWithRules returns how positions whose text says what the rules are become components of a sum.
func summandWithRules[Rules cgt.Ruleset[Pos], Pos comparable](parse func(string) (Rules, Pos, error)) sums.Reader {
	return func(text string) (sums.Component, error) {
		rules, p, err := parse(text)
		if err != nil {
			return sums.Component{}, err
		}
		return sums.Of[Pos](rules, p), nil
	}
}

// valued returns how positions of a ruleset are valued.
func valued[Pos drawable](rules cgt.Ruleset[Pos], parse func(string) (Pos, error)) func(context.Context, string, surreal.Limits) (surreal.Game, picture, error) {
	return func(ctx context.Context, text string, limits surreal.Limits) (surreal.Game, picture, error) {
		p, err := parse(text)
		if err != nil {
			return surreal.Game{}, nil, err
		}
		g, err := (&surreal.Solver[Pos]{Rules: rules, Limits: limits}).Value(ctx, p)
		return g, p, err
	}
}

// parseKayles reads the graph on which Kayles is played.
func parseKayles(text string) (graph.Graph, error) { return graph.Parse(text, ".") }

// valueOfFission draws the stones as those that belong to both players.
func valueOfFission(ctx context.Context, text string, limits surreal.Limits) (surreal.Game, picture, error) {
	g, p, err := valued(fission.Rules{}, fission.Parse)(ctx, text, limits)
	if b, ok := p.(board.Board); ok {
		p = b.Exchange('x', 'e')
	}
	return g, p, err
}

func valueOfHackenbush(ctx context.Context, text string, limits surreal.Limits) (surreal.Game, picture, error) {
	p, err := hackenbush.ParsePicture(text)
	if err != nil {
		return surreal.Game{}, nil, err
	}
	g, err := valueOfPicture(ctx, p.Position(), limits)
	return g, hackenbushPicture{p}, err
}

// hackenbushPicture is a drawing without labels.
type hackenbushPicture struct{ hackenbush.Picture }

func (p hackenbushPicture) AppendSVG(dst []byte) []byte {
	return p.Picture.AppendSVG(dst, hackenbush.SVGOptions{})
}

// mostBytes bounds the text of a position, for each move from it makes another as long.
const mostBytes = 250

// positionLimits are wider than those for expressions: many positions of a few squares have values that take seconds to
// find.
var positionLimits = surreal.Limits{Positions: limits.Positions, Steps: 10 * limits.Steps}

// limitsOfPosition returns how much work the value of a position may take.
func (c *call) limitsOfPosition(r ruleset) (surreal.Limits, error) {
	word, ok := c.flags["limit"]
	switch {
	case !ok && r.name == "hackenbush": // as for the form of this name
		return limits, nil
	case !ok:
		return positionLimits, nil
	}
	n, err := strconv.Atoi(word)
	if err != nil || n < 1 {
		return surreal.Limits{}, fmt.Errorf("-limit: %.30q is no number of steps", word)
	}
	return surreal.Limits{Positions: n, Steps: n}, nil
}

// explained adds to an error of reading a position where it is told how one is written.
func (r ruleset) explained(err error, text string) error {
	syntax := (*cgt.SyntaxError)(nil)
	if !errors.As(err, &syntax) {
		return err
	}
	if strings.HasPrefix(text, `"`) || strings.HasPrefix(text, "'") {
		return fmt.Errorf("%w; a position has no quotes around it but those of the shell", err)
	}
	if r.name == "hackenbush" && text != "" && strings.Trim(text, "LRlr") == "" {
		return fmt.Errorf("%w; for a stalk there is calc stalk %s", err, strings.ToUpper(text))
	}
	if r.name == "hackenbush" && isFile.MatchString(text) && !strings.ContainsAny(text, " ;") {
		return fmt.Errorf("%w; for a file there is calc hackenbush FILE", err)
	}
	if syntax.What == "board" && strings.Contains(r.example, "|") && isSize.MatchString(text) {
		return fmt.Errorf("%w; the squares are written row by row, such as %s", err, r.example)
	}
	return fmt.Errorf("%w; calc help %s shows how a position is written", err, r.name)
}

var (
	isSize = regexp.MustCompile(`^[0-9]+ *[x×,] *[0-9]+$`)           // of a board
	isFile = regexp.MustCompile(`[A-Za-z]/|/[A-Za-z]|\.[a-z]{1,5}$`) // as the names of files are
)

// moreThan says how to set a limit that is larger than n.
func moreThan(n int) string {
	if n > math.MaxInt/10 {
		return "-limit sets another"
	}
	return fmt.Sprintf("-limit %d allows more", 10*n)
}

// checkLength bounds the text of a position.
func (r ruleset) checkLength(text string) error {
	if len(text) > mostBytes && r.name != "hackenbush" { // which has limits of its own
		return &cgt.LimitError{What: "bytes in a position", Limit: mostBytes}
	}
	return nil
}

// runPosition is the form position.
func runPosition(ctx context.Context, c *call) (answer, error) {
	if len(c.words) != 2 {
		return nil, c.wantsPosition("position")
	}
	r, err := findRuleset(c.words[0])
	if err != nil {
		return nil, err
	}
	text, err := c.argument(c.words[1])
	if err != nil {
		return nil, err
	}
	if err := r.checkLength(text); err != nil {
		return nil, err
	}
	search, err := c.limitsOfPosition(r)
	if err != nil {
		return nil, err
	}
	g, p, err := r.value(ctx, text, search)
	if p == nil {
		return nil, r.explained(err, text)
	}
	if _, ok := c.flags["svg"]; ok { // also where there is no value within the limits
		c.drawing = p.AppendSVG(nil)
	}
	if err != nil {
		return nil, r.outOfReach(err, search)
	}
	a, err := newAnalysis(ctx, g)
	return a, r.outOfReach(err, search)
}

// outOfReach returns err, and if a limit was reached what may help, and that the position can be drawn.
func (r ruleset) outOfReach(err error, search surreal.Limits) error {
	limit := (*cgt.LimitError)(nil)
	if !errors.As(err, &limit) {
		return err
	}
	if !slices.Contains([]string{"positions", stepsOfArithmetic, stepsInTree}, limit.What) {
		return unvaluedError{err}
	}
	part := ""
	if limit.What == stepsInTree {
		part = " a quarter of which is for each tree,"
	}
	return unvaluedError{fmt.Errorf("%w; %s,%s and calc sum '%s(POSITION)' finds who wins and with which moves, which may take less", err, moreThan(search.Steps), part, r.name)}
}

// rulesetNamed returns the ruleset with a name, in small letters or capitals.
func rulesetNamed(name string) (ruleset, bool) {
	i := slices.IndexFunc(rulesets, func(r ruleset) bool { return strings.EqualFold(r.name, name) })
	if i < 0 {
		return ruleset{}, false
	}
	return rulesets[i], true
}

// rulesetOf returns the ruleset with a name here or in CGSuite.
func rulesetOf(name string) (ruleset, bool) {
	if r, ok := rulesetNamed(name); ok {
		return r, true
	}
	return rulesetNamed(rulesetsFor[strings.ToLower(name)])
}

// wantsPosition returns the error of a form whose words are not a ruleset and a position.
func (c *call) wantsPosition(form string) error {
	words := c.words
	if file := c.flags["svg"]; len(words) < 2 {
		_, isPosition := rulesetNamed(file)
		if _, isRuleset := rulesetNamed(strings.Join(words, " ")); isPosition && !isRuleset {
			return fmt.Errorf("%s takes a ruleset and a position, and -svg takes the name of a file, for which %s was taken: write -svg picture.svg", form, file)
		}
	}
	if len(words) == 0 {
		return errors.New(form + " takes a ruleset and a position; the rulesets are " + strings.Join(rulesetNames(), " "))
	}
	r, err := findRuleset(words[0])
	if err != nil {
		return err
	}
	return fmt.Errorf("%s takes a ruleset and a position, such as %s '%s'; calc help %[2]s explains it", form, r.name, r.example)
}

// findRuleset returns the ruleset with a name, or an error that says which there are.
func findRuleset(name string) (ruleset, error) {
	r, ok := rulesetOf(name)
	if g, isGame := gameNamed(name); !ok && isGame {
		return ruleset{}, fmt.Errorf("%s is not among the rulesets: %s", g.name, g.usage())
	}
	if at := whereElse(name); !ok && at != "" {
		return ruleset{}, errors.New(at)
	}
	if strings.HasPrefix(name, "-") {
		return ruleset{}, fmt.Errorf("%.30q is neither a flag of this form nor a ruleset", name)
	}
	if before, _, isCall := strings.Cut(name, "("); !ok && isCall {
		if r, ok := rulesetOf(strings.TrimRight(before, " ")); ok {
			return ruleset{}, fmt.Errorf("a ruleset and its position are two words, such as %s '%s'; calc sum reads %[1]s(%[2]s)", r.name, r.example)
		}
	}
	if !ok {
		return ruleset{}, fmt.Errorf("there is no ruleset %.30q; %sthe rulesets are %s", name, didYouMean(name, rulesetNames())+onHelp(name, "position"), strings.Join(rulesetNames(), " "))
	}
	return r, nil
}

func rulesetNames() []string {
	var names []string
	for _, r := range rulesets {
		names = append(names, r.name)
	}
	return names
}
