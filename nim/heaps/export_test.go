package heaps

// Race says that the race detector is on.
const Race = race
