package main

import (
	"maps"
	"slices"
	"strings"
	"testing"
)

func TestParseArguments(t *testing.T) {
	tests := []struct {
		args, words []string
		flags       map[string]string
	}{
		{nil, nil, map[string]string{}},
		{[]string{"-json", "1"}, []string{"1"}, map[string]string{"json": ""}},
		{[]string{"1", "--json", "-json"}, []string{"1"}, map[string]string{"json": ""}},
		{[]string{"-1", "-_2", "-", "--1", "-x"}, []string{"-1", "-_2", "-", "--1", "-x"}, map[string]string{}},
		{[]string{"json", "-vvv", "-jsonx(1)", "-w"}, []string{"json", "-vvv", "-jsonx(1)", "-w"}, map[string]string{}},
		{[]string{"-json=", "-json=1"}, []string{"-json=", "-json=1"}, map[string]string{}},
		{[]string{"-svg=-json", "1", "--json"}, []string{"1"}, map[string]string{"svg": "-json", "json": ""}},
		{[]string{"-n", "-1", "-limit=99999999999999999999"}, nil, map[string]string{"n": "-1", "limit": "99999999999999999999"}},
		{[]string{"--svg=a=b", "-sv"}, []string{"-sv"}, map[string]string{"svg": "a=b"}},
		{[]string{"--", "-json", "--", "-jsn"}, []string{"-json", "--", "-jsn"}, map[string]string{}},
	}
	for _, test := range tests {
		words, flags, err := parseArguments(test.args)
		if err != nil || !slices.Equal(words, test.words) || !maps.Equal(flags, test.flags) {
			t.Errorf("%q: %q, %q, %v; want %q, %q", test.args, words, flags, err, test.words, test.flags)
		}
	}
}

// FuzzParseArguments divides any words, which zero bytes separate, into words and flags: nothing is lost, and only
// flags that are known are found.
func FuzzParseArguments(f *testing.F) {
	for _, s := range []string{"", "1", "-1", "-json\x001", "--svg=f\x00hackenbush\x00g", "-svg\x00-json", "--\x00-svg", "-svg", "-help", "help\x00x", "-svg=\x00a", "-json=1", "-svg\x00a\x00-svg\x00b"} {
		f.Add(s)
	}
	f.Fuzz(func(t *testing.T, s string) {
		args := strings.Split(s, "\x00")
		words, flags, err := parseArguments(args)
		if err != nil {
			if err.Error() == "" {
				t.Fatalf("%q: an error without a message", args)
			}
			return
		}
		for name, value := range flags {
			takes, known := flagsWithValue[name]
			if !known || takes != (value != "") {
				t.Fatalf("%q: the flag %q with the value %q", args, name, value)
			}
		}
		at := 0
		for _, w := range words { // in the order of the arguments
			for at < len(args) && args[at] != w {
				at++
			}
			if at == len(args) {
				t.Fatalf("%q: the words %q", args, words)
			}
			at++
		}
	})
}
