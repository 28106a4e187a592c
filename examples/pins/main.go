// Pins states the rules of a game of one's own, values some positions, has the values checked, and draws a picture.
package main

import (
	"context"
	"flag"
	"fmt"
	"log"
	"os"
	"strings"

	"github.com/cgt-go/sdk/surreal"
)

func main() {
	picture := flag.String("svg", "", "draw the thermograph of the last row into this `file`")
	flag.Parse()
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

	// Verify asks the rules again, and compares each value with those of the moves. That AppendParts is right it
	// believes; the test in this folder checks that.
	if err := solver.Verify(ctx); err != nil {
		log.Fatal(err)
	}
	fmt.Println("all values are verified")

	if *picture != "" {
		if err := draw(*picture, value); err != nil {
			log.Fatal(err)
		}
	}
}

// draw draws the thermograph of a value into a file.
func draw(name string, value surreal.Game) error {
	file, err := os.Create(name)
	if err != nil {
		return err
	}
	defer file.Close()
	if err := surreal.WriteThermographSVG(file, value); err != nil {
		return err
	}
	return file.Close()
}
