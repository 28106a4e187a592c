package richman_test

import (
	"context"
	"encoding/json"
	"errors"
	"io"
	"iter"
	"math/big"
	"math/rand/v2"
	"slices"
	"strconv"
	"strings"
	"testing"

	"github.com/cgt-go/sdk/richman"
)

// rat reads a fraction.
func rat(text string) *big.Rat {
	x, ok := new(big.Rat).SetString(text)
	if !ok {
		panic(text)
	}
	return x
}

// rats reads fractions.
func rats(text string) []*big.Rat {
	var list []*big.Rat
	for f := range strings.FieldsSeq(text) {
		list = append(list, rat(f))
	}
	return list
}

// board returns a graph with the vertices v1, v2, … of the notes, and b and r; successors[i] are those of v(i+1):
// numbers of other vertices, b and r.
func board(tb testing.TB, successors ...string) *richman.Graph {
	tb.Helper()
	n := len(successors)
	edges := make([][]int, n+2)
	names := make([]string, n, n+2)
	for i, list := range successors {
		names[i] = "v" + strconv.Itoa(i+1)
		for f := range strings.FieldsSeq(list) {
			switch f {
			case "b":
				edges[i] = append(edges[i], n)
			case "r":
				edges[i] = append(edges[i], n+1)
			default:
				w, err := strconv.Atoi(f)
				if err != nil {
					tb.Fatal(err)
				}
				edges[i] = append(edges[i], w-1)
			}
		}
	}
	g, err := richman.NewGraph(edges, []int{n}, []int{n + 1}, append(names, "b", "r"))
	if err != nil {
		tb.Fatal(err)
	}
	return g
}

func solution(tb testing.TB, g *richman.Graph) *richman.Solution {
	tb.Helper()
	s, err := richman.Solve(context.Background(), g)
	if err != nil {
		tb.Fatal(err)
	}
	return s
}

// figure2 is fig. 2 of the notes.
func figure2(tb testing.TB) *richman.Graph { return board(tb, "b 2", "1 r") }

// randomBoard returns a random graph with n vertices of two to four successors that are not terminals.
func randomBoard(tb testing.TB, random *rand.Rand, n int) *richman.Graph {
	for {
		list := make([]string, n)
		for i := range list {
			for range 2 + random.IntN(3) {
				switch w := random.IntN(n + 2); w {
				case 0:
					list[i] += " b"
				case 1:
					list[i] += " r"
				default:
					list[i] += " " + strconv.Itoa(w-1)
				}
			}
		}
		if !strings.Contains(strings.Join(list, ""), "b") || !strings.Contains(strings.Join(list, ""), "r") {
			continue
		}
		reach := make([]bool, n) // a terminal
		for range n {
			for i := range list {
				for f := range strings.FieldsSeq(list[i]) {
					w, err := strconv.Atoi(f)
					reach[i] = reach[i] || err != nil || reach[w-1]
				}
			}
		}
		if !slices.Contains(reach, false) {
			return board(tb, list...)
		}
	}
}

// always bids the same and moves to the same vertex.
func always(bid *big.Rat, to int) richman.Bidder {
	return richman.BidderFunc(func(richman.View) (*big.Rat, int, error) { return bid, to, nil })
}

