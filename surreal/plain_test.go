package surreal_test

import (
	"encoding/binary"
	"slices"
	"testing"

	"github.com/cgt-go/sdk/cgt"
	"github.com/cgt-go/sdk/surreal"
)

// plainGames is what one would write first: games are numbers in a table that only grows, and everything is
// done by the definitions, with memory but without stops, closed forms or symmetries. It is there to be compared with, in
// answers and in speed.
type plainGames struct {
	games  [][2][]uint32 // the canonical options, sorted
	table  map[string]uint32
	les    map[[2]uint32]bool
	sums   map[[2]uint32]uint32
	pieces map[board]uint32
}

// newPlainGames returns a table in which 0 is the number of the game 0.
func newPlainGames() *plainGames {
	s := &plainGames{
		table: map[string]uint32{}, les: map[[2]uint32]bool{}, sums: map[[2]uint32]uint32{}, pieces: map[board]uint32{},
	}
	s.intern([2][]uint32{})
	return s
}

func (s *plainGames) intern(options [2][]uint32) uint32 {
	var key []byte
	for who := range options {
		slices.Sort(options[who])
		key = binary.AppendUvarint(key, uint64(len(options[who])))
		for _, g := range options[who] {
			key = binary.NativeEndian.AppendUint32(key, g)
		}
	}
	if g, ok := s.table[string(key)]; ok {
		return g
	}
	g := uint32(len(s.games))
	s.games = append(s.games, options)
	s.table[string(key)] = g
	return g
}

func (s *plainGames) le(g, h uint32) bool {
	if g == h {
		return true
	}
	key := [2]uint32{g, h}
	if le, ok := s.les[key]; ok {
		return le
	}
	le := !slices.ContainsFunc(s.games[g][cgt.Left], func(o uint32) bool { return s.le(h, o) }) &&
		!slices.ContainsFunc(s.games[h][cgt.Right], func(o uint32) bool { return s.le(o, g) })
	s.les[key] = le
	return le
}

// better reports whether g is at least as good as h for who.
func (s *plainGames) better(g, h uint32, who cgt.Player) bool {
	if who == cgt.Left {
		return s.le(h, g)
	}
	return s.le(g, h)
}

// asGood reports whether h is at least as good for who as the game with the given options.
func (s *plainGames) asGood(h uint32, options [2][]uint32, who cgt.Player) bool {
	return !slices.ContainsFunc(options[who], func(o uint32) bool { return s.better(o, h, who) }) &&
		!slices.ContainsFunc(s.games[h][who.Opponent()], func(o uint32) bool { return s.noBetter(o, options, who) })
}

// noBetter reports whether h is no better for who than the game with the given options.
func (s *plainGames) noBetter(h uint32, options [2][]uint32, who cgt.Player) bool {
	opponent := who.Opponent()
	return !slices.ContainsFunc(options[opponent], func(o uint32) bool { return s.better(o, h, opponent) }) &&
		!slices.ContainsFunc(s.games[h][who], func(o uint32) bool { return s.asGood(o, options, who) })
}

func (s *plainGames) undominated(options []uint32, who cgt.Player) []uint32 {
	slices.Sort(options)
	options = slices.Compact(options)
	var kept []uint32
	for i, g := range options {
		dominated := false
		for j, h := range options {
			dominated = dominated || i != j && s.better(h, g, who)
		}
		if !dominated {
			kept = append(kept, g)
		}
	}
	return kept
}

func (s *plainGames) canonical(options [2][]uint32) uint32 {
	for who := cgt.Left; who <= cgt.Right; who++ {
		options[who] = s.undominated(options[who], who)
	}
	for s.bypass(&options, cgt.Left) || s.bypass(&options, cgt.Right) {
	}
	return s.intern(options)
}

