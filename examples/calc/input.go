package main

import (
	"errors"
	"fmt"
	"io"
	"io/fs"
	"os"
	"strings"
)

// maxInput is the largest number of bytes in a text that calc reads.
const maxInput = 64 << 20

// argument returns the word itself or, if it is -, standard input.
func (c *call) argument(word string) (string, error) {
	if word != "-" {
		return word, nil
	}
	text, err := readAll(c.stdin)
	return text, named("standard input", err)
}

// fields returns the words themselves or, if - is the only one, those of standard input.
func (c *call) fields(words []string) ([]string, error) {
	if len(words) != 1 || words[0] != "-" {
		return words, nil
	}
	text, err := c.argument("-")
	return strings.Fields(text), err
}

// file returns the text of a file, or standard input if its name is -.
func (c *call) file(name string) (string, error) {
	if name == "-" {
		return c.argument(name)
	}
	f, err := os.Open(name)
	if errors.Is(err, fs.ErrNotExist) {
		return "", fmt.Errorf("%w; want the name of a file, or - for standard input", named(name, err))
	}
	if err != nil {
		return "", named(name, err)
	}
	defer f.Close()
	text, err := readAll(f)
	return text, named(name, err)
}

func readAll(r io.Reader) (string, error) {
	text, err := io.ReadAll(io.LimitReader(r, maxInput+1))
	switch {
	case err != nil:
		return "", err
	case len(text) > maxInput:
		return "", fmt.Errorf("more than %d bytes", maxInput)
	}
	return string(text), nil
}

// named returns err, if it is not nil, with the name that the user has given to a file in place of the
// operation and the name that the package os gives.
func named(name string, err error) error {
	if err == nil {
		return nil
	}
	var path *fs.PathError
	var link *os.LinkError
	switch {
	case errors.As(err, &path):
		err = path.Err
	case errors.As(err, &link):
		err = link.Err
	}
	return fmt.Errorf("%s: %w", name, err)
}

// isTerminal reports whether r seems to be a terminal: a device that is not the null device.
func isTerminal(r io.Reader) bool {
	f, ok := r.(interface{ Stat() (os.FileInfo, error) })
	if !ok {
		return false
	}
	info, err := f.Stat()
	if err != nil || info.Mode()&os.ModeCharDevice == 0 {
		return false
	}
	null, err := os.Stat(os.DevNull)
	return err != nil || !os.SameFile(info, null)
}
