package main

import (
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"testing"
)

// write makes a directory with a Markdown file doc.md and a file hello.txt to
// compare with. Three single quotes in doc stand for three backticks.
func write(t *testing.T, doc string) (dir, path string) {
	t.Helper()
	dir = t.TempDir()
	path = filepath.Join(dir, "doc.md")
	for name, text := range map[string]string{
		path:                            strings.ReplaceAll(doc, "'''", "```"),
		filepath.Join(dir, "hello.txt"): "one\n\n\ttwo\n",
	} {
		if err := os.WriteFile(name, []byte(text), 0o644); err != nil {
			t.Fatal(err)
		}
	}
	return dir, path
}

func TestGood(t *testing.T) {
	for _, tt := range []struct {
		name, doc, counts string
	}{
		{"output", "'''console\n$ echo a; echo b\na\nb\n'''\n", "1 commands, 0 files"},
		{"no output", "'''console\n$ true\n$ true\n'''\n", "2 commands, 0 files"},
		{"standard error", "'''console\n$ echo a >&2\n'''\n", "1 commands, 0 files"},
		{"no newline at the end", "'''console\n$ printf a\na\n'''\n", "1 commands, 0 files"},
		{"empty lines between", "'''console\n\n$ echo a\na\n\n$ echo b\nb\n\n'''\n", "2 commands, 0 files"},
		{"empty lines within", "'''console\n$ printf '\\na\\n\\nb\\n'\n\na\n\nb\n'''\n", "1 commands, 0 files"},
		{"continued", "'''console\n$ echo a \\\n    b\na b\n'''\n", "1 commands, 0 files"},
		{"in root", "'''console\n$ cat hello.txt\none\n\n\ttwo\n'''\n", "1 commands, 0 files"},
		{"status", "'''console\n$ exit 3\n[exit 3]\n'''\n", "1 commands, 0 files"},
		{"output and status", "'''console\n$ echo a; exit 3\na\n[exit 3]\n$ true\n'''\n", "2 commands, 0 files"},
		{"dots", "'''console\n$ seq 9\n1\n...\n5\n...\n9\n'''\n", "1 commands, 0 files"},
		{"dots for nothing", "'''console\n$ true\n...\n'''\n", "1 commands, 0 files"},
		{"norun", "'''console norun\n$ false\nwhat\n'''\n'''console\n$ true\n'''\n", "1 commands, 0 files"},
		{"tildes", "~~~~ console\n$ echo '~~~'\n~~~\n~~~~\n", "1 commands, 0 files"},
		{"in a list", "1. Run\n\n   '''console\n   $ echo a; echo '  b'\n   a\n     b\n   '''\n", "1 commands, 0 files"},
		{"file", "<!-- file: hello.txt -->\n'''go\none\n\n\ttwo\n'''\n", "0 commands, 1 files"},
		{"file, empty line before", "<!-- file: hello.txt -->\n\n'''\none\n\n\ttwo\n'''\n", "0 commands, 1 files"},
		{"both", "<!-- file: hello.txt -->\n'''\none\n\n\ttwo\n'''\n'''console\n$ true\n'''\n", "1 commands, 1 files"},
	} {
		t.Run(tt.name, func(t *testing.T) {
			dir, path := write(t, tt.doc)
			var stdout, stderr strings.Builder
			if status := run([]string{"-root", dir, "-require", path}, &stdout, &stderr); status != 0 {
				t.Fatalf("status %d:\n%s", status, &stderr)
			}
			if want := path + ": " + tt.counts + ", 0 links, 0 patterns, 0 problems\n"; stdout.String() != want {
				t.Errorf("got %q, want %q", &stdout, want)
			}
		})
	}
}

func TestLinks(t *testing.T) {
	doc := "[a](hello.txt) ![b](./hello.txt#there) [c](#here) [d](https://example.org/none)\n\n" +
		"'''go\n[e](none)\n'''\n~~~\n[f](none)\n~~~\n[g](.)\n"
	dir, path := write(t, doc)
	var stdout, stderr strings.Builder
	if status := run([]string{"-root", dir, path}, &stdout, &stderr); status != 0 {
		t.Fatalf("status %d:\n%s", status, &stderr)
	}
	if want := path + ": 0 commands, 0 files, 3 links, 0 patterns, 0 problems\n"; stdout.String() != want {
		t.Errorf("got %q, want %q", &stdout, want)
	}
}

