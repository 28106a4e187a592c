package sums_test

import (
	"context"
	"errors"
	"fmt"
	"os"
	"slices"
	"strconv"
	"strings"
	"testing"

	"github.com/cgt-go/sdk/cgt"
	"github.com/cgt-go/sdk/internal/detector"
	"github.com/cgt-go/sdk/rulesets/amazons"
	"github.com/cgt-go/sdk/rulesets/battlesheep"
	"github.com/cgt-go/sdk/rulesets/board"
	"github.com/cgt-go/sdk/rulesets/clobber"
	"github.com/cgt-go/sdk/rulesets/domineering"
	"github.com/cgt-go/sdk/rulesets/fission"
	"github.com/cgt-go/sdk/rulesets/kayles"
	"github.com/cgt-go/sdk/rulesets/kingdirt"
	"github.com/cgt-go/sdk/rulesets/nogo"
	"github.com/cgt-go/sdk/rulesets/toadsfrogs"
	"github.com/cgt-go/sdk/rulesets/topplingdominoes"
	"github.com/cgt-go/sdk/surreal"
	"github.com/cgt-go/sdk/surreal/sums"
)

// factRows returns the rows of a table in testdata, which are so many at least, without the line of headings.
func factRows(t testing.TB, name string, least int) [][]string {
	text, err := os.ReadFile("testdata/" + name)
	if err != nil {
		t.Fatal(err)
	}
	var rows [][]string
	for line := range strings.Lines(string(text)) {
		if !strings.HasPrefix(line, "#") && !strings.HasPrefix(line, "id\t") {
			rows = append(rows, strings.Split(strings.TrimSuffix(line, "\n"), "\t"))
		}
	}
	if len(rows) < least {
		t.Fatalf("%s has only %d rows", name, len(rows))
	}
	return rows
}

// factSum reads the position of a row.
func factSum(game, position string) ([]sums.Component, error) {
	if game == "empty" {
		return nil, nil
	}
	if game != "sum" {
		c, err := factComponent(game, position)
		return []sums.Component{c}, err
	}
	var sum []sums.Component
	for part := range strings.SplitSeq(position, " + ") {
		game, position, _ := strings.Cut(part, ":")
		c, err := factComponent(game, position)
		if err != nil {
			return nil, err
		}
		sum = append(sum, c)
	}
	return sum, nil
}

var toAnimals = strings.NewReplacer("X", "t", "O", "f")

var toDominoes = strings.NewReplacer("X", "l", "O", "r", "#", "e")

func factComponent(game, position string) (sums.Component, error) {
	name, impartial := strings.CutPrefix(game, "impartial ")
	switch name {
	case "amazons":
		return parsed(impartial, amazons.Rules{}, amazons.Parse, position)
	case "clobber", "clobber_1xn":
		return parsed(impartial, clobber.Rules{}, clobber.Parse, position)
	case "domineering":
		if impartial {
			return parsed(false, domineering.Cram{}, domineering.Parse, position)
		}
		return parsed(false, domineering.Rules{}, domineering.Parse, position)
	case "fission":
		return parsed(impartial, fission.Rules{}, fission.Parse, position)
	case "toppling_dominoes":
		return parsed(impartial, topplingdominoes.Rules{}, topplingdominoes.Parse, toDominoes.Replace(position))
	case "elephants":
		return parsed(impartial, toadsfrogs.Elephants(), toadsfrogs.Parse, toAnimals.Replace(position))
	case "gen_toads":
		rules, b, err := toadsfrogs.ParseGame(toAnimals.Replace(position))
		if err != nil {
			return sums.Component{}, err
		}
		return ruled(impartial, rules, b), nil
	case "gen_king_dirt":
		rules, p, err := kingdirt.ParseGame(position)
		if err != nil {
			return sums.Component{}, err
		}
		return ruled(impartial, rules, p), nil
	case "sheep":
		return parsed(impartial, battlesheep.Rules{}, battlesheep.Parse, strings.ReplaceAll(position, "+", ""))
	case "cannibal_clobber":
		return parsed(impartial, clobber.Cannibal{}, clobber.Parse, position)
	case "nogo", "nogo_1xn":
		return parsed(impartial, nogo.Rules{}, nogo.Parse, position)
	case "kayles":
		n, err := strconv.Atoi(position)
		return sums.Of(kayles.Pins{}, kayles.Row(n)), err
	case "integer_game", "dyadic_rational":
		x, err := surreal.ParseDyadic(position)
		return inForm(impartial, form{left: surreal.FromDyadic(x)}), err
	case "nimber":
		g, err := surreal.Parse("*" + position)
		return sums.Value(g), err
	case "switch_game":
		left, right, _ := strings.Cut(strings.ReplaceAll(position, ", ", " "), " ")
		x, errLeft := surreal.ParseDyadic(left)
		y, errRight := surreal.ParseDyadic(right)
		return inForm(impartial, form{surreal.FromDyadic(x), surreal.FromDyadic(y), true}), errors.Join(errLeft, errRight)
	case "up_star":
		g, err := upStar(position)
		return inForm(impartial, form{left: g}), err
	}
	return sums.Component{}, fmt.Errorf("no game %q", game)
}

