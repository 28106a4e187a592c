package richman

import (
	"iter"
	"math/big"
)

// Board is what a [Match] has to know of the board. A [Graph] is one. If it also has the method Moves of a Graph, then
// the referee allows each player his own moves only.
type Board interface {
	// Len returns the number of vertices, which are 0, 1, ….
	Len() int
	// Name returns the name of a vertex.
	Name(v int) string
	// Successors returns the vertices to which the token can be moved from v; there are none if and only if v is a
	// terminal.
	Successors(v int) iter.Seq[int]
	// Winner returns who wins when the token reaches v.
	Winner(v int) (who Player, ok bool)
}

// partizanBoard is a board on which the players may have different moves.
type partizanBoard interface {
	Moves(v int, who Player) iter.Seq[int]
}

var (
	_ Board         = (*Graph)(nil)
	_ partizanBoard = (*Graph)(nil)
)

// Bidder plays bidding games. It sees only what a [View] shows, so that one Bidder can play any number of matches at a
// time if Offer depends on nothing else.
type Bidder interface {
	// Offer returns a bid, between 0 and the player's money, and the successor of the token's vertex to which he moves
	// the token if he is the one to move it. An error ends the match.
	Offer(v View) (bid *big.Rat, to int, err error)
}

// BidderFunc is a function that is a [Bidder].
type BidderFunc func(v View) (bid *big.Rat, to int, err error)

// Offer calls f.
func (f BidderFunc) Offer(v View) (bid *big.Rat, to int, err error) { return f(v) }

// Mover is a [Bidder] that chooses the move when the auction is over, and not with the bid. The second result of its
// Offer does not matter.
type Mover interface {
	Bidder
	// Move returns the successor of the token's vertex to which the player moves the token. The bids are those of all
	// players, in their order.
	Move(v View, bids []*big.Rat) (to int, err error)
}

// View is what a player sees of a match: the board, the rounds that are over, and the money, which may be his own only.
// All bids of rounds that are over are open, as the Richman notes, §4, suppose. Numbers that a View returns are the
// caller's.
type View struct {
	t      *Transcript
	who    Player
	secret bool
}

// Player returns who sees this.
func (v View) Player() Player { return v.who }

// Players returns the number of players.
func (v View) Players() int { return len(v.t.Money[0]) }

// Board returns the board.
func (v View) Board() Board { return v.t.Board }

// Rule returns the rule of the auctions.
func (v View) Rule() Rule { return v.t.Rule }

// Vertex returns where the token stands.
func (v View) Vertex() int { return v.t.End() }

// Rounds returns how many rounds are over.
func (v View) Rounds() int { return len(v.t.Rounds) }

// Round returns the round with the number i, from 0 on. It panics if this one is not over.
func (v View) Round(i int) Round { return v.t.Rounds[i].clone() }

// Money returns what a player has; ok is false if this is a secret.
func (v View) Money(who Player) (money *big.Rat, ok bool) { return v.MoneyBefore(v.Rounds(), who) }

// Own returns what the player himself has.
func (v View) Own() *big.Rat {
	money, _ := v.Money(v.who)
	return money
}

// MoneyBefore returns what a player had before the round i, or has now if i is [View.Rounds]; ok is false if this is a
// secret, or if there is no such player. It panics if i is not between 0 and [View.Rounds].
func (v View) MoneyBefore(i int, who Player) (money *big.Rat, ok bool) {
	list := v.t.Money[i]
	if int(who) >= len(list) || v.secret && who != v.who {
		return nil, false
	}
	return new(big.Rat).Set(list[who]), true
}
