package chart

import (
	"io"
	"strconv"

	"github.com/cgt-go/sdk/nim"
)

// Sequence is a sequence of nim-values: those of the heaps of a game by their size. Set Values; the other fields may
// stay zero.
type Sequence struct {
	Title string // what the picture shows, for those who cannot see it
	// Values are the values of the heaps of size First, First + 1, …
	Values []nim.Nimber
	First  int
	// Period, if positive, is a period that the values have from the heap of size From on.
	Period, From int
	// Saltus is what is added to the values in each period; mostly 0.
	Saltus nim.Nimber
	// Observed says that the period holds as far as was looked, and was not proved.
	Observed bool
	// PerRow is the number of values in a row of text; 0, or less, stands for 10.
	PerRow int
}

// WriteText writes the values as a table with aligned columns. The label of a row is the size of its first heap, and
// those of the columns are what is to be added to it. The error is that of w.
func (s Sequence) WriteText(w io.Writer) error {
	per := s.PerRow
	if per <= 0 {
		per = 10
	}
	head := []string{""}
	for i := range min(per, len(s.Values)) {
		head = append(head, "+"+strconv.Itoa(i))
	}
	table := [][]string{head}
	for i := 0; i < len(s.Values); i += per {
		line := []string{strconv.Itoa(s.First + i)}
		for _, v := range s.Values[i:min(i+per, len(s.Values))] {
			line = append(line, strconv.FormatUint(uint64(v), 10))
		}
		table = append(table, line)
	}
	_, err := w.Write(align(table))
	return err
}
