package zermelo

import (
	"fmt"

	"github.com/cgt-go/sdk/internal/plural"
)

// String returns the value of the start, as in "{25 Max}: win, of 51 positions".
func (s *Solution[Pos, V]) String() string {
	if s.store == nil {
		return "no game was solved"
	}
	return fmt.Sprintf("%v: %v, of %s", s.start, s.StartValue(), plural.Of(s.Len(), "position", "positions"))
}

// String returns the value of the start and in how many positions the strategies say something, as in "{25 Max}: win,
// 20 moves of Max, 0 of Min".
func (p *Proof[Pos, V]) String() string {
	return fmt.Sprintf("%v: %v, %s of Max, %d of Min", p.start, p.value, plural.Of(p.Len(Max), "move", "moves"), p.Len(Min))
}

// String returns what is known, as in "4 moves ahead: -37 to 17"; three dots stand for what is open.
func (o Outlook[Pos, V]) String() string {
	text := func(v V, ok bool) string {
		if !ok {
			return "..."
		}
		return fmt.Sprint(v)
	}
	depth := plural.Of(o.Depth, "move", "moves")
	if v, ok := o.Value(); ok {
		return fmt.Sprintf("%s ahead: %v", depth, v)
	}
	return fmt.Sprintf("%s ahead: %s to %s", depth, text(o.Least()), text(o.Most()))
}
