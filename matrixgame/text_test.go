package matrixgame_test

import (
	"encoding/json"
	"errors"
	"fmt"
	"math/big"
	"strings"
	"testing"

	"github.com/cgt-go/sdk/cgt"
	"github.com/cgt-go/sdk/matrixgame"
)

func TestParseMatrix(t *testing.T) {
	half := big.NewRat(1, 2)
	want, err := matrixgame.NewMatrix([][]*big.Rat{{big.NewRat(1, 1), big.NewRat(-3, 2)}, {half, big.NewRat(2000, 1)}})
	if err != nil {
		t.Fatal(err)
	}
	for _, text := range []string{
		"1 -3/2\n1/2 2000",
		"# a comment\n\n1,-1.5\n.5,2e3\n\n",
		"1;\t-15e-1\r\n+0.50 ; 2E+3\r\n",
		"\ufeff1 -3/2\r\n1/2 2000\r\n",
		"\"1\",\"-6/4\"\n 0.5 , 2000\n#\n",
		want.String(),
	} {
		if m, err := matrixgame.ParseMatrix(text); err != nil || !m.Equal(want) {
			t.Errorf("%q: %v, %v", text, m, err)
		}
	}
}

// What is said of entries that stand apart in two ways helps: with the next row, with another line, or with a list.
func TestSeparatorsInWords(t *testing.T) {
	matrix := func(text string) error { _, err := matrixgame.ParseMatrix(text); return err }
	mixed := func(text string) error { _, err := matrixgame.ParseMixed(text); return err }
	for _, test := range []struct {
		parse      func(text string) error
		text, want string
	}{
		{matrix, "1 0; 0 1", "line 1, offset 3: both blanks and semicolons stand between entries; each row stands on a line of its own"},
		{matrix, "1.5;2\n3,5;4", "line 2, offset 1: there are commas between entries, but semicolons in a line before; a decimal fraction has a point, and each row stands on a line of its own"},
		{matrix, "1,5;2\n3,5;4", "line 1, offset 3: both commas and semicolons stand between entries; a decimal fraction has a point, and each row stands on a line of its own"},
		{mixed, "0,5;0,5", "offset 3: both commas and semicolons stand between entries; a decimal fraction has a point"},
		{mixed, "1/2 1/4, 1/4", "both blanks and commas stand between entries"},
		{matrix, "1,2\n3;4", "there are semicolons between entries, but commas in a line before; a decimal fraction has a point, and each row stands on a line of its own"},
	} {
		if err := test.parse(test.text); err == nil || !strings.HasSuffix(err.Error(), test.want) {
			t.Errorf("%q: %v, want %s", test.text, err, test.want)
		}
	}
}

func TestParseMatrixErrors(t *testing.T) {
	t.Parallel()
	for text, place := range map[string]string{
		"":                                      "1:0",
		"\n\n":                                  "2:0",
		"# nothing":                             "1:0",
		"1 2\n3":                                "2:0",
		"1 2\n3 x":                              "2:2",
		"1 2\n3,,4":                             "2:2",
		"1 2\n3,4,":                             "2:4",
		",1":                                    "1:0",
		"1 1/0":                                 "1:2",
		"1 1/00":                                "1:2",
		"1/-2":                                  "1:0",
		"--1":                                   "1:0",
		"1 1.5/2":                               "1:2",
		"1 NaN":                                 "1:2",
		"1 Inf":                                 "1:2",
		"1 0x10":                                "1:2",
		"1 1_000":                               "1:2",
		"1 1e1000000000":                        "1:2",
		"1 1e-99999999999999999999":             "1:2",
		"1 1p5":                                 "1:2",
		"1 .":                                   "1:2",
		"1 1.":                                  "1:2",
		"1 e5":                                  "1:2",
		"1 1e":                                  "1:2",
		"1 \"":                                  "1:2",
		"1 \"\"":                                "1:2",
		"1\n\n2":                                "3:0",
		"1,5;2,5":                               "1:3",
		"1;2\n3 , 4":                            "2:2",
		"1 0; 0 1":                              "1:3",
		"1; 0 0; 1":                             "1:5",
		"1 0, 0 1":                              "1:3",
		"1, 0 0, 1":                             "1:5",
		"1;2\n3 4\n5,6":                         "3:1",
		"1,2\n3;4":                              "2:1",
		"\ufeff1 x":                             "1:2",
		"1\n\ufeff2":                            "2:0",
		"1 " + strings.Repeat("9", 20_001):      "1:2",
		"1 1/" + strings.Repeat("9", 20_001):    "1:2",
		"1 0." + strings.Repeat("9", 20_001):    "1:2",
		"1 1e" + strings.Repeat("0", 20_001):    "1:2",
		"1 \"1" + strings.Repeat(" ", 3) + "\"": "1:2",
	} {
		_, err := matrixgame.ParseMatrix(text)
		e := (*cgt.SyntaxError)(nil)
		if !errors.As(err, &e) || fmt.Sprintf("%d:%d", e.Line, e.Offset) != place || len(e.Error()) > 200 {
			t.Errorf("%.40q: %v, want an error at %s", text, err, place)
		}
	}
	if _, err := matrixgame.ParseMatrix(strings.Repeat(strings.Repeat("1 ", 1<<14)+"\n", 1<<6+1)); !errors.Is(err, cgt.ErrLimit) {
		t.Errorf("too many entries: %v", err)
	}
}

