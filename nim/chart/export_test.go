package chart

import "github.com/cgt-go/sdk/nim"

// Shades is the number of different colours.
const Shades = shades

// Colour returns the colour of a value other than 0.
func Colour(v, most nim.Nimber) string { return colour(shade(v, most), numShades(most)) }
