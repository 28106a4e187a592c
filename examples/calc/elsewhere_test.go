package main

import (
	"os"
	"strings"
	"testing"
)

// Whoever asks calc for a game of which there is a package learns where it is.
func TestElsewhere(t *testing.T) {
	entries, err := os.ReadDir("../../rulesets")
	if err != nil {
		t.Fatal(err)
	}
	packages := map[string]bool{}
	for _, e := range entries {
		if !e.IsDir() || e.Name() == "internal" {
			continue
		}
		packages[e.Name()] = true
		if status, _, stderr := calcOut(nil, "help", e.Name()); status != 0 && whereElse(e.Name()) == "" {
			t.Errorf("rulesets/%s: %s", e.Name(), stderr)
		}
	}
	for name, at := range elsewhere {
		if at == "" && !packages[name] {
			t.Errorf("there is no package rulesets/%s", name)
		}
		for _, words := range [][]string{{"position", name, "3"}, {"help", name}, {"solve", name}, {"octal", name}, {name, "3"}} {
			status, stdout, stderr := calcOut(nil, words...)
			wantError(t, whereElse(name), status, stdout, stderr)
		}
		for _, form := range strings.Split(at, ", and ") {
			if i := strings.Index(form, "calc "); i >= 0 {
				words := strings.Fields(form[i+len("calc "):])
				if _, ok := formNamed(words[0]); !ok && words[0] != "help" {
					t.Errorf("%s: %s is no form", name, words[0])
				}
			}
		}
	}
}
