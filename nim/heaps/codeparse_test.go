package heaps_test

import (
	"encoding/json"
	"errors"
	"fmt"
	"strings"
	"testing"

	"pgregory.net/rapid"

	"github.com/cgt-go/sdk/cgt"
	"github.com/cgt-go/sdk/internal/ruletest"
	"github.com/cgt-go/sdk/nim/heaps"
)

func TestText(t *testing.T) {
	ruletest.Text(t, heaps.ParseCode,
		"0.0", "0.77", "0.6", "0.007", "0.137", "4!.0", "4.0", "4.[3]", "0.[3]", "0.3F", "0.33F", "0.1[23]", "80.0", "8=0.0", "0.F?B", "0.F=7!G", "C!.04[10]",
		"S{2,3,7}", "S{4,10,12}", "A{7}", "A{2,7}", "0.003003", "0.30[3]", "G0.1", "8!0.0", "{2+}=.0", "{2+}.0", "{3+}0.0", "{2+}!.0", "{2!,3?+}.0", "0.*", "0.*=", "0.{1+}", "0.{1+}!", "0.{0,2+}", "0.{5}", "0.{0,1,5}?", "0.{2!,4}",
		"0.{2=,3!,4?,63}", "0.{2,3=+}", "0.{0,1,2!,3?,4=+}", "0.[{5}3*]", "0.{63+}", "0.{0,63}", "{63}="+strings.Repeat("0", 3843)+".0", "{5}000.0", "{5}!000000000.0", "0.{2!,3}")
	for text, want := range map[string]string{
		".77": "0.77", "0.770": "0.77", "0.7700": "0.77", "00.77": "0.77", "1.77": "0.77", "0.0": "0.0", "0.[0]": "0.0", "0.3[3]": "0.[3]",
		"0.[33]": "0.[3]", "0.[3333]": "0.[3]", "0.12[312]": "0.[123]", "0.5[1212]": "0.5[12]", "0.3f": "0.3F", "4!.[0]": "4!.0", "0.7!7=": "0.7!7=", "0.3!": "0.3",
		"0.3=": "0.3", "0.7?": "0.7!", "S{1}": "0.3", "S{1,2}": "0.33", "S{7,3,2,3}": "S{2,3,7}", "s{2}": "0.03", "S{}": "0.0", "A{}": "0.[3]", "a{1}": "0.0[3]", "A{2,4}": "0.3030[3]",
		"0.0330003": "S{2,3,7}", "000004.[3]": "4.[3]", "10.0": "0.0",
		// All that CGSuite writes.
		"4!.": "4!.0", "0.": "0.0", "0.3[]": "0.3", "0.&3;": "0.3", "0.&32;": "0.{5}", "0.&63;!": "0.{0,1,2,3,4,5}!", "0.&4;!": "0.4!", "0.&9223372036854775807;": "0.{" + upTo(62) + "}",
		"0.&18446744073709551615;": "0.{" + upTo(63) + "}", "0.w": "0.{5}", "0.Z!": "0.{0,1,5}!", "0.{2,3}": "0.C", "0.{3,2}=": "0.C=", "0.{0}": "0.1", "0.{1!}": "0.2", "0.{0!,1=}": "0.3", "0.{2?}": "0.4!",
		"0.{2!,3?}": "0.C?", "0.{2!,3!}": "0.C!", "0.{2,3+}": "0.{2+}", "0.{2,2!}": "0.4!", "0.{3,2+}": "0.{2+}", "0.{2?+}": "0.{2!,3?+}", "0.{0+}": "0.*", "0.{1,2,3+}": "0.{1+}", "0.{0,1,2+}?": "0.{0,1,2!,3?+}", "0.*?": "0.{0,1,2!,3?+}",
		"0.{0,1!,2!+}": "0.*!", "0.{2,3!+}": "0.{2,3!+}", "{0,2+}.0": "{2+}.0", "{0,5}0.0": "{5}0.0", "{0}.0": "0.0", "0.{63,3}": "0.{3,63}", "0.{62+}=": "0.{62+}=",
		// Blanks.
		" 4 ! . 0 ": "4!.0", "0.7 7": "0.77", "0 . { 2 , 3 = + } [ 3 ] ": "0.{2,3=+}[3]", "S{2, 3}": "0.033", " a { 2 ,\t7 }\n": "A{2,7}", "0.& 64 ; !": "0.{6}!", "0.{2, 3} =": "0.C=",
	} {
		c, err := heaps.ParseCode(text)
		if err != nil || c.String() != want {
			t.Errorf("%q is read as %v, %v, want %s", text, c, err, want)
		}
	}
}

