package promises_test

import (
	"encoding"
	"encoding/json"
	"fmt"
	"io"
	"os"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"github.com/cgt-go/sdk/matrixgame"
	"github.com/cgt-go/sdk/matrixgame/extensive"
	"github.com/cgt-go/sdk/matrixgame/parametric"
	"github.com/cgt-go/sdk/matrixgame/stochastic"
	"github.com/cgt-go/sdk/nim"
	"github.com/cgt-go/sdk/nim/ordinal"
	"github.com/cgt-go/sdk/richman"
	"github.com/cgt-go/sdk/richman/three"
	"github.com/cgt-go/sdk/rulesets/balance"
	"github.com/cgt-go/sdk/rulesets/chomp"
	"github.com/cgt-go/sdk/rulesets/hex"
	"github.com/cgt-go/sdk/rulesets/pieces"
	"github.com/cgt-go/sdk/rulesets/shapes"
	"github.com/cgt-go/sdk/rulesets/ship"
	"github.com/cgt-go/sdk/rulesets/stalks"
	"github.com/cgt-go/sdk/surreal"
	"github.com/cgt-go/sdk/surreal/sums"
	"github.com/cgt-go/sdk/surreal/transfinite"
	"github.com/cgt-go/sdk/zermelo"
	"github.com/cgt-go/sdk/zermelo/continuum"
	"github.com/cgt-go/sdk/zermelo/infinite"
	"github.com/cgt-go/sdk/zermelo/switching"
)

// TestZeroTexts: what writes itself does so also if it is a zero value, which decoders and structs may hold, or it returns an
// error. What that is stands in a file.
func TestZeroTexts(t *testing.T) {
	var got strings.Builder
	for _, v := range []any{
		new(matrixgame.Matrix),
		new(matrixgame.Bimatrix),
		new(matrixgame.Game),
		new(matrixgame.Solution),
		new(matrixgame.Bounds),
		new(matrixgame.Optima),
		new(matrixgame.Reduction),
		new(matrixgame.GameReduction),
		new(matrixgame.Bilinear),
		new(matrixgame.DiagramPoint),
		new(matrixgame.Diagram),
		new(matrixgame.Path),
		new(matrixgame.Correlated),
		new(matrixgame.Equilibria),
		new(matrixgame.NFG),
		new(matrixgame.Profile),
		new(matrixgame.Mixed),
		new(matrixgame.Component),
		new(matrixgame.Subset),
		new(matrixgame.Degenerate),
		new(matrixgame.DeviationError),
		new(matrixgame.ObedienceError),
		new(matrixgame.Play),
		new(matrixgame.Trace),
		new(extensive.Game),
		new(extensive.Solution),
		new(extensive.Strategy),
		new(extensive.Tree),
		new(extensive.EFG),
		new(stochastic.Game),
		new(stochastic.Solution),
		new(parametric.Value),
		new(parametric.Matrix),
		new(parametric.Piece),
		new(parametric.Quotient),
		new(parametric.Polynomial),
		new(parametric.Root),
		new(richman.Graph),
		new(richman.Arena),
		new(richman.Parity),
		new(richman.Solution),
		new(richman.AllPay),
		new(richman.Discrete),
		new(richman.Intervals),
		new(richman.MeanPayoff),
		new(richman.ParitySolution),
		new(richman.Thresholds),
		new(richman.TurnSolution),
		new(richman.Transcript),
		new(richman.Rule),
		new(three.Analysis),
		new(three.Map),
		new(three.Region),
		new(zermelo.Graph[zermelo.Result]),
		new(zermelo.Solution[string, zermelo.Result]),
		new(zermelo.StrategyError),
		new(zermelo.Proof[string, zermelo.Result]),
		new(continuum.ApproachSolution),
		new(continuum.Approach),
		new(infinite.Graph),
		new(infinite.Solution),
		new(switching.Graph),
		new(switching.Game),
		new(switching.Solution),
		new(hex.Proof),
		new(ship.Chart),
		new(balance.Solution),
		new(chomp.Solution),
		new(pieces.Grid),
		new(shapes.Transcript),
		new(stalks.Solution),
		new(surreal.Game),
		new(surreal.Dyadic),
		new(sums.Solution),
		new(transfinite.Number),
		new(transfinite.Term),
		new(transfinite.SignExpansion),
		new(transfinite.Quotient),
		new(transfinite.Cut),
		new(nim.Genus),
		new(nim.Big),
		new(ordinal.Nimber),
	} {
		write := func(method string, f func() (text any, err error)) {
			defer func() {
				if r := recover(); r != nil {
					t.Errorf("%T.%s panics: %v", v, method, r)
				}
			}()
			text, err := f()
			if err != nil {
				text = "error " + err.Error()
			}
			fmt.Fprintf(&got, "%T.%s: %#q\n", v, method, text)
		}
		if x, ok := v.(fmt.Stringer); ok {
			write("String", func() (any, error) { return x.String(), nil })
		}
		if x, ok := v.(error); ok {
			write("Error", func() (any, error) { return x.Error(), nil })
		}
		if x, ok := v.(json.Marshaler); ok {
			write("MarshalJSON", func() (any, error) {
				text, err := x.MarshalJSON()
				if err == nil && !json.Valid(text) {
					t.Errorf("%T.MarshalJSON: %s is no JSON", v, text)
				}
				return text, err
			})
		}
		if x, ok := v.(encoding.TextMarshaler); ok {
			write("MarshalText", func() (any, error) { return x.MarshalText() })
		}
		if x, ok := v.(interface{ WriteSVG(io.Writer) error }); ok {
			write("WriteSVG", func() (any, error) { return "", x.WriteSVG(io.Discard) })
		}
		if x, ok := v.(interface{ WriteText(io.Writer) error }); ok {
			write("WriteText", func() (any, error) { return "", x.WriteText(io.Discard) })
		}
	}
	want, err := os.ReadFile("testdata/zerotexts.txt")
	if err != nil {
		t.Fatal(err)
	}
	if diff := cmp.Diff(string(want), got.String()); diff != "" {
		t.Errorf("-testdata/zerotexts.txt, +what they are now:\n%s", diff)
	}
}
