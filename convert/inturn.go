package convert

import (
	"fmt"

	"github.com/cgt-go/sdk/matrixgame"
	"github.com/cgt-go/sdk/zermelo"
)

// Choice is a position of a game that [InTurn] makes: the row and the column that were chosen, or −1.
type Choice struct{ Row, Column int }

// String returns a text such as "row 1, column -".
func (c Choice) String() string {
	text := func(i int) string {
		if i < 0 {
			return "-"
		}
		return fmt.Sprint(i)
	}
	return "row " + text(c.Row) + ", column " + text(c.Column)
}

// InTurn makes a game of package zermelo of a matrix: the players choose in the open, first one and then the other, in
// place of both at once. Max chooses the row and gets the entry, and Min the column. Play begins at Choice{−1, −1}. If
// the row player begins, the value is [matrixgame.Matrix.Maximin], and if the column player does, it is
// [matrixgame.Matrix.Minimax]. The value of the matrix lies between the two, and they are equal if and only if there is
// a saddle point. [Extensive] leads from games in turn to matrices.
//
// The error is a [*matrixgame.InputError] for the first entry that is no [zermelo.Rational], row by row. InTurn panics
// if m is nil or if first is no player; the methods of the game panic if a row or column is neither −1 nor one of m.
//
// Source: J. von Neumann, O. Morgenstern, Theory of Games and Economic Behavior, 1944, §14, for the minorant and the
// majorant game.
func InTurn(m *matrixgame.Matrix, first matrixgame.Player) (zermelo.Game[Choice, zermelo.Rational], error) {
	if m == nil || first > matrixgame.Column {
		panic(fmt.Errorf("convert: no matrix or no player"))
	}
	g := inTurn{make([][]zermelo.Rational, m.Rows()), m.Columns(), zermelo.Player(first)}
	for i := range g.payoffs {
		for j := range g.columns {
			x := m.At(i, j)
			r, ok := zermelo.RationalFromRat(x)
			if !ok {
				return nil, &matrixgame.InputError{Place: fmt.Sprintf("row %d, column %d", i+1, j+1), Msg: fmt.Sprintf("%v is too large for a payoff", x.RatString())}
			}
			g.payoffs[i] = append(g.payoffs[i], r)
		}
	}
	return g, nil
}

type inTurn struct {
	payoffs [][]zermelo.Rational
	columns int
	first   zermelo.Player
}

func (g inTurn) End(c Choice) (zermelo.Rational, bool) {
	if c.Row < 0 || c.Column < 0 {
		return zermelo.Rational{}, false
	}
	return g.payoffs[c.Row][c.Column], true
}

func (g inTurn) Turn(c Choice) zermelo.Player {
	switch {
	case c.Row >= 0:
		return zermelo.Min
	case c.Column >= 0:
		return zermelo.Max
	}
	return g.first
}

func (g inTurn) AppendMoves(dst []Choice, c Choice) []Choice {
	if g.Turn(c) == zermelo.Max {
		for i := range g.payoffs {
			dst = append(dst, Choice{i, c.Column})
		}
		return dst
	}
	for j := range g.columns {
		dst = append(dst, Choice{c.Row, j})
	}
	return dst
}
