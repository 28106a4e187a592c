//go:build race

package endgames_test

// raceEnabled says that long tests take too long.
const raceEnabled = true
