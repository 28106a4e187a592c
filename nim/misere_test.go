package nim

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"slices"
	"testing"

	"pgregory.net/rapid"

	"github.com/cgt-go/sdk/cgt"
)

// withTwos is a position with heaps beside it: so many of size 2, and so many of size 1.
type withTwos struct{ p, twos, ones int }

type besideTwos struct{ rules dag }

func (b besideTwos) AppendMoves(dst []withTwos, p withTwos, who cgt.Player) []withTwos {
	for _, q := range b.rules.AppendMoves(nil, p.p, who) {
		dst = append(dst, withTwos{q, p.twos, p.ones})
	}
	if p.twos > 0 {
		dst = append(dst, withTwos{p.p, p.twos - 1, p.ones}, withTwos{p.p, p.twos - 1, p.ones + 1})
	}
	if p.ones > 0 {
		dst = append(dst, withTwos{p.p, p.twos, p.ones - 1})
	}
	return dst
}

func (besideTwos) Impartial() {}

// TestGenus compares genera with their definition, and outcomes with the search of package cgt.
func TestGenus(t *testing.T) {
	tame, wild := 0, 0
	rapid.Check(t, func(t *rapid.T) {
		// *0, *1, *2, and the position with the one move to *2, without which all is tame: then what comes by chance.
		d := dag{nil, {0}, {0, 1}, {2}}
		for p := 4; p < 11; p++ {
			d = append(d, rapid.SliceOfN(rapid.IntRange(0, p-1), 1, 3).Draw(t, fmt.Sprint("moves from ", p)))
		}
		p := len(d) - 1
		s := MisereSolver[int]{Rules: d}
		g, err := s.Genus(t.Context(), p)
		if err != nil || g.Normal() != naive(d, p) || g.Misere() != naiveMisere(d, p) {
			t.Fatalf("%v has the genus %v, %v; its values are %d and %d", d, g, err, naive(d, p), naiveMisere(d, p))
		}
		beside := MisereSolver[withTwos]{Rules: besideTwos{d}}
		for n := range len(g.Digits()) + 4 {
			want, err := beside.Value(t.Context(), withTwos{p, n, 0})
			if got := g.At(n); got != want || err != nil {
				t.Fatalf("%v has the genus %v, but its misère value with %d heaps *2 is %d, %v", d, g, n, want, err)
			}
		}
		misere := cgt.Solver[int]{Rules: d, Misere: true}
		want, err := misere.Outcome(t.Context(), p)
		if got, err2 := s.Outcome(t.Context(), p); got != want || err != nil || err2 != nil {
			t.Fatalf("%v has the outcome %v, want %v", d, got, want)
		}
		wantMoves, err := misere.WinningMoves(t.Context(), p, cgt.Left)
		if got, err2 := s.WinningMoves(t.Context(), p); !slices.Equal(got, wantMoves) || err != nil || err2 != nil {
			t.Fatalf("the winning moves of %v are %v, want %v", d, got, wantMoves)
		}
		if err := errors.Join(s.Verify(t.Context()), beside.Verify(t.Context())); err != nil {
			t.Fatal(err)
		}
		if h, err := ParseGenus(g.String()); h != g || err != nil {
			t.Fatalf("%v is read as %v, %v", g, h, err)
		}
		// The sum of tame positions is as that of positions of Nim.
		q := rapid.IntRange(0, p).Draw(t, "q")
		pTame, err := s.IsTame(t.Context(), p)
		qTame, err2 := s.IsTame(t.Context(), q)
		if err = errors.Join(err, err2); err != nil {
			t.Fatal(err)
		}
		if pTame && qTame {
			tame++
			h, err := s.Genus(t.Context(), q)
			if err != nil {
				t.Fatal(err)
			}
			sum := MisereSolver[duo[int]]{Rules: sumOf[int]{d}}
			want, err := sum.Genus(t.Context(), duo[int]{p, q})
			if got, ok := g.AddTame(h); got != want || !ok || err != nil {
				t.Fatalf("%v + %v is %v, %v, but of %d and %d in %v it is %v", g, h, got, ok, p, q, d, want)
			}
		} else {
			wild++
		}
	})
	if tame == 0 || wild == 0 {
		t.Errorf("%d sums were tame, %d were not", tame, wild)
	}
}

