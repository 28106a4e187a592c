package main

import (
	"bytes"
	"errors"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
)

// A checker checks the blocks of one Markdown file.
type checker struct {
	root     string // where commands run and files are
	commands int    // commands run
	files    int    // files compared
	links    int    // links followed
	patterns int    // patterns of names looked up
	problems []problem
}

func (c *checker) problemf(line int, format string, args ...any) {
	c.problems = append(c.problems, problem{line, fmt.Sprintf(format, args...)})
}

// check does with b what its info string and its comment ask for.
func (c *checker) check(b block) {
	if path, ok := filePath(b.comment); ok {
		c.compareFile(b, path)
	}
	_, run, err := isConsole(b)
	if err != nil {
		c.problemf(b.line, "%v", err)
	}
	if !run {
		return
	}
	cmds, err := parseSession(b)
	if err != nil {
		c.problemf(b.line, "%v", err)
	}
	for _, cmd := range cmds {
		c.runCommand(cmd)
	}
}

// compareFile complains unless b holds the whole file.
func (c *checker) compareFile(b block, path string) {
	c.files++
	if !filepath.IsLocal(path) {
		c.problemf(b.line, "file %q is outside the repository", path)
		return
	}
	data, err := os.ReadFile(filepath.Join(c.root, path))
	if err != nil {
		c.problemf(b.line, "%v", err)
		return
	}
	file := splitLines(string(data))
	text := trimBlank(b.lines)
	for i := range max(len(file), len(text)) {
		if i == len(file) || i == len(text) || file[i] != text[i] {
			c.problemf(b.line+1+i, "block differs from %s:%d\n\tfile:  %s\n\tblock: %s",
				path, i+1, lineAt(file, i), lineAt(text, i))
			return
		}
	}
}

// runCommand runs cmd and complains if its output or its status is another.
func (c *checker) runCommand(cmd command) {
	c.commands++
	var stdout, stderr bytes.Buffer
	bash := exec.Command("bash", "-c", cmd.text)
	bash.Dir = c.root
	bash.Stdout = &stdout
	bash.Stderr = &stderr
	err := bash.Run()
	var failed *exec.ExitError
	if err != nil && !errors.As(err, &failed) {
		c.problemf(cmd.line, "%v", err)
		return
	}
	if status := bash.ProcessState.ExitCode(); status != cmd.exit {
		c.problemf(cmd.line, "$ %s\n\twant: status %d\n\tgot:  %v%s", cmd.text, cmd.exit, bash.ProcessState,
			indent("standard error", splitLines(stderr.String())))
	}
	got := splitLines(stdout.String())
	if w, g, ok := match(cmd.want, got); !ok {
		c.problemf(cmd.wantLine+w, "$ %s\n\twant: %s\n\tgot:  %s%s", cmd.text, lineAt(cmd.want, w), lineAt(got, g),
			indent("all output", got))
	}
}

// match compares lines of output with what is wanted, where a line "..." stands
// for any number of lines. If they do not match, want[w] and got[g] are where
// the attempt that came furthest in want failed; either may be just past the end.
func match(want, got []string) (w, g int, ok bool) {
	var (
		i, j   int  // the next lines to compare
		dots   = -1 // index in want of the last "..." met
		resume int  // index in got where what follows dots is tried
	)
	deadEnd := func() {
		if i > w {
			w, g = i, j
		}
	}
	for j < len(got) {
		switch {
		case i < len(want) && want[i] == "...":
			dots, resume = i, j
			i++
		case i < len(want) && want[i] == got[j]:
			i++
			j++
		case dots >= 0:
			deadEnd()
			resume++
			i, j = dots+1, resume
		default:
			return i, j, false
		}
	}
	for i < len(want) && want[i] == "..." {
		i++
	}
	if i < len(want) {
		deadEnd()
		return w, g, false
	}
	return 0, 0, true
}

// splitLines returns the lines of text without empty lines at the end.
func splitLines(text string) []string {
	return trimBlank(strings.Split(text, "\n"))
}

// lineAt returns lines[i] quoted, so that blanks show, or says that there is none.
func lineAt(lines []string, i int) string {
	if i == len(lines) {
		return "(end)"
	}
	return fmt.Sprintf("%q", lines[i])
}

// indent returns lines under a title, or nothing if there are none.
func indent(title string, lines []string) string {
	if len(lines) == 0 {
		return ""
	}
	return "\n\t" + title + ":\n\t\t" + strings.Join(lines, "\n\t\t")
}
