package main

import (
	"fmt"
	"strconv"
	"strings"
)

// A command is one command of a console block and what it should do.
type command struct {
	line     int      // where it stands
	text     string   // without the "$ "
	want     []string // its output, without empty lines at the end
	wantLine int      // where want starts
	exit     int      // its status
}

// isConsole reports whether b is a console block, and whether it is to be run.
func isConsole(b block) (console, run bool, err error) {
	words := strings.Fields(b.info)
	switch {
	case len(words) == 0 || words[0] != "console":
		return false, false, nil
	case len(words) == 1:
		return true, true, nil
	case len(words) == 2 && words[1] == "norun":
		return true, false, nil
	}
	return true, false, fmt.Errorf("block marked %q, want %q or %q", b.info, "console", "console norun")
}

// parseSession returns the commands of a console block, at least one.
func parseSession(b block) ([]command, error) {
	var cmds []command
	for i := 0; i < len(b.lines); i++ {
		text, ok := strings.CutPrefix(b.lines[i], "$ ")
		switch {
		case ok:
			c := command{line: b.line + 1 + i, text: text}
			for strings.HasSuffix(c.text, `\`) && i+1 < len(b.lines) {
				i++
				c.text += "\n" + b.lines[i]
			}
			c.wantLine = b.line + 1 + i + 1
			cmds = append(cmds, c)
		case len(cmds) > 0:
			last := &cmds[len(cmds)-1]
			last.want = append(last.want, b.lines[i])
		case b.lines[i] != "":
			return nil, fmt.Errorf("output before the first command: %q", b.lines[i])
		}
	}
	if len(cmds) == 0 {
		return nil, fmt.Errorf("console block without a command")
	}
	for i := range cmds {
		c := &cmds[i]
		c.want = trimBlank(c.want)
		if n := len(c.want); n > 0 {
			if status, ok := parseExit(c.want[n-1]); ok {
				c.exit = status
				c.want = trimBlank(c.want[:n-1])
			}
		}
	}
	return cmds, nil
}

// parseExit reads a line such as "[exit 2]".
func parseExit(line string) (status int, ok bool) {
	digits, ok := strings.CutPrefix(line, "[exit ")
	if !ok {
		return 0, false
	}
	digits, ok = strings.CutSuffix(digits, "]")
	if !ok {
		return 0, false
	}
	status, err := strconv.Atoi(digits)
	return status, err == nil
}

// trimBlank removes empty lines from the end.
func trimBlank(lines []string) []string {
	for len(lines) > 0 && lines[len(lines)-1] == "" {
		lines = lines[:len(lines)-1]
	}
	return lines
}

// findCommand returns the command of the only block that follows a comment name.
func findCommand(blocks []block, name string) (string, error) {
	var found []command
	for _, b := range blocks {
		if b.comment != name {
			continue
		}
		console, _, err := isConsole(b)
		if err != nil {
			return "", fmt.Errorf("line %d: %v", b.line, err)
		}
		if !console {
			return "", fmt.Errorf("line %d: the block after <!-- %s --> is not marked console", b.line, name)
		}
		cmds, err := parseSession(b)
		if err != nil {
			return "", fmt.Errorf("line %d: %v", b.line, err)
		}
		found = append(found, cmds...)
	}
	if len(found) != 1 {
		return "", fmt.Errorf("%d commands after the comment <!-- %s -->, want 1", len(found), name)
	}
	return found[0].text, nil
}
