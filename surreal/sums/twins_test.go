package sums_test

import (
	"math/rand/v2"
	"strings"
	"testing"

	"github.com/cgt-go/sdk/cgt"
	"github.com/cgt-go/sdk/cgttest"
	"github.com/cgt-go/sdk/nim"
	"github.com/cgt-go/sdk/rulesets/amazons"
	"github.com/cgt-go/sdk/rulesets/battlesheep"
	"github.com/cgt-go/sdk/rulesets/clobber"
	"github.com/cgt-go/sdk/rulesets/col"
	"github.com/cgt-go/sdk/rulesets/cutcake"
	"github.com/cgt-go/sdk/rulesets/domineering"
	"github.com/cgt-go/sdk/rulesets/fission"
	"github.com/cgt-go/sdk/rulesets/hackenbush"
	"github.com/cgt-go/sdk/rulesets/kingdirt"
	"github.com/cgt-go/sdk/rulesets/konane"
	"github.com/cgt-go/sdk/rulesets/maundycake"
	"github.com/cgt-go/sdk/rulesets/nogo"
	"github.com/cgt-go/sdk/rulesets/skijumps"
	"github.com/cgt-go/sdk/rulesets/snort"
	"github.com/cgt-go/sdk/rulesets/subtraction"
	"github.com/cgt-go/sdk/rulesets/toadsfrogs"
	"github.com/cgt-go/sdk/rulesets/topplingdominoes"
	"github.com/cgt-go/sdk/surreal/sums"
)

// TestTwins plays the impartial twin of every partizan ruleset, strips and grids alike: what the rules know of parts
// and of positions that are alike must hold for the twin as well. The nim-values, by the mex of package nim and by
// search, are compared with those from the moves alone.
func TestTwins(t *testing.T) {
	graphs := []string{".-.-.", ".-L(-.;-R)", "L-.-.-R", ".-.(-.;-.(-L;-.))", "L.R.-.", "R-.-L-."}
	twin(t, "amazons", amazons.Rules{}, amazons.Parse, boards("x..o.#", 1, 6, 2, 3)...)
	twin(t, "battlesheep", battlesheep.Rules{}, battlesheep.Parse, "0 3 0 0 -2 0", "0 3 0|# 0 -2", "2 0 0|0 -3 0", "0 2|-2 0|0 3", "4 0 # 0 -2", "1 0 -1")
	twin(t, "clobber", clobber.Rules{}, clobber.Parse, boards("xo.", 1, 9, 3, 3)...)
	twin(t, "clobber.Cannibal", clobber.Cannibal{}, clobber.Parse, boards("xxo.", 1, 8, 3, 3)...)
	twin(t, "col", col.Rules{}, col.Parse, graphs...)
	twin(t, "cutcake", cutcake.Rules{}, cutcake.Parse, "1x7", "3x4", "5x2+3x3", "2x2+4x1")
	twin(t, "domineering", domineering.Rules{}, domineering.Parse, boards("...#", 1, 9, 3, 4)...)
	twin(t, "fission", fission.Rules{}, fission.Parse, boards("..x", 1, 7, 3, 3)...)
	twin(t, "hackenbush", hackenbush.Rules{}, hackenbush.Parse, "_ b 1 r 2 g 3", "_ b 1 r 2; 1 b 3; _ r 4 b 5", "_ g 1; _ r 1; 1 b 2", "_ b 1; _ r 2; 1 g 2")
	for _, rules := range []kingdirt.Rules{{}, {MustPlace: true}} {
		twin(t, "kingdirt", rules, kingdirt.Parse, "1,0:x..o.", "0,0:x.#o.|..#..", "1,1:x.|.o", "0,0:x.o|...|.#x", "0,1:..x|o#.", "2,0:.o.")
	}
	twin(t, "konane", konane.Rules{}, konane.Parse, boards("xo.", 1, 9, 3, 4)...)
	twin(t, "maundycake", maundycake.Rules{}, maundycake.Parse, "1x7", "3x4", "6x2+3x3", "2x2+4x1")
	twin(t, "nogo", nogo.Rules{}, nogo.Parse, boards("...xo", 1, 8, 2, 4)...)
	twin(t, "skijumps", skijumps.Rules{}, skijumps.Parse, boards("L.R..", 1, 7, 3, 3)...)
	twin(t, "snort", snort.Rules{}, snort.Parse, graphs...)
	for _, text := range []string{"1,3|2,3:9", "1|2:8", "2,5|1,2,3:11"} {
		rules, heap, err := subtraction.ParseGame(text)
		if err != nil {
			t.Fatal(err)
		}
		compareTwin(t, "subtraction", rules, heap)
	}
	twin(t, "toadsfrogs", toadsfrogs.Rules{}, toadsfrogs.Parse, boards("tf.", 1, 9, 0, 0)...)
	for _, rules := range []toadsfrogs.General{toadsfrogs.Elephants(), {MinSlide: 1, MaxSlide: 2, MaxJump: 1}, {MinSlide: 2, MaxSlide: 3, MaxJump: 2, Friendly: true}} {
		twin(t, "toadsfrogs.General", rules, toadsfrogs.Parse, boards("tf..", 1, 8, 0, 0)...)
	}
	twin(t, "topplingdominoes", topplingdominoes.Rules{}, topplingdominoes.Parse, boards("lre", 1, 8, 0, 0)...)
}

// boards returns texts of boards with random letters, of either size.
func boards(letters string, sizes ...int) []string {
	random := rand.New(rand.NewPCG(uint64(len(letters)), 10))
	var texts []string
	for len(texts) < 40 {
		rows, cols := sizes[0], sizes[1]
		if len(texts)%2 == 1 && sizes[2] > 0 {
			rows, cols = sizes[2], sizes[3]
		}
		var text strings.Builder
		for i := range rows * cols {
			if i > 0 && i%cols == 0 {
				text.WriteByte('|')
			}
			text.WriteByte(letters[random.IntN(len(letters))])
		}
		texts = append(texts, text.String())
	}
	return texts
}

// twin compares the positions that can be read.
func twin[Pos comparable](t *testing.T, name string, rules cgt.Ruleset[Pos], parse func(string) (Pos, error), texts ...string) {
	t.Helper()
	read := 0
	for _, text := range texts {
		if p, err := parse(text); err == nil {
			read++
			compareTwin(t, name, rules, p)
		}
	}
	if read < len(texts)/4 || read == 0 {
		t.Errorf("%s: only %d of %d texts are positions", name, read, len(texts))
	}
}

func compareTwin[Pos comparable](t *testing.T, name string, rules cgt.Ruleset[Pos], p Pos) {
	t.Helper()
	r := cgt.Impartial(rules)
	want, err := nim.Value(t.Context(), cgt.Impartial(cgttest.Plain(rules)), p)
	if err != nil {
		t.Fatalf("%s: %v: %v", name, p, err)
	}
	if got, err := nim.Value(t.Context(), r, p); err != nil || got != want {
		t.Errorf("%s: %v is worth %v, %v, want %v", name, p, got, err, want)
	}
	if got, err := new(sums.Solver).NimValue(t.Context(), sums.Of[Pos](r, p)); err != nil || got != want {
		t.Errorf("%s: %v is worth %v, %v by search, want %v", name, p, got, err, want)
	}
}
