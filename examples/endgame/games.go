package main

import (
	"github.com/cgt-go/sdk/rulesets/amazons"
	"github.com/cgt-go/sdk/rulesets/battlesheep"
	"github.com/cgt-go/sdk/rulesets/chomp"
	"github.com/cgt-go/sdk/rulesets/clobber"
	"github.com/cgt-go/sdk/rulesets/col"
	"github.com/cgt-go/sdk/rulesets/cutcake"
	"github.com/cgt-go/sdk/rulesets/domineering"
	"github.com/cgt-go/sdk/rulesets/fission"
	"github.com/cgt-go/sdk/rulesets/konane"
	"github.com/cgt-go/sdk/rulesets/maundycake"
	"github.com/cgt-go/sdk/rulesets/nogo"
	"github.com/cgt-go/sdk/rulesets/silverdollar"
	"github.com/cgt-go/sdk/rulesets/skijumps"
	"github.com/cgt-go/sdk/rulesets/snort"
	"github.com/cgt-go/sdk/rulesets/toadsfrogs"
	"github.com/cgt-go/sdk/rulesets/topplingdominoes"
	"github.com/cgt-go/sdk/surreal/sums"
)

// game has how the positions of a game are read, and its rules in a few words.
type game struct {
	read  sums.Reader
	rules string
}

// readers returns how the positions of all games are read. Those of which one is read are put into met.
func readers(met map[string]bool) map[string]sums.Reader {
	all := map[string]sums.Reader{}
	for name, g := range games {
		all[name] = func(position string) (sums.Component, error) {
			met[name] = true
			return g.read(position)
		}
	}
	return all
}

// games are those whose positions may stand in a sum.
var games = map[string]game{
	"amazons":          {sums.ReaderOf(amazons.Rules{}, amazons.Parse), "Left moves a stone x like a queen of chess, Right an o, and the stone then shoots at a square it sees, which is blocked"},
	"battlesheep":      {sums.ReaderOf(battlesheep.Rules{}, battlesheep.Parse), "a player sends a part of a herd, but not all of it, in a straight line as far as it goes; Left's herds are positive numbers, Right's negative ones"},
	"cannibalclobber":  {sums.ReaderOf(clobber.Cannibal{}, clobber.Parse), "Left moves a stone x, Right an o, onto any stone beside it, also of the own colour, which is taken"},
	"chomp":            {sums.ReaderOf(chomp.Rules{}, chomp.Parse), "both take a square of a bar with all that are below and to the right of it, but not the one in the corner"},
	"clobber":          {sums.ReaderOf(clobber.Rules{}, clobber.Parse), "Left moves a stone x onto an o beside it, which is taken, and Right an o onto an x"},
	"col":              {sums.ReaderOf(col.Rules{}, col.Parse), "Left colours a vertex blue, Right one red, and none like a neighbour; only Left may still colour an R, and only Right an L"},
	"cram":             {sums.ReaderOf(domineering.Cram{}, domineering.Parse), "both place dominoes on two empty squares side by side, either way"},
	"cutcake":          {sums.ReaderOf(cutcake.Rules{}, cutcake.Parse), "Left cuts a cake between two columns, Right between two rows"},
	"domineering":      {sums.ReaderOf(domineering.Rules{}, domineering.Parse), "Left places dominoes upright, Right across, on empty squares"},
	"elephants":        {sums.ReaderOf(toadsfrogs.Elephants(), toadsfrogs.Parse), "Left slides a t by one square to the right, Right an f to the left"},
	"fission":          {sums.ReaderOf(fission.Rules{}, fission.Parse), "Left splits a stone x, which belongs to both, into two, above and below it, Right into two at its sides; both squares must be empty"},
	"konane":           {sums.ReaderOf(konane.Rules{}, konane.Parse), "a stone jumps over one of the opponent beside it, which is taken, onto an empty square, and may go on in the same direction; Left has x, Right o"},
	"maundycake":       {sums.ReaderOf(maundycake.Rules{}, maundycake.Parse), "Left cuts a cake into two or more equal pieces between columns, Right between rows"},
	"nogo":             {sums.ReaderOf(nogo.Rules{}, nogo.Parse), "Left places a stone x, Right an o, and no group of stones may be left without an empty square beside it"},
	"silverdollar":     {sums.ReaderOf(silverdollar.Rules{}, silverdollar.Parse), "both move a coin c to the left, not onto or over another one"},
	"skijumps":         {sums.ReaderOf(skijumps.Rules{}, skijumps.Parse), "Left moves a skier L or l any way to the right, Right an R or r to the left, also off the board; L and R may jump down over an opponent, who jumps no more"},
	"snort":            {sums.ReaderOf(snort.Rules{}, snort.Parse), "Left colours a vertex blue, Right one red, and none beside one of the other colour; only Left may still colour an L, and only Right an R"},
	"toadsfrogs":       {sums.ReaderOf(toadsfrogs.Rules{}, toadsfrogs.Parse), "Left moves a toad t to the right, Right a frog f to the left, by one square or by a jump over one of the opponent"},
	"topplingdominoes": {sums.ReaderOf(topplingdominoes.Rules{}, topplingdominoes.Parse), "a player topples a domino to one side, with all on that side; Left chooses an l or e, Right an r or e"},
}
