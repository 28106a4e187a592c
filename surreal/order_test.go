package surreal

import (
	"encoding/json"
	"errors"
	"fmt"
	"math"
	"slices"
	"testing"

	"pgregory.net/rapid"

	"github.com/cgt-go/sdk/cgt"
	"github.com/cgt-go/sdk/nim"
)

// drawNear draws a game that is likely to be close to g.
func drawNear(t *rapid.T, label string, g Game) Game {
	switch rapid.IntRange(0, 4).Draw(t, label+" near") {
	case 0:
		return g.Add(drawUpStar(t, label))
	case 1: // an option, or the game itself
		options := append(slices.Collect(g.Left()), g)
		return rapid.SampledFrom(slices.AppendSeq(options, g.Right())).Draw(t, label)
	case 2: // one of the stops and an infinitesimal
		stop := rapid.SampledFrom([]Dyadic{g.LeftStop(), g.RightStop()}).Draw(t, label+" stop")
		return FromDyadic(stop).Add(drawUpStar(t, label))
	case 3:
		return g.Neg()
	}
	return drawGame(t, label, 2)
}

func TestRel(t *testing.T) {
	inEveryRegime(t, func(t *testing.T) {
		s := newSlowGames()
		checkOften(t, 3, func(t *rapid.T) {
			g := drawGame(t, "g", 3)
			h := drawNear(t, "h", g)
			a, b := s.tree(g), s.tree(h)
			r := s.rel(a, b)
			if got := g.Rel(h); got != r {
				t.Fatalf("%v %v %v, want %v", g, got, h, r)
			}
			for what, is := range map[string]bool{
				"Rel.Neg":    h.Rel(g) == r.Neg() && g.Neg().Rel(h.Neg()) == r.Neg(),
				"Le":         g.Le(h) == (r == Less || r == Equal),
				"Ge":         g.Ge(h) == (r == Greater || r == Equal),
				"Lt":         g.Lt(h) == (r == Less),
				"Gt":         g.Gt(h) == (r == Greater),
				"Confused":   g.Confused(h) == (r == Confused),
				"Equal":      g.Equal(h) == (r == Equal),
				"==":         (g == h) == (r == Equal),
				"difference": g.Sub(h).Rel(Game{}) == r,
				"outcome":    g.Sub(h).Outcome() == [...]cgt.Outcome{Equal: cgt.P, Less: cgt.R, Greater: cgt.L, Confused: cgt.N}[r],
			} {
				if !is {
					t.Fatalf("%s is wrong for %v %v %v", what, g, r, h)
				}
			}
		})
	})
}

// Games against x + n·↑ + *m for m from 0 to the largest: see withRemoteStar.
func TestRelRemoteStar(t *testing.T) {
	inSomeRegimes(t, func(t *testing.T) {
		s := newSlowGames()
		general, decided := 0, map[Rel]int{}
		checkOften(t, 2, func(t *rapid.T) {
			g := drawGame(t, "g", 2) // above nimbers to *4, so that *8 is remote, and most often *4 too
			x := rapid.SampledFrom([]Dyadic{{}, g.LeftStop(), g.RightStop()}).Draw(t, "x")
			n := DyadicFromInt(rapid.Int64Range(-3, 3).Draw(t, "n"))
			rest := numberUpStar{x: x, ups: n}.pack()
			base := s.tree(rest)
			if !g.isNumberUpStar() {
				general++
			}
			var remote Rel
			for m := range 10 {
				want := s.rel(s.tree(g), s.add(base, s.nimber(m)))
				h := rest.Add(Nimber(nim.Nimber(m)))
				if got := g.Rel(h); got != want {
					t.Fatalf("%v %v %v, want %v", g, got, h, want)
				}
				if got := h.Rel(g); got != want.Neg() {
					t.Fatalf("%v %v %v, want %v", h, got, g, want.Neg())
				}
				remote = want
			}
			decided[remote]++
			for _, m := range []uint64{10, 16, 100, math.MaxUint16, math.MaxUint16 + 1, 1 << 40, 1 << 63, math.MaxUint64} {
				h := numberUpStar{x: x, ups: n, star: m}.pack()
				if got := g.Rel(h); got != remote {
					t.Fatalf("%v %v %v, but %v for smaller remote stars", g, got, h, remote)
				}
				if got := h.Le(g); got != (remote == Greater) {
					t.Fatalf("%v ≤ %v: %v", h, g, got)
				}
			}
		})
		if general < 5 || len(decided) < 3 {
			t.Errorf("only %d games were general, the relations were %v", general, decided)
		}
	})
}

