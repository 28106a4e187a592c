package richman_test

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"log"
	"math/big"

	"github.com/cgt-go/sdk/richman"
)

// fig2 solves fig. 2 of the Richman notes: from v1 the token can be moved to b or v2, and from v2 to v1 or r.
func fig2() *richman.Solution {
	g, err := richman.NewGraph([][]int{{2, 1}, {0, 3}, nil, nil}, []int{2}, []int{3}, []string{"v1", "v2", "b", "r"})
	if err != nil {
		log.Fatal(err)
	}
	s, err := richman.Solve(context.Background(), g)
	if err != nil {
		log.Fatal(err)
	}
	return s
}

// Blue has 2/5 of the money, which is more than R(v1) = 1/3, and so he wins. Red bids all that he has, always.
func ExampleMatch_Play() {
	s := fig2()
	blue, ok := s.Winning(richman.Blue, 0, big.NewRat(2, 5), big.NewRat(1, 1))
	if !ok {
		log.Fatal("Blue cannot win")
	}
	red := richman.BidderFunc(func(v richman.View) (bid *big.Rat, to int, err error) {
		return v.Own(), s.Move(v.Vertex(), richman.Red), nil
	})
	match := richman.Match{Board: s.Graph(), Money: []*big.Rat{big.NewRat(2, 5), big.NewRat(3, 5)}}
	transcript, err := match.Play(context.Background(), blue, red)
	if err != nil {
		log.Fatal(err)
	}
	fmt.Print(transcript)
	fmt.Println("in", blue.Rounds(), "rounds at most; the first addition is", blue.Step())
	// Output:
	// 1. at v1, Blue bids 41/120 of 2/5, Red bids 3/5 of 3/5, Red moves to v2
	// 2. at v2, Blue bids 41/120 of 1, Red bids 0 of 0, Blue moves to v1
	// 3. at v1, Blue bids 7/20 of 79/120, Red bids 41/120 of 41/120, Blue moves to b
	// Blue wins at b
	// in 226 rounds at most; the first addition is 1/120
}

// A bid above the player's money ends the match.
func ExamplePlayError() {
	bold := richman.BidderFunc(func(v richman.View) (bid *big.Rat, to int, err error) {
		bid = v.Own()
		return bid.Mul(bid, big.NewRat(2, 1)), 1, nil
	})
	s := fig2()
	_, err := richman.Match{Board: s.Graph(), Money: []*big.Rat{big.NewRat(1, 1), big.NewRat(1, 1)}}.Play(context.Background(), s.Safe(richman.Blue, big.NewRat(2, 1)), bold)
	var wrong *richman.PlayError
	fmt.Println(errors.As(err, &wrong), wrong.Round, wrong.Who, errors.Is(err, richman.ErrBid))
	fmt.Println(err)
	// Output:
	// true 1 Red true
	// richman: round 1 at "v1": Red: it is no bid: 2 of 1
}

// At the critical share both should bid the same, and then a lot decides. Here both have no other choice.
func ExampleSolution_Safe() {
	s := fig2()
	one := big.NewRat(1, 1)
	match := richman.Match{Board: s.Graph(), Money: []*big.Rat{big.NewRat(1, 3), big.NewRat(2, 3)}, Seed: 2}
	transcript, err := match.Play(context.Background(), s.Safe(richman.Blue, one), s.Safe(richman.Red, one))
	if err != nil {
		log.Fatal(err)
	}
	fmt.Print(transcript)
	// Output:
	// 1. at v1, Blue bids 1/3 of 1/3, Red bids 1/3 of 2/3, by lot Red moves to v2
	// 2. at v2, Blue bids 1/3 of 2/3, Red bids 1/3 of 1/3, by lot Blue moves to v1
	// 3. at v1, Blue bids 1/3 of 1/3, Red bids 1/3 of 2/3, by lot Blue moves to b
	// Blue wins at b
}

// Without money all bids are 0, so that each move is decided by lot. Then Red wins with the probability R(v1) = 1/3.
func ExampleMatch_Play_randomTurn() {
	s := fig2()
	nothing := new(big.Rat)
	wins := 0
	for seed := range uint64(300) {
		match := richman.Match{Board: s.Graph(), Money: []*big.Rat{nothing, nothing}, Seed: seed}
		transcript, err := match.Play(context.Background(), s.Safe(richman.Blue, nothing), s.Safe(richman.Red, nothing))
		if err != nil {
			log.Fatal(err)
		}
		if transcript.Winner == richman.Red {
			wins++
		}
	}
	fmt.Println("Red wins", wins, "of 300")
	// Output:
	// Red wins 101 of 300
}