// upTo returns the numbers up to n.
func upTo(n int) string {
	text := "0"
	for r := 1; r <= n; r++ {
		text += fmt.Sprintf(",%d", r)
	}
	return text
}

func TestParseErrors(t *testing.T) {
	ruletest.Errors(t, heaps.ParseCode, map[string]int{
		"": 0, "0": 1, ".": 1, "é.": 0, "0.7_7": 3, " 0.7_7": 4, "0.[": 3, "0.[3": 4, "0.{": 3, "0.{}": 3, "0.{,2}": 3, "0.{2,}": 5, "0.{2": 4, "0.{2;3}": 4, "0.{2+,3}": 5, "0.{+}": 3,
		"0.{2!,3}=": 8, "0.{64}": 3, "0.{2,99999999999}": 5, "0.{2}}": 5, "0.&;": 3, "0.&64": 5, "0.&18446744073709551616;": 3, "0.&x;": 3, "0.& ;": 4, "0.*!!": 4, "0.{2!!}": 5, "0.{-1}": 3, "0.{2 3}": 5,
		"0.[3]3": 5, "0.[3]]": 5, "0.7!!": 4,
		"0.é": 2, "!.0": 0, "0.!": 2, "S{": 2, "S{1": 3, "S{1,": 4, "S{1;2}": 3, "S{0}": 2, "S{3,0}": 4, "S{-1}": 2, "S{1}2": 4, "S{99999999999}": 2, "S{1,2000000}": 4,
		"B{1}": 4, "A{0}": 2, "S{1,2.3}": 5, "S {2, x}": 6, "S{1 2}": 4,
		// Moves without end: a heap left alone, or made larger, or parted in two of which one need not be smaller.
		"2.0": 0, "3.77": 0, "7.0": 0, "20.0": 0, "40.0": 0, "4=0.0": 0, "4!00.0": 0, "800.0": 0, "2000000000.0": 0,
		"*.0": 0, "0*.3": 1, "{1}.0": 0, "{2}0.0": 0, "{3}00.0": 0, "{5}0000.0": 0, "{2+}0.0": 0, "{3+}=00.0": 0, "{63}=" + strings.Repeat("0", 3844) + ".0": 0, "{5+}=0000.0": 0,
		"8=00.0": 0, "G=000000000.0": 0, "8!000.0": 0, "G!000000.0": 0,
	})
}

// TestEndless checks by trying that codes that are refused can leave a heap that is not smaller, and others cannot.
func TestEndless(t *testing.T) {
	for _, digit := range []string{"2", "4", "4!", "4=", "8", "8!", "8?", "8=", "G", "G!", "G?", "G=", "{5}", "{5}!", "{5}=", "{5}?", "{3!,4=}", "{3+}=", "{3+}!", "{4+}?", "*"} {
		for zeros := range 14 {
			text := digit + strings.Repeat("0", zeros) + ".0"
			c := readNaive(text)
			endless := false
			for n := 1; n < 12; n++ {
				c.moves(n, func(heaps []int) { endless = endless || heaps[len(heaps)-1] >= n })
			}
			if _, err := heaps.ParseCode(text); (err != nil) != endless {
				t.Errorf("%s: %v, but endless is %v", text, err, endless)
			}
		}
	}
}

func TestLongCodes(t *testing.T) {
	long := "0." + strings.Repeat("7", heaps.MaxDigits)
	if _, err := heaps.ParseCode(long); !isTooLong(err) {
		t.Errorf("%v", err)
	}
	if c, err := heaps.ParseCode(long[:len(long)-1]); err != nil || c.String() != long[:len(long)-1] {
		t.Errorf("%v", err)
	}
	var limit *cgt.LimitError
	if _, err := heaps.Subtraction(heaps.MaxDigits); !errors.As(err, &limit) {
		t.Errorf("%v", err)
	}
	var amount *heaps.AmountError
	if _, err := heaps.AllBut(3, 0); !errors.As(err, &amount) || amount.Index != 1 || amount.Amount != 0 {
		t.Errorf("%v", err)
	}
}

