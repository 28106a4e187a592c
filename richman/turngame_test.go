package richman_test

import (
	"context"
	"errors"
	"fmt"
	"log"
	"strings"
	"testing"

	"github.com/cgt-go/sdk/cgt"
	"github.com/cgt-go/sdk/richman"
	"github.com/cgt-go/sdk/zermelo"
)

// marks is a position of noughts and crosses that says who moves.
type marks struct {
	board string
	next  zermelo.Player // Max has crosses
}

// noughtsGame is noughts and crosses as a game of package zermelo.
var noughtsGame = zermelo.Rules[marks, zermelo.Result]{
	Ended: func(p marks) (zermelo.Result, bool) {
		for _, l := range lines {
			a, b, c := p.board[l[0]], p.board[l[1]], p.board[l[2]]
			if a != '.' && a == b && b == c {
				if a == 'X' {
					return zermelo.Win, true
				}
				return zermelo.Loss, true
			}
		}
		return zermelo.Draw, !strings.Contains(p.board, ".")
	},
	Mover: func(p marks) zermelo.Player { return p.next },
	Moves: func(dst []marks, p marks) []marks {
		for _, board := range crosses(nil, p.board, cgt.Player(p.next)) {
			dst = append(dst, marks{board, p.next.Opponent()})
		}
		return dst
	},
}

// Noughts and crosses as it is for package zermelo, in turn and by auction.
func ExampleExploreTurns() {
	start := marks{board: "........."}
	inTurn, err := zermelo.Solve(context.Background(), noughtsGame, start)
	if err != nil {
		log.Fatal(err)
	}
	fmt.Println("in turn:", inTurn.StartValue())
	give := func(p marks, who richman.Player) marks { return marks{p.board, zermelo.Player(who)} }
	for _, drawn := range []richman.Player{richman.Red, richman.Blue} {
		wins := func(r zermelo.Result) richman.Player {
			switch r {
			case zermelo.Win:
				return richman.Blue
			case zermelo.Loss:
				return richman.Red
			}
			return drawn
		}
		g, _, err := richman.ExploreTurns(context.Background(), noughtsGame, give, wins, start, cgt.Limits{})
		if err != nil {
			log.Fatal(err)
		}
		s, err := richman.Solve(context.Background(), g)
		if err != nil {
			log.Fatal(err)
		}
		fmt.Println("by auction, where a draw is", drawn.String()+"'s:", s.Value(0).RatString(), s.Verify(context.Background()))
	}
	// Output:
	// in turn: draw
	// by auction, where a draw is Red's: 133/256 <nil>
	// by auction, where a draw is Blue's: 123/256 <nil>
}

// Hex on a board of 3×3: as the game is fair by lot, so it is by auction. The middle cell decides 82 of the 256 ways to
// fill the others, and the first bid is half of this share.
func ExampleExplore_hex() {
	h := hex{3, 3}
	g, _, err := richman.Explore(context.Background(), h, h.end, emptyBoard(9), cgt.Limits{})
	if err != nil {
		log.Fatal(err)
	}
	s, err := richman.Solve(context.Background(), g)
	if err != nil {
		log.Fatal(err)
	}
	fmt.Println(s.Value(0).RatString(), "first move", g.Name(s.Move(0, richman.Blue)), "bid", s.Bid(0).RatString(), s.Verify(context.Background()))
	// Output: 1/2 first move ....X.... bid 41/256 <nil>
}

// countdown is a heap from which the player to move takes 1 or 2, and loses if he cannot; Min can only take 1.
type countdown struct{}

type heap struct {
	n    int
	next zermelo.Player
}

func (countdown) End(p heap) (zermelo.Result, bool) {
	if p.next == zermelo.Max {
		return zermelo.Loss, p.n == 0
	}
	return zermelo.Win, p.n == 0
}

func (countdown) Turn(p heap) zermelo.Player { return p.next }

func (countdown) AppendMoves(dst []heap, p heap) []heap {
	for take := 1; take <= min(p.n, 2-int(p.next)); take++ {
		dst = append(dst, heap{p.n - take, p.next.Opponent()})
	}
	return dst
}

// Where play ends only for the one who is to move, there are vertices for it, and nobody wants to win the auction
// before: a coin may decide.
func TestExploreTurnsEnds(t *testing.T) {
	give := func(p heap, who richman.Player) heap { return heap{p.n, zermelo.Player(who)} }
	wins := func(r zermelo.Result) richman.Player {
		if r == zermelo.Win {
			return richman.Blue
		}
		return richman.Red
	}
	g, positions, err := richman.ExploreTurns(t.Context(), countdown{}, give, wins, heap{3, zermelo.Min}, cgt.Limits{})
	if err != nil {
		t.Fatal(err)
	}
	if len(positions) != 4 || g.Len() != 6 || g.Name(4) != "Red wins" || g.Name(5) != "Blue wins" || positions[0] != (heap{3, zermelo.Max}) {
		t.Errorf("%v, %d vertices, %s, %s", positions, g.Len(), g.Name(4), g.Name(5))
	}
	var solver richman.Solver
	s, err := solver.RandomTurn(t.Context(), g, nil)
	if err != nil {
		t.Fatal(err)
	}
	// With 0 left both chances are 1/2; with 1 both can only take it. With 2 and 3 it is the same in the end.
	for v := range positions {
		if got := s.Value(v).RatString(); got != "1/2" {
			t.Errorf("%v: %s", positions[v], got)
		}
	}
	var bad *richman.GraphError
	if _, _, err := richman.ExploreTurns(t.Context(), countdown{}, give, func(zermelo.Result) richman.Player { return richman.Green }, heap{}, cgt.Limits{}); !errors.As(err, &bad) {
		t.Error(err)
	}
	if _, _, err := richman.ExploreTurns(t.Context(), countdown{}, give, wins, heap{9, 0}, cgt.Limits{Positions: 3}); !errors.Is(err, cgt.ErrLimit) {
		t.Error(err)
	}
	ctx, cancel := context.WithCancel(t.Context())
	cancel()
	if _, _, err := richman.ExploreTurns(ctx, countdown{}, give, wins, heap{9, 0}, cgt.Limits{}); !errors.Is(err, context.Canceled) {
		t.Error(err)
	}
}
