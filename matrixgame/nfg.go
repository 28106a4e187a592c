package matrixgame

import (
	"fmt"
	"iter"
	"math/big"
	"slices"
	"strconv"
	"strings"

	"github.com/cgt-go/sdk/cgt"
	"github.com/cgt-go/sdk/internal/plural"
	"github.com/cgt-go/sdk/internal/scan"
)

// NFG is a game with the names that the .nfg files of Gambit have for it. Names may be missing: players then are Player
// 1, Player 2 and so on, and their choices 1, 2 and so on.
type NFG struct {
	Title, Comment string
	Players        []string
	Strategies     [][]string // of each player
	Game           *Game
}

// ParseNFG reads a game in Gambit's .nfg format, version 1, in either of its forms: with a list of payoffs, or with a
// list of outcomes, of which 0 is the one in which nobody gets anything. Numbers are exact: integers, fractions and
// decimal fractions, with commas between or not. In names \" stands for a quote, and \\ for a backslash. A byte order
// mark at the beginning does not count. The error is a [*cgt.SyntaxError] with the line and the offset in it, or a
// [*cgt.LimitError] if there are more than [MaxEntries] payoffs, of profiles or of outcomes, or more than 2^27 bits in
// them.
//
// Source: the documentation of Gambit, R. D. McKelvey, A. M. McLennan, T. L. Turocy, Gambit: software tools for game
// theory, the strategic game file format.
func ParseNFG(text string) (*NFG, error) {
	text = withoutMark(text)
	s := &nfgScanner{Scanner: scan.Scanner{What: "nfg", Text: text}, n: &NFG{}, room: mostBits}
	if err := s.game(); err != nil {
		return nil, scan.OnLine(text, err)
	}
	return s.n, nil
}

// nfgScanner reads an .nfg file.
type nfgScanner struct {
	scan.Scanner
	n     *NFG
	sizes []int // choices of each player
	room  int   // how many bits payoffs may still have
}

// game reads the whole file.
func (s *nfgScanner) game() (err error) {
	for _, words := range [][]string{{"NFG"}, {"1"}, {"R", "D"}} {
		if !s.Accept(words...) {
			return s.Unexpected(words[0])
		}
	}
	if s.n.Title, err = s.Quoted("the title in quotes"); err != nil {
		return err
	}
	if s.n.Players, err = s.names("the name of a player"); err != nil {
		return err
	}
	if len(s.n.Players) == 0 {
		return s.Fail(s.At, nil, "a game has at least one player")
	}
	if err := s.strategies(); err != nil {
		return err
	}
	if s.Next() == '"' {
		if s.n.Comment, err = s.Quoted("a comment"); err != nil {
			return err
		}
	}
	g := &Game{sizes: s.sizes}
	profiles, ok := g.profiles(MaxEntries / len(s.sizes))
	if !ok {
		return &cgt.LimitError{What: "payoffs", Limit: MaxEntries}
	}
	g.payoffs = make([][]*big.Rat, len(s.sizes))
	for who := range g.payoffs {
		g.payoffs[who] = make([]*big.Rat, profiles)
	}
	next, entries := s.payoffs, plural.Of(profiles*len(s.sizes), "payoff", "payoffs")
	if s.Next() == '{' {
		if next, err = s.outcomes(); err != nil {
			return err
		}
		entries = plural.Of(profiles, "number of an outcome", "numbers of outcomes")
	}
	for at := range g.firstFastest() {
		x, err := next()
		if syntax, ok := err.(*cgt.SyntaxError); ok && syntax.Offset == len(s.Text) {
			return s.Fail(s.At, nil, "the game has %s, and so %s should stand here; the text ends before", plural.Of(profiles, "profile", "profiles"), entries)
		}
		if err != nil {
			return err
		}
		for who, y := range x {
			g.payoffs[who][at] = y
		}
	}
	s.n.Game = g
	if s.Skip() {
		return s.Unexpected(fmt.Sprintf("nothing more after the %s of %s", entries, plural.Of(profiles, "profile", "profiles")))
	}
	return nil
}

