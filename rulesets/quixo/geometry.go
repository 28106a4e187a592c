package quixo

import (
	"sync"
)

// geometry is what there is to know of boards of one size. Sets of cubes have a bit for each cube, row by row.
type geometry struct {
	size   int
	lines  []uint32
	slides []slide
	// turns has for each symmetry of the square but the identity, and for each byte of a set, where the cubes of the
	// byte go.
	turns [7][4][256]uint32
	// least has for each set, on boards up to 4 × 4, the smallest one that it can be turned into, and which symmetries
	// do that: a bit for each, the lowest one for the identity.
	least []least
	// Numbers are written with a digit for each cube: 0 for blank, 1 for X, 2 for O. ones has the number in which the
	// cubes of a byte are 1.
	ones   [4][256]int
	places int // the number of positions of one player; 0 if they have no numbers
	// marks has the cubes that are 1, and that are 2, in a number of 8 digits.
	marks [eightDigits][2]uint8
}

const eightDigits = 3 * 3 * 3 * 3 * 3 * 3 * 3 * 3

type least struct {
	set   uint16
	turns uint8
}

// slide is a way to take a cube and to push it back in.
type slide struct {
	row, placed, taken uint32 // the cubes that move, where the one that is taken gets, and where it came from
	up, down           uint8  // by how many places the others move, to higher or lower ones; one of both is 0
}

// push returns the set after a slide, without the cube that is taken.
func (s *slide) push(set uint32) uint32 {
	return set&^s.row | set&(s.row&^s.taken)<<s.up>>s.down
}

// pull returns the set before a slide, without the cube that is taken.
func (s *slide) pull(set uint32) uint32 {
	return set&^s.row | set&(s.row&^s.placed)<<s.down>>s.up
}

var geometries = [MaxSize + 1]func() *geometry{
	2: sync.OnceValue(func() *geometry { return newGeometry(2) }),
	3: sync.OnceValue(func() *geometry { return newGeometry(3) }),
	4: sync.OnceValue(func() *geometry { return newGeometry(4) }),
	5: sync.OnceValue(func() *geometry { return newGeometry(5) }),
}

func newGeometry(n int) *geometry {
	g := &geometry{size: n}
	bit := func(row, col int) uint32 { return 1 << (row*n + col) }
	var diagonals [2]uint32
	for i := range n {
		var row, col uint32
		for j := range n {
			row |= bit(i, j)
			col |= bit(j, i)
		}
		g.lines = append(g.lines, row, col)
		diagonals[0] |= bit(i, i)
		diagonals[1] |= bit(i, n-1-i)
	}
	g.lines = append(g.lines, diagonals[:]...)
	for row := range n {
		for col := range n {
			if row > 0 && row < n-1 && col > 0 && col < n-1 {
				continue
			}
			taken := bit(row, col)
			// between returns the cubes from one to another in the same row or column.
			between := func(r, c int) (set uint32) {
				for i := min(r, row); i <= max(r, row); i++ {
					for j := min(c, col); j <= max(c, col); j++ {
						set |= bit(i, j)
					}
				}
				return set
			}
			if col > 0 {
				g.slides = append(g.slides, slide{between(row, 0), bit(row, 0), taken, 1, 0})
			}
			if col < n-1 {
				g.slides = append(g.slides, slide{between(row, n-1), bit(row, n-1), taken, 0, 1})
			}
			if row > 0 {
				g.slides = append(g.slides, slide{between(0, col), bit(0, col), taken, uint8(n), 0})
			}
			if row < n-1 {
				g.slides = append(g.slides, slide{between(n-1, col), bit(n-1, col), taken, 0, uint8(n)})
			}
		}
	}
	for t := range g.turns {
		for cube := range n * n {
			row, col := cube/n, cube%n
			if (t+1)&1 != 0 {
				row = n - 1 - row
			}
			if (t+1)&2 != 0 {
				col = n - 1 - col
			}
			if (t+1)&4 != 0 {
				row, col = col, row
			}
			for set := range 256 {
				if set>>(cube%8)&1 != 0 {
					g.turns[t][cube/8][set] |= bit(row, col)
				}
			}
		}
	}
	if n == MaxSize {
		return g // 3²⁵ positions are too many for a table
	}
	g.places = 1
	for cube := range n * n {
		for set := range 256 {
			if set>>(cube%8)&1 != 0 {
				g.ones[cube/8][set] += g.places
			}
		}
		g.places *= 3
	}
	g.least = make([]least, 1<<(n*n))
	for set := range g.least {
		l := least{uint16(set), 1}
		for t := range g.turns {
			switch turned := uint16(g.turned(t, uint32(set))); {
			case turned < l.set:
				l = least{turned, 2 << t}
			case turned == l.set:
				l.turns |= 2 << t
			}
		}
		g.least[set] = l
	}
	for i := range g.marks {
		for rest, bit := i, uint8(1); rest > 0; rest, bit = rest/3, bit<<1 {
			if digit := rest % 3; digit > 0 {
				g.marks[i][digit-1] |= bit
			}
		}
	}
	return g
}

// turned returns a set after the symmetry with the number t.
func (g *geometry) turned(t int, set uint32) uint32 {
	turn := &g.turns[t]
	if g.size < MaxSize {
		return turn[0][set&255] | turn[1][set>>8&255]
	}
	return turn[0][set&255] | turn[1][set>>8&255] | turn[2][set>>16&255] | turn[3][set>>24&255]
}

// hasLine reports whether a line is in the set.
func (g *geometry) hasLine(set uint32) bool {
	for _, l := range g.lines {
		if set&l == l {
			return true
		}
	}
	return false
}
