package nim

import (
	"context"
	"errors"
	"fmt"
	"slices"
	"strings"
	"testing"

	"pgregory.net/rapid"

	"github.com/cgt-go/sdk/cgt"
)

// TestSolver compares values with the definition, for games with and without what the rules may know.
func TestSolver(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		d := drawDag(t, 12)
		p := len(d) - 1
		q := rapid.IntRange(0, p).Draw(t, "q")
		want := naive(d, p)
		s := Solver[int]{Rules: d}
		if got, err := s.Value(t.Context(), p); got != want || err != nil {
			t.Fatalf("%v has the value %d, %v, want %d", d, got, err, want)
		}
		if err := s.Verify(t.Context()); err != nil {
			t.Fatal(err)
		}
		if got, err := Value(t.Context(), d, p); got != want || err != nil {
			t.Fatalf("%v has the value %d, %v, want %d", d, got, err, want)
		}
		// The theorem: the value of a sum by its own moves is the nim-sum.
		sum := Solver[duo[int]]{Rules: sumOf[int]{d}}
		split := Solver[duo[int]]{Rules: splitSum{sumOf[int]{d}}}
		x, err := sum.Value(t.Context(), duo[int]{p, q})
		if d[0] != nil {
			t.Fatal("position 0 has moves")
		}
		y, err2 := split.Value(t.Context(), duo[int]{p, q})
		z, err3 := s.Sum(t.Context(), p, q)
		if want := naive(d, p) ^ naive(d, q); x != want || y != want || z != want || err != nil || err2 != nil || err3 != nil {
			t.Fatalf("%d + %d of %v: %d, %d, %d, want %d (%v, %v, %v)", p, q, d, x, y, z, want, err, err2, err3)
		}
		if err := errors.Join(sum.Verify(t.Context()), split.Verify(t.Context())); err != nil {
			t.Fatal(err)
		}
		// Positions are equivalent if and only if their sum is won by the player who does not begin.
		same, err := s.Equivalent(t.Context(), p, q)
		if outcome, err2 := (&cgt.Solver[duo[int]]{Rules: sumOf[int]{d}}).Outcome(t.Context(), duo[int]{p, q}); same != (outcome == cgt.P) || err != nil || err2 != nil {
			t.Fatalf("%d and %d of %v are equivalent: %v, and their sum is %v", p, q, d, same, outcome)
		}
		// Winning moves are the moves to a position of value 0.
		moves, err := split.WinningMoves(t.Context(), duo[int]{p, q})
		if err != nil {
			t.Fatal(err)
		}
		var wantMoves []duo[int]
		for _, m := range (sumOf[int]{d}).AppendMoves(nil, duo[int]{p, q}, cgt.Left) {
			if naive(sumOf[int]{d}, m) == 0 && !slices.Contains(wantMoves, m) {
				wantMoves = append(wantMoves, m)
			}
		}
		if !slices.Equal(moves, wantMoves) {
			t.Fatalf("the winning moves of %d + %d of %v are %v, want %v", p, q, d, moves, wantMoves)
		}
		inSum, err := s.WinningMovesInSum(t.Context(), p, q)
		if err != nil {
			t.Fatal(err)
		}
		for i, m := range inSum {
			to := duo[int]{m.To, q}
			if m.Component == 1 {
				to = duo[int]{p, m.To}
			}
			if i >= 0 && !slices.Contains(wantMoves, to) {
				t.Fatalf("%v is no winning move in %d + %d of %v", m, p, q, d)
			}
		}
		if p != q && len(inSum) != len(wantMoves) {
			t.Fatalf("the winning moves of %d + %d of %v are %v, want %v", p, q, d, inSum, wantMoves)
		}
	})
}

