package heaps

import "encoding/binary"

// values are nim-values below 2^16, two bytes each: four of them can be read at once, as one word.
type values struct{ b []byte }

func (v *values) len() int              { return len(v.b) / 2 }
func (v *values) at(n int) uint16       { return binary.LittleEndian.Uint16(v.b[2*n:]) }
func (v *values) four(n int) uint64     { return binary.LittleEndian.Uint64(v.b[2*n:]) }
func (v *values) push(x uint16)         { v.b = binary.LittleEndian.AppendUint16(v.b, x) }
func (v *values) truncate(n int)        { v.b = v.b[:2*n] }
func (v *values) slice(a, b int) []byte { return v.b[2*a : 2*b] }
