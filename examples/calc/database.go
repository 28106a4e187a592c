package main

import (
	"bytes"
	"context"
	"errors"
	"fmt"
	"io"
	"iter"
	"path/filepath"
	"runtime"
	"slices"
	"strconv"
	"strings"

	"github.com/cgt-go/sdk/cgt"
	"github.com/cgt-go/sdk/rulesets/amazons"
	"github.com/cgt-go/sdk/rulesets/board"
	"github.com/cgt-go/sdk/rulesets/clobber"
	"github.com/cgt-go/sdk/rulesets/domineering"
	"github.com/cgt-go/sdk/rulesets/konane"
	"github.com/cgt-go/sdk/rulesets/nogo"
	"github.com/cgt-go/sdk/rulesets/skijumps"
	"github.com/cgt-go/sdk/rulesets/toadsfrogs"
	"github.com/cgt-go/sdk/surreal"
	"github.com/cgt-go/sdk/surreal/database"
	"github.com/cgt-go/sdk/surreal/sums"
)

const (
	mostBoards      = 20_000_000 // that a database is built from
	sampleOfFile    = 50         // positions of a database to be verified when it is read
	rulesInDatabase = 1          // the version of the rules
)

// keeper is a game on boards of which calc has databases.
type keeper struct {
	name    string
	letters string // of the boards to begin with
	build   func(ctx context.Context, rows, cols, positions int) (kept, int, error)
	read    func(ctx context.Context, r io.Reader) (kept, error)
}

// kept is a database, whatever the positions are.
type kept interface {
	sums.Database
	io.WriterTo
	Len() int
	Verify(ctx context.Context) error
}

var keepers = []keeper{
	keeping("amazons", "xo.#", amazons.Rules{}, amazons.Parse),
	keeping("cannibalclobber", "xo.", clobber.Cannibal{}, clobber.Parse),
	keeping("clobber", "xo.", clobber.Rules{}, clobber.Parse),
	keeping("cram", ".#", domineering.Cram{}, domineering.Parse),
	keeping("domineering", ".#", domineering.Rules{}, domineering.Parse),
	keeping("elephants", "tf.", toadsfrogs.Elephants(), toadsfrogs.Parse),
	keeping("konane", "xo.", konane.Rules{}, konane.Parse),
	keeping("nogo", "xo.", nogo.Rules{}, nogo.Parse),
	keeping("skijumps", "LRlr.", skijumps.Rules{}, skijumps.Parse),
	keeping("toadsfrogs", "tf.", toadsfrogs.Rules{}, toadsfrogs.Parse),
}

// keeping returns how databases of a game are made.
func keeping[Pos comparable](name, letters string, rules cgt.Ruleset[Pos], parse func(string) (Pos, error)) keeper {
	maker := func(positions int) *database.Maker[Pos] {
		return &database.Maker[Pos]{
			Name: name, Version: rulesInDatabase, Rules: rules, Parse: parse,
			Limits: surreal.Limits{Positions: positions}, Goroutines: runtime.GOMAXPROCS(0), Sample: sampleOfFile,
		}
	}
	return keeper{
		name, letters,
		func(ctx context.Context, rows, cols, positions int) (kept, int, error) {
			return maker(positions).Build(ctx, positionsOn(rows, cols, letters, parse))
		},
		func(ctx context.Context, r io.Reader) (kept, error) { return maker(-1).Read(ctx, r) },
	}
}

// positionsOn yields all boards with up to so many rows and columns that are positions.
func positionsOn[Pos any](rows, cols int, letters string, parse func(string) (Pos, error)) iter.Seq[Pos] {
	return func(yield func(Pos) bool) {
		for r := 1; r <= rows; r++ {
			for c := 1; c <= cols; c++ {
				for b := range board.All(r, c, letters) {
					if p, err := parse(b.String()); err == nil && !yield(p) {
						return
					}
				}
			}
		}
	}
}

// checkBoards bounds the number of boards that a database is built from.
func (k keeper) checkBoards(rows, cols int) error {
	boards := 1
	for range rows {
		for range cols {
			if boards *= len(k.letters); boards > mostBoards {
				return fmt.Errorf("database: %d rows and %d columns: %w", rows, cols, &cgt.LimitError{What: "boards", Limit: mostBoards})
			}
		}
	}
	return nil
}

func keeperNames() string {
	var names []string
	for _, k := range keepers {
		names = append(names, k.name)
	}
	return strings.Join(names, " ")
}

