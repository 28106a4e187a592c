package richman

import (
	"context"
	"errors"
	"fmt"
	"math/big"
	"math/rand/v2"

	"github.com/cgt-go/sdk/internal/limit"
	"github.com/cgt-go/sdk/internal/plural"
)

// Match is the beginning of a bidding game that a referee leads: [Match.Play].
type Match struct {
	Board  Board
	Rule   Rule
	Start  int        // where the token stands
	Money  []*big.Rat // what each player has: Blue, Red and, if there are three players, Green
	Secret bool       // whether a player sees his own money only
	Seed   uint64     // of the lots
	Rounds int        // the match is a draw after so many rounds; 0 means [DefaultRounds], and a negative number no limit
}

// DefaultRounds is the number of rounds that 0 stands for in [Match.Rounds].
const DefaultRounds = 10_000

// What is wrong in a [*PlayError].
var (
	ErrBoard = errors.New("there is no such board") // no board, a token that stands at no vertex, or a vertex where play cannot go on
	ErrMoney = errors.New("it is no capital")       // missing, negative, or not as many as bidders
	ErrBid   = errors.New("it is no bid")           // missing, negative, or above the money of the player
	ErrMove  = errors.New("it is no move")          // not to a successor
	// ErrStrategy is the error of the bidders of this module in matches for which they are not made: of another player,
	// board, rule or number of players, or where they cannot see the money that they have to see.
	ErrStrategy = errors.New("the strategy is for another match")
)

// PlayError reports that a match cannot begin, with Round 0, or cannot go on. It wraps [ErrBoard], [ErrMoney],
// [ErrBid], [ErrMove] or what a bidder returned, such as [ErrStrategy].
type PlayError struct {
	Round  int    // 1 for the first one
	Who    Player // whose doing it is, or the mover if nobody's; before the first round only if it is about his money, or he wins and is not there
	Vertex string // where the token stands, or ""
	Err    error
}

// Error returns the message in one line.
func (e *PlayError) Error() string {
	if e.Round == 0 {
		return fmt.Sprintf("richman: before the first round: %v", e.Err)
	}
	return fmt.Sprintf("richman: round %d at %q: %v: %v", e.Round, e.Vertex, e.Who, e.Err)
}

// Unwrap returns the cause.
func (e *PlayError) Unwrap() error { return e.Err }

// Play leads a match of two bidders, Blue and Red, or of three, Blue, Red and Green. In each round all bid at once. The
// one with the highest bid moves the token and pays what he bid, as [Match.Rule] says; if highest bids are equal a lot
// decides who moves, and the money is paid all the same; if second highest bids are equal a lot decides who is paid.
// The match ends at a terminal, or as a draw after so many rounds as [Match.Rounds] says. All money is exact, and the
// same match with the same bidders always has the same transcript.
//
// If nobody has any money all bids are 0, and a lot decides every time who moves: so Play leads random-turn games as
// well (the Richman notes, §6).
//
// The error is a [*PlayError], or the cause of ctx. Play panics if a bidder is nil.
//
// Sources: the Richman notes, §1, and §9 for three players.
func (m Match) Play(ctx context.Context, bidders ...Bidder) (*Transcript, error) {
	if err := m.check(bidders); err != nil {
		return nil, err
	}
	var (
		t      = &Transcript{Board: m.Board, Rule: m.Rule, Start: m.Start, Money: [][]*big.Rat{cloneRats(m.Money)}}
		lots   = rand.New(rand.NewPCG(m.Seed, 0))
		rounds = limit.Count(m.Rounds, DefaultRounds)
	)
	for {
		if ctx.Err() != nil {
			return nil, context.Cause(ctx)
		}
		if who, ok := m.Board.Winner(t.End()); ok {
			if int(who) >= len(bidders) {
				return nil, &PlayError{Round: len(t.Rounds), Who: who, Vertex: m.Board.Name(t.End()), Err: fmt.Errorf("%w: %q is won by %v, who is not there", ErrBoard, m.Board.Name(t.End()), who)}
			}
			t.Winner = who
			return t, nil
		}
		if len(t.Rounds) >= rounds {
			t.Draw = true
			return t, nil
		}
		if err := t.playRound(lots, m.Secret, bidders); err != nil {
			return nil, err
		}
	}
}

