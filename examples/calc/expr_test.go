package main

import (
	"strings"
	"testing"
)

// Sources of the values: ONAG = Conway, On Numbers and Games, 2nd ed.; WW = Berlekamp, Conway, Guy, Winning
// Ways; Siegel = Siegel, Combinatorial Game Theory.
func TestExpressionJSON(t *testing.T) {
	tests := []struct {
		name, expression, want string
	}{
		{
			"zero, the game without options", "0",
			`{"value":"0","outcome":"P","leftStop":"0","rightStop":"0","mean":"0","temperature":"-1","birthday":"0","isNumber":true,"atomicWeight":"0","reducedCanonicalForm":"0"}`,
		},
		{
			"simplicity rule, ONAG ch. 2", "{1/4|1}",
			`{"value":"1/2","outcome":"L","leftStop":"1/2","rightStop":"1/2","mean":"1/2","temperature":"-1/2","birthday":"2","isNumber":true,"reducedCanonicalForm":"1/2"}`,
		},
		{
			"a minus first", "-1/2",
			`{"value":"-1/2","outcome":"R","leftStop":"-1/2","rightStop":"-1/2","mean":"-1/2","temperature":"-1/2","birthday":"2","isNumber":true,"reducedCanonicalForm":"-1/2"}`,
		},
		{
			"a minus first, with an arrow", "-1^",
			`{"value":"-1^","outcome":"R","leftStop":"-1","rightStop":"-1","mean":"-1","temperature":"0","birthday":"3","isNumber":false,"reducedCanonicalForm":"-1"}`,
		},
		{
			"miny first", "-_2",
			`{"value":"-_2","outcome":"R","leftStop":"0","rightStop":"0","mean":"0","temperature":"0","birthday":"4","isNumber":false,"atomicWeight":"0","reducedCanonicalForm":"0"}`,
		},
		{
			"↑* = {0,*|0}, WW ch. 3", "{0,*|0}",
			`{"value":"^*","outcome":"N","leftStop":"0","rightStop":"0","mean":"0","temperature":"0","birthday":"2","isNumber":false,"atomicWeight":"1","reducedCanonicalForm":"0"}`,
		},
		{
			"bars bind more weakly the more they are", "{2||1|-1}",
			`{"value":"{2|+-1}","outcome":"L","leftStop":"2","rightStop":"1","mean":"1","temperature":"1","birthday":"3","isNumber":false,"reducedCanonicalForm":"{2|+-1}"}`,
		},
		{
			"a sum of switches", "+-1+-2+-3+-4",
			`{"value":"+-{10|8||6|4|||4|2||0|-2}","outcome":"N","leftStop":"2","rightStop":"-2","mean":"0","temperature":"4","birthday":"14","isNumber":false,"reducedCanonicalForm":"+-{10|8||6|4|||4|2||0|-2}"}`,
		},
		{
			"four of them make a number", "4.{{2|1}|-1}",
			`{"value":"1","outcome":"L","leftStop":"1","rightStop":"1","mean":"1","temperature":"-1","birthday":"1","isNumber":true,"reducedCanonicalForm":"1"}`,
		},
		{
			"a true comparison, ONAG ch. 9", "^ < 1",
			`{"value":"true","relation":"<"}`,
		},
		{
			"a false comparison", "^ > 1",
			`{"value":"false","relation":"<"}`,
		},
		{
			"an equation", "2 == 1+1",
			`{"value":"true","relation":"="}`,
		},
		{
			"confused", "* || 0",
			`{"value":"true","relation":"||"}`,
		},
		{
			"a question", "isNumberTiny(+_2)",
			`{"value":"true"}`,
		},
		{
			"another", "isHot(^ + 1)",
			`{"value":"false"}`,
		},
		{
			"a power of ↑, and an ordinal sum", "^<2>:1",
			`{"value":"{^<2>|v*}","outcome":"L","leftStop":"0","rightStop":"0","mean":"0","temperature":"0","birthday":"4","isNumber":false,"atomicWeight":"0","reducedCanonicalForm":"0"}`,
		},
	}
	for _, test := range tests {
		t.Run(test.name, func(t *testing.T) {
			wantOutput(t, test.want+"\n", "", "-json", test.expression)
			wantOutput(t, test.want+"\n", "", test.expression, "--json")
			wantOutput(t, test.want+"\n", "", "-json", "--", test.expression)
			wantOutput(t, test.want+"\n", test.expression+"\r\n", "-", "-json")
			wantOutput(t, test.want+"\n", test.expression+"\n", "--json")
			wantOutput(t, test.want+"\n", "", append(strings.Fields(test.expression), "-json")...)
		})
	}
}

const textOfOne = `1
outcome     L: Left wins, whoever begins
Left stop   1
Right stop  1
mean        1
temperature -1
birthday    1
number      yes
`

func TestExpressionText(t *testing.T) {
	wantOutput(t, textOfOne, "", "1/2", "+", "1/2")
	wantOutput(t, textOfOne, "", "--", "2", "-", "1") // not standard input
	wantOutput(t, textOfOne, "1", "-")
	wantOutput(t, `{3/2|-2}
outcome     N: whoever begins wins
Left stop   3/2
Right stop  -2
mean        -1/4
temperature 7/4
birthday    4
number      no
`, "", "{3/2|-2}")
	wantOutput(t, "true\n", "", "*", "||", "0")
	wantOutput(t, "false\n", "", "1 != 1")
}

func TestDeepInput(t *testing.T) {
	// {{…{|}…|}|} with n pairs of braces is n−1.
	n := 100_000
	wantOutput(t, `{"value":"99999","outcome":"L","leftStop":"99999","rightStop":"99999","mean":"99999","temperature":"-1","birthday":"99999","isNumber":true,"reducedCanonicalForm":"99999"}`+"\n",
		strings.Repeat("{", n)+strings.Repeat("|}", n), "-json", "-")
	wantOutput(t, strings.Replace(textOfOne, "1\n", "1\n", 1),
		strings.Repeat("-", 1_000_000)+"1", "-")
}
