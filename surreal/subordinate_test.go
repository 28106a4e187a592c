package surreal

import (
	"testing"

	"pgregory.net/rapid"
)

// Whatever is an ordinal sum of games born by day 2 is found to be one, and nothing else is.
func TestSubordinate(t *testing.T) {
	games, _ := BornBy(2)
	for _, b := range games {
		sums := map[Game]Game{}
		for _, h := range games {
			g := OrdinalSum(b, h)
			if other, ok := sums[g]; ok {
				t.Errorf("%v:%v = %v:%v", b, h, b, other)
			}
			sums[g] = h
			if got, ok := g.Subordinate(b); !ok || got != h {
				t.Errorf("%v:%v is %v, from which follows %v, %v", b, h, g, got, ok)
			}
		}
		for _, g := range games {
			h, ok := g.Subordinate(b)
			if want, is := sums[g]; is && !ok || ok && OrdinalSum(b, h) != g || !ok && h != (Game{}) {
				t.Errorf("%v is found to be %v:%v, %v; want %v, %v", g, b, h, ok, want, is)
			}
		}
	}
	checkOften(t, 10, func(t *rapid.T) {
		b, h := drawGame(t, "b", 2), drawGame(t, "h", 2)
		g := OrdinalSum(b, h)
		if got, ok := g.Subordinate(b); !ok || got != h {
			t.Fatalf("%v:%v is %v, from which follows %v, %v", b, h, g, got, ok)
		}
	})
	for _, test := range []struct{ g, b string }{{"1/2", "-1"}, {"-1/1024", "1"}, {"0", "*"}, {"*2", "*3"}, {"+-1", "1"}, {"1", "+-1"}, {"*1000000", "*1000001"}} {
		if h, ok := MustParse(test.g).Subordinate(MustParse(test.b)); ok {
			t.Errorf("%s = %s:%v", test.g, test.b, h)
		}
	}
}

// Long chains take time in proportion to their length.
func TestSubordinateOfChains(t *testing.T) {
	g, _ := Up(1).PowTo(DyadicFromInt(20_000))
	if h, ok := g.Subordinate(Up(1)); !ok || h != Int(19_999) {
		t.Errorf("the sum of 20,000 powers stands on the first with %v, %v", h, ok)
	}
	if h, ok := Nimber(1 << 60).Subordinate(Nimber(3)); !ok || h != Nimber(1<<60-3) {
		t.Errorf("%v, %v", h, ok)
	}
}

// A colon between games is the ordinal sum.
func TestColon(t *testing.T) {
	for text, want := range map[string]string{
		"1:-1": "1/2", "1:-1:1": "ordsum(1,-1,1)", "(1:-1):1": "ordsum(1/2,1)", "*2:*3+1": "1*5", "1 - *:1": "1-(*:1)", "-1 : 1": "-1/2", "{*:1|0:*}": "{^*|*}", "0:^": "^", "^:0": "^", "2.(*:1)": "^^", "*:(-*)": "*2",
		"*:1*": "ordsum(*,1*)", "1:^<2>": "ordsum(1,^<2>)",
	} {
		if got, err := Parse(text); err != nil || got != MustParse(want) {
			t.Errorf("%s = %v, %v, want %s", text, got, err, want)
		}
	}
	for _, text := range []string{":1", "1:", "1::1", "-*:1", "+-1:1", "2.*:1", "1:-*:1", "+_1:1", "1:)", "{1:|}"} {
		if g, err := Parse(text); err == nil {
			t.Errorf("%s = %v", text, g)
		}
	}
}
