package nim

// byteMap is a linear map of 64 digits over {0, 1} as one table for each byte of the argument.
type byteMap [8][256]uint64

// set makes m the map that sends the i-th unit to columns[i].
func (m *byteMap) set(columns *[64]uint64) {
	for i, column := range columns {
		table := &m[i/8]
		bit := 1 << (i % 8)
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

// nibbleMap is a linear map of nimbers as one table for each four digits of the argument.
type nibbleMap [16][16]Nimber

// set makes m the map that sends 2^i to columns[i].
func (m *nibbleMap) set(columns *[64]Nimber) {
	for i, column := range columns {
		table := &m[i/4]
		bit := 1 << (i % 4)
		for low := range bit {
			table[bit+low] = table[low] ^ column
		}
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

var (
	toTable, fromTable byteMap   // the change of basis and back
	squares, roots     nibbleMap // squares and square roots of nimbers
)

// init fills the tables, 36 KiB, which takes some microseconds.
func init() {
	toTable.set(&toBasis)
	fromTable.set(&fromBasis)
	// A power 2^i that is not one of the Fermat powers F = 2, 4, 16, … is the product of the largest of them below and a power before.
	// The square of F is F + F/2, so that the root of F is F plus the root of F/2.
	square, root := [64]Nimber{1}, [64]Nimber{1}
	for h := 1; h < 64; h *= 2 {
		square[h] = 1<<h ^ 1<<(h-1)
		root[h] = 1<<h ^ root[h-1]
		for i := 1; i < h; i++ {
			square[h+i] = square[h].Mul(square[i])
			root[h+i] = root[h].Mul(root[i])
		}
	}
	squares.set(&square)
	roots.set(&root)
}
