package main

import (
	"context"
	"errors"
	"fmt"
	"io"
	"math"
	"slices"
	"strconv"
	"strings"

	"github.com/cgt-go/sdk/cgt"
	"github.com/cgt-go/sdk/zermelo"
)

// solvable is a game that the form solve knows.
type solvable struct {
	name   string // the first word after solve
	words  string // the words after it, for the help
	does   string // what is played, for the help
	more   string // what else the help of this game says
	sample sample // for the help of this game
	// noMisere says that the rules have an end of their own.
	noMisere bool
	solve    func(ctx context.Context, c *call, o solveOptions) (answer, error)
}

// solveOptions are the flags of the form solve.
type solveOptions struct {
	method zermelo.Method
	misere bool
	limit  int // positions, or 0 for as many as usual
	// told, if not nil, is where to tell how far it is.
	told io.Writer

	// isRace says that only the quickest ways to win are good, and that the distance to the end is of interest.
	isRace bool
}

// runSolve is the form solve.
func runSolve(ctx context.Context, c *call) (answer, error) {
	var names []string
	for _, g := range solvableGames() {
		names = append(names, g.name)
	}
	var err error
	if c.words, err = c.fields(c.words); err != nil {
		return nil, err
	}
	o := solveOptions{}
	if name, ok := c.flags["method"]; ok {
		if o.method, err = parseMethod(name); err != nil {
			return nil, err
		}
	}
	if len(c.words) == 0 {
		return nil, errors.New("solve takes a game; the games are " + strings.Join(names, " "))
	}
	g, ok := gameNamed(c.words[0])
	if r, isRuleset := rulesetNamed(c.words[0]); !ok && isRuleset {
		return nil, fmt.Errorf("%s is a ruleset: calc solve position %[1]s POSITION", r.name)
	}
	if !ok {
		if at := whereElse(c.words[0]); at != "" {
			return nil, errors.New(at)
		}
		if strings.HasPrefix(c.words[0], "-") {
			return nil, fmt.Errorf("%.30q is not a flag of this form; calc help solve lists them", c.words[0])
		}
		return nil, fmt.Errorf("there is no game %.30q; %sthe games are %s", c.words[0], didYouMean(c.words[0], names)+onHelp(c.words[0], "solve"), strings.Join(names, " "))
	}
	if _, o.misere = c.flags["misere"]; o.misere && g.noMisere {
		var names []string
		for _, g := range solvableGames() {
			if !g.noMisere {
				names = append(names, g.name)
			}
		}
		return nil, fmt.Errorf("-misere is not for the game %s, but for %s", g.name, strings.Join(names, " "))
	}
	if word, ok := c.flags["limit"]; ok {
		if o.limit, err = strconv.Atoi(word); err != nil || o.limit < 1 {
			return nil, fmt.Errorf("-limit: %.30q is no number of positions", word)
		}
	}
	o.told = c.told()
	c.words = c.words[1:]
	if g.words != "FILE" && g.words != "FEN" { // these read a text that may be of many words
		if c.words, err = c.fields(c.words); err != nil {
			return nil, err
		}
	}
	a, err := g.solve(ctx, c, o)
	if limit := (*cgt.LimitError)(nil); errors.As(err, &limit) && limit.What == "positions" {
		advice := fmt.Sprintf("%s, and calc help %s explains the game", moreThan(limit.Limit), g.name)
		if beyond := (beyondError{}); errors.As(err, &beyond) {
			advice = beyond.advice
		}
		return nil, fmt.Errorf("%w; %s", err, advice)
	}
	return a, err
}

// beyondError is about a limit that was reached where there is more to say than which one is larger.
type beyondError struct {
	error
	advice string
}

func (e beyondError) Unwrap() error { return e.error }

// beyond says of the limit in err, if there is one, that no larger one is likely to do for a board of this game.
func beyond(err error, game string) error {
	if !errors.Is(err, cgt.ErrLimit) {
		return err
	}
	return beyondError{err, fmt.Sprintf("larger limits will hardly do, for this board is too large: calc help %s says which are not", game)}
}

