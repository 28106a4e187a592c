package richman_test

import (
	"bytes"
	"context"
	"errors"
	"math/big"
	"strings"
	"testing"

	"github.com/cgt-go/sdk/internal/svg/svgtest"
	"github.com/cgt-go/sdk/richman"
)

// The picture of a match has a line for Blue, a dashed one for the critical share, and a bounded size.
func TestCapitalSVG(t *testing.T) {
	g := figure2(t)
	s := solution(t, g)
	winning, ok := s.Winning(richman.Blue, 0, rat("2/5"), rat("1"))
	if !ok {
		t.Fatal("Blue does not win")
	}
	red := richman.BidderFunc(func(v richman.View) (bid *big.Rat, to int, err error) { return v.Own(), 1 + 2*v.Vertex(), nil })
	still := richman.BidderFunc(func(v richman.View) (bid *big.Rat, to int, err error) { return new(big.Rat), 1 - v.Vertex(), nil })
	for _, test := range []struct {
		money   string
		bidders []richman.Bidder
		lines   int
		most    int
	}{
		{"2/5 3/5", []richman.Bidder{winning, red}, 2, 5_000},
		{"1 1 1", []richman.Bidder{still, still, still}, 4, 200_000},
		{"0 0", []richman.Bidder{still, still}, 2, 100_000},
	} {
		transcript, err := richman.Match{Board: g, Money: rats(test.money), Rounds: 5000}.Play(context.Background(), test.bidders...)
		if err != nil {
			t.Fatal(err)
		}
		var b bytes.Buffer
		if err := transcript.WriteSVG(&b, s.Value); err != nil {
			t.Fatal(err)
		}
		svgtest.Check(t, b.Bytes(), test.most, test.money)
		if n := strings.Count(b.String(), `stroke-width="`); n != test.lines {
			t.Errorf("%s: %d lines, want %d", test.money, n, test.lines)
		}
		if err := transcript.WriteSVG(broken{}, nil); err == nil {
			t.Error("no error of a writer")
		}
	}
}

type broken struct{}

func (broken) Write([]byte) (int, error) { return 0, errors.New("broken") }
