package connect

import (
	"github.com/cgt-go/sdk/rulesets/internal/marks"
	"github.com/cgt-go/sdk/zermelo"
)

// Parse reads a position: the rows from above with | or line ends between them, in which X is a stone of the first
// player, O one of the second, and a dot an empty square, such as "....|.O..|XX..". Blanks do not count. There must be
// nothing empty below a stone, and as many stones of the first player as of the second or one more. An error is a
// [*github.com/cgt-go/sdk/cgt.SyntaxError] with the offset; if the board is too large, errors.As finds the
// [*SizeError].
func Parse(text string) (Position, error) {
	parser := marks.Parser{What: "position of Connect", TooLarge: func(cols, rows, _ int) error { return &SizeError{cols, rows} }}
	g, err := parser.Parse(text)
	if err != nil || g.Cols == 0 {
		return Position{}, err
	}
	p, err := New(g.Cols, g.Rows)
	if err != nil {
		return Position{}, parser.Fail(0, err, "the board is too large")
	}
	for cell := len(g.Offsets) - 1; cell >= 0; cell-- { // from below
		who := zermelo.Max
		switch {
		case g.Marks[zermelo.Min]>>cell&1 != 0:
			who = zermelo.Min
		case g.Marks[zermelo.Max]>>cell&1 == 0:
			continue
		}
		v := p.look()
		square := uint64(1) << (cell%g.Cols*v.height + g.Rows - 1 - cell/g.Cols)
		if v.next&square == 0 {
			return Position{}, parser.Fail(g.Offsets[cell], nil, "below this stone a square is empty")
		}
		p = p.add(square, who)
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

// String returns the rows from above with | between them, as [Parse] reads them.
func (p Position) String() string {
	g := marks.Grid{Cols: p.Cols(), Rows: p.Rows(), Layers: 1}
	v := p.look()
	for cell := range g.Cols * g.Rows {
		square := uint64(1) << (cell%g.Cols*v.height + g.Rows - 1 - cell/g.Cols)
		for who := range v.stones {
			if v.stones[who]&square != 0 {
				g.Marks[who] |= 1 << cell
			}
		}
	}
	return string(g.AppendText(nil))
}

// MarshalText returns the text of [Position.String]. In JSON a position is a string.
func (p Position) MarshalText() ([]byte, error) { return []byte(p.String()), nil }

// UnmarshalText reads a text as [Parse] does.
func (p *Position) UnmarshalText(text []byte) error {
	q, err := Parse(string(text))
	if err == nil {
		*p = q
	}
	return err
}
