package main

import (
	"fmt"
	"strings"
	"unicode"
)

// elsewhere says of games that are packages below rulesets, or have a famous name, and of some other words, where calc
// has what they name: under another name, or not at all.
var elsewhere = map[string]string{
	"bishop":        "calc grid bishop ROWS COLS, and calc solve piece bishop ROW COL",
	"cgsuite":       "docs/from-cgsuite.md in a clone, and calc help notation",
	"chess":         "calc solve endgame FEN, and one-way pieces in calc grid PIECE ROWS COLS",
	"dawson":        "calc octal 0.07, and calc octal 0.137 for Dawson's Chess",
	"dawsonschess":  "calc octal 0.137",
	"dawsonskayles": "calc octal 0.07",
	"endgames":      "calc solve endgame FEN",
	"floor":         "calc number 'floor(7/2)'",
	"grundysgame":   "calc octal '4!.0'",
	"guiles":        "calc octal 0.15",
	"kayles":        "calc octal 0.77, and on graphs calc help arckayles and calc help nodekayles",
	"king":          "calc grid king ROWS COLS, and calc solve piece king ROW COL",
	"knight":        "calc grid knight ROWS COLS, and calc solve piece knight ROW COL",
	"lasker":        "calc octal '4.[3]'",
	"laskersnim":    "calc octal '4.[3]'",
	"log":           "calc nimber 'log(2,3)'",
	"nimaddition":   "calc nimber '5 + 3'",
	"nimsum":        "calc nimber '5 + 3'",
	"officers":      "calc octal 0.6",
	"order":         "calc nimber 'order(5)'",
	"pieces":        "calc grid PIECE ROWS COLS, and calc solve piece PIECE ROW COL",
	"queen":         "calc grid queen ROWS COLS, and calc solve piece queen ROW COL",
	"rook":          "calc grid rook ROWS COLS, and calc solve piece rook ROW COL",
	"roots":         "calc nimber 'roots(1,1,1)'",
	"sqrt":          "calc nimber 'sqrt(5)', and calc number 'sqrt(w)'",
	"stalks":        "calc stalk WORD",
	"tictactoe":     "calc solve noughts 3 3 3",
	"treblecross":   "calc octal 0.007",
	"wythoff":       "calc grid queen ROWS COLS",
	"xor":           "calc nimber '5 + 3'",

	"childishhackenbush": notHere,
	"eatcake":            notHere,
	"fjords":             notHere,
	"foxandgeese":        notHere,
	"kingsandrooks":      notHere,
	"mem":                notHere,
	"splittles":          notHere,

	"balance":   "",
	"board":     "",
	"cakes":     "",
	"cakeshare": "",
	"cities":    "",
	"coins":     "",
	"euclid":    "",
	"kingrooks": "",
	"pawnwalk":  "",
	"piles":     "",
	"robots":    "",
	"sausages":  "",
	"shapes":    "",
	"takeaway":  "",
	"tiles":     "",
}

// notHere is said of games whose rules nobody has written here.
const notHere = "none"

// whereElse returns where a game is that calc does not have under its name, or "" if it is not known.
func whereElse(name string) string {
	name = strings.Map(func(r rune) rune {
		if strings.ContainsRune(" -'’", r) {
			return -1
		}
		return unicode.ToLower(r)
	}, name)
	at, ok := elsewhere[name]
	switch {
	case !ok:
		return ""
	case at == notHere:
		return fmt.Sprintf("the rules of %s are not here; in a program one can write them: see Rules of your own in README.md", name)
	case at == "":
		return fmt.Sprintf("%s is here for programs only: go doc ./rulesets/%[1]s, in a clone", name)
	}
	return fmt.Sprintf("for %s there is %s", name, at)
}