func TestPatterns(t *testing.T) {
	for _, tt := range []struct {
		name, doc string
		patterns  int
		want      string // the complaint after the name of the file, if there is one
	}{
		{"span", "do `go test -run='^$' -bench='Add|Rel' ./p` and\n", 1, ""},
		{"block", "~~~console norun\n$ go test -bench=Add \\\n  -run TestAdd ./p\n~~~\n", 2, ""},
		{"flags only", "| a | `-bench='Add\\|Deep/n=2' -benchtime=2x` |\n", 1, ""},
		{"tree", "`go test -bench=. ./...` and `go test -run=Example ./p/...`\n", 2, ""},
		{"target", "`go test -fuzz='^FuzzAdd$' ./p`\n", 1, ""},
		{"other programs", "`gofmt -run=None` and `-x -bench=None`\n~~~go\n-bench=None\n~~~\n", 0, ""},
		{"no such benchmark", "\n`go test -run='^$' -bench='Add|Mul' ./p`\n", 1, ":2: go test -run='^$' -bench='Add|Mul' ./p: -bench has nothing to choose for \"Mul\"\n"},
		{"not in this package", "`go test -bench=Deep ./p`\n", 1, ":1: go test -bench=Deep ./p: -bench has nothing to choose for \"Deep\"\n"},
		{"in a block", "~~~console norun\n$ true\n$ go test -run Sub ./p\n~~~\n", 1, ":3: go test -run Sub ./p: -run has nothing to choose for \"Sub\"\n"},
		{"not a test", "`-run=BenchmarkAdd`\n", 1, ":1: -run=BenchmarkAdd: -run has nothing to choose for \"BenchmarkAdd\"\n"},
		{"two targets", "`go test -fuzz=FuzzAdd ./p`\n", 1, ":1: go test -fuzz=FuzzAdd ./p: -fuzz chooses 2 targets, but go test fuzzes only one\n"},
		{"two targets by name", "`go test -fuzz='FuzzAddAll|FuzzMul' ./p`\n", 1, ":1: go test -fuzz='FuzzAddAll|FuzzMul' ./p: -fuzz chooses 2 targets, but go test fuzzes only one\n"},
		{"what a target is given", "`go test -run=FuzzAdd ./p`\n", 1, ""},
		{"alternative after subtests", "`go test -run='TestAdd/x|TestNone' ./p`\n", 1, ":1: go test -run='TestAdd/x|TestNone' ./p: -run has nothing to choose for \"TestNone\"\n"},
		{"not the name of a test", "`go test -run=Testify ./p`\n", 1, ":1: go test -run=Testify ./p: -run has nothing to choose for \"Testify\"\n"},
		{"main of tests", "`go test -run=TestMain ./p`\n", 1, ":1: go test -run=TestMain ./p: -run has nothing to choose for \"TestMain\"\n"},
		{"double quotes", "`go test -bench=\"Add|Rel\" ./p`\n", 1, ""},
		{"files", "`go test -bench=Add -cpuprofile ./cpu.out -o ./p.test ./p` and `go run ./p ./input.txt`\n", 1, ""},
		{"not a pattern", "`-bench='Add('`\n", 1, ":1: -bench='Add(': error parsing regexp: missing closing ): `Add(`\n"},
		{"no package", "`go run ./q x`\n", 0, ":1: go run ./q x: "},
	} {
		t.Run(tt.name, func(t *testing.T) {
			dir, path := write(t, tt.doc)
			if err := os.MkdirAll(filepath.Join(dir, "p", "deep"), 0o755); err != nil {
				t.Fatal(err)
			}
			for name, text := range map[string]string{
				"p/p_test.go":      "package p\n\nfunc BenchmarkAdd(b *testing.B) {}\nfunc BenchmarkRel(b *testing.B) {}\nfunc TestAdd(t *testing.T) {}\nfunc FuzzAdd(f *testing.F) {}\nfunc FuzzAddAll(f *testing.F) {}\nfunc FuzzMul(f *testing.F) {}\nfunc Testify() {}\nfunc TestMain(m *testing.M) {}\n",
				"p/deep/d_test.go": "package deep\n\nfunc BenchmarkDeep(b *testing.B) {}\nfunc Example() {}\n",
				"p/p.go":           "package p\n\nfunc BenchmarkMul() {}\n",
			} {
				if err := os.WriteFile(filepath.Join(dir, filepath.FromSlash(name)), []byte(text), 0o644); err != nil {
					t.Fatal(err)
				}
			}
			var stdout, stderr strings.Builder
			status, problems := run([]string{"-root", dir, path}, &stdout, &stderr), 0
			if tt.want != "" {
				problems = 1
			}
			if status != problems {
				t.Errorf("status %d, want %d", status, problems)
			}
			if tt.want == "" && stderr.Len() > 0 || tt.want != "" && !strings.HasPrefix(stderr.String(), path+tt.want) {
				t.Errorf("got:\n%s\nwant:\n%s", &stderr, path+tt.want)
			}
			if want := fmt.Sprintf("%s: 0 commands, 0 files, 0 links, %d patterns, %d problems\n", path, tt.patterns, problems); stdout.String() != want {
				t.Errorf("got %q, want %q", &stdout, want)
			}
		})
	}
}