// A bid above the capital ends the match, as all that breaks a rule does, with the round and the vertex.
func TestMatchErrors(t *testing.T) {
	var (
		g    = figure2(t)
		blue = always(rat("0"), 1) // moves to v2
		red  = always(rat("1/10"), 1)
		play = func(change func(m *richman.Match), bidders ...richman.Bidder) error {
			m := richman.Match{Board: g, Money: rats("1/2 1/2")}
			if change != nil {
				change(&m)
			}
			transcript, err := m.Play(context.Background(), bidders...)
			if transcript != nil {
				t.Errorf("a transcript with the error %v", err)
			}
			return err
		}
		own = errors.New("own")
	)
	for _, test := range []struct {
		name    string
		err     error
		want    error
		round   int
		player  richman.Player
		message string
	}{
		{"above", play(nil, blue, always(rat("2/3"), 1)), richman.ErrBid, 1, richman.Red, `richman: round 1 at "v1": Red: it is no bid: 2/3 of 1/2`},
		{"negative", play(nil, always(rat("-1/3"), 1), red), richman.ErrBid, 1, richman.Blue, ""},
		{"missing", play(nil, always(nil, 1), red), richman.ErrBid, 1, richman.Blue, ""},
		{"illegal", play(nil, blue, red), richman.ErrMove, 2, richman.Red, `richman: round 2 at "v2": Red: it is no move: to 1`},
		{"far away", play(nil, blue, always(rat("1/10"), -7)), richman.ErrMove, 1, richman.Red, ""},
		{"from the bidder", play(nil, blue, richman.BidderFunc(func(richman.View) (*big.Rat, int, error) { return nil, 0, own })), own, 1, richman.Red, ""},
		{"negative capital", play(func(m *richman.Match) { m.Money = rats("1/2 -1/2") }, blue, red), richman.ErrMoney, 0, richman.Red, "richman: before the first round: it is no capital of Red: -1/2"},
		{"no capital", play(func(m *richman.Match) { m.Money = []*big.Rat{nil, nil} }, blue, red), richman.ErrMoney, 0, richman.Blue, ""},
		{"not equally many", play(func(m *richman.Match) { m.Money = rats("1 1 1") }, blue, red), richman.ErrMoney, 0, richman.Blue, ""},
		{"one bidder", play(nil, blue), richman.ErrMoney, 0, richman.Blue, ""},
		{"no board", play(func(m *richman.Match) { m.Board = nil }, blue, red), richman.ErrBoard, 0, richman.Blue, ""},
		{"no vertex", play(func(m *richman.Match) { m.Start = 4 }, blue, red), richman.ErrBoard, 0, richman.Blue, "richman: before the first round: there is no such board: the token stands at 4, which is no vertex"},
		{"dead end", play(func(m *richman.Match) { m.Board = deadEnd{g} }, blue, red), richman.ErrBoard, 1, richman.Red, ""},
	} {
		var wrong *richman.PlayError
		if !errors.As(test.err, &wrong) || !errors.Is(test.err, test.want) || wrong.Round != test.round || wrong.Who != test.player {
			t.Errorf("%s: %v", test.name, test.err)
		}
		if test.message != "" && test.err.Error() != test.message {
			t.Errorf("%s: %q, want %q", test.name, test.err, test.message)
		}
	}
	ctx, cancel := context.WithCancel(context.Background())
	cancel()
	if _, err := (richman.Match{Board: g, Money: rats("0 1")}).Play(ctx, blue, red); !errors.Is(err, context.Canceled) {
		t.Errorf("%v, want that it is cancelled", err)
	}
}

// deadEnd is a board where nobody can go on.
type deadEnd struct{ richman.Board }

func (deadEnd) Successors(int) iter.Seq[int] { return slices.Values([]int(nil)) }

// R18: play without end is a draw, when the limit is reached.
func TestDraw(t *testing.T) {
	g := figure2(t)
	toAndFro := richman.BidderFunc(func(v richman.View) (*big.Rat, int, error) { return new(big.Rat), 1 - v.Vertex(), nil })
	for _, limit := range []int{1, 7, 0} {
		transcript, err := richman.Match{Board: g, Money: rats("1 1"), Rounds: limit}.Play(context.Background(), toAndFro, toAndFro)
		if limit == 0 {
			limit = 10_000
		}
		if err != nil || !transcript.Draw || len(transcript.Rounds) != limit || len(transcript.Money) != limit+1 {
			t.Fatalf("limit %d: %v", limit, err)
		}
	}
}

