//go:build race

package heaps

// race says that the race detector is on, which makes tests ten times slower.
const race = true
