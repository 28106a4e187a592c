// Package sealed writes and reads files that end with the SHA-256 sum of what is before, so that no damage goes
// unnoticed.
package sealed

import (
	"bufio"
	"bytes"
	"crypto/sha256"
	"encoding/binary"
	"errors"
	"hash"
	"io"
)

// Writer writes a sealed file. After an error of the io.Writer it writes nothing more; Close returns the error.
type Writer struct {
	w   *bufio.Writer
	to  counter
	buf []byte
}

// counter counts and sums what it writes.
type counter struct {
	w   io.Writer
	n   int64
	sum hash.Hash
}

func (c *counter) Write(p []byte) (int, error) {
	n, err := c.w.Write(p)
	c.n += int64(n)
	c.sum.Write(p[:n])
	return n, err
}

// NewWriter returns a Writer that writes to w.
func NewWriter(w io.Writer) *Writer {
	s := &Writer{to: counter{w: w, sum: sha256.New()}}
	s.w = bufio.NewWriter(&s.to)
	return s
}

// String writes the bytes of a text.
func (s *Writer) String(text string) { s.w.WriteString(text) } // an error comes again from Flush

// Uvarint writes a number as a varint.
func (s *Writer) Uvarint(n uint64) {
	s.buf = binary.AppendUvarint(s.buf[:0], n)
	s.w.Write(s.buf)
}

// Text writes the length of a text and its bytes.
func (s *Writer) Text(text string) {
	s.Uvarint(uint64(len(text)))
	s.String(text)
}

// Close writes the sum. It returns how many bytes were written altogether, and the first error.
func (s *Writer) Close() (int64, error) {
	if err := s.w.Flush(); err != nil {
		return s.to.n, err
	}
	_, err := s.to.Write(s.to.sum.Sum(nil))
	return s.to.n, err
}

// Reader reads a sealed file, byte by byte.
type Reader struct {
	r      io.ByteReader
	sum    hash.Hash
	late   []byte // bytes that are not in the sum yet
	offset int64
	err    error
}

// NewReader returns a Reader that reads from r. It reads nothing behind what it is asked for, if r is an
// [io.ByteReader], and otherwise maybe some.
func NewReader(r io.Reader) *Reader {
	in, ok := r.(io.ByteReader)
	if !ok {
		in = bufio.NewReader(r)
	}
	return &Reader{r: in, sum: sha256.New()}
}

// Offset returns how many bytes were read.
func (s *Reader) Offset() int64 { return s.offset }

// Err returns the error of the io.Reader, if there was one; the end of the input is [io.ErrUnexpectedEOF].
func (s *Reader) Err() error {
	if s.err == io.EOF {
		return io.ErrUnexpectedEOF
	}
	return s.err
}

// ReadByte reads a byte.
func (s *Reader) ReadByte() (byte, error) {
	c, err := s.r.ReadByte()
	if err != nil {
		s.err = err
		return 0, err
	}
	s.offset++
	if s.late = append(s.late, c); len(s.late) == 1<<12 {
		s.flush()
	}
	return c, nil
}

func (s *Reader) flush() {
	s.sum.Write(s.late)
	s.late = s.late[:0]
}

// errLong is the error of a number that is written with more bytes than it needs.
var errLong = errors.New("a number with leading zeros")

// Uvarint reads a number as [Writer.Uvarint] writes it.
func (s *Reader) Uvarint() (uint64, error) {
	from := s.offset
	n, err := binary.ReadUvarint(s)
	if err == nil && s.offset-from > 1 && n>>(7*(s.offset-from-1)) == 0 {
		return 0, errLong
	}
	return n, err
}

// Text reads a text as [Writer.Text] writes it. The memory is in proportion to what there is to read, not to what the
// length says.
func (s *Reader) Text() (string, error) {
	size, err := s.Uvarint()
	var text []byte
	for err == nil && uint64(len(text)) < size {
		var c byte
		if c, err = s.ReadByte(); err == nil {
			text = append(text, c)
		}
	}
	return string(text), err
}

// Begins reads as many bytes as text has, or fewer, and reports whether they are those of the text.
func (s *Reader) Begins(text string) bool {
	for i := range len(text) {
		if c, err := s.ReadByte(); err != nil || c != text[i] {
			return false
		}
	}
	return true
}

// Ends reads the sum, and reports whether it is right. An error says that the input ends before.
func (s *Reader) Ends() (bool, error) {
	s.flush()
	want := s.sum.Sum(nil)
	got := make([]byte, 0, len(want))
	for len(got) < len(want) {
		c, err := s.ReadByte()
		if err != nil {
			return false, err
		}
		got = append(got, c)
	}
	return bytes.Equal(got, want), nil
}
