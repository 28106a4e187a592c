package main

import (
	"encoding/json"
	"errors"
	"strings"
	"testing"

	"github.com/cgt-go/sdk/cgt"
	"github.com/cgt-go/sdk/surreal/sums"
)

func TestSum(t *testing.T) {
	// The first is the example of package sums. The moves agree with the order of the values: of the sums after Right's
	// moves, those are at most 0.
	const sum = "domineering(...|...) + clobber(xoxo) + {1/2|-1}"
	const text = `Left first  Left wins
move        0:.#.|.#.
move        1:.xxo
move        1:xx.o
move        2:1/2
Right first Right wins
move        0:##.|...
move        0:.##|...
move        0:...|##.
move        0:...|.##
`
	wantOutput(t, text, "", "sum", sum)
	wantOutput(t, text, "", append([]string{"sum"}, strings.Fields(sum)...)...)
	wantOutput(t, text, sum+"\n", "sum", "-")
	wantOutput(t, text[strings.Index(text, "Right first"):], "", "sum", "-first", "right", sum)
	wantOutput(t, `{"winner":{"Left":"Left","Right":"Right"},"moves":{"Left":[{"component":0,"to":".#.|.#."},{"component":1,"to":".xxo"},{"component":1,"to":"xx.o"},{"component":2,"to":"1/2"}],"Right":[{"component":0,"to":"##.|..."},{"component":0,"to":".##|..."},{"component":0,"to":"...|##."},{"component":0,"to":"...|.##"}]}}`+"\n", "", "-json", "sum", sum)
	wantOutput(t, `{"value":0,"winner":{"Left":"Right"},"moves":{"Left":[]}}`+"\n", "", "sum", "-json", "-first=Left", "0")
	// Nim with 3, 5 and 7 has the three winning moves of the form nim, and Cram on two squares is worth *.
	wantOutput(t, "nim-value   1\nLeft first  Left wins\nmove        0:*2\nmove        1:*4\nmove        2:*6\n", "", "sum", "-first", "Left", "*3 + *5 + *7")
	// Moves of several components to the same are on one line: here each takes one of five ups to 0.
	wantOutput(t, "Left first  Left wins\nmove        0-2,5,6:0\n", "", "sum", "-first", "Left", "3*(^) + 1 - 1 + 2*(^)")
	wantOutput(t, "nim-value   3\nLeft first  Left wins\nmove        3:*\n", "", "sum", "-first", "Left", "3*cram(..) - *2")
}

// The outcome of each ruleset's example is that of its value, and the difference of two of them is a win for whoever
// does not begin.
func TestSumRulesets(t *testing.T) {
	winner := func(text string) (left, right string) {
		status, stdout, stderr := calcOut(strings.NewReader(""), "sum", "-json", text)
		var a struct{ Winner map[string]string }
		if err := json.Unmarshal([]byte(stdout), &a); err != nil || status != 0 {
			t.Fatalf("%s: status %d, %s %v", text, status, stderr, err)
		}
		return a.Winner["Left"], a.Winner["Right"]
	}
	for _, r := range rulesets {
		g, _, err := r.value(t.Context(), r.example, positionLimits)
		if err != nil {
			t.Fatal(err)
		}
		position := r.name + "(" + r.example + ")"
		left, right := winner(position)
		if o := g.Outcome(); left != o.Winner(cgt.Left).String() || right != o.Winner(cgt.Right).String() {
			t.Errorf("%s, of outcome %v: %s and %s", position, o, left, right)
		}
		if left, right := winner("2*" + position + " - 2*" + position); left != "Right" || right != "Left" {
			t.Errorf("twice %s less twice itself: %s and %s", position, left, right)
		}
	}
}

