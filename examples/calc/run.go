package main

import (
	"bytes"
	"context"
	"errors"
	"fmt"
	"io"
	"slices"
	"strings"
	"unicode"

	"github.com/cgt-go/sdk/surreal"
)

// limits bounds every computation, so that no input keeps calc busy for ever or fills the memory.
var limits = surreal.Limits{Positions: 1_000_000, Steps: 20_000_000}

// A form is one of the things that calc does.
type form struct {
	name  string   // the first word
	words string   // the words after it, for the help
	does  string   // what it does, for the help
	flags []string // the flags it has, beside json
	run   func(ctx context.Context, c *call) (answer, error)
}

// The form that no name begins, and the others.
var (
	expressionForm = form{
		words: "EXPR...",
		does:  "the value of a game, or whether a comparison such as '* || 0' is true",
		run:   runExpression,
	}
	namedForms = []form{
		{
			name:  "bimatrix",
			words: "FILE",
			does:  "all extreme equilibria of a game of two players: two matrices with an empty line between, Gambit's .nfg, or lrsnash's .lrs",
			run:   runBimatrix,
		},
		{
			name:  "cmp",
			words: "A B",
			does:  "the relation between two games: <, >, = or ||",
			run:   runCmp,
		},
		{
			name:  "grid",
			words: "[-svg F] PIECE ROWS COLS",
			does:  "the nim-values of a one-way chess piece at the corner of a board; with -svg they are drawn into the file F",
			flags: []string{"svg"},
			run:   runGrid,
		},
		{
			name:  "hackenbush",
			words: "[-svg F] FILE",
			does:  "the value of a Hackenbush picture; with -svg it is drawn into the file F",
			flags: []string{"svg"},
			run:   runHackenbush,
		},
		{
			name:  "matrix",
			words: "[-svg F] FILE",
			does:  "the value of a matrix game, and best strategies of both; with -svg, if it has two rows or two columns, its diagram is drawn into the file F",
			flags: []string{"svg"},
			run:   runMatrix,
		},
		{
			name:  "nim",
			words: "H...",
			does:  "who wins Nim with the given heaps, and all winning moves",
			run:   runNim,
		},
		{
			name:  "nimber",
			words: "EXPR...",
			does:  "arithmetic in the field of nimbers: + - * / ^, sqrt(x), w; or order(x), degree(x), log(x,b), roots(a,b,c)",
			run:   runNimber,
		},
		{
			name:  "number",
			words: "[-sign] EXPR...",
			does:  "a surreal number: its normal form, birthday and signs; + - * / ^, sqrt(x), w; with -sign the signs alone",
			flags: []string{"sign"},
			run:   runNumber,
		},
		{
			name:  "octal",
			words: "[-n N] [-svg F] [-progress] [-checkpoint FILE] CODE",
			does:  "the nim-values of the first N heaps of a take-and-break game, and their period; with -svg they are drawn into the file F; with -checkpoint they are kept in FILE, to go on from there",
			flags: []string{"checkpoint", "n", "progress", "svg"},
			run:   runOctal,
		},
		{
			name:  "position",
			words: "[-svg F] RULESET POSITION",
			does:  "the value of a position of a game; with -svg it is drawn into the file F",
			flags: []string{"svg"},
			run:   runPosition,
		},
		{
			name:  "richman",
			words: "[-svg F] FILE",
			does:  "the Richman function of a graph, in JSON or DOT, on which the moves are auctioned, and the best bids; with -svg it is drawn into the file F",
			flags: []string{"svg"},
			run:   runRichman,
		},
		{
			name:  "solve",
			words: "[-method M] [-misere] [-limit N] GAME ARGS...",
			does:  "who wins a game, and all best first moves, which are checked; -limit sets how many positions are looked at, a million at most if it is not there; the games are listed below",
			flags: []string{"limit", "method", "misere"},
			run:   runSolve,
		},
		{
			name:  "stalk",
			words: "[-svg F] WORD...",
			does:  "the value of a Hackenbush stalk, from the ground on: L, R, and parts such as (LR)^w; with -svg it is drawn into the file F",
			flags: []string{"svg"},
			run:   runStalk,
		},
		{
			name:  "sum",
			words: "[-first Left|Right] [-limit N] SUM...",
			does:  "who wins a sum of positions and values, such as '2*domineering(..|..) + {2|-1} - clobber(xo)', and all winning moves, for each player who may begin or, with -first, for one; -limit sets how many sums are looked at",
			flags: []string{"first", "limit"},
			run:   runSum,
		},
		{
			name:  "thermograph",
			words: "[-svg F] EXPR...",
			does:  "the mean, the temperature and the walls of a game; with -svg they are drawn into the file F",
			flags: []string{"svg"},
			run:   runThermograph,
		},
	}
)

// A call is a form with its words and flags.
type call struct {
	words []string // without the name of the form
	flags map[string]string
	stdin io.Reader

	stderr  io.Writer
	drawing []byte // what the form wants in the file that the flag svg names
}

// errInterrupted is the error after an interrupt.
var errInterrupted = errors.New("interrupted")

// run is main with its surroundings as parameters. It returns the exit status.
func run(ctx context.Context, args []string, stdin io.Reader, stdout, stderr io.Writer) int {
	if err := calc(ctx, args, stdin, stdout, stderr); err != nil {
		fmt.Fprintln(stderr, oneLine("calc: "+err.Error()))
		return 2
	}
	return 0
}

