package main

import (
	"bytes"
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"image/png"
	"io"
	"net"
	"os"
	"path/filepath"
	"runtime"
	"strings"
	"testing"

	"github.com/cgt-go/sdk/internal/svg/svgtest"
	"github.com/cgt-go/sdk/rulesets/ship"
	"github.com/cgt-go/sdk/zermelo"
)

// snarkOut runs snark and returns what it leaves behind.
func snarkOut(stdin string, args ...string) (status int, stdout, stderr string) {
	var out, errOut bytes.Buffer
	status = run(context.Background(), args, strings.NewReader(stdin), &out, &errOut)
	return status, out.String(), errOut.String()
}

// figure2 is the map of the source, Fig. 2, made from the list of its points with a minus.
func figure2() string {
	rows := make([][]byte, 10)
	for i := range rows {
		rows[i] = []byte("++++++++++\n")
	}
	for _, p := range strings.Fields("B0 A1 B4 E1 E5 F4 H0 A7 I3 D8 H7") {
		rows['9'-p[1]][p[0]-'A'] = '-'
	}
	return string(bytes.Join(rows, nil))
}

// Rows K1 and K3 of the catalogue. The maps of exercises 2 and 3 are compared with a search.
func TestMaps(t *testing.T) {
	status, stdout, stderr := snarkOut("", "map")
	if status != 0 || stdout != figure2() || stderr != "" {
		t.Errorf("status %d, %s\n%s", status, stderr, stdout)
	}
	if status, stdout, stderr := snarkOut("", "map", "-"); status != 0 || stdout != figure2() || stderr != "" {
		t.Errorf("-: status %d, %s\n%s", status, stderr, stdout)
	}
	for _, exercise := range []string{"1", "2", "3"} {
		o, err := parse("map", []string{"-exercise", exercise, "-size", "12x9", "-reach", "2"})
		if err != nil {
			t.Fatal(err)
		}
		_, text, _ := snarkOut("", "map", "-exercise", exercise, "-size", "12x9", "-reach", "2")
		lines := strings.Fields(text)
		game := zermelo.Misere[ship.Point](o.moves())
		for row := range 9 {
			for col := range 12 {
				start := zermelo.Turned[ship.Point]{Pos: ship.Point{Col: col, Row: row}}
				s, err := zermelo.Solve(t.Context(), game, start)
				if err != nil {
					t.Fatal(err)
				}
				if isPlus := lines[8-row][col] == '+'; isPlus != (s.StartValue() == zermelo.Win) {
					t.Errorf("exercise %s: %v is marked %c", exercise, start.Pos, lines[8-row][col])
				}
			}
		}
	}
}

// Exercise 1: the sizes of the source, as text and as pictures, which have a pixel or a square for each point.
func TestMapFiles(t *testing.T) {
	for _, size := range []string{"80x25", "80x50", "100x100", "200x200", "1000x1000", "1x1", "3x2"} {
		var cols, rows int
		if _, err := fmt.Sscanf(size, "%dx%d", &cols, &rows); err != nil {
			t.Fatal(err)
		}
		dir := t.TempDir()
		for _, extension := range []string{".txt", ".svg", ".PNG"} {
			if status, stdout, stderr := snarkOut("", "map", "-size", size, filepath.Join(dir, "map"+extension)); status != 0 || stdout != "" || stderr != "" {
				t.Fatalf("%s%s: %s%s", size, extension, stdout, stderr)
			}
		}
		text, err := os.ReadFile(filepath.Join(dir, "map.txt"))
		if err != nil || len(text) != (cols+1)*rows {
			t.Fatalf("%s: %d bytes, %v", size, len(text), err)
		}
		drawing, err := os.ReadFile(filepath.Join(dir, "map.svg"))
		if err != nil {
			t.Fatal(err)
		}
		svgtest.Check(t, drawing, 3_000_000, size)
		f, err := os.Open(filepath.Join(dir, "map.PNG"))
		if err != nil {
			t.Fatal(err)
		}
		defer f.Close()
		m, err := png.Decode(f)
		if err != nil {
			t.Fatal(err)
		}
		square := m.Bounds().Dx() / cols
		if m.Bounds().Dx() != square*cols || m.Bounds().Dy() != square*rows {
			t.Fatalf("%s: %v", size, m.Bounds())
		}
		for row := range rows {
			for col := range cols {
				want := palette[plusColour]
				switch {
				case row == rows-1 && col == 0:
					want = palette[islandColour]
				case text[row*(cols+1)+col] == '-':
					want = palette[minusColour]
				}
				if got := m.At(col*square+square/2, row*square+square/2); got != want {
					t.Fatalf("%s: row %d from above, column %d: %v, want %v", size, row, col, got, want)
				}
			}
		}
		if left, _ := filepath.Glob(filepath.Join(dir, ".snark*")); len(left) > 0 {
			t.Errorf("%v is left", left)
		}
	}
}

