package database_test

import (
	"bytes"
	"context"
	"errors"
	"fmt"
	"slices"

	"github.com/cgt-go/sdk/cgt"
	"github.com/cgt-go/sdk/rulesets/domineering"
	"github.com/cgt-go/sdk/surreal"
	"github.com/cgt-go/sdk/surreal/database"
	"github.com/cgt-go/sdk/surreal/hotplay"
	"github.com/cgt-go/sdk/surreal/sums"
)

// The values of all that is played on a small board are found, written, and read again for a sum.
func Example() {
	ctx := context.Background()
	maker := database.Maker[domineering.Position]{
		Name: "domineering", Rules: domineering.Rules{}, Parse: domineering.Parse,
		Sample: 10, // positions to be verified when a file is read
	}
	built, _, err := maker.Build(ctx, slices.Values([]domineering.Position{domineering.Rectangle(3, 4)}))
	if err != nil {
		fmt.Println(err)
		return
	}
	var file bytes.Buffer // or an os.File
	if _, err := built.WriteTo(&file); err != nil {
		fmt.Println(err)
		return
	}
	db, err := maker.Read(ctx, &file)
	if err != nil {
		fmt.Println(err)
		return
	}
	fmt.Println(db.Len(), "positions")
	solver := sums.Solver{Database: db}
	wins, err := solver.Wins(ctx, cgt.Left,
		sums.Of(domineering.Rules{}, domineering.Rectangle(3, 4)), sums.Of(domineering.Rules{}, domineering.Rectangle(2, 3)))
	fmt.Println(wins, err)
	// Output:
	// 55 positions
	// true <nil>
}

func maker() database.Maker[domineering.Position] {
	return database.Maker[domineering.Position]{Name: "domineering", Rules: domineering.Rules{}, Parse: domineering.Parse}
}

func small() *database.Database[domineering.Position] {
	m := maker()
	db, _, err := m.Build(context.Background(), slices.Values([]domineering.Position{domineering.Rectangle(2, 3)}))
	if err != nil {
		panic(err)
	}
	return db
}

// All that is played on a board of two rows and three columns, in the order of the texts.
func ExampleMaker_Build() {
	m := maker()
	db, leftOut, err := m.Build(context.Background(), slices.Values([]domineering.Position{domineering.Rectangle(2, 3)}))
	if err != nil {
		fmt.Println(err)
		return
	}
	fmt.Println(db, db.Len(), leftOut)
	for p, g := range db.All() {
		fmt.Println(p, g)
	}
	// Output:
	// domineering 4 0
	// .. -1
	// ...|.## -1/2
	// ...|... {2|-1/2}
	// ..|.. +-1
}

// A damaged file, and one for another game, are refused.
func ExampleMaker_Read() {
	ctx := context.Background()
	var file bytes.Buffer
	if _, err := small().WriteTo(&file); err != nil {
		fmt.Println(err)
		return
	}
	fmt.Println(file.Len(), "bytes")
	m := maker()
	_, err := m.Read(ctx, bytes.NewReader(file.Bytes()[:60]))
	fmt.Println(err)
	other := maker()
	other.Name, other.Rules = "cram", domineering.Cram{}
	_, err = other.Read(ctx, &file)
	fmt.Println(err)
	var wrong *database.FileError
	fmt.Println(errors.As(err, &wrong), wrong.Part)
	// Output:
	// 116 bytes
	// database: offset 60: position 1: unexpected EOF
	// database: offset 32: head: it is of the game "domineering", not of "cram"
	// true head
}

func ExampleHead() {
	var file bytes.Buffer
	if _, err := small().WriteTo(&file); err != nil {
		fmt.Println(err)
		return
	}
	fmt.Println(database.Head(&file))
	// Output: domineering 0 <nil>
}

// A position may be one that splits, or that is turned.
func ExampleDatabase_Value() {
	db := small()
	fmt.Println(db.Value(domineering.MustParse("..#.|..#.")))
	fmt.Println(db.Value(domineering.MustParse("..|.#|.#")))
	fmt.Println(db.Value(domineering.MustParse("...|...|...")))
	// Output:
	// {2|0} true
	// 1/2 true
	// 0 false
}

// Rules with the values of a database are rules that know values.
type informed struct {
	domineering.Rules
	*database.Database[domineering.Position]
}

// A solver of larger boards asks the database for the values of their parts.
func ExampleDatabase_Value_solver() {
	s := surreal.Solver[domineering.Position]{Rules: informed{domineering.Rules{}, small()}}
	fmt.Println(s.Value(context.Background(), domineering.Rectangle(2, 5)))
	// Output: 1/2 <nil>
}

func ExampleDatabase_Lookup() {
	board := domineering.MustParse("...|...")
	fmt.Println(small().Lookup(sums.Of(domineering.Rules{}, board).Neg()))
	fmt.Println(small().Lookup(sums.Of[domineering.Position](domineering.Cram{}, board)))
	// Output:
	// {1/2|-2} true
	// 0 false
}

func ExampleDatabase_Verify() {
	fmt.Println(small().Verify(context.Background()))
	// Output: <nil>
}

// Strategies by temperature play with values, which a solver takes from its database.
func ExampleDatabase_strategies() {
	ctx := context.Background()
	solver := sums.Solver{Database: small()}
	board := sums.Of(domineering.Rules{}, domineering.Rectangle(2, 3))
	values, err := solver.Values(ctx, board, board.Neg(), sums.Of(domineering.Rules{}, domineering.Rectangle(2, 2)))
	if err != nil {
		fmt.Println(err)
		return
	}
	p := hotplay.NewPosition(cgt.Left, values...)
	fmt.Println(p)
	record, err := hotplay.Play(ctx, hotplay.Thermostrat{}, hotplay.Sentestrat{}, p)
	fmt.Println(record.Score, err)
	// Output:
	// {2|-1/2}, {1/2|-2}, +-1; Left
	// 1 <nil>
}
