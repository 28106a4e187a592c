package main

import (
	"os"
	"path/filepath"
	"regexp"
	"strconv"
	"strings"
	"testing"
)

// TestNumberFacts prints the known numbers from their expressions, and again from their signs.
func TestNumberFacts(t *testing.T) {
	text, err := os.ReadFile("../../surreal/transfinite/testdata/surreal_facts.tsv")
	if err != nil {
		t.Fatal(err)
	}
	rows := 0
	for line := range strings.Lines(string(text)) {
		c := strings.Split(strings.TrimSuffix(line, "\n"), "\t")
		if strings.HasPrefix(line, "#") || c[0] != "value" && c[0] != "quotient" && c[0] != "arith" {
			continue
		}
		rows++
		expression, _, _ := strings.Cut(c[1], " (natural")
		_, number, _ := calcOut(nil, "number", "-json", expression)
		_, stalk, _ := calcOut(strings.NewReader(c[3]), "stalk", "-json", "-")
		quotient := ""
		if c[0] == "quotient" {
			_, rest, _ := strings.Cut(number, `"quotient":`)
			value, _, _ := strings.Cut(rest, ",")
			quotient = `"quotient":` + value + `,`
		}
		want := `{"normalForm":"` + c[2] + `",` + quotient + `"birthday":"` + c[4] + `","sign":"` + c[3] + `"}` + "\n"
		if number != want || stalk != want {
			t.Errorf("%s: the number is %s and the stalk %s, want %s", expression, number, stalk, want)
		}
		wantOutput(t, c[3]+"\n", "", "number", "-sign", expression)
	}
	if rows < 50 {
		t.Errorf("only %d rows", rows)
	}
}

func TestNumber(t *testing.T) {
	wantOutput(t, "w + 3/2 - w^(-1)\nbirthday    w*2\nsign        +:w+2 -:2 +:w\n", "", "number", "(w/2 + 1)*(2 - 1/w)")
	wantOutput(t, "w - 1\nbirthday    w+1\nsign        +:w -:1\n", "", "number", "w", "-", "1")
	wantOutput(t, "-w\nbirthday    w\nsign        -:w\n", "ω - 2*ω", "number", "-")
	wantOutput(t, "0\nbirthday    0\nsign        ()\n", "", "stalk", "()")
	wantOutput(t, "1/2\nbirthday    2\nsign        +:1 -:1\n", "", "stalk", "L", "R")
	// The birthday is known where the signs have no end that can be written.
	wantOutput(t, "w^(1/3)\nbirthday    w^(w)\n", "", "number", "w^(1/3)")
	wantOutput(t, `{"normalForm":"w^(1/3)","birthday":"w^(w)"}`+"\n", "", "number", "-json", "w^(1/3)")
	wantOutput(t, "sum_{n>=-1} -3*w^(-n)\nquotient    -3*w/(1 - w^(-1))\nbirthday    w^(2)\nsign        -:w*3+4 (+:w -:3)^w\n", "", "number", "3*w^2/(1 - w)")
	wantOutput(t, `{"normalForm":"sum_{n>=0} -w^(-n)","quotient":"-1/(1 - w^(-1))","birthday":"w^(2)","sign":"-:2 (+:w -:1)^w"}`+"\n", "", "number", "w/(1-w)", "-json")
	wantOutput(t, `{"normalForm":"w^(-1) - 2*w^(-2) + 3*w^(-3) - 4*w^(-4) + ...","quotient":"w^(-1)/(1 + 2*w^(-1) + w^(-2))"}`+"\n", "", "number", "w/(w+1)^2", "-json")
}

