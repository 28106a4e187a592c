package surreal

import (
	"fmt"
	"testing"

	"pgregory.net/rapid"

	"github.com/cgt-go/sdk/internal/detector"
)

// drawNumberUpStar draws small numbers, ups and nimbers and their sums.
func drawNumberUpStar(t *rapid.T, label string) Game {
	var u numberUpStar
	switch rapid.IntRange(0, 3).Draw(t, label+" kind") {
	case 0:
		u.x = NewDyadic(rapid.Int64Range(-12, 12).Draw(t, label+" num"), 2)
	case 1:
		u.ups = DyadicFromInt(rapid.Int64Range(-3, 3).Draw(t, label+" ups"))
		u.star = rapid.Uint64Range(0, 4).Draw(t, label+" star")
	case 2:
		u.x = DyadicFromInt(rapid.Int64Range(-3, 3).Draw(t, label+" num"))
	case 3:
		u.x = NewDyadic(rapid.Int64Range(-6, 6).Draw(t, label+" num"), 1)
		u.ups = DyadicFromInt(rapid.Int64Range(-2, 2).Draw(t, label+" ups"))
		u.star = rapid.Uint64Range(0, 3).Draw(t, label+" star")
	}
	return u.pack()
}

// drawUpStar draws multiples of ↑ and nimbers and their sums.
func drawUpStar(t *rapid.T, label string) Game {
	return numberUpStar{
		ups:  DyadicFromInt(rapid.Int64Range(-2, 2).Draw(t, label+" ups")),
		star: rapid.Uint64Range(0, 3).Draw(t, label+" star"),
	}.pack()
}

// drawGame draws a game with up to depth levels of options above numbers, ups and nimbers. Some of them are all
// small: above ups and nimbers only, with options on both sides everywhere.
func drawGame(t *rapid.T, label string, depth int) Game {
	left, right := drawOptions(t, label, depth)
	return New(left, right)
}

// drawOptions draws the options of a game as drawGame does.
func drawOptions(t *rapid.T, label string, depth int) (left, right []Game) {
	leaf, fewest := drawNumberUpStar, 0
	if rapid.IntRange(0, 2).Draw(t, label+" all small") == 0 {
		leaf, fewest = drawUpStar, 1
	}
	var draw func(label string, depth int) []Game
	draw = func(label string, depth int) []Game {
		var gs []Game
		for i := range rapid.IntRange(fewest, 3).Draw(t, label+" options") {
			if at := fmt.Sprint(label, i); depth == 1 || rapid.IntRange(0, 4).Draw(t, at+" leaf") == 0 {
				gs = append(gs, leaf(t, at))
			} else {
				gs = append(gs, New(draw(at+"L", depth-1), draw(at+"R", depth-1)))
			}
		}
		return gs
	}
	return draw(label+"L", depth), draw(label+"R", depth)
}

// checkOften checks a property some times as often as rapid does by itself.
func checkOften(t *testing.T, times int, property func(t *rapid.T)) {
	t.Helper()
	if detector.On {
		times = 1
	}
	for range times {
		if rapid.Check(t, property); t.Failed() {
			return
		}
	}
}
