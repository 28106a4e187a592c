package limit

// mostGoroutines is how many goroutines may work on one call, so that a number that is too large does no harm.
const mostGoroutines = 256

// Goroutines returns how many goroutines may work on a call, including the caller's, for a field that says so: at least
// 1, which is what 0 and less stand for, and at most 256.
func Goroutines(field int) int { return min(max(1, field), mostGoroutines) }
