package pieces_test

import (
	"encoding/json"
	"errors"
	"strings"
	"testing"

	"pgregory.net/rapid"

	"github.com/cgt-go/sdk/internal/ruletest"
	"github.com/cgt-go/sdk/rulesets/pieces"
)

// TestEndless compares with the theorem that play ends if and only if there are weights, which are looked for one by
// one. Of steps with coordinates up to 4 the weights need not be larger than 8. Steps that can be repeated for ever are
// checked as well.
func TestEndless(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		steps := drawSteps(t, 4)
		falls := func(a, b int) bool {
			for _, s := range steps {
				if a*s.Rows+b*s.Cols >= 0 {
					return false
				}
			}
			return true
		}
		want := false
		for a := 1; a <= 8; a++ {
			for b := 1; b <= 8; b++ {
				want = want || falls(a, b)
			}
		}
		p, err := pieces.New(steps...)
		if (err == nil) != want {
			t.Fatalf("%v: %v, want %v", steps, err, want)
		}
		if err == nil {
			if a, b := p.Weights(); a <= 0 || b <= 0 || !falls(a, b) {
				t.Fatalf("the weights of %v are %d and %d", p, a, b)
			}
			if again, err := pieces.New(append(steps, steps...)...); again != p || err != nil {
				t.Fatalf("%v with all steps twice is %v, %v", p, again, err)
			}
			var read pieces.Piece
			if text, err := json.Marshal(p); err != nil || json.Unmarshal(text, &read) != nil || read != p {
				t.Fatalf("%v is written as %s, %v and read as %v", p, text, err, read)
			}
			return
		}
		var endless *pieces.EndlessError
		if !errors.As(err, &endless) || len(endless.Steps) != len(endless.Times) || len(endless.Steps) == 0 {
			t.Fatalf("%v", err)
		}
		rows, cols := 0, 0
		for i, s := range endless.Steps {
			if endless.Times[i] <= 0 {
				t.Fatalf("%v", err)
			}
			rows += endless.Times[i] * s.Rows
			cols += endless.Times[i] * s.Cols
		}
		if rows < 0 || cols < 0 {
			t.Fatalf("%v, but they lead to (%d,%d)", err, rows, cols)
		}
	})
}

func TestNewErrors(t *testing.T) {
	var step *pieces.StepError
	if _, err := pieces.New(pieces.Step{Rows: -1}, pieces.Step{Rows: -101}); !errors.As(err, &step) || step.Index != 1 {
		t.Errorf("a step that is too long: %v", err)
	}
	var many []pieces.Step
	for n := range pieces.MaxSteps {
		many = append(many, pieces.Step{Rows: -1 - n})
	}
	if _, err := pieces.New(append(many, many...)...); err != nil {
		t.Error(err)
	}
	if _, err := pieces.New(append(many, pieces.Step{Cols: -1})...); !errors.As(err, &step) || step.Index != pieces.MaxSteps {
		t.Errorf("too many steps: %v", err)
	}
	// The longest steps need the largest weights.
	p, err := pieces.New(pieces.Step{Rows: -100, Cols: 99}, pieces.Step{Rows: 99, Cols: -99})
	if row, col := p.Weights(); err != nil || row != 198 || col != 199 {
		t.Errorf("weights %d, %d, %v", row, col, err)
	}
}

func TestParse(t *testing.T) {
	ruletest.Text(t, pieces.Parse, append(pieces.Names(), "(-1,0)", "(-2,0)+(-1,0)", "(-3,2)(0,-1)+")...)
	ruletest.Errors(t, pieces.Parse, map[string]int{
		"": 0, " ": 1, "pawn": 0, "(1,0)": 0, "(0,0)": 0, "(-1,0": 5, "(-1;0)": 3, "(-1,0)x": 6, "(-1,0)(1,-1)(-1,1)": 6, "(-101,0)": 1, "(-1,0) (0,--1)": 11,
		"(,0)": 1, "(-1,99999999999999999999)": 4, "rook queen": 0,
	})
	ruletest.Text(t, pieces.ParseSquare, "(3,6)", "(0,0)")
	ruletest.Errors(t, pieces.ParseSquare, map[string]int{"": 0, "3": 1, "3,": 2, "(3,6": 4, "3,6)": 3, "-3,6": 0, "(-3,6)": 1, "x": 0, "3,99999999999999999999": 2})
	ruletest.Text(t, pieces.ParseBag, "(3,6)+4", "(0,0)+0")
	ruletest.Errors(t, pieces.ParseBag, map[string]int{"": 0, "3,6+": 4, "3,6+-1": 4, "3,6-1": 3, "(3,6)+4 5": 8})
	ruletest.Normal(t, pieces.Parse, map[string]string{" Rook ": "rook", "(-1,0)+ (0,-1)+": "rook", "( -1 , 0 ) +": "(-1,0)+", "(-1,0)(-1,0)": "(-1,0)", "(-1,+1)": "(-1,1)"})
	if b, err := pieces.ParseBag(" 3, 6 "); err != nil || b.String() != "(3,6)+0" {
		t.Errorf("%v, %v", b, err)
	}
	if _, err := pieces.Parse("(-1,0)(-1,1)+(1,-1)"); err == nil || !strings.Contains(err.Error(), "infinite play") {
		t.Errorf("%v", err)
	}
}

// TestJSON reads and writes all types with a text as strings.
func TestJSON(t *testing.T) {
	type all struct {
		Piece  pieces.Piece
		Square pieces.Square
		Bag    pieces.Bag
	}
	v := all{pieces.Queen(), pieces.Square{Row: 1, Col: 2}, pieces.Bag{At: pieces.Square{Row: 3, Col: 6}, Apples: 4}}
	ruletest.JSON(t, v, `{"Piece":"queen","Square":"(1,2)","Bag":"(3,6)+4"}`, `{"Piece":"pawn"}`, `{"Square":"1"}`, `{"Bag":"1"}`)
}
