package hackenbush

import "encoding/binary"

// The code of a position
//
// A position is a list of edges, written as a string of bytes. The ground is the vertex 0. The list begins
// at the ground and every edge has an end that is the ground or an end of an edge before it; the other
// vertices are numbered 1, 2, 3, … in the order in which the list reaches them. Of the two ends of an edge
// the smaller number comes first. An edge from u to v of colour c is written as the two varints 4u + c
// and v, which is two bytes in a picture of up to 32 vertices.
//
// Which vertices have been reached before an edge, and how they are numbered, depends only on the edges
// before it. So what is left after a cut has the same code as before up to the place of the cut, and if
// everything after that place vanishes, as in a stalk, it is a prefix of the old one and needs no memory.

// appendEdge appends the code of one edge, for which u ≤ v.
func appendEdge(code []byte, u, v int32, c Colour) []byte {
	if v < 1<<5 { // the same, quicker
		return append(code, byte(u<<2)|byte(c), byte(v))
	}
	code = binary.AppendUvarint(code, uint64(u)<<2|uint64(c))
	return binary.AppendUvarint(code, uint64(v))
}

// readEdge reads the edge at the beginning of a code that is not empty, and returns its length.
func readEdge(code string) (u, v int32, c Colour, n int) {
	x, i := readUvarint(code, 0)
	y, i := readUvarint(code, i)
	return int32(x >> 2), int32(y), Colour(x & 3), i
}

func readUvarint(s string, i int) (uint64, int) {
	b := s[i]
	if b < 0x80 {
		return uint64(b), i + 1
	}
	x := uint64(b & 0x7f)
	for shift := 7; ; shift += 7 {
		i++
		b = s[i]
		x |= uint64(b&0x7f) << shift
		if b < 0x80 {
			return x, i + 1
		}
	}
}
