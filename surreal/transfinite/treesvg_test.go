package transfinite

import (
	"bytes"
	"errors"
	"fmt"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"testing"

	"pgregory.net/rapid"

	"github.com/cgt-go/sdk/internal/plane"
	"github.com/cgt-go/sdk/internal/svg/svgtest"
)

// TestTreeDiagram compares the parents in trees with the longest beginnings that are there, and checks that numbers
// grow from left to right.
func TestTreeDiagram(t *testing.T) {
	rapid.Check(t, func(r *rapid.T) {
		days := rapid.IntRange(0, 3).Draw(r, "days")
		var numbers []Number
		for range rapid.IntRange(0, 6).Draw(r, "numbers") {
			text := rapid.SampledFrom([]string{
				"0", "1/2", "-3/8", "1/3", "2/3", "5/7", "85/128", "171/256", "w", "w + 1", "w - 1/3", "w/2", "3/4*w", "1/w", "1/3 + 1/w", "2/3 - 1/w", "sqrt(w)", "w^w - 1", "-w^2", "-5",
			}).Draw(r, "number")
			numbers = append(numbers, MustParse(text))
		}
		tree, err := newTreeDiagram(days, numbers)
		if err != nil {
			t.Fatal(err)
		}
		for i, n := range tree.nodes {
			want := -1
			for j, p := range tree.nodes {
				prefix, err := n.signs.Prefix(p.birthday)
				if err != nil {
					t.Fatal(err)
				}
				if p.birthday.Compare(n.birthday) < 0 && prefix.Equal(p.signs) && (want < 0 || tree.nodes[want].birthday.Compare(p.birthday) < 0) {
					want = j
				}
			}
			if n.parent != want {
				t.Fatalf("%v: the parent of %v is %d, want %d", numbers, n.signs, n.parent, want)
			}
			if i > 0 && (tree.nodes[i-1].signs.Compare(n.signs) >= 0 || tree.nodes[i-1].row == n.row && tree.nodes[i-1].x >= n.x) {
				t.Fatalf("%v: %v stands at %v, behind %v at %v", numbers, n.signs, n.x, tree.nodes[i-1].signs, tree.nodes[i-1].x)
			}
		}
		for _, x := range numbers {
			if !slices.ContainsFunc(tree.nodes, func(n treeNode) bool { return n.marked && n.label == fmt.Sprintf("%+v", x) }) {
				t.Fatalf("%v is not marked", x)
			}
		}
		var one, other bytes.Buffer
		slices.Reverse(numbers)
		if err := WriteTreeSVG(&one, days, numbers...); err != nil {
			t.Fatal(err)
		}
		other.Write(tree.svg())
		if one.String() != other.String() {
			t.Fatalf("%v: the order of the numbers makes a difference", numbers)
		}
		svgtest.Check(t, one.Bytes(), 40_000, numbers)
	})
}

func TestTreeSVG(t *testing.T) {
	var b bytes.Buffer
	if err := WriteTreeSVG(&b, 4); err != nil {
		t.Fatal(err)
	}
	for _, label := range []string{"0", "1", "-1", "-2", "1/2", "3/4", "7/8", "-3/2", "-7/4"} { // of Fig. 9
		if strings.Count(b.String(), ">"+label+"</text>") < 1 {
			t.Errorf("%s is not there", label)
		}
	}
	if n := strings.Count(b.String(), "<circle"); n != 31 {
		t.Errorf("%d numbers, want 31", n)
	}
	b.Reset()
	var exponent *ExponentError
	if err := WriteTreeSVG(&b, 2, MustParse("w^(1/3)")); !errors.As(err, &exponent) || b.Len() > 0 {
		t.Errorf("%v, %d bytes", err, b.Len())
	}
	long := MustParse(strings.Repeat("7", 5000))
	if err := WriteTreeSVG(&b, MaxTreeDays, long); err != nil {
		t.Error(err)
	}
	svgtest.Check(t, b.Bytes(), 120_000, "a long number")
	for _, days := range []int{-1, MaxTreeDays + 1} {
		func() {
			defer func() {
				if recover() == nil {
					t.Errorf("a tree of %d days", days)
				}
			}()
			_ = WriteTreeSVG(&b, days)
		}()
	}
}

// TestTreeLabels: no line runs through a label, at any number of days.
func TestTreeLabels(t *testing.T) {
	for days := range MaxTreeDays + 1 {
		var b bytes.Buffer
		if err := WriteTreeSVG(&b, days); err != nil {
			t.Fatal(err)
		}
		var lines [][2]plane.Point
		for _, m := range regexp.MustCompile(`M(-?[0-9.]+) (-?[0-9.]+)L(-?[0-9.]+) (-?[0-9.]+)`).FindAllStringSubmatch(b.String(), -1) {
			var n [4]float64
			for i := range n {
				var err error
				if n[i], err = strconv.ParseFloat(m[i+1], 64); err != nil {
					t.Fatal(err)
				}
			}
			lines = append(lines, [2]plane.Point{{X: n[0], Y: n[1]}, {X: n[2], Y: n[3]}})
		}
		for _, text := range svgtest.Texts(t, b.Bytes()) {
			for _, line := range lines {
				for k := range 1001 {
					if text.Wider(-1).Has(line[0].Toward(line[1], float64(k)/1000)) {
						t.Errorf("%d days: a line from %v to %v runs through %q at %v", days, line[0], line[1], text.Text, text.Rect)
						break
					}
				}
			}
		}
		svgtest.Apart(t, b.Bytes(), days)
	}
}
