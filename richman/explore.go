package richman

import (
	"context"
	"errors"
	"fmt"
	"strings"

	"github.com/cgt-go/sdk/cgt"
	"github.com/cgt-go/sdk/internal/poll"
)

// Explore makes a bidding game of any game whose positions do not say who moves ([ExploreTurns] is for those that do):
// Blue has the moves of [cgt.Left] and Red those of [cgt.Right], and whoever wins the auction makes his move. End says
// who wins if play has ended at p; ok is false if it goes on. A draw counts for one of the players, so a game with
// draws is two graphs: one with the shares that Blue needs to win, and one with those that he needs not to lose. A
// player who has to move and cannot loses; for this there are two more vertices, "Blue cannot move" and "Red cannot
// move", if need be.
//
// So this is for games with an end of their own, such as noughts and crosses or the endgames of chess. If play always
// ends because somebody cannot move, as in normal play, then it is a disadvantage to win the last auction, nobody bids,
// and [Solve] refuses the graph. Where the players have different moves it solves graphs, while [FindThresholds],
// [SolveDiscrete] and [FindAllPay] do not.
//
// The vertex v is the v-th of the positions, and start the vertex 0; the names are the positions as text, "(empty)" for
// an empty text, with a number where two are the same; what is not UTF-8 is replaced. Positions come in the order of a
// breadth-first search that looks at the moves of Left before those of Right.
//
// The errors are a [*cgt.LimitError] if there are more positions than limits allow, a [*GraphError] as in
// [NewPartizanGraph], and the cause of ctx. Explore panics if rules or end is nil.
//
// Source: M. Develin, S. Payne, Discrete bidding games, Electronic Journal of Combinatorics 17 (2010), for the idea.
func Explore[Pos comparable](ctx context.Context, rules cgt.Ruleset[Pos], end func(p Pos) (winner Player, ok bool), start Pos, limits cgt.Limits) (*Graph, []Pos, error) {
	if rules == nil || end == nil {
		panic(errors.New("richman: Explore: no rules or no end"))
	}
	e := exploration[Pos]{
		end: end,
		moves: func(dst []Pos, p Pos, who Player) ([]Pos, Player, bool) {
			dst = rules.AppendMoves(dst, p, cgt.Player(who))
			return dst, who.Opponent(), len(dst) == 0
		},
		name: func(winner Player) string { return fmt.Sprintf("%v cannot move", winner.Opponent()) },
	}
	return e.run(ctx, start, limits)
}

// exploration makes a graph of positions.
type exploration[Pos comparable] struct {
	// end says who wins if play has ended.
	end func(p Pos) (winner Player, ok bool)
	// moves appends the positions that a player can move to; or play ends for want of them if it is he who moves, and
	// winner wins.
	moves func(dst []Pos, p Pos, who Player) (list []Pos, winner Player, isOver bool)
	// name is that of the vertex where a player has won because play has ended so.
	name func(winner Player) string
}

// run explores all positions that can be reached.
func (e exploration[Pos]) run(ctx context.Context, start Pos, limits cgt.Limits) (*Graph, []Pos, error) {
	number := map[Pos]int{start: 0}
	positions := []Pos{start}
	type turn struct {
		v   int
		who Player
	}
	var (
		moves     [2][][]int
		terminals [2][]int
		over      [2][]turn // where play ends if a player has to move, by the winner
		list      []Pos
		steps     int
	)
	for v := 0; v < len(positions); v++ {
		if err := poll.Err(ctx, &steps); err != nil {
			return nil, nil, err
		}
		p := positions[v]
		winner, isOver := e.end(p)
		if isOver {
			if winner > Red {
				return nil, nil, &GraphError{Vertices: []string{fmt.Sprint(p)}, Msg: fmt.Sprintf("%v wins", winner)}
			}
			terminals[winner] = append(terminals[winner], v)
		}
		for who := range moves {
			moves[who] = append(moves[who], nil)
			if isOver {
				continue
			}
			var isStuck bool
			if list, winner, isStuck = e.moves(list[:0], p, Player(who)); isStuck {
				if winner > Red {
					return nil, nil, &GraphError{Vertices: []string{fmt.Sprint(p)}, Msg: fmt.Sprintf("%v wins", winner)}
				}
				over[winner] = append(over[winner], turn{v, Player(who)})
			}
			if err := poll.Many(ctx, &steps, len(list)); err != nil {
				return nil, nil, err
			}
			for _, q := range list {
				w, seen := number[q]
				if !seen {
					if w = len(positions); w >= limits.MaxPositions() {
						return nil, nil, &cgt.LimitError{What: "positions", Limit: limits.MaxPositions()}
					}
					number[q] = w
					positions = append(positions, q)
				}
				moves[who][v] = append(moves[who][v], w)
			}
		}
	}
	names := newNaming(len(positions) + 2)
	for _, p := range positions {
		names.add(fmt.Sprint(p))
	}
	for _, winner := range []Player{Red, Blue} {
		if over[winner] == nil {
			continue
		}
		w := len(names.list)
		names.add(e.name(winner))
		for i := range moves {
			moves[i] = append(moves[i], nil)
		}
		terminals[winner] = append(terminals[winner], w)
		for _, t := range over[winner] {
			moves[t.who][t.v] = []int{w}
		}
	}
	g, err := NewPartizanGraph(moves[Blue], moves[Red], terminals[Blue], terminals[Red], names.list)
	return g, positions, err
}

// naming gives names, with numbers where they would be the same.
type naming struct {
	list []string
	last map[string]int // the number that a name has had
}

func newNaming(n int) *naming {
	return &naming{make([]string, 0, n), make(map[string]int, n)}
}

func (n *naming) add(name string) {
	if name = strings.ToValidUTF8(name, "\ufffd"); name == "" {
		name = "(empty)"
	}
	first := name
	for i := max(2, n.last[first]+1); n.last[name] > 0; i++ {
		name = fmt.Sprintf("%s (%d)", first, i)
		n.last[first] = i
	}
	n.last[name] = max(1, n.last[name])
	n.list = append(n.list, name)
}
