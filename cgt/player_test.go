package cgt_test

import (
	"encoding/json"
	"errors"
	"testing"

	"github.com/cgt-go/sdk/cgt"
)

var (
	players  = []cgt.Player{cgt.Left, cgt.Right}
	outcomes = []cgt.Outcome{cgt.P, cgt.N, cgt.L, cgt.R}
)

func TestZeroValues(t *testing.T) {
	var who cgt.Player
	var outcome cgt.Outcome
	if who != cgt.Left || outcome != cgt.P {
		t.Errorf("the zero values are %v and %v, want Left and P", who, outcome)
	}
}

// The meaning of the four classes, row by row: who wins when Left starts, and when Right does.
func TestOutcomeWinner(t *testing.T) {
	for _, test := range []struct {
		outcome               cgt.Outcome
		leftStart, rightStart cgt.Player
	}{
		{cgt.P, cgt.Right, cgt.Left},
		{cgt.N, cgt.Left, cgt.Right},
		{cgt.L, cgt.Left, cgt.Left},
		{cgt.R, cgt.Right, cgt.Right},
	} {
		left, right := test.outcome.Winner(cgt.Left), test.outcome.Winner(cgt.Right)
		if left != test.leftStart || right != test.rightStart {
			t.Errorf("%v: %v wins when Left starts and %v when Right does, want %v and %v",
				test.outcome, left, right, test.leftStart, test.rightStart)
		}
		if got := cgt.OutcomeOf(test.leftStart == cgt.Left, test.rightStart == cgt.Right); got != test.outcome {
			t.Errorf("OutcomeOf gives %v for %v", got, test.outcome)
		}
		for _, first := range players {
			// Exchanging the players exchanges the winners.
			if got, want := test.outcome.Neg().Winner(first), test.outcome.Winner(first.Opponent()).Opponent(); got != want {
				t.Errorf("-%v: %v wins when %v starts, want %v", test.outcome, got, first, want)
			}
		}
	}
}

func TestPlayerAndOutcomeText(t *testing.T) {
	type record struct {
		Who     cgt.Player
		Outcome cgt.Outcome
		Wins    map[cgt.Outcome]cgt.Player
	}
	for _, who := range players {
		for _, outcome := range outcomes {
			want := record{who, outcome, map[cgt.Outcome]cgt.Player{outcome: who}}
			data, err := json.Marshal(want)
			if err != nil {
				t.Fatal(err)
			}
			text := `{"Who":"` + who.String() + `","Outcome":"` + outcome.String() + `","Wins":{"` + outcome.String() + `":"` + who.String() + `"}}`
			if string(data) != text {
				t.Errorf("JSON is %s, want %s", data, text)
			}
			got := record{Who: who.Opponent(), Outcome: (outcome + 1) % 4}
			if err := json.Unmarshal(data, &got); err != nil {
				t.Fatal(err)
			}
			if got.Who != who || got.Outcome != outcome || got.Wins[outcome] != who {
				t.Errorf("%s is read as %v", data, got)
			}
		}
	}
}

func TestPlayerAndOutcomeBadText(t *testing.T) {
	for _, text := range []string{"", "p", "NP", " N", "N ", "Player(2)", "left", "Outcome(4)"} {
		who, outcome := cgt.Right, cgt.L
		var syntax *cgt.SyntaxError
		if err := who.UnmarshalText([]byte(text)); !errors.As(err, &syntax) || who != cgt.Right {
			t.Errorf("%q is read as a player: %v, error %v", text, who, err)
		}
		if err := outcome.UnmarshalText([]byte(text)); !errors.As(err, &syntax) || outcome != cgt.L {
			t.Errorf("%q is read as an outcome: %v, error %v", text, outcome, err)
		}
	}
	if text, err := cgt.Outcome(4).MarshalText(); err == nil {
		t.Errorf("Outcome(4) is written as %q", text)
	}
	if text, err := cgt.Player(2).MarshalText(); err == nil {
		t.Errorf("Player(2) is written as %q", text)
	}
	if got := cgt.Outcome(4).String() + cgt.Player(2).String(); got != "Outcome(4)Player(2)" {
		t.Errorf("values out of range are written %q", got)
	}
}

// FuzzNames reads the names of players and outcomes: a text that is read is the one that is written.
func FuzzNames(f *testing.F) {
	for _, s := range []string{"Left", "Right", "L", "R", "N", "P", "", "left", "NP"} {
		f.Add(s)
	}
	f.Fuzz(func(t *testing.T, s string) {
		var syntax *cgt.SyntaxError
		p := cgt.Player(77)
		if err := p.UnmarshalText([]byte(s)); err != nil && (!errors.As(err, &syntax) || p != 77) || err == nil && p.String() != s {
			t.Fatalf("%q is read as the player %v, %v", s, p, err)
		}
		o := cgt.Outcome(77)
		if err := o.UnmarshalText([]byte(s)); err != nil && (!errors.As(err, &syntax) || o != 77) || err == nil && o.String() != s {
			t.Fatalf("%q is read as the outcome %v, %v", s, o, err)
		}
	})
}
