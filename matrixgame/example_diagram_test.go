package matrixgame_test

import (
	"bytes"
	"fmt"
	"log"
	"math/big"

	"github.com/cgt-go/sdk/matrixgame"
)

// roubles returns the game of one rouble or two, with the guesser's payoffs.
func roubles() *matrixgame.Matrix {
	m, err := matrixgame.ParseMatrix("1 -1.5\n-1.5 2")
	if err != nil {
		log.Fatal(err)
	}
	return m
}

// The diagram for the hider of one rouble or two: for each thing that the guesser says there is a line, and the hider
// looks for the lowest point of the upper envelope.
func ExampleDiagram() {
	d, err := matrixgame.NewDiagram(roubles(), matrixgame.Column)
	if err != nil {
		log.Fatal(err)
	}
	for k := range 2 {
		left, right := d.Line(k)
		fmt.Println("say", k+1, "from", left.RatString(), "to", right.RatString())
	}
	for _, p := range d.Envelope() {
		fmt.Println("corner", p)
	}
	s := d.Solution()
	fmt.Println(s, s.Verify() == nil)
	// Output:
	// say 1 from 1 to -3/2
	// say 2 from -3/2 to 2
	// corner (0, 1)
	// corner (5/12, -1/24)
	// corner (1, 2)
	// -1/24 (7/12, 5/12) (7/12, 5/12) true
}

// Optimal strategies may be a whole part of the scale.
func ExampleDiagram_Optimum() {
	d, err := matrixgame.NewDiagram(matrixgame.Integers([]int64{0, 4, 2}, []int64{4, 0, 2}), matrixgame.Row)
	if err != nil {
		log.Fatal(err)
	}
	from, to := d.Optimum()
	fmt.Println(from.X, to.X, from.Y)
	d, err = matrixgame.NewDiagram(matrixgame.Integers([]int64{0, 4, 1}, []int64{4, 0, 1}), matrixgame.Row)
	if err != nil {
		log.Fatal(err)
	}
	from, to = d.Optimum()
	fmt.Println(from.X, to.X, from.Y)
	// Output:
	// 1/2 1/2 2/1
	// 1/4 3/4 1/1
}

// With the pencil of the lines of all mixtures of the guesser's two choices, of which one is horizontal.
func ExampleDiagram_WriteSVG() {
	d, err := matrixgame.NewDiagram(roubles(), matrixgame.Column)
	if err != nil {
		log.Fatal(err)
	}
	var b bytes.Buffer
	err = d.WriteSVG(&b, matrixgame.DiagramOptions{Pencil: true})
	fmt.Println(bytes.HasPrefix(b.Bytes(), []byte("<svg ")), err)
	// Output: true <nil>
}

// The scale of the hider's strategies, with a point that divides it as 1 : 3.
func ExampleWriteScaleSVG() {
	s, err := matrixgame.NewMixed(big.NewRat(3, 4), big.NewRat(1, 4))
	if err != nil {
		log.Fatal(err)
	}
	var b bytes.Buffer
	err = matrixgame.WriteScaleSVG(&b, matrixgame.Column, s)
	fmt.Println(bytes.Contains(b.Bytes(), []byte("(3/4, 1/4)")), err)
	// Output: true <nil>
}

// One rouble or two as a function of both probabilities. If p is 7/12 it does not matter what q is, and the other way
// round.
func ExampleBilinear() {
	f, _ := roubles().Bilinear()
	fmt.Println(f)
	fmt.Println(f.Coefficients())
	fmt.Println(f.Centre())
	fmt.Println(f.At(big.NewRat(7, 12), big.NewRat(1, 3)))
	var b bytes.Buffer
	err := f.WriteSVG(&b)
	fmt.Println(bytes.HasPrefix(b.Bytes(), []byte("<svg ")), err)
	// Output:
	// -1/24 + 6(p - 7/12)(q - 7/12)
	// 2/1 -7/2 -7/2 6/1
	// 7/12 7/12 -1/24 true
	// -1/24
	// true <nil>
}
