package main

import (
	"bytes"
	"errors"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"
)

// TestBinary builds calc as a user would and looks at what only a process has: its status and streams.
func TestBinary(t *testing.T) {
	if testing.Short() {
		t.Skip("builds a program")
	}
	binary := filepath.Join(t.TempDir(), "calc.exe")
	if out, err := exec.Command("go", "build", "-o", binary, ".").CombinedOutput(); err != nil {
		t.Fatalf("go build: %v\n%s", err, out)
	}
	start := func(stdin string, args ...string) (status int, stdout, stderr string) {
		var out, errOut bytes.Buffer
		cmd := exec.Command(binary, args...)
		cmd.Stdin, cmd.Stdout, cmd.Stderr = strings.NewReader(stdin), &out, &errOut
		err := cmd.Run()
		var exit *exec.ExitError
		if err != nil && !errors.As(err, &exit) {
			t.Fatal(err)
		}
		return cmd.ProcessState.ExitCode(), out.String(), errOut.String()
	}

	status, stdout, stderr := start("", "-json", "-1^")
	want := `{"value":"-1^","outcome":"R","leftStop":"-1","rightStop":"-1","mean":"-1","temperature":"0","birthday":"3","isNumber":false,"reducedCanonicalForm":"-1"}` + "\n"
	if status != 0 || stdout != want || stderr != "" {
		t.Errorf("status %d, stdout %q, stderr %q", status, stdout, stderr)
	}
	status, stdout, stderr = start("*", "cmp", "-", "0")
	if status != 0 || stdout != "||\n" || stderr != "" {
		t.Errorf("status %d, stdout %q, stderr %q", status, stdout, stderr)
	}
	status, stdout, stderr = start("1 < 2\n1/3\n")
	if stdout != "true\n" {
		t.Errorf("stdout %q", stdout)
	}
	wantError(t, "line 2: game: offset 2:", status, "", stderr)
	status, stdout, stderr = start(strings.Repeat("{", 1_000_000), "-")
	wantError(t, "offset 100000:", status, stdout, stderr)

	t.Run("closed pipe", func(t *testing.T) {
		r, w, err := os.Pipe()
		if err != nil {
			t.Fatal(err)
		}
		r.Close()
		var errOut bytes.Buffer
		cmd := exec.Command(binary, "1")
		cmd.Stdout, cmd.Stderr = w, &errOut
		_ = cmd.Run() // that it fails shows in the status
		w.Close()
		wantError(t, "pipe", cmd.ProcessState.ExitCode(), "", errOut.String())
	})

	t.Run("interrupt", func(t *testing.T) {
		stdin, writer, err := os.Pipe()
		if err != nil {
			t.Fatal(err)
		}
		defer writer.Close()
		defer stdin.Close()
		stdout, err := os.CreateTemp(t.TempDir(), "")
		if err != nil {
			t.Fatal(err)
		}
		defer stdout.Close()
		var errOut bytes.Buffer
		cmd := exec.Command(binary)
		cmd.Stdin, cmd.Stderr = stdin, &errOut
		out, err := cmd.StdoutPipe()
		if err != nil {
			t.Fatal(err)
		}
		if err := cmd.Start(); err != nil {
			t.Fatal(err)
		}
		// The answer to the first line shows that calc is ready to be interrupted.
		if _, err := writer.WriteString("1 < 2\n"); err != nil {
			t.Fatal(err)
		}
		answer := make([]byte, len("true\n"))
		if _, err := out.Read(answer); err != nil || string(answer) != "true\n" {
			t.Fatalf("%q, %v", answer, err)
		}
		if err := cmd.Process.Signal(os.Interrupt); err != nil {
			t.Skip(err) // not on Windows
		}
		_ = cmd.Wait()
		wantError(t, "interrupted", cmd.ProcessState.ExitCode(), "", errOut.String())
	})
}
