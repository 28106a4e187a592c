package chart

import (
	"fmt"
	"io"
	"strconv"

	"github.com/cgt-go/sdk/internal/svg"
	"github.com/cgt-go/sdk/nim"
)

// WriteSVG draws the map. A map of up to 40 × 40 cells has its values written into them; in a larger one they are
// colours only, from blue for small values to orange for large ones, with a scale below, and cells of value 0 are
// white. It fails with a [*cgt.LimitError] if there are too many cells, before anything is written, and else as w does. It
// panics if there is no Value.
func (m Map) WriteSVG(w io.Writer) error {
	picture, err := m.AppendSVG(nil)
	if err != nil {
		return err
	}
	_, err = w.Write(picture)
	return err
}

// Sizes of a map in pixels.
const (
	written   = 40   // the largest number of rows and columns with a text in each cell
	letter    = 8.0  // the width of a character of a cell, nearly
	lowCell   = 26.0 // the height of a cell with a text
	margin    = 6.0
	scaleSize = 14.0 // of a field of the scale of colours
	between   = 44.0 // the least distance of labels of cells without texts
	allCells  = 640  // the size of a map with small cells, nearly
)

// mapDrawing is a map on its way to paper.
type mapDrawing struct {
	*Map
	rows, cols    int
	all           []nim.Nimber
	most          nim.Nimber
	texts         bool    // whether cells have texts
	wide, high    float64 // of a cell
	widest, first float64 // of the labels of columns the widest one, and half of the first one
	left, top     float64 // of the cells
	width, height float64 // of the picture
}

// AppendSVG appends what [Map.WriteSVG] writes.
func (m Map) AppendSVG(dst []byte) ([]byte, error) {
	rows, cols, err := m.size()
	if err != nil {
		return dst, err
	}
	d := mapDrawing{Map: &m, rows: rows, cols: cols, texts: max(rows, cols) <= written}
	d.all, d.most = m.values(rows, cols)
	d.measure()
	title := m.Title
	if title == "" {
		title = fmt.Sprintf("nim-values in %d rows and %d columns", rows, cols)
	}
	dst = svg.AppendStart(dst, 0, 0, d.width, d.height, title)
	dst = d.appendCells(dst)
	dst = d.appendFrame(dst)
	if d.texts {
		dst = d.appendTexts(dst)
	} else if m.Show == Values {
		dst = d.appendScale(dst)
	}
	dst = d.appendLabels(dst)
	return svg.AppendEnd(dst), nil
}

// measure finds the sizes.
func (d *mapDrawing) measure() {
	for col := range d.cols {
		d.widest = max(d.widest, svg.Width(label(d.ColLabel, col), letter))
	}
	wide := svg.Width(d.Corner, letter)
	for row := range d.rows {
		wide = max(wide, svg.Width(label(d.RowLabel, row), letter))
	}
	d.left = margin + wide + margin
	if d.cols > 0 {
		d.first = svg.Width(label(d.ColLabel, 0), letter) / 2
	}
	d.top = margin
	if !d.Up {
		d.top += lowCell
	}
	d.wide, d.high = 1, 1
	if d.texts {
		longest := max(letter, d.widest)
		for _, v := range d.all {
			longest = max(longest, letter*float64(len(d.cell(v))))
		}
		d.wide, d.high = max(lowCell, longest+margin), lowCell
	} else if size := allCells / max(d.rows, d.cols); size > 1 {
		d.wide, d.high = float64(size), float64(size)
	}
	if corner := svg.Width(d.Corner, letter); corner > 0 { // beside the label of the first column
		d.left = max(d.left, margin+corner+margin+d.first-d.wide/2)
	}
	d.width = max(d.left+max(d.wide*float64(d.cols), d.wide/2+d.first), d.widest) + 2*margin
	d.height = margin + lowCell + d.high*float64(d.rows) + margin
	if !d.texts && d.Show == Values {
		const beside = 26 // gaps, and the number 1
		numbers := letter * float64(len(strconv.FormatUint(uint64(d.most), 10)))
		d.width = max(d.width, d.left+scaleSize*float64(numShades(d.most)+2)+max(90, beside+numbers))
		d.height += scaleSize + 2*margin
	}
}

func (d *mapDrawing) x(col int) float64 { return d.left + d.wide*float64(col) }

func (d *mapDrawing) y(row int) float64 { return d.top + d.high*float64(d.place(row, d.rows)) }

// appendCells draws the cells, those of each colour as one line that is as thick as they are high.
func (d *mapDrawing) appendCells(dst []byte) []byte {
	zero := "#ffffff"
	if d.Show != Values {
		zero = svg.Both
	}
	lines := make([][]byte, numShades(d.most)+1) // of the colours, that of 0 first
	for row := range d.rows {
		y := svg.Pixels(d.y(row) + d.high/2)
		for col := 0; col < d.cols; {
			c, from := d.colourOf(row, col), col
			for col++; col < d.cols && d.colourOf(row, col) == c; col++ {
			}
			if c == 0 || d.Show == Values {
				lines[c] = fmt.Appendf(lines[c], "M%s %sh%s", svg.Pixels(d.x(from)), y, svg.Pixels(d.wide*float64(col-from)))
			}
		}
	}
	dst = fmt.Appendf(dst, `<g fill="none" stroke-width="%s" shape-rendering="crispEdges">`+"\n", svg.Pixels(d.high))
	for c, line := range lines {
		if len(line) > 0 {
			stroke := zero
			if c > 0 {
				stroke = colour(c-1, len(lines)-1)
			}
			dst = fmt.Appendf(dst, `<path d="%s" stroke="%s"/>`+"\n", line, stroke)
		}
	}
	return append(dst, "</g>\n"...)
}

