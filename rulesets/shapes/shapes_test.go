package shapes_test

import (
	"errors"
	"fmt"
	"math/big"
	"math/bits"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"pgregory.net/rapid"

	"github.com/cgt-go/sdk/cgt"
	"github.com/cgt-go/sdk/rulesets/shapes"
	"github.com/cgt-go/sdk/zermelo"
)

type point = shapes.Point

// The adversaries. Each marks n points in a turn.

// play plays and checks the record.
func play(t testing.TB, g shapes.Game, max, min shapes.Strategy, most int) *shapes.Transcript {
	t.Helper()
	r, err := g.Play(t.Context(), max, min, most)
	if err != nil {
		t.Fatal(err)
	}
	if err := r.Verify(); err != nil {
		t.Fatal(err)
	}
	if r.NumTurns() > most {
		t.Errorf("%d turns", r.NumTurns())
	}
	return r
}

// strip is the game of n in a row on boards of so many cells, of which rows and columns have so many places: Max marks
// two cells and Min one.
type strip struct {
	cells int
	lines []uint32
}

type marks struct {
	max, min uint32
	next     zermelo.Player
}

func (s strip) End(p marks) (zermelo.Result, bool) {
	if slices.ContainsFunc(s.lines, func(l uint32) bool { return p.max&l == l }) {
		return zermelo.Win, true
	}
	// Without a line that Min has left alone, or without free cells, Max cannot win any more.
	isOpen := slices.ContainsFunc(s.lines, func(l uint32) bool { return p.min&l == 0 })
	return zermelo.Loss, !isOpen || bits.OnesCount32(p.max|p.min) == s.cells
}

func (s strip) Turn(p marks) zermelo.Player { return p.next }

func (s strip) AppendMoves(dst []marks, p marks) []marks {
	free := (1<<s.cells - 1) &^ (p.max | p.min)
	for a := free; a != 0; a &= a - 1 {
		first := a & -a
		if p.next == zermelo.Min {
			dst = append(dst, marks{p.max, p.min | first, zermelo.Max})
			continue
		}
		rest := a &^ first
		if rest == 0 && free == first {
			dst = append(dst, marks{p.max | first, p.min, zermelo.Min}) // the last cell of the board
		}
		for ; rest != 0; rest &= rest - 1 {
			dst = append(dst, marks{p.max | first | rest&-rest, p.min, zermelo.Min})
		}
	}
	return dst
}

// newStrip returns the game on a board with so many rows and columns.
func newStrip(height, width, n int) strip {
	s := strip{cells: height * width}
	for r := range height {
		for c := range width {
			for _, d := range [][2]int{{0, 1}, {1, 0}} {
				if r+d[0]*(n-1) >= height || c+d[1]*(n-1) >= width {
					continue
				}
				line := uint32(0)
				for i := range n {
					line |= 1 << ((r+i*d[0])*width + c + i*d[1])
				}
				s.lines = append(s.lines, line)
			}
		}
	}
	return s
}

// TestS25SmallBoards solves small boards exactly: what the frames of the strategy are said to do is so, in no more
// turns, and with one frame less of three in a row it is not. A single row of cells must have at least 1, 2, 4, 6 and
// 13 of them for 1 to 5 in a row, which is less than the frames take.
func TestS25SmallBoards(t *testing.T) {
	solve := func(s strip) (zermelo.Result, int) {
		t.Helper()
		sol, err := zermelo.Solve(t.Context(), zermelo.Game[marks, zermelo.Result](s), marks{})
		if err != nil {
			t.Fatal(err)
		}
		d, _ := sol.Distance(marks{})
		return sol.StartValue(), (d + 1) / 2
	}
	for n := 1; n <= 3; n++ {
		frames := int(shapes.HalvingTurns(n).Int64())
		s := newStrip(frames, n, n)
		s.lines = slices.DeleteFunc(s.lines, func(l uint32) bool { return l>>bits.TrailingZeros32(l) != 1<<n-1 }) // no columns
		v, turns := solve(s)
		if v != zermelo.Win || turns > frames {
			t.Errorf("%d in a row, %d frames: %v after %d turns", n, frames, v, turns)
		}
		if n == 3 {
			if v, _ := solve(newStrip(1, n, n)); v != zermelo.Loss {
				t.Errorf("one frame: %v", v)
			}
		}
	}
	for n, want := range []int{1: 1, 2: 2, 3: 4, 4: 6, 5: 13} {
		for width := n; n > 0 && width <= want; width++ {
			if v, _ := solve(newStrip(1, width, n)); (v == zermelo.Win) != (width == want) {
				t.Errorf("%d in a row of %d: %v", n, width, v)
			}
		}
	}
}

