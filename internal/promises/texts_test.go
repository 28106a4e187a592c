package promises_test

import (
	"context"
	"encoding/json"
	"regexp"
	"runtime/debug"
	"slices"
	"strings"
	"testing"

	"github.com/cgt-go/sdk/cgt"
	"github.com/cgt-go/sdk/matrixgame"
	"github.com/cgt-go/sdk/matrixgame/extensive"
	"github.com/cgt-go/sdk/matrixgame/parametric"
	"github.com/cgt-go/sdk/matrixgame/stochastic"
	"github.com/cgt-go/sdk/nim"
	"github.com/cgt-go/sdk/nim/heaps"
	"github.com/cgt-go/sdk/nim/ordinal"
	"github.com/cgt-go/sdk/richman"
	"github.com/cgt-go/sdk/rulesets/amazons"
	"github.com/cgt-go/sdk/rulesets/battlesheep"
	"github.com/cgt-go/sdk/rulesets/board"
	"github.com/cgt-go/sdk/rulesets/bridgit"
	"github.com/cgt-go/sdk/rulesets/cakes"
	"github.com/cgt-go/sdk/rulesets/chocolate"
	"github.com/cgt-go/sdk/rulesets/chomp"
	"github.com/cgt-go/sdk/rulesets/cities"
	"github.com/cgt-go/sdk/rulesets/clobber"
	"github.com/cgt-go/sdk/rulesets/coins"
	"github.com/cgt-go/sdk/rulesets/col"
	"github.com/cgt-go/sdk/rulesets/connect"
	"github.com/cgt-go/sdk/rulesets/cutcake"
	"github.com/cgt-go/sdk/rulesets/diagonals"
	"github.com/cgt-go/sdk/rulesets/domineering"
	"github.com/cgt-go/sdk/rulesets/endgames"
	"github.com/cgt-go/sdk/rulesets/fence"
	"github.com/cgt-go/sdk/rulesets/fission"
	"github.com/cgt-go/sdk/rulesets/graph"
	"github.com/cgt-go/sdk/rulesets/hackenbush"
	"github.com/cgt-go/sdk/rulesets/hex"
	"github.com/cgt-go/sdk/rulesets/kingdirt"
	"github.com/cgt-go/sdk/rulesets/konane"
	"github.com/cgt-go/sdk/rulesets/maundycake"
	"github.com/cgt-go/sdk/rulesets/nogo"
	"github.com/cgt-go/sdk/rulesets/noughts"
	"github.com/cgt-go/sdk/rulesets/pawnwalk"
	"github.com/cgt-go/sdk/rulesets/pieces"
	"github.com/cgt-go/sdk/rulesets/piles"
	"github.com/cgt-go/sdk/rulesets/quixo"
	"github.com/cgt-go/sdk/rulesets/robots"
	"github.com/cgt-go/sdk/rulesets/sausages"
	"github.com/cgt-go/sdk/rulesets/ship"
	"github.com/cgt-go/sdk/rulesets/silverdollar"
	"github.com/cgt-go/sdk/rulesets/skijumps"
	"github.com/cgt-go/sdk/rulesets/snort"
	"github.com/cgt-go/sdk/rulesets/subtraction"
	"github.com/cgt-go/sdk/rulesets/takeaway"
	"github.com/cgt-go/sdk/rulesets/tiles"
	"github.com/cgt-go/sdk/rulesets/toadsfrogs"
	"github.com/cgt-go/sdk/rulesets/topplingdominoes"
	"github.com/cgt-go/sdk/surreal"
	"github.com/cgt-go/sdk/surreal/database"
	"github.com/cgt-go/sdk/surreal/transfinite"
	"github.com/cgt-go/sdk/zermelo"
	"github.com/cgt-go/sdk/zermelo/continuum"
	"github.com/cgt-go/sdk/zermelo/infinite"
	"github.com/cgt-go/sdk/zermelo/structure"
	"github.com/cgt-go/sdk/zermelo/switching"
)

// failure leaves the result out.
func failure[T any](_ T, err error) error { return err }

// decode returns a reader of the JSON of a type.
func decode[T any](s string) error {
	var v T
	return json.Unmarshal([]byte(s), &v)
}

var arena, _, _ = infinite.ParsePGSolver("parity 1;\n0 0 0 1;\n1 1 0 0;\n")

// reader is something that reads text.
type reader struct {
	name string
	read func(s string) error
}

// readers has all that reads text in the library.
var readers = slices.Concat(functionReaders, methodReaders)

