package richman_test

import (
	"context"
	"math/big"
	"math/rand/v2"
	"slices"
	"testing"

	"github.com/cgt-go/sdk/richman"
)

// opponents are players of many kinds. Spied has what Blue bids in this round: some of them see it, though bids are
// sealed.
func opponents(s *richman.Solution, who richman.Player, total *big.Rat, random *rand.Rand, spied func() *big.Rat) map[string]richman.Bidder {
	anywhere := func(v richman.View) int {
		list := slices.Collect(v.Board().Successors(v.Vertex()))
		return list[random.IntN(len(list))]
	}
	best := func(v richman.View) int { return s.Move(v.Vertex(), who) }
	atMost := func(x *big.Rat, v richman.View) *big.Rat {
		if own := v.Own(); x.Cmp(own) > 0 {
			return own
		}
		return x
	}
	bidder := func(bid func(richman.View) *big.Rat, move func(richman.View) int) richman.Bidder {
		return richman.BidderFunc(func(v richman.View) (*big.Rat, int, error) { return atMost(bid(v), v), move(v), nil })
	}
	part := func(v richman.View) *big.Rat {
		return new(big.Rat).Mul(v.Own(), big.NewRat(int64(random.IntN(65)), 64))
	}
	all := map[string]richman.Bidder{
		"random":     bidder(part, anywhere),
		"greedy":     bidder(part, best),
		"all in":     bidder(richman.View.Own, best),
		"nothing":    bidder(func(richman.View) *big.Rat { return new(big.Rat) }, anywhere),
		"prescribed": bidder(func(v richman.View) *big.Rat { return new(big.Rat).Mul(s.Bid(v.Vertex()), total) }, best), // by any rule
		"copying":    bidder(func(richman.View) *big.Rat { return spied() }, best),
		"outbidding": bidder(func(richman.View) *big.Rat { return new(big.Rat).Add(spied(), big.NewRat(1, 40)) }, best),
		"copying late": bidder(func(v richman.View) *big.Rat {
			if v.Rounds() == 0 {
				return new(big.Rat)
			}
			return v.Round(v.Rounds() - 1).Bids[who.Opponent()]
		}, best),
	}
	if s.Graph().Len() <= 4 { // on larger boards there are many rounds
		// By less and less, so that it costs almost nothing against bids that stay the same.
		all["hardly outbidding"] = bidder(func(v richman.View) *big.Rat {
			more := new(big.Rat).SetFrac(big.NewInt(1), new(big.Int).Lsh(big.NewInt(4), uint(min(v.Rounds(), 20))))
			more.Mul(more, total)
			return more.Add(more, spied())
		}, best)
	}
	return all
}

// playAgainst plays a bidder against an opponent of each kind, and gives each transcript to check.
func playAgainst(t *testing.T, s *richman.Solution, m richman.Match, who richman.Player, bidder richman.Bidder, check func(name string, transcript *richman.Transcript)) {
	t.Helper()
	total := new(big.Rat).Add(m.Money[0], m.Money[1])
	random := rand.New(rand.NewPCG(m.Seed, 1))
	var last *big.Rat
	spied := richman.BidderFunc(func(v richman.View) (*big.Rat, int, error) {
		bid, to, err := bidder.Offer(v)
		last = bid
		return bid, to, err
	})
	all := opponents(s, who.Opponent(), total, random, func() *big.Rat {
		if last == nil { // Red is asked second, so that only Blue can be spied upon
			return new(big.Rat)
		}
		return last
	})
	var names []string
	for name := range all {
		names = append(names, name)
	}
	slices.Sort(names)
	for _, name := range names {
		bidders := []richman.Bidder{spied, all[name]}
		if who == richman.Red {
			slices.Reverse(bidders)
		}
		transcript, err := m.Play(context.Background(), bidders...)
		if err != nil {
			t.Fatalf("%s: %v", name, err)
		}
		check(name, transcript)
	}
}

// shareOf returns the share of a player before a round.
func shareOf(t *richman.Transcript, i int, who richman.Player) *big.Rat {
	total := new(big.Rat)
	for _, x := range t.Money[i] {
		total.Add(total, x)
	}
	return total.Quo(t.Money[i][who], total)
}

// critical returns the critical share of a player.
func critical(s *richman.Solution, v int, who richman.Player) *big.Rat {
	x := s.Value(v)
	if who == richman.Red {
		x.Sub(rat("1"), x)
	}
	return x
}