// names reads texts in quotes between braces.
func (s *nfgScanner) names(want string) (names []string, err error) {
	if !s.Accept("{") {
		return nil, s.Unexpected("{")
	}
	for !s.Accept("}") {
		name, err := s.Quoted(want + " in quotes, or }")
		if err != nil {
			return nil, err
		}
		if names = append(names, name); len(names) > MaxEntries {
			return nil, &cgt.LimitError{What: "names", Limit: MaxEntries}
		}
	}
	return names, nil
}

// strategies reads the numbers of choices of all players, or their names.
func (s *nfgScanner) strategies() error {
	if !s.Accept("{") {
		return s.Unexpected("{")
	}
	areNamed := s.Next() == '{'
	for !s.Accept("}") {
		s.Skip()
		offset := s.At
		if len(s.sizes) == len(s.n.Players) {
			return s.Fail(offset, nil, "choices of more than %d players", len(s.n.Players))
		}
		size := 0
		if areNamed {
			names, err := s.names("the name of a choice")
			if err != nil {
				return err
			}
			s.n.Strategies = append(s.n.Strategies, names)
			size = len(names)
		} else {
			digits, _, err := s.Digits("a number of choices or }")
			if err != nil {
				return err
			}
			if size, err = strconv.Atoi(digits); err != nil || size > MaxEntries {
				return &cgt.LimitError{What: "choices", Limit: MaxEntries}
			}
		}
		if size == 0 {
			return s.Fail(offset, nil, "player %d has no choices", len(s.sizes)+1)
		}
		s.sizes = append(s.sizes, size)
	}
	if len(s.sizes) < len(s.n.Players) {
		return s.Fail(s.At, nil, "there are choices of %d players, and %d names", len(s.sizes), len(s.n.Players))
	}
	return nil
}

// payoffs reads what each player gets in a profile or an outcome.
func (s *nfgScanner) payoffs() ([]*big.Rat, error) {
	x := make([]*big.Rat, len(s.sizes))
	for who := range x {
		s.Accept(",")
		s.Skip()
		word := s.Text[s.At:]
		if i := strings.IndexAny(word, " \t\r\n,{}\""); i >= 0 {
			word = word[:i]
		}
		if word == "" {
			return nil, s.Unexpected("a payoff")
		}
		y, wrong := parseNumber(word)
		if wrong != "" {
			return nil, s.Fail(s.At, nil, "%s", wrong)
		}
		if err := takeBits(y, &s.room); err != nil {
			return nil, err
		}
		s.At += len(word)
		x[who] = y
	}
	return x, nil
}

// outcomes reads all outcomes, and returns what reads the number of one and returns its payoffs.
func (s *nfgScanner) outcomes() (next func() ([]*big.Rat, error), err error) {
	all := [][]*big.Rat{zeros(len(s.sizes))}
	s.Accept("{")
	for !s.Accept("}") {
		if !s.Accept("{") {
			return nil, s.Unexpected("an outcome in braces or }")
		}
		if _, err := s.Quoted("the name of an outcome in quotes"); err != nil {
			return nil, err
		}
		x, err := s.payoffs()
		if err != nil {
			return nil, err
		}
		if s.Accept(","); !s.Accept("}") {
			return nil, s.Unexpected("}")
		}
		if all = append(all, x); len(all)*len(x) > MaxEntries {
			return nil, &cgt.LimitError{What: "payoffs of outcomes", Limit: MaxEntries}
		}
	}
	return func() ([]*big.Rat, error) {
		digits, offset, err := s.Digits("the number of an outcome")
		if err != nil {
			return nil, err
		}
		k, err := strconv.Atoi(digits)
		if err != nil || k >= len(all) {
			return nil, s.Fail(offset, nil, "there is no outcome %s", scan.Brief(digits))
		}
		return all[k], nil
	}, nil
}