func TestBad(t *testing.T) {
	for _, tt := range []struct {
		name, doc string
		want      string // how the complaint starts, after the file name
	}{
		{"output", "Run\n\n'''console\n$ echo a; echo x\na\nb\n'''\n", ":6: $ echo a; echo x\n\twant: \"b\"\n\tgot:  \"x\"\n\tall output:\n\t\ta\n\t\tx\n"},
		{"blanks", "'''console\n$ echo 'a '\na\n'''\n", ":3: $ echo 'a '\n\twant: \"a\"\n\tgot:  \"a \""},
		{"too little", "'''console\n$ echo a\na\nb\n'''\n", ":4: $ echo a\n\twant: \"b\"\n\tgot:  (end)"},
		{"too much", "'''console\n$ echo a; echo b\na\n'''\n", ":4: $ echo a; echo b\n\twant: (end)\n\tgot:  \"b\""},
		{"dots not enough", "'''console\n$ true\n...\na\n'''\n", ":4: $ true\n\twant: \"a\"\n\tgot:  (end)"},
		{"unexpected", "'''console\n$ echo a\n'''\n", ":3: $ echo a\n\twant: (end)\n\tgot:  \"a\""},
		{"second command", "'''console\n$ echo a\na\n\n$ echo b\nc\n'''\n", ":6: $ echo b\n\twant: \"c\"\n\tgot:  \"b\""},
		{"after dots", "'''console\n$ seq 4\n1\n...\n3\n5\n'''\n", ":6: $ seq 4\n\twant: \"5\"\n\tgot:  \"4\""},
		{"status", "'''console\n$ echo a; echo why >&2; exit 1\na\n'''\n", ":2: $ echo a; echo why >&2; exit 1\n\twant: status 0\n\tgot:  exit status 1\n\tstandard error:\n\t\twhy\n"},
		{"other status", "'''console\n$ exit 2\n[exit 1]\n'''\n", ":2: $ exit 2\n\twant: status 1\n\tgot:  exit status 2"},
		{"no failure", "'''console\n$ true\n[exit 1]\n'''\n", ":2: $ true\n\twant: status 1\n\tgot:  exit status 0"},
		{"status not last", "'''console\n$ exit 2\n[exit 2]\na\n'''\n", ":2: $ exit 2\n\twant: status 0"},
		{"output before command", "'''console\na\n'''\n", ":1: output before the first command: \"a\""},
		{"no command", "'''console\n'''\n", ":1: console block without a command"},
		{"unknown word", "'''console no-run\n$ true\n'''\n", ":1: block marked \"console no-run\""},
		{"no end", "text\n'''console\n$ true\n", ":2: fenced block without an end"},
		{"shorter fence", "~~~~console\n$ true\n~~~\n", ":1: fenced block without an end"},
		{"file differs", "<!-- file: hello.txt -->\n'''go\none\n\ntwo\n'''\n", ":5: block differs from hello.txt:3\n\tfile:  \"\\ttwo\"\n\tblock: \"two\""},
		{"file cut", "<!-- file: hello.txt -->\n'''go\none\n'''\n", ":4: block differs from hello.txt:2\n\tfile:  \"\"\n\tblock: (end)"},
		{"file missing", "<!-- file: none.go -->\n'''go\none\n'''\n", ":2: open "},
		{"file outside", "<!-- file: ../hello.txt -->\n'''go\none\n'''\n", ":2: file \"../hello.txt\" is outside"},
		{"file without block", "<!-- file: hello.txt -->\ntext\n'''go\none\n'''\n", ":1: no fenced block follows <!-- file: hello.txt -->"},
		{"file at the end", "text\n<!-- file: hello.txt -->\n", ":2: no fenced block follows"},
		{"dead link", "[a](hello.txt)\n'''console\n$ true\n'''\nand [b](none.md#x) there\n", ":5: link to none.md: "},
		{"nothing", "text\n'''go\npackage p\n'''\n'''console norun\n$ true\n'''\n", ":1: no command and no file to check"},
		{"empty", "", ":1: no command and no file to check"},
	} {
		t.Run(tt.name, func(t *testing.T) {
			dir, path := write(t, tt.doc)
			var stdout, stderr strings.Builder
			if status := run([]string{"-root", dir, "-require", path}, &stdout, &stderr); status != 1 {
				t.Errorf("status %d, want 1", status)
			}
			if !strings.HasPrefix(stderr.String(), path+tt.want) {
				t.Errorf("got:\n%s\nwant:\n%s", &stderr, path+tt.want)
			}
		})
	}
}

