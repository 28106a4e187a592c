package endgames_test

import (
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"github.com/cgt-go/sdk/rulesets/endgames"
	"github.com/cgt-go/sdk/zermelo"
)

// men is a position as a naive player sees it: the squares with their letters.
type men map[[2]int]byte

func look(p position) men {
	m := men{}
	for row, rank := range strings.Split(strings.Fields(p.String())[0], "/") {
		file := 0
		for _, c := range []byte(rank) {
			if c <= '8' && c >= '1' {
				file += int(c - '0')
				continue
			}
			m[[2]int{file, 7 - row}] = c
			file++
		}
	}
	return m
}

// steps returns where the man on a square can go, if check does not count, and attacks reports what it attacks.
func (m men) steps(at [2]int, attacks bool) (to [][2]int) {
	c := m[at]
	far := strings.ContainsRune("QRB", rune(c))
	for df := -2; df <= 2; df++ {
		for dr := -2; dr <= 2; dr++ {
			long := max(df, -df) == 2 || max(dr, -dr) == 2
			isStraight, isSlanted := (df == 0) != (dr == 0) && !long, df*df == 1 && dr*dr == 1
			isJump := df*df+dr*dr == 5
			ok := false
			switch c {
			case 'K', 'k', 'Q':
				ok = isStraight || isSlanted
			case 'R':
				ok = isStraight
			case 'B':
				ok = isSlanted
			case 'N':
				ok = isJump
			case 'P':
				ok = attacks && isSlanted && dr == 1
			}
			if !ok {
				continue
			}
			for f, r := at[0]+df, at[1]+dr; f >= 0 && f < 8 && r >= 0 && r < 8; f, r = f+df, r+dr {
				there, isTaken := m[[2]int{f, r}]
				if isTaken && !attacks && (there == 'k') == (c == 'k') {
					break
				}
				to = append(to, [2]int{f, r})
				if isTaken && !(attacks && there == 'k') || !far {
					break
				}
			}
		}
	}
	if c == 'P' && !attacks {
		for r := at[1] + 1; r <= at[1]+2 && r < 8; r++ {
			if _, isTaken := m[[2]int{at[0], r}]; isTaken {
				break
			}
			to = append(to, [2]int{at[0], r})
			if at[1] != 1 {
				break
			}
		}
	}
	return to
}

// inCheck reports whether the king of White or of Black is attacked.
func (m men) inCheck(king byte) bool {
	for at, c := range m {
		if (c == 'k') != (king == 'K') {
			continue
		}
		for _, to := range m.steps(at, true) {
			if m[to] == king {
				return true
			}
		}
	}
	return false
}

// moves returns the positions after all legal moves, by the definition.
func (m men) moves(who zermelo.Player) (list []men) {
	own := byte('K')
	if who == zermelo.Min {
		own = 'k'
	}
	for at, c := range m {
		if (c == 'k') != (own == 'k') {
			continue
		}
		for _, to := range m.steps(at, false) {
			kinds := string(c)
			if c == 'P' && to[1] == 7 {
				kinds = "QRBN"
			}
			for _, k := range []byte(kinds) {
				n := men{}
				for s, c := range m {
					if s != at {
						n[s] = c
					}
				}
				n[to] = k
				if !n.inCheck(own) {
					list = append(list, n)
				}
			}
		}
	}
	return list
}

// TestDefinition compares moves and ends with the definition, and which positions are legal.
func TestDefinition(t *testing.T) {
	rules := endgames.Rules{}
	rng := rand.New(rand.NewPCG(3, 4))
	ends := map[zermelo.Result]int{}
	for range 20_000 {
		square := func() endgames.Square { return endgames.Square(rng.IntN(64)) }
		white, at, black := square(), square(), square()
		if rng.IntN(2) == 0 { // so that something happens
			black = endgames.SquareAt(min(7, at.File()+rng.IntN(3)), min(7, at.Rank()+rng.IntN(3)))
			white = endgames.SquareAt(max(0, black.File()-2), max(0, black.Rank()-rng.IntN(3)))
		}
		piece, next := endgames.Piece(rng.IntN(6)), zermelo.Player(rng.IntN(2))
		p, err := endgames.New(white, black, piece, at, next)

		m := men{}
		m[[2]int{white.File(), white.Rank()}] = 'K'
		m[[2]int{black.File(), black.Rank()}] = 'k'
		count := 2
		if piece != endgames.NoPiece {
			m[[2]int{at.File(), at.Rank()}] = piece.String()[0]
			count = 3
		}
		isLegal := len(m) == count && !m.inCheck('K') && (next == zermelo.Min || !m.inCheck('k')) && (piece != endgames.Pawn || at.Rank()%7 != 0)
		if isLegal != (err == nil) {
			t.Fatalf("%v: %v", m, err)
		}
		if !isLegal {
			continue
		}
		if diff := cmp.Diff(m, look(p)); diff != "" {
			t.Fatal(diff)
		}
		if p.IsCheck() != m.inCheck('k') {
			t.Fatalf("%v: check %v", p, p.IsCheck())
		}
		var got, want []string
		for _, q := range rules.AppendMoves(nil, p) {
			got = append(got, text(look(q)))
			if q.Turn() == next {
				t.Fatalf("%v after %v", q, p)
			}
		}
		for _, q := range m.moves(next) {
			want = append(want, text(q))
		}
		slices.Sort(got)
		slices.Sort(want)
		if !slices.Equal(got, want) {
			t.Fatalf("%v: moves %v, want %v", p, got, want)
		}
		v, isEnd := rules.End(p)
		canWin := piece == endgames.Queen || piece == endgames.Rook || piece == endgames.Pawn
		isMate := canWin && len(want) == 0 && m.inCheck('k')
		if isEnd != (!canWin || len(want) == 0) || (v == zermelo.Win) != isMate {
			t.Fatalf("%v ends: %v, %v", p, isEnd, v)
		}
		if q, err := endgames.Parse(p.String()); q != p || err != nil {
			t.Fatalf("%v is read as %v, %v", p, q, err)
		}
		if isEnd && canWin {
			ends[v]++
		}
	}
	if ends[zermelo.Win] < 10 || ends[zermelo.Draw] < 10 {
		t.Errorf("mates and stalemates are too few: %v", ends)
	}
}

// text is what is on the squares, in order.
func text(m men) string {
	var s []string
	for at, c := range m {
		s = append(s, string([]byte{c, byte('a' + at[0]), byte('1' + at[1])}))
	}
	slices.Sort(s)
	return strings.Join(s, " ")
}
