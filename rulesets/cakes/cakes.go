// Package cakes has the positions of games in which cakes are cut: rectangles of squares that are divided along the
// lines between the squares. As a cut makes several cakes of one, a position is any number of cakes.
//
// A cake of 8 rows and 2 columns is written 8x2, and several are written as their sum: 8x2+3x3. Many of the same size
// are a multiple: 100(3x3).
package cakes

import (
	"cmp"
	"encoding/binary"
	"fmt"
	"iter"
	"math"
	"slices"
	"strings"

	"github.com/cgt-go/sdk/surreal"
)

// Cake is a cake of so many rows and columns of squares.
type Cake struct{ Rows, Cols int }

// String returns the text of the cake, such as 8x2.
func (c Cake) String() string { return fmt.Sprintf("%dx%d", c.Rows, c.Cols) }

// Turned returns the cake with its rows as columns.
func (c Cake) Turned() Cake { return Cake{c.Cols, c.Rows} }

// Compare orders cakes by their rows and then by their columns.
func (c Cake) Compare(d Cake) int {
	return cmp.Or(cmp.Compare(c.Rows, d.Rows), cmp.Compare(c.Cols, d.Cols))
}

// Cakes is any number of cakes. It is an immutable value, safe for concurrent use; two are == if they have the same
// cakes. Those of one size are counted and not stored one by one, so that a cake may be cut into any number of pieces.
// The zero Cakes has none.
type Cakes struct{ code string } // batches in descending order, 24 bytes for each

// batch is a number of cakes of one size.
type batch struct {
	Cake
	n int
}

const codeSize = 24

// SizeError reports a cake that has a size of 0 or less.
type SizeError struct {
	Index int // the number of the cake among those given
	Cake  Cake
}

// Error returns the message in one line.
func (e *SizeError) Error() string {
	return fmt.Sprintf("cakes: cake %d has the size %v, and no squares", e.Index, e.Cake)
}

// New returns the given cakes. A cake without squares is a [*SizeError].
func New(list ...Cake) (Cakes, error) {
	batches := make([]batch, len(list))
	for i, c := range list {
		if min(c.Rows, c.Cols) <= 0 {
			return Cakes{}, &SizeError{i, c}
		}
		batches[i] = batch{c, 1}
	}
	return encode(batches), nil
}

// encode returns the given cakes, and sorts the list. If there are more of one size than an int can count, they make
// several batches, all but the last as large as can be.
func encode(list []batch) Cakes {
	slices.SortFunc(list, func(a, b batch) int { return b.Compare(a.Cake) })
	code := make([]byte, 0, len(list)*codeSize)
	for i, b := range list {
		if i+1 < len(list) && list[i+1].Cake == b.Cake {
			next := &list[i+1]
			if b.n <= math.MaxInt-next.n {
				next.n += b.n
				continue
			}
			next.n -= math.MaxInt - b.n
			b.n = math.MaxInt
		}
		if b.n > 0 {
			code = binary.BigEndian.AppendUint64(code, uint64(b.Rows))
			code = binary.BigEndian.AppendUint64(code, uint64(b.Cols))
			code = binary.BigEndian.AppendUint64(code, uint64(b.n))
		}
	}
	return Cakes{string(code)}
}

// batches returns the cakes in their order.
func (p Cakes) batches() []batch {
	list := make([]batch, 0, len(p.code)/codeSize)
	for code := []byte(p.code); len(code) > 0; code = code[codeSize:] {
		rows, cols, n := binary.BigEndian.Uint64(code), binary.BigEndian.Uint64(code[8:]), binary.BigEndian.Uint64(code[16:])
		list = append(list, batch{Cake{int(rows), int(cols)}, int(n)})
	}
	return list
}

// All returns the sizes of the cakes, in descending order, and how many there are of each. If there are more than an
// int can count, the size comes again.
func (p Cakes) All() iter.Seq2[Cake, int] {
	return func(yield func(Cake, int) bool) {
		for _, b := range p.batches() {
			if !yield(b.Cake, b.n) {
				return
			}
		}
	}
}

// Total returns the sum of what a function gives for each cake. It is no int, for there may be many large cakes.
func (p Cakes) Total(value func(Cake) int64) surreal.Dyadic {
	var sum surreal.Dyadic
	for _, b := range p.batches() {
		sum = sum.Add(surreal.DyadicFromInt(value(b.Cake)).Mul(surreal.DyadicFromInt(int64(b.n))))
	}
	return sum
}

// Divide returns the cakes with n of each of some pieces in place of one cake c. It panics if there is no such cake, if
// n is negative, or if a piece has no squares.
func (p Cakes) Divide(c Cake, n int, pieces ...Cake) Cakes {
	list := p.batches()
	// The last batch of its size is the one that is not as large as can be.
	i := len(list) - 1
	for i >= 0 && list[i].Cake != c {
		i--
	}
	if i < 0 || n < 0 {
		panic(fmt.Errorf("cakes: %v cannot be divided into %d times %v: there is no such cake, or number", c, n, pieces))
	}
	list[i].n--
	for j, piece := range pieces {
		if min(piece.Rows, piece.Cols) <= 0 {
			panic(&SizeError{j, piece})
		}
		list = append(list, batch{piece, n})
	}
	return encode(list)
}

// Turned returns the cakes with their rows as columns.
func (p Cakes) Turned() Cakes {
	list := p.batches()
	for i := range list {
		list[i].Cake = list[i].Turned()
	}
	return encode(list)
}

// Compare orders by the largest cake, then by how many there are of this size, then by the next and so on.
func (p Cakes) Compare(q Cakes) int { return strings.Compare(p.code, q.code) }

// many is the number of cakes of one size that are one part and not so many.
const many = 100

// AppendParts appends the cakes one by one, but for those of one square, which cannot be cut. A hundred cakes of one
// size, or more, are one part.
func (p Cakes) AppendParts(dst []Cakes) []Cakes {
	for i, b := range p.batches() {
		switch {
		case b.Cake == Cake{1, 1}:
		case b.n >= many:
			dst = append(dst, Cakes{p.code[i*codeSize : (i+1)*codeSize]})
		default:
			one := encode([]batch{{b.Cake, 1}})
			for range b.n {
				dst = append(dst, one)
			}
		}
	}
	return dst
}

// Normalize returns the cakes of more than one square or, if these come before them in the order of [Cakes.Compare],
// the same ones turned and true. In games in which one player divides the columns as the other divides the rows, this
// is what a [cgt.Normalizer] returns.
func (p Cakes) Normalize() (Cakes, bool) {
	q := encode(slices.DeleteFunc(p.batches(), func(b batch) bool { return b.Cake == Cake{1, 1} }))
	if t := q.Turned(); t.Compare(q) < 0 {
		return t, true
	}
	return q, false
}