// Blue knows what he has, 2, but not what Red has. It is 3.
func ExampleSolution_Cautious() {
	s := fig2()
	match := richman.Match{Board: s.Graph(), Money: []*big.Rat{big.NewRat(2, 1), big.NewRat(3, 1)}, Secret: true}
	red := richman.BidderFunc(func(v richman.View) (bid *big.Rat, to int, err error) {
		return v.Own(), s.Move(v.Vertex(), v.Player()), nil
	})
	transcript, err := match.Play(context.Background(), s.Cautious(richman.Blue, 0, match.Money[richman.Blue]), red)
	if err != nil {
		log.Fatal(err)
	}
	fmt.Print(transcript)
	// Output:
	// 1. at v1, Blue bids 2 of 2, Red bids 3 of 3, Red moves to v2
	// 2. at v2, Blue bids 17/8 of 5, Red bids 0 of 0, Blue moves to v1
	// 3. at v1, Blue bids 9/4 of 23/8, Red bids 17/8 of 17/8, Blue moves to b
	// Blue wins at b
}

func ExampleSolution_Verdict() {
	s := fig2()
	for _, share := range []*big.Rat{big.NewRat(3, 10), big.NewRat(1, 3), big.NewRat(2, 5)} {
		fmt.Println(share, s.Verdict(0, share))
	}
	// Output:
	// 3/10 Red wins
	// 1/3 critical
	// 2/5 Blue wins
}

// With half of the money at v1, Blue keeps above the critical share with each bid that is more than 1/6 and less than
// 1/2.
func ExampleSolution_SafeBids() {
	low, high, ok := fig2().SafeBids(0, richman.Blue, big.NewRat(1, 2))
	fmt.Println(low, high, ok)
	// Output: 1/6 1/2 true
}

// A person, or a program, that sees the bids before the move is chosen is a Mover.
func ExampleMover() {
	s := fig2()
	match := richman.Match{Board: s.Graph(), Money: []*big.Rat{big.NewRat(1, 1), big.NewRat(1, 1)}}
	transcript, err := match.Play(context.Background(), late{s.Safe(richman.Blue, big.NewRat(2, 1))}, s.Safe(richman.Red, big.NewRat(2, 1)))
	if err != nil {
		log.Fatal(err)
	}
	fmt.Println(transcript.Board.Name(transcript.End()))
	// Output: b
}

type late struct{ richman.Bidder }

// Move implements [richman.Mover].
func (late) Move(v richman.View, _ []*big.Rat) (to int, err error) {
	for w := range v.Board().Successors(v.Vertex()) {
		if who, ok := v.Board().Winner(w); ok && who == v.Player() {
			return w, nil
		}
		to = w
	}
	return to, nil
}

// A transcript is JSON with exact numbers.
func ExampleTranscript_MarshalJSON() {
	s := fig2()
	match := richman.Match{Board: s.Graph(), Money: []*big.Rat{big.NewRat(1, 1), big.NewRat(0, 1)}}
	transcript, err := match.Play(context.Background(), s.Safe(richman.Blue, big.NewRat(1, 1)), s.Safe(richman.Red, big.NewRat(1, 1)))
	if err != nil {
		log.Fatal(err)
	}
	text, err := json.Marshal(transcript)
	if err != nil {
		log.Fatal(err)
	}
	fmt.Println(string(text))
	// Output: {"rule":"richman","start":"v1","money":["1","0"],"rounds":[{"from":"v1","bids":["1/3","0"],"mover":"Blue","lot":false,"money":["2/3","1/3"],"to":"b"}],"result":"Blue"}
}

// The picture shows Blue's share, and the critical one as a dashed line.
func ExampleTranscript_WriteSVG() {
	s := fig2()
	match := richman.Match{Board: s.Graph(), Money: []*big.Rat{big.NewRat(1, 2), big.NewRat(1, 2)}}
	transcript, err := match.Play(context.Background(), s.Safe(richman.Blue, big.NewRat(1, 1)), s.Safe(richman.Red, big.NewRat(1, 1)))
	if err != nil {
		log.Fatal(err)
	}
	fmt.Println(transcript.WriteSVG(io.Discard, s.Value))
	// Output: <nil>
}

