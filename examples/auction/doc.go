// Auction plays a bidding game with a person in the terminal.
//
//	auction [-board NAME | -graph FILE] [-start VERTEX] [-money SHARE] [-seed N] [-rounds N] [-svg FILE] [-json FILE]
//
// The person is Blue and the program is Red. In each round both bid; who bids more pays his bid to the other one and
// moves the token. Lots decide between equal bids. The program knows the Richman function of the board: if its share of
// the money is above the critical share it wins, and if it is below, a person who plays well wins.
//
//	-board NAME   the board: fig1 or fig2 of the Richman notes, path (five vertices in a row) or loop (four vertices, with ways back)
//	-graph FILE   a board in JSON or in DOT, as richman.ParseJSON and richman.ParseDOT read it
//	-start VERTEX where the token begins; if it is not given, at the first vertex of the file where play has not ended
//	-money SHARE  the person's share of the money, such as 2/5; if it is not given, just a little more than the critical share
//	-seed N       of the lots
//	-rounds N     after so many rounds the game is a draw: 100
//	-svg FILE     draws the person's share against time, and the critical share as a dashed line
//	-json FILE    writes what happened as JSON
//
// A line with a fraction such as 1/4 or 0.25 is a bid, and the name of a vertex is a move. A line with a question mark
// asks for the critical share and, for those who have more, the bid of the never-losing strategy, the word help what
// can be typed, and quit leaves the game, as the end of the input does; no files are written then.
package main