// The payments by each rule, by hand.
func TestPayments(t *testing.T) {
	half, _ := richman.Taxman(rat("1/2"))
	for _, test := range []struct {
		rule             richman.Rule
		money, bids, end string
	}{
		{richman.Richman(), "5 5", "3 2", "2 8"},
		{richman.Richman(), "5 5", "2 3", "8 2"},
		{richman.Poorman(), "5 5", "3 2", "2 5"},
		{half, "5 5", "3 2", "2 13/2"},
		{richman.Richman().Proportional(), "5 5", "3 0", "2 8"},
		{richman.Richman(), "5 5 5", "3 2 1", "2 8 5"},
		{richman.Richman(), "5 5 5", "1 3 2", "5 2 8"},
		{richman.Richman().Proportional(), "5 5 5", "3 2 1", "2 7 6"},
		{richman.Richman().Proportional(), "5 5 5", "4 2 1", "1 23/3 19/3"},
		{richman.Richman().Proportional(), "5 5 5", "4 0 0", "1 7 7"},
		{half.Proportional(), "5 5 5", "4 0 0", "1 6 6"},
		{half, "5 5 5", "4 0 3", "1 5 7"},
	} {
		var bidders []richman.Bidder
		for _, x := range rats(test.bids) {
			bidders = append(bidders, always(x, 2))
		}
		transcript, err := richman.Match{Board: board(t, "b r"), Rule: test.rule, Money: rats(test.money), Rounds: 1}.Play(context.Background(), bidders...)
		if err != nil {
			// The move to b, and to r, both are 1 and 2: v1 is 0.
			t.Fatal(err)
		}
		for p, want := range rats(test.end) {
			if got := transcript.Money[1][p]; got.Cmp(want) != 0 {
				t.Errorf("%v, %s, bids %s: %v has %s, want %s", test.rule, test.money, test.bids, richman.Player(p), got.RatString(), want.RatString())
			}
		}
	}
}

// Equal bids of two: each moves about as often, and the money is paid all the same.
func TestLotsOfTwo(t *testing.T) {
	moved := 0 // by Blue
	const matches = 3000
	for seed := range uint64(matches) {
		transcript, err := richman.Match{Board: board(t, "b r"), Money: rats("5 5"), Seed: seed}.Play(context.Background(), always(rat("2"), 1), always(rat("2"), 2))
		if err != nil {
			t.Fatal(err)
		}
		r := transcript.Rounds[0]
		if !r.Lot || r.Changes[r.Mover].Cmp(rat("-2")) != 0 || r.Changes[r.Mover.Opponent()].Cmp(rat("2")) != 0 || transcript.Winner != r.Mover {
			t.Fatalf("%+v", r)
		}
		if r.Mover == richman.Blue {
			moved++
		}
	}
	const deviation = 27 // √(3000 · 1/2 · 1/2)
	if d := moved - matches/2; max(d, -d) > 4*deviation {
		t.Errorf("Blue moved %d times of %d", moved, matches)
	}
}

// Equal bids: each player moves about as often, and the money is paid all the same. Among three, the two with the
// second highest bids are paid about as often.
func TestLots(t *testing.T) {
	var moved, paid [3]int
	const matches = 3000
	for seed := range uint64(matches) {
		transcript, err := richman.Match{Board: board(t, "b r"), Money: rats("5 5 5"), Seed: seed}.Play(context.Background(), always(rat("2"), 1), always(rat("2"), 1), always(rat("2"), 1))
		if err != nil {
			t.Fatal(err)
		}
		r := transcript.Rounds[0]
		moved[r.Mover]++
		for p, x := range r.Changes {
			if x.Sign() > 0 {
				paid[p]++
			}
		}
		if !r.Lot || r.Changes[r.Mover].Cmp(rat("-2")) != 0 {
			t.Fatalf("%+v", r)
		}
	}
	for p := range moved {
		const deviation = 26 // √(3000 · 1/3 · 2/3)
		if d := moved[p] - matches/3; max(d, -d) > 4*deviation {
			t.Errorf("%v moved %d times of %d", richman.Player(p), moved[p], matches)
		}
		if d := paid[p] - matches/3; max(d, -d) > 4*deviation {
			t.Errorf("%v was paid %d times of %d", richman.Player(p), paid[p], matches)
		}
	}
}

