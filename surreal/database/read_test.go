package database_test

import (
	"bytes"
	"crypto/sha256"
	"encoding/binary"
	"errors"
	"fmt"
	"io"
	"strconv"
	"strings"
	"testing"
	"testing/iotest"

	"github.com/cgt-go/sdk/cgt"
	"github.com/cgt-go/sdk/rulesets/domineering"
	"github.com/cgt-go/sdk/surreal/database"
)

// sealed appends the sum of a file.
func sealed(body string) []byte {
	sum := sha256.Sum256([]byte(body))
	return append([]byte(body), sum[:]...)
}

// text returns a short text with its length before it.
func text(s string) string { return string(binary.AppendUvarint(nil, uint64(len(s)))) + s }

const opening = "surreal database 1\n\x0bdomineering\x00"

// TestDamage cuts a file everywhere, and changes each of its bytes.
func TestDamage(t *testing.T) {
	m := maker()
	file := fileOf(t, build(t, m, pieces(2, 3)))
	for n := range file {
		_, err := m.Read(t.Context(), bytes.NewReader(file[:n]))
		var wrong *database.FileError
		if !errors.As(err, &wrong) || wrong.Offset != int64(n) || wrong.Part == "" || !errors.Is(err, io.ErrUnexpectedEOF) {
			t.Fatalf("%d bytes: %v", n, err)
		}
		for bit := range 8 {
			damaged := bytes.Clone(file)
			damaged[n] ^= 1 << bit
			if _, err := m.Read(t.Context(), bytes.NewReader(damaged)); !errors.As(err, &wrong) {
				t.Fatalf("bit %d of byte %d: %v", bit, n, err)
			}
		}
	}
	_, err := m.Read(t.Context(), bytes.NewReader(append(bytes.Clone(file), 0)))
	if err == nil || !strings.Contains(err.Error(), "end: there is more") {
		t.Error(err)
	}
	if _, err := m.Read(t.Context(), iotest.OneByteReader(bytes.NewReader(file))); err != nil {
		t.Error(err)
	}
	broken := errors.New("broken")
	for _, n := range []int{0, 5, 40, len(file)} {
		r := io.MultiReader(bytes.NewReader(file[:n]), iotest.ErrReader(broken))
		if _, err := m.Read(t.Context(), r); !errors.Is(err, broken) {
			t.Errorf("%d bytes: %v", n, err)
		}
	}
}

