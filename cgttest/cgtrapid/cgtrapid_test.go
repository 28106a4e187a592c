package cgtrapid_test

import (
	"testing"

	"pgregory.net/rapid"

	"github.com/cgt-go/sdk/cgttest/cgtrapid"
	"github.com/cgt-go/sdk/surreal"
)

func TestLaws(t *testing.T) {
	for _, c := range []struct {
		name  string
		games *rapid.Generator[surreal.Game]
	}{
		{"Number", cgtrapid.Number()},
		{"Nimber", cgtrapid.Nimber()},
		{"NumberUpStar", cgtrapid.NumberUpStar()},
		{"Game2", cgtrapid.Game(2)},
		{"Game3", cgtrapid.Game(3)},
		{"AllSmall", cgtrapid.AllSmall(3)},
		{"Infinitesimal", cgtrapid.Infinitesimal()},
		{"Switch", cgtrapid.Switch()},
		{"Hot", cgtrapid.Hot(2)},
		{"Any", cgtrapid.Any()},
		{"Game4", cgtrapid.Game(4)},
	} {
		t.Run(c.name, func(t *testing.T) { cgtrapid.CheckLaws(t, c.games) })
	}
}
