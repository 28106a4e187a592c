package wythoff

import (
	"context"
	"errors"

	"github.com/cgt-go/sdk/cgt"
	"github.com/cgt-go/sdk/nim"
)

// Table returns the nim-values of all positions with heaps smaller than rows and cols: table[a][b] is that of (a, b).
// It takes time of order t·(rows + cols) for each. The limit on positions is one on rows·cols; beyond it Table returns
// a [*cgt.LimitError]. It also ends if ctx is done. It panics if a number is negative.
func (r Rules) Table(ctx context.Context, rows, cols int, limits cgt.Limits) ([][]nim.Nimber, error) {
	if rows < 0 || cols < 0 {
		panic(errors.New("wythoff: Table with a negative size"))
	}
	if most := limits.MaxPositions(); cols > 0 && rows > most/cols {
		return nil, &cgt.LimitError{What: "positions", Limit: most}
	}
	more := int(min(uint64(r.more), uint64(rows)+uint64(cols))) // more than that makes no difference
	table := make([][]nim.Nimber, rows)
	columns := make([][]nim.Nimber, cols)
	var options []nim.Nimber
	for a := range table {
		table[a] = make([]nim.Nimber, cols)
		for b := range table[a] {
			if ctx.Err() != nil {
				return nil, context.Cause(ctx)
			}
			options = append(append(options[:0], table[a][:b]...), columns[b]...)
			for k := 1; k <= a; k++ {
				// Take k from the one heap and from k − t + 1 to k + t − 1 from the other, but at least 1.
				from, to := b-k-more, b-max(1, k-more)
				if to < 0 {
					break
				}
				options = append(options, table[a-k][max(0, from):to+1]...)
			}
			table[a][b] = nim.Mex(options...)
			columns[b] = append(columns[b], table[a][b])
		}
	}
	return table, nil
}
