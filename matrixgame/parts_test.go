package matrixgame_test

import (
	"context"
	"encoding/json"
	"errors"
	"reflect"
	"testing"

	"github.com/cgt-go/sdk/matrixgame"
)

// TestVerifyWithoutParts takes each part away from results whose parts are exported: their methods Verify say so.
func TestVerifyWithoutParts(t *testing.T) {
	ctx := context.Background()
	m := matrixgame.Integers([]int64{3, 0, 0}, []int64{0, 2, 0}, []int64{1, 1, 0})
	g, err := matrixgame.Symmetric(m)
	if err != nil {
		t.Fatal(err)
	}
	path, err := matrixgame.LemkeHowson(ctx, g, 0)
	if err != nil {
		t.Fatal(err)
	}
	all, err := matrixgame.ExtremeEquilibria(ctx, g)
	if err != nil {
		t.Fatal(err)
	}
	best, err := matrixgame.BestCorrelated(ctx, g, m)
	if err != nil {
		t.Fatal(err)
	}
	for _, result := range []interface{ Verify() error }{&matrixgame.Path{Game: new(matrixgame.Bimatrix)}, &matrixgame.Equilibria{Game: new(matrixgame.Bimatrix), Extreme: all.Extreme}, &matrixgame.Correlated{Game: new(matrixgame.Bimatrix)}} {
		if err := result.Verify(); err == nil || err.Error() != "matrixgame: the game is missing" {
			t.Errorf("%T of a game without payoffs: %v", result, err)
		}
	}
	welfare := *best
	welfare.Welfare = matrixgame.Integers([]int64{1})
	if err := welfare.Verify(); !errors.As(err, new(*matrixgame.InputError)) {
		t.Errorf("a welfare of another size: %v", err)
	}
	for _, result := range []interface{ Verify() error }{path, all, best} {
		if err := result.Verify(); err != nil {
			t.Errorf("%T: %v", result, err)
		}
		whole := reflect.ValueOf(result).Elem()
		for i := range whole.NumField() {
			field := whole.Type().Field(i)
			if !field.IsExported() || field.Type.Kind() == reflect.Bool || whole.Field(i).IsZero() {
				continue
			}
			spoilt := reflect.New(whole.Type())
			spoilt.Elem().Set(whole)
			spoilt.Elem().Field(i).SetZero()
			if err := spoilt.Interface().(interface{ Verify() error }).Verify(); err == nil {
				t.Errorf("%T without %s passes", result, field.Name)
			}
		}
	}
}

// TestComponentsOfOthers: lists that are not those of extreme equilibria have no components, but an error.
func TestComponentsOfOthers(t *testing.T) {
	g, err := matrixgame.ParseBimatrix("2 0\n0 1\n\n1 0\n0 2\n")
	if err != nil {
		t.Fatal(err)
	}
	half, third := matrixgame.Uniform(2), mixed(t, 1, 2)
	for _, e := range []*matrixgame.Equilibria{
		{},
		{Game: g},
		{Game: g, Extreme: []matrixgame.Profile{{Row: half, Column: matrixgame.Pure(2, 1)}}},
		{Game: g, Extreme: []matrixgame.Profile{{Row: matrixgame.Pure(2, 0), Column: half}}},
		{Game: g, Extreme: []matrixgame.Profile{{Row: third, Column: mixed(t, 2, 1)}}},
		{Game: g, Extreme: []matrixgame.Profile{{Row: matrixgame.Uniform(3), Column: half}}},
		{Game: g, Extreme: []matrixgame.Profile{{Row: third}}},
	} {
		if c, err := e.Components(t.Context()); c != nil || !errors.As(err, new(*matrixgame.VerifyError)) {
			t.Errorf("%v: %v, %v", e.Extreme, c, err)
		}
	}
}

// TestComponentsLooksAtContext: the check of the equilibria ends when the context is done.
func TestComponentsLooksAtContext(t *testing.T) {
	g, err := matrixgame.ParseBimatrix("2 0\n0 1\n\n1 0\n0 2\n")
	if err != nil {
		t.Fatal(err)
	}
	ctx, cancel := context.WithCancel(t.Context())
	cancel()
	wrong := matrixgame.Profile{Row: matrixgame.Uniform(3), Column: matrixgame.Uniform(3)}
	if _, err := (&matrixgame.Equilibria{Game: g, Extreme: []matrixgame.Profile{wrong}}).Components(ctx); !errors.Is(err, context.Canceled) {
		t.Error(err)
	}
}

// TestTextsWithoutParts: results whose parts were taken away or are not for the game still have a text, and no JSON.
func TestTextsWithoutParts(t *testing.T) {
	g, err := matrixgame.ParseBimatrix("2 0\n0 1\n\n1 0\n0 2\n")
	if err != nil {
		t.Fatal(err)
	}
	p := matrixgame.Profile{Row: matrixgame.Uniform(2), Column: matrixgame.Uniform(3)}
	for _, test := range []struct {
		result interface {
			String() string
			MarshalJSON() ([]byte, error)
		}
		text string
	}{
		{&matrixgame.Equilibria{Extreme: []matrixgame.Profile{p}}, "(1/2, 1/2) (1/3, 1/3, 1/3)\n"},
		{&matrixgame.Equilibria{Game: g, Extreme: []matrixgame.Profile{p}}, "(1/2, 1/2) (1/3, 1/3, 1/3)\n"},
		{&matrixgame.Correlated{}, "matrixgame: the game is missing"},
		{&matrixgame.Correlated{Game: g, Distribution: matrixgame.Integers([]int64{1})}, "matrixgame: the welfare is missing"},
	} {
		if got := test.result.String(); got != test.text {
			t.Errorf("%q, want %q", got, test.text)
		}
		if text, err := test.result.MarshalJSON(); err == nil {
			t.Errorf("%s", text)
		}
	}
}

