// Calc is a calculator for combinatorial games.
//
//	calc [-json] EXPR...
//	calc [-json] bimatrix FILE
//	calc [-json] cmp A B
//	calc [-json] database [-limit N] build RULESET ROWS COLS FILE
//	calc [-json] database verify FILE
//	calc [-json] grid [-svg F] PIECE ROWS COLS
//	calc [-json] hackenbush [-svg F] [-limit N] FILE
//	calc [-json] matrix [-svg F] FILE
//	calc [-json] nim H...
//	calc [-json] nimber EXPR...
//	calc [-json] number [-sign] EXPR...
//	calc [-json] octal [-n N] [-svg F] [-progress] [-checkpoint F] CODE
//	calc [-json] position [-svg F] [-limit N] RULESET POSITION
//	calc [-json] richman [-svg F] FILE
//	calc [-json] solve [-method M] [-misere] [-limit N] [-progress] GAME ARGS...
//	calc [-json] stalk [-svg F] WORD...
//	calc [-json] sum [-first Left|Right] [-limit N] [-progress] [-database F] SUM...
//	calc [-json] thermograph [-svg F] EXPR...
//	calc [-json]
//	calc help [WORD]
//
// Here calc stands for go run ./examples/calc in a clone of the repository, or for the program that go install
// ./examples/calc makes. The word help prints all of these forms in brief, what an expression may be, and the games;
// calc help matrix is help on one form, with an example, and calc help hex on a game or a ruleset, calc help cool on a
// function of expressions. The words of the answers, such as outcome and temperature, are explained by calc help words.
//
// # Expressions
//
// The first form prints the canonical form of a game, who wins it, its stops, its mean and temperature, its birthday,
// and whether it is a number:
//
//	$ calc '{2||1|-1}'
//	{2|+-1}
//	outcome     L: Left wins, whoever begins
//	Left stop   2
//	Right stop  1
//	mean        1
//	temperature 1
//	birthday    3
//	number      no
//
// The notation is that of [github.com/cgt-go/sdk/surreal.Parse]: 1/2, *3, ^3*2, {2||1|-1}, +-1, +_2, sums, differences,
// multiples such as 3.g, and functions such as cool(g,1/2). Several words are joined with blanks to one expression, so
// that calc 1/2 + 1/2 needs no quotes, but most other expressions do. An expression may begin with a minus.
//
// Two expressions with one of the signs <, <=, >, >=, ==, != and || between them are compared; the output is true
// or false. So it is for questions such as isHot(g), which calc help lists.
//
// # Comparing
//
// The form cmp prints the relation of A to B, one of < > = and ||, the last for games that are confused
// with one another.
//
// # Hackenbush
//
// The form hackenbush reads a picture, in the format of [github.com/cgt-go/sdk/rulesets/hackenbush.ParsePicture], and
// prints of its value what the first form prints. With -svg it also draws the picture into the file F, which
// is replaced as a whole or not at all.
//
// # Positions
//
// The form position prints of the value of a position what the first form prints, and draws it with -svg:
//
//	$ calc position -json clobber 'xox|ox.'
//
// The rulesets are the packages beside [github.com/cgt-go/sdk/rulesets/domineering], whose function Parse says how
// positions are written; calc help has an example of each. Those of subtraction, kingdirt and gentoads are games with
// their rules, as in [github.com/cgt-go/sdk/rulesets/subtraction.ParseGame], and that of hackenbush is a whole picture.
//
// # Sums
//
// The form sum prints who wins a sum of positions and values, for each player who may begin, or for one with -first,
// and all his winning moves, each with the number of the component, counted from 0, and what it becomes. No values of
// large positions are needed for that:
//
//	$ calc sum 'domineering(...|...) + clobber(xoxo) + {1/2|-1}'
//	Left first  Left wins
//	move        0:.#.|.#.
//	move        1:.xxo
//	move        1:xx.o
//	move        2:1/2
//	Right first Right wins
//	move        0:##.|...
//	move        0:.##|...
//	move        0:...|##.
//	move        0:...|.##
//
// How sums are written says [github.com/cgt-go/sdk/surreal/sums.Parser.Parse]: the positions are those of the form
// position, in parentheses behind their rulesets, values are as above, and 3* before a position, or before a value
// in brackets, makes three of it. Where both players always have the same moves, the nim-value of the sum comes first.
//
// # Databases
//
// The form database build finds the values of all positions on boards of up to the given numbers of rows and columns,
// and of all that play comes to from them, and writes them to FILE, which is replaced as a whole or not at all.
// Positions whose values take too long are left out. The form database verify checks every value in FILE by the values
// of the moves. With -database F, or -database F:G for several, the form sum takes values from there:
//
//	$ calc database build domineering 4 4 boards.db
//	game        domineering
//	positions   1279
//	left out    0
//	bytes       28502
//	$ calc sum -database boards.db -first Left 'domineering(....|....|....|....) - domineering(...|...|...)'
//	Left first  Left wins
//	move        0:#...|#...|....|....
//	move        0:.#..|.#..|....|....
//	move        0:..#.|..#.|....|....
//	move        0:...#|...#|....|....
//	move        0:....|....|#...|#...
//	move        0:....|....|.#..|.#..
//	move        0:....|....|..#.|..#.
//	move        0:....|....|...#|...#
//	move        1:-(...|##.|...)
//	move        1:-(...|.##|...)
//
// The games are those of the form position that are played on boards; calc database lists them. The format is that of
// [github.com/cgt-go/sdk/surreal/database]. A file that is damaged, or of another version, is an error that names the
// place, and so is a wrong value among the fifty that are checked whenever it is read.
//
// # Thermographs
//
// The form thermograph prints the mean and the temperature of a game, and the corners of its walls from the temperature
// −1 upwards. With -svg it also draws them, with the mast up and Left at the left:
//
//	$ calc thermograph -svg h.svg '{2|1||-1}'
//	mean         1/4
//	temperature  5/4
//	Left wall    1 at -1, 1 at 1/2, 1/4 at 5/4
//	Right wall   -2 at -1, 1/4 at 5/4
//
// # Surreal numbers
//
// The form number calculates with numbers beyond the dyadic ones, in the notation of
// [github.com/cgt-go/sdk/surreal/transfinite.ParseQuotient]: integers, w or ω, + - * / ^ and sqrt(x). It prints the
// normal form, the birthday and the signs, with runs such as -:w+2 and blocks in brackets that repeat without end; with
// -sign the signs alone:
//
//	$ calc number '(w/2 + 1)*(2 - 1/w)'
//	w + 3/2 - w^(-1)
//	birthday    w*2
//	sign        +:w+2 -:2 +:w
//	$ calc number -sign '1/3 + 1/w'
//	+:1 -:2 (+:1 -:1)^w +:1
//
// The normal form of a quotient can have no end. It is written as a sum if it is a geometric series in 1/w, as for
// 1/(w-1), and otherwise as four terms and an ellipsis; then the quotient itself is printed as well. There are numbers
// such as w^(1/3) whose signs have no end that can be written, and then these are left out, and the birthday too if it
// is not known. With -sign that is an error.
//
// The form stalk reads a Hackenbush stalk from the ground on, in the notation of
// [github.com/cgt-go/sdk/surreal/transfinite.ParseSignExpansion]: L and R are blue and red edges, L^w is a run without
// end, and (LR)^w a block that repeats. It prints what the form number does, and with -svg it draws the stalk:
//
//	$ calc stalk '(LR)^w'
//	2/3
//	birthday    w
//	sign        (+:1 -:1)^w
//
// # Impartial games
//
// The form nim prints the value of heaps of Nim, who wins, and all moves that win; heaps are counted from 0. Commas may
// stand between them:
//
//	$ calc nim 3 5 7
//	1
//	outcome     N: whoever begins wins
//	heap 0      3 to 2
//	heap 1      5 to 4
//	heap 2      7 to 6
//
// The form nimber calculates in the field of nimbers, with + (and - , which is the same), *, /, powers such as 7^3 and
// 7^-1, and sqrt(x). A number may be of any size, and may have a star before it. Infinite nimbers are written in Cantor
// normal form: w^(w^2*4)*3 + w + 1, where the powers of w are those of ordinals; (w)^3 is a power in the field. The
// expression may also be a question: order(x), degree(x), log(x,b) for the n with b^n = x, and roots(a,b,c) for the
// finite roots of a x^2 + b x + c.
//
//	$ calc nimber '7*11 + 1/3'
//	3
//
// The form grid prints the nim-values of a chess piece that moves one way, towards the corner of a board without end,
// on the squares at that corner. The pieces are those of [github.com/cgt-go/sdk/rulesets/pieces.Parse], such as rook,
// king, queen and knight.
//
// The form octal prints the nim-values of small heaps in a game that is given by a code, as
// [github.com/cgt-go/sdk/nim/heaps.ParseCode] reads it, the largest value among the first N heaps, of which there are
// 10,000 for most codes if there is no -n, and the period if there is one, with whether it is proved, or only seen in
// the values:
//
//	$ calc octal 0.77
//	0 1 2 3 1 4 3 2 1 4 2 6 4 1 2 7 1 4 3 2 1 4 6 7 4 1 2 8 5 4 7 2
//	largest     8, first for a heap of 27
//	period      12 from 71 on; this is proved
//
// Values that take more than a minute or so are refused, but not with -checkpoint F. Then all values that were found
// are kept in the file F, even if an interrupt ends calc: it is replaced as a whole or not at all. If the file is there
// calc goes on from it, and N is at least the number of heaps in it; a file that is no checkpoint of the code, or is
// damaged, is an error. With -progress the number of heaps is printed on standard error now and then.
//
// # Solving
//
// The form solve plays a game to the end and prints who wins, the first player or the second one, or that it is a draw,
// or, where the game is for numbers, what Max gets; then all best first moves, each as the position that it leads to;
// and whether this was verified: the value of each position by the rules, and the strategy of each player against every
// reply, both without regard to how they were found. The best moves are those that do not change the value. Where every
// move loses they are those after which play lasts longest, against an opponent in a hurry. The methods alphabeta,
// proofnumber and deepening do not find out how long play lasts, nor do the chart of the game ship and what solves hex
// and bridgit: then they are all moves. If no method is said, connect and noughts are solved by alphabeta, hex by
// virtual connections, whose proofs are verified (boards of up to 5 × 5; those of 6 × 6 take minutes and a -limit of
// 100000, which is for each opening), and bridgit by two trees or a barrier, which are verified.
//
//	$ calc solve take 25 1,2,4
//	first
//	move        24
//	move        21
//	verified    yes
//
// The games are listed by calc help. The game position has the positions of the form position; where both players do
// not have the same moves a third word says who begins, left, as is assumed, or right. With -misere whoever cannot move
// wins. With -method the game is solved by one of the methods of [github.com/cgt-go/sdk/zermelo.Method]. With -progress
// the number of positions that were looked at is printed on standard error now and then, for Hex that of openings;
// alphabeta, proofnumber and deepening search for the value and then for that of each move, and count anew.
//
// The games tree and graph are read from a file, as by [github.com/cgt-go/sdk/zermelo.ParseTree] and
// [github.com/cgt-go/sdk/zermelo.ParseGraph]. A move in a graph is the name of the position that it leads to. In a tree
// that is a number: the root is 0, and the others are counted in the order in which they are written, so that in
// max(min(1,0),3) the payoffs 1, 0 and 3 are 2, 3 and 4.
//
// In an endgame of chess the winner is in a hurry: only the quickest ways to win are best moves, and the distance is
// the number of moves of both players until the mate, so that a mate in n is at a distance of 2n − 1 from where the
// winner moves. The method deepening finds that out too.
//
// Without -method the game fence is answered by what is known of fences of any length, and the game ship by a chart of
// all points of the board. A fence of more than some fourteen planks is too long to check the strategies against every
// reply, which calc says then.
//
// # Bidding games
//
// The form richman reads a graph on which the right to move is auctioned, in the format of
// [github.com/cgt-go/sdk/richman.ParseJSON] or of [github.com/cgt-go/sdk/richman.ParseDOT]. It prints for each vertex
// the Richman function: the share of the money above which Blue wins, and below which Red does. Then comes the share
// that both bid there, if play has not ended. With -svg it also draws the graph:
//
//	$ calc richman figure.json
//	v1  1/3, bid 1/3
//	v2  2/3, bid 1/3
//	b   0
//	r   1
//
// # Simultaneous moves
//
// The form matrix reads the matrix of a game, in the format of [github.com/cgt-go/sdk/matrixgame.ParseMatrix]: rows of
// numbers separated by blanks, commas or semicolons. One player chooses a row, the other one a column and pays the
// entry where they meet. It prints the value, which is what he pays on average if both play well, and how often a good
// player chooses each row, and each column; that the strategies guarantee the value is checked. With -svg, if there are
// two rows or two columns, it also draws the diagram by which the game can be solved with a ruler.
//
//	$ calc matrix roubles.txt
//	-1/24
//	row         (7/12, 5/12)
//	column      (7/12, 5/12)
//
// The form bimatrix reads a game in which each player has payoffs of his own: two matrices with an empty line between,
// or Gambit's format of [github.com/cgt-go/sdk/matrixgame.ParseNFG], or, if the name of the file ends in .lrs or the
// text begins with *, that of lrsnash as in [github.com/cgt-go/sdk/matrixgame.ParseLRS]. It prints all extreme
// equilibria, as [github.com/cgt-go/sdk/matrixgame.EquilibriumSolver.ExtremeEquilibria] finds them, one on a line: the
// strategies of both, and what they get. If there are more equilibria, they are mixtures of these.
//
//	$ calc bimatrix battle.nfg
//	(0, 1) (0, 1) 1, 2
//	(2/3, 1/3) (1/3, 2/3) 2/3, 2/3
//	(1, 0) (1, 0) 2, 1
//
// # Line by line
//
// Without any words calc reads expressions from standard input, one a line, and prints what the first form
// prints for each, with empty lines between. Empty lines of the input are skipped, and those that
// begin with #.
//
// On a terminal it writes a prompt. An error is shown, and calc goes on; help explains expressions, help matrix another
// form, and quit or the end of input ends it, with status 0. From anything that is not a terminal it reads until the
// end, and prints all results then, or until the first line with an error: then it prints nothing on standard output,
// the message names the line, and the status is 2. The results of one input may have 256 MiB in all.
//
// # Flags
//
// Flags may stand anywhere, and -- before a name is as good as -. Only the exact words are
// flags; all others are words of the form. After the word -- there are no more flags.
//
//	-json          print one JSON object, line by line one for each line
//	-n N           look at so many heaps
//	-checkpoint F  keep values in the file F, and go on from there
//	-sign          print only the signs of a number
//	-progress      tell on standard error how far it is
//	-method M      solve by this method, such as retrograde
//	-misere        solve the game in which whoever cannot move wins
//	-limit N       solve games with up to N positions, or look at so many, or at so many sums, or keep so many positions, or take so many steps
//	-first W       Left or Right begins
//	-database F    use the values in the file F; more files with colons between, or what else the system puts between names
//	-svg F         draw a picture into the file F; -svg=F is the same, also for the name of a flag
//	-help          print help, as the word help does, on the words that stand there; -h is the same
//
// The keys of the object are value, outcome, leftStop, rightStop, birthday and isNumber, and, where they are defined
// and take no more than a tenth of the steps, mean, temperature, atomicWeight and reducedCanonicalForm; for a
// comparison in an expression value ("true" or "false") and relation, the relation that holds; for cmp relation; for
// thermograph mean, temperature, leftWall and rightWall, the last two lists of corners, a corner being a list of a
// temperature and a number. All values are strings but isNumber, which is true or false; an outcome is one of L, R, N
// and P.
//
// For number and stalk the keys are normalForm, quotient if the normal form has no end, and birthday and sign where
// they are known, all of them texts.
//
// For nim the keys are value, outcome and moves, a list of objects with heap, from and to; for nimber value, or values
// for roots; for grid rows, a list of lists; for octal values, the first 32, max, and, if there is a period, period,
// preperiod, saltus and proved. There nimbers are numbers, and texts only if they are infinite. For richman they are
// values and bids, objects whose keys are the vertices. For matrix they are value, row and column, the last two lists
// of probabilities; for bimatrix equilibria, a list of objects with row, column and payoffs, which are lists too. For
// database they are game, positions, bytes, and leftOut or verified. For sum they are winner and moves, objects whose
// keys are Left and Right, for the player who begins, with a text and a list of objects with component and to; and
// value where it is defined. For solve the keys are value, which is first, second, draw or a number, moves, a list of
// texts, verified, which is true or false, and for the game endgame distance, a number, if somebody wins.
//
// # Input and limits
//
// The word -, as the only word of an expression, as A or B, as FILE, as a position, or in place of all words of nim,
// grid and solve, or of a game to solve, stands for standard input. No text may be longer than 64 MiB. Computations are
// limited, by counts and never by time: to a million positions, or fewer if each has many moves, of a tree or a graph
// to all, or with methods that search to ten million, for hex to 5,000 for each opening, and to 20 million steps of
// arithmetic, for position to 200 million but for pictures of Hackenbush, for richman to a thousand million shorter
// ones. They take some seconds, but those of position and hackenbush may take more than a minute, if values are large.
// A matrix may have about a quarter of a million entries, and the search for equilibria 200,000 branches. For sum a
// million positions and five million sums are looked at. A database is built from 20 million boards at most, and may
// have a million positions; a value that takes more than ten million steps is left out. The forms database, hackenbush,
// position, solve and sum have another limit with -limit N; time and memory may then be in proportion to N. Nor is a
// canonical form printed that is longer than 16 MiB. An interrupt (Ctrl-C) ends calc with an error.
//
// # Errors
//
// On any error calc prints nothing on standard output and one line on standard error, and exits with status 2; go run
// adds a line that says so, and its own status is 1. An error in an expression is named with its offset, in bytes from
// 0, and in a sum with the component as well, and one in a picture with its line and the offset in the line.
//
// With -svg the forms position and hackenbush draw also a position whose value is out of reach: the error says so.
package main
