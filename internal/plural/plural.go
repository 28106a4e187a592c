// Package plural writes numbers of things in messages.
package plural

import "fmt"

// Of returns a number with the word for so many things: 1 move, 2 moves.
func Of(n int, one, many string) string {
	if n == 1 {
		return "1 " + one
	}
	return fmt.Sprintf("%d %s", n, many)
}
