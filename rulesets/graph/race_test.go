//go:build race

package graph_test

// The race detector makes everything about ten times as slow.
func init() { large = 2000 }
