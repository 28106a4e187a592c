package main

import (
	"bufio"
	"bytes"
	"context"
	"errors"
	"fmt"
	"io"
	"strings"
)

// repl reads expressions and prints their answers, line by line.
type repl struct {
	stdin  io.Reader
	stdout io.Writer
	stderr io.Writer
	inJSON bool
}

// greeting is what somebody at a terminal sees first.
const greeting = "One expression a line, such as {2||1|-1}; help explains, quit ends.\n"

// maxWaiting is the largest number of bytes in results that wait for the end of the input.
const maxWaiting = 256 << 20

// run returns nil at the end of the input. The error of a line ends it too, unless somebody sits at a terminal and can
// try again. If nobody does, all results wait for the end, since there is nothing on standard output after an error.
func (r repl) run(ctx context.Context) error {
	terminal := isTerminal(r.stdin)
	if terminal {
		fmt.Fprint(r.stderr, greeting)
	}
	in := bufio.NewReader(r.stdin)
	var waiting bytes.Buffer
	printed := false
	for line := 1; ; line++ {
		if terminal {
			fmt.Fprint(r.stderr, "> ")
		}
		expression, err := uninterrupted(ctx, func() (string, error) { return readLine(in) })
		if err != nil {
			if terminal {
				fmt.Fprintln(r.stderr) // the line of the prompt is still open
			}
			if errors.Is(err, io.EOF) {
				_, err := waiting.WriteTo(r.stdout)
				return err
			}
			return fmt.Errorf("line %d: %w", line, err)
		}
		if line == 1 {
			expression = strings.TrimPrefix(expression, "\ufeff") // a byte order mark
		}
		word := strings.TrimSpace(expression)
		if words := strings.Fields(word); terminal && len(words) > 1 { // as for the shell
			if words[0] == "calc" {
				word = strings.TrimSpace(strings.TrimPrefix(word, "calc"))
				words, expression = words[1:], word
			}
			if f, ok := formNamed(words[0]); ok {
				fmt.Fprintf(r.stderr, "here are expressions only; calc %s is for the shell, after quit\n", f.name)
				continue
			}
		}
		switch {
		case word == "" || strings.HasPrefix(word, "#"): // a remark, as in the files that calc reads
			continue
		case word == "quit" || word == "exit":
			if !terminal { // a file is read to its end
				return fmt.Errorf("line %d: %s is for a terminal; elsewhere calc reads to the end of the input", line, word)
			}
			return nil
		case terminal && (word == "help" || word == "?"):
			fmt.Fprint(r.stderr, notation, "  quit                      the end\n\nhelp WORD explains one of these functions, such as cool, or what else calc does: calc help, in the shell, has a list.\n")
			continue
		case terminal && strings.HasPrefix(word, "help "):
			text, _, err := helpFor(strings.Fields(word), nil)
			if err != nil {
				text = err.Error() + "\n"
			}
			fmt.Fprint(r.stderr, text)
			continue
		}
		text, err := uninterrupted(ctx, func() ([]byte, error) {
			a, err := evaluate(ctx, expression)
			if err != nil {
				return nil, err
			}
			return render(a, r.inJSON)
		})
		if err != nil {
			interrupted := errors.Is(err, errInterrupted)
			if terminal && interrupted {
				fmt.Fprintln(r.stderr) // after the ^C
			}
			if !terminal || interrupted {
				return fmt.Errorf("line %d: %w", line, err)
			}
			fmt.Fprintln(r.stderr, oneLine(err.Error()))
			continue
		}
		if printed && !r.inJSON {
			text = append([]byte("\n"), text...)
		}
		printed = true
		if !terminal {
			if waiting.Len()+len(text) > maxWaiting {
				return fmt.Errorf("line %d: more than %d bytes of results", line, maxWaiting)
			}
			waiting.Write(text)
			continue
		}
		if _, err := r.stdout.Write(text); err != nil {
			return err
		}
	}
}

// readLine returns the next line without its end, or io.EOF.
func readLine(in *bufio.Reader) (string, error) {
	var line []byte
	for {
		part, err := in.ReadSlice('\n')
		if line = append(line, part...); len(line) > maxInput {
			return "", fmt.Errorf("more than %d bytes", maxInput)
		}
		switch {
		case err == nil, errors.Is(err, io.EOF) && len(line) > 0:
			return strings.TrimRight(string(line), "\r\n"), nil
		case !errors.Is(err, bufio.ErrBufferFull):
			return "", err
		}
	}
}
