// Package limit has the one convention for limits that are counts.
package limit

import "math"

// Count returns the count that a field of limits stands for: 0 for the standard one, a negative number
// for no limit, and any other number for itself.
func Count(field, standard int) int {
	switch {
	case field == 0:
		return standard
	case field < 0:
		return math.MaxInt
	}
	return field
}
