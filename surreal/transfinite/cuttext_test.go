package transfinite_test

import (
	"errors"
	"strings"
	"testing"

	"github.com/cgt-go/sdk/cgt"
	"github.com/cgt-go/sdk/surreal/transfinite"
)

// TestFactCuts evaluates the known cuts.
func TestFactCuts(t *testing.T) {
	for _, f := range facts(t) {
		if f.kind != "cut" {
			continue
		}
		c, err := transfinite.ParseCut(f.expression)
		if err != nil {
			t.Errorf("%s: %v", f.expression, err)
			continue
		}
		x, err := c.Number()
		if err != nil || x.String() != f.normalForm {
			t.Errorf("%s is %v, %v, want %s", f.expression, x, err, f.normalForm)
		}
		if again, err := transfinite.ParseCut(c.String()); err != nil || again.String() != c.String() {
			t.Errorf("%s is read as %v, %v", c, again, err)
		}
	}
}

// TestFactExpressions evaluates the known expressions.
func TestFactExpressions(t *testing.T) {
	for _, f := range facts(t) {
		text := f.expression
		switch {
		case f.kind == "cut" || f.kind == "quotient":
			continue
		case text == "1+w (natural sum, not ordinal sum)":
			text = "1+w"
		}
		x, err := transfinite.Parse(text)
		if err != nil || x.String() != f.normalForm {
			t.Errorf("%s is %v, %v, want %s", text, x, err, f.normalForm)
			continue
		}
		signs, err := x.SignExpansion()
		birthday, err2 := x.Birthday()
		if err != nil || err2 != nil || signs.String() != f.signs || birthday.String() != f.birthday {
			t.Errorf("%s has the signs %v, %v and the birthday %v, %v", text, signs, err, birthday, err2)
		}
	}
}

// TestCutsOfTheText has the limits that are told of numbers and of the lines of Hackenbush, and more sequences.
func TestCutsOfTheText(t *testing.T) {
	for text, want := range map[string]string{
		"{ | }":                          "0",
		"{0|}":                           "1",
		"{0 | 1}":                        "1/2",
		"{0,1,2,…|}":                     "w",
		"{0, 1, 2, 3, ... | w}":          "w - 1",
		"{0,1,2,... | w, w-1, w-2, ...}": "1/2*w",
		"{1/2, 5/8, 21/32, 85/128 | 1, 3/4, 11/16, 43/64}": "171/256",
		"{1 | 1+1/2, 1+1/4, 1+1/8}":                        "17/16",
		"{1 | 3/2, 5/4}":                                   "9/8",
		"{1, 1 + 1/w | 2}":                                 "3/2",
		"{0, 1/2, 3/4 | 1}":                                "7/8",
		"{w, w^2, w^3, ... | }":                            "w^(w)",
		"{0 | 1/w, 1/w^2, 1/w^3, ...}":                     "w^(-w)",
		"{0,1,2,... | w, sqrt(w), w^(1/4)}":                "w^(1/4) - 1",
		"{w^w, w^(w+1), w^(w+2), ... | }":                  "w^(2*w)",
		"{-1, -1/2, -1/4, ... | }":                         "0",
		"{-1, -1/2, -1/4, ... | 0}":                        "-w^(-1)",
		"{1, 1+1/w, 1+2/w, ... | 2, 3/2, 5/4}":             "9/8",
		"{1+1/w, 1+2/w, 1+3/w, ... | 2}":                   "3/2",
		"{3, 2, 1, ... | 5}":                               "4",
		"{1, 3/2, 9/4, ... | w}":                           "w - 1",
		"{7, 7, 7, ... | 9}":                               "8",
		"{2, 4, 8, ... | w, w/2, w/4, ...}":                "w^(1/2)",
		"{1, 1+1/w, 1+2/w+1/w^2, ... | 2}":                 "3/2",
		"{w^(1/3) | w^(1/2)}":                              "w^(1/2) - 1",
		"{1/3 | 1/3 + 1/w}":                                "1/3 + 1/2*w^(-1)",
		"{w^(1/3) | }":                                     "w",
		"{ | w^(w^(1/3))}":                                 "0",
	} {
		c, err := transfinite.ParseCut(text)
		if err != nil {
			t.Errorf("%s: %v", text, err)
			continue
		}
		x, err := c.Number()
		if err != nil || x.String() != want {
			t.Errorf("%s is %v, %v, want %s", text, x, err, want)
			continue
		}
		if err := c.Verify(x); err != nil {
			t.Error(err)
		}
		for _, other := range []string{"0", "-1", "w", "w+1", "1/2", "1/w", "2*w", "w^2", "w - 2", "1/3", "-1/w", "1 + 1/w", "w^w", "1/4", "17/32"} {
			var verify *transfinite.VerifyError
			if y := transfinite.MustParse(other); !y.Equal(x) && !errors.As(c.Verify(y), &verify) {
				t.Errorf("%s is said to be %s", text, other)
			}
		}
	}
}