// capitals returns money for two players, as much as total in all, of whom who has just a little more than the critical
// share, or half of what is above it, or almost all.
func capitals(need *big.Rat, who richman.Player, total *big.Rat) [][]*big.Rat {
	var list [][]*big.Rat
	for _, part := range rats("1/100 1/2 99/100") {
		share := new(big.Rat).Sub(rat("1"), need)
		share.Mul(share, part)
		share.Add(share, need)
		money := []*big.Rat{new(big.Rat).Mul(share, total), nil}
		money[1] = new(big.Rat).Sub(total, money[0])
		if who == richman.Red {
			slices.Reverse(money)
		}
		list = append(list, money)
	}
	return list
}

// samples calls f with boards, vertices and money of a player above the critical share.
func samples(t *testing.T, boards int, f func(s *richman.Solution, who richman.Player, m richman.Match)) {
	t.Helper()
	random := rand.New(rand.NewPCG(6, 6))
	list := []*richman.Graph{board(t, "b r", "1 r"), figure2(t), board(t, "b 2", "1 3", "2 4", "3 5", "4 r"), board(t, "b 2", "1 3", "1 4", "1 r")}
	for range boards {
		list = append(list, randomBoard(t, random, 2+random.IntN(7)))
	}
	for _, g := range list {
		s := solution(t, g)
		total := big.NewRat(1+int64(random.IntN(9)), 1+int64(random.IntN(3)))
		v := random.IntN(g.Len() - 2)
		for _, who := range []richman.Player{richman.Blue, richman.Red} {
			need := critical(s, v, who)
			if need.Cmp(rat("1")) >= 0 {
				continue
			}
			for _, money := range capitals(need, who, total) {
				f(s, who, richman.Match{Board: g, Start: v, Money: money, Seed: random.Uint64()})
			}
		}
	}
}

// Lemma 1: with the bid (max − min)/2 the share remains above the critical one after every round, so that the player
// never loses.
func TestSafe(t *testing.T) {
	samples(t, 30, func(s *richman.Solution, who richman.Player, m richman.Match) {
		m.Rounds = 60
		total := new(big.Rat).Add(m.Money[0], m.Money[1])
		playAgainst(t, s, m, who, s.Safe(who, total), func(name string, transcript *richman.Transcript) {
			for i, r := range transcript.Rounds {
				var least, most *big.Rat
				for w := range m.Board.Successors(r.From) {
					if x := s.Value(w); least == nil || x.Cmp(least) < 0 {
						least = x
					}
					if x := s.Value(w); most == nil || x.Cmp(most) > 0 {
						most = x
					}
				}
				bid := new(big.Rat).Sub(most, least)
				bid.Mul(bid, total)
				if bid.Quo(bid, rat("2")); r.Bids[who].Cmp(bid) != 0 {
					t.Fatalf("%v against %s: the bid %v in round %d, want %v", who, name, r.Bids[who], i, bid)
				}
			}
			for i := range transcript.Money {
				v := transcript.Start
				if i > 0 {
					v = transcript.Rounds[i-1].To
				}
				if shareOf(transcript, i, who).Cmp(critical(s, v, who)) <= 0 {
					t.Fatalf("%v against %s: not above the critical share after %d rounds:\n%v", who, name, i, transcript)
				}
			}
			if !transcript.Draw && transcript.Winner != who {
				t.Fatalf("%v loses against %s", who, name)
			}
		})
	})
}

// Lemma 3: the winning strategy wins against everyone, in as many rounds as it says, and the share remains above the
// critical one. It adds ε, 2ε, 4ε … to the prescribed bids while the player moves, and begins anew when the other one
// does.
func TestWinning(t *testing.T) {
	longest := 0
	samples(t, 50, func(s *richman.Solution, who richman.Player, m richman.Match) {
		total := new(big.Rat).Add(m.Money[0], m.Money[1])
		b, ok := s.Winning(who, m.Start, m.Money[who], total)
		if !ok {
			t.Fatalf("no winning strategy with %v", m.Money)
		}
		m.Rounds = -1
		playAgainst(t, s, m, who, b, func(name string, transcript *richman.Transcript) {
			n := len(transcript.Rounds)
			longest = max(longest, n)
			if transcript.Winner != who || big.NewInt(int64(n)).Cmp(b.Rounds()) > 0 {
				t.Fatalf("%v against %s: after %d rounds of %v %v wins", who, name, n, b.Rounds(), transcript.Winner)
			}
			addition := b.Step()
			for i, r := range transcript.Rounds {
				if shareOf(transcript, i, who).Cmp(critical(s, r.From, who)) <= 0 {
					t.Fatalf("%v against %s: not above the critical share in round %d", who, name, i)
				}
				bid := new(big.Rat).Mul(s.Bid(r.From), total)
				if bid.Add(bid, addition); r.Bids[who].Cmp(bid) != 0 {
					t.Fatalf("%v against %s: the bid %v in round %d, want %v", who, name, r.Bids[who], i, bid)
				}
				if addition.Add(addition, addition); r.Mover != who {
					addition = b.Step()
				}
			}
		})
	})
	t.Logf("the longest match has %d rounds", longest)
}

