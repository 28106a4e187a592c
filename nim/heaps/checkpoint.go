package heaps

import (
	"context"
	"fmt"
	"io"

	"github.com/cgt-go/sdk/internal/sealed"
)

// A checkpoint is, one after another: the line "heaps sequence 1", where 1 is the version; the length of the text of
// the code as a uvarint, and the text; the number of values as a uvarint, and the values from that of 1 on as uvarints;
// and the SHA-256 sum of all that.

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

// WriteTo writes a checkpoint: the code and all values that have been found, two bytes or less for a value below 2^14.
// [ReadSequence] reads it back. The error is that of w.
func (s *Sequence) WriteTo(w io.Writer) (int64, error) {
	out := sealed.NewWriter(w)
	out.String(checkpointHead)
	out.Text(s.Code.String())
	out.Uvarint(uint64(s.Len()))
	for n := 1; n < s.Len(); n++ {
		out.Uvarint(uint64(s.At(n)))
	}
	return out.Close()
}

// ReadSequence reads a checkpoint that [Sequence.WriteTo] has written. The Sequence goes on where that one was; its
// limits are the standard ones. It reads nothing behind the checkpoint, if r is an [io.ByteReader], and otherwise maybe
// some. Input that is not a whole checkpoint is a [*CheckpointError]; a sum over all of it makes sure that no damage
// goes unnoticed. That the values are right [Sequence.Verify] can check. It takes memory of the order of the length of
// the input, which is all that an error, or that of ctx, can cost. If the digits of the code repeat for ever, what they
// lead to is collected anew when the Sequence goes on, within the limits that it then has.
func ReadSequence(ctx context.Context, r io.Reader) (*Sequence, error) {
	in := sealed.NewReader(r)
	bad := func(format string, args ...any) (*Sequence, error) {
		return nil, &CheckpointError{fmt.Sprintf(format, args...), in.Err()}
	}
	if !in.Begins(checkpointHead) {
		return bad("it does not begin with %q", checkpointHead)
	}
	text, err := in.Text()
	if err != nil {
		return bad("it ends in the code")
	}
	code, err := ParseCode(text)
	if err != nil {
		return nil, &CheckpointError{"its code cannot be read", err}
	}
	count, err := in.Uvarint()
	if err != nil || count < 1 || count > MaxHeap {
		return bad("its number of values cannot be right")
	}
	var values []uint32
	for n := uint64(1); n < count; n++ {
		if n%(1<<12) == 1 && ctx.Err() != nil {
			return nil, context.Cause(ctx)
		}
		v, err := in.Uvarint()
		if err != nil || v > code.mostMoves(n) {
			return bad("it ends in the values, or one is too large")
		}
		values = append(values, uint32(v))
	}
	switch right, err := in.Ends(); {
	case err != nil:
		return bad("it ends in the sum")
	case !right:
		return bad("it is damaged: the sum is wrong")
	}
	s := &Sequence{Code: code}
	s.resume(values)
	return s, nil
}

// mostMoves returns a number that the number of moves from a heap of n, and so its value, is not larger than, and that
// is less than 2^32. Each of the heaps left may be of some size up to that of all together, or not be there.
func (c Code) mostMoves(n uint64) uint64 {
	moves := uint64(1)
	for range min(c.most(), 32) { // then it is as large as it can be
		moves = min(moves*(n+1+uint64(c.added)), 1<<32-1)
	}
	return moves
}
