package promises_test

import (
	"context"
	"encoding"
	"strconv"
	"strings"

	"github.com/cgt-go/sdk/cgt"
	"github.com/cgt-go/sdk/matrixgame"
	"github.com/cgt-go/sdk/matrixgame/extensive"
	"github.com/cgt-go/sdk/nim"
	"github.com/cgt-go/sdk/nim/heaps"
	"github.com/cgt-go/sdk/nim/ordinal"
	"github.com/cgt-go/sdk/richman"
	"github.com/cgt-go/sdk/rulesets/battlesheep"
	"github.com/cgt-go/sdk/rulesets/board"
	"github.com/cgt-go/sdk/rulesets/bridgit"
	"github.com/cgt-go/sdk/rulesets/cakes"
	"github.com/cgt-go/sdk/rulesets/chocolate"
	"github.com/cgt-go/sdk/rulesets/chomp"
	"github.com/cgt-go/sdk/rulesets/clobber"
	"github.com/cgt-go/sdk/rulesets/coins"
	"github.com/cgt-go/sdk/rulesets/connect"
	"github.com/cgt-go/sdk/rulesets/diagonals"
	"github.com/cgt-go/sdk/rulesets/domineering"
	"github.com/cgt-go/sdk/rulesets/endgames"
	"github.com/cgt-go/sdk/rulesets/fence"
	"github.com/cgt-go/sdk/rulesets/graph"
	"github.com/cgt-go/sdk/rulesets/hackenbush"
	"github.com/cgt-go/sdk/rulesets/hex"
	"github.com/cgt-go/sdk/rulesets/kingdirt"
	"github.com/cgt-go/sdk/rulesets/kingrooks"
	"github.com/cgt-go/sdk/rulesets/noughts"
	"github.com/cgt-go/sdk/rulesets/pawnwalk"
	"github.com/cgt-go/sdk/rulesets/pieces"
	"github.com/cgt-go/sdk/rulesets/piles"
	"github.com/cgt-go/sdk/rulesets/quixo"
	"github.com/cgt-go/sdk/rulesets/robots"
	"github.com/cgt-go/sdk/rulesets/sausages"
	"github.com/cgt-go/sdk/rulesets/ship"
	"github.com/cgt-go/sdk/rulesets/subtraction"
	"github.com/cgt-go/sdk/rulesets/takeaway"
	"github.com/cgt-go/sdk/rulesets/tiles"
	"github.com/cgt-go/sdk/surreal"
	"github.com/cgt-go/sdk/surreal/database"
	"github.com/cgt-go/sdk/surreal/sums"
	"github.com/cgt-go/sdk/surreal/transfinite"
	"github.com/cgt-go/sdk/zermelo"
	"github.com/cgt-go/sdk/zermelo/continuum"
	"github.com/cgt-go/sdk/zermelo/structure"
)

// decodeText reads the text of a type.
func decodeText[T any, P interface {
	*T
	encoding.TextUnmarshaler
}](s string) error {
	var v T
	return P(&v).UnmarshalText([]byte(s))
}

