package rulesets_test

import (
	"fmt"
	"go/ast"
	"go/parser"
	"go/token"
	"io/fs"
	"os"
	"path"
	"slices"
	"strings"
	"testing"

	"github.com/cgt-go/sdk/cgt"
	"github.com/cgt-go/sdk/cgttest"
	"github.com/cgt-go/sdk/internal/detector"
	"github.com/cgt-go/sdk/internal/ruletest"
)

// isSmall reports whether there is time for the smallest positions only.
func isSmall() bool { return testing.Short() || detector.On }

// entry is a position of the table.
type entry interface {
	// typeName is that of the type of the rules, such as "amazons.Rules".
	typeName() string
	// check asks every solver that applies, and counts them.
	check(t *testing.T, applied map[string]int)
	// first is the position, moves are those of both players, and said is what the rules say of a position; see
	// TestAskedAtOnce.
	first() any
	moves(p any) []any
	said(p any) string
	// answered is for TestOwnSolversAreComplete.
	answered(p any) []string
	fmt.Stringer
}

// TestAgreement asks every solver that applies about every position of the table. What they should say is found by the
// definitions.
func TestAgreement(t *testing.T) {
	applied := map[string]int{}
	for _, e := range rows() {
		if e, ok := e.(played); ok && isSmall() && !e.isFirst {
			continue
		}
		t.Run(e.String(), func(t *testing.T) { e.check(t, applied) })
	}
	if t.Failed() {
		return
	}
	var names []string
	for name, n := range applied {
		names = append(names, fmt.Sprintf("%6d %s", n, name))
		if n < 2 {
			t.Errorf("%s was asked about %d positions only", name, n)
		}
	}
	slices.Sort(names)
	t.Log("positions by solver, each in several disguises:\n" + strings.Join(names, "\n"))
}

// played is a position of a ruleset.
type played struct {
	rules   cgt.Ruleset[any]
	start   any
	name    string
	isFirst bool // in its row
}

// play returns a row: positions of a ruleset.
func play[Pos comparable](rules cgt.Ruleset[Pos], positions ...Pos) []entry {
	var row []entry
	for i, p := range positions {
		row = append(row, played{ruletest.EraseRules(rules), p, typeName(rules), i == 0})
	}
	return row
}

// slicesOf returns all rows as one.
func slicesOf(rows ...[]entry) []entry { return slices.Concat(rows...) }

func typeName(rules any) string { return strings.TrimPrefix(fmt.Sprintf("%T", rules), "*") }

func (e played) typeName() string { return e.name }

func (e played) String() string { return fmt.Sprintf("%s %v", e.typeName(), e.start) }

func (e played) check(t *testing.T, applied map[string]int) {
	plain := findTruth(t, e.rules, e.start)
	check(t, "", subject{plain, e.rules, true}, applied)
	counter := cgttest.Counting(e.rules)
	for _, disguise := range []struct {
		name  string
		rules cgt.Ruleset[any]
	}{
		{"plain", cgttest.Plain(e.rules)},
		{"shuffled", cgttest.Shuffled(e.rules)},
		{"duplicated", cgttest.Duplicated(e.rules)},
		{"counting", counter},
		{"shuffled, negative", cgt.Negative(cgttest.Shuffled(e.rules))},
	} {
		x := findTruth(t, disguise.rules, e.start)
		for v, p := range x.positions {
			o := plain.outcome(plain.number[p])
			if strings.Contains(disguise.name, "negative") {
				o = negative(o)
			}
			if len(x.positions) != len(plain.positions) || x.outcome(v) != o {
				t.Fatalf("%s: the outcome of %v is %v, and not %v", disguise.name, p, x.outcome(v), o)
			}
		}
		check(t, disguise.name, subject{x, disguise.rules, false}, nil)
	}
	if counter.Calls() < len(plain.positions) {
		t.Errorf("only %d questions about %d positions", counter.Calls(), len(plain.positions))
	}
	x := findTruth(t, positions, cgt.Neg(cgt.Bind(e.rules, e.start)))
	if o := negative(plain.outcome(0)); x.outcome(0) != o {
		t.Fatalf("the outcome of the negative is %v, and not %v", x.outcome(0), o)
	}
	check(t, "negative bound position", subject{x, positions, false}, nil)
}

// check asks the solvers about one subject.
func check(t *testing.T, disguise string, s subject, applied map[string]int) {
	for _, solver := range solvers() {
		if solver.skip(s) != "" {
			continue
		}
		if applied != nil {
			applied[solver.name]++
		}
		t.Run(strings.TrimSpace(disguise+" "+solver.name), func(t *testing.T) { solver.check(s, t) })
	}
}

// negative returns the outcome after the players have changed places.
func negative(o cgt.Outcome) cgt.Outcome {
	switch o {
	case cgt.L:
		return cgt.R
	case cgt.R:
		return cgt.L
	}
	return o
}

// TestTableIsComplete looks for a row for each type of rules in the folders beside this file. Rules are what has moves:
// a type with a method AppendMoves.
func TestTableIsComplete(t *testing.T) {
	met := map[string]bool{}
	for _, e := range rows() {
		met[e.typeName()] = true
	}
	for _, name := range folders() {
		n := 0
		for _, rules := range typesWithMoves(t, name) {
			n++
			if rules = name + "." + rules; !met[rules] {
				t.Errorf("%s has no row", rules)
			}
		}
		if why, ok := withoutMoves[name]; (n == 0) != ok {
			t.Errorf("rulesets/%s has %d types with moves, and this is said of it: %q", name, n, why)
		}
	}
	for name := range withoutMoves {
		if _, err := os.Stat(name); err != nil {
			t.Errorf("there is no folder %s", name)
		}
	}
}

// folders returns the names of the folders beside this file that users may import.
func folders() []string {
	var list []string
	for _, folder := range must(os.ReadDir(".")) {
		if name := folder.Name(); folder.IsDir() && name != "testdata" && name != "internal" {
			list = append(list, name)
		}
	}
	return list
}

// withoutMoves says of the other folders why nothing in them has moves that could be searched.
var withoutMoves = map[string]string{
	"board":  "positions for other rules",
	"cakes":  "positions for other rules",
	"graph":  "positions for other rules",
	"shapes": "boards have no edge, so that there are infinitely many moves",
	"stalks": "stalks have no end, so that there are infinitely many moves; those with an end are compared in TestOwnSolversOf…",
}

// typesWithMoves returns the exported types of a package that have a method AppendMoves.
func typesWithMoves(t *testing.T, dir string) []string {
	var list []string
	for _, name := range must(fs.Glob(os.DirFS("."), path.Join(dir, "*.go"))) {
		if strings.HasSuffix(name, "_test.go") {
			continue
		}
		file := must(parser.ParseFile(token.NewFileSet(), name, nil, 0))
		for _, d := range file.Decls {
			f, ok := d.(*ast.FuncDecl)
			if !ok || f.Recv == nil || f.Name.Name != "AppendMoves" {
				continue
			}
			receiver := f.Recv.List[0].Type
			if pointer, ok := receiver.(*ast.StarExpr); ok {
				receiver = pointer.X
			}
			if name, ok := receiver.(*ast.Ident); ok && name.IsExported() {
				list = append(list, name.Name)
			}
		}
	}
	return list
}

// TestMapIsComplete looks for each folder in the documentation.
func TestMapIsComplete(t *testing.T) {
	text := string(must(os.ReadFile("doc.go")))
	for _, name := range folders() {
		if !strings.Contains(text, "/rulesets/"+name+"]") {
			t.Errorf("the map has no %s", name)
		}
	}
}
