package surreal_test

import (
	"errors"
	"math/rand/v2"
	"testing"

	"github.com/cgt-go/sdk/cgt"
	"github.com/cgt-go/sdk/internal/countdown"
	"github.com/cgt-go/sdk/surreal"
)

var errEnough = errors.New("enough")

// TestNegativesAfterInterrupt interrupts calls that form negatives, which games remember, in the middle: what they
// remember then is right.
func TestNegativesAfterInterrupt(t *testing.T) {
	interrupted := 0
	for seed := range uint64(12) {
		random := rand.New(rand.NewPCG(seed, 11))
		var g surreal.Game
		for n := 0; n < 1000; n, _ = g.NumFollowers(1 << 20) {
			g = g.Add(surreal.Random(random, 3, 3))
		}
		ctx := countdown.New(1+int(seed%10), errEnough)
		_, err := new(surreal.Calculator).Incentives(ctx, g, cgt.Left)
		if err != nil && !errors.Is(err, errEnough) {
			t.Fatal(err)
		}
		if err != nil {
			interrupted++
		}
		negatives := map[surreal.Game]surreal.Game{}
		for f := range g.Followers() {
			if minus := negative(negatives, f); f.Neg() != minus {
				t.Fatalf("after %v the negative of %v is %v, want %v", err, f, f.Neg(), minus)
			}
		}
	}
	if interrupted < 6 {
		t.Errorf("only %d calls were interrupted", interrupted)
	}
}

// negative is −g by the definition.
func negative(known map[surreal.Game]surreal.Game, g surreal.Game) surreal.Game {
	minus, ok := known[g]
	if ok {
		return minus
	}
	var options [2][]surreal.Game
	for who := cgt.Left; who <= cgt.Right; who++ {
		for o := range g.Options(who) {
			options[who.Opponent()] = append(options[who.Opponent()], negative(known, o))
		}
	}
	minus = surreal.New(options[cgt.Left], options[cgt.Right])
	known[g] = minus
	return minus
}
