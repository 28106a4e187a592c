package main

import (
	"bufio"
	"bytes"
	"context"
	"encoding/json"
	"errors"
	"flag"
	"fmt"
	"io"
	"math/big"
	"os"

	"github.com/cgt-go/sdk/richman"
)

// mostSteps bounds the arithmetic, so that no file keeps the program busy for more than some seconds.
const mostSteps = 1_000_000_000

// run plays one game and returns the status of the program: 0, or 2 after an error, which is one line on standard
// error.
func run(ctx context.Context, args []string, in io.Reader, out, errOut io.Writer) int {
	err := play(ctx, args, in, out)
	if err == nil || errors.Is(err, flag.ErrHelp) {
		return 0
	}
	fmt.Fprintf(errOut, "auction: %v\n", err)
	return 2
}

// play reads the arguments and plays.
func play(ctx context.Context, args []string, in io.Reader, out io.Writer) error {
	var help bytes.Buffer
	flags := flag.NewFlagSet("auction", flag.ContinueOnError)
	flags.SetOutput(&help)
	flags.Usage = func() {
		help.WriteString("auction [flags] plays a bidding game with you: before each move both bid, and who bids more pays the other one and moves. While you play, ? tells what to bid, and help what you may type. The flags are\n")
		flags.PrintDefaults()
	}
	var (
		boardName = flags.String("board", "fig2", "the `name` of the board: fig1, fig2, path or loop")
		graphFile = flags.String("graph", "", "a `file` with a board in JSON or DOT")
		startName = flags.String("start", "", "the `vertex` where the token begins")
		money     = flags.String("money", "", "your `share` of the money; if there is none, just a little more than the critical share")
		seed      = flags.Uint64("seed", 1, "of the lots")
		rounds    = flags.Int("rounds", 100, "after so many rounds the game is a draw")
		svgFile   = flags.String("svg", "", "draw your share against time into this `file`, and dashed the critical share")
		jsonFile  = flags.String("json", "", "write what happened into this `file`")
	)
	if len(args) == 1 && args[0] == "help" {
		args = []string{"-help"}
	}
	switch err := flags.Parse(args); {
	case errors.Is(err, flag.ErrHelp):
		if _, writeError := out.Write(help.Bytes()); writeError != nil {
			return writeError
		}
		return err
	case err != nil:
		return err
	case flags.NArg() > 0:
		return fmt.Errorf("unexpected word %.40q; a board in a file is given with -graph FILE", flags.Arg(0))
	case *rounds < 1:
		return fmt.Errorf("%d rounds", *rounds)
	}
	isNamed := false
	flags.Visit(func(f *flag.Flag) { isNamed = isNamed || f.Name == "board" })
	if isNamed && *graphFile != "" {
		return errors.New("a board and a graph are one too many")
	}
	g, start, err := findBoard(*boardName)
	if *graphFile != "" {
		g, start, err = readBoard(*graphFile)
	}
	if err != nil {
		return err
	}
	if *startName != "" {
		if start, err = findStart(g, *startName); err != nil {
			return err
		}
	}
	solver := richman.Solver{Limits: richman.Limits{Steps: mostSteps}}
	s, err := solver.Solve(ctx, g)
	if err != nil {
		return err
	}
	blue := s.Value(start)
	if *money == "" { // a little more than R: a tenth of what is above it
		rest := new(big.Rat).Sub(big.NewRat(1, 1), blue)
		blue.Add(blue, rest.Mul(rest, big.NewRat(1, 10)))
	} else {
		var ok bool
		if blue, ok = parseBid(*money); !ok {
			return fmt.Errorf("the share %.40q is no number such as 2/5", *money)
		}
		if blue.Sign() < 0 || blue.Cmp(big.NewRat(1, 1)) > 0 {
			return fmt.Errorf("the share %.40q is not between 0 and 1", *money)
		}
	}
	red := new(big.Rat).Sub(big.NewRat(1, 1), blue)
	match := richman.Match{Board: g, Start: start, Money: []*big.Rat{blue, red}, Seed: *seed, Rounds: *rounds}
	fmt.Fprintf(out, "You are Blue and want the token at %s. I am Red and want it at %s. Who bids more pays the other one and moves.\n", goals(g, richman.Blue), goals(g, richman.Red))
	p := &person{s: s, in: bufio.NewScanner(in), out: out}
	transcript, err := match.Play(ctx, p, machine(s))
	switch {
	case errors.Is(err, errQuit):
		_, err = fmt.Fprintln(out, "You leave the game.")
		return err
	case err != nil:
		return err
	}
	p.tell(transcript.Rounds[len(transcript.Rounds)-1])
	result := "A draw."
	switch {
	case transcript.Draw:
	case transcript.Winner == richman.Blue:
		result = "You win."
	default:
		result = "I win."
	}
	if _, err := fmt.Fprintf(out, "%s\n", result); err != nil {
		return err
	}
	return save(transcript, s, *svgFile, *jsonFile)
}

// machine returns the bidder of the program: it wins from the first round on at which it can, and until then it bids as
// is prescribed.
func machine(s *richman.Solution) richman.Bidder {
	total := big.NewRat(1, 1)
	safe := s.Safe(richman.Red, total)
	var winning *richman.WinningBidder
	since := 0
	return richman.BidderFunc(func(v richman.View) (bid *big.Rat, to int, err error) {
		if winning == nil {
			b, ok := s.Winning(richman.Red, v.Vertex(), v.Own(), total)
			if !ok {
				return safe.Offer(v)
			}
			winning, since = b, v.Rounds()
		}
		moves := 0
		for i := v.Rounds() - 1; i >= since && v.Round(i).Mover == richman.Red; i-- {
			moves++
		}
		bid = winning.Bid(v.Vertex(), moves)
		if own := v.Own(); bid.Cmp(own) > 0 {
			bid = own
		}
		return bid, s.Move(v.Vertex(), richman.Red), nil
	})
}

// save writes the files that are asked for.
func save(t *richman.Transcript, s *richman.Solution, svgFile, jsonFile string) error {
	if svgFile != "" {
		var b bytes.Buffer
		if err := t.WriteSVG(&b, s.Value); err != nil {
			return err
		}
		if err := os.WriteFile(svgFile, b.Bytes(), 0o644); err != nil {
			return err
		}
	}
	if jsonFile != "" {
		text, err := json.Marshal(t)
		if err != nil {
			return err
		}
		return os.WriteFile(jsonFile, append(text, '\n'), 0o644)
	}
	return nil
}
