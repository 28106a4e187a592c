package convert_test

import (
	"math/big"
	"testing"

	"github.com/cgt-go/sdk/cgt"
	"github.com/cgt-go/sdk/convert"
	"github.com/cgt-go/sdk/nim"
	"github.com/cgt-go/sdk/nim/ordinal"
	"github.com/cgt-go/sdk/rulesets/hackenbush"
	"github.com/cgt-go/sdk/surreal"
	"github.com/cgt-go/sdk/surreal/transfinite"
	"github.com/cgt-go/sdk/zermelo"
)

// TestNumbers goes with each fraction through all kinds of numbers that there are, and back.
func TestNumbers(t *testing.T) {
	for den := int64(1); den <= 16; den++ {
		for num := int64(-40); num <= 40; num++ {
			r := big.NewRat(num, den)
			if p, ok := zermelo.RationalFromRat(r); !ok || p.Rat().Cmp(r) != 0 {
				t.Fatalf("%v is the payoff %v, %v", r, p, ok)
			}
			n := transfinite.FromRat(r)
			if back, ok := n.Rat(); !ok || back.Cmp(r) != 0 {
				t.Fatalf("%v is the number %v, which is %v, %v", r, n, back, ok)
			}
			signs, err := n.SignExpansion()
			if err != nil {
				t.Fatal(err)
			}
			if back, err := signs.Number(); err != nil || !back.Equal(n) {
				t.Fatalf("%v has the signs %v, which are those of %v, %v", n, signs, back, err)
			}
			isDyadic := r.Denom().Cmp(new(big.Int).Lsh(big.NewInt(1), uint(r.Denom().BitLen()-1))) == 0
			x, ok := surreal.DyadicFromRat(r)
			if y, isToo := n.Dyadic(); ok != isDyadic || isToo != isDyadic || x != y {
				t.Fatalf("%v is the dyadic fraction %v, %v, and the number %v, %v", r, x, ok, y, isToo)
			}
			stalk, err := convert.Stalk(signs)
			if !isDyadic {
				if err == nil {
					t.Fatalf("%v has a stalk with an end", r)
				}
				continue
			}
			if err != nil || x.Rat().Cmp(r) != 0 || !transfinite.FromDyadic(x).Equal(n) {
				t.Fatalf("%v, %v, %v", r, x, err)
			}
			if back, ok := convert.Signs(stalk); !ok || !back.Equal(signs) {
				t.Fatalf("the signs of %v are %v, %v, and not %v", stalk, back, ok, signs)
			}
			g := surreal.FromDyadic(x)
			if y, ok := g.Number(); !ok || y != x {
				t.Fatalf("%v is the game %v, which is the number %v, %v", x, g, y, ok)
			}
			if value, err := surreal.Value(t.Context(), hackenbush.Rules{}, stalk); value != g || err != nil {
				t.Fatalf("%v is worth %v, %v, and not %v", stalk, value, err, g)
			}
		}
	}
}

// TestNimbers goes with nimbers through all kinds that there are, and back.
func TestNimbers(t *testing.T) {
	for _, n := range []nim.Nimber{0, 1, 2, 7, 100, 1 << 40, 1<<64 - 1} {
		if back, ok := surreal.Nimber(n).Nimber(); !ok || back != n {
			t.Errorf("*%v comes back as *%v, %v", n, back, ok)
		}
		b := nim.BigFromNimber(n)
		if back, ok := b.Nimber(); !ok || back != n {
			t.Errorf("%v comes back as %v, %v", b, back, ok)
		}
		if back, ok := nim.BigFromInt(b.Int()); !ok || back != b {
			t.Errorf("%v comes back as %v, %v", b.Int(), back, ok)
		}
		x := ordinal.FromNimber(n)
		if back, ok := x.Nimber(); !ok || back != n || ordinal.FromBig(b) != x {
			t.Errorf("%v comes back as %v, %v", x, back, ok)
		}
		if back, ok := x.Big(); !ok || back != b {
			t.Errorf("%v comes back as %v, %v", x, back, ok)
		}
	}
}

// TestGames goes with values to trees and to graphs, and back.
func TestGames(t *testing.T) {
	games, ok := surreal.BornBy(2)
	if !ok {
		t.Fatal("there are no games born by day 2")
	}
	for _, g := range games {
		tree, err := g.Tree(100)
		if err != nil || surreal.FromTree(tree) != g {
			t.Fatalf("%v has the tree %v, %v", g, tree, err)
		}
		graph, root := cgt.GraphOf(tree)
		if back, err := graph.Tree(root); back != tree || err != nil {
			t.Fatalf("%v comes back as %v, %v", tree, back, err)
		}
		if value, err := surreal.Value(t.Context(), graph, root); value != g || err != nil {
			t.Fatalf("%v comes back as %v, %v", g, value, err)
		}
		if again, err := cgt.TreeOf(t.Context(), surreal.Games{}, g, cgt.Limits{}); again != tree || err != nil {
			t.Fatalf("%v has the trees %v and %v, %v", g, tree, again, err)
		}
	}
}

// TestOrdinals reads the texts of ordinals as nimbers, and those of nimbers as ordinals.
func TestOrdinals(t *testing.T) {
	for _, text := range []string{"0", "7", "w", "w+1", "w^2*3+w*2", "w^w", "w^(w+1)+5", "w^(w^2*4+3)*2+w*3+5"} {
		n := ordinal.MustParse(text)
		x, err := transfinite.ParseOrdinal(text)
		if err != nil {
			t.Fatal(err)
		}
		if got, err := ordinal.Parse(x.String()); err != nil || got != n {
			t.Errorf("%v is the nimber %v, %v, want %v", x, got, err, n)
		}
		if got, err := transfinite.ParseOrdinal(n.String()); err != nil || got.Compare(x) != 0 {
			t.Errorf("%v is the ordinal %v, %v, want %v", n, got, err, x)
		}
	}
}
