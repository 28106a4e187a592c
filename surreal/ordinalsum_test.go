package surreal

import (
	"errors"
	"math"
	"testing"

	"pgregory.net/rapid"

	"github.com/cgt-go/sdk/cgt"
	"github.com/cgt-go/sdk/internal/detector"
)

// ordinal returns g:h by the definition.
func (s *slowGames) ordinal(g, h *slowGame) *slowGame {
	var options [2][]*slowGame
	for who := range options {
		options[who] = append(options[who], g.options[who]...)
		for _, o := range h.options[who] {
			options[who] = append(options[who], s.ordinal(g, o))
		}
	}
	return s.game(options[cgt.Left], options[cgt.Right])
}

func TestOrdinalSum(t *testing.T) {
	inSomeRegimes(t, func(t *testing.T) {
		s := newSlowGames()
		checkOften(t, 2, func(t *rapid.T) {
			g, h, k := drawGame(t, "g", 1), drawGame(t, "h", 1), drawNumberUpStar(t, "k")
			want := s.ordinal(s.tree(g), s.ordinal(s.tree(h), s.tree(k)))
			got := OrdinalSum(g, h, k)
			if s.tree(got) != want {
				t.Fatalf("%v : %v : %v = %v, want %v", g, h, k, got, want.fast())
			}
			var c Calculator
			if again, err := c.OrdinalSum(t.Context(), g, h, k); err != nil || again != got {
				t.Fatalf("%v : %v : %v = %v, and %v, %v within limits", g, h, k, got, again, err)
			}
		})
	})
}

func TestOrdinalSumKnown(t *testing.T) {
	one, star := Int(1), Nimber(1)
	for _, test := range []struct {
		games []Game
		want  string
	}{
		{nil, "0"},
		{[]Game{one}, "1"},
		{[]Game{{}, star, {}}, "*"},
		{[]Game{Nimber(3), Nimber(4)}, "*7"},
		{[]Game{Nimber(1 << 40), Nimber(1 << 50)}, "*1126999418470400"},
		{[]Game{one, one.Neg(), one}, "3/4"}, // a stalk of Hackenbush; Winning Ways, ch. 3, extras
		{[]Game{star, one}, "^*"},            // a flower; Winning Ways, ch. 2
		{[]Game{star, one.Neg()}, "v*"},
	} {
		if got := OrdinalSum(test.games...); got != MustParse(test.want) {
			t.Errorf("the ordinal sum of %v is %v, want %v", test.games, got, test.want)
		}
	}
	depth := int64(50_000)
	if detector.On {
		depth = 10_000
	}
	if got := OrdinalSum(star, Int(depth)); got.Birthday() != DyadicFromInt(depth+1) {
		t.Errorf("*:%d is born on day %v", depth, got.Birthday())
	}
	c := Calculator{Limits: Limits{Steps: 1000}}
	for _, games := range [][]Game{{star, Int(depth)}, {Nimber(math.MaxUint64), one}, {one, Nimber(math.MaxUint64)}} {
		if got, err := c.OrdinalSum(t.Context(), games...); !errors.Is(err, cgt.ErrLimit) || got != (Game{}) {
			t.Errorf("the ordinal sum of %v within 1000 steps is %v, %v", games, got, err)
		}
	}
}
