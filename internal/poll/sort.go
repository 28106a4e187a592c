package poll

import (
	"context"
	"slices"
)

// sortedAtOnce is how many elements are sorted before they are merged with others. A sort that is to stop goes on to
// its end, with elements that all seem the same, so they may not be too many.
const sortedAtOnce = 1 << 14

// SortFunc sorts a list as [slices.SortStableFunc] does, and looks at ctx meanwhile; if that is done, the error is its
// cause, and the list is in no order.
func SortFunc[T any](ctx context.Context, list []T, cmp func(a, b T) int) error {
	steps := 0
	for piece := range slices.Chunk(list, sortedAtOnce) {
		if ctx.Err() != nil { // one element is not compared
			return context.Cause(ctx)
		}
		var err error
		slices.SortStableFunc(piece, func(a, b T) int {
			if err == nil {
				err = Err(ctx, &steps)
			}
			if err != nil {
				return 0
			}
			return cmp(a, b)
		})
		if err != nil {
			return err
		}
	}
	var merged []T
	for size := sortedAtOnce; size < len(list); size *= 2 {
		merged = slices.Grow(merged[:0], len(list))
		for pair := range slices.Chunk(list, 2*size) {
			a, b := pair[:min(size, len(pair))], pair[min(size, len(pair)):]
			for len(a) > 0 && len(b) > 0 {
				if err := Err(ctx, &steps); err != nil {
					return err
				}
				if cmp(b[0], a[0]) < 0 {
					merged, b = append(merged, b[0]), b[1:]
				} else {
					merged, a = append(merged, a[0]), a[1:]
				}
			}
			merged = append(append(merged, a...), b...)
		}
		copy(list, merged)
	}
	return nil
}
