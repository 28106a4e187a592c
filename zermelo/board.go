package zermelo

import (
	"errors"
	"fmt"
	"io"
	"strings"

	"github.com/cgt-go/sdk/cgt"
	"github.com/cgt-go/sdk/internal/limit"
	"github.com/cgt-go/sdk/internal/svg"
)

// Board is a table with a mark in each cell, for games on a board: who wins from a square, what it is worth, or what
// was played there. Set Rows, Cols and Mark; the other fields may stay zero.
type Board struct {
	// Title says what the picture shows, for those who cannot see it.
	Title string
	// Rows and Cols are the size. A number of 0 or less makes a board without cells.
	Rows, Cols int
	// Mark returns the text in a cell, which may be empty. Rows and columns are counted from 0.
	Mark func(row, col int) string
	// Shade, if not nil, reports whether a cell is shaded. Text does not show it.
	Shade func(row, col int) bool
	// Down puts row 0 at the top. Otherwise it is at the bottom, as on a chess board.
	Down bool
	// RowLabel and ColLabel, if not nil, return the labels of rows and columns.
	RowLabel, ColLabel func(i int) string
	// Cells is the largest number of cells to be drawn or written; 0 stands for [DefaultCells], and a negative number for
	// no limit: then they must fit into memory.
	Cells int
}

// DefaultCells is the largest number of cells of a [Board].
const DefaultCells = 1_000_000

// marks returns the texts of all cells, with the top row first, and of the labels, or an error if there are too many
// cells.
func (b *Board) marks() (cells [][]string, rowLabels, colLabels []string, err error) {
	if b.Mark == nil {
		panic(errors.New("zermelo: a Board without Mark"))
	}
	most := limit.Count(b.Cells, DefaultCells)
	rows, cols := max(b.Rows, 0), max(b.Cols, 0)
	if rows > most/max(cols, 1) || cols > most {
		return nil, nil, nil, &cgt.LimitError{What: "cells of a board", Limit: most}
	}
	for i := range rows {
		row := b.row(i)
		line := make([]string, cols)
		for col := range line {
			line[col] = b.Mark(row, col)
		}
		cells = append(cells, line)
		if b.RowLabel != nil {
			rowLabels = append(rowLabels, b.RowLabel(row))
		}
	}
	if b.ColLabel != nil {
		for col := range cols {
			colLabels = append(colLabels, b.ColLabel(col))
		}
	}
	return cells, rowLabels, colLabels, nil
}

// row returns the number of the i-th row from the top.
func (b *Board) row(i int) int {
	if b.Down {
		return i
	}
	return b.Rows - 1 - i
}

// WriteText writes the board as text, with a dot for a cell without a mark, columns aligned, and labels on the left and
// at the side of row 0. The error is a [*cgt.LimitError] if there are too many cells, and then nothing is written;
// otherwise it is that of w. It panics if there is no Mark.
func (b Board) WriteText(w io.Writer) error {
	cells, rowLabels, colLabels, err := b.marks()
	if err != nil {
		return err
	}
	wide, side := 1, 0 // the widths of a cell and of the row labels
	width := func(list []string, least int) int {
		for _, s := range list {
			least = max(least, svg.Letters(s))
		}
		return least
	}
	for _, line := range cells {
		wide = width(line, wide)
	}
	wide, side = width(colLabels, wide), width(rowLabels, side)
	var out strings.Builder
	write := func(s *strings.Builder, text string, wide int) {
		s.WriteString(svg.Blanks(text, wide))
		s.WriteString(text)
	}
	writeLine := func(label string, line []string, empty string) {
		var s strings.Builder
		if side > 0 {
			write(&s, label, side)
			s.WriteByte(' ')
		}
		for i, mark := range line {
			if i > 0 {
				s.WriteByte(' ')
			}
			if mark == "" {
				mark = empty
			}
			write(&s, mark, wide)
		}
		out.WriteString(strings.TrimRight(s.String(), " "))
		out.WriteByte('\n')
	}
	if b.Down && colLabels != nil {
		writeLine("", colLabels, "")
	}
	for i, line := range cells {
		label := ""
		if rowLabels != nil {
			label = rowLabels[i]
		}
		writeLine(label, line, ".")
	}
	if !b.Down && colLabels != nil {
		writeLine("", colLabels, "")
	}
	_, err = io.WriteString(w, out.String())
	return err
}

// Sizes in pixels.
const (
	boardCell   = 26.0
	boardLetter = 8.0
	boardMargin = 12.0
	boardWidth  = 1000.0 // of boards that are too large for marks
)

// mostMarked is the largest number of rows or columns of a board whose marks are drawn.
const mostMarked = 60

