package robots

import (
	"encoding/binary"
	"fmt"
	"iter"
	"math/big"
	"math/bits"
	"slices"

	"github.com/cgt-go/sdk/cgt"
)

// The largest number of a cell where a robot may stand, and of robots of a [Crowd].
const (
	MaxCell   = 1 << 20
	MaxRobots = 1 << 29
)

// Crowd is how many robots stand in each cell. It is an immutable value; two are == if they are the same. The zero
// Crowd has no robots.
type Crowd struct {
	// code has two numbers for each cell with robots, in ascending order: how many cells it is from the one before, or
	// from the cell 0, and how many robots there are.
	code string
}

// CellError reports a cell where no robot can stand.
type CellError struct{ Cell int }

// Error returns the message in one line.
func (e *CellError) Error() string {
	return fmt.Sprintf("robots: there is no cell %d, they are 0 to %d", e.Cell, MaxCell)
}

// NewCrowd returns a crowd with a robot in each of the given cells, in any order; a cell that is given twice has two.
// The error is a [*CellError], or a [*cgt.LimitError] for more robots than [MaxRobots].
func NewCrowd(cells ...int) (Crowd, error) {
	if len(cells) > MaxRobots {
		return Crowd{}, &cgt.LimitError{What: "robots", Limit: MaxRobots}
	}
	cells = slices.Clone(cells)
	slices.Sort(cells)
	var code []byte
	last := 0
	for i := 0; i < len(cells); {
		c := cells[i]
		if c < 0 || c > MaxCell {
			return Crowd{}, &CellError{c}
		}
		from := i
		for i < len(cells) && cells[i] == c {
			i++
		}
		code = appendCell(code, c-last, i-from)
		last = c
	}
	return Crowd{string(code)}, nil
}

// appendCell adds a cell with robots that is so far behind the one before.
func appendCell(code []byte, gap, count int) []byte {
	return binary.AppendUvarint(binary.AppendUvarint(code, uint64(gap)), uint64(count))
}

// All returns the cells with robots in ascending order, and how many there are in each.
func (c Crowd) All() iter.Seq2[int, int] {
	return func(yield func(cell, count int) bool) {
		for w := c.walk(); w.ok && yield(w.cell, w.count); w.next() {
		}
	}
}

// uvarint reads a number, and says how long it is. All codes are right.
func uvarint(code string) (x, n int) {
	for shift := 0; ; n++ {
		b := code[n]
		x |= int(b&0x7f) << shift
		if b < 0x80 {
			return x, n + 1
		}
		shift += 7
	}
}

// Len returns the number of robots.
func (c Crowd) Len() int {
	n := 0
	for _, count := range c.All() {
		n += count
	}
	return n
}

// At returns the number of robots in a cell.
func (c Crowd) At(cell int) int {
	w := c.walk()
	for w.ok && w.cell < cell {
		w.next()
	}
	if !w.ok || w.cell > cell {
		return 0
	}
	return w.count
}

// Weight returns the sum of 2^−s over the cells s of all robots, exactly. It takes time linear in the last cell, and so
// many bits.
func (c Crowd) Weight() *big.Rat {
	num, exp := c.weight()
	return new(big.Rat).SetFrac(num, new(big.Int).Lsh(big.NewInt(1), uint(exp)))
}

// weight returns the weight as num/2^exp, where exp is the last cell. It adds from there on, and carries.
func (c Crowd) weight() (num *big.Int, exp int) {
	var counts [][2]int
	for cell, count := range c.All() {
		counts = append(counts, [2]int{cell, count})
		exp = cell
	}
	words := make([]big.Word, exp/bits.UintSize+2)
	carry, at := 0, exp
	add := func() { // what falls on the bit for the cell
		if bit := exp - at; carry&1 != 0 {
			words[bit/bits.UintSize] |= 1 << (bit % bits.UintSize)
		}
		carry >>= 1
		at--
	}
	for _, x := range slices.Backward(counts) {
		for at > x[0] && carry > 0 {
			add()
		}
		at = x[0]
		carry += x[1]
	}
	for at > 0 && carry > 0 {
		add()
	}
	num = new(big.Int).SetBits(words)
	// What is left is the integer part, but for the bits that are there already.
	return num.Add(num, new(big.Int).Lsh(big.NewInt(int64(carry)), uint(exp-at))), exp
}

// compareWeights compares the weights of two crowds.
func compareWeights(c, d Crowd) int {
	a, m := c.weight()
	b, n := d.weight()
	a.Lsh(a, uint(max(m, n)-m))
	return a.Cmp(b.Lsh(b, uint(max(m, n)-n)))
}

// isWon reports whether a crowd weighs 1 or more, without large numbers: from the last cell on, of the robots in a cell
// and the pairs that came from behind it, half as many go on as pairs.
func (c Crowd) isWon() bool {
	var counts [][2]int
	for cell, count := range c.All() {
		counts = append(counts, [2]int{cell, count})
	}
	carry, at := 0, MaxCell
	for _, x := range slices.Backward(counts) {
		carry = carry>>min(at-x[0], bits.UintSize-1) + x[1]
		at = x[0]
	}
	return carry>>min(at, bits.UintSize-1) > 0
}

// walk goes through the cells with robots.
type walk struct {
	code        string // what is still to be read
	cell, count int
	ok          bool // there is a cell
}

func (c Crowd) walk() *walk {
	w := &walk{code: c.code}
	w.next()
	return w
}

func (w *walk) next() {
	if w.ok = w.code != ""; w.ok {
		gap, n := uvarint(w.code)
		count, m := uvarint(w.code[n:])
		w.cell, w.count, w.code = w.cell+gap, count, w.code[n+m:]
	}
}

// merge returns the robots of both crowds.
func merge(c, d Crowd) Crowd {
	code := make([]byte, 0, len(c.code)+len(d.code))
	last := 0
	for x, y := c.walk(), d.walk(); x.ok || y.ok; {
		count := 0
		if y.ok && (!x.ok || y.cell < x.cell) {
			x, y = y, x
		}
		cell := x.cell // the first of both
		if y.ok && y.cell == cell {
			count = y.count
			y.next()
		}
		code = appendCell(code, cell-last, count+x.count)
		last = cell
		x.next()
	}
	return Crowd{string(code)}
}

// less returns the robots of c that are not among those of d; ok is false if d has some that are not among those of c.
func less(c, d Crowd) (rest Crowd, ok bool) {
	code := make([]byte, 0, len(c.code))
	last := 0
	x, y := c.walk(), d.walk()
	for ; x.ok; x.next() {
		count := x.count
		if y.ok && y.cell == x.cell {
			count -= y.count
			y.next()
		}
		switch {
		case count < 0:
			return Crowd{}, false
		case count > 0:
			code = appendCell(code, x.cell-last, count)
			last = x.cell
		}
	}
	return Crowd{string(code)}, !y.ok
}

// step returns the crowd after all go one cell on. None may be in the cell 0.
func (c Crowd) step() Crowd {
	if c.code == "" {
		return c
	}
	gap, n := uvarint(c.code)
	return Crowd{string(binary.AppendUvarint(nil, uint64(gap-1))) + c.code[n:]}
}
