//go:build race

package surreal_test

func init() { chainLength = 50_000 }
