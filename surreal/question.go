package surreal

import (
	"context"
	"errors"
	"fmt"
	"strings"

	"github.com/cgt-go/sdk/cgt"
)

// answer is what a question about a game is answered with: yes or no, or a text, or a list of games.
type answer struct {
	yes    bool
	text   string
	games  []Game
	isList bool
}

type question func(e *engine, g Game) (answer, error)

// What an answer may have of levels: so many games, each with so many bytes of text.
const (
	mostOnLevels     = 1000
	mostBytesOnLevel = 1 << 12
)

// questions are what a statement can ask about a game, by their names.
var questions = map[string]question{
	"isAllSmall":      whether(func(_ *engine, g Game) bool { return g.IsAllSmall() }),
	"isAtomic":        whether(func(e *engine, g Game) bool { _, ok := e.atomicWeight(g); return ok }),
	"isCold":          whether(func(_ *engine, g Game) bool { return g.IsNumber() }),
	"isDicotic":       whether(func(_ *engine, g Game) bool { return g.IsAllSmall() }),
	"isEven":          whether(func(_ *engine, g Game) bool { return g.Parity() == Even }),
	"isEvenTempered":  whether(func(_ *engine, g Game) bool { return g.Temper() == Even }),
	"isHot":           whether(func(_ *engine, g Game) bool { return g.IsHot() }),
	"isInfinitesimal": whether(func(_ *engine, g Game) bool { return g.IsInfinitesimal() }),
	"isInteger":       whether(func(_ *engine, g Game) bool { return g.IsInt() }),
	"isNimber":        whether(func(_ *engine, g Game) bool { _, ok := g.Nimber(); return ok }),
	"isNumber":        whether(func(_ *engine, g Game) bool { return g.IsNumber() }),
	"isNumberTiny":    whether(func(_ *engine, g Game) bool { return g.IsNumberTiny() }),
	"isNumberish":     whether(func(_ *engine, g Game) bool { return g.IsNumberish() }),
	"isOdd":           whether(func(_ *engine, g Game) bool { return g.Parity() == Odd }),
	"isOddTempered":   whether(func(_ *engine, g Game) bool { return g.Temper() == Odd }),
	"isSwitch":        whether(func(_ *engine, g Game) bool { _, _, ok := g.Switch(); return ok }),
	"isTepid":         whether(func(_ *engine, g Game) bool { return g.IsTepid() }),
	"isUptimal":       whether(func(e *engine, g Game) bool { _, ok := e.uptimal(g); return ok }),
	"isZero":          whether(func(_ *engine, g Game) bool { return g.IsZero() }),

	"incentives":      which(func(e *engine, g Game) []Game { return e.incentives(g) }),
	"leftIncentives":  which(func(e *engine, g Game) []Game { return e.incentives(g, cgt.Left) }),
	"leftOptions":     which(func(e *engine, g Game) []Game { return e.optionsOf(g, cgt.Left) }),
	"rightIncentives": which(func(e *engine, g Game) []Game { return e.incentives(g, cgt.Right) }),
	"rightOptions":    which(func(e *engine, g Game) []Game { return e.optionsOf(g, cgt.Right) }),

	"confusionInterval": func(_ *engine, g Game) (answer, error) {
		if i, ok := g.ConfusionInterval(); ok {
			return answer{text: i.String()}, nil
		}
		return answer{}, errNothingConfused
	},
	"farStar": func(e *engine, g Game) (answer, error) { return answer{text: e.farStar(g).String()}, nil },
	"levels": func(e *engine, g Game) (answer, error) {
		levels, ok := g.Levels(mostOnLevels)
		if !ok {
			e.Fail(&cgt.LimitError{What: "followers", Limit: mostOnLevels})
		}
		var b strings.Builder
		for day, level := range levels {
			fmt.Fprintf(&b, "; %d:", day)
			for _, h := range level {
				if !e.Spend(costOfSum * h.cost()) {
					return answer{}, nil
				}
				text, err := h.Text(mostBytesOnLevel)
				if err != nil {
					e.Fail(err)
				}
				b.WriteString(" " + text)
			}
		}
		return answer{text: strings.TrimPrefix(b.String(), "; ")}, nil
	},
	"misereOutcome": func(e *engine, g Game) (answer, error) {
		if e.mostMoves(g); e.Err != nil {
			return answer{}, nil
		}
		s := cgt.Solver[Game]{Rules: Games{}, Misere: true}
		o, err := s.Outcome(e.context(), g)
		if err != nil {
			e.Fail(err)
		}
		return answer{text: o.String()}, nil
	},
	"outcome": func(_ *engine, g Game) (answer, error) { return answer{text: g.Outcome().String()}, nil },
	"uptimal": func(e *engine, g Game) (answer, error) {
		u, ok := e.uptimal(g)
		if !ok {
			return answer{}, errNoUptimal
		}
		return answer{text: fmt.Sprint(u)}, nil
	},
}

var (
	errNothingConfused = errors.New("no number is confused with this game")
	errNoUptimal       = errors.New("this game is no sum of a number, a nimber and powers of ^")
)

// whether makes a question to be answered by yes or no.
func whether(f func(e *engine, g Game) bool) question {
	return func(e *engine, g Game) (answer, error) { return answer{yes: f(e, g)}, nil }
}

// which makes a question for games.
func which(f func(e *engine, g Game) []Game) question {
	return func(e *engine, g Game) (answer, error) { return answer{games: f(e, g), isList: true}, nil }
}

// optionsOf returns the options of who.
func (e *engine) optionsOf(g Game, who cgt.Player) []Game {
	var options []Game
	for o := range g.Options(who) {
		if !e.Spend(1) {
			return nil
		}
		options = append(options, o)
	}
	return options
}

// context returns the context of the engine.
func (e *engine) context() context.Context {
	if e.Ctx == nil {
		return context.Background()
	}
	return e.Ctx
}
