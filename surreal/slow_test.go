package surreal

import (
	"fmt"
	"math/big"
	"math/bits"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"testing"

	"github.com/cgt-go/sdk/cgt"
)

// This file is a second implementation of short games, slow and straight from the definitions: it knows
// nothing of numbers, ups or nimbers, and everything is a tree of options. The tests compare
// the package with it.

// slowGame is a game given by its options.
type slowGame struct {
	id      int // its number if it is one of slowGames, and 0 while it is being made
	options [2][]*slowGame
}

// slowGames keeps one slowGame for each pair of sets of options, and remembers what it found out.
type slowGames struct {
	games map[string]*slowGame
	les   map[[2]*slowGame]bool
	sums  map[[2]*slowGame]*slowGame
	negs  map[*slowGame]*slowGame
	trees map[Game]*slowGame
}

func newSlowGames() *slowGames {
	return &slowGames{
		games: map[string]*slowGame{},
		les:   map[[2]*slowGame]bool{},
		sums:  map[[2]*slowGame]*slowGame{},
		negs:  map[*slowGame]*slowGame{},
		trees: map[Game]*slowGame{},
	}
}

// exactly returns the game with these options, whatever they are.
func (s *slowGames) exactly(left, right []*slowGame) *slowGame {
	g := &slowGame{options: [2][]*slowGame{left, right}}
	var key strings.Builder
	for who := range g.options {
		options := slices.Clone(g.options[who])
		slices.SortFunc(options, func(a, b *slowGame) int { return a.id - b.id })
		g.options[who] = slices.Compact(options)
		for _, o := range g.options[who] {
			fmt.Fprint(&key, o.id, ",")
		}
		key.WriteByte('|')
	}
	if known := s.games[key.String()]; known != nil {
		return known
	}
	g.id = len(s.games) + 1
	s.games[key.String()] = g
	return g
}

// game returns the canonical form of {left | right}: it deletes one dominated option or bypasses one
// reversible option after the other until there is none.
func (s *slowGames) game(left, right []*slowGame) *slowGame {
	options := [2][]*slowGame{left, right}
	for s.simplify(&options) {
	}
	return s.exactly(options[cgt.Left], options[cgt.Right])
}

func (s *slowGames) simplify(options *[2][]*slowGame) bool {
	draft := &slowGame{options: *options}
	for who := cgt.Left; who <= cgt.Right; who++ {
		for i, o := range options[who] {
			without := slices.Concat(options[who][:i], options[who][i+1:])
			for _, p := range without {
				if p == o || s.asGood(p, o, who) {
					options[who] = without
					return true
				}
			}
			for _, answer := range o.options[who.Opponent()] {
				if s.asGood(answer, draft, who.Opponent()) {
					options[who] = slices.Concat(without, answer.options[who])
					return true
				}
			}
		}
	}
	return false
}

// asGood reports whether g is at least as good as h for who.
func (s *slowGames) asGood(g, h *slowGame, who cgt.Player) bool {
	if who == cgt.Left {
		return s.le(h, g)
	}
	return s.le(g, h)
}

// le is the definition: g ≤ h unless some g^L ≥ h or some h^R ≤ g.
func (s *slowGames) le(g, h *slowGame) bool {
	key := [2]*slowGame{g, h}
	le, known := s.les[key]
	if known {
		return le
	}
	le = true
	for _, l := range g.options[cgt.Left] {
		le = le && !s.le(h, l)
	}
	for _, r := range h.options[cgt.Right] {
		le = le && !s.le(r, g)
	}
	s.les[key] = le
	return le
}

func (s *slowGames) rel(g, h *slowGame) Rel {
	switch le, ge := s.le(g, h), s.le(h, g); {
	case le && ge:
		return Equal
	case le:
		return Less
	case ge:
		return Greater
	}
	return Confused
}

