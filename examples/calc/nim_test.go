package main

import (
	"strings"
	"testing"
)

// Rows S3, S4, S19 and C23 of the catalogue.
func TestNim(t *testing.T) {
	for _, test := range []struct{ heaps, want string }{
		{"3 5 7", `{"value":1,"outcome":"N","moves":[{"heap":0,"from":3,"to":2},{"heap":1,"from":5,"to":4},{"heap":2,"from":7,"to":6}]}`},
		{"10 7", `{"value":13,"outcome":"N","moves":[{"heap":0,"from":10,"to":7}]}`},
		{"6 6", `{"value":0,"outcome":"P","moves":[]}`},
		{"1 3 5 7", `{"value":0,"outcome":"P","moves":[]}`},
		{"1 3 5 6", `{"value":1,"outcome":"N","moves":[{"heap":0,"from":1,"to":0},{"heap":1,"from":3,"to":2},{"heap":2,"from":5,"to":4}]}`},
		{"0", `{"value":0,"outcome":"P","moves":[]}`},
		{"18446744073709551615 1", `{"value":18446744073709551614,"outcome":"N","moves":[{"heap":0,"from":18446744073709551615,"to":1}]}`},
	} {
		wantOutput(t, test.want+"\n", "", append([]string{"nim", "-json"}, strings.Fields(test.heaps)...)...)
		wantOutput(t, test.want+"\n", test.heaps+"\n", "nim", "-", "-json")
	}
	wantOutput(t, "13\noutcome     N: whoever begins wins\nheap 0      10 to 7\n", "", "nim", "10, 7")
	wantOutput(t, "13\noutcome     N: whoever begins wins\nheap 0      10 to 7\n", "", "nim", "10,7")
	wantOutput(t, "13\noutcome     N: whoever begins wins\nheap 0      10 to 7\n", "10 ,\n7\n", "nim", "-")
	wantOutput(t, "13\noutcome     N: whoever begins wins\nheap 0      10 to 7\n", "", "nim", "10", "7")
	for words, want := range map[string]string{
		"":                       "nim takes the numbers of counters in heaps",
		"3 -1":                   "heap 1: -1",
		"x":                      "heap 0: x",
		"1 18446744073709551616": "heap 1: 18446744073709551616",
		"1.5":                    "heap 0: 1.5",
		"2 -":                    "heap 1: -",
		"2,,3":                   "heap 1: a number should stand",
		"2,":                     "heap 1: a number should stand",
		",2":                     "heap 0: a number should stand",
		"1 3+5+7":                "heap 1: 3+5+7 is no number; heaps are written with blanks or commas between them",
		"3 + 5":                  "heap 1: + is no number; heaps are written with blanks",
		"*1 + *3":                "heap 0: *1 is no number; heaps are written with blanks",
		"3 xor 5":                "heap 1: xor is no number; heaps are written with blanks",
		"3⊕5":                    "heap 0: 3⊕5 is no number; heaps are written with blanks",
		"3 ^ 5":                  "heap 1: ^ is no number; heaps are written with blanks",
		"3xor5":                  "heap 0: 3xor5 is no number; heaps are written with blanks",
		"3 -5":                   "heap 1: -5 is no number from 0 to",
		"*3+*5":                  "heap 0: *3+*5 is no number; heaps are written with blanks",
	} {
		status, stdout, stderr := calcOut(strings.NewReader(""), append([]string{"nim"}, strings.Fields(words)...)...)
		wantError(t, want, status, stdout, stderr)
	}
}
