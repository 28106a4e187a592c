package main

import (
	"path/filepath"
	"strings"
	"testing"
)

// Winning Ways, ch. 4, for Kayles, Grundy's game and Lasker's Nim; the others are in the tests of package heaps.
func TestOctal(t *testing.T) {
	svg := filepath.Join(t.TempDir(), "kayles.svg")
	wantOutput(t, `{"values":[0,1,2,3,1,4,3,2,1,4,2,6,4,1,2,7,1,4,3,2,1,4,6,7,4,1,2,8,5,4,7,2],"max":8,"period":12,"preperiod":71,"saltus":0,"proved":true}`+"\n",
		"", "octal", "0.77", "-n", "1000", "-json", "-svg", svg)
	wantSVG(t, svg)
	wantOutput(t, `{"values":[0,0,0,1,0,2,1,0,2,1,0,2,1,3,2,1,3,2,4,3],"max":4}`+"\n", "4!.0\n", "-json", "octal", "-", "-n=20")
	wantOutput(t, "0 0 1 1 2 0 0 1 1 2\nlargest     2, first for a heap of 4\nperiod      5 from 0 on; this is proved\n", "", "octal", "-n", "10", "S{2,3}")
	wantOutput(t, "0 1 0 1 0 1 2 3 2 3 2 3 4 5 4 5 4 5 6 7 6 7 6 7 8 9 8 9 8 9\nlargest     9, first for a heap of 25\nperiod      6 from 0 on, with 2 added each time; this is proved\n",
		"", "octal", "-n", "30", "A{2,4}")
	wantOutput(t, "0 0 0\nlargest     0, first for a heap of 0\nno period found\n", "", "octal", "-n", "3", "4!.0")
	for words, want := range map[string]string{
		"":                  "octal takes a code",
		"0.7 0.7":           "octal takes a code",
		"0._":               "offset 2",
		"3.0":               "offset 0",
		"0.77 -n 0":         "-n: for this code 0",
		"0.77 -n 30000001":  "-n: for this code 30000001",
		"0.777F -n 1000000": "-n: for this code 1000000",
		"0.77 -n x":         "-n: for this code x",
		"0.77 -n":           "a number must follow -n",
		"0.77 -n -":         "-n: for this code -",
		"S{0}":              "offset",
	} {
		status, stdout, stderr := calcOut(strings.NewReader(""), append([]string{"octal"}, strings.Fields(words)...)...)
		wantError(t, want, status, stdout, stderr)
	}
	// Digits by which much is to be looked at leave fewer values.
	for code, most := range map[string]string{
		"0." + strings.Repeat("7", 9):                                       "10000",
		"0." + strings.Repeat("7", 1<<20-1):                                 "1000",
		"0." + strings.Repeat("4!", 100):                                    "3000",
		"0." + strings.Repeat("8!", 1000):                                   "300",
		"0.0" + strings.Repeat("3", 1000):                                   "300000",
		"S{1" + strings.Repeat(",7", 9) + "}":                               "30000000",
		"A{" + strings.TrimSuffix(strings.Repeat("1000000,", 2), ",") + "}": "10000",
	} {
		status, stdout, stderr := calcOut(strings.NewReader(code), "octal", "-", "-n", "30000001")
		wantError(t, "is no number from 1 to "+most+"\n", status, stdout, stderr)
	}
	status, stdout, stderr := calcOut(strings.NewReader(""), "-n", "3", "1/2")
	wantError(t, "-n is not a flag of this form", status, stdout, stderr)
}