func TestCutErrors(t *testing.T) {
	for _, row := range []struct {
		text   string
		offset int
	}{
		{"", 0},
		{"0 | 1", 0},
		{"{0", 2},
		{"{0,", 3},
		{"{0 | 1", 6},
		{"{0 | 1} x", 8},
		{"{0,, | 1}", 3},
		{"{0 | 1 | 2}", 7},
		{"{0 + x | 1}", 5},
		{"{... | 1}", 1},
		{"{1,2,... | 1}", 5},
		{"{1,2,4,9,... | 1}", 9},
		{"{1,-2,4,... | }", 8},
		{"{0,1,3,... | }", 7},
		{"{w - 1, w^(10^9) - 1, 5, ... | }", 25}, // without a division of 10^9 terms
		{"{1 | 1/2w}", 8},
		{"{1/0 | }", 3},
	} {
		c, err := transfinite.ParseCut(row.text)
		var syntax *cgt.SyntaxError
		if !errors.As(err, &syntax) || syntax.Offset != row.offset || c.String() != "{|}" {
			t.Errorf("%s is read as %v, %v, want an error at %d", row.text, c, err, row.offset)
		}
	}
	// A ratio with 10^9 terms, one whose exponents are long as well, and many numbers of which each takes long.
	for _, text := range []string{"{(w - 1)^2, (w - 1)*(w^(10^9) - 1), (w^(10^9) - 1)^2, ... | }", "{(w - 1)^2, (w - 1)*(w^21^2000 - 1), (w^21^2000 - 1)^2, ... | }", "{" + strings.Repeat("(w + 1)^1000, ", 100) + "0 | }"} {
		c, err := transfinite.ParseCut(text)
		var syntax *cgt.SyntaxError
		if !errors.As(err, &syntax) || !errors.Is(err, cgt.ErrLimit) || c.String() != "{|}" {
			t.Errorf("%.30s is read as %v, %v, want a limit", text, c, err)
		}
	}
	for _, text := range []string{"{1 | 1}", "{w | 5}", "{0,1,2,... | 1000}", "{0,1,2,... | 3,2,1,...}", "{0 | 1/w, 0, -1/w, ...}", "{0,1,2,... | w, w-w/2, 0, ...}", "{w^(1/3) | w^(1/4)}"} {
		var cut *transfinite.CutError
		if x, err := transfinite.MustParseCut(text).Number(); !errors.As(err, &cut) || cut.Left == "" || cut.Right == "" || !x.IsZero() {
			t.Errorf("%s is %v, %v", text, x, err)
		}
	}
	for _, text := range []string{"{w^(1/3) | w^(1/3) + 1}", "{w^(1/3), 2*w^(1/3), 3*w^(1/3), ... | }"} {
		var exponent *transfinite.ExponentError
		if x, err := transfinite.MustParseCut(text).Number(); !errors.As(err, &exponent) || !x.IsZero() {
			t.Errorf("%s is %v, %v", text, x, err)
		}
	}
	minus := transfinite.Sequence{First: transfinite.Int(1), By: transfinite.Int(-2), Geometric: true}
	var sequence *transfinite.SequenceError
	if x, err := (transfinite.Cut{Right: transfinite.Options{Sequences: []transfinite.Sequence{minus}}}).Number(); !errors.As(err, &sequence) || !x.IsZero() {
		t.Error(x, err)
	}
	defer func() {
		if _, ok := recover().(*cgt.SyntaxError); !ok {
			t.Error("MustParseCut does not panic with the error")
		}
	}()
	transfinite.MustParseCut("{")
}

// TestMultiples reads integers in front of w.
func TestMultiples(t *testing.T) {
	for text, want := range map[string]string{
		"2w": "2*w", "3w^2": "3*w^(2)", "2w*3w": "6*w^(2)", "1/(2w)": "1/2*w^(-1)", "w^(2w)": "w^(2*w)", "2ω + 1": "2*w + 1", "12w/2": "6*w", "-2w": "-2*w",
	} {
		if x, err := transfinite.Parse(text); err != nil || x.String() != want {
			t.Errorf("%s is read as %v, %v, want %s", text, x, err, want)
		}
	}
	for text, offset := range map[string]int{"2 w": 2, "1/2w": 3, "w^2w": 3, "ww": 1, "2w3": 2, "2(w)": 1, "w*2/3w": 5} {
		x, err := transfinite.Parse(text)
		var syntax *cgt.SyntaxError
		if !errors.As(err, &syntax) || syntax.Offset != offset {
			t.Errorf("%s is read as %v, %v, want an error at %d", text, x, err, offset)
		}
	}
}
