package toadsfrogs

import (
	"fmt"
	"slices"
	"strings"

	"github.com/cgt-go/sdk/cgt"
	"github.com/cgt-go/sdk/rulesets/board"
	"github.com/cgt-go/sdk/surreal"
)

// General are rules of Toads and Frogs in which animals may slide and jump further. If the square before an animal is
// empty, the animal may slide by MinSlide to MaxSlide squares, over empty squares only. If it is taken, the animal may
// jump over all that sit side by side before it, into the first empty square behind, if they are at most MaxJump;
// unless Friendly is set, it jumps over none of its own kind. MinSlide counts as 1 if it is less. [Rules] are
// General{1, 1, 1, false} with less work, and [Elephants] are rules without jumps.
//
// Strips are those of [Rules], and the mirror image with toads and frogs exchanged is the negative.
//
// Source: the rules are those of MCGS 1.7 (University of Alberta).
type General struct {
	MinSlide, MaxSlide int
	MaxJump            int
	Friendly           bool
}

// Elephants returns the rules of Elephants and Rhinos: an animal moves by one square, and there are no jumps. The toads
// are the elephants, which go to the right, and the frogs are the rhinos.
//
// Source: the rules are those of MCGS 1.7.
func Elephants() General { return General{MinSlide: 1, MaxSlide: 1} }

// ParseGame reads the four numbers of rules and a strip, such as "1,2,1,0:tt..ff"; the last number is 1 if animals may
// jump over their own kind and else 0. An error is a [*cgt.SyntaxError] with the offset.
func ParseGame(text string) (General, board.Board, error) {
	head, strip, ok := strings.Cut(text, ":")
	if !ok {
		return General{}, board.Board{}, fail(len(text), "no colon between the rules and the strip")
	}
	var numbers [4]int
	at := 0
	words := strings.Split(head, ",")
	for i, word := range words {
		if i == len(numbers) {
			return General{}, board.Board{}, fail(at-1, "more than four numbers")
		}
		if len(word) == 0 || len(word) > 9 || strings.Trim(word, "0123456789") != "" {
			return General{}, board.Board{}, fail(at, "%.20q is not a number of at most nine digits", word)
		}
		for _, digit := range word {
			numbers[i] = 10*numbers[i] + int(digit-'0')
		}
		if i == 3 && numbers[i] > 1 {
			return General{}, board.Board{}, fail(at, "the last number is 0 or 1")
		}
		at += len(word) + 1
	}
	if len(words) < len(numbers) {
		return General{}, board.Board{}, fail(len(head), "%d numbers, want four", len(words))
	}
	b, err := Parse(strings.Repeat(" ", len(head)+1) + strip) // so that offsets are those in the text
	if err != nil {
		return General{}, board.Board{}, err
	}
	return General{numbers[0], numbers[1], numbers[2], numbers[3] == 1}, b, nil
}

func fail(offset int, format string, args ...any) error {
	return &cgt.SyntaxError{What: "toads and frogs", Offset: offset, Msg: fmt.Sprintf(format, args...)}
}

// AppendMoves appends the strips that who can move to.
func (g General) AppendMoves(dst []board.Board, b board.Board, who cgt.Player) []board.Board {
	for from := range b.Len() {
		if b.At(from) != animals[who] {
			continue
		}
		move := func(to int) {
			dst = append(dst, b.With(board.Square{At: from, Letter: '.'}, board.Square{At: to, Letter: animals[who]}))
		}
		to, ok := b.Step(from, forward[who])
		if ok && b.At(to) == '.' {
			for s := 1; s <= g.MaxSlide && ok && b.At(to) == '.'; s++ {
				if s >= g.MinSlide {
					move(to)
				}
				to, ok = b.Step(to, forward[who])
			}
			continue
		}
		jumped := 0
		for ok && jumped <= g.MaxJump && (b.At(to) == animals[who.Opponent()] || g.Friendly && b.At(to) == animals[who]) {
			to, ok = b.Step(to, forward[who])
			jumped++
		}
		if ok && 0 < jumped && jumped <= g.MaxJump && b.At(to) == '.' {
			move(to)
		}
	}
	return dst
}

// AppendParts appends what lies between animals that can never move, but for strips without animals. If there are no
// jumps, an animal stays between the same two others for good, so that what looks to the left has nothing to do with
// what is at its right and looks to the right: such strips are parts too.
func (g General) AppendParts(dst []board.Board, b board.Board) []board.Board {
	from := len(dst)
	dst = g.settle(b).AppendParts(dst, "#", forward[:]...)
	kept := dst[:from]
	for _, p := range slices.Clone(dst[from:]) {
		switch {
		case !p.Contains('t') && !p.Contains('f'):
		case g.MaxJump > 0:
			kept = append(kept, p)
		default:
			kept = appendPieces(kept, p)
		}
	}
	return kept
}

