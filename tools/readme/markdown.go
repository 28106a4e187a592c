package main

import "strings"

// A block is a fenced block of a Markdown file.
type block struct {
	line    int      // where the opening fence is, counted from 1
	info    string   // what follows the opening fence, as in "console norun"
	lines   []string // what is between the fences; lines[i] is line line+1+i of the file
	comment string   // text of the HTML comment on the last non-empty line before, if any
}

// A problem is something wrong at a line of a Markdown file.
type problem struct {
	line int
	msg  string
}

// parse returns the fenced blocks of text in order. An unterminated block and a
// file comment without a block are problems.
func parse(text string) (blocks []block, problems []problem) {
	var (
		open        *fence // of the block we are in
		current     block
		comment     string // of the last non-empty line, outside blocks
		commentLine int
	)
	// lonely complains if the last comment names a file.
	lonely := func() {
		if _, ok := filePath(comment); ok {
			problems = append(problems, problem{commentLine, "no fenced block follows <!-- " + comment + " -->"})
		}
		comment = ""
	}

	for i, line := range strings.Split(text, "\n") {
		f, isFence := parseFence(line)
		switch {
		case open != nil && isFence && f.closes(*open):
			blocks = append(blocks, current)
			open = nil
		case open != nil:
			current.lines = append(current.lines, unindent(line, open.indent))
		case isFence:
			current = block{line: i + 1, info: f.info, comment: comment}
			open = &f
			comment = ""
		case strings.TrimSpace(line) != "":
			lonely()
			if c, ok := parseComment(line); ok {
				comment, commentLine = c, i+1
			}
		}
	}
	lonely()
	if open != nil {
		problems = append(problems, problem{current.line, "fenced block without an end"})
	}
	return blocks, problems
}

// eachLineOutside calls visit for each line of text that is not in one of its blocks; lines are counted from 1.
func eachLineOutside(text string, blocks []block, visit func(number int, line string)) {
	for i, line := range strings.Split(text, "\n") {
		if len(blocks) > 0 && i+1 >= blocks[0].line {
			if i+1 == blocks[0].line+len(blocks[0].lines)+1 { // the closing fence
				blocks = blocks[1:]
			}
			continue
		}
		visit(i+1, line)
	}
}

// A fence is a line that opens or closes a block.
type fence struct {
	indent int    // leading spaces and tabs
	mark   string // a run of at least three backticks or tildes
	info   string // the rest of the line
}

// closes reports whether f ends a block opened by open.
func (f fence) closes(open fence) bool {
	return f.info == "" && strings.HasPrefix(f.mark, open.mark)
}

func parseFence(line string) (f fence, ok bool) {
	rest := strings.TrimLeft(line, " \t")
	f.indent = len(line) - len(rest)
	for _, char := range []string{"`", "~"} {
		info := strings.TrimLeft(rest, char)
		f.mark = rest[:len(rest)-len(info)]
		f.info = strings.TrimSpace(info)
		if len(f.mark) >= 3 {
			// A backtick further on makes the line inline code.
			return f, char == "~" || !strings.Contains(info, "`")
		}
	}
	return fence{}, false
}

// unindent removes up to n leading spaces and tabs.
func unindent(line string, n int) string {
	rest := strings.TrimLeft(line, " \t")
	return line[min(n, len(line)-len(rest)):]
}

// parseComment returns the text of a line that is one HTML comment.
func parseComment(line string) (text string, ok bool) {
	text, ok = strings.CutPrefix(strings.TrimSpace(line), "<!--")
	if !ok {
		return "", false
	}
	text, ok = strings.CutSuffix(text, "-->")
	return strings.TrimSpace(text), ok
}

// filePath returns the path in a comment such as "file: examples/hello/main.go".
func filePath(comment string) (path string, ok bool) {
	path, ok = strings.CutPrefix(comment, "file:")
	return strings.TrimSpace(path), ok
}
