// Snark is the ship of the sea chart, played against the computer in a terminal.
//
//	snark [play] [-exercise N] [-size COLSxROWS] [-reach R] [-seed N] [-patience N] [-second] [-record F]
//	snark map [-exercise N] [-size COLSxROWS] [-reach R] [FILE]
//	snark help
//
// The ship is in the upper right corner of a board, and the players sail it in turn, each time nearer to the island A0.
// Whoever brings it there loses. The rules are those of an exercise of the source:
//
//	-exercise 1  to any point that is not farther than the reach, 3, in a straight line, and nearer to the island
//	-exercise 2  left, down or diagonally, 1 to 3 points
//	-exercise 3  left, down or diagonally, any number of points
//
// Snark knows how to play, and so gives way at times, the more likely the longer your losing streak is; see
// [github.com/cgt-go/sdk/zermelo.Engine]. With -record it keeps the streak in a file from one day to the next; -seed
// makes chance repeat itself, and -patience is the streak after which it gives way in every second game, or -1 for
// never. With -second the computer begins.
//
// In a game you type a point such as H7, or one of the words moves, map, log, help and quit.
//
// The form map writes the map of a board, plus where whoever is to move wins and minus elsewhere, to standard output as
// text, or to a file: as a picture if its name ends in .svg or .png.
//
// On any error there is one line on standard error, and the status is 2; go run adds a line that says so, and its own
// status is 1.
//
// Source: The sea chart, a Snark-themed course in programming games, exercises 1 to 4.
package main