// TestForeign reads files with right sums that are no databases of the game.
func TestForeign(t *testing.T) {
	m := maker()
	m.Limits.Positions = 3
	two := "\x02\x02-1\x011"                              // the values -1 and 1
	hot := two + "\x01\x01\x01\x01\x00"                   // and {1|-1}
	good := opening + hot + "\x02\x02..\x00\x05..|..\x02" // with two positions
	if _, err := m.Read(t.Context(), bytes.NewReader(sealed(strings.Replace(good, two, "\x02\x02-1\x011", 1)))); err != nil {
		t.Fatal(err)
	}
	huge := "\xff\xff\xff\xff\xff\xff\xff\xff\xff\x01"
	for _, test := range []struct{ name, body, want string }{
		{"empty", "", `head: it does not begin with "surreal database 1\n"`},
		{"text", "Dear reader,\n", "offset 1: head: it does not begin"},
		{"next version", strings.Replace(good, " 1\n", " 2\n", 1), "head: it does not begin"},
		{"name", strings.Replace(good, "\x0bd", "\x0bD", 1), `head: it is of the game "Domineering", not of "domineering"`},
		{"long name", "surreal database 1\n" + huge + "d", "head: unexpected EOF"},
		{"rules", strings.Replace(good, "g\x00", "g\x02", 1), "head: it is for version 2 of the rules, not 0"},
		{"leading zeros", strings.Replace(good, "g\x00", "g\x80\x00", 1), "head: a number with leading zeros"},
		{"large number", strings.Replace(good, "g\x00", "g\xff\xff\xff\xff\xff\xff\xff\xff\xff\x02", 1), "head: binary: varint overflows"},
		{"many values", opening + huge, "simple value 0: unexpected EOF"},
		{"no value", opening + "\x01" + text("1+"), "simple value 0: game: offset 2"},
		{"value in brackets", opening + "\x01" + text("{|}"), `simple value 0: "{|}" is not the text of`},
		{"value that is not simple", opening + "\x01" + text("{1|-1}"), "simple value 0"},
		{"value in other words", opening + "\x01" + text("2/2"), "simple value 0"},
		{"expression", opening + "\x01" + text("*3+*5"), "simple value 0"},
		{"long nimber", opening + "\x01" + text(strings.Repeat("9", 200_000)), "simple value 0"},
		{"values not in order", opening + "\x02\x011\x02-1", "simple value 1: it is not in order"},
		{"the same value", opening + "\x02\x011\x011", "simple value 1: it is not in order"},
		{"many options", opening + two + "\x01" + huge + "\x00", "value 0: unexpected EOF"},
		{"option behind", opening + two + "\x01\x01\x02\x00", "value 0: its option 2 does not come before it"},
		{"options not in order", opening + two + "\x01\x02\x01\x00\x00", "value 0: its options are not in order"},
		{"the same option", opening + two + "\x01\x02\x01\x01\x00", "value 0: its options are not in order"},
		{"dominated option", opening + two + "\x01\x02\x00\x01\x01\x00", "value 0: it is not in canonical form"},
		{"number by options", opening + two + "\x01\x01\x00\x01\x01", "value 0: it is not in canonical form"},
		{"the same options", strings.Replace(good, hot, two+"\x02\x01\x01\x01\x00\x01\x01\x01\x00", 1), "value 1: it is not in order"},
		{"no position", opening + hot + "\x01" + text("..|x"), `position 0: "..|x": board: offset 3`},
		{"position not normalised", opening + hot + "\x01" + text(".|."), `position 0: ".|." is not as the rules`},
		{"position not cut", opening + hot + "\x01" + text("..|##"), `position 0: "..|##" is not as the rules`},
		{"positions not in order", opening + hot + "\x02\x05..|..\x02\x02..\x00", `position 1: ".." is not in order`},
		{"the same position", opening + hot + "\x02\x02..\x00\x02..\x00", `position 1: ".." is not in order`},
		{"no such value", opening + hot + "\x01\x02..\x03", "position 0: there is no value 3"},
		{"value not used", opening + "\x01\x011\x00\x00", "values: value 0 of all is not used"},
		{"too many positions", opening + "\x01\x010\x00\x05\x02..\x00\x07...|.##\x00\x07...|...\x00\x05..|..\x00", "position 3: cgt: more than 3 positions"},
		{"bytes behind", good + "\x00", "sum: it is wrong"},
	} {
		_, err := m.Read(t.Context(), bytes.NewReader(sealed(test.body)))
		if test.body == "" || strings.Contains(test.want, "EOF") {
			_, err = m.Read(t.Context(), strings.NewReader(test.body))
		}
		var wrong *database.FileError
		if !errors.As(err, &wrong) || !strings.Contains(err.Error(), test.want) || strings.Contains(err.Error(), "\n") {
			t.Errorf("%s: %v, want %s", test.name, err, test.want)
		}
		if strings.Contains(test.want, "more than") != errors.Is(err, cgt.ErrLimit) && test.name != "long nimber" {
			t.Errorf("%s: %v", test.name, err)
		}
		if strings.Contains(test.want, "board") && !errors.As(err, new(*cgt.SyntaxError)) {
			t.Errorf("%s: %v", test.name, err)
		}
	}
}

// TestDeep reads and writes a value of which play is long: g with g₀ = −1 and gₙ = {n | gₙ₋₁}.
func TestDeep(t *testing.T) {
	const n = 20_000
	body := binary.AppendUvarint([]byte(opening), n+1)
	body = append(body, text("-1")...)
	for i := range n {
		body = append(body, text(strconv.Itoa(i+1))...)
	}
	body = binary.AppendUvarint(body, n)
	last := uint64(0)
	for i := range uint64(n) {
		body = binary.AppendUvarint(append(body, 1), i+1)
		body = binary.AppendUvarint(append(body, 1), last)
		last = n + 1 + i
	}
	body = append(body, 1)
	body = append(body, text("..")...)
	file := sealed(string(binary.AppendUvarint(body, last)))
	m := maker()
	d, err := m.Read(t.Context(), bytes.NewReader(file))
	if err != nil || !bytes.Equal(fileOf(t, d), file) {
		t.Fatalf("%v", err)
	}
	if err := d.Verify(t.Context()); !errors.As(err, new(*cgt.RulesetError)) || len(err.Error()) > 1000 {
		t.Errorf("%.2000v", err)
	}
}