// The largest nimber against games that are not made of nimbers.
func TestRelHugeStars(t *testing.T) {
	const huge = math.MaxUint64
	up := Up(1)
	for _, test := range []struct {
		g, h Game
		want Rel
	}{
		{Switch(Int(1)), Nimber(huge), Confused},
		// Right's answer to the move to 1 is to take the star, and to any move of the star it is −1.
		{Switch(Int(1)), Int(1).Add(Nimber(huge)), Less},
		{Switch(Int(1)), Int(2).Add(Nimber(huge)), Less},
		{MustParse("{1|0}"), Nimber(huge), Greater},
		{MustParse("{1|0}"), Int(1).Add(up).Add(Nimber(huge)), Less},
		// A tiny game is smaller than ↑ even with a remote star: Winning Ways, ch. 8.
		{Tiny(Int(1)), up.Add(Nimber(huge)), Less},
		{Tiny(Int(1)), Nimber(huge), Confused},
		{Tiny(Int(1)), up.Neg().Add(Nimber(huge)), Greater},
	} {
		if got := test.g.Rel(test.h); got != test.want {
			t.Errorf("%v %v %v, want %v", test.g, got, test.h, test.want)
		}
		if got := test.h.Rel(test.g); got != test.want.Neg() {
			t.Errorf("%v %v %v, want %v", test.h, got, test.g, test.want.Neg())
		}
	}
}

// Relations that the books state. {3||1|0} ‖ 2 and {3||1|0} ‖ {2|1} are from the theory of confusion
// intervals: Winning Ways, ch. 6.
func TestRelKnown(t *testing.T) {
	var c Calculator
	for _, text := range []string{
		"{-1|5} = 0", "{1/4|1} = 1/2", "{0|1/4} = 1/8", "{^|v} = *", "{v|^} = 0", "{0,*|0} = ^*", "{0|*} = ^",
		"{2,{1|-1}|-1/2} = {2|-1/2}", "{3||1|0} || 2", "{3||1|0} || {2|1}", "^ || *", "^^ > *", "^ > 0", "v < 0",
		"^ < 1/1024", "^100 < 1/1024", "+_1 > 0", "+_2 < +_1", "+_1 < ^", "10.+_1 < ^", "10.+_2 < +_1", "* || 0",
		"{1|0} || 0", "{1|0} > -1/1024", "{1|0} || 1", "{1|0} || 1/2", "+-1 || 0", "+-1 || 1", "+-1 < 1 + ^",
		"4({2|1||-1}) = 1", "{2|1||-1} + {2|1||-1} != 1/2", "1* = {1|1}", "^* = {0,*|0}", "^^ = {0|^*}", "^^* = {0|^}",
	} {
		st, err := c.ParseStatement(t.Context(), text)
		if err != nil || !st.Holds() {
			t.Errorf("%s: %v, %v", text, st.Rel, err)
		}
	}
}

// CompareStructure is a total order, and it does not depend on how games are stored.
func TestCompareStructure(t *testing.T) {
	var standard []string
	inEveryRegime(t, func(t *testing.T) {
		var games []Game
		for _, g := range bornBy(2) {
			games = append(games, g, g.Add(Up(2)), g.Add(Int(3)), Switch(g.Add(Int(4))), New([]Game{g}, []Game{g.Neg()}))
		}
		slices.SortFunc(games, CompareStructure)
		games = slices.Compact(games)
		var texts []string
		for i, g := range games {
			texts = append(texts, g.String())
			for j, h := range games {
				if got, want := CompareStructure(g, h), compareInt(i, j); got != want {
					t.Errorf("CompareStructure of %v and %v: %d, want %d", g, h, got, want)
				}
			}
		}
		if standard == nil {
			standard = texts
		}
		if !slices.Equal(texts, standard) {
			t.Errorf("the order is %v, want %v", texts, standard)
		}
	})
}

func compareInt(i, j int) int {
	switch {
	case i < j:
		return -1
	case i > j:
		return 1
	}
	return 0
}

func TestRelString(t *testing.T) {
	if got := fmt.Sprint(Equal, Less, Greater, Confused, Rel(9)); got != "= < > || Rel(9)" {
		t.Errorf("got %s", got)
	}
	if got := fmt.Sprint(Equal.Neg(), Less.Neg(), Greater.Neg(), Confused.Neg()); got != "= > < ||" {
		t.Errorf("the negatives are %s", got)
	}
}

func TestRelText(t *testing.T) {
	for r := Equal; r <= Confused; r++ {
		encoded, err := json.Marshal(map[Rel]Rel{r: r})
		if err != nil {
			t.Fatal(err)
		}
		var decoded map[Rel]Rel
		if err := json.Unmarshal(encoded, &decoded); err != nil || decoded[r] != r || len(decoded) != 1 {
			t.Errorf("%v: %s, %v, %v", r, encoded, decoded, err)
		}
	}
	r := Less
	var syntax *cgt.SyntaxError
	if err := r.UnmarshalText([]byte("<=")); !errors.As(err, &syntax) || r != Less {
		t.Errorf("<= is read as %v, %v", r, err)
	}
	if text, err := Rel(9).MarshalText(); err == nil {
		t.Errorf("Rel(9) is written as %s", text)
	}
}
