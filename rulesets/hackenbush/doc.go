// Package hackenbush plays Hackenbush, by J. H. Conway. A picture of edges stands on the ground. Left cuts a
// blue edge or a green one, Right a red one or a green one, and all edges that are no longer connected to the
// ground vanish. Whoever cannot move loses.
//
// The game is the field's first course in numbers: pictures of blue and red edges are worth exactly the
// dyadic numbers, green ones the nimbers, and together the colours make ↑ and other infinitesimals as well.
// The examples are that course. Read them in the order of this page; those of the package come first.
//
// # Positions and rules
//
// A [Position] is a picture as far as it matters in play: a list of edges, comparable with ==. [New] makes
// one of edges, on any graph, with loops and several edges between two vertices; [Stalk] of a word such as
// LRR, read from the ground up; [NumberStalk] of a number; [Sum] of pictures side by side; and [Parse] of
// text.
//
// [Rules] is the ruleset, to be given to [surreal.Value] for the value of a position or to a [cgt.Solver] for
// who wins. It knows how positions split, which are alike, and closed forms for stalks, trees, and pictures
// of one colour; see [Rules.Value]. [Position.Simplify] shows what these do to a picture. [Position.NimValue] is the
// nim-value of a picture whose edges are all green, be they millions.
//
// # Pictures
//
// A [Picture] is a drawing, with names and perhaps places for its vertices. [ParsePicture] reads it from text
// such as
//
//	_ blue trunk red twig     # a path from the ground through two vertices
//	trunk blue branch red _   # another, that comes back to the ground
//	at trunk 0 1              # where to draw a vertex, if you care
//
// and [Picture.String] writes it. [Picture.Position] says what it is in play, [Picture.Cut] plays in the
// drawing, and [Picture.WriteSVG] draws it: blue edges solid, red ones dashed, green ones dotted.
// [StalkTree] is the tree of all stalks, which is a picture of the number line.
//
// # Limits and errors
//
// A position has at most [MaxEdges] edges, and a text at most [DefaultEdges] unless a [Parser] says
// otherwise; beyond that errors.Is finds [cgt.ErrLimit]. Nothing recurses by the edges, so that depth is no
// limit. Text that cannot be read is a [*cgt.SyntaxError], an edge that does not reach the ground a
// [*GroundError], which in a text is the cause inside the SyntaxError. The package panics only for an edge or a vertex
// number out of range, a sum of more than [MaxEdges] edges, a [StalkTree] out of range, and in functions that are
// called Must.
//
// # References
//   - E. R. Berlekamp, J. H. Conway, R. K. Guy, Winning Ways for Your Mathematical Plays, 2nd ed., 2001–2004: ch. 1
//     (blue and red), ch. 2 (the simplest number; green), ch. 3, extras (Berlekamp's rule for stalks), ch. 7 (green
//     pictures, the colon and fusion principles, redwood furniture), ch. 8 (all colours).
//   - J. H. Conway, On Numbers and Games, 2nd ed., 2001: ch. 8 (blue and red), ch. 13 (green).
//   - The notes of a course on Conway's games, in Russian, Summer School "Contemporary Mathematics", Dubna
//     2009: §1 (blue and red), §2 (green), §3 (all colours). Figures and lemmas are numbered as there.
package hackenbush