// frameGame is the game of the frames alone: how many cells Max has in each of those that Min has left alone, in
// descending order, two marks against one.
type frameGame struct{ length int }

func (g frameGame) wins(known map[string]bool, frames []int) bool {
	slices.SortFunc(frames, func(a, b int) int { return b - a })
	if len(frames) == 0 {
		return false
	}
	if frames[0] >= g.length-2 {
		return true
	}
	key := fmt.Sprint(frames)
	if v, ok := known[key]; ok {
		return v
	}
	known[key] = false
	for i := range frames {
		for j := i; j < len(frames); j++ {
			next := slices.Clone(frames)
			next[i]++
			next[j]++
			isWon := true
			for k := range next { // Min spoils one
				isWon = isWon && g.wins(known, slices.Concat(next[:k], next[k+1:]))
			}
			if isWon {
				known[key] = true
				return true
			}
		}
	}
	return false
}

// TestS25Frames solves the game of the frames alone, for up to six in a row: the frames that the strategy takes are
// enough, and one less is not.
func TestS25Frames(t *testing.T) {
	for n := 1; n <= 6; n++ {
		frames := int(shapes.HalvingTurns(n).Int64())
		for _, less := range []int{0, 1} {
			if got := (frameGame{n}).wins(map[string]bool{}, make([]int, frames-less)); got != (less == 0) {
				t.Errorf("%d in a row, %d frames: %v", n, frames-less, got)
			}
		}
	}
}

// TestS25Halving plays the strategy from the empty paper, and for 100 in a row from where 2^9 frames have 89 marks,
// against adversaries: a random one, one that marks near to the last mark, and one that spoils the frame with most
// marks, against which every turn is needed.
func TestS25Halving(t *testing.T) {
	for _, test := range []struct{ length, frames int }{{1, 1}, {2, 1}, {3, 2}, {4, 4}, {5, 8}, {6, 16}, {7, 32}, {12, 1024}, {100, 512}} {
		g := shapes.Game{Shape: shapes.Row{Length: test.length}, Max: 2, Min: 1}
		for i := range test.frames {
			for x := range test.length - 2 - bits.Len(uint(test.frames-1)) {
				g.Start = append(g.Start, point{X: x, Y: 2 * i})
			}
		}
		if most := shapes.HalvingTurns(test.length); (len(g.Start) == 0) != (most.Cmp(big.NewInt(int64(test.frames))) == 0) {
			t.Fatalf("%d in a row: %v turns", test.length, most)
		}
		plays := uint64(3)
		if test.frames > 100 {
			plays = 1
		}
		for seed := range plays {
			rng := rand.New(rand.NewPCG(seed, 25))
			for name, min := range map[string]shapes.Strategy{
				"random":  random(1, point{}, point{X: test.length - 1, Y: 2*test.frames - 2}, rng),
				"nearest": nearest(1),
				"spoiler": spoiler(test.length, test.frames),
			} {
				r := play(t, g, shapes.NewHalving(test.length, test.frames), min, test.frames)
				if name == "spoiler" && r.NumTurns() < test.frames {
					t.Errorf("%d in a row after %d turns", test.length, r.NumTurns())
				}
			}
		}
	}
	if want := new(big.Int).Lsh(big.NewInt(1), 98); shapes.HalvingTurns(100).Cmp(want) != 0 {
		t.Errorf("%v turns", shapes.HalvingTurns(100))
	}
	// With too few frames it comes to nothing, and says so.
	g := shapes.Game{Shape: shapes.Row{Length: 6}, Max: 2, Min: 1}
	var bad *shapes.MarkError
	if _, err := g.Play(t.Context(), shapes.NewHalving(6, 3), spoiler(6, 3), 100); !errors.As(err, &bad) || bad.Who != zermelo.Max {
		t.Error(err)
	}
}