// add is the definition: g + h = {g^L + h, g + h^L | g^R + h, g + h^R}.
func (s *slowGames) add(g, h *slowGame) *slowGame {
	key := [2]*slowGame{g, h}
	if sum := s.sums[key]; sum != nil {
		return sum
	}
	var options [2][]*slowGame
	for who := range options {
		for _, o := range g.options[who] {
			options[who] = append(options[who], s.add(o, h))
		}
		for _, o := range h.options[who] {
			options[who] = append(options[who], s.add(g, o))
		}
	}
	sum := s.game(options[cgt.Left], options[cgt.Right])
	s.sums[key] = sum
	return sum
}

// neg is the definition: −g = {−g^R | −g^L}.
func (s *slowGames) neg(g *slowGame) *slowGame {
	if n := s.negs[g]; n != nil {
		return n
	}
	var options [2][]*slowGame
	for who := range options {
		for _, o := range g.options[1-who] {
			options[who] = append(options[who], s.neg(o))
		}
	}
	n := s.exactly(options[cgt.Left], options[cgt.Right])
	s.negs[g] = n
	return n
}

// mul returns the sum of n copies of g, n ≥ 0.
func (s *slowGames) mul(g *slowGame, n int) *slowGame {
	sum := s.exactly(nil, nil)
	for range n {
		sum = s.add(sum, g)
	}
	return sum
}

// wins reports whether who wins if he makes the first move.
func (g *slowGame) wins(who cgt.Player) bool {
	return slices.ContainsFunc(g.options[who], func(o *slowGame) bool { return !o.wins(who.Opponent()) })
}

func (g *slowGame) birthday() int {
	day := 0
	for _, o := range slices.Concat(g.options[cgt.Left], g.options[cgt.Right]) {
		day = max(day, o.birthday()+1)
	}
	return day
}

// number returns the number that g, in canonical form, is: n + 1 = {n|}, −n − 1 = {|−n}, and
// otherwise the mean of its two options.
func (g *slowGame) number() (x *big.Rat, ok bool) {
	var options [2]*big.Rat
	for who, list := range g.options {
		if len(list) > 1 {
			return nil, false
		}
		for _, o := range list {
			if options[who], ok = o.number(); !ok {
				return nil, false
			}
		}
	}
	left, right := options[cgt.Left], options[cgt.Right]
	switch {
	case left == nil && right == nil:
		return new(big.Rat), true
	case right == nil:
		return left.Add(left, big.NewRat(1, 1)), true
	case left == nil:
		return right.Sub(right, big.NewRat(1, 1)), true
	case left.Cmp(right) >= 0:
		return nil, false
	}
	mean := left.Add(left, right)
	return mean.Mul(mean, big.NewRat(1, 2)), true
}

// stop returns the number that g stops at when who starts.
func (g *slowGame) stop(who cgt.Player) *big.Rat {
	if x, ok := g.number(); ok {
		return x
	}
	var best *big.Rat
	for _, o := range g.options[who] {
		x := o.stop(who.Opponent())
		if best == nil || who == cgt.Left && x.Cmp(best) > 0 || who == cgt.Right && x.Cmp(best) < 0 {
			best = x
		}
	}
	return best
}

// positions returns g and all that can be reached from it.
func (g *slowGame) positions() map[*slowGame]bool {
	found := map[*slowGame]bool{}
	var visit func(g *slowGame)
	visit = func(g *slowGame) {
		if !found[g] {
			found[g] = true
			for _, o := range slices.Concat(g.options[cgt.Left], g.options[cgt.Right]) {
				visit(o)
			}
		}
	}
	visit(g)
	return found
}

// The games that have closed forms, by their definitions.

func (s *slowGames) int(n int) *slowGame {
	g := s.exactly(nil, nil)
	for range max(n, -n) {
		g = s.exactly([]*slowGame{g}, nil)
	}
	if n < 0 {
		return s.neg(g)
	}
	return g
}

// dyadic returns num/2^exp.
func (s *slowGames) dyadic(num, exp int) *slowGame {
	for exp > 0 && num%2 == 0 {
		num, exp = num/2, exp-1
	}
	if exp == 0 {
		return s.int(num)
	}
	return s.exactly([]*slowGame{s.dyadic(num-1, exp)}, []*slowGame{s.dyadic(num+1, exp)})
}

