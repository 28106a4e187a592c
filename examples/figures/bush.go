package main

import (
	"context"
	"fmt"
	"io"
	"strings"

	"github.com/cgt-go/sdk/cgt"
	"github.com/cgt-go/sdk/rulesets/hackenbush"
	"github.com/cgt-go/sdk/rulesets/stalks"
	"github.com/cgt-go/sdk/surreal"
	"github.com/cgt-go/sdk/surreal/transfinite"
)

// bush is a sum of finite stalks of Hackenbush, written with L for blue, R for red and E for green edges, with its
// outcome as the text has it.
type bush struct {
	words   []string
	outcome cgt.Outcome
}

// bushes returns a function which draws sums of stalks side by side. Below are the values of the stalks, and how the
// sum compares with 0.
func bushes(list ...bush) func(io.Writer) error {
	return func(w io.Writer) error {
		var s sheet
		var titles []string
		for _, x := range list {
			p, err := x.panel()
			if err != nil {
				return err
			}
			s.panels = append(s.panels, p)
			titles = append(titles, p.text)
		}
		s.title = "Hackenbush: " + strings.Join(titles, ", ")
		return s.write(w)
	}
}

// relation says how a game with an outcome compares with 0.
var relation = map[cgt.Outcome]string{cgt.L: "> 0", cgt.R: "< 0", cgt.P: "= 0", cgt.N: "∥ 0"}

func (x bush) panel() (panel, error) {
	var picture, terms strings.Builder
	for i, word := range x.words {
		fmt.Fprintf(&picture, "ground foot%d\nfoot%[1]d", i)
		for k, letter := range word {
			fmt.Fprintf(&picture, " %c %d.%d", letter, i, k)
		}
		picture.WriteString("\n")
		value, err := stalkValue(word)
		if err != nil {
			return panel{}, err
		}
		term, isNegative := strings.CutPrefix(typeset(value), "−")
		switch {
		case i > 0 && isNegative:
			terms.WriteString(" − ")
		case i > 0:
			terms.WriteString(" + ")
		case isNegative:
			terms.WriteString("−")
		}
		terms.WriteString(term)
	}
	d, err := hackenbush.ParsePicture(picture.String())
	if err != nil {
		return panel{}, err
	}
	text := terms.String() + " " + relation[x.outcome]
	return panel{d.AppendSVG(nil, hackenbush.SVGOptions{Title: text}), text}, checkOutcome(d.Position(), x.outcome)
}

// stalkValue returns the value of a stalk. It is found by a closed form, as that of every stalk.
func stalkValue(word string) (surreal.Game, error) {
	p, err := hackenbush.Stalk(word)
	if err != nil {
		return surreal.Game{}, err
	}
	value, ok := hackenbush.Rules{}.Value(p)
	if !ok {
		return surreal.Game{}, fmt.Errorf("the value of the stalk %s is not known", word)
	}
	return value, nil
}

// typeset returns the text of a value with the signs of mathematics. In many fonts ⋆ is hardly more than a dot, so it
// is written ∗.
func typeset(value surreal.Game) string {
	return strings.NewReplacer("-", "−", "⋆", "∗").Replace(fmt.Sprintf("%+v", value))
}

// checkOutcome returns an error if the outcome of a position, found by play, is not that of the text.
func checkOutcome(p hackenbush.Position, want cgt.Outcome) error {
	solver := cgt.Solver[hackenbush.Position]{Rules: hackenbush.Rules{}}
	got, err := solver.Outcome(context.Background(), p)
	if err == nil && got != want {
		err = fmt.Errorf("the outcome of %v is %v, and in the text %v", p, got, want)
	}
	return err
}

// numberStalks returns a function which draws the stalks of numbers side by side. They are made from the signs of the
// numbers, and must be worth the numbers again.
func numberStalks(numbers ...string) func(io.Writer) error {
	return func(w io.Writer) error {
		var list []transfinite.SignExpansion
		for _, text := range numbers {
			x, err := transfinite.Parse(text)
			if err != nil {
				return err
			}
			signs, err := x.SignExpansion()
			if err != nil {
				return err
			}
			value, err := signs.Number()
			if err != nil {
				return err
			}
			if !value.Equal(x) {
				return fmt.Errorf("the stalk %v is worth %v, not %v", signs, value, x)
			}
			list = append(list, signs)
		}
		return stalks.WriteSVG(w, list, stalks.SVGOptions{Title: "the stalks of " + strings.Join(numbers, ", "), Label: func(i int) string { return numbers[i] }})
	}
}