// TestS25AgainstAll plays the strategy against everything that Min can do in the frames, for five in a row. What she
// marks outside does not matter.
func TestS25AgainstAll(t *testing.T) {
	const length, frames = 5, 8
	g := shapes.Game{Shape: shapes.Row{Length: length}, Max: 2, Min: 1}
	plays := 0
	// Frames that Min has spoilt are not touched again, so that which cell of a frame she marks does not matter: it is
	// the last one.
	var try func(choices []int)
	try = func(choices []int) {
		i := 0
		spoilt := map[int]bool{}
		min := shapes.StrategyFunc(func(b *shapes.Board) []point {
			p := point{X: -5, Y: i}
			if i < len(choices) && choices[i] < frames {
				p = point{X: length - 1, Y: 2 * choices[i]}
				spoilt[choices[i]] = true
			}
			i++
			return []point{p}
		})
		r, err := g.Play(t.Context(), shapes.NewHalving(length, frames), min, frames)
		if err != nil || r.Verify() != nil {
			t.Fatalf("%v: %v", choices, err)
		}
		plays++
		if len(choices) >= r.NumTurns()-1 {
			return
		}
		for c := range frames { // and one that she leaves alone, in the play above
			if !spoilt[c] {
				try(append(choices[:len(choices):len(choices)], c))
			}
		}
	}
	try(nil)
	if plays < 1000 {
		t.Errorf("%d plays only", plays)
	}
}

// TestS26Triangles plays the strategy against a hundred marks in a turn, and other numbers, with adversaries: one that
// marks at random, one near to the last mark, and one that marks what makes a triangle with the last one.
func TestS26Triangles(t *testing.T) {
	if shapes.TrianglesTurns(100) != 103 {
		t.Errorf("%d turns", shapes.TrianglesTurns(100))
	}
	for _, n := range []int{1, 2, 3, 10, 100} {
		g := shapes.Game{Shape: shapes.Triangle{}, Max: 1, Min: n}
		for seed := range uint64(3) {
			rng := rand.New(rand.NewPCG(seed, 26))
			box := random(n, point{X: -2 * n, Y: -2 * n}, point{X: 4 * n, Y: 2 * n}, rng)
			longest := 0
			for _, min := range []shapes.Strategy{box, nearest(n), blocker(n, inTriangle, box), blocker(n, inTriangle, nearest(n))} {
				longest = max(longest, play(t, g, &shapes.Triangles{}, min, shapes.TrianglesTurns(n)).NumTurns())
			}
			if longest < n/2 {
				t.Errorf("%d marks in a turn: the adversaries hold out for %d turns only", n, longest)
			}
		}
		// One that knows what Max is going to do needs all the turns that there are.
		if r := play(t, g, &shapes.Triangles{}, foresees(n), shapes.TrianglesTurns(n)); r.NumTurns() != n+3 {
			t.Errorf("%d marks in a turn: %d turns", n, r.NumTurns())
		}
	}
}

// TestTrianglesCount checks the count that the strategy relies on: n points of a line make triangles with n(n − 1)
// others.
func TestTrianglesCount(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		line := rapid.SliceOfNDistinct(rapid.IntRange(-1000, 1000), 2, 12, rapid.ID).Draw(t, "line")
		sites := map[point]bool{}
		for _, x := range line {
			for _, y := range line {
				if x < y {
					for _, p := range inTriangle(nil, point{X: x}, point{X: y}) {
						if !(shapes.Triangle{}).Holds([]point{{X: x}, p, {X: y}}) {
							t.Fatalf("%d, %d and %v", x, y, p)
						}
						sites[p] = true
					}
				}
			}
		}
		if len(sites) != len(line)*(len(line)-1) {
			t.Fatalf("%d points", len(sites))
		}
	})
}