// By hand, for fig. 2 of the notes: from v1 with the share 2/5, the longest way is v2, v1, b, so that the step is (2/5
// − 1/3)/2³ = 1/120, and Red, who can lose it (1 − 1/15)·120 = 112 times, moves at most so often: 113·2 rounds.
func TestWinningBound(t *testing.T) {
	s := solution(t, figure2(t))
	b, ok := s.Winning(richman.Blue, 0, rat("2/5"), rat("1"))
	if !ok || b.Step().Cmp(rat("1/120")) != 0 || b.Rounds().Int64() != 226 {
		t.Errorf("%v, step %v, %v rounds", ok, b.Step(), b.Rounds())
	}
	for _, money := range []string{"1/3", "1/4", "0"} {
		if _, ok := s.Winning(richman.Blue, 0, rat(money), rat("1")); ok {
			t.Errorf("a winning strategy with %s", money)
		}
	}
}

// R2: from v2 of fig. 1 Red wins if Blue has 7/10. By the strategy of the text he bids all that he has, 3/10 at first;
// if Blue bids as much and moves, he has 2/5 at the most.
func TestFigure1(t *testing.T) {
	g := board(t, "b r", "1 r")
	s := solution(t, g)
	for v, want := range rats("1/2 3/4") {
		if got := s.Value(v); got.Cmp(want) != 0 {
			t.Errorf("R(v%d) = %v, want %v", v+1, got, want)
		}
	}
	allIn := richman.BidderFunc(func(v richman.View) (*big.Rat, int, error) { return v.Own(), 3, nil })
	playAgainst(t, s, richman.Match{Board: g, Start: 1, Money: rats("7/10 3/10")}, richman.Red, allIn, func(name string, transcript *richman.Transcript) {
		first := transcript.Rounds[0]
		if transcript.Winner != richman.Red || first.Bids[richman.Red].Cmp(rat("3/10")) != 0 {
			t.Errorf("Red loses against %s, or does not bid 3/10", name)
		}
		if first.Mover == richman.Blue && transcript.Money[1][richman.Blue].Cmp(rat("2/5")) > 0 {
			t.Errorf("%s: %v is left to Blue", name, transcript.Money[1][richman.Blue])
		}
	})
	b, ok := s.Winning(richman.Red, 1, rat("3/10"), rat("1"))
	if !ok {
		t.Fatal("Red cannot win")
	}
	playAgainst(t, s, richman.Match{Board: g, Start: 1, Money: rats("7/10 3/10")}, richman.Red, b, func(name string, transcript *richman.Transcript) {
		if transcript.Winner != richman.Red {
			t.Errorf("Red loses against %s", name)
		}
	})
	for _, test := range []struct {
		v     int
		share string
		want  richman.Verdict
	}{
		{0, "1/2", richman.Critical},
		{0, "51/100", richman.BlueWins},
		{0, "49/100", richman.RedWins},
		{1, "3/4", richman.Critical},
		{1, "7/10", richman.RedWins},
		{1, "4/5", richman.BlueWins},
		{2, "0", richman.BlueWins},
		{3, "1", richman.RedWins},
	} {
		if got := s.Verdict(test.v, rat(test.share)); got != test.want {
			t.Errorf("v%d with %s: %v, want %v", test.v+1, test.share, got, test.want)
		}
	}
}

