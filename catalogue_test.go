package sdk_test

import (
	"os"
	"path/filepath"
	"regexp"
	"strings"
	"testing"
)

// done lists the rows that the library must show by now.
const done = `T2 S1 S2 S3 S4 S10 S11 S12 S13 S16 S18 S19 S22 S23 S31 S39 S44 C21 C23 C24 C1 C2 C3 C4 C5 C6 C7 C8 C9 C10 C11 C12 C13 C14 C15 C16 C17 C18 C19 C20 C22 C25 C26 C27 C28 C29 C30 C31 C32 C33 C34 C35 C37 C39 C40 C41 C42 C43 C44 C45 C47 C48 T1 T3 T4 T5 T6 T7 SZ S5 S6 S7 S8 S9 S14 S15 S17 S20 S21 S24 S27 S28 S29 S32 S33 S34 S35 S36 S37 S38 S40 K1 K2 K3 K4 K5 K6 K7 K8 K9 C38 R1 R2 R3 R4 R5 R6 R7 R8 R9 R10 R11 R12 R13 R14 R15 R16 R17 R18 S46 S47 S48 S25 S26 S30 S41 S42 S43 S45 C36 C46`

// TestCatalogue checks that docs/catalogue.md tells the truth: each link with the name of a test or an
// example leads to a file that has a function of this name, every row has such a link, and no row is missing.
func TestCatalogue(t *testing.T) {
	const catalogue = "docs/catalogue.md"
	text, err := os.ReadFile(catalogue)
	if err != nil {
		t.Fatal(err)
	}
	link := regexp.MustCompile("\\[`((?:Test|Example|Fuzz)\\w*)`\\]\\(([^)]+)\\)")
	row := regexp.MustCompile(`^\| ([A-Z]+[0-9]+|SZ) \|`)
	files := map[string]string{}
	rows := map[string]bool{}
	for n, line := range strings.Split(string(text), "\n") {
		links := link.FindAllStringSubmatch(line, -1)
		if m := row.FindStringSubmatch(line); m != nil {
			if rows[m[1]] {
				t.Errorf("line %d: row %s stands twice", n+1, m[1])
			}
			rows[m[1]] = true
			if len(links) == 0 {
				t.Errorf("line %d: row %s has no link to a test or an example", n+1, m[1])
			}
		}
		for _, l := range links {
			name, path := l[1], filepath.Join("docs", l[2])
			if _, read := files[path]; !read {
				source, err := os.ReadFile(path)
				if err != nil {
					t.Errorf("line %d: %v", n+1, err)
				}
				files[path] = string(source)
			}
			if !strings.Contains(files[path], "\nfunc "+name+"(") {
				t.Errorf("line %d: %s has no function %s", n+1, path, name)
			}
		}
	}
	for _, id := range strings.Fields(done) {
		if !rows[id] {
			t.Errorf("%s has no row %s", catalogue, id)
		}
	}
}