// colourOf returns 0 for the value 0 and else the number of the colour, from 1.
func (d *mapDrawing) colourOf(row, col int) int {
	v := d.all[row*d.cols+col]
	if v == 0 {
		return 0
	}
	return 1 + shade(v, d.most)
}

// appendFrame draws the lines around the cells, or only around all of them if they are small.
func (d *mapDrawing) appendFrame(dst []byte) []byte {
	width, height := d.wide*float64(d.cols), d.high*float64(d.rows)
	dst = fmt.Appendf(dst, `<path d="M%s %sh%sv%sh%sz`, svg.Pixels(d.left), svg.Pixels(d.top), svg.Pixels(width), svg.Pixels(height), svg.Pixels(-width))
	if d.high >= lowCell/2 {
		for row := 1; row < d.rows; row++ {
			dst = fmt.Appendf(dst, "M%s %sh%s", svg.Pixels(d.left), svg.Pixels(d.top+d.high*float64(row)), svg.Pixels(width))
		}
		for col := 1; col < d.cols; col++ {
			dst = fmt.Appendf(dst, "M%s %sv%s", svg.Pixels(d.x(col)), svg.Pixels(d.top), svg.Pixels(height))
		}
	}
	return fmt.Appendf(dst, `" fill="none" stroke="%s"/>`+"\n", svg.Neither)
}

// appendTexts writes into the cells.
func (d *mapDrawing) appendTexts(dst []byte) []byte {
	dst = append(dst, `<g font-family="sans-serif" font-size="13" text-anchor="middle">`+"\n"...)
	for row := range d.rows {
		for col := range d.cols {
			v := d.all[row*d.cols+col]
			text := d.cell(v)
			if text == "" {
				continue
			}
			fill := "#ffffff"
			switch {
			case d.Show == Values && v == 0:
				fill = `#1a6b34" font-weight="bold`
			case v != 0 && d.Show != Values:
				fill = svg.Neither
			}
			dst = fmt.Appendf(dst, `<text x="%s" y="%s" fill="%s">%s</text>`+"\n",
				svg.Pixels(d.x(col)+d.wide/2), svg.Pixels(d.y(row)+d.high/2+4.5), fill, text)
		}
	}
	return append(dst, "</g>\n"...)
}

// appendLabels writes the labels of rows and columns: of all where there is room, and else of every so many. Those of
// columns that would leave the sheet stand nearer to its middle, and those that then stand upon others are left out.
func (d *mapDrawing) appendLabels(dst []byte) []byte {
	dst = fmt.Appendf(dst, `<g font-family="sans-serif" font-size="12" fill="%s" text-anchor="middle">`+"\n", svg.Neither)
	y := d.top - 8
	if d.Up {
		y = d.top + d.high*float64(d.rows) + 18
	}
	colStep, rowStep := 1, 1
	if !d.texts {
		colStep, rowStep = int(niceStep(max(between, d.widest+margin)/d.wide)), int(niceStep(between/d.high))
	}
	free := 0.0 // where the next label may begin
	if d.Corner != "" {
		half := svg.Width(d.Corner, letter) / 2
		x := min(d.left/2, d.x(0)+d.wide/2-d.first-margin-half)
		dst = appendText(dst, x, y, d.Corner)
		free = x + half + margin/2
	}
	for col := 0; col < d.cols; col += colStep {
		text := label(d.ColLabel, col)
		half := svg.Width(text, letter) / 2
		if x := max(half, min(d.x(col)+d.wide/2, d.width-half)); x-half >= free {
			dst = appendText(dst, x, y, text)
			free = x + half + margin/2
		}
	}
	for row := 0; row < d.rows; row += rowStep {
		dst = appendText(dst, d.left/2, d.y(row)+d.high/2+4, label(d.RowLabel, row))
	}
	return append(dst, "</g>\n"...)
}

// appendScale draws the colours and what they mean.
func (d *mapDrawing) appendScale(dst []byte) []byte {
	n := numShades(d.most)
	y := d.height - scaleSize - margin
	dst = fmt.Appendf(dst, `<g font-family="sans-serif" font-size="12" fill="%s">`+"\n", svg.Neither)
	dst = fmt.Appendf(dst, `<rect x="%s" y="%s" width="%s" height="%s" fill="#ffffff" stroke="%s"/>`+"\n",
		svg.Pixels(d.left), svg.Pixels(y), svg.Pixels(scaleSize), svg.Pixels(scaleSize), svg.Neither)
	dst = appendText(dst, d.left+scaleSize+4, y+11, "0")
	x := d.left + 2*scaleSize + 4
	if n > 0 {
		dst = appendText(dst, x+4, y+11, "1")
		x += 14
	}
	for i := range n {
		dst = fmt.Appendf(dst, `<rect x="%s" y="%s" width="%s" height="%s" fill="%s"/>`+"\n",
			svg.Pixels(x), svg.Pixels(y), svg.Pixels(scaleSize), svg.Pixels(scaleSize), colour(i, n))
		x += scaleSize
	}
	if d.most > 1 {
		dst = appendText(dst, x+4, y+11, strconv.FormatUint(uint64(d.most), 10))
	}
	return append(dst, "</g>\n"...)
}

func appendText(dst []byte, x, y float64, text string) []byte {
	return fmt.Appendf(dst, `<text x="%s" y="%s">%s</text>`+"\n", svg.Pixels(x), svg.Pixels(y), svg.Escape(text))
}
