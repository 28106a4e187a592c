package kingrooks

import (
	"errors"
	"fmt"
	"strconv"
	"strings"

	"github.com/cgt-go/sdk/cgt"
	"github.com/cgt-go/sdk/internal/scan"
	"github.com/cgt-go/sdk/zermelo"
)

// String returns a text such as "K(0,0) R(1,2)(3,3) Max": the king, the rooks column by column, and who is to move.
// [Rules.Parse] reads it back.
func (p Position) String() string {
	var b strings.Builder
	fmt.Fprintf(&b, "K%v R", p.King)
	for _, q := range p.Rooks() {
		b.WriteString(q.String())
	}
	fmt.Fprintf(&b, " %v", p.Next)
	return b.String()
}

// Parse reads a position as [Position.String] writes it; rooks may stand in any order, and White is to move if nobody
// is named. Blanks do not count. An error is a [*cgt.SyntaxError] with the offset; behind it may be a [*SquareError],
// and if a square is too far away for any board, errors.Is finds [cgt.ErrLimit]. Parse panics where [Rules.New] does.
func (r Rules) Parse(text string) (Position, error) {
	s := scan.Scanner{What: "king and rooks", Text: text}
	if !s.Accept("K") {
		return Position{}, s.Unexpected("K")
	}
	s.Skip()
	offsets := map[Square]int{}
	kingAt := s.At
	king, err := parseSquare(&s)
	if err != nil {
		return Position{}, err
	}
	offsets[king] = kingAt
	if !s.Accept("R") {
		return Position{}, s.Unexpected("R")
	}
	var rooks []Square
	for s.Next() == '(' {
		at := s.At
		q, err := parseSquare(&s)
		if err != nil {
			return Position{}, err
		}
		rooks = append(rooks, q)
		offsets[q] = at
	}
	next := zermelo.Max
	if s.Accept("Min") {
		next = zermelo.Min
	} else {
		s.Accept("Max")
	}
	if err := s.End(); err != nil {
		return Position{}, err
	}
	p, err := r.New(king, rooks...)
	if bad := (*SquareError)(nil); errors.As(err, &bad) {
		return Position{}, s.Fail(offsets[bad.Square], err, "%v: %s", bad.Square, bad.Msg)
	}
	p.Next = next
	return p, nil
}

// parseSquare reads a column and a row in brackets.
func parseSquare(s *scan.Scanner) (Square, error) {
	var numbers [2]int
	for i, before := range []string{"(", ","} {
		if !s.Accept(before) {
			return Square{}, s.Unexpected(before)
		}
		digits, at, err := s.Digits("a number")
		if err != nil {
			return Square{}, err
		}
		n, err := strconv.Atoi(digits)
		if err != nil || n >= MaxSize {
			return Square{}, s.Fail(at, &cgt.LimitError{What: "rows or columns", Limit: MaxSize}, "there are more than %d rows or columns", MaxSize)
		}
		numbers[i] = n
	}
	if !s.Accept(")") {
		return Square{}, s.Unexpected(")")
	}
	return Square{numbers[0], numbers[1]}, nil
}
