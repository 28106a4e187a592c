package rulesets_test

import (
	"bytes"
	"errors"
	"fmt"
	"slices"
	"testing"

	"github.com/cgt-go/sdk/cgt"
	"github.com/cgt-go/sdk/surreal"
	"github.com/cgt-go/sdk/surreal/database"
	"github.com/cgt-go/sdk/surreal/sums"
)

// texts returns what is written of all positions that a database may meet, the parts and the normal forms among them;
// ok is false if two have the same text.
func (s subject) texts() (read map[string]any, ok bool) {
	if s.read != nil {
		return s.read, true
	}
	read = map[string]any{}
	isKnown := map[any]bool{}
	waiting := slices.Clone(s.positions)
	for len(waiting) > 0 {
		p := waiting[len(waiting)-1]
		waiting = waiting[:len(waiting)-1]
		if isKnown[p] {
			continue
		}
		isKnown[p] = true
		text := fmt.Sprint(p)
		if _, twice := read[text]; twice {
			return nil, false
		}
		read[text] = p
		for who := cgt.Left; who <= cgt.Right; who++ {
			waiting = s.rules.AppendMoves(waiting, p, who)
		}
		if d, ok := s.rules.(cgt.Decomposer[any]); ok {
			waiting = d.AppendParts(waiting, p)
		}
		if n, ok := s.rules.(cgt.Normalizer[any]); ok {
			q, _ := n.Normalize(p)
			waiting = append(waiting, q)
		}
	}
	s.read = read
	return read, true
}

// ifTexts is for positions that can be told by their texts.
func ifTexts(s subject) string {
	if _, ok := s.texts(); !ok {
		return "different positions have the same text"
	}
	return ""
}

// checkDatabase is for values that are kept in a file.
func (s subject) checkDatabase(t *testing.T) {
	read, _ := s.texts()
	sample := 5
	if s.isThorough {
		sample = -1
	}
	m := database.Maker[any]{Name: "subject", Rules: s.rules, Sample: sample, Parse: func(text string) (any, error) {
		if p, ok := read[text]; ok {
			return p, nil
		}
		return nil, errors.New("no such position")
	}}
	built, leftOut, err := m.Build(t.Context(), slices.Values(s.positions))
	if err != nil || leftOut != 0 {
		t.Fatalf("%d positions are left out: %v", leftOut, err)
	}
	var file bytes.Buffer
	if _, err := built.WriteTo(&file); err != nil {
		t.Fatal(err)
	}
	db, err := m.Read(t.Context(), &file)
	if err != nil || db.Len() != built.Len() {
		t.Fatalf("%d of %d positions are read: %v", db.Len(), built.Len(), err)
	}
	asked := askedDatabase{db, new(int)}
	values, solver := surreal.Solver[any]{Rules: s.rules}, sums.Solver{Database: asked}
	for v, p := range s.positions {
		want, err := values.Value(t.Context(), p)
		if err != nil {
			t.Fatal(err)
		}
		if g, ok := db.Value(p); !ok || g != want {
			t.Fatalf("the database has %v, %v for %v, which is worth %v", g, ok, p, want)
		}
		if v > 0 && !s.isThorough {
			continue
		}
		c := sums.Of(s.rules, p)
		if o, err := solver.Outcome(t.Context(), c); o != s.outcome(v) || err != nil {
			t.Fatalf("with the database the outcome of %v is %v, %v, and not %v", p, o, err, s.outcome(v))
		}
	}
	if *asked.times == 0 && len(s.positions) > 1 {
		t.Error("the database was never asked")
	}
}

// askedDatabase counts how often a database is asked.
type askedDatabase struct {
	*database.Database[any]
	times *int
}

func (a askedDatabase) Lookup(c sums.Component) (surreal.Game, bool) {
	*a.times++
	return a.Database.Lookup(c)
}