// functionReaders has each function of the library that reads text, and each type that JSON is read into.
var functionReaders = []reader{
	{"cgt.ParseTree", func(s string) error { return failure(cgt.ParseTree(s)) }},
	{"matrixgame.ParseBimatrix", func(s string) error { return failure(matrixgame.ParseBimatrix(s)) }},
	{"matrixgame.ParseLRS", func(s string) error { return failure(matrixgame.ParseLRS(s)) }},
	{"matrixgame.ParseLRSPair", func(s string) error { return failure(matrixgame.ParseLRSPair(s, s)) }},
	{"matrixgame.ParseMatrix", func(s string) error { return failure(matrixgame.ParseMatrix(s)) }},
	{"matrixgame.ParseMixed", func(s string) error { return failure(matrixgame.ParseMixed(s)) }},
	{"matrixgame.ParseNFG", func(s string) error { return failure(matrixgame.ParseNFG(s)) }},
	{"matrixgame/extensive.ParseEFG", func(s string) error { return failure(extensive.ParseEFG(s)) }},
	{"matrixgame/extensive.ParseJSON", func(s string) error { return failure(extensive.ParseJSON(s)) }},
	{"matrixgame/parametric.Parse", func(s string) error { return failure(parametric.Parse(s)) }},
	{"matrixgame/parametric.ParseMatrix", func(s string) error { return failure(parametric.ParseMatrix([][]string{{s}})) }},
	{"matrixgame/stochastic.ParseJSON", func(s string) error { return failure(stochastic.ParseJSON(s)) }},
	{"nim.ParseBig", func(s string) error { return failure(nim.ParseBig(s)) }},
	{"nim.ParseGenus", func(s string) error { return failure(nim.ParseGenus(s)) }},
	{"nim.ParseNimber", func(s string) error { return failure(nim.ParseNimber(s)) }},
	{"nim/heaps.ParseCode", func(s string) error { return failure(heaps.ParseCode(s)) }},
	{"nim/heaps.ParseHeaps", func(s string) error { return failure(heaps.ParseHeaps(s)) }},
	{"nim/heaps.ReadSequence", func(s string) error { return failure(heaps.ReadSequence(context.Background(), strings.NewReader(s))) }},
	{"nim/ordinal.Parse", func(s string) error { return failure(ordinal.Parse(s)) }},
	{"richman.ParseArena", func(s string) error { return failure(richman.ParseArena(s)) }},
	{"richman.ParseChips", func(s string) error { return failure(richman.ParseChips(s)) }},
	{"richman.ParseDOT", func(s string) error { return failure(richman.ParseDOT(s)) }},
	{"richman.ParseJSON", func(s string) error { return failure(richman.ParseJSON(s)) }},
	{"richman.ParseParity", func(s string) error { return failure(richman.ParseParity(s)) }},
	{"richman.ParseRule", func(s string) error { return failure(richman.ParseRule(s)) }},
	{"rulesets/amazons.Parse", func(s string) error { return failure(amazons.Parse(s)) }},
	{"rulesets/battlesheep.Parse", func(s string) error { return failure(battlesheep.Parse(s)) }},
	{"rulesets/board.Parse", func(s string) error { return failure(board.Parse(s, ".XO")) }},
	{"rulesets/board.ParseStrip", func(s string) error { return failure(board.ParseStrip(s, ".XO")) }},
	{"rulesets/bridgit.Parse", func(s string) error { return failure(bridgit.Parse(s)) }},
	{"rulesets/cakes.Parse", func(s string) error { return failure(cakes.Parse(s)) }},
	{"rulesets/chocolate.Parse", func(s string) error { return failure(chocolate.Parse(s)) }},
	{"rulesets/chomp.Parse", func(s string) error { return failure(chomp.Parse(s)) }},
	{"rulesets/cities.Parse", func(s string) error { return failure(cities.Parse("", s)) }},
	{"rulesets/clobber.Parse", func(s string) error { return failure(clobber.Parse(s)) }},
	{"rulesets/coins.Parse", func(s string) error { return failure(coins.Parse(s)) }},
	{"rulesets/coins.ParseCode", func(s string) error { return failure(coins.ParseCode(s)) }},
	{"rulesets/coins.ParseProduct", func(s string) error { return failure(coins.ParseProduct(s)) }},
	{"rulesets/col.Parse", func(s string) error { return failure(col.Parse(s)) }},
	{"rulesets/connect.Parse", func(s string) error { return failure(connect.Parse(s)) }},
	{"rulesets/cutcake.Parse", func(s string) error { return failure(cutcake.Parse(s)) }},
	{"rulesets/diagonals.Parse", func(s string) error { return failure(diagonals.Parse(s)) }},
	{"rulesets/domineering.Parse", func(s string) error { return failure(domineering.Parse(s)) }},
	{"rulesets/endgames.Parse", func(s string) error { return failure(endgames.Parse(s)) }},
	{"rulesets/fence.Parse", func(s string) error { return failure(fence.Parse(s)) }},
	{"rulesets/fission.Parse", func(s string) error { return failure(fission.Parse(s)) }},
	{"rulesets/graph.Parse", func(s string) error { return failure(graph.Parse(s, ".LR")) }},
	{"rulesets/hackenbush.Parse", func(s string) error { return failure(hackenbush.Parse(s)) }},
	{"rulesets/hackenbush.ParseColour", func(s string) error { return failure(hackenbush.ParseColour(s)) }},
	{"rulesets/hackenbush.ParsePicture", func(s string) error { return failure(hackenbush.ParsePicture(s)) }},
	{"rulesets/hex.Parse", func(s string) error { return failure(hex.Parse(s)) }},
	{"rulesets/kingdirt.Parse", func(s string) error { return failure(kingdirt.Parse(s)) }},
	{"rulesets/kingdirt.ParseGame", func(s string) error { _, _, err := kingdirt.ParseGame(s); return err }},
	{"rulesets/konane.Parse", func(s string) error { return failure(konane.Parse(s)) }},
	{"rulesets/maundycake.Parse", func(s string) error { return failure(maundycake.Parse(s)) }},
	{"rulesets/nogo.Parse", func(s string) error { return failure(nogo.Parse(s)) }},
	{"rulesets/noughts.Parse", func(s string) error { return failure(noughts.Parse(s)) }},
	{"rulesets/pawnwalk.ParseSquare", func(s string) error { return failure(pawnwalk.ParseSquare(s)) }},
	{"rulesets/pieces.Parse", func(s string) error { return failure(pieces.Parse(s)) }},
	{"rulesets/pieces.ParseBag", func(s string) error { return failure(pieces.ParseBag(s)) }},
	{"rulesets/pieces.ParseSquare", func(s string) error { return failure(pieces.ParseSquare(s)) }},
	{"rulesets/piles.ParsePair", func(s string) error { return failure(piles.ParsePair(s)) }},
	{"rulesets/piles.ParsePoker", func(s string) error { return failure(piles.ParsePoker(s)) }},
	{"rulesets/piles.ParseStairs", func(s string) error { return failure(piles.ParseStairs(s)) }},
	{"rulesets/quixo.Parse", func(s string) error { return failure(quixo.Parse(s)) }},
	{"rulesets/robots.Parse", func(s string) error { return failure(robots.Parse(s)) }},
	{"rulesets/sausages.Parse", func(s string) error { return failure(sausages.Parse(s)) }},
	{"rulesets/ship.ParseChart", func(s string) error { return failure(ship.ParseChart(ship.SeaChart(), false, s)) }},
	{"rulesets/ship.ParsePoint", func(s string) error { return failure(ship.ParsePoint(s)) }},
	{"rulesets/silverdollar.Parse", func(s string) error { return failure(silverdollar.Parse(s)) }},
	{"rulesets/skijumps.Parse", func(s string) error { return failure(skijumps.Parse(s)) }},
	{"rulesets/snort.Parse", func(s string) error { return failure(snort.Parse(s)) }},
	{"rulesets/subtraction.Parse", func(s string) error { return failure(subtraction.Parse(s)) }},
	{"rulesets/subtraction.ParseGame", func(s string) error { _, _, err := subtraction.ParseGame(s); return err }},
	{"rulesets/subtraction.ParseRules", func(s string) error { return failure(subtraction.ParseRules(s)) }},
	{"rulesets/takeaway.Parse", func(s string) error { return failure(takeaway.Parse(s)) }},
	{"rulesets/tiles.Parse", func(s string) error { return failure(tiles.Parse(s)) }},
	{"rulesets/toadsfrogs.Parse", func(s string) error { return failure(toadsfrogs.Parse(s)) }},
	{"rulesets/toadsfrogs.ParseGame", func(s string) error { _, _, err := toadsfrogs.ParseGame(s); return err }},
	{"rulesets/topplingdominoes.Parse", func(s string) error { return failure(topplingdominoes.Parse(s)) }},
	{"surreal.Parse", func(s string) error { return failure(surreal.Parse(s)) }},
	{"surreal.ParseDyadic", func(s string) error { return failure(surreal.ParseDyadic(s)) }},
	{"surreal/database.Head", func(s string) error {
		_, _, err := database.Head(strings.NewReader(s))
		return err
	}},
	{"surreal/transfinite.Parse", func(s string) error { return failure(transfinite.Parse(s)) }},
	{"surreal/transfinite.ParseCut", func(s string) error { return failure(transfinite.ParseCut(s)) }},
	{"surreal/transfinite.ParseOrdinal", func(s string) error { return failure(transfinite.ParseOrdinal(s)) }},
	{"surreal/transfinite.ParseQuotient", func(s string) error { return failure(transfinite.ParseQuotient(s)) }},
	{"surreal/transfinite.ParseSignExpansion", func(s string) error { return failure(transfinite.ParseSignExpansion(s)) }},
	{"zermelo.ParseGraph", func(s string) error { return failure(zermelo.ParseGraph(s)) }},
	{"zermelo.ParseRational", func(s string) error { return failure(zermelo.ParseRational(s)) }},
	{"zermelo.ParseTree", func(s string) error { return failure(zermelo.ParseTree(s)) }},
	{"zermelo/continuum.ParseInterval", func(s string) error { return failure(continuum.ParseInterval(s)) }},
	{"zermelo/infinite.ParsePGSolver", func(s string) error { _, _, err := infinite.ParsePGSolver(s); return err }},
	{"zermelo/infinite.ParseParitySol", func(s string) error { return failure(infinite.ParseParitySol(arena, s)) }},
	{"zermelo/structure.ParseCells", func(s string) error { return failure(structure.ParseCells(s)) }},
	{"zermelo/switching.ParseGraph", func(s string) error { return failure(switching.ParseGraph(s)) }},

	{"json matrixgame.Bimatrix", decode[matrixgame.Bimatrix]},
	{"json matrixgame.Game", decode[matrixgame.Game]},
	{"json matrixgame.Matrix", decode[matrixgame.Matrix]},
	{"json matrixgame.Profile", decode[matrixgame.Profile]},
	{"json richman.Graph", decode[richman.Graph]},
	{"json zermelo.Graph", decode[zermelo.Graph[zermelo.Rational]]},
	{"json zermelo/switching.Graph", decode[switching.Graph]},
}

