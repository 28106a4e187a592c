package shapes

import (
	"context"
	"fmt"
	"slices"

	"github.com/cgt-go/sdk/cgt"
	"github.com/cgt-go/sdk/zermelo"
)

// Game is a game on endless paper: Max marks some points, then Min marks some, and so on. Max wins when some of his
// marks make the shape. Min cannot win, but may hold out for ever.
type Game struct {
	Shape Shape
	Max   int // the marks that Max makes in a turn
	Min   int // the marks that Min makes in a turn
	// Start are points that Max has marked before play begins, if any. If they have the shape he has won without a
	// turn.
	Start []Point
}

// Strategy says what to mark. It may keep notes, for the one play that it is made for.
type Strategy interface {
	// Mark returns different free points, as many as the player marks in a turn. It must not change the board.
	Mark(b *Board) []Point
}

// StrategyFunc makes a [Strategy] of a function.
type StrategyFunc func(b *Board) []Point

// Mark calls f.
func (f StrategyFunc) Mark(b *Board) []Point { return f(b) }

// MarkError reports marks that break the rules.
type MarkError struct {
	Turn   int // the number of turns, of both players, that were over
	Who    zermelo.Player
	Points []Point // what was to be marked
	Msg    string
}

// Error returns the message in one line.
func (e *MarkError) Error() string {
	return fmt.Sprintf("shapes: %v in turn %d: %s", e.Who, e.Turn, e.Msg)
}

// Transcript is what was played.
type Transcript struct {
	Game  Game
	Turns [][]Point // the marks of Max are those of even number
	Found []Point   // the shape with which Max has won, or nothing
}

// NumTurns returns the number of Max's turns.
func (r *Transcript) NumTurns() int { return (len(r.Turns) + 1) / 2 }

// Play is the referee: it plays the game, checks every mark, sees when Max has the shape, and records the play. After
// as many turns of Max as most says the play is broken off, with a [*cgt.LimitError]; if a player breaks the rules, the
// error is a [*MarkError]. Another one is the cause of ctx. What was played is returned in any case. Max may stop
// marking as soon as he has the shape. A turn of Max takes time linear in his marks, for each point that he marks,
// unless the shape is a [Row].
//
// Play panics if the game has no shape, if a player is nil, or if the numbers of marks are not positive.
func (g Game) Play(ctx context.Context, max, min Strategy, most int) (*Transcript, error) {
	if g.Shape == nil || max == nil || min == nil || g.Max <= 0 || g.Min <= 0 {
		panic(fmt.Errorf("shapes: a game without a shape, without players, or with %d marks against %d", g.Max, g.Min))
	}
	r := &Transcript{Game: g}
	b, err := newBoard(g.Start)
	if err != nil {
		return r, err
	}
	for _, p := range g.Start {
		if found, ok := g.Shape.through(b, p); ok {
			r.Found = found
			return r, nil
		}
	}
	for {
		for who, player := range [...]Strategy{max, min} {
			who, number := zermelo.Player(who), [...]int{g.Max, g.Min}[who]
			switch {
			case ctx.Err() != nil:
				return r, context.Cause(ctx)
			case who == zermelo.Max && len(r.Turns)/2 >= most:
				return r, &cgt.LimitError{What: "turns", Limit: most}
			}
			points := slices.Clone(player.Mark(b))
			fail := func(format string, args ...any) error {
				return &MarkError{len(r.Turns), who, points, fmt.Sprintf(format, args...)}
			}
			for i, p := range points {
				if i == number {
					return r, fail("%d points are marked, and not %d", len(points), number)
				}
				if msg := b.refuses(p); msg != "" {
					return r, fail("%s", msg)
				}
				b.mark(p, who)
				if who != zermelo.Max {
					continue
				}
				if found, ok := g.Shape.through(b, p); ok {
					r.Turns = append(r.Turns, points[:i+1])
					r.Found = found
					return r, nil
				}
			}
			if len(points) < number {
				return r, fail("%d points are marked, and not %d", len(points), number)
			}
			r.Turns = append(r.Turns, points)
		}
	}
}

// Verify checks a record by itself: that the players have marked in turn, as many points as they may, none of them
// twice, and that the shape that was found is one, of Max's marks, to which the last mark belongs. If not, the error is
// a [*MarkError]. It uses nothing of the referee, and takes time linear in the marks. A record of which no shape was
// found, since play was broken off, is not searched for one.
func (r *Transcript) Verify() error {
	owner := map[Point]zermelo.Player{}
	for _, p := range r.Game.Start {
		owner[p] = zermelo.Max
	}
	for i, points := range r.Turns {
		who := zermelo.Player(i % 2)
		fail := func(msg string) error { return &MarkError{i, who, points, msg} }
		isLast := i == len(r.Turns)-1 && len(r.Found) > 0
		if number := [...]int{r.Game.Max, r.Game.Min}[who]; len(points) > number || len(points) < number && !isLast {
			return fail(fmt.Sprintf("%d points are marked, and not %d", len(points), number))
		}
		for _, p := range points {
			if _, ok := owner[p]; ok {
				return fail(fmt.Sprintf("the point %v is marked already", p))
			}
			owner[p] = who
		}
		if !isLast {
			continue
		}
		if who == zermelo.Min || len(points) == 0 || !slices.Contains(r.Found, points[len(points)-1]) {
			return fail("it does not complete the shape")
		}
	}
	if len(r.Found) == 0 {
		return nil
	}
	fail := func(msg string) error { return &MarkError{len(r.Turns), zermelo.Max, r.Found, msg} }
	if r.Game.Shape == nil {
		return fail("the game has no shape")
	}
	if !r.Game.Shape.Holds(r.Found) {
		return fail(fmt.Sprintf("the points are not %v", r.Game.Shape))
	}
	for _, p := range r.Found {
		if who, ok := owner[p]; !ok || who != zermelo.Max {
			return fail(fmt.Sprintf("the point %v of the shape is not marked by Max", p))
		}
	}
	return nil
}