// What is there and is no regular file stays as it is, and a link leads to what is written.
func TestOtherFiles(t *testing.T) {
	dir, err := os.MkdirTemp("", "") // a short name, as a socket needs
	if err != nil {
		t.Fatal(err)
	}
	defer os.RemoveAll(dir)
	socket := filepath.Join(dir, "s.txt")
	l, err := net.Listen("unix", socket)
	if err != nil {
		t.Skip(err)
	}
	defer l.Close()
	if status, stdout, stderr := snarkOut("", "map", socket); status != 2 || stdout != "" || stderr != "snark: "+socket+": not a regular file\n" {
		t.Errorf("status %d, %q, %s", status, stdout, stderr)
	}
	if info, err := os.Stat(socket); err != nil || info.Mode()&os.ModeSocket == 0 {
		t.Errorf("%v, %v", info, err)
	}
	there, link := filepath.Join(dir, "map.txt"), filepath.Join(dir, "link.txt")
	if err := errors.Join(os.WriteFile(there, nil, 0o600), os.Symlink(there, link)); err != nil {
		t.Skip(err)
	}
	if status, _, stderr := snarkOut("", "map", link); status != 0 {
		t.Error(stderr)
	}
	if text, err := os.ReadFile(there); err != nil || string(text) != figure2() {
		t.Errorf("%s, %v", text, err)
	}
	// The error names what the user has named.
	missing := filepath.Join(dir, "no", "map.txt")
	if _, _, stderr := snarkOut("", "map", missing); stderr != "snark: "+missing+": no such file or directory\n" && runtime.GOOS == "linux" {
		t.Error(stderr)
	}
}

// perfect plays against snark by the map, and returns what snark prints.
func perfect(t *testing.T, args ...string) string {
	t.Helper()
	o, err := parse("play", args)
	if err != nil {
		t.Fatal(err)
	}
	chart, err := o.chart(t.Context())
	if err != nil {
		t.Fatal(err)
	}
	toSnark, stdin := io.Pipe()
	stdout, fromSnark := io.Pipe()
	done := make(chan int, 1)
	go func() {
		var errOut bytes.Buffer
		status := run(context.Background(), append([]string{"play"}, args...), toSnark, fromSnark, &errOut)
		if errOut.Len() > 0 {
			t.Error(errOut.String())
		}
		fromSnark.Close()
		done <- status
	}()
	var all []byte
	buffer := make([]byte, 1<<12)
	for {
		n, err := stdout.Read(buffer)
		all = append(all, buffer[:n]...)
		answer := ""
		if before, ok := strings.CutSuffix(string(all), ". Where to? "); ok {
			at := ship.MustParsePoint(before[strings.LastIndexByte(before, ' ')+1:])
			moves := chart.Moves(at)
			if len(moves) == 0 { // lost: any move
				moves = o.moves().AppendMoves(nil, at, 0)
			}
			answer = moves[0].String()
		} else if strings.HasSuffix(string(all), "(yes or no) ") {
			answer = "no"
		}
		if answer != "" {
			if _, err := io.WriteString(stdin, answer+"\n"); err != nil {
				t.Fatal(err)
			}
		}
		if err != nil {
			break
		}
	}
	if status := <-done; status != 0 {
		t.Errorf("status %d", status)
	}
	return string(all)
}

