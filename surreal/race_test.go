//go:build race

package surreal

// The race detector makes everything several times as slow.
func init() { depthOfTower, droppedGames = 30_000, 60_000 }