// methodReaders has each method of the library that reads text, but for UnmarshalJSON.
var methodReaders = []reader{
	{"nim/ordinal.Calculator.Parse", func(s string) error { return failure(new(ordinal.Calculator).Parse(s)) }},
	{"rulesets/hackenbush.Parser.ParsePicture", func(s string) error { return failure(hackenbush.Parser{Edges: 1000}.ParsePicture(s)) }},
	{"rulesets/kingrooks.Rules.Parse", func(s string) error { return failure(kingrooks.Rules{Size: 8}.Parse(s)) }},
	{"surreal.Calculator.Parse", func(s string) error { return failure(calculator.Parse(context.Background(), s)) }},
	{"surreal.Calculator.ParseStatement", func(s string) error { return failure(calculator.ParseStatement(context.Background(), s)) }},
	{"surreal.Calculator.ParseSum", func(s string) error { return failure(calculator.ParseSum(context.Background(), s)) }},
	{"surreal/database.Maker.Read", func(s string) error {
		m := database.Maker[int]{Name: "no moves", Rules: cgt.RulesetFunc[int](noMoves), Parse: strconv.Atoi}
		return failure(m.Read(context.Background(), strings.NewReader(s)))
	}},
	{"surreal/sums.Parser.Parse", func(s string) error {
		p := sums.Parser{Games: map[string]sums.Reader{"clobber": sums.ReaderOf(clobber.Rules{}, clobber.Parse)}, Limits: calculator.Limits}
		return failure(p.Parse(context.Background(), s))
	}},

	{"text cgt.Outcome", decodeText[cgt.Outcome]},
	{"text cgt.Player", decodeText[cgt.Player]},
	{"text cgt.Tree", decodeText[cgt.Tree]},
	{"text matrixgame.Bimatrix", decodeText[matrixgame.Bimatrix]},
	{"text matrixgame.Matrix", decodeText[matrixgame.Matrix]},
	{"text matrixgame.Mixed", decodeText[matrixgame.Mixed]},
	{"text matrixgame.NFG", decodeText[matrixgame.NFG]},
	{"text matrixgame/extensive.EFG", decodeText[extensive.EFG]},
	{"text nim.Big", decodeText[nim.Big]},
	{"text nim.Genus", decodeText[nim.Genus]},
	{"text nim/heaps.Code", decodeText[heaps.Code]},
	{"text nim/heaps.Heaps", decodeText[heaps.Heaps]},
	{"text nim/ordinal.Nimber", decodeText[ordinal.Nimber]},
	{"text richman.Chips", decodeText[richman.Chips]},
	{"text richman.Rule", decodeText[richman.Rule]},
	{"text rulesets/battlesheep.Pasture", decodeText[battlesheep.Pasture]},
	{"text rulesets/board.Board", decodeText[board.Board]},
	{"text rulesets/bridgit.Position", decodeText[bridgit.Position]},
	{"text rulesets/cakes.Cakes", decodeText[cakes.Cakes]},
	{"text rulesets/chocolate.Bar", decodeText[chocolate.Bar]},
	{"text rulesets/chomp.Bar", decodeText[chomp.Bar]},
	{"text rulesets/coins.Code", decodeText[coins.Code]},
	{"text rulesets/connect.Position", decodeText[connect.Position]},
	{"text rulesets/diagonals.Polygons", decodeText[diagonals.Polygons]},
	{"text rulesets/domineering.Position", decodeText[domineering.Position]},
	{"text rulesets/endgames.Position", decodeText[endgames.Position]},
	{"text rulesets/fence.Fence", decodeText[fence.Fence]},
	{"text rulesets/graph.Graph", decodeText[graph.Graph]},
	{"text rulesets/hackenbush.Colour", decodeText[hackenbush.Colour]},
	{"text rulesets/hackenbush.Picture", decodeText[hackenbush.Picture]},
	{"text rulesets/hackenbush.Position", decodeText[hackenbush.Position]},
	{"text rulesets/hex.Position", decodeText[hex.Position]},
	{"text rulesets/kingdirt.Position", decodeText[kingdirt.Position]},
	{"text rulesets/noughts.Position", decodeText[noughts.Position]},
	{"text rulesets/pawnwalk.Square", decodeText[pawnwalk.Square]},
	{"text rulesets/pieces.Bag", decodeText[pieces.Bag]},
	{"text rulesets/pieces.Piece", decodeText[pieces.Piece]},
	{"text rulesets/pieces.Square", decodeText[pieces.Square]},
	{"text rulesets/piles.Pair", decodeText[piles.Pair]},
	{"text rulesets/piles.PokerPosition", decodeText[piles.PokerPosition]},
	{"text rulesets/piles.Stairs", decodeText[piles.Stairs]},
	{"text rulesets/quixo.Position", decodeText[quixo.Position]},
	{"text rulesets/robots.Position", decodeText[robots.Position]},
	{"text rulesets/sausages.Table", decodeText[sausages.Table]},
	{"text rulesets/ship.Point", decodeText[ship.Point]},
	{"text rulesets/subtraction.Rules", decodeText[subtraction.Rules]},
	{"text rulesets/takeaway.Position", decodeText[takeaway.Position]},
	{"text rulesets/tiles.Position", decodeText[tiles.Position]},
	{"text surreal.Dyadic", decodeText[surreal.Dyadic]},
	{"text surreal.Game", decodeText[surreal.Game]},
	{"text surreal.Rel", decodeText[surreal.Rel]},
	{"text surreal/transfinite.Number", decodeText[transfinite.Number]},
	{"text surreal/transfinite.Ordinal", decodeText[transfinite.Ordinal]},
	{"text surreal/transfinite.Quotient", decodeText[transfinite.Quotient]},
	{"text surreal/transfinite.SignExpansion", decodeText[transfinite.SignExpansion]},
	{"text zermelo.Player", decodeText[zermelo.Player]},
	{"text zermelo.Rational", decodeText[zermelo.Rational]},
	{"text zermelo.Result", decodeText[zermelo.Result]},
	{"text zermelo/continuum.Interval", decodeText[continuum.Interval]},
	{"text zermelo/structure.Cells", decodeText[structure.Cells]},
}

// calculator reads values with few steps.
var calculator = surreal.Calculator{Limits: surreal.Limits{Steps: 10_000}}

func noMoves(dst []int, _ int, _ cgt.Player) []int { return dst }
