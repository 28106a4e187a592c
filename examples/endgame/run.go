package main

import (
	"bufio"
	"bytes"
	"context"
	"errors"
	"flag"
	"fmt"
	"io"
	"maps"
	"math"
	"slices"
	"strings"

	"github.com/cgt-go/sdk/cgt"
	"github.com/cgt-go/sdk/surreal/sums"
)

// usual is the sum that is played if there is no other. Whoever begins can win it.
const usual = "domineering(...|...) + clobber(xoxo) + {1/2|-1} + ^"

// run is main with its surroundings as parameters. It returns the exit status.
func run(ctx context.Context, args []string, stdin io.Reader, stdout, stderr io.Writer) int {
	if err := endgame(ctx, args, stdin, stdout); err != nil && !errors.Is(err, flag.ErrHelp) {
		fmt.Fprintln(stderr, "endgame: "+strings.Join(strings.Fields(err.Error()), " "))
		return 2
	}
	return 0
}

func endgame(ctx context.Context, args []string, stdin io.Reader, stdout io.Writer) error {
	var usage bytes.Buffer
	flags := flag.NewFlagSet("endgame", flag.ContinueOnError)
	flags.SetOutput(&usage)
	flags.Usage = flags.PrintDefaults
	var you, first cgt.Player
	flags.TextVar(&you, "you", cgt.Left, "you are this `player`, Left or Right")
	flags.TextVar(&first, "first", cgt.Left, "this `player` begins, Left or Right")
	limit := flags.Int("limit", 1_000_000, "look at up to `n` sums for one move")
	if len(args) == 1 && args[0] == "help" {
		args = []string{"-help"}
	}
	switch err := flags.Parse(args); {
	case errors.Is(err, flag.ErrHelp):
		if _, writeError := fmt.Fprintf(stdout, "endgame [flags] [SUM...] plays a sum such as %q with you, of the games %s and of values; the flags are\n%s",
			"2*domineering(..|..) + {2|-1}", strings.Join(slices.Sorted(maps.Keys(games)), " "), usage.Bytes()); writeError != nil {
			return writeError
		}
		return err
	case err != nil:
		return err
	case *limit < 1:
		return fmt.Errorf("-limit: %d is no number of sums", *limit)
	}
	text := usual
	if flags.NArg() > 0 {
		text = strings.Join(flags.Args(), " ")
	}
	t := &table{you: you, games: map[string]bool{}, in: bufio.NewScanner(stdin), out: stdout, solver: sums.Solver{Limits: sums.Limits{States: *limit}}}
	var err error
	if t.sum, err = (sums.Parser{Games: readers(t.games)}).Parse(ctx, text); err != nil {
		if _, isGame := games[strings.TrimSpace(text)]; isGame {
			return fmt.Errorf("%w; a position stands in parentheses, such as domineering(..|..)", err)
		}
		return fmt.Errorf("%w; endgame -h shows what a sum is", err)
	}
	fmt.Fprintf(stdout, "You are %v and I am %v. %v begins. A move is made in one component, and whoever cannot move loses. The word moves lists yours with numbers, help explains.\n", you, you.Opponent(), first)
	err = t.play(ctx, first)
	if errors.Is(err, errQuit) {
		_, err = fmt.Fprintln(stdout, "Farewell.")
		return err
	}
	return advised(err)
}

// advised adds to the error that a sum is unfinished what may help.
func advised(err error) error {
	reached := (*cgt.LimitError)(nil)
	switch {
	case !errors.As(err, new(*sums.UnfinishedError)) || !errors.As(err, &reached):
		return err
	case reached.What == "sums" && reached.Limit <= math.MaxInt/10:
		return fmt.Errorf("%w; -limit %d allows more, or begin with a smaller sum", err, 10*reached.Limit)
	}
	return fmt.Errorf("%w; begin with a smaller sum", err)
}
