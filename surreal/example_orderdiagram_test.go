package surreal_test

import (
	"bytes"
	"fmt"
	"strings"

	"github.com/cgt-go/sdk/surreal"
)

// The multiples of ↑, with and without *: a game n·↑ lies below (n+1)·↑, and below (n+2)·↑ + *, but it is
// confused with (n+1)·↑ + *.
func ExampleWriteOrderSVG() {
	star := surreal.Nimber(1)
	var games []surreal.Game
	for n := int64(-3); n <= 3; n++ {
		games = append(games, surreal.Up(n), surreal.Up(n).Add(star))
	}
	var picture bytes.Buffer // or a file, or the answer to a request
	if err := surreal.WriteOrderSVG(&picture, games...); err != nil {
		fmt.Println(err)
	}
	fmt.Println(strings.Count(picture.String(), "<text"), "games,", strings.Count(picture.String(), "<line"), "lines")
	fmt.Println(surreal.Up(1).Rel(surreal.Up(2)), surreal.Up(1).Rel(surreal.Up(3).Add(star)), surreal.Up(1).Rel(surreal.Up(2).Add(star)))
	// Output:
	// 14 games, 22 lines
	// < < ||
}
