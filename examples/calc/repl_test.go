package main

import (
	"bytes"
	"context"
	"io"
	"os"
	"strings"
	"testing"
)

// terminal is a reader that looks like a terminal.
type terminal struct{ io.Reader }

func (terminal) Stat() (os.FileInfo, error) { return terminalInfo{}, nil }

type terminalInfo struct{ os.FileInfo }

func (terminalInfo) Mode() os.FileMode { return os.ModeDevice | os.ModeCharDevice }

func TestLineByLine(t *testing.T) {
	wantOutput(t, "", "")
	wantOutput(t, "", "\n \r\n")
	wantOutput(t, textOfOne, "1")
	wantOutput(t, textOfOne+"\n"+textOfOne+"\ntrue\n", "# a remark\n1\n\n 1/2 + 1/2\r\n 1 = 1\n")
	wantOutput(t, `{"value":"true","relation":"<"}
{"value":"*","outcome":"N","leftStop":"0","rightStop":"0","mean":"0","temperature":"0","birthday":"1","isNumber":false,"atomicWeight":"0","reducedCanonicalForm":"0"}
`, "1 < 2\n*\n", "-json")
	long := strings.Repeat(" ", 1<<20)
	wantOutput(t, "true\n", long+"1"+long+"="+long+"1"+long)
}

func TestLineByLineError(t *testing.T) {
	// Nothing is printed, of the lines before the bad one either.
	for _, bad := range []string{"  1/3", "1 < ", "help", "cmp 1 2"} {
		status, stdout, stderr := calcOut(strings.NewReader("1\n\n" + bad + "\n2\n"))
		wantError(t, "line 3: game: offset ", status, stdout, stderr)
	}
	for _, word := range []string{"quit", "exit"} {
		status, stdout, stderr := calcOut(strings.NewReader("1\n " + word + "\n2\n"))
		wantError(t, "line 2: "+word+" is for a terminal; elsewhere calc reads to the end of the input", status, stdout, stderr)
	}
	_, _, stderr := calcOut(strings.NewReader("  1/3"))
	if want := "line 1: game: offset 4:"; !strings.Contains(stderr, want) {
		t.Errorf("%q, want %q: blanks count", stderr, want)
	}
	status, stdout, stderr := calcOut(io.LimitReader(blanks{}, maxInput+1))
	wantError(t, "line 1: more than 67108864 bytes", status, stdout, stderr)
	status, stdout, stderr = calcOut(failing{})
	wantError(t, `line 1: device on\nfire`, status, stdout, stderr)
}

func TestTerminal(t *testing.T) {
	want := greeting + "> game: offset 2: the denominator is not a power of two, as it is in a dyadic number; calc number 1/3 calculates with other numbers\n" +
		"> > > " + notation + "  quit                      the end\n\nhelp WORD explains one of these functions, such as cool, or what else calc does: calc help, in the shell, has a list.\n> > \n"
	for _, help := range []string{"help", "?"} {
		status, stdout, stderr := calcOut(terminal{strings.NewReader("1/3\n1\n\n" + help + "\n* || 0\n")})
		if status != 0 || stdout != textOfOne+"\ntrue\n" {
			t.Errorf("%s: status %d, stdout %q", help, status, stdout)
		}
		if stderr != want {
			t.Errorf("%s: stderr %q, want %q", help, stderr, want)
		}
	}

	status, stdout, stderr := calcOut(terminal{strings.NewReader("exit\n1\n")}, "-json")
	if status != 0 || stdout != "" || stderr != greeting+"> " {
		t.Errorf("exit: status %d, stdout %q, stderr %q", status, stdout, stderr)
	}
}

func TestTerminalHelp(t *testing.T) {
	_, nim, _ := calcOut(nil, "help", "nim")
	_, stdout, stderr := calcOut(terminal{strings.NewReader("help nim\nhelp nimm\nhex 3\nquit\n")})
	want := greeting + "> " + nim + "> there is no help on \"nimm\"; did you mean nim? calc help lists all forms, games, rulesets and functions, calc help words the words of the answers\n" +
		"> game: offset 0: unexpected \"h\", want a game; for hex there is calc solve hex N\n> "
	if stdout != "" || stderr != want {
		t.Errorf("stdout %q, stderr %q, want %q", stdout, stderr, want)
	}
}

// Who writes calc at the prompt, as hints do for the shell, is understood or told so.
func TestTerminalCalc(t *testing.T) {
	_, nim, _ := calcOut(nil, "help", "nim")
	_, stdout, stderr := calcOut(terminal{strings.NewReader("calc help nim\ncalc cmp 1 2\ncalc 1 = 1\n calc \t 1 < 0\ncalculate\ncmp 1 2\nquit\n")})
	want := greeting + "> " + nim + "> here are expressions only; calc cmp is for the shell, after quit\n> > " +
		"> game: offset 0: unexpected \"c\", want a game; \"calculate\" is no form either; calc help lists them\n> here are expressions only; calc cmp is for the shell, after quit\n> "
	if stdout != "true\n\nfalse\n" || stderr != want {
		t.Errorf("stdout %q, stderr %q, want %q", stdout, stderr, want)
	}
	status, stdout, stderr := calcOut(strings.NewReader("calc 1 = 1\n"))
	wantError(t, "line 1: game: offset 0: unexpected", status, stdout, stderr)
}

func TestTerminalInterrupt(t *testing.T) {
	ctx, cancel := context.WithCancel(context.Background())
	never, writer := io.Pipe()
	defer writer.Close()
	var out, errOut bytes.Buffer
	cancel()
	status := run(ctx, nil, terminal{never}, &out, &errOut)
	if status != 2 || out.Len() > 0 || errOut.String() != greeting+"> \ncalc: line 1: interrupted\n" {
		t.Errorf("status %d, stdout %q, stderr %q", status, out.String(), errOut.String())
	}
}

func TestIsTerminal(t *testing.T) {
	null, err := os.Open(os.DevNull)
	if err != nil {
		t.Fatal(err)
	}
	defer null.Close()
	file, err := os.Open("repl_test.go")
	if err != nil {
		t.Fatal(err)
	}
	defer file.Close()
	if isTerminal(null) || isTerminal(file) || isTerminal(strings.NewReader("")) {
		t.Error("the null device, a file or a string is a terminal")
	}
	if !isTerminal(terminal{}) {
		t.Error("a terminal is none")
	}
}