// TestS30Squares plays the strategy for a square against one and two marks in a turn.
func TestS30Squares(t *testing.T) {
	for n, want := range map[int]string{1: "440", 2: "17516", 3: "186662", 100: "2809630827030302"} {
		if got := shapes.SquaresTurns(n); got.String() != want { // by another program
			t.Errorf("%d: %v turns", n, got)
		}
	}
	for n := 1; n <= 2; n++ {
		if n == 2 && testing.Short() {
			break
		}
		g := shapes.Game{Shape: shapes.Square{}, Max: 1, Min: n}
		rng := rand.New(rand.NewPCG(uint64(n), 30))
		most := int(shapes.SquaresTurns(n).Int64())
		size := []int{1: 73, 2: 973}[n]
		// The diagonals in the columns, the rows, and all around.
		columns, rows := random(n, point{}, point{X: size, Y: 2 * size}, rng), random(n, point{X: size, Y: -size}, point{X: 2 * size, Y: -1}, rng)
		thirds := random(n, point{Y: -size}, point{X: size, Y: -1}, rng)
		around := random(n, point{X: -size, Y: -2 * size}, point{X: 2 * size, Y: 2 * size}, rng)
		adversaries := []shapes.Strategy{columns, rows, thirds, around, nearest(n), along(n)}
		if n == 1 {
			adversaries = append(adversaries, blocker(n, inSquare, along(n)), blocker(n, inSquare, around), blocker(n, inSquare, thirds), blocker(n, inSquare, nearest(n)), blocker(n, inSquare, corners(n, along(n))))
		}
		for i, min := range adversaries {
			s, err := shapes.NewSquares(n)
			if err != nil {
				t.Fatal(err)
			}
			r := play(t, g, s, min, most)
			t.Logf("%d marks, adversary %d: %d turns of %d", n, i, r.NumTurns(), most)
		}
	}
	if _, err := shapes.NewSquares(100); !errors.Is(err, cgt.ErrLimit) {
		t.Error(err)
	}
}

// TestS30Hundred plays for a square against a hundred marks in a turn, as the source has it, with a layout that
// promises nothing, against adversaries that do not see what it is for.
func TestS30Hundred(t *testing.T) {
	const n, lines, size, spacing = 100, 200, 4, 12
	g := shapes.Game{Shape: shapes.Square{}, Max: 1, Min: n}
	rng := rand.New(rand.NewPCG(1, 30))
	around := random(n, point{X: -spacing * lines, Y: -spacing * lines}, point{X: 2 * spacing * lines, Y: 2 * spacing * lines}, rng)
	for name, min := range map[string]shapes.Strategy{"random": around, "nearest": nearest(n), "blocker near": blocker(n, inSquare, nearest(n)), "blocker": blocker(n, inSquare, around)} {
		r := play(t, g, shapes.NewSparseSquares(n, lines, size, spacing), min, 2*lines*size+2)
		if strings.HasPrefix(name, "blocker") && r.NumTurns() < lines*size {
			t.Errorf("%s holds out for %d turns only", name, r.NumTurns())
		}
	}
	// Against one that sees it, it comes to nothing: the cells that would be the third corners are gone at once.
	sees := shapes.StrategyFunc(func(b *shapes.Board) []point {
		if b.Len(zermelo.Min) > 0 {
			return nearest(n)(b)
		}
		var points []point
		for i := range n {
			points = append(points, point{X: spacing * (i % size), Y: -spacing * (1 + i/size)})
		}
		return points
	})
	var bad *shapes.MarkError
	if _, err := g.Play(t.Context(), shapes.NewSparseSquares(n, lines, size, spacing), blocker(n, inSquare, sees), 2*lines*size+2); !errors.As(err, &bad) || bad.Who != zermelo.Max {
		t.Error(err)
	}
}
