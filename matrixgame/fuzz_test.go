package matrixgame_test

import (
	"encoding/json"
	"errors"
	"testing"

	"github.com/cgt-go/sdk/cgt"
	"github.com/cgt-go/sdk/matrixgame"
	"github.com/cgt-go/sdk/matrixgame/internal/inputtest"
)

// FuzzParseMixed reads mixed strategies. What is read is written, and that is read as the same.
func FuzzParseMixed(f *testing.F) {
	for _, s := range []string{"(1/4, 3/4)", "1", "0 1", ".5;.5", "(1/2, 1/3)", "", "(", "-1 2", "1e9", "\xff"} {
		f.Add(s)
	}
	f.Fuzz(func(t *testing.T, s string) {
		x, err := matrixgame.ParseMixed(s)
		if err != nil {
			if !errors.As(err, new(*cgt.SyntaxError)) && !errors.As(err, new(*cgt.LimitError)) && !errors.As(err, new(*matrixgame.InputError)) {
				t.Errorf("%q: %v", s, err)
			}
			return
		}
		if again, err := matrixgame.ParseMixed(x.String()); err != nil || !again.Equal(x) {
			t.Errorf("%q is %v, which is read as %v, %v", s, x, again, err)
		}
	})
}

// FuzzJSON decodes matrices, games and profiles. What is decoded is encoded, and that is decoded as the same; what is
// not has an error of one of the types that are named.
func FuzzJSON(f *testing.F) {
	for _, s := range []string{
		`[["1", "2"], [3, 0.5]]`, `{"row":[["1","0"],["0","1"]],"column":[["0","1"],["1","0"]]}`, `{"row":["1/2","1/2"],"column":["1","0"]}`,
		`{"choices":[2,2],"payoffs":[["2","0","0","1"],["1","0","0","2"]]}`, `{"choices":[1,0]}`, `{"choices":[9223372036854775807,2],"payoffs":[]}`,
		`null`, `[]`, `{}`, `[[]]`, `[[1],[2,3]]`, `[["x"]]`, `{"row":[1],"column":[2]}`, `{`,
	} {
		f.Add(s)
	}
	f.Fuzz(func(t *testing.T, s string) {
		redecode[matrixgame.Matrix](t, s)
		redecode[matrixgame.Bimatrix](t, s)
		redecode[matrixgame.Game](t, s)
		redecode[matrixgame.Profile](t, s)
	})
}

// redecode decodes text, encodes what is decoded, decodes that, and encodes it again.
func redecode[T any](t *testing.T, text string) {
	t.Helper()
	var x, again T
	if err := json.Unmarshal([]byte(text), &x); err != nil {
		inputtest.CheckJSON(t, text, err)
		return
	}
	if text == "null" {
		return
	}
	written, err := json.Marshal(&x)
	if err != nil {
		t.Fatalf("%T of %q: %v", x, text, err)
	}
	if err := json.Unmarshal(written, &again); err != nil {
		t.Fatalf("%T of %q is written as %s: %v", x, text, written, err)
	}
	if twice, err := json.Marshal(&again); err != nil || string(twice) != string(written) {
		t.Errorf("%T of %q is written as %s, and that as %s, %v", x, text, written, twice, err)
	}
}
