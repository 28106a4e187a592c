package rulesets_test

import (
	"github.com/cgt-go/sdk/cgt"
	"github.com/cgt-go/sdk/nim/heaps"
	"github.com/cgt-go/sdk/rulesets/amazons"
	"github.com/cgt-go/sdk/rulesets/balance"
	"github.com/cgt-go/sdk/rulesets/battlesheep"
	"github.com/cgt-go/sdk/rulesets/bridgit"
	"github.com/cgt-go/sdk/rulesets/cakes"
	"github.com/cgt-go/sdk/rulesets/cakeshare"
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
	"github.com/cgt-go/sdk/rulesets/euclid"
	"github.com/cgt-go/sdk/rulesets/fence"
	"github.com/cgt-go/sdk/rulesets/fission"
	"github.com/cgt-go/sdk/rulesets/graph"
	"github.com/cgt-go/sdk/rulesets/hackenbush"
	"github.com/cgt-go/sdk/rulesets/hex"
	"github.com/cgt-go/sdk/rulesets/kayles"
	"github.com/cgt-go/sdk/rulesets/kingdirt"
	"github.com/cgt-go/sdk/rulesets/kingrooks"
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
	"github.com/cgt-go/sdk/rulesets/wythoff"
	"github.com/cgt-go/sdk/surreal"
	"github.com/cgt-go/sdk/zermelo"
	"github.com/cgt-go/sdk/zermelo/structure"
	"github.com/cgt-go/sdk/zermelo/switching"
)

func must[T any](x T, err error) T {
	if err != nil {
		panic(err)
	}
	return x
}

