package extensive

import (
	"encoding/json"
	"fmt"
	"maps"
	"slices"
	"strings"

	"github.com/cgt-go/sdk/internal/scan"
	"github.com/cgt-go/sdk/matrixgame"
)

// locateKey returns the error for a key that is none of those of a tree or a branch, with its place. It reads the text
// again, without types.
func locateKey(text string, unknown *scan.KeyError) error {
	type spot struct {
		object   any
		isBranch bool
		at       *pendingJSON
	}
	var root any
	if err := json.Unmarshal([]byte(text), &root); err != nil {
		return fmt.Errorf("extensive: %w", err) // something follows the tree
	}
	stack := []spot{{root, false, new(pendingJSON)}}
	for len(stack) > 0 {
		s := stack[len(stack)-1]
		stack = stack[:len(stack)-1]
		keys := []string{"payoff", "chance", "player", "set", "moves"}
		if s.isBranch {
			keys = []string{"label", "probability", "then"}
		}
		fields, _ := s.object.(map[string]any)
		// They are looked at in an order, so that the answer is always the same, and package encoding/json minds no
		// capitals.
		for _, key := range slices.Sorted(maps.Keys(fields)) {
			k := slices.IndexFunc(keys, func(known string) bool { return strings.EqualFold(known, key) })
			if k < 0 {
				return s.at.located(&matrixgame.InputError{Msg: (&scan.KeyError{Key: key}).Error()})
			}
			switch keys[k] {
			case "then":
				stack = append(stack, spot{fields[key], false, s.at})
			case "chance", "moves":
				branches, _ := fields[key].([]any)
				for b, branch := range slices.Backward(branches) {
					stack = append(stack, spot{branch, true, &pendingJSON{parent: s.at, step: step(labelOf(branch), b)}})
				}
			}
		}
	}
	return &matrixgame.InputError{Msg: unknown.Error()} // it is in what a key has that is there again, and so lost here
}

// labelOf returns the label of a branch, or "".
func labelOf(branch any) string {
	fields, _ := branch.(map[string]any)
	if label, ok := fields["label"].(string); ok {
		return label
	}
	for _, key := range slices.Sorted(maps.Keys(fields)) {
		if label, ok := fields[key].(string); ok && strings.EqualFold(key, "label") {
			return label
		}
	}
	return ""
}
