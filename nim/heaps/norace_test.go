//go:build !race

package heaps

// race says that the race detector is on.
const race = false
