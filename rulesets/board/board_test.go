package board

import (
	"encoding/json"
	"errors"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"pgregory.net/rapid"

	"github.com/cgt-go/sdk/cgt"
	"github.com/cgt-go/sdk/internal/svg/svgtest"
)

// grid is a board as a table, to compare with.
type grid [][]byte

func (g grid) board() Board {
	var rows []string
	for _, row := range g {
		rows = append(rows, string(row))
	}
	return MustParse(strings.Join(rows, "|"), "xo.#")
}

// drawGrid draws a table with at least one square.
func drawGrid(t *rapid.T) grid {
	rows, cols := rapid.IntRange(1, 5).Draw(t, "rows"), rapid.IntRange(1, 5).Draw(t, "columns")
	g := make(grid, rows)
	for r := range g {
		for range cols {
			g[r] = append(g[r], rapid.SampledFrom([]byte("xo.#")).Draw(t, "letter"))
		}
	}
	return g
}

// turned returns the table turned clockwise.
func (g grid) turned() grid {
	h := make(grid, len(g[0]))
	for c := range h {
		for r := len(g) - 1; r >= 0; r-- {
			h[c] = append(h[c], g[r][c])
		}
	}
	return h
}

// mirrored returns the table with its rows backwards.
func (g grid) mirrored() grid {
	h := make(grid, len(g))
	for r := range g {
		h[r] = slices.Clone(g[r])
		slices.Reverse(h[r])
	}
	return h
}

// images returns the images of a table: in four directions, and their mirror images.
func (g grid) images() (flips, turns []Board) {
	h := g
	for i := range 4 {
		list := &flips
		if i%2 == 1 {
			list = &turns
		}
		*list = append(*list, h.board(), h.mirrored().board())
		h = h.turned()
	}
	return flips, turns
}

func least(boards []Board) Board { return slices.MinFunc(boards, Board.Compare) }

// TestSymmetry compares the images of boards with those of tables that are turned and mirrored.
func TestSymmetry(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		g := drawGrid(t)
		b := g.board()
		flips, turns := g.images()
		for i, want := range [][]Board{flips, turns} {
			var got []Board
			for _, s := range [][]Symmetry{Flips(), Turns()}[i] {
				got = append(got, b.Image(s))
			}
			slices.SortFunc(got, Board.Compare)
			slices.SortFunc(want, Board.Compare)
			if !slices.Equal(got, want) {
				t.Fatalf("%v has the images %v, want %v", b, got, want)
			}
		}
		both := slices.Concat(flips, turns)
		if got := b.Least(); got != least(both) {
			t.Fatalf("%v: the least image is %v, want %v", b, got, least(both))
		}
		if got := b.Least(Flips()...); got != least(flips) {
			t.Fatalf("%v: the least flip is %v, want %v", b, got, least(flips))
		}
		got, turned := b.LeastTurn()
		if got != least(both) || turned != (least(turns).Compare(least(flips)) < 0) {
			t.Fatalf("%v: the least image is %v, %v, of %v and %v", b, got, turned, flips, turns)
		}
		var exchanged []Board
		for _, c := range both {
			exchanged = append(exchanged, c.Exchange('x', 'o'))
		}
		got, swapped := b.LeastExchange('x', 'o')
		if got != least(slices.Concat(both, exchanged)) || swapped != (least(exchanged).Compare(least(both)) < 0) {
			t.Fatalf("%v: the least image is %v, %v", b, got, swapped)
		}
	})
	if b, turned := (Board{}).LeastTurn(); b != (Board{}) || turned {
		t.Errorf("the image of no squares is %v", b)
	}
}

// TestTables compares what there is on a board with a table.
func TestTables(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		g := drawGrid(t)
		b := g.board()
		if b.Rows() != len(g) || b.Cols() != len(g[0]) || b.Len() != len(g)*len(g[0]) {
			t.Fatalf("%v has %d rows and %d columns", b, b.Rows(), b.Cols())
		}
		for i := range b.Len() {
			row, col := i/b.Cols(), i%b.Cols()
			if b.At(i) != g[row][col] {
				t.Fatalf("%v has %c at %d", b, b.At(i), i)
			}
			around := Around()
			for _, d := range append(around[:], Direction{2, -1}) {
				j, ok := b.Step(i, d)
				inside := row+d.Down >= 0 && row+d.Down < len(g) && col+d.Right >= 0 && col+d.Right < len(g[0])
				if ok != inside || ok && j != (row+d.Down)*len(g[0])+col+d.Right {
					t.Fatalf("%v: from %d by %v to %d, %v", b, i, d, j, ok)
				}
			}
			with := b.With(Square{i, 'x'})
			for j := range b.Len() {
				if want := b.At(j); i != j && with.At(j) != want || i == j && with.At(j) != 'x' {
					t.Fatalf("%v with x at %d is %v", b, i, with)
				}
			}
		}
		if b.Exchange('x', 'o').Exchange('o', 'x') != b || b.Map(func(c byte) byte { return c }) != b || b.Fill(b.At) != b {
			t.Fatalf("%v changes", b)
		}
		text, err := json.Marshal(b)
		var c Board
		if err2 := json.Unmarshal(text, &c); err != nil || err2 != nil || c != b {
			t.Fatalf("%s is read as %v, %v, %v", text, c, err, err2)
		}
	})
}

