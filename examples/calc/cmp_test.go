package main

import "testing"

func TestCmp(t *testing.T) {
	for _, test := range []struct{ a, b, want string }{
		{"1/2", "1", "<"},
		{"1", "{1/4|1}", ">"},
		{"^*", "{0,*|0}", "="},
		{"*", "0", "||"},
		{"-1", "-_2", "<"}, // an infinitesimal is above every negative number
		{"+_2", "^", "<"},  // Conway, On Numbers and Games, ch. 9: tiny is far smaller than up
	} {
		wantOutput(t, test.want+"\n", "", "cmp", test.a, test.b)
		wantOutput(t, test.want+"\n", test.a, "cmp", "-", test.b)
		wantOutput(t, test.want+"\n", test.b+"\n", "cmp", test.a, "-")
		inJSON := `{"relation":"` + test.want + "\"}\n"
		wantOutput(t, inJSON, "", "-json", "cmp", test.a, test.b)
		wantOutput(t, inJSON, "", "cmp", test.a, "--json", test.b)
		wantOutput(t, inJSON, "", "cmp", test.a, test.b, "-json")
		wantOutput(t, inJSON, "", "-json", "--", "cmp", test.a, test.b)
	}
	// Hints are those of expressions, also for a thermograph.
	for _, words := range [][]string{{"cmp", "2*{1|0}", "1"}, {"cmp", "1", "2*{1|0}"}, {"thermograph", "2*{1|0}"}} {
		status, stdout, stderr := calcOut(nil, words...)
		wantError(t, "; a multiple is written 3.g\n", status, stdout, stderr)
	}
}