// WriteSVG draws the board. If it has more than 60 rows or columns the cells are small, and neither marks nor labels
// are drawn, but shades are. The error is a [*cgt.LimitError] if there are too many cells, and then nothing is written;
// otherwise it is that of w. The picture is an SVG file without scripts that can be read on light and on dark pages. It
// panics if there is no Mark.
//
// Sources: A. Shen, Games and strategies from the viewpoint of mathematics, figs. 3–7 and 10–13; The sea chart, a
// Snark-themed course in programming games, fig. 2, for the kind of picture.
func (b Board) WriteSVG(w io.Writer) error {
	cells, rowLabels, colLabels, err := b.marks()
	if err != nil {
		return err
	}
	rows, cols := max(b.Rows, 0), max(b.Cols, 0)
	wide, high := boardCell, boardCell
	isMarked := max(rows, cols) <= mostMarked
	side, foot := 0.0, 0.0
	if isMarked {
		for _, line := range append(cells, colLabels) {
			for _, s := range line {
				wide = max(wide, boardLetter*float64(svg.Letters(s))+8)
			}
		}
		for _, s := range rowLabels {
			side = max(side, boardLetter*float64(svg.Letters(s))+8)
		}
		if colLabels != nil {
			foot = boardCell
		}
	} else {
		wide = max(boardWidth/float64(max(rows, cols)), 0.1)
		high = wide
	}
	left, top := boardMargin+side, boardMargin
	if b.Down {
		top += foot
	}
	width, height := wide*float64(cols), high*float64(rows)
	title := b.Title
	if title == "" {
		title = fmt.Sprintf("a board with %d rows and %d columns", rows, cols)
	}
	out := svg.AppendStart(nil, 0, 0, left+width+boardMargin, height+foot+2*boardMargin, title)
	out = b.appendShades(out, rows, cols, left, top, wide, high)
	out = fmt.Appendf(out, `<path d="`)
	lines := 1
	if !isMarked {
		lines = max(rows, cols)
	}
	for i := 0; i <= rows; i += min(lines, max(rows, 1)) {
		out = fmt.Appendf(out, "M%s %sh%s", svg.Pixels(left), svg.Pixels(top+high*float64(i)), svg.Pixels(width))
	}
	for i := 0; i <= cols; i += min(lines, max(cols, 1)) {
		out = fmt.Appendf(out, "M%s %sv%s", svg.Pixels(left+wide*float64(i)), svg.Pixels(top), svg.Pixels(height))
	}
	out = fmt.Appendf(out, `" fill="none" stroke="%s"/>`+"\n", svg.Neither)
	if isMarked {
		out = fmt.Appendf(out, `<g font-family="ui-monospace, Menlo, Consolas, monospace" font-size="13" text-anchor="middle" fill="%s">`+"\n", svg.Neither)
		text := func(x, y float64, s, style string) {
			if s != "" {
				out = fmt.Appendf(out, `<text x="%s" y="%s"%s>%s</text>`+"\n", svg.Pixels(x), svg.Pixels(y+4.5), style, svg.Escape(s))
			}
		}
		for i, line := range cells {
			y := top + high*(float64(i)+0.5)
			if rowLabels != nil {
				text(left-side/2, y, rowLabels[i], ` font-style="italic"`)
			}
			for col, s := range line {
				text(left+wide*(float64(col)+0.5), y, s, ` font-weight="bold"`)
			}
		}
		y := top + height + foot/2
		if b.Down {
			y = top - foot/2
		}
		for col, s := range colLabels {
			text(left+wide*(float64(col)+0.5), y, s, ` font-style="italic"`)
		}
		out = append(out, "</g>\n"...)
	}
	_, err = w.Write(svg.AppendEnd(out))
	return err
}

// appendShades appends the shaded cells, those side by side as one rectangle.
func (b *Board) appendShades(out []byte, rows, cols int, left, top, wide, high float64) []byte {
	if b.Shade == nil {
		return out
	}
	from := len(out)
	for i := range rows {
		row := b.row(i)
		for col := 0; col < cols; col++ {
			first := col
			for col < cols && b.Shade(row, col) {
				col++
			}
			if col > first {
				out = fmt.Appendf(out, "M%s %sh%sv%sh-%sz", svg.Pixels(left+wide*float64(first)), svg.Pixels(top+high*float64(i)), svg.Pixels(wide*float64(col-first)), svg.Pixels(high), svg.Pixels(wide*float64(col-first)))
			}
		}
	}
	if len(out) == from {
		return out
	}
	shades := string(out[from:])
	return fmt.Appendf(out[:from], `<path d="%s" fill="%s" fill-opacity="0.2"/>`+"\n", shades, svg.Neither)
}
