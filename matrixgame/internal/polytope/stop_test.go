package polytope

import (
	"context"
	"errors"
	"math/big"
	"math/rand/v2"
	"testing"

	"github.com/cgt-go/sdk/internal/countdown"
)

// Of many numbers, or of long ones, a pivot looks at the context in each row, and in each entry of very long ones.
func TestPivotLooks(t *testing.T) {
	for name, c := range map[string]struct {
		size int
		bits uint // of the entries
		want int  // looks, at least
	}{
		"words":      {70, 3, 69},
		"wides":      {70, 60, 69},
		"bigs":       {12, 200, 11},
		"long bigs":  {12, longBits + 60, 11 * 12},
		"few words":  {12, 3, 0},
		"many wides": {200, 60, 199},
	} {
		build := func(looks int) (*Dictionary, *countdown.Context, *Stop) {
			r := rand.New(rand.NewPCG(1, 2))
			rows, right := make([][]*big.Int, c.size), make([]*big.Int, c.size)
			var basic, free []int
			for i := range rows {
				basic, free, right[i] = append(basic, c.size+i), append(free, i), big.NewInt(1)
				for range c.size {
					x := big.NewInt(1 + r.Int64N(6))
					rows[i] = append(rows[i], x.Lsh(x, c.bits-3))
				}
			}
			ctx := countdown.New(looks, errors.New("enough"))
			stop := NewStop(ctx)
			return New(stop, basic, free, right, rows), ctx, stop
		}
		d, ctx, stop := build(1 << 30)
		if !d.Raise(0) || stop.Err() != nil {
			t.Fatalf("%s: stopped by %v", name, stop.Err())
		}
		looks := ctx.Looks()
		if looks < c.want || c.want == 0 && looks > 3 {
			t.Errorf("%s: %d looks, want %d", name, looks, c.want)
		}
		for n := 0; n < looks; n += 1 + n/4 {
			d, ctx, stop := build(n)
			if d.Raise(0) || d.Fix(1) || stop.Look() || !errors.Is(stop.Err(), context.Cause(ctx)) {
				t.Errorf("%s: goes on after %d looks: %v", name, n, stop.Err())
			}
		}
	}
}

// A copy shares what stops a dictionary, and the search for the variable that leaves looks for each row of many, or of
// long numbers.
func TestStopIsShared(t *testing.T) {
	const size = 70
	rows, right := make([][]*big.Int, size), make([]*big.Int, size)
	var basic, free, first []int
	for i := range rows {
		basic, free, first, right[i] = append(basic, size+i), append(free, i), append(first, size+i), big.NewInt(1)
		for j := range size {
			rows[i] = append(rows[i], big.NewInt(int64(1+(i*j)%7)))
		}
	}
	build := func(looks int) (*Dictionary, *countdown.Context) {
		ctx := countdown.New(looks, nil)
		return New(NewStop(ctx), basic, free, right, rows), ctx
	}
	d, ctx := build(1 << 30)
	if !d.pivot(0, 0) {
		t.Fatal("stopped")
	}
	pivots := ctx.Looks()
	d, ctx = build(1 << 30)
	if _, ok := d.Enter(0, first); !ok || ctx.Looks() < pivots+size {
		t.Errorf("%d looks, of which %d are a pivot's", ctx.Looks(), pivots)
	}
	d, ctx = build(1 << 30)
	if r := d.leaving(0, -1); r < 0 || ctx.Looks() < size {
		t.Errorf("%d looks for row %d, which leaves", ctx.Looks(), r)
	}
	d, _ = build(0)
	if r := d.leaving(0, -1); r >= 0 || d.Raise(0) || d.stop.Err() == nil {
		t.Errorf("row %d leaves after a stop", r)
	}
	few := countdown.New(1<<30, nil)
	long := new(big.Int).Lsh(big.NewInt(1), 1000)
	d = New(NewStop(few), []int{2, 3}, []int{0, 1}, []*big.Int{long, long}, [][]*big.Int{{long, long}, {long, long}})
	if r := d.leaving(0, -1); r < 0 || few.Looks() < 2 {
		t.Errorf("%d looks at long numbers for row %d, which leaves", few.Looks(), r)
	}
	d, ctx = build(1 << 30)
	c := d.Clone()
	ctx.Cancel()
	if c.Raise(0) || !errors.Is(c.stop.Err(), context.Canceled) {
		t.Error("a copy is not stopped")
	}
	if before := ctx.Looks(); d.stop.Look() || ctx.Looks() != before {
		t.Error("what was copied has to look for itself")
	}
}