// inForm returns a value, or the impartial twin of its form.
func inForm(impartial bool, f form) sums.Component {
	if impartial {
		return ruled(true, forms{}, f)
	}
	if f.isSwitch {
		return sums.Value(surreal.New([]surreal.Game{f.left}, []surreal.Game{f.right}))
	}
	return sums.Value(f.left)
}

// upStar reads a multiple of ↑, and * behind it or not.
func upStar(text string) (surreal.Game, error) {
	rest := strings.ReplaceAll(text, "*", "")
	star := surreal.Game{}
	if rest != text {
		star = surreal.MustParse("*")
	}
	n := 0
	if rest = strings.TrimSpace(rest); rest != "" {
		var err error
		if n, err = strconv.Atoi(rest); err != nil {
			return surreal.Game{}, err
		}
	}
	return surreal.Up(int64(n)).Add(star), nil
}

func parsed[Pos comparable](impartial bool, rules cgt.Ruleset[Pos], parse func(string) (Pos, error), text string) (sums.Component, error) {
	p, err := parse(text)
	return ruled(impartial, rules, p), err
}

func ruled[Pos comparable](impartial bool, rules cgt.Ruleset[Pos], p Pos) sums.Component {
	if impartial {
		return sums.Of[Pos](cgt.Impartial(rules), p)
	}
	return sums.Of(rules, p)
}

var factPlayers = map[string]cgt.Player{"B": cgt.Left, "W": cgt.Right, "N": cgt.Left}

// TestOutcomeFacts compares with the outcomes and nim-values of the tests of MCGS: with the race detector, and in short
// tests, with every fifth. Those that take longer are in BenchmarkFacts.
func TestOutcomeFacts(t *testing.T) {
	var s sums.Solver
	for i, row := range factRows(t, "mcgs_outcomes.tsv", 1000) {
		if (detector.On || testing.Short()) && i%5 != 0 {
			continue
		}
		checkOutcome(t, &s, row)
	}
}

// BenchmarkFacts compares with those of the outcomes that take from a third of a second to a minute, each from nothing.
func BenchmarkFacts(b *testing.B) {
	for _, row := range factRows(b, "mcgs_slow.tsv", 20) {
		b.Run("row="+row[0], func(b *testing.B) {
			for b.Loop() {
				checkOutcome(b, &sums.Solver{}, row)
			}
		})
	}
}

// checkOutcome compares with a row of outcomes.
func checkOutcome(t testing.TB, s *sums.Solver, row []string) {
	id, first, winner, nimValue := row[0], row[3], row[4], row[5]
	sum, err := factSum(row[1], row[2])
	if err != nil {
		t.Fatalf("row %s: %v", id, err)
	}
	if nimValue != "-" {
		if n, err := s.NimValue(context.Background(), sum...); err != nil || strconv.FormatUint(uint64(n), 10) != nimValue {
			t.Errorf("row %s: the nim-value of %s %s is %v, %v, want %s", id, row[1], row[2], n, err, nimValue)
		}
	} else if wins := mustWin(t, s, factPlayers[first], sum...); wins != (first == winner) {
		t.Errorf("row %s: if %s begins in %s %s, he wins: %v", id, first, row[1], row[2], wins)
	}
}

