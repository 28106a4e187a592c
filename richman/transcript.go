package richman

import (
	"encoding/json"
	"fmt"
	"math/big"
	"slices"
	"strings"

	"github.com/cgt-go/sdk/internal/plural"
)

// Transcript is all that happened in a match. It is the caller's. If he changes it so that parts are missing or the token
// stands at no vertex of the board, its methods say so in place of a text, or with a [*PlayError].
type Transcript struct {
	Board  Board
	Rule   Rule
	Start  int          // the vertex where the token begins
	Money  [][]*big.Rat // the money of the players, in their order, before each round and after the last one
	Rounds []Round
	Winner Player // if the match is not a draw
	Draw   bool   // the match ended at the limit of rounds
}

// Round is one auction and the move after it.
type Round struct {
	From, To int        // the vertices of the token
	Bids     []*big.Rat // of the players in their order
	Mover    Player     // who moved the token
	Lot      bool       // whether he was found by lot, among those with the highest bid
	Changes  []*big.Rat // by how much the money of each player changed
}

func (r Round) clone() Round {
	r.Bids, r.Changes = cloneRats(r.Bids), cloneRats(r.Changes)
	return r
}

func cloneRats(list []*big.Rat) []*big.Rat {
	c := make([]*big.Rat, len(list))
	for i, x := range list {
		c[i] = new(big.Rat).Set(x)
	}
	return c
}

// End returns the vertex where the token stands in the end.
func (t *Transcript) End() int {
	if n := len(t.Rounds); n > 0 {
		return t.Rounds[n-1].To
	}
	return t.Start
}

// check checks that a transcript has all parts that are written of it.
func (t *Transcript) check() error {
	m := Match{Board: t.Board, Start: t.Start}
	if len(t.Money) > 0 {
		m.Money = t.Money[0]
	}
	n := len(m.Money)
	if err := m.check(make([]Bidder, n)); err != nil {
		return err
	}
	if len(t.Money) != len(t.Rounds)+1 {
		return &PlayError{Err: fmt.Errorf("%w: it is listed %s for %s and the end", ErrMoney, plural.Of(len(t.Money), "time", "times"), plural.Of(len(t.Rounds), "round", "rounds"))}
	}
	for i, r := range t.Rounds {
		fail := func(who Player, err error) error {
			e := &PlayError{Round: i + 1, Who: who, Err: err}
			if r.From >= 0 && r.From < t.Board.Len() {
				e.Vertex = t.Board.Name(r.From)
			}
			return e
		}
		for _, v := range []int{r.From, r.To} {
			if v < 0 || v >= t.Board.Len() {
				return fail(r.Mover, fmt.Errorf("%w: the token stands at %d, which is no vertex", ErrBoard, v))
			}
		}
		if int(r.Mover) >= n {
			return fail(r.Mover, fmt.Errorf("%w: the player is not there", ErrMove))
		}
		parts := func(list []*big.Rat, wrong error) error {
			if len(list) > n {
				return fail(r.Mover, fmt.Errorf("%w: there are %d for %d players", wrong, len(list), n))
			}
			if who := slices.Index(append(slices.Clip(list), nil), nil); who < n {
				return fail(Player(who), wrong)
			}
			return nil
		}
		if err := parts(r.Bids, ErrBid); err != nil {
			return err
		}
		if err := parts(t.Money[i+1], ErrMoney); err != nil {
			return err
		}
	}
	if !t.Draw && int(t.Winner) >= n {
		end := t.Board.Name(t.End())
		return &PlayError{Round: len(t.Rounds), Who: t.Winner, Vertex: end, Err: fmt.Errorf("%w: %v is to have won at %q, and is not there", ErrBoard, t.Winner, end)}
	}
	return nil
}

// String returns a text with one line for each round and one for the result.
func (t *Transcript) String() string {
	if err := t.check(); err != nil {
		return err.Error()
	}
	var b strings.Builder
	for i, r := range t.Rounds {
		fmt.Fprintf(&b, "%d. at %s, ", i+1, t.Board.Name(r.From))
		for p := range r.Bids {
			fmt.Fprintf(&b, "%v bids %s of %s, ", Player(p), r.Bids[p].RatString(), t.Money[i][p].RatString())
		}
		if r.Lot {
			b.WriteString("by lot ")
		}
		fmt.Fprintf(&b, "%v moves to %s\n", r.Mover, t.Board.Name(r.To))
	}
	if t.Draw {
		fmt.Fprintf(&b, "a draw after %s\n", plural.Of(len(t.Rounds), "round", "rounds"))
	} else {
		fmt.Fprintf(&b, "%v wins at %s\n", t.Winner, t.Board.Name(t.End()))
	}
	return b.String()
}

// MarshalJSON returns an object with the keys rule, start, money (of the players at the beginning), rounds and result,
// which is the name of a player or "draw". A round has the keys from, bids, mover, lot, money (after it) and to.
// Numbers are texts such as "1/3", and vertices are their names.
func (t *Transcript) MarshalJSON() ([]byte, error) {
	if err := t.check(); err != nil {
		return nil, err
	}
	type round struct {
		From  string     `json:"from"`
		Bids  []*big.Rat `json:"bids"`
		Mover string     `json:"mover"`
		Lot   bool       `json:"lot"`
		Money []*big.Rat `json:"money"`
		To    string     `json:"to"`
	}
	match := struct {
		Rule   Rule       `json:"rule"`
		Start  string     `json:"start"`
		Money  []*big.Rat `json:"money"`
		Rounds []round    `json:"rounds"`
		Result string     `json:"result"`
	}{t.Rule, t.Board.Name(t.Start), t.Money[0], []round{}, "draw"}
	for i, r := range t.Rounds {
		match.Rounds = append(match.Rounds, round{t.Board.Name(r.From), r.Bids, r.Mover.String(), r.Lot, t.Money[i+1], t.Board.Name(r.To)})
	}
	if !t.Draw {
		match.Result = t.Winner.String()
	}
	return json.Marshal(match)
}