func calc(ctx context.Context, args []string, stdin io.Reader, stdout, stderr io.Writer) error {
	words, flags, err := parseArguments(args)
	if err != nil {
		return err
	}
	_, inJSON := flags["json"]
	_, wantsHelp := flags["help"]
	f := expressionForm
	switch {
	case wantsHelp || slices.Equal(words, []string{"help"}):
		_, err := io.WriteString(stdout, help())
		return err
	case len(words) > 0:
		if i := slices.IndexFunc(namedForms, func(f form) bool { return f.name == words[0] }); i >= 0 {
			f = namedForms[i]
			words = words[1:]
		}
	}
	for name := range flags {
		if name != "json" && !slices.Contains(f.flags, name) {
			return fmt.Errorf("-%s is not a flag of this form", name)
		}
	}
	if f.name == "" && len(words) == 0 {
		return repl{stdin, stdout, stderr, inJSON}.run(ctx)
	}
	c := &call{words: words, flags: flags, stdin: stdin, stderr: stderr}
	answer := func() ([]byte, error) {
		a, err := f.run(ctx, c)
		if err != nil {
			return nil, err
		}
		return render(a, inJSON)
	}
	var text []byte
	_, keeps := flags["checkpoint"]
	_, tells := flags["progress"]
	if keeps || tells { // it writes, and so must not be left running
		if text, err = answer(); ctx.Err() != nil && (err == nil || err == context.Cause(ctx)) {
			err = errInterrupted
		}
	} else {
		text, err = uninterrupted(ctx, answer)
	}
	if err != nil {
		return err
	}
	if name, ok := flags["svg"]; ok {
		if err := replaceFile(name, bytes.NewReader(c.drawing)); err != nil {
			return err
		}
	}
	_, err = stdout.Write(text)
	return err
}

// uninterrupted returns what f returns, or errInterrupted as soon as ctx is done. Then f may be left running:
// it must not write anything.
func uninterrupted[T any](ctx context.Context, f func() (T, error)) (T, error) {
	type result struct {
		value T
		err   error
	}
	done := make(chan result, 1)
	go func() {
		value, err := f()
		done <- result{value, err}
	}()
	select {
	case r := <-done:
		if ctx.Err() == nil {
			return r.value, r.err
		}
	case <-ctx.Done():
	}
	var none T
	return none, errInterrupted
}

// oneLine returns s as one line of moderate length that shows what cannot be printed as escapes.
func oneLine(s string) string {
	const most = 500
	var b strings.Builder
	for _, r := range s {
		if b.Len() > most {
			b.WriteString("…")
			break
		}
		if unicode.IsPrint(r) {
			b.WriteRune(r)
			continue
		}
		quoted := fmt.Sprintf("%q", string(r))
		b.WriteString(quoted[1 : len(quoted)-1])
	}
	return b.String()
}

func help() string {
	var b strings.Builder
	b.WriteString("Calc is a calculator for combinatorial games.\n\n")
	for _, f := range append([]form{expressionForm}, namedForms...) {
		usage := "calc"
		if f.name != "" {
			usage += " " + f.name
		}
		fmt.Fprintf(&b, "  %s %s\n      %s\n", usage, f.words, f.does)
	}
	b.WriteString(`  calc
      as the first form, for each line of standard input; on a terminal with a prompt

Every form takes -json, for one JSON object on standard output. The word - stands for
standard input, and after the word -- there are no flags. Several words of an expression
are joined with blanks, so 1/2 + 1/2 needs no quotes. On an error there is one line on
standard error, and the status is 2. For files, the keys of JSON and limits see
go doc github.com/cgt-go/sdk/examples/calc.

`)
	b.WriteString(notation)
	b.WriteString("\nGames to solve:\n")
	for _, g := range solvableGames() {
		fmt.Fprintf(&b, "  %-38s %s\n", g.name+" "+g.words, g.does)
	}
	b.WriteString("\nRulesets, each with a position:\n")
	for _, r := range rulesets {
		fmt.Fprintf(&b, "  %-16s %s\n", r.name, r.example)
	}
	return b.String()
}

// notation explains expressions.
const notation = `Expressions:
  7  -3/8  *3  ^^  v3       numbers, nimbers, ups and downs; 1/2^3*2 is their sum
  ^<3>  ^[3]                powers of ^ and their sums
  {2||1|-1}  {0,*|}         a game from its options; more bars bind more weakly
  g + h  g - h  -g  (g)     sums, differences, negatives
  g:h                       ordinal sums
  3.g  3(g)                 multiples
  +-g  +-{g,h}  +_g  -_g    switches, tiny and miny
  cool(g,1/2)  heat(g,1)    functions: also freeze(g) overheat(g,s,t) ordsum(g,h) norton(g,u)
                            times(g,h) (the Conway product) tiny(g) miny(g) pow(g,x) powto(g,x) subordinate(g,b) companion(g)
                            mean(g) temperature(g) leftStop(g) rightStop(g) birthday(g)
                            atomicWeight(g) reducedCanonicalForm(g) simplest(x,y)
                            followers(g) stopCount(g) conjunctive(g,h) selective(g,h)
                            continuedConjunctive(g,h) shortenedSelective(g,h) shortenedSum(g,h)
                            dicoticVariant(g) impartialVariant(g) twistedVariant(g)
  g < h                     also <= > >= == != and || (confused): true or false
  isHot(g)                  questions: also isNumber isInteger isNimber isInfinitesimal isNumberish
                            isNumberTiny isAllSmall isDicotic isAtomic isUptimal isSwitch isTepid
                            isCold isEven isOdd isEvenTempered isOddTempered isZero: true or false
  leftOptions(g)            games: also rightOptions incentives leftIncentives rightIncentives
  uptimal(g)                also outcome misereOutcome confusionInterval farStar levels
`