// String returns the file with a list of payoffs, those of one profile on a line. [ParseNFG] reads it. If there is no
// game, the text says so.
func (n *NFG) String() string {
	if n.Game.isMissing() {
		return missingGame
	}
	b := n.appendHead(nil)
	n.eachProfile(func(x []*big.Rat) {
		b = append(append(b, strings.Join(ratStrings(x), " ")...), '\n')
	})
	return string(b)
}

// Outcomes returns the file with a list of outcomes, one for all profiles with the same payoffs. [ParseNFG] reads it.
// It panics if there is no game.
func (n *NFG) Outcomes() string {
	b := append(n.appendHead(nil), "{\n"...)
	numbers := map[string]int{}
	var profiles []string
	n.eachProfile(func(x []*big.Rat) {
		text := strings.Join(ratStrings(x), ", ")
		if numbers[text] == 0 {
			numbers[text] = len(numbers) + 1
			b = append(append(append(b, `{ "" `...), text...), " }\n"...)
		}
		profiles = append(profiles, strconv.Itoa(numbers[text]))
	})
	return string(append(b, "}\n"...)) + strings.Join(profiles, " ") + "\n"
}

// MarshalText returns the text of [NFG.String]. The error is a [*VerifyError] if there is no game.
func (n *NFG) MarshalText() ([]byte, error) {
	if n.Game.isMissing() {
		return nil, &VerifyError{Msg: missingGame}
	}
	return []byte(n.String()), nil
}

// UnmarshalText makes n what [ParseNFG] reads.
func (n *NFG) UnmarshalText(text []byte) error {
	m, err := ParseNFG(string(text))
	if err == nil {
		*n = *m
	}
	return err
}

// appendHead appends what stands before the payoffs.
func (n *NFG) appendHead(b []byte) []byte {
	b = append(scan.AppendQuoted(append(b, "NFG 1 R "...), n.Title), " {"...)
	for who := range n.Game.sizes {
		b = scan.AppendQuoted(append(b, ' '), nameOf(n.Players, who, "Player "))
	}
	b = append(b, " }\n{"...)
	for who, size := range n.Game.sizes {
		if n.Strategies == nil {
			b = strconv.AppendInt(append(b, ' '), int64(size), 10)
			continue
		}
		var names []string
		if who < len(n.Strategies) {
			names = n.Strategies[who]
		}
		b = append(b, " {"...)
		for k := range size {
			b = scan.AppendQuoted(append(b, ' '), nameOf(names, k, ""))
		}
		b = append(b, " }"...)
	}
	return append(scan.AppendQuoted(append(b, " }\n"...), n.Comment), "\n\n"...)
}

// nameOf returns a name, or a prefix and a number if it is missing.
func nameOf(names []string, k int, prefix string) string {
	if k < len(names) {
		return names[k]
	}
	return prefix + strconv.Itoa(k+1)
}

// eachProfile calls f with the payoffs of one profile after another, in the order of the file. It must not keep them.
func (n *NFG) eachProfile(f func(payoffs []*big.Rat)) {
	x := make([]*big.Rat, len(n.Game.sizes))
	for at := range n.Game.firstFastest() {
		for who, list := range n.Game.payoffs {
			x[who] = list[at]
		}
		f(x)
	}
}

// firstFastest returns the places of all profiles in the lists of payoffs, in the order of the file: there the first
// player's choice changes fastest.
func (g *Game) firstFastest() iter.Seq[int] {
	return func(yield func(int) bool) {
		strides, n := make([]int, len(g.sizes)), 1
		for who, size := range slices.Backward(g.sizes) {
			strides[who] = n
			n *= size
		}
		choices, at := make([]int, len(g.sizes)), 0
		for range n {
			if !yield(at) {
				return
			}
			for who, size := range g.sizes {
				at += strides[who]
				if choices[who]++; choices[who] < size {
					break
				}
				at -= size * strides[who]
				choices[who] = 0
			}
		}
	}
}
