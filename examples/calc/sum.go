package main

import (
	"context"
	"errors"
	"fmt"
	"strconv"
	"strings"

	"github.com/cgt-go/sdk/cgt"
	"github.com/cgt-go/sdk/surreal/sums"
)

// mostSums bounds the search to about half a minute, and tableOfSums what it remembers to 256 MiB.
const (
	mostSums    = 5_000_000
	tableOfSums = 1 << 26
)

// runSum is the form sum.
func runSum(ctx context.Context, c *call) (answer, error) {
	players := []cgt.Player{cgt.Left, cgt.Right}
	if word, ok := c.flags["first"]; ok {
		first, err := parsePlayer(word)
		if err != nil {
			return nil, err
		}
		players = []cgt.Player{first}
	}
	if len(c.words) == 0 {
		return nil, errors.New("sum takes a sum; the games are " + strings.Join(rulesetNames(), " "))
	}
	search := sums.Limits{Positions: limits.Positions, States: mostSums, Table: tableOfSums}
	if word, ok := c.flags["limit"]; ok {
		n, err := strconv.Atoi(word)
		if err != nil || n < 1 {
			return nil, fmt.Errorf("-limit: %.30q is no number of sums", word)
		}
		search.Positions, search.States = n, n
	}
	text, err := c.expression()
	if err != nil {
		return nil, err
	}
	sum, err := sums.Parser{Games: summands(), Aliases: rulesetsFor, Limits: limits}.Parse(ctx, text)
	if err != nil && len(c.words) > 1 {
		if r, ok := rulesetNamed(c.words[0]); ok {
			return nil, fmt.Errorf("in a sum positions stand in brackets, such as '%s(%s)'", r.name, r.example)
		}
	}
	if err != nil {
		return nil, c.hints.onSum(err, text)
	}
	known, err := c.databases(ctx)
	if err != nil {
		return nil, err
	}
	solver := sums.Solver{Limits: search, Database: known, Progress: progress(c.told(), "sums", search.States)}
	a := sumAnswer{Winner: map[string]string{}, Moves: map[string][]sumMove{}, players: players}
	for _, first := range players {
		s, err := solver.Solve(ctx, first, sum...)
		if ctx.Err() != nil {
			return nil, context.Cause(ctx)
		}
		if err != nil {
			return nil, withNextLimit(err)
		}
		moves := []sumMove{}
		for _, m := range s.Winning {
			moves = append(moves, sumMove{m.Component, m.To.String()})
		}
		a.Winner[first.String()], a.Moves[first.String()] = s.Winner.String(), moves
	}
	switch n, err := solver.NimValue(ctx, sum...); {
	case err == nil:
		value := uint64(n)
		a.Value = &value
	case !errors.As(err, new(*cgt.RulesetError)) && !errors.Is(err, cgt.ErrLimit): // not all games are impartial, or the value is harder to find than the moves
		return nil, err
	}
	return a, nil
}

// withNextLimit adds to the error that a sum is unfinished which limit allows more, or that none does.
func withNextLimit(err error) error {
	limit := (*cgt.LimitError)(nil)
	switch {
	case !errors.As(err, new(*sums.UnfinishedError)) || !errors.As(err, &limit):
		return err
	case limit.What != "sums" && limit.What != "positions":
		return fmt.Errorf("%w; another -limit does not change that", err)
	}
	return fmt.Errorf("%w; %s", err, moreThan(limit.Limit))
}

// parsePlayer reads Left or Right, in small letters or capitals.
func parsePlayer(word string) (cgt.Player, error) {
	for _, who := range []cgt.Player{cgt.Left, cgt.Right} {
		if strings.EqualFold(word, who.String()) {
			return who, nil
		}
	}
	return 0, fmt.Errorf("-first: %.30q is neither Left nor Right", word)
}

// summands returns how the positions of all rulesets are read.
func summands() map[string]sums.Reader {
	games := map[string]sums.Reader{}
	for _, r := range rulesets {
		games[r.name] = func(text string) (sums.Component, error) {
			if err := r.checkLength(text); err != nil {
				return sums.Component{}, err
			}
			return r.summand(text)
		}
	}
	return games
}

// sumAnswer is what there is to say about a sum, for each player who begins.
type sumAnswer struct {
	Value  *uint64              `json:"value,omitempty"` // where all components are impartial
	Winner map[string]string    `json:"winner"`
	Moves  map[string][]sumMove `json:"moves"` // those that win

	players []cgt.Player
}

// sumMove is a move that wins: a component, counted from 0, and what it becomes.
type sumMove struct {
	Component int    `json:"component"`
	To        string `json:"to"`
}

func (a sumAnswer) text() string {
	var b strings.Builder
	if a.Value != nil {
		fmt.Fprintf(&b, "nim-value   %v\n", *a.Value)
	}
	for _, first := range a.players {
		fmt.Fprintf(&b, "%-11s %s wins\n", first.String()+" first", a.Winner[first.String()])
		components, order := map[string][]int{}, []string{}
		for _, m := range a.Moves[first.String()] {
			if components[m.To] == nil {
				order = append(order, m.To)
			}
			components[m.To] = append(components[m.To], m.Component)
		}
		for _, to := range order {
			fmt.Fprintf(&b, "move        %s:%s\n", runs(components[to]), onOneLine(to))
		}
	}
	return b.String()
}

// runs writes rising numbers with hyphens where three or more follow one another, such as 0,2-5.
func runs(ns []int) string {
	var b strings.Builder
	for i, n := range ns {
		switch {
		case i == 0:
			fmt.Fprint(&b, n)
		case i+1 < len(ns) && ns[i+1] == n+1 && ns[i-1] == n-1: // within
		case i > 1 && ns[i-2] == n-2:
			fmt.Fprintf(&b, "-%d", n)
		default:
			fmt.Fprintf(&b, ",%d", n)
		}
	}
	return b.String()
}
