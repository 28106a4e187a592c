package main

import (
	"bufio"
	"errors"
	"fmt"
	"io"
	"math/big"
	"strings"

	"github.com/cgt-go/sdk/richman"
)

// person is a bidder who types his bids and moves.
type person struct {
	s   *richman.Solution
	in  *bufio.Scanner
	out io.Writer
}

var _ richman.Mover = (*person)(nil)

// errQuit reports that the person does not want to go on, or that there is nothing more to read.
var errQuit = errors.New("the game was left")

// Offer implements [richman.Bidder].
func (p *person) Offer(v richman.View) (bid *big.Rat, to int, err error) {
	if n := v.Rounds(); n > 0 {
		p.tell(v.Round(n - 1))
	}
	own := v.Own()
	his, _ := v.Money(richman.Red)
	fmt.Fprintf(p.out, "\nRound %d. The token is at %s, and you can move it to %s. You have %s, I have %s.\n", v.Rounds()+1, p.name(v.Vertex()), p.successors(v), own.RatString(), his.RatString())
	for {
		line, err := p.ask("Your bid: ")
		if err != nil {
			return nil, 0, err
		}
		bid, ok := parseBid(line)
		switch {
		case line == "quit":
			return nil, 0, errQuit
		case line == "?":
			need := p.s.Value(v.Vertex())
			total := his.Add(his, own)
			share := new(big.Rat).Quo(own, total)
			fmt.Fprintf(p.out, "The critical share here is %s; you have the share %s. ", need.RatString(), share.RatString())
			if need.Sign() > 0 && share.Cmp(need) <= 0 { // where it is 0, nothing can be lost
				fmt.Fprintln(p.out, "Only with more is there a strategy that never loses.")
			} else {
				fmt.Fprintf(p.out, "The bid of the never-losing strategy is %s.\n", total.Mul(total, p.s.Bid(v.Vertex())).RatString())
			}
			his, _ = v.Money(richman.Red)
		case !ok:
			fmt.Fprintln(p.out, "Please type a fraction such as 1/4, or ? for the critical share and a bid that never loses, or quit.")
		case bid.Sign() < 0 || bid.Cmp(own) > 0:
			fmt.Fprintf(p.out, "A bid is at least 0, and at most %s.\n", own.RatString())
		default:
			return bid, 0, nil
		}
	}
}

// parseBid reads a fraction. Exponents are none, so that a short line cannot be a number that fills the memory.
func parseBid(line string) (*big.Rat, bool) {
	const longest = 200
	if len(line) > longest || strings.ContainsAny(line, "eEpPxX_") {
		return nil, false
	}
	return new(big.Rat).SetString(line)
}

// Move implements [richman.Mover].
func (p *person) Move(v richman.View, bids []*big.Rat) (to int, err error) {
	fmt.Fprintf(p.out, "You bid %s and I %s: you move.\n", bids[richman.Blue].RatString(), bids[richman.Red].RatString())
	for {
		line, err := p.ask("Your move: ")
		if err != nil {
			return 0, err
		}
		for w := range p.s.Graph().Moves(v.Vertex(), richman.Blue) {
			if p.name(w) == line {
				return w, nil
			}
		}
		if line == "quit" { // no vertex here, or else it would be a move
			return 0, errQuit
		}
		fmt.Fprintf(p.out, "Please type one of %s, or quit.\n", p.successors(v))
	}
}

// ask returns the next line.
func (p *person) ask(prompt string) (string, error) {
	if _, err := fmt.Fprint(p.out, prompt); err != nil {
		return "", err
	}
	if !p.in.Scan() {
		if err := p.in.Err(); err != nil {
			return "", err
		}
		fmt.Fprintln(p.out)
		return "", errQuit
	}
	return strings.TrimSpace(p.in.Text()), nil
}

// tell tells what the program did in a round.
func (p *person) tell(r richman.Round) {
	if r.Mover == richman.Red {
		lot := ""
		if r.Lot {
			lot = ", and a lot is for me"
		}
		fmt.Fprintf(p.out, "You bid %s and I %s%s: I move to %s.\n", r.Bids[richman.Blue].RatString(), r.Bids[richman.Red].RatString(), lot, p.name(r.To))
	}
}

func (p *person) name(v int) string { return shown(p.s.Graph().Name(v)) }

func (p *person) successors(v richman.View) string {
	var names []string
	for w := range p.s.Graph().Moves(v.Vertex(), richman.Blue) {
		names = append(names, p.name(w))
	}
	return strings.Join(names, ", ")
}
