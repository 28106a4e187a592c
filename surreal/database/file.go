package database

import (
	"fmt"
	"io"

	"github.com/cgt-go/sdk/cgt"
	"github.com/cgt-go/sdk/internal/sealed"
)

// A file is, one after another:
//
//   - the line "surreal database 1", where 1 is the version of the format;
//   - the name of the game, and the version of its rules;
//   - the number of values that are sums of a number, a multiple of ↑ and a nimber, and the texts of these, in the
//     order of [surreal.CompareStructure];
//   - the number of other values, and of each, in the order of their birthdays, and then in that order, the numbers of
//     its Left options and its Right options: how many there are, and then of each, in ascending order, its place among
//     the values, from 0;
//   - the number of positions, and of each, in the order of the bytes of their texts, its text and the place of its
//     value;
//   - the SHA-256 sum of all that.
//
// Numbers are uvarints without leading zeros, and texts have their length before them, in bytes. A value that is
// neither that of a position nor an option of another value is not in the file. So there is one file for each database.

const head = "surreal database 1\n"

// FileError reports that what was read is no database, one of another game, or a damaged one.
type FileError struct {
	Offset int64  // how many bytes were read when it was found
	Part   string // the part of the file, such as "position 12", counted from 0
	Msg    string // what is wrong
	Err    error  // the error behind it, or nil
}

// Error returns the message in one line.
func (e *FileError) Error() string {
	return fmt.Sprintf("database: offset %d: %s: %s", e.Offset, e.Part, e.Msg)
}

// Unwrap returns e.Err.
func (e *FileError) Unwrap() error { return e.Err }

// WriteTo writes the database; [Maker.Read] reads it back. Equal databases are equal byte by byte. The error is that of
// w.
func (d *Database[Pos]) WriteTo(w io.Writer) (int64, error) {
	out := sealed.NewWriter(w)
	out.String(head)
	out.Text(d.name)
	out.Uvarint(d.version)
	t := newValueTable(d)
	out.Uvarint(uint64(t.simple))
	for _, g := range t.games[:t.simple] {
		out.Text(g.String())
	}
	out.Uvarint(uint64(len(t.games) - t.simple))
	for _, g := range t.games[t.simple:] {
		for who := cgt.Left; who <= cgt.Right; who++ {
			options := t.options(g, who)
			out.Uvarint(uint64(len(options)))
			for _, o := range options {
				out.Uvarint(uint64(o))
			}
		}
	}
	out.Uvarint(uint64(d.Len()))
	for p, g := range d.All() {
		out.Text(fmt.Sprint(p))
		out.Uvarint(uint64(t.numbers[g]))
	}
	return out.Close()
}
