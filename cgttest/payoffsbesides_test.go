package cgttest_test

import (
	"sync/atomic"
	"testing"

	"github.com/cgt-go/sdk/cgttest"
	"github.com/cgt-go/sdk/zermelo"
)

// fickle is race with all capabilities that solvers ask for besides, which may give another answer now and then.
type fickle struct {
	numbered
	changes func(method string, n int) bool // if it gives another answer, about a number
}

func (r fickle) Estimate(p racePosition) int {
	if r.changes("Estimate", p.Pos) {
		return -p.Pos - 1
	}
	return p.Pos
}

func (r fickle) Bounds(p racePosition) (least, most zermelo.Int, ok bool) {
	if r.changes("Bounds", p.Pos) {
		return -11, 11, true
	}
	return -10, 10, !r.changes("known", p.Pos)
}

func (r fickle) IsMove(p, q racePosition) bool {
	return judged{}.IsMove(p, q) && !r.changes("IsMove", p.Pos)
}

func (r fickle) Index(p racePosition) int {
	if r.changes("Index", p.Pos) {
		return (p.Pos + 1) % r.Size()
	}
	return p.Pos
}

func (r fickle) Position(i int) (racePosition, bool) {
	return racePosition{Pos: i}, !r.changes("Position", i)
}

func (r fickle) AppendParents(dst []racePosition, p racePosition) []racePosition {
	if p.Pos > 1 && r.changes("AppendParents", p.Pos) {
		return append(dst, racePosition{Pos: p.Pos - 1})
	}
	return r.numbered.AppendParents(dst, p)
}

// endless is race with what play without end would be worth. Where the answer is no, the payoff may be anything.
type endless struct {
	race
	unending func() (zermelo.Int, bool)
}

func (r endless) Unending() (zermelo.Int, bool) { return r.unending() }

func TestGameSuiteFindsFickleUnending(t *testing.T) {
	for name, c := range map[string]struct {
		unending func(asked int64) (zermelo.Int, bool)
		want     string
	}{
		"no":          {func(asked int64) (zermelo.Int, bool) { return zermelo.Int(asked), false }, ""},
		"yes":         {func(int64) (zermelo.Int, bool) { return 0, true }, ""},
		"no, and yes": {func(asked int64) (zermelo.Int, bool) { return 0, asked > 2 }, "Unending says true, but said false before"},
		"yes, and no": {func(asked int64) (zermelo.Int, bool) { return 0, asked < 3 }, "Unending says false, but said true before"},
		"changes":     {func(asked int64) (zermelo.Int, bool) { return zermelo.Int(min(asked, 2)) - 1, true }, "Unending says 1, but said 0 before"},
	} {
		var asked atomic.Int64
		r := endless{unending: func() (zermelo.Int, bool) { return c.unending(asked.Add(1)) }}
		err := cgttest.GameSuite[racePosition, zermelo.Int]{Game: r, Positions: []racePosition{{}}}.Check()
		law := "deterministic"
		if c.want == "" {
			law = ""
		}
		checkBroken(t, name, err, law, c.want)
	}
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
		var asked atomic.Int64
		r := fickle{changes: func(method string, _ int) bool { return method == about && asked.Add(1)%5 == 0 }}
		err := cgttest.GameSuite[racePosition, zermelo.Int]{Game: r, Positions: []racePosition{{}}}.Check()
		law := "deterministic"
		if about == "" {
			law = ""
		}
		checkBroken(t, about, err, law, want)
	}
}
