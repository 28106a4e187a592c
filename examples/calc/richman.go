package main

import (
	"bytes"
	"context"
	"encoding/json"
	"fmt"
	"strings"

	"github.com/cgt-go/sdk/cgt"
	"github.com/cgt-go/sdk/internal/svg"
	"github.com/cgt-go/sdk/richman"
)

// auctionSteps bounds the arithmetic for a bidding game. These steps are shorter than others.
const auctionSteps = 1_000_000_000

// runRichman is the form richman.
func runRichman(ctx context.Context, c *call) (answer, error) {
	if len(c.words) != 1 {
		return nil, fmt.Errorf("richman takes one file; %s", hereAre(c.words))
	}
	text, err := c.file(c.words[0])
	if err != nil {
		return nil, err
	}
	parse := richman.ParseDOT
	if strings.HasPrefix(strings.TrimLeft(text, "\ufeff \t\r\n"), "{") {
		parse = richman.ParseJSON
	}
	g, err := parse(text)
	if err != nil {
		return nil, err
	}
	solver := richman.Solver{Limits: richman.Limits{Steps: auctionSteps}}
	s, err := solver.Solve(ctx, g)
	if err != nil {
		return nil, err
	}
	if err := s.Verify(ctx); err != nil {
		return nil, err
	}
	if _, ok := c.flags["svg"]; ok {
		var b bytes.Buffer
		if err := s.WriteSVG(&b); err != nil {
			return nil, err
		}
		c.drawing = b.Bytes()
	}
	var a auction
	size := 0
	for v := range g.Len() {
		value, bid := s.Value(v).RatString(), s.Bid(v).RatString()
		if size += len(value) + len(bid) + 2*len(g.Name(v)); size > maxOutput {
			return nil, &cgt.LimitError{What: "bytes", Limit: maxOutput}
		}
		a.Values = append(a.Values, entry{g.Name(v), value})
		if _, isOver := g.Winner(v); !isOver {
			a.Bids = append(a.Bids, entry{g.Name(v), bid})
		}
		if ctx.Err() != nil {
			return nil, context.Cause(ctx)
		}
	}
	return a, nil
}

// auction is what there is to say about a bidding game.
type auction struct {
	Values entries `json:"values"`
	Bids   entries `json:"bids"` // where play has not ended
}

// entries are an object of JSON whose keys keep their order.
type entries []entry

type entry struct{ key, value string }

// MarshalJSON writes the object.
func (e entries) MarshalJSON() ([]byte, error) {
	var b bytes.Buffer
	enc := json.NewEncoder(&b)
	enc.SetEscapeHTML(false)
	b.WriteByte('{')
	for i, x := range e {
		if i > 0 {
			b.WriteByte(',')
		}
		for j, text := range []string{x.key, x.value} {
			if j > 0 {
				b.WriteByte(':')
			}
			if err := enc.Encode(text); err != nil {
				return nil, err
			}
			b.Truncate(b.Len() - 1) // the end of the line
		}
	}
	b.WriteByte('}')
	return b.Bytes(), nil
}

func (a auction) text() string {
	if len(a.Values) == 0 {
		return "the graph has no vertices\n"
	}
	const widest = 40
	width := 0
	for _, x := range a.Values {
		width = max(width, min(widest, svg.Letters(oneLine(x.key))))
	}
	bids := map[string]string{}
	for _, x := range a.Bids {
		bids[x.key] = x.value
	}
	var b strings.Builder
	for _, x := range a.Values {
		name := oneLine(x.key)
		fmt.Fprintf(&b, "%s%s  %s", name, svg.Blanks(name, width), x.value)
		if bid, ok := bids[x.key]; ok {
			fmt.Fprintf(&b, ", bid %s", bid)
		}
		b.WriteByte('\n')
	}
	return b.String()
}
