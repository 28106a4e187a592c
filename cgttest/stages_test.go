package cgttest_test

import (
	"os"
	"os/exec"
	"slices"
	"strings"
	"testing"

	"github.com/cgt-go/sdk/cgt"
	"github.com/cgt-go/sdk/cgttest"
	"github.com/cgt-go/sdk/internal/detector"
	"github.com/cgt-go/sdk/zermelo"
)

// runs are tests some of which fail. [TestRunReport] has another process run them, and reads what they write.
var runs = map[string]func(t *testing.T){
	"rules": func(t *testing.T) { cgttest.Run(t, fastStalks{}, "BRG") },
	"rules without moves": func(t *testing.T) {
		cgttest.Run(t, cgt.RulesetFunc[int](func(dst []int, _ int, _ cgt.Player) []int { return dst }), 0)
	},
	"rules that forget the player": func(t *testing.T) { cgttest.Run(t, forgetful(cgt.Left, cgt.Right), 3) },
	"rules that forget Right":      func(t *testing.T) { cgttest.Run(t, forgetful(cgt.Left), 3) },
	"rules that forget Left":       func(t *testing.T) { cgttest.Run(t, forgetful(cgt.Right), 3) },
	"game that forgets Min": func(t *testing.T) {
		cgttest.RunGame(t, zermelo.Rules[int, zermelo.Result]{
			Ended: func(n int) (zermelo.Result, bool) { return zermelo.Win, n == 0 },
			Mover: func(int) zermelo.Player { return zermelo.Max },
			Moves: func(dst []int, n int) []int { return append(dst, n-1) },
		}, 3)
	},
	"rules that move to the same place again": func(t *testing.T) {
		cgttest.Run(t, cgt.RulesetFunc[int](func(dst []int, p int, _ cgt.Player) []int { return append(dst, p) }), 0)
	},
	"rules that loop far away": func(t *testing.T) { cgttest.Suite[int]{Rules: farLoop, Positions: []int{0}, Explore: 5}.Run(t) },
	"rules without small positions": func(t *testing.T) {
		cgttest.Run(t, count, 0)
		t.Log("the test goes on")
	},
	"wrong representatives": func(t *testing.T) {
		cgttest.Run(t, patched{normalize: func(p string) (string, bool) { return strings.ReplaceAll(p, "RG", "R"), false }}, "BRG GB R")
	},
	"wrong in the variant": func(t *testing.T) {
		cgttest.Run(t, patched{parts: func(dst []string, p string) []string {
			if p == "BR R" || p == "R BR" {
				return append(dst, "RB") // 1/2 − 1
			}
			return append(dst, strings.Fields(p)...)
		}}, "BR R")
	},
	"rules that lose their moves": func(t *testing.T) {
		add := func(dst []int, n int) { _ = append(dst, n) }
		cgttest.Run(t, cgt.RulesetFunc[int](func(dst []int, n int, _ cgt.Player) []int {
			for k := 1; k <= min(2, n); k++ {
				add(dst, n-k)
			}
			return dst
		}), 0, 5)
	},
	"game that has ended": func(t *testing.T) {
		cgttest.RunGame[racePosition, zermelo.Int](t, race{}, racePosition{Pos: 9})
	},
	"game": func(t *testing.T) { cgttest.RunGame[racePosition, zermelo.Int](t, race{}, racePosition{}) },
	"game and positions that follow": func(t *testing.T) {
		moves := race{}.AppendMoves(nil, racePosition{})
		cgttest.RunGame[racePosition, zermelo.Int](t, race{}, moves[0], racePosition{}, moves[1])
	},
	"game with a wrong judge": func(t *testing.T) {
		cgttest.RunGame[racePosition, zermelo.Int](t, judged{denies: true}, racePosition{})
	},
	"game with wrong bounds": func(t *testing.T) {
		cgttest.RunGame[racePosition, zermelo.Int](t, numbered{fault: "bounds"}, racePosition{})
	},
	"game without small positions": func(t *testing.T) {
		cgttest.GameSuite[racePosition, zermelo.Int]{Game: race{}, Positions: []racePosition{{Pos: -10_000}}, Search: 2, Explore: 10}.Run(t)
		t.Log("the test goes on")
	},
	"empty": func(t *testing.T) {
		cgttest.Run(t, cgt.RulesetFunc[string](func(dst []string, p string, _ cgt.Player) []string {
			if p == "" {
				panic("an empty row")
			}
			return append(dst, p[1:])
		}), "i")
	},
}

// forgetful returns rules by which all that have moves may take a counter from a heap or all of it.
func forgetful(those ...cgt.Player) cgt.RulesetFunc[int] {
	return func(dst []int, n int, who cgt.Player) []int {
		if n == 0 || !slices.Contains(those, who) {
			return dst
		}
		return append(dst, n-1, 0)
	}
}

// farLoop has a loop that begins after many moves.
var farLoop = cgt.RulesetFunc[int](func(dst []int, p int, who cgt.Player) []int {
	if p == 50 {
		return append(dst, 40)
	}
	return append(dst, p+1)
})

