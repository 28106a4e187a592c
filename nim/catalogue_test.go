package nim_test

import (
	"slices"
	"testing"

	"github.com/cgt-go/sdk/cgt"
	"github.com/cgt-go/sdk/nim"
	"github.com/cgt-go/sdk/nim/heaps"
)

// The tests of this file are the games of A. Shen, Games and strategies from the viewpoint of mathematics, §§2–4, 7 and
// 11, with the answers of the booklet, and of the Dubna notes, §2. Their names begin with the rows of
// docs/catalogue.md.

// heap2 are two heaps.
type heap2 = [2]int

// wantLost checks of all positions given which of them are lost for the player who moves.
func wantLost[Pos comparable](t *testing.T, rules cgt.ImpartialRuleset[Pos], positions []Pos, lost func(p Pos) bool) {
	t.Helper()
	s := nim.Solver[Pos]{Rules: rules}
	for _, p := range positions {
		v, err := s.Value(t.Context(), p)
		if err != nil {
			t.Fatal(err)
		}
		if (v == 0) != lost(p) {
			t.Errorf("%v has the value %v; lost: %v", p, v, lost(p))
		}
	}
	if err := s.Verify(t.Context()); err != nil {
		t.Error(err)
	}
}

// wantMoves checks the winning moves.
func wantMoves[Pos comparable](t *testing.T, rules cgt.ImpartialRuleset[Pos], p Pos, want ...Pos) {
	t.Helper()
	s := nim.Solver[Pos]{Rules: rules}
	if got, err := s.WinningMoves(t.Context(), p); !slices.Equal(got, want) || err != nil {
		t.Errorf("the winning moves of %v are %v, %v, want %v", p, got, err, want)
	}
}

func upTo(n int) []int {
	var all []int
	for p := range n + 1 {
		all = append(all, p)
	}
	return all
}

// square lists the pairs of heaps from the least to the most.
func square(least, most int) []heap2 {
	var all []heap2
	for m := least; m <= most; m++ {
		for n := least; n <= most; n++ {
			all = append(all, heap2{m, n})
		}
	}
	return all
}

// take returns the rules of one heap from which some numbers of matches may be taken.
func take(numbers ...int) cgt.ImpartialRuleset[int] {
	return cgt.ImpartialFunc[int](func(dst []int, p int) []int {
		for _, k := range numbers {
			if k <= p {
				dst = append(dst, p-k)
			}
		}
		return dst
	})
}

// anyFromOne are the rules of Nim with two heaps.
var anyFromOne = cgt.ImpartialFunc[heap2](func(dst []heap2, p heap2) []heap2 {
	for i := range p {
		for left := range p[i] {
			q := p
			q[i] = left
			dst = append(dst, q)
		}
	}
	return dst
})

// provedSequence returns the nim-values of a code up to the end of the first period, and the period, which a theorem
// proves to go on for ever.
func provedSequence(t *testing.T, code heaps.Code) (*heaps.Sequence, heaps.Period) {
	t.Helper()
	s := &heaps.Sequence{Code: code}
	p, err := s.FindPeriod(t.Context())
	if err != nil {
		t.Fatal(err)
	}
	if err := p.Verify(t.Context(), s); err != nil || !p.IsProved() || p.Saltus != 0 {
		t.Fatalf("%v is not proved: %v", p, err)
	}
	return s, p
}

// wantMultiplesLost checks that the heaps of matches are lost whose numbers are multiples of n, for all numbers: the
// period is n, from 0 on, and in it only 0 is lost.
func wantMultiplesLost(t *testing.T, code heaps.Code, n int) {
	t.Helper()
	s, p := provedSequence(t, code)
	if p.Length != n || p.Preperiod != 0 {
		t.Errorf("%v, want the period %d from 0 on", p, n)
	}
	for heap := range n {
		if v := s.At(heap); (v == 0) != (heap == 0) {
			t.Errorf("a heap of %d has the value %v", heap, v)
		}
	}
}

func TestS1TakeOneToFour(t *testing.T) {
	wantLost(t, take(1, 2, 3, 4), upTo(100), func(p int) bool { return p%5 == 0 })
	wantMoves(t, take(1, 2, 3, 4), 25)
	wantMultiplesLost(t, heaps.MustParseCode("0.3333"), 5)
}

func TestS2From24(t *testing.T) { wantMoves(t, take(1, 2, 3, 4), 24, 20) }

func TestS3HeapsOf10And7(t *testing.T) { wantMoves[heap2](t, anyFromOne, heap2{10, 7}, heap2{7, 7}) }

func TestS4TwoHeaps(t *testing.T) {
	wantLost[heap2](t, anyFromOne, square(0, 15), func(p heap2) bool { return p[0] == p[1] })
}

