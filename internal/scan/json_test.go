package scan_test

import (
	"encoding/json"
	"errors"
	"strings"
	"testing"

	"github.com/cgt-go/sdk/internal/scan"
)

func TestJSON(t *testing.T) {
	for text, want := range map[string]struct {
		offset int
		err    string // "" if there is none
	}{
		` {"a": 1} `:       {10, ""},
		`{}`:               {2, ""},
		`null`:             {4, ""},
		``:                 {0, "unexpected end of JSON input"},
		` `:                {1, "unexpected end of JSON input"},
		`{"a": 1`:          {7, "unexpected end of JSON input"},
		`{"a": x}`:         {6, "invalid character 'x' looking for beginning of value"},
		`{"a": "x"}`:       {9, `at the key "a" there is a string, which should be an integer`},
		`{"a": 1, "b": 2}`: {9, `the key "b" is unknown`},
		"{\"a\":\n1,\n\"b\" : {\"c\": [\"c\"]},\"c\":0}": {9, `the key "b" is unknown`},
		`{"A": 1, "` + strings.Repeat("b", 50) + `": 2}`: {9, `the key "` + strings.Repeat("b", 39) + `… is unknown`},
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

func TestJSONError(t *testing.T) {
	for _, tt := range []struct {
		text, want string
		v          any
	}{
		{`{}`, "there is an object, which should be a list", new([]int)},
		{`[]`, "there is a list, which should be an object", new(map[string]int)},
		{`true`, "there is true or false, which should be a string", new(string)},
		{`{"a": {"b": [1, 2.5]}}`, `at the key "a.b" there is the number 2.5, which should be an integer in digits that is not too large`, new(struct {
			A struct {
				B []int `json:"b"`
			} `json:"a"`
		})},
		{`{"` + strings.Repeat("a", 50) + `": {}}`, `at the key "` + strings.Repeat("a", 39) + `… there is an object, which should be a list`, new(struct {
			A []int `json:"aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa"`
		})},
		{`{}`, "there is an object, which should be a list", new([2]int)},
		{`"x"`, "there is a string, which should be of another kind", new(float64)},
		{"1" + strings.Repeat("0", 100), "there is the number 1" + strings.Repeat("0", 39) + "…, which should be an integer in digits that is not too large", new(int)},
	} {
		err := scan.JSONError(json.Unmarshal([]byte(tt.text), tt.v))
		if err == nil || err.Error() != tt.want {
			t.Errorf("%s: %v, want %s", tt.text, err, tt.want)
		}
		if kind := (*json.UnmarshalTypeError)(nil); !errors.As(err, &kind) {
			t.Errorf("%s: the error of encoding/json is lost: %#v", tt.text, err)
		}
	}
	for _, err := range []error{nil, errors.New("other")} {
		if got := scan.JSONError(err); got != err {
			t.Errorf("%v became %v", err, got)
		}
	}
}

// TestJSONOfNested reads objects in lists and objects in objects: a text that is like the key is none.
func TestJSONOfNested(t *testing.T) {
	type node struct {
		A []node
		B string
		D []any
	}
	for _, text := range []string{
		`{"b": "c", "a": [{"b": "c"}, {"a": [{}], "c": 1}]}`,
		`{"a": [{"a": []}, {"b": "c", "c": {"c": 1}}, {"c": 1}]}`,
		`{"a": [{"b": "\"c\""}],"c":["c"]}`,
		"{\"d\": [\"c\", 1, \"c\"],\r\n\t\"c\": 1}",
	} {
		var v node
		offset, err := scan.JSON(text, &v)
		if want := strings.Index(text, `"c":`); offset != want || err == nil || err.Error() != `the key "c" is unknown` {
			t.Errorf("%s: %d, %v, want %d", text, offset, err, want)
		}
	}
}
