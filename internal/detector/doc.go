// Package detector says whether the race detector watches. Then everything takes about ten times as long, so that tests
// look at less, and a [sync.Pool] drops things, so that allocations cannot be counted.
package detector