// Lines may differ in whether blanks alone separate their entries.
func TestParseMatrixOfLinesThatDiffer(t *testing.T) {
	for _, text := range []string{"1 2\n3;4", "1;2\n3 4", "1,2\n3 4", "1 2\n3 , 4"} {
		m, err := matrixgame.ParseMatrix(text)
		if err != nil || m.String() != "1 2\n3 4\n" {
			t.Errorf("%q: %v, %v", text, m, err)
		}
	}
}

func TestParseMixed(t *testing.T) {
	want, err := matrixgame.NewMixed(big.NewRat(1, 4), big.NewRat(3, 4))
	if err != nil {
		t.Fatal(err)
	}
	for _, text := range []string{"(1/4, 3/4)", "0.25 0.75", " ( 1/4,3/4 ) ", want.String()} {
		if s, err := matrixgame.ParseMixed(text); err != nil || !s.Equal(want) {
			t.Errorf("%q: %v, %v", text, s, err)
		}
	}
	for text, offset := range map[string]int{"(1/4, x)": 6, "(1/4,\n3/4)": 5, "1/4 )": 4, "(": 0} {
		_, err := matrixgame.ParseMixed(text)
		if e := (*cgt.SyntaxError)(nil); !errors.As(err, &e) || e.Offset != offset {
			t.Errorf("%q: %v, want an error at %d", text, err, offset)
		}
	}
	for _, text := range []string{"", "()", "(1/4, 1/4)", "(2, -1)"} {
		if _, err := matrixgame.ParseMixed(text); !errors.As(err, new(*matrixgame.InputError)) {
			t.Errorf("%q: %v", text, err)
		}
	}
}

func TestJSON(t *testing.T) {
	type both struct {
		M *matrixgame.Matrix
		S matrixgame.Mixed
	}
	var b both
	if err := json.Unmarshal([]byte(`{"M": [[1, "-3/2"], [0.5, 2e3]], "S": "(1/2, 1/2)"}`), &b); err != nil {
		t.Fatal(err)
	}
	text, err := json.Marshal(b)
	if want := `{"M":[["1","-3/2"],["1/2","2000"]],"S":"(1/2, 1/2)"}`; err != nil || string(text) != want {
		t.Errorf("%s, %v, want %s", text, err, want)
	}
	var null both
	if err := json.Unmarshal([]byte(`{"M": null}`), &null); err != nil || null.M != nil {
		t.Error(null, err)
	}
	for _, text := range []string{`[]`, `[[]]`, `[[1],[2,3]]`, `[[true]]`, `[[null]]`, `[["x"]]`, `[[[1]]]`, `[["1e99999"]]`} {
		var m matrixgame.Matrix
		if err := json.Unmarshal([]byte(text), &m); !errors.As(err, new(*matrixgame.InputError)) {
			t.Errorf("%s: %v", text, err)
		}
	}
	var m matrixgame.Matrix
	if err := json.Unmarshal([]byte(`{"rows": 3}`), &m); !errors.As(err, new(*json.UnmarshalTypeError)) {
		t.Errorf("an object: %v", err)
	}
}

func FuzzParseMatrix(f *testing.F) {
	for _, s := range []string{"1 -3/2\n1/2 2000", "1,2;3\n", "\"1\"", "# x\n1", "1e5 -.5", "1\n\n2"} {
		f.Add(s)
	}
	f.Fuzz(func(t *testing.T, s string) {
		m, err := matrixgame.ParseMatrix(s)
		if err != nil {
			if !errors.As(err, new(*cgt.SyntaxError)) {
				t.Errorf("%q: %v", s, err)
			}
			return
		}
		if n, err := matrixgame.ParseMatrix(m.String()); err != nil || !n.Equal(m) {
			t.Errorf("%q is %v, which is %v, %v", s, m, n, err)
		}
	})
}

func TestParseLimits(t *testing.T) {
	t.Parallel()
	long := strings.Repeat("1e9990 ", 4100) // of 33188 bits each
	for name, text := range map[string]string{
		"bits in one row":   long,
		"bits in some rows": strings.Repeat(long[:len(long)/4]+"\n", 5),
	} {
		if _, err := matrixgame.ParseMatrix(text); !errors.As(err, new(*cgt.LimitError)) {
			t.Errorf("%s: %.80v, want a limit", name, err)
		}
	}
	if _, err := matrixgame.ParseMixed(long); !errors.As(err, new(*cgt.LimitError)) {
		t.Errorf("a strategy: %.80v, want a limit", err)
	}
	if e := (*matrixgame.InputError)(nil); !errors.As(json.Unmarshal([]byte("[["+strings.ReplaceAll(long, " ", ",")+"1]]"), new(matrixgame.Matrix)), &e) || !strings.Contains(e.Msg, "bits") {
		t.Errorf("JSON: %v, want a limit", e)
	}
}