// Winning Ways, ch. 4; the lists of the tests of CGSuite 2.2.
func TestSolverKnown(t *testing.T) {
	s := Solver[string]{Rules: kayles}
	for n, want := range []Nimber{0, 1, 2, 3, 1, 4, 3, 2, 1, 4, 2, 6, 4, 1, 2, 7, 1, 4, 3, 2, 1, 4, 6, 7, 4} {
		if got, err := s.Value(t.Context(), heap(n)); got != want || err != nil {
			t.Errorf("Kayles with %d pins: %d, %v, want %d", n, got, err, want)
		}
	}
	k := Solver[string]{Rules: kenyon}
	for n, want := range []Nimber{0, 1, 2, 0, 1, 2, 3, 4, 5, 3, 4, 5, 6, 7, 8, 6, 7, 8, 9, 10, 11} {
		if got, err := k.Value(t.Context(), heap(n)); got != want || err != nil {
			t.Errorf("Kenyon's game with %d: %d, %v, want %d", n, got, err, want)
		}
	}
	// Row C23: *1 + *3 + *5 + *7 = 0, and *1 + *3 + *5 + *6 = *1 with three winning moves.
	heaps := Solver[string]{Rules: nim7}
	if v, err := heaps.Sum(t.Context(), heap(1), heap(3), heap(5), heap(7)); v != 0 || err != nil {
		t.Errorf("Marienbad has the value %d, %v", v, err)
	}
	moves, err := heaps.WinningMovesInSum(t.Context(), heap(1), heap(3), heap(5), heap(6))
	want := []SumMove[string]{{0, heap(0)}, {1, heap(2)}, {2, heap(4)}}
	if !slices.Equal(moves, want) || err != nil {
		t.Errorf("1, 3, 5, 6: %v, %v", moves, err)
	}
	// Row S19: from (3, 5, 7) to (2, 5, 7), (3, 4, 7) or (3, 5, 6).
	moves, err = heaps.WinningMovesInSum(t.Context(), heap(3), heap(5), heap(7))
	if want := []SumMove[string]{{0, heap(2)}, {1, heap(4)}, {2, heap(6)}}; !slices.Equal(moves, want) || err != nil {
		t.Errorf("3, 5, 7: %v, %v", moves, err)
	}
}

// rows is Kayles on a row of pins, by closed form where it is cheap to see: a row of 1 or 2.
type rows struct{ takeAndBreak }

func (rows) NimValue(p string) (Nimber, bool) {
	switch p {
	case heap(1):
		return 1, true
	case heap(2):
		return 2, true
	}
	return 0, false
}

func TestSolverValuer(t *testing.T) {
	plain, knowing := Solver[string]{Rules: kayles}, Solver[string]{Rules: rows{kayles}}
	for n := range 20 {
		want, err := plain.Value(t.Context(), heap(n))
		got, err2 := knowing.Value(t.Context(), heap(n))
		if got != want || err != nil || err2 != nil {
			t.Errorf("%d pins: %d, %v, want %d, %v", n, got, err2, want, err)
		}
	}
	if err := knowing.Verify(t.Context()); err != nil {
		t.Error(err)
	}
	if _, known := knowing.search.known[heap(1)]; known {
		t.Error("a position with a closed form was searched")
	}
}

// threeHeaps is the game with three heaps of which one takes up to three.
var threeHeaps = cgt.ImpartialFunc[[3]int](func(dst [][3]int, p [3]int) [][3]int {
	for i := range p {
		for k := 1; k <= min(3, p[i]); k++ {
			q := p
			q[i] -= k
			dst = append(dst, q)
		}
	}
	return dst
})

