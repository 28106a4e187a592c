package three

import (
	"fmt"
	"math/big"
	"slices"

	"github.com/cgt-go/sdk/internal/plural"
	"github.com/cgt-go/sdk/richman"
)

// Region is a part of the triangle of all ways to share the money, with its corners in their order around it.
type Region struct {
	Winner    richman.Player
	IsNobodys bool         // nobody has a winning strategy here; then Winner does not matter
	Corners   [][]*big.Rat // the amounts of all three players, which need not be 1 in all
}

// Contains reports whether the shares lie inside of the region, and not on its border or outside. Money need not be 1
// in all. It panics if there are not three amounts of money, none of them nil, or at a corner.
func (r Region) Contains(money []*big.Rat) bool {
	// With B and R as coordinates: a ray in the direction of rising R crosses the border an odd number of times.
	x, y := point(money)
	inside := false
	for i := range r.Corners {
		x1, y1 := point(r.Corners[i])
		x2, y2 := point(r.Corners[(i+1)%len(r.Corners)])
		side := cross(x1, y1, x2, y2, x, y)
		if side == 0 && between(x, x1, x2) && between(y, y1, y2) {
			return false
		}
		if left, right := x1.Cmp(x) <= 0, x2.Cmp(x) <= 0; left != right && left == (side < 0) {
			inside = !inside
		}
	}
	return inside
}

// check panics if there are not three amounts of money, none of them nil.
func check(money []*big.Rat) {
	if len(money) != Players {
		panic(fmt.Errorf("three: %s, and not %d", plural.Of(len(money), "amount", "amounts"), Players))
	}
	if who := slices.Index(money, nil); who >= 0 {
		panic(fmt.Errorf("three: the amount of %v is nil", richman.Player(who)))
	}
}

// point returns the shares of Blue and Red.
func point(money []*big.Rat) (b, r *big.Rat) {
	check(money)
	total := new(big.Rat)
	for _, x := range money {
		total.Add(total, x)
	}
	if total.Sign() == 0 {
		return total, new(big.Rat)
	}
	return new(big.Rat).Quo(money[0], total), new(big.Rat).Quo(money[1], total)
}

// cross returns the sign of the cross product of the vectors from (x1, y1) to (x2, y2) and to (x, y).
func cross(x1, y1, x2, y2, x, y *big.Rat) int {
	sub := func(a, b *big.Rat) *big.Rat { return new(big.Rat).Sub(a, b) }
	p := new(big.Rat).Mul(sub(x2, x1), sub(y, y1))
	return p.Cmp(new(big.Rat).Mul(sub(y2, y1), sub(x, x1)))
}

func between(x, a, b *big.Rat) bool { return x.Cmp(a)*x.Cmp(b) <= 0 }

// Figure4 returns the regions of the vertex s of [Figure3]: where Blue wins, with R < 2B, G < 2B and one of R and G
// less than B; where Red wins, with R > 2B and R > 2G; where Green wins, with G > 2B and G > 2R; and a pentagon where
// nobody has a winning strategy, nor one with which he cannot lose. On the borders lots decide.
//
// Source: the Richman notes, §9, fig. 4.
func Figure4() []Region {
	region := func(r Region, corners ...[3]int64) Region {
		for _, c := range corners {
			total := c[0] + c[1] + c[2]
			r.Corners = append(r.Corners, []*big.Rat{big.NewRat(c[0], total), big.NewRat(c[1], total), big.NewRat(c[2], total)})
		}
		return r
	}
	return []Region{
		region(Region{Winner: richman.Blue}, [3]int64{1, 0, 0}, [3]int64{1, 2, 0}, [3]int64{1, 2, 1}, [3]int64{1, 1, 1}, [3]int64{1, 1, 2}, [3]int64{1, 0, 2}),
		region(Region{Winner: richman.Red}, [3]int64{0, 1, 0}, [3]int64{1, 2, 0}, [3]int64{1, 2, 1}, [3]int64{0, 2, 1}),
		region(Region{Winner: richman.Green}, [3]int64{0, 0, 1}, [3]int64{1, 0, 2}, [3]int64{1, 1, 2}, [3]int64{0, 1, 2}),
		region(Region{IsNobodys: true}, [3]int64{1, 2, 1}, [3]int64{1, 1, 1}, [3]int64{1, 1, 2}, [3]int64{0, 1, 2}, [3]int64{0, 2, 1}),
	}
}