// What a player sees, and that he cannot change it.
func TestView(t *testing.T) {
	g := figure2(t)
	watch := func(secret bool) richman.Bidder {
		return richman.BidderFunc(func(v richman.View) (*big.Rat, int, error) {
			_, sees := v.Money(richman.Red)
			_, third := v.Money(richman.Green)
			if sees == secret || third || v.Player() != richman.Blue || v.Players() != 2 || v.Board() != richman.Board(g) || v.Rule() != richman.Richman() {
				t.Errorf("secret %v: Blue sees wrong", secret)
			}
			if own := v.Own(); v.Rounds() == 1 {
				r := v.Round(0)
				before, ok := v.MoneyBefore(0, richman.Blue)
				if !ok || before.Cmp(rat("1/2")) != 0 || own.Cmp(rat("3/4")) != 0 || r.Bids[1].Cmp(rat("1/4")) != 0 || r.To != 1 {
					t.Errorf("Blue sees %v, %v, %+v", before, own, r)
				}
				r.Bids[1].SetInt64(77)
				own.SetInt64(77)
			}
			return new(big.Rat), 1, nil
		})
	}
	for _, secret := range []bool{false, true} {
		transcript, err := richman.Match{Board: g, Money: rats("1/2 1/2"), Secret: secret, Rounds: 2}.Play(context.Background(), watch(secret), chooser{always(rat("1/4"), 7), 1})
		if err != nil {
			t.Fatal(err)
		}
		if transcript.Rounds[0].Bids[1].Cmp(rat("1/4")) != 0 || transcript.Winner != richman.Red || transcript.Draw {
			t.Errorf("%v", transcript)
		}
	}
}

// chooser moves when the auction is over: one vertex on, and then to r.
type chooser struct {
	richman.Bidder
	first int
}

func (c chooser) Move(v richman.View, bids []*big.Rat) (int, error) {
	if bids[1].Cmp(bids[0]) < 0 {
		return 0, errors.New("Red did not win")
	}
	return c.first + 2*v.Vertex(), nil
}

func TestTranscriptJSON(t *testing.T) {
	transcript, err := richman.Match{Board: figure2(t), Start: 1, Money: rats("1/2 1/2")}.Play(context.Background(), always(rat("0"), 0), always(rat("1/3"), 3))
	if err != nil {
		t.Fatal(err)
	}
	got, err := json.Marshal(transcript)
	const want = `{"rule":"richman","start":"v2","money":["1/2","1/2"],"rounds":[{"from":"v2","bids":["0","1/3"],"mover":"Red","lot":false,"money":["5/6","1/6"],"to":"r"}],"result":"Red"}`
	if err != nil || string(got) != want {
		t.Errorf("%s, %v, want %s", got, err, want)
	}
	const text = "1. at v2, Blue bids 0 of 1/2, Red bids 1/3 of 1/2, Red moves to r\nRed wins at r\n"
	if got := transcript.String(); got != text {
		t.Errorf("%s, want %s", got, text)
	}
}

// TestWinnerOfDraw: whom a draw says to have won does not matter, and a match may be over before the first round.
func TestWinnerOfDraw(t *testing.T) {
	s := &richman.Transcript{Board: figure2(t), Start: 1, Money: [][]*big.Rat{rats("1/2 1/2")}, Draw: true, Winner: 9}
	if got := s.String(); got != "a draw after 0 rounds\n" {
		t.Errorf("%q", got)
	}
	s.Draw = false
	const want = `richman: before the first round: there is no such board: Player(9) is to have won at "v2", and is not there`
	if got := s.String(); got != want {
		t.Errorf("%q, want %q", got, want)
	}
}

