// Readme checks that the examples in Markdown files still hold.
//
//	go run -C tools ./readme -root .. -require ../README.md
//	go run -C tools ./readme -root .. -command "test command" ../README.md
//
// The first form checks the files. It prints each mismatch as file:line and
// exits with status 1 if there is any; with -require, a file in which nothing
// was checked is a mismatch too. The second form prints the one command of the
// console block that follows the comment <!-- test command -->, so that a
// script can run what the file tells its reader to run.
//
// # Commands
//
// A fenced block marked console is a terminal session:
//
//	```console
//	$ go run ./examples/calc "1/2 + 1/2"
//	1
//	$ go run ./examples/calc "{1|"
//	[exit 1]
//	```
//
// Each line that starts with "$ " is a command, run by bash -c in the directory
// named by -root; a command that ends in a backslash goes on in the next line.
// The lines up to the next command are what it must print on standard output,
// exactly, empty lines at the end aside. So a command followed by nothing must
// print nothing. Standard error is not compared. A line that is just "..."
// stands for any number of lines, also none. The status must be 0, or N if the
// expected output ends with the line "[exit N]".
//
// A block marked "console norun" is for the reader only and is not run. Any
// other word after console is an error.
//
// # Patterns
//
// Where such a block, or a code span in the text, has a command as
//
//	go test -run='^$' -bench='Add|Rel' ./surreal
//
// or flags only, as -bench=Add, nothing is run, but the packages must be there,
// and each alternative of what follows -run=, -bench= or -fuzz= must choose a
// function in them, but for the pattern ^$, which chooses none; without a
// package, one anywhere below -root. A pattern after -fuzz= must choose one
// only, for Go fuzzes one target at a time.
//
// # Files
//
// A block of any kind is a copy of a whole file if the last non-empty line
// before it is a comment that names the file, relative to -root:
//
//	<!-- file: examples/hello/main.go -->
//	```go
//	package main
//	...
//	```
//
// Here "..." has no special meaning. A file comment that no block follows is an
// error, and so is a block without an end. Fences may be indented, as in lists,
// but not quoted with ">".
//
// # Links
//
// A link such as [text](docs/page.md), outside fenced blocks, must lead to a file or directory that is there. Its
// name is relative to the Markdown file. URLs, and what follows a "#", are not checked.
package main

import (
	"flag"
	"fmt"
	"io"
	"os"
	"path/filepath"
)

func main() {
	os.Exit(run(os.Args[1:], os.Stdout, os.Stderr))
}

// run is main with its surroundings as parameters. It returns the exit status:
// 0 if all is well, 1 for a mismatch, 2 for a wrong command line.
func run(args []string, stdout, stderr io.Writer) int {
	flags := flag.NewFlagSet("readme", flag.ContinueOnError)
	flags.SetOutput(stderr)
	root := flags.String("root", ".", "directory in which commands run and to which file names are relative")
	require := flags.Bool("require", false, "fail if nothing is checked in one of the files")
	command := flags.String("command", "", "only print the command of the block after the comment `name`")
	flags.Usage = func() {
		fmt.Fprintln(stderr, "usage: readme [-root dir] [-require] file.md ...")
		fmt.Fprintln(stderr, "       readme -command name file.md")
		flags.PrintDefaults()
	}
	if err := flags.Parse(args); err != nil {
		return 2
	}
	if flags.NArg() == 0 || (*command != "" && flags.NArg() != 1) {
		flags.Usage()
		return 2
	}

	status := 0
	for _, name := range flags.Args() {
		text, err := os.ReadFile(name)
		if err != nil {
			fmt.Fprintln(stderr, err)
			status = 1
			continue
		}
		blocks, problems := parse(string(text))

		if *command != "" {
			cmd, err := findCommand(blocks, *command)
			if err != nil {
				fmt.Fprintf(stderr, "%s: %v\n", name, err)
				return 1
			}
			fmt.Fprintln(stdout, cmd)
			return 0
		}

		c := checker{root: *root, problems: problems}
		for _, b := range blocks {
			c.check(b)
		}
		c.checkLinks(filepath.Dir(name), string(text), blocks)
		c.checkPatterns(string(text), blocks)
		if *require && c.commands+c.files == 0 {
			c.problemf(1, "no command and no file to check")
		}
		for _, p := range c.problems {
			fmt.Fprintf(stderr, "%s:%d: %s\n", name, p.line, p.msg)
			status = 1
		}
		fmt.Fprintf(stdout, "%s: %d commands, %d files, %d links, %d patterns, %d problems\n",
			name, c.commands, c.files, c.links, c.patterns, len(c.problems))
	}
	return status
}