func TestSolverGoroutines(t *testing.T) {
	for _, n := range []int{0, 1, 2, 8, 1000} {
		s := Solver[[3]int]{Rules: threeHeaps, Goroutines: n}
		for _, p := range [][3]int{{14, 15, 16}, {15, 15, 18}} {
			want := Nimber(p[0]%4 ^ p[1]%4 ^ p[2]%4)
			if got, err := s.Value(t.Context(), p); got != want || err != nil {
				t.Errorf("%v with %d goroutines: %d, %v, want %d", p, n, got, err, want)
			}
		}
		if err := s.Verify(t.Context()); err != nil {
			t.Error(err)
		}
		if got, want := len(s.search.known), 16*16*19; got != want {
			t.Errorf("with %d goroutines %d positions are known, want %d", n, got, want)
		}
		// A limit that is a position too low fails, and the exact one does not.
		for _, most := range []int{16*16*19 - 1, 16 * 16 * 19} {
			s := Solver[[3]int]{Rules: threeHeaps, Goroutines: n, Limits: cgt.Limits{Positions: most}}
			_, err := s.Value(t.Context(), [3]int{15, 15, 18})
			if errors.Is(err, cgt.ErrLimit) != (most < 16*16*19) {
				t.Errorf("with %d goroutines and room for %d: %v", n, most, err)
			}
			if err := s.Verify(t.Context()); err != nil {
				t.Error(err)
			}
			s.Limits.Positions = 0
			if got, err := s.Value(t.Context(), [3]int{15, 15, 18}); got != 2 || err != nil {
				t.Errorf("after the limit was raised: %d, %v", got, err)
			}
		}
	}
}

func TestSolverErrors(t *testing.T) {
	loop := cgt.ImpartialFunc[int](func(dst []int, p int) []int {
		if p == 3 {
			return append(dst, 2, 5)
		}
		return append(dst, p%5+1)
	})
	for _, n := range []int{1, 4} {
		s := Solver[int]{Rules: loop, Goroutines: n}
		_, err := s.Value(t.Context(), 7)
		var le *cgt.LoopError
		if !errors.As(err, &le) || !slices.Equal(le.Cycle, []string{"3", "2"}) || err.Error() != "cgt: infinite play: 3 → 2 → 3" {
			t.Errorf("%v", err)
		}
		if _, err := s.WinningMoves(t.Context(), 7); err == nil {
			t.Error("winning moves in a loop")
		}
	}
	// A position that splits into itself and more.
	own := Solver[duo[int]]{Rules: ownPart{}}
	if _, err := own.Value(t.Context(), duo[int]{1, 1}); !errors.As(err, new(*cgt.LoopError)) {
		t.Errorf("%v", err)
	}
	ctx, cancel := context.WithCancelCause(t.Context())
	cause := errors.New("enough")
	count := 0
	endless := Solver[int]{Rules: cgt.ImpartialFunc[int](func(dst []int, p int) []int {
		if count++; count == 5000 {
			cancel(cause)
		}
		return append(dst, p+1)
	}), Limits: cgt.Limits{Positions: -1}}
	if _, err := endless.Value(ctx, 0); !errors.Is(err, cause) {
		t.Errorf("%v", err)
	}
	for name, call := range map[string]func() error{
		"Value":        func() error { _, err := endless.Value(ctx, 0); return err },
		"Sum":          func() error { _, err := endless.Sum(ctx, 0, 1); return err },
		"Sum of none":  func() error { _, err := endless.Sum(ctx); return err },
		"Equivalent":   func() error { _, err := endless.Equivalent(ctx, 0, 1); return err },
		"WinningMoves": func() error { _, err := endless.WinningMoves(ctx, 0); return err },
		"Value, too":   func() error { _, err := Value(ctx, endless.Rules, 0); return err },
	} {
		if err := call(); !errors.Is(err, cause) {
			t.Errorf("%s when ctx is done: %v", name, err)
		}
	}
	for name, call := range map[string]func(){
		"Value":  func() { _, _ = new(Solver[int]).Value(t.Context(), 0) },
		"Verify": func() { _ = new(Solver[int]).Verify(t.Context()) },
		"Genus":  func() { _, _ = new(MisereSolver[int]).Genus(t.Context(), 0) },
		"Table":  func() { NewTable(nil) },
	} {
		func() {
			defer func() {
				if _, ok := recover().(error); !ok {
					t.Errorf("%s without rules does not panic with an error", name)
				}
			}()
			call()
		}()
	}
}

// ownPart has one move, to a sum that contains the position itself.
type ownPart struct{}

