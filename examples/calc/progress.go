package main

import (
	"fmt"
	"io"

	"github.com/cgt-go/sdk/cgt"
)

// progress returns what tells now and then, on w, how many of something were looked at, of so many at most. It is nil
// if w is, since nobody asks then.
func progress(w io.Writer, what string, most int) func(cgt.Stats) {
	if w == nil {
		return nil
	}
	const times = 100 // at most, in one search
	next := 0
	return func(s cgt.Stats) {
		if s.Positions < cgt.ProgressEvery*2 { // another search begins
			next = 0
		}
		if s.Positions >= next {
			next = s.Positions + most/times
			fmt.Fprintf(w, "%d of %d %s\n", s.Positions, most, what)
		}
	}
}

// told returns where to tell how far it is, or nil if nobody asks.
func (c *call) told() io.Writer {
	if _, ok := c.flags["progress"]; ok {
		return c.stderr
	}
	return nil
}
