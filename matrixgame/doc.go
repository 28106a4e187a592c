// Package matrixgame solves games in which players choose at the same time, exactly.
package matrixgame