// TestGenusHeap checks the genera of heaps and sums of heaps in Nim, and who wins: Winning Ways, ch. 13.
func TestGenusHeap(t *testing.T) {
	s := MisereSolver[string]{Rules: nim7}
	for n := range 8 {
		g, err := s.Genus(t.Context(), heap(n))
		if g != HeapGenus(Nimber(n)) || err != nil {
			t.Errorf("*%d has the genus %v, %v", n, g, err)
		}
	}
	for a := range 5 {
		for b := range 5 {
			for c := range 5 {
				p := heap(a, b, c)
				sum, largest := a^b^c, max(a, b, c)
				want := cgt.N
				if largest > 1 && sum == 0 || largest <= 1 && sum == 1 {
					want = cgt.P
				}
				if got, err := s.Outcome(t.Context(), p); got != want || err != nil {
					t.Errorf("misère Nim with %d, %d, %d: %v, %v, want %v", a, b, c, got, err, want)
				}
				if got := MisereNim(Nimber(a), Nimber(b), Nimber(c)); got != want {
					t.Errorf("MisereNim(%d, %d, %d) = %v, want %v", a, b, c, got, want)
				}
				g := HeapGenus(Nimber(a))
				for _, n := range []int{b, c} {
					g, _ = g.AddTame(HeapGenus(Nimber(n)))
				}
				if got, err := s.Genus(t.Context(), p); got != g || err != nil {
					t.Errorf("the genus of %d, %d, %d is %v, %v, want %v", a, b, c, got, err, g)
				}
				if tame, err := s.IsTame(t.Context(), p); !tame || err != nil {
					t.Errorf("a position of Nim is not tame, %v", err)
				}
			}
		}
	}
}

// The tests of CGSuite 2.2: misère values of Kayles, and genera of Kenyon's game and of single positions.
func TestGenusKnown(t *testing.T) {
	s := MisereSolver[string]{Rules: kayles}
	for n, want := range []Nimber{1, 0, 2, 3, 0, 1, 3, 2, 1, 0, 2, 4, 0, 1, 2, 5, 1, 6, 3, 2, 0} {
		if got, err := s.Value(t.Context(), heap(n)); got != want || err != nil {
			t.Errorf("Kayles with %d pins has the misère value %d, %v, want %d", n, got, err, want)
		}
	}
	k := MisereSolver[string]{Rules: kenyon}
	for n, text := range []string{
		"0", "1", "2", "0", "1", "2", "3^1431", "4^0564", "5^46", "3^1431", "4^0564", "5^4875", "6^(1,9,10,8)", "7^075", "8^6875", "6^(1,9,10,8)", "7^075",
		"8^(6,10,8)", "9^(1,9,12,11,9)",
	} {
		want, err := ParseGenus(text)
		if err != nil {
			t.Fatal(err)
		}
		if got, err := k.Genus(t.Context(), heap(n)); got != want || err != nil {
			t.Errorf("Kenyon's game with %d has the genus %v, %v, want %v", n, got, err, text)
		}
	}
	// Positions by their options: 0, *1, *2, *3 have the numbers 0 to 3.
	for _, test := range []struct {
		rest dag // from 4 on
		want string
	}{
		{dag{{2}, {4, 1}}, "2^1420"},                    // *[[2],1]
		{dag{{2}, {4, 2, 0}, {4, 3}, {5, 6, 1}}, "0^2"}, // *[[[2],2,0],[[2],3],1]
		{dag{{2}}, "0^02"},                              // *[[2]]: one option, *2
		{dag{{2}, {4}}, "1^13"},                         // *[[[2]]]
	} {
		d := append(dag{nil, {0}, {0, 1}, {0, 1, 2}}, test.rest...)
		want, err := ParseGenus(test.want)
		if err != nil {
			t.Fatal(err)
		}
		misere := MisereSolver[int]{Rules: d}
		if got, err := misere.Genus(t.Context(), len(d)-1); got != want || err != nil {
			t.Errorf("%v has the genus %v, %v, want %v", test.rest, got, err, want)
		}
	}
}

func TestGenusText(t *testing.T) {
	if text := (Genus{}).String(); text != "0^120" || (Genus{}) != HeapGenus(0) || (Genus{}).At(5) != 2 {
		t.Errorf("the zero Genus is %s", text)
	}
	for text, want := range map[string]string{
		"0": "0^120", "1": "1^031", "2": "2^20", "0^0": "0^02", "5^46": "5^46", "12^(12,14)": "12^(12,14)", "0^1202020": "0^120", "3^(1,4,3,1)": "3^1431", "7^7": "7^75",
	} {
		if g, err := ParseGenus(text); g.String() != want || err != nil {
			t.Errorf("%s is read as %v, %v, want %s", text, g, err, want)
		}
	}
	for text, offset := range map[string]int{
		"": 0, "x": 0, "-1^02": 0, "3^": 2, "3^1a": 3, "3^(1,x)": 5, "3^(1": 4, "3^()": 3, "18446744073709551616": 0, "^12": 0, "3^1,2": 3,
	} {
		var se *cgt.SyntaxError
		if g, err := ParseGenus(text); !errors.As(err, &se) || se.Offset != offset || g != (Genus{}) {
			t.Errorf("%q is read as %v, %v", text, g, err)
		}
	}
	if _, ok := (Genus{}).AddTame(newGenus(3, []Nimber{1, 4, 3, 1})); ok {
		t.Error("a wild genus was added")
	}
}

