package nim

// byteMap is a linear map of 64 digits over {0, 1} as one table for each byte of the argument. It is made for speed.
type byteMap [8][256]uint64

// set makes m, which is zero, the map that sends the i-th unit to columns[i].
func (m *byteMap) set(columns *[64]uint64) {
	for i, column := range columns {
		table, bit := &m[i/8], 1<<(i%8)
		for low := range bit {
			table[bit+low] = table[low] ^ column
		}
	}
}

// apply returns the image of x.
func (m *byteMap) apply(x uint64) uint64 {
	return m[0][byte(x)] ^ m[1][byte(x>>8)] ^ m[2][byte(x>>16)] ^ m[3][byte(x>>24)] ^
		m[4][byte(x>>32)] ^ m[5][byte(x>>40)] ^ m[6][byte(x>>48)] ^ m[7][byte(x>>56)]
}

// nibbleMap is a linear map of nimbers as one table for each four digits of the argument. It takes an eighth of the
// memory of a byteMap, and twice the time.
type nibbleMap [16][16]Nimber

// column makes m, which sends 2^i and all above to 0, send 2^i to image.
func (m *nibbleMap) column(i int, image Nimber) {
	table, bit := &m[i/4], 1<<(i%4)
	for low := range bit {
		table[bit+low] = table[low] ^ image
	}
}

// apply returns the image of x.
func (m *nibbleMap) apply(x Nimber) Nimber {
	var y Nimber
	for i := range m {
		y ^= m[i][x>>(4*i)&15]
	}
	return y
}
