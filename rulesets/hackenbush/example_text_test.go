package hackenbush_test

import (
	"encoding/json"
	"errors"
	"flag"
	"fmt"
	"io"

	"github.com/cgt-go/sdk/cgt"
	"github.com/cgt-go/sdk/rulesets/hackenbush"
)

// What is wrong with a text is told with the place where it is.
func ExampleParse() {
	p, err := hackenbush.Parse("_ blue trunk red leaf; trunk green flower")
	fmt.Println(p, err)

	_, err = hackenbush.Parse("_ blue trunk\ntrunk pink flower")
	var syntax *cgt.SyntaxError
	if errors.As(err, &syntax) {
		fmt.Println(syntax.Line, syntax.Offset, syntax.Msg)
	}
	// Output:
	// _ b 1 r 2; 1 g 3 <nil>
	// 2 6 "pink" is not a colour; it should be blue, red or green
}

// In words for stalks L, R and E stand for the colours that Left, Right and either player may cut.
func ExampleParseColour() {
	for _, text := range []string{"red", "Red", "r", "R", "L", "E", "pink"} {
		c, err := hackenbush.ParseColour(text)
		if err != nil {
			fmt.Println(err)
			continue
		}
		fmt.Println(text, "is", c)
	}
	// Output:
	// red is red
	// Red is red
	// r is red
	// R is red
	// L is blue
	// E is green
	// colour: offset 0: "pink" is none of blue, red, green
}

// The word is read from the ground up. An error says at which letter it is.
func ExampleStalk() {
	p, err := hackenbush.Stalk("LRR")
	fmt.Println(p, err)
	_, err = hackenbush.Stalk("LXR")
	fmt.Println(err)
	// Output:
	// _ b 1 r 2 r 3 <nil>
	// stalk: offset 1: the letters are L, b or B for blue, R or r for red, E, g or G for green
}

// In JSON colours are strings. A value that is not a colour has no text.
func ExampleColour_MarshalText() {
	text, err := json.Marshal(map[hackenbush.Colour]int{hackenbush.Blue: 3, hackenbush.Green: 1})
	fmt.Println(string(text), err)
	_, err = hackenbush.Colour(3).MarshalText()
	fmt.Println(err)
	// Output:
	// {"blue":3,"green":1} <nil>
	// hackenbush: Colour(3) is not a colour
}

// What ParseColour reads is read from JSON as well.
func ExampleColour_UnmarshalText() {
	var colours []hackenbush.Colour
	err := json.Unmarshal([]byte(`["blue", "R", "E"]`), &colours)
	fmt.Println(colours, err)
	// Output: [blue red green] <nil>
}

// In JSON positions are strings, and may be keys.
func ExamplePosition_MarshalText() {
	book := map[hackenbush.Position]string{
		hackenbush.MustStalk("LR"): "1/2",
		{}:                         "0",
	}
	text, err := json.Marshal(book)
	fmt.Println(string(text), err)
	var back map[hackenbush.Position]string
	err = json.Unmarshal(text, &back)
	fmt.Println(back[hackenbush.MustStalk("LR")], err)
	// Output:
	// {"_":"0","_ b 1 r 2":"1/2"} <nil>
	// 1/2 <nil>
}

// A program can be given a position on its command line.
func ExamplePosition_UnmarshalText() {
	flags := flag.NewFlagSet("hackenbush", flag.ContinueOnError)
	flags.SetOutput(io.Discard)
	var p hackenbush.Position
	flags.TextVar(&p, "picture", hackenbush.Position{}, "what is played")
	err := flags.Parse([]string{"-picture", "_ blue trunk red leaf"})
	fmt.Println(p, err)
	// Output: _ b 1 r 2 <nil>
}

// Unlike a position, a picture keeps its names and places as text.
func ExamplePicture_MarshalText() {
	picture, err := hackenbush.ParsePicture("_ blue trunk red leaf; at trunk 0 1")
	if err != nil {
		fmt.Println(err)
		return
	}
	text, err := picture.MarshalText()
	fmt.Print(string(text))
	fmt.Println(err)

	var back hackenbush.Picture
	err = back.UnmarshalText(text)
	fmt.Println(back.Equal(picture), err)
	// Output:
	// _ blue trunk red leaf
	// at trunk 0 1
	// <nil>
	// true <nil>
}
