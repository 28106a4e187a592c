package main

import (
	"context"
	"errors"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"github.com/cgt-go/sdk/nim/heaps"
)

// Winning Ways, ch. 4, for Kayles, Grundy's game and Lasker's Nim; the others are in the tests of package heaps.
func TestOctal(t *testing.T) {
	svg := filepath.Join(t.TempDir(), "kayles.svg")
	wantOutput(t, `{"values":[0,1,2,3,1,4,3,2,1,4,2,6,4,1,2,7,1,4,3,2,1,4,6,7,4,1,2,8,5,4,7,2],"max":8,"period":12,"preperiod":71,"saltus":0,"proved":true}`+"\n",
		"", "octal", "0.77", "-n", "1000", "-json", "-svg", svg)
	wantSVG(t, svg)
	wantOutput(t, "0 0 0 0 1 1 1 2 2 2 3 3 3 4 4 4 5 5 5 6\nlargest     6, first for a heap of 19\nperiod      3 from 1 on, with 1 added each time; this is observed, not proved\n",
		"", "octal", "-n", "20", "-svg", svg, "0.8")
	if picture, err := os.ReadFile(svg); err != nil || !strings.Contains(string(picture), "saltus 1 and period 3 from 1") || !strings.Contains(string(picture), "observed") {
		t.Errorf("the picture of a game with a saltus: %v\n%s", err, picture)
	}
	wantOutput(t, `{"values":[0,0,0,1,0,2,1,0,2,1,0,2,1,3,2,1,3,2,4,3],"max":4}`+"\n", "4!.0\n", "-json", "octal", "-", "-n=20")
	wantOutput(t, "0 0 1 1 2 0 0 1 1 2\nlargest     2, first for a heap of 4\nperiod      5 from 0 on; this is proved\n", "", "octal", "-n", "10", "S{2,3}")
	wantOutput(t, "0 1 0 1 0 1 2 3 2 3 2 3 4 5 4 5 4 5 6 7 6 7 6 7 8 9 8 9 8 9\nlargest     9, first for a heap of 25\nperiod      6 from 0 on, with 2 added each time; this is proved\n",
		"", "octal", "-n", "30", "A{2,4}")
	wantOutput(t, "0 0 0\nlargest     0, first for a heap of 0\nno period found in 3 heaps: none that repeats often enough and begins in their first half; -n says how many to look at\n", "", "octal", "-n", "3", "4!.0")
	for words, want := range map[string]string{
		"":                  "octal takes a code",
		"0.7 0.7":           "octal takes a code",
		"0._":               "offset 2",
		"3.0":               "offset 0",
		"0.77 -n 0":         "-n: for this code 0",
		"0.77 -n 30000001":  "-n: for this code 30000001",
		"0.777F -n 1000000": "-n: for this code 1000000",
		"0.77 -n x":         "-n: \"x\" is no number",
		"0.77 -n":           "a number must follow -n",
		"0.77 -n -":         "-n: \"-\" is no number",
		"S{0}":              "offset",
	} {
		status, stdout, stderr := calcOut(strings.NewReader(""), append([]string{"octal"}, strings.Fields(words)...)...)
		wantError(t, want, status, stdout, stderr)
	}
	// Digits by which much is to be looked at leave fewer values.
	for code, most := range map[string]string{
		"0." + strings.Repeat("7", 9):         "10000",
		"0." + strings.Repeat("7", 1<<20-1):   "1000",
		"0." + strings.Repeat("4!", 100):      "3000",
		"0." + strings.Repeat("8!", 1000):     "1000",
		"0.3F":                                "7937",
		"0.[{2+}]":                            "1000",
		"0.0" + strings.Repeat("3", 1000):     "300000",
		"S{1" + strings.Repeat(",7", 9) + "}": "30000000",
		"A{" + strings.TrimSuffix(strings.Repeat("1000000,", 2), ",") + "}": "10000",
	} {
		status, stdout, stderr := calcOut(strings.NewReader(code), "octal", "-", "-n", "30000001")
		wantError(t, "is no number from 1 to "+most+"\n", status, stdout, stderr)
	}
	status, stdout, stderr := calcOut(strings.NewReader(""), "-n", "3", "1/2")
	wantError(t, "-n is not a flag of this form", status, stdout, stderr)
}

// TestOctalObserved shows a period before it can be proved.
func TestOctalObserved(t *testing.T) {
	wantOutput(t, `{"values":[0,1,2,3,1,4,3,2,1,4,2,6,4,1,2,7,1,4,3,2,1,4,6,7,4,1,2,8,5,4,7,2],"max":8,"period":12,"preperiod":71,"saltus":0,"proved":false}`+"\n",
		"", "octal", "-json", "0.77", "-n", "150")
}

