package tiles

import "github.com/cgt-go/sdk/rulesets/internal/marks"

// Parse reads a position: a letter for each tile from 1 on, X if the first player has it, O if the second one has it,
// and a dot if nobody has, such as "....X...O". Blanks do not count. There must be as many X as O or one more. An error
// is a [*github.com/cgt-go/sdk/cgt.SyntaxError] with the offset; if there are too many tiles, errors.As finds the
// [*SizeError].
func Parse(text string) (Position, error) {
	p := marks.Parser{What: "position of tiles", TooLarge: func(cols, _, _ int) error { return &SizeError{cols} }}
	g, err := p.Parse(text)
	if err != nil {
		return Position{}, err
	}
	if g.Rows > 1 {
		return Position{}, p.Fail(g.Offsets[g.Cols], nil, "a second row")
	}
	return Position{taken: g.Marks, tiles: uint64(g.Cols)}, nil
}

// MustParse is Parse for texts that are known to be right; it panics otherwise.
func MustParse(text string) Position {
	p, err := Parse(text)
	if err != nil {
		panic(err)
	}
	return p
}

// String returns the letters that [Parse] reads.
func (p Position) String() string {
	g := marks.Grid{Cols: p.Tiles(), Rows: 1, Layers: 1, Marks: p.taken}
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