// TestTranscriptWithoutParts changes transcripts: what is missing is said, in place of texts and pictures of them.
func TestTranscriptWithoutParts(t *testing.T) {
	for name, spoil := range map[string]func(*richman.Transcript) error{
		"nothing":         func(s *richman.Transcript) error { *s = richman.Transcript{}; return richman.ErrBoard },
		"no board":        func(s *richman.Transcript) error { s.Board = nil; return richman.ErrBoard },
		"a start":         func(s *richman.Transcript) error { s.Start = -1; return richman.ErrBoard },
		"no money":        func(s *richman.Transcript) error { s.Money = nil; return richman.ErrMoney },
		"money, once":     func(s *richman.Transcript) error { s.Money = s.Money[:1]; return richman.ErrMoney },
		"money of one":    func(s *richman.Transcript) error { s.Money[1] = s.Money[1][:1]; return richman.ErrMoney },
		"no capital":      func(s *richman.Transcript) error { s.Money[1][1] = nil; return richman.ErrMoney },
		"a first capital": func(s *richman.Transcript) error { s.Money[0][1] = nil; return richman.ErrMoney },
		"no first money":  func(s *richman.Transcript) error { s.Money[1][0] = nil; return richman.ErrMoney },
		"money of three": func(s *richman.Transcript) error {
			s.Money[1] = append(s.Money[1], rat("1"))
			return richman.ErrMoney
		},
		"bids of three": func(s *richman.Transcript) error {
			s.Rounds[0].Bids = append(s.Rounds[0].Bids, rat("1"))
			return richman.ErrBid
		},
		"one mover too far": func(s *richman.Transcript) error { s.Rounds[0].Mover = richman.Green; return richman.ErrMove },
		"a mover":           func(s *richman.Transcript) error { s.Rounds[0].Mover = 9; return richman.ErrMove },
		"a winner":          func(s *richman.Transcript) error { s.Winner = richman.Green; return richman.ErrBoard },
		"no bid":            func(s *richman.Transcript) error { s.Rounds[0].Bids[0] = nil; return richman.ErrBid },
		"bids of one":       func(s *richman.Transcript) error { s.Rounds[0].Bids = s.Rounds[0].Bids[:1]; return richman.ErrBid },
		"from":              func(s *richman.Transcript) error { s.Rounds[0].From = 99; return richman.ErrBoard },
		"to":                func(s *richman.Transcript) error { s.Rounds[0].To = -1; return richman.ErrBoard },
	} {
		s, err := richman.Match{Board: figure2(t), Start: 1, Money: rats("1/2 1/2")}.Play(t.Context(), always(rat("0"), 0), always(rat("1/3"), 3))
		if err != nil {
			t.Fatal(err)
		}
		want := spoil(s)
		who, vertex, at := richman.Blue, "", "v2"
		switch name {
		case "money of one", "no capital", "bids of one", "to", "money of three", "bids of three":
			who = richman.Red
		case "one mover too far":
			who = richman.Green
		case "a mover":
			who = 9
		case "a winner":
			who, at = richman.Green, "r"
		}
		if len(s.Money) > 1 && s.Board != nil && s.Start >= 0 && s.Rounds[0].From == 1 && s.Money[0][1] != nil {
			vertex = at
		}
		text, err := s.MarshalJSON()
		var bad *richman.PlayError
		if !errors.Is(err, want) || !errors.As(err, &bad) {
			t.Fatalf("%s: %s, %v", name, text, err)
		}
		if name != "from" && name != "a first capital" && (bad.Who != who || bad.Vertex != vertex) {
			t.Errorf("%s: %v at %q, want %v at %q", name, bad.Who, bad.Vertex, who, vertex)
		}
		messages := map[string]string{
			"bids of three": `richman: round 1 at "v2": Red: it is no bid: there are 3 for 2 players`,
			"a winner":      `richman: round 1 at "r": Green: there is no such board: Green is to have won at "r", and is not there`,
		}
		if want, ok := messages[name]; ok && err.Error() != want {
			t.Errorf("%s: %v, want %s", name, err, want)
		}
		if got := s.String(); got != err.Error() {
			t.Errorf("%s: %q, want %q", name, got, err)
		}
		if got := s.WriteSVG(io.Discard, nil); got == nil || got.Error() != err.Error() {
			t.Errorf("%s: %v, want %v", name, got, err)
		}
	}
}