// TestParts compares the parts with those that one gets by joining neighbours until nothing changes.
func TestParts(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		g := drawGrid(t)
		b := g.board()
		directions := Orthogonal()
		around := Around()
		for _, ways := range [][]Direction{directions[:], around[:]} {
			label := make([]int, b.Len())
			for i := range label {
				label[i] = i
			}
			for changed := true; changed; {
				changed = false
				for i := range label {
					for _, d := range ways {
						if j, ok := b.Step(i, d); ok && b.At(i) != '#' && b.At(j) != '#' && label[j] > label[i] {
							label[j], changed = label[i], true
						}
					}
				}
			}
			var want []Board
			for i := range label {
				if label[i] != i || b.At(i) == '#' {
					continue
				}
				want = append(want, b.Fill(func(j int) byte {
					if label[j] == i && b.At(j) != '#' {
						return b.At(j)
					}
					return '#'
				}).Crop("#"))
			}
			got := b.AppendParts(nil, "#", ways...)
			for i, p := range got {
				if p == b { // whole boards are not cropped
					got[i] = p.Crop("#")
				}
			}
			if !slices.Equal(got, want) {
				t.Fatalf("%v has the parts %v, want %v", b, got, want)
			}
		}
	})
}

func TestSizes(t *testing.T) {
	for _, size := range [][2]int{{0, 3}, {3, 0}, {-1, -1}} {
		if b := New(size[0], size[1], '.'); b != (Board{}) || b.Rows() != 0 || b.Len() != 0 {
			t.Errorf("%v: %v", size, b)
		}
	}
	if b := New(2, 3, 200); b.Rows() != 2 || b.Cols() != 3 || b.Len() != 6 || b.At(5) != 200 {
		t.Errorf("%v", b)
	}
	if got := New(2, 2, 200).With(Square{0, 'x'}).AppendParts(nil, string([]byte{200}), Direction{Right: 1}); !slices.Equal(got, []Board{New(1, 1, 'x')}) {
		t.Errorf("%v", got)
	}
	for _, size := range [][2]int{{1 << 30, 1 << 30}, {1 << 15, 1 << 15}, {1, MaxSquares + 1}} {
		func() {
			defer func() {
				if err, ok := recover().(error); !ok || !errors.Is(err, cgt.ErrLimit) {
					t.Errorf("%v: %v", size, err)
				}
			}()
			New(size[0], size[1], '.')
		}()
	}
	if b := MustParse("##|##", "#").Crop("#"); b != (Board{}) {
		t.Errorf("%v", b)
	}
}

func FuzzParse(f *testing.F) {
	for _, s := range []string{"", "xo|ox", "XO\r\nox\n\n", " x | o ", "|", "x||x", "x|", "é", "x.#o", "x\n", "xo|x", "\x00"} {
		f.Add(s)
	}
	f.Fuzz(func(t *testing.T, s string) {
		for _, letters := range []string{"xo.#", "LRlr.", anyLetter} {
			b, err := Parse(s, letters)
			if err != nil {
				continue
			}
			if c, err := Parse(b.String(), letters); err != nil || c != b {
				t.Errorf("%q: %v is read as %v, %v", s, b, c, err)
			}
		}
	})
}

// TestPictures checks that pictures of all letters are XML.
func TestPictures(t *testing.T) {
	r := rand.New(rand.NewPCG(1, 1))
	for range 20 {
		b := New(r.IntN(5), r.IntN(5), '.').Map(func(byte) byte { return anyLetter[r.IntN(len(anyLetter))] })
		svgtest.Check(t, b.AppendSVG(nil), 5000, b)
	}
}

// Of symmetries of which only some make columns of rows, those with fewer columns come first, whatever the letters are.
func TestLeastOfMixedSymmetries(t *testing.T) {
	b := MustParse("ab|cd|aa", "abcd")
	symmetries := []Symmetry{FlipRows | Transpose, FlipCols}
	if got, want := b.Least(symmetries...), b.Image(FlipCols); got != want {
		t.Errorf("the least is %v, want %v", got, want)
	}
	for _, images := range [][]Symmetry{symmetries, {FlipRows}, {Transpose, 0}, {FlipCols, FlipRows, Transpose}} {
		least := b.Image(images[0])
		for _, s := range images {
			if m := b.Image(s); m.Compare(least) < 0 {
				least = m
			}
		}
		if got := b.Least(images...); got != least {
			t.Errorf("of %v the least is %v, want %v", images, got, least)
		}
	}
	if got := b.Least(8); got != b {
		t.Errorf("a symmetry that there is not gives %v", got)
	}
}