// Under the rule of Poorman the thresholds of fig. 2 are (3−√5)/2 and (√5−1)/2, so that there are intervals.
func ExampleFindThresholds() {
	t, err := richman.FindThresholds(context.Background(), fig2().Graph(), richman.Poorman(), richman.Precision{})
	if err != nil {
		log.Fatal(err)
	}
	for v := range 2 {
		low, high := t.Bounds(v)
		_, ok := t.Value(v)
		fmt.Println(low.FloatString(12), high.FloatString(12), ok)
	}
	fmt.Print(t)
	fmt.Println(t.Rule(), t.Graph().Len(), t.Verify(context.Background()))
	fmt.Println(t.Verdict(0, big.NewRat(2, 5)))
	// Output:
	// 0.381966011250 0.381966011250 false
	// 0.618033988750 0.618033988750 false
	// v1 0.381966 to 0.381967
	// v2 0.618033 to 0.618034
	// b 0
	// r 1
	// poorman 4 <nil>
	// Blue wins true
}

// A quarter of each bid goes to the bank, and Blue has 9/20 of the money.
func ExampleThresholds_Safe() {
	rule, err := richman.Taxman(big.NewRat(1, 4))
	if err != nil {
		log.Fatal(err)
	}
	g := fig2().Graph()
	t, err := richman.FindThresholds(context.Background(), g, rule, richman.Precision{Bits: 20})
	if err != nil {
		log.Fatal(err)
	}
	match := richman.Match{Board: g, Rule: rule, Money: []*big.Rat{big.NewRat(9, 1), big.NewRat(11, 1)}, Rounds: 100}
	transcript, err := match.Play(context.Background(), t.Safe(richman.Blue), t.Safe(richman.Red))
	if err != nil {
		log.Fatal(err)
	}
	fmt.Println(transcript.Rule, transcript.Draw || transcript.Winner == richman.Blue)
	fmt.Println(t.Bid(0, richman.Blue).FloatString(3), g.Name(t.Move(0, richman.Blue)))
	// Output:
	// taxman 1/4 true
	// 0.343 b
}

// What Blue needs to win from v1 and from v2, and Red not to lose from v1, with 8 and with 9 chips in all. With the
// tie-break Blue can do with less than where lots decide between equal bids.
func ExampleSolveDiscrete() {
	g := fig2().Graph()
	for _, ties := range []richman.Ties{richman.TieBreak, richman.TieLot} {
		for _, chips := range []int{8, 9} {
			d, err := richman.SolveDiscrete(context.Background(), g, chips, ties)
			if err != nil {
				log.Fatal(err)
			}
			v1, _ := d.Win(0, richman.Blue)
			v2, _ := d.Win(1, richman.Blue)
			hold, _ := d.Hold(0, richman.Red)
			fmt.Println(ties, chips, v1, v2, hold, d.Verify(context.Background()))
		}
	}
	// Output:
	// tie-break 8 3 6 6 <nil>
	// tie-break 9 3* 7 6* <nil>
	// lot 8 4 7 6 <nil>
	// lot 9 4 7 7 <nil>
}

// With 3 of 8 chips at v1 Blue bids all of them, and moves to b if he can. If Red bids as much and has the tie-break,
// Red uses it, and then Blue has 6 and the tie-break.
func ExampleDiscrete_Bid() {
	d, err := richman.SolveDiscrete(context.Background(), fig2().Graph(), 8, richman.TieBreak)
	if err != nil {
		log.Fatal(err)
	}
	bid, to, ok := d.Bid(0, richman.Blue, richman.Chips{Count: 3})
	fmt.Println(bid, d.Graph().Name(to), ok)
	fmt.Println(d.UseTieBreak(0, richman.Blue, richman.Chips{Count: 3, HasStar: true}, bid))
	// Output:
	// 3 b true
	// true
}

// Blue wants to reach the vertex 2, and Red wants to keep away from it. From 3 it cannot be reached.
func ExampleReach() {
	g, err := richman.Reach([][]int{{2, 1}, {0, 3}, {0}, {3}}, richman.Blue, []int{2}, nil)
	if err != nil {
		log.Fatal(err)
	}
	s, err := richman.Solve(context.Background(), g)
	if err != nil {
		log.Fatal(err)
	}
	for v := range g.Len() {
		fmt.Println(v, s.Value(v).RatString())
	}
	// Output:
	// 0 1/3
	// 1 2/3
	// 2 0
	// 3 1
}

func ExampleParseRule() {
	rule, err := richman.ParseRule("taxman 1/4")
	fmt.Println(rule, rule.Bank(), rule.Proportional(), rule.IsProportional(), err)
	_, err = richman.ParseRule("taxman 5/4")
	fmt.Println(err)
	// Output:
	// taxman 1/4 1/4 taxman 1/4 proportional false <nil>
	// rule: offset 7: the share of the bank is not between 0 and 1
}

func ExampleParseChips() {
	c, err := richman.ParseChips("3*")
	fmt.Println(c.Count, c.HasStar, c, c.Compare(richman.Chips{Count: 4}), err)
	// Output: 3 true 3* -1 <nil>
}
