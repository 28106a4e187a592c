package surreal

import (
	"fmt"
	"iter"
	"math"

	"github.com/cgt-go/sdk/cgt"
	"github.com/cgt-go/sdk/nim"
)

// Game is the value of a short partizan game under normal play: the class of all games equal to it,
// represented by the one in canonical form. It is an immutable value, comparable with ==, which is
// equality of games (G = H when G − H is a second-player win), usable as the key of a map, and safe
// for concurrent use. The zero value is the game 0.
//
// Sums of a number, a multiple of ↑ and a nimber are stored in place: making, adding and comparing
// them takes constant time and allocates nothing while their parts are of moderate size. All other games
// are pairs of sets of options, each kept once in memory for as long as somebody holds it.
//
// Sources: J. H. Conway, On Numbers and Games (1976), ch. 7–10; E. R. Berlekamp, J. H. Conway, R. K. Guy,
// Winning Ways (1982), ch. 2; A. N. Siegel, Combinatorial Game Theory (2013), ch. II.
type Game struct {
	// If n is nil, the game is the number-up-star num/2^exp + ups·↑ + *star, the number in lowest
	// terms. If n.wide is set, it is a number-up-star that does not fit these fields, and
	// otherwise it is no number-up-star and n has its options. So equal games have equal
	// fields. In the last two cases the other fields are zero.
	n    *node
	num  int64
	ups  int32
	star uint16
	exp  uint16
}

// numberUpStar is the game x + ups·↑ + *star with parts of any size. Sums of two such games are
// again of this kind.
type numberUpStar struct {
	x    Dyadic
	ups  Dyadic // an integer
	star uint64
}

// The largest parts that a Game keeps in place. They are variables for the tests, which make them small
// to send every case down the other path as well.
var (
	inlineNum  int64  = math.MaxInt64
	inlineExp  uint32 = math.MaxUint16
	inlineUps  int64  = math.MaxInt32
	inlineStar uint64 = math.MaxUint16
)

// pack returns u as a Game.
func (u numberUpStar) pack() Game {
	ups, ok := u.ups.Int64()
	if ok && u.x.isInline() && u.x.exp <= inlineExp && u.x.num <= inlineNum && u.x.num >= -inlineNum &&
		ups <= inlineUps && ups >= -inlineUps && u.star <= inlineStar {
		return Game{num: u.x.num, exp: uint16(u.x.exp), ups: int32(ups), star: uint16(u.star)}
	}
	return Game{n: internWide(u)}
}

// numberUpStar returns g in parts if it is a number-up-star.
func (g Game) numberUpStar() (u numberUpStar, ok bool) {
	if g.n == nil {
		return numberUpStar{Dyadic{num: g.num, exp: uint32(g.exp)}, Dyadic{num: int64(g.ups)}, uint64(g.star)}, true
	}
	if g.n.wide != nil {
		return *g.n.wide, true
	}
	return numberUpStar{}, false
}

// isNumberUpStar reports whether g is a number-up-star, which general games are not.
func (g Game) isNumberUpStar() bool { return g.n == nil || g.n.wide != nil }

// Int returns the integer n: the game in which Left, if n > 0, has n free moves, and Right −n if n < 0.
func Int(n int64) Game { return numberUpStar{x: Dyadic{num: n}}.pack() }

// FromDyadic returns the number x as a game.
func FromDyadic(x Dyadic) Game { return numberUpStar{x: x}.pack() }

// Nimber returns *n, the game in which both players can move to *0, …, *(n−1): a heap of n in the game of Nim. *0 is 0,
// and *1 is written *. Every position of an impartial game that ends is worth one of these, for its nim-value n;
// package nim finds it.
//
// A number-up-star with a nimber of any size is added, compared and printed at once, but its options,
// and with them its sums with general games, are as many as the size says.
func Nimber(n nim.Nimber) Game { return numberUpStar{star: uint64(n)}.pack() }

// Up returns n·↑, where ↑ = {0|*}; for n < 0 it is |n|·↓.
func Up(n int64) Game { return numberUpStar{ups: Dyadic{num: n}}.pack() }

// Switch returns ±x = {x|−x}. For a number x > 0 this is a hot game in which whoever moves first gains x; ±0
// is *, and for a number x < 0 it is 0. For other games x it is whatever {x|−x} is worth.
func Switch(x Game) Game { return New([]Game{x}, []Game{x.Neg()}) }

