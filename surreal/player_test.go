package surreal_test

import (
	"testing"

	"github.com/cgt-go/sdk/cgt"
	"github.com/cgt-go/sdk/internal/panics"
	"github.com/cgt-go/sdk/surreal"
)

// Who is neither Left nor Right has no moves, stops or walls, in no kind of game.
func TestMistakesPanic(t *testing.T) {
	const nobody = cgt.Right + 1
	for _, text := range []string{"0", "3/4", "^*", "{2|-1}"} {
		g := surreal.MustParse(text)
		panics.Expect(t, map[string]func(){
			text + " Options":     func() { g.Options(nobody) },
			text + " NumOptions":  func() { g.NumOptions(nobody) },
			text + " AppendMoves": func() { g.AppendMoves(nil, nobody) },
			text + " Stop":        func() { g.Stop(nobody) },
			text + " Wall":        func() { g.Thermograph().Wall(nobody) },
			text + " Incentives":  func() { g.Incentives(nobody) },
			text + " Calculator.Incentives": func() {
				_, err := new(surreal.Calculator).Incentives(t.Context(), g, cgt.Left, nobody)
				t.Error(err)
			},
		})
	}
}
