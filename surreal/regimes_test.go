package surreal

import (
	"slices"
	"sync"
	"testing"

	"github.com/cgt-go/sdk/internal/intern"
)

// setDuringTest sets a variable until the test ends.
func setDuringTest[T any](t *testing.T, v *T, x T) {
	t.Helper()
	old := *v
	*v = x
	t.Cleanup(func() { *v = old })
}

// freshTables forgets all games, now and when the test ends. Games from before must not meet games from after:
// a test that changes how games are stored needs it.
func freshTables(t *testing.T) {
	t.Helper()
	forget := func() {
		nodes = intern.Table[node]{}
		engines = sync.Pool{New: engines.New}
	}
	forget()
	t.Cleanup(forget)
}

// inEveryRegime runs a test with different bounds for what is stored in place, so that numbers, ups and
// nimbers take every path. The bounds for nimbers are such that those in place are closed under sums.
func inEveryRegime(t *testing.T, f func(t *testing.T)) {
	inRegimes(t, []string{"standard", "small", "ups", "stars", "numbers", "zero"}, f)
}

// inSomeRegimes is inEveryRegime for tests that take long: it leaves out regimes between the extremes.
func inSomeRegimes(t *testing.T, f func(t *testing.T)) {
	inRegimes(t, []string{"standard", "small", "zero"}, f)
}

func inRegimes(t *testing.T, names []string, f func(t *testing.T)) {
	for _, regime := range []struct {
		name string
		num  int64
		exp  uint32
		ups  int64
		star uint64
	}{
		{"standard", inlineNum, inlineExp, inlineUps, inlineStar},
		{"small", 3, 1, 2, 1},
		{"ups", 0, 0, 1 << 20, 0},
		{"stars", 1, 0, 0, 7},
		{"numbers", 1 << 20, 4, 0, 0},
		{"zero", 0, 0, 0, 0},
	} {
		if !slices.Contains(names, regime.name) {
			continue
		}
		t.Run(regime.name, func(t *testing.T) {
			freshTables(t)
			setDuringTest(t, &inlineNum, regime.num)
			setDuringTest(t, &inlineExp, regime.exp)
			setDuringTest(t, &inlineUps, regime.ups)
			setDuringTest(t, &inlineStar, regime.star)
			f(t)
		})
	}
}
