package cgttest

import (
	"errors"
	"testing"

	"github.com/cgt-go/sdk/internal/detector"
)

// concurrent is the name of the law for goroutines, which the race detector can check better than the kit.
const concurrent = "concurrent"

// examined is what a suite knows of its rules or its game, and how it checks the laws.
type examined interface {
	stages() []stage
	// prepare finds what the laws of a stage need.
	prepare(stage) error
	// enough returns an error if the laws hold, but had nothing to check.
	enough() error
	// lookalikes finds positions that have the same text, which messages name by it.
	lookalikes() *lookalikes
	// coverage says how much was checked.
	coverage() string
}

// stage is a list of laws that take those of the stages before for granted.
type stage struct {
	laws       []rulesetLaw
	needValues bool
}

// check checks the laws and returns one error that joins those for each law that is broken.
func check(e examined) error {
	var broken []error
	for _, stage := range e.stages() {
		if err := e.prepare(stage); err != nil {
			return err
		}
		for _, law := range stage.laws {
			if err := law.broken(e); err != nil {
				broken = append(broken, err)
			}
		}
		if len(broken) > 0 {
			return errors.Join(broken...) // what follows takes these laws for granted
		}
	}
	return e.enough()
}

// run checks the laws in a subtest for each, and returns whether all hold and enough was checked. In any case it says
// how much was.
func run(t *testing.T, e examined) bool {
	t.Helper()
	defer func() {
		t.Helper()
		t.Log(e.coverage())
	}()
	stages := e.stages()
	for i, stage := range stages {
		if err := e.prepare(stage); err != nil {
			t.Error(err)
			return false
		}
		hold := true
		for _, law := range stage.laws {
			hold = t.Run(law.name, func(t *testing.T) {
				t.Helper()
				if err := law.broken(e); err != nil {
					t.Error(err)
				} else if law.name == concurrent && !detector.On {
					t.Log("without go test -race, rules that write where other goroutines read may pass by chance")
				}
			}) && hold
		}
		if !hold {
			if i+1 < len(stages) {
				t.Log("what takes these laws for granted was not checked")
			}
			t.Log("what is listed first says most about the cause")
			return false
		}
	}
	if err := e.enough(); err != nil {
		t.Error(err)
		return false
	}
	return true
}