// R3: on fig. 2 a cycle in which Blue bids all that he has at v1, and a little more than all Red has at v2, turns his
// share B into 4B − 1 − ε.
func TestFigure2Cycle(t *testing.T) {
	var (
		g    = figure2(t)
		e    = rat("1/1000")
		blue = richman.BidderFunc(func(v richman.View) (*big.Rat, int, error) {
			if v.Vertex() == 0 {
				return v.Own(), 2, nil
			}
			his, _ := v.Money(richman.Red)
			return his.Add(his, e), 0, nil
		})
		red = richman.BidderFunc(func(v richman.View) (*big.Rat, int, error) {
			if v.Vertex() == 1 {
				return v.Own(), 3, nil
			}
			his, _ := v.Money(richman.Blue)
			return his, 1, nil
		})
	)
	for _, b := range rats("3/10 7/20 2/5 21/50 1/2") { // below 1/3 the cycle costs Blue something
		cycles := 0
		for seed := range uint64(8) {
			money := []*big.Rat{b, new(big.Rat).Sub(rat("1"), b)}
			transcript, err := richman.Match{Board: g, Money: money, Rounds: 2, Seed: seed}.Play(context.Background(), blue, red)
			if err != nil {
				t.Fatal(err)
			}
			if !transcript.Draw { // Blue has moved to b, by lot
				continue
			}
			want := new(big.Rat).Mul(b, rat("4"))
			want.Sub(want, rat("1"))
			want.Sub(want, e)
			if got := transcript.Money[2][0]; got.Cmp(want) != 0 || (got.Cmp(b) > 0) != (b.Cmp(rat("1/3")) > 0) {
				t.Errorf("from %v: %v, want %v", b, got, want)
			}
			cycles++
		}
		if cycles == 0 {
			t.Errorf("from %v there is no cycle", b)
		}
	}
}

// R7: at the critical share both prescribed bids are the same, so that lots decide every round. Whoever bids more, and
// moves, leaves the other one above his critical share; so does whoever bids less, if the other one bids a little more
// than that.
func TestCritical(t *testing.T) {
	random := rand.New(rand.NewPCG(7, 7))
	for range 60 {
		g := randomBoard(t, random, 2+random.IntN(6))
		s := solution(t, g)
		v := random.IntN(g.Len() - 2)
		money := []*big.Rat{critical(s, v, richman.Blue), critical(s, v, richman.Red)}
		var bids [2]*big.Rat
		note := func(who richman.Player, more *big.Rat) richman.Bidder {
			b := s.Safe(who, rat("1"))
			return richman.BidderFunc(func(v richman.View) (*big.Rat, int, error) {
				bid, to, err := b.Offer(v)
				bid.Add(bid, more)
				bids[who] = bid
				return bid, to, err
			})
		}
		transcript, err := richman.Match{Board: g, Start: v, Money: money, Rounds: 40, Seed: random.Uint64()}.Play(context.Background(), note(richman.Blue, new(big.Rat)), note(richman.Red, new(big.Rat)))
		if err != nil {
			t.Fatal(err)
		}
		for i, r := range transcript.Rounds {
			if !r.Lot || r.Bids[0].Cmp(r.Bids[1]) != 0 || r.Bids[0].Cmp(s.Bid(r.From)) != 0 || s.Verdict(r.From, transcript.Money[i][0]) != richman.Critical {
				t.Fatalf("round %d of\n%v", i+1, transcript)
			}
		}
		if bid := s.Bid(v); bid.Cmp(money[1]) < 0 {
			more := new(big.Rat).Sub(money[1], bid)
			more.Quo(more, rat("2"))
			transcript, err := richman.Match{Board: g, Start: v, Money: money, Rounds: 1}.Play(context.Background(), note(richman.Blue, new(big.Rat)), note(richman.Red, more))
			if err != nil {
				t.Fatal(err)
			}
			if got := s.Verdict(transcript.End(), transcript.Money[1][0]); got != richman.BlueWins {
				t.Errorf("Red bids too much, and it is %v", got)
			}
		}
		if bid := s.Bid(v); bid.Sign() > 0 {
			half, quarter := new(big.Rat).Quo(bid, rat("-2")), new(big.Rat).Quo(bid, rat("-4"))
			transcript, err := richman.Match{Board: g, Start: v, Money: money, Rounds: 1}.Play(context.Background(), note(richman.Blue, half), note(richman.Red, quarter))
			if err != nil {
				t.Fatal(err)
			}
			if got := s.Verdict(transcript.End(), transcript.Money[1][0]); got != richman.RedWins {
				t.Errorf("Blue bids too little, and it is %v", got)
			}
		}
	}
}

