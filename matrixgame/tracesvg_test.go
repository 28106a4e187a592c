package matrixgame_test

import (
	"bytes"
	"context"
	"strings"
	"testing"

	"github.com/cgt-go/sdk/internal/svg/svgtest"
	"github.com/cgt-go/sdk/matrixgame"
)

func TestTraceSVG(t *testing.T) {
	for _, text := range []string{"1 -1.5\n-1.5 2", "5", "1 2\n0 3"} {
		m, value := game(t, text)
		for _, rounds := range []int{1, 3000} {
			trace, err := matrixgame.FictitiousPlay(m, false).Trace(context.Background(), rounds)
			if err != nil {
				t.Fatal(err)
			}
			var b bytes.Buffer
			if err := trace.WriteSVG(&b, value); err != nil {
				t.Fatal(err)
			}
			svgtest.Check(t, b.Bytes(), 25_000, m)
			if strings.Count(b.String(), "stroke-dasharray") != 1 || strings.Count(b.String(), "<path") != 5 {
				t.Errorf("the picture is\n%s", b.String())
			}
			if (strings.Count(b.String(), "h-6\"") == 3) != (rounds == 1) {
				t.Errorf("%d rounds, and one point is a dash:\n%s", rounds, b.String())
			}
			b.Reset()
			if err := trace.WriteSVG(&b, nil); err != nil || strings.Contains(b.String(), "stroke-dasharray") {
				t.Errorf("without a value: %v,\n%s", err, b.String())
			}
			if err := trace.WriteSVG(broken{}, nil); err == nil {
				t.Error("no error of a writer")
			}
		}
	}
}