// Whether the laws hold or not, the suites say how much they checked and what is not known, in the same words.
func TestRunReport(t *testing.T) {
	const variable = "CGTTEST_RUN"
	if name := os.Getenv(variable); name != "" {
		runs[name](t)
		return
	}
	const untold, first = "what takes these laws for granted was not checked", "what is listed first says most about the cause"
	// Without the detector, the law that is for it says so.
	watched, chance := []string{"without go test -race, rules that write where other goroutines read may pass by chance\n"}, []string(nil)
	if !detector.On {
		watched, chance = chance, watched
	}
	for name, c := range map[string]struct{ want, unwanted []string }{
		"rules": {
			append(chance, "\nPASS", "looked at all 4 positions; ", "4 have values that were checked", "the rules know 1 value\n"),
			append(watched, untold, first, "1 values"),
		},
		"rules that forget the player": {
			[]string{"\nPASS", "looked at all 4 positions; everywhere both players have the same moves, and no method Impartial says so; 4 have values"},
			nil,
		},
		"rules that forget Right": {
			[]string{"\nPASS", "looked at all 4 positions; Right never has a move; 4 have values"},
			nil,
		},
		"rules that forget Left": {
			[]string{"\nPASS", "looked at all 4 positions; Left never has a move; 4 have values"},
			nil,
		},
		"game that forgets Min": {
			[]string{"\nPASS", "looked at all 4 positions; Min is never to move; values"},
			nil,
		},
		"rules without moves": {
			[]string{"\nPASS", "looked at the only position there is, and nobody has a move; 1 has a value that was checked\n"},
			[]string{untold, first},
		},
		"rules that move to the same place again": {
			[]string{"--- FAIL: TestRunReport/finite", untold, first, "looked at the only position there is; everywhere both players have the same moves, and no method Impartial says so\n"},
			[]string{"values"},
		},
		"rules that loop far away": {
			[]string{"--- FAIL: TestRunReport/finite", "infinite play", untold, first, "looked at 6 positions, but there are more; everywhere both players have the same moves, and no method Impartial says so\n"},
			nil,
		},
		"rules without small positions": {
			[]string{"--- PASS: TestRunReport/finite", "values were not checked", "looked at 1001 positions, but there are more; 0 have values that were checked, but not 1 given position, from which too many can be reached or whose values take too many steps\n", "the test goes on"},
			nil,
		},
		"wrong representatives": {
			[]string{"--- FAIL: TestRunReport/normalizer ", untold, first, "looked at all "},
			[]string{"Twin", "variant"},
		},
		"wrong in the variant": {
			[]string{"--- FAIL: TestRunReport/impartial-variant ", first, "looked at all ", "ImpartialTwin, see cgt.Twin"},
			[]string{untold},
		},
		"rules that lose their moves": {
			[]string{"--- PASS: TestRunReport/append ", "--- FAIL: TestRunReport ", "from 5 the rules wrote 3 behind the end of what they returned as moves of Left: see that AppendMoves returns what append returns"},
			[]string{untold, first},
		},
		"game that has ended": {
			[]string{"\nPASS", "looked at the only position there is, and play has ended; values were checked from 1 given position and 0 others, those of 1 position in all\n"},
			[]string{untold, first},
		},
		"game": {
			[]string{"\nPASS", "looked at all 20 positions; values were checked from 1 given position and 19 others, those of 20 positions in all\n"},
			[]string{untold, first},
		},
		"game and positions that follow": {
			[]string{"\nPASS", "looked at all 20 positions; values were checked from 3 given positions and 17 others, those of 20 positions in all\n"},
			nil,
		},
		"game with a wrong judge": {
			[]string{"--- FAIL: TestRunReport/judge ", untold, first, "looked at all 20 positions\n"},
			[]string{"values were checked"},
		},
		"game with wrong bounds": {
			[]string{"--- FAIL: TestRunReport/values ", untold, first, "looked at all 20 positions\n"},
			[]string{"values were checked"},
		},
		"game without small positions": {
			[]string{"values were not checked", "looked at 10 positions, but there are more\n", "the test goes on"},
			nil,
		},
		"empty": {
			[]string{"the rules panicked, or ended the test, when they were asked about \"\"\n"},
			nil,
		},
	} {
		t.Run(name, func(t *testing.T) {
			run := exec.CommandContext(t.Context(), os.Args[0], "-test.run=^TestRunReport$", "-test.v", "-test.timeout=5m")
			run.Env = append(os.Environ(), variable+"="+name)
			out, _ := run.CombinedOutput() // it fails if a test of the other process does
			for _, text := range c.want {
				if !strings.Contains(string(out), text) {
					t.Errorf("%q is not in\n%s", text, out)
				}
			}
			for _, text := range append(c.unwanted, " stages.go:") { // which is no place in the tests of whoever runs the kit
				if strings.Contains(string(out), text) {
					t.Errorf("%q is in\n%s", text, out)
				}
			}
		})
	}
}