func TestRequire(t *testing.T) {
	dir, path := write(t, "text\n")
	var stdout, stderr strings.Builder
	if status := run([]string{"-root", dir, path}, &stdout, &stderr); status != 0 {
		t.Errorf("without -require: status %d, want 0:\n%s", status, &stderr)
	}
}

// TestAllFiles checks that a good file does not hide a bad one before it.
func TestAllFiles(t *testing.T) {
	_, good := write(t, "'''console\n$ true\n'''\n")
	_, bad := write(t, "'''console\n$ false\n'''\n")
	missing := filepath.Join(t.TempDir(), "missing.md")
	for _, args := range [][]string{{bad, good}, {good, bad}, {missing, good}} {
		var stdout, stderr strings.Builder
		if status := run(args, &stdout, &stderr); status != 1 {
			t.Errorf("%q: status %d, want 1", args, status)
		}
		if !strings.Contains(stdout.String(), good+": 1 commands") {
			t.Errorf("%q: second file not checked", args)
		}
	}
}

func TestCommand(t *testing.T) {
	block := "<!-- test command -->\n'''console norun\n$ go test ./...\n'''\n"
	for _, tt := range []struct {
		name, doc string
		want      string // standard output, or empty if it must fail
	}{
		{"norun", "'''console\n$ false\n'''\n" + block, "go test ./...\n"},
		{"run", strings.ReplaceAll(block, " norun", ""), "go test ./...\n"},
		{"none", "'''console norun\n$ go test ./...\n'''\n", ""},
		{"two blocks", block + block, ""},
		{"two commands", strings.ReplaceAll(block, "$ go", "$ true\n$ go"), ""},
		{"not console", strings.ReplaceAll(block, "console norun", "sh"), ""},
		{"no command", strings.ReplaceAll(block, "$ ", ""), ""},
	} {
		t.Run(tt.name, func(t *testing.T) {
			_, path := write(t, tt.doc)
			wantStatus := 0
			if tt.want == "" {
				wantStatus = 1
			}
			var stdout, stderr strings.Builder
			if status := run([]string{"-command", "test command", path}, &stdout, &stderr); status != wantStatus {
				t.Errorf("status %d, want %d:\n%s", status, wantStatus, &stderr)
			}
			if stdout.String() != tt.want {
				t.Errorf("got %q, want %q", &stdout, tt.want)
			}
		})
	}
}

func TestUsage(t *testing.T) {
	for _, args := range [][]string{{}, {"-root", "."}, {"-nosuchflag", "doc.md"}, {"-command", "x", "a.md", "b.md"}} {
		var stdout, stderr strings.Builder
		if status := run(args, &stdout, &stderr); status != 2 {
			t.Errorf("%q: status %d, want 2", args, status)
		}
	}
}

// matchSlow is match by the definition of "...", trying every run of lines.
func matchSlow(want, got []string) bool {
	if len(want) == 0 {
		return len(got) == 0
	}
	if want[0] == "..." {
		for i := range len(got) + 1 {
			if matchSlow(want[1:], got[i:]) {
				return true
			}
		}
		return false
	}
	return len(got) > 0 && want[0] == got[0] && matchSlow(want[1:], got[1:])
}

// TestMatch compares match with matchSlow on all short inputs.
func TestMatch(t *testing.T) {
	all := func(letters []string, maxLen int) [][]string {
		words := [][]string{nil}
		for from, n := 0, 0; n < maxLen; n++ {
			to := len(words)
			for _, w := range words[from:to] {
				for _, l := range letters {
					words = append(words, append(w[:len(w):len(w)], l))
				}
			}
			from = to
		}
		return words
	}
	for _, want := range all([]string{"a", "b", "..."}, 5) {
		for _, got := range all([]string{"a", "b"}, 6) {
			w, g, ok := match(want, got)
			if ok != matchSlow(want, got) {
				t.Fatalf("match(%q, %q) = %v", want, got, ok)
			}
			if w > len(want) || g > len(got) {
				t.Fatalf("match(%q, %q) fails at %d, %d", want, got, w, g)
			}
		}
	}
}
