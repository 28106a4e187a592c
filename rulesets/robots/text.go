package robots

import (
	"strconv"
	"strings"

	"github.com/cgt-go/sdk/cgt"
	"github.com/cgt-go/sdk/internal/scan"
)

// String returns the cells with commas between them, those with more than one robot with their number: 1,2x3 is a robot
// in the cell 1 and three in the cell 2.
func (c Crowd) String() string { return string(c.append(nil)) }

func (c Crowd) append(dst []byte) []byte {
	isFirst := true
	for cell, count := range c.All() {
		if !isFirst {
			dst = append(dst, ',')
		}
		isFirst = false
		dst = strconv.AppendInt(dst, int64(cell), 10)
		if count > 1 {
			dst = strconv.AppendInt(append(dst, 'x'), int64(count), 10)
		}
	}
	return dst
}

// String returns the text of the robots, see [Crowd.String], or those of the two classes with | between them. [Parse]
// reads it back.
func (p Position) String() string {
	text := p.classes[0].append(nil)
	if p.isDivided {
		text = p.classes[1].append(append(text, '|'))
	}
	return string(text)
}

// Parse reads what [Position.String] writes: 1,2x3 is a robot in the cell 1 and three in the cell 2, and 1|2x3 are the
// same in two classes. Cells and classes may come in any order, and cells more than once. Blanks do not count. An error
// is a [*cgt.SyntaxError] with the offset; if there is a cell too far away or there are too many robots, errors.Is finds
// [cgt.ErrLimit]. Robots in the cell 0 cannot be divided.
func Parse(text string) (Position, error) {
	s := scan.Scanner{What: "robots", Text: text}
	first, err := parseCrowd(&s)
	if err != nil {
		return Position{}, err
	}
	s.Skip()
	at := s.At
	if !s.Accept("|") {
		if err := s.End(); err != nil {
			return Position{}, err
		}
		return New(first), nil
	}
	second, err := parseCrowd(&s)
	if err == nil {
		err = s.End()
	}
	if err != nil {
		return Position{}, err
	}
	all := merge(first, second)
	if all.Len() > MaxRobots {
		return Position{}, tooMany(&s, at)
	}
	p, ok := New(all).Divide(first)
	if !ok {
		return Position{}, s.Fail(at, nil, "these robots are not divided, since play is over")
	}
	return p, nil
}

// MustParse is Parse for texts that are known to be right; it panics otherwise.
func MustParse(text string) Position {
	p, err := Parse(text)
	if err != nil {
		panic(err)
	}
	return p
}

// parseCrowd reads cells.
func parseCrowd(s *scan.Scanner) (Crowd, error) {
	if !s.Skip() || s.Next() == '|' {
		return Crowd{}, nil
	}
	total := 0
	var parts []Crowd // merged in pairs, so that it takes little more than linear time
	for isMore := true; isMore; isMore = s.Accept(",") {
		cell, err := number(s, "a cell", &cgt.LimitError{What: "cells", Limit: MaxCell})
		if err != nil {
			return Crowd{}, err
		}
		count := 1
		s.Skip()
		at := s.At
		if s.Accept("x") {
			if count, err = number(s, "a number", &cgt.LimitError{What: "robots", Limit: MaxRobots}); err != nil {
				return Crowd{}, err
			}
			if count == 0 {
				return Crowd{}, s.Fail(at, nil, "there are no robots in this cell")
			}
		}
		if total += count; total > MaxRobots {
			return Crowd{}, tooMany(s, at)
		}
		parts = append(parts, Crowd{string(appendCell(nil, cell, count))})
	}
	for len(parts) > 1 {
		for i := range len(parts) / 2 {
			parts[i] = merge(parts[2*i], parts[2*i+1])
		}
		if len(parts)%2 == 1 {
			parts[len(parts)/2] = parts[len(parts)-1]
		}
		parts = parts[:(len(parts)+1)/2]
	}
	return parts[0], nil
}

func tooMany(s *scan.Scanner, at int) error {
	return s.Fail(at, &cgt.LimitError{What: "robots", Limit: MaxRobots}, "there are more than %d robots", MaxRobots)
}

// number reads a number up to the limit.
func number(s *scan.Scanner, what string, limit *cgt.LimitError) (int, error) {
	digits, at, err := s.Digits(what)
	if err != nil {
		return 0, err
	}
	n, err := strconv.Atoi(digits)
	if err != nil || n > limit.Limit {
		return 0, s.Fail(at, limit, "%s is more than %d", scan.Brief(strings.TrimLeft(digits, "0")), limit.Limit)
	}
	return n, nil
}

// MarshalText returns the text of [Position.String].
func (p Position) MarshalText() ([]byte, error) { return []byte(p.String()), nil }

// UnmarshalText reads what [Parse] reads.
func (p *Position) UnmarshalText(text []byte) error {
	q, err := Parse(string(text))
	if err == nil {
		*p = q
	}
	return err
}
