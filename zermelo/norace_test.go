//go:build !race

package zermelo_test

const raceEnabled = false
