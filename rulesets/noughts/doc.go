// Package noughts plays noughts and crosses on boards of any size in two or three dimensions: the players in turn put
// their mark into an empty cell, X first, and whoever first has so many marks in a row, along an axis or any diagonal,
// wins. If the board is full before that, it is a draw. With m columns, n rows and k in a row it is also called the
// m,n,k-game.
//
// A [Position] knows the size of its board. [Rules] are the rules for any number in a row, as a game for package
// zermelo: X is Max and O is Min. They know which positions are alike, and who wins with the next moves. Under misère
// play, which they can have too, whoever has so many in a row loses.
//
// O never wins, but for misère play: if O had a winning strategy, X could steal it, since an additional mark does no
// harm (Shen, problem 38).
//
// # References
//   - A. Shen, Games and strategies from the viewpoint of mathematics, problems 28 and 38.
//   - J. W. H. M. Uiterwijk, H. J. van den Herik, The advantage of the initiative, Information Sciences 122, 2000, for
//     the m,n,k-games.
//   - O. Patashnik, Qubic: 4×4×4 tic-tac-toe, Mathematics Magazine 53, 1980.
package noughts
