package cgttest_test

import (
	"errors"
	"strings"
	"sync/atomic"
	"testing"

	"github.com/cgt-go/sdk/cgttest"
	"github.com/cgt-go/sdk/zermelo"
)

// fickle is race with all capabilities that solvers ask for besides, of which one gives another answer now and then.
type fickle struct {
	numbered
	asked *atomic.Int64
	about string
}

func (r fickle) changes(method string) bool { return method == r.about && r.asked.Add(1)%5 == 0 }

func (r fickle) Estimate(p racePosition) int {
	if r.changes("Estimate") {
		return -p.Pos - 1
	}
	return p.Pos
}

func (r fickle) Bounds(p racePosition) (least, most zermelo.Int, ok bool) {
	if r.changes("Bounds") {
		return -11, 11, true
	}
	return -10, 10, !r.changes("known")
}

func (r fickle) IsMove(p, q racePosition) bool {
	return judged{}.IsMove(p, q) && !r.changes("IsMove")
}

func (r fickle) Index(p racePosition) int {
	if r.changes("Index") {
		return (p.Pos + 1) % r.Size()
	}
	return p.Pos
}

func (r fickle) Position(i int) (racePosition, bool) {
	return racePosition{Pos: i}, !r.changes("Position")
}

func (r fickle) AppendParents(dst []racePosition, p racePosition) []racePosition {
	if p.Pos > 1 && r.changes("AppendParents") {
		return append(dst, racePosition{Pos: p.Pos - 1})
	}
	return r.numbered.AppendParents(dst, p)
}

// What only some solvers ask for must not change either.
func TestGameSuiteFindsFickleCapabilities(t *testing.T) {
	for about, want := range map[string]string{
		"Estimate":      "the estimate is ",
		"Bounds":        "the bounds are [-10 10], but asked again [-11 11]",
		"known":         "bounds are known: true, but asked again false",
		"IsMove":        "IsMove affirms the moves ",
		"Index":         "the number is ",
		"Position":      "belongs to ",
		"AppendParents": "the parents are ",
		"":              "",
	} {
		r := fickle{asked: new(atomic.Int64), about: about}
		err := cgttest.GameSuite[racePosition, zermelo.Int]{Game: r, Positions: []racePosition{{}}}.Check()
		var broken *cgttest.LawError
		switch {
		case about == "" && err != nil:
			t.Error(err)
		case about == "":
		case !errors.As(err, &broken) || broken.Law != "deterministic" || !strings.Contains(err.Error(), want):
			t.Errorf("%s: want %q: %v", about, want, err)
		}
	}
}
