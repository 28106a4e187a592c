package chart

import (
	"bytes"
	"io"

	"github.com/cgt-go/sdk/internal/svg"
)

// WriteText writes the map as a table with aligned columns: the labels of the columns, and for each row its label and
// its cells. A cell is a value, the letter P or N, or for [Zeros] the letter P or a dot. It fails with a
// [*cgt.LimitError] if there are too many cells, and else as w does. It panics if there is no Value.
func (m Map) WriteText(w io.Writer) error {
	rows, cols, err := m.size()
	if err != nil {
		return err
	}
	table := make([][]string, rows+1)
	head := []string{m.Corner}
	for col := range cols {
		head = append(head, label(m.ColLabel, col))
	}
	for row := range rows {
		line := []string{label(m.RowLabel, row)}
		for col := range cols {
			text := m.cell(m.Value(row, col))
			if text == "" {
				text = "."
			}
			line = append(line, text)
		}
		table[m.place(row, rows)] = line
	}
	if m.Up {
		table[rows] = head
	} else {
		copy(table[1:], table)
		table[0] = head
	}
	_, err = w.Write(align(table))
	return err
}

// align returns the lines of a table with the columns at their right ends below one another.
func align(table [][]string) []byte {
	var widths []int
	for _, line := range table {
		for i, text := range line {
			if i == len(widths) {
				widths = append(widths, 0)
			}
			widths[i] = max(widths[i], svg.Letters(text))
		}
	}
	var b bytes.Buffer
	for _, line := range table {
		for i, text := range line {
			if i > 0 {
				b.WriteByte(' ')
			}
			b.WriteString(svg.Blanks(text, widths[i]))
			b.WriteString(text)
		}
		b.WriteByte('\n')
	}
	return b.Bytes()
}
