package detector_test

import (
	"testing"

	"github.com/cgt-go/sdk/internal/detector"
)

func TestEither(t *testing.T) {
	if got, want := detector.Either("without", "with"), map[bool]string{false: "without", true: "with"}[detector.On]; got != want {
		t.Errorf("%s, want %s", got, want)
	}
}
