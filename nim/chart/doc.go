// Package chart draws nim-values: a [Map] has those of a board or a table of an operation, in rows and columns, and a
// [Sequence] has those of heaps of growing size. Both are drawn as SVG and written as plain text.
//
// A picture is an SVG file without scripts that can be read on light and on dark pages. The same values make the same
// bytes. Positions of value 0, the P-positions, are what one looks for first, so they are marked. The size of a picture
// is limited by counts: of cells for a map, and by nothing but the number of values for a sequence, since points that
// cannot be told apart are drawn once.
package chart
