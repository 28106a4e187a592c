package main

import (
	"context"
	"errors"
	"fmt"
	"io"
	"math/big"

	"github.com/cgt-go/sdk/matrixgame"
	"github.com/cgt-go/sdk/zermelo"
)

// guessing returns the matrix of a game in which somebody hides one of two coins, the column, and the guesser, the row
// player, gets it if he is right and pays a fine if not.
func guessing(coins [2]int64, fine *big.Rat) *matrixgame.Matrix {
	rows := make([][]*big.Rat, 2)
	for guess := range rows {
		for hidden, coin := range coins {
			payoff := new(big.Rat).Neg(fine)
			if guess == hidden {
				payoff.SetInt64(coin)
			}
			rows[guess] = append(rows[guess], payoff)
		}
	}
	m, err := matrixgame.NewMatrix(rows)
	if err != nil {
		panic(err) // not of this shape
	}
	return m
}

func pennies() *matrixgame.Matrix { return guessing([2]int64{1, 1}, big.NewRat(1, 1)) }

func roubles() *matrixgame.Matrix { return guessing([2]int64{1, 2}, big.NewRat(3, 2)) }

// coinTable draws the matrix as the text has it, with a row for each choice of the hider.
func coinTable(w io.Writer, m *matrixgame.Matrix, choices ...string) error {
	return zermelo.Board{
		Title: "what the guesser gets: a row for each coin that is hidden, and a column for each guess",
		Rows:  m.Columns(), Cols: m.Rows(), Down: true,
		Mark:     func(row, col int) string { return m.At(col, row).RatString() },
		RowLabel: func(row int) string { return "hidden: " + choices[row] },
		ColLabel: func(col int) string { return "guess: " + choices[col] },
	}.WriteSVG(w)
}

// hiderScale draws the scale of the hider with the points that the text mentions.
func hiderScale(w io.Writer) error {
	var points []matrixgame.Mixed
	for _, twos := range []*big.Rat{big.NewRat(1, 4), big.NewRat(1, 2)} {
		s, err := matrixgame.NewMixed(new(big.Rat).Sub(big.NewRat(1, 1), twos), twos)
		if err != nil {
			return err
		}
		points = append(points, s)
	}
	return matrixgame.WriteScaleSVG(w, matrixgame.Column, points...)
}

// hiderDiagram draws what the guesser gets against each strategy of the hider.
func hiderDiagram(w io.Writer, o matrixgame.DiagramOptions) error {
	m := roubles()
	s, err := matrixgame.Solve(context.Background(), m)
	if err != nil {
		return err
	}
	if want := big.NewRat(-1, 24); s.Value().Cmp(want) != 0 {
		return fmt.Errorf("the game is worth %v", s.Value())
	}
	d, err := matrixgame.NewDiagram(m, matrixgame.Column)
	if err != nil {
		return err
	}
	return d.WriteSVG(w, o)
}

// payoffSurface draws the payoff as a function of both probabilities.
func payoffSurface(w io.Writer) error {
	f, ok := roubles().Bilinear()
	if !ok {
		return errors.New("the game does not have two rows and two columns")
	}
	p, q, value, ok := f.Centre()
	if want := big.NewRat(7, 12); !ok || p.Cmp(want) != 0 || q.Cmp(want) != 0 || value.Cmp(big.NewRat(-1, 24)) != 0 {
		return fmt.Errorf("the centre is at %v and %v, with the height %v", p, q, value)
	}
	return f.WriteSVG(w)
}