func (s *slowGames) nimber(n int) *slowGame {
	var smaller []*slowGame
	for i := range n {
		smaller = append(smaller, s.nimber(i))
	}
	return s.exactly(smaller, smaller)
}

func (s *slowGames) up(n int) *slowGame {
	g := s.mul(s.exactly([]*slowGame{s.int(0)}, []*slowGame{s.nimber(1)}), max(n, -n))
	if n < 0 {
		return s.neg(g)
	}
	return g
}

// numberUpStar returns num/2^exp + ups·↑ + *star, added up.
func (s *slowGames) numberUpStar(num, exp, ups, star int) *slowGame {
	return s.add(s.dyadic(num, exp), s.add(s.up(ups), s.nimber(star)))
}

// powerOfUp returns ↑^n, or the sum of the first n powers.
func (s *slowGames) powerOfUp(n int, added bool) *slowGame {
	one := func(g *slowGame) []*slowGame { return []*slowGame{g} }
	star := s.nimber(1)
	sum := s.int(0)
	for range n - 1 {
		sum = s.game(one(sum), one(star))
	}
	if added {
		return s.game(one(sum), one(star))
	}
	return s.game(one(s.int(0)), one(s.add(star, s.neg(sum))))
}

var slowPower = regexp.MustCompile(`([v^])[<[](\d+)[>\]]`)

var slowLiteral = regexp.MustCompile(`^(?:(-?\d+)(?:/(\d+))?)?(?:(\^+|v+)(\d*))?(?:(\*)(\d*))?$`)

// parse reads the notation of Game.String, negatives of braces, and sums with blanks around the plus that are
// not within braces.
func (s *slowGames) parse(text string) *slowGame {
	if terms := strings.Split(text, " + "); len(terms) > 1 {
		sum := s.int(0)
		for _, term := range terms {
			sum = s.add(sum, s.parse(term))
		}
		return sum
	}
	one := func(g *slowGame) []*slowGame { return []*slowGame{g} }
	zero := s.int(0)
	switch {
	case strings.HasPrefix(text, "+-{") && len(splitBars(text[3:len(text)-1])) == 1:
		options := s.parseList(text[3 : len(text)-1])
		var negatives []*slowGame
		for _, o := range options {
			negatives = append(negatives, s.neg(o))
		}
		return s.game(options, negatives)
	case strings.HasPrefix(text, "+-"):
		g := s.parse(text[2:])
		return s.game(one(g), one(s.neg(g)))
	case strings.HasPrefix(text, "+_"):
		return s.game(one(zero), one(s.game(one(zero), one(s.neg(s.parse(text[2:]))))))
	case strings.HasPrefix(text, "-_"):
		return s.game(one(s.game(one(s.parse(text[2:])), one(zero))), one(zero))
	case strings.HasPrefix(text, "-{"):
		return s.neg(s.parse(text[1:]))
	case strings.HasPrefix(text, "("):
		return s.parse(text[1 : len(text)-1])
	case strings.HasPrefix(text, "{"):
		sides := splitBars(text[1 : len(text)-1])
		var options [2][]*slowGame
		for who, side := range sides {
			if len(splitBars(side)) > 1 {
				options[who] = one(s.parse("{" + side + "}"))
			} else {
				options[who] = s.parseList(side)
			}
		}
		return s.game(options[cgt.Left], options[cgt.Right])
	}
	if m := slowPower.FindStringSubmatchIndex(text); m != nil {
		n, _ := strconv.Atoi(text[m[4]:m[5]])
		power := s.powerOfUp(n, text[m[2]+1] == '[')
		if text[m[2]] == 'v' {
			power = s.neg(power)
		}
		rest := text[:m[0]] + text[m[1]:]
		if text[:m[0]] != "" && text[m[1]:] != "" {
			return s.add(power, s.add(s.parse(text[:m[0]]), s.parse(text[m[1]:])))
		}
		if rest == "" {
			return power
		}
		return s.add(power, s.parse(rest))
	}
	m := slowLiteral.FindStringSubmatch(text)
	if m == nil {
		panic("no game: " + text)
	}
	number := func(text string, standard int) int {
		if n, err := strconv.Atoi(text); err == nil {
			return n
		}
		return standard
	}
	ups, stars := len(m[3]), len(m[5])
	if ups > 0 {
		ups = number(m[4], ups)
		if m[3][0] == 'v' {
			ups = -ups
		}
	}
	if stars > 0 {
		stars = number(m[6], 1)
	}
	return s.numberUpStar(number(m[1], 0), bits.Len(uint(number(m[2], 1)))-1, ups, stars)
}