func isTooLong(err error) bool {
	var syntax *cgt.SyntaxError
	return errors.As(err, &syntax) && strings.Contains(syntax.Msg, "more than")
}

// TestEquality checks that codes are == if and only if they have the same moves.
func TestEquality(t *testing.T) {
	codes := rapid.OneOf(drawCode("012347", 3, true, true), drawCode("34abdgh", 2, true, true))
	rapid.Check(t, func(t *rapid.T) {
		a, b := codes.Draw(t, "a"), codes.Draw(t, "b")
		c, d := heaps.MustParseCode(a), heaps.MustParseCode(b)
		// Small heaps show most differences; but seven heaps of different sizes, after six counters have been taken,
		// need 34.
		same := true
		for n := 0; same && (n < 20 || c != d && n < 40); n++ {
			same = movesText(c, n) == movesText(d, n)
		}
		if (c == d) != same || (c == d) != (c.String() == d.String()) {
			t.Fatalf("%v and %v are equal: %v, and have the same moves: %v", c, d, c == d, same)
		}
		if again, err := heaps.ParseCode(c.String()); err != nil || again != c {
			t.Fatalf("%s is written as %v and read as %v, %v", a, c, again, err)
		}
	})
}

func movesText(c heaps.Code, n int) string {
	var texts []string
	for _, h := range c.AppendMoves(nil, heaps.NewHeaps(n), cgt.Left) {
		texts = append(texts, h.String())
	}
	sortStrings(texts)
	return strings.Join(texts, " ")
}

func TestSet(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		list := rapid.SliceOfN(rapid.IntRange(1, 30), 0, 5).Draw(t, "amounts")
		allBut := rapid.Bool().Draw(t, "all but")
		makeCode := heaps.Subtraction
		if allBut {
			makeCode = heaps.AllBut
		}
		c, err := makeCode(list...)
		if err != nil {
			t.Fatal(err)
		}
		amounts, b, ok := c.Set()
		if again, err := makeCode(amounts...); !ok || b != allBut || err != nil || again != c {
			t.Fatalf("%v has the set %v, %v, %v", c, amounts, b, ok)
		}
		for n := range 40 {
			for r := range 3 {
				if parts, ok := c.Leaves(n, r); ok != (r < 2 && n > 0 && contains(list, n) != allBut) || parts != heaps.Any {
					t.Fatalf("%v: to take %d and leave %d heaps is %v", c, n, r, ok)
				}
			}
		}
	})
	for _, text := range []string{"0.77", "4.[3]", "0.[13]", "0.[03]", "80.3"} {
		if amounts, allBut, ok := heaps.MustParseCode(text).Set(); ok {
			t.Errorf("%s has the set %v, %v", text, amounts, allBut)
		}
	}
}

func TestCodeProperties(t *testing.T) {
	for text, octal := range map[string]bool{"0.77": true, "4.0": true, "4!.0": false, "0.3F": false, "0.[3]": false, "80.0": false, "0.0": true} {
		if got := heaps.MustParseCode(text).IsOctal(); got != octal {
			t.Errorf("%s is octal: %v", text, got)
		}
	}
	for text, want := range map[string]int{"0.77": 2, "0.0": 0, "4.0": 0, "80.0": 0, "80.003": 3} {
		last, ok := heaps.MustParseCode(text).Last()
		if ok != (want >= 0) || ok && last != want {
			t.Errorf("the last digit of %s is that of %d, %v", text, last, ok)
		}
	}
	for parts, want := range map[heaps.Parts]string{heaps.Any: "", heaps.Unequal: "!", heaps.NotAllEqual: "?", heaps.Equal: "=", 9: "Parts(9)"} {
		if parts.String() != want {
			t.Errorf("%d is %s", parts, parts)
		}
	}
}

