package hex

import "github.com/cgt-go/sdk/rulesets/internal/marks"

// Parse reads a position: the rows with | or line ends between them, in which X is a cell of the first player, O one of
// the second, and a dot a cell that is not taken, such as "..X|.O.|...". Blanks do not count, so that rows may be
// shifted as they are on the board. There must be as many X as O or one more. An error is a [*cgt.SyntaxError] with the
// offset; if the board is too large, errors.As finds the [*SizeError].
func Parse(text string) (Position, error) {
	p := marks.Parser{What: "position of Hex", TooLarge: func(cols, rows, _ int) error { return &SizeError{cols, rows} }}
	g, err := p.Parse(text)
	if err != nil || g.Cols == 0 {
		return Position{}, err
	}
	q, err := New(g.Cols, g.Rows)
	q.taken = g.Marks
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

// String returns the rows with | between them, as [Parse] reads them.
func (p Position) String() string {
	g := marks.Grid{Cols: p.Cols(), Rows: p.Rows(), Layers: 1, Marks: p.taken}
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