// TestDimensionOfOthers: strategies of different games, or of none, do not count twice.
func TestDimensionOfOthers(t *testing.T) {
	for _, test := range []struct {
		rows []matrixgame.Mixed
		want int
	}{
		{nil, 0},
		{[]matrixgame.Mixed{{}}, 0},
		{[]matrixgame.Mixed{{}, matrixgame.Pure(2, 0)}, 0},
		{[]matrixgame.Mixed{matrixgame.Pure(2, 0), {}, matrixgame.Pure(3, 0)}, 0},
		{[]matrixgame.Mixed{matrixgame.Pure(2, 0), {}, matrixgame.Pure(2, 1)}, 1},
	} {
		s := matrixgame.Subset{Rows: test.rows, Columns: []matrixgame.Mixed{matrixgame.Pure(2, 0)}}
		if got := s.Dimension(); got != test.want {
			t.Errorf("%v: dimension %d, want %d", s, got, test.want)
		}
		if _, err := (matrixgame.Component{Subsets: []matrixgame.Subset{s}}).MarshalJSON(); err != nil {
			t.Error(err)
		}
	}
}

// TestJSONOfNothing: games that are not there are null in JSON, and null is read as them.
func TestJSONOfNothing(t *testing.T) {
	var s, again struct {
		G matrixgame.Game
		B matrixgame.Bimatrix
	}
	text, err := json.Marshal(&s)
	if err != nil || string(text) != `{"G":null,"B":null}` {
		t.Fatalf("%s, %v", text, err)
	}
	if err := json.Unmarshal(text, &again); err != nil || !reflect.DeepEqual(s, again) {
		t.Errorf("%v", err)
	}
}

// TestJSONOfOtherKinds: an error says which part is not what it should be, in the words of JSON.
func TestJSONOfOtherKinds(t *testing.T) {
	for _, c := range []struct {
		v          json.Unmarshaler
		text, want string
	}{
		{new(matrixgame.Matrix), `{}`, "matrixgame: there is an object, which should be a list"},
		{new(matrixgame.Bimatrix), `[]`, "matrixgame: there is a list, which should be an object"},
		{new(matrixgame.Bimatrix), `{"row": 1, "column": [[1]]}`, "matrixgame: the payoffs of the row player: there is a number, which should be a list"},
		{new(matrixgame.Bimatrix), `{"row": [[1]], "column": [["x"]]}`, `matrixgame: the payoffs of the column player: row 1, column 1 "x" is no number`},
		{new(matrixgame.Bimatrix), `{"row": [], "column": [[1]]}`, "matrixgame: the payoffs of the row player: a matrix has at least one row"},
		{new(matrixgame.Bimatrix), `{"row": [[1]], "column": null}`, "matrixgame: a game of two players has the keys row and column"},
		{new(matrixgame.Profile), `{"row": 1}`, `matrixgame: at the key "row" there is a number, which should be a list`},
		{new(matrixgame.Profile), `{"row": [1], "column": "1"}`, `matrixgame: at the key "column" there is a string, which should be a list`},
		{new(matrixgame.Game), `{"choices": [1e2]}`, `matrixgame: at the key "choices" there is the number 1e2, which should be an integer in digits that is not too large`},
	} {
		if err := c.v.UnmarshalJSON([]byte(c.text)); err == nil || err.Error() != c.want {
			t.Errorf("%T of %s: %v, want %s", c.v, c.text, err, c.want)
		}
	}
}

// TestPathMessages: labels are counted from 1 in messages, as they are in the text of a path.
func TestPathMessages(t *testing.T) {
	g, err := matrixgame.ParseBimatrix("2 0\n0 1\n\n1 0\n0 2\n")
	if err != nil {
		t.Fatal(err)
	}
	path, err := matrixgame.LemkeHowson(t.Context(), g, 0)
	if err != nil {
		t.Fatal(err)
	}
	inner := matrixgame.Profile{Row: mixed(t, 2, 1), Column: mixed(t, 1, 2)}
	outer := matrixgame.Profile{Row: matrixgame.Pure(2, 1), Column: matrixgame.Pure(2, 1)}
	for _, test := range []struct {
		labels      []int
		equilibrium matrixgame.Profile
		want        string
	}{
		{path.Labels, inner, "matrixgame: the row player's strategy has lost the label 2"},
		{path.Labels, outer, "matrixgame: the row player's strategy has lost the label 2"},
		{[]int{0, 3, 0}, matrixgame.Profile{Row: matrixgame.Pure(2, 0), Column: matrixgame.Pure(2, 0)}, "matrixgame: the row player's strategy never picked up the label 4"},
		{[]int{0, 0}, path.Equilibrium, "matrixgame: step 2 is 1, which the row player's strategy has or has just dropped"},
		{[]int{0, 7, 0}, path.Equilibrium, "matrixgame: step 2 is 8, which is none of the labels 1 to 4 of a game of 2×2"},
	} {
		err := (&matrixgame.Path{Game: g, Labels: test.labels, Equilibrium: test.equilibrium}).Verify()
		if err == nil || err.Error() != test.want {
			t.Errorf("%v: %v, want %s", test.labels, err, test.want)
		}
	}
}
