// Package ordinal has transfinite nimbers: infinite ordinals as the values of heaps of Nim, and the field that they are.
package ordinal
