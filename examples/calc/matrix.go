package main

import (
	"bytes"
	"context"
	"fmt"
	"runtime"
	"strings"

	"github.com/cgt-go/sdk/cgt"
	"github.com/cgt-go/sdk/matrixgame"
)

// matrixPivots bounds the work for a zero-sum game, and bimatrixNodes that for another one.
var matrixPivots, bimatrixNodes = 10_000, 200_000

// runMatrix is the form matrix.
func runMatrix(ctx context.Context, c *call) (answer, error) {
	if len(c.words) != 1 {
		return nil, fmt.Errorf("matrix takes one file; %s", hereAre(c.words))
	}
	text, err := c.file(c.words[0])
	if err != nil {
		return nil, err
	}
	m, err := matrixgame.ParseMatrix(text)
	if err != nil {
		return nil, err
	}
	solver := matrixgame.Solver{Limits: matrixgame.Limits{Pivots: matrixPivots}}
	s, err := solver.Solve(ctx, m)
	if err != nil {
		return nil, err
	}
	if err := s.Verify(); err != nil {
		return nil, err
	}
	if _, ok := c.flags["svg"]; ok {
		if c.drawing, err = drawMatrix(m); err != nil {
			return nil, err
		}
	}
	return mixture{s}, limitOutput(s.String())
}

// drawMatrix draws the diagram of a game in which a player has two choices; if both have, then with the column player's
// strategies on the scale, as in the book.
func drawMatrix(m *matrixgame.Matrix) ([]byte, error) {
	who := matrixgame.Column
	if m.Columns() != 2 {
		who = matrixgame.Row
	}
	if m.Rows() != 2 && m.Columns() != 2 {
		return nil, fmt.Errorf("the matrix has %d rows and %d columns; a picture is for two rows or two columns", m.Rows(), m.Columns())
	}
	d, err := matrixgame.NewDiagram(m, who)
	if err != nil {
		return nil, err
	}
	var b bytes.Buffer
	err = d.WriteSVG(&b, matrixgame.DiagramOptions{})
	return b.Bytes(), err
}

// limitOutput returns an error if a text is longer than what calc prints.
func limitOutput(text string) error {
	if len(text) > maxOutput {
		return &cgt.LimitError{What: "bytes", Limit: maxOutput}
	}
	return nil
}

// mixture is what there is to say about a zero-sum game.
type mixture struct{ *matrixgame.Solution }

func (m mixture) text() string {
	return fmt.Sprintf("%s\nrow         %v\ncolumn      %v\n", m.Value().RatString(), m.Row(), m.Column())
}

// runBimatrix is the form bimatrix.
func runBimatrix(ctx context.Context, c *call) (answer, error) {
	if len(c.words) != 1 {
		return nil, fmt.Errorf("bimatrix takes one file; %s", hereAre(c.words))
	}
	text, err := c.file(c.words[0])
	if err != nil {
		return nil, err
	}
	g, err := parseBimatrix(c.words[0], text)
	if err != nil {
		return nil, err
	}
	solver := matrixgame.EquilibriumSolver{Nodes: bimatrixNodes, Goroutines: runtime.GOMAXPROCS(0)}
	e, err := solver.ExtremeEquilibria(ctx, g)
	if err != nil {
		return nil, err
	}
	if err := e.Verify(); err != nil {
		return nil, err
	}
	return equilibria{e}, limitOutput(e.String())
}

// parseBimatrix reads a game of two players in any of the formats. A file of lrsnash without a comment is told by its
// name only, for its numbers may be two matrices too.
func parseBimatrix(name, text string) (*matrixgame.Bimatrix, error) {
	switch begin := strings.TrimLeft(text, "\ufeff \t\r\n"); {
	case strings.HasSuffix(name, ".lrs") || strings.HasPrefix(begin, "*"):
		return matrixgame.ParseLRS(text)
	case !strings.HasPrefix(begin, "NFG"):
		return matrixgame.ParseBimatrix(text)
	}
	n, err := matrixgame.ParseNFG(text)
	if err != nil {
		return nil, err
	}
	g, ok := n.Game.Bimatrix()
	if !ok {
		return nil, fmt.Errorf("a game of %d players; bimatrix takes one of two", n.Game.Players())
	}
	return g, nil
}

// equilibria is what there is to say about a game of two players.
type equilibria struct{ *matrixgame.Equilibria }

func (e equilibria) text() string { return e.String() }
