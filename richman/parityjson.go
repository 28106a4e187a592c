package richman

import (
	"encoding/json"
	"strconv"
)

// ParseParity reads a parity game: an arena, as [ParseArena] reads it, that has one key more,
//
//	{"edges": {"v": ["w"], "w": ["v", "w"]}, "priorities": {"v": 3, "w": 2}}
//
// with the priorities of vertices; those that are not there have the priority 0. The errors are as for ParseArena, and
// a [*cgt.SyntaxError] for a priority that is no whole number from 0 to 2^31 − 1.
func ParseParity(text string) (*Parity, error) {
	const what = "parity game in JSON"
	r := newJSONReader(text, what)
	type value struct {
		m        mention
		priority int
	}
	var values []value
	r.others = map[string]func() error{"priorities": func() error {
		if err := r.open('{', "priorities"); err != nil {
			return err
		}
		return r.keys(func(key string, offset int) error {
			t, at, err := r.token()
			if err != nil {
				return err
			}
			number, _ := t.(json.Number)
			x, err := strconv.ParseInt(string(number), 10, 32)
			if err != nil || x < 0 {
				return r.fail(at, nil, "a priority must be a whole number from 0 to 2^31 − 1")
			}
			values = append(values, value{mention{key, offset}, int(x)})
			return nil
		})
	}}
	p := newGraphReader(what)
	if err := r.graph(p); err != nil {
		return nil, err
	}
	a, err := p.arena()
	if err != nil {
		return nil, err
	}
	priorities := make([]int, a.Len())
	for _, x := range values {
		v, ok := a.Vertex(x.m.name)
		if !ok {
			return nil, r.fail(x.m.offset, nil, "there is no vertex %q", x.m.name)
		}
		priorities[v] = x.priority
	}
	return a.Parity(priorities)
}
