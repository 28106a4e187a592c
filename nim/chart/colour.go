package chart

import (
	"fmt"

	"github.com/cgt-go/sdk/nim"
)

// anchors are the colours of small and large values, from which those between are mixed. All of these have a contrast
// of at least 3 : 1 against white and against #121212, as package svg has it, and they grow lighter and warmer with the
// value.
var anchors = [...][3]int{{0x3a, 0x66, 0xcc}, {0x8a, 0x52, 0xc4}, {0xc9, 0x40, 0x7f}, {0xdd, 0x5a, 0x2e}, {0xd0, 0x7a, 0x10}}

// shades is the number of different colours; if there are more values, neighbours share one.
const shades = 48

// shade returns the number of the colour for a value other than 0, of which most is the greatest.
func shade(v, most nim.Nimber) int {
	if most <= shades {
		return int(v - 1)
	}
	return int(float64(v-1) / float64(most-1) * (shades - 1)) // of no consequence but for the colour
}

// colour returns a colour, given how many there are.
func colour(shade, of int) string {
	at := 0.0
	if of > 1 {
		at = float64(shade) / float64(of-1) * float64(len(anchors)-1)
	}
	i := min(int(at), len(anchors)-2)
	var mixed [3]int
	for c := range mixed {
		mixed[c] = int(float64(anchors[i][c]) + (at-float64(i))*float64(anchors[i+1][c]-anchors[i][c]) + 0.5)
	}
	return fmt.Sprintf("#%02x%02x%02x", mixed[0], mixed[1], mixed[2])
}

// numShades returns how many colours the values up to most have.
func numShades(most nim.Nimber) int { return int(min(most, shades)) }
