package chart_test

import (
	"bytes"
	"errors"
	"math"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"testing"

	"pgregory.net/rapid"

	"github.com/cgt-go/sdk/internal/svg/svgtest"
	"github.com/cgt-go/sdk/nim"
	"github.com/cgt-go/sdk/nim/chart"
)

// TestSequenceSVG reads the points of pictures back: for values that can be told apart there are as many as values, and
// each is as high as its value.
func TestSequenceSVG(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		values := rapid.SliceOfN(rapid.Custom(func(t *rapid.T) nim.Nimber { return nim.Nimber(rapid.Uint64Range(0, 9).Draw(t, "value")) }), 0, 300).Draw(t, "values")
		s := chart.Sequence{Values: values, First: rapid.IntRange(0, 50).Draw(t, "first")}
		if rapid.Bool().Draw(t, "periodic") {
			s.Period, s.From = rapid.IntRange(1, 40).Draw(t, "period"), rapid.IntRange(0, 100).Draw(t, "from")
		}
		picture := s.AppendSVG(nil)
		if again := s.AppendSVG(nil); !bytes.Equal(again, picture) {
			t.Fatal("drawn again, the picture is different")
		}
		heights := map[int]map[string]bool{0: {}, 1: {}} // of points and of zeros
		counts := [2]int{}
		begins := 0
		for _, e := range parse(t, picture) {
			if e.name != "path" {
				continue
			}
			kind := 0
			switch {
			case e.attrs["fill"] == "#2c9a50":
				kind = 1
			case e.attrs["stroke"] == "#dd4b3e":
				begins = strings.Count(e.attrs["d"], "M")
				continue
			case e.attrs["stroke"] != "#3b82e0":
				continue
			}
			for _, m := range regexp.MustCompile(`M([-\d.]+) ([-\d.]+)`).FindAllStringSubmatch(e.attrs["d"], -1) {
				counts[kind]++
				heights[kind][m[2]] = true
			}
		}
		zeros := 0
		different := map[nim.Nimber]bool{}
		for _, v := range values {
			if v == 0 {
				zeros++
			} else {
				different[v] = true
			}
		}
		if counts != [2]int{len(values) - zeros, zeros} || len(heights[0]) != len(different) || len(heights[1]) != min(zeros, 1) {
			t.Fatalf("%d points and %d zeros at heights %v for %v", counts[0], counts[1], heights, values)
		}
		want := 0
		if end := s.First + len(values); s.Period > 0 && s.From >= s.First && s.From < end {
			want = (end - s.From + s.Period - 1) / s.Period
		}
		if begins > 64+1 || want <= 64 && begins != want {
			t.Fatalf("%d lines where a period begins, want %d", begins, want)
		}
	})
}

// TestLongSequence checks that the picture of a long sequence is of bounded size, and that large numbers do no harm.
func TestLongSequence(t *testing.T) {
	var values []nim.Nimber
	for i := range nim.Nimber(300_000) {
		values = append(values, i*i%101)
	}
	if picture := (chart.Sequence{Values: values, Period: 101}).AppendSVG(nil); len(picture) > 2_500_000 {
		t.Errorf("the picture has %d bytes", len(picture))
	}
	for _, s := range []chart.Sequence{
		{},
		{Values: []nim.Nimber{0}},
		{Values: []nim.Nimber{math.MaxUint64, 0}, First: math.MaxInt - 1},
		{Values: values[:10], Period: math.MaxInt, From: 3},
		{Values: values[:10], Period: 1, From: math.MaxInt},
		{Values: values[:10], Period: 1, From: -1},
		{Values: values[:10], Period: -1},
	} {
		parse(t, s.AppendSVG(nil))
	}
	if err := (chart.Sequence{}).WriteSVG(broken{}); !errors.Is(err, errBroken) {
		t.Error(err)
	}
}

// TestSequenceText reads tables back.
func TestSequenceText(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		values := rapid.SliceOf(rapid.Custom(func(t *rapid.T) nim.Nimber { return nim.Nimber(rapid.Uint64().Draw(t, "value")) })).Draw(t, "values")
		s := chart.Sequence{Values: values, First: rapid.IntRange(0, 50).Draw(t, "first"), PerRow: rapid.IntRange(-1, 12).Draw(t, "per row")}
		var out bytes.Buffer
		if err := s.WriteText(&out); err != nil {
			t.Fatal(err)
		}
		var got []nim.Nimber
		at := s.First
		for _, line := range strings.Split(strings.TrimSuffix(out.String(), "\n"), "\n")[1:] {
			fields := strings.Fields(line)
			if fields[0] != strconv.Itoa(at) {
				t.Fatalf("the row of %d begins with %q", at, fields[0])
			}
			for _, field := range fields[1:] {
				v, err := strconv.ParseUint(field, 10, 64)
				if err != nil {
					t.Fatal(err)
				}
				got = append(got, nim.Nimber(v))
				at++
			}
		}
		if !slices.Equal(got, values) {
			t.Fatalf("%v, want %v", got, values)
		}
	})
}

// The picture says what is known of a period, and where it begins again too often for a line each time, how far apart the
// lines are.
func TestPeriodText(t *testing.T) {
	for _, c := range []struct {
		values, period int
		saltus         nim.Nimber
		isObserved     bool
		want           string
	}{
		{128, 2, 0, false, ">period 2 from 0</text>"},
		{129, 2, 0, false, ">period 2 from 0, a line every 2 periods</text>"},
		{10_000, 12, 0, false, ">period 12 from 0, a line every 14 periods</text>"},
		{128, 3, 1, false, ">saltus 1 and period 3 from 0</text>"},
		{129, 2, 4, true, ">saltus 4 and period 2 from 0, observed, a line every 2 periods</text>"},
		{12, 2, 0, true, ">period 2 from 0, observed</text>"},
	} {
		picture := chart.Sequence{Values: make([]nim.Nimber, c.values), Period: c.period, Saltus: c.saltus, Observed: c.isObserved}.AppendSVG(nil)
		if !bytes.Contains(picture, []byte(c.want)) {
			t.Errorf("%d values with the period %d: want %q in %s", c.values, c.period, c.want, picture)
		}
	}
}

// TestLargeHeaps: numbers of heaps are apart and on the sheet, however long they are.
func TestLargeHeaps(t *testing.T) {
	for _, first := range []int{0, 1_000_000_000, math.MaxInt - 200} {
		for _, values := range []int{1, 7, 100, 200} {
			picture := chart.Sequence{Values: make([]nim.Nimber, values), First: first}.AppendSVG(nil)
			svgtest.Check(t, picture, 100_000, first)
			svgtest.Apart(t, picture, first)
		}
	}
}
