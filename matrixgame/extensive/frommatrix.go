package extensive

import (
	"strconv"

	"github.com/cgt-go/sdk/matrixgame"
)

// FromMatrix returns the game of a matrix, in which both players choose at once: Max chooses a row, and then Min a column
// without knowing which row it was, and Max gets the entry where they meet. Max has the set "row" and Min the set
// "column"; their moves have the numbers of the rows and columns as labels, counted from 0. The value and the optimal
// strategies are those of the matrix, and [Game.NormalForm] leads back to it. FromMatrix panics if m is nil; [New] has a
// limit for nodes, of which a matrix of m × n entries has 1 + m + m·n.
//
// Source: H. W. Kuhn, Extensive games and the problem of information, 1953, for moves at the same time as moves that the
// other player is not told.
func FromMatrix(m *matrixgame.Matrix) Tree {
	rows := make([]Move, m.Rows())
	for i := range rows {
		columns := make([]Move, m.Columns())
		for j := range columns {
			columns[j] = Move{Label: strconv.Itoa(j), Then: End(m.At(i, j))}
		}
		rows[i] = Move{Label: strconv.Itoa(i), Then: Choice(Min, "column", columns...)}
	}
	return Choice(Max, "row", rows...)
}
