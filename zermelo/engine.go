package zermelo

import (
	"fmt"
	"math"
	"math/rand/v2"
	"slices"
	"strings"
)

// Valuer says what positions are worth: what Max gets if both play as well as possible. A [*Solution] is one; so is a
// search, or a formula. It may have the method QuickestMoves of a Solution too, which an [Engine] needs to make headway
// in games that need not end.
type Valuer[Pos comparable, V any] interface {
	// Value returns the value of p; ok is false if it is not known.
	Value(p Pos) (v V, ok bool)
}

// ValuerFunc makes a [Valuer] of a function.
type ValuerFunc[Pos comparable, V any] func(p Pos) (v V, ok bool)

// Value calls f.
func (f ValuerFunc[Pos, V]) Value(p Pos) (v V, ok bool) { return f(p) }

// DefaultPatience is what a zero Patience of an [Engine] stands for.
const DefaultPatience = 3

// Engine plays a game against a person, with a handicap: so that a person who does not know how to win does not lose
// for ever, it gives way at times, and the more likely the longer the person's losing streak is. Set Game and Values;
// the other fields may stay zero.
//
// After s games in a row that the person has lost, the next one is one of those in which it gives way with the chance
// s/(s + Patience), which is 0 at first, and grows. In such a game, wherever it is not losing already, it makes a worse
// move with the chance 1/2, one that gives away as little as possible. It does so in a way that need not be noticed:
// never where some move ends the game, and never with a move after which some move ends the game. Everywhere else it
// makes one of its best moves. Whatever chance decides comes from Seed and the number of games played, so that the same
// moves of the person get the same answers.
//
// Source: The sea chart, a course in programming games, exercise 4.
type Engine[Pos comparable, V interface {
	Payoff[V]
	Signed[V]
}] struct {
	Game   Game[Pos, V]
	Values Valuer[Pos, V]
	// Patience is the length of the losing streak after which the engine gives way in every second game. It is
	// [DefaultPatience] if 0; with a negative one it never does.
	Patience int
	// Seed is where chance begins.
	Seed uint64
}

// Record is what an [Engine] remembers from one game to the next. It is counted from the side of the engine.
type Record struct {
	Won    int `json:"won"`
	Drawn  int `json:"drawn"`
	Lost   int `json:"lost"`
	Streak int `json:"streak"` // games that the person has lost since the last one that they have not
}

// Games returns the number of games that were played.
func (r Record) Games() int { return r.Won + r.Drawn + r.Lost }

// mostGames is the largest number in a record. Sums of those of a record do not overflow.
const mostGames = math.MaxInt / 4

// RecordError reports a [Record] that cannot be: with a negative number, with one that is more than a quarter of the
// largest int, or with a streak that is longer than there are games won.
type RecordError struct{ Record Record }

// Error returns the message in one line.
func (e *RecordError) Error() string {
	return fmt.Sprintf("zermelo: %+v is no record of games", e.Record)
}

// MoveError reports a move that cannot be made.
type MoveError struct {
	Position string // where it was to be made, as text
	Move     string // where it was to lead
	Msg      string
}

// Error returns the message in one line.
func (e *MoveError) Error() string {
	return fmt.Sprintf("zermelo: from %s to %s: %s", e.Position, e.Move, e.Msg)
}

// Chance returns the chance that the engine gives way in a game after so many that the person has lost in a row, as a
// fraction. It is 0 for a streak of 0 or less.
func (e *Engine[Pos, V]) Chance(streak int) (numerator, denominator uint64) {
	patience := e.Patience
	if patience == 0 {
		patience = DefaultPatience
	}
	if streak <= 0 || patience < 0 {
		return 0, 1
	}
	return uint64(streak), uint64(streak) + uint64(patience)
}