// TestReadersAreListed checks that readers has every function and method for reading, by the list of what the library
// exports.
func TestReadersAreListed(t *testing.T) {
	names := make([]string, len(readers))
	for i, r := range readers {
		names[i] = r.name
	}
	compareWithExports(t, names, func(path, line string) string {
		if m := readingFunction.FindStringSubmatch(line); m != nil {
			return path + "." + m[1]
		} else if m := streamFunction.FindStringSubmatch(line); m != nil {
			return path + "." + m[1]
		} else if m := readingMethod.FindStringSubmatch(line); m != nil {
			return path + "." + m[1] + "." + m[2]
		} else if m := decodingMethod.FindStringSubmatch(line); m != nil {
			return strings.ToLower(m[2]) + " " + path + "." + m[1]
		}
		return ""
	})
}

var (
	readingFunction = regexp.MustCompile(`^\tfunc ((?:Parse|Read)\w*)[(\[].*\berror\)?$`)
	streamFunction  = regexp.MustCompile(`^\tfunc (\w+)\(.*\bio\.Reader\b.*\berror\)?$`)
	readingMethod   = regexp.MustCompile(`^\tmethod \(\*?(\w+)(?:\[\w+\])?\)\.((?:Parse|Read)\w*)\(.*\b(?:string|io\.Reader)\) .*\berror\)?$`)
	decodingMethod  = regexp.MustCompile(`^\tmethod \(\*(\w+)(?:\[\w+\])?\)\.Unmarshal(JSON|Text)\(`)
)