func TestJSON(t *testing.T) {
	type game struct {
		Code  heaps.Code
		Heaps heaps.Heaps
	}
	g := game{heaps.Grundy(), heaps.NewHeaps(3, 5)}
	text, err := json.Marshal(g)
	var h game
	if err != nil || string(text) != `{"Code":"4!.0","Heaps":"5+3"}` || json.Unmarshal(text, &h) != nil || h != g {
		t.Errorf("%v is written as %s, %v and read as %v", g, text, err, h)
	}
	if json.Unmarshal([]byte(`{"Code":"2.0"}`), &h) == nil || json.Unmarshal([]byte(`{"Heaps":"-1"}`), &h) == nil || h != g {
		t.Errorf("what is wrong is read as %v", h)
	}
}

func TestMust(t *testing.T) {
	for name, f := range map[string]func(){
		"MustParseCode":  func() { heaps.MustParseCode("x") },
		"MustParseHeaps": func() { heaps.MustParseHeaps("x") },
		"NewHeaps":       func() { heaps.NewHeaps(-1) },
		"At":             func() { new(heaps.Sequence).At(1) },
		"Verify":         func() { new(heaps.Sequence).Verify(t.Context(), 0, 2) },
		"Reduce":         func() { heaps.Period{}.Reduce(1) },
	} {
		func() {
			defer func() {
				if _, ok := recover().(error); !ok {
					t.Errorf("%s did not panic with an error", name)
				}
			}()
			f()
		}()
	}
}

// FuzzParse reads codes. What is read is written, and that is read as the same.
func FuzzParse(f *testing.F) {
	for _, s := range []string{"0.77", "4!.0", "4.[3]", "S{2,3,7}", "A{2,4}", "80.0", "8=0.0", "0.1?2!3=[G?]", "0.[", "S{99999999999}", "s{}", ".v", "\xff", "G!00000.0", "{2,3=+}.*!", "0.&64;?[ {2!,3}]", " S { 2 , 3 }"} {
		f.Add(s)
	}
	f.Fuzz(func(t *testing.T, s string) {
		c, err := heaps.ParseCode(s)
		if err != nil {
			var syntax *cgt.SyntaxError
			if !errors.As(err, &syntax) || syntax.What != "heap code" || syntax.Offset < 0 || syntax.Offset > len(s) {
				t.Fatalf("%q: %v", s, err)
			}
			return
		}
		if again, err := heaps.ParseCode(c.String()); err != nil || again != c || again.String() != c.String() {
			t.Fatalf("%q is read as %v, and that as %v, %v", s, c, again, err)
		}
		for n := range 8 {
			for _, h := range c.AppendMoves(nil, heaps.NewHeaps(n), cgt.Left) {
				for m := range h.Sizes() {
					if m >= n {
						t.Fatalf("%v: a move from %d leaves %v", c, n, h)
					}
				}
			}
		}
	})
}

// TestAppendText appends to what is there, and writes what String does.
func TestAppendText(t *testing.T) {
	if text, err := heaps.Grundy().AppendText([]byte("code ")); err != nil || string(text) != "code 4!.0" {
		t.Errorf("%s, %v", text, err)
	}
	if text, err := heaps.NewHeaps(1, 2).AppendText([]byte("heaps ")); err != nil || string(text) != "heaps 2+1" {
		t.Errorf("%s, %v", text, err)
	}
}

// TestMessages checks that errors say what and where.
func TestMessages(t *testing.T) {
	for want, err := range map[string]error{
		"heaps: the value of a heap of 3 is given as 2, and by the rules it is 1": &heaps.VerifyError{Heap: 3, Got: 2, Want: 1},
		"heaps: checkpoint: it is damaged":                                        &heaps.CheckpointError{Msg: "it is damaged"},
		"heaps: number 1 is 0, and nobody can take that":                          &heaps.AmountError{Index: 1},
		"heaps: heap 2 has the size -1, not one from 0 to 2147483647":             &heaps.SizeError{Index: 2, Size: -1},
	} {
		if err.Error() != want {
			t.Errorf("%v, want %s", err, want)
		}
	}
	for proof, want := range map[heaps.Proof]string{heaps.Observed: "observed", heaps.Window: "window", heaps.State: "state", 7: "Proof(7)"} {
		if proof.String() != want {
			t.Errorf("%d is %v", proof, proof)
		}
	}
}