// gameNamed returns the game with a name, in small letters or capitals.
func gameNamed(name string) (solvable, bool) {
	games := solvableGames()
	i := slices.IndexFunc(games, func(g solvable) bool { return strings.EqualFold(g.name, name) })
	if i < 0 {
		return solvable{}, false
	}
	return games[i], true
}

// parseMethod reads the name of a method of package zermelo, in small letters or capitals.
func parseMethod(name string) (zermelo.Method, error) {
	var names []string
	for m := zermelo.Auto; !strings.Contains(m.String(), "("); m++ {
		if strings.EqualFold(name, m.String()) {
			return m, nil
		}
		names = append(names, strings.ToLower(m.String()))
	}
	return 0, fmt.Errorf("there is no method %.30q; the methods are %s", name, strings.Join(names, " "))
}

// solveRules solves a game with the rules of package cgt, played from p.
func solveRules[Pos comparable](ctx context.Context, rules cgt.Ruleset[Pos], p Pos, first zermelo.Player, o solveOptions, positions int) (answer, error) {
	// Bound positions are all of one type, so that the solvers are compiled once, and not for each of two dozen
	// rulesets.
	game := zermelo.Normal(cgt.Positions{})
	if o.misere {
		game = zermelo.Misere(cgt.Positions{})
	}
	start := zermelo.Turned[cgt.Position]{Pos: cgt.Bind(rules, p), Next: first}
	return solveGame(ctx, game, start, o, positions, func(q zermelo.Turned[cgt.Position]) string { return fmt.Sprint(q.Pos) })
}

// isSearch reports whether the method finds the value of one position, and looks at positions again and again.
func (o solveOptions) isSearch() bool {
	return o.method == zermelo.AlphaBeta || o.method == zermelo.ProofNumber || o.method == zermelo.Deepening
}

// solveGame solves a game, looking at so many positions at most, and checks what it finds. The text of a move says
// where it leads.
func solveGame[Pos comparable, V zermelo.Payoff[V]](ctx context.Context, game zermelo.Game[Pos, V], start Pos, o solveOptions, positions int, text func(q Pos) string) (answer, error) {
	s := zermelo.Solver[Pos, V]{Game: game, Method: o.method, Limits: cgt.Limits{Positions: positions}, Progress: progress(o.told, "positions", positions)}
	if o.isSearch() {
		return searchGame(ctx, s, start, o.isRace && o.method == zermelo.Deepening, text)
	}
	if numbers, ok := game.(zermelo.Indexer[Pos]); o.method == zermelo.Indexed && (!ok || numbers.Size() <= 0) {
		return nil, errors.New("the positions of this game have no numbers, which the method indexed needs")
	}
	solution, err := s.Solve(ctx, start)
	if err != nil {
		return nil, err
	}
	if err := solution.Verify(ctx); err != nil {
		return nil, err
	}
	v := solution.StartValue()
	a := solvedGame{Value: valueInWords(game, start, v), Moves: []string{}}
	best := solution.BestMoves(start)
	if o.isRace || a.isLost() {
		best = solution.QuickestMoves(start)
	}
	for _, q := range best {
		a.Moves = append(a.Moves, text(q))
	}
	if moves, ok := solution.Distance(start); ok && o.isRace {
		a.Distance = &moves
	}
	// The strategies are checked too, without regard to positions that are alike. These may be too many.
	if a.Verified, err = checkStrategies(ctx, game, start, solution.Strategy, v, s.Limits); err != nil {
		return nil, err
	}
	return a, nil
}

// checkStrategies checks that strategies of both players guarantee a value. It reports whether they have been checked:
// there may be too many positions.
func checkStrategies[Pos comparable, V zermelo.Payoff[V]](ctx context.Context, game zermelo.Game[Pos, V], start Pos, strategy func(who zermelo.Player) zermelo.Strategy[Pos], v V, limits cgt.Limits) (isChecked bool, err error) {
	isChecked = true
	for who := zermelo.Max; who <= zermelo.Min; who++ {
		_, err := zermelo.CheckStrategy(ctx, game, start, who, strategy(who), v, limits)
		switch {
		case errors.Is(err, cgt.ErrLimit):
			isChecked = false
		case err != nil:
			return false, err
		}
	}
	return isChecked, nil
}

