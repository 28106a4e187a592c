//go:build race

package surreal

func init() { raceEnabled, depthOfTower, droppedGames = true, 30_000, 60_000 }
