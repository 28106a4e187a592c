package heaps_test

import (
	"bytes"
	"context"
	"crypto/sha256"
	"errors"
	"io"
	"testing"
	"testing/iotest"

	"pgregory.net/rapid"

	"github.com/cgt-go/sdk/cgt"
	"github.com/cgt-go/sdk/nim/heaps"
)

// checkpoint returns a checkpoint with n values.
func checkpoint(t testing.TB, code string, n int) []byte {
	t.Helper()
	var b bytes.Buffer
	written, err := sequence(t, code, n).WriteTo(&b)
	if err != nil || written != int64(b.Len()) {
		t.Fatalf("%d of %d bytes, %v", written, b.Len(), err)
	}
	return b.Bytes()
}

// TestCheckpoint goes on from a checkpoint and compares with a sequence that was never interrupted.
func TestCheckpoint(t *testing.T) {
	for _, text := range []string{"0.77", "0.6", "4!.0", "4.[3]", "0.3F", "S{2,3,7}", "A{2,4}", "0.104", "0.0", "G0.8"} {
		for _, n := range []int{1, 2, 70, 500} {
			file := checkpoint(t, text, n)
			s, err := heaps.ReadSequence(t.Context(), iotest.OneByteReader(bytes.NewReader(file)))
			if err != nil {
				t.Fatal(err)
			}
			if s.Len() != n || s.Code.String() != heaps.MustParseCode(text).String() {
				t.Fatalf("%s with %d values is read as %v with %d", text, n, s.Code, s.Len())
			}
			const size = 600
			if err := s.Extend(t.Context(), size); err != nil {
				t.Fatal(err)
			}
			want := sequence(t, text, size)
			for m := range size {
				if s.At(m) != want.At(m) {
					t.Fatalf("%s from %d on: the value of %d is %d, want %d", text, n, m, s.At(m), want.At(m))
				}
			}
		}
	}
}

// TestCheckpointInBlocks interrupts where values are found in blocks.
func TestCheckpointInBlocks(t *testing.T) {
	const n, size = 9_001, 12_000
	for _, text := range []string{"0.104"} {
		s, err := heaps.ReadSequence(t.Context(), bytes.NewReader(checkpoint(t, text, n)))
		if err != nil {
			t.Fatal(err)
		}
		if err := s.Extend(t.Context(), size); err != nil {
			t.Fatal(err)
		}
		want := sequence(t, text, size)
		for m := range size {
			if s.At(m) != want.At(m) {
				t.Fatalf("%s: the value of %d is %d, want %d", text, m, s.At(m), want.At(m))
			}
		}
	}
}

// TestCheckpointLimits reads a checkpoint for which much is to be collected before it can go on. That is for the limits
// and the context of the call that goes on.
func TestCheckpointLimits(t *testing.T) {
	for _, text := range []string{"0.[F]", "{3+}.[2]", "{2+}!.[2]"} {
		s, err := heaps.ReadSequence(t.Context(), bytes.NewReader(checkpoint(t, text, 100)))
		if err != nil {
			t.Fatal(err)
		}
		s.Limits.Words = 20
		if err := s.Extend(t.Context(), 110); !errors.Is(err, cgt.ErrLimit) || s.Len() != 100 {
			t.Errorf("%s: %v with %d values", text, err, s.Len())
		}
		ctx, cancel := context.WithCancel(t.Context())
		cancel()
		if err := s.Extend(ctx, 110); err != context.Canceled || s.Len() != 100 {
			t.Errorf("%s: %v with %d values", text, err, s.Len())
		}
		s.Limits.Words = 0
		if err := s.Extend(t.Context(), 110); err != nil {
			t.Error(err)
		}
		compare(t, s, readNaive(text).sequence(25))
		if err := s.Verify(t.Context(), 0, 30); err != nil {
			t.Error(err)
		}
	}
	// A period is proved with stored values, and checked with more.
	s, err := heaps.ReadSequence(t.Context(), bytes.NewReader(checkpoint(t, "A{2,7}", 300)))
	if err != nil {
		t.Fatal(err)
	}
	if err := s.Extend(t.Context(), 1000); err != nil {
		t.Fatal(err)
	}
	p, ok := s.Period()
	if p.Checked = 900; !ok || p.Verify(t.Context(), s) != nil {
		t.Errorf("%v, %v, %v", p, ok, p.Verify(t.Context(), s))
	}
}

// TestCheckpointReadsNoFurther reads what lies behind one checkpoint as another.
func TestCheckpointReadsNoFurther(t *testing.T) {
	in := bytes.NewReader(append(checkpoint(t, "0.77", 30), checkpoint(t, "0.07", 40)...))
	for _, n := range []int{30, 40} {
		if s, err := heaps.ReadSequence(t.Context(), in); err != nil || s.Len() != n {
			t.Fatalf("%v", err)
		}
	}
}

