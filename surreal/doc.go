// Package surreal computes the values of short partizan games: finite games of Left and Right under
// normal play, where a player who cannot move loses.
//
// In short, a value is read from a text, or found from the rules of a game:
//
//	g := surreal.MustParse("{2||1|-1}")
//	fmt.Println(g, g.Outcome(), g.Mean(), g.Temperature()) // {2|+-1} L 1 1
//
//	s := surreal.Solver[domineering.Position]{Rules: domineering.Rules{}}
//	value, err := s.Value(ctx, domineering.Rectangle(2, 3)) // {2|-1/2}
//	err = s.Verify(ctx)                                     // checks the value
//
// # Values
//
// A [Game] is a value: the class of all games equal to one another, in canonical form. [New] makes one
// from the options of Left and Right; [Int], [FromDyadic], [Nimber], [Up], [Switch] and [Tiny] make the
// famous ones; [Parse] reads the notation of the field, and [Game.String] writes it. Two games are equal
// exactly when they are ==, so games can be keys of maps. The zero Game is 0.
//
// [Game.Add], [Game.Sub], [Game.Neg] and [Game.Mul] calculate, and [OrdinalSum] puts games on top of one another;
// [Game.Rel] compares, for the order of games is partial: two games can be [Confused]; [WriteOrderSVG] draws it.
// [Game.Outcome] says who wins, [Game.LeftStop] and [Game.RightStop] what number play comes down to, [Game.Birthday]
// how complicated a game is, and [Game.Left] and [Game.Right] list its options. A [Dyadic] is a number m/2^k of any
// size.
//
// # Temperature
//
// [Game.Mean] says what a game is worth on average, and [Game.Temperature] how much the players want to move in it.
// [Game.Thermograph] has both in one picture, which [WriteThermographSVG] draws. [Game.Cool] takes a tax from each
// move, [Game.Freeze] one as high as the temperature, and [Game.Heat] and [Game.Overheat] give a bonus instead.
// [Game.Stop] tells who is to move at a stop, and [Game.ConfusionInterval] with which numbers a game is confused.
//
// # More of the algebra
//
// [Game.Incentives] are what moves gain; [Game.Norton] and [Game.Times] are products, [Game.Pow] and [Game.PowTo]
// powers; [Game.Subordinate] undoes the ordinal sum; [Game.Companion] is the automorphism of the order.
// [Game.AtomicWeight] counts the ↑ in an infinitesimal, [Game.Uptimal] counts its powers as well, and [Game.FarStar]
// compares with large nimbers; [Game.Reduced] leaves infinitesimals out, and [Interval.Simplest] finds the simplest
// number between two. [Game.IsNumber], [Game.IsHot], [Game.IsTepid], [Game.IsNumberish], [Game.IsNumberTiny],
// [Game.IsInfinitesimal], [Game.IsAllSmall], [Game.Switch], [Game.Parity] and [Game.Temper] sort games into kinds.
// [Game.Followers], [Game.NumFollowers], [Game.Levels], [Game.NumStops] and [Game.Hereditarily] go through their
// positions. [BornBy] lists all games born by a day, and [Random] makes some.
//
// # Positions
//
// [Value] gives the value of a position under the rules of a [cgt.Ruleset], and a [Solver] does so for many, remembers
// them, takes limits, reports progress, and may use several goroutines. A ruleset that splits positions into parts
// ([cgt.Decomposer]), knows which positions are alike ([cgt.Normalizer]) or knows some values already ([Valuer]; in
// package zermelo this word is for a solution or a table, and not for what rules know) is solved faster, with the same
// answers. [Solver.Verify] checks the answers again by comparisons alone. [FromTree] values an explicit tree, and
// [Game.Tree] writes a value out as one.
//
// # Infinite numbers
//
// The values of short games that are numbers are dyadic. Package [github.com/cgt-go/sdk/surreal/transfinite] has the
// others, such as 1/3, ω/2 and √ω, with the infinite stalks that are worth them;
// [github.com/cgt-go/sdk/rulesets/stalks] plays these stalks, beside any short games.
//
// # Limits
//
// Arithmetic on single values takes no context: its cost is documented, and for sums of numbers, multiples of ↑ and
// nimbers it is constant. Sums of many hot games grow exponentially, whatever the program (who wins them, package
// [github.com/cgt-go/sdk/surreal/sums] finds by search); a [Calculator] adds, compares and reads within [Limits] and
// can be interrupted.
//
// The package panics for a number with more than [MaxExp] binary places, where no [Calculator] is asked to give an
// error, and for what only a program can get wrong: nil rules, a Must function with a bad text.
//
// # Memory
//
// Games that have no closed form are kept once in a table that holds them weakly: values that nobody
// holds are collected. A [Solver] holds the values it has found for as long as it lives itself.
//
// # Conventions
//
// Left is positive. G = H means that G − H is a second-player win, which is less than having the same
// options. Operands are called g and h, numbers x and y, players who. The examples of this page read as a
// tutorial from the top: first the tour, then whole rulesets, then single functions.
//
// References: J. H. Conway, On Numbers and Games (1976); E. R. Berlekamp, J. H. Conway, R. K. Guy, Winning
// Ways for Your Mathematical Plays (1982); M. H. Albert, R. J. Nowakowski, D. Wolfe, Lessons in Play (2007);
// A. N. Siegel, Combinatorial Game Theory (2013).
package surreal
