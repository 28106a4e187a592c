package surreal

import "strings"

// endOption ends the option being read between braces.
func (r *reader) endOption() {
	top := r.top()
	top.items = append(top.items, item{g: r.total(), at: r.at})
	top.started = false
}

// atBar reports whether a bar stands at the current place.
func (r *reader) atBar() bool { return r.s[r.at] == '|' || strings.HasPrefix(r.s[r.at:], "‖") }

// bar reads a run of bars; ‖ is two.
func (r *reader) bar() error {
	top := r.top()
	at, bars := r.at, 0
	for {
		run, ok := r.has("|", "‖")
		switch {
		case !ok:
			top.items = append(top.items, item{bars: bars, at: at})
			return nil
		case run == "|":
			bars++
		default:
			bars += 2
		}
	}
}

// closeBrace ends the innermost braces.
func (r *reader) closeBrace() error {
	items, open := r.top().items, r.top().at
	r.at++
	r.frames = r.frames[:len(r.frames)-1]
	for _, it := range items {
		if it.bars > 0 {
			g, err := r.divide(items)
			if err != nil {
				return err
			}
			return r.term(g)
		}
	}
	// Braces without a bar are a list of options, which only a switch takes.
	top := r.top()
	last := len(top.prefixes) - 1
	if last < 0 || top.prefixes[last].op != '±' {
		return r.fail(open, "'|' missing between these braces")
	}
	if len(items) == 0 {
		return r.fail(open, "want options of the switch")
	}
	options := make([]Game, len(items))
	for i, it := range items {
		options[i] = it.g
	}
	g := r.e.apply(top.prefixes[last], options)
	top.prefixes = top.prefixes[:last]
	return r.term(g)
}

// divide returns the game between braces. The longest run of bars divides it into the sides; a side with
// shorter runs in it is a game itself, the only option there.
//
// Games are built from the shortest runs up, in one pass over the items, with a stack of the runs
// that still wait for their right side. The lengths on the stack decrease, so a run of bars longer than
// the last one ends the game of that one.
func (r *reader) divide(items []item) (Game, error) {
	type open struct {
		left []Game
		bars int
	}
	var stack []open
	var options []Game
	end := func() { // the innermost game ends
		last := stack[len(stack)-1]
		stack = stack[:len(stack)-1]
		options = []Game{r.e.canonical(last.left, options)}
	}
	for _, it := range items {
		if it.bars == 0 {
			options = append(options, it.g)
			continue
		}
		for len(stack) > 0 && stack[len(stack)-1].bars < it.bars {
			end()
		}
		if len(stack) > 0 && stack[len(stack)-1].bars == it.bars {
			run := strings.Repeat("|", min(it.bars, 8))
			return Game{}, r.fail(it.at, "%q divides the same braces twice; where one game is in the other, the outer one has more bars, as in {2||1|-1}", run)
		}
		stack = append(stack, open{options, it.bars})
		options = nil
	}
	for len(stack) > 1 {
		end()
	}
	return r.e.canonical(stack[0].left, options), nil
}
