package chart

import (
	"errors"
	"strconv"

	"github.com/cgt-go/sdk/cgt"
	"github.com/cgt-go/sdk/internal/limit"
	"github.com/cgt-go/sdk/nim"
)

// Map is a rectangle of nim-values. Set Rows, Cols and Value; the other fields may stay zero.
type Map struct {
	Title string // what the picture shows, for those who cannot see it
	// Rows and Cols are the size. A number of 0 or less makes a map without cells.
	Rows, Cols int
	// Value returns the value of a cell. Rows and columns are counted from 0.
	Value func(row, col int) nim.Nimber
	// Show says what is drawn of it.
	Show Show
	// Up puts row 0 at the bottom, as on a chess board. Otherwise it is at the top, as in a table.
	Up bool
	// Corner is written where the labels of rows and columns meet: the sign of an operation, say.
	Corner string
	// RowLabel and ColLabel, if not nil, return the labels of rows and columns, which are otherwise the numbers from 0.
	RowLabel, ColLabel func(i int) string
	// Cells is the largest number of cells to be drawn or written; 0 stands for [DefaultCells], and a negative number for
	// no limit: then they must fit into memory.
	Cells int
}

// DefaultCells is the largest number of cells of a map.
const DefaultCells = 1_000_000

// Show is what a [Map] shows of the values.
type Show uint8

// What a map can show.
const (
	Values   Show = iota // the values: as numbers where there is room for them, and as colours
	Outcomes             // P where the value is 0, and N elsewhere
	Zeros                // only where the value is 0
)

// size returns the size of the map, or an error if it has too many cells. It panics if there is no Value.
func (m *Map) size() (rows, cols int, err error) {
	if m.Value == nil {
		panic(errors.New("chart: a Map without Value"))
	}
	most := limit.Count(m.Cells, DefaultCells)
	rows, cols = max(m.Rows, 0), max(m.Cols, 0)
	if rows > most/max(cols, 1) || cols > most { // labels are drawn even where there are no cells
		return 0, 0, &cgt.LimitError{What: "cells of a map", Limit: most}
	}
	return rows, cols, nil
}

// values returns all values, row by row, and the greatest.
func (m *Map) values(rows, cols int) (values []nim.Nimber, most nim.Nimber) {
	values = make([]nim.Nimber, 0, rows*cols)
	for row := range rows {
		for col := range cols {
			v := m.Value(row, col)
			values = append(values, v)
			most = max(most, v)
		}
	}
	return values, most
}

// cell returns the text of a value.
func (m *Map) cell(v nim.Nimber) string {
	switch {
	case m.Show == Values:
		return strconv.FormatUint(uint64(v), 10)
	case v == 0:
		return "P"
	case m.Show == Outcomes:
		return "N"
	}
	return ""
}

// label returns a label by a function that may be nil.
func label(f func(int) string, i int) string {
	if f == nil {
		return strconv.Itoa(i)
	}
	return f(i)
}

// place returns where a row stands from the top.
func (m *Map) place(row, rows int) int {
	if m.Up {
		return rows - 1 - row
	}
	return row
}