func (ownPart) AppendMoves(dst []duo[int], p duo[int], _ cgt.Player) []duo[int] {
	return append(dst, duo[int]{p.a, p.b + 1})
}

func (ownPart) Impartial() {}

func (ownPart) AppendParts(dst []duo[int], p duo[int]) []duo[int] {
	return append(dst, duo[int]{p.a, 1}, duo[int]{p.b, 1})
}

// TestSolverDeep values a play of 400,000 moves.
func TestSolverDeep(t *testing.T) {
	const n = 400_000
	s := Solver[int]{Rules: cgt.ImpartialFunc[int](func(dst []int, p int) []int {
		for k := 1; k <= min(4, p); k++ {
			dst = append(dst, p-k)
		}
		return dst
	})}
	if got, err := s.Value(t.Context(), n); got != n%5 || err != nil {
		t.Errorf("one heap of %d: %d, %v", n, got, err)
	}
}

// TestVerify checks that a wrong value or rank does not pass.
func TestVerify(t *testing.T) {
	for _, spoil := range []func(known map[string]entry){
		func(known map[string]entry) { known[heap(5)] = entry{5, known[heap(5)].rank} },
		func(known map[string]entry) { known[heap(5)] = entry{3, known[heap(5)].rank} },
		func(known map[string]entry) { known[heap(5)] = entry{4, 0} },
		func(known map[string]entry) { delete(known, heap(5)) },
	} {
		s := Solver[string]{Rules: kayles}
		if _, err := s.Value(t.Context(), heap(9)); err != nil || s.Verify(t.Context()) != nil {
			t.Fatal(err)
		}
		spoil(s.search.known)
		if err := s.Verify(t.Context()); !errors.As(err, new(*cgt.RulesetError)) {
			t.Errorf("a spoilt Solver verifies: %v", err)
		}
	}
	s := Solver[string]{Rules: kayles}
	if _, err := s.Value(t.Context(), heap(20)); err != nil {
		t.Fatal(err)
	}
	ctx, cancel := context.WithCancel(t.Context())
	cancel()
	if err := s.Verify(ctx); !errors.Is(err, context.Canceled) {
		t.Errorf("Verify with ctx done: %v", err)
	}
}

// aside is a ruleset of heaps from which each player takes one of his numbers. It says that it is impartial.
type aside [2][]int

func (r aside) AppendMoves(dst []int, p int, who cgt.Player) []int {
	for _, n := range r[who] {
		if n <= p {
			dst = append(dst, p-n)
		}
	}
	return dst
}

func (aside) Impartial() {}

// Solvers ask for the moves of Left alone. Verify asks whether Right has the same, in whatever order.
func TestVerifyImpartial(t *testing.T) {
	for _, c := range []struct {
		rules aside
		want  string // or "" if they are impartial
	}{
		{aside{{1, 2}, {2, 1, 1}}, ""},
		{aside{{1, 1, 2}, {1, 2}}, ""},
		{aside{{1, 2}, {1, 2, 3}}, "at 3 (Right): Left has other moves"},
		{aside{{1, 2, 3}, {1, 2}}, "at 3 (Right): Left has other moves"},
		{aside{{1, 2}, {1, 3}}, "at 2 (Right): Left has other moves"},
	} {
		s, misere := Solver[int]{Rules: c.rules}, MisereSolver[int]{Rules: c.rules}
		_, err := s.Value(t.Context(), 9)
		_, misereErr := misere.Value(t.Context(), 9)
		if err := errors.Join(err, misereErr); err != nil {
			t.Fatal(err)
		}
		for _, err := range []error{s.Verify(t.Context()), misere.Verify(t.Context())} {
			if (err == nil) != (c.want == "") || err != nil && !strings.Contains(err.Error(), c.want) {
				t.Errorf("%v: %v", c.rules, err)
			}
		}
	}
}

// twin is a position whose text does not tell it from others.
type twin int

func (twin) String() string { return "twin" }

// changing are rules of which a position may lose its moves and another may get one that only Left has.
type changing struct{ hasChanged *bool }

