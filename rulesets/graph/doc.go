// Package graph has the board of a game that is played on a graph: vertices with a letter on each, some of them joined
// by edges, as an immutable value. The rulesets beside it that are played on graphs share it, and a ruleset of your own
// can use it: parse a graph, walk from a vertex to its neighbours, take vertices away and put letters on others for the
// moves, and get the text, the picture, the parts and a normal form of a position for nothing.
//
// The letters mean what the game says. Those that pictures know are
//
//	.               a free vertex
//	x, l            a vertex of Left
//	o, r            a vertex of Right
//	other letters   a vertex of both
//
// in small letters and in capitals. Any printable ASCII character is a letter, but for the blank and those of the
// text: - ( ) ; : { }.
//
// # Text
//
// A text is a walk along the edges. A vertex is its letter, and - an edge from the vertex before it to the one that
// follows: .-.-. is a path. Where there are several ways to go on they stand in round brackets, separated by
// semicolons: .(-.;-.;-.) is a star. To come back to a vertex, give it a name, which is a letter or a digit after a
// colon, or any text in braces, and use the name again: .:A-.-.-:A is a triangle, .:{here}-.-.-.-:{here} a square. The
// letter of a vertex may be left out; then it is that which the vertex has already, and the letter . for a vertex that
// has none. Semicolons outside of brackets separate walks that begin anew, so that a graph can be the sum of its parts:
// .-.;.-.-. is two paths. Blanks and line ends do not count.
//
// # Numbers
//
// The vertices are numbered from 0 in the order in which [Graph.String] has them: that of a walk that goes on, from
// where it is, to the first neighbour that it has not seen, and back when there is none. [New], [Parse] and whatever
// takes vertices or edges away number them in this way, beginning with the order given. So two graphs are == if and
// only if they have the same text. They may be alike and not ==; [Graph.Normal] finds this out in nearly all cases.
package graph