func (s *slowGames) parseList(text string) []*slowGame {
	var gs []*slowGame
	depth, start := 0, 0
	for i, c := range text + "," {
		switch c {
		case '{', '(':
			depth++
		case '}', ')':
			depth--
		case ',':
			if depth == 0 && i > start {
				gs = append(gs, s.parse(text[start:i]))
			}
			if depth == 0 {
				start = i + 1
			}
		}
	}
	return gs
}

// splitBars splits at the longest run of bars outside of inner braces, if there is one.
func splitBars(text string) []string {
	depth, run, longest, end := 0, 0, 0, 0
	for i, c := range text {
		switch c {
		case '{', '(':
			depth++
		case '}', ')':
			depth--
		}
		if c != '|' || depth > 0 {
			run = 0
		} else if run++; run > longest {
			longest, end = run, i+1
		}
	}
	if longest == 0 {
		return []string{text}
	}
	return []string{text[:end-longest], text[end:]}
}

// tree returns the options of g, and of its options, as the package has them.
func (s *slowGames) tree(g Game) *slowGame {
	if t := s.trees[g]; t != nil {
		return t
	}
	var options [2][]*slowGame
	for who := range options {
		for o := range g.Options(cgt.Player(who)) {
			options[who] = append(options[who], s.tree(o))
		}
	}
	t := s.exactly(options[cgt.Left], options[cgt.Right])
	s.trees[g] = t
	return t
}

func (s *slowGames) treesOf(gs []Game) []*slowGame {
	var ts []*slowGame
	for _, g := range gs {
		ts = append(ts, s.tree(g))
	}
	return ts
}

// fast returns the game that t is, made with New.
func (t *slowGame) fast() Game {
	var options [2][]Game
	for who := range options {
		for _, o := range t.options[who] {
			options[who] = append(options[who], o.fast())
		}
	}
	return New(options[cgt.Left], options[cgt.Right])
}

// The slow implementation itself must get the first games right.
func TestSlowGames(t *testing.T) {
	s := newSlowGames()
	zero, star := s.int(0), s.nimber(1)
	up := s.exactly([]*slowGame{zero}, []*slowGame{star})
	for _, test := range []struct {
		name      string
		got, want *slowGame
	}{
		{"{−1|5}", s.game([]*slowGame{s.int(-1)}, []*slowGame{s.int(5)}), zero},
		{"{1/4|1}", s.game([]*slowGame{s.dyadic(1, 2)}, []*slowGame{s.int(1)}), s.dyadic(1, 1)},
		{"{↑|↓}", s.game([]*slowGame{up}, []*slowGame{s.neg(up)}), star},
		{"* + *", s.add(star, star), zero},
		{"*2 + *3", s.add(s.nimber(2), s.nimber(3)), star},
		{"↑ + *", s.add(up, star), s.exactly([]*slowGame{zero, star}, []*slowGame{zero})},
		{"1/2 + 1/2", s.mul(s.dyadic(1, 1), 2), s.int(1)},
	} {
		if test.got != test.want {
			t.Errorf("%s is not what it should be", test.name)
		}
	}
	if r := s.rel(up, zero); r != Greater {
		t.Errorf("↑ %v 0", r)
	}
	if r := s.rel(up, star); r != Confused {
		t.Errorf("↑ %v *", r)
	}
}
