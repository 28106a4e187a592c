package main

import (
	"fmt"
	"strings"
)

// elsewhere says of games that are packages below rulesets, or have a famous name, where calc has them: under another name, or not at all.
var elsewhere = map[string]string{
	"dawson":      "calc octal 0.07, and calc octal 0.137 for Dawson's Chess",
	"endgames":    "calc solve endgame FEN",
	"grundysgame": "calc octal '4!.0'",
	"kayles":      "calc octal 0.77, and on graphs calc help arckayles and calc help nodekayles",
	"pieces":      "calc grid PIECE ROWS COLS, and calc solve piece PIECE ROW COL",
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
