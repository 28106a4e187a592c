package pieces

// Set breaks a grid.
func (g *Grid) Set(row, col, value int) { g.cells[row*g.rules.Cols+col] = uint32(value) }
