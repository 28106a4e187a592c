package main

import (
	"context"
	"errors"
	"fmt"
	"regexp"
	"strconv"
	"strings"

	"github.com/cgt-go/sdk/cgt"
	"github.com/cgt-go/sdk/nim"
)

// isSign matches what heaps are not written with: signs or words between them, or a star before.
var isSign = regexp.MustCompile(`(?i)^\*?[0-9]+([-−–+^⊕;&|*]|xor)|^([-−–+^⊕;&|]|xor)$|^\*[0-9]*$`)

// runNim is the form nim.
func runNim(_ context.Context, c *call) (answer, error) {
	text, err := c.argument(strings.Join(c.words, " "))
	if err != nil {
		return nil, err
	}
	heaps, err := parseHeaps(text)
	if err != nil {
		return nil, err
	}
	a := heapsAnswer{Value: uint64(nim.Sum(heaps...)), Outcome: cgt.P, Moves: []heapMove{}}
	for i, h := range heaps {
		if to := h.Add(nim.Nimber(a.Value)); to < h {
			a.Outcome = cgt.N
			a.Moves = append(a.Moves, heapMove{i, uint64(h), uint64(to)})
		}
	}
	return a, nil
}

// parseHeaps reads numbers with blanks or commas between them.
func parseHeaps(text string) ([]nim.Nimber, error) {
	if strings.TrimSpace(text) == "" {
		return nil, errors.New("nim takes the numbers of counters in heaps, such as 3 5 7")
	}
	var words []string
	for _, field := range strings.Split(text, ",") {
		between := strings.Fields(field)
		if len(between) == 0 {
			return nil, fmt.Errorf("heap %d: a number should stand at each side of a comma", len(words))
		}
		words = append(words, between...)
	}
	var heaps []nim.Nimber
	for i, w := range words {
		n, err := strconv.ParseUint(w, 10, 64)
		if err != nil && isSign.MatchString(w) {
			return nil, fmt.Errorf("heap %d: %s is no number; heaps are written with blanks or commas between them and nothing else, such as 3 5 7", i, w)
		}
		if err != nil {
			return nil, fmt.Errorf("heap %d: %s is no number from 0 to 2^64 − 1", i, w)
		}
		heaps = append(heaps, nim.Nimber(n))
	}
	return heaps, nil
}

// heapsAnswer is what there is to say about heaps of Nim.
type heapsAnswer struct {
	Value   uint64      `json:"value"`
	Outcome cgt.Outcome `json:"outcome"`
	Moves   []heapMove  `json:"moves"`
}

// heapMove is a move that wins. Heaps are counted from 0.
type heapMove struct {
	Heap int    `json:"heap"`
	From uint64 `json:"from"`
	To   uint64 `json:"to"`
}

func (a heapsAnswer) text() string {
	var b strings.Builder
	fmt.Fprintf(&b, "%d\noutcome     %v: %s\n", a.Value, a.Outcome, inWords[a.Outcome])
	for _, m := range a.Moves {
		fmt.Fprintf(&b, "heap %d      %d to %d\n", m.Heap, m.From, m.To)
	}
	return b.String()
}
