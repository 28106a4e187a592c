package hex_test

import (
	"context"
	"errors"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"pgregory.net/rapid"

	"github.com/cgt-go/sdk/cgt"
	"github.com/cgt-go/sdk/rulesets/hex"
	"github.com/cgt-go/sdk/zermelo"
)

// prove proves who wins and verifies the proof.
func prove(t rapid.TB, p hex.Position) *hex.Proof {
	proof, err := hex.Prove(context.Background(), p, cgt.Limits{})
	if err != nil {
		t.Fatalf("%v: %v", p, err)
	}
	if err := proof.Verify(); err != nil {
		t.Fatalf("%v: %v", p, err)
	}
	return proof
}

// checkProof plays the strategy of a proof against every reply.
func checkProof(t rapid.TB, p hex.Position, proof *hex.Proof) {
	who := zermelo.Max
	if proof.Value() == zermelo.Loss {
		who = zermelo.Min
	}
	if _, err := zermelo.CheckStrategy(context.Background(), hex.Rules{}, p, who, proof.Strategy(), proof.Value(), cgt.Limits{}); err != nil {
		t.Fatalf("%v: %v", p, err)
	}
}

// Proofs agree with induction over all positions of small boards, and their strategies win against every reply.
func TestProofsOfAllPositions(t *testing.T) {
	for _, size := range [][2]int{{1, 1}, {2, 2}, {3, 2}, {2, 4}, {3, 3}} {
		start, err := hex.New(size[0], size[1])
		if err != nil {
			t.Fatal(err)
		}
		sol, err := zermelo.Solve(t.Context(), hex.Rules{}, start)
		if err != nil {
			t.Fatal(err)
		}
		n := 0
		seen := map[hex.Position]bool{start: true}
		for todo := []hex.Position{start}; len(todo) > 0; todo = todo[1:] {
			p := todo[0]
			if _, isOver := (hex.Rules{}).End(p); !isOver {
				for _, q := range (hex.Rules{}).AppendMoves(nil, p) {
					if !seen[q] {
						seen[q] = true
						todo = append(todo, q)
					}
				}
			}
			proof := prove(t, p)
			if v, ok := sol.Value(p); !ok || proof.Value() != v {
				t.Fatalf("%v: %v, want %v", p, proof.Value(), v)
			}
			if n++; n%10 == 1 {
				checkProof(t, p, proof)
			}
		}
	}
}

// On somewhat larger boards they agree with search.
func TestProofsAgreeWithSearch(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		p := drawPosition(t, 5)
		if p.Cols()*p.Rows()-p.Taken() > 14 {
			t.Skip("too many free cells for a plain search")
		}
		s := zermelo.Solver[hex.Position, zermelo.Result]{Game: hex.Rules{}}
		want, err := s.Value(context.Background(), p)
		if err != nil {
			t.Fatal(err)
		}
		if proof := prove(t, p); proof.Value() != want {
			t.Fatalf("%v: %v, want %v", p, proof.Value(), want)
		}
	})
}

// The first moves that win on 4 × 4 (J. van Rijswijck, Search and Evaluation in Hex), and on 5 × 5, where each proof is
// verified and the table looks the same after half a turn.
func TestS40WinningOpeningsByProofs(t *testing.T) {
	for n, want := range map[int]string{4: "...W/..W./.W../W...", 5: "....W/.WWWW/.WWW./WWWW./W...."} {
		p, err := hex.New(n, n)
		if err != nil {
			t.Fatal(err)
		}
		var rows []string
		for row := range n {
			var text []byte
			for col := range n {
				q, _ := p.Take(col, row)
				proof := prove(t, q)
				c := byte('.')
				if proof.Value() == zermelo.Win {
					c = 'W'
				}
				text = append(text, c)
				if n == 4 && row == 0 {
					checkProof(t, q, proof)
				}
			}
			rows = append(rows, string(text))
		}
		got := strings.Join(rows, "/")
		if got != want {
			t.Errorf("%d × %d: %s, want %s", n, n, got, want)
		}
		b := []byte(got)
		slices.Reverse(b)
		if string(b) != got {
			t.Errorf("%d × %d: %s is not the same after half a turn", n, n, got)
		}
		if proof := prove(t, p); proof.Value() != zermelo.Win || proof.Carrier() >= n*n || proof.Links() < n {
			t.Errorf("%d × %d: %v, %d cells, %d links", n, n, proof.Value(), proof.Carrier(), proof.Links())
		}
	}
}

// Strategies of proofs win against random play on 5 × 5, and on boards that are not square but have more free cells
// than a search could go through.
func TestProofsAgainstRandomPlay(t *testing.T) {
	rng := rand.New(rand.NewPCG(40, 1))
	for _, text := range []string{".....|.....|.....|.....|.....", "...|...|...|...|...|...|...|...", "........|........|........", "X.....|......|......|..O...|......"} {
		p := hex.MustParse(text)
		proof := prove(t, p)
		random := zermelo.StrategyFunc[hex.Position](func(p hex.Position) (hex.Position, bool) {
			moves := hex.Rules{}.AppendMoves(nil, p)
			return moves[rng.IntN(len(moves))], true
		})
		strategies := [2]zermelo.Strategy[hex.Position]{random, random}
		if proof.Value() == zermelo.Win {
			strategies[0] = proof.Strategy()
		} else {
			strategies[1] = proof.Strategy()
		}
		for range 100 {
			play, err := zermelo.Match(t.Context(), hex.Rules{}, p, strategies[0], strategies[1], 64)
			if err != nil || play.Payoff != proof.Value() {
				t.Fatalf("%v: %v, %v", text, play.Payoff, err)
			}
		}
	}
}

func TestProveIsStopped(t *testing.T) {
	p, err := hex.New(6, 6)
	if err != nil {
		t.Fatal(err)
	}
	p, _ = p.Take(5, 0)
	if proof, err := hex.Prove(t.Context(), p, cgt.Limits{Positions: 10}); !errors.Is(err, cgt.ErrLimit) {
		t.Error(proof, err)
	}
	ctx, cancel := context.WithCancelCause(t.Context())
	cause := errors.New("enough")
	cancel(cause)
	if proof, err := hex.Prove(ctx, p, cgt.Limits{}); err != cause {
		t.Error(proof, err)
	}
	if proof, err := hex.Prove(t.Context(), hex.Position{}, cgt.Limits{}); !errors.As(err, new(*hex.SizeError)) {
		t.Error(proof, err)
	}
}

// A strategy says nothing where it is not asked.
func TestStrategyOfProofIsSilent(t *testing.T) {
	p := hex.MustParse("...|...|...")
	s := prove(t, p).Strategy()
	for _, text := range []string{"X..|...|...", "X..|X..|X..", "..|..", "OOO|XX.|X.."} {
		if text == "X..|X..|X.." {
			text = "XO.|XO.|X.."
		}
		if q, ok := s.Move(hex.MustParse(text)); ok {
			t.Errorf("%s: %v", text, q)
		}
	}
}

func BenchmarkProve(b *testing.B) {
	for n := 4; n <= 5; n++ {
		p, err := hex.New(n, n)
		if err != nil {
			b.Fatal(err)
		}
		b.Run("openings/size="+string(rune('0'+n)), func(b *testing.B) {
			for b.Loop() {
				for _, q := range (hex.Rules{}).AppendMoves(nil, p) {
					if _, err := hex.Prove(b.Context(), q, cgt.Limits{}); err != nil {
						b.Fatal(err)
					}
				}
			}
		})
	}
}