// From J9 the first player wins, K1; whoever plays by the map wins, whatever chance does, and if the computer begins
// and never gives way it wins.
func TestPlayedByTheMap(t *testing.T) {
	for _, exercise := range []string{"1", "2", "3"} {
		for _, seed := range []string{"1", "2", "3"} {
			o, err := parse("play", []string{"-exercise", exercise})
			if err != nil {
				t.Fatal(err)
			}
			chart, err := o.chart(t.Context())
			if err != nil {
				t.Fatal(err)
			}
			plus, _ := chart.Plus(o.board.Corner())
			for _, isSecond := range []bool{false, true} {
				out := perfect(t, "-exercise", exercise, "-seed", seed, fmt.Sprintf("-second=%v", isSecond), "-patience=-1")
				if strings.Contains(out, "you win") != (plus != isSecond) {
					t.Errorf("exercise %s, seed %s, second %v:\n%s", exercise, seed, isSecond, out)
				}
			}
		}
	}
}

// The record grows from game to game, and when the streak is long the computer gives way at last, so that the person
// who plays second by the map wins.
func TestRecord(t *testing.T) {
	name := filepath.Join(t.TempDir(), "record.json")
	won := false
	for games := 1; games <= 40 && !won; games++ {
		out := perfect(t, "-seed", "4", "-second", "-record", name)
		won = strings.Contains(out, "you win")
		text, err := os.ReadFile(name)
		if err != nil {
			t.Fatal(err)
		}
		var r zermelo.Record
		if err := json.Unmarshal(text, &r); err != nil || r.Games() != games || (r.Streak == 0) != won {
			t.Fatalf("%s after %d games, %v", text, games, err)
		}
	}
	if !won {
		t.Error("40 games were lost")
	}
}

// A game as it is seen. The computer's moves follow from the seed.
func TestGame(t *testing.T) {
	status, stdout, stderr := snarkOut("moves\nnowhere\nA0\n\nmap\nB1\nlog\nquit\n", "-size", "3x3", "-seed", "1")
	want := `Sail to the island A0, nearer with each move; whoever brings the ship there loses. The word help explains. The seed is 1.

 2 o o S
 1 o o o
 0 o o o
   A B C
The ship is at C2. Where to? A0 B0 C0 A1 B1 C1 A2 B2 
The ship is at C2. Where to? "nowhere" is neither a point nor one of the words moves, map, log, help and quit.
The ship is at C2. Where to? You have brought the ship to the island, and softly and suddenly vanish: you lose. You have won 0 and lost 1.
Another game? (yes or no) Farewell.
`
	if status != 0 || stdout != want || stderr != "" {
		t.Errorf("status %d, %s\n%s", status, stderr, stdout)
	}
	status, stdout, _ = snarkOut("C1\nB0\nlog\nmap\nhelp\nquit\n", "play", "-size=4x2", "-seed", "1")
	for _, part := range []string{"The ship cannot sail from ", "1. ", "Farewell.", help} {
		if status != 0 || !strings.Contains(stdout, part) {
			t.Errorf("status %d, %q is not in\n%s", status, part, stdout)
		}
	}
	// The input may end anywhere.
	for _, stdin := range []string{"", "A0", "A0\n", "H7\n"} {
		if status, stdout, stderr := snarkOut(stdin, "-seed", "3"); status != 0 || !strings.HasSuffix(stdout, "Farewell.\n") || stderr != "" {
			t.Errorf("%q: status %d, %s", stdin, status, stderr)
		}
	}
	// Again.
	_, stdout, _ = snarkOut("A0\nyes\nA0\nno\n", "-size", "2x2")
	if strings.Count(stdout, "you lose") != 2 || !strings.Contains(stdout, "lost 2.") {
		t.Error(stdout)
	}
}

func TestHelp(t *testing.T) {
	for _, args := range [][]string{{"help"}, {"-help"}, {"map", "-h"}} {
		if status, stdout, stderr := snarkOut("", args...); status != 0 || stdout != help || stderr != "" {
			t.Errorf("%q: status %d, %s", args, status, stderr)
		}
	}
}

type failing struct{}

func (failing) Read([]byte) (int, error) { return 0, errors.New("device on fire") }

