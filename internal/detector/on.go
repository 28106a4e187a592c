//go:build race

package detector

// On says whether the detector watches.
const On = true