func TestSumErrors(t *testing.T) {
	for _, test := range []struct {
		words []string
		want  string
	}{
		{nil, "sum takes a sum"},
		{[]string{""}, "sum: offset 0: component 0: "},
		{[]string{"1 + clobber(xq)"}, "sum: offset 13: component 1: board: unexpected 'q'"},
		{[]string{"1", "+", "clobber(xo"}, "sum: offset 11: component 1: the bracket is not closed"},
		{[]string{"domineering", "..|.."}, "in a sum positions stand in brackets, such as 'domineering(.#|..)'"},
		{[]string{"chess(e4)"}, "there is no game and no function \"chess\"; the games are amazons"},
		{[]string{"2*nogo(..|#x|ox)"}, "sum: offset 13: component 0: "},
		{[]string{"1 + clobber(" + strings.Repeat("x", mostBytes+1) + ")"}, "offset 12: component 1: cgt: more than 250 bytes"},
		{[]string{"10001*clobber(xo)"}, "more than 10000 components"},
		{[]string{"1 + *4000000000"}, "more than 65536 moves of component 1"},
		{[]string{"-first", "Max", "1"}, "-first: \"Max\" is neither Left nor Right"},
		{[]string{"-first"}, "must follow -first"},
		{[]string{"-limit", "0", "1"}, "-limit: \"0\" is no number of sums"},
		{[]string{"-limit", "10", "domineering(.......|.......|.......|.......|.......|.......|.......)"}, "the limit was reached; 0 moves of Left win"},
		{[]string{"-limit", "1000", "subtraction(1,2|1,3:1000000000000)"}, "-limit 10000 allows more"},
		{[]string{"{2|-1}.Mean + clobber(xo)"}, "unexpected \".\" after a game; Mean is written mean(g)"},
		{[]string{"clobber(xo) + Tiny(2)"}, "; Tiny is written tiny(g)"},
		{[]string{"^ + game.grid.Domineering(\"..|..\")"}, "; in a sum positions stand in brackets, such as domineering(.#|..)\n"},
		{[]string{"^ + Domineering(\"..|..\")"}, "; a position has no quotes around it"},
		{[]string{"3.clobber(xo)"}, "inside of a value, write what it is worth\n"},
		{[]string{"clobber(xo) + {2|-1}.Onside"}, "; Onside is for games in which play need not end, which have no values here\n"},
		{[]string{"clobber(xo) + over"}, "; games in which play need not end have no values here\n"},
		{[]string{"^ ∥ 0"}, "; a sum is compared with 0 by who wins it, and G with H by who wins G - H\n"},
		{[]string{"clobber(xo) || 0"}, "want + or - after a term; a sum is compared with 0 by"},
		{[]string{"^ |> 0"}, "unexpected \"|\" after a game; a sum is compared with 0 by"},
		{[]string{"^ <| 0"}, "unexpected \"|\", want a game; a sum is compared with 0 by"},
		{[]string{"^ <= 0"}, "a comparison is not a game; a sum is compared with 0 by"},
		{[]string{"{^ = 0|0}"}, "unexpected \"=\" after a game\n"},
		{[]string{"^ | 0"}, "; options are in braces, such as {1|0}\n"},
		{[]string{"unknown"}, "unexpected \"u\", want a game\n"},
		{[]string{"1 + clobber"}, "; in a sum positions stand in brackets, such as clobber(xox|ox.)\n"},
		{[]string{"clober(xo)"}, " toadsfrogs topplingdominoes; did you mean clobber? calc help notation lists the functions\n"},
		{[]string{"tinny(2)"}, "; did you mean tiny? calc help notation lists the functions\n"},
		{[]string{"outcomme(2)"}, " topplingdominoes; calc help notation lists the functions\n"}, // outcome is a question
		{[]string{"tiny(2,"}, "the bracket is not closed\n"},
		{[]string{"isHot(1)"}, "game: a question is not a game; the answer to isHot is no game that can be added: calc 'isHot(g)' asks alone\n"},
		{[]string{"^.IsHot"}, "; the answer to isHot is no game that can be added: calc 'isHot(g)' asks alone\n"},
		{[]string{"1 + tiny(2,3)"}, "sum: offset 4: component 1: game: tiny takes 1 argument, not 2; calc help tiny explains it\n"},
		{[]string{"{cool(^,*)|0}"}, "sum: offset 1: component 0: game: cool: want a number that is at least -1 for the temperature; calc help cool explains it\n"},
		{[]string{"octal(0.6)"}, "; for octal there is calc octal "},
		{[]string{"1 + up"}, "; up is written ^, ^^ and 3.^; calc help up explains the word\n"},
		{[]string{"1/3 + w"}, "; calc number '1/3 + w' calculates with other numbers\n"},
		{[]string{"+1/2"}, "; no + stands before the first game\n"},
		{[]string{"2 tiny(2)"}, "; 2*(^) is two components ^, and 2.^ is one\n"},
		{[]string{"2*^"}, "; 2*(^) is two components ^, and 2.^ is one\n"},
		{[]string{"2 *3"}, "; a nimber is added with +, and 2*clobber(xo) is two components\n"},
		{[]string{"1 + *2 *3"}, "; a nimber is added with +, and 2*clobber(xo) is two components\n"},
		{[]string{"2*2*clobber(xo)"}, "; a nimber is added with +, and 2*clobber(xo) is two components\n"},
		{[]string{"1/2*^"}, "; a multiple is written 3.g\n"},
		{[]string{"1 - 2*tiny(2)"}, "; 2*(^) is two components ^, and 2.^ is one\n"},
		{[]string{"2 * ^ + 1"}, "; 2*(^) is two components ^, and 2.^ is one\n"},
		{[]string{"tiny(2*^)"}, "; a multiple is written 3.g\n"},
		{[]string{"tiny(* *^)"}, "; a nimber is added with +, a multiple is written 3.g, and a product times(g,h)\n"},
		{[]string{"tiny(^ = 0)"}, "unexpected \"=\" after a game\n"},
		{[]string{"2*clober(xo)"}, "there is no game and no function \"clober\""},
		{[]string{"2*clober(xo)"}, "; did you mean clobber? calc help notation lists the functions\n"},
		{[]string{"2*Tiny(2)"}, "; Tiny is written tiny(g)\n"},
		{[]string{"2*up"}, "; up is written ^, ^^ and 3.^; calc help up explains the word\n"},
		{[]string{"2 clobber(xo)"}, "2*clobber(...) is two of them; inside of a value, write what it is worth\n"},
		{[]string{"1 + clober"}, "; did you mean clobber?\n"},
		{[]string{"clobber('xo')"}, "; a position has no quotes around it\n"},
		{[]string{"clobber(xo)*2"}, "; a nimber is added with +, and 2*clobber(xo) is two components\n"},
		{[]string{"1 + 'clobber(xo)'"}, "; nothing in a sum has quotes around it\n"},
		{[]string{"5!"}, "unexpected \"!\" after a game\n"},
		{[]string{"5 != 3"}, "; a sum is compared with 0 by"},
		{[]string{"1 + clobber(x=o)"}, "want one of the letters xo.#; calc help clobber shows how a position is written\n"},
		{[]string{"snort(.-(on;.))"}, "; calc help snort shows how a position is written\n"},
		{[]string{"clobber(\"xo\")"}, "; a position has no quotes around it\n"},
		{[]string{"hackenbush(LRL)"}, "; a stalk of blue and red edges is hackenbush(_ blue 1 red 2)\n"},
		{[]string{"{clobber(xo)|0}"}, "inside of a value, write what it is worth\n"},
		{[]string{"clobber(xo) + chess"}, "; for chess there is calc solve endgame FEN"},
		{[]string{"2*("}, "the bracket is not closed\n"},
		{[]string{"NimValueSequence(xo)"}, "; for NimValueSequence there is calc octal [-n N] [-svg F] [-progress] [-checkpoint FILE] CODE\n"},
		{[]string{"sensibleoptions(xo)"}, "; of a position the sensible options are the moves whose values are options of its value g: leftOptions(g), rightOptions(g)\n"},
		{[]string{"-svg", "x.svg", "1"}, "-svg is not a flag of this form"},
	} {
		status, stdout, stderr := calcOut(strings.NewReader(""), append([]string{"sum"}, test.words...)...)
		wantError(t, test.want, status, stdout, stderr)
	}
}