// However it is played, a polygon with n vertices ends after n − 3 moves. So the value is * if this is odd, and else 0.
func TestS10Diagonals(t *testing.T) {
	wantLost(t, polygon{}, upTo(60), func(n int) bool { return n < 4 || n%2 == 1 })
	s := nim.Solver[int]{Rules: polygon{}}
	for n := 3; n <= 60; n++ {
		if v, err := s.Value(t.Context(), n); v != nim.Nimber((n-3)%2) || err != nil {
			t.Errorf("a polygon with %d vertices has the value %v, %v", n, v, err)
		}
	}
}

// polygon is the game of diagonals. A number is a polygon with so many vertices, and a + most·b are two.
type polygon struct{}

const mostVertices = 1 << 10

func (polygon) AppendMoves(dst []int, p int, _ cgt.Player) []int {
	for a := 3; a <= p+2-a; a++ { // the two parts share two vertices
		dst = append(dst, p+2-a+mostVertices*a)
	}
	return dst
}

func (polygon) AppendParts(dst []int, p int) []int {
	if p < mostVertices {
		return append(dst, p)
	}
	return append(dst, p/mostVertices, p%mostVertices)
}

func (polygon) Impartial() {}

func TestS11TakeOneTwoOrFour(t *testing.T) {
	wantLost(t, take(1, 2, 4), upTo(100), func(p int) bool { return p%3 == 0 })
	wantMoves(t, take(1, 2, 4), 25, 24, 21)
	wantMultiplesLost(t, heaps.MustParseCode("0.3303"), 3)
}

// The one-way rook of §3 is Nim with two heaps; the one-way king takes one from one heap or from both.
func TestS12Rook(t *testing.T) {
	wantLost[heap2](t, anyFromOne, square(0, 7), func(p heap2) bool { return p[0] == p[1] })
}

func TestS13King(t *testing.T) {
	king := cgt.ImpartialFunc[heap2](func(dst []heap2, p heap2) []heap2 {
		for _, step := range []heap2{{1, 0}, {0, 1}, {1, 1}} {
			if q := (heap2{p[0] - step[0], p[1] - step[1]}); q[0] >= 0 && q[1] >= 0 {
				dst = append(dst, q)
			}
		}
		return dst
	})
	wantLost[heap2](t, king, square(0, 12), func(p heap2) bool { return p[0]%2 == 0 && p[1]%2 == 0 })
	wantMoves[heap2](t, king, heap2{10, 7}, heap2{10, 6})
}

func TestS16NoEqualHeaps(t *testing.T) {
	rules := cgt.ImpartialFunc[heap2](func(dst []heap2, p heap2) []heap2 {
		for _, q := range anyFromOne(nil, p) {
			if q[0] != q[1] || q[0] == 0 {
				dst = append(dst, q)
			}
		}
		return dst
	})
	unequal := slices.DeleteFunc(square(0, 14), func(p heap2) bool { return p[0] == p[1] && p[0] != 0 })
	wantLost[heap2](t, rules, unequal, func(p heap2) bool {
		small, large := min(p[0], p[1]), max(p[0], p[1])
		return large == 0 || small%2 == 1 && large == small+1
	})
}

func TestS18Sweets(t *testing.T) {
	wantLost[heap2](t, sweets, square(1, 14), func(p heap2) bool { return p[0]%2 == 1 && p[1]%2 == 1 })
}

func TestS19Nim(t *testing.T) {
	type heap4 = [4]int
	rules := cgt.ImpartialFunc[heap4](func(dst []heap4, p heap4) []heap4 {
		for i := range p {
			for left := range p[i] {
				q := p
				q[i] = left
				dst = append(dst, q)
			}
		}
		return dst
	})
	wantMoves[heap4](t, rules, heap4{3, 5, 7}, heap4{2, 5, 7}, heap4{3, 4, 7}, heap4{3, 5, 6})
	var all []heap4 // of up to four heaps
	for _, p := range square(0, 7) {
		for _, q := range square(0, 7) {
			all = append(all, heap4{p[0], p[1], q[0], q[1]})
		}
	}
	wantLost[heap4](t, rules, all, func(p heap4) bool { // the test by columns of binary digits, of which each must have an even number of ones
		for bit := range 3 {
			ones := 0
			for _, n := range p {
				ones += n >> bit & 1
			}
			if ones%2 == 1 {
				return false
			}
		}
		return true
	})
}

// row is Kayles: a number is a row of minuses of which one or two neighbours may be changed, and two numbers are two
// rows.
type row struct{}

func (row) AppendMoves(dst []heap2, p heap2, _ cgt.Player) []heap2 {
	for taken := 1; taken <= 2; taken++ {
		for a := 0; a <= p[0]-taken; a++ {
			dst = append(dst, heap2{a, p[0] - taken - a})
		}
	}
	return dst
}

func (row) AppendParts(dst []heap2, p heap2) []heap2 {
	for _, n := range p {
		if n > 0 {
			dst = append(dst, heap2{n, 0})
		}
	}
	return dst
}

func (row) Impartial() {}

func TestS22RowOfMinuses(t *testing.T) {
	var rows []heap2
	for n := range 60 {
		rows = append(rows, heap2{n, 0})
	}
	wantLost[heap2](t, row{}, rows, func(p heap2) bool { return p[0] == 0 })
	wantRowsWon(t)
}

