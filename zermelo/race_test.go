//go:build race

package zermelo_test

// raceEnabled says that long tests take too long.
const raceEnabled = true
