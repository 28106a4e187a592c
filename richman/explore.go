package richman

import (
	"context"
	"errors"
	"fmt"
	"strings"

	"github.com/cgt-go/sdk/cgt"
)

// Explore makes a bidding game of any game: Blue has the moves of [cgt.Left] and Red those of [cgt.Right], and whoever wins the auction makes his move. End says who wins if play has ended at p; ok is false if it goes on. A draw counts for one of
// the players, so a game with draws is two graphs: one with the shares that Blue needs to win, and one with those that he needs not to lose. A player who has to move and cannot loses; for this there are two
// more vertices, "Blue cannot move" and "Red cannot move", if need be.
//
// The vertex v is the v-th of the positions, and start the vertex 0; the names are the positions as text, with a number where two are the same; what is not UTF-8 is replaced. Positions come in the order of a breadth-first search that looks at the moves of Left before those of Right.
//
// The errors are a [*cgt.LimitError] if there are more positions than limits allow, a [*GraphError] as in [NewPartizanGraph], and the cause of ctx. Explore panics if rules or end is nil.
//
// Source: M. Develin, S. Payne, Discrete bidding games, Electronic Journal of Combinatorics 17 (2010), for the idea.
func Explore[Pos comparable](ctx context.Context, rules cgt.Ruleset[Pos], end func(p Pos) (winner Player, ok bool), start Pos, limits cgt.Limits) (*Graph, []Pos, error) {
	if rules == nil || end == nil {
		panic(errors.New("richman: Explore: no rules or no end"))
	}
	number := map[Pos]int{start: 0}
	positions := []Pos{start}
	var (
		moves     [2][][]int
		terminals [2][]int
		stuck     [2][]int // the positions at which a player cannot move
		list      []Pos
	)
	for v := 0; v < len(positions); v++ {
		if v&0xff == 0 && ctx.Err() != nil {
			return nil, nil, context.Cause(ctx)
		}
		p := positions[v]
		winner, isOver := end(p)
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
			list = rules.AppendMoves(list[:0], p, cgt.Player(who))
			if len(list) == 0 {
				stuck[who] = append(stuck[who], v)
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
	names := make([]string, 0, len(positions)+2)
	last := make(map[string]int, len(positions)) // the number that a name has had
	add := func(name string) {
		name = strings.ToValidUTF8(name, "\ufffd")
		first := name
		for i := max(2, last[first]+1); last[name] > 0 || name == ""; i++ {
			name = fmt.Sprintf("%s (%d)", first, i)
			last[first] = i
		}
		last[name] = max(1, last[name])
		names = append(names, name)
	}
	for _, p := range positions {
		add(fmt.Sprint(p))
	}
	for who, list := range stuck {
		if list == nil {
			continue
		}
		w := len(names)
		add(fmt.Sprintf("%v cannot move", Player(who)))
		for i := range moves {
			moves[i] = append(moves[i], nil)
		}
		winner := Player(who).Opponent()
		terminals[winner] = append(terminals[winner], w)
		for _, v := range list {
			moves[who][v] = []int{w}
		}
	}
	g, err := NewPartizanGraph(moves[Blue], moves[Red], terminals[Blue], terminals[Red], names)
	return g, positions, err
}
