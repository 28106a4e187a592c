package main

import (
	"maps"
	"slices"
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
		{[]string{"---json", "json", "-jso"}, []string{"---json", "json", "-jso"}, map[string]string{}},
		{[]string{"-json=", "-json=1"}, []string{"-json=", "-json=1"}, map[string]string{}},
		{[]string{"-svg=-json", "1", "--json"}, []string{"1"}, map[string]string{"svg": "-json", "json": ""}},
		{[]string{"--svg=a=b", "-sv"}, []string{"-sv"}, map[string]string{"svg": "a=b"}},
		{[]string{"--", "-json", "--"}, []string{"-json", "--"}, map[string]string{}},
	}
	for _, test := range tests {
		words, flags, err := parseArguments(test.args)
		if err != nil || !slices.Equal(words, test.words) || !maps.Equal(flags, test.flags) {
			t.Errorf("%q: %q, %q, %v; want %q, %q", test.args, words, flags, err, test.words, test.flags)
		}
	}
}
