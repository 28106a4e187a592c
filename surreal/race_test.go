//go:build race

package surreal

// The race detector makes everything several times as slow.
func init() { depthOfTower = 50_000 }