func TestErrors(t *testing.T) {
	dir := t.TempDir()
	bad, impossible, drawn, huge := filepath.Join(dir, "bad.json"), filepath.Join(dir, "impossible.json"), filepath.Join(dir, "drawn.json"), filepath.Join(dir, "huge.json")
	other, null, two := filepath.Join(dir, "other.json"), filepath.Join(dir, "null.json"), filepath.Join(dir, "two.json")
	for name, text := range map[string]string{
		bad: "{", impossible: `{"won":1,"streak":2}`, drawn: `{"won":1,"drawn":2}`, huge: `{"won":1e30}`,
		other: `{"name":"sdk"}`, null: "null", two: `{"won":1} {"won":2}`,
	} {
		if err := os.WriteFile(name, []byte(text), 0o600); err != nil {
			t.Fatal(err)
		}
	}
	for _, test := range []struct {
		args []string
		want string
	}{
		{[]string{"sail"}, `no form "sail"`},
		{[]string{"help", "me"}, "stands alone"},
		{[]string{"-exercise", "4"}, "exercise 4"},
		{[]string{"-reach", "0"}, "reach 0"},
		{[]string{"-reach", "x"}, "reach"},
		{[]string{"-size", "10"}, "80x25"},
		{[]string{"-size", "0x3"}, "80x25"},
		{[]string{"-size", "27x3"}, "up to 26"},
		{[]string{"map", "-size", "99999x1"}, "too large"},
		{[]string{"map", "-size", "4000x4000"}, "too large"},
		{[]string{"map", "-seed", "1"}, "seed"},
		{[]string{"map", "a.txt", "b.txt"}, "too many"},
		{[]string{"play", "now"}, "too many"},
		{[]string{"map", "map.gif"}, ".gif"},
		{[]string{"map", filepath.Join(dir, "no", "map.txt")}, "no"},
		{[]string{"-record", bad}, "bad.json"},
		{[]string{"-record", impossible}, "impossible.json: zermelo: {Won:1 Drawn:0 Lost:0 Streak:2} is no record"},
		{[]string{"-record", drawn}, "drawn.json: 2 games were drawn"},
		{[]string{"-record", huge}, "huge.json: this is no record of games: json: cannot unmarshal number 1e30"},
		{[]string{"-record", other}, `other.json: this is no record of games: json: unknown field "name"`},
		{[]string{"-record", null}, "null.json: this is no record of games"},
		{[]string{"-record", two}, "two.json: this is no record of games"},
		{[]string{"-record", dir}, "not a regular file"},
		{[]string{"-record", os.DevNull}, "not a regular file"},
		{[]string{"-record", filepath.Join(dir, "no", "record.json")}, "record.json: no such file"},
		{[]string{"-record", filepath.Join(bad, "record.json")}, "record.json: not a directory"},
	} {
		status, stdout, stderr := snarkOut("", test.args...)
		if status != 2 || !strings.HasPrefix(stderr, "snark: ") || strings.Count(stderr, "\n") != 1 || !strings.Contains(stderr, test.want) {
			t.Errorf("%q: status %d, %q, want %q", test.args, status, stderr, test.want)
		}
		if stdout != "" {
			t.Errorf("%q: %s", test.args, stdout)
		}
	}
	var out, errOut bytes.Buffer
	if status := run(t.Context(), nil, failing{}, &out, &errOut); status != 2 || errOut.String() != "snark: device on fire\n" {
		t.Errorf("status %d, %s", status, errOut.String())
	}
	if files, err := os.ReadDir(dir); err != nil || len(files) != 7 {
		t.Errorf("there are files left: %v, %v", files, err)
	}
	status, _, stderr := snarkOut("moves\n" + strings.Repeat("x", 4096) + "\n")
	if want := "snark: a line of the input is longer than 4095 bytes\n"; status != 2 || stderr != want {
		t.Errorf("status %d, %s", status, stderr)
	}
	if status, _, stderr := snarkOut(strings.Repeat("x", 4095) + "\nquit\n"); status != 0 {
		t.Errorf("status %d, %s", status, stderr)
	}
	ctx, cancel := context.WithCancel(t.Context())
	never, writer := io.Pipe()
	defer writer.Close()
	cancel()
	errOut.Reset()
	if status := run(ctx, nil, never, &out, &errOut); status != 2 || !strings.Contains(errOut.String(), "cancel") && !strings.Contains(errOut.String(), "interrupted") {
		t.Errorf("status %d, %s", status, errOut.String())
	}
}
