package main

import (
	"bytes"
	"context"
	"errors"
	"fmt"
	"io"
	"maps"
	"slices"
	"strings"
	"unicode"

	"github.com/cgt-go/sdk/surreal"
)

// limits bounds every computation, so that no input keeps calc busy for ever or fills the memory.
var limits = surreal.Limits{Positions: 1_000_000, Steps: 20_000_000}

// A call is a form with its words and flags.
type call struct {
	words []string // without the name of the form
	flags map[string]string
	stdin io.Reader

	hints hints

	stderr  io.Writer
	drawing []byte // what the form wants in the file that the flag svg names
	kept    []byte // what it wants in a file that its words name
	keptIn  string // that file, or ""
}

// hints add to an error that a text cannot be read what may help. They know all forms, and so cannot be known to these.
type hints struct {
	onValue, onSum func(err error, text string) error
}

// unvaluedError is about a position that is drawn, if that is wanted, though its value is out of reach.
type unvaluedError struct{ error }

func (e unvaluedError) Unwrap() error { return e.error }

// allHints returns the hints there are.
func allHints() hints { return hints{onValue: withHint, onSum: withHintOnSum} }

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
	if text, wantsHelp, err := helpFor(words, flags); wantsHelp {
		if err == nil {
			_, err = io.WriteString(stdout, text)
		}
		return err
	}
	_, inJSON := flags["json"]
	f := expressionForm
	if len(words) > 0 {
		if i := slices.IndexFunc(namedForms, func(f form) bool { return f.name == words[0] }); i >= 0 {
			f = namedForms[i]
			words = words[1:]
		}
	}
	for _, name := range slices.Sorted(maps.Keys(flags)) {
		if name != "json" && !slices.Contains(f.flags, name) {
			hint := "calc help lists the forms with their flags"
			if name == "misere" {
				hint = "calc solve -misere plays games so, such as calc solve -misere nim 3 5 7, and positions of rulesets"
			}
			return fmt.Errorf("-%s is not a flag of this form; %s", name, hint)
		}
	}
	if f.name == "" && len(words) == 0 {
		return repl{stdin, stdout, stderr, inJSON}.run(ctx)
	}
	c := &call{words: words, flags: flags, stdin: stdin, hints: allHints(), stderr: stderr}
	answer := func() ([]byte, error) {
		a, err := f.run(ctx, c)
		if err != nil {
			return nil, err
		}
		return render(a, inJSON)
	}
	var text []byte
	_, keeps := flags["checkpoint"]
	if keeps || c.told() != nil { // it writes, and so must not be left running
		if text, err = answer(); ctx.Err() != nil && (err == nil || err == context.Cause(ctx)) {
			err = errInterrupted
		}
	} else {
		text, err = uninterrupted(ctx, answer)
	}
	var unvalued unvaluedError
	if err != nil && !errors.As(err, &unvalued) {
		return err
	}
	if name, ok := flags["svg"]; ok {
		wrong := replaceFile(name, bytes.NewReader(c.drawing))
		switch {
		case err != nil && wrong != nil:
			return fmt.Errorf("%w; and %w", err, wrong)
		case err != nil:
			return fmt.Errorf("%w; the picture is drawn into %s", err, name)
		case wrong != nil:
			return wrong
		}
	}
	if err != nil {
		return err
	}
	if c.keptIn != "" {
		if err := replaceFile(c.keptIn, bytes.NewReader(c.kept)); err != nil {
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
