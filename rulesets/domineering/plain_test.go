package domineering

import (
	"crypto/sha256"
	"encoding/binary"
	"encoding/hex"
	"math/bits"
	"slices"
	"testing"

	"github.com/cgt-go/sdk/cgt"
	"github.com/cgt-go/sdk/internal/detector"
	"github.com/cgt-go/sdk/surreal"
)

// plainGames is what one would write first: games are numbers in a table that only grows, and everything is done by the
// definitions, with memory but without stops, closed forms or symmetries. It is there to be compared with, in answers
// and in speed.
type plainGames struct {
	games  [][2][]uint32 // the canonical options, sorted
	table  map[string]uint32
	les    map[[2]uint32]bool
	sums   map[[2]uint32]uint32
	pieces map[uint64]uint32
}

// newPlainGames returns a table in which 0 is the number of the game 0.
func newPlainGames() *plainGames {
	s := &plainGames{
		table: map[string]uint32{}, les: map[[2]uint32]bool{}, sums: map[[2]uint32]uint32{}, pieces: map[uint64]uint32{},
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

// corner moves p to the corner.
func corner(p uint64) uint64 {
	p >>= bits.TrailingZeros64(p) &^ (size - 1)
	columns, _, _ := extent(p)
	return p >> bits.TrailingZeros8(columns)
}

// spread makes a position of a set of squares of a board with so many columns, numbered row by row.
func spread(set uint64, cols int) uint64 {
	var p uint64
	for row := 0; set != 0; row++ {
		p |= set & (1<<cols - 1) << (size * row)
		set >>= cols
	}
	return p
}

// board returns the value of a board, piece by piece.
func (s *plainGames) board(b uint64) uint32 {
	var sum uint32
	for b != 0 {
		p := piece(b)
		if b &^= p; p&(p-1) != 0 {
			sum = s.add(sum, s.piece(corner(p)))
		}
	}
	return sum
}

func (s *plainGames) piece(p uint64) uint32 {
	if g, ok := s.pieces[p]; ok {
		return g
	}
	var options [2][]uint32
	for who := range options {
		for _, q := range appendSmallMoves(nil, p, cgt.Player(who)) {
			options[who] = append(options[who], s.board(q.small))
		}
	}
	g := s.canonical(options)
	s.pieces[p] = g
	return g
}

// made returns the games of the table, in its order, and fails if one of them is not in canonical form.
func (s *plainGames) made(t *testing.T) []surreal.Game {
	made := []surreal.Game{{}}
	for g := 1; g < len(s.games); g++ {
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
	return made
}

// TestAllSets finds the values of all sets of squares in two ways that share no more than the list of the moves: with
// the plain program and with a Solver. Of the 4 × 5 board, 100,059 pieces of more than one square have 5,159 values, as
// the exhaustive search of cgt-tools 0.9.0 finds, and the sum is that of the texts of all 2^20 values, a line for each.
func TestAllSets(t *testing.T) {
	const sum = "81f3f73ae49447eea24f99062ef618c2f1ef91a300f1cec475016238f1c557c4"
	rows, cols := 4, 5
	if detector.On || testing.Short() {
		rows, cols = 3, 4
	}
	s := newPlainGames()
	var plain []uint32
	for set := range uint64(1) << (rows * cols) {
		plain = append(plain, s.board(spread(set, cols)))
	}
	made := s.made(t)
	solver := surreal.Solver[Position]{Rules: Rules{}}
	hash := sha256.New()
	texts := map[surreal.Game]string{}
	for set := range uint64(1) << (rows * cols) {
		p := FromBits(spread(set, cols))
		g, err := solver.Value(t.Context(), p)
		if err != nil || g != made[plain[set]] {
			t.Fatalf("%v is %v, %v; want %v", p, g, err, made[plain[set]])
		}
		text, ok := texts[g]
		if !ok {
			text = g.String() + "\n"
			texts[g] = text
		}
		hash.Write([]byte(text)) // never fails
	}
	if err := solver.Verify(t.Context()); err != nil {
		t.Error(err)
	}
	if cols < 5 {
		return
	}
	values := map[uint32]bool{}
	for _, g := range s.pieces {
		values[g] = true
	}
	if len(s.pieces) != 100_059 || len(values) != 5_159 {
		t.Errorf("%d pieces with %d values, want 100,059 with 5,159", len(s.pieces), len(values))
	}
	if got := hex.EncodeToString(hash.Sum(nil)); got != sum {
		t.Errorf("the sum is %s, want %s", got, sum)
	}
}

// BenchmarkPlain is for comparison with BenchmarkSets and the largest board of BenchmarkBoard.
func BenchmarkPlain(b *testing.B) {
	b.Run("size=4x5sets", func(b *testing.B) {
		b.ReportAllocs()
		for b.Loop() {
			s := newPlainGames()
			for set := range uint64(1 << 20) {
				s.board(spread(set, 5))
			}
		}
	})
	b.Run("size=5x6", func(b *testing.B) {
		b.ReportAllocs()
		for b.Loop() {
			newPlainGames().board(Rectangle(5, 6).small)
		}
	})
}