// appendPieces appends the parts of a strip on which nobody jumps.
func appendPieces(dst []board.Board, b board.Board) []board.Board {
	start, last := 0, -1 // the last frog, if no toad is at its right
	for at := range b.Len() {
		switch b.At(at) {
		case 'f':
			last = at
		case 't':
			if last >= 0 {
				dst = append(dst, piece(b, start, last+1))
				start, last = last+1, -1
			}
		}
	}
	return append(dst, piece(b, start, b.Len()))
}

// piece returns the squares of a strip from one on and before another, where nobody jumps: without what is behind the
// last toad or frog of each end.
func piece(b board.Board, from, to int) board.Board {
	first, last := from, to
	for first < to && b.At(first) == '.' {
		first++
	}
	for last > first && b.At(last-1) == '.' {
		last--
	}
	if first < last && b.At(first) == 't' {
		from = first
	}
	if first < last && b.At(last-1) == 'f' {
		to = last
	}
	return board.New(1, to-from, '.').Fill(func(i int) byte { return b.At(from + i) })
}

// Normalize returns the strip with # for animals that can never move and that nobody passes, and without those at its
// ends, or the mirror image of that with toads and frogs exchanged, which is its negative, if this is less.
func (g General) Normalize(b board.Board) (board.Board, bool) {
	p := g.settle(b).Crop("#")
	if mirrorIsLess(p) {
		return p.Image(board.FlipCols).Exchange('t', 'f'), true
	}
	return p, false
}

// Value knows the boards on which the animals of one player only are left, if they go by single steps and do not jump:
// each of them can be made to pass all empty squares before it, as far as the end of its strip.
func (g General) Value(b board.Board) (v surreal.Game, ok bool) {
	left, right := b.Contains('t'), b.Contains('f')
	if g.MinSlide > 1 || g.MaxSlide < 1 || g.MaxJump > 0 || left && right {
		return surreal.Game{}, false
	}
	who, sign := cgt.Left, int64(1)
	if right {
		who, sign = cgt.Right, -1
	}
	steps := int64(0)
	for at := range b.Len() {
		if b.At(at) != animals[who] {
			continue
		}
		for to, ok := b.Step(at, forward[who]); ok && (b.At(to) == '.' || b.At(to) == animals[who]); to, ok = b.Step(to, forward[who]) {
			if b.At(to) == '.' {
				steps++
			}
		}
	}
	return surreal.Int(sign * steps), true
}

// settle returns the board with # for animals that are like an end of the strip.
//
// The animals that can never move include the largest set in which none can move, however others that are not in the
// set move: wherever one might go, by a slide or a jump, a square is taken by one in the set, or one of its own kind in
// the set would have to be jumped over. For the first of them to move would need what cannot be. Those of the set that
// sit side by side, more than anybody may jump over or up to the end of the strip, are passed by nobody, so that the
// game tree is the same if they are ends of the strip.
func (g General) settle(b board.Board) board.Board {
	stuck := stuckIn(b, g.moves)
	cells := make([]byte, b.Len())
	for at := range cells {
		cells[at] = b.At(at)
	}
	for row := range b.Rows() {
		line := cells[row*b.Cols():][:b.Cols()]
		for from := 0; from < len(line); {
			to := from
			closed := from == 0
			for to < len(line) && stuck[row*b.Cols()+to] {
				closed = closed || !isAnimal(line[to])
				to++
			}
			if to > from && (closed || to == len(line) || to-from > g.MaxJump) {
				for i := from; i < to; i++ {
					line[i] = '#'
				}
			}
			from = to + 1
		}
	}
	return b.Fill(func(i int) byte { return cells[i] })
}

func isAnimal(letter byte) bool { return letter == 't' || letter == 'f' }

// moves reports whether the animal on a square might move some time, if those that are stuck stay where they are.
func (g General) moves(b board.Board, at int, stuck []bool) bool {
	for who, animal := range animals {
		if b.At(at) != animal {
			continue
		}
		to, ok := b.Step(at, forward[who])
		for s := 1; ok && s <= g.MaxSlide && !stuck[to]; s++ {
			if s >= g.MinSlide {
				return true
			}
			to, ok = b.Step(to, forward[who])
		}
		to, ok = b.Step(at, forward[who])
		for jumped := 0; ok && jumped <= g.MaxJump; jumped++ {
			if jumped > 0 && !stuck[to] {
				return true
			}
			if stuck[to] && !isAnimal(b.At(to)) || stuck[to] && b.At(to) == animal && !g.Friendly {
				break
			}
			to, ok = b.Step(to, forward[who])
		}
	}
	return false
}
