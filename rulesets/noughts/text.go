package noughts

import "github.com/cgt-go/sdk/rulesets/internal/marks"

// Parse reads a position: the rows with | or line ends between them, in which X and O are marks and a dot is an empty
// cell, such as "X..|.O.|...". If there are layers, they follow one after another with / between them. Blanks do not
// count. There must be as many X as O or one more. An error is a [*github.com/cgt-go/sdk/cgt.SyntaxError] with the
// offset; if the board is too large, errors.As finds the [*SizeError].
func Parse(text string) (Position, error) {
	p := marks.Parser{
		What: "position of noughts and crosses", Layered: true,
		TooLarge: func(cols, rows, layers int) error { return &SizeError{cols, rows, layers} },
	}
	g, err := p.Parse(text)
	if err != nil || g.Cols == 0 {
		return Position{}, err
	}
	q, err := New(g.Cols, g.Rows, g.Layers)
	q.x, q.o = g.Marks[0], g.Marks[1]
	return q, err
}

// MustParse is Parse for texts that are known to be right; it panics otherwise.
func MustParse(text string) Position {
	p, err := Parse(text)
	if err != nil {
		panic(err)
	}
	return p
}

// String returns the rows with | between them, and the layers with / between them, as [Parse] reads them.
func (p Position) String() string {
	g := marks.Grid{Cols: p.Cols(), Rows: p.Rows(), Layers: p.Layers(), Marks: [2]uint64{p.x, p.o}}
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
