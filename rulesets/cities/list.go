package cities

import (
	"errors"
	"fmt"
	"slices"
	"strings"
	"unicode"

	"github.com/cgt-go/sdk/cgt"
)

// MaxSame is the largest number of names in a list with the same first and last letters.
const MaxSame = 255

// List is a list of names, and the rules of the game with them. It is immutable and safe for concurrent use.
type List struct {
	names   []string
	classes []class
	of      map[string]int // the class of each name
}

// class is the names with the same first and last letters.
type class struct {
	first, last rune
	names       []string // in the order of the list
}

// NameError reports a name that a list cannot have.
type NameError struct {
	Name string
	Msg  string // why it cannot
}

// Error returns the message in one line.
func (e *NameError) Error() string { return fmt.Sprintf("cities: the name %q: %s", e.Name, e.Msg) }

// New returns a list of names. Upper and lower case are the same. The letters of skip do not count at the end of a
// name: in Russian, for example, no name begins with ь, and one goes on with the letter before it.
//
// The error is a [*NameError] if a name has no letter that counts, if it stands in the list twice, or if there are more
// than [MaxSame] names with the same first and last letters.
func New(skip string, names ...string) (*List, error) {
	l, _, err := build(skip, names)
	return l, err
}

// build is [New]. With an error it returns the number of the name that is wrong.
func build(skip string, names []string) (list *List, bad int, err error) {
	l := &List{of: map[string]int{}}
	skip = strings.ToLower(skip)
	seen := map[string]bool{}
	for i, name := range names {
		lower := strings.ToLower(name)
		if seen[lower] {
			return nil, i, &NameError{name, "it stands in the list already"}
		}
		seen[lower] = true
		letters := slices.DeleteFunc([]rune(lower), func(r rune) bool { return !unicode.IsLetter(r) })
		last := len(letters) - 1
		for last >= 0 && strings.ContainsRune(skip, letters[last]) {
			last--
		}
		if last < 0 {
			return nil, i, &NameError{name, "it has no letter that counts"}
		}
		at, ok := slices.BinarySearchFunc(l.classes, class{first: letters[0], last: letters[last]}, compareClasses)
		if !ok {
			l.classes = slices.Insert(l.classes, at, class{letters[0], letters[last], nil})
		}
		c := &l.classes[at]
		if len(c.names) == MaxSame {
			return nil, i, &NameError{name, fmt.Sprintf("there are more than %d names with the same first and last letters", MaxSame)}
		}
		c.names = append(c.names, name)
		l.names = append(l.names, name)
	}
	for i, c := range l.classes {
		for _, name := range c.names {
			l.of[strings.ToLower(name)] = i
		}
	}
	return l, 0, nil
}

func compareClasses(a, b class) int {
	if a.first != b.first {
		return int(a.first) - int(b.first)
	}
	return int(a.last) - int(b.last)
}

// Parse reads a list with a name in each line, as [New] takes it. Blanks around names, empty lines and lines that begin
// with # do not count. An error is a [*cgt.SyntaxError] with the offset of the name; behind it is a [*NameError].
func Parse(skip, text string) (*List, error) {
	var names []string
	var offsets []int
	at := 0
	for line := range strings.Lines(text) {
		name := strings.TrimSpace(line)
		if name != "" && name[0] != '#' {
			names, offsets = append(names, name), append(offsets, at+strings.Index(line, name))
		}
		at += len(line)
	}
	l, i, err := build(skip, names)
	if bad := (*NameError)(nil); errors.As(err, &bad) {
		return nil, &cgt.SyntaxError{What: "cities", Offset: offsets[i], Msg: fmt.Sprintf("the name %q: %s", bad.Name, bad.Msg), Err: err}
	}
	return l, err
}

// Names returns the names, in the order of the list.
func (l *List) Names() []string { return slices.Clone(l.names) }

// String returns the list with a name in each line. [Parse] reads it back, unless [New] was given a name with a line
// break, with blanks around it, or with a # at its beginning.
func (l *List) String() string {
	if len(l.names) == 0 {
		return ""
	}
	return strings.Join(l.names, "\n") + "\n"
}
