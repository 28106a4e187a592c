// Pins states the rules of a game of one's own, values some positions, has the values checked, and draws a picture.
package main

import (
	"context"
	"fmt"
	"log"
	"os"
	"strings"

	"github.com/cgt-go/sdk/surreal"
)

func main() {
	ctx := context.Background()
	solver := surreal.Solver[string]{Rules: Pins{}}
	var value surreal.Game
	for n := 1; n <= 7; n++ {
		var err error
		if value, err = solver.Value(ctx, strings.Repeat("i", n)); err != nil {
			log.Fatal(err)
		}
		fmt.Println(n, "pins:", value)
	}

	// Verify asks the rules again, and compares each value with those of the moves. That AppendParts is right it believes; the test in this folder
	// checks that.
	if err := solver.Verify(ctx); err != nil {
		log.Fatal(err)
	}
	fmt.Println("all values are verified")

	// If there is a word after the command, it names a file for the thermograph of the last row.
	if len(os.Args) > 1 {
		file, err := os.Create(os.Args[1])
		if err != nil {
			log.Fatal(err)
		}
		if err := surreal.WriteThermographSVG(file, value); err != nil {
			log.Fatal(err)
		}
		if err := file.Close(); err != nil {
			log.Fatal(err)
		}
	}
}
