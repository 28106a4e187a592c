package cgttest_test

import (
	"errors"
	"strings"
	"testing"

	"github.com/cgt-go/sdk/cgttest"
	"github.com/cgt-go/sdk/zermelo"
)

// corridor is a game with many positions from each of which most others can be reached: Max and Min in turn go one step
// with a token in a long corridor, and who brings it to the door, which is at 0, wins. Something is wrong if fault says
// so.
type corridor struct{ fault string }

const length = 100_000 // of the corridor, on both sides of the door

func (corridor) End(p racePosition) (zermelo.Result, bool) {
	return zermelo.WinFor(p.Next.Opponent()), p.Pos == 0
}

func (corridor) Unending() (zermelo.Result, bool)   { return zermelo.Draw, true }
func (corridor) Turn(p racePosition) zermelo.Player { return p.Next }

func (corridor) AppendMoves(dst []racePosition, p racePosition) []racePosition {
	for _, n := range []int{p.Pos - 1, p.Pos + 1} {
		if -length <= n && n <= length {
			dst = append(dst, racePosition{n, p.Next.Opponent()})
		}
	}
	return dst
}

// Normalize lets Max be to move, on the side of the positive numbers.
func (c corridor) Normalize(p racePosition) (racePosition, bool) {
	n := max(p.Pos, -p.Pos)
	if c.fault == "representative" && n <= 1 {
		n = 0
	}
	return racePosition{n, zermelo.Max}, p.Next == zermelo.Min && c.fault != "swap"
}

// Bounds knows that who is to move beside the door wins, and that nobody else does.
func (c corridor) Bounds(p racePosition) (least, most zermelo.Result, ok bool) {
	switch {
	case c.fault == "exchanged" && p.Pos == 7:
		return zermelo.Win, zermelo.Loss, true
	case p.Pos != 1 && p.Pos != -1:
		return zermelo.Draw, zermelo.Draw, true
	case c.fault == "bounds":
		return zermelo.Draw, zermelo.Draw, p.Next == zermelo.Max
	}
	return zermelo.WinFor(p.Next), zermelo.WinFor(p.Next), true
}

func (c corridor) Size() int {
	if c.fault == "representative" {
		return 0 // there are no numbers
	}
	return length + 1
}

func (c corridor) Index(p racePosition) int {
	if c.fault == "number" && p.Pos == 9 {
		return -1
	}
	return p.Pos
}

func (corridor) Position(i int) (racePosition, bool) { return racePosition{Pos: i}, true }

// AppendParents takes moves back; with the players swapped, as they are after each move, Max was to move as well.
func (c corridor) AppendParents(dst []racePosition, p racePosition) []racePosition {
	step := 1
	if c.fault == "parent" && p.Pos == 7 {
		step = 2
	}
	return append(dst, racePosition{p.Pos - step, zermelo.Min}, racePosition{p.Pos + 1, zermelo.Min})
}

// A game that is too large to be solved from anywhere is checked as far as its moves tell values.
func TestHorizon(t *testing.T) {
	suite := cgttest.GameSuite[racePosition, zermelo.Result]{Positions: []racePosition{{Pos: 1}, {Pos: -3, Next: zermelo.Min}}, Explore: 100, Search: 50}
	suite.Game = corridor{}
	if err := suite.Check(); err != nil {
		t.Error(err)
	}
	suite.Run(t)
	// Where play has ended, it has, also beyond the horizon.
	near := suite
	near.Game, near.Search = corridor{"bounds"}, 1
	if err := near.Check(); err == nil || !strings.Contains(err.Error(), "at {1 Max}: the moves give from win to anything more, but the bounds are draw and draw") {
		t.Errorf("before a horizon of one position: %v", err)
	}
	for fault, want := range map[string][2]string{
		"bounds":         {"horizon", "at {1 Max}: the moves give from win to win, but the bounds are draw and draw"},
		"exchanged":      {"horizon", "at {7 Max}: no value is between the bounds win and loss"},
		"representative": {"horizon", "at {1 Max}: the moves give from win to win, but those of the representative {0 Max} from loss to loss"},
		"swap":           {"horizon", "at {0 Min}: the moves give from win to win, but those of the representative {0 Max} from loss to loss"},
		"number":         {"index", "the number -1"},
		"parent":         {"index", "at {7 Max}: {5 Max} is among the parents, but no move leads here from there; these stand for all that are alike, and it may be Normalize that is wrong"},
	} {
		suite.Game = corridor{fault}
		var broken *cgttest.LawError
		if err := suite.Check(); !errors.As(err, &broken) || broken.Law != want[0] || !strings.Contains(broken.Found, want[1]) {
			t.Errorf("%s: %v", fault, err)
		}
	}
}
