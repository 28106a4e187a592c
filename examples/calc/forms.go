package main

import (
	"context"
)

// A form is one of the things that calc does.
type form struct {
	name    string   // the first word
	words   string   // the words after it, for the help
	does    string   // what it does, for the help
	more    string   // what else the help of this form says
	samples []sample // for the help of this form
	flags   []string // the flags it has, beside json
	run     func(ctx context.Context, c *call) (answer, error)
}

// The form that no name begins, and the others.
var (
	expressionForm = form{
		words: "EXPR...",
		does:  "the value of a game, or whether a comparison such as '* || 0' is true",
		more: `calc help notation lists what an expression may be, and calc help words what the words of the answer mean.
`,
		samples: []sample{
			{`'{2||1|-1}'`, ``, `{2|+-1}
outcome     L: Left wins, whoever begins
Left stop   2
Right stop  1
mean        1
temperature 1
birthday    3
number      no
`},
			{`'{1|0} > 0'`, ``, `false
`},
		},
		run: runExpression,
	}
	namedForms = []form{
		{
			name:  "bimatrix",
			words: "FILE",
			does:  "all extreme equilibria of a game of two players: two matrices with an empty line between, Gambit's .nfg, or lrsnash's .lrs",
			more: `The file has the payoffs of the player who chooses the row, an empty line, and those of the player
who chooses the column; rows and entries are as for calc help matrix. Each line of the answer is
an equilibrium: how often the first player chooses each row, and the second one each column, and what
they get. Equilibria that are not listed are mixtures of these.
`,
			samples: []sample{
				{`bimatrix docs/concert.txt`, ``, `(0, 1) (0, 1) 1, 2
(2/3, 1/3) (1/3, 2/3) 2/3, 2/3
(1, 0) (1, 0) 2, 1
`},
			},
			run: runBimatrix,
		},
		{
			name:  "cmp",
			words: "A B",
			does:  "the relation between two games: <, >, = or ||",
			more: `A > B says that A is better for Left, whoever begins; = that they have the same value; and || that
they are confused, so that it depends on who begins in A - B.
`,
			samples: []sample{
				{`cmp '{3||1|0}' '{2|1}'`, ``, `||
`},
				{`cmp '{^|v}' '*'`, ``, `=
`},
			},
			run: runCmp,
		},
		{
			name:  "database",
			words: "[-limit N] build RULESET ROWS COLS FILE | verify FILE",
			does:  "find the values of all boards of up to so many rows and columns and keep them in FILE, for the form sum; or check them; -limit sets how many positions there may be",
			more: `A database saves the form sum the time to value small boards again: calc sum -database FILE. It has the values of
all positions on boards up to a size, and of what play comes to from them; an old file of that name is replaced. The
word database alone lists the games.
`,
			samples: []sample{
				{`database build domineering 2 3 small.db`, ``, `game        domineering
positions   10
left out    0
bytes       172
`},
				{`database verify small.db`, ``, `game        domineering
positions   10
bytes       172
verified    yes
`},
			},
			flags: []string{"limit"},
			run:   runDatabase,
		},
		{
			name:  "grid",
			words: "[-svg F] PIECE ROWS COLS",
			does:  "the nim-values of a one-way chess piece at the corner of a board; with -svg they are drawn into the file F",
			more: `The piece moves towards the corner, in row 0 and column 0, and whoever cannot move loses. It is a
bishop, king, knight, queen or rook, or a list of steps such as (-2,-1)(-1,-2).
`,
			samples: []sample{
				{`grid rook 3 4`, ``, `  0 1 2 3
0 0 1 2 3
1 1 0 3 2
2 2 3 0 1
`},
			},
			flags: []string{"svg"},
			run:   runGrid,
		},
		{
			name:  "hackenbush",
			words: "[-svg F] [-limit N] FILE",
			does:  "the value of a Hackenbush picture; -limit sets how many steps of arithmetic that may take; if it is not there, they are 20 million; with -svg the picture is drawn into the file F, also if its value is out of reach",
			more: `Each line of the file is a path: a vertex, a colour, a vertex, and so on. The colours are blue, red and
green, or b, r and g; the vertex _ is the ground. A semicolon ends a line too.
`,
			samples: []sample{
				{`hackenbush docs/bush.txt`, ``, `{^|*,^}
outcome     L: Left wins, whoever begins
Left stop   0
Right stop  0
mean        0
temperature 0
birthday    3
number      no
`},
			},
			flags: []string{"limit", "svg"},
			run:   runHackenbush,
		},
		{
			name:  "matrix",
			words: "[-svg F] FILE",
			does:  "the value of a matrix game, and best strategies of both; with -svg, if it has two rows or two columns, its diagram is drawn into the file F",
			more: `Each line of the file is a row, its entries separated by blanks, commas or semicolons: integers, fractions such
as -3/2, or decimal fractions. One player chooses a row, the other one a column, and pays him the entry
where they meet. The answer is what he pays on average if both play well, and how often each
row, and each column, is to be chosen.
`,
			samples: []sample{
				{`matrix docs/roubles.txt`, ``, `-1/24
row         (7/12, 5/12)
column      (7/12, 5/12)
`},
				{`matrix -`, `1 0
0 1`, `1/2
row         (1/2, 1/2)
column      (1/2, 1/2)
`},
			},
			flags: []string{"svg"},
			run:   runMatrix,
		},
		{
			name:  "nim",
			words: "H...",
			does:  "who wins Nim with the given heaps, and all winning moves",
			more: `A player takes any number of counters from one heap; whoever cannot move loses. The first line is the
nim-value, which is 0 if whoever begins loses.
`,
			samples: []sample{
				{`nim 3 5 7`, ``, `1
outcome     N: whoever begins wins
heap 0      3 to 2
heap 1      5 to 4
heap 2      7 to 6
`},
			},
			run: runNim,
		},
		{
			name:  "nimber",
			words: "EXPR...",
			does:  "arithmetic in the field of nimbers: + - * / ^ (of w itself a power of ordinals), sqrt(x), w; or order(x), degree(x), log(x,b), roots(a,b,c) of a x^2 + b x + c",
			more: `The sum of nimbers is that of their binary digits without carry, and - is the same as +; the product is
Conway's, which makes a field of them. Beyond the integers w^w is a power of ordinals, and (w)^3 one in the field.
`,
			samples: []sample{
				{`nimber '7*11 + 1/3'`, ``, `3
`},
				{`nimber 'sqrt(2)'`, ``, `3
`},
			},
			run: runNimber,
		},
		{
			name:  "number",
			words: "[-sign] EXPR...",
			does:  "a surreal number: its normal form, birthday and signs; + - * / ^, sqrt(x), w; with -sign the signs alone",
			more: `  7  1/3  w                integers, fractions, and w, which is larger than every integer
  x + y  x - y  -x         sums, differences, negatives
  x*y  x/y  2w             products and quotients
  w^y                      powers of w: w^2, w^-1, w^(1/2), w^w
  x^n  x^(m/n)             other powers
  sqrt(x)  floor(x)        functions
All numbers of an expression must be quotients of finite sums of powers of w with rational
coefficients: sqrt(2) is none. The signs are those of a Hackenbush stalk: + is a blue edge, - is a red one, +:w a
run of w of them, and (+:1 -:1)^w a block that repeats without end.
`,
			samples: []sample{
				{`number '(w/2 + 1)*(2 - 1/w)'`, ``, `w + 3/2 - w^(-1)
birthday    w*2
sign        +:w+2 -:2 +:w
`},
				{`number -sign 1/3`, ``, `+:1 -:2 (+:1 -:1)^w
`},
			},
			flags: []string{"sign"},
			run:   runNumber,
		},
		{
			name:  "octal",
			words: "[-n N] [-svg F] [-progress] [-checkpoint FILE] CODE",
			does:  "the nim-values of the first N heaps of a take-and-break game, and their period; with -svg they are drawn into the file F; with -checkpoint they are kept in FILE, to go on from there",
			more: `Heaps are played on, as the digits of the code say. Digit k, behind the point, says what may be done by
taking k counters from a heap: 0 nothing, 1 take all of it, 2 leave one heap, 4 leave two heaps, 8 leave three, or a
sum of these; A is 10, and so on up to Z, also in small letters. 0.77 is Kayles, and 0.[3] is Nim, where a 3 repeats for ever. The digit before the point is for taking
none: 4.0 parts a heap in two, and 4!.0 in two that differ, which is Grundy's game. S{1,2,4} is the game of taking 1, 2 or 4;
go doc ./nim/heaps ParseCode has all codes. The first line has the nim-values of heaps of 0, 1, 2, ... counters, 32 at most.
Where N is not given, some thousands are looked at, 10000 of most codes.
`,
			samples: []sample{
				{`octal 0.77`, ``, `0 1 2 3 1 4 3 2 1 4 2 6 4 1 2 7 1 4 3 2 1 4 6 7 4 1 2 8 5 4 7 2
largest     8, first for a heap of 27
period      12 from 71 on; this is proved
`},
			},
			flags: []string{"checkpoint", "n", "progress", "svg"},
			run:   runOctal,
		},
		{
			name:  "position",
			words: "[-svg F] [-limit N] RULESET POSITION",
			does:  "the value of a position of a game; -limit sets how many steps of arithmetic that may take; if it is not there, they are 200 million, which may take some seconds or more than a minute, or for Hackenbush 20 million; with -svg the position is drawn into the file F, also if its value is out of reach",
			more: `calc help lists the rulesets, each with a position; calc help domineering is help on one. The rows
of a board have | between them. The answer is as for an expression. Boards of thirty squares may need a -limit
of some thousand million steps. The form sum finds who wins and with which moves, and needs no value of the whole for that.
`,
			samples: []sample{
				{`position domineering '...|...|.##'`, ``, `{2|-1/2}
outcome     N: whoever begins wins
Left stop   2
Right stop  -1/2
mean        3/4
temperature 5/4
birthday    3
number      no
`},
			},
			flags: []string{"limit", "svg"},
			run:   runPosition,
		},
		{
			name:  "richman",
			words: "[-svg F] FILE",
			does:  "the Richman function of a graph, in JSON or DOT, on which the moves are auctioned, and the best bids; with -svg it is drawn into the file F",
			more: `The file says where one can move from each vertex, and at which vertices Blue, or Red, has won, in JSON:

  {"edges": {"v1": ["b", "v2"], "v2": ["v1", "r"]}, "blue": ["b"], "red": ["r"]}

or in DOT: digraph { b [color=blue]; r [color=red]; v1 -> {b v2}; v2 -> {v1 r} }. Before each move both bid; who
bids more pays the other and moves. The answer is the share of the money with more than which Blue wins, and what
both bid. Other rules, such as poorman, are here for programs only: go doc ./richman, in a clone.
`,
			samples: []sample{
				{`richman docs/auction.json`, ``, `v1  1/3, bid 1/3
v2  2/3, bid 1/3
b   0
r   1
`},
			},
			flags: []string{"svg"},
			run:   runRichman,
		},
		{
			name:  "solve",
			words: "[-method M] [-misere] [-limit N] [-progress] GAME ARGS...",
			does:  "who wins a game, and all best first moves, which are checked; -limit sets how many positions are looked at; if it is not there, they are a million, or fewer where a position has many moves, and of a tree or a graph all or ten million; -progress tells how many there were so far",
			more: `calc help lists the games; calc help hex is help on one. A move is shown as the position that it leads
to, of some boards without full rows at the bottom and full columns at the right. If all moves lose, the lines are
called losing move, and calc help losing move says which ones. The methods are auto, induction, retrograde, indexed,
alphabeta, proofnumber and deepening; go doc ./zermelo Auto, in a clone, says what they do. Without -method each game
is solved by the one that suits it.
`,
			samples: []sample{
				{`solve take 25 1,2,4`, ``, `first
move        24
move        21
verified    yes
`},
				{`solve connect 4 4`, ``, `draw
move        ....|....|....|.X..
move        ....|....|....|..X.
move        ....|....|....|X...
move        ....|....|....|...X
verified    yes
`},
			},
			flags: []string{"limit", "method", "misere", "progress"},
			run:   runSolve,
		},
		{
			name:  "stalk",
			words: "[-svg F] WORD...",
			does:  "the value of a Hackenbush stalk, from the ground on: L, R, and parts such as (LR)^w; with -svg it is drawn into the file F",
			more: `A stalk is a path of edges that stands on the ground. L is a blue edge, which Left may cut, and R is a red one;
L^w is w blue edges, and (LR)^w a blue and a red one in turn without end. A B for blue and the signs + and - are
read too. The answer is as for calc help number.
`,
			samples: []sample{
				{`stalk '(LR)^w'`, ``, `2/3
birthday    w
sign        (+:1 -:1)^w
`},
			},
			flags: []string{"svg"},
			run:   runStalk,
		},
		{
			name:  "sum",
			words: "[-first Left|Right] [-limit N] [-progress] [-database FILE] SUM...",
			does:  "who wins a sum of positions and values, such as '2*domineering(..|..) + {2|-1} - clobber(xo)', and all winning moves, for each player who may begin or, with -first, for one; -limit sets how many sums are looked at, and how many positions of components; if it is not there, five million and a million, up to half a minute; -progress tells how many sums there were so far; with -database the values in FILE are used",
			more: `Positions stand in parentheses behind their rulesets, which calc help lists; values are as in calc help
notation. 2*C is the component C twice, such as 2*clobber(xo) or 2*(^); a multiple of a value is written 2.g, as one component. A move
is the number of the component, counted from 0, and what it becomes, with several numbers, such as 0,2-5, where a
move in any of these leads to the same; full rows at the bottom and full columns at the right of some boards are not
written then.
`,
			samples: []sample{
				{`sum '2*domineering(..|..) + {2|-1} - clobber(xo)'`, ``, `Left first  Left wins
move        0,1:#.|#.
move        0,1:.|.
move        2:2
Right first Right wins
move        2:-1
`},
			},
			flags: []string{"database", "first", "limit", "progress"},
			run:   runSum,
		},
		{
			name:  "thermograph",
			words: "[-svg F] EXPR...",
			does:  "the mean, the temperature and the walls of a game; with -svg they are drawn into the file F",
			more: `The walls are what the game is worth when Left, or Right, begins and every move costs a tax, the temperature.
Each is a list of corners, a number at a temperature, from the temperature -1 upwards. In a picture Left's wall is
blue, Right's is red, and the dashed lines are the walls of the options, moved by the tax.
`,
			samples: []sample{
				{`thermograph '{2|1||-1}'`, ``, `mean         1/4
temperature  5/4
Left wall    1 at -1, 1 at 1/2, 1/4 at 5/4
Right wall   -2 at -1, 1/4 at 5/4
`},
			},
			flags: []string{"svg"},
			run:   runThermograph,
		},
	}
)
