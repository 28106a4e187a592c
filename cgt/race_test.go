//go:build race

package cgt_test

// The race detector makes everything about ten times as slow.
func init() { chainLength = 100_000 }