// wantRowsWon checks that no row is lost, however long, but the empty one: the values of Kayles have a period that is
// proved, and those before its end are not 0.
func wantRowsWon(t *testing.T) {
	t.Helper()
	s, p := provedSequence(t, heaps.Kayles())
	for n := range p.Preperiod + p.Length {
		if v := s.At(n); (v == 0) != (n == 0) {
			t.Errorf("a row of %d has the value %v", n, v)
		}
	}
}

// After the first move on a circle of n a row of n − 1 or n − 2 is left, which is won by the player who moves there, if
// there is anything left: so from 3 on the circle is lost, for every n.
func TestS23CircleOfMinuses(t *testing.T) {
	s := nim.Solver[heap2]{Rules: row{}}
	for n := 1; n < 60; n++ {
		var options []nim.Nimber
		for taken := 1; taken <= min(2, n); taken++ {
			v, err := s.Value(t.Context(), heap2{n - taken, 0})
			if err != nil {
				t.Fatal(err)
			}
			options = append(options, v)
		}
		if v := nim.Mex(options...); (v == 0) != (n > 2) {
			t.Errorf("a circle of %d has the value %v", n, v)
		}
	}
	wantRowsWon(t)
}

// Fig. 21 of the booklet and figure of the Dubna notes: the table of the nim-sum, in which each entry is the least
// number that is neither above nor to the left of it.
func TestS44NimTable(t *testing.T) {
	const n = 32
	var table [n][n]nim.Nimber
	for i := range n {
		for j := range n {
			var before []nim.Nimber
			for k := range i {
				before = append(before, table[k][j])
			}
			before = append(before, table[i][:j]...)
			table[i][j] = nim.Mex(before...)
			if sum := nim.Nimber(i).Add(nim.Nimber(j)); table[i][j] != sum {
				t.Errorf("row %d, column %d of the table is %v, but the nim-sum %v", i, j, table[i][j], sum)
			}
		}
	}
	s := nim.Solver[heap2]{Rules: anyFromOne}
	for _, p := range square(0, 9) {
		if v, err := s.Value(t.Context(), p); v != table[p[0]][p[1]] || err != nil {
			t.Errorf("the heaps %v have the value %v, %v", p, v, err)
		}
	}
}

// Poker Nim: coins that were taken may be put back onto a heap. The answer to that is to take them again, so nothing
// changes.
func TestC21PokerNim(t *testing.T) {
	type state struct{ a, b, bag int }
	rules := cgt.ImpartialFunc[state](func(dst []state, p state) []state {
		for left := range p.a {
			dst = append(dst, state{left, p.b, p.bag})
		}
		for left := range p.b {
			dst = append(dst, state{p.a, left, p.bag})
		}
		for k := 1; k <= p.bag; k++ { // what goes back does not come into the bag again
			dst = append(dst, state{p.a + k, p.b, p.bag - k}, state{p.a, p.b + k, p.bag - k})
		}
		return dst
	})
	var all []state
	for _, p := range square(0, 5) {
		for bag := range 4 {
			all = append(all, state{p[0], p[1], bag})
		}
	}
	wantLost[state](t, rules, all, func(p state) bool { return p.a == p.b })
}

// Marienbad, and what to do when a match was taken before the beginning.
func TestC23Marienbad(t *testing.T) {
	if v := nim.Sum(1, 3, 5, 7); v != 0 {
		t.Errorf("1, 3, 5, 7 have the value %v", v)
	}
	sum := nim.Sum(1, 3, 5, 6)
	var moves []heap2
	for _, h := range []nim.Nimber{1, 3, 5, 6} {
		if to := h.Add(sum); to < h {
			moves = append(moves, heap2{int(h), int(to)})
		}
	}
	if want := []heap2{{1, 0}, {3, 2}, {5, 4}}; sum != 1 || !slices.Equal(moves, want) {
		t.Errorf("1, 3, 5, 6 have the value %v and the moves %v", sum, moves)
	}
	// The same by a search that knows no nimbers.
	type heap4 = [4]int
	s := cgt.Solver[heap4]{Rules: cgt.ImpartialFunc[heap4](func(dst []heap4, p heap4) []heap4 {
		for i, n := range p {
			for left := range n {
				q := p
				q[i] = left
				dst = append(dst, q)
			}
		}
		return dst
	})}
	if o, err := s.Outcome(t.Context(), heap4{1, 3, 5, 7}); o != cgt.P || err != nil {
		t.Errorf("1, 3, 5, 7 have the outcome %v, %v", o, err)
	}
	want := []heap4{{0, 3, 5, 6}, {1, 2, 5, 6}, {1, 3, 4, 6}}
	if got, err := s.WinningMoves(t.Context(), heap4{1, 3, 5, 6}, cgt.Left); !slices.Equal(got, want) || err != nil {
		t.Errorf("1, 3, 5, 6 are won by %v, %v", got, err)
	}
}
