package heaps_test

import (
	"bufio"
	"errors"
	"os"
	"strconv"
	"strings"
	"testing"

	"github.com/cgt-go/sdk/cgt"
	"github.com/cgt-go/sdk/internal/detector"
	"github.com/cgt-go/sdk/nim"
	"github.com/cgt-go/sdk/nim/heaps"
)

// fact is a row of testdata/periods.tsv, by the names of the columns.
type fact map[string]string

func (f fact) int(t *testing.T, column string) int {
	t.Helper()
	n, err := strconv.Atoi(f[column])
	if err != nil {
		t.Fatalf("%s: column %s: %v", f["code"], column, err)
	}
	return n
}

func readFacts(t *testing.T) []fact {
	t.Helper()
	file, err := os.Open("testdata/periods.tsv")
	if err != nil {
		t.Fatal(err)
	}
	defer file.Close()
	var facts []fact
	var columns []string
	for in := bufio.NewScanner(file); in.Scan(); {
		if strings.HasPrefix(in.Text(), "#") {
			continue
		}
		fields := strings.Split(in.Text(), "\t")
		if columns == nil {
			columns = fields
			continue
		}
		f := fact{}
		for i, field := range fields {
			f[columns[i]] = field
		}
		facts = append(facts, f)
	}
	if len(facts) < 50 {
		t.Fatalf("only %d facts", len(facts))
	}
	return facts
}

// Facts about more values than mostInTest are only looked at for some; for the proofs there are benchmarks.
const (
	mostInTest = 200_000
	some       = 10_000
)

// TestFacts checks facts from the literature: first values, the largest value and the first heap that has it, and
// periods with their proofs.
func TestFacts(t *testing.T) {
	for _, f := range readFacts(t) {
		t.Run(f["code"], func(t *testing.T) {
			checked := f.int(t, "N_checked")
			size := checked + 1
			if checked > mostInTest {
				size = some
			}
			if detector.On && size > some {
				t.Skip("it takes too long with the race detector")
			}
			s := sequence(t, f["code"], size)
			if f["first_values"] != "" {
				for n, text := range strings.Split(f["first_values"], ",") {
					if v, err := strconv.ParseUint(text, 10, 64); err != nil || s.At(n) != nim.Nimber(v) {
						t.Fatalf("the value of %d is %d, want %s", n, s.At(n), text)
					}
				}
			}
			if value, heap := s.Largest(); f["max_nim_value"] != "" && (f["first_index_of_max"] == "" || f.int(t, "first_index_of_max") < size) {
				if value != nim.Nimber(f.int(t, "max_nim_value")) || f["first_index_of_max"] != "" && heap != f.int(t, "first_index_of_max") {
					t.Errorf("the largest value is %d, of %d", value, heap)
				}
			}
			p, ok := s.Period()
			if f["kind"] == "unknown" || checked > mostInTest {
				if ok {
					t.Errorf("a period: %v", p)
				}
				return
			}
			if !ok {
				t.Fatal("no period")
			}
			if p.Length != f.int(t, "period") || p.Preperiod != f.int(t, "preperiod") || p.Saltus != nim.Nimber(f.int(t, "saltus")) {
				t.Errorf("%v, want period %s from %s on with saltus %s", p, f["period"], f["preperiod"], f["saltus"])
			}
			if f["verified"] == "yes" && !p.IsProved() {
				t.Error("the period is not proved")
			}
			if err := p.Verify(t.Context(), s); err != nil {
				t.Error(err)
			}
			// From the certificate follows the whole sequence.
			for n := range s.Len() {
				if m, plus := p.Reduce(n); s.At(n) != s.At(m)+plus || m >= p.Preperiod+p.Length {
					t.Fatalf("Reduce(%d) = %d, %d", n, m, plus)
				}
			}
		})
	}
}

// TestCousins checks that sequences of games are those of others, shifted. Source: Winning Ways, ch. 4.
func TestCousins(t *testing.T) {
	for _, c := range []struct {
		a, b  string
		shift int // G_a(n) = G_b(n + shift)
	}{
		{"0.137", "0.07", 1}, {"0.07", "0.4", 1}, {"0.37", "0.6", 1}, {"0.177", "0.45", 1}, {"0.77", "0.77", 0},
	} {
		s, u := sequence(t, c.a, 3000), sequence(t, c.b, 3000+c.shift)
		for n := 1; n < 3000; n++ {
			if s.At(n) != u.At(n+c.shift) {
				t.Errorf("%s and %s differ at %d", c.a, c.b, n)
				break
			}
		}
	}
}

