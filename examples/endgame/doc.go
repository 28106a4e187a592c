// Endgame is a sum of games, played with a person in the terminal.
//
//	endgame [-you Left|Right] [-first Left|Right] [-limit N] [SUM...]
//
// A player moves in one of the components of the sum, and whoever cannot move loses. The program plays a winning move
// if there is one, and else the one after which the person has the fewest.
//
//	-you W    the person is Left or Right; Left if it is not said
//	-first W  who begins; Left if it is not said
//	-limit N  look at up to N sums for one move
//
// Sums are written as in [github.com/cgt-go/sdk/surreal/sums.Parser.Parse], with the games amazons, battlesheep,
// cannibalclobber, chomp, clobber, col, cram, cutcake, domineering, elephants, fission, konane, maundycake, nogo,
// silverdollar, skijumps, snort, toadsfrogs and topplingdominoes.
//
// A move is typed as it is listed, such as 1:xx.o, or by its number in the list that the word moves shows. The words
// moves, hint, help and quit list the moves, say which of them win, explain the rules, and end the game.
//
// On any error there is one line on standard error, and the status is 2; go run adds a line that says so, and its own
// status is 1.
package main