// TestVerify reads a file in which two values are exchanged, one in which one is only too good, and one without a
// position that others lead to.
func TestVerify(t *testing.T) {
	const values = "\x02\x02-1\x011" + "\x01\x01\x01\x01\x00"
	for _, test := range []struct{ name, positions, want string }{
		{"right", "\x02\x02..\x00\x05..|..\x02", ""},
		{"exchanged", "\x02\x02..\x02\x05..|..\x00", "at .. (Left): the value +-1 is not right: no move is as good as that to 1"},
		{"too good", "\x02\x02..\x00\x05..|..\x01", "at ..|.. (Left): the value 1 is not right: a move leads to 1"},
		{"missing", "\x01\x05..|..\x02", "at ..|.. (Left): a part of the option"},
	} {
		body := opening + values + test.positions
		if test.name == "too good" {
			body = opening + "\x02\x02-1\x011\x00" + test.positions
		}
		m := maker()
		m.Sample = -1
		if test.name == "missing" {
			// Nothing has the value -1 but an option.
			m.Sample = 1
		}
		_, sampled := m.Read(t.Context(), bytes.NewReader(sealed(body)))
		m.Sample = 0
		d, err := m.Read(t.Context(), bytes.NewReader(sealed(body)))
		if err != nil {
			t.Fatalf("%s: %v", test.name, err)
		}
		for _, err := range []error{sampled, d.Verify(t.Context())} {
			var broken *cgt.RulesetError
			if test.want == "" && err != nil || test.want != "" && (!errors.As(err, &broken) || !strings.Contains(err.Error(), test.want)) {
				t.Errorf("%s: %v, want %s", test.name, err, test.want)
			}
		}
	}
}

// TestWriteError returns the error of the writer.
func TestWriteError(t *testing.T) {
	full := errors.New("full")
	d := build(t, maker(), pieces(3, 3))
	for _, room := range []int{0, 10, 520} {
		n, err := d.WriteTo(&limited{room, full})
		if err != full || n > int64(room) {
			t.Errorf("%d of %d bytes, %v", n, room, err)
		}
	}
}

type limited struct {
	room int
	err  error
}

func (l *limited) Write(p []byte) (int, error) {
	if len(p) > l.room {
		n := l.room
		l.room = 0
		return n, l.err
	}
	l.room -= len(p)
	return len(p), nil
}

func TestHead(t *testing.T) {
	m := maker()
	m.Name, m.Version = "a b\nc", 7
	name, version, err := database.Head(bytes.NewReader(fileOf(t, build(t, m, pieces(1, 2)))))
	if name != m.Name || version != 7 || err != nil {
		t.Errorf("%q, %d, %v", name, version, err)
	}
	var wrong *database.FileError
	for _, text := range []string{"", "surreal", "surreal database 1\n\x05abc"} {
		if _, _, err := database.Head(strings.NewReader(text)); !errors.As(err, &wrong) {
			t.Errorf("%q: %v", text, err)
		}
	}
}

// FuzzRead reads any bytes, with a right sum and as they are. What is accepted is the one file of its database.
func FuzzRead(f *testing.F) {
	m := maker()
	for _, size := range [][2]int{{0, 0}, {1, 2}, {2, 3}, {3, 3}} {
		file := fileOf(f, build(f, m, pieces(size[0], size[1])))
		f.Add(file)
		f.Add(file[:len(file)-sha256.Size])
	}
	f.Add([]byte(opening + "\x01\x011\x00\x01\x02..\x00"))
	m.Limits.Steps = 10_000
	m.Limits.Positions = 1000
	f.Fuzz(func(t *testing.T, file []byte) {
		for _, file := range [][]byte{file, sealed(string(file))} {
			d, err := m.Read(t.Context(), bytes.NewReader(file))
			if err != nil {
				var wrong *database.FileError
				if !errors.As(err, &wrong) || wrong.Offset > int64(len(file)) || strings.ContainsAny(wrong.Part, "\n") {
					t.Fatalf("%v", err)
				}
				continue
			}
			if again := fileOf(t, d); !bytes.Equal(again, file) {
				t.Fatalf("%q is written as %q", file, again)
			}
			for p, g := range d.All() {
				if h, ok := d.Value(p); !ok || h != g {
					t.Fatalf("%v is %v, want %v", p, h, g)
				}
			}
			if err := d.Verify(t.Context()); err == nil {
				wantRightValues(t, d)
			}
		}
	})
}

// wantRightValues compares verified values with those that are found anew.
func wantRightValues(t *testing.T, d *database.Database[domineering.Position]) {
	m := maker()
	for p, g := range d.All() {
		if len(fmt.Sprint(p)) > 20 {
			continue
		}
		again := build(t, m, one(p))
		if h, ok := again.Value(p); !ok || h != g {
			t.Errorf("%v is verified to be %v, and is %v", p, g, h)
		}
	}
}
