package main

import (
	"bufio"
	"context"
	"errors"
	"fmt"
	"io"
	"maps"
	"slices"
	"strconv"
	"strings"

	"github.com/cgt-go/sdk/cgt"
	"github.com/cgt-go/sdk/surreal/sums"
)

// errQuit ends a game that is not over.
var errQuit = errors.New("quit")

// table is where a person and the program sit.
type table struct {
	you    cgt.Player
	games  map[string]bool // of which positions are in the sum at the beginning
	sum    []sums.Component
	solver sums.Solver
	in     *bufio.Scanner
	out    io.Writer
}

// play plays the game to its end.
func (t *table) play(ctx context.Context, who cgt.Player) error {
	for ; ; who = who.Opponent() {
		fmt.Fprintln(t.out)
		for i, c := range t.sum {
			text := c.String()
			if text == "" {
				text = "(empty)" // as in moves
			}
			fmt.Fprintf(t.out, "%d  %s\n", i, text)
		}
		// Solve has found that the moves are not too many to be listed.
		solution, err := t.solver.Solve(ctx, who, t.sum...)
		if err != nil {
			return err
		}
		if len(solution.Winning)+len(solution.Losing) == 0 {
			last := "You cannot move: I win."
			if who != t.you {
				last = "I cannot move: you win."
			}
			_, err := fmt.Fprintln(t.out, last)
			return err
		}
		var m sums.Move
		if who == t.you {
			m, err = t.ask(solution)
		} else if m, err = t.choose(ctx, solution); err == nil {
			_, err = fmt.Fprintf(t.out, "I move to %v\n", m)
		}
		if err != nil {
			return err
		}
		t.sum = m.In(t.sum)
	}
}

// choose returns the first move that wins, or else the first of those after which the person has the fewest winning
// moves.
func (t *table) choose(ctx context.Context, s *sums.Solution) (best sums.Move, err error) {
	if len(s.Winning) > 0 {
		return s.Winning[0], nil
	}
	fewest := -1
	for _, m := range s.Losing {
		winning, err := t.solver.WinningMoves(ctx, t.you, m.In(t.sum)...)
		if err != nil {
			return sums.Move{}, err
		}
		if fewest < 0 || len(winning) < fewest {
			best, fewest = m, len(winning)
		}
	}
	return best, nil
}

// ask asks the person for a move until there is one.
func (t *table) ask(s *sums.Solution) (sums.Move, error) {
	moves := sums.Moves(t.you, t.sum...)
	for {
		if _, err := io.WriteString(t.out, "Your move: "); err != nil {
			return sums.Move{}, err
		}
		if !t.in.Scan() {
			fmt.Fprintln(t.out)
			if err := t.in.Err(); err != nil {
				return sums.Move{}, err
			}
			return sums.Move{}, errQuit
		}
		switch word := strings.TrimSpace(t.in.Text()); word {
		case "quit":
			return sums.Move{}, errQuit
		case "help":
			t.help(moves[0])
		case "moves":
			for i, m := range moves {
				fmt.Fprintf(t.out, "%3d. %v\n", i+1, m)
			}
		case "hint":
			if len(s.Winning) == 0 {
				fmt.Fprintln(t.out, "No move wins.")
			} else {
				fmt.Fprintf(t.out, "These win: %s\n", strings.Trim(fmt.Sprint(s.Winning), "[]"))
			}
		default:
			if n, err := strconv.Atoi(word); err == nil && 1 <= n && n <= len(moves) {
				return moves[n-1], nil
			}
			if i := slices.IndexFunc(moves, func(m sums.Move) bool { return m.String() == word }); i >= 0 {
				return moves[i], nil
			}
			fmt.Fprintf(t.out, "%.60q is no move; the word moves lists them, and help says more.\n", word)
		}
	}
}

// help says how a move is typed, and by which rules the components are played.
func (t *table) help(move sums.Move) {
	fmt.Fprintf(t.out, "Type a move, such as %v, or its number in the list that the word moves shows; or one of the words moves, hint, help and quit.\n", move)
	for _, name := range slices.Sorted(maps.Keys(t.games)) {
		fmt.Fprintf(t.out, "%s: %s.\n", name, games[name].rules)
	}
	fmt.Fprintln(t.out, "In a value {a|b} Left moves to a, and Right to b: ^ is {0|*}, * is {0|0}, 1 is {0|}.")
}
