package zermelo

// cells is a partition of the numbers 0, 1, … into cells, which can be split and put together again. Each cell is a
// segment of an array. All methods take time in proportion to the numbers that they move.
type cells struct {
	elems []int // the numbers, cell by cell
	place []int // of each number in elems
	cell  []int // of each number
	first []int // of each cell in elems
	size  []int // of each cell
}

// newCells returns the partition of the numbers less than n that has them all in one cell.
func newCells(n int) *cells {
	c := &cells{elems: make([]int, n), place: make([]int, n), cell: make([]int, n), first: []int{0}, size: []int{n}}
	for x := range n {
		c.elems[x], c.place[x] = x, x
	}
	return c
}

// members returns the numbers in a cell. They are valid until a cell is split or merged.
func (c *cells) members(cell int) []int {
	return c.elems[c.first[cell] : c.first[cell]+c.size[cell]]
}

// split makes a new cell, the last one, of some of the numbers of a cell, in their order; not of all. It returns the
// new cell.
func (c *cells) split(cell int, out []int) int {
	end := c.first[cell] + c.size[cell]
	made := len(c.first)
	for i := len(out) - 1; i >= 0; i-- {
		end--
		x, y := out[i], c.elems[end]
		c.elems[c.place[x]], c.elems[end] = y, x
		c.place[y], c.place[x] = c.place[x], end
		c.cell[x] = made
	}
	c.size[cell] -= len(out)
	c.first = append(c.first, end)
	c.size = append(c.size, len(out))
	return made
}

// merge takes back the last split, which was of the given cell.
func (c *cells) merge(cell int) {
	last := len(c.first) - 1
	for _, x := range c.members(last) {
		c.cell[x] = cell
	}
	c.size[cell] += c.size[last]
	c.first, c.size = c.first[:last], c.size[:last]
}