// check checks what there is before the first round.
func (m Match) check(bidders []Bidder) error {
	switch {
	case m.Board == nil:
		return &PlayError{Err: fmt.Errorf("%w: nil", ErrBoard)}
	case m.Start < 0 || m.Start >= m.Board.Len():
		return &PlayError{Err: fmt.Errorf("%w: the token stands at %d, which is no vertex", ErrBoard, m.Start)}
	case len(bidders) != 2 && len(bidders) != 3:
		return &PlayError{Err: fmt.Errorf("%w: %s, and not two or three", ErrMoney, plural.Of(len(bidders), "bidder", "bidders"))}
	case len(m.Money) != len(bidders):
		return &PlayError{Err: fmt.Errorf("%w: %s for %d bidders", ErrMoney, plural.Of(len(m.Money), "capital", "capitals"), len(bidders))}
	}
	for p, x := range m.Money {
		if x == nil || x.Sign() < 0 {
			return &PlayError{Who: Player(p), Err: fmt.Errorf("%w of %v: %s", ErrMoney, Player(p), amount(x))}
		}
	}
	return nil
}

// playRound adds a round to the transcript.
func (t *Transcript) playRound(lots *rand.Rand, secret bool, bidders []Bidder) error {
	var (
		n     = len(bidders)
		from  = t.End()
		money = t.Money[len(t.Money)-1]
		round = Round{From: from, Bids: make([]*big.Rat, n), Changes: make([]*big.Rat, n)}
		to    = make([]int, n)
	)
	fail := func(p int, err error) error {
		return &PlayError{Round: len(t.Rounds) + 1, Who: Player(p), Vertex: t.Board.Name(from), Err: err}
	}
	for p, b := range bidders {
		bid, move, err := b.Offer(View{t, Player(p), secret})
		switch {
		case err != nil:
			return fail(p, err)
		case bid == nil || bid.Sign() < 0 || bid.Cmp(money[p]) > 0:
			return fail(p, fmt.Errorf("%w: %s of %s", ErrBid, amount(bid), money[p].RatString()))
		}
		round.Bids[p], to[p] = new(big.Rat).Set(bid), move
		round.Changes[p] = new(big.Rat)
	}
	first := highest(round.Bids, -1)
	round.Lot = len(first) > 1
	mover := draw(lots, first)
	round.Mover = Player(mover)
	t.Rule.pay(round.Changes, round.Bids, mover, lots)
	round.To = to[mover]
	if m, ok := bidders[mover].(Mover); ok {
		var err error
		if round.To, err = m.Move(View{t, Player(mover), secret}, cloneRats(round.Bids)); err != nil {
			return fail(mover, err)
		}
	}
	moves := t.Board.Successors(from)
	if b, ok := t.Board.(partizanBoard); ok {
		moves = b.Moves(from, Player(mover))
	}
	legal, any := false, false
	for w := range moves {
		any = true
		legal = legal || w == round.To
	}
	switch {
	case !any:
		return fail(mover, fmt.Errorf("%w: play can go nowhere from here", ErrBoard))
	case !legal:
		return fail(mover, fmt.Errorf("%w: to %d", ErrMove, round.To))
	}
	after := make([]*big.Rat, n)
	for p := range after {
		after[p] = new(big.Rat).Add(money[p], round.Changes[p])
	}
	t.Rounds, t.Money = append(t.Rounds, round), append(t.Money, after)
	return nil
}

// pay adds what the players get and pay to their changes.
func (r Rule) pay(changes, bids []*big.Rat, mover int, lots *rand.Rand) {
	bid := bids[mover]
	changes[mover].Sub(changes[mover], bid)
	rest := new(big.Rat).Sub(big.NewRat(1, 1), r.Bank())
	rest.Mul(rest, bid)
	if rest.Sign() == 0 { // so that no lot is drawn about nothing
		return
	}
	if !r.proportion {
		second := draw(lots, highest(bids, mover))
		changes[second].Add(changes[second], rest)
		return
	}
	sum := new(big.Rat)
	for p, x := range bids {
		if p != mover {
			sum.Add(sum, x)
		}
	}
	for p, x := range bids {
		if p == mover {
			continue
		}
		part := big.NewRat(1, int64(len(bids)-1))
		if sum.Sign() > 0 {
			part.Quo(x, sum)
		}
		changes[p].Add(changes[p], part.Mul(part, rest))
	}
}

// highest returns the players with the highest bid among those that are not out, in their order.
func highest(bids []*big.Rat, out int) []int {
	var best []int
	for p, x := range bids {
		if p == out {
			continue
		}
		if len(best) > 0 {
			switch x.Cmp(bids[best[0]]) {
			case -1:
				continue
			case 1:
				best = best[:0]
			}
		}
		best = append(best, p)
	}
	return best
}

// draw draws one of the players by lot.
func draw(lots *rand.Rand, players []int) int {
	if len(players) == 1 {
		return players[0]
	}
	return players[lots.IntN(len(players))]
}

// amount returns the text of an amount of money, which may be missing.
func amount(x *big.Rat) string {
	if x == nil {
		return "none"
	}
	return x.RatString()
}