func isCheckpointError(err error) bool {
	var damage *heaps.CheckpointError
	return errors.As(err, &damage)
}

// TestDamagedCheckpoint changes, removes and adds bytes.
func TestDamagedCheckpoint(t *testing.T) {
	file := checkpoint(t, "0.137", 100)
	for n := range file {
		_, err := heaps.ReadSequence(t.Context(), bytes.NewReader(file[:n]))
		if !isCheckpointError(err) || n > 0 && !errors.Is(err, io.ErrUnexpectedEOF) {
			t.Fatalf("cut to %d bytes: %v", n, err)
		}
	}
	rapid.Check(t, func(t *rapid.T) {
		damaged := bytes.Clone(file)
		at := rapid.IntRange(0, len(file)-1).Draw(t, "at")
		switch rapid.IntRange(0, 2).Draw(t, "how") {
		case 0:
			damaged[at] ^= rapid.ByteRange(1, 255).Draw(t, "change")
		case 1:
			damaged = append(damaged[:at], damaged[at+1:]...)
		case 2:
			damaged = append(damaged[:at+1], damaged[at:]...)
			if bytes.Equal(damaged[:len(file)], file) {
				return // only something behind it
			}
		}
		if s, err := heaps.ReadSequence(t.Context(), bytes.NewReader(damaged)); !isCheckpointError(err) {
			t.Fatalf("a damaged checkpoint is read as %v, %v", s.Code, err)
		}
	})
}

// TestForgedCheckpoint has a right sum, but a code that is none, and numbers that cannot be.
func TestForgedCheckpoint(t *testing.T) {
	for _, body := range []string{"\x034.4\x02\x00", "\x032.0\x02\x00", "\x040.77\x00", "\x040.77\xff\xff\xff\xff\xff\xff\x7f", "\xff\xff\xff\xff\xff\xff\x7f", "\x050.[3]\x02\xff\xff\xff\xff\x0f", "\x050.[3]\x02\x03"} {
		text := "heaps sequence 1\n" + body
		sum := sha256.Sum256([]byte(text))
		if s, err := heaps.ReadSequence(t.Context(), bytes.NewReader(append([]byte(text), sum[:]...))); !isCheckpointError(err) {
			if body[1] != '4' || err != nil {
				t.Errorf("%q is read as %v, %v", body, s, err)
			}
		}
	}
	// It ends when it is told to, however long it takes to collect what the digits that repeat lead to.
	ctx, cancel := context.WithCancel(t.Context())
	cancel()
	if s, err := heaps.ReadSequence(ctx, bytes.NewReader(checkpoint(t, "0.[7]", 50))); s != nil || err != context.Canceled {
		t.Errorf("%v, %v", s, err)
	}
	// A value that is wrong is found by Verify.
	text := "heaps sequence 1\n\x040.77\x04\x01\x02\x02"
	sum := sha256.Sum256([]byte(text))
	s, err := heaps.ReadSequence(t.Context(), bytes.NewReader(append([]byte(text), sum[:]...)))
	if err != nil {
		t.Fatal(err)
	}
	var wrong *heaps.VerifyError
	if err := s.Verify(t.Context(), 0, s.Len()); !errors.As(err, &wrong) || *wrong != (heaps.VerifyError{Heap: 3, Got: 2, Want: 3}) {
		t.Errorf("%v", err)
	}
}

// TestWriteError returns the error of the writer.
func TestWriteError(t *testing.T) {
	full := errors.New("full")
	for _, n := range []int{10, 20_000} {
		if _, err := sequence(t, "0.77", n).WriteTo(failing{full}); err != full {
			t.Errorf("%v", err)
		}
	}
}

type failing struct{ err error }

func (f failing) Write([]byte) (int, error) { return 0, f.err }

// FuzzReadSequence reads anything. What is read is what was written.
func FuzzReadSequence(f *testing.F) {
	for _, text := range []string{"0.77", "4.[3]", "0.3F"} {
		f.Add(checkpoint(f, text, 20))
	}
	f.Fuzz(func(t *testing.T, file []byte) {
		s, err := heaps.ReadSequence(t.Context(), bytes.NewReader(file))
		if err != nil {
			if !isCheckpointError(err) {
				t.Fatal(err)
			}
			return
		}
		var b bytes.Buffer
		if _, err := s.WriteTo(&b); err != nil || !bytes.HasPrefix(file, b.Bytes()) && s.Code.String() == "" {
			t.Fatalf("%v", err)
		}
	})
}