// bypass replaces one reversible option of who, if there is one.
func (s *plainGames) bypass(options *[2][]uint32, who cgt.Player) bool {
	for i, g := range options[who] {
		for _, answer := range s.games[g][who.Opponent()] {
			if s.asGood(answer, *options, who.Opponent()) {
				rest := slices.Concat(options[who][:i], options[who][i+1:], s.games[answer][who])
				options[who] = s.undominated(rest, who)
				return true
			}
		}
	}
	return false
}

func (s *plainGames) add(g, h uint32) uint32 {
	if g > h {
		g, h = h, g
	}
	if g == 0 {
		return h
	}
	key := [2]uint32{g, h}
	if sum, ok := s.sums[key]; ok {
		return sum
	}
	var options [2][]uint32
	for who := range options {
		for _, o := range s.games[g][who] {
			options[who] = append(options[who], s.add(o, h))
		}
		for _, o := range s.games[h][who] {
			options[who] = append(options[who], s.add(g, o))
		}
	}
	sum := s.canonical(options)
	s.sums[key] = sum
	return sum
}

// board returns the value of a board, piece by piece.
func (s *plainGames) board(b board) uint32 {
	var sum uint32
	for b != 0 {
		p := piece(b)
		if b &^= p; p&(p-1) != 0 {
			c, _, _ := corner(p)
			sum = s.add(sum, s.piece(c))
		}
	}
	return sum
}

func (s *plainGames) piece(p board) uint32 {
	if g, ok := s.pieces[p]; ok {
		return g
	}
	var options [2][]uint32
	for who := range options {
		for _, b := range (domineering{}).AppendMoves(nil, p, cgt.Player(who)) {
			options[who] = append(options[who], s.board(b))
		}
	}
	g := s.canonical(options)
	s.pieces[p] = g
	return g
}

// TestPlain compares the values of all sets of squares of the 3 × 4 board, and counts those of the pieces of the 4 × 5 board.
func TestPlain(t *testing.T) {
	s := newPlainGames()
	solver := surreal.Solver[board]{Rules: fastDomineering{}}
	made := []surreal.Game{{}} // the games of the table
	for set := range board(1 << 12) {
		b := set&15 | set>>4&15<<8 | set>>8&15<<16
		want := s.board(b)
		for g := len(made); g < len(s.games); g++ {
			var options [2][]surreal.Game
			for who := range options {
				for _, o := range s.games[g][who] {
					options[who] = append(options[who], made[o])
				}
			}
			made = append(made, surreal.New(options[cgt.Left], options[cgt.Right]))
			if got := made[g]; got.NumOptions(cgt.Left) != len(options[cgt.Left]) || got.NumOptions(cgt.Right) != len(options[cgt.Right]) {
				t.Fatalf("{%v|%v} is not in canonical form: %v", options[cgt.Left], options[cgt.Right], got)
			}
		}
		if got, err := solver.Value(t.Context(), b); err != nil || got != made[want] {
			t.Fatalf("%#x is %v, %v; want %v", uint64(b), got, err, made[want])
		}
	}
	if raceEnabled || testing.Short() {
		return
	}
	for set := range board(1 << 20) {
		s.board(spread(set))
	}
	values := map[uint32]bool{}
	for _, g := range s.pieces {
		values[g] = true
	}
	if len(s.pieces) != 100_059 || len(values) != 5_159 {
		t.Errorf("%d pieces with %d values, want 100,059 with 5,159", len(s.pieces), len(values))
	}
}

// BenchmarkPlain is for comparison with BenchmarkDomineering4x5 and the largest board of BenchmarkDomineering.
func BenchmarkPlain(b *testing.B) {
	b.Run("size=4x5sets", func(b *testing.B) {
		b.ReportAllocs()
		for b.Loop() {
			s := newPlainGames()
			for set := range board(1 << 20) {
				s.board(spread(set))
			}
		}
	})
	b.Run("size=5x6", func(b *testing.B) {
		b.ReportAllocs()
		for b.Loop() {
			newPlainGames().board(rectangle(5, 6))
		}
	})
}
