package main

import (
	"testing"

	"github.com/cgt-go/sdk/cgttest"
)

func TestPins(t *testing.T) {
	cgttest.Run(t, Pins{}, "iiiiii", "ii.i")
}
