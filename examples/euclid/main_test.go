package main

import (
	"testing"

	"github.com/cgt-go/sdk/cgttest"
)

func TestRules(t *testing.T) {
	cgttest.Run(t, Rules{}, Pair{9, 6}, Pair{13, 8}, Pair{21, 34})
}