// Begin begins a game from start, in which the engine plays who. The record is that of the games before it, the zero
// Record if there are none; if it cannot be, the error is a [*RecordError]. If start breaks the rules, it is a
// [*GameError]. Begin panics if Game or Values is nil, or if who is no player.
func (e *Engine[Pos, V]) Begin(record Record, start Pos, who Player) (*Session[Pos, V], error) {
	if e.Values == nil || who > Min {
		panic(fmt.Errorf("zermelo: an engine without values, or for %v", who))
	}
	if min(record.Won, record.Drawn, record.Lost, record.Streak) < 0 || record.Streak > record.Won || max(record.Won, record.Drawn, record.Lost) > mostGames {
		return nil, &RecordError{record}
	}
	s := &Session[Pos, V]{rules: newRules(e.Game), values: e.Values, who: who, before: record}
	s.rng = rand.New(rand.NewPCG(e.Seed, uint64(record.Games())))
	n, d := e.Chance(record.Streak)
	s.isGenerous = s.rng.Uint64N(d) < n
	return s, s.enter(start)
}

// Session is one game of an [Engine] against a person. It is for one goroutine.
type Session[Pos comparable, V interface {
	Payoff[V]
	Signed[V]
}] struct {
	rules      rules[Pos, V]
	values     Valuer[Pos, V]
	who        Player
	before     Record
	rng        *rand.Rand
	isGenerous bool

	play    []Pos
	movers  []Player
	gaveWay []int
	moves   []Pos // from the last position
	turn    Player
	payoff  V
	isOver  bool
}

// enter goes on to p.
func (s *Session[Pos, V]) enter(p Pos) error {
	moves, who, v, isEnd, err := s.rules.look(nil, p)
	if err != nil {
		return err
	}
	s.play = append(s.play, p)
	s.moves, s.turn, s.payoff, s.isOver = moves, who, v, isEnd
	if !isEnd {
		s.moves, err = choose[Pos](nil, who, s.play, moves)
	}
	return err
}

// Position returns the position that the game has come to.
func (s *Session[Pos, V]) Position() Pos { return s.play[len(s.play)-1] }

// Turn returns who is to move; ok is false if the game is over.
func (s *Session[Pos, V]) Turn() (who Player, ok bool) { return s.turn, !s.isOver }

// Moves returns the positions that the player to move can move to, each once, in the order in which the game lists
// them. There is none if the game is over.
func (s *Session[Pos, V]) Moves() []Pos {
	if s.isOver {
		return nil
	}
	return slices.Clone(s.moves)
}

// Payoff returns what Max gets; ok is false if the game is not over.
func (s *Session[Pos, V]) Payoff() (v V, ok bool) { return s.payoff, s.isOver }

// Play makes a move of the person. If it is no move, or not the person's turn, the error is a [*MoveError]; if the game
// breaks its contract, it is a [*GameError]. Then the game stays where it was.
func (s *Session[Pos, V]) Play(q Pos) error {
	switch {
	case s.isOver:
		return s.refuse(q, "the game is over")
	case s.turn == s.who:
		return s.refuse(q, "it is the turn of the engine")
	case !slices.Contains(s.moves, q):
		return s.refuse(q, "there is no such move")
	}
	return s.move(q)
}

func (s *Session[Pos, V]) refuse(q Pos, msg string) error {
	return &MoveError{fmt.Sprint(s.Position()), fmt.Sprint(q), msg}
}

func (s *Session[Pos, V]) move(q Pos) error {
	mover := s.turn
	if err := s.enter(q); err != nil {
		return err
	}
	s.movers = append(s.movers, mover)
	return nil
}

// Reply makes the engine's move and returns the position that it leads to. The error is a [*MoveError] if it is not the
// engine's turn, a [*StrategyError] if the value of a position after a move is not known, and a [*GameError] if the
// game breaks its contract. Then the game stays where it was.
func (s *Session[Pos, V]) Reply() (q Pos, err error) {
	if s.isOver || s.turn != s.who {
		return q, &MoveError{fmt.Sprint(s.Position()), "wherever the engine likes", "it is not the turn of the engine"}
	}
	good, worse, err := s.choices()
	if err != nil {
		return q, err
	}
	isGift := s.isGenerous && len(worse) > 0 && s.rng.Uint64N(2) == 0
	if isGift {
		good = worse
	}
	q = good[s.rng.IntN(len(good))]
	if err := s.move(q); err != nil {
		return q, err
	}
	if isGift {
		s.gaveWay = append(s.gaveWay, len(s.movers)-1)
	}
	return q, nil
}

