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

// games are those whose positions may stand in a sum.
var games = map[string]sums.Reader{
	"amazons":          sums.ReaderOf(amazons.Rules{}, amazons.Parse),
	"battlesheep":      sums.ReaderOf(battlesheep.Rules{}, battlesheep.Parse),
	"cannibalclobber":  sums.ReaderOf(clobber.Cannibal{}, clobber.Parse),
	"chomp":            sums.ReaderOf(chomp.Rules{}, chomp.Parse),
	"clobber":          sums.ReaderOf(clobber.Rules{}, clobber.Parse),
	"col":              sums.ReaderOf(col.Rules{}, col.Parse),
	"cram":             sums.ReaderOf(domineering.Cram{}, domineering.Parse),
	"cutcake":          sums.ReaderOf(cutcake.Rules{}, cutcake.Parse),
	"domineering":      sums.ReaderOf(domineering.Rules{}, domineering.Parse),
	"elephants":        sums.ReaderOf(toadsfrogs.Elephants(), toadsfrogs.Parse),
	"fission":          sums.ReaderOf(fission.Rules{}, fission.Parse),
	"konane":           sums.ReaderOf(konane.Rules{}, konane.Parse),
	"maundycake":       sums.ReaderOf(maundycake.Rules{}, maundycake.Parse),
	"nogo":             sums.ReaderOf(nogo.Rules{}, nogo.Parse),
	"silverdollar":     sums.ReaderOf(silverdollar.Rules{}, silverdollar.Parse),
	"skijumps":         sums.ReaderOf(skijumps.Rules{}, skijumps.Parse),
	"snort":            sums.ReaderOf(snort.Rules{}, snort.Parse),
	"toadsfrogs":       sums.ReaderOf(toadsfrogs.Rules{}, toadsfrogs.Parse),
	"topplingdominoes": sums.ReaderOf(topplingdominoes.Rules{}, topplingdominoes.Parse),
}
