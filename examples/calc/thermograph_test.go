package main

import (
	"math/big"
	"os"
	"path/filepath"
	"strings"
	"testing"
)

// {2|1||−1} is that of the Dubna notes, fig. 23; the others are in the test suite of CGSuite 2.2.
func TestThermograph(t *testing.T) {
	for _, test := range []struct{ expression, want string }{
		{"{2|1||-1}", `{"mean":"1/4","temperature":"5/4","leftWall":[["-1","1"],["1/2","1"],["5/4","1/4"]],"rightWall":[["-1","-2"],["5/4","1/4"]]}`},
		{"5", `{"mean":"5","temperature":"-1","leftWall":[["-1","5"]],"rightWall":[["-1","5"]]}`},
		{"^", `{"mean":"0","temperature":"0","leftWall":[["-1","1"],["0","0"]],"rightWall":[["-1","0"]]}`},
		{"- 1/2", `{"mean":"-1/2","temperature":"-1/2","leftWall":[["-1","0"],["-1/2","-1/2"]],"rightWall":[["-1","-1"],["-1/2","-1/2"]]}`},
	} {
		svg := filepath.Join(t.TempDir(), "h.svg")
		wantOutput(t, test.want+"\n", "", "thermograph", "-json", test.expression)
		wantOutput(t, test.want+"\n", test.expression, "-json", "thermograph", "-")
		wantOutput(t, test.want+"\n", "", append([]string{"thermograph", "-svg", svg, "--json"}, strings.Fields(test.expression)...)...)
		wantSVG(t, svg)
	}
	wantOutput(t, `mean         1/4
temperature  5/4
Left wall    1 at -1, 1 at 1/2, 1/4 at 5/4
Right wall   -2 at -1, 1/4 at 5/4
`, "", "thermograph", "{2|1||-1}")
}

func TestThermographErrors(t *testing.T) {
	svg := filepath.Join(t.TempDir(), "h.svg")
	for _, test := range []struct{ expression, want string }{
		{"", "offset 0"},
		{"1 < 2", "a comparison is not a game"},
		{"{1|", "offset 3"},
		{"1/1" + strings.Repeat("0", 30_000), "a power of two"},
		{longNumber(45_000), "steps of arithmetic"},
		{longNumber(8_000), "bytes"},
	} {
		status, stdout, stderr := calcOut(strings.NewReader(test.expression), "thermograph", "-svg", svg, "-")
		wantError(t, test.want, status, stdout, stderr)
	}
	status, stdout, stderr := calcOut(strings.NewReader(""), "thermograph", "-svg", svg)
	wantError(t, "thermograph takes an expression", status, stdout, stderr)
	status, stdout, stderr = calcOut(nil, "thermograph", "-svg", "{2|1}")
	wantError(t, `-svg the name of a file; here is only "{2|1}"`, status, stdout, stderr)
	if _, err := os.Stat(svg); err == nil {
		t.Error("a picture is left behind")
	}
}

// longNumber returns 0.0101…01 in binary with that many pairs of digits. Its walls have a corner at each digit.
func longNumber(pairs uint) string {
	q := new(big.Int).Lsh(big.NewInt(1), 2*pairs)
	p := new(big.Int).Div(q, big.NewInt(3))
	return p.String() + "/" + q.String()
}
