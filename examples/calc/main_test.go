package main

import (
	"bufio"
	"bytes"
	"errors"
	"io"
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
	wantError(t, "line 2: game: offset 2:", status, stdout, stderr)
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
		var out bytes.Buffer
		cmd := exec.Command(binary, "octal", "0.6", "-n", "1000000", "-progress")
		cmd.Stdout = &out
		pipe, err := cmd.StderrPipe()
		if err != nil {
			t.Fatal(err)
		}
		if err := cmd.Start(); err != nil {
			t.Fatal(err)
		}
		// The first line of progress shows that calc is ready to be interrupted.
		progress := bufio.NewReader(pipe)
		if line, err := progress.ReadString('\n'); err != nil || !strings.Contains(line, " of 1000000 heaps") {
			t.Fatalf("%q, %v", line, err)
		}
		if err := cmd.Process.Signal(os.Interrupt); err != nil {
			_ = cmd.Process.Kill()
			_ = cmd.Wait()
			t.Skip(err) // not on Windows
		}
		rest, err := io.ReadAll(progress)
		if err != nil {
			t.Fatal(err)
		}
		_ = cmd.Wait()
		lines := strings.SplitAfter(strings.TrimSuffix(string(rest), "\n"), "\n")
		wantError(t, "interrupted", cmd.ProcessState.ExitCode(), out.String(), lines[len(lines)-1]+"\n")
	})
}
