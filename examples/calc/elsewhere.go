package main

import (
	"fmt"
	"strings"
)

// elsewhere says of games that are packages below rulesets, or have a famous name, where calc has them: under another
// name, or not at all.
var elsewhere = map[string]string{
	"bishop":      "calc grid bishop ROWS COLS, and calc solve piece bishop ROW COL",
	"chess":       "calc solve endgame FEN, and one-way pieces in calc grid PIECE ROWS COLS",
	"dawson":      "calc octal 0.07, and calc octal 0.137 for Dawson's Chess",
	"endgames":    "calc solve endgame FEN",
	"grundysgame": "calc octal '4!.0'",
	"kayles":      "calc octal 0.77, and on graphs calc help arckayles and calc help nodekayles",
	"king":        "calc grid king ROWS COLS, and calc solve piece king ROW COL",
	"knight":      "calc grid knight ROWS COLS, and calc solve piece knight ROW COL",
	"pieces":      "calc grid PIECE ROWS COLS, and calc solve piece PIECE ROW COL",
	"queen":       "calc grid queen ROWS COLS, and calc solve piece queen ROW COL",
	"rook":        "calc grid rook ROWS COLS, and calc solve piece rook ROW COL",
	"stalks":      "calc stalk WORD",
	"tictactoe":   "calc solve noughts 3 3 3",
	"wythoff":     "calc grid queen ROWS COLS",

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

// whereElse returns where a game is that calc does not have under its name, or "" if it is not known.
func whereElse(name string) string {
	name = strings.ReplaceAll(strings.ToLower(name), "-", "")
	at, ok := elsewhere[name]
	switch {
	case !ok:
		return ""
	case at == "":
		return fmt.Sprintf("%s is here for programs only: go doc ./rulesets/%[1]s, in a clone", name)
	}
	return fmt.Sprintf("for %s there is %s", name, at)
}
