package toadsfrogs

import (
	"math/rand/v2"
	"testing"

	"github.com/cgt-go/sdk/rulesets/board"
)

// All boards of one row, and of two, are settled as they would be if everything was looked at, and are compared with
// their mirror images as they would be if these were made.
func TestShortCuts(t *testing.T) {
	const letters = "tf.#x"
	for _, size := range []struct{ rows, cols int }{{1, 1}, {1, 2}, {1, 3}, {1, 4}, {1, 5}, {1, 6}, {2, 2}, {2, 3}} {
		count := 1
		for range size.rows * size.cols {
			count *= len(letters)
		}
		settled, less := 0, 0
		for n := range count {
			b := board.New(size.rows, size.cols, '.').Fill(func(int) byte {
				letter := letters[n%len(letters)]
				n /= len(letters)
				return letter
			})
			want := settledByHand(b)
			if got := settle(b); got != want {
				t.Fatalf("%v is settled to %v, want %v", b, got, want)
			}
			wantLess := b.Image(board.FlipCols).Exchange('t', 'f').Compare(b) < 0
			if got := mirrorIsLess(b); got != wantLess {
				t.Fatalf("the mirror image of %v is less: %v, want %v", b, got, wantLess)
			}
			if want != b {
				settled++
			}
			if wantLess {
				less++
			}
		}
		if settled == 0 || less == 0 {
			t.Errorf("%d rows of %d: %d boards settled, %d with a lesser image", size.rows, size.cols, settled, less)
		}
	}
}

// Strips about as long as what is settled in one word are settled right as well.
func TestSettleLongStrips(t *testing.T) {
	random := rand.New(rand.NewPCG(1, 1))
	settled := 0
	for range 4000 {
		letters := []string{"tf", "tf.", "ttff.", "tf......"}[random.IntN(4)]
		b := board.New(1, squaresOfStrip-2+random.IntN(4), '.').Fill(func(int) byte { return letters[random.IntN(len(letters))] })
		want := settledByHand(b)
		if got := settle(b); got != want {
			t.Fatalf("%v is settled to %v, want %v", b, got, want)
		}
		if want != b {
			settled++
		}
	}
	if settled < 1000 {
		t.Errorf("only %d strips have something that is stuck", settled)
	}
}

// settledByHand looks at everything, square by square.
func settledByHand(b board.Board) board.Board {
	var closed []board.Square
	for at, isStuck := range stuckIn(b, moves) {
		if isStuck {
			closed = append(closed, board.Square{At: at, Letter: '#'})
		}
	}
	return b.With(closed...)
}
