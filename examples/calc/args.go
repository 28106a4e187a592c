package main

import (
	"errors"
	"fmt"
	"maps"
	"slices"
	"strconv"
	"strings"
	"unicode"
)

// flagsWithValue says of each flag whether a value follows it.
var flagsWithValue = map[string]bool{"json": false, "help": false, "h": false, "progress": false, "sign": false, "checkpoint": true, "svg": true, "n": true, "method": true, "misere": false, "limit": true, "first": true, "database": true}

// parseArguments divides args into words and flags. An expression may begin with a minus, so everything that
// is not exactly a flag is a word.
func parseArguments(args []string) (words []string, flags map[string]string, err error) {
	flags = map[string]string{}
	for len(args) > 0 {
		arg := args[0]
		args = args[1:]
		if arg == "--" {
			words = append(words, args...)
			break
		}
		name, value, hasValue := flagName(arg)
		if name == "" {
			if meant := flagMeant(arg); meant != "" {
				return nil, nil, fmt.Errorf("%.30s is no flag; did you mean %s?", arg, meant)
			}
			words = append(words, arg)
			continue
		}
		if flagsWithValue[name] {
			if !hasValue && len(args) > 0 {
				if next, _, _ := flagName(args[0]); next == "" { // a file with the name of a flag is named after "="
					value = args[0]
					args = args[1:]
				}
			}
			what, isFile := "name", name == "svg" || name == "checkpoint"
			if name == "n" || name == "limit" {
				what = "number"
			}
			switch value {
			case "":
				return nil, nil, fmt.Errorf("a %s must follow %s", what, arg)
			case "-":
				if isFile {
					return nil, nil, fmt.Errorf("-%s writes into a file; standard output has the result", name)
				}
			}
			if _, err := strconv.Atoi(value); what == "number" && errors.Is(err, strconv.ErrSyntax) {
				return nil, nil, fmt.Errorf("-%s: %.30q is no number", name, value) // but a word that should follow it
			}
			if _, twice := flags[name]; twice {
				return nil, nil, fmt.Errorf("-%s is given twice", name)
			}
		}
		if name == "h" {
			name = "help"
		}
		flags[name] = value
	}
	return words, flags, nil
}

// flagMeant returns the flags that a word which begins with a minus may have been meant to be, or "". An expression of
// letters alone is a word, or downs.
func flagMeant(arg string) string {
	word := strings.TrimLeft(arg, "-")
	if word == arg || strings.Trim(word, "v") == "" || strings.ContainsFunc(word, func(r rune) bool { return !unicode.IsLetter(r) }) {
		return ""
	}
	var names []string
	for _, name := range near(word, slices.Sorted(maps.Keys(flagsWithValue))) {
		names = append(names, "-"+name)
	}
	return strings.Join(names, " or ")
}

// flagName returns the name of the flag that arg is, or "", and the value if it is written into arg.
func flagName(arg string) (name, value string, hasValue bool) {
	name, ok := strings.CutPrefix(arg, "--")
	if !ok {
		name, ok = strings.CutPrefix(arg, "-")
	}
	if !ok {
		return "", "", false
	}
	name, value, hasValue = strings.Cut(name, "=")
	takes, known := flagsWithValue[name]
	if !known || hasValue && !takes {
		return "", "", false
	}
	return name, value, hasValue
}

// hereAre says how many words there are where another number of them is wanted.
func hereAre(words []string) string {
	switch len(words) {
	case 0:
		return "here is none"
	case 1:
		return "here is one"
	}
	return fmt.Sprintf("here are %d", len(words))
}
