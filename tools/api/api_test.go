package main

import (
	"bytes"
	"errors"
	"os"
	"path/filepath"
	"testing"

	"github.com/cgt-go/sdk/tools/internal/testmodule"
)

const source = `// Package m is made for a test.
package m

import "io"

const (
	A Colour = iota
	B
	c
)

// Colour has an unexported neighbour.
type Colour uint8

func (c Colour) String() string { return "" }
func (c *Colour) hidden()       {}

type Set[K comparable] map[K]bool

func (s Set[K]) Has(k K) bool { return s[k] }

type Options struct {
	Limit int
	note  string
}

type Source interface {
	io.Reader
	Name() string
	own()
}

func Read(r io.Reader, names ...string) (n int, err error) { return 0, nil }

var Default Options

type Other = Options
`

const want = `package example.org/m
	const A Colour = 0
	const B Colour = 1
	type Colour uint8
	method (Colour).String() string
	var Default Options
	type Options struct
	field Options.Limit int
	type Other = Options
	func Read(r io.Reader, names ...string) (n int, err error)
	type Set[K comparable] map[K]bool
	method (Set[K]).Has(k K) bool
	type Source interface, with methods that are not exported
	method Source.Name() string
	method Source.Read(p []byte) (n int, err error)

package example.org/m/sub
	func F()
`

func TestList(t *testing.T) {
	root := testmodule.Write(t, map[string]string{
		"m.go":             source,
		"sub/sub.go":       "package sub\n\nfunc F() {}\n",
		"internal/i/i.go":  "package i\n\nfunc G() {}\n",
		"cmd/tool/main.go": "package main\n\nfunc main() {}\n",
		"api/README.md":    "",
	})
	var out bytes.Buffer
	if err := run(root, true, &out); err != nil {
		t.Fatal(err)
	}
	got, err := os.ReadFile(filepath.Join(root, "api", "sdk.txt"))
	if err != nil {
		t.Fatal(err)
	}
	if string(got) != want {
		t.Errorf("got\n%s\nwant\n%s", got, want)
	}
	if err := run(root, false, &out); err != nil || out.Len() != 0 {
		t.Errorf("just written: %v, %q", err, out.String())
	}

	changed := "package sub\n\nfunc F(x int) {}\n"
	if err := os.WriteFile(filepath.Join(root, "sub", "sub.go"), []byte(changed), 0o644); err != nil {
		t.Fatal(err)
	}
	err = run(root, false, &out)
	if want := "package example.org/m/sub\n-\tfunc F()\npackage example.org/m/sub\n+\tfunc F(x int)\n"; !errors.Is(err, errDiffers) || out.String() != want {
		t.Errorf("after a change: %v,\n%s", err, out.String())
	}
}

func TestListOfBadModule(t *testing.T) {
	root := testmodule.Write(t, map[string]string{"m.go": "package m\n\nfunc F() int {}\n"})
	if err := run(root, false, new(bytes.Buffer)); err == nil {
		t.Error("a module that does not compile was listed")
	}
}
