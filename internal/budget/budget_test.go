package budget_test

import (
	"context"
	"errors"
	"testing"

	"github.com/cgt-go/sdk/cgt"
	"github.com/cgt-go/sdk/internal/budget"
)

func TestSpend(t *testing.T) {
	b := budget.New(t.Context(), 10)
	for i, n := range []int{4, 6, 0} {
		if !b.Spend(n) || b.Err != nil {
			t.Fatalf("spending %d, number %d: %v", n, i, b.Err)
		}
	}
	if b.Spend(1) {
		t.Error("11 steps of 10")
	}
	var limit *cgt.LimitError
	if !errors.As(b.Err, &limit) || limit.Limit != 10 || !errors.Is(b.Err, cgt.ErrLimit) {
		t.Errorf("the error is %v", b.Err)
	}
	if b.Spend(0) {
		t.Error("it goes on after an error")
	}
	b.Fail(errors.New("another"))
	if !errors.As(b.Err, &limit) {
		t.Errorf("the error became %v", b.Err)
	}
}

// TestContext looks for the context when so many steps were made, be it by one call or by many.
func TestContext(t *testing.T) {
	for _, n := range []int{1, 1000, 100_000} {
		ctx, cancel := context.WithCancelCause(t.Context())
		b := budget.New(ctx, 1_000_000)
		cause := errors.New("enough")
		cancel(cause)
		calls := 0
		for ; calls < 5000 && b.Spend(n); calls++ {
		}
		if b.Err != cause || calls == 5000 {
			t.Errorf("steps of %d: %v after %d", n, b.Err, calls)
		}
		if b := budget.New(ctx, 10); b.Err != cause || b.Spend(1) {
			t.Errorf("a new budget with a context that is done: %v", b.Err)
		}
	}
}

// TestLook looks at the context without counting steps.
func TestLook(t *testing.T) {
	ctx, cancel := context.WithCancelCause(t.Context())
	cause := errors.New("enough")
	b := budget.New(ctx, 1)
	if !b.Look() {
		t.Fatal(b.Err)
	}
	cancel(cause)
	calls := 0
	for ; calls < 5000 && b.Look(); calls++ {
	}
	if b.Err != cause || calls == 5000 || b.Steps != 1 || b.Look() {
		t.Errorf("%v after %d looks, with %d steps left", b.Err, calls, b.Steps)
	}
	b = budget.New(t.Context(), 1)
	if b.Spend(2) || b.Look() {
		t.Error("it goes on over the limit")
	}
	if b = (budget.Budget{}); !b.Look() {
		t.Error(b.Err)
	}
}

// TestNoLimit checks that the zero Budget never ends, and that Fail ends one with a limit.
func TestNoLimit(t *testing.T) {
	var b budget.Budget
	for range 10 {
		if !b.Spend(1 << 30) {
			t.Fatal(b.Err)
		}
	}
	failure := errors.New("no number")
	b.Fail(failure)
	if b.Spend(1) || b.Look() {
		t.Error("it goes on after Fail")
	}
	b = budget.New(t.Context(), 10)
	b.Fail(failure)
	if b.Spend(1) || b.Err != failure {
		t.Errorf("after Fail: %v", b.Err)
	}
}

// LookNow does not wait for other looks.
func TestLookNow(t *testing.T) {
	if b := (budget.Budget{}); !b.LookNow() {
		t.Error("the zero Budget has a limit")
	}
	ctx, cancel := context.WithCancelCause(t.Context())
	b := budget.New(ctx, 10)
	if !b.LookNow() || !b.Spend(10) {
		t.Fatal(b.Err)
	}
	cause := errors.New("enough")
	cancel(cause)
	if b.LookNow() || !errors.Is(b.Err, cause) {
		t.Error(b.Err)
	}
	failed := budget.Budget{Ctx: ctx, Err: errors.New("before")}
	if failed.LookNow() || errors.Is(failed.Err, cause) {
		t.Error(failed.Err)
	}
}
