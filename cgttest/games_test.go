package cgttest_test

import (
	"context"
	"math/bits"
	"slices"
	"strings"

	"pgregory.net/rapid"

	"github.com/cgt-go/sdk/cgt"
	"github.com/cgt-go/sdk/nim"
	"github.com/cgt-go/sdk/surreal"
)

// This file has the rulesets that the tests of this package are about.

// stalks is Hackenbush on stalks: a position is a list of words separated by blanks, each of them a stalk, its edges
// written from the ground up. A player cuts an edge of his colour, B for Left and R for Right, or G for
// both, and everything above it goes.
type stalks struct{}

func (stalks) AppendMoves(dst []string, p string, who cgt.Player) []string {
	for i := range len(p) {
		if p[i] == 'G' || p[i] == "BR"[who] {
			end := i
			for end < len(p) && p[end] != ' ' {
				end++
			}
			dst = append(dst, strings.Join(strings.Fields(p[:i]+p[end:]), " "))
		}
	}
	return dst
}

// fastStalks is stalks with all optional capabilities.
type fastStalks struct{ stalks }

func (fastStalks) AppendParts(dst []string, p string) []string {
	return append(dst, strings.Fields(p)...)
}

// Normalize sorts the stalks and colours the first one that is not green blue at its lowest edge.
func (fastStalks) Normalize(p string) (string, bool) {
	words := strings.Fields(p)
	slices.Sort(words)
	opposite := strings.Fields(recolour(p))
	slices.Sort(opposite)
	if slices.Compare(opposite, words) < 0 {
		return strings.Join(opposite, " "), true
	}
	return strings.Join(words, " "), false
}

// Value knows single stalks of one colour.
func (fastStalks) Value(p string) (surreal.Game, bool) {
	n := len(p)
	switch {
	case n > 0 && strings.Count(p, "G") == n:
		return surreal.Nimber(nim.Nimber(n)), true
	case n > 0 && strings.Count(p, "B") == n:
		return surreal.Int(int64(n)), true
	}
	return surreal.Game{}, false
}

func recolour(p string) string { return strings.NewReplacer("B", "R", "R", "B").Replace(p) }

// stalk returns the value of stalks, by their moves.
func stalk(t rapid.TB, p string) surreal.Game {
	t.Helper()
	return value(t, stalks{}, p)
}

func value[Pos comparable](t rapid.TB, rules cgt.Ruleset[Pos], p Pos) surreal.Game {
	t.Helper()
	g, err := surreal.Value(context.Background(), rules, p)
	if err != nil {
		t.Fatal(err)
	}
	return g
}

// hackenbush is Hackenbush on any graph: a position is the set of edges that are left.
type hackenbush struct {
	edges []edge // at most 64
}

// edge joins two vertices; the ground is vertex 0.
type edge struct {
	from, to int
	colour   byte // 'B', 'R' or 'G'
}

func (h hackenbush) AppendMoves(dst []uint64, p uint64, who cgt.Player) []uint64 {
	for i, e := range h.edges {
		if p>>i&1 == 1 && (e.colour == 'G' || e.colour == "BR"[who]) {
			dst = append(dst, h.grounded(p&^(1<<i)))
		}
	}
	return dst
}

// all returns the position in which no edge is cut that hangs together with the ground.
func (h hackenbush) all() uint64 { return h.grounded(1<<len(h.edges) - 1) }

// grounded returns the edges of p that hang together with the ground.
func (h hackenbush) grounded(p uint64) uint64 {
	reached := map[int]bool{0: true}
	held := uint64(0)
	for {
		before := held
		for i, e := range h.edges {
			if p>>i&1 == 1 && (reached[e.from] || reached[e.to]) {
				reached[e.from], reached[e.to] = true, true
				held |= 1 << i
			}
		}
		if held == before {
			return held
		}
	}
}

// board is a set of free squares of an 8×8 board: the square in row r and column c is the bit 8r + c.
type board uint64

func rectangle(rows, cols int) board {
	var b board
	for r := range rows {
		for c := range cols {
			b |= 1 << (8*r + c)
		}
	}
	return b
}

// domineering: Left covers two free squares one above the other, Right two side by side.
type domineering struct{}

