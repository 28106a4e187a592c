package main

import (
	"os"
	"regexp"
	"strings"
	"testing"
)

// What the help shows of the notation for uptimals is what calc prints.
func TestUptimalHelp(t *testing.T) {
	o, _ := operationNamed("uptimal")
	samples := regexp.MustCompile(`uptimal\((.*)\) is (\S+)`).FindAllStringSubmatch(o.means, -1)
	if len(samples) != 3 {
		t.Errorf("%d samples", len(samples))
	}
	for _, s := range samples {
		wantOutput(t, s[2]+"\n", "", "uptimal("+s[1]+")")
	}
}

// Each function and question that expressions have is explained, and the definition to which the help leads exists.
func TestOperations(t *testing.T) {
	known := map[string]bool{}
	for _, word := range regexp.MustCompile(`[A-Za-z]{2,}`).FindAllString(notation, -1) {
		if _, _, stderr := calcOut(nil, word+"(1)"); !strings.Contains(stderr, "there is no function") {
			known[word] = true
		}
	}
	if len(known) != len(operations) {
		t.Errorf("the notation has %d functions and questions, and %d are explained", len(known), len(operations))
	}
	api, err := os.ReadFile("../../api/sdk.txt")
	if err != nil {
		t.Fatal(err)
	}
	for _, o := range operations {
		if !known[o.name] {
			t.Errorf("%s is not in the notation, or not known to expressions", o.name)
		}
		status, help, stderr := calcOut(nil, "help", o.name)
		if status != 0 || !strings.HasPrefix(help, o.name+"("+o.takes+")\n    ") || !strings.Contains(help, "go doc ./"+o.source+"\n") {
			t.Errorf("help %s: status %d, %q, %q", o.name, status, help, stderr)
		}
		_, symbol, _ := strings.Cut(o.source, " ")
		as := "\tfunc " + symbol + "("
		if of, method, ok := strings.Cut(symbol, "."); ok {
			as = "\tmethod (" + of + ")." + method + "("
		}
		if !strings.Contains(string(api), as) && !strings.Contains(string(api), "\tfunc "+symbol+"[") && !strings.Contains(string(api), "\ttype "+symbol+"[") {
			t.Errorf("%s: there is no %s", o.name, o.source)
		}
	}
}