// Each bid between the bounds keeps the share above the critical one, whoever moves, and no other bid does.
func TestSafeBids(t *testing.T) {
	samples(t, 30, func(s *richman.Solution, who richman.Player, m richman.Match) {
		total := new(big.Rat).Add(m.Money[0], m.Money[1])
		share := new(big.Rat).Quo(m.Money[who], total)
		low, high, ok := s.SafeBids(m.Start, who, share)
		if !ok || low.Cmp(high) >= 0 {
			t.Fatalf("share %v: no safe bids", share)
		}
		middle := new(big.Rat).Add(low, high)
		if middle.Quo(middle, rat("2")).Cmp(s.Bid(m.Start)) != 0 {
			t.Errorf("the middle of %v and %v is not %v", low, high, s.Bid(m.Start))
		}
		for k := int64(-1); k <= 9; k++ { // from below to above the bounds, in eighths
			x := new(big.Rat).Sub(high, low)
			x.Mul(x, big.NewRat(k, 8))
			x.Add(x, low)
			won := new(big.Rat).Sub(share, x)
			lost := new(big.Rat).Add(share, x)
			worst := s.Move(m.Start, who.Opponent())
			keeps := won.Cmp(critical(s, s.Move(m.Start, who), who)) > 0 && lost.Cmp(critical(s, worst, who)) > 0
			if keeps != (k > 0 && k < 8) {
				t.Errorf("the bid %v between %v and %v: %v", x, low, high, keeps)
			}
		}
		if _, _, ok := s.SafeBids(m.Start, who, critical(s, m.Start, who)); ok {
			t.Error("safe bids at the critical share")
		}
		if _, _, ok := s.SafeBids(s.Graph().Len()-1, who, rat("1")); ok {
			t.Error("safe bids at a terminal")
		}
	})
}

// §4 of the notes: a player who does not see the other's money never loses, and wins in the end.
func TestCautious(t *testing.T) {
	samples(t, 8, func(s *richman.Solution, who richman.Player, m richman.Match) {
		m.Secret = true
		playAgainst(t, s, m, who, s.Cautious(who, m.Start, m.Money[who]), func(name string, transcript *richman.Transcript) {
			if transcript.Draw || transcript.Winner != who {
				t.Fatalf("%v against %s: no win after %d rounds", who, name, len(transcript.Rounds))
			}
			for i, r := range transcript.Rounds {
				need := critical(s, r.From, who) // where it is 0 the other one cannot win, so that nothing is lost with the last money
				if need.Sign() > 0 && shareOf(transcript, i, who).Cmp(need) <= 0 {
					t.Fatalf("%v against %s: not above the critical share in round %d", who, name, i)
				}
			}
		})
	})
}

// R10: a match without money is a random-turn game, in which Red wins with the probability R(v) if both move to best
// successors.
func TestRandomTurnMatch(t *testing.T) {
	for _, g := range []*richman.Graph{figure2(t), board(t, "b 2", "1 3", "1 4", "1 r"), board(t, "b r", "1 r")} {
		s := solution(t, g)
		blue, red := s.Safe(richman.Blue, new(big.Rat)), s.Safe(richman.Red, new(big.Rat))
		const matches = 1000
		for v := range g.Len() - 2 {
			wins := 0
			for seed := range uint64(matches) {
				transcript, err := richman.Match{Board: g, Start: v, Money: rats("0 0"), Seed: seed}.Play(context.Background(), blue, red)
				if err != nil {
					t.Fatal(err)
				}
				if transcript.Winner == richman.Red {
					wins++
				}
			}
			p, _ := s.Value(v).Float64()
			d := float64(wins) - matches*p
			if d*d > 16*matches*p*(1-p) { // four standard deviations
				t.Errorf("from v%d Red wins %d of %d, and R is %v", v+1, wins, matches, s.Value(v))
			}
		}
	}
}

// A strategy of another player or board is an error, and no answer.
func TestStrategyOfAnother(t *testing.T) {
	g := figure2(t)
	s := solution(t, g)
	winning, _ := s.Winning(richman.Blue, 0, rat("1/2"), rat("1"))
	for _, b := range []richman.Bidder{s.Safe(richman.Blue, rat("1")), winning, s.Cautious(richman.Blue, 0, rat("1/2"))} {
		if _, err := (richman.Match{Board: g, Money: rats("1/2 1/2")}).Play(context.Background(), b, b); err == nil {
			t.Errorf("%T plays for Red", b)
		}
		if _, err := (richman.Match{Board: figure2(t), Money: rats("1/2 1/2")}).Play(context.Background(), b, s.Safe(richman.Red, rat("1"))); err == nil {
			t.Errorf("%T plays on another board", b)
		}
	}
}
