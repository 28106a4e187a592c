package scan_test

import (
	"testing"

	"github.com/cgt-go/sdk/internal/scan"
)

func TestJSON(t *testing.T) {
	for text, want := range map[string]struct {
		offset int
		err    string // "" if there is none
	}{
		` {"a": 1} `:          {10, ""},
		`{}`:                  {2, ""},
		`null`:                {4, ""},
		``:                    {0, "unexpected end of JSON input"},
		` `:                   {1, "unexpected end of JSON input"},
		`{"a": 1`:             {7, "unexpected end of JSON input"},
		`{"a": x}`:            {6, "invalid character 'x' looking for beginning of value"},
		`{"a": "x"}`:          {9, "json: cannot unmarshal string into Go struct field .a of type int"},
		`{"a": 1, "b": 2}`:    {16, `the key "b" is unknown`},
		`{"a": 1}, 2`:         {8, "invalid character ',' after top-level value"},
		"{\"a\": 1}\n{\"a\":": {9, "invalid character '{' after top-level value"},
	} {
		var v struct {
			A int `json:"a"`
		}
		offset, err := scan.JSON(text, &v)
		got := ""
		if err != nil {
			got = err.Error()
		}
		if offset != want.offset || got != want.err {
			t.Errorf("%s: %d, %q, want %d, %q", text, offset, got, want.offset, want.err)
		}
	}
}
