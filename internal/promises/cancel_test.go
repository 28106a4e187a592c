package promises_test

import (
	"context"
	"errors"
	"regexp"
	"slices"
	"testing"

	"github.com/cgt-go/sdk/internal/countdown"
	"github.com/cgt-go/sdk/internal/leftover"
)

// call is a function of the library with a context, by the name it has in api/sdk.txt, on a question during which it looks
// at the context more than once. What it needs besides is made by ask, which the call it returns uses once.
type call struct {
	name string
	ask  func(t *testing.T) func(ctx context.Context) error
}

// calls returns each call of the library with a context.
func calls() []call {
	return slices.Concat(cgtCalls, convertCalls, matrixgameCalls, nimCalls, richmanCalls, rulesetsCalls, surrealCalls, zermeloCalls, infiniteCalls)
}

// mostLooks is how often a call may go on to look at its context once it is cancelled.
const mostLooks = 1000

// TestCallsAreListed checks that calls has every function and method with a context, by the list of what the library
// exports. A method of an interface is whatever somebody makes of it.
func TestCallsAreListed(t *testing.T) {
	var names []string
	for _, c := range calls() {
		names = append(names, c.name)
	}
	compareWithExports(t, names, func(path, line string) string {
		if m := callingFunction.FindStringSubmatch(line); m != nil {
			return path + "." + m[1]
		} else if m := callingMethod.FindStringSubmatch(line); m != nil {
			return path + "." + m[1] + "." + m[2]
		}
		return ""
	})
}

var (
	callingFunction = regexp.MustCompile(`^\tfunc (\w+)(?:\[.*?\])?\((?:ctx|_) context\.Context\b`)
	callingMethod   = regexp.MustCompile(`^\tmethod \(\*?(\w+)(?:\[.*?\])?\)\.(\w+)\((?:ctx|_) context\.Context\b`)
)

// TestCancelledCalls cancels each call before it begins and in the middle. It must return the cause, and soon.
func TestCancelledCalls(t *testing.T) {
	check := leftover.Goroutines(t)
	for _, c := range calls() {
		t.Run(c.name, func(t *testing.T) {
			cause := errors.New("enough")
			ctx, cancel := context.WithCancelCause(t.Context())
			cancel(cause)
			if err := c.ask(t)(ctx); !errors.Is(err, cause) {
				t.Errorf("cancelled before the call: %v", err)
			}
			for _, looks := range []int{2, 5} {
				ctx := countdown.New(looks-1, cause)
				err := c.ask(t)(ctx)
				asked := ctx.Looks()
				ctx.Cancel()
				switch {
				case asked < looks && looks > 2 && err == nil: // it was over before
				case asked < looks:
					t.Errorf("the call is over after %d looks: %v", asked, err)
				case !errors.Is(err, cause):
					t.Errorf("cancelled by look %d of %d: %v", looks, asked, err)
				case asked > looks+mostLooks:
					t.Errorf("cancelled by look %d of %d", looks, asked)
				}
			}
		})
	}
	check()
}
