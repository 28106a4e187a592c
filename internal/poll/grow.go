package poll

import (
	"context"
	"slices"
)

// atOnce is how many elements are moved between two looks at the context.
const atOnce = 1 << 16

// Grow returns list with room for n more elements, as [slices.Grow] does. If there are very many elements, it looks at
// ctx while it moves them; if that is done, the error is its cause, and the list is returned as it was.
func Grow[T any](ctx context.Context, list []T, n int) ([]T, error) {
	if len(list) < atOnce {
		return slices.Grow(list, n), nil
	}
	if n <= cap(list)-len(list) {
		return list, nil
	}
	larger := make([]T, 0, n+len(list)+len(list)/4)
	for piece := range slices.Chunk(list, atOnce) {
		if ctx.Err() != nil {
			return list, context.Cause(ctx)
		}
		larger = append(larger, piece...)
	}
	return larger, nil
}