// rows has the positions: for each type of rules in a folder beside this file one row at least, and for those of other
// rooms but otherRules. In each row the first position is the smallest; it takes part in sums.
func rows() []entry {
	towns := must(cities.New("", "Ulm", "Mainz", "Zug", "Graz", "Gmund", "Minden"))
	roads := must(cities.NewGeography(5, [2]int{0, 1}, [2]int{1, 2}, [2]int{2, 0}, [2]int{2, 3}, [2]int{3, 4}))
	dirt, square, err := kingdirt.ParseGame("1,0,0:x.|.o")
	if err != nil {
		panic(err)
	}
	mustPlace, strip, err := kingdirt.ParseGame("1,1,1:x..")
	if err != nil {
		panic(err)
	}
	board6x4 := ship.Board{Cols: 6, Rows: 4}
	chain := func(yield func(a, b int) bool) { _ = yield(0, 1) && yield(1, 2) && yield(2, 3) && yield(3, 4) }
	placement := must(structure.NewPlacement(5, chain))
	inRow := must(structure.NewLines(5, []int{0, 1}, []int{1, 2, 3}, []int{3, 4}))
	claiming := must(structure.NewClaiming(5, inRow, inRow, zermelo.Draw))
	blocking := must(structure.NewClaiming(4, must(structure.NewLines(4, []int{0, 1}, []int{2, 3})), nil, zermelo.Loss))
	kite := must(switching.NewGraph(4, [2]int{0, 1}, [2]int{1, 2}, [2]int{2, 3}, [2]int{3, 0}, [2]int{0, 2}))
	return slicesOf(
		// Of other rooms: what is primary data, and heaps by codes.
		play(cgt.Trees{}, cgt.MustParseTree("{{|}|{{|}|}}"), cgt.MustParseTree("{{|{|}},{|}|{{|}|},{{{|}|}|{|}}}")),
		play(surreal.Games{}, surreal.MustParse("{2|^*}"), surreal.MustParse("{3||1/2|-1,v}"), surreal.MustParse("+_2 + *3"), surreal.MustParse("5/8")),
		play(heaps.Kayles(), heaps.NewHeaps(5), heaps.NewHeaps(7, 4), heaps.Heaps{}),
		play(heaps.Grundy(), heaps.NewHeaps(7), heaps.NewHeaps(9, 5)),
		play(heaps.MustParseCode("0.137"), heaps.NewHeaps(6), heaps.NewHeaps(8, 3)),
		play(placement, structure.NewCells(2), structure.Cells{}),
		compete(claiming, giveClaims, structure.Claims{Max: structure.NewCells(2), Next: zermelo.Min}, structure.Claims{}),
		compete(blocking, giveClaims, structure.Claims{Next: zermelo.Min}),
		compete(switching.ConnectAll(kite), giveClaims, structure.Claims{Min: structure.NewCells(4)}),
		compete(must(switching.Connect(kite, 1, 3)), giveClaims, structure.Claims{}),

		play(amazons.Rules{}, amazons.MustParse("x..o"), amazons.MustParse("x.|..|.o"), amazons.MustParse("x.#|##x|#o.")),
		play(battlesheep.Rules{}, battlesheep.MustParse("3 0 #|# 0 -2"), battlesheep.MustParse("4 0 # 0 -3|# # # 0 1")),
		play(clobber.Rules{}, clobber.MustParse("xoxo"), clobber.MustParse("xox|ox."), clobber.MustParse("xoo|.ox"), clobber.MustParse("x.o|xxo|.#x")),
		play(clobber.Cannibal{}, clobber.MustParse("xoxo"), clobber.MustParse("xx.|.oo")),
		play(domineering.Rules{}, domineering.MustParse("...|.#."), domineering.MustParse("....|.#..|...."), domineering.MustParse("..#|..#|#..|#..")),
		play(domineering.Cram{}, domineering.MustParse("...|.#."), domineering.MustParse("....|.#..|....")),
		play(fission.Rules{}, fission.MustParse(".x."), fission.MustParse("...|.x.|..."), fission.MustParse("x...|..#.|...x")),
		play(konane.Rules{}, konane.MustParse(".ox."), konane.MustParse("xo.o.|o.x.x"), konane.MustParse(".ox.|o..x|....")),
		play(nogo.Rules{}, nogo.MustParse("..x"), nogo.MustParse("...|..."), nogo.MustParse("x..o.")),
		play(skijumps.Rules{}, skijumps.MustParse("L..|R.."), skijumps.MustParse(".L...|.R...|....."), skijumps.MustParse("L.R|..R|l..")),
		play(dirt, square),
		play(mustPlace, strip),

		play(toadsfrogs.Rules{}, toadsfrogs.MustParse("t.ff"), toadsfrogs.MustParse("tt.ff"), toadsfrogs.MustParse("t..tf..f")),
		play(toadsfrogs.Elephants(), toadsfrogs.MustParse("t..f"), toadsfrogs.MustParse("t..tf.f"), toadsfrogs.MustParse("t.t..t.")),
		play(topplingdominoes.Rules{}, topplingdominoes.MustParse("lre"), topplingdominoes.MustParse("lrrll"), topplingdominoes.MustParse("lrerlle")),

		play(col.Rules{}, col.MustParse(".-.-R"), col.MustParse(".-.-.(-.;-.)"), col.MustParse(".:A-.-L-R-:A;L-.-.")),
		play(snort.Rules{}, snort.MustParse(".-.-R"), snort.MustParse(".-.-.(-.;-.)"), snort.MustParse("L-L-R(-R-.;-.-.)")),
		play(hackenbush.Rules{}, hackenbush.MustParse("_ blue a; a red b"), hackenbush.MustStalk("LRRL"), hackenbush.MustParse("_ blue a; a red b; a green c; c blue _"), hackenbush.MustParse("_ green a; a blue b; _ red c; c green c")),
		play(hackenbush.Twin{}, hackenbush.MustParse("_ blue a; a red b"), hackenbush.MustStalk("LRE"), hackenbush.MustParse("_ blue a; a red b; a green c; c blue _")),

		play(cutcake.Rules{}, cutcake.MustParse("2x3"), cutcake.MustParse("4x3"), cutcake.MustParse("2x5+3x1")),
		play(maundycake.Rules{}, maundycake.MustParse("2x3"), maundycake.MustParse("4x6"), maundycake.MustParse("2x4+1x6")),
		play(chocolate.Break{}, cakes.MustParse("2x2"), cakes.MustParse("2x3+1x2")),
		play(chocolate.Poisoned{}, chocolate.MustParse("2x3@1,2"), chocolate.MustParse("3x4@2,2"), chocolate.Bar{}),
		play(chomp.Rules{}, chomp.MustParse("2x3"), chomp.MustParse("3x4"), chomp.MustParse("4,1,1"), chomp.Bar{}),

		play(subtraction.MustParseRules("1,3|2"), 4, 12),
		play(subtraction.MustParseRules("2,5|1,2"), 6, 15),
		play(takeaway.Fibonacci(), takeaway.Start(5), takeaway.Start(13), takeaway.Position{Heap: 9, Limit: 4}),
		play(takeaway.Times(3), takeaway.Start(7)),
		play(euclid.Rules{}, piles.Pair{A: 3, B: 5}, piles.Pair{A: 12, B: 7}),
		play(wythoff.New(1), piles.Pair{A: 2, B: 3}, piles.Pair{A: 6, B: 5}),
		play(wythoff.New(3), piles.Pair{A: 4, B: 3}),
		play(piles.Nim{}, heaps.NewHeaps(3, 2), heaps.NewHeaps(3, 5, 2), heaps.NewHeaps()),
		play(piles.Lasker{}, heaps.NewHeaps(4), heaps.NewHeaps(3, 3, 2)),
		play(piles.Moore{K: 2}, heaps.NewHeaps(2, 1), heaps.NewHeaps(2, 3, 2, 1)),
		play(piles.Poker{}, piles.MustParsePoker("1+1|1,1"), piles.MustParsePoker("3|1,2"), piles.MustParsePoker("2+1|2,0")),
		play(piles.Staircase{}, piles.NewStairs(2, 1), piles.NewStairs(2, 1, 2)),
		play(piles.King{}, piles.Pair{A: 3, B: 2}, piles.Pair{A: 7, B: 5}),
		play(piles.Unequal{}, piles.Pair{A: 3, B: 2}, piles.Pair{A: 6, B: 6}),
		play(piles.Sweets{}, piles.Pair{A: 2, B: 2}, piles.Pair{A: 7, B: 5}),
		play(coins.Twins(), coins.MustParse("thth"), coins.MustParse("hth|thh")),
		play(coins.MockTurtles(), coins.MustParse("thh"), coins.MustParse("tththh")),
		play(coins.Acrostic{Rows: coins.TurningTurtles(), Cols: coins.Ruler()}, coins.MustParse("th|ht"), coins.MustParse("tth|hth")),
		play(coins.TurningCorners(), coins.MustParse("tt|th"), coins.MustParse("ttt|tht|tth")),
		play(silverdollar.Rules{}, silverdollar.MustParse(".c.c"), silverdollar.MustParse("..c.c.c")),
		play(silverdollar.Rules{Bag: silverdollar.TakeNow}, silverdollar.MustParse(".cdc"), silverdollar.MustParse(".c.dc")),
		play(kayles.Pins{}, kayles.Row(4), kayles.Row(7), kayles.Circle(6)),
		play(kayles.Node{}, kayles.Row(4), graph.MustParse(".:A-.-.(-.-:A;-.-.)", ".")),
		play(kayles.Arc{}, kayles.Row(4), graph.MustParse(".:A-.-.(-.-:A;-.-.)", ".")),
		play(diagonals.Rules{}, diagonals.MustParse("5"), diagonals.MustParse("9"), diagonals.MustParse("5+5+4")),
		play(pieces.Rules{Piece: pieces.Queen()}, pieces.Square{Row: 2, Col: 2}, pieces.Square{Row: 6, Col: 4}),
		play(pieces.Rules{Piece: pieces.King()}, pieces.Square{Row: 2, Col: 3}),
		play(pieces.Rules{Piece: pieces.Rook()}, pieces.Square{Row: 1, Col: 2}),
		play(pieces.Rules{Piece: pieces.Bishop()}, pieces.Square{Row: 3, Col: 4}),
		play(pieces.Rules{Piece: pieces.Knight()}, pieces.Square{Row: 3, Col: 2}),
		play(pieces.Rules{Piece: pieces.Knight(), Rows: 6, Cols: 6}, pieces.Square{Row: 3, Col: 3}, pieces.Square{Row: 5, Col: 5}),
		play(pieces.Hungry{Rules: pieces.Rules{Piece: pieces.Rook()}}, pieces.Bag{At: pieces.Square{Row: 1, Col: 2}, Apples: 2}, pieces.Bag{At: pieces.Square{Row: 4, Col: 2}, Apples: 3}),
		play(ship.Rules{Board: board6x4, SquaredReach: 5}, ship.MustParsePoint("C2"), ship.MustParsePoint("F3")),
		play(ship.Lines{Board: board6x4, Most: 2}, ship.MustParsePoint("C2"), ship.MustParsePoint("F3")),
		play(ship.Logged{Rules: ship.Rules{Board: board6x4, SquaredReach: 4}}, ship.Start(ship.MustParsePoint("B1")), ship.Start(ship.MustParsePoint("D2"))),
		play(towns, towns.Start()),
		play(roads, roads.Start(3), roads.Start(cities.Nowhere)),

		compete(hex.Rules{}, nil, hex.MustParse("..|.."), hex.MustParse("XO.|O..|..X"), hex.MustParse("..X.|OO..|.XX.")),
		compete(bridgit.Rules{}, nil, bridgit.MustParse("..|.|.."), bridgit.MustParse("X..|XO|OX.|.O|..X")),
		compete(noughts.Rules{}, nil, noughts.MustParse("XO.|.X.|..O"), noughts.MustParse("X..|.O.|...")),
		compete(noughts.Rules{InRow: 2, Misere: true}, nil, noughts.MustParse("..|.."), noughts.MustParse("X..|..O")),
		compete(connect.Rules{InRow: 3}, nil, connect.MustParse("...|...|XOX"), connect.MustParse("O.X.|XOO.|OXXO|XOXX")),
		compete(tiles.Rules{}, nil, tiles.MustParse("XO..XO..."), tiles.MustParse("....X....")),
		compete(tiles.Rules{Count: 2, Sum: 7}, nil, tiles.MustParse("......")),
		compete(fence.Rules{}, nil, fence.New(4), fence.MustParse("b..g...")),
		compete(robots.Rules{}, nil, robots.MustParse("1,2,3"), robots.MustParse("2x3,3"), robots.MustParse("1|1,2")),
		compete(sausages.Rules{}, giveSausage, sausages.MustParse("3,2"), sausages.MustParse("5,4"), sausages.MustParse("3,2,2 -1 Min")),
		compete(balance.Grams(5), nil, balance.Grams(5).Start()),
		compete(cakeshare.Rules{Crumbs: 6}, nil, cakeshare.New(6)),
		compete(pawnwalk.Figure10(), nil, pawnwalk.Square{}),
		compete(must(quixo.New(2)), nil, must(quixo.New(2)).Start()),
		compete(kingrooks.Rules{Size: 3}, giveKing, must(kingrooks.Rules{Size: 3}.Parse("K(0,0) R(1,2) Max")), must(kingrooks.Rules{Size: 3}.Parse("K(0,1) R(1,2)(2,0) Min"))),
		table(endgames.Rules{Piece: endgames.Rook}, endgames.MustParse("7k/8/6K1/8/8/8/8/R7 w"), endgames.MustParse("7k/8/5K2/8/8/8/8/1R6 w"), endgames.MustParse("7k/8/6K1/8/8/8/8/R7 b")),
		compete(kingrooks.Rules{Size: 4}, giveKing, must(kingrooks.Rules{Size: 4}.Parse("K(0,0) R(1,2) Max"))),
	)
}

// giveClaims, giveSausage and giveKing give the turn to a player.
func giveClaims(p structure.Claims, who zermelo.Player) structure.Claims {
	p.Next = who
	return p
}

func giveSausage(t sausages.Table, who zermelo.Player) sausages.Table {
	t.Next = who
	return t
}

func giveKing(p kingrooks.Position, who zermelo.Player) kingrooks.Position {
	p.Next = who
	return p
}
