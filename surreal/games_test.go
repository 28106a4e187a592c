package surreal

import (
	_ "embed"
	"slices"
	"strings"
	"testing"

	"github.com/cgt-go/sdk/cgt"
)

//go:embed testdata/games.txt
var gamesTable string

// famous is a line of testdata/games.txt.
type famous struct {
	text, canonical, outcome, left, right, birthday, source string
}

func readFamous(t *testing.T) []famous {
	t.Helper()
	var all []famous
	for i, line := range strings.Split(gamesTable, "\n") {
		if line == "" || strings.HasPrefix(line, "#") {
			continue
		}
		f := strings.SplitN(line, " ; ", 7)
		if len(f) < 7 || slices.Contains(f, "") {
			t.Fatalf("testdata/games.txt:%d: want seven columns", i+1)
		}
		all = append(all, famous{f[0], f[1], f[2], f[3], f[4], f[5], f[6]})
	}
	if len(all) < 90 {
		t.Fatalf("testdata/games.txt has only %d games", len(all))
	}
	return all
}

func TestFamousGames(t *testing.T) {
	games := readFamous(t)
	inEveryRegime(t, func(t *testing.T) {
		s := newSlowGames()
		for _, f := range games {
			g, err := Parse(f.text)
			if err != nil {
				t.Errorf("%s: %v", f.text, err)
				continue
			}
			if got := g.String(); got != f.canonical {
				t.Errorf("%s = %s, want %s (%s)", f.text, got, f.canonical, f.source)
			}
			if h, err := Parse(f.canonical); err != nil || h != g {
				t.Errorf("%s is read as %v, %v", f.canonical, h, err)
			}
			for what, c := range map[string][2]string{
				"outcome":    {g.Outcome().String(), f.outcome},
				"Left stop":  {g.LeftStop().String(), f.left},
				"Right stop": {g.RightStop().String(), f.right},
				"birthday":   {g.Birthday().String(), f.birthday},
			} {
				if c[0] != c[1] {
					t.Errorf("the %s of %s is %s, want %s", what, f.text, c[0], c[1])
				}
			}
			if g.Birthday().Compare(DyadicFromInt(50)) > 0 {
				continue // too large to be written out
			}
			// From the definitions: the text is read, and everything worked out, by the slow implementation.
			slow := s.parse(f.text)
			if slow != s.parse(f.canonical) || slow != s.tree(g) {
				t.Errorf("%s is not %s by the definitions", f.text, f.canonical)
			}
			if got := cgt.OutcomeOf(slow.wins(cgt.Left), slow.wins(cgt.Right)).String(); got != f.outcome {
				t.Errorf("the outcome of %s is %s by the definitions", f.text, got)
			}
			if got := slow.stop(cgt.Left).RatString(); got != f.left {
				t.Errorf("the Left stop of %s is %s by the definitions", f.text, got)
			}
			if got := slow.stop(cgt.Right).RatString(); got != f.right {
				t.Errorf("the Right stop of %s is %s by the definitions", f.text, got)
			}
			if got := DyadicFromInt(int64(slow.birthday())).String(); got != f.birthday {
				t.Errorf("the birthday of %s is %s by the definitions", f.text, got)
			}
		}
	})
}

// Famous games against each other: they are closer to one another than games at random.
func TestFamousRelations(t *testing.T) {
	s := newSlowGames()
	var games []Game
	for _, f := range readFamous(t) {
		if g := MustParse(f.canonical); g.Birthday().Compare(DyadicFromInt(8)) <= 0 {
			games = append(games, g)
		}
	}
	for _, g := range games {
		for _, h := range games {
			if got, want := g.Rel(h), s.rel(s.tree(g), s.tree(h)); got != want {
				t.Errorf("%v %v %v, want %v", g, got, h, want)
			}
			if g.Birthday().Add(h.Birthday()).Compare(DyadicFromInt(8)) > 0 {
				continue // the sums are large
			}
			if got := g.Add(h).Sub(g); got != h {
				t.Errorf("%v + %v − the first = %v", g, h, got)
			}
		}
	}
}

// Options and positions that the test suite of CGSuite 2.2 states (CanonicalShortGameTestCase, CanonicalShortGameTest).
func TestFamousOptions(t *testing.T) {
	list := func(text string) []Game {
		var gs []Game
		for _, part := range splitGames(text) {
			gs = append(gs, MustParse(part))
		}
		slices.SortFunc(gs, CompareStructure)
		return gs
	}
	for _, test := range []struct{ game, left, right string }{
		{"0", "", ""},
		{"5", "4", ""},
		{"-1/2", "-1", "0"},
		{"25/16", "3/2", "13/8"},
		{"*8", "0,*,*2,*3,*4,*5,*6,*7", "0,*,*2,*3,*4,*5,*6,*7"},
		{"^", "0", "*"},
		{"^^", "0", "^*"},
		{"v*", "0", "0,*"},
		{"9/8*", "9/8", "9/8"},
		{"73/16v9*8", "73/16v8*9", "73/16"},
		{"{1|^3||^}", "{1|^3}", "^"},
		{"{^3|vv}", "^3", "vv"},
		{"{5||3|1|||0||||0}", "{5||3|1|||0}", "0"},
		{"1v3", "1v2*", "1"},
	} {
		g := MustParse(test.game)
		for who, want := range map[cgt.Player][]Game{cgt.Left: list(test.left), cgt.Right: list(test.right)} {
			if got := slices.Collect(g.Options(who)); !slices.Equal(got, want) {
				t.Errorf("%v's options of %v are %v, want %v", who, g, got, want)
			}
		}
	}
	for _, test := range []struct{ game, positions string }{
		{"25/16", "0,1,3/2,25/16,13/8,7/4,2"},
		{"*8", "0,*,*2,*3,*4,*5,*6,*7,*8"},
		{"9/8*", "0,1,9/8,5/4,3/2,2,9/8*"},
		{"^", "0,*,^"},
		{"+_3/2", "-2,-3/2,-1,0,{0|-3/2},+_3/2"},
		{"{1|^3||^}", "0,1,*,^,^^*,^3,{1|^3},{1|^3||^}"},
	} {
		found := map[Game]bool{}
		var visit func(g Game)
		visit = func(g Game) {
			found[g] = true
			for _, o := range slices.Concat(slices.Collect(g.Left()), slices.Collect(g.Right())) {
				visit(o)
			}
		}
		visit(MustParse(test.game))
		n := 0
		for _, text := range splitGames(test.positions) {
			n++
			if !found[MustParse(text)] {
				t.Errorf("%s is no position of %s", text, test.game)
			}
		}
		if n != len(found) {
			t.Errorf("%s has %d positions, want %d", test.game, len(found), n)
		}
	}
}

// splitGames splits at the commas outside of braces.
func splitGames(text string) []string {
	if text == "" {
		return nil
	}
	var parts []string
	depth, start := 0, 0
	for i, c := range text {
		switch {
		case c == '{':
			depth++
		case c == '}':
			depth--
		case c == ',' && depth == 0:
			parts = append(parts, text[start:i])
			start = i + 1
		}
	}
	return append(parts, text[start:])
}
