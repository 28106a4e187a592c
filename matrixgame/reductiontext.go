package matrixgame

import (
	"encoding/json"
	"fmt"
	"strings"
)

// stepJSON is a step in JSON. The player is a string or a number.
type stepJSON struct {
	Player any      `json:"player"`
	Choice int      `json:"choice"`
	By     []string `json:"by"`
	Strict bool     `json:"strict"`
}

// MarshalJSON returns an object with "player", who is "row" or "column", "choice", counted from 0, "by", the
// probabilities of what dominates it as a list of strings, and "strict", whether that is always better.
func (s Step) MarshalJSON() ([]byte, error) {
	return json.Marshal(stepJSON{s.Who.String(), s.Choice, ratStrings(s.By.p), s.IsStrict})
}

// MarshalJSON returns an object as [Step.MarshalJSON] does, but with a number as "player", counted from 0.
func (s GameStep) MarshalJSON() ([]byte, error) {
	return json.Marshal(stepJSON{s.Player, s.Choice, ratStrings(s.By.p), s.IsStrict})
}

// String returns the steps, one on a line, and then what is left of the matrix.
func (r *Reduction) String() string {
	if r.m == nil {
		return missingGame
	}
	return lines(r.steps) + r.Matrix().String()
}

// lines returns the texts of some things, one on a line.
func lines[T fmt.Stringer](list []T) string {
	var b strings.Builder
	for _, x := range list {
		b.WriteString(x.String())
		b.WriteByte('\n')
	}
	return b.String()
}

// MarshalJSON returns an object with "steps", each as a [Step] is, "rows" and "columns", those that are left, counted
// from 0, and "matrix", what is left of the matrix. The error is a [*VerifyError] for the zero value.
func (r *Reduction) MarshalJSON() ([]byte, error) {
	if r.m == nil {
		return nil, &VerifyError{Msg: missingGame}
	}
	return json.Marshal(struct {
		Steps   []Step  `json:"steps"`
		Rows    []int   `json:"rows"`
		Columns []int   `json:"columns"`
		Matrix  *Matrix `json:"matrix"`
	}{append([]Step{}, r.steps...), r.left[Row], r.left[Column], r.Matrix()})
}

// String returns the steps, one on a line, and then for each player a line with the choices that are left, counted from
// 1, as in "player 1 has 1 3".
func (r *GameReduction) String() string {
	if r.g == nil {
		return missingGame
	}
	var b strings.Builder
	b.WriteString(lines(r.steps))
	for who, left := range r.left {
		fmt.Fprintf(&b, "player %d has %s\n", who+1, counted(left))
	}
	return b.String()
}

// MarshalJSON returns an object with "steps", each as a [GameStep] is, and "left", for each player the choices that are
// left, counted from 0. The error is a [*VerifyError] for the zero value.
func (r *GameReduction) MarshalJSON() ([]byte, error) {
	if r.g == nil {
		return nil, &VerifyError{Msg: missingGame}
	}
	return json.Marshal(struct {
		Steps []GameStep `json:"steps"`
		Left  [][]int    `json:"left"`
	}{append([]GameStep{}, r.steps...), r.left})
}
