// Package poll lets long loops look now and then whether their context is done.
package poll

import "context"

// Every is the number of steps after which [Err] looks.
const Every = 1 << 8

// Err counts a step and returns the cause why ctx is done. It looks at the first step, so that a context that is done
// from the start is never overlooked, and then at one of each [Every].
func Err(ctx context.Context, steps *int) error {
	if *steps++; *steps%Every != 1 {
		return nil
	}
	if ctx.Err() != nil {
		return context.Cause(ctx)
	}
	return nil
}

// Many counts n steps at once, as Err does one by one: of large positions the moves are many, and listing them takes
// long.
func Many(ctx context.Context, steps *int, n int) error {
	looked := (*steps + Every - 1) / Every
	if *steps += n; (*steps+Every-1)/Every == looked {
		return nil
	}
	if ctx.Err() != nil {
		return context.Cause(ctx)
	}
	return nil
}
