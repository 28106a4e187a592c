//go:build race

package surreal_test

func init() { raceEnabled, chainLength = true, 50_000 }
