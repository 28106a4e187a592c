package main

import (
	"bytes"
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"math/rand/v2"
	"os"
	"path/filepath"
	"strconv"
	"strings"

	"github.com/cgt-go/sdk/cgt"
	"github.com/cgt-go/sdk/surreal"
)

// An answer is what a form prints. In JSON it is an object with the fields of its type.
type answer interface {
	text() string // what is printed without -json
}

// render returns the text of a on standard output.
func render(a answer, inJSON bool) ([]byte, error) {
	if !inJSON {
		return []byte(a.text()), nil
	}
	var b bytes.Buffer
	e := json.NewEncoder(&b)
	e.SetEscapeHTML(false) // < and > are relations here
	err := e.Encode(a)
	return b.Bytes(), err
}

// analysis is what there is to say about a game.
type analysis struct {
	Value     surreal.Game   `json:"value"`
	Outcome   cgt.Outcome    `json:"outcome"`
	LeftStop  surreal.Dyadic `json:"leftStop"`
	RightStop surreal.Dyadic `json:"rightStop"`

	// These two only where they are within reach.
	Mean        *surreal.Dyadic `json:"mean,omitempty"`
	Temperature *surreal.Dyadic `json:"temperature,omitempty"`

	Birthday surreal.Dyadic `json:"birthday"`
	IsNumber bool           `json:"isNumber"`

	// Only in JSON, and only where they are defined and within reach.
	AtomicWeight         *surreal.Game `json:"atomicWeight,omitempty"`
	ReducedCanonicalForm *surreal.Game `json:"reducedCanonicalForm,omitempty"`
}

func newAnalysis(ctx context.Context, g surreal.Game) (answer, error) {
	if _, err := g.Text(maxOutput); err != nil {
		return nil, fmt.Errorf("the canonical form, of birthday %v: %w", g.Birthday(), err)
	}
	a := analysis{
		Value: g, Outcome: g.Outcome(), LeftStop: g.LeftStop(), RightStop: g.RightStop(), Birthday: g.Birthday(), IsNumber: g.IsNumber(),
	}
	few := limits
	few.Steps /= 10
	c := surreal.Calculator{Limits: few}
	_, _, _, atHand := g.NumberUpStar()
	if !atHand {
		_, err := c.Thermograph(ctx, g) // the game remembers it
		if atHand = err == nil; !atHand && !errors.Is(err, cgt.ErrLimit) {
			return nil, err
		}
	}
	if atHand {
		mean, temperature := g.Mean(), g.Temperature()
		a.Mean, a.Temperature = &mean, &temperature
	}
	switch w, ok, err := c.AtomicWeight(ctx, g); {
	case err != nil && !errors.Is(err, cgt.ErrLimit):
		return nil, err
	case err == nil && ok:
		a.AtomicWeight = &w
	}
	switch r, err := c.Reduced(ctx, g); {
	case err == nil:
		a.ReducedCanonicalForm = &r
	case !errors.Is(err, cgt.ErrLimit):
		return nil, err
	}
	return a, nil
}

// inWords explains the outcome classes.
var inWords = map[cgt.Outcome]string{
	cgt.P: "whoever begins loses",
	cgt.N: "whoever begins wins",
	cgt.L: "Left wins, whoever begins",
	cgt.R: "Right wins, whoever begins",
}

func (a analysis) text() string {
	number := "no"
	if a.IsNumber {
		number = "yes"
	}
	temperature := ""
	if a.Mean != nil {
		temperature = fmt.Sprintf("mean        %v\ntemperature %v\n", a.Mean, a.Temperature)
	}
	return fmt.Sprintf(`%v
outcome     %v: %s
Left stop   %v
Right stop  %v
%sbirthday    %v
number      %s
`, a.Value, a.Outcome, inWords[a.Outcome], a.LeftStop, a.RightStop, temperature, a.Birthday, number)
}

// truth is the answer to a comparison.
type truth struct {
	Value    string `json:"value"`
	Relation string `json:"relation"`
}

func (t truth) text() string { return t.Value + "\n" }

// reply is the answer to a question: yes or no, or a text.
type reply struct {
	Value string `json:"value"`
}

func (r reply) text() string { return r.Value + "\n" }

// replies is the answer to a question for games.
type replies struct {
	Values []string `json:"values"`
}

func (r replies) text() string {
	if len(r.Values) == 0 {
		return "none\n"
	}
	return strings.Join(r.Values, "\n") + "\n"
}

// newReply returns the answer to the question that a statement is.
func newReply(st surreal.Statement) (answer, error) {
	if text, ok := st.Text(); ok {
		return reply{text}, nil
	}
	games, ok := st.Games()
	if !ok {
		return reply{strconv.FormatBool(st.Holds())}, nil
	}
	r := replies{Values: []string{}}
	left := maxOutput
	for _, g := range games {
		text, err := g.Text(left)
		if err != nil {
			return nil, err
		}
		left -= len(text)
		r.Values = append(r.Values, text)
	}
	return r, nil
}

// relation is how two games compare.
type relation struct {
	Relation string `json:"relation"`
}

func (r relation) text() string { return r.Relation + "\n" }

// maxOutput is the largest number of bytes in a canonical form that calc prints.
const maxOutput = 16 << 20

// replaceFile writes a file as a whole or not at all: under another name in the same directory first. It
// follows a link, and leaves alone what is there and is no regular file: a device, a pipe, a directory.
func replaceFile(name string, text io.WriterTo) (err error) {
	if target, err := filepath.EvalSymlinks(name); err == nil {
		name = target
	}
	if info, err := os.Stat(name); err == nil && !info.Mode().IsRegular() {
		return fmt.Errorf("%s: not a regular file", name)
	}
	temporary := fmt.Sprintf("%s.%016x.tmp", name, rand.Uint64())
	f, err := os.OpenFile(temporary, os.O_WRONLY|os.O_CREATE|os.O_EXCL, 0o666)
	if err != nil {
		return named(name, err)
	}
	defer func() {
		if err != nil {
			os.Remove(temporary)
			err = named(name, err)
		}
	}()
	_, err = text.WriteTo(f)
	if err := errors.Join(err, f.Close()); err != nil {
		return err
	}
	return os.Rename(temporary, name)
}