// Tiny returns +_g = {0||0|−g}, tiny-g. For numbers g > 0 it is a positive game smaller than every
// multiple of ↑. Its negative, −_g = {g|0||0}, is called miny-g.
//
// Source: Winning Ways, ch. 5; Siegel, Combinatorial Game Theory, §II.4.
func Tiny(g Game) Game {
	return New([]Game{{}}, []Game{New([]Game{{}}, []Game{g.Neg()})})
}

// Number returns g if it is a number.
//
// Source: Conway, On Numbers and Games, ch. 1 and 8; Siegel, Combinatorial Game Theory, §II.3.
func (g Game) Number() (x Dyadic, ok bool) {
	u, ok := g.numberUpStar()
	return u.x, ok && u.ups == Dyadic{} && u.star == 0
}

// Nimber returns the n for which g = *n, if there is one.
//
// Source: Conway, On Numbers and Games, ch. 11.
func (g Game) Nimber() (n nim.Nimber, ok bool) {
	u, ok := g.numberUpStar()
	return nim.Nimber(u.star), ok && u.x == Dyadic{} && u.ups == Dyadic{}
}

// NumberUpStar returns x, n and m with g = x + n·↑ + *m, if there are such; they are then unique. The
// number n is an integer.
func (g Game) NumberUpStar() (x, n Dyadic, m nim.Nimber, ok bool) {
	u, ok := g.numberUpStar()
	return u.x, u.ups, nim.Nimber(u.star), ok
}

// IsNumber reports whether g is a number: equal to a game all of whose positions have Left options less than their
// Right options.
//
// Source: Conway, On Numbers and Games, ch. 1 and 8; Siegel, Combinatorial Game Theory, §II.3.
func (g Game) IsNumber() bool {
	if g.n == nil {
		return g.ups == 0 && g.star == 0
	}
	_, ok := g.Number()
	return ok
}

// IsZero reports whether g is 0: whether whoever moves first loses.
//
// Source: Conway, On Numbers and Games, ch. 7; Siegel, Combinatorial Game Theory, §II.1.
func (g Game) IsZero() bool { return g == Game{} }

// Options returns the options of who in the canonical form of g, in the order of [CompareStructure].
// None is dominated by another and none is reversible. Options panics if who is neither Left nor Right.
//
// Source: Conway, On Numbers and Games, ch. 10; Siegel, Combinatorial Game Theory, §II.2.
func (g Game) Options(who cgt.Player) iter.Seq[Game] {
	mustPlay(who)
	return func(yield func(Game) bool) {
		for i := range g.numOptions(who) {
			if !yield(g.option(who, i)) {
				return
			}
		}
	}
}

// mustPlay panics if who is no player.
func mustPlay(who cgt.Player) {
	if who > cgt.Right {
		panic(fmt.Errorf("surreal: %v is neither Left nor Right", who))
	}
}

// Left returns the options of Left in the canonical form of g; see [Game.Options].
//
// Source: Conway, On Numbers and Games, ch. 10; Siegel, Combinatorial Game Theory, §II.2.
func (g Game) Left() iter.Seq[Game] { return g.Options(cgt.Left) }

// Right returns the options of Right in the canonical form of g; see [Game.Options].
//
// Source: Conway, On Numbers and Games, ch. 10; Siegel, Combinatorial Game Theory, §II.2.
func (g Game) Right() iter.Seq[Game] { return g.Options(cgt.Right) }

// NumOptions returns the number of options of who in the canonical form of g; it is at most
// math.MaxInt. NumOptions panics if who is neither Left nor Right.
func (g Game) NumOptions(who cgt.Player) int {
	mustPlay(who)
	return int(min(g.numOptions(who), math.MaxInt))
}

// numOptions counts in 64 bits, for *n has n options.
func (g Game) numOptions(who cgt.Player) uint64 {
	if u, ok := g.numberUpStar(); ok {
		return u.numOptions(who)
	}
	return uint64(len(g.n.options(who)))
}

// option returns the option of who with number i < g.numOptions(who).
func (g Game) option(who cgt.Player, i uint64) Game {
	if u, ok := g.numberUpStar(); ok {
		return u.option(who, i)
	}
	return g.n.options(who)[i]
}
