package main

import (
	"io/fs"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
)

var (
	codeSpan   = regexp.MustCompile("`([^`]+)`")
	shellWord  = regexp.MustCompile(`(?:'[^']*'|"[^"]*"|[^\s'"])+`)
	quotes     = strings.NewReplacer("'", "", `"`, "")
	patternFor = regexp.MustCompile(`^--?(?:test\.)?(run|bench|fuzz)=(.*)$`)
	declared   = regexp.MustCompile(`(?m)^func ((?:Test|Benchmark|Fuzz|Example)(?:[^\p{Ll}(\[]\w*)?)\(`)
	writes     = regexp.MustCompile(`^-(?:o|trace|(?:cpu|mem|block|mutex|cover)profile)$`) // into the file that follows
)

// kinds says how the functions begin that a flag chooses from. Examples, and what targets are given, are run as tests are.
var kinds = map[string][]string{"run": {"Test", "Example", "Fuzz"}, "bench": {"Benchmark"}, "fuzz": {"Fuzz"}}

// checkPatterns checks what commands for the go command choose, in code spans and in console blocks that are not run:
// packages must be there, and of a pattern after -run=, -bench= or -fuzz= each alternative must be in the name of a
// function in them, or of any function below the root where no package is named. Go fuzzes no more than one target.
func (c *checker) checkPatterns(text string, blocks []block) {
	eachLineOutside(text, blocks, func(number int, line string) {
		for _, m := range codeSpan.FindAllStringSubmatch(line, -1) {
			c.checkChoice(number, strings.ReplaceAll(m[1], `\|`, "|")) // as it is written in tables
		}
	})
	for _, b := range blocks {
		if isSession, isRun, err := isConsole(b); !isSession || isRun || err != nil {
			continue
		}
		cmds, _ := parseSession(b) // which check complains of
		for _, cmd := range cmds {
			c.checkChoice(cmd.line, cmd.text)
		}
	}
}

// checkChoice checks one command, or the flags of one.
func (c *checker) checkChoice(line int, text string) {
	words := shellWord.FindAllString(text, -1)
	for i, w := range words {
		words[i] = quotes.Replace(w)
	}
	switch {
	case len(words) > 2 && words[0] == "go" && slices.Contains([]string{"test", "run", "install", "doc", "vet"}, words[1]):
	case len(words) > 0 && patternFor.MatchString(words[0]):
	default:
		return
	}
	var packages []string
	isProgram := len(words) > 1 && (words[1] == "run" || words[1] == "doc") // and what follows the package is for that
	before := ""
	for i, w := range words {
		if w == "-run" || w == "-bench" || w == "-fuzz" {
			words = append(words, w+"="+words[min(i+1, len(words)-1)])
		}
		if strings.HasPrefix(w, "./") && !writes.MatchString(before) && !(isProgram && len(packages) > 0) {
			packages = append(packages, w)
		}
		before = w
	}
	if len(packages) == 0 {
		packages = []string{"./..."}
	}
	names, err := functionsIn(c.root, packages)
	if err != nil {
		c.problemf(line, "%s: %v", text, err)
		return
	}
	for _, w := range words {
		if m := patternFor.FindStringSubmatch(w); m != nil && m[2] != "^$" { // which stands for none
			c.checkPattern(line, text, m[1], m[2], names)
		}
	}
}

func (c *checker) checkPattern(line int, text, flag, pattern string, names []string) {
	c.patterns++
	alternatives := []string{pattern}
	if !strings.ContainsAny(pattern, "([") {
		alternatives = strings.Split(pattern, "|")
	}
	all := 0
	for _, alternative := range alternatives {
		alternative, _, _ = strings.Cut(alternative, "/") // what follows chooses among subtests
		re, err := regexp.Compile(alternative)
		if err != nil {
			c.problemf(line, "%s: %v", text, err)
			continue
		}
		chosen := 0
		for _, name := range names {
			isKind := slices.ContainsFunc(kinds[flag], func(kind string) bool { return strings.HasPrefix(name, kind) })
			if isKind && re.MatchString(name) {
				chosen++
			}
		}
		if all += chosen; chosen == 0 {
			c.problemf(line, "%s: -%s has nothing to choose for %q", text, flag, alternative)
		}
	}
	if flag == "fuzz" && all > 1 {
		c.problemf(line, "%s: -fuzz chooses %d targets, but go test fuzzes only one", text, all)
	}
}

// functionsIn returns the names of the functions that the go command can choose from in packages below root, such as
// ./surreal or ./matrixgame/... .
func functionsIn(root string, packages []string) (names []string, err error) {
	for _, p := range packages {
		dir, isTree := strings.CutSuffix(p, "...")
		top := filepath.Join(root, dir)
		err := filepath.WalkDir(top, func(path string, d fs.DirEntry, err error) error {
			switch {
			case err != nil:
				return err
			case d.IsDir() && path != top && !isTree:
				return fs.SkipDir
			case d.IsDir() || !strings.HasSuffix(path, "_test.go"):
				return nil
			}
			source, err := os.ReadFile(path)
			for _, m := range declared.FindAllSubmatch(source, -1) {
				if name := string(m[1]); name != "TestMain" {
					names = append(names, name)
				}
			}
			return err
		})
		if err != nil {
			return nil, err
		}
	}
	return names, nil
}
