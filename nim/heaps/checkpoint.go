package heaps

import (
	"bufio"
	"bytes"
	"context"
	"crypto/sha256"
	"encoding/binary"
	"fmt"
	"hash"
	"io"
)

// A checkpoint is, one after another: the line "heaps sequence 1", where 1 is the version; the length of the text of the code as a uvarint, and the text; the
// number of values as a uvarint, and the values from that of 1 on as uvarints; and the SHA-256 sum of all that.

const checkpointHead = "heaps sequence 1\n"

// CheckpointError reports that what was read is no checkpoint, or a damaged one.
type CheckpointError struct {
	Msg string // what is wrong
	Err error  // the error behind it, or nil
}

// Error returns the message in one line.
func (e *CheckpointError) Error() string { return "heaps: checkpoint: " + e.Msg }

// Unwrap returns e.Err.
func (e *CheckpointError) Unwrap() error { return e.Err }

// WriteTo writes a checkpoint: the code and all values that have been found, two bytes or less for a value below 2^14. [ReadSequence] reads it
// back. The error is that of w.
func (s *Sequence) WriteTo(w io.Writer) (int64, error) {
	c := &counter{w: w, sum: sha256.New()}
	b := bufio.NewWriter(c)
	text := s.Code.String()
	buf := append([]byte(checkpointHead), binary.AppendUvarint(nil, uint64(len(text)))...)
	buf = append(buf, text...)
	b.Write(binary.AppendUvarint(buf, uint64(s.Len()))) // an error comes again from Flush
	for n := 1; n < s.Len(); n++ {
		buf = binary.AppendUvarint(buf[:0], uint64(s.At(n)))
		if _, err := b.Write(buf); err != nil {
			return c.n, err
		}
	}
	if err := b.Flush(); err != nil {
		return c.n, err
	}
	_, err := c.Write(c.sum.Sum(nil))
	return c.n, err
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

// ReadSequence reads a checkpoint that [Sequence.WriteTo] has written. The Sequence goes on where that one was; its limits are the standard ones. It reads nothing
// behind the checkpoint, if r is an [io.ByteReader], and otherwise maybe some. Input that is not a whole checkpoint is a [*CheckpointError];
// a sum over all of it makes sure that no damage goes unnoticed. That the values are right [Sequence.Verify] can check.
// It takes memory of the order of the length of the input, which is all that an error, or that of ctx, can cost. If the digits of the code repeat for ever, what they lead to
// is collected anew when the Sequence goes on, within the limits that it then has.
func ReadSequence(ctx context.Context, r io.Reader) (*Sequence, error) {
	in, ok := r.(io.ByteReader)
	if !ok {
		in = bufio.NewReader(r)
	}
	sum := &summer{r: in, sum: sha256.New()}
	bad := func(format string, args ...any) (*Sequence, error) {
		err := sum.err
		if err == io.EOF {
			err = io.ErrUnexpectedEOF
		}
		return nil, &CheckpointError{fmt.Sprintf(format, args...), err}
	}
	for i := range len(checkpointHead) {
		if c, err := sum.ReadByte(); err != nil || c != checkpointHead[i] {
			return bad("it does not begin with %q", checkpointHead)
		}
	}
	size, err := binary.ReadUvarint(sum)
	var text []byte
	for err == nil && uint64(len(text)) < size {
		var c byte
		c, err = sum.ReadByte()
		text = append(text, c)
	}
	if err != nil {
		return bad("it ends in the code")
	}
	code, err := Parse(string(text))
	if err != nil {
		return nil, &CheckpointError{"its code cannot be read", err}
	}
	count, err := binary.ReadUvarint(sum)
	if err != nil || count < 1 || count > MaxHeap {
		return bad("its number of values cannot be right")
	}
	var values []uint32
	for n := uint64(1); n < count; n++ {
		if n%(1<<12) == 1 && ctx.Err() != nil {
			return nil, context.Cause(ctx)
		}
		v, err := binary.ReadUvarint(sum)
		if err != nil || v > code.mostMoves(n) {
			return bad("it ends in the values, or one is too large")
		}
		values = append(values, uint32(v))
	}
	sum.flush()
	want := sum.sum.Sum(nil)
	got := make([]byte, 0, len(want))
	for len(got) < len(want) {
		c, err := sum.ReadByte()
		if err != nil {
			return bad("it ends in the sum")
		}
		got = append(got, c)
	}
	if !bytes.Equal(got, want) {
		return bad("it is damaged: the sum is wrong")
	}
	s := &Sequence{Code: code}
	s.resume(values)
	return s, nil
}

// mostMoves returns a number that the number of moves from a heap of n, and so its value, is not larger than, and that is less than 2^32. Each of the heaps left may be of
// some size up to that of all together, or not be there.
func (c Code) mostMoves(n uint64) uint64 {
	moves := uint64(1)
	for range min(c.most(), 32) { // then it is as large as it can be
		moves = min(moves*(n+1+uint64(c.added)), 1<<32-1)
	}
	return moves
}

// summer sums the bytes that are read.
type summer struct {
	r    io.ByteReader
	sum  hash.Hash
	late []byte // bytes that are not in the sum yet
	err  error
}

func (s *summer) ReadByte() (byte, error) {
	c, err := s.r.ReadByte()
	if err != nil {
		s.err = err
		return 0, err
	}
	if s.late = append(s.late, c); len(s.late) == 1<<12 {
		s.flush()
	}
	return c, nil
}

func (s *summer) flush() {
	s.sum.Write(s.late)
	s.late = s.late[:0]
}