// choices returns the moves that the engine makes as a rule, and those with which it may give way.
func (s *Session[Pos, V]) choices() (good, worse []Pos, err error) {
	values := make([]V, len(s.moves))
	best := 0
	for i, q := range s.moves {
		v, ok := s.values.Value(q)
		if !ok {
			return nil, nil, &StrategyError{Who: s.who, Play: texts(s.play), Msg: fmt.Sprintf("the value of %v is not known", q)}
		}
		if values[i] = v; s.compare(v, values[best]) > 0 {
			best = i
		}
	}
	mayGive := s.sign(values[best]) >= 0
	second := -1 // the best one of the worse moves
	for i, q := range s.moves {
		c := s.compare(values[i], values[best])
		if c == 0 {
			good = append(good, q)
		}
		isEnd, endsNext, err := s.nearEnd(q)
		switch {
		case err != nil:
			return nil, nil, err
		case isEnd:
			mayGive = false
		case c == 0 || endsNext:
		case second < 0 || s.compare(values[i], values[second]) > 0:
			second, worse = i, []Pos{q}
		case values[i] == values[second]:
			worse = append(worse, q)
		}
	}
	if !mayGive {
		worse = nil
	}
	if quickest, ok := s.values.(interface{ QuickestMoves(p Pos) []Pos }); ok {
		if quick := quickest.QuickestMoves(s.Position()); len(quick) > 0 {
			good = quick
		}
	}
	return good, worse, nil
}

// compare compares payoffs as the engine sees them.
func (s *Session[Pos, V]) compare(v, w V) int {
	return prefer(s.who, v, w)
}

// sign returns the sign of a payoff as the engine sees it.
func (s *Session[Pos, V]) sign(v V) int {
	if s.who == Min {
		v = v.Neg()
	}
	return v.Sign()
}

// nearEnd reports whether play has ended at q, and whether a move from q ends it.
func (s *Session[Pos, V]) nearEnd(q Pos) (isEnd, endsNext bool, err error) {
	moves, _, _, isEnd, err := s.rules.look(nil, q)
	if isEnd || err != nil {
		return isEnd, false, err
	}
	return false, slices.ContainsFunc(moves, func(p Pos) bool {
		_, isEnd := s.rules.End(p)
		return isEnd
	}), nil
}

// Record returns the record with this game in it, if it is over; otherwise it returns that of the games before.
func (s *Session[Pos, V]) Record() Record {
	after := s.before
	if !s.isOver {
		return after
	}
	switch sign := s.sign(s.payoff); {
	case sign > 0:
		after.Won++
		after.Streak++
	case sign == 0:
		after.Drawn++
		after.Streak = 0
	default:
		after.Lost++
		after.Streak = 0
	}
	return after
}

// Transcript returns what was played so far. The transcript has its own copy.
func (s *Session[Pos, V]) Transcript() Transcript[Pos, V] {
	return Transcript[Pos, V]{s.who, slices.Clone(s.play), slices.Clone(s.movers), slices.Clone(s.gaveWay), s.isOver, s.payoff}
}

// Transcript is a game of an [Engine], or as much of it as was played.
type Transcript[Pos comparable, V any] struct {
	Engine    Player   // whom the engine played
	Positions []Pos    // the first one is where the game began
	Movers    []Player // who made each move: the i-th move leads from Positions[i] to Positions[i+1]
	GaveWay   []int    // the moves with which the engine gave way, in ascending order
	IsOver    bool
	Payoff    V // what Max gets, if the game is over
}

// String returns the transcript with a line for the start, for each move and for the payoff. Where Movers does not say who
// made a move, nor does the line.
func (t Transcript[Pos, V]) String() string {
	var b strings.Builder
	for i, p := range t.Positions {
		if i == 0 {
			fmt.Fprintf(&b, "start %v\n", p)
			continue
		}
		fmt.Fprintf(&b, "%d. ", i)
		if i <= len(t.Movers) {
			fmt.Fprintf(&b, "%v ", t.Movers[i-1])
		}
		fmt.Fprint(&b, p)
		if slices.Contains(t.GaveWay, i-1) {
			b.WriteString(" (gave way)")
		}
		b.WriteByte('\n')
	}
	if t.IsOver {
		fmt.Fprintf(&b, "payoff %v\n", t.Payoff)
	}
	return b.String()
}