// searchGame is [solveGame] for methods that find the value of one position. With isRace, which needs one that looks
// further and further ahead, only the quickest ways to win and the longest ones to lose are good.
func searchGame[Pos comparable, V zermelo.Payoff[V]](ctx context.Context, s zermelo.Solver[Pos, V], start Pos, isRace bool, text func(q Pos) string) (answer, error) {
	proof, err := s.Prove(ctx, start)
	if u, ok := s.Game.(zermelo.Unending[V]); ok && errors.Is(err, cgt.ErrLimit) {
		if _, mayLoop := u.Unending(); mayLoop {
			err = beyondError{err, "play may have no end, and this search none either: -method auto lists the positions"}
		}
	}
	if err != nil {
		return nil, err
	}
	if err := proof.Verify(ctx); err != nil {
		return nil, err
	}
	a := solvedGame{Value: valueInWords(s.Game, start, proof.Value()), Moves: []string{}, Verified: true}
	if isRace = isRace && a.Value != "draw"; isRace {
		o, err := s.Within(ctx, start, math.MaxInt)
		if err != nil {
			return nil, err
		}
		a.Distance = &o.Depth
	}
	if _, isEnd := s.Game.End(start); isEnd {
		return a, nil
	}
	normalize := func(q Pos) (Pos, bool) { return q, false }
	if n, ok := s.Game.(cgt.Normalizer[Pos]); ok {
		normalize = n.Normalize
	}
	seen, isGood := map[Pos]bool{}, map[Pos]bool{}
	for _, q := range s.Game.AppendMoves(nil, start) {
		if seen[q] {
			continue
		}
		seen[q] = true
		good := a.isLost() && !isRace // a move cannot make it worse
		isKnown := good
		p, isSwapped := normalize(q)
		if !isKnown && !isSwapped {
			good, isKnown = isGood[p]
		}
		if !isKnown {
			var v V
			if isRace {
				o, err := s.Within(ctx, q, *a.Distance-1)
				if err != nil {
					return nil, err
				}
				v, good = o.Value()
				good = good && v == proof.Value() && o.Depth == *a.Distance-1
			} else {
				if v, err = s.Value(ctx, q); err != nil {
					return nil, err
				}
				good = v == proof.Value()
			}
			if !isSwapped {
				isGood[p] = good
			}
		}
		if good {
			a.Moves = append(a.Moves, text(q))
		}
	}
	return a, nil
}

// valueInWords says which player wins a game from start, or what it is worth.
func valueInWords[Pos comparable, V zermelo.Payoff[V]](game zermelo.Game[Pos, V], start Pos, v V) string {
	r, ok := any(v).(zermelo.Result)
	if !ok {
		return fmt.Sprint(v)
	}
	switch winner, ok := r.Winner(); {
	case !ok:
		return "draw"
	case winner == game.Turn(start):
		return "first"
	}
	return "second"
}

// solvedGame is what there is to say of a game that is solved.
type solvedGame struct {
	Value    string   `json:"value"`
	Moves    []string `json:"moves"`
	Verified bool     `json:"verified"`
	Distance *int     `json:"distance,omitempty"` // only for games that are races
}

// isLost reports whether whoever begins loses.
func (a solvedGame) isLost() bool { return a.Value == "second" }

func (a solvedGame) text() string {
	var b strings.Builder
	fmt.Fprintln(&b, a.Value)
	label := "move"
	if a.isLost() {
		label = "losing move"
	}
	for _, m := range a.Moves {
		fmt.Fprintf(&b, "%-11s %s\n", label, onOneLine(m))
	}
	verified := "no, there are too many positions"
	if a.Verified {
		verified = "yes"
	}
	if a.Distance != nil {
		fmt.Fprintf(&b, "distance    %d\n", *a.Distance)
	}
	fmt.Fprintf(&b, "verified    %s\n", verified)
	return b.String()
}

// onOneLine returns the text of a position as a part of a line.
func onOneLine(position string) string {
	if strings.TrimSpace(position) == "" {
		return "(empty)"
	}
	return strings.ReplaceAll(position, "\n", "|")
}
