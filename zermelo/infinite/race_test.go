//go:build race

package infinite_test

// raceEnabled says that long tests take too long.
const raceEnabled = true