// TestLongTexts gives each reader a million of every bracket, and many of every sign and digit it may know. A reader may
// call itself only so deep as a limit of its own says, so all of them live with a stack of few bytes for each character;
// what they make of the text is for their own tests.
func TestLongTexts(t *testing.T) {
	defer debug.SetMaxStack(debug.SetMaxStack(32 << 20))
	units := []string{
		"(", "[", "{", "{0|", "{{", "|", "<", "-", "+", "+-", "*", "**", "^", "2^", "w^(", "(w+", "sqrt(", "1/", "/", "1", "0", "0.1", "1,", ",", "1 ", " ", "\n", "1\n",
		".", "X", "O", "L", "R", "L(", "(RL", "x", "a-", "a", "ab\n", "ab,", "\"", "\x00", "\xff", "é", "=", ":", ";", "#", "//", "@",
		`[`, `[[`, `{"a":`, `{"edges":`, "digraph{", "0 0 0 0;", "p a b", "c 1",
	}
	for _, unit := range units {
		length, stack := 1_000_000, 32<<20
		switch {
		case testing.Short():
			length = 30_000
		case !strings.ContainsAny(unit, "([{"):
			length, stack = length/5, stack/5
		}
		debug.SetMaxStack(stack)
		text := strings.Repeat(unit, length/len(unit))
		for _, r := range readers {
			_ = r.read(text) // any answer will do that is not a crash
		}
	}
}
