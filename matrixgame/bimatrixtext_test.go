package matrixgame_test

import (
	"encoding/json"
	"errors"
	"fmt"
	"strings"
	"testing"

	"github.com/cgt-go/sdk/cgt"
	"github.com/cgt-go/sdk/matrixgame"
)

// wantSyntaxError checks that an error is about a place in a text, and short.
func wantSyntaxError(t *testing.T, text, place string, err error) {
	t.Helper()
	e := (*cgt.SyntaxError)(nil)
	if !errors.As(err, &e) || fmt.Sprintf("%d:%d", e.Line, e.Offset) != place || len(e.Error()) > 200 {
		t.Errorf("%.60q: %v, want an error at %s", text, err, place)
	}
}

func TestParseBimatrix(t *testing.T) {
	t.Parallel()
	want := battle()
	for _, text := range []string{"2 0\n0 1\n\n1 0\n0 2", "# both\n\n2,0\n0,1\r\n\r\n\r\n# the other one\n1,0\n0,2\n\n", want.String()} {
		if g, err := matrixgame.ParseBimatrix(text); err != nil || !g.Equal(want) {
			t.Errorf("%q: %v, %v", text, g, err)
		}
	}
	for text, place := range map[string]string{
		"":                  "1:0",
		"1 2\n3 4":          "1:0",
		"\n1\n\n\n1 2":      "5:0",
		"1\n\n2\n\n# x\n3":  "6:0",
		"1 2\n\n3":          "3:0",
		"1 2\n\n3 y":        "3:2",
		"1 2\n1 2\n\n1\n\n": "4:0",
	} {
		_, err := matrixgame.ParseBimatrix(text)
		wantSyntaxError(t, text, place, err)
	}
	half := strings.Repeat(strings.Repeat("1 ", 1<<9)+"\n", 1<<8)
	if _, err := matrixgame.ParseBimatrix(half + "\n" + half); err != nil {
		t.Errorf("just enough entries: %v", err)
	}
	if _, err := matrixgame.ParseBimatrix(half + half + "\n" + half); !errors.Is(err, cgt.ErrLimit) {
		t.Errorf("too many entries: %v", err)
	}
}

func TestBimatrixMarshal(t *testing.T) {
	want := battle()
	text, err := json.Marshal(want)
	if s := `{"row":[["2","0"],["0","1"]],"column":[["1","0"],["0","2"]]}`; err != nil || string(text) != s {
		t.Errorf("%s, %v, want %s", text, err, s)
	}
	var g matrixgame.Bimatrix
	if err := json.Unmarshal(text, &g); err != nil || !g.Equal(want) {
		t.Errorf("%v, %v", &g, err)
	}
	text, err = want.MarshalText()
	var h matrixgame.Bimatrix
	if err := errors.Join(err, h.UnmarshalText(text)); err != nil || !h.Equal(want) {
		t.Errorf("%v, %v", &h, err)
	}
	if err := h.UnmarshalText(nil); err == nil || !h.Equal(want) {
		t.Error("an empty text is no error, or changes the game")
	}
	if err := json.Unmarshal([]byte("null"), &h); err != nil || !h.Equal(want) {
		t.Errorf("null: %v", err)
	}
	for _, text := range []string{`{}`, `{"row":[[1]]}`, `{"row":[[1]],"column":[[1,2]]}`, `{"row":[["x"]],"column":[[1]]}`} {
		if err := json.Unmarshal([]byte(text), &h); !errors.As(err, new(*matrixgame.InputError)) {
			t.Errorf("%s: %v", text, err)
		}
	}
	if err := json.Unmarshal([]byte(`[]`), &h); !errors.As(err, new(*json.UnmarshalTypeError)) {
		t.Errorf("a list: %v", err)
	}
}

func FuzzParseBimatrix(f *testing.F) {
	for _, s := range []string{"1 -3/2\n\n1/2 2000", "1,2;3\n\n\n3 2 1", "\"1\"\n\n2", "# x\n1\n\n1\n\n1", "1\n2\n\n3\n4"} {
		f.Add(s)
	}
	f.Fuzz(func(t *testing.T, s string) {
		g, err := matrixgame.ParseBimatrix(s)
		if err != nil {
			if !errors.As(err, new(*cgt.SyntaxError)) {
				t.Errorf("%q: %v", s, err)
			}
			return
		}
		if h, err := matrixgame.ParseBimatrix(g.String()); err != nil || !h.Equal(g) {
			t.Errorf("%q is %v, which is %v, %v", s, g, h, err)
		}
	})
}
