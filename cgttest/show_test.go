package cgttest

import (
	"errors"
	"fmt"
	"strings"
	"testing"
	"unicode/utf8"

	"github.com/cgt-go/sdk/cgt"
	"github.com/cgt-go/sdk/surreal"
)

// row is a text with a String method, board one without.
type (
	row   string
	board string
	place struct {
		Row  string
		n    int
		name row
	}
)

func (r row) String() string { return string(r) }

// ptr has a String method that only the pointer has.
type ptr struct{ s string }

func (p *ptr) String() string { return p.s }

func TestShow(t *testing.T) {
	for _, c := range []struct {
		v    any
		want string
	}{
		{"", `""`},
		{" ", `" "`},
		{"ii.i", `"ii.i"`},
		{"a\nb ♔", `"a\nb ♔"`},
		{board(""), `""`},
		{row(""), `""`},
		{row("\n"), `"\n"`},
		{row("a b"), "a b"},
		{row(strings.Repeat("\x80", 400)), strings.Repeat("\x80", 296) + "… (400 bytes)"}, // no UTF-8
		{&ptr{}, `""`},
		{&ptr{"x"}, "x"},
		{[]string{"a b", "", "c"}, `["a b" "" "c"]`},
		{[]row{"a", " "}, `[a " "]`},
		{[][]string{{"a"}, nil}, `[["a"] []]`},
		{[2]board{"x", ""}, `["x" ""]`},
		{place{"", 3, ""}, `{"" 3 ""}`},
		{place{"a", 3, "b"}, `{"a" 3 "b"}`}, // as fmt.Sprint, which does not ask unexported fields for their text
		{[]any{nil, 1, "b"}, `[<nil> 1 "b"]`},
		{nil, "<nil>"},
		{errors.New(""), `""`},
		{surreal.MustParse("1/2"), "1/2"},
		{cgt.Left, "Left"},
		{[]cgt.Player{cgt.Left, cgt.Right}, "[Left Right]"},
		{struct{}{}, "{}"},
	} {
		if got := show(c.v); got != c.want {
			t.Errorf("%#v: %s, want %s", c.v, got, c.want)
		}
	}
	// What has no text in it is written as fmt.Sprint does.
	for _, v := range []any{0, -1.5, true, [3]int{1, 2, 3}, []byte{1, 2}, struct {
		A int
		b [2]uint8
	}{1, [2]uint8{3, 4}}, map[int]bool{1: true}, struct{ p fmt.Stringer }{}, complex(1, 2), (*int)(nil)} {
		if got, want := show(v), fmt.Sprint(v); got != want {
			t.Errorf("%#v: %s, want %s", v, got, want)
		}
	}
	long := show(strings.Repeat("♔", 200))
	if !utf8.ValidString(long) || !strings.HasSuffix(long, "… (602 bytes)") {
		t.Errorf("a long text is %s", long)
	}
}

// A position of no text is seen wherever it is named.
func TestEmptyPositionsAreSeen(t *testing.T) {
	for want, rules := range map[string]cgt.Ruleset[string]{
		`on ""`: loop{}, `"" (Left to move) → ""`: loop{}, // finite
		`the representative is "" with the players swapped, whose representative is "" with the players swapped`: looking{},
	} {
		if err := TestRuleset(rules, ""); err == nil || !strings.Contains(err.Error(), want) {
			t.Errorf("%s is not in %v", want, err)
		}
	}
}

// loop has a move that does nothing; looking has none, and takes the players to be swapped.
type (
	loop    struct{}
	looking struct{}
)

func (loop) AppendMoves(dst []string, p string, _ cgt.Player) []string    { return append(dst, p) }
func (looking) AppendMoves(dst []string, p string, _ cgt.Player) []string { return dst }
func (looking) Normalize(p string) (string, bool)                         { return p, true }

// Who sees two texts that are the same is told what may differ.
func TestUnlike(t *testing.T) {
	for _, c := range []struct {
		v, w any
		want string
	}{
		{[]*ptr{{"x"}}, []*ptr{{"x"}}, ": that looks the same and is not the same by ==, for which a pointer is an address, and a floating-point number may not be itself"},
		{[]string{"x"}, []string{"y"}, ""},
		{strings.Repeat("x", 400) + "y", strings.Repeat("x", 400) + "z", ": the difference is behind what is shown"},
		{strings.Repeat("x", 400), strings.Repeat("x", 401), ""}, // they are said to be of different lengths
	} {
		if text := unlike(c.v, c.w); text != show(c.v)+c.want {
			t.Errorf("%s beside %s", text, show(c.w))
		}
	}
}
