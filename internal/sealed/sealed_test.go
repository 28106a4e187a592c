package sealed

import (
	"bytes"
	"crypto/sha256"
	"errors"
	"io"
	"math"
	"testing"
	"testing/iotest"
)

func file(t *testing.T) []byte {
	t.Helper()
	var b bytes.Buffer
	w := NewWriter(&b)
	w.String("head\n")
	w.Text("a text")
	for _, n := range []uint64{0, 1, 127, 128, math.MaxUint64} {
		w.Uvarint(n)
	}
	if n, err := w.Close(); err != nil || n != int64(b.Len()) {
		t.Fatalf("%d of %d bytes, %v", n, b.Len(), err)
	}
	return b.Bytes()
}

func read(r *Reader) (right bool, err error) {
	if !r.Begins("head\n") {
		return false, errors.New("no head")
	}
	if text, err := r.Text(); err != nil || text != "a text" {
		return false, errors.Join(errors.New("no text"), err)
	}
	for _, want := range []uint64{0, 1, 127, 128, math.MaxUint64} {
		if n, err := r.Uvarint(); err != nil || n != want {
			return false, errors.Join(errors.New("no number"), err)
		}
	}
	return r.Ends()
}

func TestRoundTrip(t *testing.T) {
	text := file(t)
	body := text[:len(text)-sha256.Size]
	if sum := sha256.Sum256(body); !bytes.Equal(text[len(body):], sum[:]) {
		t.Errorf("the sum is %x, want %x", text[len(body):], sum)
	}
	behind := bytes.NewReader(append(bytes.Clone(text), "more"...))
	r := NewReader(behind)
	if right, err := read(r); err != nil || !right || r.Offset() != int64(len(text)) || behind.Len() != len("more") || r.Err() != nil {
		t.Errorf("%v, %v, at %d of %d, %d left, %v", right, err, r.Offset(), len(text), behind.Len(), r.Err())
	}
	if right, err := read(NewReader(iotest.OneByteReader(bytes.NewReader(text)))); err != nil || !right {
		t.Errorf("%v, %v", right, err)
	}
	for i := range text {
		if _, err := read(NewReader(bytes.NewReader(text[:i]))); err == nil {
			t.Errorf("%d bytes are read", i)
		}
		damaged := bytes.Clone(text)
		damaged[i] ^= 1
		if right, err := read(NewReader(bytes.NewReader(damaged))); err == nil && right {
			t.Errorf("the damage at %d is not noticed", i)
		}
	}
}

// TestBombs reads a text whose length is a lie, and numbers with leading zeros and with more bits than there are.
func TestBombs(t *testing.T) {
	r := NewReader(bytes.NewReader([]byte{0xff, 0xff, 0xff, 0xff, 0xff, 0x7f, 'x'}))
	if _, err := r.Text(); err != io.EOF || r.Err() != io.ErrUnexpectedEOF || r.Offset() != 7 {
		t.Errorf("%v, %v, at %d", err, r.Err(), r.Offset())
	}
	for _, b := range [][]byte{{0x80, 0}, {0xff, 0x80, 0}, bytes.Repeat([]byte{0xff}, 11)} {
		if n, err := NewReader(bytes.NewReader(b)).Uvarint(); err == nil {
			t.Errorf("%x is read as %d", b, n)
		}
	}
}

type failing struct{ err error }

func (f failing) Write([]byte) (int, error) { return 0, f.err }

func TestWriteError(t *testing.T) {
	full := errors.New("full")
	w := NewWriter(failing{full})
	w.Text("a text")
	if n, err := w.Close(); n != 0 || err != full {
		t.Errorf("%d, %v", n, err)
	}
}