func (r changing) AppendMoves(dst []twin, p twin, who cgt.Player) []twin {
	switch {
	case p == 0, p == 1 && *r.hasChanged:
		return dst
	case p == 2 && *r.hasChanged && who == cgt.Left:
		dst = append(dst, 1)
	}
	return append(dst, 0)
}

func (changing) Impartial() {}

// Of two failures at positions with the same text Verify reports the same one each time.
func TestVerifyTwins(t *testing.T) {
	for range 10 { // the order of a map is another each time
		hasChanged := false
		s, misere := Solver[twin]{Rules: changing{&hasChanged}}, MisereSolver[twin]{Rules: changing{&hasChanged}}
		for p := range twin(3) {
			_, err := s.Value(t.Context(), p)
			_, misereErr := misere.Value(t.Context(), p)
			if err := errors.Join(err, misereErr); err != nil {
				t.Fatal(err)
			}
		}
		hasChanged = true
		for _, err := range []error{s.Verify(t.Context()), misere.Verify(t.Context())} {
			if want := "at twin (Left): the moves do not bear out"; err == nil || !strings.Contains(err.Error(), want) {
				t.Errorf("%v, want %s", err, want)
			}
		}
	}
}

func TestSolverProgress(t *testing.T) {
	var reports []cgt.Stats
	s := Solver[int]{
		Rules:    cgt.ImpartialFunc[int](func(dst []int, p int) []int { return append(dst, make([]int, min(p, 1))...) }),
		Progress: func(st cgt.Stats) { reports = append(reports, st) },
	}
	for p := range 3 {
		if _, err := s.Value(t.Context(), p); err != nil {
			t.Fatal(err)
		}
	}
	if len(reports) != 0 {
		t.Errorf("progress of three positions: %v", reports)
	}
	s = Solver[int]{
		Rules: cgt.ImpartialFunc[int](func(dst []int, p int) []int {
			if p > 0 {
				dst = append(dst, p-1)
			}
			return dst
		}),
		Progress: func(st cgt.Stats) { reports = append(reports, st) },
	}
	if _, err := s.Value(t.Context(), 3*cgt.ProgressEvery); err != nil {
		t.Fatal(err)
	}
	if len(reports) != 3 || reports[0] != (cgt.Stats{Positions: cgt.ProgressEvery, Depth: cgt.ProgressEvery - 1}) {
		t.Errorf("progress: %v", reports)
	}
}

// Whoever of several goroutines finds the positions, the caller reports them all.
func TestSolverGoroutinesProgress(t *testing.T) {
	const heap = 32
	for _, n := range []int{1, 2, 8} {
		var reports []int
		s := Solver[[3]int]{Rules: threeHeaps, Goroutines: n, Progress: func(st cgt.Stats) { reports = append(reports, st.Positions/cgt.ProgressEvery) }}
		if _, err := s.Value(t.Context(), [3]int{heap, heap, heap}); err != nil {
			t.Fatal(err)
		}
		want := len(s.search.known) / cgt.ProgressEvery
		if want != 2 || len(reports) == 0 || reports[len(reports)-1] != want || !slices.IsSorted(reports) {
			t.Errorf("%d goroutines report %d at %v", n, len(s.search.known), reports)
		}
	}
}

func TestMexSet(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		var s mexSet
		for range 3 {
			s.clear()
			var values []Nimber
			for range rapid.IntRange(0, 3).Draw(t, "runs") {
				from := rapid.SampledFrom([]int{0, 1, 50, 64, 120, mostInWords - 3}).Draw(t, "from")
				for x := from; x < from+rapid.IntRange(0, 80).Draw(t, "length"); x++ {
					values = append(values, Nimber(x))
				}
			}
			for _, v := range values {
				s.add(v)
			}
			mex := Nimber(0)
			for slices.Contains(values, mex) {
				mex++
			}
			if got := s.mex(); got != mex {
				t.Fatalf("the mex of %v is %d, want %d", values, got, mex)
			}
		}
	})
	var s mexSet
	for x := range Nimber(mostInWords + 100) {
		s.add(x)
	}
	if got := s.mex(); got != mostInWords+100 {
		t.Errorf("the mex of many is %d", got)
	}
}