func (domineering) AppendMoves(dst []board, b board, who cgt.Player) []board {
	domino := board(1 | 1<<8)
	starts := b & (b >> 8)
	if who == cgt.Right {
		domino = 1 | 1<<1
		starts = b & (b >> 1) & 0x7f7f7f7f7f7f7f7f
	}
	for ; starts != 0; starts &= starts - 1 {
		dst = append(dst, b&^(domino<<bits.TrailingZeros64(uint64(starts))))
	}
	return dst
}

// fastDomineering is domineering whose positions split into their connected parts, and are moved into the
// corner, reflected and turned.
type fastDomineering struct{ domineering }

func (fastDomineering) AppendParts(dst []board, b board) []board {
	for b != 0 {
		part := b & -b
		for {
			grown := part | part<<8 | part>>8 | part<<1&0xfefefefefefefefe | part>>1&0x7f7f7f7f7f7f7f7f
			if grown &= b; grown == part {
				break
			}
			part = grown
		}
		b &^= part
		if part&(part-1) != 0 { // a single square is worth nothing
			dst = append(dst, part)
		}
	}
	return dst
}

func (fastDomineering) Normalize(b board) (board, bool) {
	best, swapped := b.corner(), false
	for i := range 8 {
		if i == 4 {
			b = b.transposed()
		}
		b = b.mirrored()
		if i%2 == 1 {
			b = b.upsideDown()
		}
		if c := b.corner(); c < best {
			best, swapped = c, i >= 4
		}
	}
	return best, swapped
}

func (b board) corner() board {
	if b == 0 {
		return 0
	}
	for b&0xff == 0 {
		b >>= 8
	}
	for b&0x0101010101010101 == 0 {
		b >>= 1
	}
	return b
}

func (b board) upsideDown() board { return board(bits.ReverseBytes64(uint64(b))) }

func (b board) mirrored() board { return board(bits.Reverse64(uint64(b))).upsideDown() }

func (b board) transposed() board {
	var t board
	for r := range 8 {
		for c := range 8 {
			t |= b >> (8*r + c) & 1 << (8*c + r)
		}
	}
	return t
}

// toadsFrogs: a toad T moves to the right to a free square _ or over one frog F, and a frog to the left.
type toadsFrogs struct{}

func (toadsFrogs) AppendMoves(dst []string, p string, who cgt.Player) []string {
	step, mine, other := 1, byte('T'), byte('F')
	if who == cgt.Right {
		step, mine, other = -1, 'F', 'T'
	}
	at := func(i int) byte {
		if i < 0 || i >= len(p) {
			return '#'
		}
		return p[i]
	}
	for i := range len(p) {
		if p[i] != mine {
			continue
		}
		to := i + step
		if at(to) == other {
			to += step
		}
		if at(to) == '_' {
			q := []byte(p)
			q[i], q[to] = '_', mine
			dst = append(dst, string(q))
		}
	}
	return dst
}

// threeHeaps has heaps of at most 255 in no order; both players take from one of them.
var threeHeaps = cgt.ImpartialFunc[[3]uint8](func(dst [][3]uint8, p [3]uint8) [][3]uint8 {
	for i := range p {
		for n := range p[i] {
			q := p
			q[i] = n
			dst = append(dst, q)
		}
	}
	return dst
})

// fastNim is threeHeaps with all optional capabilities.
type fastNim struct{ cgt.ImpartialFunc[[3]uint8] }

func (fastNim) AppendParts(dst [][3]uint8, p [3]uint8) [][3]uint8 {
	for _, n := range p {
		if n > 0 {
			dst = append(dst, [3]uint8{n})
		}
	}
	return dst
}

func (fastNim) Normalize(p [3]uint8) ([3]uint8, bool) {
	slices.Sort(p[:])
	return p, false
}

func (fastNim) NimValue(p [3]uint8) (nim.Nimber, bool) { return nim.Nimber(p[0] ^ p[1] ^ p[2]), true }

func (fastNim) Value(p [3]uint8) (surreal.Game, bool) {
	return surreal.Nimber(nim.Nimber(p[0] ^ p[1] ^ p[2])), true
}