// TestFindPeriod finds how far one must go by itself.
func TestFindPeriod(t *testing.T) {
	s := &heaps.Sequence{Code: heaps.Kayles()}
	p, err := s.FindPeriod(t.Context())
	if err != nil || p.Length != 12 || p.Preperiod != 71 || p.Proof != heaps.Window {
		t.Errorf("%v, %v", p, err)
	}
	s = &heaps.Sequence{Code: heaps.Officers(), Limits: heaps.Limits{Values: 5000}}
	var limit *cgt.LimitError
	if _, err := s.FindPeriod(t.Context()); !errors.As(err, &limit) || limit.Limit != 5000 {
		t.Errorf("%v", err)
	}
}

// TestLatePeriods checks periods that come late, with their proofs, and that of one value less there is no proof; that
// of 0.354 with -long only.
// Source: A. Gangolli, T. Plambeck, A note on periodicity in some octal games, 1989; for 0.354 A. Flammenkamp, 2002, in
// the tables of tczajka/octal-games.
func TestLatePeriods(t *testing.T) {
	if detector.On {
		t.Skip("it takes too long with the race detector")
	}
	for _, c := range []struct {
		code                       string
		period, preperiod, checked int // as the theorem of Guy and Smith wants: 2n₀ + 2p + k - 1 values
	}{
		{"0.16", 149_459, 105_351, 2*105_351 + 2*149_459 + 2 - 1},
		{"0.56", 144, 326_640, 2*326_640 + 2*144 + 2 - 1},
		{"0.376", 4, 2_268_248, 2*2_268_248 + 2*4 + 3 - 1},
		{"0.354", 1180, 10_061_916, 2*10_061_916 + 2*1180 + 3 - 1},
	} {
		if c.checked > 1_000_000 && testing.Short() || c.checked > 10_000_000 && !*long {
			continue // it takes some seconds, or a quarter of a minute
		}
		s := sequence(t, c.code, c.checked-1)
		if p, ok := s.Period(); ok {
			t.Errorf("with %d values: %v", s.Len(), p)
		}
		if err := s.Extend(t.Context(), c.checked); err != nil {
			t.Fatal(err)
		}
		p, ok := s.Period()
		if !ok || p.Length != c.period || p.Preperiod != c.preperiod || p.Checked != c.checked || p.Proof != heaps.Window {
			t.Errorf("%v, %v", p, ok)
		}
		if err := p.Verify(t.Context(), s); err != nil {
			t.Error(err)
		}
	}
}

// TestNamed checks the codes of the games with names, and the periods that their documentation names.
func TestNamed(t *testing.T) {
	for _, c := range []struct {
		code              heaps.Code
		text              string
		period, preperiod int
	}{
		{heaps.Nim(), "0.[3]", 1, 0},
		{heaps.Kayles(), "0.77", 12, 71},
		{heaps.DawsonsKayles(), "0.07", 34, 53},
		{heaps.DawsonsChess(), "0.137", 34, 52},
		{heaps.Guiles(), "0.15", 10, 1},
		{heaps.Lasker(), "4.[3]", 4, 1},
		{heaps.Treblecross(), "0.007", 0, 0},
		{heaps.Officers(), "0.6", 0, 0},
		{heaps.Grundy(), "4!.0", 0, 0},
	} {
		if c.code.String() != c.text {
			t.Errorf("%v, want %s", c.code, c.text)
		}
		p, ok := sequence(t, c.text, 1000).Period()
		if ok != (c.period > 0) || p.Length != c.period || p.Preperiod != c.preperiod {
			t.Errorf("%s: %v, %v", c.text, p, ok)
		}
	}
	// Winning Ways, ch. 4: Lasker's Nim.
	s := sequence(t, "4.[3]", 1000)
	for n := 1; n < 1000; n++ {
		want := n
		switch n % 4 {
		case 3:
			want++
		case 0:
			want--
		}
		if s.At(n) != nim.Nimber(want) {
			t.Fatalf("the value of %d is %d", n, s.At(n))
		}
	}
}