func TestTable(t *testing.T) {
	// A row of n pins as a number; two rows a and b as one, with a marker.
	const most = 1 << 20
	kayles := splitRow{most}
	table := NewTable(kayles)
	if err := table.Extend(t.Context(), 200); err != nil {
		t.Fatal(err)
	}
	s := Solver[string]{Rules: takeAndBreak{0, 7, 7}}
	for n := range 40 {
		want, err := s.Value(t.Context(), heap(n))
		if got, ok := table.Value(n); got != want || !ok || err != nil {
			t.Errorf("a row of %d: %d, %v, want %d", n, got, ok, want)
		}
	}
	// Winning Ways, ch. 4: from 71 on Kayles has the period 12.
	for n := 71; n+12 < table.Len(); n++ {
		a, _ := table.Value(n)
		if b, _ := table.Value(n + 12); a != b {
			t.Errorf("the values of %d and %d differ", n, n+12)
		}
	}
	count := 0
	for p, v := range table.All() {
		if w, _ := table.Value(p); v != w || p != count {
			t.Errorf("%d: %d", p, v)
		}
		if count++; count == 100 {
			break
		}
	}
	for _, p := range []int{-1, 200} {
		if _, ok := table.Value(p); ok {
			t.Errorf("position %d is in the table", p)
		}
	}
	if err := table.Extend(t.Context(), 10); err != nil || table.Len() != 200 {
		t.Errorf("a table of %d positions, %v", table.Len(), err)
	}
	for _, q := range []int{-1, 5, 6} {
		bad := NewTable(cgt.ImpartialFunc[int](func(dst []int, p int) []int {
			if p == 5 {
				dst = append(dst, q)
			}
			return dst
		}))
		var re *cgt.RulesetError
		if err := bad.Extend(t.Context(), 10); !errors.As(err, &re) || re.Position != "5" || bad.Len() != 5 {
			t.Errorf("a move from 5 to %d: %v, %d positions", q, err, bad.Len())
		}
	}
	ctx, cancel := context.WithCancel(t.Context())
	cancel()
	if err := table.Extend(ctx, 300); !errors.Is(err, context.Canceled) || table.Len() != 200 {
		t.Errorf("Extend with ctx done: %v", err)
	}
}

// splitRow is Kayles on numbers: a number below most is a row, and most·a + b stands for two.
type splitRow struct{ most int }

func (r splitRow) AppendMoves(dst []int, p int, _ cgt.Player) []int {
	for taken := 1; taken <= 2; taken++ {
		for a := 0; 2*a <= p-taken; a++ {
			dst = append(dst, r.most*a+p-taken-a)
		}
	}
	return dst
}

func (splitRow) Impartial() {}

func (r splitRow) AppendParts(dst []int, p int) []int { return append(dst, p/r.most, p%r.most) }

func BenchmarkSolver(b *testing.B) {
	rules := cgt.ImpartialFunc[[3]int](func(dst [][3]int, p [3]int) [][3]int {
		for i := range p {
			for k := range p[i] {
				q := p
				q[i] = k
				dst = append(dst, q)
			}
		}
		return dst
	})
	for _, n := range []int{1, 2} {
		b.Run(fmt.Sprintf("goroutines=%d", n), func(b *testing.B) {
			for b.Loop() {
				s := Solver[[3]int]{Rules: rules, Goroutines: n}
				if _, err := s.Value(b.Context(), [3]int{29, 30, 31}); err != nil {
					b.Fatal(err)
				}
			}
		})
	}
}

// BenchmarkTable values Kayles up to 1000 pins.
func BenchmarkTable(b *testing.B) {
	for b.Loop() {
		if err := NewTable(splitRow{1 << 20}).Extend(b.Context(), 1001); err != nil {
			b.Fatal(err)
		}
	}
}
