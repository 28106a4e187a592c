package main

import (
	"strings"
	"testing"
)

// Conway, On Numbers and Games, ch. 6, for the products of small nimbers and α_p; the other facts are those of the
// tests of packages nim and ordinal.
func TestNimber(t *testing.T) {
	for expression, want := range map[string]string{
		"2*2": `3`, "6*7": `3`, "15*15": `9`, "16 * 16": `24`, "7*11 + 1/3": `3`, "123456789*987654321": `2797059340`,
		"18446744073709551616*18446744073709551616": `27670116110564327424`, "1/4": `15`, "1/9223372036854775808": `12513565293448600917`,
		"sqrt(2)": `3`, "sqrt ( 6 )": `4`, "2^-1": `3`, "3^3": `1`, "(2+4)*5 - 1": `9`, "*3 + *5": `6`, "*+*2": `3`, "-7": `7`, "0^0": `1`,
		"w*w^2": `2`, "w^(w^2*4)*w^(w^2*3)": `"w+1"`, "(w)^3": `2`, "w^3": `"w^3"`, "w^w^2": `"w^(w^2)"`, "ω + w*2": `"w*3"`, "(w^w)^5": `4`, "w/w": `1`, "3**2": `1`,
		"order(258)": `65535`, "degree(w)": `6`, "degree(16)": `8`, "log(3,2)": `2`,
	} {
		wantOutput(t, `{"value":`+want+"}\n", "", "nimber", "-json", expression)
		wantOutput(t, strings.Trim(want, `"`)+"\n", expression, "nimber", "-")
	}
	wantOutput(t, `{"values":[1934,1935]}`+"\n", "", "nimber", "-json", "roots(1, 1, 1000)")
	wantOutput(t, "16\n17\n", "", "nimber", "roots(1,1,8)")
	wantOutput(t, `{"values":[]}`+"\n", "", "nimber", "roots(0,0,1)", "-json")
	wantOutput(t, "none\n", "", "nimber", "roots(0,0,1)")
	wantOutput(t, "3\n", "", "nimber", "1", "+", "2")
}

func TestNimberErrors(t *testing.T) {
	for expression, want := range map[string]string{
		"": "offset 0", "1 +": "offset 3", "7 8": "offset 2", "5 xor 3": "offset 2: an operator or the end was expected; + is nim addition", "5 ⊕ 3": "; + is nim addition", "2 x 3": "; * is the product of nimbers", "2·3": "; * is the product of nimbers", "5 − 3": "; - is the same as +", "(5 ⊕ 3)": "offset 3: ) was expected; + is nim addition", "sqrt(2 ∙ 3)": "offset 7: ) was expected; * is the product of nimbers", "1 + −5": "offset 4: a number was expected; - is the same as +", "log(2 x 3,4)": "offset 6: , was expected; * is the product of nimbers", "1 + x": "offset 4: a number was expected; the functions are sqrt and, for all of an expression, degree, log, order, roots\n", "5 y": "an operator or the end was expected", "(1": "offset 2", "1)": "offset 1", "1/0": "offset 1: there is no quotient by 0", "0^-1": "offset 1: 0 has no such power",
		"2^(3)": "offset 2", "2^": "offset 2", "w^": "offset 2", "w^(1": "offset 4", "w^-1": "offset 2", "x": "offset 0", "sqrt 2": "offset 5", "sqrt(2,3)": "offset 6", "roots(1,2)": "offset 9",
		"order(0)": "offset 0", "order(w)": "only for finite nimbers", "log(w,2)": "only for finite", "roots(w,1,1)": "only for finite", "roots(0,0,0)": "every nimber", "log(0,2)": "no logarithm",
		"order(2) + 1": "offset 9: the end was expected, for order is for all of an expression\n", "1 + order(2)": "offset 4: a number was expected; order is for all of an expression\n", "orders(2)": "offset 0: a number was expected; the functions are", "w^(w^w)": "offset 5", "2.5": "offset 1: an operator or the end was expected\n",
		strings.Repeat("1/w+", 60) + "1": "50 operations", "1+w^x": "offset 4", "2*w^(1+x)": "offset 7",
		strings.Repeat("(", 2000) + "1": "nested parentheses", strings.Repeat("9", 5000): "4096 digits", "2^" + strings.Repeat("9", 5000): "4096 digits",
	} {
		status, stdout, stderr := calcOut(strings.NewReader(expression), "nimber", "-")
		wantError(t, want, status, stdout, stderr)
	}
	status, stdout, stderr := calcOut(strings.NewReader(""), "nimber")
	wantError(t, "nimber takes an expression", status, stdout, stderr)
}

func FuzzNimber(f *testing.F) {
	for _, s := range []string{"7*11 + 1/3", "w^(w^2*4) * w^w", "sqrt(2)^-3", "*3**4", "roots(1,1,8)", "order(5)", "log(3,2)", "((1)", "ω^2", "degree(w^3+2)"} {
		f.Add(s)
	}
	f.Fuzz(func(t *testing.T, s string) {
		if len(s) > 100 {
			return
		}
		p := newNimberParser(t.Context(), s)
		p.c.Limits.Steps = 100_000
		a, err := p.answer()
		if err == nil && a.text() == "" {
			t.Errorf("%q has no answer", s)
		}
	})
}