func TestGenusJSON(t *testing.T) {
	for _, text := range []string{"0^120", "1^031", "3^1431", "12^(12,14)"} {
		var g Genus
		want, err := ParseGenus(text)
		if err != nil {
			t.Fatal(err)
		}
		b, err := json.Marshal(map[Genus]Genus{want: want})
		if both := fmt.Sprintf("{%q:%q}", text, text); err != nil || string(b) != both {
			t.Errorf("%v in JSON is %s, %v", text, b, err)
		}
		if err := json.Unmarshal(fmt.Appendf(nil, "%q", text), &g); err != nil || g.String() != text {
			t.Errorf("%v from JSON is %v, %v", text, g, err)
		}
	}
	g := HeapGenus(5)
	if err := g.UnmarshalText([]byte("5^")); err == nil || g != HeapGenus(5) {
		t.Errorf("a wrong text gives %v, %v", g, err)
	}
}

func FuzzParseGenus(f *testing.F) {
	for _, s := range []string{"0", "0^120", "3^1431", "12^(12,14)", "5^(", "1^^"} {
		f.Add(s)
	}
	f.Fuzz(func(t *testing.T, s string) {
		g, err := ParseGenus(s)
		if err != nil {
			return
		}
		if h, err := ParseGenus(g.String()); h != g || err != nil {
			t.Errorf("%q is read as %v, and that as %v, %v", s, g, h, err)
		}
	})
}

func TestMisereSolverErrors(t *testing.T) {
	s := MisereSolver[string]{Rules: kayles, Limits: cgt.Limits{Positions: 20}}
	if _, err := s.Genus(t.Context(), heap(9, 9)); !errors.Is(err, cgt.ErrLimit) {
		t.Errorf("%v", err)
	}
	if _, err := s.WinningMoves(t.Context(), heap(9, 9)); !errors.Is(err, cgt.ErrLimit) {
		t.Errorf("%v", err)
	}
	s.Limits.Positions = 0
	if o, err := s.Outcome(t.Context(), heap(4, 4)); err != nil {
		t.Errorf("%v, %v", o, err)
	}
	s.search.known[heap(1, 1)] = misereEntry{genus: HeapGenus(1), rank: s.search.known[heap(1, 1)].rank}
	if err := s.Verify(t.Context()); !errors.As(err, new(*cgt.RulesetError)) {
		t.Errorf("a spoilt solver verifies: %v", err)
	}
	ctx, cancel := context.WithCancel(t.Context())
	cancel()
	if _, err := s.Value(ctx, heap(30)); !errors.Is(err, context.Canceled) {
		t.Errorf("%v", err)
	}
	if _, err := s.WinningMoves(ctx, heap()); !errors.Is(err, context.Canceled) {
		t.Errorf("%v", err)
	}
	if _, err := s.Outcome(ctx, heap(30)); !errors.Is(err, context.Canceled) {
		t.Errorf("%v", err)
	}
	loop := MisereSolver[int]{Rules: cgt.ImpartialFunc[int](func(dst []int, p int) []int { return append(dst, 1-p) })}
	if _, err := loop.Genus(t.Context(), 0); !errors.As(err, new(*cgt.LoopError)) {
		t.Errorf("%v", err)
	}
}

// TestMisereSolverGoroutines checks that several goroutines find the same.
func TestMisereSolverGoroutines(t *testing.T) {
	one := MisereSolver[string]{Rules: kayles}
	many := MisereSolver[string]{Rules: kayles, Goroutines: 4}
	for _, p := range []string{heap(13), heap(9, 8), heap(15)} {
		want, err := one.Genus(t.Context(), p)
		got, err2 := many.Genus(t.Context(), p)
		if got != want || err != nil || err2 != nil {
			t.Errorf("%s: %v, %v, want %v, %v", p, got, err2, want, err)
		}
	}
	if err := many.Verify(t.Context()); err != nil || len(many.search.known) != len(one.search.known) {
		t.Errorf("%d and %d positions, %v", len(many.search.known), len(one.search.known), err)
	}
}
