package main

import (
	"encoding/json"
	"os"
	"path/filepath"
	"strings"
	"testing"
)

// TestDatabase builds a database of each game, verifies it, and asks for the example of the game with it and without.
func TestDatabase(t *testing.T) {
	for _, k := range keepers {
		rows, cols := "2", "2"
		if strings.Contains("elephants skijumps toadsfrogs", k.name) {
			rows, cols = "1", "4"
		}
		name := filepath.Join(t.TempDir(), "x.db")
		status, stdout, stderr := calcOut(nil, "database", "build", k.name, rows, cols, name, "-json")
		var a databaseAnswer
		if err := json.Unmarshal([]byte(stdout), &a); err != nil || status != 0 || a.Game != k.name || a.Positions == 0 || a.LeftOut == nil || *a.LeftOut != 0 {
			t.Fatalf("%s: status %d, %s %s, %v", k.name, status, stdout, stderr, err)
		}
		info, err := os.Stat(name)
		if err != nil || info.Size() != a.Bytes {
			t.Errorf("%s: %d bytes, %v", k.name, a.Bytes, err)
		}
		status, stdout, stderr = calcOut(nil, "-json", "database", "verify", name)
		var b databaseAnswer
		if err := json.Unmarshal([]byte(stdout), &b); err != nil || status != 0 || b.Positions != a.Positions || b.Verified == nil || !*b.Verified {
			t.Fatalf("%s: status %d, %s %s, %v", k.name, status, stdout, stderr, err)
		}
		r, err := findRuleset(k.name)
		if err != nil {
			t.Fatal(err)
		}
		sum := "2*" + k.name + "(" + r.example + ") + {1|-1}"
		status, without, stderr := calcOut(nil, "sum", sum)
		if status != 0 {
			t.Fatalf("%s: %s", k.name, stderr)
		}
		wantOutput(t, without, "", "sum", "-database", name, sum)
	}
}

// TestDatabaseText shows what is printed, and that the files are the same each time.
func TestDatabaseText(t *testing.T) {
	dir := t.TempDir()
	name, again := filepath.Join(dir, "x.db"), filepath.Join(dir, "y.db")
	wantOutput(t, "game        domineering\npositions   1279\nleft out    0\nbytes       28502\n", "", "database", "build", "domineering", "4", "4", name)
	wantOutput(t, "game        domineering\npositions   1279\nbytes       28502\nverified    yes\n", "", "database", "verify", name)
	text, err := os.ReadFile(name)
	if err != nil {
		t.Fatal(err)
	}
	wantOutput(t, "game        domineering\npositions   1279\nbytes       28502\nverified    yes\n", string(text), "database", "verify", "-")
	if status, _, stderr := calcOut(nil, "database", "build", "Domineering", "4", "4", again); status != 0 {
		t.Fatal(stderr)
	}
	if second, err := os.ReadFile(again); err != nil || string(second) != string(text) {
		t.Errorf("the second file is another, %v", err)
	}
	strips := filepath.Join(dir, "strips.db")
	if status, _, stderr := calcOut(nil, "database", "build", "nogo", "1", "9", strips); status != 0 {
		t.Fatal(stderr)
	}
	// A game and its negative: whoever begins loses.
	files := strings.Join([]string{name, strips}, string(filepath.ListSeparator))
	wantOutput(t, "Left first  Right wins\nRight first Left wins\n", "", "sum", "-database="+files, "nogo(.........) - nogo(.........) + domineering(....|....|....|....) - domineering(....|....|....|....)")
}

func TestDatabaseErrors(t *testing.T) {
	dir := t.TempDir()
	good, damaged, missing := filepath.Join(dir, "good.db"), filepath.Join(dir, "damaged.db"), filepath.Join(dir, "missing.db")
	if status, _, stderr := calcOut(nil, "database", "build", "domineering", "2", "3", good); status != 0 {
		t.Fatal(stderr)
	}
	text, err := os.ReadFile(good)
	if err != nil {
		t.Fatal(err)
	}
	text[len(text)-1]++
	if err := os.WriteFile(damaged, text, 0o666); err != nil {
		t.Fatal(err)
	}
	foreign := filepath.Join(dir, "foreign.db")
	if err := os.WriteFile(foreign, []byte("surreal database 1\n\x05chess\x01"), 0o666); err != nil {
		t.Fatal(err)
	}
	for _, test := range []struct {
		words []string
		want  string
	}{
		{[]string{"database"}, "database takes build, a game, two numbers and a file, or verify and a file; the games are amazons"},
		{[]string{"database", "build", "nogo", "2", "2"}, "database takes build"},
		{[]string{"database", "verify", good, good}, "database takes build"},
		{[]string{"database", "build", "chess", "2", "2", missing}, `there are no databases of "chess"`},
		{[]string{"database", "build", "nogo", "0", "2", missing}, `"0" is no number of rows or columns`},
		{[]string{"database", "build", "nogo", "2", "x", missing}, `"x" is no number of rows or columns`},
		{[]string{"database", "build", "nogo", "99999999999999999999", "2", missing}, "is no number of rows"},
		{[]string{"database", "build", "nogo", "20000000", "20000000", missing}, "more than 20000000 boards"},
		{[]string{"database", "build", "nogo", "4", "4", missing}, "database: 4 rows and 4 columns: cgt: more than 20000000 boards"},
		{[]string{"database", "build", "-limit", "100", "domineering", "4", "4", missing}, "more than 100 positions: the limit was reached; -limit 1000 allows more"},
		{[]string{"database", "build", "-limit", "x", "domineering", "4", "4", missing}, `-limit: "x" is no number`},
		{[]string{"database", "build", "nogo", "1", "2", filepath.Join(dir, "no", "x.db")}, filepath.Join(dir, "no", "x.db") + ": "},
		{[]string{"database", "build", "nogo", "1", "2", dir}, dir + ": not a regular file"},
		{[]string{"database", "verify", missing}, missing + ": "},
		{[]string{"database", "verify", damaged}, damaged + ": database: offset 172: sum: it is wrong"},
		{[]string{"database", "verify", foreign}, foreign + `: there are no databases of "chess"`},
		{[]string{"sum", "-database", damaged, "1"}, damaged + ": database: offset 172: sum"},
		{[]string{"sum", "-database", good + string(filepath.ListSeparator) + missing, "1"}, missing + ": "},
		{[]string{"sum", "1", "-database"}, "a name must follow -database"},
		{[]string{"nim", "-database", good, "1"}, "-database is not a flag of this form"},
	} {
		status, stdout, stderr := calcOut(strings.NewReader(""), test.words...)
		wantError(t, test.want, status, stdout, stderr)
	}
	if _, err := os.Stat(missing); err == nil {
		t.Error("an error leaves a file")
	}
}