// TestOctalProgress tells of it on standard error, and only if it is asked to.
func TestOctalProgress(t *testing.T) {
	for words, want := range map[string]string{"octal 0.6 -n 100": "", "octal 0.6 -n 100 -progress": "64 of 100 heaps\n100 of 100 heaps\n"} {
		if status, stdout, stderr := calcOut(strings.NewReader(""), strings.Fields(words)...); status != 0 || stdout == "" || stderr != want {
			t.Errorf("%s: %d, %q, %q", words, status, stdout, stderr)
		}
	}
}

// TestOctalCheckpoint goes on where the file ends, and leaves alone what is no checkpoint of the code.
func TestOctalCheckpoint(t *testing.T) {
	file := filepath.Join(t.TempDir(), "officers")
	words := []string{"octal", "0.6", "-json", "-checkpoint", file, "-n"}
	var lengths []int
	for _, n := range []string{"100", "300", "200", "300"} {
		status, stdout, stderr := calcOut(strings.NewReader(""), append(words, n)...)
		if status != 0 || stderr != "" {
			t.Fatal(stderr)
		}
		wantOutput(t, stdout, "", "octal", "0.6", "-json", "-n", map[bool]string{true: "100", false: "300"}[len(lengths) == 0])
		f, err := os.Open(file)
		if err != nil {
			t.Fatal(err)
		}
		s, err := heaps.ReadSequence(t.Context(), f)
		if err := errors.Join(err, f.Close()); err != nil {
			t.Fatal(err)
		}
		lengths = append(lengths, s.Len())
	}
	if want := []int{100, 300, 300, 300}; !slices.Equal(lengths, want) {
		t.Errorf("the file has %v values, want %v", lengths, want)
	}
	before, err := os.ReadFile(file)
	if err != nil {
		t.Fatal(err)
	}
	status, stdout, stderr := calcOut(strings.NewReader(""), "octal", "0.77", "-checkpoint", file)
	wantError(t, "officers: this is a checkpoint of 0.6, not of 0.77", status, stdout, stderr)
	longer := filepath.Join(t.TempDir(), "officers2")
	if err := os.WriteFile(longer, append(slices.Clone(before), 'x'), 0o600); err != nil {
		t.Fatal(err)
	}
	status, stdout, stderr = calcOut(strings.NewReader(""), "octal", "0.6", "-checkpoint", longer)
	wantError(t, "officers2: there is more behind the checkpoint", status, stdout, stderr)
	if after, err := os.ReadFile(file); err != nil || string(after) != string(before) {
		t.Errorf("the file has changed: %v", err)
	}
	if err := os.WriteFile(file, before[:len(before)-1], 0o666); err != nil {
		t.Fatal(err)
	}
	status, stdout, stderr = calcOut(strings.NewReader(""), append(words, "400")...)
	wantError(t, "officers: heaps: checkpoint: it ends in the sum", status, stdout, stderr)
	status, stdout, stderr = calcOut(strings.NewReader(""), "octal", "0.77", "-checkpoint", filepath.Join(file, "none"))
	wantError(t, "none: not a directory", status, stdout, stderr)
	status, stdout, stderr = calcOut(strings.NewReader(""), "octal", "0.77", "-checkpoint", "-")
	wantError(t, "-checkpoint writes into a file", status, stdout, stderr)
	if names, err := filepath.Glob(file + "*"); err != nil || len(names) != 1 {
		t.Errorf("these files are left: %v, %v", names, err)
	}
}

// TestOctalInterrupted keeps what was found until then.
func TestOctalInterrupted(t *testing.T) {
	file := filepath.Join(t.TempDir(), "officers")
	ctx, cancel := context.WithCancel(t.Context())
	var stdout strings.Builder
	stderr := writerFunc(func(p []byte) (int, error) {
		if strings.HasPrefix(string(p), "512 of") {
			cancel()
		}
		return len(p), nil
	})
	if status := run(ctx, []string{"octal", "0.6", "-n", "1000000", "-progress", "-checkpoint", file}, strings.NewReader(""), &stdout, stderr); status != 2 || stdout.Len() > 0 {
		t.Errorf("%d, %q", status, stdout.String())
	}
	f, err := os.Open(file)
	if err != nil {
		t.Fatal(err)
	}
	defer f.Close()
	if s, err := heaps.ReadSequence(t.Context(), f); err != nil || s.Len() < 512 || s.Len() > 2000 {
		t.Errorf("%v", err)
	}
}

type writerFunc func([]byte) (int, error)

func (f writerFunc) Write(p []byte) (int, error) { return f(p) }
