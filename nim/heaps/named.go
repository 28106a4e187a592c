package heaps

// Nim returns the rules of Nim, 0.[3]: take any number of counters, at least one, from a heap. The value of a heap is
// its size.
//
// Source: C. L. Bouton, Nim, a game with a complete mathematical theory, Annals of Mathematics 3 (1901).
func Nim() Code { return MustParseCode("0.[3]") }

// Kayles returns the rules of Kayles, 0.77: knock down one pin of a row or two that stand side by side. The sequence
// has period 12 from 71 on.
//
// Source: Guy, Smith (1956); Winning Ways, ch. 4.
func Kayles() Code { return MustParseCode("0.77") }

// DawsonsKayles returns the rules of Dawson's Kayles, 0.07: knock down two pins that stand side by side. The sequence
// has period 34 from 53 on.
//
// Source: Guy, Smith (1956); Winning Ways, ch. 4.
func DawsonsKayles() Code { return MustParseCode("0.07") }

// DawsonsChess returns the rules of Dawson's Chess, 0.137, for the number of files: the value of n is that of n+1 in
// [DawsonsKayles]. The player who makes the last move wins, other than in the game as T. R. Dawson posed it.
//
// Source: Winning Ways, ch. 4.
func DawsonsChess() Code { return MustParseCode("0.137") }

// Treblecross returns the rules 0.007: take three counters from a heap, and part the rest if you like. A strip of n
// squares on which both players write crosses, until there are three side by side, is worth as much as a heap of n+2.
// It is not known whether the sequence has a period.
//
// Source: Winning Ways, ch. 4.
func Treblecross() Code { return MustParseCode("0.007") }

// Guiles returns the rules of Guiles, 0.15: take a heap of one or two, or take two counters and part the rest in two.
// The sequence has period 10.
//
// Source: Winning Ways, ch. 4.
func Guiles() Code { return MustParseCode("0.15") }

// Officers returns the rules of Officers, 0.6: take one counter, and leave the rest as one heap or two. It is not known
// whether the sequence has a period.
//
// Source: Winning Ways, ch. 4; J. P. Grossman, Searching for periodicity in Officers, Games of No Chance 5 (2019).
func Officers() Code { return MustParseCode("0.6") }

// Grundy returns the rules of Grundy's game, 4!.0: part a heap in two unequal ones. It is not known whether the
// sequence has a period.
//
// Source: P. M. Grundy, Mathematics and games, Eureka 2 (1939); Winning Ways, ch. 4.
func Grundy() Code { return MustParseCode("4!.0") }

// Lasker returns the rules of Lasker's Nim, 4.[3]: take any number of counters from a heap, or part it in two. The
// values of 4k+1, 4k+2, 4k+3 and 4k+4 are 4k+1, 4k+2, 4k+4 and 4k+3.
//
// Source: E. Lasker, Brettspiele der Völker (1931); Winning Ways, ch. 4.
func Lasker() Code { return MustParseCode("4.[3]") }