func TestNumberErrors(t *testing.T) {
	for _, test := range []struct{ form, text, want string }{
		{"number", "1/0", "offset 2: division by 0"},
		{"number", "(w^(10^9)-1)/(w-1)", "steps of arithmetic: the limit was reached"},
		{"number", "", "offset 0"},
		{"number", "w^", "offset 2"},
		{"number", "(w + 1", "offset 6"},
		{"number", "2 x", "offset 2"},
		{"number", "Omega - 1", "offset 0: unexpected 'O', want a number, w, sqrt, floor or (; omega is written w"},
		{"number", " {0|w}", "offset 1: unexpected '{', want a number, w, sqrt, floor or (; calc '{0|1}' reads braces of games"},
		{"number", "(w+1)^1000000000", "offset 6"},
		{"number", strings.Repeat("w^", 2000) + "w", "offset 20"},
		{"stalk", "LX", "offset 1"},
		{"stalk", "(LR", "offset 3"},
		{"stalk", "", "offset 0"},
		{"stalk", "(LR)^(w^2)", "offset 5"},
		{"stalk", "L:0", "offset 2: a run has no length 0"},
		{"stalk", "(L R^w)^w (L^w R)^w", "below height w^(2)"},
		{"stalk", "(L" + strings.Repeat("(", 5000), "offset"},
	} {
		status, stdout, stderr := calcOut(strings.NewReader(test.text), test.form, "-")
		wantError(t, test.want, status, stdout, stderr)
	}
	for _, test := range []struct {
		words []string
		want  string
	}{
		{[]string{"number"}, "number takes an expression"},
		{[]string{"stalk"}, "stalk takes the edges"},
		{[]string{"number", "-sign", "w^(1/3)"}, "infinitely many runs"},
		{[]string{"number", "-sign", "1/(w^w - 1/w)"}, "do not come to repeat"},
		{[]string{"number", "-svg", "f.svg", "w"}, "-svg is not a flag"},
		{[]string{"stalk", "-sign", "L"}, "-sign is not a flag"},
	} {
		status, stdout, stderr := calcOut(strings.NewReader(""), test.words...)
		wantError(t, test.want, status, stdout, stderr)
	}
}

func TestStalkSVG(t *testing.T) {
	dir := t.TempDir()
	file := filepath.Join(dir, "s.svg")
	wantOutput(t, "1/2*w\nbirthday    w*2\nsign        +:w -:w\n", "", "stalk", "-svg", file, "L^w R^w")
	wantSVG(t, file)
	other := filepath.Join(dir, "t.svg")
	status, stdout, stderr := calcOut(nil, "stalk", "-svg", other, "L^")
	wantError(t, "offset 2", status, stdout, stderr)
	wantFiles(t, dir, "s.svg")
}

func FuzzStalk(f *testing.F) {
	for _, s := range []string{"(LR)^w", "+:w -:1 (+:1 -:2)^w", "L^w R^w", "()", "(L R^w)^w", "LRLR", "L^(w^w)", "((LR)^3 L)^w"} {
		f.Add(s)
	}
	power := regexp.MustCompile(`\^[0-9]+`)
	f.Fuzz(func(t *testing.T, s string) {
		edges := float64(len(s))
		for _, p := range power.FindAllString(s, -1) {
			times, err := strconv.ParseFloat(p[1:], 64)
			if err != nil {
				return
			}
			edges *= max(times, 1)
		}
		if edges > 20_000 || strings.HasPrefix(s, "-") {
			return // writing a number of a million digits takes seconds
		}
		var out, errs strings.Builder
		if status := run(t.Context(), []string{"stalk", "-json", "--", s}, strings.NewReader(s), &out, &errs); (status == 0) != (errs.Len() == 0) || (status == 0) == (out.Len() == 0) {
			t.Errorf("%q: status %d, output %q, errors %q", s, status, &out, &errs)
		}
	})
}

// Errors have the name of the form, and say what is wrong with a root.
func TestNumberMessages(t *testing.T) {
	for _, test := range [][]string{
		{"number: offset 4: this is negative, so that it has no square root", "number", "sqrt(-1)"},
		{"number: offset 4: the square root of this is no quotient of numbers", "number", "sqrt(2)"},
		{"number: offset 4: this is negative, so that it has no root of degree 4", "number", "3 + (-16)^(1/4)"},
		{"stalk: offset 1: unexpected 'x', want a sign, which is L, R, + or -, or (", "stalk", "Lx"},
		{"stalk: offset 5: a block is repeated", "stalk", "(LR)^(w^2)"},
	} {
		status, stdout, stderr := calcOut(nil, test[1:]...)
		wantError(t, test[0], status, stdout, stderr)
	}
	wantOutput(t, "2/3\nbirthday    w\nsign        (+:1 -:1)^w\n", "", "stalk", "(lr)^w")
}