func findKeeper(name string) (keeper, error) {
	i := slices.IndexFunc(keepers, func(k keeper) bool { return k.name == strings.ToLower(name) })
	if i < 0 {
		return keeper{}, fmt.Errorf("there are no databases of %.30q; the games are %s", name, keeperNames())
	}
	return keepers[i], nil
}

// runDatabase is the form database.
func runDatabase(ctx context.Context, c *call) (answer, error) {
	switch {
	case len(c.words) == 5 && c.words[0] == "build":
		return buildDatabase(ctx, c)
	case len(c.words) == 2 && c.words[0] == "verify":
		return verifyDatabase(ctx, c)
	}
	return nil, errors.New("database takes build, a game, two numbers and a file, or verify and a file; the games are " + keeperNames())
}

func buildDatabase(ctx context.Context, c *call) (answer, error) {
	k, err := findKeeper(c.words[1])
	if err != nil {
		return nil, err
	}
	var size [2]int
	for i, word := range c.words[2:4] {
		if size[i], err = strconv.Atoi(word); err != nil || size[i] < 1 || size[i] > mostBoards {
			return nil, fmt.Errorf("database: %.30q is no number of rows or columns", word)
		}
	}
	if err := k.checkBoards(size[0], size[1]); err != nil {
		return nil, err
	}
	positions := limits.Positions
	if word, ok := c.flags["limit"]; ok {
		if positions, err = strconv.Atoi(word); err != nil || positions < 1 {
			return nil, fmt.Errorf("-limit: %.30q is no number of positions", word)
		}
	}
	d, leftOut, err := k.build(ctx, size[0], size[1], positions)
	if limit := (*cgt.LimitError)(nil); errors.As(err, &limit) && limit.What == "positions" {
		return nil, fmt.Errorf("%w; %s", err, moreThan(positions))
	}
	if err != nil {
		return nil, err
	}
	var file bytes.Buffer
	n, err := d.WriteTo(&file)
	if err != nil {
		return nil, err
	}
	c.kept, c.keptIn = file.Bytes(), c.words[4]
	return databaseAnswer{k.name, d.Len(), &leftOut, n, nil}, nil
}

func verifyDatabase(ctx context.Context, c *call) (answer, error) {
	name := c.words[1]
	k, d, n, err := c.database(ctx, name)
	if err != nil {
		return nil, err
	}
	if err := d.Verify(ctx); err != nil {
		return nil, named(name, err)
	}
	verified := true
	return databaseAnswer{k.name, d.Len(), nil, n, &verified}, nil
}

// database returns the database in a file, with its game and the number of bytes.
func (c *call) database(ctx context.Context, name string) (keeper, kept, int64, error) {
	text, err := c.file(name)
	if err != nil {
		return keeper{}, nil, 0, err
	}
	game, _, err := database.Head(strings.NewReader(text))
	if err != nil {
		return keeper{}, nil, 0, named(name, err)
	}
	k, err := findKeeper(game)
	if err != nil {
		return keeper{}, nil, 0, named(name, err)
	}
	d, err := k.read(ctx, strings.NewReader(text))
	return k, d, int64(len(text)), named(name, err)
}

// databases returns those in the files of the flag database, or nil.
func (c *call) databases(ctx context.Context) (sums.Database, error) {
	list, ok := c.flags["database"]
	if !ok {
		return nil, nil
	}
	var all sums.Databases
	for _, name := range filepath.SplitList(list) {
		_, d, _, err := c.database(ctx, name)
		if err != nil {
			return nil, err
		}
		all = append(all, d)
	}
	return all, nil
}

// databaseAnswer is what there is to say about a database.
type databaseAnswer struct {
	Game      string `json:"game"`
	Positions int    `json:"positions"`
	LeftOut   *int   `json:"leftOut,omitempty"` // of one that was built
	Bytes     int64  `json:"bytes"`
	Verified  *bool  `json:"verified,omitempty"` // of one that was read
}

func (a databaseAnswer) text() string {
	var b strings.Builder
	fmt.Fprintf(&b, "game        %s\npositions   %d\n", a.Game, a.Positions)
	if a.LeftOut != nil {
		fmt.Fprintf(&b, "left out    %d\n", *a.LeftOut)
	}
	fmt.Fprintf(&b, "bytes       %d\n", a.Bytes)
	if a.Verified != nil {
		b.WriteString("verified    yes\n")
	}
	return b.String()
}