// Another limit is named only where it allows more.
func TestNextLimit(t *testing.T) {
	unfinished := func(what string, n int) error {
		return &sums.UnfinishedError{Err: &cgt.LimitError{What: what, Limit: n}}
	}
	for _, c := range []struct {
		err  error
		want string
	}{
		{unfinished("sums", 30), "; -limit 300 allows more"},
		{unfinished("positions", 50), "; -limit 500 allows more"},
		{unfinished("words of waiting sums", 30), "; another -limit does not change that"},
		{&cgt.LimitError{What: "sums", Limit: 30}, ""},
		{errors.New("broken"), ""},
	} {
		if got, want := withNextLimit(c.err).Error(), c.err.Error()+c.want; got != want {
			t.Errorf("%s, want %s", got, want)
		}
	}
}

// A board without squares has no text, and so another one is shown.
func TestEmptyPosition(t *testing.T) {
	wantOutput(t, "Left first  Left wins\nmove        0:(empty)\n", "", "sum", "-first", "left", "domineering(.|.)")
	wantOutput(t, "first\nmove        (empty)\nverified    yes\n", "", "solve", "position", "domineering", ".|.")
}

// A sum has its rulesets by the names that CGSuite has for them, as the form position has.
func TestSumNames(t *testing.T) {
	for name, of := range rulesetsFor {
		r, ok := rulesetNamed(of)
		if !ok {
			t.Fatal(of)
		}
		want := sumOf(t, "-first", "left", r.name+"("+r.example+")")
		wantOutput(t, want, "", "sum", "-first", "left", strings.ToUpper(name)+"("+r.example+")")
	}
}

// With -progress, sum tells how far it is.
func TestSumProgress(t *testing.T) {
	_, _, stderr := calcOut(strings.NewReader(""), "sum", "-progress", "-limit", "40000", "clobber(xoxox|oxoxo|xoxox|oxoxo)")
	if want := "16384 of 40000 sums\ncalc: sums: unfinished after "; !strings.HasPrefix(stderr, want) {
		t.Errorf("%q, want %q", stderr, want)
	}
}

// A name that CGSuite has for a ruleset is in no list, so that none is there twice.
func TestSumNamesAreListedOnce(t *testing.T) {
	_, _, stderr := calcOut(strings.NewReader(""), "sum", "chess(e4)")
	for name := range rulesetsFor {
		if strings.Contains(stderr, name) {
			t.Errorf("%s: %s", name, stderr)
		}
	}
}

// sumOf returns the answer of the form sum.
func sumOf(t *testing.T, words ...string) string {
	t.Helper()
	status, stdout, stderr := calcOut(strings.NewReader(""), append([]string{"sum"}, words...)...)
	if status != 0 {
		t.Fatal(stderr)
	}
	return stdout
}
