package matrixgame

// Equilibria is what [EquilibriumSolver.ExtremeEquilibria] found.
type Equilibria struct {
	Game    *Bimatrix
	Extreme []Profile // all extreme equilibria, in the order of [Profile.Compare]
}
