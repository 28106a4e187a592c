package cgttest_test

import (
	"strings"
	"testing"

	"github.com/cgt-go/sdk/cgttest"
	"github.com/cgt-go/sdk/zermelo"
)

// near misses of the optional capabilities of a game
type (
	onlyIndex      struct{ race }
	noPosition     struct{ onlyIndex }
	otherPosition  struct{ noPosition }
	pointerIndex   struct{ race }
	onlyParents    struct{ race }
	oneWayEstimate struct{ race }
)

func (onlyIndex) Index(p racePosition) int                                          { return p.Pos }
func (noPosition) Size() int                                                        { return 10 }
func (otherPosition) Position(i int) racePosition                                   { return racePosition{Pos: i} }
func (*pointerIndex) Index(p racePosition) int                                      { return p.Pos }
func (onlyParents) AppendParents(dst []racePosition, _ racePosition) []racePosition { return dst }
func (oneWayEstimate) Estimate(racePosition) bool                                   { return false }

// Whoever writes something like a capability is told what there is to change.
func TestCapabilityThatIsNotUsed(t *testing.T) {
	const position = "Position, a func(int) (cgttest_test.racePosition, bool)"
	for _, c := range []struct {
		game zermelo.Game[racePosition, zermelo.Int]
		want string
	}{
		{onlyIndex{}, "the method Index is used only if cgttest_test.onlyIndex has " + position + ", and Size, a func() int, as well"},
		{noPosition{}, "the method Index is used only if cgttest_test.noPosition has " + position + ", as well"},
		{otherPosition{}, "the method Index is used only if cgttest_test.otherPosition has " + position + ", as well"},
		{pointerIndex{}, "the method Index is one of a pointer; to be used, it would have to be a method of cgttest_test.pointerIndex"},
		{&pointerIndex{}, "the method Index is used only if *cgttest_test.pointerIndex has "},
		{onlyParents{}, "the method AppendParents is used only if positions have numbers, as with a zermelo.Indexer"},
		{oneWayEstimate{}, "the method Estimate is a func(cgttest_test.racePosition) bool; to be used, it would have to be a func(cgttest_test.racePosition) int"},
	} {
		err := cgttest.GameSuite[racePosition, zermelo.Int]{Game: c.game, Positions: []racePosition{{}}}.Check()
		if err == nil || !strings.Contains(err.Error(), "cgttest: capabilities: ") || !strings.Contains(err.Error(), c.want) {
			t.Errorf("%T: %v", c.game, err)
		}
	}
	err := cgttest.TestRuleset(pointerNormalizer{}, "BR")
	if err == nil || !strings.Contains(err.Error(), "the method Normalize is one of a pointer; to be used, it would have to be a method of cgttest_test.pointerNormalizer") {
		t.Error(err)
	}
}