// TestWinningMoveFacts compares with the winning moves of the tests of MCGS. For games whose moves have names there
// that need no more than squares it is the moves that are compared, and else how many there are.
func TestWinningMoveFacts(t *testing.T) {
	var s sums.Solver
	byName := 0
	for _, row := range factRows(t, "mcgs_winning_moves.tsv", 40) {
		sum, err := factSum(row[1], row[2])
		if err != nil {
			t.Fatalf("row %s: %v", row[0], err)
		}
		moves, err := s.WinningMoves(context.Background(), factPlayers[row[3]], sum...)
		if err != nil {
			t.Fatal(err)
		}
		var got, want []string
		for _, m := range moves {
			got = append(got, m.String())
		}
		var names []string
		if row[4] != "(none)" {
			names = strings.Fields(row[4])
		}
		games := []string{row[1]}
		if row[1] == "sum" {
			games = games[:0]
			for part := range strings.SplitSeq(row[2], " + ") {
				games = append(games, part[:strings.IndexByte(part, ':')])
			}
		}
		if strings.HasSuffix(games[0], "kayles") {
			byName++
			slices.Sort(names)
			if got := pinsMoves(sum, moves, row[1] == "sum"); !slices.Equal(got, names) {
				t.Errorf("row %s: %s wins %s by %v, want %v", row[0], row[3], row[2], got, names)
			}
			continue
		}
		for _, name := range names {
			component := 0
			if row[1] == "sum" {
				at := strings.IndexByte(name, ':')
				component, _ = strconv.Atoi(name[:at])
				name = name[at+1:]
			}
			var to string
			var ok bool
			if f, _, isForm := sums.At[form](sum[component]); isForm {
				to, ok = afterInForm(f, name)
			} else {
				to, ok = afterNamed(strings.TrimPrefix(games[component], "impartial "), fmt.Sprint(sum[component]), name)
			}
			if !ok {
				break
			}
			if strings.TrimSpace(to) == "" {
				to = "(empty)"
			}
			want = append(want, fmt.Sprintf("%d:%s", component, to))
		}
		if len(want) < len(names) {
			for i := range got { // names of moves in Kayles say how many pins stand in the smaller row and in the larger one
				rows := strings.Split(got[i], ";")
				at := strings.IndexByte(rows[0], ':') + 1
				if len(rows) == 2 && len(rows[0][at:]) > len(rows[1]) {
					rows[0], rows[1] = rows[0][:at]+rows[1], rows[0][at:]
				}
				got[i] = strings.Join(rows, ";")
			}
			slices.Sort(got)
			got = slices.Compact(got)
			if len(got) != len(names) {
				t.Errorf("row %s: %s wins %s by %v, want %v", row[0], row[3], row[2], got, names)
			}
			continue
		}
		byName++
		slices.Sort(got)
		slices.Sort(want)
		if !slices.Equal(got, slices.Compact(want)) {
			t.Errorf("row %s: %s wins %s by %v, want %v", row[0], row[3], row[2], got, want)
		}
	}
	if byName < 20 {
		t.Errorf("only %d rows have moves that were compared", byName)
	}
}

// afterNamed returns the text of a position after a move, if it knows how the moves of the game are named.
func afterNamed(game, position, name string) (string, bool) {
	cells := []byte(position)
	cols := strings.IndexByte(position+"|", '|') + 1
	at := func(square string) int {
		if strings.Contains(game, "1xn") || game == "elephants" || game == "gen_toads" {
			n, _ := strconv.Atoi(square)
			return n - 1
		}
		row, _ := strconv.Atoi(square[1:])
		return (row-1)*cols + int(square[0]-'a')
	}
	squares := strings.Split(name, "-")
	switch game {
	case "nogo", "nogo_1xn":
		place, stone, _ := strings.Cut(name, "_")
		cells[at(place)] = strings.ToLower(stone)[0]
	case "clobber", "clobber_1xn", "cannibal_clobber", "elephants", "gen_toads":
		from, to := at(squares[0]), at(squares[1])
		cells[to], cells[from] = cells[from], '.'
	case "amazons":
		from, to, arrow := at(squares[0]), at(squares[1]), at(squares[2])
		stone := cells[from]
		cells[from] = '.'
		cells[to] = stone
		cells[arrow] = '#'
	case "domineering":
		cells[at(squares[0])], cells[at(squares[1])] = '#', '#'
		b := board.MustParse(string(cells), ".#")
		return domineering.FromBoard(b).String(), true
	case "toppling_dominoes":
		n, err := strconv.Atoi(name[:len(name)-1])
		if err == nil && name[len(name)-1] == 'L' {
			return position[n:], true
		}
		return position[:n-1], err == nil
	default:
		return "", false
	}
	return string(cells), true
}
